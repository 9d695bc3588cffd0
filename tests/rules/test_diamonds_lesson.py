"""Tests that what the tutor and the help pages of Diamonds & Dragons say agrees with the engine."""

from functools import partial

from game.core.match import FAIR
from game.core.staging import staged
from game.core.text import say
from game.core.view import Action
from game.rules.diamonds import GAME
from tests.contract import lessons
from tests.contract.lessons import step
from tests.rules.diamonds import hp, legal, room

PAGES = {say(page.title): page for page in GAME.pages()}
at = partial(lessons.at, GAME)


def test_the_strengths_are_those_of_the_cards() -> None:
    (task,) = (task for task in GAME.lesson().tasks if "as hard as their number" in task.words.message)
    assert say(task.words).endswith("jack 11, queen 12, king 13, ace 14. Dragons: 15.")


def test_the_medusa_costs_twelve_bare_and_six_with_the_flail() -> None:
    assert step(at("Four cards are a room"), "fight QC") == 12
    assert step(at("The Flail takes its own number"), "fight QC") == 6


def test_the_lich_king_breaks_the_flail_and_it_can_be_taken_back() -> None:
    assert room(at("Three faced")) == ["4H", "10D", "7H", "KS"]
    match = at("The Flail broke")
    assert (hp(match), match.view(0).top("weapon.0")) == (1, None)
    assert match.can_undo(FAIR)
    assert hp(at("Do better")) == 14


def test_the_battle_axe_takes_all_but_three_of_the_lich_king() -> None:
    assert step(at("The strongest first"), "fight KS") == 3


def test_the_second_potion_does_nothing_before_the_cobra_and_heals_up_to_twenty_after_it() -> None:
    match = at("Never two potions in a row")
    assert GAME.preview(match.view(0), Action.parse("drink 4H")).kind == "wasted"
    assert "run" in legal(at("From an untouched room"))
    match = at("Now the Old Red works")
    assert (hp(match), step(match, "drink 4H")) == (18, 2)


def test_the_last_choice_is_between_a_weak_weapon_that_is_fresh_and_a_dragon_that_breaks_it() -> None:
    view = at("The Dagger is weak").view(0)
    kinds = {str(action): GAME.preview(view, action).kind for action in view.legal}
    assert kinds == {"take 2D": "better", "fight XR": "breaks"}


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
