"""Pictures of the buttons, sticks and pads of three families of controllers, and of the mouse, drawn for this game.

Face buttons are named by their place: south, east, west, north. A glyph is 36 design px square.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from pathlib import Path
from zlib import crc32

import numpy as np

from assets.press.plate import INK, PAPER, Array
from assets.press.ui.lettering import word
from assets.press.ui.plates import save_webp
from assets.press.ui.sign import bar, dot, fill, line, moved
from assets.press.ui.waver import FINE, drawn, wavering

FIELD = 72  # drawing units
SIZE = 108  # pixels: three times 36 design px
FOLDER = Path(__file__).parents[1] / "ui" / "glyphs"
BONE, COAL, GOLD = "#d9c9a3", "#2b242a", "#e9b94f"
LETTERS, LARGER = "alegreya-700", 1.1  # enlarged, because its capitals are low

Svg = str


def dye(shapes: Svg, colour: str) -> Svg:
    """Shapes in a colour, including lines."""
    return f'<g fill="{colour}" color="{colour}">{shapes.replace("#000", colour)}</g>'


def cap(outline: Callable[[float], Svg], field: str, rim: str = BONE) -> Svg:
    """A button: ink edge, rim, field. `outline` takes the inset."""
    return dye(outline(0), INK) + dye(outline(2.6), rim) + dye(outline(5.4), INK) + dye(outline(6.6), field)


def label(text: str, x: float, y: float, size: float, colour: str = PAPER) -> Svg:
    """A letter or word on a button."""
    return dye(word(text, LETTERS, size * LARGER, x, y), colour)


def disc(field: str, rim: str = BONE) -> Svg:
    """A round button, engraved along its lower right."""
    burr = "".join(
        f'<path d="M{36 + r * 0.94:.1f} {36 + r * 0.30:.1f} A{r} {r} 0 0 1 {36 + r * 0.18:.1f} {36 + r * 0.97:.1f}"'
        f' fill="none" stroke="{INK}" stroke-width="{w}" stroke-linecap="round" opacity=".75"/>'
        for r, w in ((25.2, 2.6), (21.4, 1.5))
    )
    return cap(lambda inset: dot(36, 36, 34 - inset), field, rim) + burr


def bumper(text: str, left: bool) -> Svg:
    """A shoulder button: wide, its outer corner rounded away."""

    def outline(i: float) -> Svg:
        return fill(
            f"M{3 + i} {54 - i} L{3 + i} {38} C{3 + i} {22 + i} {14 + i} {17 + i} {28} {17 + i} L{69 - i - 7} {17 + i}"
            f" Q{69 - i} {17 + i} {69 - i} {24 + i * 0.6} L{69 - i} {48 - i * 0.6} Q{69 - i} {55 - i} {62 - i * 0.6} {55 - i}"
            f" L{5 + i} {55 - i}Z"
        )

    shape = outline if left else lambda i: moved(outline(i), "translate(72 0) scale(-1 1)")
    return cap(shape, COAL) + label(text, 37.5 if left else 34.5, 36.5, 27 if len(text) > 1 else 31)


def trigger(text: str, left: bool) -> Svg:
    """A trigger: tall, with a hump."""

    def outline(i: float) -> Svg:
        return fill(
            f"M{12 + i} {66 - i} C{6 + i} {50} {5 + i} {30} {11 + i} {16 + i * 0.4} C{16 + i} {4 + i} {34} {3 + i} {48 - i * 0.4} {5 + i}"
            f" C{60 - i} {7 + i} {64 - i} {16 + i * 0.4} {65 - i} {28} C{66 - i} {44} {64 - i} {56} {62 - i} {66 - i}Z"
        )

    shape = outline if left else lambda i: moved(outline(i), "translate(72 0) scale(-1 1)")
    return cap(shape, COAL) + label(text, 36, 37, 27)


ARROWS = {
    "up": "M36 2 L45 13 L27 13Z",
    "right": "M70 36 L59 45 L59 27Z",
    "down": "M36 70 L27 59 L45 59Z",
    "left": "M2 36 L13 27 L13 45Z",
}


def stick(letter: str) -> Svg:
    """A movable stick: its cap among four arrows."""
    arrows = "".join(fill(d) + line(d, 3) for d in ARROWS.values())
    halo = "".join(line(d, 8) for d in ARROWS.values())
    head = cap(lambda i: dot(36, 36, 24.5 - i * 0.8), COAL)
    return dye(halo, INK) + dye(arrows, BONE) + head + label(letter, 36, 36, 29)


def stick_press(letter: str) -> Svg:
    """A stick pressed in: an arrow down on its cap."""
    arrow = "M36 22 L22 6 L29.5 6 L29.5 1 L42.5 1 L42.5 6 L50 6Z"
    base = dye(fill("M6 50 C6 36 66 36 66 50 C66 76 6 76 6 50Z"), INK)
    head = cap(lambda i: dot(36, 47, 25 - i * 0.8, 23.5 - i * 0.8), COAL)
    return base + head + dye(line(arrow, 7), INK) + dye(fill(arrow), GOLD) + label(letter, 36, 48, 30)


def cross_pad(lit: str) -> Svg:
    """The directional pad, one arm lit."""

    def outline(i: float) -> Svg:
        return bar(24 + i, 3 + i, 24 - 2 * i, 66 - 2 * i, 5) + bar(3 + i, 24 + i, 66 - 2 * i, 24 - 2 * i, 5)

    turns = {"up": 0, "right": 90, "down": 180, "left": 270}
    body = cap(outline, COAL)
    arm = bar(27.4, 6.4, 17.2, 24, 3) + fill("M27.4 27 L36 36 L44.6 27Z")
    arrow = fill("M36 10.5 L42.5 20 L29.5 20Z")
    return body + moved(dye(arm, GOLD) + dye(arrow, INK), f"rotate({turns[lit]} 36 36)")


def pill(inner: Svg) -> Svg:
    """A small button in the middle of a pad."""
    return cap(lambda i: dot(36, 36, 29 - i), COAL) + inner


BARS = dye(line("M25 28 L47 28 M25 36 L47 36 M25 44 L47 44", 4.4), PAPER)
WINDOWS = dye(
    '<rect x="24" y="24" width="16" height="14" rx="2" fill="none" stroke="#000" stroke-width="4"/>'
    '<rect x="31" y="32" width="18" height="15" rx="2"/>',
    PAPER,
)


def slot(marks: Svg) -> Svg:
    """The upright button of a PlayStation pad with its mark above it."""
    return pill(dye(line(marks, 3.6) + bar(31.5, 33, 9, 21, 4.5), PAPER))


RAYS = "M36 27 L36 19 M27.5 29 L22.5 22.5 M44.5 29 L49.5 22.5"
STRIPES = "M25 20 L47 20 M25 27 L47 27"

SYMBOLS = {
    "south": (line("M24.5 24.5 L47.5 47.5 M47.5 24.5 L24.5 47.5", 6.4), "#9db9ee"),
    "east": ('<circle cx="36" cy="36" r="13.4" fill="none" stroke="#000" stroke-width="6.2"/>', "#ff7f78"),
    "west": (line("M24.5 24.5 L47.5 24.5 L47.5 47.5 L24.5 47.5Z", 6), "#efa0cf"),
    "north": (line("M36 21.5 L50 45.5 L22 45.5Z", 6), "#7fdca6"),
}
XBOX_FACES = {
    "south": ("A", "#3f8a44"), "east": ("B", "#b8262f"), "west": ("X", "#2b68a8"), "north": ("Y", "#c98a12"),
}  # fmt: skip
NINTENDO_FACES = {"south": "B", "east": "A", "west": "Y", "north": "X"}


def family(faces: dict[str, Svg], shoulders: tuple[str, str, str, str], back: Svg, start: Svg) -> dict[str, Svg]:
    """All glyphs of one kind of pad."""
    l1, r1, l2, r2 = shoulders
    pads = {f"dpad-{way}": cross_pad(way) for way in ARROWS}
    return {
        **faces,
        "l1": bumper(l1, True),
        "r1": bumper(r1, False),
        "l2": trigger(l2, True),
        "r2": trigger(r2, False),
        "l3": stick_press("L"),
        "r3": stick_press("R"),
        "back": back,
        "start": start,
        **pads,
        "left-stick": stick("L"),
        "right-stick": stick("R"),
    }


def mouse(lit: str) -> Svg:
    """A mouse with one of its buttons lit."""

    def outline(i: float) -> Svg:
        return bar(13 + i, 2 + i, 46 - 2 * i, 68 - 2 * i, 22 - i * 0.9)

    body = cap(outline, COAL)
    if lit in ("left", "right"):
        left = fill("M19.8 30 L19.8 24 C19.8 15 26 8.8 34.2 8.8 L34.2 30Z")
        body += dye(left if lit == "left" else moved(left, "translate(72 0) scale(-1 1)"), GOLD)
    body += dye(line("M18 32 L54 32 M36 8 L36 32", 2.6, "butt"), INK)
    wheel = GOLD if lit == "middle" else BONE
    return body + dye(bar(29.4, 11, 13.2, 20, 6.6), INK) + dye(bar(32, 13.6, 8, 14.8, 4), wheel)


GLYPHS: dict[str, dict[str, Svg]] = {
    "xbox": family(
        {place: disc(colour) + label(text, 36, 36, 36) for place, (text, colour) in XBOX_FACES.items()},
        ("LB", "RB", "LT", "RT"),
        pill(WINDOWS),
        pill(BARS),
    ),
    "playstation": family(
        {place: disc(COAL) + dye(shape, colour) for place, (shape, colour) in SYMBOLS.items()},
        ("L1", "R1", "L2", "R2"),
        slot(RAYS),
        slot(STRIPES),
    ),
    "nintendo": family(
        {place: disc("#efe2c4", "#8d8070") + label(text, 36, 36, 36, INK) for place, text in NINTENDO_FACES.items()},
        ("L", "R", "ZL", "ZR"),
        pill(dye(bar(24, 32.5, 24, 7, 2), PAPER)),
        pill(dye(bar(24, 32.5, 24, 7, 2) + bar(32.5, 24, 7, 24, 2), PAPER)),
    ),
    "mouse": {name: mouse(name) for name in ("left", "right", "middle")},
}


def picture(shapes: Svg, seed: int) -> Array:
    """A glyph with a slightly wavering edge, SIZE x SIZE x 4 floats 0..1."""
    unit = SIZE * FINE / FIELD
    small = wavering(drawn(shapes, FIELD, SIZE * FINE), 0.45 * unit, 8 * unit, seed)
    small[..., :3] /= np.maximum(small[..., 3:], 1e-3)
    return small.clip(0, 1)


def bake(names: Collection[str] = ()) -> None:
    """Bake the glyphs named "family/button", or all."""
    for kind, buttons in GLYPHS.items():
        for button, shapes in buttons.items():
            name = f"{kind}/{button}"
            if not names or name in names:
                save_webp(picture(shapes, crc32(name.encode())), FOLDER / f"{name}.webp", quality=90)
