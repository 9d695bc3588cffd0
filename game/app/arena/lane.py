"""The lane between the rows: a blow under way, its answer, and the text about it."""

import re
from collections.abc import Sequence

from game import i18n
from game.core.combatants import Clash
from game.core.text import Text, joined
from game.i18n import _

from ..base.geometry import Box
from ..gfx.canvas import BEYOND, Canvas
from ..gfx.draw_cache import draw_cached
from ..gfx.fonts import Block, Fonts
from ..ui.widget import Look, Widget
from .floor import HEAD, INDENT, LINE, OFF, Floor, Side
from .narrow import slack
from .preview_lines import capital
from .stage_frame import RIM, draw_stage_frame

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
