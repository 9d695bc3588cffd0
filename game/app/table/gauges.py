"""Gauges: how the numbers of a game are shown on the table, and the feedback when one changes."""

from collections.abc import Hashable, Sequence
from typing import Any, NamedTuple

import pygame

from game import levels
from game.core.cards import Card
from game.core.game import Game
from game.core.view import View
from game.i18n import _

from ..base.geometry import Box
from ..gfx.canvas import ALIGN, Canvas
from ..gfx.fonts import Block, Fonts
from ..gfx.pictures import Pictures
from ..gfx.theme import Colour
from ..ui.widget import Look, Widget
from .card_art import AT_STAKE, thin
from .effects.debris import SIGN, Stamp
from .sprites import Pipped

FIGURES = 110.0  # width for “20 / 20”
NAME = 98.0  # width for the name before vials
BAR, SLIM = 96.0, 28.0  # least length of a bar between a name and a number; its height
HEART = "heart"  # the icon of life
LOW = 4  # a gauge is low at 1/LOW of its full amount or less


def is_low(amount: float, full: int) -> bool:
    """Return True if a gauge that can be full is low: not full, and at most a fourth, or 1."""
    return amount < full and amount * LOW <= max(full, LOW)


class Gauge(Widget):
    """A number of the game.

    `shown` is the animated value, which lags behind `amount`. `full` is its maximum, or 0 if it has none. `at_stake` is
    the change the focused action would make.
    """

    role = "gauge"
    badge = ""  # the zone whose cards also show it on their badges

    def __init__(self, id: str, label: str, box: Box, amount: int, full: int, letters: Fonts):
        super().__init__(id, label, box)
        self.amount, self.full, self.shown, self.at_stake = amount, full, float(amount), 0
        self.letters = letters

    @property
    def value(self) -> str:
        return f"{self.amount} / {self.full}" if self.full else str(self.amount)

    @property
    def left(self) -> int:
        """The visible rest of a count; points still to arrive count as present."""
        return max(round(self.shown), self.amount)

    def looks(self) -> tuple[Hashable, ...] | None:
        return self.shown, self.at_stake, self.amount

    def ink(self, canvas: Canvas) -> Colour:
        """Return the colour of the number: red when it is low, but not while it is still counting up from 0."""
        coming = self.shown <= 0 < self.amount
        return canvas.theme.danger if is_low(self.shown, self.full) and not coming else canvas.theme.cream

    def beside(self, canvas: Canvas) -> tuple[str, Colour]:
        """Return the text after the number and its colour: the value after the focused action, or else the maximum."""
        theme = canvas.theme
        if self.at_stake and self.full:
            left = min(self.full, max(0, round(self.shown) + self.at_stake))
            return f"› {left}", theme.danger if self.at_stake < 0 else theme.help
        return (f"/ {self.full}" if self.full else ""), theme.bone


class Vials(Gauge):
    """One vial for each point, and the number."""

    def __init__(self, id: str, label: str, box: Box, amount: int, full: int, letters: Fonts):
        super().__init__(id, label, box, amount, full, letters)
        self.name = letters.block(label, "label", 24, NAME, 44, lines=1)

    def blocks(self) -> tuple[Block, ...]:
        return (self.name,)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        canvas.block(
            self.name, Box(box.x - NAME - 8, box.y - 4, NAME, box.h + 8), canvas.theme.gold, shade=canvas.theme.night
        )
        canvas.plate("hp-plate", box)
        draw_vials(canvas, box, _vials(self))
        number = self.letters.block(str(round(self.shown)), "number", 40, 90, lines=1, grow=False)
        canvas.block(
            number,
            Box(box.right + 10, box.y - 10, number.width, box.h + 20),
            self.ink(canvas),
            shade=canvas.theme.night,
        )
        told, ink = self.beside(canvas)
        of = self.letters.block(told, "label", 24, 80, lines=1, grow=False)
        place = Box(box.right + 18 + number.width, box.y - 4, 80, box.h + 8)
        canvas.block(of, place, ink, shade=canvas.theme.night)


def _vials(gauge: Gauge) -> Sequence[str]:
    """Return the state of each vial of a gauge: full, loss, gain or empty; full ones turn `low` when few are left."""
    states = (_state(i, round(gauge.shown), gauge.at_stake) for i in range(gauge.full))
    low = is_low(round(gauge.shown), gauge.full)
    return ["low" if low and state == "full" else state for state in states]


def draw_vials(canvas: Canvas, box: Box, vials: Sequence[str]) -> None:
    """Draw a row of vials in a frame."""
    row = tuple(vials)
    x, y, w, h = canvas.layout.px(box.inset(6, 5))
    canvas.blit(canvas.pictures.keep(("vials", row, w, h), lambda: _shelf(canvas.pictures, row, (w, h))), (x, y))


def _shelf(pictures: Pictures, row: Sequence[str], size: tuple[int, int]) -> pygame.Surface:
    """Return vials side by side as one picture, `size` in window pixels."""
    shelf = pygame.Surface(size, pygame.SRCALPHA)
    for i, vial in enumerate(row):
        left, right = size[0] * i // len(row), size[0] * (i + 1) // len(row)
        glass = right - left - 1, size[1]
        shelf.blit(pictures.scaled(f"ui/vial-{vial}", glass), (left, 0))
        if vial == AT_STAKE:  # not lost yet: its red still shows
            shelf.blit(thin(pictures.scaled("ui/vial-full", glass)), (left, 0))
    return shelf


class Number(Gauge):
    """A name and a number; a heart if the name does not fit."""

    def __init__(self, id: str, label: str, box: Box, amount: int, full: int, letters: Fonts):
        super().__init__(id, label, box, amount, full, letters)
        name = letters.block(label, "label", 24, min(box.w * 0.62, box.w - FIGURES), box.h, lines=1)
        self.name = None if name.overflow else name

    def blocks(self) -> tuple[Block, ...]:
        return (self.name,) if self.name else ()

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        night = canvas.theme.night
        told, ink = self.beside(canvas)
        of = self.letters.block(told, "label", 24, 80, box.h, lines=1, grow=False)
        usual = self.letters.block(f"/ {self.full}", "label", 24, 80, box.h, lines=1, grow=False)
        room = Box(box.right - usual.width, box.y, usual.width, box.h)  # keeps the number in place
        canvas.block(of, room, ink, shade=night)
        number = self.letters.block(str(round(self.shown)), "number", 36, box.w * 0.36, box.h + 8, lines=1, grow=False)
        place = Box(box.x, box.y, box.w - (usual.width + 10 if self.full else 0), box.h)
        canvas.block(number, place, self.ink(canvas), "right", shade=night)
        if self.name:
            canvas.block(self.name, box, canvas.theme.gold, shade=night)
        else:
            canvas.icon(HEART, Box(place.right - number.width - box.h - 8, box.y, box.h, box.h), self.ink(canvas))


class Pips(Number):
    """Pips on cards, emptied from the last card to the first, and the number.

    `cards` is the zone of those cards. The stage draws them and asks for the `states` of their pips.
    """

    cards = ""

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        super().draw(canvas, box, look)
        left = box.x + self.name.width + 14 if self.name else box.x + box.h + 12
        bar = Box(left, box.y + (box.h - SLIM) / 2, box.right - FIGURES - 14 - left, SLIM)
        if self.name and bar.w >= BAR:
            canvas.plate("hp-plate", bar)
            draw_vials(canvas, bar, _vials(self))

    def states(self, count: int) -> list[Pipped]:
        """Return the pips of each of `count` cards, first to last."""
        return _pips(count, self.full, round(self.shown), self.at_stake)


class Count(Gauge):
    """An icon and a number, for something well known or whose counters lie beside it."""

    icon = ""

    @property
    def value(self) -> str:
        return str(self.amount)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        canvas.plate("hp-plate", box)
        ink, side = self.ink(canvas), box.h * 0.56
        number = self.letters.block(str(round(self.shown)), "number", 36, box.w - side - 14, box.h, lines=1, grow=False)
        x = box.x + (box.w - side - 6 - number.width) / 2
        hue = canvas.theme.life if self.icon == HEART else canvas.theme.gold
        canvas.icon(self.icon, Box(x, box.y + (box.h - side) / 2, side, side), hue)
        canvas.block(number, Box(x + side + 6, box.y, number.width, box.h), ink, shade=canvas.theme.night)


class Foe(Count):
    """A count that is hidden while it is 0, for somebody who is not always there."""

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        if round(self.shown) > 0:
            super().draw(canvas, box, look)


class Burst(Gauge):
    """A burst with the number of a pending hit, shown only while it is not 0.

    It has no word, which would cover the captions of the cards beside it; the table's head says it.
    """

    @property
    def value(self) -> str:
        return str(self.amount)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        if round(self.shown) > 0:
            Stamp("burst-hit", "", (round(self.shown),), box.centre, box.w / SIGN).draw(canvas)


KINDS: dict[str, type[Gauge]] = {
    "vials": Vials,
    "number": Number,
    "pips": Pips,
    "count": Count,
    "foe": Foe,
    "burst": Burst,
}


def gauge(shown: levels.Gauge, id: str, label: str, box: Box, amount: int, full: int, letters: Fonts) -> Gauge:
    """Return the gauge widget that a map asks for."""
    made = KINDS[shown.kind](id, label, box, amount, full, letters)
    made.badge = shown.badge
    if isinstance(made, Pips):
        made.cards = shown.cards
    if isinstance(made, Count):
        made.icon = shown.icon
    return made


def left_on(room: levels.Room, view: View, card: Card) -> int | None:
    """Return the number left on a card's badge, or None if that number never changes."""
    zone = view.zone_of(card.id)
    return next((view.gauges[name] for name, shown in room.gauges.items() if zone and shown.badge == zone), None)


def pips_of(game: Game[Any], room: levels.Room, view: View, card: Card) -> Pipped:
    """Return the pips on a card of a room; empty if it stands for nobody."""
    for name, shown in room.gauges.items():
        cards = view.zones.get(shown.cards, ()) if shown.kind == "pips" else ()
        if card in cards:
            return _pips(len(cards), game.gauges[name], view.gauges[name])[cards.index(card)]
    return ()


def _pips(count: int, full: int, shown: int, stake: int = 0) -> list[Pipped]:
    """Return the points of a gauge, spread over `count` cards."""
    each = full // max(1, count)
    pips = [_state(i, shown, stake) for i in range(each * count)]
    return [tuple(pips[card * each : (card + 1) * each]) for card in range(count)]


def _state(i: int, shown: int, stake: int) -> str:
    """Return the state of point `i`; the effect of the focused action is shown as `loss` or `gain`."""
    if stake < 0 and shown + stake <= i < shown:
        return "loss"
    if stake > 0 and shown <= i < shown + stake:
        return "gain"
    return "full" if i < shown else "empty"


HEAVY = 6  # change in points from which feedback is stronger


class Feedback(NamedTuple):
    """The feedback of one kind of change.

    `light` and `much` are the cues for small and large changes; `scraps`, `force` and `flying` say which scraps fly,
    how hard and how many; `blot` is the picture under the number; `way` is the direction of the scraps in degrees (90
    is up, None all round); `jolts` shakes the cards and the pad.
    """

    light: str
    much: str
    scraps: str
    force: float
    flying: int
    blot: str
    way: float | None = None
    jolts: bool = False

    @staticmethod
    def heavy(amount: int) -> bool:
        """Return True if the change is large."""
        return abs(amount) >= HEAVY

    def cue(self, amount: int) -> str:
        """Return the sound cue for the change."""
        return self.much if self.heavy(amount) else self.light

    def many(self, amount: int) -> int:
        """Return how many scraps fly."""
        return self.flying * 2 if self.jolts and self.heavy(amount) else self.flying


class GaugeFeedback(NamedTuple):
    """The feedback for losing and for gaining points of a gauge; None means no feedback.

    A `vital` gauge is a matter of life and death when it runs low.
    """

    lost: Feedback | None
    won: Feedback | None
    vital: bool = False

    def of(self, amount: int) -> Feedback | None:
        """Return the feedback for a change by `amount`."""
        return self.lost if amount < 0 else self.won


HURT = Feedback("hurt-light", "hurt-heavy", "blood", 380, 9, "blot-hurt", jolts=True)
HEAL = Feedback("heal", "heal", "heal", 260, 10, "blot-heal", 90)
STRUCK = Feedback("strike", "strike", "blood", 380, 10, "blot-hurt")
GAIN = Feedback("coin", "coin", "gold", 260, 8, "blot-heal", 90)
LIFE = GaugeFeedback(HURT, HEAL, vital=True)


SIDE, GAP, BETWEEN = 26.0, 4.0, 12.0
AHEAD = 16.0  # side of the arrow between the last door and the exit
LEAST = 6  # number of doors for which room is always kept
BEHIND = 200  # alpha of doors already passed


class DoorRow(Widget):
    """The rooms left: one door for each, then the exit.

    Doors the party has already passed are dark. `told` is the text before them, by default the number in words.
    """

    role = "gauge"

    def __init__(self, box: Box, left: int, faced: int, letters: Fonts, told: str = "", align: str = "left"):
        super().__init__("left", _("Rooms left"), box)
        self.left = left
        told = told or _("Rooms left: {n}").format(n=left)
        self.told = letters.block(told, "strong", 25, box.w - BETWEEN - AHEAD - LEAST * (SIDE + GAP), box.h, lines=1)
        fitting = int((box.w - self.told.width - BETWEEN - AHEAD) / (SIDE + GAP)) - 1
        self.ahead = min(left, fitting)
        self.behind = min(faced, fitting - self.ahead)
        wide = self.told.width + BETWEEN + AHEAD + (self.behind + self.ahead + 1) * (SIDE + GAP)
        self.start = (box.w - wide) * ALIGN[align]

    @property
    def value(self) -> str:
        return str(self.left)

    def blocks(self) -> tuple[Block, ...]:
        return (self.told,)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        theme = canvas.theme
        box = box.moved(self.start, 0)
        canvas.block(self.told, box, theme.gold, shade=theme.night)
        x, y = box.x + self.told.width + BETWEEN, box.y + (box.h - SIDE) / 2
        row = [("door", theme.faint, BEHIND)] * self.behind + [("door", theme.gold, 255)] * self.ahead
        for icon, ink, alpha in row:
            canvas.icon(icon, Box(x, y, SIDE, SIDE), ink, alpha, theme.night)
            x += SIDE + GAP
        canvas.icon("play", Box(x, box.centre[1] - AHEAD / 2, AHEAD, AHEAD), theme.help, 255, theme.night)
        canvas.icon("way-out", Box(x + AHEAD + GAP, y, SIDE, SIDE), theme.help, 255, theme.night)
