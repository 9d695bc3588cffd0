"""Facts are read by their type, of a state and of a view."""

import pytest

from game.core.rng import Rng
from game.core.table import State
from game.core.view import View

NOTED = {"rooms": 3, "none": 0, "leader": "hero.0", "shown": True, "last": None}


def state() -> State:
    found = State(Rng(1))
    found.facts |= NOTED
    return found


def view() -> View:
    return View(0, {}, {}, {}, {}, NOTED, (), (), None)


@pytest.mark.parametrize("table", [state(), view()], ids=["state", "view"])
class TestReaders:
    def test_a_fact_is_read_as_what_it_is(self, table):
        assert (table.number("rooms"), table.number("none")) == (3, 0)
        assert table.text("leader") == "hero.0"
        assert table.flag("shown") is True

    def test_a_fact_of_another_type_is_an_error(self, table):
        for read, fact in [
            (table.number, "shown"),
            (table.number, "leader"),
            (table.number, "last"),
            (table.text, "rooms"),
            (table.text, "last"),
            (table.flag, "none"),
        ]:
            with pytest.raises(TypeError, match=f"the fact '{fact}'"):
                read(fact)

    def test_a_fact_that_was_not_noted_is_an_error_without_a_default(self, table):
        for read in (table.number, table.text, table.flag):
            with pytest.raises(KeyError):
                read("strange")
        assert (table.number("strange", 0), table.text("strange", ""), table.flag("strange", False)) == (0, "", False)

    def test_a_default_is_only_for_a_fact_that_was_not_noted(self, table):
        assert (table.number("rooms", 7), table.text("leader", ""), table.flag("shown", False)) == (3, "hero.0", True)
