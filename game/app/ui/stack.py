"""The stack of scenes, and the transition between two of them."""

from collections.abc import Callable
from typing import Any, Protocol

import pygame

from ..base.geometry import Box
from ..gfx.canvas import Canvas
from ..input.intent import Intent
from .prompts import PromptBar
from .transitions import Transition
from .widget import ScreenReader, Thing, WidgetFeedback

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
