"""The hearts: ten vessels of the same blood-red potion, on a rose sunburst."""

from .materials import CORK, GLASS, GOLD, IRON, POTION, RUBY, SURFACE, WOOD, Material
from .plate import Array, Drawing, Plate
from .shell import pip
from .sunburst import ROSE, shelf, sunburst

P, S, T = Plate.P, Plate.S, Plate.taper

GLEAM = "#fff7ea"
ROSY = "#f3b9b0"
BLOOD = "#b3202e"
CHINA = "#f3ead6"
BLUE = "#2f6273"
CLAY = "#c2703a"
BLACK_GLAZE = "#2a1b19"


def ellipse(x: float, y: float, rx: float, ry: float) -> str:
    return f'<ellipse cx="{x}" cy="{y}" rx="{rx}" ry="{ry}"/>'


def block(x: float, y: float, w: float, h: float, r: float = 0) -> str:
    return f'<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="{r}"/>'


def bubbles(p: Plate, *spots: tuple[float, float, float], clip: Array | None = None) -> None:
    """Bubbles in the potion, each x, y and radius."""
    for x, y, r in spots:
        p.part(ellipse(x, y, r, r), "#ee8a86", tone=0.95, gain=0.5, puff=r, line=1.2, shadow=0, clip=clip)


def drop(p: Plate, x: float, y: float, size: float = 1.0) -> None:
    """A falling drop of potion; x, y is its tip."""
    shape = P("M0 0 C7 12 10 17 10 23 A10 10 0 0 1 -10 23 C-10 17 -7 12 0 0Z")
    p.part(f'<g transform="translate({x} {y}) scale({size})">{shape}</g>', **RUBY | {"shadow": 0.3})
    p.cut(ellipse(x - 4 * size, y + 21 * size, 1.8 * size, 3.4 * size), ROSY)


def heart(p: Plate, x: float, y: float, size: float, col: str = "#f3e3c0") -> None:
    """The heart that marks a vessel as medicine."""
    p.part(pip("H", x, y, size), col, tone=0.95, gain=0.6, puff=size / 5, line=2.4, shadow=0.5)


def stopper(p: Plate, x: float, y: float, top: float, foot: float, length: float) -> None:
    """A cork whose upper left is at x, y; top and foot are its widths."""
    slant = (top - foot) / 2
    p.part(P(f"M{x} {y} L{x + top} {y} L{x + top - slant} {y + length} L{x + slant} {y + length}Z"), **CORK)
    for dx, dy in ((0.25, 0.25), (0.62, 0.4), (0.35, 0.62), (0.75, 0.16)):
        p.key(ellipse(x + top * dx, y + length * dy, 2.4, 1.4))


def vial(p: Plate) -> None:
    sunburst(p, ROSE)
    seat = "translate(-14 4) rotate(10 125 180)"
    p.xf = seat
    tube = P("M93 66 L157 66 L157 250 A32 32 0 0 1 93 250Z")
    outside = p.part(tube, **GLASS)
    inside = p.mask(P("M99 66 L151 66 L151 250 A26 26 0 0 1 99 250Z"))
    p.xf = ""
    p.part(
        P("M0 142 C60 132 90 150 130 140 C170 132 200 142 250 136 L250 350 L0 350Z"),
        **POTION | {"puff": 30},
        clip=inside,
    )
    p.part(
        P("M0 142 C60 132 90 150 130 140 C170 132 200 142 250 136 L250 150 C200 156 60 158 0 156Z"),
        **SURFACE,
        clip=inside,
    )
    bubbles(p, (106, 196, 8), (122, 178, 6), (104, 232, 7), (120, 216, 5), (94, 262, 5), (128, 164, 4), clip=outside)
    p.xf = seat
    p.cut(T(104, 150, 102, 196, 104, 246, 8) + T(103, 88, 102, 108, 103, 128, 5), GLEAM)
    p.cut(T(147, 190, 148, 220, 145, 250, 4), ROSY)
    stopper(p, 103, 22, 44, 38, 40)
    p.part(block(84, 56, 82, 18, 9), **GLASS | {"puff": 8, "ang": 0, "line": 2.6, "shadow": 0.5})
    p.part(P("M90 104 C110 112 140 112 160 104 L160 116 C140 124 110 124 90 116Z"), **CORK | {"col": "#7a4a26"})
    p.key(S("M157 110 C168 114 176 122 180 134", 3))
    p.xf = "translate(172 148) rotate(-8)"
    p.part(P("M-16 0 L0 -14 L16 0 L16 56 L-16 56Z"), CHINA, tone=0.95, gain=0.4, puff=5, line=2.4, shadow=0.6)
    p.key(ellipse(0, -3, 3, 3))
    heart(p, 0, 28, 26, BLOOD)
    p.xf = ""


def teacup(p: Plate) -> None:
    sunburst(p, ROSE, 118, 190)
    shelf(p, 118, 280, 96)
    p.part(ellipse(120, 268, 100, 19), CHINA, tone=0.86, gain=0.6, puff=14, ang=4, line=2.6, shadow=0.5)
    p.part(ellipse(120, 262, 74, 11), BLUE, tone=0.7, flat=True, line=1.4, shadow=0)
    ring = "M184 166 C236 152 240 228 176 228 L168 214 C212 216 214 170 184 184Z"
    p.part(P(ring), CHINA, tone=0.85, gain=0.8, puff=7, ang=40, line=2.6, shadow=0.5)
    bowl = "M32 150 C34 204 56 240 88 256 L152 256 C184 240 206 204 208 150Z"
    p.part(P(bowl), CHINA, tone=0.86, gain=0.75, puff=44, ang=-50, bend=4, line=3, shadow=0.7)
    p.part(P("M84 254 L156 254 L162 266 L78 266Z"), CHINA, tone=0.75, gain=0.7, puff=6, ang=0, line=2.2, shadow=0.3)
    for x, turn in ((76, 18), (164, -18)):
        _flower(p, x, 206, turn)
    heart(p, 120, 214, 52, BLOOD)
    p.part(ellipse(120, 150, 88, 24), CHINA, tone=0.97, gain=0.4, puff=6, ang=0, line=2.8, shadow=0)
    p.part(ellipse(120, 152, 78, 18.5), **POTION | {"tone": 0.75, "puff": 12, "ang": 0})
    p.part(
        P("M46 156 C66 146 100 150 122 146 C150 142 176 146 194 156 C180 166 60 168 46 156Z"), **SURFACE | {"line": 0}
    )
    bubbles(p, (92, 158, 5), (104, 162, 3.4), (150, 156, 4.4))
    for x, y, k in ((92, 124, 0.9), (126, 112, 1.15), (160, 126, 0.8)):
        steam = P("M0 0 C-18 -16 14 -30 0 -48 C-8 -58 -4 -68 4 -76 C4 -64 16 -56 16 -44 C16 -26 -2 -18 0 0Z")
        puff = f'<g transform="translate({x} {y}) scale({k})">{steam}</g>'
        p.part(puff, "#fbf1dd", tone=1, gain=0.3, puff=6, line=2.2, shadow=0)


def _flower(p: Plate, x: float, y: float, turn: float) -> None:
    """A painted blue flower with two leaves."""
    petals = "".join(f'<ellipse cx="0" cy="-9" rx="5.5" ry="7" transform="rotate({a})"/>' for a in range(0, 360, 72))
    at = f'<g transform="translate({x} {y}) rotate({turn})">'
    leaves = P("M-4 12 C-16 10 -20 20 -22 26 C-12 28 -4 22 -4 12Z") + P("M4 12 C16 10 20 20 22 26 C12 28 4 22 4 12Z")
    p.part(f"{at}{leaves}</g>", "#5f7d4f", tone=0.85, flat=True, line=1.4, shadow=0)
    p.part(f"{at}{petals}</g>", BLUE, tone=0.85, gain=0.4, puff=5, line=1.4, shadow=0)
    p.part(f'{at}<circle r="4.4"/></g>', "#d9a441", tone=1, flat=True, line=1.2, shadow=0)


def wine_bottle(p: Plate) -> None:
    sunburst(p, ROSE)
    shelf(p, 120, 288, 62)
    glass = (
        "M98 40 L138 40 L138 96 C138 118 172 124 172 158 L172 276 "
        "C172 288 164 292 154 292 L82 292 C72 292 64 288 64 276 L64 158 C64 124 98 118 98 96Z"
    )
    bottle = p.part(P(glass), "#39573f", tone=0.52, gain=0.7, puff=30, ang=-50, bend=4, line=3, shadow=0.7)
    p.part(P("M56 150 C96 142 140 156 180 146 L180 300 L56 300Z"), **POTION | {"col": "#8c1a26"}, clip=bottle)
    p.part(
        P("M56 150 C96 142 140 156 180 146 L180 158 C140 168 96 160 56 162Z"),
        **SURFACE | {"col": "#c9414c"},
        clip=bottle,
    )
    p.cut(T(74, 160, 72, 130, 100, 116, 7) + T(105, 74, 105, 90, 103, 104, 4), "#cfe0c0")
    p.part(block(60, 186, 116, 76), CHINA, tone=0.96, gain=0.3, puff=10, ang=-50, line=2.4, shadow=0.4)
    p.key(S("M66 192 L170 192 L170 256 L66 256Z", 1.4))
    heart(p, 118, 225, 50, BLOOD)
    p.cut(T(73, 268, 73, 276, 77, 284, 5), ROSY)
    wax = (
        "M94 24 C104 18 132 18 142 24 L142 76 C140 86 134 84 132 74 "
        "C128 66 124 70 124 82 C122 96 114 96 114 82 C112 68 106 72 104 80 C100 88 94 84 94 74Z"
    )
    p.part(P(wax), **RUBY | {"puff": 16, "line": 2.6, "shadow": 0.5})
    p.cut(T(102, 30, 100, 46, 102, 62, 4), ROSY)
    p.part(block(90, 40, 56, 10, 5), **RUBY | {"puff": 5, "tone": 0.7})


def jug(p: Plate) -> None:
    sunburst(p, ROSE, 120, 190)
    shelf(p, 122, 284, 74)
    p.xf = "translate(20 40) scale(0.86)"
    handle = "M158 116 C214 100 232 176 182 226 L172 206 C202 170 196 124 160 140Z"
    p.part(P(handle), BLUE, tone=0.66, gain=0.9, puff=9, ang=40, line=2.6, shadow=0.6)
    body = (
        "M78 106 C80 138 46 160 46 208 C46 250 74 282 88 290 L152 290 "
        "C166 282 194 250 194 208 C194 160 164 138 166 106Z"
    )
    pot = p.part(P(body), "#d9c7a0", tone=0.76, gain=0.8, puff=44, ang=-46, bend=4, line=3, shadow=0.7)
    p.part(
        P("M40 176 C90 190 150 190 200 176 L200 240 C150 256 90 256 40 240Z"),
        BLUE,
        tone=0.66,
        gain=0.75,
        puff=44,
        ang=-46,
        bend=4,
        line=1.8,
        shadow=0,
        clip=pot,
    )
    for y in (180, 236):
        p.key(S(f"M40 {y - 12} C90 {y + 2} 150 {y + 2} 200 {y - 12}", 2), clip=pot)
    heart(p, 120, 218, 52)
    lip = "M78 108 C64 100 48 92 40 78 C60 80 70 70 88 68 L150 68 C164 70 172 84 166 108 C150 120 96 120 78 108Z"
    p.part(P(lip), "#d9c7a0", tone=0.8, gain=0.8, puff=16, ang=10, line=2.8, shadow=0.5)
    mouth = "M44 80 C64 84 74 70 98 67 C128 63 160 70 160 82 C160 94 130 99 104 97 C80 95 58 96 44 80Z"
    p.part(P(mouth), "#4a1a1a", tone=0.2, flat=True, line=2.2, shadow=0)
    p.part(P("M50 84 C72 86 88 80 112 79 C134 78 152 82 154 86 C148 94 122 97 104 96 C80 94 64 95 50 84Z"), **SURFACE)
    p.part(P("M40 79 C30 92 32 110 36 124 C40 132 46 128 46 120 C44 106 48 96 54 90Z"), **RUBY | {"shadow": 0.4})
    drop(p, 39, 140, 0.8)
    p.xf = ""


def goblet(p: Plate) -> None:
    sunburst(p, ROSE, 120, 150)
    shelf(p, 120, 284, 66)
    p.xf = "translate(12 29) scale(0.9)"
    p.part(
        P("M62 286 C66 270 100 268 108 250 L132 250 C140 268 174 270 178 286 C178 298 62 298 62 286Z"),
        **GOLD | {"puff": 14, "ang": 8},
    )
    p.part(P("M110 190 L130 190 L132 256 L108 256Z"), **GOLD | {"puff": 9, "ang": 88})
    p.part(ellipse(120, 224, 21, 15), **GOLD | {"puff": 13})
    p.part(P("M120 214 L129 224 L120 234 L111 224Z"), **RUBY)
    bowl = "M46 100 C44 158 72 196 108 204 L132 204 C168 196 196 158 194 100Z"
    cup = p.part(P(bowl), **GOLD | {"puff": 40, "bend": 4, "ang": -46, "line": 3, "shadow": 0.7})
    p.part(
        P("M40 128 C90 146 150 146 200 128 L200 146 C150 166 90 166 40 146Z"),
        "#8a5a20",
        tone=0.5,
        gain=0.6,
        puff=30,
        line=1.6,
        shadow=0,
        clip=cup,
    )
    for x, y, col in ((70, 147, BLUE), (95, 154, BLOOD), (145, 154, BLOOD), (170, 147, BLUE)):
        p.part(ellipse(x, y, 7.5, 7.5), col, tone=0.85, gain=0.8, puff=7, line=1.8, shadow=0.3)
        p.cut(ellipse(x - 2.4, y - 2.6, 1.6, 1.6), "#ffffff")
    heart(p, 120, 160, 34, BLOOD)
    p.part(ellipse(120, 100, 76, 23), **GOLD | {"puff": 6, "tone": 0.85, "ang": 0, "shadow": 0})
    p.part(ellipse(120, 102, 66, 17), **POTION | {"puff": 10, "ang": 0, "tone": 0.75})
    p.part(P("M58 105 C78 96 104 101 122 98 C150 93 170 97 182 105 C168 117 72 118 58 105Z"), **SURFACE | {"line": 0})
    bubbles(p, (100, 106, 5), (112, 111, 3.4), (140, 104, 4.4))
    p.part(P("M56 112 C50 124 52 146 58 160 C64 170 70 162 68 152 C64 138 68 124 72 118Z"), **RUBY | {"shadow": 0.4})
    p.xf = ""


def heart_flask(p: Plate) -> None:
    sunburst(p, ROSE, 122, 196)
    shelf(p, 124, 286, 84)
    body = (
        "M103 70 L145 70 L145 128 C184 140 206 172 206 208 "
        "C206 252 176 292 124 292 C72 292 42 252 42 208 C42 172 66 140 103 128Z"
    )
    p.part(P(body), **GLASS | {"puff": 26})
    inside = "M52 184 C80 174 100 190 126 184 C152 178 172 174 196 184 C204 222 196 284 124 284 C52 284 44 222 52 184Z"
    p.part(P(inside), **POTION | {"puff": 44, "bend": 5, "pitch": 5})
    p.part(
        P("M52 184 C80 174 100 190 126 184 C152 178 172 174 196 184 C172 194 150 198 126 196 C100 198 76 194 52 184Z"),
        **SURFACE,
    )
    bubbles(p, (88, 224, 7), (100, 262, 5), (158, 220, 6), (150, 262, 4), (166, 246, 5), (78, 246, 4), (120, 206, 4))
    p.cut(T(60, 176, 56, 214, 76, 254, 9) + T(64, 164, 72, 152, 86, 144, 5), GLEAM)
    p.cut(T(184, 246, 194, 230, 194, 206, 4), ROSY)
    heart(p, 124, 238, 66)
    stopper(p, 106, 24, 36, 30, 44)
    p.part(block(94, 62, 60, 18, 8), **GLASS | {"puff": 8, "ang": 0, "line": 2.4, "shadow": 0.5})
    p.part(
        P("M101 94 C116 100 132 100 147 94 L147 107 C132 113 116 113 101 107Z"), **CORK | {"col": "#7a4a26", "puff": 6}
    )
    p.part(
        P("M145 99 C160 108 168 122 166 142 L155 137 C156 124 151 114 142 108Z"),
        CHINA,
        tone=0.9,
        gain=0.4,
        puff=6,
        line=1.8,
        shadow=0.4,
    )


def amphora(p: Plate) -> None:
    sunburst(p, ROSE, 118, 180)
    shelf(p, 118, 288, 54)
    seat = "translate(122 18) scale(0.94)"
    for side in (1, -1):
        p.xf = f"{seat} scale({side} 1)"
        handle = "M20 62 C64 52 84 96 62 146 L46 138 C62 104 48 76 22 82Z"
        p.part(P(handle), CLAY, tone=0.6, gain=0.9, puff=8, ang=side * 40, line=2.6, shadow=0.6)
    p.xf = seat
    body = (
        "M-21 60 L-21 92 C-24 116 -72 124 -72 172 C-72 220 -34 252 -19 272 "
        "L19 272 C34 252 72 220 72 172 C72 124 24 116 21 92 L21 60Z"
    )
    pot = p.part(
        P(body),
        col=CLAY,
        tone=0.66,
        gain=0.85,
        puff=42,
        ang=-46,
        bend=4,
        line=3,
        shadow=0.7,
    )
    glaze: Material = {"col": BLACK_GLAZE, "tone": 0.34, "gain": 0.8, "puff": 42, "ang": -46, "line": 1.4, "shadow": 0}
    p.part(P("M-80 128 C-40 140 40 140 80 128 L80 142 C40 154 -40 154 -80 142Z"), **glaze, clip=pot)
    p.part(P("M-80 208 C-40 222 40 222 80 208 L80 290 L-80 290Z"), **glaze, clip=pot)
    zigzag = "M-84 152 " + " ".join(
        f"L{-84 + 12 * i} {(164 if i % 2 else 152) + 8 - abs(i - 7) * 1.1:.1f}" for i in range(1, 15)
    )
    p.key(S(zigzag, 3), clip=pot)
    heart(p, 0, 190, 40, BLOOD)
    p.cut(T(-40, 232, -30, 246, -20, 258, 3.4), CLAY)
    p.part(
        P("M-22 268 L22 268 L34 290 C20 297 -20 297 -34 290Z"),
        CLAY,
        tone=0.62,
        gain=0.8,
        puff=8,
        ang=0,
        line=2.6,
        shadow=0.5,
    )
    p.part(
        P("M-32 44 C-32 34 32 34 32 44 L28 64 C14 70 -14 70 -28 64Z"),
        CLAY,
        tone=0.7,
        gain=0.8,
        puff=9,
        ang=6,
        line=2.6,
        shadow=0.5,
    )
    p.part(ellipse(0, 43, 32, 11), CLAY, tone=0.86, gain=0.5, puff=5, ang=0, line=2.2, shadow=0)
    p.part(ellipse(0, 44, 25, 7.5), **SURFACE)
    p.part(P("M8 48 C6 62 6 78 10 92 C12 100 20 98 20 90 C20 76 20 62 24 50Z"), **RUBY | {"shadow": 0.4})
    p.xf = ""


def cauldron(p: Plate) -> None:
    sunburst(p, ROSE, 120, 180)
    for x, k in ((64, 0.9), (96, 1.2), (124, 1.35), (152, 1.15), (184, 0.85)):
        _flame(p, x, 306, k)
    for x, lean in ((74, 10), (170, -10)):
        p.part(P(f"M{x - 11} 252 L{x + 11} 252 L{x + 5 - lean} 298 L{x - 5 - lean} 298Z"), **IRON | {"col": "#454452"})
    p.part(P("M36 150 C10 146 8 184 34 184 L36 174 C22 172 24 160 38 162Z"), **IRON | {"puff": 5})
    p.part(P("M206 150 C232 146 234 184 208 184 L206 174 C220 172 218 160 204 162Z"), **IRON | {"puff": 5})
    belly = "M42 136 C20 176 22 226 58 256 C86 276 156 276 184 256 C220 226 222 176 200 136Z"
    p.part(
        P(belly),
        **IRON
        | {"col": "#4b4a59", "tone": 0.44, "gain": 0.95, "puff": 50, "bend": 5, "ang": -40, "line": 3, "shadow": 0.7},
    )
    heart(p, 120, 212, 56, BLOOD)
    p.part(ellipse(121, 132, 94, 26), **IRON | {"col": "#6c6c7c", "tone": 0.7, "puff": 7, "ang": 0, "line": 2.8})
    p.part(ellipse(121, 131, 80, 18.5), **POTION | {"tone": 0.75, "puff": 12, "ang": 0})
    p.part(
        P("M46 134 C66 122 100 132 122 128 C150 122 178 124 196 134 C184 150 60 152 46 134Z"), **SURFACE | {"line": 0}
    )
    froth = (
        (82, 122, 17),
        (112, 108, 23),
        (148, 116, 19),
        (172, 128, 12),
        (62, 132, 10),
        (130, 132, 13),
        (98, 136, 10),
    )
    for x, y, r in froth:
        p.part(ellipse(x, y, r, r), "#d4414b", tone=0.85, gain=0.6, puff=r, ang=-40, line=2.2, shadow=0.3)
        p.cut(T(x - r * 0.6, y - 1, x - r * 0.55, y - r * 0.55, x, y - r * 0.66, max(2, r * 0.2)), GLEAM)
    for x, y, r in ((92, 76, 8), (134, 66, 10), (112, 48, 5), (152, 88, 6)):
        bubbles(p, (x, y, r))
    p.part(
        P("M176 138 C174 152 176 168 180 178 C184 186 192 182 192 174 C190 160 192 148 196 140Z"),
        **RUBY | {"shadow": 0.4},
    )


def _flame(p: Plate, x: float, y: float, k: float) -> None:
    """A tongue of fire standing on x, y."""
    at = f'<g transform="translate({x} {y}) scale({k})">'
    p.part(
        f"{at}{P('M-17 0 C-24 -22 -6 -30 -6 -54 C8 -42 10 -34 12 -26 C15 -30 16 -34 16 -38 C26 -22 22 -8 16 0Z')}</g>",
        "#d4551b",
        tone=0.9,
        gain=0.4,
        puff=8,
        line=2.2,
        shadow=0,
    )
    p.part(
        f"{at}{P('M-9 0 C-13 -14 -2 -18 -2 -32 C8 -22 12 -10 8 0Z')}</g>",
        "#f2a532",
        tone=1,
        flat=True,
        line=0,
        shadow=0,
    )
    p.part(f"{at}{P('M-4 0 C-6 -8 0 -10 0 -17 C5 -10 6 -5 4 0Z')}</g>", "#ffe9a0", tone=1, flat=True, line=0, shadow=0)


def barrel(p: Plate) -> None:
    sunburst(p, ROSE, 120, 180)
    shelf(p, 122, 284, 92)
    p.xf = "translate(9 19) scale(0.93)"
    side = "M58 88 C28 140 28 234 58 282 C86 298 156 298 184 282 C214 234 214 140 184 88Z"
    cask = p.part(P(side), **WOOD | {"puff": 56, "bend": 3, "gain": 0.95, "line": 3, "shadow": 0.7, "tone": 0.66})
    staves = ((84, 64), (104, 93), (138, 149), (158, 178))
    p.key("".join(T(x, 84, bow, 186, x, 296, 2.4) for x, bow in staves), clip=cask)
    for y, sag in ((112, 15), (236, 17)):
        hoop = P(
            f"M20 {y} C70 {y + sag} 172 {y + sag} 222 {y} L222 {y + 20} "
            f"C172 {y + 20 + sag} 70 {y + 20 + sag} 20 {y + 20}Z"
        )
        p.part(hoop, "#5d6170", tone=0.52, gain=0.9, puff=50, ang=86, line=2.2, shadow=0.4, clip=cask)
        p.cut(
            "".join(ellipse(x, y + 10 + sag * 0.62 - abs(x - 121) * 0.07, 2.4, 2.4) for x in (66, 121, 176)),
            "#c9d1d4",
            clip=cask,
        )
    p.part(ellipse(121, 88, 63, 20), **WOOD | {"tone": 0.78, "ang": 2, "puff": 6, "shadow": 0})
    p.part(ellipse(121, 89, 53, 14), "#7a4a26", tone=0.55, flat=True, ang=2, line=1.8, shadow=0)
    p.part(ellipse(121, 90, 46, 10.5), **SURFACE)
    bubbles(p, (106, 90, 4), (136, 92, 5), (120, 87, 3))
    heart(p, 121, 184, 58, BLOOD)
    p.part(block(105, 240, 34, 17, 4), **GOLD | {"puff": 7})
    p.part(P("M112 252 L132 252 L132 272 C132 278 112 278 112 272Z"), **GOLD | {"puff": 7})
    p.part(block(116, 222, 11, 22, 3), **GOLD | {"puff": 5})
    p.part(block(102, 216, 39, 10, 5), **GOLD | {"puff": 5})
    drop(p, 122, 280, 0.8)
    p.xf = ""


def elixir(p: Plate) -> None:
    """JH: the strongest of all, a heart of crystal in gold, under a crown."""
    sunburst(p, ROSE, 120, 196)
    shelf(p, 120, 286, 70)
    p.part(
        P("M100 262 L140 262 L146 276 C162 280 172 286 174 296 L66 296 C68 286 78 280 94 276Z"), **GOLD | {"puff": 8}
    )
    p.key(T(72, 288, 120, 294, 168, 288, 2.4))
    glass = p.part(P(_HEART), **GLASS | {"puff": 24})
    inside = p.mask(f'<g transform="translate(120 200) scale(.9 .89) translate(-120 -198)">{P(_HEART)}</g>')
    p.part(block(20, 158, 200, 140), **POTION | {"puff": 40}, clip=inside)
    p.part(
        P("M20 150 C60 144 84 158 120 152 C160 146 190 156 220 150 L220 160 C180 168 60 168 20 162Z"),
        **SURFACE,
        clip=inside,
    )
    p.part(ellipse(120, 202, 30, 30), "#f6c94a", tone=1, gain=0.3, puff=16, line=1.6, shadow=0, clip=inside)
    p.part(pip("H", 120, 204, 40), "#fff0bd", tone=1, gain=0.3, puff=8, line=2, shadow=0, clip=inside)
    p.part(_sparks(120, 202, 12, 34, 46), "#f6c94a", tone=1, flat=True, line=1.2, shadow=0, clip=inside)
    bubbles(p, (72, 178, 6), (86, 226, 5), (164, 180, 5), (154, 224, 6), (112, 246, 4), (172, 196, 4), clip=glass)
    p.cut(T(55, 150, 50, 184, 70, 214, 8) + T(64, 134, 74, 124, 88, 124, 5), GLEAM)
    p.cut(T(186, 150, 192, 176, 180, 198, 4), ROSY)
    for side in (1, -1):
        arm = P("M-6 254 C-40 236 -92 206 -92 150 L-84 146 C-82 192 -40 222 0 244 L0 262Z")
        p.part(f'<g transform="translate(120 14) scale({side} 1)">{arm}</g>', **GOLD | {"puff": 5, "ang": 50})
        claw = P("M-94 152 C-100 138 -92 126 -80 128 C-86 136 -86 142 -82 150Z")
        p.part(f'<g transform="translate(120 14) scale({side} 1)">{claw}</g>', **GOLD | {"puff": 5})
    p.part(P("M104 140 L107 102 L133 102 L136 140 C126 146 114 146 104 140Z"), **GLASS | {"puff": 9, "line": 2.6})
    p.part(P("M96 122 C110 130 130 130 144 122 L145 138 C130 146 110 146 95 138Z"), **GOLD | {"puff": 6})
    p.part(ellipse(120, 137, 7, 6), **RUBY | {"puff": 5})
    p.part(P("M92 100 L84 58 L104 76 L120 44 L136 76 L156 58 L148 100 C132 92 108 92 92 100Z"), **GOLD)
    p.part(P("M90 94 C108 86 132 86 150 94 L149 108 C132 100 108 100 91 108Z"), **GOLD | {"puff": 5, "line": 2})
    for x, y, r in ((84, 56, 5), (120, 42, 6), (156, 58, 5)):
        p.part(ellipse(x, y, r, r), **RUBY | {"puff": r})
    p.part(ellipse(120, 96, 5, 5), **RUBY | {"puff": 5})


_HEART = "M120 152 C106 114 42 112 36 164 C32 212 84 248 120 280 C156 248 208 212 204 164 C198 112 134 114 120 152Z"


def _sparks(x: float, y: float, n: int, r0: float, r1: float) -> str:
    """Short rays about a centre."""
    return "".join(
        f'<path transform="translate({x} {y}) rotate({i * 360 / n})" d="M-2.6 {-r0} L0 {-r1} L2.6 {-r0}Z"/>'
        for i in range(n)
    )


DRAWINGS: dict[str, Drawing] = {
    "2H": vial,
    "3H": teacup,
    "4H": wine_bottle,
    "5H": jug,
    "6H": goblet,
    "7H": heart_flask,
    "8H": amphora,
    "9H": cauldron,
    "10H": barrel,
    "JH": elixir,
}
