"""`solve`: whether a deal can be won by one who knows every card, and how."""

import argparse
from time import perf_counter
from typing import Any

from game.bots import SOLVERS
from game.core import seeds
from game.core.game import Game
from game.core.match import Match
from game.core.text import Text, Trouble, decimal
from game.grades import check
from game.minds import TooHard, Verdict, finish

from . import console

WON, LOST, UNDECIDED = "winnable", "lost", "undecided"


def run(raw: argparse.Namespace) -> int:
    """Solve the deal and print the verdict. Returns the exit status; raises `Trouble`."""
    if raw.game.id not in SOLVERS:
        known = ", ".join(SOLVERS)
        raise Trouble(Text("Nobody can solve “{game}”; what can be solved: {known}.", game=raw.game.id, known=known))
    check(raw.game, raw.options, raw.seed)
    match = Match(raw.game, raw.options, raw.seed, raw.deals)
    began = perf_counter()
    found = _solve(match)
    seconds = perf_counter() - began
    if raw.json:
        console.print_json(_told(match, found) | {"seconds": seconds})
    else:
        _print(raw.game, found, decimal(seconds))
    return 0


def _solve(match: Match) -> Verdict | None:
    """The verdict; None if the search was given up."""
    try:
        return finish(SOLVERS[match.game.id](match.state))
    except TooHard:
        return None


def _told(match: Match, found: Verdict | None) -> dict[str, Any]:
    line = found and found.line
    return {
        "game": match.game.id,
        "options": match.options,
        "seed": match.seed,
        "code": seeds.code(match.seed),
        "verdict": UNDECIDED if found is None else LOST if line is None else WON,
        "line": None if line is None else list(map(str, line)),
        "nodes": found and found.nodes,
        "without": list(found.without) if found else [],
    }


def _print(game: Game[Any], found: Verdict | None, time: Text) -> None:
    if found is None:
        console.say(Text("Whether this deal can be won is not known; the search ended after {time} s.", time=time))
    elif found.line is None:
        console.say(Text("This deal cannot be won. Proved in {time} s.", time=time))
    else:
        console.say(Text("This deal can be won. Found in {time} s:", time=time))
    for verb in found.without if found else ():
        label = Text(game.verbs[verb].label)
        console.say(Text("Without “{verb}”, because chance decides what comes then.", verb=label))
    for action in (found and found.line) or ():
        console.say(f"  {action}")
