"""The low spades: a bat, a raven, a severed hand, a skull."""

from __future__ import annotations

from assets.press.plate import Plate

from .ground import Drawing, ground
from .pen import EMBER, disc, glow, limb, mirrored, narrow, shape, strokes, sym
from .spades_kit import BONE, FLAT, NIGHT, Stuff

FUR: Stuff = {"col": "#8a5a4c", "tone": 0.6, "gain": 0.65, "bend": 1}


def bat(p: Plate) -> None:
    """A bat face on, wings wide across the moon, fangs bared."""
    ground(p, NIGHT, disc=(128, 186, 98))
    p.xf = f"translate(-2 12) {narrow(0.93, 128)}"
    mirrored(p, lambda: _bat_wing(p), 128)
    p.xf = "translate(-2 12)"
    mirrored(p, lambda: p.part(shape("112,236 100,262! 109,258 112,270! 118,260 126,266! 128,240"), puff=6, **FUR), 128)
    p.part(sym("128,150 104,168 94,196 100,224 112,244 128,252", 128), puff=24, ang=70, line=2.4, **FUR)
    p.part(
        sym("128,186 112,192 102,186 106,206! 110,204 112,222! 118,218 122,236! 128,230", 128),
        "#d9b083",
        tone=0.84,
        gain=0.5,
        puff=14,
        ang=20,
        bend=0.5,
        line=1.6,
        shadow=0,
    )
    mirrored(p, lambda: _bat_ear(p), 128)
    p.part(
        sym("128,108 108,111 93,126 84,146 92,150 88,160! 99,162 102,178! 111,176 128,186", 128),
        puff=24,
        ang=-36,
        line=2.4,
        **FUR,
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
        shape(
            "116,186 102,152 84,126 62,110! 40,118 24,144 16,182 15,224! 26,204 42,206 49,238! 58,214 74,214 82,250!"
            " 92,226 104,224 118,236"
        ),
        "#b8434f",
        tone=0.56,
        gain=0.5,
        puff=12,
        ang=58,
        line=2.6,
    )
    for bx, by, x, y in ((40, 146, 18, 214), (54, 160, 49, 230), (76, 160, 82, 242)):
        p.part(Plate.taper(62, 112, bx, by, x, y, 7, 2), "#6a3338", tone=0.6, gain=0.7, puff=3, line=1.4, shadow=0.4)
    p.part(
        shape("120,170 104,142 84,120 64,106 60,100! 56,112 64,120 82,134 98,158 112,188"),
        "#7a4a42",
        tone=0.6,
        gain=0.8,
        puff=5,
        ang=50,
    )
    p.part(shape("66,113 57,112 53,92! 62,100"), puff=4, line=1.5, shadow=0.2, **BONE)


def _bat_ear(p: Plate) -> None:
    p.part(shape("92,138 80,112 78,68! 100,86 118,114"), puff=10, ang=60, line=2.4, **FUR)
    p.part(
        shape("97,130 86,108 84,82! 99,98 109,116"),
        "#d99a86",
        tone=0.75,
        gain=0.5,
        puff=10,
        ang=64,
        bend=0.5,
        line=1.2,
        shadow=0,
        grad=(82, 88, 0.15, 106, 128, -0.35),
    )


def _bat_eye(p: Plate) -> None:
    p.part(shape("98,138 108,132 118,142 116,150 106,151 99,146"), "#ffd257", tone=1, line=2, **FLAT)
    p.key(disc(110, 143, 2.6, 6))
    p.cut(disc(107.5, 139.5, 1.4), "#ffffff")
    p.key(strokes(6, "93,132 108,126 122,143"))


PLUME: Stuff = {"col": "#3f5f8f", "gain": 0.7}
SHEEN = "#a9c4e0"


def raven(p: Plate) -> None:
    """A raven in profile on a headstone, croaking."""
    ground(p, NIGHT)
    _headstone(p)
    p.part(shape("176,226 196,262 206,296! 222,290 236,296! 228,262 206,214"), puff=9, ang=70, tone=0.42, **PLUME)
    p.key(strokes(3, "190,236 204,264 214,290", "198,230 216,260 226,288"))
    for x in (120, 146):
        _raven_foot(p, x)
    p.part(
        shape("98,150 88,180 90,212 108,240 138,254 170,254 206,270! 214,240 200,196 176,152 140,120"),
        puff=36,
        ang=40,
        bend=4,
        line=2.6,
        tone=0.42,
        **PLUME,
    )
    p.key(
        strokes(
            2.6,
            "96,200 106,208 104,222",
            "108,196 118,206 116,220",
            "104,220 114,228 114,238",
            "120,220 130,228 130,242",
            "98,182 106,188 106,198",
            "134,236 142,242 142,252",
        )
    )
    _raven_wing(p)
    p.part(shape("96,138 62,142 50,158 96,158"), "#b3202e", tone=0.55, line=1.4, **FLAT)
    p.part(
        shape("94,146 72,149 56,155 46,166! 62,169 80,168 98,162"),
        "#8f8a92",
        tone=0.6,
        gain=0.8,
        puff=7,
        ang=0,
        line=2.2,
    )
    p.part(
        shape(
            "146,94 118,90 96,100 84,118 84,142 92,158 86,176! 97,172 97,192! 108,184 112,202! 124,190 132,200!"
            " 146,182 166,176 172,146 166,110"
        ),
        puff=26,
        ang=-30,
        bend=3,
        line=2.6,
        tone=0.5,
        **PLUME,
    )
    p.key(
        strokes(
            2.4,
            "94,160 98,166 98,174",
            "108,166 112,174 112,184",
            "124,168 128,176 128,186",
            "140,158 144,166 143,176",
            "128,150 134,156 134,164",
            "148,134 154,142 153,152",
        )
    )
    p.cut(strokes(2, "112,100 130,96 146,102", "104,150 104,158 110,164", "128,108 146,110 156,124"), SHEEN)
    p.part(
        shape("98,106 76,106 54,118 38,140 34,156! 50,147 72,146 98,146 104,126"),
        "#a7a1a6",
        tone=0.66,
        gain=0.8,
        puff=12,
        ang=8,
        line=2.4,
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
            shape(
                f"{x - 12},{y - 30} {x + 6},{y + 2} {x + 36 + i * 3},{y + 44 + i * 5}! {x + 34},{y + 14} {x + 14},{y - 26}"
            ),
            puff=7,
            ang=52,
            bend=1.5,
            line=1.8,
            shadow=0.5,
            tone=0.52,
            **PLUME,
        )
    for x, y in ((140, 200), (154, 196), (168, 190), (180, 182)):
        p.part(
            shape(f"{x - 12},{y - 26} {x - 8},{y + 4} {x + 4},{y + 18}! {x + 14},{y + 2} {x + 10},{y - 26}"),
            puff=6,
            ang=60,
            bend=1.5,
            line=1.8,
            shadow=0.5,
            tone=0.58,
            **PLUME,
        )
    p.part(
        shape("146,144 130,160 130,182! 142,178 150,188! 158,176 170,182! 174,168 184,172! 180,154 166,142"),
        puff=12,
        ang=40,
        line=2,
        tone=0.58,
        **PLUME,
    )
    p.cut(
        strokes(
            1.8,
            "140,160 148,150 160,148",
            "150,196 152,206 158,212",
            "166,190 170,200 174,206",
            "164,226 180,250 196,268",
            "176,216 192,240 208,264",
        ),
        SHEEN,
    )


def _raven_foot(p: Plate, x: float) -> None:
    p.part(limb(f"{x + 6},244 {x},268", 11, 8), "#8f8a92", tone=0.5, gain=0.7, puff=5, line=1.8)
    for dx, dy in ((-16, 8), (-3, 12), (12, 9)):
        p.part(Plate.taper(x, 264, x + dx * 0.7, 264, x + dx, 264 + dy, 8, 2), "#8f8a92", tone=0.6, puff=4, line=1.6)


def _headstone(p: Plate) -> None:
    p.part(shape("58,306! 60,276 84,264 134,260 184,266 204,278 208,306!"), "#8d8399", tone=0.62, gain=0.7, puff=12)
    p.key(strokes(2.6, "96,272 102,284 96,298", "102,284 112,288 116,296") + strokes(2, "168,276 160,286 164,298"))
    p.part(
        shape("58,306! 60,276 84,264 112,261! 108,272 100,268 96,282 88,274 82,294 74,284 70,306!"),
        "#7d9a4f",
        tone=0.72,
        gain=0.6,
        puff=7,
        line=1.6,
        shadow=0.3,
    )
    p.part(
        shape("208,306! 204,278 192,270! 188,282 194,290 190,306!"), "#7d9a4f", tone=0.56, puff=6, line=1.6, shadow=0.3
    )


FLESH: Stuff = {"col": "#7f9f72", "gain": 0.75}


def hand(p: Plate) -> None:
    """A severed hand clawing its way down over grave earth, bone and blood at the wrist, a signet still on."""
    ground(p, NIGHT, disc=(128, 172, 98))
    p.part(
        shape("0,320! 0,246 30,238 70,246 120,236 170,246 214,238 250,244 250,320!"),
        "#6a5468",
        tone=0.5,
        gain=0.6,
        puff=14,
        ang=4,
        line=2.4,
    )
    p.key(
        strokes(
            2.4, "14,262 24,258 36,262", "60,290 64,282 80,284", "176,268 186,264 196,268", "206,290 220,286 234,292"
        )
    )
    p.part(
        shape("120,106! 122,84 120,74 113,66 114,56 123,54 130,62 138,55 147,58 148,68 141,75 140,86 142,106!"),
        puff=12,
        ang=70,
        line=2.6,
        **BONE,
    )
    p.key(strokes(2.2, "135,70 136,80 135,92", "124,60 127,66 131,67"))
    _finger(p, "104,160 58,152 30,196", 32, 28, -0.4)
    p.part(
        shape("104,92! 110,118 104,138 90,160 92,190 108,208 136,214 166,208 182,192 182,164 168,140 158,118 158,92!"),
        puff=34,
        ang=-34,
        bend=2,
        line=2.8,
        tone=0.72,
        grad=(120, 150, 0.06, 190, 200, -0.35),
        **FLESH,
    )
    p.part(
        shape(
            "100,92! 110,84 122,90 132,84 144,90 154,82 164,94! 162,112! 156,104 151,122! 145,108 138,116! 130,106"
            " 122,128! 116,108 108,114!"
        ),
        "#b3202e",
        tone=0.66,
        gain=0.6,
        puff=6,
        line=2.2,
    )
    p.key(
        strokes(3, "124,132 116,160 108,190", "134,132 132,164 130,196", "146,132 152,160 154,192")
        + strokes(2, "152,126 166,150 172,176")
    )
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
        shape(
            f"{tx - 8},{ty - 2} {tx},{ty - 10} {tx + 8},{ty - 2} {tx + 6 + lean * 8},{ty + 12} {nx},{ny}!"
            f" {tx - 6 + lean * 8},{ty + 12}"
        ),
        "#57405e",
        tone=0.62,
        gain=0.8,
        puff=6,
        line=2,
    )
    p.part(limb(f"{jx},{jy} {tx},{ty}", w0 - 3, w1 - 8), puff=13, ang=-8, bend=1.6, line=2.6, tone=0.62, **FLESH)
    p.part(
        shape(
            f"{tx - 7},{ty + 1} {tx},{ty - 9} {tx + 7},{ty + 1} {tx + 5 + lean * 8},{ty + 12} {nx},{ny}!"
            f" {tx - 5 + lean * 8},{ty + 12}"
        ),
        "#7b5a80",
        tone=0.75,
        gain=0.8,
        puff=6,
        line=1.8,
        shadow=0,
    )
    p.part(limb(f"{knuckle} {joint}", w0, w0 - 1), puff=15, ang=-44, bend=1.6, line=2.4, shadow=0.4, tone=0.76, **FLESH)
    p.key(
        strokes(
            2.2,
            f"{jx - 9},{jy - 2} {jx},{jy - 8} {jx + 9},{jy - 2}",
            f"{jx - 9},{jy + 4} {jx},{jy - 2} {jx + 9},{jy + 4}",
            f"{jx - 7},{jy + 9} {jx},{jy + 4} {jx + 7},{jy + 9}",
        )
    )


def skull(p: Plate) -> None:
    """A skull with a candle burnt down on its crown."""
    ground(p, NIGHT, disc=(128, 184, 98))
    p.part(sym("128,232 84,228 82,252 92,276 112,290 128,292", 128), puff=10, ang=-34, line=2.6, **BONE)
    p.part(sym("128,232 98,230 96,250 104,262 128,266", 128), "#2a1414", tone=0.03, line=0, **FLAT)
    for i in range(6):
        x = 104 + i * 8.6
        p.part(f'<rect x="{x}" y="252" width="8" height="15" rx="3"/>', puff=3, line=1.4, shadow=0.2, **BONE)
    p.part(
        sym("128,104 98,108 72,126 58,156 60,186 70,206 66,220 80,230 96,232 100,250 128,254", 128),
        puff=46,
        ang=-34,
        line=2.8,
        grad=(140, 150, 0.06, 200, 200, -0.5),
        **BONE,
    )
    mirrored(p, lambda: _skull_socket(p), 128)
    p.part(sym("128,198! 120,206 114,222 121,226! 128,219!", 128), "#1d1015", tone=0.02, line=1.4, **FLAT)
    for i in range(6):
        x = 102.4 + i * 8.6
        p.part(f'<rect x="{x}" y="236" width="8.2" height="17" rx="3"/>', puff=3, line=1.4, shadow=0.2, **BONE)
    p.key(strokes(2.8, "158,124 150,136 158,146", "158,146 166,152 160,166", "158,146 148,150 146,158"))
    p.key(
        strokes(
            2.2, "82,136 94,126 110,124", "70,196 82,214 98,220", "186,196 174,214 158,220", "104,282 128,290 152,282"
        )
    )
    _candle(p)


def _skull_socket(p: Plate) -> None:
    p.part(shape("74,182 82,170 104,170 119,182 117,202 102,212 82,206"), "#1d1015", tone=0.02, line=2.2, **FLAT)
    p.key(strokes(5, "70,176 92,160 122,178"))
    glow(p, 98, 191, 6.5, EMBER)


def _candle(p: Plate) -> None:
    p.part(
        shape(
            "110,70 128,66 146,70 147,104 154,110 154,128 148,140! 143,126 138,118 132,124 130,150 125,156! 120,146"
            " 119,124 112,120 109,134! 102,128 102,112 108,104"
        ),
        "#cfa25e",
        tone=0.76,
        gain=0.75,
        puff=10,
        ang=84,
        line=2.4,
    )
    p.part(disc(128, 71, 18, 6), "#f2d38c", tone=1, line=1.8, **FLAT)
    p.key(strokes(4, "128,74 127,66 129,58"))
    p.part(shape("128,20! 116,40 114,54 122,64 134,64 142,54 139,40"), "#e8641c", tone=1, line=2.2, **FLAT)
    p.part(shape("129,32! 121,46 121,56 128,62 136,56 136,46"), "#f8b93a", tone=1, line=0, **FLAT)
    p.part(shape("129,46! 125,53 128,60 132,54"), "#fff3c0", tone=1, line=0, **FLAT)


DRAWINGS: dict[str, Drawing] = {"2S": bat, "3S": raven, "4S": hand, "5S": skull}
