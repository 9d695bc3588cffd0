"""The high spades: a skeleton warrior, a mummy, an executioner."""

from __future__ import annotations

from typing import Any

from assets.press.plate import Plate

from .ground import Drawing, ground
from .pen import EMBER, SOUL, disc, glow, limb, mirrored, narrow, shape, strokes, sym
from .spades_kit import BONE, FLAT, GOLD, IRON, NIGHT, STEEL, WOOD, Stuff, death_head

RIB = BONE | {"tone": 0.95, "gain": 0.45, "bend": 0.2}


def skeleton(p: Plate) -> None:
    """A skeleton warrior in helm and rags, sword up, round shield on its arm."""
    ground(p, NIGHT)
    p.part(
        shape("96,180 74,204 62,240 58,280 40,310! 220,310! 206,250 190,204 172,180"),
        "#7d2a3c",
        tone=0.46,
        gain=0.6,
        puff=20,
        ang=76,
        line=2.4,
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
        rib = Plate.taper(132, y - 6, 132 - w, y - 17, 132 - w + 5, y + 12, 11, 5)
        mirrored(p, lambda rib=rib: p.part(rib, puff=4, line=1.8, shadow=0.3, **RIB), 132)
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
            "#a83a2c",
            tone=0.62,
            gain=0.5,
            puff=40,
            ang=86,
            line=1.4,
            shadow=0,
            clip=field,
        )
    p.key(strokes(2.4, "164,226 174,234 178,244", "210,274 214,266 224,266", "166,266 174,272 178,282"))
    p.part(disc(x, y, 13), puff=13, ang=30, line=2.4, tone=0.66, **IRON)
    for i in range(4):
        dx, dy = ((0, -42), (42, 0), (0, 42), (-42, 0))[i]
        p.part(disc(x + dx, y + dy, 3.4), puff=3.4, line=1.2, shadow=0.2, tone=0.8, **GOLD)


def _helm(p: Plate) -> None:
    p.part(
        sym("138,50! 120,72 102,96 96,124 112,120 138,118", 138),
        puff=24,
        ang=66,
        bend=3,
        line=2.6,
        shadow=0.25,
        tone=0.6,
        **IRON,
    )
    p.part(
        sym("138,110 114,112 93,120 94,132 114,124 138,122", 138), puff=5, ang=4, line=2, shadow=0.2, tone=0.72, **GOLD
    )
    p.part(shape("133,112! 143,112! 145,140 138,148! 131,140"), puff=5, ang=80, line=2, tone=0.74, **GOLD)
    p.part(Plate.taper(138, 54, 136, 80, 138, 112, 4, 7), puff=3, line=1.6, shadow=0.4, tone=0.74, **GOLD)
    p.part(disc(138, 52, 5), puff=5, line=1.8, tone=0.8, **GOLD)
    p.key(strokes(2.4, "114,88 122,96 120,106", "122,96 128,94 130,88"))


LINEN = ("#e6cf9c", "#d9bb82", "#efdcb0", "#cfae74")


def mummy(p: Plate) -> None:
    """A mummy before a desert moon, arms crossed, eyes alight in the slit of its bandages."""
    ground(p, NIGHT, moon="#c4683a")
    p.part(
        shape("176,150 204,142 216,156 232,150 226,166! 236,178! 216,176 204,162 180,170"),
        LINEN[0],
        tone=0.74,
        puff=8,
        ang=60,
        line=2.2,
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
    upper = p.part(outline, LINEN[3], tone=0.5, puff=16, line=2.6)
    for i, y in enumerate((214, 232, 250, 268, 286)):
        _band(p, 30, y + side * 9, 226, y - side * 9, 15, LINEN[i % 3], upper)
    arm = p.part(limb(f"{bend} {fist}", 36, 27), LINEN[3], tone=0.5, puff=14, line=2.6)
    for i in range(7):
        t = (i + 0.1) / 6.6
        x, y = ex + (fx - ex) * t, ey + (fy - ey) * t
        p.part(
            f'<rect x="{x - 8}" y="{y - 26}" width="15" height="52" transform="rotate({side * -24} {x} {y})"/>',
            LINEN[i % 3],
            tone=0.84,
            puff=7,
            ang=-10,
            bend=1,
            line=1.6,
            shadow=0.4,
            clip=arm,
        )
    for i in range(4):
        p.part(
            limb(f"{fx - side * 2},{fy - 12 + i * 8} {fx + side * 13},{fy - 15 + i * 8}", 10, 8),
            "#7f8a6a",
            tone=0.62,
            puff=5,
            line=1.6,
            shadow=0.3,
        )


def _mummy_head(p: Plate) -> None:
    skull = p.part(
        sym("128,72 104,76 86,96 80,126 84,160 94,186 110,204 128,208", 128),
        LINEN[3],
        tone=0.5,
        puff=26,
        line=2.8,
        shadow=0.7,
    )
    turns = ((66, 84), (92, 70), (84, 106), (160, 146), (152, 176), (186, 162), (176, 206))
    for i, (y0, y1) in enumerate(turns):
        _band(p, 70, y0, 186, y1, 19, LINEN[i % 4], skull)
    gap = p.part(
        shape("78,124 100,118 128,124 156,116 180,122 178,146 152,148 128,152 100,148 80,148"),
        "#1d1015",
        tone=0.02,
        line=2.2,
        flat=True,
        shadow=0,
        clip=skull,
    )
    p.part(shape("122,126! 128,120 134,126 136,154 128,160 120,154"), "#7f8a6a", tone=0.6, puff=8, line=1.6, clip=gap)
    for x in (106, 150):
        p.part(shape(f"{x - 13},136 {x},128 {x + 13},136 {x},144"), "#2f6a5c", tone=1, line=0, **FLAT)
        glow(p, x, 136, 6, SOUL)
    p.part(shape("106,178 128,174 150,180 146,190 128,192 110,190"), "#1d1015", tone=0.02, line=2, **FLAT)
    for i in range(5):
        p.part(
            f'<rect x="{109 + i * 8}" y="177" width="7" height="{9 - i % 2 * 2}" rx="2"/>',
            puff=2,
            line=1,
            shadow=0,
            **BONE,
        )
    p.part(shape("88,104 78,116 74,140 64,164! 78,160! 82,170! 90,142 94,118"), LINEN[2], tone=0.82, puff=6, ang=70)
    p.key(strokes(2, "84,120 80,136 78,150"))
    p.part(sym("128,86 116,92 112,102 120,112 128,114", 128), puff=8, line=2, tone=0.72, **GOLD)
    p.part(disc(128, 101, 6.5), "#2f8f8a", tone=0.85, gain=0.8, puff=6, line=1.6, shadow=0)


SKIN: Stuff = {"col": "#cf9468", "gain": 0.6}
HOOD: Stuff = {"col": "#8a2c3a", "gain": 0.75}


def executioner(p: Plate) -> None:
    """A hooded headsman with bare shoulders and a great axe, under a red moon."""
    ground(p, NIGHT, moon="#d6c08c")
    p.part(
        shape("60,310! 66,260 62,226 84,204 120,192 152,190 186,196 218,210 236,240 250,310!"),
        puff=30,
        ang=-40,
        bend=2,
        line=2.8,
        tone=0.66,
        **SKIN,
    )
    p.key(strokes(3.2, "116,246 134,262 152,250", "156,250 176,262 196,244") + strokes(2.4, "154,232 153,262 156,300"))
    p.part(shape("84,208! 102,198! 214,298! 206,312! 186,312!"), "#6b4226", tone=0.56, puff=7, ang=40, line=2.2)
    for x, y in ((104, 214), (126, 234), (148, 253), (170, 272)):
        p.part(disc(x, y, 4), puff=4, line=1.4, shadow=0.2, tone=0.8, **GOLD)
    p.part(
        shape("190,216 212,204 234,216 244,250 240,284 218,292 204,272 196,244"),
        puff=20,
        ang=-70,
        line=2.6,
        tone=0.6,
        **SKIN,
    )
    p.part(
        shape("74,214 92,208 102,226 94,258 84,290 62,306 40,310 38,280 52,244"),
        puff=20,
        ang=-70,
        line=2.6,
        tone=0.76,
        **SKIN,
    )
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
        shape(
            "146,44! 122,66 104,96 98,132 98,164 84,198 104,214 126,214 148,232! 170,214 194,214 210,198 194,164"
            " 196,130 186,94 168,64"
        ),
        puff=34,
        ang=62,
        bend=3,
        line=2.8,
        shadow=0.7,
        tone=0.66,
        **HOOD,
    )
    p.key(
        strokes(
            3, "146,60 142,80 146,104", "112,170 108,190 112,208", "182,170 186,190 182,208", "148,196 146,210 148,226"
        )
    )
    p.cut(strokes(2, "112,104 120,82 136,64", "106,150 106,130 110,116"), "#e08a7c")
    for cx, side in ((126, 1), (168, -1)):
        hole = (
            f"{cx - 21 * side},126! {cx - 2 * side},126 {cx + 19 * side},143! {cx + 7 * side},156 {cx - 12 * side},152"
        )
        p.part(shape(hole), "#160c12", tone=0.02, line=2.2, **FLAT)
        p.part(
            shape(
                f"{cx - 13 * side},135 {cx - side},134 {cx + 12 * side},143! {cx + 4 * side},148 {cx - 9 * side},145"
            ),
            "#fbf0d8",
            tone=1,
            line=1,
            **FLAT,
        )
        p.part(disc(cx + 2 * side, 141, 4.6), "#d4551b", tone=1, line=1, **FLAT)
        p.key(disc(cx + 2 * side, 141, 2.2) + strokes(6.5, f"{cx - 21 * side},124 {cx},120 {cx + 20 * side},143"))
    p.key(strokes(2.4, "134,184 147,178 160,184") + strokes(2, "142,152 140,164 143,170", "153,152 155,164 152,170"))


def _axe(p: Plate) -> None:
    p.part(limb("78,108 112,318", 11, 13), puff=6, ang=84, line=2.4, tone=0.66, **WOOD)
    p.part(shape("82,118! 102,128 112,142! 100,152 88,154!"), puff=6, ang=20, line=2.2, tone=0.66, **IRON)
    p.xf = narrow(0.9, 88)
    p.part(
        shape("86,124! 64,124 44,112 30,100! 17,130 14,164 20,198 34,230! 48,204 66,180 94,172!"),
        puff=18,
        ang=66,
        line=2.8,
        shadow=0.7,
        tone=0.6,
        **IRON,
    )
    p.part(
        shape("30,100! 17,130 14,164 20,198 34,230! 40,214! 30,190 26,164 29,134 38,108!"),
        puff=3,
        ang=30,
        line=1.4,
        shadow=0,
        tone=0.95,
        **STEEL,
    )
    p.part(shape("34,230! 22,204 16,180 24,184 28,176 36,190 38,182 46,206!"), "#b3202e", tone=0.85, line=1.4, **FLAT)
    p.part(shape("26,206! 30,226 26,240 21,232"), "#b3202e", tone=0.9, line=1.3, **FLAT)
    p.key(strokes(2.4, "52,140 60,148 58,160") + disc(64, 150, 3.6))
    p.xf = ""
    p.part(shape("72,114 94,110 102,182 82,188"), puff=8, ang=80, line=2.2, tone=0.6, **IRON)
    for x, y in ((84, 124), (93, 175)):
        p.part(disc(x, y, 3.4), puff=3, line=1.2, shadow=0.2, tone=0.8, **GOLD)
    p.part(shape("72,112! 76,88! 92,110!"), puff=4, line=2, tone=0.8, **STEEL)


def _fist(p: Plate, x: float, y: float) -> None:
    for i in range(4):
        p.part(
            limb(f"{x - 11},{y - 15 + i * 10} {x + 11},{y - 17 + i * 10}", 12, 12),
            puff=6,
            line=1.8,
            shadow=0.4,
            tone=0.74,
            **SKIN,
        )


DRAWINGS: dict[str, Drawing] = {"9S": skeleton, "10S": mummy, "JS": executioner}
