"""The card shell: paper, panel frame, index tab, badge and name ribbon, all without letters.

The game draws rank, suit, number and name at run time. The shape of the badge shows the kind of card: claw-burst for
the damage of a monster, shield for the strength of a weapon, heart for the healing of a potion, gem for mana. A hero of
the party has no number but life: a tray along the foot of the picture, where the game sets four pips.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from scipy import ndimage as ndi

from .plate import PAPER, Array, Drawing, Plate, hexc, noise

W, H = 250, 350
CORNER = 15
"""The radius of the paper's corners in card units."""

KINDS = {"S": "burst", "C": "burst", "R": "burst", "B": "burst", "D": "shield", "H": "heart"}
"""The shape of the badge by suit letter; R and B are the red and the black joker."""

HEROES = ("KH", "QH", "KD", "QD", "JD")
"""The five heroes of the party, from left to right; LIFE pips each."""
LIFE = 4


def star(cx: float, cy: float, points: int, tip: float, root: float) -> str:
    """The outline of a star."""
    corners = []
    for i in range(points * 2):
        a, radius = math.pi * i / points - math.pi / 2, root if i % 2 else tip
        corners.append(f"{cx + radius * math.cos(a):.2f} {cy + radius * math.sin(a):.2f}")
    return "M" + " L".join(corners) + "Z"


SUITS = {
    "S": "M0 -50 C-8 -34 -44 -14 -44 14 C-44 34 -18 40 -6 22 C-6 34 -10 44 -20 50 L20 50 C10 44 6 34 6 22 "
    "C18 40 44 34 44 14 C44 -14 8 -34 0 -50Z",
    "C": "M0 -50 A21 21 0 0 1 17 -15 A21 21 0 1 1 6 18 C6 32 10 44 20 50 L-20 50 C-10 44 -6 32 -6 18 "
    "A21 21 0 1 1 -17 -15 A21 21 0 0 1 0 -50Z",
    "H": "M0 48 C-10 32 -46 8 -46 -18 C-46 -44 -12 -52 0 -26 C12 -52 46 -44 46 -18 C46 8 10 32 0 48Z",
    "D": "M0 -52 C10 -30 24 -12 40 0 C24 12 10 30 0 52 C-10 30 -24 12 -40 0 C-24 -12 -10 -30 0 -52Z",
}

DRAGON = (
    "M-47 2 C-46 -8 -38 -13 -28 -13 C-22 -21 -12 -24 -2 -24 C4 -37 20 -46 42 -48 C34 -38 28 -30 25 -21 L47 -19 "
    "C39 -13 36 -8 34 -2 L49 8 C41 10 38 14 36 21 L46 34 C39 34 38 38 38 48 L-4 48 C1 40 1 34 -4 29 "
    "C-17 35 -33 37 -42 29 C-46 26 -46 21 -44 18 L-36 24 L-31 18 L-23 22 L-18 16 L-9 18 C-17 11 -33 14 -44 11 "
    "C-47 8 -48 5 -47 2Z M-10 -7 C-2 -1 7 -4 10 -14Z"
)
"""The sign of the jokers: a dragon's head."""

SIGNS = SUITS | {"R": DRAGON, "B": DRAGON, "star": star(0, 4, 5, 54, 23)}
"""All signs of index tabs: the suits, and for a joker a star instead of the rank and a dragon below."""

SLIM_CLUB = (
    "M0 -50 A20 20 0 0 1 14 -15.7 A20.5 20.5 0 1 1 5 17 C6 32 10 44 20 50 L-20 50 C-10 44 -6 32 -5 17 "
    "A20.5 20.5 0 1 1 -14 -15.7 A20 20 0 0 1 0 -50Z"
)
"""The club of the index tab: its leaves are so far apart that it cannot be mistaken for a spade."""


@dataclass(frozen=True)
class Layout:
    """The places of things on a card, in card units.

    tab: size of the index tab, relative to the full one; rank and sign: the same for its contents; badge: centre x,
    centre y and size; burst: the same for the monsters' badge, and the radii of its disc, of the roots and of the tips
    of its claws, which are short where the picture is small, to leave space for the number; number: size of the number,
    relative to that of a full card with the same size of badge; view: scale and shift of the drawing; bust: the same
    for a hero, who has no badge to keep clear of; floor: lower edge of the panel; tray: upper edge of a hero's tray,
    which extends down to the floor; pitch: distance of the hatch lines.
    """

    tab: float
    rank: float
    sign: float
    badge: tuple[float, float, float]
    burst: tuple[float, float, float, float, float, float]
    number: float
    view: tuple[float, float, float]
    ware: tuple[float, float, float]
    bust: tuple[float, float, float]
    floor: float
    tray: float
    pitch: float


FULL = Layout(
    tab=1.0,
    rank=1.0,
    sign=1.0,
    badge=(206, 45, 1.06),
    burst=(206, 45, 1.06, 23.5, 24, 34),
    number=1.06,
    view=(1, 0, 0),
    ware=(1, 0, 0),
    bust=(1, 0, 0),
    floor=300,
    tray=254,
    pitch=4.6,
)
MINI = Layout(
    tab=1.18,
    rank=1.3,
    sign=1.25,
    badge=(194, 55, 1.45),
    burst=(201, 49, 1.3, 25.5, 26, 33),
    number=1.45,
    view=(1.06, -10, 14),
    ware=(1.06, -10, 28),
    bust=(1.08, -11, 12),
    floor=340,
    tray=277,
    pitch=5.4,
)
LAYOUTS = {"full": FULL, "mini": MINI}


def pip(suit: str, x: float, y: float, size: float) -> str:
    """The sign of a suit, centred, `size` units high."""
    return f'<path transform="translate({x} {y}) scale({size / 100})" d="{SIGNS[suit]}"/>'


def card(draw: Drawing, name: str, layout: Layout, seed: int, badge: str = "") -> Array:
    """A printed card face, 1050 x 750 x 4 floats: the drawing in its panel with an empty tab and badge, or tray.

    `name` is the card's id, with `-down` after it for a fallen hero; `badge` is a shape other than that of its suit.
    """
    hero = not badge and name.removesuffix("-down") in HEROES
    kind = badge or KINDS[name.removesuffix("-down")[-1]]
    p = Plate(seed=seed, pitch=layout.pitch)
    p.view = layout.bust if hero else layout.view if kind == "burst" else layout.ware
    draw(p)
    p.view, p.xf = (1, 0, 0), ""
    if hero:
        _tray(p, layout)
    _panel(p, layout.floor)
    _tab(p, layout.tab)
    if not hero:
        BADGES[kind](p, *(layout.burst if kind == "burst" else layout.badge))
    return finish(p)


def finish(p: Plate) -> Array:
    """Print a plate on card: rounded paper with a worn, slightly browned edge."""
    picture = p.print()
    alpha = p.mask(f'<rect x="0.5" y="0.5" width="{W - 1}" height="{H - 1}" rx="{CORNER}"/>')
    inside = ndi.distance_transform_edt(alpha > 0.5) / p.sc
    wear = np.clip(1 - inside / 9, 0, 1) ** 2 * 0.18 * (0.7 + 0.6 * noise(p.H, p.W, 12 * p.sc, p.seed + 50, 4))
    picture = picture * (1 - wear[..., None] * np.array([0.55, 0.8, 1.1], np.float32))
    return np.dstack([np.clip(picture, 0, 1), alpha])


def frame(p: Plate) -> None:
    """Trim everything drawn so far to the panel of the card, and draw a line around it."""
    inner = p.mask('<rect x="10" y="10" width="230" height="330" rx="10"/>')
    p.ink *= inner
    p.col = p.col * inner[..., None] + hexc(PAPER) * (1 - inner[..., None])
    p.key('<rect x="10" y="10" width="230" height="330" rx="10" fill="none" stroke="#000" stroke-width="3"/>')


def bare(p: Plate, inner: str) -> None:
    """Lay clean paper over shapes."""
    p.cut(inner, PAPER)


def _panel(p: Plate, floor: float) -> None:
    """Frame the drawing; the ribbon is below the floor, if there is space."""
    frame(p)
    if floor < 340:
        bare(p, f'<rect x="0" y="{floor}" width="{W}" height="{H - floor}"/>')
        p.key(Plate.S(f"M10 {floor} L240 {floor}", 3, "butt"))


def _tab(p: Plate, k: float) -> None:
    right, foot = 10 + 54 * k, 102 * k
    curve = f"L{right} {foot - 18 * k} C{right} {foot - 6 * k} {right - 8 * k} {foot} {right - 18 * k} {foot}"
    bare(p, Plate.P(f"M0 0 L{right} 0 {curve} L0 {foot}Z"))
    p.key(Plate.S(f"M{right} 10 {curve} L10 {foot}", 3, "butt"))


def _tray(p: Plate, layout: Layout) -> None:
    """A dark shelf in a gold line, for the pips of a hero's life."""
    top, height = layout.tray, layout.floor - layout.tray
    p.part(
        f'<rect x="10" y="{top}" width="230" height="{height}"/>', "#1f1517", tone=1, flat=True, line=2.6, shadow=0.6
    )
    p.cut(f'<rect x="13" y="{top + 2.5}" width="224" height="2"/>', "#d9a441")


def _burst(p: Plate, x: float, y: float, k: float, disc: float, root: float, claw: float) -> None:
    """A ring of claws, all curved in the same direction."""
    n, d = 11, ""
    for i in range(n):
        a, b = 2 * math.pi * (i / n - 0.25), 2 * math.pi * ((i + 1) / n - 0.25)
        tip = a + (b - a) * 0.92
        d += f"{'M' if i == 0 else 'L'}{_polar(root, a)} Q{_polar(claw - 2, a + (b - a) * 0.25)} {_polar(claw, tip)} "
        d += f"Q{_polar((3 * root + 2 * claw) / 5, b - 0.02)} {_polar(root, b)} "
    p.xf = f"translate({x} {y}) scale({k})"
    p.part(Plate.P(d + "Z"), "#c42a35", tone=0.9, gain=0.4, puff=6, line=2.6, shadow=0.5)
    p.part(f'<circle r="{disc}"/>', "#861823", tone=1, flat=True, line=1.4, shadow=0)
    p.xf = ""


def _shield(p: Plate, x: float, y: float, k: float) -> None:
    p.xf = f"translate({x} {y}) scale({k})"
    rim = "M-28 -27 C-11 -23 11 -23 28 -27 C30 4 21 22 0 34 C-21 22 -30 4 -28 -27Z"
    field = "M-23 -21 C-9 -18 9 -18 23 -21 C24 3 17 18 0 28 C-17 18 -24 3 -23 -21Z"
    p.part(Plate.P(rim), "#8fb3c9", tone=0.95, gain=0.5, puff=5, line=2.6, shadow=0.5)
    p.part(Plate.P(field), "#27465e", tone=1, flat=True, line=1.2, shadow=0)
    p.xf = ""


def _heart(p: Plate, x: float, y: float, k: float) -> None:
    p.xf = f"translate({x} {y}) scale({k})"
    p.part(pip("H", 0, 3, 74), "#b3202e", tone=1, flat=True, line=2.6, shadow=0.5)
    p.cut(Plate.taper(-27, -8, -28, -22, -14, -25, 3.4), "#f07a72")
    p.xf = ""


def _gem(p: Plate, x: float, y: float, k: float) -> None:
    """A cut crystal standing on its point, with a dark table for the number."""
    p.xf = f"translate({x} {y}) scale({k})"
    p.part(Plate.P("M0 -36 L30 -18 L30 18 L0 36 L-30 18 L-30 -18Z"), "#9a8be0", tone=1, flat=True, line=2.6, shadow=0.5)
    p.flatcol(Plate.P("M0 -36 L-30 -18 L-30 18 L-23 13.5 L-23 -13.5 L0 -27Z"), "#cbc2f7")
    p.flatcol(Plate.P("M0 36 L30 18 L30 -18 L23 -13.5 L23 13.5 L0 27Z"), "#6a58b8")
    p.key(
        Plate.S(
            "M0 -36 L0 -27 M30 -18 L23 -13.5 M30 18 L23 13.5 M0 36 L0 27 M-30 18 L-23 13.5 M-30 -18 L-23 -13.5", 1.3
        )
    )
    p.part(
        Plate.P("M0 -27 L23 -13.5 L23 13.5 L0 27 L-23 13.5 L-23 -13.5Z"),
        "#35287a",
        tone=1,
        flat=True,
        line=1.3,
        shadow=0,
    )
    p.xf = ""


def _polar(r: float, a: float) -> str:
    return f"{r * math.cos(a):.2f} {r * math.sin(a):.2f}"


BADGES: dict[str, Callable[..., None]] = {"burst": _burst, "shield": _shield, "heart": _heart, "gem": _gem}


# ------------------------------------------------------------------------ places for the game's text


def boxes(layout: Layout) -> dict[str, object]:
    """The places where the game draws, in card units; `cap` is the height of a capital or figure."""
    k, number = layout.tab, layout.number
    middle = round(8 + 26 * k, 1)
    places: dict[str, object] = {
        "tab": [0, 0, round(10 + 54 * k, 1), round(102 * k, 1)],
        "rank": {
            "centre": [middle, round(34.5 * k, 1)],
            "width": round(47 * layout.rank, 1),
            "cap": round(35 * layout.rank, 1),
        },
        "star": {"centre": [middle, round(27 * k, 1)], "size": round(32 * k, 1)},
        "dragon": {"centre": [middle, round(69 * k, 1)], "size": round(50 * k, 1)},
        "pip": {"centre": [middle, round(79 * k, 1)], "size": round(36 * layout.sign, 1)},
        "badge": {
            kind: {
                "centre": [x, round(y + dy * number, 1)],
                "width": round(width * number, 1),
                "cap": round(25.5 * number, 1),
            }
            for kind, (x, y), dy, width in (
                ("burst", layout.burst[:2], 0, 40),
                ("shield", layout.badge[:2], 0.5, 42),
                ("heart", layout.badge[:2], -2.5, 44),
                ("gem", layout.badge[:2], 0, 41),
            )
        },
        "panel": [10, 10, 230, layout.floor - 10],
        "tray": {
            "box": [10, layout.tray, 230, layout.floor - layout.tray],
            "pips": [[10 + 230 * (i + 0.5) / LIFE, (layout.tray + layout.floor) / 2 + 1] for i in range(LIFE)],
            "size": round(0.92 * (layout.floor - layout.tray), 1),
        },
    }
    if layout.floor < 340:
        places["name"] = {"centre": [125, 322], "width": 226, "cap": 18.5, "size": 29}
    return places
