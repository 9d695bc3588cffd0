"""The small parts of forms: fields, sliders, switches, ticks, tabs, scroll bars."""

from __future__ import annotations

from collections.abc import Callable

from assets.press.plate import Array
from assets.press.ui.buttons import BRASS, GOLD, shade
from assets.press.ui.patch import Box, Patch, Shape, diamond, disc, outline, rounded

INK, WELL = "#17110f", "#120d10"


def field(metal: str = "#7d6844") -> Patch:
    """A sunk dark field to write in, or a slot that contains a value."""
    patch = Patch(border=(12, 12, 12, 12), tile=(96, 12), seed=61)
    body = patch.box.inset(1.2)
    patch.lay(rounded(patch.box.inset(0.2), 6.5), INK, 1.0)
    patch.lay(rounded(body, 6), metal)
    patch.lay(rounded(body.inset(1.8), 4.5), WELL, shade(patch, body, 0.0, 0.8, 0.0, 9) * patch.lines(0.5, 3), line=1.0)
    return patch


def groove(fill: str | None) -> Patch:
    """The groove of a slider, 12 px high; with a colour, the filled part of it."""
    patch = Patch(border=(7, 5, 7, 5), tile=(48, 2), seed=62, wobble=0.1)
    if fill is None:
        patch.lay(rounded(patch.box.inset(0.2), 6), "#8a7349")
        patch.lay(rounded(patch.box.inset(1.6), 4.4), WELL, line=0.8)
    else:
        tone = 0.9 - 0.5 * (patch.y - 4).clip(0, 8) / 8
        patch.lay(rounded(patch.box.inset(2.6), 3.4), fill, patch.lines(tone, 2) * 0.8)
    return patch


def piece(width: int, height: int, seed: int) -> Patch:
    """A block for a picture of fixed size."""
    return Patch(border=(0, 0, 0, 0), tile=(width, height), seed=seed)


def stud(patch: Patch, shape: Shape, colour: str, puff: float) -> None:
    """A domed head of metal."""
    patch.lay(shape, colour, patch.lines(0.72 + 0.9 * patch.relief(shape, puff), 3, diagonal=True), line=1.8)


def slider_knob() -> Patch:
    """The knob of a slider, a gilt boss 30 px across."""
    patch = piece(30, 30, 63)
    stud(patch, disc(15, 15, 12.4), GOLD, 7)
    patch.lay(diamond(15, 15, 6.2), "#7a1620", line=1.0)
    return patch


def toggle(on: bool) -> Patch:
    """A switch, 64 x 34: the boss is on the right over verdigris when on, on the left over lead when off."""
    patch = piece(66, 36, 64)
    track = rounded(patch.box.inset(2.2), 15)
    patch.lay(rounded(patch.box.inset(0.6), 17), INK, 1.0)
    patch.lay(track, GOLD if on else "#6b5f52")
    hollow = rounded(patch.box.inset(4.8), 13)
    tone = shade(patch, patch.box, 0.85, 0.35, 1.0, 18)
    patch.lay(hollow, "#3f7a58" if on else "#2a2326", patch.lines(tone, 3) * 0.8, line=1.0)
    x = 48 if on else 18
    stud(patch, disc(x, 18, 11.2), "#f0cd7c" if on else "#8d8070", 7)
    if on:
        patch.lay(tick(x - 5.6, 12.4, 0.55), INK)
    return patch


def tick(left: float, top: float, scale: float) -> Shape:
    """A check mark of 20 x 18 units."""

    def stroke(x0: float, y0: float, x1: float, y1: float, w0: float, w1: float) -> Shape:
        def shape(x: Array, y: Array) -> Array:
            u, v = (x - left) / scale, (y - top) / scale
            t = (((u - x0) * (x1 - x0) + (v - y0) * (y1 - y0)) / ((x1 - x0) ** 2 + (y1 - y0) ** 2)).clip(0, 1)
            away = ((u - x0 - t * (x1 - x0)) ** 2 + (v - y0 - t * (y1 - y0)) ** 2) ** 0.5
            return (away - w0 - (w1 - w0) * t) * scale

        return shape

    down, up = stroke(1.5, 10, 7, 16, 1.6, 2.7), stroke(7, 16, 19, 1, 2.7, 1.0)
    return lambda x, y: down(x, y).clip(max=up(x, y))


def tab(selected: bool) -> Patch:
    """A tab, open below; the selected one is lit and edged with gold."""
    patch = Patch(border=(18, 16, 18, 8), tile=(96, 12), seed=66)
    below = Box(patch.box.left, patch.box.top, patch.box.right, patch.box.bottom + 20)
    colour, metal = ("#5a2430", GOLD) if selected else ("#2a2228", "#6d5c45")
    patch.lay(rounded(below.inset(0.4), 9), INK, 1.0)
    patch.lay(rounded(below.inset(1.8), 8), metal)
    inner = rounded(below.inset(4.2), 6)
    patch.lay(inner, colour, patch.lines(shade(patch, patch.box, 0.78, 1.0, 0.78, 12), 3) * 0.6, line=1.0)
    return patch


def scroll_track() -> Patch:
    """The groove of a scroll bar, 14 px wide."""
    patch = Patch(border=(6, 8, 6, 8), tile=(2, 48), seed=67, wobble=0.1)
    patch.lay(rounded(patch.box.inset(0.4), 6), WELL, alpha=0.85)
    patch.lay(outline(rounded(patch.box.inset(0.4), 6), 1.0, 0.5), "#6d5c45")
    return patch


def scroll_knob() -> Patch:
    """The knob of a scroll bar, 14 px wide."""
    patch = Patch(border=(6, 10, 6, 10), tile=(2, 24), seed=68, wobble=0.1)
    bar = rounded(patch.box.inset(2.2), 4.6)
    patch.lay(bar, BRASS, patch.lines(0.75 + 0.8 * patch.relief(bar, 4), 2), line=1.4)
    return patch


PLATES: dict[str, Callable[[], Patch]] = {
    "field": field,
    "slider-track": lambda: groove(None),
    "slider-fill": lambda: groove("#e3a43f"),
    "slider-knob": slider_knob,
    "toggle-on": lambda: toggle(True),
    "toggle-off": lambda: toggle(False),
    "tab": lambda: tab(False),
    "tab-selected": lambda: tab(True),
    "scroll-track": scroll_track,
    "scroll-knob": scroll_knob,
}
