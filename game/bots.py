"""The computer players, the random one that any game can have and those of each game; and the solvers."""

import hashlib
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from game.core.blanks import fill
from game.core.game import Adviser, Agent, AgentMaker, Game
from game.core.match import RANDOM, Match
from game.core.rng import Rng
from game.core.text import Text
from game.core.view import Action, Options, View
from game.minds import Evaluator, Remark, Remarks, Solver
from game.minds.diamonds import table as diamonds
from game.minds.scoundrel import table as scoundrel

SOLVERS: Mapping[str, Solver] = {  # by the game's id
    "scoundrel": scoundrel.solve_table,
    "diamonds": diamonds.solve_table,
}


class Random:
    """Plays any legal action, all equally likely."""

    def __init__(self, rng: Rng):
        self.rng = rng

    def choose(self, view: View) -> Action:
        """Return one of `view.legal`, with its blanks filled."""
        return fill(self.rng.choice(view.legal), self.rng)


def agents(game: Game[Any]) -> dict[str, AgentMaker]:
    """Every agent that can play a game, by name."""
    return {RANDOM: Random, **game.agents(), **{name: EXPERTS[game.id, name] for name in game.experts}}


def _scoundrel_expert(rng: Rng) -> Agent:
    from game.minds.scoundrel.expert import Expert

    return Expert()


def _diamonds_expert(rng: Rng) -> Agent:
    from game.minds.diamonds.expert import Expert

    return Expert()


EXPERTS: Mapping[tuple[str, str], AgentMaker] = {
    ("scoundrel", "expert"): _scoundrel_expert,
    ("diamonds", "expert"): _diamonds_expert,
}


def _scoundrel_counsel() -> Adviser:
    from game.minds.scoundrel.hints import counsel

    return counsel()


def _diamonds_counsel() -> Adviser:
    from game.minds.diamonds.hints import Hints

    return Hints()


COUNSELS: Mapping[str, Callable[[], Adviser]] = {  # by the game's id
    "scoundrel": _scoundrel_counsel,
    "diamonds": _diamonds_counsel,
}


def adviser(game: Game[Any]) -> Adviser:
    """The best adviser for a game: an expert if there is one, else that of the rules."""
    make = COUNSELS.get(game.id, game.adviser)
    return make()


def evaluator(game: Game[Any], options: Options) -> Evaluator | None:
    """What rates the actions of a play with these options; None if nothing can."""
    make = EVALUATORS.get(game.id)
    return make(options) if make else None


def _scoundrel_evaluator(options: Options) -> Evaluator:
    from game.minds.scoundrel.hints import Judge

    return Judge()


def _diamonds_evaluator(options: Options) -> Evaluator | None:
    from game.minds.diamonds.hints import Judge

    return Judge() if options["mode"] == "solo" else None


EVALUATORS: Mapping[str, Callable[[Options], Evaluator | None]] = {  # by the game's id
    "scoundrel": _scoundrel_evaluator,
    "diamonds": _diamonds_evaluator,
}


def reason(game: Game[Any], view: View, line: Sequence[Action]) -> Text:
    """The reason for the first action of a line that a game's solver found."""
    return REASONS[game.id](view, line)


def _scoundrel_reason(view: View, line: Sequence[Action]) -> Text:
    from game.minds.scoundrel.hints import reason

    return reason(view, line)


def _diamonds_reason(view: View, line: Sequence[Action]) -> Text:
    from game.minds.diamonds.hints import reason

    return reason(view, line)


REASONS: Mapping[str, Callable[[View, Sequence[Action]], Text]] = {  # by the game's id
    "scoundrel": _scoundrel_reason,
    "diamonds": _diamonds_reason,
}


def remarks(game: Game[Any]) -> Remarks | None:
    """What remarks on finished plays of a game that nothing rates; None if nothing does."""
    return REMARKS.get(game.id)


def _crawl_remarks(match: Match, seat: int) -> list[Remark]:
    from game.minds.crawl.remarks import remarks

    return remarks(match, seat)


def _deuces_remarks(match: Match, seat: int) -> list[Remark]:
    from game.minds.deuces.remarks import remarks

    return remarks(match, seat)


REMARKS: Mapping[str, Remarks] = {"crawl": _crawl_remarks, "deuces": _deuces_remarks}  # by the game's id


def stream(seed: int, seat: int) -> Rng:
    """The random stream of a seat's agent, separate from the deal's stream."""
    digest = hashlib.blake2s(f"agent {seed} {seat}".encode(), digest_size=8).digest()
    return Rng(int.from_bytes(digest, "big"))
