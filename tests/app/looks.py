"""Draws a scene without its pictures, and notes where every line of text is placed."""

from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from functools import lru_cache, partial
from typing import Any, NamedTuple
from weakref import WeakKeyDictionary

import pygame
import pytest

from game.app.base.geometry import Box
from game.app.gfx.canvas import Canvas
from game.app.gfx.compositor import ReplayedDrawing
from game.app.gfx.fonts import Block, Fonts
from game.app.gfx.pictures import edge_of
from game.app.gfx.theme import face
from game.app.table.card_art import CardArt
from game.app.table.room.hall import Hall
from game.app.table.sprites import Sprite
from game.app.ui.scene import Scene
from game.app.ui.scroll import WidgetPainter
from game.app.ui.widget import Widget

INK = (0, 0, 0)
MOST_STAMPS = 1 << 16


class Written(NamedTuple):
    """A line of text on the screen: the ink of its letters in design pixels, and how much of it is not clipped."""

    text: str
    ink: Box
    seen: Box
    block: Block
    owner: str  # the id of the widget that wrote it; "" for none


class Stamp(NamedTuple):
    """Stand-in for the picture of a printed line: only its size and the rectangle of its ink."""

    size: tuple[int, int]
    ink: pygame.Rect

    def get_width(self) -> int:
        return self.size[0]

    def get_height(self) -> int:
        return self.size[1]

    def get_bounding_rect(self) -> pygame.Rect:
        return self.ink


@lru_cache(MOST_STAMPS)
def stamp(text: str, file: str, pixels: int, k: float, shaded: bool) -> Stamp:
    """Print a line once, for all colours: the tests print each of them thousands of times."""
    surface = Fonts(k)._print(text, face(file, pixels), INK, INK if shaded else None)
    return Stamp(surface.get_size(), surface.get_bounding_rect())


class Notes(Canvas):
    """A canvas that draws nothing and records the calls instead."""

    def __init__(self, canvas: Canvas):
        super().__init__(canvas.surface, canvas.layout, canvas.pictures, canvas.type, canvas.theme)
        self.told: list[tuple[object, ...]] = []
        for name in ("picture", "swelling", "icon", "plate", "fill", "shade", "_line"):
            setattr(self, name, partial(self._note, name))

    def visible(self, box: Box) -> bool:
        return True

    def blit(self, surface: pygame.Surface, at: tuple[int, int], alpha: int = 255) -> None:
        self._note("blit", surface.get_size(), at, alpha)

    def _note(self, name: str, *words: object, **more: object) -> None:
        self.told.append((name, *words, *sorted(more.items())))


class Pen:
    """Notes every line of text that is drawn while it is installed."""

    def __init__(self) -> None:
        self.lines: list[Written] = []
        self._owner: Widget | None = None
        self._writing: tuple[str, Block, int] | None = None
        self._stamping = False
        self._repeats: WeakKeyDictionary[ReplayedDrawing, tuple[tuple[Hashable, ...], list[tuple[object, ...]]]]
        self._repeats = WeakKeyDictionary()

    def write_down(self, scene: Scene) -> list[Written]:
        """Draw a scene and return every line that it writes."""
        self.lines = []
        scene.draw(scene.services.canvas)
        return self.lines

    def _blit(self, canvas: Canvas, surface: pygame.Surface | Stamp, at: tuple[int, int], alpha: int = 255) -> None:
        if self._writing is None:
            return
        text, block, edge = self._writing
        rect = surface.get_bounding_rect().move(at).inflate(-2 * edge, -2 * edge)  # without the dark outline
        ink, seen = _design(canvas, rect), _design(canvas, rect.clip(canvas.surface.get_clip()))
        written = Written(text, ink, seen, block, self._owner.id if self._owner else "")
        if self.lines and self.lines[-1].text == text and self.lines[-1].block is block:
            self.lines.pop()  # the line noted before was only its shade
        self.lines.append(written)

    def _repeat(
        self, repeated: ReplayedDrawing, canvas: Canvas, draw: Callable[[Canvas], object], *looks: Hashable
    ) -> None:
        """Draw it anew; fail if its key is unchanged but it looks different."""
        notes, now = Notes(canvas), (canvas, *looks)
        draw(notes)
        before, told = self._repeats.get(repeated, ((), []))
        assert before != now or told == notes.told, f"it looks another way than before: {looks}"
        self._repeats[repeated] = now, notes.told
        draw(canvas)

    def install(self, patch: pytest.MonkeyPatch) -> None:
        """Patch drawing so that only text is drawn, and noted."""
        pen, line, draw, print_line = self, Canvas._line, WidgetPainter._draw_widget, Fonts.line

        def noted_line(canvas: Canvas, text: str, block: Block, *rest: Any) -> None:
            pen._writing = (text, block, edge_of(rest[-1], canvas.layout.k))
            pen._stamping = type(canvas) is Canvas  # other canvases keep the printed line as a picture of their own
            line(canvas, text, block, *rest)
            pen._writing, pen._stamping = None, False

        def stamped(letters: Fonts, text: str, role: str, size: float, *colours: Any) -> pygame.Surface | Stamp:
            if not pen._stamping:
                return print_line(letters, text, role, size, *colours)
            own = letters.face(role, size)
            return stamp(text, own.file, own.pixels, letters.k, colours[-1] is not None)

        def owned(painter: WidgetPainter, canvas: Canvas, widget: Widget) -> None:
            pen._owner = widget
            draw(painter, canvas, widget)
            pen._owner = None

        patch.setattr(Canvas, "_line", noted_line)
        patch.setattr(Fonts, "line", stamped)
        patch.setattr(Canvas, "blit", lambda canvas, *rest: pen._blit(canvas, *rest))
        patch.setattr(WidgetPainter, "_draw_widget", owned)
        patch.setattr(ReplayedDrawing, "draw", lambda repeated, *rest: pen._repeat(repeated, *rest))
        for name in ("picture", "icon", "plate", "fill", "shade"):
            patch.setattr(Canvas, name, lambda *_rest, **_more: None)
        for name in ("_build", "_furnish", "be", "set_out"):
            patch.setattr(Hall, name, lambda *_rest: None)
        patch.setattr(Hall, "_frames", lambda *_rest: [])
        for name in ("draw", "draw_room", "draw_firelight", "draw_flames", "draw_torch"):
            patch.setattr(Hall, name, lambda *_rest: None)
        patch.setattr(Sprite, "draw", lambda *_rest, **_more: None)
        patch.setattr(CardArt, "face", lambda *_rest: pygame.Surface((1, 1), pygame.SRCALPHA))
        patch.setattr(CardArt, "back", lambda *_rest: pygame.Surface((1, 1), pygame.SRCALPHA))
        patch.setattr(CardArt, "shadow", lambda *_rest: (pygame.Surface((1, 1), pygame.SRCALPHA), 0))
        patch.setattr(CardArt, "prepare", lambda *_rest: False)
        patch.setattr(CardArt, "prepare_backs", lambda *_rest: None)


@contextmanager
def pen() -> Iterator[Pen]:
    """A pen that is installed while the context lasts."""
    with pytest.MonkeyPatch.context() as patch:
        made = Pen()
        made.install(patch)
        yield made


def _design(canvas: Canvas, rect: pygame.Rect) -> Box:
    layout = canvas.layout
    x, y = layout.design(rect.topleft)
    return Box(x, y, rect.w / layout.k, rect.h / layout.k)
