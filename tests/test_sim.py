"""Tests for the numbers of a study, compared with numbers worked out by hand."""

import pytest

from game.rules.scoundrel import GAME
from game.sim import Study, percentile, play, run, wilson
from tests.rules.scoundrel import SETS


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [(0, 2000, 0.0, 0.001917), (5, 10, 0.236593, 0.763407), (10, 10, 0.722467, 1.0), (1, 1, 0.206549, 1.0)],
)
def test_wilsons_interval(won, games, low, high):
    assert wilson(won, games) == (pytest.approx(low, abs=1e-6), pytest.approx(high, abs=1e-6))
    assert 0 <= wilson(won, games)[0] <= won / games <= wilson(won, games)[1] <= 1


def test_percentiles_lie_between_two_values_in_proportion():
    values = list(range(11))
    assert [percentile(values, share) for share in (0, 0.05, 0.5, 0.95, 1)] == [0, 0.5, 5, 9.5, 10]
    assert percentile([7], 0.95) == 7


@pytest.mark.slow
def test_a_study_adds_up():
    matches = [play(GAME, SETS[1], "greedy", seed) for seed in range(10, 22)]
    scores = sorted(match.state.outcome.scores[0] for match in matches)
    found = run(Study("scoundrel", SETS[1], "greedy", 12, 10))
    assert found["won"] == sum(match.state.outcome.result == "won" for match in matches)
    assert found["win_rate"] == found["won"] / 12
    assert found["score"]["mean"] == sum(scores) / 12
    assert found["score"]["median"] == (scores[5] + scores[6]) / 2
    assert found["actions"] == sum(len(match.log) for match in matches)
