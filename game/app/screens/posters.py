"""What a play is chosen by: a game's poster, the pictures of its ways to play, and its quests."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

from game.core.game import Game, Option
from game.core.text import number
from game.i18n import _

from ..base.geometry import Box
from ..base.prints import PACK, printed
from ..gfx.canvas import Canvas
from ..gfx.fonts import Block, Fonts
from ..table.card_art import SHAPE, CardArt
from ..table.skins.skin import ModeLook
from ..ui.cards import draw_tilted
from ..ui.gamebox import by_whom, cover_of, hang_torch
from ..ui.widget import Do, Look, Pressable, Widget

PICTURES = (0.56, 0.5, 0.44, 0.38, 0.32, 0.26, 0.22)  # of the height: the largest that leaves room for the text
FACES = (0.38, 0.32, 0.26)  # least shares at which a face is visible above the ribbon
GROWN = 1.1  # text scales above this are preferred over showing the author and a larger cover
MOST_GROWN = 1.5  # text scale of the title at most: it is no larger than the page's heading
FRAME = 34.0  # margin between the sheet's edge and the picture
RIBBON_H, TAIL = 66.0, 50.0
TITLE, BLURB, BY, SCORE = 36.0, 25.0, 22.0, 24.0  # text sizes
FOOT = 30.0
BY_H = 64.0  # largest height of the author's line, at the usual size
STEPS = 4  # steps from the wished-for text scale down to the usual one
EYES = 0.36  # height of the figure's eyes on a cover, as a share of its height
LOW = 0.74  # lowest position of the eyes, as a share of the part above the ribbon
SEEN, NARROW = 0.74, 250.0  # visible share of a cover's height, unless it gets narrower than the second value
WHOLE = 160.0  # the cover is shown whole if it can be this wide
OVER_FOOT = 0.4  # share of the ribbon that overlaps the picture


class Poster(Widget):
    """A parchment sheet with the cover at its top."""

    solid = True

    def __init__(self, game: Game[Any], best: int | None, box: Box, letters: Fonts):
        super().__init__(f"game-{game.id}", _(game.title), box, _(game.blurb))
        self.letters, self.cover = letters, cover_of(game.id)
        self.best = _("Best: {score}").format(score=number(best)) if best is not None else ""
        self.wide = box.w - 2 * min(40.0, box.w / 10)
        self.names = by_whom(game)
        size = TITLE * min(letters.scale, MOST_GROWN)
        self.title = letters.block(self.label, "title", size, box.w - 2 * TAIL, 2 * RIBBON_H, 3, grow=False, even=True)
        self.ribbon_h = max(RIBBON_H, self.title.height + 24)
        self._write()

    def _write(self) -> None:
        """Choose one text scale for everything, as close to the wish as there is room for; the picture gets the
        rest."""
        wished = self.letters.scale
        scales = [1 + (wished - 1) * step / STEPS for step in range(STEPS, -1, -1)]
        grown = [scale for scale in scales if scale > GROWN] or scales
        ways = [(scale, signed, floor) for floor in FACES for scale in grown for signed in (True, False)]
        for scale, signed, floor in [*ways, (1.0, False, PICTURES[-1])]:
            foot = self._sign(scale, signed)
            for share in (share for share in PICTURES if share >= floor):
                blurb = self._describe(share, foot, BLURB * scale)
                if not blurb.overflow and blurb.size >= BLURB * scale:
                    return

    def _sign(self, scale: float, signed: bool) -> float:
        """Lay out the author (if `signed`) and the best score at a scale; return the height of both."""
        block, wide = self.letters.block, self.wide
        self.by = block(self.names, "strong", BY * scale, wide, BY_H * scale, grow=False, even=True) if signed else None
        self.score = block(self.best, "label", SCORE * scale, wide, lines=1, grow=False) if self.best else None
        return (self.by.height if self.by else 0.0) + (self.score.height + 8 if self.score else 0)

    def _describe(self, share: float, foot: float, size: float) -> Block:
        """Give the cover its share of the height and the description the space left by ribbon and foot; return the
        description."""
        box = self.box
        wide = box.w - 2 * FRAME
        high = box.h * share - FRAME
        whole = high / SHAPE
        across = min(wide, whole if whole >= WHOLE else max(NARROW, high / (SEEN * SHAPE)))
        self.picture = Box((box.w - across) / 2, FRAME, across, min(high, across * SHAPE))
        top = self.picture.bottom + (1 - OVER_FOOT) * self.ribbon_h + 4
        self.room = Box((box.w - self.wide) / 2, top, self.wide, box.h - top - foot - FOOT - 12)
        self.blurb = self.letters.block(self.help, "body", size, self.wide, self.room.h, grow=False, even=True)
        return self.blurb

    @property
    def value(self) -> str:
        return self.best

    def blocks(self) -> tuple[Block, ...]:
        return tuple(block for block in (self.title, self.blurb, self.by, self.score) if block is not None)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        theme = canvas.theme
        canvas.plate("shadow", box)
        canvas.plate("parchment", box)
        picture = self.picture.moved(box.x, box.y)
        self._cover(canvas, picture)
        ribbon = Box(box.x + 14, picture.bottom - OVER_FOOT * self.ribbon_h, box.w - 28, self.ribbon_h)
        canvas.plate("ribbon", ribbon)
        canvas.block(self.title, ribbon.moved(0, -5), theme.cream, "centre", shade=theme.ink)
        canvas.block(self.blurb, self.room.moved(box.x, box.y), theme.ink, "centre", 0.4)
        self._foot(canvas, box)

    def cut(self) -> tuple[float, float]:
        """The height cut off at the cover's top, and its full height. Nothing is cut if the figure's eyes stay visible
        anyway."""
        high = self.picture.w * SHAPE
        free = self.picture.h - OVER_FOOT * self.ribbon_h
        return min(max(0.0, high * EYES - free * LOW), high - self.picture.h), high

    def _cover(self, canvas: Canvas, picture: Box) -> None:
        """Draw the visible part of the cover."""
        up, high = self.cut()
        canvas.fill(picture.inset(-2), canvas.theme.ink)
        with canvas.clipped(picture):
            canvas.picture(self.cover, Box(picture.x, picture.y - up, picture.w, high))

    def _foot(self, canvas: Canvas, box: Box) -> None:
        """Draw the best score at the lower edge, and the author above it."""
        y = box.bottom - FOOT
        if self.score:
            y -= self.score.height
            canvas.block(self.score, Box(box.x, y, box.w, self.score.height), canvas.theme.ink, "centre")
            y -= 8
        if self.by:
            place = Box(box.x + (box.w - self.wide) / 2, y - self.by.height, self.wide, self.by.height)
            canvas.block(self.by, place, canvas.theme.wine, "centre")


WAY_EDGE, WAY_NARROW, WAY_GAP = 8.0, 6.0, 4.0  # margin of the picture; sum of the name's side margins; gap between them
CORNER, WAY_BESIDE = 5.0, 8.0  # distance of a sign in a corner; gap between an icon and the name beside it
NAME = 22.0  # text size
WAY_ICON, WAY_TICK = 32.0, 26.0
TILT = 10.0  # degrees between two cards of the fan
WIDEST = 0.54  # largest width of a card, as a share of the fan's width
WAY_APART = 10.0  # gap between two tiles
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
        inner = box.inset(WAY_EDGE, WAY_EDGE)
        high = self.picture
        ink = theme.gold if self.chosen else theme.bone
        name = Box(box.x, inner.y + high + WAY_GAP, box.w, inner.h - high - WAY_GAP)
        roomy, corner = high >= ROOMY or self.beside, inner.inset(CORNER, CORNER)
        if self.chosen:
            at = corner.right - WAY_TICK if not (self.beside and self.under_way) else corner.x  # clear of the torch
            x, y = (at, corner.y) if roomy else (corner.x + (WAY_ICON - WAY_TICK) / 2, inner.y + high - WAY_TICK)
            canvas.icon("check", Box(x, y, WAY_TICK, WAY_TICK), theme.gold)
        if self.beside:
            self._fan(canvas, inner._replace(h=high))
            left = name.centre[0] - (WAY_ICON + WAY_BESIDE + self.name.width) / 2
            canvas.icon(self.way.icon, Box(left, name.centre[1] - WAY_ICON / 2, WAY_ICON, WAY_ICON), ink)
            name = Box(left + WAY_ICON + WAY_BESIDE, name.y, self.name.width, name.h)
        else:
            canvas.icon(self.way.icon, Box(corner.x, corner.y, WAY_ICON, WAY_ICON), ink)
            left, under = (0.0, WAY_ICON) if roomy else (CORNER + WAY_ICON, 0.0)
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
    return letters.block(label, "strong", NAME, width - WAY_NARROW, lines=2)


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
    wide = (box.w - (across - 1) * WAY_APART) / across
    names = [name_on(label, wide, letters) for _value, label, _help in choices]
    beside = max(name.width for name in names) + WAY_ICON + WAY_BESIDE <= wide - 2 * WAY_EDGE
    high = 2 * WAY_EDGE + picture + WAY_GAP + max(name.height for name in names)
    tiles = []
    for i, (value, label, help) in enumerate(choices):
        x, y = box.x + i % across * (wide + WAY_APART), box.y + i // across * (high + WAY_APART)
        chosen, under_way = _("chosen") if value == current else "", _("under way") if value in running else ""
        tiles.append(WayTile(f"{option.key}-{value}", label, Box(x, y, wide, high), ways[value], chosen, choose(value),
                             letters, art, help, picture, beside, under_way))  # fmt: skip
    return tiles


QUEST_EDGE, TOP, QUEST_LOW, QUEST_GAP = 37.0, 20.0, 3.0, 4.0  # `LOW`: extra margin at the foot
QUEST_TITLE, QUEST_BLURB, FIGURE = 29.0, 23.0, 22.0
PICTURE, QUEST_BESIDE = 150.0, 14.0  # largest side of a picture, and its gap to the text
QUEST_ICON, NEAR, QUEST_APART, LOOSE = 22.0, 4.0, 5.0, 16.0  # the last two: least and largest gap between signs
QUEST_TICK = 36.0


class QuestCard(Pressable):
    """A quest's card. `signs` are icons with a few words each; `whose` names the author.

    `fault` says why a quest cannot be played ("" if it can); `chosen` is the word for being chosen ("" if it is not).
    Unless the card is `signed`, the author is only spoken.
    """

    role = "button"
    solid = True

    def __init__(
        self,
        id: str,
        title: str,
        blurb: str,
        whose: str,
        signs: Sequence[tuple[str, str]],
        box: Box,
        do: Do,
        letters: Fonts,
        fault: str = "",
        chosen: str = "",
        picture: str = "",
        signed: bool = True,
    ):
        super().__init__(id, title, box, do, fault or blurb, not fault)
        self.fault, self.chosen, self.signs, self.whose, self.picture = fault, chosen, signs, whose, picture
        inner = _inner(box)
        self.title = letters.cut(title, "title", QUEST_TITLE, inner.w - QUEST_TICK - QUEST_GAP, inner.h * 0.3)
        self.figures = self._figures(letters, inner.w)
        self.apart = _apart(self.figures, inner.w)
        self.foot = self.figures[0][1].height if self.figures else 0.0
        self.by = letters.cut(whose if signed else "", "strong", 22, inner.w, inner.h * 0.2)
        self.signed = self.by.height if signed else 0.0
        top = inner.y + self.title.height + QUEST_GAP / 2
        room = Box(inner.x, top, inner.w, inner.bottom - self.foot - self.signed - QUEST_GAP - top)
        side = min(PICTURE, room.h - QUEST_GAP)
        self.place = Box(room.x, room.y + (room.h - side) / 2, side, side)
        left = side + QUEST_BESIDE if picture else 0.0
        self.room = room._replace(x=room.x + left, w=room.w - left)
        self.text = letters.cut(fault or blurb, "body", QUEST_BLURB, self.room.w, self.room.h, lines=6)

    def _figures(self, letters: Fonts, wide: float) -> list[tuple[str, Block]]:
        """Icons with their words, as many as fit."""
        found: list[tuple[str, Block]] = []
        for icon, words in self.signs:
            block = letters.block(words, "strong", FIGURE, wide, lines=1, grow=False)
            if (
                sum(QUEST_ICON + NEAR + each.width + QUEST_APART for _icon, each in found)
                + QUEST_ICON
                + NEAR
                + block.width
                > wide
            ):
                break
            found.append((icon, block))
        return found

    @property
    def value(self) -> str:
        return ", ".join(filter(None, (self.whose, *(words for _icon, words in self.signs), self.chosen)))

    def blocks(self) -> tuple[Block, ...]:
        return (self.title, self.text, *([self.by] if self.signed else []), *(block for _icon, block in self.figures))

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        theme, box = canvas.theme, box.moved(0, 2) if look.pressed else box
        down = box.y - self.box.y
        canvas.plate("shadow", box, 170)
        canvas.plate("parchment", box)
        inner = _inner(box)
        ink = theme.wine if self.enabled else theme.ink
        canvas.block(self.title, Box(inner.x, inner.y, self.title.width, self.title.height), ink)
        if self.picture:
            canvas.picture(self.picture, self.place.moved(0, down))
        words = theme.ink if self.enabled else theme.wine
        canvas.block(self.text, self.room.moved(0, down), words, "left", 0.5 if self.picture else 0.0)
        if self.signed:
            low = Box(inner.x, inner.bottom - self.foot - self.signed, inner.w, self.signed)
            canvas.block(self.by, low, theme.wine)
        x, y = inner.x, inner.bottom - self.foot
        for icon, block in self.figures:
            canvas.icon(icon, Box(x, y + (self.foot - QUEST_ICON) / 2, QUEST_ICON, QUEST_ICON), theme.ink)
            canvas.block(block, Box(x + QUEST_ICON + NEAR, y, block.width, self.foot), theme.ink)
            x += QUEST_ICON + NEAR + block.width + self.apart
        mark = Box(inner.right - QUEST_TICK, inner.y, QUEST_TICK, QUEST_TICK)
        if self.chosen:
            canvas.icon("check", mark, theme.ink)
        elif not self.enabled:
            canvas.icon("warning", mark, theme.wine)


def _apart(figures: Sequence[tuple[str, Block]], wide: float) -> float:
    """The gap between signs: as wide as there is room for, within `APART` and `LOOSE`."""
    free = wide - sum(QUEST_ICON + NEAR + block.width for _icon, block in figures)
    return max(QUEST_APART, min(LOOSE, free / max(1, len(figures) - 1)))


def _inner(box: Box) -> Box:
    """The area for the text."""
    inner = box.inset(QUEST_EDGE, TOP)
    return inner._replace(h=inner.h - QUEST_LOW)
