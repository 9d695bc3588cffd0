"""Tests that every agent plays the same on every Python: no builtin `sum` of floats, whose rounding depends on the
version, decides anything."""

import builtins
import functools
import itertools
import operator
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

import pytest

from game import sim
from game.bots import agents
from game.core.game import program_defaults
from game.rules import games
from tests.contract.floats import Floats
from tests.rotation import rotating

ROOT = Path(__file__).parents[2]
SOURCES = [ROOT / "game" / "bots.py", *sorted((ROOT / "game" / "core").rglob("*.py")),
           *sorted((ROOT / "game" / "rules").rglob("*.py"))]  # fmt: skip

STAND_INS = "naive", "backwards", "compensated"


class Play(NamedTuple):
    """A play with one agent in every seat, and the digest of the table at its end, on every Python and machine.

    Where agents are meant to play differently the digest changes; `python -m tests.contract.test_same_play` prints it.
    """

    game: str
    agent: str
    seed: int
    digest: str
    options: Mapping[str, str] = {}

    def again(self):
        """Play it, and return the digest."""
        game = games()[self.game]
        return sim.play(game, program_defaults(game) | dict(self.options), self.agent, self.seed).digest()


PLAYS = (
    Play("scoundrel", "greedy", 1, "d1e95481c3d2"),
    Play("scoundrel", "greedy", 2, "4e5b3aea170f", {"wear": "equal", "end": "all"}),
    Play("scoundrel", "expert", 4, "3cc2df4fe499"),
    Play("scoundrel", "expert", 5, "4fe76caf2033", {"wear": "equal"}),
    Play("diamonds", "greedy", 1, "f7fc93999afb"),
    Play("diamonds", "greedy", 2, "446843d36bcc", {"mode": "party"}),
    Play("diamonds", "rival", 3, "3401d23d805c", {"mode": "duo"}),
    Play("diamonds", "dealer", 4, "f39fe458d8b2", {"mode": "dealer"}),
    Play("diamonds", "expert", 5, "3cc5c18fff27"),
    Play("diamonds", "expert", 6, "a706abc7f99b", {"mode": "duo"}),
    Play("crawl", "greedy", 1, "29570155de60"),
    Play("crawl", "leaver", 2, "4cbf15f1cc19", {"mana": "pool"}),
    Play("crawl", "leaver", 3, "505782421ffd"),
    Play("deuces", "novice", 1, "b980d42d68b0", {"heroes": "1", "start": "5"}),
    Play("deuces", "hero", 0, "745a92bac578"),
    Play("deuces", "hero", 2, "6f7f78868a8b", {"mode": "loot"}),
    Play("deuces", "gm", 2, "021405d4e18c", {"mode": "duel"}),
    Play("deuces", "hero", 3, "b2fe4c365554", {"mode": "masters", "epics": "1"}),
)


# the source


@pytest.mark.slow
def test_no_builtin_sum_adds_floats():
    floats = Floats(SOURCES)
    assert not [*floats.sums()]


def test_the_search_finds_sums_of_floats(tmp_path):
    lines = (
        "RATE = 0.5",
        "def rated(card) -> float: ...",
        "sum(rated(card) for card in cards)",
        "sum(n * RATE for n in row)",
        "sum(n / 2 for n in row)",
        "sum([0.5, 1])",
        "sum(map(rated, cards))",
        "def of(values: Sequence[float]): return sum(values[1:])",
        "def off(cards): return sum(card.rank for card in cards if rated(card) > 0.5)",
        "sum(len(row) for row in rows)",
        "class Fight:",
        "    def __init__(self, odds: list[float]): self.odds = odds",
        "    def all(self): return sum(map(mul, self.odds, self.odds))",
    )
    (tmp_path / "some.py").write_text("\n".join(lines), encoding="utf-8")
    assert [line for _path, line in Floats([tmp_path / "some.py"]).sums()] == [3, 4, 5, 6, 7, 8, 13]


# the plays


def naive(numbers, /, start=0):
    """Add from first to last, as the builtin did before Python 3.12."""
    return functools.reduce(operator.add, numbers, start)


def backwards(numbers, /, start=0):
    """Add from last to first."""
    return naive([*numbers][::-1], start)


def compensated(numbers, /, start=0):
    """Add with Neumaier's correction of the rounding errors, as the builtin does from Python 3.12 on."""
    terms = [start, *numbers]
    if not any(isinstance(term, float) for term in terms):
        return naive(terms[1:], start)
    total = correction = 0.0
    for term in map(float, terms):
        new = total + term
        correction += (total - new) + term if abs(total) >= abs(term) else (term - new) + total
        total = new
    return total + correction


def test_the_stand_ins_for_sum_differ_where_floats_are_added():
    row = [0.1] * 10
    assert naive(row) != compensated(row)
    assert backwards([1.0, 1.0, 1e16]) != naive([1.0, 1.0, 1e16])
    assert naive([1, 2]) == backwards([1, 2]) == compensated([1, 2]) == 3


def forget():
    """Empty the caches of the rules, in which results of another `sum` may be."""
    for name, module in [*sys.modules.items()]:
        if name.startswith("game."):
            for cache in vars(module).values():
                if isinstance(cache, functools._lru_cache_wrapper):
                    cache.cache_clear()


def test_every_agent_plays():
    wanted = {(game.id, agent) for game in games().values() for agent in agents(game)} - {
        (game, "random") for game in games()
    }
    assert {(play.game, play.agent) for play in PLAYS} == wanted


@pytest.mark.slow
@pytest.mark.parametrize("play", PLAYS, ids=lambda play: f"{play.game}-{play.agent}-{play.seed}")
def test_a_play_is_the_same_on_every_python(play):
    assert play.again() == play.digest


@pytest.mark.slow
@pytest.mark.parametrize(("play", "stand_in"), rotating(itertools.product(PLAYS, STAND_INS)))
def test_a_play_is_the_same_whatever_sum_does_with_floats(play, stand_in, monkeypatch):
    forget()
    monkeypatch.setattr(builtins, "sum", globals()[stand_in])
    try:
        assert play.again() == play.digest
    finally:
        monkeypatch.undo()
        forget()


if __name__ == "__main__":
    for each in PLAYS:
        print(each.game, each.agent, each.seed, each.again())
