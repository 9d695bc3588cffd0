"""The state of a figure in words: for the panel and the narrator, and on one or two lines with a sign each."""

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from game import i18n
from game.core.combatants import ACTING, DONE, FALLEN, HEROES, Figure, Tag
from game.i18n import _, ngettext

from ..base.geometry import Box
from ..gfx.canvas import Canvas
from ..gfx.fonts import UNBROKEN, Block, Fonts
from ..table.skins.skin import Sign

THREAT, FELL = "threat", "fell"  # ids of tags; the second: it has fallen in a fight that is over
NO_SIGNS: Mapping[str, Sign] = MappingProxyType({})
MAY_ACT, AIMED_AT = "play", "target"  # signs of a figure that may act (no suit's sign), and of one that can be chosen
Told = tuple[str, str]  # the icon used on plates, or "", and the words


def described(figure: Figure, counts: Mapping[str, int]) -> Iterator[str]:
    """Yield the state of a figure in words."""
    yield from (words for _icon, words in described_with_signs(figure, counts))


def described_with_signs(
    figure: Figure, counts: Mapping[str, int], signs: Mapping[str, Sign] = NO_SIGNS
) -> Iterator[Told]:
    """The same, each with its icon; `signs` are those of tags, by id."""
    if figure.worth:
        level = figure.side == HEROES or figure.rival
        what = _("Level {n}") if level else _("Difficulty {n}")
        yield "superiority" if level else "skull", what.format(n=figure.worth)
    if figure.player:
        yield (
            "you" if figure.ours else "friends",
            _("your own") if figure.ours else _("Player {n}'s").format(n=figure.player),
        )
    if figure.boss:
        yield "boss", _("Boss")
    elif figure.elite:
        yield "elite", _("Elite")
    if figure.state == FALLEN:
        yield "fallen", _("Fallen")
        return
    cards = counts.get("hand", 0)
    yield "hand-cards", ngettext("{n} card", "{n} cards", cards).format(n=cards)
    if figure.purse is not None:
        yield "chips", ngettext("{n} chip", "{n} chips", figure.purse).format(n=figure.purse)
    if figure.threat is not None:
        yield "threat", _("Threat {n}").format(n=figure.threat)
    if figure.state == ACTING:
        yield MAY_ACT, _("to move")
    elif figure.state == DONE:
        yield "", _("has acted")
    yield from ((signs[tag.id].icon if tag.id in signs else "", i18n.say(tag.text)) for tag in tags_besides(figure))


def has_fallen(figure: Figure) -> bool:
    """True if it has fallen, or a tag says after a fight that it did."""
    return figure.state == FALLEN or any(tag.id == FELL for tag in figure.tags)


def tags_besides(figure: Figure) -> Iterator[Tag]:
    """Its tags without the one that repeats its Threat."""
    said = THREAT if figure.threat is not None else None
    return (tag for tag in figure.tags if tag.id != said)


SIZE, STEPS = 23.0, 5  # preferred size; number of sizes tried down to the smallest
SHARES = 0.27, 0.44  # greatest share of the height for one line, and for two
NEAR, APART = 4.0, 18.0  # gap between sign and word, and between words
LARGE = 0.9  # side of a sign as a share of the text size


class SignedText(NamedTuple):
    """One text with its sign, if it has one."""

    icon: str
    block: Block
    box: Box

    @property
    def sign(self) -> Box:
        """The box of the sign."""
        side = _side(self.icon, self.block)
        return Box(self.box.x - side - NEAR, self.box.centre[1] - side / 2, side, side)

    def draw(self, canvas: Canvas) -> None:
        """Draw the text and its sign."""
        if self.icon:
            canvas.icon(self.icon, self.sign, canvas.theme.wine)
        canvas.block(self.block, self.box, canvas.theme.ink)


def in_rows(told: Sequence[Told], room: Box, letters: Fonts) -> list[SignedText]:
    """Return the texts laid out from the top of a box, in the largest letters that keep within the allowed share of its
    height."""
    small = letters.smallest("strong") / SIZE
    words: list[SignedText] = []
    for lines, share in enumerate(SHARES, start=1):
        for step in range(STEPS):
            size = SIZE * (letters.scale - step * (letters.scale - small) / (STEPS - 1))
            words = [*_flowed(told, room, letters, size)]
            if max(word.box.bottom for word in words) - room.y <= min(room.h * share, lines * words[0].box.h + 1):
                return words
    return words


def _flowed(told: Sequence[Told], room: Box, letters: Fonts, size: float) -> Iterator[SignedText]:
    """Yield the texts in reading order, wrapped to the next line where necessary."""
    x, y = room.x, room.y
    for icon, said in told:
        block = letters.block(said, "strong", size, UNBROKEN, lines=1, grow=False)
        left = _side(icon, block) + NEAR if icon else 0.0
        if x > room.x and x + left + block.width > room.right:
            x, y = room.x, y + block.height
        yield SignedText(icon, block, Box(x + left, y, block.width, block.height))
        x += left + block.width + APART


def _side(icon: str, block: Block) -> float:
    return block.size * LARGE if icon else 0.0
