"""Words as outlines, for the little text that is drawn: the logo and the legends of pad buttons."""

from __future__ import annotations

import functools
from pathlib import Path

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

FONTS = Path(__file__).parents[2] / "fonts"


@functools.cache
def font(name: str) -> TTFont:
    """A font of `assets/fonts`, by its name without the ending."""
    return TTFont(FONTS / f"{name}.ttf")


def width(text: str, name: str, size: float, track: float = 0) -> float:
    """The length of a line of text."""
    face = font(name)
    scale = size / face["head"].unitsPerEm
    glyphs, table = face.getGlyphSet(), face.getBestCmap()
    return sum(glyphs[table[ord(c)]].width * scale + track for c in text) - track


def glyph_paths(text: str, name: str, size: float, x: float, baseline: float, track: float = 0) -> list[str]:
    """One SVG path per letter, the line centred on x."""
    face = font(name)
    scale = size / face["head"].unitsPerEm
    glyphs, table = face.getGlyphSet(), face.getBestCmap()
    left = x - width(text, name, size, track) / 2
    paths = []
    for c in text:
        pen = SVGPathPen(glyphs)
        glyphs[table[ord(c)]].draw(TransformPen(pen, (scale, 0, 0, -scale, left, baseline)))
        paths.append(f'<path d="{pen.getCommands()}"/>')
        left += glyphs[table[ord(c)]].width * scale + track
    return paths


def word(text: str, name: str, size: float, x: float, middle: float) -> str:
    """Text in capitals or figures, centred on a point."""
    face = font(name)
    cap = face["OS/2"].sCapHeight * size / face["head"].unitsPerEm
    return "".join(glyph_paths(text, name, size, x, middle + cap / 2))
