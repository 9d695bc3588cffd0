"""Bakes the deck: its faces in two layouts, two backs, suit pips, shadow and `layout.json`.

Every card has a full layout (`9D.webp`: 176 design px wide on the table, with a name ribbon) and a mini layout
(`9D-mini.webp`: 72 to 138 px, larger tab and badge, no ribbon). A hero also has both layouts for when it has fallen
(`KD-down`). Alternative prints of cards are in `print/`; `bestiary/` has the monsters for games in which red cards and
the aces are monsters, too.
"""

import io
import json
from collections.abc import Sequence
from multiprocessing import Pool
from pathlib import Path

import numpy as np
import resvg_py
from PIL import Image
from scipy import ndimage as ndi

from . import bestiary, phoenix, potions, weapons
from .backs.backs import BACKS
from .heroes import party
from .icons import mask
from .monsters import clubs, dragons, spades
from .plate import Array, Drawing, Plate, sstep
from .prints import courts, plain, prints, windows
from .shell import CORNER, HEROES, KINDS, LAYOUTS, SIGNS, SLIM_CLUB, SUITS, H, Layout, W, boxes, card, finish

OUT = Path("assets/cards")
SIZES = {"full": (500, 700), "mini": (420, 588)}
QUALITIES = {"full": 86, "mini": 80}
"""Pixels and WebP quality by layout; a mini card is always shown smaller, which hides the lower quality."""
WINDOW_DOTS = 1.25
"""Pixels per card unit in the windows of ordinary cards: the size of a card in a hand on a 4K screen."""
MARGIN = 30
"""The space around the card in the shadow picture, in card units."""

DRAWINGS: dict[str, Drawing] = (
    spades.DRAWINGS
    | clubs.DRAWINGS
    | dragons.DRAWINGS
    | weapons.DRAWINGS
    | potions.DRAWINGS
    | phoenix.DRAWINGS
    | party.DRAWINGS
)

BEASTS: dict[str, Drawing] = {f"bestiary/{name}": drawing for name, drawing in bestiary.DRAWINGS.items()}


def bake(names: Sequence[str] = ()) -> None:
    """Bake the cards named ("9D", "KH-down", "bestiary/7H-mini", "back-keys", "trimmings"), or everything, into `assets/cards/` on two processes."""
    for folder in ("pips", "print", "bestiary", "window"):
        (OUT / folder).mkdir(parents=True, exist_ok=True)
    with Pool(2) as pool:
        for name in pool.imap(
            bake_one, names or [*DRAWINGS, *BEASTS, *prints.NAMES, *windows.NAMES, *BACKS, "trimmings"]
        ):
            print(name, flush=True)


def bake_one(name: str) -> str:
    """Bake a card in both layouts, or in the one that is named (`9D-mini`), a back, or the trimmings (pips, shadow,
    layout.json); return the name."""
    plain = name.removesuffix("-mini")
    if name == "trimmings":
        _trimmings()
    elif name in windows.NAMES:
        _store_window(name)
    elif name in BACKS:
        p = Plate(seed=8)
        BACKS[name](p)
        _store(finish(p), name)
    else:
        for layout in ("mini",) if plain != name else LAYOUTS:
            _store(_printed(plain, LAYOUTS[layout]), f"{_file(plain)}{'-mini' * (layout == 'mini')}", layout)
    return name


def _printed(name: str, layout: Layout) -> Array:
    """A card's face in a layout."""
    if name in prints.NAMES:
        return prints.printed(name, layout, _seed(name))
    if name in BEASTS:
        return card(BEASTS[name], name, layout, _seed(name), badge="burst")
    return card(DRAWINGS[name], name, layout, _seed(name))


def _file(name: str) -> str:
    return f"print/{name}" if name in prints.NAMES else name


def _seed(name: str) -> int:
    """A seed for each card, the same at every bake."""
    return 100 + sum(ord(letter) * 7**place for place, letter in enumerate(name))


def _store(picture: Array, name: str, layout: str = "full") -> None:
    image = Image.fromarray((picture * 255 + 0.5).astype(np.uint8), "RGBA")
    # premultiplied, so that the paper's edge does not take the colour of the transparent corners
    image = image.convert("RGBa").resize(SIZES[layout], Image.Resampling.LANCZOS).convert("RGBA")
    _save(image, name, quality=QUALITIES[layout], method=6)


def _store_window(name: str) -> None:
    """Save a window of an ordinary card."""
    id = name.rpartition("/")[2]
    picture = windows.window(DRAWINGS[id], _seed(id), id)
    image = Image.fromarray((np.clip(picture, 0, 1) * 255 + 0.5).astype(np.uint8))
    _x, _y, wide, high = windows.PLACE
    size = round(wide * WINDOW_DOTS), round(high * WINDOW_DOTS)
    _save(image.resize(size, Image.Resampling.LANCZOS), name, quality=QUALITIES["mini"], method=6)


def _save(image: Image.Image, name: str, **options: int) -> None:
    """Save a WebP atomically, so that a reader finds a whole picture at any time, the old or the new one."""
    unfinished = OUT / f"{name}.part"
    image.save(unfinished, "WEBP", **options)
    unfinished.replace(OUT / f"{name}.webp")


def _trimmings() -> None:
    for sign in SIGNS:
        _pip(sign)
    for suit in SUITS:
        _engraved(suit)
    for sign, drawing in courts.SIGNS.items():
        _white(mask(drawing, _seed(sign), 256), f"pips/{sign}")
    _shadow()
    layout = {
        "card": [W, H],
        "corner": CORNER,
        "suits": KINDS,
        "heroes": HEROES,
        "shadow": {"margin": MARGIN},
        "layouts": {name: boxes(layout) for name, layout in LAYOUTS.items()},
        "prints": prints.BADGES,
        "plain": plain.places(),
    }
    (OUT / "layout.json").write_text(json.dumps(layout, indent=1) + "\n", encoding="utf-8")


def _pip(sign: str) -> None:
    """A white, transparent sign of the index tab, 256 px, for the game to tint."""
    path = SLIM_CLUB if sign == "C" else SIGNS[sign]
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-54 -54 108 108"><path fill="#fff" d="{path}"/></svg>'
    png = bytes(resvg_py.svg_to_bytes(svg_string=svg, width=256, height=256, skip_system_fonts=True))
    _white(np.asarray(Image.open(io.BytesIO(png)).getchannel("A")) / 255, f"pips/{sign}")


def _engraved(suit: str) -> None:
    """The large sign of a suit, drawn like `_pip` but with its lit side cut away in lines."""
    p = Plate(108, 108, sc=6, seed=61, pitch=9)
    p.xf = "translate(54 54)"
    path = Plate.P(SLIM_CLUB if suit == "C" else SIGNS[suit])
    shape = p.part(path, tone=0.3, gain=1, puff=34, line=0, shadow=0)
    edge = sstep(5.2, 4.4, ndi.distance_transform_edt(shape > 0.5) / p.sc)
    inked = shape * np.maximum(sstep(0.1, 0.7, p.ink), edge)
    image = Image.fromarray((inked * 255 + 0.5).astype(np.uint8)).resize((256, 256), Image.Resampling.LANCZOS)
    _white(np.asarray(image) / 255, f"pips/{suit}-cut")


def _white(coverage: Array, name: str) -> None:
    """Save a coverage 0..1 as a transparent white picture, for the game to tint."""
    alpha = (coverage * 255 + 0.5).astype(np.uint8)
    white = Image.new("RGBA", alpha.shape[::-1], "#ffffff")
    white.putalpha(Image.fromarray(alpha))
    _save(white, name, lossless=True, exact=True)


def _shadow() -> None:
    """The soft shadow of a card lying on the table, `MARGIN` units wider than the card on every side."""
    p = Plate(W + 2 * MARGIN, H + 2 * MARGIN, sc=1)
    shape = p.mask(f'<rect x="{MARGIN}" y="{MARGIN + 5}" width="{W}" height="{H}" rx="{CORNER}"/>')
    contact, spread = ndi.gaussian_filter(shape, 3.5), ndi.gaussian_filter(shape, 10)
    alpha = np.clip(0.45 * contact + 0.40 * spread, 0, 1)
    ink = np.broadcast_to(np.array([0.03, 0.02, 0.02], np.float32), (*alpha.shape, 3))
    image = Image.fromarray((np.dstack([ink, alpha]) * 255 + 0.5).astype(np.uint8), "RGBA")
    _save(image, "shadow", quality=90, exact=True)
