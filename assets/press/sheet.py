"""A contact sheet of the baked deck, to judge it at the size of the table: `python -m assets.press sheet PATH [width]`.

Rank, suit and number are set here only for the eye; in the game the game draws them, in the boxes of `layout.json`.
"""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from PIL import Image, ImageDraw, ImageFont

CARDS = Path("assets/cards")
FONT = "assets/fonts/cinzel-900.ttf"
TABLE = "#3a2a24"
COLOURS = {"S": "#17110f", "C": "#1d4a40", "H": "#a81f2d", "D": "#a8611c"}
RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
NUMBERS = {rank: i + 2 for i, rank in enumerate(RANKS)}
MINI_BELOW = 150
"""Cards narrower than this, in pixels, take the mini layout."""


def bake(names: Sequence[str] = ()) -> None:
    """Print the deck, one suit a row, to the path named first, each card as wide as the second says (104 px)."""
    path = Path(names[0] if names else "sheet.png")
    width = int(names[1]) if len(names) > 1 else 104
    height, gap = round(width * 1.4), 8
    layouts = json.loads((CARDS / "layout.json").read_text(encoding="utf-8"))
    sheet = Image.new("RGB", (13 * (width + gap) + gap, 4 * (height + gap) + gap), TABLE)
    for row, suit in enumerate("SCDH"):
        for column, rank in enumerate(RANKS):
            if (CARDS / f"{rank}{suit}.webp").exists():
                face = _face(rank, suit, layouts, mini=width < MINI_BELOW).resize(
                    (width, height), Image.Resampling.LANCZOS
                )
                sheet.paste(face, (gap + column * (width + gap), gap + row * (height + gap)), face)
    sheet.save(path)


def _face(rank: str, suit: str, layouts: dict[str, Any], mini: bool) -> Image.Image:
    """A baked face with rank, suit and number on it."""
    face = Image.open(CARDS / f"{rank}{suit}{'-mini' if mini else ''}.webp").convert("RGBA")
    places = layouts["layouts"]["mini" if mini else "full"]
    k = face.width / layouts["card"][0]
    _write(face, rank, places["rank"], COLOURS[suit], k)
    _write(face, str(NUMBERS[rank]), places["badge"][layouts["suits"][suit]], "#fff6e0", k, outline=3)
    size = round(places["pip"]["size"] * k)
    sign = Image.open(CARDS / "pips" / f"{suit}.webp").resize((size, size), Image.Resampling.LANCZOS).getchannel("A")
    x, y = (round(c * k - size / 2) for c in places["pip"]["centre"])
    face.paste(COLOURS[suit], (x, y), sign)
    return face


def _write(face: Image.Image, text: str, place: dict[str, Any], colour: str, k: float, outline: int = 0) -> None:
    """Set text centred in a box, as high as `cap` allows and no wider than `width`; Cinzel's capitals are 0.7 em."""
    size = place["cap"] * k / 0.7
    size *= min(1, place["width"] * k / ImageFont.truetype(FONT, size).getlength(text))
    font = ImageFont.truetype(FONT, size)
    x, y = place["centre"]
    at = (x * k, y * k + 0.35 * size)
    ImageDraw.Draw(face).text(at, text, colour, font, "ms", stroke_width=outline, stroke_fill="#17110f")
