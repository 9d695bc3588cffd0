"""The high spades, nine to ace: the armed dead and their lords."""

from __future__ import annotations

from typing import Any

from ..plate import Plate
from .ground import Drawing, ground
from .pen import disc, glow, limb, mirrored, shape, strokes, sym
from .spades_low import BONE, FLAT, NIGHT

IRON: dict[str, Any] = {"col": "#8b97a6", "gain": 0.8}
STEEL: dict[str, Any] = {"col": "#cdd5d8", "gain": 0.5}
GOLD: dict[str, Any] = {"col": "#d9a441", "gain": 0.8}
WOOD: dict[str, Any] = {"col": "#8a5a2c", "gain": 0.8}
TEAL = "#4fd6b8"
EMBER = "#f2762a"


def death_head(p: Plate, x: float, y: float, k: float, eye: str, bone: dict[str, Any] = BONE) -> None:
    """A fleshless face about (x, y), 68 `k` units wide, with burning eyes of colour `eye`."""
    before = p.xf
    p.xf = f"{before} translate({x} {y}) scale({k})"
    shade = (x, y - 20 * k, 0.0, x + 40 * k, y + 20 * k, -0.5)
    p.part(sym("0,26 -24,22 -24,40 -14,54 0,58", 0), puff=9, ang=-30, line=2.2, **bone)
    p.part(sym("0,26 -17,26 -16,38 0,42", 0), "#2a1414", tone=0.03, line=0, **FLAT)
    p.part(
        sym("0,-46 -20,-44 -34,-26 -36,0 -29,12 -31,22 -19,27 -17,36 0,38", 0),
        puff=24, ang=-34, bend=1.2, line=2.4, grad=shade, **bone,
    )
    mirrored(p, lambda: _socket(p, eye), 0)
    p.part(sym("0,6! -5,12 -8,21 -3,24! 0,19!", 0), "#1d1015", tone=0.02, line=1, **FLAT)
    for row, top in ((range(-2, 3), 28), (range(-2, 3), 38)):
        for i in row:
            p.part(f'<rect x="{i * 6 - 2.9}" y="{top}" width="5.8" height="9.5" rx="2"/>', puff=2, line=1.1, shadow=0, **bone)
    p.key(strokes(1.8, "-30,16 -24,24 -18,26", "30,16 24,24 18,26"))
    p.xf = before


def _socket(p: Plate, eye: str) -> None:
    p.part(shape("-30,-4 -26,-12 -12,-10 -4,-2 -6,9 -15,14 -26,10"), "#1d1015", tone=0.02, line=1.6, **FLAT)
    glow(p, -16, 1.5, 5, eye, "#fff3cf")
    p.key(strokes(4.2, "-33,-8 -20,-18 -3,-5"))


# ---------------------------------------------------------------- nine: skeleton


def skeleton(p: Plate) -> None:
    """A skeleton warrior in helm and rags, sword up, round shield on its arm."""
    ground(p, NIGHT)
    p.part(
        shape("96,180 74,204 62,240 58,280 40,310! 220,310! 206,250 190,204 172,180"),
        "#7d2a3c", tone=0.46, gain=0.6, puff=20, ang=76, line=2.4,
    )
    _ribs(p)
    p.part(limb("96,202 46,254", 13, 15), puff=7, line=2.2, **BONE)
    _sword(p)
    p.part(limb("46,256 66,222", 14, 11), puff=7, line=2.2, **BONE)
    for x, y in ((58, 206), (57, 214), (58, 222), (60, 230)):
        p.part(limb(f"{x - 2},{y + 1} {x + 16},{y + 3}", 8, 8), puff=4, line=1.6, shadow=0.3, **BONE)
    p.part(shape("82,208 84,188 102,178 118,188 116,206 98,200"), puff=10, ang=20, line=2.2, tone=0.62, **IRON)
    _round_shield(p)
    death_head(p, 138, 132, 1.08, EMBER)
    _helm(p)


def _ribs(p: Plate) -> None:
    p.part(sym("132,196 98,200 84,226 92,262 110,290 132,296", 132), "#1d1420", tone=0.06, line=0, **FLAT)
    for y, w in ((212, 38), (229, 44), (246, 43), (263, 36), (279, 26)):
        rib = Plate.taper(132, y - 6, 132 - w, y - 16, 132 - w + 3, y + 11, 10, 7)
        mirrored(p, lambda rib=rib: p.part(rib, puff=5, line=1.7, shadow=0.3, **BONE), 132)
    for y in range(194, 300, 14):
        p.part(f'<rect x="124" y="{y}" width="16" height="12" rx="4"/>', puff=5, line=1.7, shadow=0.3, **BONE)
    mirrored(p, lambda: p.part(limb("128,198 92,192", 9, 11), puff=5, line=1.8, **BONE), 132)


def _sword(p: Plate) -> None:
    before = p.xf
    p.xf = f"{before} rotate(12 66 218)"
    p.part(shape("66,22! 75,42! 74,196! 58,196! 57,42!"), tone=0.9, puff=4, ang=60, line=2.4, **STEEL)
    p.part(shape("66,24! 75,42! 74,196! 66,196!"), "#8f9aa3", tone=0.55, ang=28, line=0, **FLAT)
    p.cut(strokes(1.6, "61,50 60.5,120 61.5,190"), "#ffffff")
    p.key(strokes(2, "75,92 70,95 66,100", "57,130 61,133 63,138"))
    p.part(shape("40,196 66,192 92,196 90,206 66,205 42,206"), puff=6, ang=10, line=2.2, tone=0.7, **GOLD)
    p.part('<rect x="60" y="204" width="12" height="36" rx="3"/>', "#5b2a24", tone=0.5, puff=6, ang=80)
    p.part(disc(66, 245, 9), puff=9, line=2.2, tone=0.7, **GOLD)
    p.xf = before


def _round_shield(p: Plate) -> None:
    x, y = 192, 250
    p.part(disc(x, y, 46), puff=12, ang=20, line=2.6, shadow=0.7, tone=0.6, **IRON)
    field = p.part(disc(x, y, 38), "#e2c68c", tone=0.86, gain=0.5, puff=26, ang=86, line=1.8, shadow=0)
    for a in (0, 180):
        p.part(
            f'<g transform="rotate({a} {x} {y})">{Plate.P(f"M{x} {y} L{x} {y - 50} L{x + 50} {y - 50} L{x + 50} {y}Z")}</g>',
            "#a83a2c", tone=0.62, gain=0.5, puff=40, ang=86, line=1.4, shadow=0, clip=field,
        )
    p.key(strokes(2.4, "164,226 174,234 178,244", "210,274 214,266 224,266", "166,266 174,272 178,282"))
    p.part(disc(x, y, 13), puff=13, ang=30, line=2.4, tone=0.66, **IRON)
    for i in range(4):
        dx, dy = ((0, -42), (42, 0), (0, 42), (-42, 0))[i]
        p.part(disc(x + dx, y + dy, 3.4), puff=3.4, line=1.2, shadow=0.2, tone=0.8, **GOLD)


def _helm(p: Plate) -> None:
    p.part(sym("138,50! 120,72 102,96 96,124 112,120 138,118", 138), puff=24, ang=66, bend=3, line=2.6, tone=0.6, **IRON)
    p.part(sym("138,110 114,112 93,120 94,132 114,124 138,122", 138), puff=5, ang=4, line=2, tone=0.72, **GOLD)
    p.part(shape("133,112! 143,112! 145,140 138,148! 131,140"), puff=5, ang=80, line=2, tone=0.74, **GOLD)
    p.part(Plate.taper(138, 54, 136, 80, 138, 112, 4, 7), puff=3, line=1.6, shadow=0.4, tone=0.74, **GOLD)
    p.part(disc(138, 52, 5), puff=5, line=1.8, tone=0.8, **GOLD)
    p.key(strokes(2.4, "114,88 122,96 120,106", "122,96 128,94 130,88"))


# ---------------------------------------------------------------- ten: mummy

LINEN = ("#e6cf9c", "#d9bb82", "#efdcb0", "#cfae74")


def mummy(p: Plate) -> None:
    """A mummy before a desert moon, arms crossed, eyes alight in the slit of its bandages."""
    ground(p, NIGHT, moon="#c4683a")
    p.part(
        shape("176,150 204,142 216,156 232,150 226,166! 236,178! 216,176 204,162 180,170"),
        LINEN[0], tone=0.74, puff=8, ang=60, line=2.2,
    )
    body = "46,310! 40,262 46,226 70,206 104,196 128,194 152,196 186,206 210,226 216,262 210,310!"
    wrapped = p.part(shape(body), LINEN[3], tone=0.4, puff=26, ang=20, line=2.8)
    for i, (y0, y1) in enumerate(((200, 236), (224, 206), (222, 262), (250, 228), (246, 290), (280, 256), (276, 312))):
        _band(p, 30, y0, 226, y1, 17, LINEN[i % 4], wrapped)
    _mummy_arm(p, "200,234 214,270 186,286 96,236", -1)
    _mummy_arm(p, "56,234 42,270 70,286 160,236", 1)
    _mummy_head(p)


def _band(p: Plate, x0: float, y0: float, x1: float, y1: float, w: float, col: str, clip: Any) -> None:
    """One turn of bandage from side to side, sagging a little, kept within `clip`."""
    sag = 7
    strip = (
        f"M{x0} {y0} Q{(x0 + x1) / 2} {(y0 + y1) / 2 + sag} {x1} {y1} "
        f"L{x1} {y1 + w} Q{(x0 + x1) / 2} {(y0 + y1) / 2 + sag + w} {x0} {y0 + w}Z"
    )
    p.part(Plate.P(strip), col, tone=0.82, gain=0.6, puff=6, ang=-62, bend=1, line=1.7, shadow=0.5, clip=clip)


def _mummy_arm(p: Plate, spec: str, side: int) -> None:
    shoulder, elbow, bend, fist = spec.split()
    ex, ey = map(float, bend.split(","))
    fx, fy = map(float, fist.split(","))
    outline = limb(f"{elbow} {bend}", 34, 34) + limb(f"{shoulder} {elbow}", 36, 34)
    p.part(outline, LINEN[1], tone=0.66, puff=16, ang=-20, line=2.4)
    arm = p.part(limb(f"{bend} {fist}", 36, 27), LINEN[3], tone=0.5, puff=14, line=2.6)
    for i in range(7):
        t = (i + 0.1) / 6.6
        x, y = ex + (fx - ex) * t, ey + (fy - ey) * t
        p.part(
            f'<rect x="{x - 8}" y="{y - 26}" width="15" height="52" transform="rotate({side * -24} {x} {y})"/>',
            LINEN[i % 3], tone=0.84, puff=7, ang=-10, bend=1, line=1.6, shadow=0.4, clip=arm,
        )
    for i in range(4):
        p.part(
            limb(f"{fx - side * 2},{fy - 12 + i * 8} {fx + side * 13},{fy - 15 + i * 8}", 10, 8),
            "#7f8a6a", tone=0.62, puff=5, line=1.6, shadow=0.3,
        )


def _mummy_head(p: Plate) -> None:
    skull = p.part(
        sym("128,72 104,76 86,96 80,126 84,160 94,186 110,204 128,208", 128),
        LINEN[3], tone=0.5, puff=26, line=2.8, shadow=0.7,
    )
    turns = ((66, 84), (92, 70), (84, 106), (160, 146), (152, 176), (186, 162), (176, 206))
    for i, (y0, y1) in enumerate(turns):
        _band(p, 70, y0, 186, y1, 19, LINEN[i % 4], skull)
    gap = p.part(shape("78,124 100,118 128,124 156,116 180,122 178,146 152,148 128,152 100,148 80,148"), "#1d1015",
                 tone=0.02, line=2.2, flat=True, shadow=0, clip=skull)
    p.part(shape("122,126! 128,120 134,126 136,154 128,160 120,154"), "#7f8a6a", tone=0.6, puff=8, line=1.6, clip=gap)
    for x in (106, 150):
        p.part(shape(f"{x - 13},136 {x},128 {x + 13},136 {x},144"), "#2f6a5c", tone=1, line=0, **FLAT)
        glow(p, x, 136, 6.5, "#7df0c8", "#f4fff0")
    p.part(shape("106,178 128,174 150,180 146,190 128,192 110,190"), "#1d1015", tone=0.02, line=2, **FLAT)
    for i in range(5):
        p.part(f'<rect x="{109 + i * 8}" y="177" width="7" height="{9 - i % 2 * 2}" rx="2"/>', puff=2, line=1, shadow=0, **BONE)
    p.part(shape("88,104 78,116 74,140 64,164! 78,160! 82,170! 90,142 94,118"), LINEN[2], tone=0.82, puff=6, ang=70)
    p.key(strokes(2, "84,120 80,136 78,150"))
    p.part(sym("128,86 116,92 112,102 120,112 128,114", 128), puff=8, line=2, tone=0.72, **GOLD)
    p.part(disc(128, 101, 6.5), "#2f8f8a", tone=0.85, gain=0.8, puff=6, line=1.6, shadow=0)


# ---------------------------------------------------------------- jack: executioner

SKIN: dict[str, Any] = {"col": "#cf9468", "gain": 0.6}
HOOD: dict[str, Any] = {"col": "#4a2036", "gain": 0.7}


def executioner(p: Plate) -> None:
    """A hooded headsman with bare shoulders and a great axe, under a red moon."""
    ground(p, NIGHT, moon="#c4553f")
    p.part(
        shape("60,310! 66,260 62,226 84,204 120,192 152,190 186,196 218,210 236,240 250,310!"),
        puff=30, ang=-40, bend=2, line=2.8, tone=0.66, **SKIN,
    )
    p.key(strokes(3.2, "116,246 134,262 152,250", "156,250 176,262 196,244") + strokes(2.4, "154,232 153,262 156,300"))
    p.part(shape("84,208! 102,198! 214,298! 206,312! 186,312!"), "#6b4226", tone=0.56, puff=7, ang=40, line=2.2)
    for x, y in ((104, 214), (126, 234), (148, 253), (170, 272)):
        p.part(disc(x, y, 4), puff=4, line=1.4, shadow=0.2, tone=0.8, **GOLD)
    p.part(shape("190,216 212,204 234,216 244,250 240,284 218,292 204,272 196,244"), puff=20, ang=-70, line=2.6, tone=0.6, **SKIN)
    p.part(shape("74,214 92,208 102,226 94,258 84,290 62,306 40,310 38,280 52,244"), puff=20, ang=-70, line=2.6, tone=0.76, **SKIN)
    _hood(p)
    _axe(p)
    p.part(limb("40,306 84,258", 40, 26), puff=16, ang=-70, line=2.6, tone=0.72, **SKIN)
    p.part(shape("50,276! 68,254! 90,270! 70,296!"), "#6b4226", tone=0.66, gain=0.8, puff=9, ang=-46, line=2.2)
    _fist(p, 93, 244)
    p.part(limb("222,272 126,288", 44, 27), puff=16, ang=-20, line=2.6, tone=0.66, **SKIN)
    p.part(shape("134,271! 164,263! 170,299! 140,304!"), "#6b4226", tone=0.62, gain=0.8, puff=10, ang=80, line=2.2)
    _fist(p, 108, 286)


def _hood(p: Plate) -> None:
    p.part(
        shape("146,44! 122,66 104,96 98,132 98,164 84,198 104,214 126,214 148,232! 170,214 194,214 210,198 194,164"
              " 196,130 186,94 168,64"),
        puff=34, ang=62, bend=3, line=2.8, shadow=0.7, tone=0.46, **HOOD,
    )
    p.key(strokes(3, "146,60 142,80 146,104", "112,170 108,190 112,208", "182,170 186,190 182,208", "148,196 146,210 148,226"))
    p.cut(strokes(2, "112,104 120,82 136,64", "106,150 106,130 110,116"), "#a86a80")
    for cx, side in ((126, 1), (168, -1)):
        hole = f"{cx - 17 * side},130 {cx - 2 * side},128 {cx + 17 * side},143! {cx + 6 * side},152 {cx - 10 * side},148"
        p.part(shape(hole), "#160c12", tone=0.02, line=2.2, **FLAT)
        p.part(
            shape(f"{cx - 13 * side},135 {cx - side},134 {cx + 12 * side},143! {cx + 4 * side},148 {cx - 9 * side},145"),
            "#fbf0d8", tone=1, line=1, **FLAT,
        )
        p.part(disc(cx + 2 * side, 141, 4.6), "#d4551b", tone=1, line=1, **FLAT)
        p.key(disc(cx + 2 * side, 141, 2.2) + strokes(6.5, f"{cx - 21 * side},124 {cx},120 {cx + 20 * side},143"))
    p.key(strokes(2.4, "138,180 147,176 156,180") + strokes(2, "142,152 140,164 143,170", "153,152 155,164 152,170"))


def _axe(p: Plate) -> None:
    p.part(limb("78,108 112,318", 11, 13), puff=6, ang=84, line=2.4, tone=0.66, **WOOD)
    p.part(shape("82,118! 102,128 112,142! 100,152 88,154!"), puff=6, ang=20, line=2.2, tone=0.66, **IRON)
    p.part(
        shape("86,124! 64,124 44,112 30,100! 17,130 14,164 20,198 34,230! 48,204 66,180 94,172!"),
        puff=18, ang=66, line=2.8, shadow=0.7, tone=0.6, **IRON,
    )
    p.part(
        shape("30,100! 17,130 14,164 20,198 34,230! 40,214! 30,190 26,164 29,134 38,108!"),
        puff=3, ang=30, line=1.4, shadow=0, tone=0.95, **STEEL,
    )
    p.part(shape("34,230! 22,204 16,180 24,184 28,176 36,190 38,182 46,206!"), "#b3202e", tone=0.85, line=1.4, **FLAT)
    p.part(shape("26,206! 30,226 26,240 21,232"), "#b3202e", tone=0.9, line=1.3, **FLAT)
    p.key(strokes(2.4, "52,140 60,148 58,160") + disc(64, 150, 3.6))
    p.part(shape("72,114 94,110 102,182 82,188"), puff=8, ang=80, line=2.2, tone=0.6, **IRON)
    for x, y in ((84, 124), (93, 175)):
        p.part(disc(x, y, 3.4), puff=3, line=1.2, shadow=0.2, tone=0.8, **GOLD)
    p.part(shape("72,112! 76,88! 92,110!"), puff=4, line=2, tone=0.8, **STEEL)


def _fist(p: Plate, x: float, y: float) -> None:
    for i in range(4):
        p.part(
            limb(f"{x - 11},{y - 15 + i * 10} {x + 11},{y - 17 + i * 10}", 12, 12),
            puff=6, line=1.8, shadow=0.4, tone=0.74, **SKIN,
        )


# ---------------------------------------------------------------- king: lich king

ROBE: dict[str, Any] = {"col": "#6a3a96", "gain": 0.65}
HAIR: dict[str, Any] = {"col": "#c9c4d6", "gain": 0.6}


def lich_king(p: Plate) -> None:
    """A crowned lich with eyes of cold fire, cradling a soul in its finger bones."""
    ground(p, NIGHT)
    mirrored(p, lambda: _lich_collar(p), 128)
    p.part(sym("128,200 92,204 58,222 40,260 34,310! 128,312", 128), puff=26, ang=74, bend=3, line=2.6, tone=0.5, **ROBE)
    p.part(sym("128,98 94,104 82,130 80,180 70,226! 84,218 88,240! 100,222 106,238! 118,214 128,210", 128),
           puff=12, ang=84, line=2.4, tone=0.62, **HAIR)
    p.part(sym("128,214 104,218 82,240 74,262! 92,250 110,262 128,300!", 128), puff=6, line=2.2, tone=0.72, **GOLD)
    death_head(p, 128, 148, 1.22, TEAL, {"col": "#dfe0b8", "tone": 0.8, "gain": 0.55})
    mirrored(p, lambda: _lich_lock(p), 128)
    _lich_crown(p)
    _soul(p)


def _lich_collar(p: Plate) -> None:
    p.part(shape("104,226 84,190 62,158 34,128! 30,176 40,224 66,256 108,262"), puff=14, ang=60, line=2.6, tone=0.5, **ROBE)
    p.part(shape("106,234 90,204 68,176 44,152! 46,190 58,224 84,248"), "#24496a", tone=0.55, gain=0.5, puff=18, ang=64,
           line=1.6, shadow=0)
    p.key(strokes(2.8, "52,172 66,204 92,232", "48,190 60,216 80,236"))
    p.cut(strokes(3, "33,132 64,156 86,192"), "#e8c36a")


def _lich_lock(p: Plate) -> None:
    p.part(shape("100,100 86,118 86,150 92,176 82,210! 76,180 74,150 78,116 90,98"), puff=7, ang=84, line=2, tone=0.72, **HAIR)
    p.key(strokes(1.8, "84,120 80,150 84,184", "90,112 84,132 86,154"))


def _lich_crown(p: Plate) -> None:
    p.part(
        sym("128,36! 119,78! 106,50! 100,82! 84,64! 82,112 104,104 128,102", 128),
        puff=9, ang=20, line=2.6, shadow=0.7, tone=0.7, **GOLD,
    )
    p.part(sym("128,94 104,96 81,104 83,118 104,110 128,108", 128), puff=6, ang=4, line=2, tone=0.8, **GOLD)
    for x, y, r in ((128, 101, 6), (106, 104, 4), (150, 104, 4), (128, 36, 4.4), (106, 50, 4), (150, 50, 4)):
        p.part(disc(x, y, r), "#3fae9c", tone=0.9, gain=0.8, puff=r, line=1.6, shadow=0.2)


def _soul(p: Plate) -> None:
    p.part(disc(128, 268, 31), "#1f7a72", tone=0.9, gain=0.5, puff=30, ang=-40, line=2.6, shadow=0.4)
    p.part(shape("128,238! 112,256 108,274 116,288 128,292 140,288 148,274 144,258 138,264! 136,248"), TEAL, tone=1,
           line=1.6, **FLAT)
    p.part(shape("128,256! 120,270 122,282 128,286 136,282 136,272 132,274!"), "#e9fff0", tone=1, line=0, **FLAT)
    mirrored(p, lambda: _lich_hand(p), 128)


def _lich_hand(p: Plate) -> None:
    p.part(shape("40,310! 46,280 62,268 84,284 88,310!"), puff=14, ang=20, line=2.4, tone=0.6, **ROBE)
    for knuckle, tip in (("88,254", "104,244"), ("84,264", "106,258"), ("84,276", "106,272"), ("88,288", "108,286")):
        p.part(limb(f"72,288 {knuckle}", 9, 9), puff=5, line=1.8, shadow=0.3, **BONE)
        p.part(limb(f"{knuckle} {tip}", 9, 6), puff=4, line=1.8, shadow=0.4, **BONE)


# ---------------------------------------------------------------- ace: grim reaper

SHROUD: dict[str, Any] = {"col": "#433a60", "gain": 0.7}


def reaper(p: Plate) -> None:
    """Death in a black cowl before a white moon, the scythe arched over its head."""
    ground(p, NIGHT, moon="#efe0b4", disc=(122, 186, 98))
    p.part(
        shape("120,190 84,206 52,228 32,262 22,310! 214,310! 206,266 192,232 156,206"),
        puff=30, ang=72, bend=3, line=2.8, tone=0.34, **SHROUD,
    )
    p.key(strokes(4, "96,232 84,264 82,306", "120,236 122,270 118,306", "146,232 158,262 160,306", "66,244 52,272 50,306"))
    p.part(
        shape("124,92! 96,104 74,130 62,166 60,200 76,228 96,240 120,246 146,240 168,226 182,200 180,164 168,128 148,102"),
        puff=26, ang=58, bend=3, line=2.8, shadow=0.7, tone=0.42, **SHROUD,
    )
    cowl = p.part(
        shape("121,118 98,128 84,154 82,186 92,214 120,232 148,214 160,186 158,154 144,128"),
        "#0f0b14", tone=0.02, line=2, **FLAT,
    )
    p.cut(strokes(2.4, "70,164 78,132 104,108", "66,196 64,180 68,168"), "#8f84bd")
    death_head(p, 121, 168, 1.06, EMBER, {"col": "#efe6cc", "tone": 0.86, "gain": 0.5})
    brow = shape("121,112 96,124 78,156 88,150 104,136 121,132 138,136 154,150 164,156 146,124")
    p.part(brow, puff=8, ang=40, line=2, shadow=0.9, tone=0.4, clip=cowl, **SHROUD)
    _scythe_blade(p)
    p.part(limb("196,128 182,314", 10, 11), puff=5, ang=84, line=2.4, tone=0.66, **WOOD)
    _sleeves(p)
    for x, y in ((189, 216), (184, 274)):
        for i in range(4):
            p.part(limb(f"{x - 10},{y - 13 + i * 9} {x + 10},{y - 14 + i * 9}", 8.5, 7.5), puff=4, line=1.7, shadow=0.4, **BONE)


def _scythe_blade(p: Plate) -> None:
    p.part(limb("197,100 193,132", 15, 14), puff=7, ang=4, line=2.2, tone=0.6, **IRON)
    p.part(
        shape("204,108! 184,84 158,66 126,58 96,64 76,86 66,122! 84,98 104,86 128,84 156,94 192,124!"),
        puff=8, ang=66, line=2.8, shadow=0.7, tone=0.62, **IRON,
    )
    p.part(
        shape("66,122! 84,98 104,86 128,84 156,94 192,124! 196,116! 160,86 128,76 102,78 82,92"),
        puff=3, ang=30, line=1.4, shadow=0, tone=0.96, **STEEL,
    )
    p.key(strokes(2, "150,70 156,78 154,84", "110,66 114,72 112,78"))


def _sleeves(p: Plate) -> None:
    p.part(shape("138,242 158,218 180,200 182,226 178,240! 170,238 166,258! 148,262"), puff=12, ang=40, line=2.4, tone=0.54, **SHROUD)
    p.part(shape("112,284 142,264 178,258 180,284 174,300! 164,296 158,312! 118,308"), puff=12, ang=30, line=2.4, tone=0.54, **SHROUD)


DRAWINGS: dict[str, Drawing] = {
    "9S": skeleton,
    "10S": mummy,
    "JS": executioner,
    "KS": lich_king,
    "AS": reaper,
}
