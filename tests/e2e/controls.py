"""Input devices for the real window: mouse alone, keyboard alone, pad alone. Each can press any thing by its id."""

from collections import deque
from typing import Protocol

from game.app.base.geometry import WAYS, Box, nearest

from .window import Tree, Window, thing

BUTTONS = {"a": 0, "b": 1, "x": 2, "y": 3, "start": 6, "up": 11, "down": 12, "left": 13, "right": 14}
FAR = 60  # steps; no thing is further away
KEYS = {"up": "Up", "down": "Down", "left": "Left", "right": "Right"}


class Hands(Protocol):
    """The interface of an input device that a test player uses."""

    families: set[str]  # possible values of `family` while only this device is used

    def press(self, id: str) -> None:
        """Press a thing of the scene."""

    def hurry(self) -> None:
        """Press something without a meaning of its own while cards fly."""

    def back(self) -> None:
        """Go back."""


class Mouse:
    """A mouse that moves, clicks and drags."""

    families = {"mouse", "keyboard"}  # keyboard glyphs are shown until the mouse is first used

    def __init__(self, window: Window):
        self.window = window

    def _at(self, id: str) -> tuple[int, int]:
        tree = self.window.wait(lambda tree: thing(tree, id), f"a thing called {id}")
        found = thing(tree, id)
        assert found is not None
        return pixel(tree, Box(*found["box"]).centre)

    def press(self, id: str) -> None:
        self.window.xdotool("mousemove", "--window", self.window.id, *self._at(id), "click", 1)

    def drag(self, id: str, target: str) -> None:
        """Press on one thing, move to another, release there."""
        (x, y), (there_x, there_y) = self._at(id), self._at(target)
        window = ("mousemove", "--window", self.window.id)
        between = ((x + there_x) // 2, (y + there_y) // 2)
        self.window.xdotool(*window, x, y, "mousedown", 1, *window, *between, *window, there_x, there_y, "mouseup", 1)

    def hurry(self) -> None:
        tree = self.window.tree()
        assert tree is not None
        self.window.xdotool("mousemove", "--window", self.window.id, *pixel(tree, (640, 150)), "click", 1)

    def back(self) -> None:
        self.window.xdotool("click", 3)


class Steps:
    """A device that walks the focus from thing to thing; subclasses define how a command is given."""

    families: set[str]

    def __init__(self, window: Window):
        self.window = window

    def give(self, command: str) -> None:
        """Give a command: a direction, `confirm` or `cancel`."""
        raise NotImplementedError

    def press(self, id: str) -> None:
        self.walk(id)
        self.give("confirm")

    def walk(self, id: str) -> None:
        """Move the focus to a thing."""
        tree = self.window.wait(lambda tree: thing(tree, id), f"a thing called {id}")
        for _ in range(FAR):
            if tree["focus"] == id:
                return
            here, (way, there) = tree["focus"], path(tree, id)[0]
            self.give(way)
            tree = self.window.wait(lambda tree, here=here: tree["focus"] != here, f"{way} to lead to {there}")
        raise AssertionError(f"the way to {id} never ends")

    def hurry(self) -> None:
        self.give("up")

    def back(self) -> None:
        self.give("cancel")


class Keyboard(Steps):
    """A keyboard: arrows, Enter, Escape and P for the menu."""

    families = {"keyboard"}

    def give(self, command: str) -> None:
        self.window.keys({**KEYS, "confirm": "Return", "cancel": "Escape", "menu": "p"}[command])


class Pad(Steps):
    """A virtual pad, plugged in when the object is made. Several pads need different numbers."""

    def __init__(self, window: Window, maker: str = "xbox", number: int = 1):
        super().__init__(window)
        self.families, self.number = {maker}, number
        window.pad(f"{number} attach {maker}")

    def give(self, command: str) -> None:
        button = BUTTONS[{"confirm": "a", "cancel": "b", "menu": "start"}.get(command, command)]
        self.window.pad(f"{self.number} b {button} 1", f"{self.number} b {button} 0")

    def pull_out(self) -> None:
        """Unplug the pad."""
        self.window.pad(f"{self.number} detach")


def plugged_in(window: Window, maker: str = "xbox") -> Pad:
    """Plug in a pad and press it once, so that its glyphs are shown; no other family may appear from then on."""
    window.scene("welcome", "title")
    window.focus()
    pad = Pad(window, maker)
    pad.give("right")
    window.wait(lambda tree: tree["family"] == maker, f"the glyphs of {maker}")
    return pad


def pixel(tree: Tree, at: tuple[float, float]) -> tuple[int, int]:
    """Convert a design point to window pixels."""
    return round((at[0] + tree["left"]) * tree["k"]), round((at[1] + tree["above"]) * tree["k"])


def path(tree: Tree, goal: str) -> list[tuple[str, str]]:
    """The shortest way of the focus to a thing: pairs of a direction and the id it leads to."""
    boxes = {each["id"]: Box(*each["box"]) for each in tree["things"] if each["focusable"]}
    ways = tree["facts"].get("ways", {})  # focus moves that a scene defines itself
    turns = {each["id"] for each in tree["things"] if each["role"] in ("slider", "choice", "toggle")}
    came: dict[str, tuple[str, str] | None] = {tree["focus"]: None}
    queue = deque(came)
    while queue and goal not in came:
        here = queue.popleft()
        for way in WAYS:
            if here in turns and way in ("left", "right"):
                continue  # left and right turn its value
            there = ways[here][way] if here in ways else nearest(boxes, here, way, wrap=True)
            if there is not None and there not in came:
                came[there] = (here, way)
                queue.append(there)
    assert goal in came, f"no arrow leads from {tree['focus']} to {goal} in {tree['scene']}"
    steps: list[tuple[str, str]] = []
    here = goal
    while (step := came[here]) is not None:
        steps.append((step[1], here))
        here = step[0]
    return steps[::-1]
