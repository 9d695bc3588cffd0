"""Tests for the selection: from picks to an action."""

from game.core.selection import Selection
from game.core.view import Action

LEGAL = tuple(
    map(
        Action.parse, ["avoid", "fight 7S fists", "fight 7S weapon", "take 5D", "drink 3H", "attack 9C", "attack 9C 9D"]
    )
)


def test_what_can_be_meant_by_one_pick_only_is_done_at_once():
    for pick, action in (("avoid", "avoid"), ("5D", "take 5D"), ("3H", "drink 3H")):
        assert Selection(LEGAL).pick(pick) == Action.parse(action)


def test_two_ways_wait_for_the_second_pick():
    selection = Selection(LEGAL)
    assert selection.pick("7S") is None
    assert selection.options() == {"fists", "weapon"}
    assert {str(action) for action in selection.open()} == {"fight 7S fists", "fight 7S weapon"}
    assert selection.ready() == ()
    assert selection.pick("weapon") == Action("fight", ("7S", "weapon"))


def test_the_other_order_means_the_same():
    selection = Selection(LEGAL)
    assert selection.pick("weapon") == Action("fight", ("7S", "weapon"))


def test_a_pick_is_taken_back_by_picking_it_again_or_by_clear():
    selection = Selection(LEGAL)
    selection.pick("7S")
    assert selection.pick("7S") is None
    assert selection.picked == []
    selection.pick("7S")
    selection.clear()
    assert selection.open() == LEGAL


def test_one_pick_of_several_is_taken_back_alone():
    selection = Selection([Action("attack", ("9C", "9D", "9H")), Action("attack", ("9C", "9D", "9S"))])
    assert selection.pick("9C") is None
    assert selection.pick("9D") is None
    assert selection.pick("9C") is None
    assert selection.picked == ["9D"]
    assert selection.options() == {"9C", "9H", "9S"}


def test_what_leads_nowhere_is_not_picked():
    selection = Selection(LEGAL)
    assert selection.pick("QS") is None
    selection.pick("7S")
    assert selection.pick("5D") is None
    assert selection.picked == ["7S"]


def test_a_set_that_is_part_of_a_larger_one_is_ready_but_not_done():
    selection = Selection(LEGAL)
    assert selection.pick("9C") is None
    assert selection.ready() == (Action("attack", ("9C",)),)
    assert selection.pick("9D") == Action("attack", ("9C", "9D"))


def test_meant_looks_ahead_without_picking():
    selection = Selection(LEGAL)
    assert len(selection.meant("7S")) == 2
    assert selection.meant("nothing") == ()
    assert selection.picked == []
