"""The pips of a hero's life: a heart or a diamond, 32 x 32 design px, in its four states.

A pip that an action would take is pale and cracked, one that it would give back is green with a plus: each differs from
the others in shape as well as in colour.
"""

from __future__ import annotations

from collections.abc import Collection

from scipy import ndimage as ndi

from assets.press.plate import INK, Array, Plate, sstep
from assets.press.shell import pip
from assets.press.ui.plates import UI, cut_out, save_webp

FIELD, PIXELS = 64, 96
RIM = 4.2
COLOURS = {"H": ("#f04a4e", "#ffc4b8"), "D": ("#f7b03c", "#fff0c0")}
"""The colour of a full pip, and of the light on it, by suit."""
GAIN = ("#3f9a6a", "#a5e6b8")
LOSS = ("#fff4ea", "#ffffff")
CRACK = "M37 4 L27 21 L37 30 L25 41 L33 60"


def drawn(suit: str, state: str) -> Array:
    """A pip: 96 x 96 floats with alpha; state `full`, `empty`, `loss` or `gain`."""
    p = Plate(FIELD, FIELD, sc=6, seed=61, pitch=5.6, ground=INK)
    outline = pip(suit, 32, 32, 55) if suit == "D" else pip(suit, 32, 33, 52)
    if state == "empty":
        shape = p.part(outline, "#1c1618", tone=1, flat=True, line=0, shadow=0)
        within = sstep(0, 2.6, ndi.distance_transform_edt(shape > 0.5) / p.sc)
        p.part("", "#54483f", tone=1, flat=True, line=0, shadow=0, mask=shape * (1 - within))
    else:
        colour, light = {"full": COLOURS[suit], "gain": GAIN, "loss": LOSS}[state]
        shape = p.part(
            outline, colour, tone=1.0 if state == "loss" else 0.88, gain=0.7, puff=12, ang=-40, line=0, shadow=0
        )
        p.cut(
            Plate.taper(13, 30, 12, 19, 21, 14, 5) if suit == "H" else Plate.taper(18, 32, 24, 24, 29, 14, 4.4), light
        )
        if state == "loss":
            p.key(Plate.S(CRACK, 6.4), clip=shape)
        if state == "gain":
            p.key(Plate.S("M32 18 L32 46 M18 32 L46 32", 12))
            p.cut(Plate.S("M32 19 L32 45 M19 32 L45 32", 6.5), "#fff6e0")
    alpha = sstep(RIM + 0.4, RIM - 0.4, ndi.distance_transform_edt(shape < 0.5) / p.sc)
    return cut_out(p.print(reg=(0.5, 0.4), wear=0.4), alpha, PIXELS)


def bake(names: Collection[str] = ()) -> None:
    """Bake the pips named ("pip-H-full"), or all."""
    for suit in COLOURS:
        for state in ("full", "empty", "loss", "gain"):
            if not names or f"pip-{suit}-{state}" in names:
                save_webp(drawn(suit, state), UI / f"pip-{suit}-{state}.webp", quality=92)
