"""`review`: what each decision of a kept play gave away, and what luck did."""

import argparse
from typing import Any

from game import bots, i18n
from game.core import save, seeds
from game.core.grading import GRADE
from game.core.match import Match
from game.core.text import Text, Trouble, number
from game.minds import Evaluator, finish
from game.review import words
from game.review.analysis import Review, moments, review
from game.rules import games

from . import console
from .replaying import text_of

MOST = 12  # moments that are told


def run(raw: argparse.Namespace) -> int:
    """Review the play in a file and print what there is to say. Returns the exit status; raises `Trouble`."""
    match = save.read(text_of(raw.file), games())
    evaluator = bots.evaluator(match.game, match.options)
    if evaluator is None:
        return _remark(match, raw.json)
    found = finish(review(match, evaluator))
    if raw.json:
        console.print_json(_told(match, found))
    else:
        _print(match, found, evaluator)
    return 0


def _remark(match: Match, json: bool) -> int:
    """Print what there is to say of a play that nothing rates. Raises `Trouble` if there is nothing to say."""
    remarks = bots.remarks(match.game)
    if remarks is None:
        raise Trouble(Text("A play of two parties cannot be reviewed."))
    found = remarks(match, 0)
    if json:
        told = [{"at": one.at, "kind": one.kind, "figures": dict(one.figures)} for one in found]
        console.print_json({**_play(match), "remarks": told})
    else:
        console.say(f"{i18n._(match.game.title)}  {seeds.code(match.seed)}")
        for one in found:
            console.say(Text("{n}. {told}", n=number(min(one.at + 1, len(match.log))), told=one.text))
    return 0


def _play(match: Match) -> dict[str, Any]:
    return {"game": match.game.id, "options": match.options, "seed": match.seed, "code": seeds.code(match.seed)}


def _told(match: Match, found: Review) -> dict[str, Any]:
    return {
        **_play(match),
        "average": found.average,
        "start": found.start,
        "loss": found.loss,
        "luck": found.luck,
        "decisions": found.decisions,
        "good": found.good,
        "turning_point": found.turning_point,
        "steps": [
            {
                "action": str(step.action),
                "best": str(step.best),
                "before": step.before,
                "after": step.after,
                "seen": step.seen,
                "why": None if step.why is None else i18n.say(step.why),
            }
            for step in found.steps
        ],
    }


def _print(match: Match, found: Review, evaluator: Evaluator) -> None:
    console.say(f"{i18n._(match.game.title)}  {seeds.code(match.seed)}")
    console.say(words.sum_of(found, GRADE in match.options))
    console.say(Text("{skill}. {luck}.", skill=words.skill(found), luck=words.luck(found)))
    for row in words.rows(found, match, moments(found, MOST), evaluator.name):
        console.say(row)
