"""The good end of a descent with a party that the players have entered: two to four people, or a crowd.

300 x 200 design px.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from assets.press.plate import Array, Plate
from assets.press.ui.edge import panel
from assets.press.ui.escape import wall
from assets.press.ui.party_out import dawn, gate, light

P, T = Plate.P, Plate.taper

CLOAK = "M-13 -72 C-6 -78 6 -78 13 -72 C20 -52 22 -30 25 -10 L12 -6 L13 0 L2 0 L0 -8 L-2 0 L-13 0 L-12 -6 L-25 -10 C-22 -30 -20 -52 -13 -72Z"
HEADS = {
    "hood": "M-13 -66 C-17 -86 -9 -102 2 -103 C13 -101 17 -86 14 -66Z",
    "helm": "M-11 -66 L-11 -88 C-11 -102 11 -102 11 -88 L11 -66Z",
    "hat": "M-27 -82 C-14 -88 -10 -92 -6 -102 C-2 -114 8 -120 18 -116 C12 -108 12 -98 14 -90 C20 -86 26 -84 28 -80 C12 -74 -12 -74 -27 -82Z "
           "M-10 -80 L11 -80 L10 -66 L-10 -66Z",
    "horns": "M-11 -66 L-11 -86 C-11 -97 11 -97 11 -86 L11 -66Z M-10 -86 C-24 -86 -26 -100 -22 -108 C-18 -98 -12 -96 -8 -96Z "
             "M10 -86 C24 -86 26 -100 22 -108 C18 -98 12 -96 8 -96Z",
    "hair": "M-12 -60 C-16 -84 -12 -99 1 -100 C14 -99 16 -82 13 -58 C6 -64 -6 -64 -12 -60Z",
}  # fmt: skip
ARMS = {
    "": "",
    "sword": "M29 -98 L31 -106 L24 -107 L25 -112 L32 -111 L35 -144 L39 -154 L42 -144 L39 -111 L46 -110 L46 -105 L38 -106 L35 -96Z",
    "spear": "M27 0 L27 -128 L22 -130 L29 -152 L36 -130 L31 -128 L31 0Z",
    "staff": "M25 0 L26 -116 C16 -120 18 -136 30 -138 C24 -130 26 -124 34 -126 C36 -132 32 -138 30 -138 C44 -136 42 -116 30 -115 L30 0Z",
    "axe": "M24 -4 L26 -112 L31 -112 L29 -4Z M31 -110 C40 -116 48 -112 50 -100 C48 -90 40 -86 30 -90Z",
    "bow": "M-24 -118 C-2 -100 20 -56 22 -12 L17 -12 C14 -54 -8 -92 -26 -112Z",
}  # fmt: skip
LEANS = "M11 -66 L30 -62 L32 -52 L14 -48Z"
SLEEVES = {"sword": "M8 -70 L24 -80 L28 -100 L37 -98 L34 -74 L16 -54Z", "spear": LEANS, "staff": LEANS, "axe": LEANS}
PLUME = "M-3 -95 C-8 -106 4 -116 20 -112 C14 -109 10 -102 6 -95Z"
GOLD, RED, DARK = "#d9a441", "#b3202e", "#33262c"
DUSK = ("#5f5470", "#6e5458", "#4f5f66")


class Figure(NamedTuple):
    """A person seen from behind: the place of the feet, the size, and what the person wears and carries."""

    x: float
    y: float
    size: float
    head: str
    arms: str = ""
    colour: str = DARK


BEHIND = (
    Figure(122, 254, 0.84, "hood", "spear"), Figure(188, 252, 0.94, "horns", "axe"), Figure(222, 250, 0.9, "hair", "spear"),
    Figure(318, 254, 0.86, "hood", "axe"), Figure(142, 266, 0.88, "hair"), Figure(256, 264, 0.92, "hood"),
)  # fmt: skip
TWO = (Figure(196, 280, 1.2, "helm", "sword", "#2f4a63"), Figure(258, 280, 1.16, "hood", "staff", "#6e2328"))
THREE = (
    Figure(156, 280, 1.08, "helm", "sword", "#2f4a63"), Figure(292, 280, 1.06, "hat", "", "#4c2f5c"),
    Figure(226, 287, 1.08, "hood", "staff", "#6e2328"),
)  # fmt: skip
FOUR = (
    Figure(186, 275, 1.0, "hood", "bow", "#47663c"), Figure(314, 276, 1.0, "hat", "staff", "#4c2f5c"),
    Figure(130, 284, 1.06, "helm", "sword", "#2f4a63"), Figure(248, 287, 1.06, "hood", "spear", "#6e2328"),
)  # fmt: skip
COMPANIES: dict[str, Sequence[Figure]] = {"company-2": TWO, "company-3": THREE, "company-4": FOUR}


def standard(p: Plate, x: float, y: float) -> None:
    """A banner over their heads, its foot in the crowd."""
    p.part(
        P(f"M{x} {y} L{x} {y - 172} L{x + 5} {y - 172} L{x + 5} {y}Z"), "#5a3d26", tone=0.6, puff=3, line=2.2, shadow=0
    )
    p.part(P(f"M{x + 4} {y - 166} C{x + 28} {y - 174} {x + 44} {y - 156} {x + 68} {y - 164} L{x + 58} {y - 143} L{x + 68} {y - 122} "
             f"C{x + 44} {y - 114} {x + 28} {y - 130} {x + 4} {y - 122}Z"), "#b3202e", tone=0.8, gain=0.9, puff=14, ang=80, bend=3,
           line=2.6, shadow=0)  # fmt: skip
    p.part(P(f"M{x + 30} {y - 157} L{x + 41} {y - 144} L{x + 30} {y - 130} L{x + 19} {y - 144}Z"), "#efdcae", tone=0.95, gain=0.4, puff=5,
           line=1.8, shadow=0)  # fmt: skip
    p.part(f'<circle cx="{x + 2.5}" cy="{y - 174}" r="4.5"/>', GOLD, tone=0.85, puff=4, line=2, shadow=0)


def outline(figure: Figure) -> str:
    """The whole outline of a person."""
    shapes = P(CLOAK) + P(HEADS[figure.head]) + (P(ARMS[figure.arms]) if figure.arms else "")
    return f'<g transform="translate({figure.x} {figure.y}) scale({figure.size})">{shapes}</g>'


def crowd(p: Plate, figures: Sequence[Figure]) -> None:
    """People in the background, against the light: dark, in colours that hardly differ."""
    for n, figure in enumerate(figures):
        p.part(outline(figure), DUSK[n % len(DUSK)], tone=0.78, gain=0.5, puff=9, ang=70, bend=1.5, line=2.2, shadow=0)


def walker(p: Plate, figure: Figure) -> None:
    """A person in the foreground: a long shadow towards the viewer, arms, cloak and head, each in its own colour."""
    before = p.xf
    p.xf = f"{before} translate({figure.x} {figure.y}) scale({figure.size})"
    lean = (figure.x - 225) / 3
    p.key(P(f"M-20 -4 L22 -4 L{40 + lean} 30 L{-36 + lean} 30Z"))
    if figure.arms:
        stuff = "#d5dde1" if figure.arms == "sword" else "#8a5a2c"
        p.part(P(ARMS[figure.arms]), stuff, tone=0.84, gain=0.6, puff=4, ang=80, line=2.4, shadow=0)
    if figure.arms in SLEEVES:
        p.part(P(SLEEVES[figure.arms]), figure.colour, tone=0.7, gain=0.8, puff=5, line=2.4, shadow=0, rim=0.4)
    p.part(P(CLOAK), figure.colour, tone=0.66, gain=0.85, puff=14, ang=76, bend=3, line=2.6, shadow=0.3, rim=0.4)
    p.key(T(-4, -66, -7, -36, -12, -10, 2.6) + T(5, -66, 7, -36, 6, -9, 2.6) + T(11, -62, 15, -36, 18, -12, 2.2))
    colour = {"helm": "#aab6be", "hair": "#8a5a2c"}.get(figure.head, figure.colour)
    p.part(P(HEADS[figure.head]), colour, tone=0.74, gain=0.8, puff=11, ang=60, bend=2, line=2.6, shadow=0.3, rim=0.4)
    if figure.head == "helm":
        p.part(P(PLUME), RED, tone=0.8, gain=0.8, puff=6, ang=60, line=2.4, shadow=0.2)
    p.xf = before


def company_out(company: Sequence[Figure], behind: Sequence[Figure] = ()) -> Array:
    """The picture with alpha, 900 x 600 px: a whole party, or its first members in front of a crowd with its banner."""
    p = Plate(450, 300, sc=2, seed=85, pitch=4.6)
    wall(p)
    dawn(p)
    gate(p)
    light(p)
    if behind:
        standard(p, 258, 250)
        crowd(p, behind)
    for figure in company:
        walker(p, figure)
    return panel(p)


PICTURES = {
    "company": partial(company_out, THREE, BEHIND),
    **{name: partial(company_out, company) for name, company in COMPANIES.items()},
}
