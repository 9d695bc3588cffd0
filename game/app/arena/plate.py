"""The plate of somebody who stands in an arena: picture, name, numbers, and how it is with them."""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from operator import attrgetter

from game import tongue
from game.core.combatants import ACTING, DONE, FALLEN, HEROES, LATER, Figure
from game.tongue import _

from ..broken import broken
from ..canvas import BEYOND, Canvas
from ..geometry import Box
from ..pictures import portrait_of
from ..printing import Traced, printed
from ..table.skin import Sign
from ..table.spots import PLATES
from ..type import Block, Type
from ..ui.widget import Look, Pressable, Widget
from .aim import Aim
from .crest import SIDE, Crest, stands_before
from .described import AIMED_AT, MAY_ACT, NO_SIGNS, described, has_fallen, tags_besides
from .foes import headed, narrowed, stepped_back
from .layout import Parts
from .lettering import closely, lines_in
from .likeness import Likeness
from .parts import parts
from .rows import FOES, ROOMY, Shape, Stand
from .tally import Tally

NEAR = 6.0  # a crest to the corner of the frame
NAME, TAG, CLOSER = 23.0, 22.0, 3.0  # letters; how much nearer to the edges a name comes before it is cut
SHARES = 1.0, 0.92, 0.84, 0.76, 0.68  # of a picture as large as can be, those that are tried for the sake of names
BAR, EDGE, WITHIN = 4.0, 9.0, 5.0  # at the edge of whoever is ours, where everybody plays on both sides
DIM = 56  # how far the fallen lie in the dark
AIM, LEAST, MOST = 0.26, 20.0, 34.0  # of the width of a picture: the sign of whoever can be chosen; its limits
CLEAR = 6.0  # from it to what is written beside the picture
SKULL = 0.4  # of the width of a picture: the sign at its foot of the fallen
BESIDE = 6.0  # beside the words of a chip or a note
CHANCE, SWORD = "sword", 20.0  # the sign before what would come of an attack
TREAD, DEEP = 6.0, 6.0  # of the shadow on the floor: how far it reaches beside whoever stands there, and before them
NIGHT, SMALL, TINY = "card-night", 0.72, 0.5  # the plate of an enemy; a small one's rim to a large one's, one of many
FINER = (NIGHT, SMALL), (NIGHT, TINY)
PIP, SMALLEST, RIM = 0.4, 20.0, 3.0  # of the width of a picture: the mark of whose turn it is; its least; its rim
ARROW, HIGH = 28.0, 21.0  # the mark of whose hand is shown
USUAL = {True: "hero", False: "skull"}  # the icon of whoever has no picture


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
        signs: Mapping[str, Sign] = NO_SIGNS,
    ):
        super().__init__(figure.id, tongue.say(figure.name), stand.box, do, aim.text if aim else "")
        self.figure, self.counts, self.letters, self.aim, self.shown = figure, counts, letters, aim, shown
        self.shape, self.parts = stand.shape, parts(stand)
        self.over, self.piles = stand.over, stand.piles
        self.usual = self.parts
        self.titled = True  # may a title stand after the name?
        self.tally = Tally(figure, counts, stand.shape, letters)
        self._traced: Traced | None = None  # as it is drawn once it has been seen
        self._is_new = True
        self.name = self._name(self.parts.name)
        self.signs = [] if self.chip else self._signed(signs)
        self.furnish()

    @property
    def chip(self) -> str:
        """What would come of choosing it, in a word; "" while that is not to be said."""
        return self.aim.chip if self.aim is not None else ""

    @property
    def is_down(self) -> bool:
        """Does it look fallen?"""
        return has_fallen(self.figure)

    @property
    def sight(self) -> Box:
        """Where it is marked that it can be chosen: at the upper right of the picture."""
        side = min(MOST, max(LEAST, self.face.w * AIM))
        return Box(min(self.window.right, self.parts.hand.x - CLEAR) - side, self.window.y, side, side)

    @property
    def is_named(self) -> bool:
        """Is the name there, but for what stands after a comma?"""
        return " ".join(self.name.lines) in map(_joined, (self.label, self._short))

    @property
    def is_whole(self) -> bool:
        """Is all there that could be written beside the picture?"""
        return self.is_named and not (self.parts.is_beside and "…" in " ".join(self.note.lines))

    def lie(self, at: Parts) -> None:
        """Have these places on the plate."""
        self.parts = at
        self.name = self._name(at.name)
        self.furnish()

    @property
    def feet(self) -> Box:
        """What lies over the edge of the table."""
        return self.box._replace(y=self.box.bottom - self.over, h=self.over)

    def stand_behind(self) -> None:
        """Something else lies on the table: they step back, and are seen whole behind its edge."""
        self.box = self.box._replace(h=self.box.h - self.over)
        self.parts = stepped_back(self.parts, self.box)
        self.over = 0.0
        self.furnish()

    def furnish(self) -> None:
        """Put the picture and the note into their places."""
        self.face = self.parts.face
        large = self.shape is not Shape.PET and not self.is_down
        self.likeness = Likeness.on(self.box, self.parts) if large else None
        self.window = self.likeness.clear if self.likeness is not None else self.face
        note = self._note()
        self.band = self._band(note)
        self.note = self._lettered(note)
        self.arrow = self._arrow()
        self.crest = self._crest() if self.figure.player else None

    def _crest(self) -> Crest:
        """In the upper left corner of the frame; where there is little room, before the picture."""
        face = self.parts.face
        before = stands_before(face, self.box)
        top = face.centre[1] - SIDE / 2 if before else self.box.y + NEAR
        return Crest.at(self.box.x + NEAR, top, self.figure.player, self.figure.ours, self.letters)

    def _band(self, note: str) -> Box:
        """Where it stands: in its place, clear of the mark of whose hand is shown, or where what comes of choosing
        them is always said."""
        if self.chip and self.parts.odds is not None:
            return self.parts.odds
        if self.shape is Shape.LOW and note:
            return self.parts.numbers._replace(w=self.box.right - CLEAR - self.parts.numbers.x)
        return self.parts.note

    def _arrow(self) -> Box:
        """Where it is marked that its hand is shown: at the picture's foot, clear of all words."""
        seen = self.window
        foot = self.parts.name.y if self.shape is Shape.PET else min(seen.bottom, self.box.bottom - self.over)
        return Box(seen.centre[0] - ARROW / 2, foot - HIGH - 2, ARROW, HIGH)

    def _lettered(self, note: str) -> Block:
        """The note, in thinner letters before any of it is left out; a mere number in figures, which are large enough
        without small letters beside them."""
        place = self.band.inset(BESIDE if self.chip or self.shape is not Shape.TALL else 0, 0)
        if any(map(str.isalpha, note)) or not note:
            blocks = (self.letters.block(note, role, TAG, wide, place.h + 4, lines=1)
                      for role, wide in (("strong", place.w), ("body", place.w + CLOSER)))  # fmt: skip
            whole = next((block for block in blocks if block.overflow <= 0), None)
            return whole or self.letters.cut(note, "strong", TAG, place.w, place.h + 4)
        return self.letters.block(note, "number", TAG, self.band.w, self.band.h + 4, lines=1, grow=False)

    @property
    def _short(self) -> str:
        """The name without what stands after a comma."""
        return self.label.partition(",")[0]

    def _name(self, room: Box) -> Block:
        """The name, in thinner letters before any of it is left out: first what stands after a comma; the number of one
        of several stays, however little room there is."""
        for said in map(_joined, dict.fromkeys((self.label if self.titled else self._short, self._short))):
            for role, wide in (("strong", room.w), ("strong", room.w + 2 * CLOSER), ("body", room.w + 2 * CLOSER)):
                block = closely(self.letters, said, role, NAME, room._replace(w=wide))
                if block.overflow <= 0:
                    return block
        name, _space, number = self.label.rpartition(" ")
        several = f" {number}" if number.isdigit() else ""
        lines = lines_in(room)
        cut = self.letters.cut(self.label, "strong", NAME, room.w, room.h + 4, lines=lines)
        if lines > 1 or not several:
            return cut
        wide = self.letters.width(several, "strong", NAME) * self.letters.scale
        kept = self.letters.cut(name, "strong", NAME, room.w - wide, room.h + 4).lines[0]
        return self.letters.cut(f"{kept}{several}", "strong", NAME, room.w, room.h + 4)

    def _note(self) -> str:
        """The one thing to be said besides numbers; nothing where there is no room for it."""
        if self.chip:
            return self.chip
        if self.shape in FOES and self.figure.state == FALLEN:
            return _("Fallen")
        if self.signs or self.parts.note == self.parts.name:
            return ""
        return self._tags() or self._skill()

    def _tags(self) -> str:
        return ", ".join(tongue.say(tag.text) for tag in tags_besides(self.figure))

    def _signed(self, signs: Mapping[str, Sign]) -> list[tuple[str, str]]:
        """Icons and numbers of the tags, where there is no room for their words and each has an icon."""
        tags = [*tags_besides(self.figure)]
        if self._has_room(self._tags()) or not all(tag.id in signs for tag in tags):
            return []
        return [(signs[tag.id].icon, signs[tag.id].number.format_map(tag.text.values)) for tag in tags]

    def _has_room(self, words: str) -> bool:
        """Can they be written whole, if nothing else is?"""
        place = self.parts.note
        block = self.letters.cut(words, "strong", TAG, place.w - 12, place.h + 4)
        return place != self.parts.name and block.lines == (words,)

    def _skill(self) -> str:
        """The first ability by name of an enemy, or of a hero without a Threat, if nothing else is to be said."""
        has = [trait for trait in self.figure.traits if trait.state != LATER]
        hero = self.shape is Shape.HERO and self.figure.threat is None
        if not has or not (hero or self.shape is Shape.TALL) or self.figure.state == FALLEN:
            return ""
        name = tongue.say(has[0].name)
        return name if not hero or self._has_room(name) else ""

    # in words

    @property
    def value(self) -> str:
        return ", ".join(described(self.figure, self.counts))

    def blocks(self) -> tuple[Block, ...]:
        return (self.name, self.note) if self.note.lines[0] and not self.chip else (self.name,)

    # drawn

    def draw_under(self, canvas: Canvas) -> None:
        """What lies under the cards that lie on it."""
        one = self.figure
        state = self.is_down, one.ours
        looks = one.kind, one.side, one.elite, *state, self.shape, self.face, self.window
        if self.piles is not None:
            canvas.plate("hp-plate", self.piles)
        printed(canvas, "figure", self.box.inset(-BEYOND), self._draw_ground, *looks)

    def _draw_ground(self, canvas: Canvas) -> None:
        box, theme, figure = self.box, canvas.theme, self.figure
        canvas.plate("shadow", box, 150)
        if self.shape in FOES and not figure.ours:
            canvas.plate("shadow", Box(box.x - TREAD, box.bottom - DEEP, box.w + 2 * TREAD, 2 * DEEP), 210)
            fine = TINY if self.shape is Shape.LOW else 1.0 if self.box.w >= ROOMY else SMALL
            canvas.plate(NIGHT, box, fine=fine)
        else:
            canvas.plate("hp-plate", box)
        self._draw_face(canvas)
        if figure.ours:
            canvas.fill(Box(box.x + WITHIN, box.y + EDGE, BAR, box.h - 2 * EDGE), theme.gold)

    def _draw_face(self, canvas: Canvas) -> None:
        name = portrait_of(self.figure.kind, self.figure.elite)
        if name and self.is_down:
            x, y, *size = canvas.layout.px(self.face)
            canvas.blit(broken(canvas.pictures, name, (size[0], size[1])), (x, y))
        elif name and self.likeness is not None and not canvas.stark:
            self.likeness.draw(canvas, name)
        elif name:
            canvas.picture(name, self.face)
        else:
            icon = USUAL[self.figure.side == HEROES]
            canvas.icon(icon, self.face.inset(self.face.w * 0.14), canvas.theme.bone)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        if self._is_new:  # the frame in which plates are made has enough to do
            self._is_new = False
            self._write(canvas)
        else:
            if self._traced is None:
                self._traced = Traced(canvas)
                self._write(self._traced)
            canvas.surface.fblits(self._traced.pieces)
        if self.figure.state == ACTING and not self.shown:  # there the arrow says it
            self._draw_pip(canvas)

    def _write(self, canvas: Canvas) -> None:
        """What lies over the cards that lie on it."""
        theme, at = canvas.theme, self.parts
        fallen = self.figure.state == FALLEN
        if fallen:
            canvas.fill(self.box, theme.night, DIM)
            side = self.face.w * SKULL
            place = Box(self.face.centre[0] - side / 2, self.face.bottom - side, side, side)
            canvas.icon("skull", place, theme.bone, shade=theme.night)
        ink = theme.gold if self.shown else theme.faint if fallen or self.figure.state == DONE else theme.cream
        nearer = max(0.0, self.name.width - at.name.w) / 2
        canvas.block(self.name, at.name.inset(-nearer, 0), ink, "left", shade=theme.night)
        if fallen:
            self.tally.draw_deck(canvas, at)  # others may still draw from it
        else:
            held = not self.chip or self.shape is not Shape.LOW  # there the chip lies over the hand
            self.tally.draw(canvas, at, self.window, self.signs, held, self.shown)
        self._draw_note(canvas, self.band)
        if self.crest is not None:
            self.crest.draw(canvas)
        if self.aim is not None and not (self.chip and self.shape is Shape.LOW):  # there it would hide the picture
            canvas.icon(AIMED_AT, self.sight, theme.gold, shade=theme.night)
        if self.shown:
            self._draw_arrow(canvas, self.arrow)

    def _draw_pip(self, canvas: Canvas) -> None:
        """Whoever is to act has it at the lower left corner of the picture, within the frame."""
        side = min(ARROW, max(SMALLEST, self.face.w * PIP))
        seen = self.window
        place = Box(seen.x, min(seen.bottom, self.box.bottom - self.over) - side, side, side)
        canvas.plate("count-plate", place)
        canvas.icon(MAY_ACT, place.inset(RIM, RIM), canvas.theme.gold, shade=canvas.theme.night)

    @staticmethod
    def _draw_arrow(canvas: Canvas, box: Box) -> None:
        """It points from whose hand it is to where it lies."""
        canvas.icon("arrow-down", box, canvas.theme.gold, shade=canvas.theme.night)

    def _draw_note(self, canvas: Canvas, box: Box) -> None:
        if not self.note.lines[0]:
            return
        if not self.aim or not self.chip:
            ink = canvas.theme.gold if self.figure.tags else canvas.theme.bone
            canvas.block(self.note, box, ink, "left", shade=canvas.theme.night)
            return
        canvas.plate(PLATES.get(self.aim.kind, "chip-neutral"), box)
        signed = self.shape is not Shape.LOW or self.parts.fan  # the smallest are alike without it
        signs = (SWORD + BESIDE, SWORD) if signed else ()
        sign = next((sign for sign in signs if self.note.width + sign <= box.w), 0.0)
        x = box.centre[0] - (self.note.width + sign) / 2
        if sign:
            place = Box(x, box.centre[1] - SWORD / 2, SWORD, SWORD)
            canvas.icon(CHANCE, place, canvas.theme.bone, shade=canvas.theme.night)
        canvas.block(self.note, box._replace(x=x + sign, w=self.note.width), canvas.theme.cream, "centre",
                     shade=canvas.theme.night)  # fmt: skip


def _joined(name: str) -> str:
    """A name of several words whose number stays on the line of the last one."""
    rest, _space, number = name.rpartition(" ")
    return f"{rest}\N{NO-BREAK SPACE}{number}" if number.isdigit() and " " in rest else name


def behind(plates: Iterable[Widget], lying: Collection[Box]) -> None:
    """Enemies who reach over the edge of the table stand behind what lies there."""
    for plate in plates:
        if isinstance(plate, FigurePlate) and plate.over and any(plate.feet.overlaps(box) for box in lying):
            plate.stand_behind()


def alike_in_row(plates: Sequence[FigurePlate]) -> list[Widget]:
    """Enemies beside each other, all with pictures of one size, and their names in the same place: beside a picture as
    large as leaves room for all names, and if it can for all that they can do; or else above it."""
    tall = [plate for plate in plates if plate.shape is Shape.TALL]
    kinds = Counter(plate.figure.kind for plate in tall)
    for plate in tall:
        plate.titled = kinds[plate.figure.kind] == 1  # of several, the others have a number instead
    for enough in map(attrgetter, ("is_whole", "is_named")):
        for share in SHARES:
            for plate in tall:
                plate.lie(narrowed(plate.usual, share))
            if all(map(enough, tall)):
                return [*plates]
    for plate in tall:
        plate.lie(headed(plate.usual, plate.box))
    return [*plates]
