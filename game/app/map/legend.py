"""The legend beside the map: the meaning of its signs."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.journey import FIND, SECRET, SHOP, SHUT, STORY, Journey
from game.core.text import N_
from game.i18n import _

from ..base.geometry import Box
from ..gfx.canvas import Canvas
from ..gfx.fonts import Block, Fonts
from ..gfx.pictures import portrait_of
from ..ui.widget import Look, Widget
from .signs import sign

SHUT_DOOR, UNSEEN = "door", "room"  # red on the map: a shut door; what only a Game Master knows of
WORDS = {  # in the order of the legend: first what nobody would guess
    SHUT_DOOR: N_("Shut"),
    UNSEEN: N_("Unseen"),
    "special": N_("Special"),
    "random": N_("Chance"),
    "relic": N_("Treasure"),
    "secret": N_("Secret"),
    "exit": N_("Way out"),
    STORY: N_("Scene"),
    FIND: N_("Loot"),
    SHOP: N_("Shop"),
    "boss": N_("Boss"),
    "encounter": N_("Enemies"),
    "start": N_("Way in"),
}
LETTERS, SIGN, GAP = 22.0, 24.0, 7.0  # a row: letter size, icon, gap
EDGE, APART = (12.0, 3.0), 10.0  # margins; gap between two side by side
ENOUGH = 4  # least number of signs worth showing if not all of them fit


Laid = tuple[str, Block, Box]  # the kind of a sign, its word, and the box of both


class Legend(Widget):
    """The signs on the known map with their meanings, two side by side where their words are short; the last ones are
    left out if there is no room."""

    role = "text"

    def __init__(self, journey: Journey, room: Box, letters: Fonts):
        inner = room.inset(*EDGE)
        words = [(kind, letters.block(_(WORDS[kind]), "body", LETTERS, inner.w, lines=1)) for kind in kinds(journey)]
        laid = _laid(words, inner)
        whole = len(laid) == len(words) or len(laid) >= ENOUGH
        self.lines = laid if whole else []
        tall = max((place.bottom for *_rest, place in self.lines), default=room.y) + EDGE[1] - room.y
        super().__init__("legend", _("What the signs mean"), room._replace(y=room.bottom - tall, h=tall))
        self.lines = [(kind, block, place.moved(0, room.h - tall)) for kind, block, place in self.lines]

    @property
    def value(self) -> str:
        return ", ".join(" ".join(block.lines) for _kind, block, _place in self.lines)

    def blocks(self) -> tuple[Block, ...]:
        return tuple(block for _kind, block, _place in self.lines)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        theme = canvas.theme
        canvas.plate("hp-plate", box)
        for kind, block, place in self.lines:
            ink = theme.life if kind in (SHUT_DOOR, UNSEEN) else theme.bone
            canvas.icon(sign(kind), Box(place.x, place.centre[1] - SIGN / 2, SIGN, SIGN), ink)
            canvas.block(block, place._replace(x=place.x + SIGN + GAP, w=place.w - SIGN - GAP), theme.bone)


def kinds(journey: Journey) -> list[str]:
    """Return the kinds of signs on the known map, each once, in the order of the legend."""
    features = [each for chamber in journey.chambers for each in chamber.features]
    there = {_kind(each.kind) for each in features}
    there |= {SHUT_DOOR for each in journey.passages if each.state == SHUT}
    there |= {UNSEEN for each in features if each.state == SECRET}
    return [kind for kind in WORDS if kind in there]


def _kind(kind: str) -> str:
    """Return the kind under which the legend lists a feature: all treasures are one kind."""
    if kind in WORDS:
        return kind
    return "relic" if portrait_of(kind) else FIND


def _laid(words: Sequence[tuple[str, Block]], room: Box) -> list[Laid]:
    """Return each sign with its word, at the left of a row or behind another one, as far down as there is room."""
    laid: list[Laid] = []
    y, end = room.y, 0.0  # right end of what stands at the left of this row; 0: nothing
    for kind, block in words:
        wide, high = SIGN + GAP + block.width, block.height
        behind = end > 0 and end + wide <= room.right
        if end and not behind:
            y, end = y + high, 0.0
        if y + high > room.bottom:
            break
        laid.append((kind, block, Box(end if behind else room.x, y, wide, high)))
        y, end = (y + high, 0.0) if behind else (y, room.x + wide + APART)
    return _in_columns(laid, room)


def _in_columns(laid: Sequence[Laid], room: Box) -> list[Laid]:
    """Return the same, with all that stand behind another one aligned below each other if there is room for that."""
    behind = [place for _kind, _block, place in laid if place.x > room.x]
    column = max((place.x for place in behind), default=room.x)
    if any(column + place.w > room.right for place in behind):
        return [*laid]
    return [(kind, block, place._replace(x=column) if place.x > room.x else place) for kind, block, place in laid]
