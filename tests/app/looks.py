"""Drawing a scene without its pictures, and writing down where every line of text comes to stand."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

import pygame
import pytest

from game.app.canvas import Canvas
from game.app.geometry import Box
from game.app.outline import edge_of
from game.app.scene import Scene
from game.app.table.cardart import CardArt
from game.app.table.hall import Hall
from game.app.table.sprites import Sprite
from game.app.type import Block
from game.app.ui.widget import Widget


class Written(NamedTuple):
    """A line of text on the screen: the ink of its letters in design pixels, and how much of it is not clipped."""

    text: str
    ink: Box
    seen: Box
    block: Block
    owner: str  # the id of the widget that wrote it; "" for none


class Pen:
    """Notes all that is written while it is in use."""

    def __init__(self) -> None:
        self.lines: list[Written] = []
        self._owner: Widget | None = None
        self._writing: tuple[str, Block, int] | None = None
        self._lost = 0

    def write_down(self, scene: Scene) -> list[Written]:
        """Everything that a scene writes when it is drawn."""
        self.lines = []
        scene.draw(scene.desk.canvas)
        return self.lines

    def _blit(self, canvas: Canvas, surface: pygame.Surface, at: tuple[int, int], alpha: int = 255) -> None:
        if self._writing is None:
            return
        text, block, edge = self._writing
        rect = surface.get_bounding_rect().move(at).inflate(-2 * edge, -2 * edge)  # the dark around them is no letter
        ink, seen = _design(canvas, rect), _design(canvas, rect.clip(canvas.surface.get_clip()))
        written = Written(text, ink, seen, block, self._owner.id if self._owner else "")
        if self.lines and self.lines[-1].text == text and self.lines[-1].block is block:
            self.lines.pop()  # that was its shade
        self.lines.append(written)

    def install(self, patch: pytest.MonkeyPatch) -> None:
        """Let nothing be drawn but letters, and let those be noted."""
        pen, line, draw = self, Canvas._line, Scene._draw_widget

        def noted_line(canvas: Canvas, text: str, block: Block, *rest: Any) -> None:
            pen._writing = (text, block, edge_of(rest[-1], canvas.layout.k))
            line(canvas, text, block, *rest)
            pen._writing = None

        def owned(scene: Scene, canvas: Canvas, widget: Widget) -> None:
            pen._owner = widget
            draw(scene, canvas, widget)
            pen._owner = None

        patch.setattr(Canvas, "_line", noted_line)
        patch.setattr(Canvas, "blit", lambda canvas, *rest: pen._blit(canvas, *rest))
        patch.setattr(Scene, "_draw_widget", owned)
        for name in ("picture", "icon", "plate", "fill", "shade"):
            patch.setattr(Canvas, name, lambda *_rest, **_more: None)
        for name in ("_build", "_furnish", "be"):
            patch.setattr(Hall, name, lambda *_rest: None)
        patch.setattr(Hall, "_frames", lambda *_rest: [])
        patch.setattr(Hall, "draw", lambda *_rest: None)
        patch.setattr(Sprite, "draw", lambda *_rest, **_more: None)
        patch.setattr(CardArt, "face", lambda *_rest: pygame.Surface((1, 1), pygame.SRCALPHA))
        patch.setattr(CardArt, "back", lambda *_rest: pygame.Surface((1, 1), pygame.SRCALPHA))
        patch.setattr(CardArt, "shadow", lambda *_rest: (pygame.Surface((1, 1), pygame.SRCALPHA), 0))
        patch.setattr(CardArt, "prepare", lambda *_rest: False)
        patch.setattr(CardArt, "prepare_backs", lambda *_rest: None)


@contextmanager
def pen() -> Iterator[Pen]:
    """A pen in use."""
    with pytest.MonkeyPatch.context() as patch:
        made = Pen()
        made.install(patch)
        yield made


def _design(canvas: Canvas, rect: pygame.Rect) -> Box:
    layout = canvas.layout
    x, y = layout.design(rect.topleft)
    return Box(x, y, rect.w / layout.k, rect.h / layout.k)
