"""The good end of a quest for power: an open chest with the four deuces in it. 300 x 200 design px."""

from __future__ import annotations

from assets.press.figures.kit import BLADE, GILT, IRON, SHAFT, flat, folds, grip, lay, placed, rivets, shine, stuff
from assets.press.heroes.kit import crown, head_at, skin
from assets.press.monsters.pen import disc, limb, shape, sym
from assets.press.plate import Array, Plate
from assets.press.shell import pip
from assets.press.sunburst import rays
from assets.press.ui.edge import panel

CHEST = SHAFT | {"col": "#7a4926", "ang": 4, "puff": 14, "line": 3.2}
COIN = GILT | {"col": "#e0aa3e", "tone": 0.8, "puff": 4, "line": 2.2}
PAPER = stuff("#f3ead0", 1, 0.2, 6, line=2.8, shadow=0.6)
MIDDLE, GLOW = 225, (225, 150)


def deuces_won() -> Array:
    """The picture with alpha, 900 x 600 px."""
    p = Plate(450, 300, sc=2, seed=93, pitch=4.6)
    _light(p)
    _lid(p)
    _deuces(p)
    _heap(p)
    _chest(p)
    for side in (-1, 1):
        _cup(p, side)
    return panel(p)


def _light(p: Plate) -> None:
    """The dark of the hall, and the light that comes out of the chest."""
    p.part('<rect width="450" height="300"/>', "#241a2c", tone=0.24, flat=True, line=0, shadow=0, ang=0)
    p.part(disc(*GLOW, 190, 150), "#7a4926", tone=0.7, flat=True, line=0, shadow=0)
    p.part(rays(*GLOW, 30, 30, 420), "#c88645", tone=0.84, flat=True, line=0, shadow=0)
    p.part(disc(*GLOW, 112, 98), "#f2c65a", tone=1, flat=True, line=2.6, shadow=0)
    p.part(rays(*GLOW, 30, 20, 108), "#ffe9a0", tone=1, flat=True, line=0, shadow=0)
    p.part(
        "<path d='M-10 310 L-10 256 C120 248 330 248 460 256 L460 310Z'/>", "#6b4632", tone=0.6, puff=8, ang=2, line=2.8
    )


def _lid(p: Plate) -> None:
    lay(p, sym("225,92 150,94 112,108! 122,164! 225,160", MIDDLE), CHEST, tone=0.4)
    lay(p, sym("225,108 160,110 132,120! 136,160! 225,158", MIDDLE), stuff("#3a1d14", 0.2), puff=8, shadow=0)
    for x in (150, 225, 300):
        lay(p, f'<rect x="{x - 7}" y="90" width="14" height="26" rx="3"/>', IRON, puff=4)


def _deuces(p: Plate) -> None:
    """The four twos, as a fan."""
    for i, sign in enumerate("SHCD"):
        back = placed(p, MIDDLE, 226, -39 + 26 * i)
        lay(p, '<rect x="-31" y="-182" width="62" height="96" rx="7"/>', PAPER)
        for y in (-158, -112):
            p.flatcol(pip(sign, 0, y, 33), "#b3202e" if sign in "HD" else "#17110f", keepink=False)
        p.xf = back


def _heap(p: Plate) -> None:
    """Coins up to the brim, a crown and a sword in them."""
    back = placed(p, 318, 196, 34)
    lay(p, "-8,40! -8,-40! 8,-40! 8,40!", BLADE, puff=4)
    lay(p, "-28,-46! 28,-46! 24,-34! -24,-34!", GILT)
    lay(p, limb("0,-50 0,-74", 9, 9), SHAFT, puff=4)
    p.part(disc(0, -80, 8), **GILT | {"puff": 7})
    p.xf = back
    lay(p, "112,216! 130,186 170,170 225,164 280,170 320,186 338,216!", COIN, puff=16)
    for i, (x, y) in enumerate(((136, 194), (162, 182), (190, 190), (222, 178), (252, 190), (284, 180), (312, 196), (150, 206),
                                (206, 204), (240, 206), (276, 204), (300, 208), (176, 206))):  # fmt: skip
        back = placed(p, x, y, (i * 53) % 40 - 20)
        lay(p, disc(0, 0, 17, 10 + i % 3 * 2), COIN)
        lay(p, disc(0, 0, 10, 6 + i % 3), COIN, line=1.4, shadow=0, tone=0.66)
        p.xf = back
    p.xf = head_at(176, 206, -14, 0.5)
    crown(p)
    p.xf = ""
    for x, y, col in ((262, 170, "#b3202e"), (206, 176, "#4fd6b8"), (300, 176, "#5f8ad0")):
        lay(p, f"{x - 11},{y}! {x},{y - 10} {x + 11},{y}! {x},{y + 14}!", stuff(col, 0.84, 0.8, 6), line=2.4)
        p.cut(shape(f"{x - 5},{y - 2} {x},{y - 6} {x + 1},{y}"), "#ffffff")


def _chest(p: Plate) -> None:
    lay(p, sym("225,206! 104,206! 112,276! 225,278!", MIDDLE), CHEST, shadow=0.8)
    folds(p, "116,230 225,226 334,230", "116,254 225,250 334,254", width=3.4)
    lay(p, sym("225,200! 98,200! 98,216! 225,216!", MIDDLE), IRON, puff=5)
    for x in (132, 318):
        lay(p, f'<rect x="{x - 10}" y="200" width="20" height="78"/>', IRON, puff=5)
        rivets(p, (x, 224), (x, 244), (x, 264))
    lay(p, sym("225,206! 203,206! 203,240 225,252!", MIDDLE), GILT, puff=8)
    p.key(disc(225, 222, 5) + Plate.P("M222 224 L228 224 L230 240 L220 240Z"))


def _cup(p: Plate, side: int) -> None:
    """A hand with a cup raised from the side."""
    x = MIDDLE + side * 166
    sleeve = stuff("#2f5b8f" if side < 0 else "#8f2430", 0.56, 0.8, 14, 70)
    lay(p, limb(f"{MIDDLE + side * 236},250 {x + side * 10},176", 50, 36), sleeve, line=3)
    lay(
        p,
        sym("0,-54! -22,-54! -20,-26 -8,-14 -6,4 0,6", 0).replace("<path", f'<path transform="translate({x} 150)"'),
        GILT,
        line=3,
    )
    shine(p, f"{x - 14},104 {x - 13},116 {x - 8},126", width=4)
    p.part(disc(x, 97, 21, 5), **flat("#7d1a2c"))
    grip(p, x, 158, skin("#e0ac80" if side < 0 else "#8d5a3e"), 0, 0.92)
