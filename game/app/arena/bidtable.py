"""Bids: the stakes on the table, and the chips to choose a number from."""

from collections.abc import Callable
from functools import partial
from math import ceil
from typing import Any

from game import i18n
from game.core.game import Game, Preview
from game.core.view import Action, View
from game.core.wager import Stake, Wager
from game.i18n import _, ngettext

from ..base.geometry import Box
from ..gfx.canvas import Canvas
from ..gfx.fonts import Block, Fonts
from ..table.places import Places
from ..table.spots import frame
from ..ui.widget import Do, Look, Pressable, Widget
from .buttons import Narrow

THICK, THIN = 11.0, 2.5  # height of a chip, usual and with very many
LONG = 46.0  # width of a chip
APART = 5.0  # gap between stacks
IN_A_STACK = 8
SPOTS = 3  # light marks on a chip's edge
SPOT = 0.16  # width of a mark as a share of a chip's width


def wide(stacks: int) -> float:
    """Return the width of `stacks` stacks."""
    return stacks * LONG + (stacks - 1) * APART


def stacks_of(number: int, room: Box) -> list[int]:
    """Return the number of chips in each stack: full ones first, and no more stacks than fit."""
    most = max(1, int((room.w + APART) // (LONG + APART)))
    each = max(IN_A_STACK, ceil(number / most))
    return [min(each, number - i * each) for i in range(ceil(number / each))]


def draw_stacks(canvas: Canvas, number: int, room: Box) -> None:
    """Draw chips in stacks from the left of a box, with the highest stack centred vertically."""
    stacks = stacks_of(number, room)
    thick = max(THIN, min(THICK, room.h / max(stacks, default=1)))
    floor = room.centre[1] + max(stacks, default=0) * thick / 2
    for n, height in enumerate(stacks):
        for i in range(height):
            x, y = room.x + n * (LONG + APART), floor - (i + 1) * thick
            _draw_chip(canvas, Box(x + (i * 7 + n * 3) % 3 - 1, y, LONG, thick), (i + n) % 2 == 0)


def _draw_chip(canvas: Canvas, box: Box, red: bool) -> None:
    theme = canvas.theme
    canvas.fill(box, theme.night)
    inner = box.inset(1, 0.75)
    canvas.fill(inner, theme.wine if red else theme.second)
    step = inner.w / SPOTS
    for i in range(SPOTS):
        mark = Box(inner.x + (i + 0.5) * step - inner.w * SPOT / 2, inner.y, inner.w * SPOT, inner.h)
        canvas.fill(mark, theme.cream)


EDGE, GAP = 8.0, 6.0
LINE = 28.0
NAME, SAID, NUMBER = 23.0, 22.0, 32.0
SIGN = 36.0  # side of the chip icon beside a number
MOST = 256.0  # greatest width of a plate: three leave the braziers visible
STRIP = 62.0  # greatest height of a low plate
FEW = 2  # number of stacks for which room is kept
CHIP, LEAST = 66.0, 26.0  # greatest and least side of a chip button
FRAME = 3.0
FADED, CLEAR = 55, 120  # alpha of the icon behind a number, usual and focused
AROUND, OUT = 8.0, 176.0  # margin above and below the chips; width of a button beside them
TABLE = 88.0  # height of the stakes in the enemies' place


class StakePlate(Widget):
    """A player's bet and state; the chips themselves if they fit."""

    role = "text"

    def __init__(self, id: str, name: str, number: int, said: str, box: Box, letters: Fonts, icon: str,
                 now: bool = False, away: bool = False):  # fmt: skip
        super().__init__(id, name, box)
        self.number, self.said, self.icon, self.now, self.away = number, said, icon, now, away
        self.high = box.h > STRIP
        self.stacks = Box(box.x + 2 * EDGE, box.y + 2 * EDGE, wide(FEW), box.h - 4 * EDGE)
        beside = SIGN if not self.high else wide(max(1, len(stacks_of(number, self.stacks)))) + EDGE
        words = Box(box.x + beside + 2 * EDGE, box.centre[1] - LINE, box.w - beside - 3 * EDGE, LINE)
        self.figure = letters.block(str(number), "number", NUMBER, words.w, LINE + 8, lines=1, grow=False)
        after = self.figure.width + EDGE
        self.count, self.words = words, (words._replace(x=words.x + after, w=words.w - after), words.moved(0, LINE))
        self.lines = (
            letters.cut(name, "strong", NAME, self.words[0].w, LINE + 4, lines=1),
            letters.cut(said, "body", SAID, words.w, LINE + 4, lines=1),
        )

    @property
    def value(self) -> str:
        return ", ".join((ngettext("{n} chip", "{n} chips", self.number).format(n=self.number), self.said))

    def blocks(self) -> tuple[Block, ...]:
        return self.lines

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        theme = canvas.theme
        canvas.plate("shadow", box, 150)
        canvas.plate("hp-plate", box)
        if self.now:
            frame(canvas, box, FRAME, theme.bone)
        if self.high:
            draw_stacks(canvas, self.number, self.stacks)
        else:
            side = Box(box.x + EDGE, box.centre[1] - SIGN / 2, SIGN, SIGN)
            canvas.icon(self.icon, side, theme.faint if self.away else theme.gold)
        canvas.block(self.figure, self.count, theme.faint if self.away else theme.gold, "left", 0.5, shade=theme.night)
        for block, place, ink in zip(self.lines, self.words, (theme.cream, theme.bone), strict=True):
            canvas.block(block, place, theme.faint if self.away else ink, "left", shade=theme.night)


class BidChip(Pressable):
    """A button that bets a number of chips."""

    role = "button"

    def __init__(self, id: str, label: str, number: str, box: Box, do: Do, letters: Fonts, help: str, primary: bool):
        super().__init__(id, label, box, do, help)
        self.primary = primary
        self.figure = letters.block(number, "number", box.h * 0.5, box.w - 4, box.h, lines=1, grow=False)

    def blocks(self) -> tuple[Block, ...]:
        return (self.figure,)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        box = box.moved(0, 2) if look.pressed else box
        name = "button-primary" if self.primary else "button"
        canvas.plate(f"{name}-pressed" if look.pressed else f"{name}-hover" if look.focused else name, box)
        canvas.icon("chip", box.inset(box.h * 0.06), canvas.theme.bone, CLEAR if look.focused else FADED)
        canvas.block(self.figure, box, canvas.theme.cream, "centre", 0.5, shade=canvas.theme.night)


class BesideChips(Narrow):
    """A button for anything but a number of chips, shown and hidden together with them."""


def laid_out(wager: Wager, room: Box, letters: Fonts) -> list[Widget]:
    """Return everybody's stake side by side, the bank last."""
    count = len(wager.stakes) + 1
    each = min(MOST, (room.w - (count - 1) * GAP) / count)
    x = room.centre[0] - (count * each + (count - 1) * GAP) / 2
    places = [Box(x + i * (each + GAP), room.y, each, room.h) for i in range(count)]
    stakes = [_stake(one, place, letters, wager.word) for one, place in zip(wager.stakes, places[:-1], strict=True)]
    bank = StakePlate("bank", _("Bank"), wager.bank, i18n.say(wager.about), places[-1], letters, "chips")
    return [*stakes, bank]


def _stake(one: Stake, box: Box, letters: Fonts, word: str) -> Widget:
    name, said = i18n.say(one.name), i18n.say(one.said)
    return StakePlate(f"stake.{one.who}", name, one.bet, said, box, letters, "chip", one.who == word, one.away)


def grid(count: int, room: Box) -> list[Box]:
    """Return boxes for `count` chip buttons in the middle of a room, as large as possible in as few rows as
    possible."""
    rows = max(range(1, count + 1), key=lambda rows: (_side(count, rows, room), -rows))
    side, columns = max(LEAST, _side(count, rows, room)), ceil(count / rows)
    x = room.centre[0] - (columns * (side + GAP) - GAP) / 2
    return [Box(x + i % columns * (side + GAP), room.y + i // columns * (side + GAP), side, side) for i in range(count)]


def _side(count: int, rows: int, room: Box) -> float:
    """Return the side of each of `count` chips in `rows` rows."""
    columns = ceil(count / rows)
    return min(CHIP, (room.h - (rows - 1) * GAP) / rows, (room.w - (columns - 1) * GAP) / columns)


class BidTable:
    """Lays the stakes and the chips to choose from on the table: the stakes in the enemies' place before they come,
    afterwards in the lane in front of them. `has_foes` tells which."""

    def __init__(self, game: Game[Any], places: Places, letters: Fonts, has_foes: bool):
        self.game, self.places, self.letters = game, places, letters
        self.table = self._above_words()._replace(h=STRIP) if has_foes else self._in_place_of_foes()

    def stakes(self, bets: Wager) -> list[Widget]:
        """Return everybody's stake."""
        return laid_out(bets, self.table, self.letters)

    def _in_place_of_foes(self) -> Box:
        place = self.places.box("enemies")
        return place._replace(y=place.centre[1] - TABLE / 2, h=TABLE)

    def _above_words(self) -> Box:
        """Return the part of the lane above the preview line."""
        lane = self.places.box("lane")
        return lane._replace(y=lane.y + AROUND, h=self.places.box("preview").y - lane.y - AROUND - GAP)

    def chips(
        self, view: View, foresee: Callable[[View, Action], Preview], pick: Callable[[str], object]
    ) -> list[Widget]:
        """Return a chip for each number that can be bid and, left of the first chip, a button for each other answer.
        `pick` is called with the number, or with the verb of the other answer."""
        named = [action for action in view.legal if len(action.ids) == 1 and action.ids[0].isdecimal()]
        if not named:
            return []
        room = self._above_words()
        if self.table.overlaps(room):
            room = room._replace(y=self.table.bottom + GAP, h=room.bottom - self.table.bottom - GAP)
        bare = [action for action in view.legal if not action.ids]
        before = (OUT + GAP) * len(bare)
        boxes = grid(len(named), room._replace(x=room.x + before, w=room.w - before))
        left, middle, high = boxes[0].x - before, (boxes[0].y + boxes[-1].bottom) / 2, min(room.h, STRIP)
        places = (Box(left + i * (OUT + GAP), middle - high / 2, OUT, high) for i in range(len(bare)))
        return [
            *(self._chip(action, foresee(view, action), box, not n, pick)
              for n, (action, box) in enumerate(zip(named, boxes, strict=True))),
            *(self._bare(action, foresee(view, action), place, pick)
              for action, place in zip(bare, places, strict=True)),
        ]  # fmt: skip

    def _chip(self, action: Action, ahead: Preview, box: Box, first: bool, pick: Callable[[str], object]) -> BidChip:
        number = action.ids[0]
        label = _("{verb} {n}").format(verb=self._label(action), n=number)
        return BidChip(number, label, ahead.chip, box, partial(pick, number), self.letters, i18n.say(ahead.text), first)

    def _bare(self, action: Action, ahead: Preview, box: Box, pick: Callable[[str], object]) -> BesideChips:
        do = partial(pick, action.verb)
        return BesideChips(action.verb, self._label(action), box, do, self.letters, help=i18n.say(ahead.text))

    def _label(self, action: Action) -> str:
        return _(self.game.verbs[action.verb].label)
