"""Tests that the names used by scripts, saves, maps and links of players neither disappear nor change without a
version.

A game that is not listed here has promised nothing yet; an entry is added when its first version is released.
"""

import pytest

from game.bots import agents
from game.core.match import Match
from game.core.view import Action
from game.rules import games
from tests.contract.plays import sets

ROOMS = ["room.0", "room.1", "room.2", "room.3"]
PROMISED = {
    "scoundrel": {
        "zones": ["deck", *ROOMS, "weapon", "slain", "discard"],
        "gauges": ["health"],
        "facts": ["faced", "drunk", "avoided", "last"],
        "verbs": ["avoid", "take", "drink", "fight"],
        "options": {"wear": ["lower", "equal"], "end": ["all", "full"]},
        "agents": ["random", "greedy", "expert"],
    },
    "diamonds": {
        "zones": [
            *["deck", *ROOMS, "room.4", "room.5", "room.6", "discard"],
            *["weapon.0", "weapon.1", "slain.0", "slain.1", "party.0", "party.1"],
        ],
        "gauges": ["hp.0", "hp.1", "left", "reserve", "dice"],
        "facts": [
            *["ran", "taken", "first", "drank.0", "drank.1", "last.0", "last.1", "dealer"],
            *["phase", "hit", "rooms", "runs", "damage", "healing", "spared", "corrections"],
        ],
        "verbs": [
            *["run", "take", "drink", "fight", "turn", "gather", "shuffle", "say"],
            *["join", "have", "exit", "out", "spend", "die", "even", "roll", "note", "set", "on"],
        ],
        "options": {
            "mode": ["solo", "duo", "dealer", "party"],
            "first": ["seed", "0", "1"],
            "die": ["auto", "1", "d4", "d6", "d8", "d10", "d12"],
        },
        "agents": ["random", "greedy", "rival", "dealer"],
    },
    "crawl": {
        "zones": [
            *["deck", "hero", "shield", "manacard", "hp.cards", "mana.cards", "monster", "monster.cards"],
            *["first.hero", "first.monster", "attack", "evasion", "discard"],
        ],
        "gauges": ["hp", "mana", "score", "monster.hp", "damage"],
        "facts": ["difficulty", "stage", "turn", "rooms", "renewed", "pool"],
        "verbs": ["normal", "hard", "enter", "leave", "strike", "cast", "absorb", "bear", "renew"],
        "options": {
            "hero": ["warrior", "mage"],
            "difficulty": ["ask", "normal", "hard"],
            "mana": ["pool", "card"],
        },
        "agents": ["random", "greedy", "leaver"],
    },
}
CHARACTER = {"hp", "max", "level", "dice"}
RESOURCES = {*(f"slot.{n}" for n in range(1, 10)), "ki", "rage", "channel", "sorcery", "superiority", "inspiration"}
CLASSES = ("wizard", "monk", "barbarian", "paladin", "sorcerer", "fighter", "bard")


@pytest.mark.parametrize("id", PROMISED)
def test_every_promised_name_is_there(id):
    game = games()[id]
    states = [Match(game, options, 1).state for options in sets(game)]
    there = {
        "zones": set(game.zones),
        "gauges": set(game.gauges),
        "facts": {fact for state in states for fact in state.facts},
        "verbs": set(game.verbs),
        "agents": {*agents(game)},
    }
    for kind, names in there.items():
        assert set(PROMISED[id][kind]) <= names, kind
    choices = {option.key: {choice.value for choice in option.choices} for option in game.options}
    for key, values in PROMISED[id]["options"].items():
        assert set(values) <= choices[key], key


def test_a_character_has_its_gauges_and_its_facts():
    match = Match(games()["diamonds"], {"mode": "party", "first": "seed", "die": "auto"}, 1)
    for name in CLASSES:
        match.play(Action.parse(f"join {name} {name} 20 40 40"))
    match.play(Action.parse("exit 3"))
    match.play(Action.parse("out"))
    found = set()
    for n in range(len(CLASSES)):
        gauges = {gauge.removesuffix(f".pc.{n}") for gauge in match.state.gauges if gauge.endswith(f".pc.{n}")}
        assert gauges >= CHARACTER
        assert {f"name.pc.{n}", f"start.hp.pc.{n}"} <= set(match.state.facts)
        found |= gauges - CHARACTER
    assert found == RESOURCES
