"""The stack of scenes, and the transitions between them: the picture of the old scene disappears while the new
scene already runs below it."""

import math
from collections.abc import Callable
from typing import Any, Protocol

import pygame

from ..base.geometry import Box, Point
from ..base.tween import both, into, out
from ..gfx.canvas import Canvas
from ..gfx.jagged import EMBERS, burning, keyed_surface, pierce, reach
from ..input.bindings import Intent
from .prompts import PromptBar
from .widget import ScreenReader, Thing, WidgetFeedback


class Transition:
    """The base class. A transition belongs to the stack and is no scene; a new one replaces the running one. `cue` is
    its sound."""

    seconds = 0.3
    cue = ""

    def __init__(self, pace: float = 1.0):
        self.old: pygame.Surface | None = None
        self.at, self.pace = 0.0, pace
        self.length = self.seconds / pace if pace else 0.0

    def started(self, picture: pygame.Surface) -> "Transition":
        """Start from the old scene's picture; return the transition."""
        self.old = picture
        return self

    def back(self) -> "Transition | None":
        """The transition for the way back; None for none."""
        return None

    @property
    def done(self) -> bool:
        """True if it is over."""
        return self.at >= self.length

    @property
    def share(self) -> float:
        """The progress, from 0 to 1."""
        return min(1.0, self.at / self.length) if self.length else 1.0

    def update(self, dt: float) -> None:
        """Advance time by `dt` seconds."""
        self.at += dt

    def draw(self, canvas: Canvas) -> None:
        """Draw the rest of the old picture over the new scene."""
        if (old := self.old) is not None and old.get_size() == canvas.size:
            canvas.live(canvas.layout.whole, lambda canvas: self.cover(canvas, old))

    def cover(self, canvas: Canvas, old: pygame.Surface) -> None:
        """Draw the old picture as it disappears, according to `share`."""
        raise NotImplementedError


class Fade(Transition):
    """The old picture fades out."""

    seconds = 0.22

    def cover(self, canvas: Canvas, old: pygame.Surface) -> None:
        old.set_alpha(round(255 * (1 - self.share)))
        canvas.surface.blit(old, (0, 0))


class OpeningDoors(Transition):
    """The old picture opens like a double door: its wings turn away into the dark with a line of light at their
    edges."""

    seconds = 0.5
    cue = "door"

    def cover(self, canvas: Canvas, old: pygame.Surface) -> None:
        width, height = old.get_size()
        middle, wide = width // 2, max(1, round(width / 2 * math.cos(into(self.share) ** 0.6 * math.pi / 2)))
        for left, at in ((0, 0), (middle, width - wide)):
            wing = pygame.transform.scale(old.subsurface((left, 0, middle, height)), (wide, height))
            level = round(255 * (1 - 0.75 * self.share))
            wing.fill((level, level, level), special_flags=pygame.BLEND_MULT)
            canvas.surface.blit(wing, (at, 0))
        edge = max(2, round(7 * canvas.layout.k))
        for x, beside in ((wide - edge, wide), (width - wide, width - wide - edge // 2)):
            canvas.surface.fill(canvas.theme.ink, (x, 0, edge, height))
            canvas.surface.fill(EMBERS[2], (beside, 0, edge // 2, height))


class Iris(Transition):
    """The new scene burns through the middle of the old picture: a hole with a ragged rim of embers."""

    seconds = 0.55
    cue = "iris"
    TEETH, RIM = 70.0, 34.0  # design pixels

    def cover(self, canvas: Canvas, old: pygame.Surface) -> None:
        size, middle = old.get_size(), canvas.layout.whole.centre
        sheet = canvas.pictures.keep(("iris", size), lambda: keyed_surface(size))
        sheet.blit(old, (0, 0))
        radius = (reach(canvas, middle) + self.TEETH) * both(self.share)
        pierce(sheet, canvas, middle, radius, min(self.TEETH, radius / 2), burning(min(self.RIM, radius)))
        canvas.surface.blit(sheet, (0, 0))


class Sweep(Transition):
    """The old picture is pulled off to the right like a card."""

    seconds = 0.32
    cue = "card-lift"

    def cover(self, canvas: Canvas, old: pygame.Surface) -> None:
        width, height = old.get_size()
        x = round(width * out(self.share))
        canvas.surface.blit(old, (x, 0))
        edge = max(2, round(8 * canvas.layout.k))
        canvas.surface.fill(canvas.theme.ink, (x - edge, 0, edge, height))


class PageTurn(Transition):
    """The old picture is a page that is turned over, from right to left."""

    seconds = 0.42
    cue = "page-turn"
    leaf_back = False
    STRIP = 8  # window pixels: height of the strips that approximate the slanting fold
    SLANT, LEAF = 0.16, 0.46  # the foot's lead as a share of the window's width; visible share of the turned part
    SHADES = (
        (0.05, 7),
        (0.11, 5),
        (0.17, 4),
        (0.24, 3),
        (0.32, 2),
    )  # lines of shade: position as a share of the leaf's width, and thickness in design pixels

    def back(self) -> Transition:
        return PageTurnBack(self.pace)

    def cover(self, canvas: Canvas, old: pygame.Surface) -> None:
        width, height = old.get_size()
        gone = both(self.share)
        slant = self.SLANT * width * math.sin(math.pi * gone)
        head = width * (1 - gone) + slant / 2
        for y in range(0, height, self.STRIP):
            self._keep(canvas, old, round(head - slant * y / height), y)
        self._draw_leaf(canvas, (head, head - slant), width, height)

    def _keep(self, canvas: Canvas, old: pygame.Surface, fold: int, y: int) -> None:
        """Draw a strip of the old page, as far as it has not been turned."""
        width = old.get_width()
        fold = max(0, min(width, fold))
        left = width - fold if self.leaf_back else 0
        canvas.surface.blit(old, (left, y), (left, y, fold, self.STRIP))

    def _draw_leaf(self, canvas: Canvas, folds: tuple[float, float], width: int, height: int) -> None:
        """Draw the back of the page, with engraved shade lines along its fold."""
        wide = [self.LEAF * max(0.0, width - fold) for fold in folds]
        if max(wide) < 2:
            return

        def line(share: float) -> tuple[Point, Point]:
            head, foot = (fold - share * each for fold, each in zip(folds, wide, strict=True))
            if self.leaf_back:
                head, foot = width - head, width - foot
            return (head, 0), (foot, height)

        edge = max(2, round(3 * canvas.layout.k))
        pygame.draw.polygon(canvas.surface, canvas.theme.bone, [*line(0), *line(1)[::-1]])
        pygame.draw.polygon(canvas.surface, canvas.theme.paper, [*line(0.5), *line(0.94)[::-1]])
        for share, thick in self.SHADES:
            pygame.draw.line(canvas.surface, canvas.theme.ink, *line(share), max(1, round(thick * canvas.layout.k)))
        for share, thick in ((-0.012, 3 * edge), (-0.05, 2 * edge), (-0.09, edge)):  # shadow on the page below
            pygame.draw.line(canvas.surface, canvas.theme.night, *line(share), thick)
        pygame.draw.lines(canvas.surface, canvas.theme.ink, True, [*line(0), *line(1)[::-1]], edge)


class PageTurnBack(PageTurn):
    """The page is turned back, from left to right; faster, since the player leaves."""

    seconds = 0.32
    leaf_back = True


Change = Callable[[], None]
Way = Callable[[], Transition | None]


class StackedScene(Protocol):
    """A scene as the stack, the main loop and the probe of the tests see it; `Scene` is one.

    What its members mean is said there.  The stack knows no more of scenes, so that scenes may know the stack.
    """

    @property
    def opaque(self) -> bool: ...
    @property
    def music(self) -> str: ...
    @property
    def danger(self) -> float | None: ...
    @property
    def name(self) -> str: ...
    @property
    def focus(self) -> str | None: ...
    @property
    def touch(self) -> WidgetFeedback: ...
    @property
    def reader(self) -> ScreenReader: ...
    @property
    def prompt_bar(self) -> PromptBar: ...

    def enter(self) -> None: ...
    def resume(self) -> None: ...
    def come_to_front(self) -> None: ...
    def leave(self) -> None: ...
    def refresh(self) -> None: ...
    def handle(self, intent: Intent) -> None: ...

    def update(self, dt: float) -> bool: ...
    def ambient(self, dt: float) -> bool: ...
    def draw(self, canvas: Canvas) -> None: ...
    def toast_line(self) -> Box | None: ...

    def at_rest(self) -> bool: ...
    def facts(self) -> dict[str, Any]: ...
    def prompts(self) -> list[tuple[str, str]]: ...
    def things(self) -> list[Thing]: ...


class Stack:
    """The stack of scenes. Changes requested while a scene works take effect between frames."""

    def __init__(self) -> None:
        self.scenes: list[StackedScene] = []
        self.transition: Transition | None = None
        self._waiting: list[tuple[Change, Way]] = []
        self._came: dict[StackedScene, Transition] = {}  # the transition by which each scene came, for the way back

    @property
    def top(self) -> StackedScene | None:
        """The scene that gets the intents; None if there is none."""
        return self.scenes[-1] if self.scenes else None

    def is_top(self, scene: object) -> bool:
        """True if the scene gets the intents."""
        return self.top is scene

    @property
    def music(self) -> str:
        """The music of the topmost scene that names any."""
        return next((scene.music for scene in reversed(self.scenes) if scene.music), "")

    @property
    def danger(self) -> float:
        """The danger of the topmost scene that has one, from 0 to 1."""
        return next((scene.danger for scene in reversed(self.scenes) if scene.danger is not None), 0.0)

    @property
    def changing(self) -> bool:
        """True if a change waits for the end of the frame."""
        return bool(self._waiting)

    # changes

    def push(self, scene: StackedScene, via: Transition | None = None) -> None:
        """Put a scene on top, after this frame."""
        self._waiting.append((lambda: self._push(scene, via), lambda: via))

    def pop(self, via: Transition | None = None) -> None:
        """Remove the top scene, after this frame. Without `via`, the transition by which it came runs backwards, if it
        can."""
        self._waiting.append((self._pop, lambda: via or self._way_back()))

    def replace(self, scene: StackedScene, via: Transition | None = None) -> None:
        """Replace the top scene, after this frame."""

        def change() -> None:
            self._drop()
            self._push(scene)

        self._waiting.append((change, lambda: via))

    def reset(self, scene: StackedScene, via: Transition | None = None) -> None:
        """Replace all scenes with one, after this frame."""

        def change() -> None:
            while self.scenes:
                self._drop()
            self._push(scene)

        self._waiting.append((change, lambda: via))

    def settle(self, shot: Callable[[], pygame.Surface | None]) -> bool:
        """Make the requested changes; return True if there were any. `shot` takes the picture that transitions start
        from."""
        changed = bool(self._waiting)
        while self._waiting:
            change, way = self._waiting.pop(0)
            via = way()
            if via is not None:
                picture = shot()
                self.transition = via.started(picture) if picture is not None else None
            change()
        return changed

    def be_still(self) -> None:
        """Play no transitions on the way back either, for reduced motion."""
        self._came.clear()

    def _way_back(self) -> Transition | None:
        came = self._came.get(self.top) if self.top else None
        return came.back() if came is not None else None

    def _push(self, scene: StackedScene, via: Transition | None = None) -> None:
        self.scenes.append(scene)
        if via is not None:
            self._came[scene] = via
        try:
            scene.enter()
        except Exception:
            self.scenes.pop()  # it failed to start; the scene below can still be shown
            raise

    def _drop(self) -> None:
        scene = self.scenes.pop()
        self._came.pop(scene, None)
        scene.leave()

    def _pop(self) -> None:
        self._drop()
        if self.scenes:
            self.scenes[-1].resume()

    # frames

    def update(self, dt: float) -> bool:
        """Advance time by `dt` seconds; return True while something moves."""
        moving = False
        if self.top is not None:
            moving = self.top.touch.update(dt)
            moving = self.top.update(dt) or moving
        if self.transition is not None:
            self.transition.update(dt)
            if self.transition.done:
                self.transition = None
            moving = True
        return moving

    def draw(self, canvas: Canvas) -> None:
        """Draw the topmost opaque scene and all above it, then the transition."""
        first = max((i for i, scene in enumerate(self.scenes) if scene.opaque), default=0)
        for scene in self.scenes[first:]:
            scene.draw(canvas)
        if self.transition is not None:
            self.transition.draw(canvas)
