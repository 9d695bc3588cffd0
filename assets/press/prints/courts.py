"""The signs of an ordinary card's court: a knave's hat, a queen's coronet, a king's crown; white, to be tinted."""

from __future__ import annotations

from assets.press.ui.sign import Drawing, bar, cut, dot, fill, ink, line, moved

BAND = "M{l} {t} C{a} {b} {c} {b} {r} {t} L{r} {f} C{c} {g} {a} {g} {l} {f}Z"


def _band(left: float, top: float, foot: float) -> str:
    """The ring of a crown on the brow, bowed towards the viewer, from `left` to the same distance from the right
    edge."""
    sag = 5
    return fill(BAND.format(l=left, r=64 - left, a=left + 12, c=52 - left, t=top, b=top + sag, f=foot, g=foot + sag))


SIGNS: dict[str, Drawing] = {
    "court-J": [
        ink(fill("M38 34 C44 14 52 5 63 1 C64 16 60 30 47 40Z")),
        cut(line("M59 7 C53 18 47 27 42 35", 2.2), line("M62 17 L55 19 M59 26 L51 26 M51 9 L52 15", 1.8)),
        ink(fill("M11 40 C9 24 14 12 27 13 C34 13.5 36 17 41 17 C49 17 53 26 53 40Z")),
        cut(line("M27 14 C29 18 32 20 36 20", 2.2)),
        cut(line("M9 38.5 C22 44 42 44 55 38.5", 2.8)),
        ink(fill("M1 39 C14 46 50 46 62 36 C66 48 52 58 33 58 C14 58 0 52 1 39Z")),
        cut(line("M8 48.5 C20 54 42 54 54 47.5", 2.2)),
        ink(dot(45, 37, 5.6)),
        cut(dot(45, 37, 2.2)),
    ],
    "court-Q": [
        ink(fill("M9 44 L4 20 L17 32 L19.5 13 L32 27 L44.5 13 L47 32 L60 20 L55 44 C42 49 22 49 9 44Z")),
        ink(dot(5, 17, 3.8), dot(59, 17, 3.8), dot(19.5, 9.6, 4.4), dot(44.5, 9.6, 4.4)),
        ink(moved(fill("M0 -9 L6 0 L0 9 L-6 0Z"), "translate(32 17)")),
        cut(fill("M32 31 C27 34 27 40 32 42 C37 40 37 34 32 31Z"), dot(19, 37, 2.6), dot(45, 37, 2.6)),
        ink(_band(8.5, 48, 56)),
        cut(*(dot(x, y, 1.7) for x, y in ((16, 55), (24, 56.6), (32, 57), (40, 56.6), (48, 55)))),
    ],
    "court-K": [
        ink(bar(29.4, 1, 5.2, 15, 1.2), bar(24.5, 5, 15, 5.2, 1.2)),
        ink(dot(32, 17, 4.6)),
        ink(
            fill("M10 46 C2 30 4 18 14 17 C22 16 27 19 32 20 C37 19 42 16 50 17 C60 18 62 30 54 46 C42 50 22 50 10 46Z")
        ),
        cut(fill("M14.5 40 C9.5 30 11 23.5 16 23 C21 23 25 26 28 29 C23 33 18.5 36 14.5 40Z")),
        cut(fill("M49.5 40 C54.5 30 53 23.5 48 23 C43 23 39 26 36 29 C41 33 45.5 36 49.5 40Z")),
        ink(fill("M20 44 C22 38 27 33 32 30 C37 33 42 38 44 44Z")),
        cut(dot(32, 39.5, 3.2)),
        ink(_band(8, 49, 58)),
        cut(moved(fill("M0 -3.4 L4 0 L0 3.4 L-4 0Z"), "translate(32 57.4)"), dot(20, 56.4, 2.2), dot(44, 56.4, 2.2)),
    ],
}
