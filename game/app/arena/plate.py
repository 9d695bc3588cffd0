"""The plate of a figure in an arena: picture, name, numbers and state."""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from operator import attrgetter

from game import i18n
from game.core.combatants import ACTING, DONE, FALLEN, HEROES, LATER, Figure
from game.i18n import _, ngettext

from ..base.geometry import Box
from ..gfx.canvas import BEYOND, Canvas
from ..gfx.compositor import ReplayedDrawing, draw_cached
from ..gfx.fonts import Block, Fonts
from ..gfx.pictures import broken_picture, portrait_of
from ..table.skins.skin import Sign
from ..table.spots import PLATES
from ..ui.widget import Look, Pressable, Widget
from .buttons import closely, lines_in, slack
from .picks import Aim
from .plate_layout import FOES, ROOMY, PlateParts, Shape, Stand, headed, narrowed, parts, stepped_back
from .plate_parts import AIMED_AT, MAY_ACT, NO_SIGNS, Likeness, Tally, described, has_fallen, tags_besides
from .players import SIDE, Crest, stands_before

NEAR = 6.0  # gap between a crest and the frame's corner
NAME, TAG, CLOSER = 23.0, 22.0, 3.0  # size of name and tag; how far a name may overlap the edges uncut
RAISED = 4.5  # how much higher a large name stands, clear of the numbers below
SHARES = 1.0, 0.92, 0.84, 0.76, 0.68  # scales of the picture, tried until the names fit
BAR, EDGE, WITHIN = 4.0, 9.0, 5.0  # bar at the edge of the viewer's own figures, where everybody plays on both sides
DIM = 56  # alpha of the dark over the fallen
AIM, LEAST, MOST = 0.26, 20.0, 34.0  # sign of a figure that can be chosen: share of the picture's width; limits
CLEAR = 6.0  # gap between it and the text beside the picture
SKULL = 0.4  # skull of the fallen, as a share of the picture's width
BESIDE = 6.0  # margin of a chip's or note's text
CHANCE, SWORD = "sword", 20.0  # the sign before the odds of an attack, and its side
TREAD, DEEP = 6.0, 6.0  # the shadow on the floor: how far it reaches to the sides, and forward
NIGHT, SMALL, TINY = "card-night", 0.72, 0.5  # an enemy's plate; rim scale of a small one; of one of many
FINER = (NIGHT, SMALL), (NIGHT, TINY)
PIP, SMALLEST, RIM = 0.4, 20.0, 3.0  # mark of the acting figure: share of the picture's width; least side; rim
ARROW, HIGH = 28.0, 21.0  # mark of the figure whose hand is shown: width and height
USUAL = {True: "hero", False: "skull"}  # icons of figures without a picture


class FigurePlate(Pressable):
    """A figure on the table. `aim` previews choosing it, if it can be chosen; `shown` means its hand is shown below."""

    role = "figure"

    def __init__(
        self,
        figure: Figure,
        stand: Stand,
        counts: Mapping[str, int],
        do: Callable[[], object],
        letters: Fonts,
        aim: Aim | None = None,
        shown: bool = False,
        signs: Mapping[str, Sign] = NO_SIGNS,
    ):
        super().__init__(figure.id, i18n.say(figure.name), stand.box, do, aim.text if aim else "")
        self.figure, self.counts, self.letters, self.aim, self.shown = figure, counts, letters, aim, shown
        self.shape, self.parts = stand.shape, parts(stand)
        self.over, self.piles = stand.over, stand.piles
        self.usual = self.parts
        self.titled = True  # False: the title after the name is left out
        self.tally = Tally(figure, counts, stand.shape, letters)
        self._ground, self._written = ReplayedDrawing(), ReplayedDrawing()
        self.name = self._name(self.parts.name)
        self.signs = [] if self.chip else self._signed(signs)
        self.furnish()

    @property
    def chip(self) -> str:
        """The short outcome of choosing it, or ""."""
        return self.aim.chip if self.aim is not None else ""

    @property
    def is_down(self) -> bool:
        """True if it is shown as fallen."""
        return has_fallen(self.figure)

    @property
    def sight(self) -> Box:
        """The place of the mark that it can be chosen: the upper right of the picture."""
        side = min(MOST, max(LEAST, self.face.w * AIM))
        return Box(min(self.window.right, self.parts.hand.x - CLEAR) - side, self.window.y, side, side)

    @property
    def is_named(self) -> bool:
        """True if the name is complete, apart from anything after a comma."""
        return " ".join(self.name.lines) in map(_joined, (self.label, self._short))

    @property
    def is_whole(self) -> bool:
        """True if all text beside the picture is complete."""
        return self.is_named and not (self.parts.is_beside and "…" in " ".join(self.note.lines))

    def lie(self, at: PlateParts) -> None:
        """Use these places on the plate."""
        self.parts = at
        self.name = self._name(at.name)
        self.furnish()

    @property
    def feet(self) -> Box:
        """The part that reaches over the table's edge."""
        return self.box._replace(y=self.box.bottom - self.over, h=self.over)

    def stand_behind(self) -> None:
        """Step back behind the table's edge, because something else lies there."""
        self.box = self.box._replace(h=self.box.h - self.over)
        self.parts = stepped_back(self.parts, self.box)
        self.over = 0.0
        self.furnish()

    def furnish(self) -> None:
        """Lay out picture, note and marks in their places."""
        self.face = self.parts.face
        large = self.shape is not Shape.PET and not self.is_down
        self.likeness = Likeness.on(self.box, self.parts) if large else None
        self.window = self.likeness.clear if self.likeness is not None else self.face
        note = self._note()
        self.band = self._band(note)
        self.note = self._lettered(note)
        if self.note.overflow > 0 and self.parts.odds is not None:  # large text, which then hides the numbers as well
            self.band = self.band._replace(x=self.parts.numbers.x, w=self.band.right - self.parts.numbers.x)
            self.note = self._lettered(note)
            self.parts = self.parts._replace(numbers=self.parts.numbers._replace(w=0.0))
        self.arrow = self._arrow()
        self.crest = self._crest() if self.figure.player else None

    def _crest(self) -> Crest:
        """Return the crest: in the upper left corner of the frame, or before the picture if there is room."""
        face = self.parts.face
        before = stands_before(face, self.box)
        top = face.centre[1] - SIDE / 2 if before else self.box.y + NEAR
        return Crest.at(self.box.x + NEAR, top, self.figure.player, self.figure.ours, self.letters)

    def _band(self, note: str) -> Box:
        """Return the place of the note, or of the outcome of choosing the figure."""
        if self.chip and self.parts.odds is not None:
            return self.parts.odds
        if self.shape is Shape.LOW and note:
            return self.parts.numbers._replace(w=self.box.right - CLEAR - self.parts.numbers.x)
        return self.parts.note

    def _arrow(self) -> Box:
        """Return the place of the mark that its hand is shown: at the picture's foot, clear of text."""
        seen = self.window
        foot = self.parts.name.y if self.shape is Shape.PET else min(seen.bottom, self.box.bottom - self.over)
        return Box(seen.centre[0] - ARROW / 2, foot - HIGH - 2, ARROW, HIGH)

    def _lettered(self, note: str) -> Block:
        """Return the note's block, in narrower letters before it is cut; a plain number in figures, which need not
        grow."""
        place = self.band.inset(BESIDE if self.chip or self.shape is not Shape.TALL else 0, 0)
        if any(map(str.isalpha, note)) or not note:
            blocks = (self.letters.block(note, role, TAG, wide, place.h + slack(self.letters), lines=1)
                      for role, wide in (("strong", place.w), ("body", place.w + CLOSER)))  # fmt: skip
            whole = next((block for block in blocks if block.overflow <= 0), None)
            return whole or self.letters.cut(note, "strong", TAG, place.w, place.h + slack(self.letters))
        high = self.band.h + slack(self.letters)
        return self.letters.block(note, "number", TAG, self.band.w, high, lines=1, grow=False)

    @property
    def _short(self) -> str:
        """The name without anything after a comma."""
        return self.label.partition(",")[0]

    def _name(self, room: Box) -> Block:
        """Return the name's block.

        If it does not fit, narrower letters are tried, then the name without its title; the number of one of several is
        always kept.
        """
        for said in map(_joined, dict.fromkeys((self.label if self.titled else self._short, self._short))):
            for role, wide in (("strong", room.w), ("strong", room.w + 2 * CLOSER), ("body", room.w + 2 * CLOSER)):
                block = closely(self.letters, said, role, NAME, room._replace(w=wide))
                if block.overflow <= 0:
                    return block
        name, _space, number = self.label.rpartition(" ")
        several = f" {number}" if number.isdigit() else ""
        lines = lines_in(room)
        cut = self.letters.cut(self.label, "strong", NAME, room.w, room.h + slack(self.letters), lines=lines)
        if lines > 1 or not several:
            return cut
        wide = self.letters.width(several, "strong", NAME) * self.letters.scale
        kept = self.letters.cut(name, "strong", NAME, room.w - wide, room.h + slack(self.letters)).lines[0]
        return self.letters.cut(f"{kept}{several}", "strong", NAME, room.w, room.h + slack(self.letters))

    def _note(self) -> str:
        """Return the one text besides numbers, or "" if there is no room for it."""
        if self.chip:
            return self.chip
        if self.shape in FOES and self.figure.state == FALLEN:
            return _("Fallen")
        if self.signs or self.parts.note == self.parts.name:
            return ""
        return self._tags() or self._skill()

    def _tags(self) -> str:
        return ", ".join(i18n.say(tag.text) for tag in tags_besides(self.figure))

    def _signed(self, signs: Mapping[str, Sign]) -> list[tuple[str, str]]:
        """Icons and numbers of the tags, where there is no room for their words and each has an icon."""
        tags = [*tags_besides(self.figure)]
        if self._has_room(self._tags()) or not all(tag.id in signs for tag in tags):
            return []
        return [(signs[tag.id].icon, signs[tag.id].number.format_map(tag.text.values)) for tag in tags]

    def _has_room(self, words: str) -> bool:
        """Return True if the words fit as the note."""
        place = self.parts.note
        block = self.letters.cut(words, "strong", TAG, place.w - 12, place.h + slack(self.letters))
        return place != self.parts.name and block.lines == (words,)

    def _skill(self) -> str:
        """Return the name of the first ability of an enemy, or of a hero without Threat, if there is room for it."""
        has = [trait for trait in self.figure.traits if trait.state != LATER]
        hero = self.shape is Shape.HERO and self.figure.threat is None
        if not has or not (hero or self.shape is Shape.TALL) or self.figure.state == FALLEN:
            return ""
        name = i18n.say(has[0].name)
        return name if not hero or self._has_room(name) else ""

    # in words

    @property
    def value(self) -> str:
        told = [*described(self.figure, self.counts)]
        if self.tally.pays:
            paid = self.counts.get("discard", 0)
            told.append(ngettext("{n} discard to pay with", "{n} discards to pay with", paid).format(n=paid))
        return ", ".join(told)

    def blocks(self) -> tuple[Block, ...]:
        return (self.name, self.note) if self.note.lines[0] and not self.chip else (self.name,)

    # drawn

    def draw_under(self, canvas: Canvas) -> None:
        """Draw what lies below the cards on the plate."""
        one = self.figure
        state = self.is_down, one.ours
        looks = one.kind, one.side, one.elite, *state, self.shape, self.face, self.window

        def draw(canvas: Canvas) -> None:
            if self.piles is not None:
                canvas.plate("hp-plate", self.piles)
            draw_cached(canvas, "figure", self.box.inset(-BEYOND), self._draw_ground, *looks)

        self._ground.draw(canvas, draw, self.box, self.piles, *looks)

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
            canvas.blit(broken_picture(canvas.pictures, name, (size[0], size[1])), (x, y))
        elif name and self.likeness is not None and not canvas.stark:
            self.likeness.draw(canvas, name)
        elif name:
            canvas.picture(name, self.face)
        else:
            icon = USUAL[self.figure.side == HEROES]
            canvas.icon(icon, self.face.inset(self.face.w * 0.14), canvas.theme.bone)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        self._written.draw(canvas, self._write)
        if self.figure.state == ACTING and not self.shown:  # there the arrow shows it
            self._draw_pip(canvas)

    def _write(self, canvas: Canvas) -> None:
        """Draw what lies above the cards on the plate."""
        theme, at = canvas.theme, self.parts
        fallen = self.figure.state == FALLEN
        if fallen:
            canvas.fill(self.box, theme.night, DIM)
            side = self.face.w * SKULL
            place = Box(self.face.centre[0] - side / 2, self.face.bottom - side, side, side)
            canvas.icon("skull", place, theme.bone, shade=theme.night)
        ink = theme.gold if self.shown else theme.faint if fallen or self.figure.state == DONE else theme.cream
        nearer, up = (
            max(0.0, self.name.width - at.name.w) / 2,
            RAISED if self.letters.huge and not at.is_footed else 0.0,
        )
        canvas.block(self.name, at.name.inset(-nearer, 0).moved(0, -up), ink, "left", shade=theme.night)
        if fallen:
            self.tally.draw_deck(canvas, at)  # others may still draw from it
        else:
            held = not self.chip or self.shape is not Shape.LOW  # there the chip covers the hand
            self.tally.draw(canvas, at, self.window, self.signs, held, self.shown)
        self._draw_note(canvas, self.band)
        if self.crest is not None:
            self.crest.draw(canvas)
        if self.aim is not None and not (self.chip and self.shape is Shape.LOW):  # there it would hide the picture
            canvas.icon(AIMED_AT, self.sight, theme.gold, shade=theme.night)
        if self.shown:
            self._draw_arrow(canvas, self.arrow)

    def _draw_pip(self, canvas: Canvas) -> None:
        """Draw the mark of the acting figure at the lower left corner of the picture, within the frame."""
        side = min(ARROW, max(SMALLEST, self.face.w * PIP))
        seen = self.window
        place = Box(seen.x, min(seen.bottom, self.box.bottom - self.over) - side, side, side)
        canvas.plate("count-plate", place)
        canvas.icon(MAY_ACT, place.inset(RIM, RIM), canvas.theme.gold, shade=canvas.theme.night)

    @staticmethod
    def _draw_arrow(canvas: Canvas, box: Box) -> None:
        """Draw the arrow that points down to the shown hand."""
        canvas.icon("arrow-down", box, canvas.theme.gold, shade=canvas.theme.night)

    def _draw_note(self, canvas: Canvas, box: Box) -> None:
        if not self.note.lines[0]:
            return
        if not self.aim or not self.chip:
            ink = canvas.theme.gold if self.figure.tags else canvas.theme.bone
            canvas.block(self.note, box, ink, "left", shade=canvas.theme.night)
            return
        canvas.plate(PLATES.get(self.aim.kind, "chip-neutral"), box)
        signed = self.shape is not Shape.LOW or self.parts.fan  # left out on all of the smallest plates
        signs = (SWORD + BESIDE, SWORD) if signed else ()
        sign = next((sign for sign in signs if self.note.width + sign <= box.w), 0.0)
        x = box.centre[0] - (self.note.width + sign) / 2
        if sign:
            place = Box(x, box.centre[1] - SWORD / 2, SWORD, SWORD)
            canvas.icon(CHANCE, place, canvas.theme.bone, shade=canvas.theme.night)
        canvas.block(self.note, box._replace(x=x + sign, w=self.note.width), canvas.theme.cream, "centre",
                     shade=canvas.theme.night)  # fmt: skip


def _joined(name: str) -> str:
    """Return a name whose number stays on one line with the word before it."""
    rest, _space, number = name.rpartition(" ")
    return f"{rest}\N{NO-BREAK SPACE}{number}" if number.isdigit() and " " in rest else name


def behind(plates: Iterable[Widget], lying: Collection[Box]) -> None:
    """Make enemies that reach over the table's edge step back where something lies."""
    for plate in plates:
        if isinstance(plate, FigurePlate) and plate.over and any(plate.feet.overlaps(box) for box in lying):
            plate.stand_behind()


def alike_in_row(plates: Sequence[FigurePlate]) -> list[Widget]:
    """Give all enemies in a row pictures of one size and their names the same place.

    The names are beside pictures as large as leaves room for all names (and, if possible, all notes), or else above the
    pictures.
    """
    tall = [plate for plate in plates if plate.shape is Shape.TALL]
    kinds = Counter(plate.figure.kind for plate in tall)
    for plate in tall:
        plate.titled = kinds[plate.figure.kind] == 1  # if there are several of a kind, a number follows instead
    for enough in map(attrgetter, ("is_whole", "is_named")):
        for share in SHARES:
            for plate in tall:
                plate.lie(narrowed(plate.usual, share))
            if all(map(enough, tall)):
                return [*plates]
    for plate in tall:
        plate.lie(headed(plate.usual, plate.box))
    return [*plates]
