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
    p.xf = "translate(-2 12)"
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
    """A severed hand clawing its way down over grave earth, bone and blood at the wrist, a signet still on."""
    ground(p, NIGHT, disc=(128, 172, 98))
    p.part(
        shape("0,320! 0,246 30,238 70,246 120,236 170,246 214,238 250,244 250,320!"),
        "#6a5468", tone=0.5, gain=0.6, puff=14, ang=4, line=2.4,
    )
    p.key(strokes(2.4, "14,262 24,258 36,262", "60,290 64,282 80,284", "176,268 186,264 196,268", "206,290 220,286 234,292"))
    p.part(shape("136,108! 137,84 130,66! 138,70 142,58! 147,68 156,64! 152,84 154,108!"), puff=9, ang=70, line=2.4, **BONE)
    p.part(shape("112,108! 113,90 107,76! 114,79 119,68! 123,77 131,75! 127,90 129,108!"), puff=8, ang=70, line=2.4, **BONE)
    p.key(strokes(1.8, "146,72 147,80 145,90", "120,80 120,86 119,92"))
    _finger(p, "104,160 58,152 30,196", 32, 28, -0.4)
    p.part(
        shape("104,92! 110,118 104,138 90,160 92,190 108,208 136,214 166,208 182,192 182,164 168,140 158,118 158,92!"),
        puff=34, ang=-34, bend=2, line=2.8, tone=0.72, grad=(120, 150, 0.06, 190, 200, -0.35), **FLESH,
    )
    p.part(
        shape("100,92! 110,84 122,90 132,84 144,90 154,82 164,94! 162,112! 156,104 151,122! 145,108 138,116! 130,106"
              " 122,128! 116,108 108,114!"),
        "#b3202e", tone=0.66, gain=0.6, puff=6, line=2.2,
    )
    p.key(strokes(3, "124,132 116,160 108,190", "134,132 132,164 130,196", "146,132 152,160 154,192") + strokes(2, "152,126 166,150 172,176"))
    _finger(p, "172,186 206,196 222,246", 28, 24, 0.2)
    _finger(p, "152,202 170,226 176,276", 31, 27, 0.1)
    _finger(p, "106,200 78,220 66,272", 31, 27, -0.1)
    _finger(p, "130,206 124,234 120,288", 33, 29, 0)
    p.part(limb("146,218 172,204", 11, 11), "#d9a441", tone=0.7, gain=0.8, puff=5, ang=60)
    p.part(disc(160, 213, 8.5, 9.5), "#c22a35", tone=0.85, gain=0.8, puff=8)
    p.cut(disc(157, 210, 2.2), "#ffd9d0")
    p.cut(strokes(2.4, "98,176 98,164 106,152", "112,206 118,198 126,200"), "#f4f6dc")


def _finger(p: Plate, spec: str, w0: float, w1: float, lean: float) -> None:
    """A bent finger: knuckle, raised middle joint and a clawing tip that leans sideways by `lean`."""
    knuckle, joint, tip = spec.split()
    jx, jy = map(float, joint.split(","))
    tx, ty = map(float, tip.split(","))
    nx, ny = tx + lean * 24, ty + 26 * (1 - abs(lean))
    p.part(
        shape(f"{tx - 8},{ty - 2} {tx},{ty - 10} {tx + 8},{ty - 2} {tx + 6 + lean * 8},{ty + 12} {nx},{ny}!"
              f" {tx - 6 + lean * 8},{ty + 12}"),
        "#57405e", tone=0.62, gain=0.8, puff=6, line=2,
    )
    p.part(limb(f"{jx},{jy} {tx},{ty}", w0 - 3, w1 - 8), puff=13, ang=-8, bend=1.6, line=2.6, tone=0.62, **FLESH)
    p.part(
        shape(f"{tx - 7},{ty + 1} {tx},{ty - 9} {tx + 7},{ty + 1} {tx + 5 + lean * 8},{ty + 12} {nx},{ny}!"
              f" {tx - 5 + lean * 8},{ty + 12}"),
        "#7b5a80", tone=0.75, gain=0.8, puff=6, line=1.8, shadow=0,
    )
    p.part(limb(f"{knuckle} {joint}", w0, w0 - 1), puff=15, ang=-44, bend=1.6, line=2.4, shadow=0.4, tone=0.76, **FLESH)
    p.key(strokes(2.2, f"{jx - 9},{jy - 2} {jx},{jy - 8} {jx + 9},{jy - 2}", f"{jx - 9},{jy + 4} {jx},{jy - 2} {jx + 9},{jy + 4}",
                  f"{jx - 7},{jy + 9} {jx},{jy + 4} {jx + 7},{jy + 9}"))


# ---------------------------------------------------------------- five: skull


def skull(p: Plate) -> None:
    """A skull with a candle burnt down on its crown."""
    ground(p, NIGHT, disc=(128, 184, 98))
    p.part(sym("128,232 84,228 82,252 92,276 112,290 128,292", 128), puff=10, ang=-34, bend=0.6, line=2.6, **BONE)
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

STONE: dict[str, Any] = {"col": "#b9b3a6", "gain": 0.7}


def gargoyle(p: Plate) -> None:
    """A horned stone gargoyle crouched on its plinth, wings up, embers in its eyes."""
    ground(p, NIGHT)
    mirrored(p, lambda: _gargoyle_wing(p), 128)
    p.part('<rect x="52" y="268" width="152" height="40" rx="4"/>', "#6f6688", tone=0.6, gain=0.7, puff=9, ang=4)
    p.part(shape("50,266! 92,264 86,276 76,272 70,288 60,280 54,298 48,280"), "#7d9a4f", tone=0.7, puff=6, line=1.6, shadow=0.3)
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
        "#8a7fb5", tone=0.6, gain=0.6, puff=12, ang=60, line=2.6,
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
    p.part(shape("106,120 92,112 82,94 82,70! 94,86 108,98 118,110"), "#6d5a4a", tone=0.66, gain=0.8, puff=8, ang=30)
    p.key(strokes(1.8, "84,92 90,90 96,90", "90,104 97,100 104,100"))


def _gargoyle_face(p: Plate) -> None:
    p.part(shape("98,144 106,136 121,146 117,154 104,154"), "#1a1016", tone=0.02, line=1.4, **FLAT)
    glow(p, 110, 147.5, 4.6, "#f2762a", "#ffe9a0")
    p.part(shape("90,134 104,124 120,132 128,146! 116,144 102,138"), puff=6, line=2, tone=0.74, **STONE)


# ---------------------------------------------------------------- seven: ghost

SHEET: dict[str, Any] = {"col": "#e6f1ee", "gain": 0.5}
CHAIN: dict[str, Any] = {"col": "#8b97a6", "tone": 0.66, "gain": 0.8}


def ghost(p: Plate) -> None:
    """A wailing ghost with reaching sleeves, dragging its chain."""
    ground(p, NIGHT, moon="#6f69a3")
    _ghost_arm(p)
    mirrored(p, lambda: _ghost_arm(p), 128)
    shroud = p.part(
        shape("128,62 106,68 90,88 84,118 78,150 64,178 58,210 62,240 52,268 28,288! 62,292 84,280 92,298! 108,276"
              " 124,296! 140,276 160,300! 172,276 196,292! 214,286! 196,262 194,226 190,192 178,162 172,140 170,112"
              " 164,86 150,68"),
        puff=32, ang=-44, bend=1.6, line=2.8, tone=0.92, grad=(130, 130, 0.05, 210, 250, -0.36), **SHEET,
    )
    p.flatcol(
        shape("20,320! 40,262 62,230! 74,250 92,224! 104,248 122,220! 136,246 152,222! 166,246 190,214! 240,262 240,320!"),
        "#8fc3c9", clip=shroud,
    )
    mirrored(p, lambda: _ghost_eye(p), 128)
    p.part(sym("128,144 116,150 110,170 114,194 128,206", 128), "#1b1630", tone=0.02, line=2.4, **FLAT)
    p.part(sym("128,186 118,190 118,198 128,203", 128), "#3f7f98", tone=1, line=0, **FLAT)
    p.key(strokes(3, "92,206 84,240 64,276", "112,220 108,250 98,276", "142,222 146,250 144,270", "164,208 176,240 178,270"))
    p.key(strokes(2.2, "104,142 98,160 100,176", "152,142 158,160 156,176", "104,84 112,76 124,74"))
    _chain(p)


def _ghost_arm(p: Plate) -> None:
    p.part(
        shape("96,150 74,152 54,142 40,122 34,108! 29,122 20,112! 21,128 11,124! 17,140 13,152! 25,156 30,178! 40,172"
              " 44,196! 56,186 64,206! 78,192 104,204"),
        puff=16, ang=-70, bend=1.6, line=2.6, tone=0.82, **SHEET,
    )
    p.key(strokes(2.4, "40,148 58,164 84,168", "50,168 66,178 84,182"))


def _ghost_eye(p: Plate) -> None:
    p.part(shape("95,124 99,108 112,102 121,114 120,132 110,142 99,138"), "#1b1630", tone=0.02, line=2.4, **FLAT)
    glow(p, 109, 124, 6, "#7fd6e6", "#f0ffff")
    p.key(strokes(4.4, "90,108 102,90 122,92"))


def _chain(p: Plate) -> None:
    """A sagging chain over the shroud, with its iron ball."""
    links = ((66, 218, 62), (80, 233, 30), (97, 242, 12), (115, 246, 0), (133, 246, -4), (151, 242, -18))
    for i, (x, y, turn) in enumerate(links):
        ring = f'<ellipse cx="{x}" cy="{y}" rx="11" ry="{7 if i % 2 else 4}" transform="rotate({turn} {x} {y})" '
        p.part(ring + 'fill="none" stroke="#000" stroke-width="5"/>', puff=2.5, line=1.7, shadow=0.5, **CHAIN)
    p.part(disc(182, 246, 25), "#5b6472", tone=0.6, gain=0.9, puff=25, ang=30, line=2.6, shadow=0.6)
    p.cut(strokes(4, "168,246 168,234 178,229"), "#cdd8df")


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
    teeth = ("102,178! 111,176! 110,190! 104,189!", "113,176! 123,177! 122,193! 114,192!", "126,178! 135,178! 134,189! 127,190!",
             "142,176! 152,173! 152,190! 144,191!", "108,202! 110,191! 118,193! 118,206!", "122,207! 122,195! 131,196! 131,208!",
             "137,206! 136,193! 144,192! 146,202!")
    for tooth in teeth:
        p.part(shape(tooth), "#efe2a8", tone=0.85, gain=0.5, puff=3, line=1.4, shadow=0.2)
    p.part(shape("150,188 156,190 155,204 150,212! 147,202"), "#a81f2d", tone=0.8, line=1.2, **FLAT)


def _zombie_arm(p: Plate) -> None:
    """The viewer's left arm, held out at the viewer, the hand hanging from a limp wrist."""
    p.part(
        shape("88,232 76,206 56,190 34,186 20,200 18,226 28,252 44,270! 54,310! 84,310!"),
        "#7d689a", tone=0.56, gain=0.7, puff=18, ang=34, bend=3, line=2.6, shadow=0.6,
    )
    for root, joint, tip in (("30,216", "23,242", "26,266"), ("41,222", "38,250", "40,278"), ("53,222", "53,250", "54,276")):
        x, y = map(float, tip.split(","))
        p.part(limb(f"{joint} {tip}", 14, 11), puff=7, ang=0, bend=1.4, line=2.2, shadow=0.4, tone=0.66, **ROT)
        p.part(shape(f"{x - 5},{y + 1} {x},{y - 4} {x + 5},{y + 1} {x},{y + 14}!"), "#4a3350", tone=0.6, puff=4, line=1.6)
        p.part(limb(f"{root} {joint}", 16, 15), puff=8, ang=-20, bend=1.4, line=2.2, shadow=0.4, tone=0.76, **ROT)
    p.part(limb("62,206 76,236", 16, 12), puff=7, ang=-40, bend=1.4, line=2.2, tone=0.7, **ROT)
    p.part(
        shape("30,190 46,182 62,188 66,206 62,224 46,230 28,224 22,208"),
        puff=16, ang=-40, bend=1.4, line=2.4, tone=0.8, **ROT,
    )
    p.key(strokes(2.4, "32,198 32,210 31,220", "44,198 43,212 42,224", "55,198 54,210 54,222"))
    p.part(
        shape("18,202! 22,184 40,176 60,180 70,198! 64,194 60,204! 52,194 46,206! 38,196 32,206! 26,198"),
        "#8f79ad", tone=0.66, gain=0.6, puff=7, ang=10, line=2.2,
    )


DRAWINGS: dict[str, Drawing] = {
    "2S": bat,
    "3S": raven,
    "4S": hand,
    "5S": skull,
    "6S": gargoyle,
    "7S": ghost,
    "8S": zombie,
}
