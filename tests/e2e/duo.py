"""Test players for two parties in the real window: two input devices, or one against the computer."""

from pathlib import Path

from tests.e2e.controls import Mouse, Steps
from tests.e2e.player import WAY_IN, Player
from tests.e2e.window import Tree, Window, thing


class Half(Steps):
    """One half of the split keyboard."""

    families = {"keyboard"}
    LEFT = {"up": "w", "down": "s", "left": "a", "right": "d", "confirm": "space", "cancel": "q"}
    FRENCH = {**LEFT, "up": "z", "left": "q", "cancel": "a"}  # the same places on a French keyboard
    RIGHT = {"up": "Up", "down": "Down", "left": "Left", "right": "Right", "confirm": "Return", "cancel": "BackSpace"}

    def __init__(self, window: Window, keys: dict[str, str]):
        super().__init__(window)
        self.keys = keys

    def give(self, command: str) -> None:
        self.window.keys(self.keys[command])


class DuoPlayer(Player):
    """A test player with one input device per person; the window's facts say whose turn it is."""

    way = WAY_IN | {"games": "game-diamonds"}

    def __init__(self, window: Window, seats: tuple[Steps | Mouse, ...], pictures: Path, seed: int = 1):
        super().__init__(window, seats[0], pictures, seed)
        self.seats = seats
        self.turns: list[int] = []  # seat of each pick
        self.scores: dict[int, int] = {}  # by seat, set at the end

    def look(self, tree: Tree) -> Tree:
        """Check the tree with the device whose glyphs must be shown: at the table the acting seat's, in a menu the one
        used last."""
        at_table = tree["scene"] == "table"
        if at_table and len(self.seats) > 1:
            self.hands = self.seats[tree["facts"]["seat"]]
        any_of_them = next((hands for hands in self.seats if tree["family"] in hands.families), self.hands)
        whose, self.hands = self.hands, self.hands if at_table else any_of_them
        super().look(tree)
        self.hands = whose
        return tree

    def choice(self, legal: list[str]) -> str:
        """Choose a legal action and return it without its seat number."""
        seat, colon, rest = super().choice(legal).rpartition(":")
        self.turns.append(int(seat) if colon else 0)
        return rest

    def check_count(self, before: int, now: int, action: str) -> None:
        if len(self.seats) > 1:
            super().check_count(before, now, action)
        else:
            assert now > before  # the computer may have moved already

    # the way in

    def set_up(self, rival: str = "", first: str = "") -> Tree:
        """Go to the table, or to the question of which device plays for which seat."""
        self.arrange(rival, first)
        return self.look(self.window.scene("seats", "table"))

    def arrange(self, rival: str = "", first: str = "") -> None:
        """Go from the title to the set-up of two parties, choose a holder for the second and the first seat, and
        start."""
        self.go_to("setup")
        self.hands.press("mode-duo")
        self.window.wait(lambda tree: thing(tree, "mode-duo")["value"], "two parties to be chosen")
        for seat, who in (("First party", first), ("Second party", rival)):
            if who:
                self._turn(f"holder-{seat}", who)
        self.window.picture(self.pictures / "set-up.png")
        self.hands.press("start")

    def _turn(self, id: str, value: str) -> None:
        """Press a choice until it shows a value, at most once through all its values."""
        tree = self.window.wait(lambda tree: thing(tree, id), f"a choice called {id}")
        seen: list[object] = []
        while (now := self._value(tree, id)) != value:
            assert now not in seen, f"{id} never says {value}, only {seen}"
            seen.append(now)
            self.hands.press(id)
            tree = self.window.wait(lambda tree, now=now: self._value(tree, id) not in (None, now), f"{id} to turn")

    @staticmethod
    def _value(tree: Tree, id: str) -> object:
        found = thing(tree, id)
        return found and found["value"]

    def sit_down(self) -> Tree:
        """Let each device take its seat with a press."""
        for seat, hands in enumerate(self.seats):
            self.window.wait(lambda tree, seat=seat: tree["focus"] == f"seat.{seat}", f"seat {seat} to be free")
            self._press(hands, f"seat.{seat}")
        self.window.wait(lambda tree: tree["focus"] == "start", "everybody to sit")
        self.window.picture(self.pictures / "seated.png")
        self._press(self.seats[-1], "start")
        return self.look(self.window.scene("table"))

    @staticmethod
    def _press(hands: Steps | Mouse, id: str) -> None:
        """Confirm the focused thing; with the mouse, click the thing."""
        if isinstance(hands, Mouse):
            hands.press(id)
        else:
            hands.give("confirm")
