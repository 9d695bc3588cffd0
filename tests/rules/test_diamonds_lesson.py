"""What the tutor and the help pages of Diamonds & Dragons claim, held against the engine."""

from functools import partial

from game.core.game import Action
from game.core.staging import staged
from game.core.words import say
from game.rules.diamonds import GAME
from tests.contract import lessons
from tests.contract.lessons import step
from tests.rules.diamonds import hp, legal, room

PAGES = {say(page.title): page for page in GAME.pages()}
at = partial(lessons.at, GAME)


def test_the_medusa_costs_twelve_bare_and_six_with_the_flail() -> None:
    assert step(at("so take a weapon first"), "fight QC") == 12
    assert step(at("Now the Medusa costs only"), "fight QC") == 6


def test_the_lich_king_would_break_the_flail_and_the_skull_would_not() -> None:
    match = at("The Medusa lies on the Flail")
    assert "Breaks" in str(GAME.preview(match.view(0), Action.parse("fight KS")).text)
    assert step(match, "fight KS") == 13
    assert step(match, "fight 5S") == 0


def test_the_lich_king_stays_and_three_join_him() -> None:
    assert room(at("That makes three")) == ["4H", "3C", "7H", "KS"]


def test_the_second_potion_does_nothing_before_the_cobra_and_heals_up_to_twenty_after_it() -> None:
    assert GAME.preview(at("Never drink twice").view(0), Action.parse("drink 7H")).kind == "wasted"
    match = at("Now the Heart Flask works again")
    assert (hp(match), step(match, "drink 7H")) == (18, 2)


def test_a_potion_in_the_next_room_would_do_nothing_and_one_could_run() -> None:
    match = at("You could run from this room")
    assert match.state.facts["drank.0"]
    assert "run" in legal(match)
    assert room(match) == ["8S", "2D", "10D", "KS"]


# the pages


def test_the_first_page_shows_what_it_names() -> None:
    view = staged(GAME, PAGES["Five heroes, one way out"].moment).view(0)
    suits = {"Enemy": "CS", "Dragon": "RB", "Weapon": "D", "Potion": "H"}
    for sample in PAGES["Five heroes, one way out"].samples:
        assert view.zones[sample.zones[0]][0].suit in suits[say(sample.words)]


def test_the_picture_of_breaking_shows_an_enemy_for_each_side_of_the_line() -> None:
    view = staged(GAME, PAGES["How weapons break"].moment).view(0)
    holds, broken = (GAME.preview(view, Action.parse(action)) for action in ("fight 5C", "fight 10C"))
    assert "Breaks" not in str(holds.text)
    assert "Breaks" in str(broken.text)


def test_the_picture_of_potions_has_one_that_does_nothing() -> None:
    view = staged(GAME, PAGES["Potions"].moment).view(0)
    assert GAME.preview(view, Action.parse("drink 7H")).kind == "wasted"


def test_the_picture_of_the_score_is_a_fall() -> None:
    assert staged(GAME, PAGES["What it was worth"].moment).state.outcome.result == "lost"


def test_the_picture_of_a_dealer_has_cards_that_lie_face_down() -> None:
    view = staged(GAME, PAGES["With a Dealer"].moment).view(0)
    assert [view.zones[f"room.{place}"][0] is None for place in range(4)] == [False, False, True, True]
