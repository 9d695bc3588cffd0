"""The ordinary playing card: paper in a fine border, and the places for the ranks and pips that the game adds.

A place is a centre and a size in card units (a rank's has `cap`, the height of its figures, and `width`); `turned`
places are upside down, like the lower half of a playing card; in a `cut` one the sign is large enough to be engraved.
"""

from __future__ import annotations

import math

from assets.press.plate import Plate
from assets.press.prints import windows
from assets.press.shell import H, W

Place = dict[str, object]

LEFT, MIDDLE, RIGHT = 88.0, W / 2, 162.0
HEAD, WAIST, FOOT = 66.0, H / 2, H - 66.0
"""The x of the columns of pips; the y of their first, middle and last row."""


RAY = "#e6d6b0"
"""The colour of the rays, so close to the paper's that everything printed on them is as legible as on paper."""
RAYS = 28


def face(p: Plate) -> None:
    """An ordinary card without its signs: faint rays from the middle, and the border."""
    inner = p.mask(f'<rect x="14" y="14" width="{W - 28}" height="{H - 28}" rx="3"/>')
    wedges = ""
    for i in range(RAYS):
        a, b = (math.tau * (i + share) / RAYS for share in (-0.25, 0.25))
        far = (f"{MIDDLE + 240 * math.cos(t):.2f} {WAIST + 240 * math.sin(t):.2f}" for t in (a, b))
        wedges += Plate.P(f"M{MIDDLE} {WAIST} L{' L'.join(far)}Z")
    p.flatcol(wedges, RAY, clip=inner)
    border(p)
    _sprays(p)


def _sprays(p: Plate) -> None:
    """Cuts of the graver: a fan out of each corner, and a leaf upright in the middle of each side."""
    for x, y, right, down in ((20, 20, 1, 1), (W - 20, 20, -1, 1), (20, H - 20, 1, -1), (W - 20, H - 20, -1, -1)):
        for turn, length in ((4, 15), (24, 11), (45, 8), (66, 11), (86, 15)):
            a = math.radians(turn)
            dx, dy = math.cos(a) * right, math.sin(a) * down
            p.key(Plate.taper(x + 3 * dx, y + 3 * dy, x + 9 * dx, y + 9 * dy, x + length * dx, y + length * dy, 2))
    for x, y, dx, dy in (
        (MIDDLE, 13.5, 0, 1),
        (MIDDLE, H - 13.5, 0, -1),
        (13.5, WAIST, 1, 0),
        (W - 13.5, WAIST, -1, 0),
    ):
        for along, length in ((0, 9), (-7, 5.5), (7, 5.5), (-13, 3.5), (13, 3.5)):
            a, b = x + along * abs(dy), y + along * abs(dx)
            p.key(Plate.taper(a, b, a + dx * length / 2, b + dy * length / 2, a + dx * length, b + dy * length, 2.4))


def border(p: Plate) -> None:
    """A ruled line and a hairline within it, the corners notched about a dot."""
    for inset, width, notch in ((9.5, 1.7, 13), (13.5, 0.8, 11)):
        a, b, c, d = inset, inset, W - inset, H - inset
        p.key(
            Plate.S(
                f"M{a + notch} {b} L{c - notch} {b} A{notch} {notch} 0 0 0 {c} {b + notch} L{c} {d - notch}"
                f" A{notch} {notch} 0 0 0 {c - notch} {d} L{a + notch} {d} A{notch} {notch} 0 0 0 {a} {d - notch}"
                f" L{a} {b + notch} A{notch} {notch} 0 0 0 {a + notch} {b}Z",
                width,
            )
        )
    p.key("".join(f'<circle cx="{x}" cy="{y}" r="2.4"/>' for x in (12.5, W - 12.5) for y in (12.5, H - 12.5)))


def places() -> dict[str, object]:
    """The places of things on an ordinary card, for either layout.

    `number`, `court` and `joker` are the places of rank and suit on ace to ten, of those on knave, queen and king, and
    of a joker's star. `pips` has the places of the suit's sign for the ranks "1" to "10", `figure` is that of
    `court-J`, `court-Q` or `court-K`, `sign` that of a joker's dragon. A mini card has a `picture`: rank and suit, and
    below them the window that shows the pack's own drawing; in a `strip`, of which the share `seen` is visible, rank
    and suit are closer together, and the picture is as large as the space allows. All other places on mini cards are
    for high contrast: `court` is also for cards that lie over each other, because everything needed to recognise them
    is on its left. All ranks have one height and stand on one line (`level`).
    """
    rank, suit = _both(40, 46, {"width": 41, "cap": 32}), _both(40, 85, {"size": 30})
    full = {
        "number": {"rank": rank, "suit": suit},
        "court": {"rank": rank, "suit": suit + _both(MIDDLE, HEAD, {"size": 47})},
        "joker": rank,
        "pips": {str(rank): _pips(rank) for rank in range(1, 11)},
        "figure": {"centre": [MIDDLE, WAIST], "size": 136},
        "sign": {"centre": [MIDDLE, WAIST], "size": 136},
    }
    # one large number and one large sign, from 72 design px on
    figures = {"cap": 104, "level": True}
    mini = {
        "number": {"rank": [{"centre": [MIDDLE, 90], "width": 190, **figures}], "suit": []},
        "court": {
            "rank": [{"centre": [80, 90], "width": 124, **figures}],
            "suit": [{"centre": [84, 228], "size": 100, "cut": True}],
        },
        "joker": [{"centre": [82, 98], "width": 120, "cap": 104}],
        "pips": {str(rank): [{"centre": [MIDDLE, 246], "size": 132, "cut": True}] for rank in range(1, 11)},
        "figure": {"centre": [184, 245], "size": 96},
        "sign": {"centre": [MIDDLE, 242], "size": 148},
        "picture": {
            "rank": [{"centre": [78, 73], "width": 118, "cap": 92, "level": True}],
            "suit": [{"centre": [188, 74], "size": 92, "cut": True}],
            "window": windows.PLACE,
        },
        "strip": {
            "seen": 0.6,
            "rank": {"centre": [50, 81], "width": 66, "cap": 76},
            "suit": {"centre": [114, 81], "size": 56},
        },
    }
    return {"full": full, "mini": mini}


def _pips(rank: int) -> list[Place]:
    """The classical places of a rank's pips: those below the middle are upside down."""
    if rank == 1:
        return [{"centre": [MIDDLE, WAIST], "size": 118, "cut": True}]
    return [{"centre": [x, round(y, 1)], "size": 47} | ({"turned": True} if y > WAIST else {}) for x, y in _spots(rank)]


def _spots(rank: int) -> list[tuple[float, float]]:
    """The centres of 2 to 10 pips: two columns of equal length, and the rest in the middle."""
    if rank < 4:
        return [(MIDDLE, y) for y in (HEAD, WAIST, FOOT)[:: 4 - rank]]
    rows = {4: 2, 5: 2, 6: 3, 7: 3, 8: 3, 9: 4, 10: 4}[rank]
    step = (FOOT - HEAD) / (rows - 1)
    upper, lower = HEAD + step / 2, FOOT - step / 2
    between = {5: [WAIST], 7: [upper], 8: [upper, lower], 9: [WAIST], 10: [upper, lower]}.get(rank, [])
    sides = [(x, HEAD + row * step) for row in range(rows) for x in (LEFT, RIGHT)]
    return sides + [(MIDDLE, y) for y in between]


def _both(x: float, y: float, place: Place) -> list[Place]:
    """A place in the upper left corner, and its counterpart in the lower right corner, turned."""
    return [{"centre": [x, y], **place}, {"centre": [W - x, H - y], **place, "turned": True}]
