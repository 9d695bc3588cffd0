"""Contact sheets of every drawing, at the size used on the table, with names: `python -m assets.press sheet [SHEETS]`.

They are stored in `shots/` and never shipped. Rank, suit and number are set here only for viewing; in play the game
draws them, in the boxes of `layout.json`.
"""

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from PIL import Image, ImageDraw, ImageFont

ASSETS, SHOTS = Path("assets"), Path("assets/press/shots")
CARDS, UI = ASSETS / "cards", ASSETS / "ui"
FONT, SMALL = "assets/fonts/cinzel-900.ttf", "assets/fonts/alegreya-700.ttf"
TABLE, CREAM, PAPER = "#3a2a24", "#fff6e0", "#efe2c4"
COLOURS = {"S": "#17110f", "C": "#17110f", "H": "#a81f2d", "D": "#814b04", "R": "#a81f2d", "B": "#17110f"}
FOUR_COLOURS = {"S": "#1b0000", "C": "#0f5f4f", "H": "#b3100a", "D": "#0042d2"}
FULL, EMPTY = {"H": "#e0343f", "D": "#f2a532"}, "#4a3f42"
RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
NUMBERS = {rank: i + 2 for i, rank in enumerate(RANKS)} | {"X": 15}
HEROES = ("KH", "QH", "KD", "QD", "JD")
WIDE, GAP, CAPTION = 104, 8, 17
"""The width of a card on a sheet, the gap between two, and the height of the line for a name, in pixels."""

Tile = tuple[str, Image.Image]
"""A picture and its name."""


def bake(names: Sequence[str] = ()) -> None:
    """Print the sheets named, or all."""
    for name in names or SHEETS:
        tiles, across = SHEETS[name]
        page([*tiles()], across).save(SHOTS / f"sheet-{name}.webp", quality=84, method=6)


def page(tiles: Sequence[Tile], across: int) -> Image.Image:
    """Pictures in rows, each as wide as a card, with its name under it."""
    font = ImageFont.truetype(SMALL, 13)
    shrunk = [(name, _fitted(picture)) for name, picture in tiles]
    high = max(picture.height for _, picture in shrunk)
    step, row = WIDE + GAP, high + CAPTION + GAP
    sheet = Image.new("RGB", (across * step + GAP, -(-len(tiles) // across) * row + GAP), TABLE)
    for i, (name, picture) in enumerate(shrunk):
        x, y = GAP + i % across * step, GAP + i // across * row
        sheet.paste(picture, (x, y + (high - picture.height) // 2), picture)
        spoken = name.replace("_", " ")
        fits = ImageFont.truetype(SMALL, 13 * min(1, (WIDE + GAP - 2) / font.getlength(spoken)))
        ImageDraw.Draw(sheet).text((x + WIDE / 2, y + high + CAPTION - 4), spoken, CREAM, fits, "ms")
    return sheet


def _fitted(picture: Image.Image) -> Image.Image:
    return picture.resize((WIDE, round(WIDE * picture.height / picture.width)), Image.Resampling.LANCZOS)


# ------------------------------------------------------------------------ their contents


def deck() -> Iterator[Tile]:
    """The pack, one suit per row, and the jokers."""
    for suit in "SCDH":
        for rank in RANKS:
            yield f"{rank}{suit}", face(f"{rank}{suit}")
    for joker in ("XR", "XB"):
        yield joker, face(joker)


def bestiary() -> Iterator[Tile]:
    """The monsters of the red cards and of the aces."""
    for suit in "HDSC":
        for rank in ("A", *RANKS[:-1]) if suit in "HD" else ("A",):
            yield f"{rank}{suit}", face(f"bestiary/{rank}{suit}")


def heroes() -> Iterator[Tile]:
    """The party of Diamonds & Dragons and the heroes of Dungeon Crawl, whole and fallen, and these heroes'
    equipment."""
    for hero in HEROES:
        for name in (hero, f"{hero}-down"):
            yield name, face(name)
    for print in ("warrior", "warrior-down", "mage", "mage-down", "shield", "mana", "plain"):
        yield print, _open(CARDS / "print" / f"{print}-mini.webp")


def figures() -> Iterator[Tile]:
    """All figures and quest loot of Dungeons and Deuces."""
    return _folder(CARDS / "figures")


def backs() -> Iterator[Tile]:
    """All backs, for each pack."""
    return ((path.stem, _open(path)) for path in sorted(CARDS.glob("back*.webp")))


def pips() -> Iterator[Tile]:
    """The signs of the suits in both colour schemes, and the pips of life."""
    for scheme, colours in (("two", COLOURS), ("four", FOUR_COLOURS)):
        for suit in colours:
            yield f"{suit} {scheme}", _on_paper(CARDS / "pips" / f"{suit}.webp", colours[suit])
    for path in sorted((CARDS / "pips").glob("[cs]*.webp")):
        yield path.stem, _on_paper(path, COLOURS["S"])
    yield from _folder(UI, "pip-*.webp")


def _on_paper(path: Path, colour: str) -> Image.Image:
    """A white sign printed in a colour."""
    sign = _open(path)
    paper = Image.new("RGBA", sign.size, PAPER)
    paper.paste(colour, (0, 0), sign.getchannel("A"))
    return paper


def icons() -> Iterator[Tile]:
    """The signs of the interface, white as baked."""
    return _folder(UI / "icons")


def crests() -> Iterator[Tile]:
    """The crests of a party's classes, whole and broken."""
    return _folder(UI, "crest-*.webp")


def glyphs() -> Iterator[Tile]:
    """The buttons of every family of devices."""
    for folder in sorted((UI / "glyphs").iterdir()):
        yield from ((f"{folder.name} {name}", picture) for name, picture in _folder(folder))


def _folder(folder: Path, pattern: str = "*.webp") -> Iterator[Tile]:
    return ((path.stem, _open(path)) for path in sorted(folder.glob(pattern)))


def _open(path: Path) -> Image.Image:
    return Image.open(path).convert("RGBA")


# ------------------------------------------------------------------------ a card, lettered


def face(name: str) -> Image.Image:
    """A baked card in its mini layout, with rank, suit and number, or pips, on it."""
    layouts = _layouts()
    folder, _, plain = name.rpartition("/")
    card, _, down = plain.partition("-")
    rank, suit = card[:-1], card[-1]
    face = _open(CARDS / f"{name}-mini.webp")
    places = layouts["layouts"]["mini"]
    k = face.width / layouts["card"][0]
    if rank == "X":
        _stamp(face, "star", places["star"]["centre"], places["star"]["size"], COLOURS[suit], k)
        _stamp(face, suit, places["dragon"]["centre"], places["dragon"]["size"], COLOURS[suit], k)
    else:
        _write(face, rank, places["rank"], COLOURS[suit], k)
        _stamp(face, suit, places["pip"]["centre"], places["pip"]["size"], COLOURS[suit], k)
    if folder:
        _write(face, "1" if rank == "A" else str(NUMBERS[rank]), places["badge"]["burst"], CREAM, k, outline=3)
    elif card in layouts["heroes"]:
        tray = places["tray"]
        for i, centre in enumerate(tray["pips"]):
            _stamp(face, suit, centre, tray["size"], EMPTY if down or i == 3 else FULL[suit], k)
    else:
        _write(face, str(NUMBERS[rank]), places["badge"][layouts["suits"][suit]], CREAM, k, outline=3)
    return face


@cache
def _layouts() -> dict[str, Any]:
    layouts: dict[str, Any] = json.loads((CARDS / "layout.json").read_text(encoding="utf-8"))
    return layouts


def _stamp(face: Image.Image, sign: str, centre: Sequence[float], size: float, colour: str, k: float) -> None:
    """Print a sign, `size` units high, centred on a point."""
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


SHEETS: dict[str, tuple[Callable[[], Iterable[Tile]], int]] = {
    "deck": (deck, 13),
    "bestiary": (bestiary, 13),
    "heroes": (heroes, 10),
    "figures": (figures, 13),
    "backs": (backs, 6),
    "pips": (pips, 12),
    "icons": (icons, 16),
    "crests": (crests, 13),
    "glyphs": (glyphs, 16),
}
