"""Tests for the model of Dungeon Crawl's computed player: compared with the rules, and with the model's own table."""

from itertools import pairwise

import pytest

from assets.press.minds import leaving
from game.core.cards import pack, parse
from game.core.rng import Rng
from game.rules.crawl import odds_ahead
from game.rules.crawl.fight import RENEWAL
from game.rules.crawl.odds import HITS, SHARE
from game.rules.crawl.odds_ahead import GOAL, MAGE_LIVES, SCORES, Ahead, Duel
from game.rules.crawl.odds_fights import Mage, warrior
from game.rules.crawl.odds_table import TABLE
from game.rules.crawl.worth import HIGHEST, shielding, worth
from tests import work
from tests.rules.acting import do
from tests.rules.crawl import MAGE, WARRIOR, options, table

FIGHTS = 600
SIGMAS = 4  # seeds are fixed, so fights always are the same: this fails only when a rule or the model changes
MODEL = 0.03  # of 1: in the model drawn cards can come again at once, in a pool they cannot
ROUNDING = 0.15  # points: the table is rounded to tenths, like the values behind a room


def cards_in_some_order(seed, without):
    rest = [card.id for card in pack() if card.id not in without]
    Rng(seed).shuffle(rest)
    return rest


def door(seed, hero, difficulty, up, life, mana, monster):
    """A table before a room with that monster; all other cards are anywhere."""
    rest = cards_in_some_order(seed, (monster, up, "KC"))
    lives, rest = rest[:life], rest[life:]
    spells, rest = rest[:mana], rest[mana:]
    rules = options(hero, difficulty)
    return table(
        " ".join((monster, *rest)), " ".join(lives), " ".join(spells), rules=rules, discard="", hero="KC", up=up,
        difficulty=difficulty,
    )  # fmt: skip


def likely(counts, worth):
    """True if the mean of the counts differs from the model's value by no more than its interval plus the model's
    error."""
    mean = sum(counts) / len(counts)
    variance = sum((count - mean) ** 2 for count in counts) / len(counts)
    return abs(mean - worth) < SIGMAS * (variance / len(counts)) ** 0.5 + MODEL


def test_the_odds_of_a_whole_pack():
    whole = pack()
    assert all(sum(worth(card) == value for card in whole) == pytest.approx(52 * SHARE) for value in range(1, 14))
    pairs = [(one, other) for one in whole for other in whole if one != other]
    assert sum(one.red == other.red for one, other in pairs) / len(pairs) == pytest.approx(HITS)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("up", "life", "monster"), [("AD", 5, "5S"), ("8D", 7, "9C"), ("QD", 13, "KH"), ("4D", 2, "3H")]
)
def test_a_warriors_fight_ends_as_often_with_each_life_as_the_model_says(up, life, monster):
    shield, size = shielding(parse(up)), parse(monster).rank
    lives = []
    for seed in range(FIGHTS):
        match = do(door(seed, WARRIOR, "hard", up, life, 0, monster), "enter")
        while not match.over and match.state.facts["stage"] == "fight":
            do(match, "strike")
        lives.append(match.state.gauges["hp"])
    for left in range(1, life + 1):
        won = [float(left == each) for each in range(life + 1)]
        assert likely([float(left == each) for each in lives], warrior(shield, won, size)[life])


@pytest.mark.slow
@pytest.mark.parametrize("difficulty", ["normal", "hard"])
@pytest.mark.parametrize(("life", "mana", "monster"), [(3, 0, "4S"), (5, 4, "7C"), (2, 9, "QH"), (6, 3, "2D")])
def test_a_mages_fight_played_by_the_model_is_worth_what_it_says(difficulty, life, mana, monster):
    """Worth: survival, plus a little for each mana card left and each point of life."""
    size = parse(monster).rank
    won = [[0.0, *((1 + rest / 20 + left / 20) / 2 for left in range(1, life + 1))] for rest in range(mana + 1)]
    fight = Mage(won, 0.0, size, size if difficulty == "normal" else HIGHEST)
    worths = []
    for seed in range(FIGHTS):
        match = do(door(seed, MAGE, difficulty, "KD", life, mana, monster), "enter")
        while not match.over and match.state.facts["stage"] != "door":
            do(match, answer(fight, match.state))
        gauges = match.state.gauges
        worths.append(won[gauges["mana"]][gauges["hp"]])
    assert likely(worths, fight.start(mana, life))


def answer(fight, state):
    """The verb that the model chooses."""
    mana, life, theirs, damage = (state.gauges[name] for name in ("mana", "hp", "monster.hp", "damage"))
    if damage:
        answers, verbs = fight.hit(mana, life, theirs, damage), ("bear", "absorb")
    else:
        answers, verbs = fight.turn(mana, life, theirs), ("strike", "cast")
    return verbs[answers.spell is not None and answers.spell > answers.plain]


def test_a_fight_can_be_solved_in_steps_and_asked_for_meanwhile():
    won = [[0.0, *[1.0 + mana] * 4] for mana in range(5)]
    whole, stepped = Mage(won, 0.0, 9), Mage(won, 0.0, 9)
    steps = stepped.prepare(4)
    for _ in range(6):  # it stops in the middle of a level
        next(steps)
    assert stepped.turn(2, 3, 9) == whole.turn(2, 3, 9)
    assert len(list(steps)) > 1
    assert stepped.hit(4, 4, 7, 5) == whole.hit(4, 4, 7, 5)
    assert not list(stepped.prepare(4))


def test_mana_for_score_is_worth_it_when_the_hit_would_kill():
    won = [[0.0, *[20.0] * 2] for _ in range(9)]
    again = Mage([[0.0, *[10.0] * 2] for _ in range(9)], 0.0, 3)
    fight = Mage(won[:1], 0.0, 3, renewed=lambda: (again, 8))
    answers = fight.hit(0, 2, 3, 5)
    assert answers.plain == 0
    assert answers.spell is None
    assert answers.renew == again.hit(8, 2, 3, 5).best > 0
    assert fight.hit(0, 2, 3, 1).best >= answers.renew


@pytest.mark.slow
def test_the_longest_thought_of_a_hint_is_done_within_a_frame():
    """The hardest fight, with all mana and two renewals to think of."""
    ahead = odds_ahead.of_mage(True, True, HIGHEST)
    with work.at_most(60_000):
        odds_ahead.mage_fight(ahead, Duel(30, HIGHEST, MAGE_LIVES, HIGHEST, HIGHEST), 2).turn(HIGHEST, MAGE_LIVES, 13)


def test_an_answer_is_worth_more_with_more_life_and_more_mana():
    won = [[0.0, *[1.0] * 5] for _ in range(6)]
    fight = Mage(won, 0.0, 9)
    starts = [[fight.start(mana, life) for life in range(1, 6)] for mana in range(6)]
    assert all(one < other for row in starts for one, other in pairwise(row))
    assert all(low < high for row, more in pairwise(starts) for low, high in zip(row, more, strict=True))


@pytest.mark.parametrize("shield", range(7))
def test_the_table_of_warriors_is_what_the_model_makes_of_it(shield):
    ahead = odds_ahead.of_warrior(shield)
    for score in SCORES:
        rooms = odds_ahead.warrior_goes_on(ahead, shield, score, 13)
        for life in range(1, 14):
            assert ahead.going_on(score, life) == pytest.approx(floored(rooms[life], score), abs=ROUNDING)


MAGES = [(True, True, 3), (True, True, 8), (False, True, 5), (True, False, 13), (False, False, 13)]


@pytest.mark.parametrize(("hard", "pool", "full"), MAGES)
@pytest.mark.parametrize("score", [9, 20])
def test_the_table_of_mages_is_what_the_model_makes_of_it(hard, pool, full, score):
    ahead = odds_ahead.of_mage(hard, pool, full)
    rooms = mage_goes_on(ahead, score, full, pool)
    for mana in range(full + 1):
        for life in range(1, MAGE_LIVES + 1):
            assert ahead.going_on(score, life, mana) == pytest.approx(floored(rooms[mana][life], score), abs=ROUNDING)


def mage_goes_on(ahead, score, full, pool):
    """A mage's expected final score when entering the next room, as `[mana][life]` up to the maximum of both."""
    sums = [[0.0] * (MAGE_LIVES + 1) for _mana in range(full + 1)]
    for monster in range(1, HIGHEST + 1):
        duel = Duel(score, monster, MAGE_LIVES, full, full if pool else 1)
        fight = odds_ahead.mage_fight(ahead, duel, renewals=score // RENEWAL)
        for mana, row in enumerate(sums):
            for life in range(1, MAGE_LIVES + 1):
                row[life] += SHARE * fight.start(mana, life)
    return sums


@pytest.mark.slow
@pytest.mark.parametrize("shield", [0, 4])
def test_the_table_of_warriors_is_what_its_program_computes(shield):
    assert TABLE[odds_ahead.warrior_key(shield)].strip() == leaving.lines(leaving.warrior(shield))


@pytest.mark.slow
@pytest.mark.parametrize(("hard", "pool", "full"), [(True, True, 1), (True, True, 5), (False, True, 3)])
def test_the_table_of_mages_is_what_its_program_computes(hard, pool, full):
    """From the first round on; with more mana it takes minutes."""
    assert TABLE[odds_ahead.mage_key(hard, pool, full)].strip() == leaving.lines(leaving.mage(hard, pool, full))


def floored(worth, score):
    """The worth, but no lower than the lowest number that the table can have."""
    return max(worth, score - 9.9)


def test_there_is_a_table_for_every_hero():
    keys = {f"warrior {shield}" for shield in range(7)}
    keys |= {odds_ahead.mage_key(hard, True, full) for hard in (True, False) for full in range(1, 14)}
    keys |= {odds_ahead.mage_key(hard, False, 13) for hard in (True, False)}
    assert set(TABLE) == keys
    for key in keys:
        lines = TABLE[key].strip().splitlines()
        full = 13 if "card" in key else int(key.split()[-1])
        assert len(lines) == (13 if "warrior" in key else 6 * (full + 1))
        assert {len(line.split()) for line in lines} == {len(SCORES)}


def test_between_two_scores_the_worth_is_in_proportion():
    ahead = Ahead([[10.0 - score / 20 for score in SCORES]], 1, hard=True)
    assert ahead.going_on(0, 1) == 10
    assert ahead.going_on(12, 1) == pytest.approx(12 + 9.4)
    assert ahead.going_on(500, 1) == 500
    assert ahead.worth(210, 1) == 210
    assert not ahead.enough(10_000)


def test_a_mage_with_a_pool_to_renew_has_enough_some_day():
    ahead = odds_ahead.of_mage(False, True, 13)
    assert ahead.worth(GOAL, 6, 13) == GOAL
    assert ahead.worth(GOAL - 1, 6, 13) > GOAL - 1
    assert not odds_ahead.of_mage(False, False, 13).enough(GOAL)
