"""A test of Quest for Loot in the real window: a bidding round of three people, who share one pad, and a computer."""

from collections.abc import Callable
from pathlib import Path

import pytest

from game.core.game import HUMAN
from tests.e2e.controls import Keyboard, Mouse
from tests.e2e.deuces import QUICK, Secretive, kept, lay_down, stage, verb_of
from tests.e2e.test_deuces import touched_pad
from tests.e2e.window import Tree, Window

pytestmark = pytest.mark.e2e
Start = Callable[..., Window]
ROUND = 14  # most steps in a round of bids and one of raises


class Bidder(Secretive):
    """Test players: the first bids two, the second matches any bid, the third drops out; then the first raises by
    one."""

    def decide(self, tree: Tree) -> str:
        legal = tree["facts"]["legal"]
        seat = tree["facts"]["seat"]
        wanted = {0: ("bid 2", "raise 1"), 1: ("1:raise 0",), 2: ("2:out",)}[seat]
        own = [action for action in legal if action in wanted]
        return next(iter(own), None) or next(action for action in legal if verb_of(action) in ("bid", "raise", "out"))

    def bid(self, tree: Tree) -> Tree:
        """Play until the bidding and raising are over."""
        for _ in range(ROUND):
            if tree["scene"] == "table" and stage(tree) not in ("bid", "raise"):
                return tree
            tree = self.step(tree)
        raise AssertionError(f"the bidding never ends: {self.done}")


def test_three_people_and_a_computer_bid_by_pad(start: Start, data: Path, pictures: Path) -> None:
    lay_down(data, (HUMAN, HUMAN, HUMAN, "hero", "gm"), 3, mode="loot", heroes="4")
    window = start("deuces", settings=QUICK)
    window.scene("curtain")
    player = Bidder(window, touched_pad(window), pictures, ())
    player.bid(player.look(window.scene("curtain", "table")))
    match = kept(data)
    gauges, said = match.state.gauges, {(action.seat, action.verb) for action in match.log}
    assert {(0, "bid"), (1, "bid"), (2, "out"), (0, "raise"), (1, "raise")} <= said
    assert {verb for seat, verb in said if seat == 3} & {"bid", "out"}
    assert gauges["bet.2"] == 0
    assert gauges["chips.2"] == 9
    assert sum(n for gauge, n in gauges.items() if gauge.startswith(("chips", "bet"))) == 80
    assert gauges["difficulty"] >= gauges["target"]
    assert {heading.rpartition(" ")[2] for heading in player.curtains} == {"Bulwark", "Mender", "Reaver"}
    assert player.checked > 40
    assert "Traceback" not in window.log()


@pytest.mark.parametrize("hands", [Mouse, Keyboard])
def test_one_person_bids_against_computers(start: Start, data: Path, pictures: Path, hands: type) -> None:
    window = start("deuces", "--seed", 3, "--set", "mode=loot", "--set", "heroes=3", settings=QUICK)
    player = Bidder(window, hands(window), pictures, ())
    player.bid(player.look(window.scene("table")))
    assert {"bid", "raise"} >= {action.verb for action in kept(data).log if action.seat == 0} - {"out"}
    assert "Traceback" not in window.log()
