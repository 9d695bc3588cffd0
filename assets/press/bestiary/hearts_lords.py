"""The lords of the hearts: the queen of thorns and the ember king."""

from __future__ import annotations

from assets.press.plate import Drawing, Plate

from ..monsters.clubs_forms import Limb, spike, teeth
from ..monsters.pen import disc, mirrored, shape, strokes, sym
from ..monsters.spades_kit import FLAT, GOLD, Stuff
from .hearts_kit import FLAME, IVORY, blood_night, fire

T = Plate.taper

# ---------------------------------------------------------------- queen of thorns

PETAL = ("#a31c30", "#c62c3a", "#e0555a")
"""The colours of the petals, from the outer ring to the heart."""
LEAF: Stuff = {"col": "#5d8a45", "gain": 0.8}
BRIAR: Stuff = {"col": "#6f7a3a", "gain": 0.85}
WOOD: Stuff = {"col": "#e2c080", "gain": 0.7}
PALE: Stuff = {"col": "#f0dcc2"}


def queen_of_thorns(p: Plate) -> None:
    """QH: a pale queen in the heart of a rose, crowned with thorns that have drawn her blood."""
    blood_night(p)
    _rose(p)
    _gown(p)
    mirrored(p, lambda: _briar(p))
    _queen_face(p)
    _thorn_crown(p)


def _rose(p: Plate) -> None:
    """Three rings of petals about her head."""
    for colour, turns, reach, wide in (
        (PETAL[0], (-118, 118, -84, 84, -50, 50, -17, 17), 108, 46),
        (PETAL[1], (-112, 112, -72, 72, -34, 34, 0), 84, 40),
        (PETAL[2], (-124, 124, -90, 90, -54, 54, -18, 18), 62, 30),
    ):
        for turn in turns:
            before = p.xf
            p.xf = f"{before} translate(125 164) rotate({turn})"
            petal = sym(
                f"0,-10 {-wide * 0.5},-20 {-wide},{-reach * 0.62} {-wide * 0.8},{-reach * 0.92} {-wide * 0.3},{-reach} 0,{-reach * 0.95}",
                0,
            )
            p.part(petal, colour, tone=0.72, gain=0.75, puff=14, ang=turn + 84, bend=2, line=2.8, shadow=0.35)
            p.key(
                strokes(
                    2.2,
                    f"0,{-reach * 0.5} -3,{-reach * 0.7} 0,{-reach * 0.88}",
                    f"-12,{-reach * 0.55} -17,{-reach * 0.7} -14,{-reach * 0.84}",
                )
            )
            p.xf = before


def _gown(p: Plate) -> None:
    """Neck and shoulders, the leaves of the collar, and the bodice."""
    p.part(
        sym("125,186 108,188 106,216 96,230 62,242 44,262 40,352 125,352"),
        tone=0.86,
        gain=0.5,
        puff=20,
        ang=-32,
        line=2.4,
        shadow=0.6,
        **PALE,
    )
    p.part(sym("125,196 107,196 109,214 125,222"), tone=0.6, ang=-36, line=0, **FLAT, **PALE)
    p.key(strokes(2, "74,250 100,244 119,256", "176,250 150,244 131,256"))
    p.part(
        sym("125,290 106,276 84,262 66,280 60,352! 125,352"),
        "#7a1426",
        tone=0.5,
        gain=0.65,
        puff=20,
        ang=80,
        line=2.6,
        shadow=0.5,
    )
    for spec in (
        "112,286! 88,270 66,240 34,232! 40,262 64,288 104,300!",
        "122,300! 104,282 92,258 70,246! 70,272 88,298 116,312!",
    ):
        mirrored(p, lambda spec=spec: p.part(shape(spec), tone=0.62, puff=12, ang=30, line=2.6, shadow=0.5, **LEAF))
    mirrored(
        p,
        lambda: p.key(
            strokes(
                2.4, "108,294 72,272 42,240", "118,304 98,282 76,254", "86,282 74,282 60,278", "70,266 60,266 48,258"
            )
        ),
    )
    for x, y, r in ((125, 284, 15), (125, 283, 9)):
        p.part(disc(x, y, r), PETAL[2], tone=0.72, gain=0.7, puff=r * 0.7, line=2.4, shadow=0.4)
    p.key(strokes(2.4, "117,284 124,274 132,282", "121,288 129,290 131,282"))


def _briar(p: Plate) -> None:
    """A thorny stem climbing beside her, a bud at its end."""
    stem = Limb([(66, 330), (36, 296), (20, 250), (34, 206), (24, 164), (30, 132)], [15, 14, 13, 11, 9, 7])
    for t, side in ((0.2, -1), (0.3, 1), (0.42, -1), (0.54, 1), (0.66, -1), (0.78, 1), (0.88, -1)):
        (x, y), (x1, y1) = stem.at(t), stem.at(t, side)
        dx, dy = (x1 - x) / stem.girth(t) * 2, (y1 - y) / stem.girth(t) * 2
        tip = f"{x + dx * 21:.1f},{y + dy * 21 - 5:.1f}!"
        p.part(
            shape(f"{x - dy * 7:.1f},{y + dx * 7:.1f}! {tip} {x + dy * 7:.1f},{y - dx * 7:.1f}!"),
            tone=0.86,
            puff=4,
            line=2.2,
            shadow=0.4,
            **WOOD,
        )
    p.part(stem.strip(), tone=0.66, puff=6, ang=20, line=2.6, shadow=0.5, **BRIAR)
    p.part(
        shape("30,104! 18,116 16,132 24,144 36,144 44,132 42,116"),
        PETAL[2],
        tone=0.7,
        gain=0.8,
        puff=11,
        ang=70,
        line=2.6,
        shadow=0.4,
    )
    p.key(strokes(2.4, "24,132 28,116 36,112", "30,140 34,128 34,118"))
    p.part(
        shape("20,134! 26,146 34,146 42,134! 44,150 34,158 26,158 16,150"),
        tone=0.66,
        puff=6,
        line=2.2,
        shadow=0.3,
        **LEAF,
    )


def _queen_face(p: Plate) -> None:
    p.part(
        sym("125,96 102,98 90,116 89,142 94,166 106,186 118,198 125,201"),
        tone=1.0,
        gain=0.32,
        puff=28,
        ang=-36,
        bend=1,
        line=2.6,
        shadow=0.7,
        grad=(136, 130, 0, 172, 176, -0.36),
        **PALE,
    )
    mirrored(p, lambda: _queen_eye(p))
    p.key(strokes(2.4, "117,164 121,170 125,167", "133,164 129,170 125,167") + strokes(1.6, "131,136 132,150 131,160"))
    p.part(
        shape("109,179 118,173 125,176 132,173 141,179 134,189 125,191 116,189"),
        "#8c1626",
        tone=0.7,
        gain=0.5,
        puff=6,
        ang=0,
        line=1.4,
        shadow=0.3,
        pitch=3.4,
    )
    p.key(strokes(2.8, "106,178 125,183 144,178"))
    p.part(shape("100,148! 103,156 103,164 99,168 96,163 97,155"), "#d0202e", tone=1, puff=4, line=1.4, shadow=0)
    p.part(shape("131,108! 134,114 134,121 131,124 128,120 129,114"), "#d0202e", tone=1, puff=4, line=1.4, shadow=0)


def _queen_eye(p: Plate) -> None:
    """Half the face's shading: the hollow cheek, the painted lid and the eye."""
    p.part(shape("92,156! 102,162 108,176 109,190! 99,180 94,168"), tone=0.5, ang=-58, line=0, **FLAT, **PALE)
    p.part(
        shape("92,138 97,124 110,120 120,134 116,146 106,148 96,146"),
        "#b0546a",
        tone=0.6,
        gain=0.2,
        puff=20,
        ang=-14,
        line=0,
        shadow=0,
    )
    p.part(shape("94,140! 104,129 118,142! 108,148 100,146"), "#fbf3da", tone=1, line=1.4, **FLAT)
    p.flatcol(disc(107.5, 139, 6), "#3f8f4a")
    p.key(disc(107.5, 139, 2.8))
    p.key('<circle cx="107.5" cy="139" r="6.2" fill="none" stroke="#000" stroke-width="1.3"/>')
    p.cut(disc(105.6, 137, 1.4), "#ffffff")
    p.key(strokes(5.2, "90,138 104,124 120,143") + strokes(4.6, "91,124 104,114 121,130"))


def _thorn_crown(p: Plate) -> None:
    """A crown of twined briars, all its thorns upwards."""
    for x, y, size, turn in (
        (92, 106, 44, -112),
        (108, 98, 56, -101),
        (125, 96, 68, -90),
        (142, 98, 56, -79),
        (158, 106, 44, -68),
    ):
        p.part(spike(x, y, size, 17, turn), tone=0.74, puff=7, ang=60, line=2.6, shadow=0.5, **GOLD)
    for spine in (
        [(84, 116), (104, 100), (125, 108), (146, 98), (166, 114)],
        [(84, 104), (104, 112), (125, 98), (146, 112), (166, 104)],
    ):
        twig = Limb(spine, [9, 11, 11, 11, 9])
        p.part(twig.strip(), tone=0.72, puff=6, ang=70, line=2.4, shadow=0.4, **GOLD)
        p.key(twig.rungs([0.15, 0.3, 0.45, 0.6, 0.75, 0.9], -0.8, 0.6, 2.2))
    for x, y, turn in ((96, 116, 120), (115, 112, 80), (136, 112, 100), (154, 116, 60)):
        p.part(spike(x, y - 3, 14, 8, turn), tone=0.8, puff=4, line=1.8, shadow=0.3, **GOLD)


# ---------------------------------------------------------------- ember king

COAL: Stuff = {"col": "#67525a", "gain": 0.9}
HORN: Stuff = {"col": "#d9bb82", "gain": 0.9}
BLACK_IRON: Stuff = {"col": "#7d7684", "gain": 0.9}


def ember_king(p: Plate) -> None:
    """KH: a demon of coal and fire, ram-horned, his crown and his beard aflame."""
    blood_night(p, "#e58a3e", (125, 176, 104))
    mirrored(p, lambda: _demon_wing(p))
    _demon_shoulders(p)
    fire(
        p,
        "84,104! 76,84 80,64! 88,74 94,76! 92,52 102,38! 106,50 112,56! 114,32 126,14! 130,36 140,50! 144,44 146,34! 158,52"
        " 156,74! 164,72 170,62! 174,84 166,104!",
        "92,104! 86,90 88,80! 96,90 102,90! 100,68 104,60! 112,72 116,76! 118,54 125,40! 130,58 136,72! 144,66 146,58!"
        " 152,74 150,88! 158,88 162,82! 162,96 158,104!",
        "104,104! 100,98 102,94! 110,100 114,98! 114,84 122,68! 128,84 130,94! 138,90 142,86! 146,98 144,104!",
    )
    mirrored(p, lambda: _ram_horn(p))
    _demon_head(p)
    _fire_beard(p)
    _iron_crown(p)


def _demon_wing(p: Plate) -> None:
    """One wing, its claw beside the horn."""
    p.part(
        shape(
            "104,230! 84,170 52,130 18,104! 20,124 12,140! 20,160 12,186! 26,200 22,228! 40,234 46,262! 68,252 104,270!"
        ),
        "#8f1d24",
        tone=0.54,
        gain=0.6,
        puff=20,
        ang=58,
        bend=3,
        line=2.8,
    )
    for spec in ("92,210 52,160 14,140", "92,222 54,192 14,188", "94,236 60,224 26,228"):
        p.part(strokes(6.4, spec), "#5a1420", tone=0.6, puff=3, line=1.6, shadow=0.3)
    p.part(strokes(10, "100,220 72,140 18,106"), "#5a1420", tone=0.6, puff=4, line=1.8, shadow=0.3)


def _demon_shoulders(p: Plate) -> None:
    """Chest and pauldrons of black iron."""
    p.part(
        sym("125,196 92,206 60,228 44,270 40,352! 125,352"),
        tone=0.54,
        puff=34,
        ang=70,
        bend=4,
        line=3,
        shadow=0.6,
        **COAL,
    )
    _cracks(
        p, 4, "110,268 104,284 110,304", "140,262 150,280 142,304", "92,262 88,280 94,300", "160,260 166,280 158,300"
    )
    mirrored(p, lambda: _pauldron(p))


def _pauldron(p: Plate) -> None:
    for x, y, size, turn in ((34, 238, 40, -128), (58, 222, 44, -108)):
        p.part(spike(x, y + 6, size, 20, turn, -3), tone=0.74, puff=8, line=2.6, shadow=0.4, **BLACK_IRON)
    p.part(
        shape("14,302! 16,262 34,236 66,222 92,236 98,262! 76,268 62,284 58,312!"),
        tone=0.6,
        puff=18,
        ang=30,
        bend=3,
        line=3,
        shadow=0.6,
        **BLACK_IRON,
    )
    p.part(
        shape("98,256! 76,260 58,278 52,312! 64,312 70,288 82,274 100,270!"),
        tone=0.76,
        puff=5,
        ang=50,
        line=2.2,
        shadow=0.4,
        **GOLD,
    )
    for x, y in ((30, 270), (46, 250), (70, 240)):
        p.part(disc(x, y, 5), tone=0.84, puff=5, line=1.8, shadow=0.3, **GOLD)


def _ram_horn(p: Plate) -> None:
    """One great ringed horn, curled about the ear."""
    horn = Limb(
        [(100, 112), (76, 98), (48, 108), (28, 140), (34, 176), (60, 188), (74, 168), (62, 152)],
        [40, 42, 40, 36, 31, 25, 17, 6],
    )
    p.part(horn.strip(), tone=0.66, puff=17, ang=30, bend=2, line=3, shadow=0.7, **HORN)
    p.key(horn.rungs([i / 24 for i in range(3, 24)], -0.96, 0.7, 4))


def _demon_head(p: Plate) -> None:
    """The face: coal, with the fire showing through it."""
    p.part(
        sym("125,86 98,90 82,112 80,144 88,166 90,190 104,212 125,220"),
        tone=0.66,
        puff=32,
        ang=-36,
        bend=2,
        line=3,
        shadow=0.7,
        **COAL,
    )
    mirrored(p, lambda: _demon_side(p))
    _cracks(
        p,
        3.6,
        "125,104 120,114 126,124",
        "126,124 132,130 128,136",
        "100,106 108,114 104,122",
        "150,106 142,114 146,122",
    )
    p.part(
        sym("125,138! 118,156 108,166 112,174 120,170 125,174"),
        tone=0.74,
        puff=9,
        ang=-50,
        line=2.2,
        shadow=0.5,
        **COAL,
    )
    p.key(disc(116, 169, 3, 2) + disc(134, 169, 3, 2))
    p.part(
        shape("96,184! 110,180 125,184 140,180 154,184! 152,202 140,214 125,218 110,214 98,202"),
        "#4a0a10",
        tone=0.04,
        line=2.8,
        **FLAT,
    )
    p.part(sym("125,198 110,202 108,212 125,218"), FLAME[1], tone=1, line=0, **FLAT)
    p.part(sym("125,206 116,208 116,214 125,217"), FLAME[2], tone=1, line=0, **FLAT)
    teeth(
        p,
        [
            (103, 184, 24, 11, 86),
            (115, 184, 12, 8, 90),
            (125, 185, 12, 8, 90),
            (135, 184, 12, 8, 90),
            (147, 184, 24, 11, 94),
        ],
        IVORY,
    )
    p.key(strokes(3.2, "92,180 108,176 125,182", "158,180 142,176 125,182"))


def _demon_side(p: Plate) -> None:
    """One eye under its ridge, one scarred cheek."""
    p.part(shape("86,138! 100,134 121,154! 110,164 94,158"), "#3a0a10", tone=0.04, line=2.4, **FLAT)
    p.part(shape("92,143! 102,141 117,154! 108,159 97,155"), FLAME[1], tone=1, line=0, **FLAT)
    p.cut(disc(105, 150, 4.6), "#fff3c0")
    p.part(
        shape("80,132! 94,120 112,130 124,152! 108,144 96,138 84,142"),
        tone=0.62,
        puff=8,
        ang=20,
        line=2.4,
        shadow=0.5,
        **COAL,
    )
    _cracks(p, 3.4, "88,166 96,172 94,184", "86,152 90,160 96,164")


def _fire_beard(p: Plate) -> None:
    """A beard of flames down to the chest."""
    fire(
        p,
        "88,190! 96,204 108,214 125,219 142,214 154,204 162,190! 172,212 166,230! 174,228 178,222! 176,250 158,262! 160,276"
        " 152,286! 148,276 142,272! 138,292 126,312! 116,294 112,272! 104,280 100,288! 94,274 94,262! 76,252 72,224! 78,230"
        " 84,230! 76,210 88,190!",
        "96,208! 108,220 125,225 142,220 154,208! 160,224 156,240! 162,242 164,240! 158,254 148,258! 148,268 146,272! 140,262"
        " 138,258! 136,276 126,292! 118,276 114,258! 106,266 104,270! 102,260 102,252! 90,246 86,240! 92,240 94,238! 90,222 96,208!",
        "108,226! 125,231 142,226! 148,236 142,248! 138,246 136,244! 134,260 126,272! 120,260 116,244! 110,248 108,250! 102,238 108,226!",
    )


def _iron_crown(p: Plate) -> None:
    p.part(
        sym("125,44! 117,76! 106,56! 100,78! 80,60! 84,104 104,96 125,94"),
        tone=0.7,
        puff=8,
        ang=20,
        line=2.8,
        shadow=0.6,
        **GOLD,
    )
    p.part(sym("125,86 104,88 82,98 85,112 104,104 125,101"), tone=0.8, puff=6, ang=4, line=2.2, shadow=0.5, **GOLD)
    for x, y, r in ((125, 94, 6.4), (102, 98, 4.4), (148, 98, 4.4)):
        p.part(disc(x, y, r), "#c22a35", tone=0.9, gain=0.8, puff=r, line=1.8, shadow=0.2)


def _cracks(p: Plate, width: float, *specs: str) -> None:
    """Cracks through which the fire glows."""
    p.cut(strokes(width, *specs), FLAME[0])
    p.cut(strokes(width * 0.5, *specs), FLAME[1])


DRAWINGS: dict[str, Drawing] = {"QH": queen_of_thorns, "KH": ember_king}
