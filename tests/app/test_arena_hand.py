"""Tests for a crowded hand: the focused card covers no corner of its neighbour."""

from itertools import pairwise

import pytest

from game.app.arena.hand import RING, spread_hand
from game.app.base.prints import INDEX, in_row, strip
from game.app.routes.menus import table_of
from game.app.screens.table import TableScene
from game.app.services import Services
from tests.app.brawl import BRAWL, fight
from tests.app.conftest import MakeServices
from tests.app.driving import frames, show

LEFTS, WIDE = [75.0 * i for i in range(10)], 96.0


@pytest.mark.parametrize("focused", range(9))
def test_the_next_card_lies_clear_of_the_one_in_focus(focused: int):
    lefts = spread_hand(LEFTS, WIDE, focused)
    assert lefts[focused + 1] - lefts[focused] == pytest.approx(WIDE + RING)
    assert (lefts[0], lefts[-1]) == pytest.approx((LEFTS[0], LEFTS[-1]))
    assert all(right - left > 40 for left, right in pairwise(lefts)), "every rank is to be seen"


def test_nothing_moves_where_there_is_room_or_no_next_card():
    assert spread_hand(LEFTS, WIDE, -1) == LEFTS
    assert spread_hand(LEFTS, WIDE, 9) == LEFTS
    assert spread_hand([0.0, 110.0, 220.0], WIDE, 1) == [0.0, 110.0, 220.0]
    assert spread_hand([], WIDE, 0) == []


def lefts_of(table: TableScene) -> list[float]:
    return [sprite.box.x for sprite in table.top.stage.in_order(table.top.ground.floor.hand)]


@pytest.mark.parametrize("still", [True, False])
def test_the_hand_makes_way_for_the_focus_and_closes_again(make_services: MakeServices, still: bool):
    services: Services = make_services(reduced_motion=still)
    services.saves.games = services.games = {BRAWL.id: BRAWL}
    table = table_of(services, fight(heroes="1", enemies="2", cards="10"))
    assert isinstance(table, TableScene)
    show(services, table)
    table.top.hurry()
    table.set_focus("end", quiet=True)
    frames(services, 60)
    rest = lefts_of(table)
    table.set_focus(table.top.stage.in_order(table.top.ground.floor.hand)[3].id, quiet=True)
    frames(services, 60)
    lefts = lefts_of(table)
    assert lefts[4] - lefts[3] >= WIDE + RING - 1
    assert (lefts[0], lefts[-1]) == pytest.approx((rest[0], rest[-1]), abs=1)
    table.set_focus("end", quiet=True)
    frames(services, 60)
    assert lefts_of(table) == pytest.approx(rest, abs=1)


def layouts(table: TableScene) -> list[str]:
    return [sprite.layout for sprite in table.top.stage.in_order(table.top.ground.floor.hand)]


def test_of_ten_cards_nine_are_printed_for_what_is_seen_of_them_and_the_uppermost_whole(make_services: MakeServices):
    for cards, first in (("10", strip(0.77)), ("6", "mini")):
        services: Services = make_services()
        services.saves.games = services.games = {BRAWL.id: BRAWL}
        table = table_of(services, fight(heroes="1", enemies="2", cards=cards))
        assert isinstance(table, TableScene)
        show(services, table)
        table.top.hurry()
        assert layouts(table) == [first] * (int(cards) - 1) + ["mini"]


def test_the_card_in_focus_lies_above_the_others_and_is_printed_whole(make_services: MakeServices):
    services: Services = make_services()
    services.saves.games = services.games = {BRAWL.id: BRAWL}
    table = table_of(services, fight(heroes="1", enemies="2", cards="10"))
    assert isinstance(table, TableScene)
    show(services, table)
    table.top.hurry()
    row = table.top.stage.in_order(table.top.ground.floor.hand)
    table.top.stage.foremost = row[3].id
    drawn = table.top.stage._foremost_last(row)
    assert (drawn[-1].id, drawn[-1].layout) == (row[3].id, "mini")
    assert [*map(id, drawn[:-1])] == [*map(id, row[:3] + row[4:])]
    assert row[3].layout == strip(0.77), "as soon as it is left it is as it was"


def test_the_smallest_cards_of_a_fan_have_a_large_rank_and_suit_and_no_picture():
    assert [in_row(i, 3, 0.55, 28.0) for i in range(3)] == [INDEX] * 3
    assert [in_row(i, 3, 0.55, 96.0) for i in range(3)] == [strip(0.55), strip(0.55), "mini"]
    assert [in_row(i, 3, 1.1, 96.0) for i in range(3)] == ["mini"] * 3
