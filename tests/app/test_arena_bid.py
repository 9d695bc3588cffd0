"""Tests for bids in the arena: what lies on the table, and what a press on a chip does."""

from collections.abc import Callable

import pytest

from game.app.arena.bidtable import GAP, BidChip, StakePlate, grid, stacks_of
from game.app.base.geometry import Box
from game.app.screens.pause import CurtainScene
from game.app.screens.table import TableScene
from game.app.ui.text import sentence
from game.core.combatants import DONE
from game.core.game import HUMAN, defaults
from game.core.match import Match
from game.rules import games
from tests.app.driving import choose, frames, press, top

GAME = games()["deuces"]
Fight = Callable[..., TableScene]
BRAZIERS = 240, 1040  # x-coordinates between the braziers, in design pixels
ROOM = Box(300, 250, 780, 134)


def bidding(at_table: Fight, seats: tuple[str, ...] = (HUMAN, "hero", "gm"), **options: str) -> TableScene:
    """The table of a Quest for Loot in which a person bids first."""
    chosen = {**defaults(GAME), "mode": "loot", "heroes": str(len(seats) - 1), **options}
    return at_table(Match(GAME, chosen, 5, seats=seats))


def chips(table: TableScene) -> list[str]:
    return [widget.id for widget in table.widgets if isinstance(widget, BidChip)]


def test_everybodys_bet_and_the_bank_lie_on_the_table(at_table: Fight):
    table = bidding(at_table)
    stakes = {widget.id: widget for widget in table.widgets if isinstance(widget, StakePlate)}
    assert [*stakes] == ["stake.hero.0", "stake.hero.1", "bank"]
    assert [widget.number for widget in stakes.values()] == [1, 1, 20]
    assert stakes["stake.hero.0"].now
    assert "9 chips" in table.widget("hero.1").value


def test_there_is_a_chip_for_every_bid_and_the_lowest_has_the_focus(at_table: Fight):
    table = bidding(at_table)
    assert chips(table) == [str(n) for n in range(1, 11)]
    assert table.focus == "1"
    assert "target: 10" in table.widget("1").help.lower()
    assert table.widget("preview").label == sentence(table.widget("1").help)


def test_no_button_of_a_pad_drops_out_unasked(at_table: Fight):
    table = bidding(at_table)
    assert table.widget("out") is not None
    assert "avoid" not in dict(table.prompts())
    press(table.services, "avoid")
    assert not table.match.log


@pytest.mark.parametrize("id", ["3", "out"])
def test_a_press_on_a_chip_or_on_dropping_out_does_it(at_table: Fight, id: str):
    table = bidding(at_table)
    choose(table.services, id)
    assert str(table.match.log[0]) == ("out" if id == "out" else "bid 3")


def test_dropping_out_goes_with_the_chips_beside_it(at_table: Fight):
    table = bidding(at_table)
    table.services.change(reduced_motion=False)
    table.commands.pick("2")
    table.refresh()
    assert table.top.timeline is not None
    assert not chips(table)
    assert table.widget("out") is None


def test_the_arrows_lead_from_chip_to_chip(at_table: Fight):
    table = bidding(at_table)
    press(table.services, "right", "right", "confirm")
    assert str(table.match.log[0]) == "bid 3"


@pytest.mark.parametrize("chip", ["1", "9"])
def test_dropping_out_is_one_step_before_the_first_chip_of_every_row(at_table: Fight, chip: str):
    table = bidding(at_table, chips="15")
    assert table.widget("9").box.y > table.widget("1").box.y
    table.set_focus(chip)
    press(table.services, "left")
    assert table.focus == "out"
    press(table.services, "right")
    assert table.focus in chips(table)


def test_few_stakes_leave_the_braziers_to_be_seen(at_table: Fight):
    table = bidding(at_table)
    stakes = [widget.box for widget in table.widgets if isinstance(widget, StakePlate)]
    assert min(box.x for box in stakes) >= BRAZIERS[0]
    assert max(box.right for box in stakes) <= BRAZIERS[1]


def test_the_one_who_drops_out_sits_there_and_has_not_fallen(at_table: Fight):
    table = bidding(at_table)
    table.commands.pick("out")
    figure = table.focus_rules.chooser.choices.figure("hero.0")
    assert figure.state == DONE
    assert figure.threat is None
    assert [str(tag.text) for tag in figure.tags] == ["Sits out"]


def test_the_hint_says_how_many(at_table: Fight):
    table = bidding(at_table)
    table.commands.hint()
    assert table.focus in chips(table)
    assert table.hinting.text.startswith(f"Hint: Bid {table.focus}. ")


@pytest.mark.slow
def test_between_two_people_a_curtain_falls_and_nobodys_hand_is_seen(at_table: Fight):
    table = bidding(at_table, (HUMAN, HUMAN, "gm"))
    assert isinstance(top(table.services), CurtainScene)
    frames(table.services, 60)
    press(table.services, "confirm")
    choose(table.services, "2")
    frames(table.services, 300)
    curtain = top(table.services)
    assert isinstance(curtain, CurtainScene)
    assert any("bids 2 chips" in line for line in curtain.called.since)
    assert not any(card for card in table.play.view.zones["hand.hero.0"])


@pytest.mark.parametrize("count", [1, 7, 10, 20, 40])
def test_all_chips_have_room_beside_each_other(count: int):
    boxes = grid(count, ROOM)
    assert len(boxes) == count
    assert all(box.inside(ROOM) for box in boxes)
    assert all(not one.overlaps(other) for i, one in enumerate(boxes) for other in boxes[:i])
    assert min(box.w for box in boxes) >= 26 - GAP


@pytest.mark.parametrize("number", [0, 1, 8, 9, 30, 160])
def test_stacks_hold_all_chips(number: int):
    stacks = stacks_of(number, Box(0, 0, 97, 80))
    assert sum(stacks) == number
    assert len(stacks) <= 2
