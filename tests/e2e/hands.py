"""Three pairs of hands for the window: mouse alone, keyboard alone, pad alone.  Each can press any thing by its id."""

from collections import deque
from typing import Protocol

from game.app.focus import WAYS, nearest
from game.app.geometry import Box

from .window import Tree, Window, thing

BUTTONS = {"a": 0, "b": 1, "x": 2, "y": 3, "start": 6, "up": 11, "down": 12, "left": 13, "right": 14}
FAR = 60  # steps; no thing is farther away
KEYS = {"up": "Up", "down": "Down", "left": "Left", "right": "Right"}


class Hands(Protocol):
    """What the player of the tests needs."""

    families: set[str]  # what `family` may say while only these hands are used

    def press(self, id: str) -> None:
        """Press a thing of the scene."""

    def hurry(self) -> None:
        """Press something that means nothing, while cards fly."""

    def back(self) -> None:
        """Go back."""


class Mouse:
    """Moves, clicks and drags."""

    families = {"mouse", "keyboard"}  # the keyboard's until the mouse is first touched

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
        """Press on one thing, move over another, let go there."""
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
    """Walks the focus from thing to thing; subclasses say how a command is given."""

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
        """Bring the focus to a thing."""
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
    """Arrows, Enter and Escape."""

    families = {"keyboard"}

    def give(self, command: str) -> None:
        self.window.keys({**KEYS, "confirm": "Return", "cancel": "Escape", "menu": "p"}[command])


class Pad(Steps):
    """A virtual pad, plugged in when it is made.  Each of several has a number of its own."""

    def __init__(self, window: Window, maker: str = "xbox", number: int = 1):
        super().__init__(window)
        self.families, self.number = {maker}, number
        window.pad(f"{number} attach {maker}")

    def give(self, command: str) -> None:
        button = BUTTONS[{"confirm": "a", "cancel": "b", "menu": "start"}.get(command, command)]
        self.window.pad(f"{self.number} b {button} 1", f"{self.number} b {button} 0")

    def pull_out(self) -> None:
        """Unplug it."""
        self.window.pad(f"{self.number} detach")


def plugged_in(window: Window, maker: str = "xbox") -> Pad:
    """A pad alone: its first press makes the glyphs its own, and no other family may show from then on."""
    window.scene("welcome", "title")
    window.focus()
    pad = Pad(window, maker)
    pad.give("right")
    window.wait(lambda tree: tree["family"] == maker, f"the glyphs of {maker}")
    return pad


def pixel(tree: Tree, at: tuple[float, float]) -> tuple[int, int]:
    """A design point in window pixels."""
    return round((at[0] + tree["left"]) * tree["k"]), round((at[1] + tree["above"]) * tree["k"])


def path(tree: Tree, goal: str) -> list[tuple[str, str]]:
    """The shortest way of the focus to a thing: directions, and what each of them leads to."""
    boxes = {each["id"]: Box(*each["box"]) for each in tree["things"] if each["focusable"]}
    ways = tree["facts"].get("ways", {})  # where a scene has ways of its own
    turns = {each["id"] for each in tree["things"] if each["role"] in ("slider", "choice", "toggle")}
    came: dict[str, tuple[str, str] | None] = {tree["focus"]: None}
    queue = deque(came)
    while queue and goal not in came:
        here = queue.popleft()
        for way in WAYS:
            if here in turns and way in ("left", "right"):
                continue  # they turn it
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
