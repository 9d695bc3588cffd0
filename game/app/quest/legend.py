"""What the signs on the map mean, beside it."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.journey import FIND, SECRET, SHOP, SHUT, STORY, Journey
from game.core.words import N_
from game.tongue import _

from ..canvas import Canvas
from ..geometry import Box
from ..pictures import portrait_of
from ..type import Block, Type
from ..ui.widget import Look, Widget
from .signs import sign

SHUT_DOOR, UNSEEN = "door", "room"  # what is red on the map: a door that is shut, and what only a Game Master knows of
WORDS = {  # in this order: first what nobody would guess
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
LETTERS, SIGN, GAP = 22.0, 24.0, 7.0  # of a row: letters, its sign, the way to its word
EDGE, APART = (12.0, 3.0), 10.0  # around all, and between two beside each other
ENOUGH = 4  # signs, so that it is worth its room where there is none for all of them


Laid = tuple[str, Block, Box]  # a sign by what it means, the word for that, and where the two stand


class Legend(Widget):
    """The signs of what is known, two beside each other where their words are short; those that come last may have no
    room."""

    role = "text"

    def __init__(self, journey: Journey, room: Box, letters: Type):
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
    """The kinds of what is known to lie on a map, each once; what is red on it first."""
    features = [each for chamber in journey.chambers for each in chamber.features]
    there = {_kind(each.kind) for each in features}
    there |= {SHUT_DOOR for each in journey.passages if each.state == SHUT}
    there |= {UNSEEN for each in features if each.state == SECRET}
    return [kind for kind in WORDS if kind in there]


def _kind(kind: str) -> str:
    """What it is called here: treasures have each its name."""
    if kind in WORDS:
        return kind
    return "relic" if portrait_of(kind) else FIND


def _laid(words: Sequence[tuple[str, Block]], room: Box) -> list[Laid]:
    """Each sign with its word, from the left of a row or behind another, as far down as there is room."""
    laid: list[Laid] = []
    y, end = room.y, 0.0  # where what stands at the left of this row ends; 0: nothing does
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
    """The same with all that stand behind another one below each other, if there is room for that."""
    behind = [place for _kind, _block, place in laid if place.x > room.x]
    column = max((place.x for place in behind), default=room.x)
    if any(column + place.w > room.right for place in behind):
        return [*laid]
    return [(kind, block, place._replace(x=column) if place.x > room.x else place) for kind, block, place in laid]
