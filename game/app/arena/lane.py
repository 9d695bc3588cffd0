"""The lane between the rows: a blow under way, a preview of its answer, and the stakes while nobody strikes."""

import re
from collections.abc import Collection, Hashable, Sequence

from game import i18n
from game.core.cards import Card, parse
from game.core.combatants import Clash
from game.core.game import Preview
from game.core.text import Text, joined
from game.core.view import Action
from game.i18n import _

from ..base.geometry import Box
from ..base.prints import PLAIN
from ..gfx.canvas import BEYOND, Canvas
from ..gfx.compositor import draw_cached
from ..gfx.fonts import UNBROKEN, Block, Fonts
from ..table.card_art import CardArt
from ..table.spots import PLATES
from ..ui.text import capital
from ..ui.widget import Look, Widget
from .buttons import slack
from .choices import BEST
from .floor import HEAD, INDENT, LINE, OFF, Floor, Side
from .preview_lines import RIM, draw_stage_frame, in_the_middle

NAME, PLAY, TOLD = 23.0, 22.0, 24.0
SIGN, SWORDS, ABOVE, EDGE = 46.0, 84.0, 4.0, 60.0  # crossed swords with little room, and with much; margins
FACE, SMALL, AIR = 104.0, 74.0, 2.0  # side of a fighter's picture, and above a two-line name; gap below it
CLEAR = 9.0  # gap between the frame and text beside it
HIGHEST, LINES = 116.0, 3  # height and lines of an announcement while nobody strikes; the preview line lies below
FAINT = 150  # alpha of an empty card place
AMOUNT = re.compile(r"\s\([^()]*\)\Z")


class Lane(Widget):
    """The blow under way: attacker, defender, their plays, and empty places for `wanted` cards in answer; hidden if
    nobody strikes.

    `faces` are the pictures of the two.
    """

    role = "text"

    def __init__(
        self,
        clash: Clash | None,
        names: Sequence[str],
        announced: str,
        floor: Floor,
        letters: Fonts,
        wanted: int = 0,
        faces: Sequence[str] = (),
    ):
        told = capital(announced or (i18n.say(clash.told) if clash and clash.told else ""))
        super().__init__("clash", told, floor.stage if clash else floor.lane)
        self.wide, self.faces = floor.wide, tuple(faces) if floor.wide else ()
        self.sides = floor.side(0), floor.side(1)
        self.slots = [*_places_in(self.sides[1], wanted)]
        self.clash, self.there = clash, bool(clash or announced)
        plays = [clash.attack, clash.defence] if clash else [None, None]
        names = [name.partition(",")[0] for name in names]  # titles do not fit here
        self.said = [_("{who}: {what}").format(who=name, what=i18n.say(play)) if play and name else name
                     for name, play in zip(names, plays, strict=True)]  # fmt: skip
        wide = max(letters.width(name, "strong", NAME) * letters.scale for name in names)
        lines = 1 if not self.wide or wide <= self.sides[0].caption.w else 2
        self.face = FACE if lines == 1 else SMALL
        self.captions = [self._caption(side.caption) for side in self.sides]
        self.heads = [
            letters.cut(told, "strong", NAME, place.w, place.h + slack(letters), lines, _amount(told))
            for told, place in zip(names if self.wide else self.said, self.captions, strict=True)
        ]
        self.plays = [self._played(play, side, letters) for play, side in zip(plays, self.sides, strict=True)]
        self.foot = self._foot()
        self.crossed = True  # False while a word replaces the swords
        self.tells = True  # False while something else covers the sentence
        self.block = letters.cut(told, "strong", TOLD, self.foot.w, self.foot.h + 4, lines=1 if clash else LINES)

    def _caption(self, room: Box) -> Box:
        """Return the box of a fighter's name: below their picture if there is room for one."""
        if not self.wide:
            return room
        top = room.y + self.face + AIR
        return room._replace(y=top, h=room.bottom - LINE - OFF - top)

    def _played(self, play: Text | None, side: Side, letters: Fonts) -> tuple[Block, Box]:
        """Return the text of a play and its own place below the name, clear of the frame; empty with little room."""
        said = capital(i18n.say(play)) if play and self.wide else ""
        block = letters.cut(said, "body", PLAY, side.play.w, side.play.h + 4, keep=_amount(said))
        inner = self.box.inset(RIM + CLEAR, 0)
        x = side.caption.centre[0] - block.width / 2
        return block, side.play._replace(x=min(max(x, inner.x), inner.right - block.width), w=block.width)

    def _foot(self) -> Box:
        """Return the box of the sentence: below the cards, or in the middle while nobody strikes."""
        box = self.box
        if self.clash is None:
            return Box(box.x + EDGE, box.y + 8, box.w - 2 * EDGE, HIGHEST)
        top = self.sides[0].cards.bottom + 4
        left, right = (self.sides[0].cards.x, self.sides[1].cards.right) if self.wide else (
            box.x + INDENT, box.right - INDENT)  # fmt: skip
        return Box(left, top, right - left, min(HEAD, box.bottom - top))

    @property
    def value(self) -> str:
        return joined(self.said) if self.clash else ""

    def blocks(self) -> tuple[Block, ...]:
        heads = self.heads if self.clash else ()
        apart = (block for block, _place in self._said_apart)
        return (*heads, *apart, *((self.block,) if self.tells else ())) if self.there else ()

    @property
    def _said_apart(self) -> Sequence[tuple[Block, Box]]:
        """The texts of both plays, unless the sentence below the cards contains them."""
        return [] if self.tells and self.label else [play for play in self.plays if play[0].lines[0]]

    def draw_under(self, canvas: Canvas) -> None:
        """Draw the ground below the cards."""
        if self.there:
            draw_cached(canvas, "lane", self.box.inset(-BEYOND), self._draw_ground)
        for face, side in zip(self.faces, self.sides, strict=False):
            if face:
                canvas.picture(face, _face_on(side, self.face))
        if self.clash is not None and self.crossed:
            canvas.icon("crossed-swords", self._swords(), canvas.theme.bone, shade=canvas.theme.night)
        for slot in self.slots:
            canvas.plate("slot", slot, FAINT)

    def _draw_ground(self, canvas: Canvas) -> None:
        draw_stage_frame(canvas, self.box)

    def _swords(self) -> Box:
        """Return the box of the crossed swords: between both sides' cards, or above them."""
        side = SWORDS if self.wide else SIGN
        x, y = self.box.centre[0] - side / 2, self.sides[0].cards.centre[1] - side / 2
        return Box(x, y if self.wide else self.box.y + ABOVE, side, side)

    def looks(self) -> tuple[Hashable, ...]:
        return self.there, self.tells, self.label, self.block, self.clash is not None

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        theme = canvas.theme
        if self.clash is not None:
            for head, place in zip(self.heads, self.captions, strict=True):
                how = ("centre", 0.0) if self.wide else ("left", 0.5)
                canvas.block(head, place, theme.gold, *how, shade=theme.night)
            for play, place in self._said_apart:
                canvas.block(play, place, theme.bone, "centre", shade=theme.night)
        if self.there and self.tells:
            canvas.block(self.block, self.foot, theme.cream, "centre", shade=theme.night)


def faces_in(floor: Floor) -> Sequence[Box]:
    """Return all boxes where a fighter's picture may stand: at either side, in either size."""
    return [_face_on(floor.side(which), side) for which in (0, 1) for side in (FACE, SMALL)] if floor.wide else []


def _face_on(side: Side, wide: float) -> Box:
    """Return the box of a fighter's picture: centred at the head of their half's outer end."""
    return Box(side.caption.centre[0] - wide / 2, side.caption.y, wide, wide)


def _amount(play: str) -> str:
    """Return the amount in brackets at the end of a play's text, by which its cards count more or less; "" if none."""
    found = AMOUNT.search(play)
    return found.group() if found else ""


def _places_in(side: Side, wanted: int) -> Sequence[Box]:
    """Return places for `wanted` cards, as close together as the cards will lie."""
    share = min(1.0, (side.cards.w - side.card) / max(1.0, abs(side.step) * (wanted - 1)))
    return [side.first.moved(i * side.step * share, 0) for i in range(wanted)]


ANSWER_FAINT = 120  # alpha of cards not played yet
WORD, TALL, ANSWER_BESIDE = 23.0, 38.0, 14.0  # the chip: size of its text, height, side margin
UP = 10.0  # distance from the foot of the cards


class AnswerPreview(Widget):
    """The cards of a possible answer in its empty places, and a chip with the outcome."""

    role = "text"

    def __init__(self, cards: Sequence[Card], slots: Sequence[Box], preview: Preview, letters: Fonts, art: CardArt):
        word = outcome(preview)
        self.cards, self.slots, self.art = cards, slots, art
        self.plate = PLATES.get(preview.kind, "chip-neutral")
        self.block: Block = letters.block(word, "strong", WORD, UNBROKEN, lines=1, grow=False)
        wide = self.block.width + 2 * ANSWER_BESIDE
        middle, foot = (slots[0].x + slots[-1].right) / 2, slots[0].bottom - UP
        super().__init__("ghost", word, Box(middle - wide / 2, foot - TALL, wide, TALL))

    def keep_off(self, plate: Box) -> None:
        """Move the chip above a plate that would cover it."""
        if self.box.overlaps(plate):
            self.box = self.box._replace(y=plate.y - self.box.h)

    def blocks(self) -> tuple[Block, ...]:
        return (self.block,)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        for card, slot in zip(self.cards, self.slots, strict=False):
            x, y = canvas.layout.point((slot.x, slot.y))
            canvas.blit(self.art.face(card, slot.w, "mini", (), PLAIN), (round(x), round(y)), ANSWER_FAINT)
        canvas.plate(self.plate, box)
        canvas.block(self.block, box, canvas.theme.cream, "centre", shade=canvas.theme.night)


def outcome(preview: Preview) -> str:
    """Return the outcome of an answer in a word."""
    return {"heal": _("Holds"), "move": _("A tie")}.get(preview.kind, _("Fails"))


def preview_of_answer(
    answer: Action, preview: Preview, chosen: Collection[str], slots: Sequence[Box], letters: Fonts, art: CardArt
) -> AnswerPreview:
    """Return the preview of an answer in its empty places. Of a failing one only the `chosen` cards are shown, because
    the other cards would be bad advice."""
    told = answer.ids if preview.kind in BEST else chosen
    return AnswerPreview([parse(id) for id in answer.ids if id in told], slots, preview, letters, art)


STAKES_EDGE, TOP, UNDER = 60.0, 2.0, 44.0  # margins; UNDER: room for the preview line
LARGE_EDGE, LARGE_LINES = 16.0, 2  # large text: side margin of the paper; lines of a first sentence that stands alone
CARVED, FOOT = 368.0, 398.0  # the mark carved into the table in the middle of the lane: width and foot
TITLE, SIZE, STAKES_AIR, BETWEEN, STAKES_BESIDE = 25.0, 22.0, 9.0, 2.0, 30.0
SHEET = "parchment", 0.5  # a plate, and its rim's scale relative to that of a page


def draw_paper(canvas: Canvas, box: Box) -> None:
    """Draw a small piece of paper on the table."""
    canvas.plate("shadow", box, 150)
    name, fine = SHEET
    canvas.plate(name, box, fine=fine)


def _most(high: float, title: float, letters: Fonts) -> int:
    """Return how many lines fit, the first one at the title's size."""
    head, line = (letters.block("X", *how, high).height for how in (("strong", title), ("body", SIZE)))
    return 1 + max(0, int((high - 2 * STAKES_AIR - head) // (line + BETWEEN)))


class Stakes(Widget):
    """A piece of paper over the mark carved into the table: the stakes in large letters, then as many sentences as fit.

    It starts at the top of the lane, partly below the feet of figures that reach over it. If large text has no room for
    them, the first sentence stands alone.
    """

    role = "text"

    def __init__(self, told: Sequence[Text], lane: Box, top: float, letters: Fonts):
        said = [i18n.say(each) for each in told]
        edge = LARGE_EDGE if letters.huge else STAKES_EDGE
        room = Box(lane.x + edge, lane.y + TOP, lane.w - 2 * edge, lane.h - TOP - UNDER)
        title = TITLE if _most(room.h, TITLE, letters) > 1 else SIZE
        lines = said[: _most(room.h, title, letters)]
        gaps = (len(lines) - 1) * BETWEEN
        high = (room.h - 2 * STAKES_AIR - gaps) / len(lines)
        self.lines = [
            letters.cut(line, "body" if i else "strong", SIZE if i else title, room.w - 2 * STAKES_BESIDE, high)
            for i, line in enumerate(lines)
        ]
        if letters.huge and any(line.lines[-1].endswith("…") for line in self.lines):
            wide, high = room.w - 2 * STAKES_BESIDE, room.h - 2 * STAKES_AIR
            self.lines, gaps = [letters.cut(said[0], "strong", title, wide, high, LARGE_LINES)], 0.0
        wide = max(CARVED, *(line.width + 2 * STAKES_BESIDE for line in self.lines))
        self.tall = sum(line.height for line in self.lines) + gaps
        super().__init__("stakes", " ".join(said), room._replace(x=in_the_middle(wide, lane), w=wide))
        self.sheet = self.box._replace(y=top + TOP, h=self.box.bottom - top - TOP)

    def blocks(self) -> tuple[Block, ...]:
        return tuple(self.lines)

    def draw_under(self, canvas: Canvas) -> None:
        """Draw the paper."""
        draw_paper(canvas, self.sheet)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        y = box.centre[1] - self.tall / 2
        for i, line in enumerate(self.lines):
            ink = canvas.theme.ink if i else canvas.theme.wine
            canvas.block(line, box._replace(y=y, h=line.height), ink, "centre")
            y += line.height + BETWEEN
