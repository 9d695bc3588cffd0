"""Tests for a fight in a quest, played by mouse and by keys like any other fight."""

from collections.abc import Callable

import pytest

from game.app.routes.menus import table_of
from game.app.screens.table import TableScene
from game.core.match import Match
from game.core.view import Action
from tests.app.conftest import MakeServices
from tests.app.driving import choose, click, frames, press, show
from tests.app.quest import quest

Fight = Callable[[str], TableScene]
Hand = Callable[[TableScene, Action], None]
DULL = ("attack", "hit", "stay", "first", "end", "pass")  # verbs to play until the question comes; the enemies attack
MASTER = 2


def ahead(verb: str, seed: int) -> Match:
    """The first fight of a quest, up to the first moment when a hero has an action with this verb."""
    match = quest(seed=seed)
    for text in ("visit supper", "choose 1", "walk cellar"):
        match.play(next(each for each in match.legal(match.state.to_act[0]) if str(each).endswith(text)))
    while True:
        seat = match.state.to_act[0]
        legal = match.legal(seat)
        if seat != MASTER and any(each.verb == verb for each in legal):
            return match
        likes = DULL if seat == MASTER else DULL[1:]
        match.play(next((each for like in likes for each in legal if each.verb == like), legal[0]))


@pytest.fixture
def fight(make_services: MakeServices) -> Fight:
    """Return a function that opens the table of a fight in which an action with this verb is possible."""

    def make(verb: str, seed: int = 6) -> TableScene:
        table = table_of(make_services(reduced_motion=True, questions="always"), ahead(verb, seed))
        assert isinstance(table, TableScene)
        show(table.services, table)
        frames(table.services, 30)
        assert not table.top.ground.afoot
        return table

    return make


def with_cards(table: TableScene, verb: str, count: int) -> Action:
    """The first legal action with this verb and `count` ids."""
    return next(each for each in table.play.view.legal if each.verb == verb and len(each.ids) == count)


def by_mouse(table: TableScene, action: Action) -> None:
    for id in action.ids:
        click(table.services, id)
    if action not in table.match.log:
        click(table.services, action.verb)


def by_keys(table: TableScene, action: Action) -> None:
    for id in action.ids:
        choose(table.services, id)
    if action not in table.match.log:
        choose(table.services, action.verb)


def by_the_short_way(table: TableScene, action: Action) -> None:
    """Do an action with the key for the first button, which works wherever the focus is."""
    for id in action.ids:
        choose(table.services, id)
    if action not in table.match.log:
        press(table.services, "avoid")


hands = pytest.mark.parametrize("hand", [by_mouse, by_keys, by_the_short_way])
usual = pytest.mark.parametrize("hand", [by_mouse, by_keys])


@pytest.mark.slow
@hands
@pytest.mark.parametrize("seed", [3, 5])
def test_an_attack_is_answered(fight: Fight, hand: Hand, seed: int):
    table = fight("defend", seed)
    answer = with_cards(table, "defend", int(table.match.state.facts["size"]))
    known = len(table.match.log)
    hand(table, answer)
    assert table.match.log[known] == answer


@pytest.mark.slow
@usual
def test_an_enemy_is_attacked(fight: Fight, hand: Hand):
    table = fight("attack")
    attack = with_cards(table, "attack", 3)
    known = len(table.match.log)
    hand(table, attack)
    assert table.match.log[known] == attack


@usual
def test_an_ability_is_used(fight: Fight, hand: Hand):
    table = fight("use")
    use = next(each for each in table.play.view.legal if each.verb == "use")
    known = len(table.match.log)
    hand(table, use)
    assert table.match.log[known] == use


@usual
def test_cards_beyond_the_limit_are_thrown_away(fight: Fight, hand: Hand):
    table = fight("drop", 3)
    drop = next(each for each in table.play.view.legal if each.verb == "drop")
    known = len(table.match.log)
    hand(table, drop)
    assert table.match.log[known] == drop


@usual
@pytest.mark.parametrize("verb", ["hit", "stay"])
def test_one_votes_for_more_enemies_or_against(fight: Fight, hand: Hand, verb: str):
    table = fight(verb)
    known = len(table.match.log)
    hand(table, Action(verb, (), table.play.seat))
    assert table.match.log[known].verb == verb
