"""The queen of spades: the vampire queen, the picture that set the style of the deck."""

from __future__ import annotations

from assets.press.plate import Plate

from .ground import ground
from .pen import disc, mirrored, shape, strokes
from .spades_kit import FLAT, NIGHT, Stuff

HAIR: Stuff = {"col": "#1d1622"}
PALE: Stuff = {"col": "#efe6d6"}
GOLD: Stuff = {"col": "#d9a441", "gain": 0.75}
RUBY: Stuff = {"col": "#c22a35", "gain": 0.7}
BAT = (
    "M0 0 C-5 -8 -12 -10 -20 -8 C-16 -5 -15 -2 -15 3 C-11 0 -8 1 -5 5 C-3 3 -2 3 0 6 C2 3 3 3 5 5 "
    "C8 1 11 0 15 3 C15 -2 16 -5 20 -8 C12 -10 5 -8 2 -1 L2 -4 L0 -2 L-2 -4 L-2 -1Z"
)


def vampire_queen(p: Plate) -> None:
    """A crowned vampire in a high-collared cape, fangs over her lip, bats across the moon."""
    ground(p, NIGHT, moon="#e9d9ae", disc=(132, 146, 88))
    p.xf = "translate(22 32) scale(.86)"
    for x, y, k in ((58, 66, 0.75), (197, 84, 0.6), (190, 52, 0.42)):
        p.key(f'<g transform="translate({x} {y}) scale({k})">{Plate.P(BAT)}</g>')
    mirrored(p, lambda: _collar(p))
    p.part(
        Plate.P(
            "M125 62 C82 60 66 96 70 140 C72 176 70 204 58 236 C66 246 84 252 100 250 L150 250 "
            "C166 252 184 246 192 236 C180 204 178 176 180 140 C184 96 168 60 125 62Z"
        ),
        tone=0.16,
        gain=0.3,
        puff=26,
        ang=85,
        line=2.2,
        shadow=0.6,
        **HAIR,
    )
    _bust(p)
    _face(p)
    mirrored(p, lambda: _curtain(p))
    mirrored(p, lambda: p.part(disc(82, 186, 4.4), tone=0.8, puff=4.4, line=1.4, shadow=0.3, **RUBY))
    _crown(p)
    p.xf = ""


def _collar(p: Plate) -> None:
    """Half the cape: black outside, red lining."""
    p.part(
        Plate.P(
            "M125 300 C104 262 92 226 78 196 C62 164 44 138 17 112 C20 178 28 232 42 286 C48 312 52 330 50 350 L125 350Z"
        ),
        "#17121a",
        tone=0.30,
        gain=0.5,
        puff=16,
        ang=62,
        line=2.4,
        shadow=0.5,
        rim=0.5,
    )
    p.part(
        Plate.P(
            "M125 312 C108 268 96 240 84 212 C72 186 56 160 30 136 C34 186 44 236 58 280 C66 304 70 326 70 350 L125 350Z"
        ),
        "#9c2230",
        tone=0.52,
        gain=0.5,
        puff=20,
        ang=66,
        bend=3,
        line=1.4,
        shadow=0,
    )
    p.key(strokes(2.8, "44,158 70,220 92,330", "62,176 84,230 108,320", "34,146 52,230 72,330"))


def _bust(p: Plate) -> None:
    p.part(
        Plate.P(
            "M108 180 C109 206 108 220 102 230 C90 240 72 246 60 256 C70 286 92 312 125 318 "
            "C158 312 180 286 190 256 C178 246 160 240 148 230 C142 220 141 206 142 180Z"
        ),
        tone=0.88,
        gain=0.5,
        puff=20,
        ang=-32,
        line=2,
        shadow=0.5,
        **PALE,
    )
    p.part(
        Plate.P("M106 186 C110 206 112 214 125 218 C138 214 140 206 144 186Z"),
        tone=0.44,
        ang=-36,
        line=0,
        **FLAT,
        **PALE,
    )
    p.key(strokes(1.8, "72,256 98,250 119,262", "178,256 152,250 131,262") + strokes(2.2, "125,282 124,296 125,316"))
    p.part(
        Plate.P(
            "M48 350 C50 316 54 280 64 262 C80 270 92 296 125 312 C158 296 170 270 186 262 C196 280 200 316 202 350Z"
        ),
        "#6d1626",
        tone=0.42,
        gain=0.55,
        puff=22,
        ang=70,
        bend=3,
        line=2.2,
        shadow=0.4,
    )
    mirrored(p, lambda: _lace(p))
    p.key(Plate.S("M125 314 L125 350", 1.6))
    p.part(
        Plate.P("M106 214 C112 222 138 222 144 214 L145 225 C138 233 112 233 105 225Z"),
        "#17121a",
        tone=0.22,
        gain=0.5,
        puff=6,
        line=1.2,
        shadow=0.4,
    )
    p.part(Plate.P("M125 226 C132 238 134 246 125 252 C116 246 118 238 125 226Z"), tone=0.75, puff=7, line=1.6, **RUBY)


def _lace(p: Plate) -> None:
    p.cut(strokes(2.2, "66,266 84,292 122,313"), "#e8c36a")
    p.key(strokes(2.4, "70,290 86,322 92,350", "92,308 104,330 108,350"))


def _face(p: Plate) -> None:
    p.part(
        Plate.P(
            "M125 84 C98 84 86 106 87 134 C88 158 98 178 110 192 C116 199 120 203 125 204 "
            "C130 203 134 199 140 192 C152 178 162 158 163 134 C164 106 152 84 125 84Z"
        ),
        tone=1.0,
        gain=0.30,
        puff=28,
        ang=-36,
        bend=1.0,
        line=2.2,
        shadow=0.7,
        grad=(132, 130, 0, 166, 165, -0.55),
        **PALE,
    )
    mirrored(p, lambda: _eye(p))
    p.part(
        Plate.P("M125 126 L121 158 C118 162 118 166 122 167 L128 167 C132 166 132 162 129 158Z"),
        tone=0.96,
        gain=0.75,
        puff=6,
        ang=-40,
        line=0,
    )
    p.key(strokes(2.2, "117,164 121,170 125,167", "133,164 129,170 125,167") + strokes(1.4, "131,132 132,150 132,160"))
    p.part(
        Plate.P("M110 180 C116 174 121 174 125 177 C129 174 134 174 140 180 C134 190 116 190 110 180Z"),
        "#a3172a",
        tone=0.72,
        gain=0.5,
        puff=6,
        ang=0,
        line=1.2,
        shadow=0.3,
        pitch=3.4,
    )
    p.key(strokes(2.6, "107,180 125,184 143,180"))
    mirrored(p, lambda: p.part(shape("114.5,180.5! 120,181.5! 117,192!"), "#fffaf0", tone=1, line=0.9, **FLAT))
    p.flatcol(Plate.P("M136 192 C138 196 138 200 136 201 C134 200 134 196 136 192Z"), "#c3202c")


def _eye(p: Plate) -> None:
    """Half the face's shading: the hollow cheek, the socket and the eye in it."""
    p.part(Plate.P("M90 150 C100 158 106 168 109 188 C100 180 92 166 90 150Z"), tone=0.46, ang=-58, line=0, **FLAT)
    p.part(
        Plate.P("M92 132 C96 118 110 116 119 126 C120 134 117 142 110 143 C102 144 95 140 92 132Z"),
        "#b9a3a8",
        tone=0.52,
        gain=0.2,
        puff=20,
        ang=-14,
        line=0,
        shadow=0,
    )
    p.part(
        Plate.P("M94.5 133 C100 124 110 124 117 135 C110 140 101 140 94.5 133Z"), "#f7efdd", tone=1, line=1.0, **FLAT
    )
    p.flatcol(disc(107.5, 132, 5.6), "#c3202c")
    p.key(disc(107.5, 132, 2.6))
    p.key('<circle cx="107.5" cy="132" r="5.8" fill="none" stroke="#000" stroke-width="1.2"/>')
    p.cut(disc(106, 130.3, 1.2), "#ffffff")
    p.key(strokes(4.6, "91,131 104,118 119,136") + strokes(1.8, "96,137 106,143 117,136"))
    p.key(strokes(5.2, "89,119 104,108 121,124") + strokes(2.2, "90,131 86,126 83,122"))


def _curtain(p: Plate) -> None:
    p.part(
        Plate.P(
            "M125 106 C120 92 104 92 97 108 C90 124 92 146 90 166 C90 186 84 200 74 214 "
            "C78 190 72 160 74 132 C76 100 92 74 125 76Z"
        ),
        tone=0.24,
        gain=0.5,
        puff=13,
        ang=80,
        line=1.6,
        shadow=0.6,
        rim=0.4,
        **HAIR,
    )
    lights = ("82,116 92,92 112,86", "79,134 82,110 96,96", "78,160 78,136 84,118", "85,170 86,140 91,116")
    p.cut(strokes(1.7, *lights, "80,198 84,180 84,164"), "#6f5f86")


def _crown(p: Plate) -> None:
    p.part(
        Plate.P("M84 92 L72 40 L98 66 L108 26 L125 58 L142 26 L152 66 L178 40 L166 92 C140 80 110 80 84 92Z"),
        tone=0.74,
        puff=9,
        ang=20,
        line=2.2,
        shadow=0.7,
        **GOLD,
    )
    p.part(
        Plate.P("M82 84 C110 72 140 72 168 84 L165 98 C140 86 110 86 85 98Z"),
        tone=0.80,
        puff=6,
        ang=4,
        line=1.8,
        shadow=0.5,
        **GOLD,
    )
    p.part(disc(125, 82, 5.2), tone=0.86, puff=5, line=1.5, shadow=0.3, **RUBY)
    for x in (103, 147):
        p.part(disc(x, 86, 3.6), "#3f7f86", tone=0.86, gain=0.7, puff=3.6, line=1.5, shadow=0.3)
    for x, y in ((72, 38), (178, 38), (108, 24), (142, 24)):
        p.part(disc(x, y, 4.2), tone=0.9, puff=4.2, line=1.5, shadow=0.3, **GOLD)
