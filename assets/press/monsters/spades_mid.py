"""The middle spades: a gargoyle, a ghost, a zombie."""

from __future__ import annotations

from assets.press.plate import Plate

from .ground import Drawing, ground
from .pen import EMBER, MIST, SULPHUR, disc, glow, limb, mirrored, narrow, shape, strokes, sym
from .spades_kit import BONE, FLAT, NIGHT, Stuff

STONE: Stuff = {"col": "#b9b3a6", "gain": 0.7}
MOSS: Stuff = {"col": "#86a04f", "tone": 0.72, "gain": 0.6, "puff": 6, "line": 1.6, "shadow": 0.3}


def gargoyle(p: Plate) -> None:
    """A horned stone gargoyle crouched on its plinth, wings up, embers in its eyes."""
    ground(p, NIGHT)
    p.xf = narrow(0.93, 128)
    mirrored(p, lambda: _gargoyle_wing(p), 128)
    p.xf = ""
    p.part('<rect x="52" y="268" width="152" height="40" rx="4"/>', "#6f6688", tone=0.6, gain=0.7, puff=9, ang=4)
    p.part(shape("160,266! 206,266! 208,290 198,284 192,300 182,282 174,290 168,276"), **MOSS)
    p.part(sym("128,164 96,172 82,200 86,240 100,268 128,270", 128), puff=26, ang=60, line=2.4, tone=0.46, **STONE)
    mirrored(p, lambda: _gargoyle_leg(p), 128)
    p.key(strokes(2.4, "112,196 128,206 144,196", "114,212 128,220 142,212", "116,228 128,236 140,228"))
    p.part(
        shape("58,232 64,214 82,205 100,210! 96,220 88,216 84,230 76,220 68,238 62,228"),
        **MOSS,
    )
    mirrored(p, lambda: _gargoyle_arm(p), 128)
    mirrored(p, lambda: _gargoyle_ear(p), 128)
    p.part(
        sym("128,102 108,104 94,118 88,140 92,162 100,182 114,194 128,196", 128),
        puff=26,
        ang=-36,
        bend=1.4,
        line=2.6,
        tone=0.68,
        grad=(130, 140, 0.05, 172, 180, -0.35),
        **STONE,
    )
    mirrored(p, lambda: _gargoyle_face(p), 128)
    p.part(sym("128,142 120,146 112,160 118,168 128,168", 128), puff=8, line=1.8, tone=0.72, **STONE)
    p.key(disc(121.5, 163, 2.8, 2) + disc(134.5, 163, 2.8, 2))
    p.part(sym("128,176 112,173 102,170 108,182 118,187 128,188", 128), "#22131a", tone=0.03, line=1.8, **FLAT)
    for x, y, h in ((110, 184, 13), (118, 188, 9), (128, 189, 8), (138, 188, 9), (146, 184, 13)):
        p.part(shape(f"{x - 4},{y}! {x},{y - h}! {x + 4},{y}!"), puff=3, line=1.1, shadow=0, **BONE)
    p.key(
        strokes(
            2.4, "104,114 110,122 106,130", "110,122 118,124 120,130", "78,280 86,288 80,300", "176,276 170,288 178,298"
        )
    )


def _gargoyle_wing(p: Plate) -> None:
    p.part(
        shape(
            "112,190 92,168 74,142 58,108! 36,122 20,150 13,184! 26,180 30,212! 46,202 54,236! 68,218 84,240 104,232"
        ),
        "#8a7fb5",
        tone=0.6,
        gain=0.6,
        puff=12,
        ang=60,
        line=2.6,
    )
    for bx, by, x, y in ((36, 136, 16, 180), (48, 150, 32, 206), (66, 160, 56, 230)):
        p.part(Plate.taper(58, 112, bx, by, x, y, 7, 2), puff=3, line=1.4, shadow=0.4, tone=0.6, **STONE)
    p.part(
        shape("116,178 96,160 76,132 62,108 56,96! 50,112 60,130 76,156 96,178 110,192"),
        puff=5,
        ang=50,
        tone=0.62,
        **STONE,
    )


def _gargoyle_leg(p: Plate) -> None:
    p.part(
        shape("104,214 84,206 64,216 56,240 62,262 84,268 104,258 112,236"),
        puff=20,
        ang=-50,
        line=2.4,
        tone=0.62,
        **STONE,
    )
    for x in (52, 65, 78):
        p.part(
            shape(f"{x},262 {x + 8},256 {x + 14},264 {x + 12},276 {x + 5},286! {x - 1},276"),
            puff=6,
            line=1.8,
            tone=0.62,
            **STONE,
        )


def _gargoyle_arm(p: Plate) -> None:
    p.part(
        shape("92,180 80,196 86,222 98,250 118,256 120,236 110,210 108,188"),
        puff=12,
        ang=-20,
        line=2.4,
        tone=0.66,
        **STONE,
    )
    for x in (96, 106, 116):
        p.part(
            shape(f"{x - 6},250 {x},246 {x + 6},250 {x + 5},266 {x},280! {x - 5},266"),
            puff=5,
            line=1.8,
            tone=0.66,
            **STONE,
        )


def _gargoyle_ear(p: Plate) -> None:
    p.part(shape("96,150 74,142 56,122! 80,124 98,132"), puff=8, ang=20, line=2.2, tone=0.6, **STONE)
    p.part(shape("106,120 92,112 82,94 82,70! 94,86 108,98 118,110"), "#6d5a4a", tone=0.66, gain=0.8, puff=8, ang=30)
    p.key(strokes(1.8, "84,92 90,90 96,90", "90,104 97,100 104,100"))


def _gargoyle_face(p: Plate) -> None:
    p.part(shape("96,144 104,134 122,145 118,156 103,157"), "#1a1016", tone=0.02, line=1.4, **FLAT)
    p.part(shape("88,134 104,122 121,131 128,144! 115,141 102,136"), puff=6, line=2, tone=0.74, **STONE)
    glow(p, 110, 148, 5.4, EMBER)


SHEET: Stuff = {"col": "#e6f1ee", "gain": 0.5}
CHAIN: Stuff = {"col": "#8b97a6", "tone": 0.66, "gain": 0.8}


def ghost(p: Plate) -> None:
    """A wailing ghost with reaching sleeves, dragging its chain."""
    ground(p, NIGHT, moon="#6f69a3")
    p.xf = narrow(0.92, 128)
    mirrored(p, lambda: _ghost_arm(p), 128)
    p.xf = ""
    shroud = p.part(
        shape(
            "128,62 106,68 90,88 84,118 78,150 64,178 58,210 62,240 52,268 28,288! 62,292 84,280 92,298! 108,276"
            " 124,296! 140,276 160,300! 172,276 196,292! 214,286! 196,262 194,226 190,192 178,162 172,140 170,112"
            " 164,86 150,68"
        ),
        puff=44,
        ang=-44,
        bend=2.6,
        line=2.8,
        tone=0.72,
        grad=(96, 84, 0.16, 190, 250, -0.3),
        **SHEET,
    )
    p.flatcol(
        shape(
            "20,320! 40,262 62,230! 74,250 92,224! 104,248 122,220! 136,246 152,222! 166,246 190,214! 240,262 240,320!"
        ),
        "#8fc3c9",
        clip=shroud,
    )
    mirrored(p, lambda: _ghost_eye(p), 128)
    p.key(strokes(6, "98,146 104,170 96,196", "158,146 152,170 160,196"), clip=shroud)
    p.part(sym("128,141! 124,150 122,154! 128,152", 128), "#1b1630", tone=0.02, line=1.6, **FLAT)
    p.part(sym("128,160 115,164 108,178 107,196 112,214 120,222! 128,216", 128), "#1b1630", tone=0.02, line=2.4, **FLAT)
    for x, top, foot in ((114, 164, 182), (122, 160, 177), (134, 160, 180), (142, 164, 178)):
        p.part(shape(f"{x - 4},{top}! {x + 4},{top}! {x + 1},{foot}!"), puff=3, line=1.2, shadow=0, tone=0.95, **SHEET)
    for x, top, foot in ((118, 219, 204), (130, 216, 199), (139, 219, 206)):
        p.part(shape(f"{x - 4},{top}! {x + 4},{top}! {x},{foot}!"), puff=3, line=1.2, shadow=0, tone=0.95, **SHEET)
    p.key(
        strokes(
            3, "92,206 84,240 64,276", "112,220 108,250 98,276", "142,222 146,250 144,270", "164,208 176,240 178,270"
        )
    )
    p.key(
        strokes(2.6, "104,86 112,76 124,74", "96,100 100,90 106,86", "134,76 146,80 154,92", "160,104 164,116 164,130")
    )
    _chain(p)


def _ghost_arm(p: Plate) -> None:
    p.part(
        shape(
            "96,150 74,152 54,142 40,122 34,108! 29,122 20,112! 21,128 11,124! 17,140 13,152! 25,156 30,178! 40,172"
            " 44,196! 56,186 64,206! 78,192 104,204"
        ),
        puff=16,
        ang=-70,
        bend=1.6,
        line=2.6,
        tone=0.82,
        **SHEET,
    )
    p.key(strokes(2.4, "40,148 58,164 84,168", "50,168 66,178 84,182"))


def _ghost_eye(p: Plate) -> None:
    p.part(shape("92,112! 104,110 118,120 123,132! 116,144 104,143 96,132"), "#1b1630", tone=0.02, line=2.4, **FLAT)
    glow(p, 110, 129, 5, MIST)
    p.key(strokes(5.4, "86,104 106,102 125,126") + strokes(2.6, "94,140 102,150 114,150"))


def _chain(p: Plate) -> None:
    """A sagging chain over the shroud, with its iron ball."""
    links = ((66, 218, 62), (80, 233, 30), (97, 242, 12), (115, 246, 0), (133, 246, -4), (151, 242, -18))
    for i, (x, y, turn) in enumerate(links):
        ring = f'<ellipse cx="{x}" cy="{y}" rx="11" ry="{7 if i % 2 else 4}" transform="rotate({turn} {x} {y})" '
        p.part(ring + 'fill="none" stroke="#000" stroke-width="5"/>', puff=2.5, line=1.7, shadow=0.5, **CHAIN)
    p.part(disc(182, 246, 25), "#5b6472", tone=0.6, gain=0.9, puff=25, ang=30, line=2.6, shadow=0.6)
    p.cut(strokes(4, "168,246 168,234 178,229"), "#cdd8df")


ROT: Stuff = {"col": "#9fb377", "gain": 0.55}


def zombie(p: Plate) -> None:
    """A zombie lurching out of the dark, brain bare, hands first."""
    ground(p, NIGHT)
    p.part(
        shape("60,310! 52,256 62,224 92,206 128,204 164,206 194,224 204,256 196,310!"),
        "#6d5a86",
        tone=0.5,
        gain=0.6,
        puff=22,
        ang=64,
        line=2.6,
    )
    p.part(shape("100,204 118,250 124,232 132,262 138,236 146,250 158,204"), puff=12, ang=-30, tone=0.46, **ROT)
    p.key(strokes(2.4, "120,216 128,222 138,216", "122,230 130,236 140,228"))
    p.part(
        shape("90,140 76,132 72,148 80,166 92,166") + shape("166,140 180,130 184,146 176,164 164,166"),
        puff=6,
        line=2,
        tone=0.6,
        **ROT,
    )
    p.part(
        shape(
            "128,78 102,82 86,102 82,130 88,158 94,186 106,208 126,218 146,212 160,190 168,160 174,130 168,102 152,84"
        ),
        puff=32,
        ang=-36,
        bend=1.2,
        line=2.8,
        tone=0.82,
        grad=(128, 130, 0.05, 178, 180, -0.5),
        **ROT,
    )
    _zombie_brain(p)
    _zombie_face(p)
    _zombie_arm(p)
    mirrored(p, lambda: _zombie_arm(p), 127)


def _zombie_brain(p: Plate) -> None:
    p.part(
        shape("104,96! 108,78 126,68 148,70 166,82 172,104! 158,98 150,108! 138,98 126,106! 116,96"),
        "#dd8f97",
        tone=0.84,
        gain=0.6,
        puff=14,
        ang=10,
        line=2.4,
    )
    p.key(strokes(2.6, "114,84 124,92 134,82", "134,74 142,84 152,78", "140,92 150,86 160,94", "122,76 130,70 138,76"))
    p.part(
        shape(
            "100,100! 116,94 126,106! 138,98 150,108! 158,98 174,106! 172,114 158,108 150,118! 138,108 126,116! 114,104 102,108!"
        ),
        "#a81f2d",
        tone=0.7,
        gain=0.5,
        puff=4,
        line=1.6,
        shadow=0,
    )


def _zombie_face(p: Plate) -> None:
    p.part(shape("90,138 98,126 112,126 120,138 116,152 102,156 92,150"), "#4d5a3a", tone=0.3, line=0, **FLAT)
    p.part(disc(106, 141, 13.5), "#f3e9a8", tone=1, gain=0.5, puff=12, line=2.4, shadow=0.3)
    p.key(disc(108, 142, 3.6) + strokes(4.4, "90,128 104,120 120,130"))
    p.part(shape("136,138 146,130 160,132 166,144 158,154 144,152"), "#1d1015", tone=0.02, line=2.2, **FLAT)
    glow(p, 151, 143, 4, SULPHUR)
    p.key(strokes(4.4, "132,134 148,124 168,130") + strokes(2, "98,162 108,166 118,160", "140,160 152,164 162,158"))
    p.part(shape("124,150 119,164 123,170! 128,163! 134,171! 136,162 130,148"), "#1d1015", tone=0.02, line=1.4, **FLAT)
    p.part(
        shape("98,180 112,174 134,178 154,172 160,184 150,200 128,208 108,202"), "#2a0f14", tone=0.02, line=2.4, **FLAT
    )
    teeth = (
        "102,178! 111,176! 110,190! 104,189!",
        "113,176! 123,177! 122,193! 114,192!",
        "126,178! 135,178! 134,189! 127,190!",
        "142,176! 152,173! 152,190! 144,191!",
        "108,202! 110,191! 118,193! 118,206!",
        "122,207! 122,195! 131,196! 131,208!",
        "137,206! 136,193! 144,192! 146,202!",
    )
    for tooth in teeth:
        p.part(shape(tooth), "#efe2a8", tone=0.85, gain=0.5, puff=3, line=1.4, shadow=0.2)
    p.part(shape("150,188 156,190 155,204 150,212! 147,202"), "#a81f2d", tone=0.8, line=1.2, **FLAT)


def _zombie_arm(p: Plate) -> None:
    """The viewer's left arm, held out at the viewer, the hand hanging from a limp wrist."""
    p.part(
        shape("88,232 76,206 56,190 34,186 20,200 18,226 28,252 44,270! 54,310! 84,310!"),
        "#7d689a",
        tone=0.56,
        gain=0.7,
        puff=18,
        ang=34,
        bend=3,
        line=2.6,
        shadow=0.6,
    )
    for root, joint, tip in (
        ("30,216", "23,242", "26,266"),
        ("41,222", "38,250", "40,278"),
        ("53,222", "53,250", "54,276"),
    ):
        x, y = map(float, tip.split(","))
        p.part(limb(f"{joint} {tip}", 14, 11), puff=7, ang=0, bend=1.4, line=2.2, shadow=0.4, tone=0.66, **ROT)
        p.part(
            shape(f"{x - 5},{y + 1} {x},{y - 4} {x + 5},{y + 1} {x},{y + 14}!"), "#4a3350", tone=0.6, puff=4, line=1.6
        )
        p.part(limb(f"{root} {joint}", 16, 15), puff=8, ang=-20, bend=1.4, line=2.2, shadow=0.4, tone=0.76, **ROT)
    p.part(limb("62,206 76,236", 16, 12), puff=7, ang=-40, bend=1.4, line=2.2, tone=0.7, **ROT)
    p.part(
        shape("30,190 46,182 62,188 66,206 62,224 46,230 28,224 22,208"),
        puff=16,
        ang=-40,
        bend=1.4,
        line=2.4,
        tone=0.8,
        **ROT,
    )
    p.key(strokes(2.4, "32,198 32,210 31,220", "44,198 43,212 42,224", "55,198 54,210 54,222"))
    p.part(
        shape("18,202! 22,184 40,176 60,180 70,198! 64,194 60,204! 52,194 46,206! 38,196 32,206! 26,198"),
        "#8f79ad",
        tone=0.66,
        gain=0.6,
        puff=7,
        ang=10,
        line=2.2,
    )


DRAWINGS: dict[str, Drawing] = {"6S": gargoyle, "7S": ghost, "8S": zombie}
