"""A tile for choosing a way to play a game by its picture."""

from collections.abc import Callable, Collection, Mapping

from game.core.game import Option
from game.i18n import _

from ..base.geometry import Box
from ..gfx.canvas import Canvas
from ..gfx.fonts import Block, Fonts
from ..table.card_art import SHAPE, CardArt
from ..table.prints import PACK, printed
from ..table.skins.skin import ModeLook
from .gamebox import hang_torch
from .tilted_card import draw_tilted
from .widget import Do, Look, Pressable

EDGE, NARROW, GAP = 8.0, 6.0, 4.0  # margin of the picture; sum of the name's side margins; gap between them
CORNER, BESIDE = 5.0, 8.0  # distance of a sign in a corner; gap between an icon and the name beside it
NAME = 22.0  # text size
ICON, TICK = 32.0, 26.0
TILT = 10.0  # degrees between two cards of the fan
WIDEST = 0.54  # largest width of a card, as a share of the fan's width
APART = 10.0  # gap between two tiles
STEP = 0.6  # largest step from card to card, in card widths
ROOMY = 140.0  # least picture height at which the fan uses the full width below the icon
MARK, LOW_MARK = 46.0, 34.0  # side of the mark of what is under way; of that on a low tile
DIM = 0.5  # share of light lost by a way that is not chosen


class WayTile(Pressable):
    """A fan of cards, an icon, and the name below; the chosen tile is bright and has a tick.

    `chosen` and `under_way` are the words for being chosen and for a running play ("" if it is not); `picture` is the
    height of the fan. The icon is `beside` the name, or in a corner.
    """

    role = "button"

    def __init__(
        self, id: str, label: str, box: Box, way: ModeLook, chosen: str, do: Do, letters: Fonts, art: CardArt,
        help: str, picture: float, beside: bool, under_way: str,
    ):  # fmt: skip
        super().__init__(id, label, box, do, help)
        self.under_way = under_way
        self.way, self.chosen, self.art, self.picture, self.beside = way, chosen, art, picture, beside
        self.name = name_on(label, box.w, letters)

    @property
    def value(self) -> str:
        return ", ".join(filter(None, (self.chosen, self.under_way)))

    def blocks(self) -> tuple[Block, ...]:
        return (self.name,)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        theme, box = canvas.theme, box.moved(0, 2) if look.pressed else box
        canvas.plate("list-row-selected" if look.focused or self.chosen else "list-row", box)
        inner = box.inset(EDGE, EDGE)
        high = self.picture
        ink = theme.gold if self.chosen else theme.bone
        name = Box(box.x, inner.y + high + GAP, box.w, inner.h - high - GAP)
        roomy, corner = high >= ROOMY or self.beside, inner.inset(CORNER, CORNER)
        if self.chosen:
            x, y = (corner.right - TICK, corner.y) if roomy else (corner.x + (ICON - TICK) / 2, inner.y + high - TICK)
            canvas.icon("check", Box(x, y, TICK, TICK), theme.gold)
        if self.beside:
            self._fan(canvas, inner._replace(h=high))
            left = name.centre[0] - (ICON + BESIDE + self.name.width) / 2
            canvas.icon(self.way.icon, Box(left, name.centre[1] - ICON / 2, ICON, ICON), ink)
            name = Box(left + ICON + BESIDE, name.y, self.name.width, name.h)
        else:
            canvas.icon(self.way.icon, Box(corner.x, corner.y, ICON, ICON), ink)
            left, under = (0.0, ICON) if roomy else (CORNER + ICON, 0.0)
            self._fan(canvas, Box(inner.x + left, inner.y + under, inner.w - left, high - under))
        if self.under_way:
            side = MARK if roomy else LOW_MARK
            hang_torch(canvas, Box(inner.right - side, inner.y + high - side, side, side))
        canvas.block(self.name, name, ink if self.chosen else theme.cream, "centre")

    def _fan(self, canvas: Canvas, room: Box) -> None:
        """Draw the way's cards or pictures as a fan."""
        shown, width = self.way.shown, min((room.h - 6) / SHAPE, room.w * WIDEST)
        step = min(STEP * width, (room.w - 1.25 * width) / (len(shown) - 1))
        for i, each in enumerate(shown):
            away = i - (len(shown) - 1) / 2
            x, y = room.centre[0] + away * step, room.centre[1] + abs(away) * 4
            if each.startswith("ui/"):
                side = width * 1.1
                canvas.picture(each, Box(x - side / 2, y - side / 2, side, side), 255 if self.chosen else 150)
            else:
                card, print = printed(each) if each else (None, PACK)
                draw_tilted(
                    canvas, self.art, card, (x, y), width, -away * TILT, print=print, dim=0.0 if self.chosen else DIM
                )


def name_on(label: str, width: float, letters: Fonts) -> Block:
    """The name on a tile of that width."""
    return letters.block(label, "strong", NAME, width - NARROW, lines=2)


def way_tiles(
    option: Option,
    current: str,
    choose: Callable[[str], Do],
    ways: Mapping[str, ModeLook],
    box: Box,
    picture: float,
    letters: Fonts,
    art: CardArt,
    running: Collection[str] = (),
) -> list[WayTile]:
    """Tiles of equal size for all ways to play, from the top of a box down: side by side, or two per row with large
    text. `picture` is the height of the pictures; `running` are the ways with a play under way."""
    choices = [(choice.value, _(choice.label), _(choice.help)) for choice in option.choices]
    across = 2 if letters.large else len(choices)
    wide = (box.w - (across - 1) * APART) / across
    names = [name_on(label, wide, letters) for _value, label, _help in choices]
    beside = max(name.width for name in names) + ICON + BESIDE <= wide - 2 * EDGE
    high = 2 * EDGE + picture + GAP + max(name.height for name in names)
    tiles = []
    for i, (value, label, help) in enumerate(choices):
        x, y = box.x + i % across * (wide + APART), box.y + i // across * (high + APART)
        chosen, under_way = _("chosen") if value == current else "", _("under way") if value in running else ""
        tiles.append(WayTile(f"{option.key}-{value}", label, Box(x, y, wide, high), ways[value], chosen, choose(value),
                             letters, art, help, picture, beside, under_way))  # fmt: skip
    return tiles
