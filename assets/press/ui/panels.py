"""Large plates: parchment, night panels, rows, the focus ring and soft shadows."""

from __future__ import annotations

import numpy as np

from assets.press.plate import PAPER, Array, hexc, sstep
from assets.press.ui.patch import Box, Patch, Shape, diamond, outline, rounded, ticket

INK, NIGHT, GOLD = "#17110f", "#0d0b10", "#e3b24f"


def stain(patch: Patch, shape: Shape, clouds: Array, edge: float) -> None:
    """Age a paper: clouds as dark as given, and a tan of strength `edge` towards the rim of a shape."""
    rim = (1 + shape(patch.x, patch.y) / 42).clip(0, 1) ** 1.6
    for channel, weight in enumerate((0.6, 1.0, 1.5)):
        patch.col[..., channel] *= 1 - weight * (edge * rim + clouds)


def deckled(patch: Patch, box: Box, radius: float, roughness: float) -> Shape:
    """A rounded box with the torn edge of hand-made paper."""
    tear = patch.noise(7, 42, 3) * roughness
    body = rounded(box, radius)
    return lambda x, y: body(x, y) + tear


def double_rule(patch: Patch, box: Box, radius: float, colour: str = INK) -> None:
    """A thick and a thin rule with hollow corners, and a diamond in each corner."""
    for inside, width in ((0.0, 1.8), (4.6, 0.8)):
        patch.lay(outline(ticket(box.inset(inside), radius), width), colour)
    for x, y in box.corners(1.6):
        patch.lay(diamond(x, y, 6.4), colour)


def parchment() -> Patch:
    """A sheet of old paper with a torn edge and an inked double rule."""
    patch = Patch(border=(44, 44, 44, 44), tile=(240, 240), seed=41, slip=(0, 0), mottle=0.009)
    sheet = deckled(patch, patch.box.inset(4), 3, 1.1)
    patch.lay(sheet, PAPER)
    patch.ink_in(outline(sheet, 1.0, 0.2), 0.55)
    stain(patch, sheet, 0.007 * patch.noise(70, 41, 2) + 0.01 * patch.noise(7, 41), 0.13)  # fine: large blotches repeat
    double_rule(patch, patch.box.inset(14), 10)
    return patch


def map_sheet() -> Patch:
    """The paper of an old map: brown, creased where it was folded, its edge torn and scorched.

    Ink on it has a contrast of at least 5 to 1 from 28 px off the edge inwards.
    """
    patch = Patch(border=(60, 60, 60, 60), tile=(480, 480), seed=52, slip=(0, 0), mottle=0.012)
    sheet = deckled(patch, patch.box.inset(6), 4, 2.2)
    patch.lay(sheet, "#cdb183")
    clouds = patch.noise(150, 41, 4)
    tones = np.sum([sstep(at - 0.03, at + 0.03, clouds) for at in (-1.3, -0.5, 0.3, 1.1)], axis=0)  # one plate each
    stain(patch, sheet, 0.034 * (tones - 2), 0.2)
    rim = (1 + sheet(patch.x, patch.y) / 26).clip(0, 1)
    worn = sstep(0.9, 1.9, clouds)
    patch.ink_in(outline(sheet, 1.6, 0.3), 0.8)
    patch.ink = np.maximum(patch.ink, patch.lines(1.05 - 0.5 * rim - 0.3 * worn, 4) * (0.2 + 0.5 * rim))
    patch.col *= (1 - 0.55 * rim**3)[..., None]
    fold = patch.noise(9, 46) * 0.6
    for across in (patch.x, patch.y):
        crease = across - 300 + fold  # the crease is in the middle of the tile
        patch.col *= (1 - 0.16 * np.exp(-((crease / 1.6) ** 2)) + 0.1 * np.exp(-(((crease + 3.4) / 2) ** 2)))[..., None]
    patch.col = patch.col.clip(0, 1)
    return patch


def night_panel() -> Patch:
    """A dark panel for menus: engraved night in a double rule of gold."""
    patch = Patch(border=(40, 40, 40, 40), tile=(120, 120), seed=43)
    body = patch.box.inset(1.5)
    rim = (1 + rounded(body, 7)(patch.x, patch.y) / 46).clip(0, 1)
    patch.lay(rounded(body, 7), "#352838", patch.lines(0.56 - 0.3 * rim, 5, bend=0.2), line=1.2, alpha=0.97)
    patch.lay(outline(rounded(body, 7), 1.6, 1.6), "#5d4a33")
    double_rule(patch, body.inset(8), 10, "#b58e45")
    return patch


def night_card() -> Patch:
    """A card for somebody met at night: a rim of paper around an engraved field of violet."""
    patch = Patch(border=(24, 24, 24, 24), tile=(60, 60), seed=54)
    body, well = patch.box.inset(1.2), patch.box.inset(8.4)
    patch.lay(rounded(body, 11), PAPER, line=1.2)
    stain(patch, rounded(body, 11), 0.016 * patch.noise(60, 41, 4), 0.07)
    patch.lay(rounded(well, 5), "#241b34", field_lines(patch, 0.8), line=1.8)
    patch.lay(outline(rounded(well, 5), 1.0, 3.2), "#4b3a5e")
    return patch


def field_lines(patch: Patch, tone: float) -> Array:
    """The even horizontal hatching of a dark field, faint enough to write on."""
    return patch.lines(tone + patch.noise(50, 44) * 0.05, 3) * 0.8


def toast() -> Patch:
    """A band of night with a gold edge for messages that come and go."""
    patch = Patch(border=(24, 16, 24, 16), tile=(96, 12), seed=44)
    body = patch.box.inset(1)
    patch.lay(ticket(body, 8), NIGHT, alpha=0.94)
    patch.lay(outline(ticket(body, 8), 2.0, 1.4), GOLD)
    patch.lay(outline(ticket(body, 8), 0.8, 4.8), "#8a6f45")
    return patch


def row(selected: bool) -> Patch:
    """A row of a list, on a night panel; the selected one is lit and framed with gold."""
    patch = Patch(border=(16, 14, 16, 14), tile=(96, 12), seed=45)
    body = patch.box.inset(1)
    colour, alpha = ("#4a383f", 0.96) if selected else ("#30262d", 0.90)
    patch.lay(rounded(body, 5), colour, patch.lines(0.68 if selected else 0.72, 4) * 0.75, alpha=alpha)
    patch.lay(outline(rounded(body, 5), 1.4, 0.7), "#d9a441" if selected else "#4a3d38")
    return patch


def focus_ring() -> Patch:
    """The ring of the focus: bright gold between two lines of ink, with a glow, around any box."""
    patch = Patch(border=(30, 30, 30, 30), tile=(60, 60), seed=46, outset=18)
    ring = outline(rounded(patch.box.inset(-2.5), 10), 4.4)
    patch.lay(ring, "#ffcf5c", patch.lines(0.78 + 0.5 * patch.relief(ring, 2.2), 3, diagonal=True) * 0.7, line=1.6)
    for x, y in patch.box.corners(-0.5):
        patch.lay(diamond(x, y, 7.2), "#ffe9a0", line=1.6)
    away = rounded(patch.box.inset(-4), 11)
    patch.glow(lambda x, y: abs(away(x, y)), "#ffb636", 12, 0.7, 1.8)
    return patch


def slot() -> Patch:
    """A place for a card, scratched into the table."""
    return hollow(Patch(border=(22, 22, 22, 22), tile=(48, 48), seed=49), 3, 2.2, "#c9a06a", 0.34)


def idle_chip() -> Patch:
    """A chip without content."""
    return hollow(Patch(border=(14, 14, 14, 14), tile=(96, 12), seed=52), 1.4, 1.8, "#a08a68", 0.8)


def hollow(patch: Patch, inside: float, wide: float, colour: str, dark: float) -> Patch:
    """Broken lines, `wide` px, around the dark."""
    body = rounded(patch.box.inset(inside), 9)
    patch.lay(body, "#0d0b10", alpha=dark)
    strokes = (((patch.x + patch.y) / 12) % 1 < 0.62).astype(float)
    mark = patch.cover(outline(body, wide)) * strokes
    patch.col += (hexc(colour) - patch.col) * mark[..., None]
    patch.alpha = np.maximum(patch.alpha, mark * 0.8)
    return patch


def ribbon() -> Patch:
    """A red ribbon for the title of a page, 64 px high, its ends folded back and forked."""
    patch = Patch(border=(58, 31, 58, 32), tile=(96, 1), seed=50)
    w = patch.w

    def tail(left: bool) -> Shape:
        def shape(x: Array, y: Array) -> Array:
            u = x if left else w - x
            fork = 5 + (11 - np.abs(y - 37)).clip(0)
            return np.maximum(np.maximum(fork - u, u - 44), np.abs(y - 37) - 21)

        return shape

    for left in (True, False):
        patch.lay(tail(left), "#861823", patch.lines(0.62, 4), line=1.8)
    for x0 in (28, w - 44):
        fold = Box(x0, 44, x0 + 16, 58)
        patch.lay(rounded(fold, 0.5), "#4a0d15", patch.lines(0.3, 4), line=1.6)
    band = Box(26, 5, w - 26, 50)
    tone = 0.92 - 0.4 * ((patch.y - 34) / 14).clip(0, 1)
    patch.lay(rounded(band, 1.5), "#b3202e", patch.lines(tone, 4) * 0.8, line=1.8)
    for y in (10.5, 44.5):
        patch.lay(lambda x, y_, at=y: np.maximum(np.abs(y_ - at) - 0.8, rounded(band, 1)(x, y_)), GOLD)
    return patch


def shelf() -> Patch:
    """A board of oak to put things on, 76 px high: its top in the light, and its front under a worn lip."""
    patch = Patch(border=(12, 38, 12, 37), tile=(480, 1), seed=53, slip=(0, 0), mottle=0.02)
    top, lip, foot = 24.0, 36.0, 74.0
    grain = 0.5 + 0.14 * patch.noise(120, 45)
    wide = Box(-40, 0, patch.w + 40, 0)
    patch.lay(rounded(Box(wide.left, 1, wide.right, top), 0.5), "#8a5a30", patch.lines(grain + 0.12, 4, bend=0.5) * 0.8)
    patch.lay(rounded(Box(wide.left, lip, wide.right, foot), 0.5), "#5d3820", patch.lines(grain, 4.6, bend=0.7) * 0.85)
    edge = Box(wide.left, top, wide.right, lip)
    patch.lay(rounded(edge, 0.5), "#d99a50", patch.lines(0.86 - 0.3 * (patch.y - top) / 12, 3) * 0.6, line=1.8)
    for y in (1.2, foot):
        patch.ink_in(lambda x, y_, at=y: np.abs(y_ - at) - 1.2)
    return patch


def plain(colour: str, edge: str, width: float) -> Patch:
    """A bare plate for high contrast: one colour, one edge, nothing else."""
    patch = Patch(border=(14, 14, 14, 14), tile=(24, 24), seed=51, wobble=0, slip=(0, 0), mottle=0)
    patch.lay(rounded(patch.box.inset(0.4), 8), edge)
    patch.lay(rounded(patch.box.inset(0.4 + width), 8 - width), colour)
    return patch


def shadow(reach: int, strength: float, drop: float, radius: float) -> Patch:
    """The soft shadow a box throws on what lies below it; draw it first, with the box's own rectangle."""
    patch = Patch(border=(2 * reach,) * 4, tile=(24, 24), seed=47, outset=reach, wobble=0)
    box = patch.box
    fallen = rounded(Box(box.left + 4, box.top + 4 + drop, box.right - 4, box.bottom - 4 + drop), radius)
    patch.glow(lambda x, y: fallen(x, y) + 4, "#000000", reach, strength, 1.6)
    return patch


PLATES = {
    "parchment": parchment,
    "map": map_sheet,
    "panel-dark": night_panel,
    "card-night": night_card,
    "toast": toast,
    "list-row": lambda: row(False),
    "list-row-selected": lambda: row(True),
    "focus-ring": focus_ring,
    "slot": slot,
    "chip-hollow": idle_chip,
    "ribbon": ribbon,
    "shelf": shelf,
    "plain": lambda: plain("#000000", "#ffffff", 2),
    "plain-selected": lambda: plain("#000000", "#ffd84a", 4),
    "plain-paper": lambda: plain("#ffffff", "#000000", 2),
    "shadow": lambda: shadow(22, 0.72, 7, 12),
}
