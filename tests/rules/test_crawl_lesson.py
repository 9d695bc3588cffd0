"""Tests that what the tutor and the help pages of Dungeon Crawl say agrees with the engine."""

from functools import partial

import pytest

from game.core.cards import parse
from game.core.staging import staged
from game.core.text import say
from game.rules.crawl import GAME
from game.rules.crawl.worth import shielding, worth
from tests.contract import lessons
from tests.rules.acting import do, ids, legal
from tests.rules.crawl import gauge, told

PAGES = {say(page.title): page for page in GAME.pages()}
at = partial(lessons.at, GAME)


def one(match, zone: str):
    return parse(ids(match, zone)[0])


def test_the_card_is_your_life_and_as_many_lie_beside_it() -> None:
    match = at("Welcome!")
    assert gauge(match, "hp") == worth(one(match, "hero")) == len(ids(match, "hp.cards"))


def test_half_the_shields_number_comes_off() -> None:
    match = at("Your shield. Half")
    assert shielding(one(match, "shield")) == worth(one(match, "shield")) // 2 > 0


def test_you_begin_because_your_card_is_higher() -> None:
    match = at("A Piranha")
    assert worth(one(match, "first.hero")) > worth(one(match, "first.monster"))
    assert (match.state.facts["turn"], gauge(match, "monster.hp")) == ("hero", worth(one(match, "monster")))


def test_the_first_blow_misses_and_the_answer_hits_a_black_on_a_black() -> None:
    before, after = at("A blow is two cards"), at("Yours were red and black")
    assert gauge(after, "monster.hp") == worth(parse("4H"))
    assert not one(after, "attack").red
    assert not one(after, "evasion").red
    lost = gauge(before, "hp") - gauge(after, "hp")
    assert lost == worth(one(after, "attack")) - shielding(one(after, "shield")) > 0
    task = next(task for task, _ in lessons.tasks(GAME) if "Yours were red" in task.words.message)
    assert (task.words.values["hit"], task.words.values["lost"]) == (worth(one(after, "attack")), lost)
    assert {"8D", "3S"} <= set(ids(after, "discard"))  # red and black


def test_its_life_is_the_score() -> None:
    match = at("Slain! Its life")
    assert gauge(match, "score") == worth(parse("4H"))


def test_before_each_room_you_may_leave_and_the_hint_says_what_the_tutor_says_next() -> None:
    match = at("Before each room")
    assert "leave" in legal(match)
    assert str(GAME.adviser().advise(match.view(0)).action) == "enter"


def test_the_king_on_red_would_have_been_the_end() -> None:
    match = at("Only a Rat")
    assert "first monster JC 3D" in told(match)
    assert (one(match, "attack").id, one(match, "evasion").red) == ("KH", False)
    assert worth(parse("KH")) - shielding(one(match, "shield")) >= gauge(match, "hp")


def test_leaving_keeps_what_the_tutor_says() -> None:
    match = at("Another room might")
    task = GAME.lesson().tasks[-1]
    do(match, "leave")
    assert match.state.outcome == ("left", ("left",), (task.words.values["n"],))


# the pages


def test_the_colours_of_the_pictured_blows() -> None:
    hit = staged(GAME, PAGES["Blow by blow"].moment)
    assert one(hit, "attack").red == one(hit, "evasion").red
    assert gauge(hit, "hp") < worth(one(hit, "hero"))


def test_the_pictured_mage_is_asked_and_has_magic() -> None:
    match = staged(GAME, PAGES["Magic"].moment)
    assert legal(match)[:2] == ["absorb", "bear"]


def test_the_pictured_score_is_a_death_in_hard_core() -> None:
    match = staged(GAME, PAGES["What it was worth"].moment)
    assert (match.state.outcome.result, match.state.facts["difficulty"]) == ("lost", "hard")
    assert gauge(match, "score") > 0 == match.state.outcome.scores[0]


def test_the_pictured_pool_has_been_counted() -> None:
    match = staged(GAME, PAGES["Counting"].moment)
    assert GAME.card_counting.tally(match.view(0)).lines


@pytest.mark.parametrize("title", PAGES)
def test_every_page_is_short(title) -> None:
    assert sum(len(say(text)) for text in PAGES[title].words) <= 460
