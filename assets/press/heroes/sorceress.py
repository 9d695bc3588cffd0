"""The queen of hearts: the sorceress."""

from __future__ import annotations

from ..materials import GOLD
from ..monsters.clubs_forms import Limb, Point
from ..monsters.dragons import FIRE
from ..monsters.pen import disc, mirrored, shape, strokes, sym
from ..plate import Plate
from ..shell import pip
from .kit import TRIM, ashen, brows, cheek, eyes, head_at, lips, nose, open_hand, shaded, skin, stand

SKIN = skin("#f3d9bd", 1.0)
HAIR = {"col": "#c4481e", "tone": 0.56, "gain": 0.8, "puff": 18, "ang": 78, "bend": 4, "line": 2.6, "shadow": 0.5}
GOWN = {"col": "#5d2a72", "tone": 0.52, "gain": 0.75, "puff": 22, "ang": 66, "bend": 3, "line": 2.6, "shadow": 0.5}


def sorceress(p: Plate, down: bool = False) -> None:
    """QH: a red-haired sorceress with fire in her hand; it goes out when she falls."""
    stand(p, "H", down, (140, 150, 92))
    figure = "translate(8 16) rotate(10 128 240)" if down else ""
    p.xf = figure
    _back_hair(p, down)
    _gown(p)
    place = head_at(130, 132 if down else 122, 12 if down else 4, 0.76)
    p.xf = f"{figure} {place}"
    _head(p, down)
    p.xf = ""
    _spell(p, down)
    if down:
        ashen(p)


def _back_hair(p: Plate, down: bool) -> None:
    p.part(
        shape(
            "130,46 102,52 84,82 78,124 74,170 66,214 60,252 100,260 160,260 204,252 198,210 192,170 186,124 178,80 158,52"
        ),
        **HAIR | {"tone": 0.44},
    )
    for spine, widths in HANGING if down else FLYING:
        lock = Limb(spine, widths)
        p.part(lock.strip(), **HAIR | {"puff": 8, "line": 2.4})
        p.key(Limb(spine, [w * 0.16 for w in widths]).strip(-0.9, 0.9, 0.1, 0.9))


def _locks(*locks: str) -> list[tuple[list[Point], list[float]]]:
    """Locks of hair as spines and widths, from rows of points and the width at the root."""
    out = []
    for row in locks:
        *points, width = row.split()
        spine: list[Point] = [(float(x), float(y)) for x, y in (point.split(",") for point in points)]
        out.append((spine, [float(width) * share for share in (0.8, 1, 0.9, 0.7, 0.03)]))
    return out


FLYING = _locks(
    "176,180 198,206 216,214 228,206 246,214 26",
    "178,150 204,176 222,178 232,166 250,166 28",
    "176,120 204,138 224,132 232,120 248,116 28",
    "170,92 198,104 216,92 220,78 234,66 28",
    "88,150 74,176 76,198 62,214 50,218 22",
    "90,110 72,130 70,156 60,172 46,176 24",
)
HANGING = _locks(
    "178,120 192,160 190,200 198,226 192,262 28",
    "166,130 178,170 176,206 184,230 178,262 24",
    "84,120 74,160 78,196 68,226 74,262 26",
)


def _gown(p: Plate) -> None:
    p.part(sym("130,150 114,160 114,182 98,192 130,214", 130), **shaded(SKIN, 132, 160, -0.3) | {"tone": 0.9})
    p.part(sym("130,180 110,186 84,194 90,222 110,240 130,246", 130), **SKIN | {"shadow": 0.2})
    p.key(strokes(2, "96,200 112,198 124,206", "164,200 148,198 136,206"))
    mirrored(p, lambda: _gown_half(p), 130)
    p.part(pip("H", 130, 236, 22), **TRIM | {"puff": 6})
    p.part(sym("130,190 116,186 108,180! 116,198 130,206", 130), **TRIM | {"puff": 5})
    p.part(pip("H", 130, 206, 15), "#c22a35", tone=0.9, gain=0.6, puff=5, line=1.7, shadow=0.2)


def _gown_half(p: Plate) -> None:
    """Half the gown, with its high collar."""
    p.part(shape("100,196! 72,200 50,216 40,244 38,280! 130,290! 130,240! 108,232 96,214"), **GOWN)
    p.part(
        shape("104,196! 92,178 82,154 62,138! 62,166 70,192 84,208 98,214!"), **GOWN | {"col": "#8a2440", "puff": 10}
    )
    p.part(strokes(6, "62,138 66,182 98,214"), **TRIM)
    p.part(strokes(6, "98,210 104,234 130,242"), **TRIM)
    p.key(strokes(3, "70,214 62,232 60,262", "88,220 84,240 86,264"))


def _head(p: Plate, down: bool) -> None:
    p.part(sym("125,80 96,84 85,108 86,138 96,172 112,196 125,204"), **shaded(SKIN, 160 if down else 134, 130))
    cheek(p)
    eyes(p, "#3f7d46", down, -1.5, 2, lashes=True)
    brows(p, 5, 2, 2)
    nose(p)
    lips(p, "#b3202e", down)
    p.part(
        shape(
            "128,70 104,76 88,96 80,126 80,156 68,188! 62,160 62,128 70,94 90,66 122,54 156,64 182,94 190,130 188,168"
            " 178,196! 172,166 172,130 164,102 148,82"
        ),
        **HAIR | {"puff": 10, "line": 2.2, "tone": 0.66},
    )
    p.key(
        strokes(
            3.4,
            "70,120 76,92 100,72",
            "72,150 72,120 84,96",
            "180,130 174,100 156,80",
            "180,160 180,128 170,104",
            "126,57 104,64 86,84",
            "128,57 150,64 168,82",
            "127,56 112,74 96,92",
            "129,56 146,74 160,92",
        )
    )
    p.cut(strokes(2.6, "84,78 98,64 116,60", "66,128 72,104 84,88", "160,72 172,84 178,102"), "#f09a54")
    if down:
        p.part(
            shape("132,72 112,92 100,124 96,160 104,196! 112,160 122,124 140,92"),
            **HAIR | {"puff": 7, "tone": 0.7, "line": 2},
        )
        return
    p.part(sym("125,82! 118,94 104,98 90,100 92,108 108,108 125,112"), **GOLD | {"puff": 4, "line": 2})
    p.part(disc(125, 98, 6.5), "#c22a35", tone=0.9, gain=0.7, puff=6, line=1.8, shadow=0)


def _spell(p: Plate, down: bool) -> None:
    """The right hand with a ball of fire in it, or a wisp of smoke where it was."""
    if down:
        smoke = "44,256! 30,236 48,220 42,202 26,186 40,162! 38,182 58,200 56,222 48,236"
        p.part(shape(smoke), "#d8d2c8", tone=0.95, gain=0.3, puff=5, line=2.2, shadow=0)
        return
    p.part(shape("16,280! 18,250 32,230 60,228 76,244 84,280!"), **GOWN | {"puff": 13})
    p.part(shape("26,234 42,222 62,222 72,232 56,236 38,242"), **TRIM)
    sheets = (
        "48,196 26,190 16,170 22,148! 28,158! 28,134 44,122 44,98! 56,112 58,124! 66,120 66,112! 80,134 84,160 74,184",
        "48,192 32,186 26,170 32,156! 36,164! 38,146 48,136 50,120! 58,134 58,146! 64,144 66,140! 74,158 72,178 62,190",
        "49,188 38,182 38,168 46,158 50,146! 58,158 64,170 60,184",
    )
    for i, (spec, colour) in enumerate(zip(sheets, FIRE, strict=True)):
        p.part(shape(spec), colour, tone=1, gain=0.25, puff=8, line=2.6 if i == 0 else 0, shadow=0)
    open_hand(p, 48, 212, SKIN)
    for x, y0, r in ((22, 118, 3), (80, 104, 2.6), (88, 132, 3)):
        p.part(disc(x, y0, r), FIRE[1], tone=1, flat=True, line=1.4, shadow=0)
