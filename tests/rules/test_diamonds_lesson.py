"""What the tutor and the help pages of Diamonds & Dragons claim, held against the engine."""

import re

import pytest

from game.core.deck import FACES
from game.core.game import Action
from game.core.match import FAIR, Match
from game.core.staging import change, said, staged
from game.core.teach import ACT, READ, UNDO, Page
from game.core.words import say
from game.rules.diamonds import GAME
from tests.rules.diamonds import hp, ids, legal, room

LESSON = GAME.lesson()
PAGES = {say(page.title): page for page in GAME.pages()}


def at(words: str) -> Match:
    """The lesson's play when the tutor says something with these words in it."""
    match = staged(GAME, LESSON.moment)
    for task in LESSON.tasks:
        if words in task.words.message:
            return match
        _do(match, task)
    raise AssertionError(f"the tutor never says “{words}”")


def _do(match: Match, task) -> None:
    if task.until == ACT:
        match.play(Action.parse(task.action) if task.action else match.legal(0)[0])
    elif task.until == UNDO:
        match.undo(FAIR)


def step(match: Match, action: str) -> int:
    return change(GAME, match.view(0), Action.parse(action))


def test_every_task_can_be_done_and_every_number_is_there() -> None:
    match = staged(GAME, LESSON.moment)
    for task in LESSON.tasks:
        assert "{" not in say(said(GAME, match.view(0), task))
        _do(match, task)
    assert not match.over
    assert not match.marks & {"practice"}


def test_the_names_are_those_on_the_cards_that_are_meant() -> None:
    shown = {FACES[card.id] for card in LESSON.moment.cards[:10]}
    for task in LESSON.tasks:
        names = {name for name in FACES.values() if re.search(rf"\b{name}\b", task.words.message)}
        assert names <= shown
        if task.until == ACT and task.action:
            assert FACES[Action.parse(task.action).ids[0]] in names


def test_what_is_to_be_read_needs_no_action_and_points_at_what_is_there() -> None:
    match = staged(GAME, LESSON.moment)
    things = {"hp.0", "weapon.0", "undo", "hint", "run"}
    for task in LESSON.tasks:
        assert set(task.at) <= things | {card for card in room(match) if card}
        assert task.until != READ or not task.action
        _do(match, task)


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


def test_the_free_part_never_kills() -> None:
    for action in at("one more card of your choice").legal(0):
        match = at("one more card of your choice")
        match.play(action)
        assert not match.over


# the pages


STAGED = {title: page for title, page in PAGES.items() if page.moment}


@pytest.mark.parametrize("page", STAGED.values(), ids=list(STAGED))
def test_every_picture_can_be_staged(page: Page) -> None:
    match = staged(GAME, page.moment)
    view = match.view(0)
    for sample in page.samples:
        assert any(view.zones[zone] for zone in sample.zones)
        if sample.action:
            assert Action.parse(sample.action) in view.legal


def test_the_first_page_shows_what_it_names() -> None:
    view = staged(GAME, PAGES["Five heroes, one way out"].moment).view(0)
    suits = {"Enemy": "CS", "Dragon": "RB", "Weapon": "D", "Potion": "H"}
    for sample in PAGES["Five heroes, one way out"].samples:
        assert view.zones[sample.zones[0]][0].suit in suits[say(sample.words)]


def test_the_picture_of_a_room_has_one_left_over_and_three_new() -> None:
    page = PAGES["Room after room"]
    before = staged(GAME, page.moment._replace(log=page.moment.log[:-1]))
    after = staged(GAME, page.moment)
    for sample in page.samples:
        stayed = ids(before, sample.zones[0]) == ids(after, sample.zones[0])
        assert stayed == (say(sample.words) == "Left over")


def test_the_picture_of_breaking_shows_an_enemy_for_each_side_of_the_line() -> None:
    view = staged(GAME, PAGES["How weapons break"].moment).view(0)
    holds, broken = (GAME.preview(view, Action.parse(action)) for action in ("fight 5C", "fight 10C"))
    assert "Breaks" not in str(holds.text)
    assert "Breaks" in str(broken.text)


def test_the_picture_of_potions_has_one_that_does_nothing() -> None:
    view = staged(GAME, PAGES["Potions"].moment).view(0)
    assert GAME.preview(view, Action.parse("drink 7H")).kind == "wasted"


def test_the_picture_of_the_score_is_a_fall_whose_lines_add_up() -> None:
    match = staged(GAME, PAGES["What it was worth"].moment)
    assert match.state.outcome.result == "lost"
    assert sum(line.amount for line in GAME.explain(match.view(0))) == match.state.outcome.scores[0]


def test_the_picture_of_a_dealer_has_cards_that_lie_face_down() -> None:
    view = staged(GAME, PAGES["With a Dealer"].moment).view(0)
    assert [view.zones[f"room.{place}"][0] is None for place in range(4)] == [False, False, True, True]
