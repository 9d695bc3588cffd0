"""Tests for the programs that play Dungeon Crawl: their actions, that they end, and that the computing one is worth
it."""

import pytest

from game.core.match import Match
from game.core.rng import Rng
from game.core.text import Text
from game.rules.crawl import GAME
from game.rules.crawl.greedy import ENOUGH, WORTH_A_SPELL, Greedy
from game.rules.crawl.leaver import Leaver
from game.rules.crawl.odds_ahead import GOAL
from tests.bench.leaving import interval, walk
from tests.rules.crawl import MAGE, SETS, WARRIOR, options, table

PLAYS = 400
every_set = pytest.mark.parametrize("rules", SETS, ids=lambda rules: "-".join(rules.values()))
HARD = options(difficulty="hard")


def test_they_are_offered():
    assert set(GAME.agents()) == {"greedy", "leaver"}
    assert isinstance(GAME.adviser(), Leaver)


def hint(agent=None, **more):
    """The action that an agent chooses on a table laid out by hand, with the difficulty of the options."""
    rules = more.pop("rules", options())
    match = table(rules=rules, difficulty=rules["difficulty"], **more)
    return str((agent or Greedy()).choose(match.view(0)))


def test_greedy_leaves_with_ten_in_hard_core_only():
    assert hint(rules=HARD, score=ENOUGH - 1) == "enter"
    assert hint(rules=HARD, score=ENOUGH) == "leave"
    assert hint(score=50) == "enter"


def test_greedy_casts_at_what_has_some_life_and_absorbs_what_would_kill():
    mage = {"rules": options(MAGE), "mana": 3, "hp": 4}
    assert hint(monster="9C", monster_hp=WORTH_A_SPELL, **mage) == "cast"
    assert hint(monster="9C", monster_hp=WORTH_A_SPELL - 1, **mage) == "strike"
    assert hint(monster="9C", damage=4, **mage) == "absorb"
    assert hint(monster="9C", damage=3, **mage) == "bear"
    assert hint(monster="9C", **mage | {"mana": 0}) == "strike"
    assert hint(monster="9C", damage=9, score=20, **mage | {"mana": 0}) == "bear"


def advice(**more):
    rules = more.pop("rules", HARD)
    found = GAME.adviser().advise(table(rules=rules, difficulty=rules["difficulty"], **more).view(0))
    return str(found.action), str(found.why)


def test_it_says_what_is_at_stake():
    assert advice(hp=2, score=20, up="6D")[0] == "leave"
    assert advice(hp=2, score=20, up="6D")[1].startswith("Leave: you have 20 points, and going on brings only 1")
    assert advice(hp=9, score=4, up="QD")[1].startswith("Go in: you have 4 points, and going on brings ")
    assert advice(hp=9, up="QD") == ("enter", "Go in: you have nothing to lose yet but your life")
    assert advice(rules=options(), score=50)[1] == "Go in: whatever happens in there, your points are yours"


@pytest.mark.slow
def test_it_dares_more_with_more_life_and_a_better_shield():
    def leaves_with(hp, shield):
        return next(score for score in range(200) if advice(hp=hp, score=score, up=shield)[0] == "leave")

    by_life = [leaves_with(hp, "6D") for hp in (1, 4, 7, 10, 13)]
    by_shield = [leaves_with(7, shield) for shield in ("AD", "4D", "8D", "QD")]
    assert by_life == sorted(set(by_life))
    assert by_shield == sorted(set(by_shield))


def test_a_warrior_strikes():
    assert advice(monster="9C") == ("strike", "Strike: a warrior has no other way")


MAGE_HARD = options(MAGE, "hard")


def test_what_would_kill_is_absorbed_and_mana_is_bought_for_it():
    assert advice(rules=MAGE_HARD, hp=3, mana=4, monster="9C", damage=8, score=9) == (
        "absorb",
        "Absorb: a hit of 8 would be the end of you",
    )
    assert advice(rules=MAGE_HARD, hp=3, mana=0, up="KD", hero="KC", monster="9C", damage=8, score=30) == (
        "renew",
        "Renew: without mana, this hit is your last",
    )
    assert advice(rules=MAGE_HARD, hp=5, mana=1, monster="9C", damage=1)[0] == "bear"


def test_a_last_point_is_struck_off_and_not_spelled():
    assert advice(rules=MAGE_HARD, hp=3, mana=2, monster="9C", monster_hp=1)[0] == "strike"
    assert advice(rules=MAGE_HARD, hp=3, mana=5, monster="QC", monster_hp=12)[0] == "cast"


def test_without_an_end_it_leaves_with_plenty():
    for difficulty in ("normal", "hard"):
        action, why = advice(rules=options(MAGE, difficulty), hp=3, mana=9, up="KD", hero="KC", score=GOAL)
        assert (action, why) == ("leave", f"Leave: {GOAL} points are plenty, and with mana to buy this might never end")
    assert advice(rules=options(MAGE, "normal", "card"), hp=3, mana=9, up="KD", hero="KC", score=GOAL)[0] == "enter"


@pytest.mark.slow
@every_set
def test_every_play_ends_and_every_hint_has_a_reason(rules):
    reasons = set()
    for seed in range(4):
        match = Match(GAME, rules, seed)
        while not match.over:
            found = Leaver().advise(match.view(0))
            assert found.action in match.legal(0)
            assert isinstance(found.why, Text)
            reasons.add(found.why.message)
            match.play(found.action)
            assert len(match.log) < 20_000
    assert len(reasons) > 1


@every_set
def test_it_plays_alike_whatever_the_hidden_cards_are(rules):
    for seed in range(2):
        match = Match(GAME, rules, seed)
        while not match.over and len(match.log) < 60:
            found = Leaver().advise(match.view(0))
            for n in range(2):
                other = Match(GAME, rules, seed)
                other.state = match.guess(0, Rng(n))
                assert Leaver().advise(other.view(0)) == found
            match.play(found.action)


@pytest.mark.slow
def test_in_hard_core_it_brings_home_more_than_any_fixed_score_does():
    """On the same deals, the whole confidence interval of the difference is above zero; 2,000 deals of each hero are
    measured by hand (tests/bench/leaving.py)."""
    walks = [walk(WARRIOR, "pool", seed) for seed in range(PLAYS)]
    for fixed in (1, 5, 10, 15, 20, 30):
        mean, off = interval([each.computed - each.at(fixed) for each in walks])
        assert mean > off


@pytest.mark.slow
@pytest.mark.parametrize("mana", ["pool", "card"])
def test_as_a_mage_too(mana):
    walks = [walk(MAGE, mana, seed) for seed in range(PLAYS // 20)]
    for fixed in (1, 5, 10, 20):
        assert sum(each.computed for each in walks) > sum(each.at(fixed) for each in walks)
