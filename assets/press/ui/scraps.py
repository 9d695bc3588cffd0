"""Particles that fly off a blow or a blessing: small shapes cut from flat colours, 96 px, several of each kind.

Each is drawn flying to the right; the game turns, throws and drops them.
"""

from __future__ import annotations

from collections.abc import Callable

from scipy import ndimage as ndi

from assets.press.monsters.pen import disc, shape, strokes
from assets.press.plate import INK, Array, Plate, sstep
from assets.press.shell import star
from assets.press.ui.plates import cut_out

FIELD, SHARP, PIXELS = 64, 6, 96
LINE = 3.4
"""The width of the ink line around everything, in field units."""
Cut = tuple[str, str]
"""A shape and its colour; later shapes cover earlier ones."""


def _cut(seed: int, *cuts: Cut, ink: str = "") -> Array:
    """Shapes on top of each other with a line of ink around the lowest, and ink cut into them."""
    p = Plate(FIELD, FIELD, sc=SHARP, seed=seed, pitch=5, ground=INK)
    for inner, colour in cuts:
        p.part(inner, colour, tone=1, flat=True, line=0, shadow=0)
    if ink:
        p.key(ink)
    edge = ndi.distance_transform_edt(p.mask(cuts[0][0]) < 0.5) / p.sc
    return cut_out(p.print(reg=(0.4, 0.3), wear=0.2), sstep(LINE + 0.4, LINE - 0.4, edge), PIXELS)


def _splinter(n: int) -> Array:
    """A splinter of light off struck steel."""
    bodies = (
        "M6 34 L30 22 L60 30 L34 38Z",
        "M8 40 L24 18 L58 26 L40 34 L46 44Z",
        "M4 30 L40 26 L60 34 L30 44Z",
    )
    cores = ("M20 33 L32 27 L54 31 L34 35Z", "M20 36 L28 24 L50 28 L36 33Z", "M18 32 L40 29 L52 34 L32 39Z")
    return _cut(200 + n, (Plate.P(bodies[n]), "#d4551b"), (Plate.P(cores[n]), "#ffe9a0"))


def _blood(n: int) -> Array:
    """A drop that flies: a round head before a torn tail."""
    bodies = (
        shape("4,33! 22,26 36,18 52,20 58,32 52,44 36,46 22,39"),
        shape("8,24! 22,28 34,20 48,22 56,34 46,46 34,42 24,50 20,40 6,40! 18,34"),
        shape("10,32! 26,24 42,22 50,32 42,42 26,40") + disc(8, 26, 4) + disc(57, 40, 4),
    )
    lights = (
        shape("34,28! 42,23 50,26 46,29"),
        shape("34,28! 42,26 48,31 42,31"),
        shape("32,29! 38,26 44,29 38,31"),
    )
    return _cut(210 + n, (bodies[n], "#b3202e"), (lights[n], "#f07a72"))


def _heal(n: int) -> Array:
    """The first leaf, the second leaf, or a heart."""
    if n == 2:
        heart = "M32 54 C26 44 8 32 8 20 C8 8 24 6 32 17 C40 6 56 8 56 20 C56 32 38 44 32 54Z"
        return _cut(222, (Plate.P(heart), "#a81f2d"), (shape("15,20! 17,13 24,12 22,18"), "#f7b3a4"))
    body = (shape("6,40! 18,20 38,12 58,18! 52,38 34,48"), shape("6,30! 24,16 44,18 60,32! 42,46 22,44"))[n]
    light = (shape("14,34! 24,21 40,15 52,19! 34,26"), shape("16,28! 28,20 42,22 52,30! 34,29"))[n]
    rib = (strokes(2.6, "10,39 30,30 54,20"), strokes(2.6, "10,30 32,32 56,32"))[n]
    return _cut(220 + n, (body, "#3f8a5c"), (light, "#b4e0a8"), ink=rib)


def _magic(n: int) -> Array:
    """A cold star, and a shard of one."""
    if n == 1:
        return _cut(
            231,
            (Plate.P("M6 32 L30 20 L58 32 L30 44Z"), "#6a62e6"),
            (Plate.P("M20 32 L32 26 L50 32 L32 35Z"), "#f1f6ff"),
        )
    return _cut(
        230, (Plate.P(star(32, 32, 4, 28, 9)), "#6a62e6"), (Plate.P(star(32, 32, 4, 17, 6)), "#f1f6ff")
    )  # fmt: skip


def _gold(n: int) -> Array:
    """A ray of the sun, a star of gold, a coin seen from the side."""
    if n == 0:
        return _cut(
            240,
            (Plate.P("M4 32 L44 18 L60 32 L44 46Z"), "#d9a441"),
            (Plate.P("M16 32 L42 24 L50 32 L40 34Z"), "#fff0c4"),
        )
    if n == 1:
        return _cut(241, (Plate.P(star(32, 34, 5, 28, 12)), "#e3b24f"), (Plate.P(star(31, 33, 5, 15, 7)), "#fff0c4"))
    return _cut(
        242, (disc(32, 32, 24, 17), "#c58f4c"), (disc(31, 30, 18, 11), "#f4d58a"), ink=strokes(2.4, "22,31 32,35 42,31")
    )


def _dust(n: int) -> Array:
    """A puff of dust, with an engraver's curls."""
    lumps = (
        ((22, 36, 14), (40, 38, 15), (32, 24, 14))
        if n == 0
        else ((20, 32, 12), (36, 26, 15), (46, 38, 12), (30, 42, 11))
    )
    body = "".join(disc(x, y, r) for x, y, r in lumps)
    light = "".join(disc(x - 3, y - 4, r * 0.6) for x, y, r in lumps)
    curls = (
        strokes(2.6, "14,40 24,46 32,40", "32,42 44,48 50,38")
        if n == 0
        else strokes(2.6, "14,36 22,42 30,36", "32,34 42,38 48,30")
    )
    return _cut(250 + n, (body, "#6d6068"), (light, "#a59a96"), ink=curls)


def _chip(n: int) -> Array:
    """A chip of steel."""
    bodies = ("M10 44 L22 14 L54 28 L38 50Z", "M8 34 L34 12 L56 38 L28 46Z")
    lights = ("M20 36 L26 20 L46 29Z", "M18 33 L34 19 L44 33Z")
    return _cut(260 + n, (Plate.P(bodies[n]), "#5d6b80"), (Plate.P(lights[n]), "#dfe6e8"))


def _ember(n: int) -> Array:
    """An ember: a coal that glows, the same going dark, and the same gone out."""
    body = Plate.P("M14 40 L20 20 L36 12 L52 24 L50 44 L32 54Z")
    heart = Plate.P("M22 38 L26 24 L36 18 L46 28 L43 40 L32 46Z")
    core = Plate.P("M28 36 L31 27 L38 25 L41 33 L34 40Z")
    colours = (("#8f1d14", "#f2a532", "#ffe9a0"), ("#571714", "#d4551b", "#f2a532"), ("#1f1517", "#3a2a2c", "#571714"))
    outer, middle, inner = colours[n]
    return _cut(270 + n, (body, outer), (heart, middle), (core, inner))


def _paper(n: int) -> Array:
    """A scrap of coloured paper, curled a little."""
    body = Plate.P(("M12 18 L52 12 L50 46 L10 50Z", "M14 12 L50 22 L46 52 L10 40Z")[n % 2])
    curl = Plate.P(("M12 18 L52 12 L51 24 L12 30Z", "M14 12 L50 22 L49 33 L13 23Z")[n % 2])
    deep, light = (("#b3202e", "#f07a72"), ("#d9a441", "#fff0c4"), ("#27465e", "#8fb3c9"), ("#3f8a5c", "#b4e0a8"))[n]
    return _cut(280 + n, (body, deep), (curl, light))


KINDS: dict[str, tuple[Callable[[int], Array], int]] = {
    "strike": (_splinter, 3),
    "blood": (_blood, 3),
    "heal": (_heal, 3),
    "magic": (_magic, 2),
    "gold": (_gold, 3),
    "smoke": (_dust, 2),
    "chip": (_chip, 2),
    "ember": (_ember, 3),
    "paper": (_paper, 4),
}
PICTURES: dict[str, Callable[[], Array]] = {
    f"scrap-{kind}-{n}": (lambda draw=draw, n=n: draw(n)) for kind, (draw, many) in KINDS.items() for n in range(many)
}
