"""Woodcuts beside the text of a quest's page, one for each kind of thing that the party meets.

Upright ones are 250 x 350 units; that of a shop, above its wares, is 350 x 250.
"""

from __future__ import annotations

from collections.abc import Callable

from ..covers import adventurers as who
from ..figures.kit import BONE, GILT, IRON, SHAFT, flat, folds, lay, placed, rivets, stuff, void
from ..materials import GOLD
from ..monsters.pen import disc, limb, mirrored, shape, strokes, sym
from ..plate import Array, Plate
from ..shell import pip
from ..sunburst import rays
from .edge import panel

P, S, T = Plate.P, Plate.S, Plate.taper
FINE = 1.8  # pixels per unit
QUALITY = 66
"""WebP quality: low because the pictures are many and small; the ink hides the loss."""
OPENING = "M56 262 L56 128 C56 28 194 28 194 128 L194 262Z"
RING = "M32 266 L32 126 C32 -6 218 -6 218 126 L218 266 L194 266 L194 128 C194 28 56 28 56 128 L56 266Z"
CHEST = SHAFT | {"col": "#7a4926", "ang": 4, "puff": 12, "line": 3}
PAPER = stuff("#f3ead0", 1, 0.2, 6, line=2.4, shadow=0.5)
CARD_BACK = stuff("#8f2430", 0.7, 0.3, 6, line=2.4, shadow=0.5)
ROPE = 192
"""The x of the rope that hangs in a shaft."""
FIRE = ("#8f1d14", "#d4551b", "#f2a532", "#ffe9a0")
FLAME = ("0,-30! 8,-14 10,-4 6,6 0,9 -6,6 -9,-4 -5,-12", "1,-18! 5,-8 6,0 0,6 -5,1 -3,-7", "0,-8! 3,-2 0,4 -3,0")


def _plate(draw: Callable[[Plate], None], seed: int, wide: int = 250, high: int = 350) -> Array:
    p = Plate(wide, high, sc=FINE, seed=seed, pitch=4.6)
    draw(p)
    return panel(p, 7)


def _wall(p: Plate, light: tuple[float, float], col: str = "#6b5148", reach: float = 260) -> None:
    """Courses of dark stone, lit from one place."""
    p.part(f'<rect width="{p.w}" height="{p.h}"/>', "#211a28", tone=0.2, flat=True, line=0, shadow=0, ang=0, pitch=5)
    for row in range(p.h // 34 + 2):
        y, shift = -10 + row * 34, (row % 2) * 26
        for column in range(-1, p.w // 54 + 1):
            x = column * 54 + shift + (row * 13 + column * 7) % 8
            near = max(0.0, 1 - ((x + 25 - light[0]) ** 2 + (y + 15 - light[1]) ** 2) ** 0.5 / reach)
            p.part(f'<rect x="{x + 2}" y="{y + 2}" width="50" height="30" rx="5"/>', col, tone=0.1 + 0.5 * near, gain=0.55,
                   puff=7, ang=-30 + (row * 5 + column * 11) % 24, line=1.6, shadow=0)  # fmt: skip


def _floor(p: Plate, y: float, col: str = "#7a5a44", tone: float = 0.5) -> None:
    """Flagstones."""
    p.part(P(f"M-10 {p.h + 10} L-10 {y} L{p.w + 10} {y} L{p.w + 10} {p.h + 10}Z"), col, tone=tone, gain=0.2, puff=8, ang=2,
           line=2.6, shadow=0, grad=(0, y, 0.14, 0, p.h, -0.2))  # fmt: skip
    high = p.h - y
    p.key(
        strokes(2, *(f"-10,{y + high * k} {p.w / 2},{y + high * k - 3} {p.w + 10},{y + high * k}" for k in (0.3, 0.68)))
    )
    for x in range(-20, p.w + 30, 56):
        lean = (x - p.w / 2) * 0.22
        p.key(strokes(2, f"{x},{y} {x + lean * 0.4},{y + high * 0.15} {x + lean},{y + high * 0.3}",
                      f"{x + 28 + lean},{y + high * 0.3} {x + 28 + lean * 1.6},{y + high * 0.5} {x + 28 + lean * 2.2},{y + high * 0.68}"))  # fmt: skip


def _arch(p: Plate, tone: float = 0.62) -> None:
    """The dressed stones around a passage."""
    p.part(P(RING, 'fill-rule="evenodd"'), "#b08a5c", tone=tone, gain=0.7, puff=9, ang=40, line=3, shadow=0.4)
    joints = ("32,224 44,223 56,222", "32,180 44,180 56,180", "33,134 45,136 56,138", "42,88 54,96 66,102",
              "66,48 76,60 86,70", "102,30 106,42 109,54")  # fmt: skip
    mirrored(p, lambda: p.key(strokes(3.4, *joints)))


def _flame(p: Plate, x: float, y: float, k: float = 1.0) -> None:
    """A flame of cut paper."""
    back = placed(p, x, y, 0, k)
    for i, spec in enumerate(FLAME):
        p.part(shape(spec), ("#d4551b", "#f2a532", "#ffe9a0")[i], tone=1.1, flat=True, line=2.2 * (i == 0), shadow=0)
    p.xf = back


def room(p: Plate) -> None:
    """A new room: an arch, stairs down to a far fire, and the party going there."""
    _wall(p, (125, 140))
    hole = p.part(P(OPENING), "#2a1016", tone=1.2, flat=True, line=3, shadow=0)
    p.part(rays(125, 132, 22, 20, 150), "#451812", tone=1.2, flat=True, line=0, shadow=0, clip=hole)
    for radius, colour in zip((54, 40, 27, 14), FIRE, strict=True):
        p.flatcol(disc(125, 138, radius, radius * 0.9), colour, clip=hole)
    for side in (-1, 1):  # converging walls with a rail of light
        wall = p.part(P(f"M{125 + side * 34} 150 L{125 + side * 80} 290 L{125 + side * 140} 290 L{125 + side * 140} 0"
                        f" L{125 + side * 60} 0 L{125 + side * 34} 96Z"), "#5a3226", tone=0.5, gain=0.3, puff=8, ang=side * 58,
                      line=2.4, shadow=0, clip=hole, grad=(125 + side * 34, 150, 0.3, 125 + side * 90, 150, -0.3))  # fmt: skip
        p.key(strokes(2.4, f"{125 + side * 34},126 {125 + side * 54},118 {125 + side * 90},100",
                      f"{125 + side * 38},164 {125 + side * 56},176 {125 + side * 90},196"), clip=wall)  # fmt: skip
    y, half = 150.0, 34.0
    for n, colour in enumerate(("#ffd98a", "#f2b04a", "#e0862a", "#c4641f", "#9c431b", "#742c18", "#521f18")):
        high = 8 + n * 3.4
        wider = half + high * 0.33
        p.key(P(f"M{125 - half} {y} L{125 + half} {y} L{125 + wider} {y + high} L{125 - wider} {y + high}Z"), clip=hole)
        p.cut(P(f"M{125 - half} {y} L{125 + half} {y} L{125 + half + 3} {y + high * 0.6} L{125 - half - 3} {y + high * 0.6}Z"), colour,
              clip=hole)  # fmt: skip
        y, half = y + high, wider
    _arch(p)
    _floor(p, 262)
    who.stand(p, who.mender, 92, 254, 0.68)
    who.stand(p, who.warrior, 164, 250, 0.7)


def exit(p: Plate) -> None:
    """The exit: morning behind a raised gate."""
    _wall(p, (125, 150), "#5b4a4e", 200)
    hole = p.part(P(OPENING), "#f6cf93", tone=1.2, flat=True, line=3, shadow=0)
    p.part(rays(125, 140, 30, 30, 170), "#eeb06a", tone=0.94, flat=True, line=0, shadow=0, clip=hole)
    p.part(disc(125, 140, 33), "#fff3c4", tone=1.2, flat=True, line=2.4, shadow=0, clip=hole)
    for y, x0, x1 in ((104, 66, 106), (92, 138, 182)):
        p.part(P(f"M{x0} {y} C{x0 + 12} {y - 8} {x1 - 12} {y - 8} {x1} {y} C{x1 - 12} {y + 5} {x0 + 12} {y + 5} {x0} {y}Z"),
               "#fbe3b4", tone=1.1, flat=True, line=1.8, shadow=0, clip=hole)  # fmt: skip
    p.part(P("M40 176 C80 148 110 166 136 172 C160 154 190 160 214 176 L214 270 L40 270Z"), "#7fa39a", tone=0.84, gain=0.3,
           puff=14, ang=12, line=2, shadow=0, clip=hole)  # fmt: skip
    p.part(P("M162 176 L162 146 L158 146 L158 132 L164 132 L164 137 L169 137 L169 132 L175 132 L175 137 L180 137 L180 132 L186 132 L186 146 L182 146 L182 176Z"), "#5f7f86", tone=0.7, gain=0.4,
           puff=5, line=1.8, shadow=0, clip=hole)  # fmt: skip
    p.part(P("M40 206 C80 184 116 194 140 200 C170 188 196 194 214 206 L214 280 L40 280Z"), "#7fa36a", tone=0.78, gain=0.5,
           puff=18, ang=8, bend=3, line=2.2, shadow=0, clip=hole)  # fmt: skip
    p.part(P("M84 268 C100 240 136 238 132 220 C130 210 120 206 128 196 C146 206 160 212 156 226 C152 244 160 254 172 268Z"),
           "#efdcae", tone=1, flat=True, line=1.8, shadow=0, clip=hole)  # fmt: skip
    p.key("".join(T(x - 7, y - 3, x - 3, y - 6, x, y, 2.2) + T(x, y, x + 3, y - 6, x + 7, y - 3, 2.2)
                  for x, y in ((86, 130), (98, 120), (168, 116))), clip=hole)  # fmt: skip
    bars = "".join(f'<rect x="{x}" y="20" width="6" height="{48 + x * 7 % 5}"/>' for x in range(65, 190, 20))
    spikes = "".join(
        f"M{x - 3} {66 + x * 7 % 5} L{x + 3} {82 + x * 7 % 5} L{x + 9} {66 + x * 7 % 5}Z" for x in range(65, 190, 20)
    )
    p.part(bars + P(spikes) + '<rect x="50" y="56" width="150" height="6"/>', "#3b3640", tone=0.5, gain=0.8, puff=4, line=2,
           shadow=0, clip=hole)  # fmt: skip
    _arch(p, 0.7)
    _floor(p, 262, "#c79a62", 0.78)
    who.stand(p, who.ranger, 88, 256, 0.64)
    who.stand(p, who.scoundrel, 160, 254, 0.66)


def foe(p: Plate) -> None:
    """An encounter: something waiting in the dark of the next room, and the party before it."""
    _wall(p, (70, 300), "#5a4668", 250)
    hole = p.part(P(OPENING), "#0c0a10", tone=0.0, flat=True, line=3, shadow=0)
    p.part(sym("125,74 104,80 84,52! 78,104 82,150 52,190 46,270! 125,270!", 125), "#32233e", tone=0.2, gain=0.5, puff=30,
           ang=60, bend=3, line=0, shadow=0, clip=hole)  # fmt: skip
    for side in (-1, 1):
        eye = p.part(shape(" ".join(f"{125 + side * dx},{124 + dy}{end}" for dx, dy, end in
                                    ((5, 7, "!"), (20, -12, ""), (40, -14, "!"), (32, 6, ""), (18, 12, "")))),
                     "#e8cf3e", tone=1, flat=True, line=2, shadow=0, clip=hole)  # fmt: skip
        p.flatcol(disc(125 + side * 23, 124, 9, 12), "#fff8c8", clip=eye)
        p.key(disc(125 + side * 21, 123, 3, 11), clip=eye)
        for x, y, k in ((52, 92, 1.0), (56, 196, 0.8), (34, 66, 0.7)):
            p.cut(shape(" ".join(f"{125 + side * (x + k * dx)},{y + k * dy}" for dx, dy in ((-8, 3), (0, -5), (9, -6), (5, 3)))),
                  "#f2762a" if x != 56 else "#4fd6b8", clip=hole)  # fmt: skip
    grin = p.part(shape("82,158! 104,170 125,173 146,170 168,158! 162,184 144,198 125,201 106,198 88,184"), "#5a1018", tone=0.5,
                  gain=0.3, puff=8, line=2, shadow=0)  # fmt: skip
    teeth = "".join(f"M{x - 5} 156 L{x + 6} 156 L{x + 0.5} {178 + (x % 3) * 2}Z M{x + 1} 206 L{x + 11} 206 L{x + 6} 186Z"
                    for x in range(88, 168, 11))  # fmt: skip
    p.part(P(teeth), "#efe6d2", tone=0.95, gain=0.4, puff=4, line=1.6, shadow=0, clip=grin)
    _arch(p, 0.4)
    _floor(p, 262, "#5f4a58", 0.4)
    who.stand(p, who.knight, 90, 258, 0.7)
    who.stand(p, who.mage, 166, 266, 0.64)


def _cards(p: Plate, *cards: tuple[float, float, float, str]) -> None:
    """Cards that lie on a table, face up if they have a sign."""
    for x, y, turn, sign in cards:
        back = placed(p, x, y, turn)
        p.xf += " scale(1 .74)"
        lay(p, '<rect x="-19" y="-27" width="38" height="54" rx="5"/>', PAPER if sign else CARD_BACK)
        if sign:
            p.flatcol(pip(sign, 0, 0, 26), "#b3202e" if sign in "HD" else "#17110f", keepink=False)
        else:
            lay(
                p, '<rect x="-13" y="-21" width="26" height="42" rx="3"/>', CARD_BACK, col="#b0404a", line=1.4, shadow=0
            )
        p.xf = back


def _candle(p: Plate, x: float, y: float, high: float) -> None:
    """A candle that stands on a table and burns."""
    lay(p, disc(x, y, 17, 6), IRON, puff=4, line=2.4)
    lay(p, f"{x - 8},{y - 2}! {x - 8},{y - high}! {x - 4},{y - high + 4} {x},{y - high + 1} {x + 4},{y - high + 5} {x + 8},{y - high}! {x + 8},{y - 2}!",
        stuff("#f0e2be", 0.95, 0.6, 7, 84), line=2.6)  # fmt: skip
    _flame(p, x, y - high - 8, 1.2)


def story(p: Plate) -> None:
    """A story: a hooded person, a candle, and cards."""
    p.part('<rect width="250" height="350"/>', "#1d1620", tone=0.16, flat=True, line=0, shadow=0, ang=0, pitch=5)
    p.part(disc(152, 190, 150), "#4a2a22", tone=0.5, flat=True, line=0, shadow=0, ang=0)
    p.part(rays(152, 196, 26, 30, 300), "#6b3a24", tone=0.62, flat=True, line=0, shadow=0, ang=0)
    p.part(disc(152, 196, 74), "#b8702f", tone=0.9, flat=True, line=0, shadow=0)
    p.part(disc(152, 196, 50), "#e8b050", tone=1, flat=True, line=0, shadow=0)
    cloth = stuff("#3d3352", 0.5, 0.9, 26, 70, line=3, shadow=0.4, grad=(40, 200, -0.2, 170, 200, 0.24))
    lay(p, "104,120! 70,150 34,180 20,280! 186,280! 176,206 156,168 128,136", cloth)
    lay(p, "100,58! 70,66 56,104 60,146 78,168 104,176 130,164 142,140 140,108 128,78", cloth, col="#4a3e62", puff=18)
    p.part(shape("108,80 88,92 80,122 88,150 106,162 124,152 132,130 126,100"), **void("#120c14"))
    for x in (102, 121):
        p.cut(disc(x, 115, 4.4, 3), "#ffe9a0")
    folds(p, "84,176 66,220 62,280", "116,180 112,226 118,280", "48,196 38,236 36,280", width=4)
    p.part(P("M-10 360 L-10 266 C70 256 190 256 260 266 L260 360Z"), "#8a5330", tone=0.6, gain=0.2, puff=10, ang=2, line=3,
           shadow=0.5, grad=(160, 266, 0.24, 10, 350, -0.26))  # fmt: skip
    folds(p, "-10,292 125,286 260,292", "-10,322 125,316 260,322", width=2.6)
    _candle(p, 192, 286, 62)
    _cards(p, (56, 300, -16, ""), (104, 304, 4, "S"), (152, 312, 14, "H"))
    lay(p, limb("42,232 78,272", 34, 24), cloth, line=3)
    lay(p, "66,262 84,262 100,274! 104,284 92,284 84,288 70,282", stuff("#d9b890", 0.84, 0.5, 8, -30, line=2.6))
    folds(p, "86,272 94,276 100,282", "80,276 86,282 90,287", width=2)


def find(p: Plate) -> None:
    """A niche behind loose stones, and in it a chest that shines."""
    _wall(p, (125, 190))
    niche = "M42 268 L42 126 C42 26 208 26 208 126 L208 268Z"
    hole = p.part(P(niche), "#3a2014", tone=1.0, flat=True, line=3, shadow=0)
    p.part(rays(125, 196, 26, 20, 220), "#7a4926", tone=1, flat=True, line=0, shadow=0, clip=hole)
    p.part(disc(125, 190, 84), "#d99a3a", tone=1, flat=True, line=0, shadow=0, clip=hole)
    p.part(rays(125, 196, 26, 20, 84), "#f2c65a", tone=1, flat=True, line=0, shadow=0, clip=hole)
    p.part(disc(125, 192, 52), "#ffe9a0", tone=1, flat=True, line=0, shadow=0, clip=hole)
    for x, y, turn in ((30, 60, -8), (34, 120, 6), (24, 186, -4), (218, 76, 8), (222, 146, -6), (216, 214, 5), (76, 34, -30),
                       (172, 32, 28), (124, 22, 2)):  # fmt: skip
        back = placed(p, x, y, turn)
        lay(p, '<rect x="-26" y="-17" width="52" height="34" rx="6"/>', stuff("#8a6a52", 0.5, 0.7, 8, 20, line=2.6))
        p.xf = back
    lay(p, sym("125,148 74,150 50,162! 58,206! 125,204", 125), CHEST, tone=0.4)
    lay(p, sym("125,160 80,162 64,172! 68,202! 125,200", 125), stuff("#3a1d14", 0.2), puff=8, shadow=0)
    lay(p, sym("125,186 96,192 66,212! 70,228! 125,232", 125), GILT | {"col": "#e8b84a", "tone": 0.86}, puff=12)
    for i, (x, y) in enumerate(((84, 206), (104, 198), (126, 192), (148, 200), (168, 208), (116, 208), (138, 210))):
        back = placed(p, x, y, (i * 53) % 40 - 20)
        lay(p, disc(0, 0, 12, 7 + i % 3 * 2), GILT | {"puff": 4}, line=2)
        p.xf = back
    for x, y, col in ((96, 190, "#b3202e"), (146, 188, "#4fd6b8"), (126, 180, "#5f8ad0")):
        lay(p, f"{x - 9},{y}! {x},{y - 9} {x + 9},{y}! {x},{y + 12}!", stuff(col, 0.84, 0.8, 6), line=2.2)
    lay(p, sym("125,216! 48,216! 54,276! 125,278!", 125), CHEST, shadow=0.8)
    folds(p, "58,240 125,236 192,240", width=3)
    lay(p, sym("125,212! 44,212! 44,226! 125,226!", 125), IRON, puff=5)
    for x in (66, 184):
        lay(p, f'<rect x="{x - 8}" y="212" width="16" height="66"/>', IRON, puff=5)
        rivets(p, (x, 234), (x, 250), (x, 266))
    lay(p, sym("125,214! 109,214! 109,242 125,252!", 125), GILT, puff=7)
    p.key(disc(125, 228, 4) + P("M123 228 L127 228 L129 243 L121 243Z"))
    _floor(p, 280, "#8a6244", 0.56)
    for x, y, turn, k in ((44, 298, -14, 0.9), (98, 318, 10, 0.8), (206, 304, 22, 1.0), (160, 326, -8, 0.7)):
        back = placed(p, x, y, turn, k)
        lay(
            p,
            '<rect x="-26" y="-16" width="52" height="32" rx="6"/>',
            stuff("#8a6a52", 0.62, 0.8, 9, 20, line=3, shadow=0.8),
        )
        p.xf = back


def fen(p: Plate) -> None:
    """A path of planks into the fen: a low moon, a willow, reeds, and a light that should not be there."""
    p.part('<rect width="250" height="350"/>', "#12302b", tone=0.2, flat=True, line=0, shadow=0, ang=0, pitch=5.2,
           grad=(0, 0, -0.06, 0, 230, 0.36))  # fmt: skip
    p.part(disc(112, 118, 78), "#b9cf8a", tone=1, flat=True, line=0, shadow=0)
    p.key('<circle cx="112" cy="118" r="78" fill="none" stroke="#000" stroke-width="2"/>'
          '<circle cx="112" cy="118" r="72" fill="none" stroke="#000" stroke-width="1"/>')  # fmt: skip
    for x, y, r in ((78, 82, 10), (142, 76, 7), (92, 142, 8), (150, 138, 11)):
        p.flatcol(disc(x, y, r), "#9fb573")
        p.key(T(x - r, y, x - r * 0.4, y + r * 1.3, x + r * 0.8, y + r * 0.7, 2))
    p.part(P("M-10 214 C40 190 90 204 130 198 C180 190 220 200 260 208 L260 240 L-10 240Z"), "#1d4038", tone=0.3, gain=0.4, puff=10,
           ang=10, line=2, shadow=0)  # fmt: skip
    p.part(P("M-10 222 L260 222 L260 360 L-10 360Z"), "#2c5a50", tone=0.36, flat=True, ang=0, line=2, shadow=0, pitch=6,
           grad=(112, 222, 0.3, 112, 350, -0.16))  # fmt: skip
    for y, half in ((230, 52), (238, 38), (247, 46), (258, 28)):
        p.cut(T(112 - half, y, 112, y + 2, 112 + half, y, 3.4), "#c6d99a")
    trunk = (
        T(222, 356, 188, 210, 204, 66, 58, 20)
        + T(204, 90, 176, 56, 138, 46, 18, 4)
        + T(206, 80, 230, 46, 256, 40, 18, 6)
    )
    p.part(
        trunk + T(200, 130, 172, 110, 150, 112, 10, 3),
        "#5a4a3e",
        tone=0.4,
        gain=0.9,
        puff=10,
        ang=84,
        line=2.6,
        shadow=0.3,
    )
    for x, y, long, lean in ((138, 46, 78, -8), (152, 48, 112, -4), (168, 54, 88, 2), (184, 62, 60, -2), (222, 52, 96, 3),
                             (236, 44, 130, 2), (248, 42, 92, 0), (150, 112, 56, -4), (162, 112, 40, 2)):  # fmt: skip
        p.part(
            T(x, y, x + lean - 6, y + long * 0.5, x + lean, y + long, 9),
            "#3f6b48",
            tone=0.5,
            gain=0.6,
            puff=3,
            line=1.8,
            shadow=0,
        )
    planks = ((268, 40, 21), (284, 50, 24), (303, 62, 27), (326, 78, 31))
    for n, (y, half, high) in enumerate(planks):
        lay(p, f"{96 - half + n * 2},{y}! {96 + half},{y - 1 + n % 2 * 2}! {98 + half + 5},{y + high * 0.62}! {94 - half - 5},{y + high * 0.6}!",
            stuff("#8a6a48", 0.56, 0.6, 6, 2, line=2.6, shadow=0.6))  # fmt: skip
    for x, high in ((8, 96), (18, 128), (28, 84), (226, 70), (238, 104), (246, 82), (40, 66)):
        p.part(
            T(x, 352, x - 4, 352 - high * 0.6, x + 5, 352 - high, 5, 2),
            "#6f8f4e",
            tone=0.56,
            gain=0.5,
            puff=2,
            line=1.8,
            shadow=0,
        )
        if high > 80:
            p.part(disc(x + 5, 352 - high - 8, 4.4, 13), "#7a4a2a", tone=0.5, gain=0.6, puff=4, line=2, shadow=0)
    p.cut(disc(40, 190, 15), "#2f6f5e")
    p.cut(disc(40, 190, 9), "#7fe0b0")
    p.cut(disc(40, 190, 4.6), "#f4fff0")
    who.stand(p, who.ranger, 76, 254, 0.58)
    who.stand(p, who.scoundrel, 134, 260, 0.58)


def court(p: Plate) -> None:
    """A hall of the Gilded Court: a chandelier, a great mirror, and somebody looking out of it."""
    p.part('<rect width="250" height="350"/>', "#3c1420", tone=0.36, flat=True, line=0, shadow=0, ang=90, pitch=6.4,
           grad=(125, 130, 0.3, 10, 10, -0.3))  # fmt: skip
    for x in (20, 66, 184, 230):
        for y in (60, 104, 148, 192):
            p.flatcol(pip("SHDC"[(x + y) % 4], x, y, 15), "#6b2636")
    p.part('<rect x="-6" y="224" width="262" height="14"/>', **GILT | {"puff": 6})
    glass = "M70 236 L70 134 C70 74 180 74 180 134 L180 236Z"
    ring = "M56 240 L56 132 C56 54 194 54 194 132 L194 240 L180 240 L180 134 C180 74 70 74 70 134 L70 240Z"
    hole = p.part(
        P(glass), "#27465e", tone=0.5, flat=True, line=3, shadow=0, ang=-52, pitch=6, grad=(80, 90, 0.4, 180, 236, -0.1)
    )
    for k, (x, col) in enumerate(((102, "#8a3a44"), (150, "#4f6f9a"))):
        back = placed(p, x, 196, 0, 0.62)
        lay(p, sym("0,-4 14,0 30,8 37,28 44,80! 0,80!", 0), stuff(col, 0.5, 0.9, 12, 78, shadow=0))
        lay(p, sym("0,-52 16,-46 23,-26 20,-4 10,8 0,10", 0), stuff("#dfe3d4", 0.9, 0.5, 12, -30, shadow=0))
        p.key(P("M-19 -34 C-10 -40 -4 -36 0 -32 C4 -36 10 -40 19 -34 C18 -20 6 -20 0 -26 C-6 -20 -18 -20 -19 -34Z"))
        for side in (-1, 1):
            p.cut(disc(side * 9, -30, 3.6, 2.4), "#ffe9a0")
        p.key(strokes(3, "-8,-8 0,-3 9,-9") if k else strokes(3, "-9,-6 0,-10 8,-6"))
        lay(p, "-22,-44! -14,-66 14,-70 24,-44! 34,-40! 0,-48 -32,-38!" if k else "-24,-40! -18,-72! -6,-52! 0,-78! 6,-52! 18,-72! 24,-40!",
            stuff("#1d1a26", 0.3, 0.8, 8, shadow=0) if k else GILT)  # fmt: skip
        p.xf = back
    p.cut(strokes(5, "82,150 92,120 112,100", "84,172 90,150 98,136"), "#bcd6e0", clip=hole)
    p.part(P(ring, 'fill-rule="evenodd"'), **GILT | {"puff": 6, "line": 3})
    mirrored(
        p,
        lambda: p.key(
            strokes(2.6, "56,200 63,198 70,200", "56,160 63,160 70,162", "62,108 70,112 78,118", "88,72 94,82 98,92")
        ),
    )
    p.xf = "translate(0 17)"
    lay(p, sym("125,40! 112,56 116,70 125,76", 125), GILT)
    p.part(S("M125 -26 L125 22", 4), **GILT)
    p.part(P("M66 30 C84 54 166 54 184 30 L184 36 C166 62 84 62 66 36Z"), **GILT | {"puff": 5})
    lay(p, disc(125, 30, 9), GILT, puff=8)
    for x, y in ((66, 26), (96, 38), (154, 38), (184, 26)):
        lay(p, f"{x - 4},{y}! {x - 4},{y - 14}! {x + 4},{y - 14}! {x + 4},{y}!", stuff("#f0e2be", 0.95, 0.4, 4), line=2)
        _flame(p, x, y - 20, 0.7)
    p.xf = ""
    p.part(P("M-10 360 L-10 262 L260 262 L260 360Z"), "#6b5148", tone=0.4, gain=0.2, puff=8, ang=2, line=2.6, shadow=0)
    for row, (y0, y1) in enumerate(((262, 282), (282, 308), (308, 350))):
        for n in range(-5, 6):
            if (n + row) % 2 == 0:
                a, b = (y0 - 150) / 4.4, (y1 - 150) / 4.4
                p.part(P(f"M{125 + n * a} {y0} L{125 + (n + 1) * a} {y0} L{125 + (n + 1) * b} {y1} L{125 + n * b} {y1}Z"), "#c9a878",
                       tone=0.7, flat=True, ang=2, line=1.6, shadow=0)  # fmt: skip
    p.part(P("M-10 238 L260 238 L260 264 L-10 264Z"), "#2c1a1e", tone=0.3, gain=0.5, puff=6, ang=2, line=2.4, shadow=0)
    who.stand(p, who.rogue, 84, 266, 0.6)
    who.stand(p, who.queen, 166, 266, 0.6)


def _bottle(p: Plate, x: float, y: float, col: str, k: float = 1.0) -> None:
    """A bottle that stands on a shelf."""
    back = placed(p, x, y, 0, k)
    lay(p, sym("0,-34! -5,-34! -5,-22 -12,-14 -12,0! 0,0!", 0), stuff(col, 0.84, 0.8, 8, line=2.4))
    lay(p, '<rect x="-4" y="-40" width="8" height="8"/>', SHAFT, puff=3, line=1.8, shadow=0)
    p.cut(strokes(2.4, "-7,-12 -8,-6 -7,-2"), "#ffffff")
    p.xf = back


def shop(p: Plate) -> None:
    """A stall: an awning, shelves, scales, and a pale keeper who counts cards."""
    p.part('<rect width="350" height="250"/>', "#241a1e", tone=0.22, flat=True, line=0, shadow=0, ang=0, pitch=5)
    p.part(disc(176, 126, 150, 110), "#6b3f24", tone=0.6, flat=True, line=0, shadow=0, ang=0)
    for y in (96, 150):
        lay(p, f'<rect x="10" y="{y}" width="330" height="8"/>', SHAFT, puff=4, ang=2, line=2.4)
    for x, y, col, k in ((34, 96, "#b3202e", 0.9), (60, 96, "#4f8f6a", 0.8), (86, 96, "#e0aa3e", 0.9), (268, 96, "#5f8ad0", 0.9),
                         (296, 96, "#b3202e", 0.75), (322, 96, "#8a6fb0", 0.9), (40, 150, "#5f8ad0", 0.9), (330, 150, "#4f8f6a", 0.8),
                         (304, 150, "#e0aa3e", 0.8)):  # fmt: skip
        _bottle(p, x, y, col, k)
    lay(p, "72,150! 66,132 74,120 90,120 98,132 92,150!", BONE, puff=8, line=2.4)
    p.key(disc(76, 134, 4, 5) + disc(89, 134, 4, 5) + P("M82 139 L79 145 L86 145Z"))
    coat = stuff("#3f5a4a", 0.52, 0.9, 22, 74, line=3)
    lay(p, sym("176,122 132,132 112,170 104,220! 176,222!", 176), coat)
    lay(p, sym("176,140! 154,142! 148,222! 176,222!", 176), stuff("#d9cfb8", 0.86, 0.6, 10, 84, line=2.6, shadow=0))
    lay(p, sym("176,66 150,72 144,98 150,124 166,140 176,142", 176), stuff("#dfe3d4", 0.94, 0.5, 16, -30, line=2.8))
    lay(p, sym("176,50! 150,54 146,76! 122,80 116,88! 176,90!", 176), stuff("#5a2430", 0.5, 0.9, 10, line=2.8))
    for x in (164, 188):
        p.cut(disc(x, 101, 8.4), "#fff8d8")
        p.key(f'<circle cx="{x}" cy="101" r="8.4" fill="none" stroke="#000" stroke-width="2.4"/>' + disc(x, 102, 2.6))
    p.key(
        S("M172 101 L180 101", 2.4) + strokes(3.4, "162,124 176,132 190,122") + strokes(2.4, "176,104 171,114 177,116")
    )
    lay(p, limb("120,158 96,194", 30, 22), coat)
    lay(p, limb("230,158 243,190", 30, 22), coat)
    p.part(
        P("M-10 260 L-10 204 L360 204 L360 260Z"), "#8a5330", tone=0.62, gain=0.2, puff=10, ang=2, line=3, shadow=0.5
    )
    folds(p, "-10,226 175,222 360,226", width=2.6)
    for x, y in ((92, 204), (244, 204)):
        lay(p, disc(x, y, 15, 10), stuff("#dfe3d4", 0.9, 0.6, 8, line=2.6))
        folds(
            p,
            f"{x - 5},{y - 3} {x - 5},{y + 3} {x - 6},{y + 8}",
            f"{x + 4},{y - 3} {x + 4},{y + 3} {x + 4},{y + 8}",
            width=2.2,
        )
    _cards(p, (146, 224, -18, ""), (172, 222, 0, "D"), (199, 225, 16, "C"))
    p.part(S("M288 206 L288 150", 5), **GOLD | {"line": 2.2})
    p.part(S("M256 158 C274 150 302 150 320 158", 4), **GOLD | {"line": 2.2, "shadow": 0})
    for x in (256, 320):
        p.key(S(f"M{x} 158 L{x - 13} 184 M{x} 158 L{x + 13} 184", 1.6))
        lay(p, f"{x - 16},184! {x + 16},184! {x + 9},194 {x - 9},194", GILT, puff=4, line=2.2)
    lay(p, disc(288, 206, 18, 6), GILT, puff=4, line=2.2)
    _candle(p, 46, 214, 34)
    for n in range(8):
        x = -6 + n * 46
        col = "#b3202e" if n % 2 == 0 else "#efe2c4"
        p.part(P(f"M{x} -4 L{x + 46} -4 L{x + 46} 34 C{x + 46} 56 {x} 56 {x} 34Z"), col, tone=0.78, gain=0.5, puff=9, ang=86, line=2.8,
               shadow=0.6)  # fmt: skip
    p.part('<rect x="-6" y="-6" width="370" height="20"/>', **flat("#5a1824", 2.4) | {"tone": 0.6})


def depths(p: Plate) -> None:
    """A shaft like a dry well: steps along its wall, a rope with a bucket, and a far glow."""
    _wall(p, (150, 250), "#8a7880", 300)
    hole = p.part(disc(150, 356, 150, 84), "#1a0f14", tone=1.2, flat=True, line=3, shadow=0)
    for radius, colour in zip((122, 90, 60, 32), FIRE, strict=True):
        p.part(disc(150, 362, radius, radius * 0.56), colour, tone=1.2, flat=True, line=0, shadow=0, clip=hole)
    p.part('<rect x="-10" y="10" width="270" height="26"/>', **SHAFT | {"ang": 2, "puff": 8, "line": 3, "shadow": 0.6})
    lay(p, f'<rect x="{ROPE - 24}" y="8" width="48" height="32" rx="8"/>', SHAFT, ang=86, puff=12, line=2.6)
    p.part(T(ROPE, 38, ROPE + 1, 90, ROPE, 130, 7, 6), "#c9a268", tone=0.7, gain=0.6, puff=3, ang=30, line=2, shadow=0)
    _bucket(p, ROPE, 152)
    for n in range(8):
        x, y = 20 + n * 31, 138 + n * 25
        stone = stuff("#a08a70", 0.5 + 0.05 * n, 0.6, 8, 6, line=3, shadow=0.8)
        lay(p, f"{x - 40},{y}! {x + 34},{y - 2}! {x + 31},{y + 19}! {x - 40},{y + 20}!", stone)
    who.stand(p, who.mender, 42, 74, 0.54)
    who.stand(p, who.warrior, 112, 134, 0.56)


def _bucket(p: Plate, x: float, y: float) -> None:
    """A bucket of staves that hangs by its bow."""
    bow = T(x - 22, y + 2, x - 18, y - 16, x, y - 24, 4) + T(x + 22, y + 2, x + 18, y - 16, x, y - 24, 4)
    p.part(bow, "#c4ccd0", tone=0.8, gain=0.4, puff=3, line=2, shadow=0)
    lay(p, f"{x - 26},{y}! {x + 26},{y}! {x + 19},{y + 46}! {x - 19},{y + 46}!", CHEST, col="#c07c3c", tone=0.7, ang=88)
    for dy, half in ((8, 25), (32, 21.5)):
        lay(
            p,
            f'<rect x="{x - half}" y="{y + dy}" width="{2 * half}" height="6"/>',
            IRON,
            tone=0.8,
            puff=3,
            line=2,
            shadow=0,
        )
    p.part(disc(x, y, 26, 7), "#3a2418", tone=1.1, flat=True, line=2.4, shadow=0)


PICTURES = {
    "page-court": lambda: _plate(court, 107),
    "page-depths": lambda: _plate(depths, 109),
    "page-exit": lambda: _plate(exit, 101),
    "page-fen": lambda: _plate(fen, 108),
    "page-find": lambda: _plate(find, 102),
    "page-foe": lambda: _plate(foe, 103),
    "page-room": lambda: _plate(room, 104),
    "page-shop": lambda: _plate(shop, 105, 350, 250),
    "page-story": lambda: _plate(story, 106),
}
