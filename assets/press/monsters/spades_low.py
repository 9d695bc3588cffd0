"""The low spades, two to eight: vermin of the night and the lesser dead."""

from __future__ import annotations

from typing import Any

from ..plate import Plate
from .ground import Drawing, ground
from .pen import disc, glow, limb, mirrored, shape, strokes, sym

NIGHT = "#2b2140"
"""The panel colour of the spades."""

BONE: dict[str, Any] = {"col": "#efe2bd", "tone": 0.8, "gain": 0.6}
FLAT: dict[str, Any] = {"flat": True, "shadow": 0}


# ---------------------------------------------------------------- two: bat

FUR: dict[str, Any] = {"col": "#8a5a4c", "tone": 0.56, "gain": 0.65}


def bat(p: Plate) -> None:
    """A bat face on, wings wide across the moon, fangs bared."""
    ground(p, NIGHT, disc=(128, 186, 98))
    p.xf = "translate(0 12)"
    mirrored(p, lambda: _bat_wing(p), 128)
    mirrored(p, lambda: p.part(shape("112,236 100,262! 109,258 112,270! 118,260 126,266! 128,240"), puff=6, **FUR), 128)
    p.part(sym("128,150 104,168 94,196 100,224 112,244 128,252", 128), puff=24, ang=70, line=2.4, **FUR)
    p.part(
        sym("128,186 112,192 102,186 106,206! 110,204 112,222! 118,218 122,236! 128,230", 128),
        "#d9b083", tone=0.8, gain=0.5, puff=10, ang=80, line=1.6, shadow=0,
    )
    mirrored(p, lambda: _bat_ear(p), 128)
    p.part(
        sym("128,108 108,111 93,126 84,146 92,150 88,160! 99,162 102,178! 111,176 128,186", 128),
        puff=24, ang=-36, bend=1.6, line=2.4, **FUR,
    )
    p.key(strokes(2.4, "117,112 115,120 118,129", "128,110 128,118 128,128", "139,112 141,120 138,129"))
    mirrored(p, lambda: _bat_eye(p), 128)
    p.part(sym("128,140 120,142 114,150 118,157 128,156", 128), "#d99a86", tone=0.85, gain=0.6, puff=7, line=1.6)
    p.key(disc(122, 151.5, 2, 3) + disc(134, 151.5, 2, 3))
    p.part(sym("128,161 118,160 107,158 110,170 118,178 128,180", 128), "#4a0f16", tone=0.05, line=1.8, **FLAT)
    p.part(sym("128,170 120,172 122,178 128,180", 128), "#d0474e", tone=1, line=0, **FLAT)
    mirrored(p, lambda: p.part(shape("109,159! 119,160! 115.5,175!"), "#fffaf0", tone=1, line=1.1, **FLAT), 128)
    p.xf = ""


def _bat_wing(p: Plate) -> None:
    p.part(
        shape("116,186 102,152 84,126 62,110! 40,118 24,144 16,182 15,224! 26,204 42,206 49,238! 58,214 74,214 82,250!"
              " 92,226 104,224 118,236"),
        "#b8434f", tone=0.56, gain=0.5, puff=12, ang=58, line=2.6,
    )
    for bx, by, x, y in ((40, 146, 18, 214), (54, 160, 49, 230), (76, 160, 82, 242)):
        p.part(Plate.taper(62, 112, bx, by, x, y, 7, 2), "#6a3338", tone=0.6, gain=0.7, puff=3, line=1.4, shadow=0.4)
    p.part(
        shape("120,170 104,142 84,120 64,106 60,100! 56,112 64,120 82,134 98,158 112,188"),
        "#7a4a42", tone=0.6, gain=0.8, puff=5, ang=50,
    )
    p.part(shape("66,113 57,112 53,92! 62,100"), puff=4, line=1.5, shadow=0.2, **BONE)


def _bat_ear(p: Plate) -> None:
    p.part(shape("92,138 80,112 78,68! 100,86 118,114"), puff=10, ang=60, line=2.4, **FUR)
    p.part(
        shape("97,130 86,108 84,82! 99,98 109,116"),
        "#d99a86", tone=0.75, gain=0.5, puff=10, ang=64, line=1.2, shadow=0, grad=(82, 88, 0.15, 106, 128, -0.35),
    )


def _bat_eye(p: Plate) -> None:
    p.part(shape("98,138 108,132 118,142 116,150 106,151 99,146"), "#ffd257", tone=1, line=2, **FLAT)
    p.key(disc(110, 143, 2.6, 6))
    p.cut(disc(107.5, 139.5, 1.4), "#ffffff")
    p.key(strokes(6, "93,132 108,126 122,143"))


# ---------------------------------------------------------------- three: raven

PLUME: dict[str, Any] = {"col": "#3f5f8f", "gain": 0.7}
SHEEN = "#a9c4e0"


def raven(p: Plate) -> None:
    """A raven in profile on a headstone, croaking."""
    ground(p, NIGHT)
    _headstone(p)
    p.part(shape("176,226 196,262 206,296! 222,290 236,296! 228,262 206,214"), puff=9, ang=70, tone=0.3, **PLUME)
    p.key(strokes(3, "190,236 204,264 214,290", "198,230 216,260 226,288"))
    for x in (120, 146):
        _raven_foot(p, x)
    p.part(
        shape("98,150 88,180 90,212 108,240 138,254 170,254 206,270! 214,240 200,196 176,152 140,120"),
        puff=36, ang=40, bend=4, line=2.6, tone=0.34, **PLUME,
    )
    p.key(strokes(2.6, "96,200 106,208 104,222", "108,196 118,206 116,220", "104,220 114,228 114,238",
                  "120,220 130,228 130,242", "98,182 106,188 106,198", "134,236 142,242 142,252"))
    _raven_wing(p)
    p.part(shape("96,138 62,142 50,158 96,158"), "#b3202e", tone=0.55, line=1.4, **FLAT)
    p.part(
        shape("94,146 72,149 56,155 46,166! 62,169 80,168 98,162"),
        "#8f8a92", tone=0.6, gain=0.8, puff=7, ang=0, line=2.2,
    )
    p.part(
        shape("146,94 118,90 96,100 84,118 84,142 92,158 86,176! 97,172 97,192! 108,184 112,202! 124,190 132,200!"
              " 146,182 166,176 172,146 166,110"),
        puff=26, ang=-30, bend=3, line=2.6, tone=0.44, **PLUME,
    )
    p.key(strokes(2.4, "94,160 98,166 98,174", "108,166 112,174 112,184", "124,168 128,176 128,186",
                  "140,158 144,166 143,176", "128,150 134,156 134,164", "148,134 154,142 153,152"))
    p.cut(strokes(2, "112,100 130,96 146,102", "104,150 104,158 110,164", "128,108 146,110 156,124"), SHEEN)
    p.part(
        shape("98,106 76,106 54,118 38,140 34,156! 50,147 72,146 98,146 104,126"),
        "#a7a1a6", tone=0.66, gain=0.8, puff=12, ang=8, line=2.4,
    )
    p.key(strokes(3, "72,122 82,119 90,123") + strokes(2, "50,134 66,130 90,134"))
    p.part(shape("92,102 112,104 118,116 104,112 92,120 84,116"), puff=6, line=1.6, tone=0.4, **PLUME)
    p.part(disc(114, 123, 10.5, 9.5), "#f2a532", tone=1, line=2.6, **FLAT)
    p.key(disc(112.5, 123.5, 5.2) + strokes(5, "98,114 112,108 127,119"))
    p.cut(disc(110.5, 121.2, 1.9), "#ffffff")


def _raven_wing(p: Plate) -> None:
    """The folded wing: three rows of feathers, the long ones first."""
    for i in range(5):
        x, y = 148 + i * 9, 226 - i * 11
        p.part(
            shape(f"{x - 12},{y - 30} {x + 6},{y + 2} {x + 36 + i * 3},{y + 44 + i * 5}! {x + 34},{y + 14} {x + 14},{y - 26}"),
            puff=7, ang=52, bend=1.5, line=1.8, shadow=0.5, tone=0.42, **PLUME,
        )
    for x, y in ((140, 200), (154, 196), (168, 190), (180, 182)):
        p.part(
            shape(f"{x - 12},{y - 26} {x - 8},{y + 4} {x + 4},{y + 18}! {x + 14},{y + 2} {x + 10},{y - 26}"),
            puff=6, ang=60, bend=1.5, line=1.8, shadow=0.5, tone=0.5, **PLUME,
        )
    p.part(
        shape("146,144 130,160 130,182! 142,178 150,188! 158,176 170,182! 174,168 184,172! 180,154 166,142"),
        puff=12, ang=40, line=2, tone=0.5, **PLUME,
    )
    p.cut(strokes(1.8, "140,160 148,150 160,148", "150,196 152,206 158,212", "166,190 170,200 174,206",
                  "164,226 180,250 196,268", "176,216 192,240 208,264"), SHEEN)


def _raven_foot(p: Plate, x: float) -> None:
    p.part(limb(f"{x + 6},244 {x},268", 11, 8), "#8f8a92", tone=0.5, gain=0.7, puff=5, line=1.8)
    for dx, dy in ((-16, 8), (-3, 12), (12, 9)):
        p.part(Plate.taper(x, 264, x + dx * 0.7, 264, x + dx, 264 + dy, 8, 2), "#8f8a92", tone=0.6, puff=4, line=1.6)


def _headstone(p: Plate) -> None:
    p.part(shape("58,306! 60,276 84,264 134,260 184,266 204,278 208,306!"), "#8d8399", tone=0.62, gain=0.7, puff=12)
    p.key(strokes(2.6, "96,272 102,284 96,298", "102,284 112,288 116,296") + strokes(2, "168,276 160,286 164,298"))
    p.part(shape("58,306! 60,282 72,276 80,284 88,306!"), "#6f8a4f", tone=0.66, gain=0.6, puff=8, line=1.4, shadow=0)


# ---------------------------------------------------------------- four: severed hand

FLESH: dict[str, Any] = {"col": "#b9c29a", "gain": 0.6}


def hand(p: Plate) -> None:
    """A severed hand creeping over grave earth on its fingertips, bone and blood at the wrist."""
    ground(p, NIGHT)
    p.part(
        shape("0,320! 0,262 40,254 90,262 140,254 190,262 250,250 250,320!"),
        "#5b4a63", tone=0.5, gain=0.6, puff=14, ang=4, line=2.4,
    )
    p.key(strokes(2.4, "20,282 40,276 58,282", "96,290 120,284 146,290", "196,288 214,280 236,284"))
    _finger(p, "182,176 214,176 222,246", 30, 24)
    p.part(shape("130,142 142,116 158,92 198,108 194,140 186,170"), puff=18, ang=-20, line=2.4, tone=0.66, **FLESH)
    p.part(
        shape("152,96 160,84 180,84 200,96 208,108 200,116! 194,108 188,120! 180,106 172,114! 166,100 158,106!"),
        "#a81f2d", tone=0.62, gain=0.7, puff=6, line=2.2,
    )
    for x, y in ((170, 84), (190, 93)):
        p.part(limb(f"{x},{y + 12} {x + 6},{y - 8}", 13, 15), puff=6, line=2, **BONE)
        p.key(disc(x + 6, y - 9, 4.4, 3))
    p.part(
        shape("84,178 94,150 118,130 148,126 176,136 192,160 190,190 168,212 128,216 98,206"),
        puff=34, ang=-30, bend=2.4, line=2.6, tone=0.74, **FLESH,
    )
    p.key(strokes(2.8, "150,134 124,150 104,174", "158,140 140,166 134,194", "166,144 164,168 168,192"))
    p.part(shape("172,150 178,160 172,170! 166,160"), "#a81f2d", tone=0.7, line=1.2, **FLAT)
    _finger(p, "102,172 54,150 36,244", 30, 24)
    _finger(p, "170,192 184,206 182,278", 30, 24)
    _finger(p, "112,188 76,184 76,276", 32, 26)
    _finger(p, "140,198 130,206 128,290", 33, 27)
    p.cut(strokes(2.2, "100,160 112,144 130,136"), "#eef0d8")


def _finger(p: Plate, spec: str, w0: float, w1: float) -> None:
    """A bent finger: knuckle, raised middle joint, tip on the ground, with a torn nail."""
    knuckle, joint, tip = spec.split()
    jx, jy = map(float, joint.split(","))
    tx, ty = map(float, tip.split(","))
    mx, my = jx + (tx - jx) * 0.5, jy + (ty - jy) * 0.5
    p.part(limb(f"{jx},{jy} {tx},{ty}", w0 - 2, w1 - 6), puff=13, ang=-8, bend=2, line=2.4, tone=0.66, **FLESH)
    p.part(limb(f"{knuckle} {joint}", w0, w0), puff=14, ang=-50, bend=2, line=2.4, shadow=0.4, tone=0.74, **FLESH)
    p.key(strokes(2, f"{jx - 9},{jy - 1} {jx},{jy - 6} {jx + 9},{jy - 2}", f"{jx - 8},{jy + 5} {jx},{jy} {jx + 8},{jy + 4}",
                  f"{mx - 9},{my} {mx},{my + 4} {mx + 9},{my}", f"{mx - 8},{my + 5} {mx},{my + 9} {mx + 8},{my + 5}"))
    p.part(
        shape(f"{tx - 7},{ty - 9} {tx},{ty - 13} {tx + 7},{ty - 9} {tx + 6},{ty + 5} {tx},{ty + 14}! {tx - 6},{ty + 5}"),
        "#4a3350", tone=0.5, gain=0.7, puff=5, line=1.8, shadow=0,
    )


# ---------------------------------------------------------------- five: skull


def skull(p: Plate) -> None:
    """A skull with a candle burnt down on its crown."""
    ground(p, NIGHT, disc=(128, 184, 98))
    p.part(sym("128,232 84,228 82,252 92,276 112,290 128,292", 128), puff=14, ang=-30, line=2.6, **BONE)
    p.part(sym("128,232 98,230 96,250 104,262 128,266", 128), "#2a1414", tone=0.03, line=0, **FLAT)
    for i in range(6):
        x = 104 + i * 8.6
        p.part(f'<rect x="{x}" y="252" width="8" height="15" rx="3"/>', puff=3, line=1.4, shadow=0.2, **BONE)
    p.part(
        sym("128,104 98,108 72,126 58,156 60,186 70,206 66,220 80,230 96,232 100,250 128,254", 128),
        puff=46, ang=-34, bend=1.2, line=2.8, grad=(140, 150, 0.06, 200, 200, -0.5), **BONE,
    )
    mirrored(p, lambda: _skull_socket(p), 128)
    p.part(sym("128,198! 120,206 114,222 121,226! 128,219!", 128), "#1d1015", tone=0.02, line=1.4, **FLAT)
    for i in range(6):
        x = 102.4 + i * 8.6
        p.part(f'<rect x="{x}" y="236" width="8.2" height="17" rx="3"/>', puff=3, line=1.4, shadow=0.2, **BONE)
    p.key(strokes(2.8, "158,124 150,136 158,146", "158,146 166,152 160,166", "158,146 148,150 146,158"))
    p.key(strokes(2.2, "82,136 94,126 110,124", "70,196 82,214 98,220", "186,196 174,214 158,220", "104,282 128,290 152,282"))
    _candle(p)


def _skull_socket(p: Plate) -> None:
    p.part(shape("74,182 82,170 104,170 119,182 117,202 102,212 82,206"), "#1d1015", tone=0.02, line=2.2, **FLAT)
    p.key(strokes(5, "70,176 92,160 122,178"))
    glow(p, 98, 191, 6.5, "#f2762a", "#ffe9a0")


def _candle(p: Plate) -> None:
    p.part(
        shape("110,70 128,66 146,70 147,104 154,110 154,128 148,140! 143,126 138,118 132,124 130,150 125,156! 120,146"
              " 119,124 112,120 109,134! 102,128 102,112 108,104"),
        "#cfa25e", tone=0.76, gain=0.75, puff=10, ang=84, line=2.4,
    )
    p.part(disc(128, 71, 18, 6), "#f2d38c", tone=1, line=1.8, **FLAT)
    p.key(strokes(4, "128,74 127,66 129,58"))
    p.part(shape("128,20! 116,40 114,54 122,64 134,64 142,54 139,40"), "#e8641c", tone=1, line=2.2, **FLAT)
    p.part(shape("129,32! 121,46 121,56 128,62 136,56 136,46"), "#f8b93a", tone=1, line=0, **FLAT)
    p.part(shape("129,46! 125,53 128,60 132,54"), "#fff3c0", tone=1, line=0, **FLAT)


# ---------------------------------------------------------------- six: gargoyle

STONE: dict[str, Any] = {"col": "#a5a2bd", "gain": 0.7}


def gargoyle(p: Plate) -> None:
    """A horned stone gargoyle crouched on its plinth, wings up, embers in its eyes."""
    ground(p, NIGHT)
    mirrored(p, lambda: _gargoyle_wing(p), 128)
    p.part('<rect x="52" y="268" width="152" height="40" rx="4"/>', "#7d7466", tone=0.55, gain=0.7, puff=9, ang=4)
    p.part(sym("128,164 96,172 82,200 86,240 100,268 128,270", 128), puff=26, ang=60, line=2.4, tone=0.46, **STONE)
    mirrored(p, lambda: _gargoyle_leg(p), 128)
    p.key(strokes(2.4, "112,196 128,206 144,196", "114,212 128,220 142,212", "116,228 128,236 140,228"))
    mirrored(p, lambda: _gargoyle_arm(p), 128)
    mirrored(p, lambda: _gargoyle_ear(p), 128)
    p.part(
        sym("128,102 108,104 94,118 88,140 92,162 100,182 114,194 128,196", 128),
        puff=26, ang=-36, bend=1.4, line=2.6, tone=0.68, grad=(130, 140, 0.05, 172, 180, -0.35), **STONE,
    )
    mirrored(p, lambda: _gargoyle_face(p), 128)
    p.part(sym("128,142 120,146 112,160 118,168 128,168", 128), puff=8, line=1.8, tone=0.72, **STONE)
    p.key(disc(121.5, 163, 2.8, 2) + disc(134.5, 163, 2.8, 2))
    p.part(sym("128,176 112,173 102,170 108,182 118,187 128,188", 128), "#22131a", tone=0.03, line=1.8, **FLAT)
    for x, y, h in ((110, 184, 13), (118, 188, 9), (128, 189, 8), (138, 188, 9), (146, 184, 13)):
        p.part(shape(f"{x - 4},{y}! {x},{y - h}! {x + 4},{y}!"), puff=3, line=1.1, shadow=0, **BONE)
    p.key(strokes(2.4, "104,114 110,122 106,130", "110,122 118,124 120,130", "78,280 86,288 80,300", "176,276 170,288 178,298"))


def _gargoyle_wing(p: Plate) -> None:
    p.part(
        shape("112,190 92,168 74,142 58,108! 36,122 20,150 13,184! 26,180 30,212! 46,202 54,236! 68,218 84,240 104,232"),
        "#6f6796", tone=0.52, gain=0.6, puff=12, ang=60, line=2.6,
    )
    for bx, by, x, y in ((36, 136, 16, 180), (48, 150, 32, 206), (66, 160, 56, 230)):
        p.part(Plate.taper(58, 112, bx, by, x, y, 7, 2), puff=3, line=1.4, shadow=0.4, tone=0.6, **STONE)
    p.part(shape("116,178 96,160 76,132 62,108 56,96! 50,112 60,130 76,156 96,178 110,192"), puff=5, ang=50, tone=0.62, **STONE)


def _gargoyle_leg(p: Plate) -> None:
    p.part(shape("104,214 84,206 64,216 56,240 62,262 84,268 104,258 112,236"), puff=20, ang=-50, line=2.4, tone=0.62, **STONE)
    for x in (52, 65, 78):
        p.part(shape(f"{x},262 {x + 8},256 {x + 14},264 {x + 12},276 {x + 5},286! {x - 1},276"), puff=6, line=1.8, tone=0.62, **STONE)


def _gargoyle_arm(p: Plate) -> None:
    p.part(shape("92,180 80,196 86,222 98,250 118,256 120,236 110,210 108,188"), puff=12, ang=-20, line=2.4, tone=0.66, **STONE)
    for x in (96, 106, 116):
        p.part(shape(f"{x - 6},250 {x},246 {x + 6},250 {x + 5},266 {x},280! {x - 5},266"), puff=5, line=1.8, tone=0.66, **STONE)


def _gargoyle_ear(p: Plate) -> None:
    p.part(shape("96,150 74,142 56,122! 80,124 98,132"), puff=8, ang=20, line=2.2, tone=0.6, **STONE)
    p.part(shape("106,120 92,112 82,94 82,70! 94,86 108,98 118,110"), "#5d566e", tone=0.62, gain=0.8, puff=8, ang=30)
    p.key(strokes(1.8, "84,92 90,90 96,90", "90,104 97,100 104,100"))


def _gargoyle_face(p: Plate) -> None:
    p.part(shape("98,144 106,136 121,146 117,154 104,154"), "#1a1016", tone=0.02, line=1.4, **FLAT)
    glow(p, 110, 147.5, 4.6, "#f2762a", "#ffe9a0")
    p.part(shape("90,134 104,124 120,132 128,146! 116,144 102,138"), puff=6, line=2, tone=0.74, **STONE)


# ---------------------------------------------------------------- seven: ghost

SHEET: dict[str, Any] = {"col": "#e3efec", "gain": 0.45}


def ghost(p: Plate) -> None:
    """A wailing ghost, arms out, a broken chain on its wrists."""
    ground(p, NIGHT, moon="#6f69a3")
    p.part(
        shape("96,150 74,196 78,236 64,262 40,268 30,290! 60,296 84,288 96,296! 112,276 128,290! 144,268 166,284! 172,258"
              " 192,268! 180,230 182,196 160,150"),
        puff=26, ang=80, bend=3, line=2.6, tone=0.78, grad=(120, 180, 0.12, 150, 290, -0.45), **SHEET,
    )
    mirrored(p, lambda: _ghost_arm(p), 128)
    p.part(
        sym("128,68 104,74 88,96 82,128 84,160 90,190 106,210 128,216", 128),
        puff=30, ang=-40, bend=1, line=2.6, tone=0.98, grad=(130, 120, 0.0, 176, 180, -0.55), **SHEET,
    )
    mirrored(p, lambda: _ghost_eye(p), 128)
    p.part(sym("128,162 117,166 112,182 116,202 128,208", 128), "#1b1630", tone=0.02, line=2, **FLAT)
    p.cut(strokes(3, "118,196 128,204 138,196"), "#5f8fa8")
    p.key(strokes(2.6, "106,220 100,246 92,270", "128,226 130,250 124,276", "150,220 158,242 158,264"))
    p.key(strokes(2, "98,100 104,88 116,82", "94,196 88,220 84,244", "166,196 172,214 174,236"))


def _ghost_arm(p: Plate) -> None:
    p.part(
        shape("92,140 66,140 42,128 26,112! 22,126 14,130! 22,140 16,150! 30,154 36,172! 46,168 52,190! 64,184 80,204 100,196"),
        puff=16, ang=-70, bend=2, line=2.4, tone=0.84, **SHEET,
    )
    p.key(strokes(2.2, "50,152 66,162 86,166", "58,168 72,178 88,184"))


def _ghost_eye(p: Plate) -> None:
    p.part(shape("96,126 106,112 119,122 120,142 110,154 99,148"), "#1b1630", tone=0.02, line=2, **FLAT)
    glow(p, 110, 136, 5, "#7fd6e6", "#f0ffff")
    p.key(strokes(3, "90,112 102,98 116,106"))


# ---------------------------------------------------------------- eight: zombie

ROT: dict[str, Any] = {"col": "#9fb377", "gain": 0.55}


def zombie(p: Plate) -> None:
    """A zombie lurching out of the dark, brain bare, hands first."""
    ground(p, NIGHT)
    p.part(
        shape("60,310! 52,256 62,224 92,206 128,204 164,206 194,224 204,256 196,310!"),
        "#6d5a86", tone=0.5, gain=0.6, puff=22, ang=64, line=2.6,
    )
    p.part(shape("100,204 118,250 124,232 132,262 138,236 146,250 158,204"), puff=12, ang=-30, tone=0.46, **ROT)
    p.key(strokes(2.4, "120,216 128,222 138,216", "122,230 130,236 140,228"))
    p.part(shape("90,140 76,132 72,148 80,166 92,166") + shape("166,140 180,130 184,146 176,164 164,166"),
           puff=6, line=2, tone=0.6, **ROT)
    p.part(
        shape("128,78 102,82 86,102 82,130 88,158 94,186 106,208 126,218 146,212 160,190 168,160 174,130 168,102 152,84"),
        puff=32, ang=-36, bend=1.2, line=2.8, tone=0.82, grad=(128, 130, 0.05, 178, 180, -0.5), **ROT,
    )
    _zombie_brain(p)
    _zombie_face(p)
    _zombie_arm(p)
    mirrored(p, lambda: _zombie_arm(p), 127)


def _zombie_brain(p: Plate) -> None:
    p.part(
        shape("104,96! 108,78 126,68 148,70 166,82 172,104! 158,98 150,108! 138,98 126,106! 116,96"),
        "#dd8f97", tone=0.84, gain=0.6, puff=14, ang=10, line=2.4,
    )
    p.key(strokes(2.6, "114,84 124,92 134,82", "134,74 142,84 152,78", "140,92 150,86 160,94", "122,76 130,70 138,76"))
    p.part(
        shape("100,100! 116,94 126,106! 138,98 150,108! 158,98 174,106! 172,114 158,108 150,118! 138,108 126,116! 114,104 102,108!"),
        "#a81f2d", tone=0.7, gain=0.5, puff=4, line=1.6, shadow=0,
    )


def _zombie_face(p: Plate) -> None:
    p.part(shape("90,138 98,126 112,126 120,138 116,152 102,156 92,150"), "#4d5a3a", tone=0.3, line=0, **FLAT)
    p.part(disc(106, 141, 13.5), "#f3e9a8", tone=1, gain=0.5, puff=12, line=2.4, shadow=0.3)
    p.key(disc(108, 142, 3.6) + strokes(4.4, "90,128 104,120 120,130"))
    p.part(shape("136,138 146,130 160,132 166,144 158,154 144,152"), "#1d1015", tone=0.02, line=2.2, **FLAT)
    glow(p, 151, 143, 4, "#d8c23e")
    p.key(strokes(4.4, "132,134 148,124 168,130") + strokes(2, "98,162 108,166 118,160", "140,160 152,164 162,158"))
    p.part(shape("124,150 119,164 123,170! 128,163! 134,171! 136,162 130,148"), "#1d1015", tone=0.02, line=1.4, **FLAT)
    p.part(shape("98,180 112,174 134,178 154,172 160,184 150,200 128,208 108,202"), "#2a0f14", tone=0.02, line=2.4, **FLAT)
    for x, y, h in ((106, 178, 10), (117, 176, 13), (130, 178, 9), (147, 175, 13)):
        p.part(shape(f"{x - 5},{y} {x + 5},{y - 1} {x + 4},{y + h} {x - 3},{y + h}"), puff=3, line=1.3, shadow=0.2, **BONE)
    for x, y, h in ((113, 203, 11), (124, 207, 9), (138, 205, 12)):
        p.part(shape(f"{x - 4},{y - h} {x + 4},{y - h} {x + 5},{y} {x - 5},{y}"), puff=3, line=1.3, shadow=0.2, **BONE)
    p.part(shape("150,188 156,190 155,204 150,212! 147,202"), "#a81f2d", tone=0.8, line=1.2, **FLAT)


def _zombie_arm(p: Plate) -> None:
    """The viewer's left arm, reaching out of the picture."""
    p.part(shape("20,310! 22,270 36,250 58,250 72,268 74,310!"), "#6d5a86", tone=0.6, gain=0.6, puff=16, ang=10, line=2.4)
    p.part(limb("48,262 46,232", 30, 32), puff=14, ang=-10, line=2.4, tone=0.66, **ROT)
    for bx, by, x, y in ((14, 200, 20, 176), (30, 180, 38, 158), (52, 182, 58, 158), (76, 190, 74, 172)):
        p.part(Plate.taper(46, 226, bx, by, x, y, 17, 11), puff=7, ang=-20, line=2.2, shadow=0.4, tone=0.72, **ROT)
        p.part(shape(f"{x - 6},{y + 3} {x},{y - 2} {x + 6},{y + 3} {x + 1},{y - 16}!"), "#4a3350", tone=0.6, puff=4, line=1.6)
    p.part(shape("26,222 34,210 60,208 70,220 66,240 48,250 30,242"), puff=16, ang=-40, line=2.4, tone=0.76, **ROT)
    p.key(strokes(2, "34,222 46,228 58,220", "36,232 46,238 58,232"))


DRAWINGS: dict[str, Drawing] = {
    "2S": bat,
    "3S": raven,
    "4S": hand,
    "5S": skull,
    "6S": gargoyle,
    "7S": ghost,
    "8S": zombie,
}
