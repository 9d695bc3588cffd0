"""Buttons and menus: quiet, short sounds of wood and gut."""

from __future__ import annotations

from .bodies import pluck, thud
from .dsp import Rng, Wave, clock, lay, modes, note, unit
from .effect import Effect


def _tick(rng: Rng, hertz: float) -> Wave:
    wood = modes(rng, 0.06, [(hertz, 0.008, 1), (hertz * 1.6, 0.006, 0.6), (hertz * 2.14, 0.004, 0.4)])
    return unit(wood * (clock(0.06) / 0.0006).clip(0, 1))


def _move(rng: Rng) -> Wave:
    return lay(0.08, (0, _tick(rng, 1450), 1), (0, thud(0.05, 420, 300, 0.008), 0.3))


def _confirm(rng: Rng) -> Wave:
    return lay(
        0.6, (0, pluck(rng, note(62), 0.55, 0.5, 0.988), 0.7), (0.05, pluck(rng, note(69), 0.5, 0.5, 0.988), 0.6)
    )


def _back(rng: Rng) -> Wave:
    return lay(
        0.5, (0, pluck(rng, note(69), 0.4, 0.35, 0.975), 0.5), (0.055, pluck(rng, note(62), 0.4, 0.35, 0.98), 0.6)
    )


def _deny(rng: Rng) -> Wave:
    def knock(hertz: float) -> Wave:
        wood = modes(rng, 0.2, [(hertz, 0.05, 1), (hertz * 1.41, 0.035, 0.8), (hertz * 2.1, 0.02, 0.5)])
        return unit(wood * (clock(0.2) / 0.001).clip(0, 1))

    return lay(0.4, (0, knock(208), 0.8), (0.10, knock(175), 0.8))


def _toggle(rng: Rng) -> Wave:
    return lay(
        0.14, (0, _tick(rng, 1050), 0.7), (0.045, _tick(rng, 1720), 0.9), (0.045, thud(0.05, 330, 240, 0.01), 0.3)
    )


EFFECTS = {
    "ui-move": Effect(_move, -34, 0.06, "table", takes=3),
    "ui-confirm": Effect(_confirm, -24, 0.12, "table", takes=3, tuned=True),
    "ui-back": Effect(_back, -26, 0.12, "table", takes=3, tuned=True),
    "ui-deny": Effect(_deny, -24, 0.12, "table", takes=3),
    "ui-toggle": Effect(_toggle, -29, 0.08, "table", takes=3),
}
