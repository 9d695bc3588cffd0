"""A test of Masters and Monsters in the real window: two people, each with a hero and Enemies, and one device for
both."""

from collections.abc import Callable
from pathlib import Path

import pytest

from game.core.game import HUMAN
from tests.e2e.controls import Hands, Keyboard, Mouse, Pad
from tests.e2e.deuces import QUICK, Secretive, kept, lay_down
from tests.e2e.test_deuces import touched_pad
from tests.e2e.window import Tree, Window, thing

pytestmark = pytest.mark.e2e
Start = Callable[..., Window]
LONGEST = 90  # most actions of a Round


class Master(Secretive):
    """A test player that plays a Round, and checks on the way which Enemies belong to which player."""

    crests = 0  # number of figures checked

    def look(self, tree: Tree) -> Tree:
        if tree["scene"] == "table":
            self._read_crests(tree)
        return super().look(tree)

    def _read_crests(self, tree: Tree) -> None:
        """Check that every figure names its player, and that one's own figures are called one's own."""
        facts = tree["facts"]
        for who, token in facts["view"]["tokens"].items():
            shown = thing(tree, who)
            if shown is not None:
                mine = facts["seat"] == token["seat"]
                assert ("your own" if mine else f"Player {token['seat'] + 1}'s") in shown["value"], shown
                self.crests += 1

    def round(self, tree: Tree) -> Tree:
        """Play until the second Round or the rest."""
        for _ in range(LONGEST):
            facts = tree["facts"]
            view = facts.get("view")
            if tree["scene"] == "table" and (view["gauges"]["round"] > 1 or view["facts"]["stage"] == "camp"):
                return tree
            tree = self.step(tree)
        raise AssertionError(f"the Round never ends: {self.done}")


def keyboard(window: Window) -> Keyboard:
    return Keyboard(window)


def mouse(window: Window) -> Mouse:
    return Mouse(window)


@pytest.mark.parametrize("device", [mouse, keyboard, touched_pad])
def test_two_people_play_the_first_round(
    start: Start, data: Path, pictures: Path, device: Callable[[Window], Hands | Pad]
) -> None:
    lay_down(data, (HUMAN, HUMAN), 3, mode="masters", guard="off")
    window = start("deuces", settings=QUICK)
    window.scene("curtain")
    player = Master(window, device(window), pictures, ())
    tree = player.look(window.scene("curtain"))
    tree = player.round(tree)
    assert (race := thing(tree, "race")) is not None
    assert "Epic loot: Bulwark 0 and Mender 0. It takes 3 to win." in race["label"]
    match = kept(data)
    attacks = [(action.seat, next(id for id in action.ids if id in match.state.tokens)) for action in match.log
               if action.verb == "attack"]  # fmt: skip
    assert {(seat, aimed.partition(".")[0]) for seat, aimed in attacks} >= {(0, "enemy"), (1, "enemy")}
    assert all(match.state.tokens[aimed].seat != seat for seat, aimed in attacks)
    assert {heading.rpartition(" ")[2] for heading in player.curtains} == {"Bulwark", "Mender"}
    assert player.checked > 20
    assert player.crests > 10
    assert "Traceback" not in window.log()
