"""A test of Duel of the Duos in the real window: two people with a pad each, from the draft to the first blows."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game.core.events import EVERYBODY
from game.core.game import HUMAN
from game.core.match import Match
from game.rules.deuces.modes.duel.roster import MEANT
from tests.e2e.controls import Pad
from tests.e2e.deuces import QUICK, Fighter, ids_of, kept, lay_down, verb_of
from tests.e2e.window import Tree, Window, thing

pytestmark = pytest.mark.e2e
Start = Callable[..., Window]
FIRST = ("keep", "draw", "extra")  # verbs before the fight
NAMES = ("First duo", "Second duo")
MOST = 60  # actions until both have struck


class Duellists(Fighter):
    """Two test players who use their own pads when they are called; neither ever sees the other's offer or hand."""

    def __init__(self, window: Window, pads: tuple[Pad, Pad], pictures: Path):
        super().__init__(window, pads[0], pictures, ())
        self.pads = pads
        self.checked = 0  # number of the other's cards searched for

    def decide(self, tree: Tree) -> str:
        legal = tree["facts"]["legal"]
        before = (action for verb in FIRST for action in legal if verb_of(action) == verb)
        return next(before, "") or super().decide(tree)

    def raise_curtain(self, tree: Tree) -> Tree:
        """Use the pad of the person named on the curtain."""
        heading = thing(tree, "heading")
        assert heading is not None
        self.hands = self.pads[next(seat for seat, name in enumerate(NAMES) if name in heading["label"])]
        return super().raise_curtain(tree)

    def look(self, tree: Tree) -> Tree:
        if tree["scene"] in ("table", "curtain"):
            shown, seat = json.dumps(tree, ensure_ascii=False), tree["facts"].get("seat")
            for card in secrets(kept(self.window.data), seat):
                assert f'"{card}"' not in shown, f"{card} is no card of seat {seat}"
                self.checked += 1
        return super().look(tree)

    def struck(self) -> set[str]:
        """The seats that have attacked."""
        strokes = [action for action in self.done if verb_of(action) == "attack"]
        return {action.partition(":")[0] if ":" in action else "0" for action in strokes}


def secrets(match: Match, seat: int | None) -> Iterator[str]:
    """Yield the cards that the other person was offered or holds; with seat None, those of both."""
    for other in {0, 1} - {seat}:
        heroes = [who for who, token in match.state.tokens.items() if token.seat == other]
        for zone in (f"offer.{other}", f"kept.{other}", *(f"hand.{who}" for who in heroes)):
            found = match.state.zones[zone]
            hidden = [card for card, known in zip(found.cards, found.known, strict=True) if known is not EVERYBODY]
            yield from (MEANT.get(card, card.id) for card in hidden)


def test_a_duel_by_two_pads(start: Start, data: Path, pictures: Path) -> None:
    lay_down(data, (HUMAN, HUMAN), 4, mode="duel")
    window = start("deuces", settings=QUICK)
    window.scene("curtain")
    window.focus()
    one = Pad(window)
    one.give("up")
    window.wait(lambda tree: tree["family"] == "xbox", "the glyphs of a pad")
    player = Duellists(window, (one, Pad(window, "playstation", 2)), pictures)
    tree = player.look(window.scene("curtain"))
    for _ in range(MOST):
        tree = player.step(tree)
        if player.struck() == {"0", "1"}:
            break
    assert player.struck() == {"0", "1"}
    keeps = [len(ids_of(action)) for action in player.done if verb_of(action) == "keep"]
    assert keeps == [2, 1, 1, 2, 1, 1]
    assert {"draw", "extra"} <= player.verbs
    match = kept(data)
    assert [token.seat for token in match.state.tokens.values()][:4] == [0, 0, 1, 1]
    assert {each["device"] for each in window.events()} == {0, 1}
    assert {name for heading in player.curtains for name in NAMES if name in heading} == {*NAMES}
    assert player.checked > 100
    assert "Traceback" not in window.log()
