"""The bad end of a run: a tombstone under the moon. 300 x 200 design px."""

from __future__ import annotations

from assets.press.plate import Array, Plate
from assets.press.ui.edge import panel

P, S, T = Plate.P, Plate.S, Plate.taper
STONE = "#8d8798"


def sky(p: Plate) -> None:
    """Night, wind and a low moon."""
    p.part('<rect width="450" height="300"/>', "#2b2140", tone=0.2, flat=True, line=0, shadow=0, ang=0, pitch=5.2,
           grad=(0, 0, -0.08, 0, 300, 0.34))  # fmt: skip
    p.part('<circle cx="246" cy="132" r="112"/>', "#cfc08e", tone=1, flat=True, line=0, shadow=0)
    p.key('<circle cx="246" cy="132" r="112" fill="none" stroke="#000" stroke-width="2"/>')
    p.key('<circle cx="246" cy="132" r="105" fill="none" stroke="#000" stroke-width="1"/>')
    for x, y, r in ((196, 80, 13), (300, 70, 9), (318, 168, 15), (186, 150, 8)):
        p.flatcol(f'<circle cx="{x}" cy="{y}" r="{r}"/>', "#b9a873")
        p.key(T(x - r, y, x - r * 0.4, y + r * 1.3, x + r * 0.8, y + r * 0.7, 2))


def tree(p: Plate) -> None:
    """A bare tree at the right, black against the moon."""
    trunk = T(420, 300, 404, 200, 412, 92, 34, 13)
    limbs = (
        T(410, 190, 372, 160, 344, 112, 15, 4) + T(372, 148, 350, 150, 322, 134, 8, 2)
        + T(412, 110, 400, 70, 372, 34, 13, 3) + T(394, 68, 366, 66, 340, 52, 7, 2) + T(411, 120, 428, 80, 446, 56, 11, 3)
        + T(362, 132, 352, 112, 354, 92, 6, 2) + T(384, 46, 386, 30, 378, 16, 5, 2) + T(414, 160, 432, 146, 450, 142, 9, 4)
    )  # fmt: skip
    p.part(trunk + limbs, "#6a5a70", tone=0.34, gain=0.9, puff=9, ang=80, line=1.6, shadow=0)


def raven(p: Plate) -> None:
    """A raven that watches."""
    p.part(
        P("M196 44 C200 32 214 28 222 36 L236 40 L224 45 C224 56 214 68 200 72 C188 76 172 86 158 90 C166 78 172 66 182 58"
          " C188 53 193 50 196 44Z"),
        "#39324a", tone=0.30, gain=0.8, puff=10, ang=30, line=2, shadow=0.2,
    )  # fmt: skip
    p.cut('<circle cx="216" cy="38.5" r="2.6"/>', "#f2a532")
    p.key(S("M200 70 L202 80 M208 68 L211 79", 3))


def stone(p: Plate) -> None:
    """The slab, with a skull and crossed bones cut into it."""
    p.part(P("M166 262 L160 118 C158 60 196 48 222 48 C250 48 286 60 284 120 L282 262Z"), "#5d5868", tone=0.35, gain=0.5,
           puff=10, ang=60, line=3, shadow=0.5)  # fmt: skip
    p.part(P("M150 266 L146 122 C144 68 180 78 206 78 C240 78 270 70 268 124 L266 266Z"), STONE, tone=0.74, gain=0.7, puff=13,
           ang=-38, bend=2.5, line=3, shadow=0.3)  # fmt: skip
    p.key(S("M162 252 L158 126 C157 90 184 94 206 94 C232 94 257 90 256 128 L254 252", 1.8))
    for turn in (33, -33):
        bone = '<rect x="162" y="206" width="90" height="9" rx="4"/>' + "".join(
            f'<circle cx="{x}" cy="{y}" r="6"/>' for x in (163, 251) for y in (206, 215)
        )
        p.part(
            f'<g transform="rotate({turn} 207 210)">{bone}</g>',
            "#d8d2cf",
            tone=0.85,
            gain=0.6,
            puff=5,
            line=2.2,
            shadow=0.35,
        )
    p.part(
        P("M207 112 C184 112 172 127 172 145 C172 157 178 163 185 167 L187 181 C187 186 190 188 194 188 L220 188"
          " C224 188 227 186 227 181 L229 167 C236 163 242 157 242 145 C242 127 230 112 207 112Z"),
        "#e6dfd6", tone=0.88, gain=0.7, puff=16, ang=-30, line=2.8, shadow=0.5,
    )  # fmt: skip
    p.key('<ellipse cx="192" cy="147" rx="9.6" ry="10.4"/><ellipse cx="222" cy="147" rx="9.6" ry="10.4"/>')
    p.key(P("M207 157 L200 170 L214 170Z") + S("M199 176 L199 187 M207 176 L207 187 M215 176 L215 187", 2.6))
    p.key(
        T(262, 96, 246, 116, 250, 138, 3.2)
        + T(249, 132, 238, 140, 240, 152, 2.2)
        + T(154, 224, 168, 220, 172, 236, 2.6)
    )


def grave(p: Plate) -> None:
    """The mound, the grass, the hero's sword and last cards."""
    p.xf = "translate(96 196) rotate(-11) scale(.62)"
    p.part(P("M-9 -104 L9 -104 L9 96 L-9 96Z"), "#c4ccd0", tone=0.78, gain=0.5, puff=6, ang=60, line=3, shadow=0.5)
    p.key(S("M0 -96 L0 92", 2))
    p.part(P("M-50 -112 C-30 -122 30 -122 50 -112 C52 -100 44 -96 36 -100 C16 -106 -16 -106 -36 -100 C-44 -96 -52 -100 -50 -112Z"),
           "#d9a441", tone=0.7, gain=0.8, puff=8, line=3, shadow=0.4)  # fmt: skip
    p.part(
        '<rect x="-8" y="-166" width="16" height="52" rx="4"/>',
        "#7a2420",
        tone=0.6,
        gain=0.8,
        puff=8,
        ang=90,
        line=3,
        shadow=0.3,
    )
    p.part('<circle cx="0" cy="-176" r="13"/>', "#d9a441", tone=0.7, gain=0.9, puff=12, line=3, shadow=0.3)
    p.xf = ""
    p.part(P("M-10 310 L-10 262 C60 236 130 246 206 242 C300 238 380 250 460 270 L460 310Z"), "#4a4238", tone=0.5, gain=0.5,
           puff=26, ang=8, bend=3, line=2.6, shadow=0)  # fmt: skip
    for x, turn in ((300, -24), (344, 12)):
        p.xf = f"translate({x} 262) rotate({turn}) scale(1 .62)"
        p.part(
            '<rect x="-19" y="-27" width="38" height="54" rx="4"/>', "#efe2c4", tone=1, flat=True, line=2.4, shadow=0.5
        )
        p.part(
            '<rect x="-14" y="-22" width="28" height="44" rx="2"/>',
            "#8f1f2b",
            tone=0.7,
            flat=True,
            line=1.4,
            shadow=0,
            ang=45,
        )
    p.xf = ""
    blades = ""
    for i, x in enumerate(range(2, 452, 6)):
        y, lean, tall = 272 + (i * 37 % 15), (i * 53 % 19) - 9, 16 + (i * 29 % 21)
        blades += T(x, y + 12, x + lean * 0.2, y - tall * 0.5, x + lean, y - tall, 5.5, 0.6)
    p.part(P("M-10 310 L-10 282 C100 268 330 268 460 284 L460 310Z") + blades, "#4a6a4c", tone=0.46, gain=0.5, puff=6, ang=80, line=1.4,
           shadow=0)  # fmt: skip


def death() -> Array:
    """The picture with alpha, 900 x 600 px."""
    p = Plate(450, 300, sc=2, seed=82, pitch=4.6)
    sky(p)
    tree(p)
    stone(p)
    raven(p)
    grave(p)
    return panel(p)
