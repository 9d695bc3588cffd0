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
COLOURS = {"S": "#17110f", "C": "#1d4a40", "H": "#a81f2d", "D": "#a8611c", "R": "#a81f2d", "B": "#17110f"}
RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
NUMBERS = {rank: i + 2 for i, rank in enumerate(RANKS)} | {"X": 15}
ROWS = [[f"{rank}{suit}" for rank in RANKS] for suit in "SCDH"]
BEASTS = [[f"bestiary/{rank}{suit}" for rank in ("A", *RANKS[:-1])] for suit in "HD"]
EXTRAS = ["XR", "XB", "bestiary/AS", "bestiary/AC", *(f"{hero}-down" for hero in ("KH", "QH", "KD", "QD", "JD"))]
FULL, EMPTY = {"H": "#e0343f", "D": "#f2a532"}, "#4a3f42"
MINI_BELOW = 150
"""Cards narrower than this, in pixels, take the mini layout."""


def bake(names: Sequence[str] = ()) -> None:
    """Print the deck, one suit a row, to the path named first, each card as wide as the second says (104 px).

    Below stand the monsters of the bestiary, the jokers and the fallen heroes.
    """
    path = Path(names[0] if names else "sheet.png")
    width = int(names[1]) if len(names) > 1 else 104
    height, gap = round(width * 1.4), 8
    layouts = json.loads((CARDS / "layout.json").read_text(encoding="utf-8"))
    rows = [*ROWS, *BEASTS, EXTRAS]
    sheet = Image.new("RGB", (13 * (width + gap) + gap, len(rows) * (height + gap) + gap), TABLE)
    for row, cards in enumerate(rows):
        for column, name in enumerate(cards):
            if (CARDS / f"{name}.webp").exists():
                face = _face(name, layouts, mini=width < MINI_BELOW).resize((width, height), Image.Resampling.LANCZOS)
                sheet.paste(face, (gap + column * (width + gap), gap + row * (height + gap)), face)
    sheet.save(path)


def _face(name: str, layouts: dict[str, Any], mini: bool) -> Image.Image:
    """A baked face with rank, suit and number, or pips, on it."""
    folder, _, plain = name.rpartition("/")
    card, _, down = plain.partition("-")
    rank, suit = card[:-1], card[-1]
    face = Image.open(CARDS / f"{name}{'-mini' if mini else ''}.webp").convert("RGBA")
    places = layouts["layouts"]["mini" if mini else "full"]
    k = face.width / layouts["card"][0]
    if rank == "X":
        _stamp(face, "star", places["star"]["centre"], places["star"]["size"], COLOURS[suit], k)
        _stamp(face, suit, places["dragon"]["centre"], places["dragon"]["size"], COLOURS[suit], k)
    else:
        _write(face, rank, places["rank"], COLOURS[suit], k)
        _stamp(face, suit, places["pip"]["centre"], places["pip"]["size"], COLOURS[suit], k)
    if folder:
        _write(face, "1" if rank == "A" else str(NUMBERS[rank]), places["badge"]["burst"], "#fff6e0", k, outline=3)
    elif card in layouts["heroes"]:
        tray = places["tray"]
        for i, centre in enumerate(tray["pips"]):
            _stamp(face, suit, centre, tray["size"], EMPTY if down or i == 3 else FULL[suit], k)
    else:
        _write(face, str(NUMBERS[rank]), places["badge"][layouts["suits"][suit]], "#fff6e0", k, outline=3)
    return face


def _stamp(face: Image.Image, sign: str, centre: Sequence[float], size: float, colour: str, k: float) -> None:
    """Print a sign, `size` units high, about a centre."""
    side = round(size * k)
    mask = Image.open(CARDS / "pips" / f"{sign}.webp").resize((side, side), Image.Resampling.LANCZOS).getchannel("A")
    face.paste(colour, (round(centre[0] * k - side / 2), round(centre[1] * k - side / 2)), mask)


def _write(face: Image.Image, text: str, place: dict[str, Any], colour: str, k: float, outline: int = 0) -> None:
    """Set text centred in a box, as high as `cap` allows and no wider than `width`; Cinzel's capitals are 0.7 em."""
    size = place["cap"] * k / 0.7
    size *= min(1, place["width"] * k / ImageFont.truetype(FONT, size).getlength(text))
    font = ImageFont.truetype(FONT, size)
    x, y = place["centre"]
    at = (x * k, y * k + 0.35 * size)
    ImageDraw.Draw(face).text(at, text, colour, font, "ms", stroke_width=outline, stroke_fill="#17110f")
