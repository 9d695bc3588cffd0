"""People by their pictures: portraits, tiles to choose a hero by, cards of party members, and winners."""

import zlib
from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from ..base.geometry import Box, Point
from ..base.prints import printed
from ..gfx.canvas import Canvas
from ..gfx.fonts import Block, Fonts
from ..gfx.pictures import portrait_of
from ..gfx.theme import Colour, Theme, colour
from ..table.card_art import NAME_FROM, SHAPE, CardArt
from ..table.sprites import FACE_DOWN, FACE_UP, Sprite
from .text import bone
from .widget import Do, Look, Pressable, Widget

EDGE, GAP = 7.0, 4.0
TICK = 30.0
CROSS, REACH = 36.0, 60.0  # side of the cross, and reach from the corner within which a press means it
SIGN_EDGE = 4.0  # margin of the plate around a sign
SHARE = 0.62  # size of an icon in place of the picture, as a share


class Said(NamedTuple):
    """A line below a picture, cut off where it does not fit."""

    text: str
    role: str
    size: float
    ink: Callable[[Theme], Colour] = bone


class PortraitTile(Pressable):
    """A tile with the `picture` of a figure on the table, or an `icon` if there is none.

    The lines `said` are spoken, too. `chosen` is the word for being chosen ("" if it is not); then it has a tick. With
    `drop` it has a cross instead, which calls `drop` when clicked.
    """

    role = "button"

    def __init__(
        self, id: str, label: str, box: Box, do: Do, letters: Fonts, picture: str, icon: str, said: Sequence[Said],
        help: str = "", chosen: str = "", drop: Do | None = None,
    ):  # fmt: skip
        super().__init__(id, label, box, do, help)
        self.icon, self.said, self.chosen, self.drop = icon, said, chosen, drop
        self.picture = portrait_of(picture)
        self.lines = [letters.cut(line.text, line.role, line.size, box.w - 2 * EDGE) for line in said]
        self.foot = sum(block.height for block in self.lines)
        self.side = self.widest

    @property
    def widest(self) -> float:
        """The largest possible side of its picture."""
        return min(self.box.w - 2 * EDGE, self.box.h - 2 * EDGE - GAP - self.foot)

    @property
    def value(self) -> str:
        told = (line.text for line in self.said if line.text != self.label)
        return ", ".join(filter(None, (*told, self.chosen)))

    def blocks(self) -> tuple[Block, ...]:
        return tuple(self.lines)

    def tap(self, at: Point) -> None:
        """Drop it if the cross is tapped, else press it."""
        if self.drop and at[0] >= self.box.right - REACH and at[1] < self.box.y + REACH:
            self.drop()
        else:
            self.press()

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        theme, box = canvas.theme, box.moved(0, 2) if look.pressed else box
        canvas.plate("list-row-selected" if look.focused or self.chosen else "list-row", box)
        inner = box.inset(EDGE, EDGE)
        room = Box(inner.x, inner.y, inner.w, inner.h - self.foot - GAP)
        side = self.side * (1.0 if self.picture else SHARE)
        place = Box(room.centre[0] - side / 2, room.centre[1] - side / 2, side, side)
        if self.picture:
            canvas.picture(self.picture, place)
        else:
            canvas.icon(self.icon, place, theme.gold if look.focused else theme.bone)
        y = room.bottom + GAP
        for line, block in zip(self.said, self.lines, strict=True):
            canvas.block(block, Box(inner.x, y, inner.w, block.height), line.ink(theme), "centre")
            y += block.height
        if self.chosen:
            sign_on(canvas, "check", Box(inner.right - TICK - GAP, inner.y + GAP, TICK, TICK), theme.gold)
        elif self.drop:
            corner = Box(inner.right - CROSS - EDGE, inner.y + EDGE, CROSS, CROSS)
            sign_on(canvas, "cross", corner, theme.gold if look.focused else theme.bone)


def sign_on(canvas: Canvas, icon: str, box: Box, ink: Colour) -> None:
    """Draw an icon in a corner on its own plate, since a picture may reach below it."""
    canvas.plate("hp-plate", box.inset(-SIGN_EDGE))
    canvas.icon(icon, box, ink, shade=canvas.theme.night)


def level(portraits: Sequence[PortraitTile]) -> None:
    """Align portraits side by side: text that begins at one height, and pictures of one size."""
    foot = max(portrait.foot for portrait in portraits)
    for portrait in portraits:
        portrait.foot = foot
    side = min(portrait.widest for portrait in portraits)
    for portrait in portraits:
        portrait.side = side


TILE_EDGE, TILE_GAP = 9.0, 6.0  # margin of the picture; gap between the parts of a tile
TILE_NAME, TOLD, ICON = 29.0, 22.0, 32.0  # text sizes of the name and the description; the icon before the name
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
        inner = box.inset(TILE_EDGE, TILE_EDGE)
        self.name, self.told = _words(label, told, inner.w, letters)
        head = max(ICON, self.name.height)
        self.picture = Box(inner.x, inner.y, inner.w, inner.h - foot - TILE_GAP)
        self.head = Box(inner.x, self.picture.bottom + TILE_GAP, inner.w, head)
        self.body = Box(inner.x, self.head.bottom, inner.w, inner.bottom - self.head.bottom)

    def write(self, size: float) -> None:
        """Set the name in exactly this size."""
        room = self.head.w - ICON - TILE_GAP + (TILE_EDGE if self.letters.huge else 0.0)
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
        left = head.centre[0] - (ICON + TILE_GAP + self.name.width) / 2
        canvas.icon(self.icon, Box(left, head.centre[1] - ICON / 2, ICON, ICON), theme.gold)
        canvas.block(self.name, Box(left + ICON + TILE_GAP, head.y, self.name.width, head.h), theme.gold)
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
    name, body = _words(label, told, width - 2 * TILE_EDGE, letters)
    return max(ICON, name.height) + (body.height if any(body.lines) else 0.0)


def _words(label: str, told: str, width: float, letters: Fonts) -> tuple[Block, Block]:
    name = letters.block(label, "strong", TILE_NAME, width - ICON - TILE_GAP, lines=1)
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


CARD_EDGE, TOP, LOW = 14.0, 10.0, 22.0  # margins between the paper's edge and its content
RIBBON_H, TAIL, OVER, BEHIND = 52.0, 30.0, 2.0, 20.0  # ribbon: height, ends, side overhang, overlap with the picture
CARD_NAME, NEAR, MARGIN = (
    30.0,
    -2.0,
    24.0,
)  # text size of the name; gap between ribbon and lines; side margin of the lines
CORNER = 16.0  # distance of the cross from the card's corner


class HeroCard(PortraitTile):
    """A portrait on a card; its first line is the name, on the ribbon."""

    solid = True

    def __init__(
        self, id: str, label: str, box: Box, do: Do, letters: Fonts, picture: str, icon: str, said: Sequence[Said],
        help: str = "", drop: Do | None = None,
    ):  # fmt: skip
        super().__init__(id, label, box, do, letters, picture, icon, said, help, drop=drop)
        name, *rest = said
        self.lines = [letters.cut(name.text, "title", CARD_NAME, box.w + 2 * OVER - 2 * TAIL)]
        self.lines += [_said(line, box.w - 2 * MARGIN, letters) for line in rest]
        self.ribbon = max(RIBBON_H, self.lines[0].height + 16)
        self.foot = self.ribbon - BEHIND + sum(NEAR + block.height for block in self.lines[1:])
        self.side = self.widest

    @property
    def widest(self) -> float:
        return min(self.box.w - 2 * CARD_EDGE, self.box.h - TOP - LOW - self.foot)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        theme, box = canvas.theme, box.moved(0, 2) if look.pressed else box
        canvas.plate("shadow", box, 170)
        canvas.plate("parchment", box)
        room = Box(box.x + CARD_EDGE, box.y + TOP, box.w - 2 * CARD_EDGE, box.h - TOP - LOW - self.foot)
        place = Box(room.centre[0] - self.side / 2, room.centre[1] - self.side / 2, self.side, self.side)
        if self.picture:
            canvas.picture(self.picture, place)
        else:
            canvas.icon(self.icon, place, theme.wine)
        over = 0.0 if canvas.stark else OVER  # a plain plate has no overhanging ends
        ribbon = Box(box.x - over, room.bottom - BEHIND, box.w + 2 * over, self.ribbon)
        canvas.plate("ribbon", ribbon)
        canvas.block(self.lines[0], ribbon.moved(0, -4), theme.cream, "centre", shade=theme.ink)
        y = ribbon.bottom + NEAR
        for block in self.lines[1:]:
            canvas.block(block, Box(box.x, y, box.w, block.height), theme.ink, "centre")
            y += block.height
        if self.drop:
            corner = Box(box.right - CROSS - CORNER, box.y + CORNER, CROSS, CROSS)
            sign_on(canvas, "cross", corner, theme.gold if look.focused else theme.bone)


def _said(line: Said, wide: float, letters: Fonts) -> Block:
    """A line on one line if it fits, else on two."""
    one = letters.block(line.text, line.role, line.size, wide, lines=1)
    return one if one.overflow <= 0 else letters.cut(line.text, line.role, line.size, wide, lines=2)


FIELDS = tuple(map(colour, ("#8e1b2b", "#26518a", "#235e3e", "#5b3480", "#2b2634", "#94521f")))
METALS = tuple(map(colour, ("#e3b24f", "#f1e3bd")))
CHARGES = (
    "dragon", "bear", "crown", "flame", "skull", "sword", "crossed-swords", "lantern", "torch", "potion", "eye", "door",
    "trophy", "hourglass", "book", "fist", "cast",
)  # fmt: skip
SHIELD = ((0.08, 0.07), (0.92, 0.07), (0.92, 0.42), (0.86, 0.64), (0.72, 0.82), (0.5, 0.97))  # head and right half
SIDES = (0.28, 0.82), (0.14, 0.64), (0.08, 0.42)
SHADE = 0.72  # brightness of the field's darker half, as a share
FINE = 3  # drawn this many times larger, then scaled down for smooth edges
INK, RIM = 0.035, 0.05  # thickness of outline and rim, as shares of the side
CHARGE, CHARGE_Y = 0.5, 0.45  # a charge's side and its vertical middle, as shares of the shield's side
CHIEF = 0.3  # depth of the band at the head, as a share
HATCH, LINE = 0.055, 26  # distance of engraved lines, as a share of the side, and their alpha


class CoatOfArms(NamedTuple):
    """A coat of arms as indexes of its field colour, its division, its metal and its charge."""

    field: int
    parted: int
    metal: int
    charge: int


def coat_of_arms(name: str) -> CoatOfArms:
    """The coat of arms of a name."""
    number, parts = zlib.crc32(name.strip().casefold().encode()), []
    for many in (len(FIELDS), len(PARTED), len(METALS), len(CHARGES)):
        number, part = divmod(number, many)
        parts.append(part)
    return CoatOfArms(*parts)


def draw_coat_of_arms(canvas: Canvas, name: str, box: Box) -> None:
    """Draw a party's coat of arms in the middle of a box."""
    arms, side = coat_of_arms(name), min(box.w, box.h)
    x, y = box.centre
    place = Box(x - side / 2, y - side / 2, side, side)
    left, top, wide, _high = canvas.layout.px(place)
    shield = canvas.pictures.keep(("arms", arms, wide), lambda: _shield(arms, wide, canvas.theme.ink))
    canvas.blit(shield, (left, top))
    low = 0.06 if PARTED[arms.parted] is _chief else 0.0
    charge = side * CHARGE * (1 - 2 * low)
    middle = place.y + side * (CHARGE_Y + low * 1.6)
    canvas.icon(CHARGES[arms.charge], Box(x - charge / 2, middle - charge / 2, charge, charge),
                METALS[arms.metal], shade=canvas.theme.ink)  # fmt: skip


def _shield(arms: CoatOfArms, wide: int, ink: Colour) -> pygame.Surface:
    """The engraved shield, without the charge."""
    side = wide * FINE
    outline = [(x * side, y * side) for x, y in (*SHIELD, *SIDES)]
    field, metal = FIELDS[arms.field], METALS[arms.metal]
    painted = pygame.Surface((side, side), pygame.SRCALPHA)
    painted.fill(field)
    PARTED[arms.parted](painted, _darker(field), metal)
    lines = pygame.Surface((side, side), pygame.SRCALPHA)
    step = max(2.0, HATCH * side)
    for i in range(int(2 * side / step)):
        x = i * step
        pygame.draw.line(lines, (*ink, LINE), (x, 0), (x - side, side), max(1, round(step / 3)))
    painted.blit(lines, (0, 0))
    mask = pygame.Surface((side, side), pygame.SRCALPHA)
    pygame.draw.polygon(mask, (255, 255, 255, 255), outline)
    painted.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    pygame.draw.lines(painted, METALS[0], True, outline, round(2 * RIM * side))
    painted.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    pygame.draw.lines(painted, ink, True, outline, round(INK * side))
    for corner in outline:
        pygame.draw.circle(painted, ink, corner, round(INK * side / 2))
    return pygame.transform.smoothscale(painted, (wide, wide))


def _darker(ink: Colour) -> Colour:
    red, green, blue = (round(part * SHADE) for part in ink)
    return red, green, blue


def _pale(painted: pygame.Surface, dark: Colour, metal: Colour) -> None:
    side = painted.get_width()
    painted.fill(dark, (side // 2, 0, side, side))


def _bend(painted: pygame.Surface, dark: Colour, metal: Colour) -> None:
    side = painted.get_width()
    pygame.draw.polygon(painted, dark, [(side, 0), (side, side), (0, side)])


def _quarters(painted: pygame.Surface, dark: Colour, metal: Colour) -> None:
    half = painted.get_width() // 2
    painted.fill(dark, (half, 0, half, half))
    painted.fill(dark, (0, half, half, half))


def _chevron(painted: pygame.Surface, dark: Colour, metal: Colour) -> None:
    side = painted.get_width()
    pygame.draw.polygon(painted, dark, [(0, side), (0, 0.75 * side), (side / 2, 0.3 * side), (side, 0.75 * side),
                                        (side, side)])  # fmt: skip


def _chief(painted: pygame.Surface, dark: Colour, metal: Colour) -> None:
    side = painted.get_width()
    painted.fill(metal, (0, 0, side, round(CHIEF * side * 0.75)))


PARTED = _pale, _bend, _quarters, _chevron, _chief
