"""Simulates thousands of plays in several processes: how often an agent wins, and with what scores."""

import math
import os
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import chain
from typing import Any, NamedTuple

from game import workers
from game.bots import agents, stream
from game.core.game import Game
from game.core.grading import GRADE
from game.core.match import Match
from game.core.text import Text, Trouble
from game.grades import seeds_of
from game.rules import games

CHUNK = 100  # deals per task of a worker process
Z_95 = 1.959963984540054  # the normal distribution's 97.5 % point
DIGITS = 9  # decimal places of a fraction; the rest is noise
ENDED_WELL = ("won", "left")


@dataclass(frozen=True)
class Study:
    """The parameters of a simulation: `games` deals from `seed` on, all seats held by `agent`. With a grade among the
    options, only deals of that grade are played."""

    game: str
    options: Mapping[str, str]
    agent: str
    games: int
    seed: int


class TooFew(Trouble):
    """Raised if not as many deals of a grade are known."""


class Result(NamedTuple):
    """The result of one play for its first seat."""

    won: bool
    score: int
    actions: int


def play(game: Game[Any], options: Mapping[str, str], agent: str, seed: int) -> Match:
    """Play one deal to its end, with an agent in every seat."""
    match = Match(game, options, seed)
    maker = agents(game)[agent]
    players = {seat: maker(stream(seed, seat)) for seat in range(len(match.seats))}
    while not match.over:
        match.step(players)
    return match


def run(study: Study, jobs: int = 1) -> dict[str, Any]:
    """Run a simulation and sum it up, as `sim --json` prints it. The results do not depend on `jobs`."""
    deals_of(study)  # fail now rather than in a worker
    began = time.perf_counter()
    results = list(_results(study, jobs))
    return _summary(study, results, time.perf_counter() - began)


def wilson(won: int, games: int) -> tuple[float, float]:
    """The 95 % confidence interval of a win rate (Wilson's, which is also good near 0 and 1)."""
    rate, z2 = won / games, Z_95**2
    middle = (rate + z2 / (2 * games)) / (1 + z2 / games)
    half = Z_95 / (1 + z2 / games) * math.sqrt(rate * (1 - rate) / games + z2 / (4 * games**2))
    return max(0.0, round(middle - half, DIGITS)), min(1.0, round(middle + half, DIGITS))


def percentile(ordered: Sequence[int], share: float) -> float:
    """The value below which that share of the ordered values lies, interpolated linearly."""
    place = (len(ordered) - 1) * share
    low = math.floor(place)
    high = min(low + 1, len(ordered) - 1)
    return round(ordered[low] + (ordered[high] - ordered[low]) * (place - low), DIGITS)


def _results(study: Study, jobs: int) -> Iterator[Result]:
    firsts = range(0, study.games, CHUNK)
    chunks = (range(first, min(first + CHUNK, study.games)) for first in firsts)  # there may be too many for a list
    jobs = min(jobs, len(firsts))
    if jobs == 1:
        return chain.from_iterable(_chunk(study, chunk) for chunk in chunks)
    return chain.from_iterable(workers.results(partial(_chunk, study), chunks, jobs))


def _chunk(study: Study, deals: range) -> list[Result]:
    game = games()[study.game]
    seeds = deals_of(study)
    return [_result(play(game, study.options, study.agent, seeds[i])) for i in deals]


def deals_of(study: Study) -> Sequence[int]:
    """The seeds of the deals. Raises `TooFew` if not as many deals are of the grade."""
    if GRADE not in study.options:
        return range(study.seed, study.seed + study.games)
    graded = seeds_of(games()[study.game], study.options, study.options[GRADE])
    found = [seed for seed in graded if seed >= study.seed][: study.games]
    if len(found) < study.games:
        raise TooFew(Text("Only {n} of these deals are “{grade}”.", n=len(found), grade=study.options[GRADE]))
    return found


def _result(match: Match) -> Result:
    outcome = match.state.outcome
    assert outcome is not None
    return Result(outcome.results[0] in ENDED_WELL, outcome.scores[0], len(match.log))


def _summary(study: Study, results: Sequence[Result], seconds: float) -> dict[str, Any]:
    won = sum(result.won for result in results)
    scores = sorted(result.score for result in results)
    return {
        "game": study.game,
        "options": dict(study.options),
        "agent": study.agent,
        "games": study.games,
        "seed": study.seed,
        "won": won,
        "win_rate": won / study.games,
        "win_rate_95": list(wilson(won, study.games)),
        "score": {
            "mean": sum(scores) / len(scores),
            "p5": percentile(scores, 0.05),
            "median": percentile(scores, 0.5),
            "p95": percentile(scores, 0.95),
        },
        "actions": sum(result.actions for result in results),
        "seconds": round(seconds, 3),
        "games_per_second": round(study.games / seconds, 1),
    }


def processors() -> int:
    """The number of processes worth starting on this machine."""
    return os.cpu_count() or 1
