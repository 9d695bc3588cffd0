"""Quest loot that does a day's work: lantern, needle, spade, horn and thread."""

from __future__ import annotations

from ..monsters.clubs_forms import Limb, Point, shaggy
from ..monsters.pen import disc, limb, shape, sym
from ..plate import Drawing, Plate
from .ground import LOOT, front, trove
from .kit import BLADE, GILT, IRON, PLATE, SHAFT, flat, folds, lay, placed, rivets, shine, stuff

BRASS = stuff("#c9943e", 0.66, 0.95, 10, 30)
TILE = stuff("#8f3a2c", 0.56, 0.85, 8, 10)


def lantern_of_the_last_inn(p: Plate) -> None:
    """A lantern made like an inn: a roof of tiles, a chimney, and warm windows."""
    trove(p, "#8fa6c4", "#6f87ab")
    lay(p, '<circle cx="125" cy="32" r="24" fill="none" stroke="#000" stroke-width="9"/>', BRASS, puff=4, line=3.4)
    lay(p, "158,48! 178,48! 178,86! 158,76!", TILE, tone=0.64, puff=5, line=3.4)
    lay(p, "154,40! 182,40! 182,52! 154,52!", BRASS, puff=4, line=3)
    p.part(disc(125, 158, 78, 76), "#ffe9a0", tone=1, flat=True, line=0, shadow=0)
    lay(p, "66,108! 184,108! 194,216! 56,216!", BRASS, puff=10, line=3.8)
    for x0, x1, x2, x3 in ((76, 119, 119, 71), (131, 174, 179, 131)):
        lay(p, f"{x0},118! {x1},118! {x2},204! {x3},204!", flat("#ffd76a", 3.4))
    p.cut(shape("125,132! 142,158 146,178 138,196 112,196 104,178 108,158"), "#fff3c4")
    lay(p, "125,128! 140,156 143,178 134,194 116,194 107,178 110,156", flat("#f2a532", 3))
    p.cut(shape("125,156! 133,172 132,184 125,190 118,184 117,172"), "#fff6d8")
    lay(p, "119,112! 131,112! 131,128! 125,134 119,128!", BRASS, puff=4, line=2.6)
    p.key(Plate.S("M74 162 H106 M144 162 H177", 5))
    lay(p, "125,44! 206,106! 198,120! 125,70! 52,120! 44,106!", TILE, puff=9, line=3.8)
    lay(p, "125,64! 190,112! 60,112!", TILE, line=3.4, tone=0.5)
    for y, half in ((86, 22), (98, 38), (108, 54)):
        folds(p, f"{125 - half},{y} 125,{y + 3} {125 + half},{y}", width=3.4)
    lay(p, "48,212! 202,212! 208,232! 42,232!", BRASS, puff=7, line=3.6)
    rivets(p, (66, 222), (105, 222), (145, 222), (184, 222))
    front(p, LOOT)


BLACK = stuff("#40374e", 0.42, 0.95, 9, 50)


def widows_needle(p: Plate) -> None:
    """A needle as long as a dagger; a black ribbon is tied through its eye, and its point has been used."""
    trove(p, "#e9cfd6", "#d3a8b6")
    thread = Limb([(73, 75), (48, 112), (62, 160), (112, 158), (122, 196), (84, 214)], [8, 8, 8, 8, 7, 4])
    lay(p, thread.strip(), BLACK, puff=4, line=2.6)
    shine(p, "52,118 52,136 60,150", width=3, col="#8d8590")
    back = placed(p, 126, 128, -45, 0.92)
    lay(p, "0,108! -7,70 -12,-40 -15,-84 0,-118 15,-84 12,-40 7,70", BLADE, tone=0.86, puff=9, line=3.8, ang=88)
    p.key(Plate.S("M0 -92 V-66", 9))
    p.cut(Plate.S("M0 -91 V-67", 3.6), "#e9cfd6")
    shine(p, "-4,-52 -3,0 -1,66", width=5)
    p.xf = back
    for turn in (200, 20):
        back = placed(p, 104, 106, turn, 0.82)
        lay(p, "0,0! 14,-34 46,-48 66,-30 58,2 30,12", BLACK, puff=10, line=3.4)
        folds(p, "10,-4 30,-18 48,-24", width=4)
        shine(p, "24,-28 40,-38 54,-30", width=4, col="#8d8590")
        p.xf = back
    lay(p, "102,108! 96,134 82,160! 102,152 112,166! 116,136", BLACK, puff=7, line=3.2)
    lay(p, disc(104, 106, 14, 12), BLACK, tone=0.44, puff=8, line=3.4)
    lay(p, "198,150! 208,170 198,182 188,170", stuff("#b3202e", 0.8, 0.8, 8), line=3)
    p.cut(disc(195, 169, 3), "#ffffff")
    front(p, LOOT)


EARTH = stuff("#6a4a34", 0.48, 0.85, 14, 10)
STONE = stuff("#9a969e", 0.64, 0.8, 10, 70)
DARK_STEEL = stuff("#55606e", 0.56, 0.95, 20, 40)


def sextons_spade(p: Plate) -> None:
    """A gravedigger's spade, blade up, the very spade of the cards, before a stone without a name."""
    trove(p, "#b9c4b4", "#98a898")
    lay(p, "158,250! 158,166 166,142 190,132 214,142 222,166 222,250!", STONE, line=3.8)
    lay(p, limb("190,156 190,192", 8, 8) + limb("176,168 204,168", 8, 8), STONE, tone=0.4, puff=3, line=2.6)
    lay(p, limb("118,140 104,262", 16, 18), SHAFT, puff=7, line=3.8)
    back = placed(p, 118, 90, 7)
    lay(p, "-12,36! 12,36! 14,78! -14,78!", IRON, puff=6, line=3.6)
    rivets(p, (0, 50), (0, 66), metal=PLATE)
    lay(p, sym("0,-82! -22,-48 -60,-14 -66,20 -48,42 -22,42 -8,26! -14,48 0,52", 0), DARK_STEEL, puff=20, line=4)
    lay(p, sym("0,-64! -20,-36 -50,-8 -54,18 -42,31 -24,30 -8,12 0,6", 0), PLATE, puff=16, line=2.6, shadow=0)
    shine(p, "-44,16 -42,-6 -18,-30", width=6)
    folds(p, "0,-52 2,-20 0,10", width=4)
    p.xf = back
    mound: list[Point] = [(16, 236), (44, 208), (90, 200), (125, 208), (168, 200), (208, 208), (236, 240), (125, 264)]
    lay(p, shaggy(mound, 5, 12, 0.3, 3), EARTH, line=3.6)
    for x, y, r in ((66, 216, 7), (92, 210, 5), (184, 214, 7), (140, 220, 5)):
        p.part(disc(x, y, r, r * 0.8), **stuff("#9a8068", 0.7, 0.8, 5, line=2.4))
    front(p, LOOT)


HORN = stuff("#e6d3a4", 0.8, 0.85, 16, 30)


def marshals_horn(p: Plate) -> None:
    """A war horn bound in gold, on a red cord with tassels."""
    trove(p, "#c7d4dc", "#a3b6c4")
    cord = Limb([(196, 74), (150, 38), (84, 52), (58, 110), (70, 160)], [7, 7, 7, 7, 7])
    lay(p, cord.strip(), stuff("#b3202e", 0.6, 0.8, 4, 30), line=3)
    horn = Limb([(216, 62), (204, 116), (168, 162), (112, 178), (62, 156)], [15, 30, 48, 66, 84])
    lay(p, horn.strip(), HORN, puff=26, line=4)
    for t0, t1 in ((0.0, 0.09), (0.34, 0.42), (0.64, 0.73)):
        lay(p, horn.strip(-1.1, 1.1, t0, t1), GILT, puff=6, line=3.4)
    p.key(horn.rungs((0.16, 0.24, 0.5, 0.57), -0.7, 0.9, 3.4))
    (x0, y0), (x1, y1) = horn.at(1, -1), horn.at(1, 1)
    back = placed(p, (x0 + x1) / 2 - 4, (y0 + y1) / 2, 22)
    lay(p, disc(0, 0, 30, 56), GILT, puff=9, line=4)
    lay(p, disc(-3, 0, 20, 44), stuff("#3a2216", 0.16, 0.7, 12, 70), line=3.2)
    p.xf = back
    shine(p, "126,150 164,142 188,112", width=6)
    lay(p, "184,120! 189,86 196,78 203,86 208,120!", stuff("#b3202e", 0.62, 0.8, 6, 88))
    lay(p, disc(196, 78, 9), GILT, puff=6, line=3)
    front(p, LOOT)


THREAD = stuff("#b3202e", 0.64, 0.9, 20, 4)


def cutpurses_thread(p: Plate) -> None:
    """A spool of red thread; its end, hooked, has drawn a coin out of a stranger's purse."""
    trove(p, "#d9cfa8", "#c2b380")
    line = "M110 92 C160 58 206 76 194 112 C189 126 188 132 188 142"
    p.key(Plate.S(line, 10))
    p.cut(Plate.S(line, 5.2), "#d8404a")
    back = placed(p, 4, 30, 0, 0.76)
    for y in (74, 202):
        lay(p, disc(108, y, 66, 22), SHAFT, ang=4, puff=9, line=3.8)
    lay(p, '<rect x="64" y="78" width="88" height="122"/>', THREAD, line=3.6)
    for y in range(90, 200, 11):
        folds(p, f"62,{y} 108,{y + 16} 154,{y - 3}", width=4)
    shine(p, "76,96 72,136 76,184", width=6, col="#f6a8a4")
    lay(p, disc(108, 68, 66, 22), SHAFT, tone=0.74, ang=4, puff=9, line=3.8)
    p.key('<ellipse cx="108" cy="68" rx="48" ry="14" fill="none" stroke="#000" stroke-width="2.6"/>')
    lay(p, disc(108, 67, 17, 7), flat("#1d1015", 3))
    p.xf = back
    p.part(disc(174, 184, 25), **stuff("#e8b44a", 0.82, 0.8, 7, 30, line=3.6))
    p.key('<circle cx="174" cy="184" r="18" fill="none" stroke="#000" stroke-width="2.6"/>')
    hook = "M188 136 V156 C188 184 150 184 152 156"
    p.key(Plate.S(hook, 14))
    p.cut(Plate.S(hook, 7.4), "#dfe6e8")
    lay(p, "141,164! 151,138! 163,164!", BLADE, puff=4, line=3)
    lay(p, '<circle cx="188" cy="134" r="7" fill="none" stroke="#000" stroke-width="5"/>', BLADE, puff=3, line=2.8)
    front(p, LOOT)


DRAWINGS: dict[str, Drawing] = {
    "lantern_of_the_last_inn": lantern_of_the_last_inn,
    "widows_needle": widows_needle,
    "sextons_spade": sextons_spade,
    "marshals_horn": marshals_horn,
    "cutpurses_thread": cutpurses_thread,
}
