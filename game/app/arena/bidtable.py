"""What is bet, laid out on the table: everybody's chips, the bank's, and how many one could bet."""

from math import ceil

from game import tongue
from game.core.wager import Stake, Wager
from game.tongue import _, ngettext

from ..canvas import Canvas
from ..geometry import Box
from ..table.spots import frame
from ..type import Block, Type
from ..ui.widget import Do, Look, Pressable, Widget
from .chips import draw_stacks, stacks_of, wide
from .narrow import Narrow

EDGE, GAP = 8.0, 6.0
LINE = 28.0
NAME, SAID, NUMBER = 23.0, 22.0, 32.0
SIGN = 36.0  # of the chip beside a number
MOST = 256.0  # the most width that one of them takes: three leave the braziers to be seen
STRIP = 62.0  # the height of a low one
FEW = 2  # stacks, at the most
CHIP, LEAST = 66.0, 26.0  # sides of a chip to press
FRAME = 3.0
FADED, CLEAR = 55, 120  # how solid the sign behind a number is


class StakePlate(Widget):
    """What somebody has bet, and how it stands with them; where there is room, the chips themselves."""

    role = "text"

    def __init__(self, id: str, name: str, number: int, said: str, box: Box, letters: Type, icon: str,
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
    """So many chips, to be bet."""

    role = "button"

    def __init__(self, id: str, label: str, number: str, box: Box, do: Do, letters: Type, help: str, primary: bool):
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
    """What else there is to say, than a number of chips: it stands beside them, and goes with them."""


def laid_out(wager: Wager, room: Box, letters: Type) -> list[Widget]:
    """Everybody's stake side by side, the bank last."""
    count = len(wager.stakes) + 1
    each = min(MOST, (room.w - (count - 1) * GAP) / count)
    x = room.centre[0] - (count * each + (count - 1) * GAP) / 2
    places = [Box(x + i * (each + GAP), room.y, each, room.h) for i in range(count)]
    stakes = [_stake(one, place, letters, wager.word) for one, place in zip(wager.stakes, places[:-1], strict=True)]
    bank = StakePlate("bank", _("Bank"), wager.bank, tongue.say(wager.about), places[-1], letters, "chips")
    return [*stakes, bank]


def _stake(one: Stake, box: Box, letters: Type, word: str) -> Widget:
    name, said = tongue.say(one.name), tongue.say(one.said)
    return StakePlate(f"stake.{one.who}", name, one.bet, said, box, letters, "chip", one.who == word, one.away)


def grid(count: int, room: Box) -> list[Box]:
    """Places for so many chips to press, in the middle of a room: as large and in as few rows as can be."""
    rows = max(range(1, count + 1), key=lambda rows: (_side(count, rows, room), -rows))
    side, columns = max(LEAST, _side(count, rows, room)), ceil(count / rows)
    x = room.centre[0] - (columns * (side + GAP) - GAP) / 2
    return [Box(x + i % columns * (side + GAP), room.y + i // columns * (side + GAP), side, side) for i in range(count)]


def _side(count: int, rows: int, room: Box) -> float:
    """How large each of so many is in so many rows."""
    columns = ceil(count / rows)
    return min(CHIP, (room.h - (rows - 1) * GAP) / rows, (room.w - (columns - 1) * GAP) / columns)
