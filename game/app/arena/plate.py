"""The plate of somebody who stands in an arena: picture, name, numbers, and how it is with them."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from game import tongue
from game.core.game import Preview
from game.core.troupe import ACTING, DONE, FALLEN, HEROES, LATER, Figure
from game.tongue import _, ngettext

from ..broken import broken
from ..canvas import BEYOND, Canvas
from ..geometry import Box
from ..pictures import portrait_of
from ..table.printing import Traced, printed
from ..table.skin import Sign
from ..table.spots import PLATES, frame
from ..type import Block, Type
from ..ui.widget import Look, Pressable, Widget
from .crest import Crest
from .parts import Parts, parts
from .rows import Shape, Stand

STEPS = (24.0, 3.0, 9.0), (24.0, 2.0, 5.0), (20.0, 1.0, 3.0)  # an icon before a number, to it, and to the next
NEAR, APART = 3.0, 9.0
NAME, TAG = 23.0, 22.0
BAR, EDGE = 5.0, 8.0  # at the edge of whoever is ours, where everybody plays on both sides
DIM = 84  # how far the fallen lie in the dark
SKULL = 0.4  # of the width of a picture: the sign at the foot of that of the fallen
AROUND = 16.0  # beside the words of a chip
THREAT = "Threat {n}"
LIT, TURN = 4.0, 3.0  # frames: of whoever can be chosen, and of whoever acts
ARROW, HIGH = 28.0, 21.0  # the mark of whose hand is shown
USUAL = {True: "hero", False: "skull"}  # the icon of whoever has no picture


class Aim(NamedTuple):
    """What an action would come to with somebody as its target: shortly, and in a sentence."""

    chip: str
    text: str
    kind: str

    @classmethod
    def of(cls, preview: Preview) -> "Aim":
        """What a preview says."""
        return cls(preview.chip, tongue.say(preview.text), preview.kind)


class FigurePlate(Pressable):
    """Somebody on the table.  `aim` is there while it can be chosen; `shown`: its hand lies open in front of us."""

    role = "figure"

    def __init__(
        self,
        figure: Figure,
        stand: Stand,
        counts: Mapping[str, int],
        do: Callable[[], object],
        letters: Type,
        aim: Aim | None = None,
        shown: bool = False,
        signs: Mapping[str, Sign] = MappingProxyType({}),
    ):
        super().__init__(figure.id, tongue.say(figure.name), stand.box, do, aim.text if aim else "")
        self.figure, self.counts, self.letters, self.aim, self.shown = figure, counts, letters, aim, shown
        self.shape, self.parts = stand.shape, parts(stand)
        self._traced: Traced | None = None  # as it is drawn once it has been seen
        self._is_new = True
        self.name = self._name(self.parts.name)
        self._signed_tags = self._signed(signs)
        self.signs = [] if aim else self._signed_tags
        self.furnish(low=self.needs_foot)

    @property
    def needs_foot(self) -> bool:
        """Is there a note, or would there be one, that has no room beside the picture?"""
        return not self._signed_tags and self._is_wide(self._tags() or self._skill())

    def furnish(self, low: bool) -> None:
        """Put the picture and the note into their places; `low`: the picture stands above the foot of the plate, and
        the note there, as it must for some in the same row."""
        self.low = low
        self.face = self._face() if low else self.parts.face
        note = self._note()
        self.band = self._band(note)
        self.note = self._lettered(note)
        self.arrow = self._arrow()
        self.crest = self._crest() if self.figure.player else None

    def _crest(self) -> Crest:
        """At the upper left of the picture; below a name that stands above that."""
        face, name = self.parts.face, self.parts.name
        top = name.bottom if name.y < face.y and name.x < face.right else face.y - NEAR
        return Crest.at(face.x - NEAR, top, self.figure.player, self.figure.ours, self.letters)

    def _band(self, note: str) -> Box:
        """Where it stands: in its place, or where that is too narrow, across the plate, beside the mark of whose hand
        is shown."""
        place = self.parts.note
        if self.aim is not None and place == self.parts.name:
            wide = self.letters.width(note, "strong", TAG) + 2 * AROUND
            name = self.letters.width(self.label, "strong", NAME) * self.letters.scale
            return place._replace(x=place.right - wide, w=wide) if name + wide + APART <= place.w else place
        return self._across() if self._is_wide(note) or (self.low and self.aim is None) else place

    def _is_wide(self, note: str) -> bool:
        """Is there too little room for a note beside the picture?"""
        return self.shape is Shape.TALL and self.letters.width(note, "strong", TAG) + 12 > self.parts.note.w

    def _across(self) -> Box:
        """The foot of the plate, as far as it is free."""
        place = self.parts.note
        return Box(self.box.x + 6, place.y, self.box.w - 12 - ARROW * self.shown, place.h)

    def _face(self) -> Box:
        """Where the picture stands above a note at the foot."""
        face = self.parts.face
        side = min(face.w, self.parts.note.y - face.y)
        return Box(face.centre[0] - side / 2, face.y, side, side)

    def _arrow(self) -> Box:
        """Where it is marked that its hand is shown: at the picture's foot, clear of all words."""
        x = self.band.right if self.band == self._across() else self.parts.face.centre[0] - ARROW / 2
        foot = self.parts.name.y if self.shape is Shape.PET else self.box.bottom - 2
        return Box(x, foot - HIGH, ARROW, HIGH)

    def _lettered(self, note: str) -> Block:
        """The note; a mere number in figures, which are large enough without small letters beside them."""
        if any(map(str.isalpha, note)) or not note:
            return self.letters.cut(note, "strong", TAG, self.band.w - 12, self.band.h + 4)
        return self.letters.block(note, "number", TAG, self.band.w - 12, self.band.h + 4, lines=1, grow=False)

    def _name(self, room: Box) -> Block:
        """The name, in thinner letters before any of it is cut; the number of one of several stays, however little room
        there is."""
        for role in ("strong", "body"):
            whole = self.letters.block(self.label, role, NAME, room.w, room.h + 4, lines=1)
            if whole.overflow <= 0:
                return whole
        cut = self.letters.cut(self.label, "strong", NAME, room.w, room.h + 4)
        name, _space, number = self.label.rpartition(" ")
        if not number.isdigit():
            return cut
        wide = self.letters.width(f" {number}", "strong", NAME) * self.letters.scale
        kept = self.letters.cut(name, "strong", NAME, room.w - wide, room.h + 4).lines[0]
        return self.letters.cut(f"{kept} {number}", "strong", NAME, room.w, room.h + 4)

    def _note(self) -> str:
        """The one thing to be said besides numbers; nothing where there is no room for it."""
        if self.aim is not None:
            return self.aim.chip
        if self.signs or self.parts.note == self.parts.name:
            return ""
        return self._tags() or self._skill()

    def _tags(self) -> str:
        return ", ".join(tongue.say(tag) for tag in self.figure.tags)

    def _signed(self, signs: Mapping[str, Sign]) -> list[tuple[str, str]]:
        """Icons and numbers of the tags, where there is no room for their words and each has a sign."""
        tags = self.figure.tags
        if self._has_room(self._tags()) or not all(tag.message in signs for tag in tags):
            return []
        return [(signs[tag.message].icon, signs[tag.message].number.format_map(tag.values)) for tag in tags]

    def _has_room(self, words: str) -> bool:
        """Can they be written whole, if nothing else is?"""
        place = self.parts.note
        room = self._across().w - 12 if self.shape is Shape.TALL else place.w - 12
        return place != self.parts.name and self.letters.cut(words, "strong", TAG, room, place.h + 4).lines == (words,)

    def _skill(self) -> str:
        """The first of an enemy's abilities by name, if nothing else is to be said."""
        has = [trait for trait in self.figure.traits if trait.state != LATER]
        return tongue.say(has[0].name) if has and self.shape is Shape.TALL and self.figure.state != FALLEN else ""

    # in words

    @property
    def value(self) -> str:
        return ", ".join(described(self.figure, self.counts))

    def blocks(self) -> tuple[Block, ...]:
        return (self.name, self.note) if self.note.lines[0] and not self.aim else (self.name,)

    # drawn

    def draw_under(self, canvas: Canvas) -> None:
        """What lies under the cards that lie on it."""
        one = self.figure
        state = one.state == ACTING, one.state == FALLEN, one.ours
        looks = one.kind, one.side, one.boss, one.elite, *state, self.shape, self.face
        printed(canvas, "figure", self.box.inset(-BEYOND), self._draw_ground, *looks)

    def _draw_ground(self, canvas: Canvas) -> None:
        box, theme, figure = self.box, canvas.theme, self.figure
        canvas.plate("shadow", box, 150)
        canvas.plate("hp-plate", box)
        if figure.boss or figure.elite:
            frame(canvas, box.inset(2), 2, theme.gold if figure.boss else theme.danger)
        if figure.state == ACTING:
            frame(canvas, box, TURN, theme.bone)
        if figure.ours:
            canvas.fill(Box(box.x + 1, box.y + EDGE, BAR, box.h - 2 * EDGE), theme.gold)
        self._draw_face(canvas)

    def _draw_face(self, canvas: Canvas) -> None:
        name = portrait_of(self.figure.kind, self.figure.elite)
        if name and self.figure.state == FALLEN:
            x, y, *size = canvas.layout.px(self.face)
            canvas.blit(broken(canvas.pictures, name, (size[0], size[1])), (x, y))
        elif name:
            canvas.picture(name, self.face)
        else:
            icon = USUAL[self.figure.side == HEROES]
            canvas.icon(icon, self.face.inset(self.face.w * 0.14), canvas.theme.bone)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        if self._is_new:  # the frame in which plates are made has enough to do
            self._is_new = False
            self._write(canvas)
            return
        if self._traced is None:
            self._traced = Traced(canvas)
            self._write(self._traced)
        canvas.surface.fblits(self._traced.pieces)

    def _write(self, canvas: Canvas) -> None:
        """What lies over the cards that lie on it."""
        theme, at = canvas.theme, self.parts
        fallen = self.figure.state == FALLEN
        if fallen:
            canvas.fill(self.box, theme.night, DIM)
            side = self.face.w * SKULL
            place = Box(self.face.centre[0] - side / 2, self.face.bottom - side, side, side)
            canvas.icon("fallen", place, theme.bone)
        ink = theme.gold if self.shown else theme.faint if fallen or self.figure.state == DONE else theme.cream
        if not (self.aim and self.band == at.name):
            canvas.block(self.name, at.name, ink, "left", shade=theme.night)
        if fallen:
            self._count_deck(canvas, at)  # others may still draw from it
        else:
            self._draw_numbers(canvas, at)
        self._draw_note(canvas, self.band)
        if self.crest is not None:
            self.crest.draw(canvas)
        if self.aim is not None:
            frame(canvas, self.box.inset(-2), LIT, theme.second)  # gold is the focus
        if self.shown:
            self._draw_arrow(canvas, self.arrow)

    @staticmethod
    def _draw_arrow(canvas: Canvas, box: Box) -> None:
        """It points from whose hand it is to where it lies."""
        canvas.icon("arrow-down", box, canvas.theme.gold, shade=canvas.theme.night)

    def _draw_numbers(self, canvas: Canvas, at: Parts) -> None:
        self._draw_row(canvas, at.numbers, self._numbers())
        self._draw_row(canvas, at.signs, [(icon, number, "gold") for icon, number in self.signs])
        if self.shape in (Shape.TALL, Shape.LOW) and (held := self.counts.get("hand", 0)):
            self._count(canvas, held, at.tally(held))
        self._count_deck(canvas, at)
        if at.discard is not None and "deck" in self.figure.zones:
            if at.loot is not None and (loot := self.counts.get("loot", 0)):
                self._on_pile(canvas, str(loot), "loot-rare", at.loot, "help")
            if self.figure.threat is not None:
                self._on_pile(canvas, str(self.figure.threat), "threat", at.discard)

    def _count_deck(self, canvas: Canvas, at: Parts) -> None:
        if at.deck is not None and "deck" in self.figure.zones:
            self._on_pile(canvas, str(self.counts.get("deck", 0)), "", at.deck)

    def _draw_row(self, canvas: Canvas, room: Box, shown: Sequence[tuple[str, str, str]]) -> None:
        """Icons with their numbers, closer together where there is little room, and no more than it takes."""
        blocks = [self.letters.block(number, "number", TAG, 80, room.h, lines=1, grow=False) for _, number, _ in shown]
        wide = sum(block.width for block in blocks)
        sign, near, apart = next((fit for fit in STEPS if wide + _beside(len(shown), fit) <= room.w + 1), STEPS[-1])
        x = room.x
        for (icon, number, tone), block in zip(shown, blocks, strict=True):
            if x + sign + near + block.width > room.right + 1:
                break
            canvas.icon(icon, Box(x, room.y + (room.h - sign) / 2, sign, sign), getattr(canvas.theme, tone))
            place = Box(x + sign + near, room.y, block.width, room.h)
            canvas.block(block, place, canvas.theme.cream, shade=canvas.theme.night)
            x = place.right + (apart if number else 0)

    def _numbers(self) -> Sequence[tuple[str, str, str]]:
        """Icons and numbers, the most important first."""
        figure, cards = self.figure, str(self.counts.get("hand", 0))
        mark = [("boss", "", "gold")] if figure.boss else [("elite", "", "danger")] if figure.elite else []
        if self.shape in (Shape.TALL, Shape.LOW):
            worth = ("superiority", str(figure.worth), "gold") if figure.rival else ("skull", str(figure.worth), "bone")
            return [*([worth] if figure.worth else []), *mark]
        if self.shape is Shape.PET:
            return [("hand-cards", cards, "bone")]
        loot = self.counts.get("loot", 0)
        shown = [("hand-cards", cards, "bone"), ("superiority", str(figure.worth), "gold")]
        if figure.purse is not None:
            shown.insert(0, ("chips", str(figure.purse), "gold"))
        return [*shown, *([("loot-rare", str(loot), "help")] if loot and self.parts.loot is None else [])]

    def _count(self, canvas: Canvas, number: int, box: Box) -> None:
        block = self.letters.block(str(number), "number", 26, box.w, box.h, lines=1, grow=False)
        canvas.block(block, box, canvas.theme.cream, "left", shade=canvas.theme.night)

    def _on_pile(self, canvas: Canvas, number: str, icon: str, pile: Box, tone: str = "danger") -> None:
        """A number at the foot of a pile."""
        plate = Box(pile.x - 5, pile.bottom - 18, pile.w + 12, 30)
        canvas.plate("count-plate", plate)
        block = self.letters.block(number, "number", TAG, plate.w, plate.h, lines=1, grow=False)
        sign = 16.0 if icon else 0.0
        x = plate.centre[0] - (block.width + sign) / 2
        if icon:
            place = Box(x - 2, plate.centre[1] - 8, 16, 16)
            canvas.icon(icon, place, getattr(canvas.theme, tone), shade=canvas.theme.night)
        canvas.block(block, Box(x + sign, plate.y, block.width, plate.h), canvas.theme.cream)

    def _draw_note(self, canvas: Canvas, box: Box) -> None:
        if not self.note.lines[0]:
            return
        if self.aim is None:
            ink = canvas.theme.gold if self.figure.tags else canvas.theme.bone
            place = box.inset(6, 0) if box != self.parts.note else box
            canvas.block(self.note, place, ink, "left", shade=canvas.theme.night)
            return
        canvas.plate(PLATES.get(self.aim.kind, "chip-neutral"), box)
        canvas.block(self.note, box, canvas.theme.cream, "centre", shade=canvas.theme.night)


def alike_in_row(plates: Sequence[FigurePlate]) -> list[Widget]:
    """Enemies beside each other, all with pictures of one size, and their notes in the same place."""
    tall = [plate for plate in plates if plate.shape is Shape.TALL]
    if any(plate.needs_foot for plate in tall):
        for plate in tall:
            plate.furnish(low=True)
    return [*plates]


def _beside(count: int, fit: tuple[float, float, float]) -> float:
    """The room that so many icons take, with what lies between them and their numbers."""
    sign, near, apart = fit
    return count * (sign + near) + (count - 1) * apart


def described(figure: Figure, counts: Mapping[str, int]) -> Iterator[str]:
    """How it is with somebody, in words."""
    if figure.worth:
        what = _("Level {n}") if figure.side == HEROES or figure.rival else _("Difficulty {n}")
        yield what.format(n=figure.worth)
    if figure.player:
        yield _("your own") if figure.ours else _("of player {n}").format(n=figure.player)
    if figure.boss:
        yield _("Boss")
    elif figure.elite:
        yield _("Elite")
    if figure.state == FALLEN:
        yield _("Fallen")
        return
    cards = counts.get("hand", 0)
    yield ngettext("{n} card", "{n} cards", cards).format(n=cards)
    if figure.purse is not None:
        yield ngettext("{n} chip", "{n} chips", figure.purse).format(n=figure.purse)
    if figure.threat is not None:
        yield _("Threat {n}").format(n=figure.threat)
    if figure.state == ACTING:
        yield _("to move")
    elif figure.state == DONE:
        yield _("has acted")
    said = THREAT if figure.threat is not None else None  # a tag may say it, too
    yield from (tongue.say(tag) for tag in figure.tags if tag.message != said)
