"""The sequential test of strength finds the right verdict and stops early."""

from random import Random

from tests.strength import shows


def games(share: float, seed: int, count: int = 400) -> list[float]:
    rng = Random(seed)
    return [float(rng.random() < share) for _ in range(count)]


def test_a_stronger_player_is_told_from_an_equal_one_before_all_games_are_played():
    stronger = [shows(games(0.7, seed), 0.65, 0.5) for seed in range(40)]
    equal = [shows(games(0.5, seed), 0.65, 0.5) for seed in range(40)]
    assert all(verdict for verdict, _count in stronger)
    assert not any(verdict for verdict, _count in equal)
    assert max(count for _verdict, count in stronger + equal) < 400


def test_few_results_go_to_the_likelier_share():
    assert shows([1, 1, 0], 0.65, 0.5) == (True, 3)
    assert shows([1, 0, 0], 0.65, 0.5) == (False, 3)


def test_no_results_show_nothing():
    assert shows([], 0.65, 0.5) == (False, 0)
