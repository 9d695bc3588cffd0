"""The bad end of a quest for power: cards and weapons on the table, and the winner leaning over it. 300 x 200 design
px."""

from __future__ import annotations

from assets.press.figures.kit import BLADE, BONE, GILT, IRON, PLATE, folds, lay, placed, rivets, stuff, void
from assets.press.monsters.clubs_forms import Limb
from assets.press.monsters.pen import EMBER, SOUL, SULPHUR, Fire, disc, glow, limb, shape, sym
from assets.press.plate import Array, Plate
from assets.press.shell import pip
from assets.press.ui.edge import panel

SHADE = stuff("#2c2036", 0.3, 0.6, 30, 60, line=0, shadow=0)
PAPER = stuff("#e9dcc0", 0.94, 0.2, 6, line=2.6, shadow=0.7)
BACK = stuff("#5a1824", 0.7, 0.3, 6, line=2.6, shadow=0.7)
WAX = stuff("#f0e2be", 0.9, 0.6, 7, 84)


def deuces_lost() -> Array:
    """The picture with alpha, 900 x 600 px."""
    p = Plate(450, 300, sc=2, seed=94, pitch=4.6)
    p.part('<rect width="450" height="300"/>', "#17121c", tone=0.14, flat=True, line=0, shadow=0, ang=0, pitch=5)
    p.part(disc(225, 120, 190, 118), "#4a2a3c", tone=0.5, flat=True, line=0, shadow=0, ang=0)
    _stag(p)
    _hound(p)
    _giant(p)
    _table(p)
    _arms(p)
    return panel(p)


def _look(p: Plate, x: float, y: float, wide: float, r: float, fire: Fire) -> None:
    for side in (-1, 1):
        glow(p, x + side * wide, y, r, fire)
        folds(
            p,
            f"{x + side * wide * 2:.0f},{y - r * 1.4:.0f} {x + side * wide:.0f},{y - r * 2.4:.0f} {x + side * wide * 0.3:.0f},{y - r * 0.7:.0f}",
            width=5,
        )


def _giant(p: Plate) -> None:
    """The winner: two crowns, one on top of the other, and hands on the table."""
    lay(p, sym("225,66! 168,70 146,120 100,150 70,210! 225,220!", 225), SHADE, tone=0.24)
    for y, k in ((62, 1.0), (34, 0.7)):
        back = placed(p, 225, y, 0, k)
        lay(p, sym("0,-22! -12,-8! -24,-38! -34,-10! -54,-34! -48,14 0,8", 0), GILT, tone=0.5, line=2.6, shadow=0)
        p.xf = back
    _look(p, 225, 108, 22, 8, EMBER)
    lay(p, "182,140! 206,150 225,152 244,150 268,140! 258,170 225,178 192,170", void("#0c0a10"), line=0)
    for x, high in ((196, 12), (210, 9), (225, 8), (240, 9), (254, 12)):
        p.cut(shape(f"{x - 5},146! {x},{146 + high + 8}! {x + 5},146!"), "#efe2bd")
    for side in (-1, 1):
        lay(
            p,
            f"{225 + side * 30},176! {225 + side * 44},168 {225 + side * 52},130 {225 + side * 46},112! {225 + side * 36},140",
            BONE,
            tone=0.7,
            line=2.4,
        )


def _stag(p: Plate) -> None:
    for side in (-1, 1):
        for spine in (
            [(84, 96), (84 + side * 20, 66), (84 + side * 46, 54), (84 + side * 56, 26)],
            [(84 + side * 22, 66), (84 + side * 20, 44), (84 + side * 28, 28)],
        ):
            horn = Limb([(float(x), float(y)) for x, y in spine], [9, 7, 3])
            lay(p, horn.strip(), BONE, tone=0.56, puff=3, line=2, shadow=0)
    lay(p, sym("84,90 58,98 62,140 30,170 14,220! 84,220!", 84), SHADE)
    lay(p, sym("84,88 64,94 62,116 74,150 84,168!", 84), BONE, tone=0.6, line=2.6, shadow=0)
    _look(p, 84, 114, 12, 6, SOUL)


def _hound(p: Plate) -> None:
    lay(p, sym("366,88! 346,96 330,60! 322,104 326,150 290,180 280,220! 366,220!", 366), SHADE)
    _look(p, 366, 122, 17, 6.5, SULPHUR)
    for x in (348, 358, 374, 384):
        p.cut(shape(f"{x - 4},160! {x},176! {x + 4},160!"), "#efe2bd")


def _table(p: Plate) -> None:
    """The table's far edge, hands on it, and its boards."""
    p.part(Plate.P("M-10 310 L-10 196 L460 196 L460 310Z"), "#6b4028", tone=0.56, gain=0.2, puff=10, ang=2, line=3,
           shadow=0.4, grad=(150, 196, 0.2, 440, 300, -0.3))  # fmt: skip
    folds(p, "-10,222 225,219 460,223", "-10,256 225,252 460,257", width=2.6)
    for x in (150, 300):
        for i in range(4):
            lay(p, limb(f"{x - 18 + i * 12},186 {x - 20 + i * 13},208", 12, 9), stuff("#4a3654", 0.5, 0.8, 6), line=2.4)


def _card(p: Plate, x: float, y: float, turn: float, sign: str = "") -> None:
    """A card lying on the table, face up if it has a sign."""
    back = placed(p, x, y, turn)
    p.xf += " scale(1 .8)"
    lay(p, '<rect x="-20" y="-29" width="40" height="58" rx="5"/>', PAPER if sign else BACK)
    if sign:
        p.flatcol(pip(sign, 0, 0, 30), "#b3202e" if sign in "HD" else "#17110f", keepink=False)
    else:
        lay(p, '<rect x="-14" y="-23" width="28" height="46" rx="3"/>', BACK, col="#8a2a35", line=1.6, shadow=0)
    p.xf = back


def _arms(p: Plate) -> None:
    """The heroes' leavings: cards, a helm, a broken sword, a candle that has gone out."""
    for x, y, turn, sign in (
        (176, 262, -20, ""),
        (206, 234, 28, "H"),
        (262, 268, 12, "S"),
        (246, 236, -36, ""),
        (312, 246, 64, "D"),
        (146, 232, -58, "C"),
    ):
        _card(p, x, y, turn, sign)
    back = placed(p, 74, 236, -64, 0.82)
    lay(p, sym("0,-52 -30,-44 -46,-10 -44,30 -34,46! 0,40!", 0), PLATE, line=3.2, shadow=0.8)
    lay(p, sym("0,-10! -36,-12! -36,2! -8,6! -8,42! 0,42!", 0), void())
    lay(p, sym("0,-52! -6,-48 -6,-12 0,-10!", 0), GILT, puff=4)
    rivets(p, (-30, 22), (30, 22))
    p.xf = back
    back = placed(p, 372, 270, 66)
    lay(p, "-10,-8! -9,-60! -3,-68! 0,-56! 5,-72! 10,-60! 10,-8!", BLADE, line=3)
    lay(p, "-30,-8! 30,-8! 26,4! -26,4!", GILT)
    lay(p, limb("0,6 0,34", 10, 10), IRON, puff=5)
    p.xf = back
    lay(p, "394,236! 394,196! 416,196! 416,236!", WAX, line=3)
    lay(p, disc(405, 238, 24, 8), IRON, puff=4)
    p.key(Plate.S("M405 196 L406 184", 3))
    for spec in ("406,180 392,150 412,126", "410,130 426,104 408,76"):
        p.cut(Plate.S(_bent(spec), 4), "#8d8590")


def _bent(spec: str) -> str:
    """The path of a curve through "start bend end"."""
    start, bend, end = spec.split()
    return f"M{start} Q{bend} {end}"
