"""Tests for Dungeon Crawl at boundaries, where one more or less, or the other side, would have another result."""

from fractions import Fraction

import pytest

from game.core.cards import parse
from game.core.events import Noted
from game.core.game import Preview
from game.core.match import Match
from game.core.text import say
from game.core.view import Action
from game.rules.crawl import GAME, counting
from game.rules.crawl.character import full_mana
from game.rules.crawl.counting import Pool, black, red
from tests.rules.acting import do
from tests.rules.crawl import MAGE, WARRIOR, cards, gauge, options, table, told

HARD, MAGIC = options(difficulty="hard"), options(MAGE)
FALL = {"deck": "2S 3H 7C 5C", "hp": 3, "monster": "KS"}  # a strike that misses, and the answer that kills


def deeds(match: Match, *actions: str) -> dict[str, tuple]:
    """The deeds of a run by kind: amount and cards."""
    events = [event.seen_by(0) for action in actions for event in do(match, action).state.news]
    story = GAME.stories.story(match.view(0), events)
    return {deed.kind: (deed.amount, " ".join(map(str, deed.cards))) for deed in story.deeds}


def foreseen(match: Match, verb: str) -> Preview:
    return GAME.preview(match.view(0), Action(verb))


def noted(match: Match, fact: str) -> list:
    """The values that a fact took during the last action."""
    return [event.value for event in match.state.news if isinstance(event, Noted) and event.fact == fact]


# the beginning


@pytest.mark.parametrize(("hero", "seat"), [(WARRIOR, "Warrior"), (MAGE, "Mage")])
def test_the_seat_is_called_by_the_character(hero, seat):
    assert [each.name for each in GAME.seats(options(hero))] == [seat]


def test_at_first_nothing_is_chosen_slain_bought_or_struck_and_it_is_nobodys_turn():
    assert Match(GAME, options(difficulty="ask"), 1).state.facts == {
        "difficulty": "", "stage": "choose", "turn": "", "rooms": 0, "renewed": 0, "pool": "", "blow": "", "cost": "",
    }  # fmt: skip


@pytest.mark.parametrize("verb", ["normal", "hard"])
def test_the_difficulty_that_is_chosen_is_told(verb):
    assert told(do(Match(GAME, options(difficulty="ask"), 1), verb)) == [verb]


def test_a_card_is_a_monster_in_the_room_and_a_card_anywhere_else():
    assert say(GAME.card_info.name("monster", parse("KH"))) == "Ember King"
    assert GAME.card_info.name("discard", parse("KH")) is None


# the shield


def test_a_shield_takes_no_more_than_there_is():
    match = do(table("2S 3H 2C 5C", hp=5, monster="KS", up="KD"), "strike")
    assert told(match)[-1] == "blocked KD 2"
    assert (gauge(match, "hp"), match.state.facts["cost"]) == (5, 0)


# captions: whose turn it is, whose blow lies there, what it has cost


def test_a_hit_that_waits_for_an_answer_is_the_monsters_turn_and_then_it_is_the_heros():
    match = do(table("2S 3H 7C 5C", monster="KS", hp=9, mana=1, rules=MAGIC), "strike")
    assert match.state.facts["turn"] == "monster"
    assert do(match, "bear").state.facts["turn"] == "hero"


def test_at_the_door_and_after_the_end_it_is_nobodys_turn():
    assert do(table("9C 5S", monster="9H"), "strike").state.facts["turn"] == ""
    assert do(table(**FALL), "strike").state.facts["turn"] == ""


@pytest.mark.parametrize(("verb", "deck", "mine"), [("strike", "2S 3H 7C 5H", "hero"), ("cast", "3H 7C 5H", "spell")])
def test_it_is_known_whose_blow_lies_there_and_that_it_was_a_spell(verb, deck, mine):
    match = do(table(deck, monster="KS", mana="9S", rules=MAGIC), verb)
    assert noted(match, "blow") == [mine, "monster"]


def test_what_a_hit_has_cost_is_known_when_it_is_answered_and_not_before():
    hit = do(table("2S 3H 7C 5C  2C", monster="KS", hp=9, mana="2H 3D", rules=MAGIC), "strike")
    assert hit.state.facts["cost"] == ""
    assert "blow" not in GAME.captions(hit.view(0))
    do(hit, "absorb", "bear")
    assert hit.state.facts["cost"] == 4
    assert say(GAME.captions(hit.view(0))["blow"]) == "The same colour: you lose 4"


def test_of_a_hit_beyond_the_last_hit_point_it_is_known_what_was_left_to_lose():
    assert do(table(**FALL), "strike").state.facts["cost"] == 3


def test_a_hit_that_is_all_absorbed_has_cost_nothing_and_the_next_one_has_cost_nothing_yet():
    match = table("2S 3H 9C 5C", monster="KS", hp=9, mana="2H 9D", damage=4, attack="4C", evasion="8S", rules=MAGIC)
    assert do(match, "absorb").state.facts["cost"] == 0
    assert do(match, "strike").state.facts["cost"] == ""


# previews


def test_a_monster_weaker_than_half_the_shield_cannot_hurt_you_either():
    assert say(foreseen(table(monster="2S", up="8H"), "strike").text).endswith("It can't hurt you.")


def test_the_last_mana_card_is_no_risk_for_who_can_buy_more():
    mage = {"monster": "6S", "hp": 3, "mana": 1, "damage": 4, "rules": MAGIC}
    assert foreseen(table(score=9, **mage), "absorb").risky
    assert not foreseen(table(score=10, **mage), "absorb").risky


def test_in_hard_core_nothing_is_at_stake_before_the_first_point():
    assert "at stake" not in say(foreseen(table(score=0, rules=HARD), "enter").text)
    assert "at stake" in say(foreseen(table(score=1, rules=HARD), "enter").text)


def test_a_room_is_a_risk_where_one_hit_may_be_the_end():
    assert foreseen(table(hp=13, up="AD", rules=HARD), "enter").risky
    assert not foreseen(table(hp=13, up="2D", rules=HARD), "enter").risky


def test_a_spell_says_what_it_is_turned_against_and_what_may_come_back():
    assert say(foreseen(table(monster="6S", mana=1, rules=MAGIC), "cast").text).endswith("hit back for up to 6.")
    assert say(foreseen(table(monster="9S", mana=1, damage=7, rules=MAGIC), "absorb").text).endswith("comes off the 7")


@pytest.mark.parametrize(("verb", "damage", "chip"), [("cast", 0, "−1"), ("absorb", 4, "−1"), ("bear", 4, "−4")])
def test_under_a_button_stands_what_it_takes(verb, damage, chip):
    assert foreseen(table(monster="KS", mana=2, damage=damage, rules=MAGIC), verb).chip == chip


@pytest.mark.parametrize(
    ("verb", "damage", "kind", "changes"),
    [
        ("cast", 0, "luck", {"mana": -1}),
        ("absorb", 4, "luck", {"mana": -1}),
        ("bear", 4, "damage", {"hp": -4, "damage": -4}),
        ("renew", 0, "heal", {"score": -10, "mana": 3}),
        ("strike", 0, "luck", {}),
    ],
)
def test_what_is_sure_of_an_action_is_said_and_nothing_else(verb, damage, kind, changes):
    found = foreseen(table(monster="KS", mana=2, damage=damage, score=10, rules=MAGIC), verb)
    assert (found.kind, found.changes) == (kind, changes)


def test_under_what_luck_decides_stands_no_number_and_under_leave_the_score():
    assert foreseen(table(monster="KS"), "strike").chip == foreseen(table(), "enter").chip == ""
    leaving = foreseen(table(score=7), "leave")
    assert (leaving.chip, leaving.kind) == ("7", "move")


def test_a_hit_that_kills_takes_no_points_where_there_are_none():
    hit = table(monster="KS", hp=5, mana=1, damage=7, rules=options(MAGE, "hard"))
    assert say(foreseen(hit, "bear").text) == "Take it: lose 7, and your life"


def test_a_warrior_has_no_mana_to_be_filled_up():
    assert full_mana(table().state) == 0


# score and high scores


def test_before_the_end_there_is_no_account_and_nothing_for_the_sheet():
    view = table(score=9).view(0)
    assert (GAME.explain(view), GAME.high_scores.entry(view)) == ((), None)


@pytest.mark.parametrize(("rooms", "score", "said"), [(0, 0, []), (1, 9, [("1 monster slain", 9)])])
def test_an_account_has_no_line_of_what_was_not_slain_not_paid_and_not_lost(rooms, score, said):
    match = do(table(score=score, rooms=rooms, rules=HARD), "leave")
    assert [(say(line.text), line.amount) for line in GAME.explain(match.view(0))] == said


def test_a_single_point_comes_onto_the_sheet_and_none_does_not():
    assert GAME.high_scores.entry(do(table(score=1), "leave").view(0)) == ("W", "normal", 1)
    assert GAME.high_scores.entry(do(table(score=0), "leave").view(0)) is None


# the story


def test_the_biggest_slain_is_worth_the_most_and_an_ace_the_least_whatever_came_last():
    deck = "9C 8S  2H 3C 4C 5C 9S  KC QS  AD 6C 5D 9H  10C JS"
    match = table(deck, monster="AH")
    told_ = deeds(match, "strike", "enter", "strike", "enter", "strike", "leave")
    assert told_["biggest"] == (2, "2H")
    assert told_["given"] == (13, "KC")


def test_evaded_are_the_monsters_blows_and_not_those_it_evaded():
    match = table("2S 3H 7C 5C  2C 3D 8C 9D", monster="10H", hp=9, rules=HARD)
    assert deeds(match, "strike", "strike")["evaded"] == (1, "")


def test_only_who_falls_in_hard_core_with_points_has_lost_them():
    assert deeds(table(score=8, rules=HARD, **FALL), "strike")["forfeit"] == (-8, "")
    assert "forfeit" not in deeds(table(score=0, rules=HARD, **FALL), "strike")
    assert "forfeit" not in deeds(table(score=8, **FALL), "strike")
    assert "forfeit" not in deeds(table(score=8, rules=HARD), "leave")


# the pool


@pytest.mark.parametrize(
    ("deck", "discard", "evasion", "hits"),
    [
        ("2H 4S", "3S 5S 6S", Fraction(1, 2), Fraction(0)),  # both cards of the blow are of this pool
        ("4S", "3H 2S", Fraction(1, 2), Fraction(1, 2)),  # the evasion card is of the next
    ],
    ids=["two-left", "one-left"],
)
def test_the_last_two_of_a_pool_are_the_next_blow(deck, discard, evasion, hits):
    view = table(deck, discard=discard, hp="KD", monster="AH", pool=deck).view(0)
    assert (counting.red_evasion(view), counting.blow_hits(view)) == (evasion, hits)


def test_what_is_seen_is_not_in_the_pool_before_the_first_reshuffle_and_after():
    first = table("4S 5S", hp="KD", monster="AH", monster_hp="6S").view(0)
    assert set(counting.pool_of(first).cards) == set(cards("4S 5S KD 6S"))
    laid = {"hp": "KD", "monster": "AH", "monster_hp": "6S", "attack": "7S", "evasion": "8H"}
    again = table("4S 5S", pool="4S 5S 6S 7S 8H 9H", discard="9H", **laid).view(0)
    assert set(counting.pool_of(again).cards) == set(cards("4S 5S 6S"))


@pytest.mark.parametrize("test", [red, black])
def test_in_a_pool_of_nothing_there_is_nothing_of_any_kind(test):
    assert Pool((), 0).number(test) == (0, 0, 0)
    assert Pool((), 0).share(test) == 0
