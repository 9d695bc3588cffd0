"""Tests that what the tutor and the help pages of Scoundrel say agrees with the engine."""

import itertools
from functools import partial

from game.core.cards import parse
from game.core.match import FAIR, Match
from game.core.staging import staged
from game.core.text import say
from game.core.view import Action
from game.rules.scoundrel import GAME
from tests.contract import lessons
from tests.contract.lessons import step
from tests.rules.acting import do, ids, legal
from tests.rules.scoundrel import health, room

PAGES = {say(page.title): page for page in GAME.pages()}
at = partial(lessons.at, GAME)


def caption(match: Match) -> str:
    return say(GAME.captions(match.view(0))["weapon"])


def test_the_mummy_costs_ten_with_bare_hands_and_three_with_the_bow() -> None:
    match = at("With the bow the Mummy costs")
    before = health(match)
    assert step(match, "fight 10S weapon") == before - health(do(at("With the bow the Mummy"), "fight 10S weapon")) == 3
    assert step(match, "fight 10S fists") == before - health(do(at("With the bow the Mummy"), "fight 10S fists")) == 10


def test_the_worn_bow_strikes_only_weaker_ones_and_not_the_minotaur() -> None:
    match = at("The Mummy now lies on the bow")
    assert ids(match, "slain") == ["10S"]
    assert "fight 2C weapon" in legal(match)
    assert [action for action in legal(match) if "KC" in action] == ["fight KC fists"]


def test_undo_takes_it_back_because_nothing_hidden_was_turned() -> None:
    match = at("Second thoughts?")
    assert match.can_undo(FAIR)
    match.undo(FAIR)
    assert health(match) == 20
    assert not match.marks & {"practice"}
    assert not at("That makes three").can_undo(FAIR)  # new cards have been turned here


def test_the_rat_would_use_the_bow_up_and_bare_hands_spare_it() -> None:
    match = at("The Rat costs no life")
    assert step(match, "fight 2C weapon") == 0
    assert caption(do(at("The Rat costs no life"), "fight 2C weapon")) == "Strikes nothing now"
    do(match, "fight 2C fists")
    assert caption(match) == "Strikes below 10"
    assert health(match) == 15


def test_the_minotaur_stays_and_the_room_would_be_the_end() -> None:
    match = at("That makes three")
    assert room(match) == ["AS", "QS", "9C", "KC"]
    assert all(dies(order) for order in itertools.permutations(range(4), 3))


def dies(order: tuple[int, ...]) -> bool:
    """True if facing these places in order ends in death, with the cheapest way chosen for each fight."""
    match = at("That makes three")
    for place in order:
        card = ids(match, f"room.{place}")[0]
        ways = [action for action in match.legal(0) if card in action.ids]
        match.play(min(ways, key=lambda action: step(match, str(action))))
        if match.over:
            return True
    return False


def test_the_avoided_four_lie_last_in_their_order_and_are_known() -> None:
    match = at("The four come back last of all")
    deck = match.view(0).zones["deck"]
    assert [card.id for card in reversed(deck[:4]) if card] == ["AS", "QS", "9C", "KC"]
    assert all(card is None for card in deck[4:])


def test_never_two_rooms_in_a_row() -> None:
    assert "avoid" in legal(at("So walk around it"))
    assert "avoid" not in legal(at("But never two rooms in a row"))
    assert len([place for place in room(at("But never two rooms in a row")) if place]) == 4


def test_the_chalice_heals_up_to_twenty_and_no_more() -> None:
    match = at("The Chalice holds more")
    gain = step(match, "drink 6H")
    assert gain < parse("6H").rank
    assert health(do(match, "drink 6H")) == 20


def test_a_second_potion_is_wasted_and_waits_when_it_is_left() -> None:
    match = at("One potion a turn")
    assert GAME.preview(match.view(0), Action.parse("drink 3H")).kind == "wasted"
    do(match, "fight 8C weapon", "fight 4S weapon")
    assert "3H" in room(match)
    assert GAME.preview(match.view(0), Action.parse("drink 3H")).kind == "heal"


# the pages


def test_the_first_page_shows_what_it_names() -> None:
    view = staged(GAME, PAGES["Alone in the dungeon"].moment).view(0)
    suits = {"Monster": "CS", "Weapon": "D", "Potion": "H"}
    for sample in PAGES["Alone in the dungeon"].samples:
        assert view.zones[sample.zones[0]][0].suit in suits[say(sample.words)]


def test_the_picture_of_wear_shows_a_monster_for_each_side_of_the_line() -> None:
    match = staged(GAME, PAGES["How weapons wear"].moment)
    assert caption(match) == "Strikes below 9"
    assert "fight 5C weapon" in legal(match)
    assert "fight 10C weapon" not in legal(match)


def test_the_picture_of_the_score_is_a_death() -> None:
    assert staged(GAME, PAGES["What it was worth"].moment).state.outcome.result == "lost"
