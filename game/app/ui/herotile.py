"""A large picture tile for choosing a hero, and the pictures of winners."""

from collections.abc import Sequence

from ..base.geometry import Box
from ..gfx.canvas import Canvas
from ..gfx.fonts import Block, Fonts
from ..table.card_art import NAME_FROM, SHAPE, CardArt
from ..table.prints import printed
from ..table.sprites import FACE_DOWN, FACE_UP, Sprite
from .widget import Do, Look, Pressable, Widget

EDGE, GAP = 9.0, 6.0  # margin of the picture; gap between the parts of a tile
NAME, TOLD, ICON = 29.0, 22.0, 32.0  # text sizes of the name and the description; the icon before the name
DIM = 0.3  # darkness of a picture at `dim` 1
FAN, TILT = 0.45, 7.0  # step between overlapping pictures, as a share of their width, and tilt in degrees


class HeroTile(Pressable):
    """A picture (`shown` as `printed` reads it; "" for the icon alone), a name and a description.

    `foot` is the height of the text below the picture, the same in all neighbouring tiles; `dim` darkens the picture,
    from 0 to 1.
    """

    role = "button"

    def __init__(
        self, id: str, label: str, told: str, box: Box, do: Do, letters: Fonts, art: CardArt, icon: str, shown: str,
        foot: float,
    ):  # fmt: skip
        super().__init__(id, label, box, do, told)
        self.art, self.icon, self.shown, self.dim, self.letters = art, icon, shown, 0.0, letters
        inner = box.inset(EDGE, EDGE)
        self.name, self.told = _words(label, told, inner.w, letters)
        head = max(ICON, self.name.height)
        self.picture = Box(inner.x, inner.y, inner.w, inner.h - foot - GAP)
        self.head = Box(inner.x, self.picture.bottom + GAP, inner.w, head)
        self.body = Box(inner.x, self.head.bottom, inner.w, inner.bottom - self.head.bottom)

    def write(self, size: float) -> None:
        """Set the name in exactly this size."""
        room = self.head.w - ICON - GAP + (EDGE if self.letters.huge else 0.0)
        self.name = self.letters.block(self.label, "strong", size, room, lines=1, grow=False)
        foot = self.body.bottom
        self.head = self.head._replace(h=max(ICON, self.name.height))
        self.body = self.body._replace(y=self.head.bottom, h=foot - self.head.bottom)

    def blocks(self) -> tuple[Block, ...]:
        return self.name, self.told

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        theme, down = canvas.theme, 2.0 if look.pressed else 0.0
        if self.focusable:  # otherwise it is for display only
            canvas.plate("list-row-selected" if look.focused else "list-row", box.moved(0, down))
        self._draw_picture(canvas, self.picture.moved(0, down))
        head = self.head.moved(0, down)
        left = head.centre[0] - (ICON + GAP + self.name.width) / 2
        canvas.icon(self.icon, Box(left, head.centre[1] - ICON / 2, ICON, ICON), theme.gold)
        canvas.block(self.name, Box(left + ICON + GAP, head.y, self.name.width, head.h), theme.gold)
        canvas.block(self.told, self.body.moved(0, down), theme.cream if look.focused else theme.bone, "centre", 0.0)

    def _draw_picture(self, canvas: Canvas, room: Box) -> None:
        if not self.shown:
            side = min(room.w, room.h) * 0.6
            canvas.icon(self.icon, Box(room.centre[0] - side / 2, room.centre[1] - side / 2, side, side),
                        canvas.theme.gold)  # fmt: skip
            return
        card, print = printed(self.shown)
        width = min(room.w, room.h / SHAPE)
        dark = self.dim * DIM  # the mini layout at any size: the name is below it
        Sprite(card, room.centre, width, "mini", width, dim=dark, print=print).draw(canvas, self.art)


def foot_tall(label: str, told: str, width: float, letters: Fonts) -> float:
    """The height of the text below the picture, in a tile of a width."""
    name, body = _words(label, told, width - 2 * EDGE, letters)
    return max(ICON, name.height) + (body.height if any(body.lines) else 0.0)


def _words(label: str, told: str, width: float, letters: Fonts) -> tuple[Block, Block]:
    name = letters.block(label, "strong", NAME, width - ICON - GAP, lines=1)
    return name, letters.block("" if letters.large else told, "body", TOLD, width, even=True)


class Champions(Widget):
    """The pictures of those who share a place, side by side at the foot of the box; face down until they are
    `known`."""

    role = "picture"

    def __init__(self, id: str, label: str, box: Box, shown: Sequence[str], art: CardArt, known: bool):
        super().__init__(id, label, box)
        self.shown, self.art, self.known = shown, art, known

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        last = len(self.shown) - 1
        width = min(box.h / SHAPE * (0.94 if last else 1.0), box.w / (1 + FAN * last + (0.15 if last else 0.0)))
        middle = box.bottom - width * SHAPE / 2
        for i, each in enumerate(self.shown):
            (card, print), away = printed(each), i - last / 2
            at = box.centre[0] + away * FAN * width, middle + abs(away) * 4
            layout = "full" if width >= NAME_FROM else "mini"  # no ribbon if the name would be illegible
            turn = FACE_UP if self.known else FACE_DOWN
            Sprite(card, at, width, layout, width, turn=turn, tilt=-away * TILT, print=print).draw(canvas, self.art)
