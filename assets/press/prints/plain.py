"""The ordinary playing card: paper in a fine border, and where the game letters its ranks and lays its pips.

A place is a centre and a size in card units (a rank's has `cap`, the height of its figures, and `width`); `turned`
places stand on their heads, as the lower half of a playing card does.
"""

from __future__ import annotations

from assets.press.plate import Plate
from assets.press.shell import H, W

Place = dict[str, object]

LEFT, MIDDLE, RIGHT = 88.0, W / 2, 162.0
HEAD, WAIST, FOOT = 66.0, H / 2, H - 66.0
"""The columns and the outermost rows of pips."""


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
    """Where things lie on an ordinary card, for either layout.

    `number` and `court` say where rank and suit stand on ace to ten, and on knave, queen and king; `pips` has for the
    ranks "1" to "10" the places of the suit's sign, `sign` is that of `court-J`, `court-Q` or `court-K`.
    """
    rank, suit = _both(40, 46, {"width": 41, "cap": 32}), _both(40, 85, {"size": 30})
    full = {
        "number": {"rank": rank, "suit": suit},
        "court": {"rank": rank, "suit": suit + _both(MIDDLE, HEAD, {"size": 47})},
        "pips": {str(rank): _pips(rank) for rank in range(1, 11)},
        "sign": {"centre": [MIDDLE, WAIST], "size": 136},
    }
    # from 72 design px on: one large number, one large sign
    mini = {
        "number": {"rank": [{"centre": [MIDDLE, 104], "width": 190, "cap": 118}], "suit": []},
        "court": {
            "rank": [{"centre": [82, 98], "width": 120, "cap": 104}],
            "suit": [{"centre": [188, 98], "size": 80}],
        },
        "pips": {str(rank): [{"centre": [MIDDLE, 246], "size": 132}] for rank in range(1, 11)},
        "sign": {"centre": [MIDDLE, 242], "size": 148},
    }
    return {"full": full, "mini": mini}


def _pips(rank: int) -> list[Place]:
    """The classical places of a rank's pips: those below the waist stand on their heads."""
    if rank == 1:
        return [{"centre": [MIDDLE, WAIST], "size": 118}]
    return [{"centre": [x, round(y, 1)], "size": 47} | ({"turned": True} if y > WAIST else {}) for x, y in _spots(rank)]


def _spots(rank: int) -> list[tuple[float, float]]:
    """The centres of 2 to 10 pips: two columns of equal pips, and what is left in the middle."""
    if rank < 4:
        return [(MIDDLE, y) for y in (HEAD, WAIST, FOOT)[:: 4 - rank]]
    rows = {4: 2, 5: 2, 6: 3, 7: 3, 8: 3, 9: 4, 10: 4}[rank]
    step = (FOOT - HEAD) / (rows - 1)
    upper, lower = HEAD + step / 2, FOOT - step / 2
    between = {5: [WAIST], 7: [upper], 8: [upper, lower], 9: [WAIST], 10: [upper, lower]}.get(rank, [])
    sides = [(x, HEAD + row * step) for row in range(rows) for x in (LEFT, RIGHT)]
    return sides + [(MIDDLE, y) for y in between]


def _both(x: float, y: float, place: Place) -> list[Place]:
    """A place in the upper left corner, and its fellow turned in the lower right."""
    return [{"centre": [x, y], **place}, {"centre": [W - x, H - y], **place, "turned": True}]
