"""`games`: lists the games with their options and agents."""

import argparse
from typing import Any

from game import i18n
from game.bots import agents
from game.core.game import Game, defaults
from game.core.grading import options_of
from game.core.text import Text
from game.rules import games

from . import console


def run(raw: argparse.Namespace) -> int:
    """List the games. Returns the exit status."""
    if raw.json:
        console.print_json([describe(game) for game in games().values()])
        return 0
    for game in games().values():
        _print(game)
    return 0


def describe(game: Game[Any]) -> dict[str, Any]:
    """Everything a program needs to know about a game before it plays it."""
    return {
        "id": game.id,
        "title": i18n._(game.title),
        "credit": game.credit,
        "blurb": i18n._(game.blurb),
        "rules": game.version,
        "options": [
            {
                "key": option.key,
                "label": i18n._(option.label),
                "default": option.default,
                "program": option.program or option.default,
                "values": [
                    {"value": choice.value, "label": i18n._(choice.label), "help": i18n._(choice.help)}
                    for choice in option.choices
                ],
            }
            for option in options_of(game)
        ],
        "seats": [i18n._(seat.name) for seat in game.seats(defaults(game))],
        "verbs": {id: i18n._(verb.help) for id, verb in game.verbs.items()},
        "zones": list(game.zones),
        "gauges": list(game.gauges),
        "agents": list(agents(game)),
    }


def _print(game: Game[Any]) -> None:
    title = Text(game.title)
    if game.credit:
        console.say(Text("{id}: {title}, by {credit}", id=game.id, title=title, credit=game.credit))
    else:
        console.say(Text("{id}: {title}", id=game.id, title=title))
    console.say(f"  {i18n._(game.blurb)}")
    for option in options_of(game):
        console.say(f"  --set {option.key}=…  {i18n._(option.label)}")
        for choice in option.choices:
            star = "*" if choice.value == option.default else " "
            console.say(f"   {star} {choice.value:8} {i18n._(choice.help)}")
    console.say(Text("  Agents: {names}", names=", ".join(agents(game))))
