"""Card faces and backs: the printed picture with rank, suit, number and name lettered at the window's resolution."""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any

import pygame

from game import files, i18n
from game.core.cards import JOKER, Card
from game.core.deck import BESTIARY

from ..base.prints import (
    ACE,
    INDEX,
    MINI,
    MONSTERS,
    PACK,
    PEOPLE,
    PLAIN,
    badge_on,
    between,
    index_on,
    is_strip,
    name_on,
    seen_of,
    uncovered,
)
from ..gfx.canvas import Canvas
from ..gfx.jagged import torn_picture
from ..gfx.pictures import outlined
from ..gfx.theme import STARK_SUITS, USUAL, USUAL_SUITS, Colour, proportions

SHAPE = 350 / 250  # a card's height to its width
AT_STAKE, STILL = "loss", 120  # state of a pip that would be lost, and the alpha with which it is still drawn
WHOLE = ("full",) * 4  # the pips of a hero whose life is not given
DOOR, SHADOW = "door", "cards/shadow"  # the default back; the picture below a card
PACKS = 2  # packs with different backs; a third one looks like the first
NAME_FROM = 150  # design pixels: the narrowest card on which a name can be read
RULE = 5.0  # card units: the lines at the edges of the tray of pips
STAR = 1.3  # size of a joker's star, as a multiple of a rank's height
AROUND = 3.0  # card units: the outline of a number in high contrast
CAPITAL, LARGER = 15 / 20, 1.5  # a rank's height as a share of `text_px`; the most by which large text enlarges it
EDGE = 5.0  # card units: from an enlarged rank to the edge of the card
NAME_SHARE = 0.1  # size of the name's letters, as a share of the card's width
BESIDE, LINE = 5.0, 2.6  # card units: from a partly covered picture to the card above it; the line around the picture
NARROWEST = 0.8  # a rank is narrowed down to this share of its width before it gets smaller as a whole
TAIL = 0.56, 0.72  # of a Q's tail: its reach as a share of an O's width; its depth as a share of the usual


def back_picture(design: str, pack: int = 0) -> str:
    """Return the name of a back's picture; the second pack on a table has the same design in other colours."""
    return f"cards/back-{design}{'-1' * pack}"


def thin(full: pygame.Surface) -> pygame.Surface:
    """Return the faded picture of a pip that is at stake."""
    seen = full.copy()
    seen.fill((255, 255, 255, STILL), special_flags=pygame.BLEND_RGBA_MULT)
    return seen


class CardArt:
    """Renders card faces and backs.

    `four` prints the suits in four colours; `backs` is the number of packs told apart by their backs, of the design
    `back`.
    """

    def __init__(self, canvas: Canvas, four: bool = False, backs: int = PACKS, back: str = DOOR):
        self.canvas, self.four = canvas, four
        self.backs = [back_picture(back, pack) for pack in range(backs)]
        self.spec = _spec()
        self.margin: float = self.spec["shadow"]["margin"] / self.spec["card"][0]

    def face(
        self,
        card: Card,
        width: float,
        layout: str,
        pips: Sequence[str] = (),
        print: str = PACK,
        split: bool = False,
        left: int | None = None,
    ) -> pygame.Surface:
        """Return a card's face, `width` design pixels wide.

        `layout` is `full`, `mini` or a `strip`; `print` is what is printed on the card; `split` shows it pieced
        together after tearing; `left` replaces the number on its badge. `pips` are the states of a hero's life (`full`,
        `empty`, `loss`, `gain`); a hero with none left lies down. Other cards have no pips.
        """
        pixels = self.canvas.layout.size(width)
        letters = self.canvas.type
        if self._is_hero(card, print):
            pips = tuple(pips) or WHOLE
        look = self.four, self.canvas.stark, letters.plain, letters.huge
        key = ("face", card.id, print, pixels, layout, pips, left, look, letters.k, i18n._("ace"))
        whole = self.canvas.pictures.keep(key, lambda: self._face(card, pixels, layout, pips, print, left))
        return self.canvas.pictures.keep(("torn", key), lambda: torn_picture(whole)) if split else whole

    def prepare(self, card: Card, layout: str, widths: Iterable[float], print: str = PACK) -> bool:
        """Decode the pictures of a face at some widths, in design pixels; return True if any was missing."""
        sizes = [self._size(self.canvas.layout.size(width)) for width in widths]
        fates = (False, True) if self._is_hero(card, print) or print in PEOPLE else (False,)
        missing = [self.canvas.pictures.prepare(self._name_of(card, layout, down, print), sizes) for down in fates]
        if print == PLAIN:
            missing += [self._prepare_sign(sign, place, sizes) for place, sign in self._signs(card, layout)]
            missing += self._prepare_window(card, layout, sizes)
        return any(missing)

    def _prepare_window(self, card: Card, layout: str, sizes: Iterable[tuple[int, int]]) -> list[bool]:
        """Decode a card's window picture, if it has one, for some sizes; return for each whether it was missing."""
        if (window := self._window(card, layout)) is None:
            return []
        name, (_x, _y, wide, high) = window
        units = [width / self.spec["card"][0] for width, _height in sizes]
        return [self.canvas.pictures.prepare(name, [(round(wide * unit), round(high * unit)) for unit in units])]

    def _prepare_sign(self, sign: str, place: Mapping[str, Any], sizes: Iterable[tuple[int, int]]) -> bool:
        """Decode a sign for some card sizes; return True if any was missing."""
        sides = [self._side(place, width / self.spec["card"][0]) for width, _height in sizes]
        return self.canvas.pictures.prepare(self._picture(sign, place), [(side, side) for side in sides])

    def prepare_backs(self, widths: Iterable[float], packs: Iterable[int]) -> None:
        """Decode the backs of packs at some widths, in design pixels, and the shadows for them."""
        pixels = [self.canvas.layout.size(width) for width in widths]
        for pack in packs:
            self.canvas.pictures.prepare(self.backs[pack % len(self.backs)], map(self._size, pixels))
        self.canvas.pictures.prepare(SHADOW, map(self._shadow_size, pixels))

    def back(self, width: float, pack: int = 0) -> pygame.Surface:
        """Return the back of a card of this pack."""
        name = self.backs[pack % len(self.backs)]
        return self.canvas.pictures.scaled(name, self._size(self.canvas.layout.size(width)))

    def shadow(self, width: float) -> tuple[pygame.Surface, int]:
        """Return the soft shadow of a card, and how far it extends beyond the card, in window pixels."""
        pixels = self.canvas.layout.size(width)
        return self.canvas.pictures.scaled(SHADOW, self._shadow_size(pixels)), self._reach(pixels)

    def _reach(self, pixels: int) -> int:
        return round(self.margin * pixels)

    def _shadow_size(self, pixels: int) -> tuple[int, int]:
        w, h = self._size(pixels)
        return w + 2 * self._reach(pixels), h + 2 * self._reach(pixels)

    def _is_hero(self, card: Card, print: str) -> bool:
        """Return True if the card shows pips of life."""
        return print == PACK and card.id.partition(".")[0] in self.spec["heroes"]

    @staticmethod
    def _name_of(card: Card, layout: str, down: bool, print: str) -> str:
        """Return the file name of a card's baked picture; `down` is for a hero without life."""
        id = card.id.partition(".")[0]
        folder = "bestiary/" if print == MONSTERS and id in BESTIARY else ""
        shown = f"print/{print}" if print not in (PACK, MONSTERS) else f"{folder}{id}"
        return f"cards/{shown}{'-down' * down}{'-mini' * (uncovered(layout) == MINI)}"

    @staticmethod
    def _size(pixels: int) -> tuple[int, int]:
        return pixels, round(pixels * SHAPE)

    def _face(
        self, card: Card, pixels: int, layout: str, pips: Sequence[str], print: str, left: int | None = None
    ) -> pygame.Surface:
        down = bool(pips) and not any(state in ("full", "loss") for state in pips)
        picture = self.canvas.pictures.scaled(self._name_of(card, layout, down, print), self._size(pixels)).copy()
        unit = pixels / self.spec["card"][0]
        ink = self._ink(card, print)
        if print == PLAIN:
            self._ordinary(picture, layout, card, ink, unit)
            return picture
        places = self.spec["layouts"][layout]
        if card.rank == JOKER:
            self._pip(picture, places["star"], "star", ink, unit)
            self._pip(picture, places["dragon"], card.suit, ink, unit)
        else:
            self._letters(picture, places["rank"], index_on(card), ink, unit)
            self._pip(picture, places["pip"], card.suit, ink, unit)
        if self._is_hero(card, print):
            self._life(picture, places["tray"], card.suit, pips, unit)
        else:
            badge = places["badge"][self._badge(card, print)]
            dark = USUAL.ink if self.canvas.stark else None
            number = badge_on(card, print) if left is None else str(left)
            self._letters(picture, badge, number, USUAL.cream, unit, dark)
        if "name" in places:
            self._name(picture, places["name"], i18n.say(name_on(card, print)), unit)
        return picture

    def _ink(self, card: Card, print: str) -> Colour:
        """Return the colour of the card's suit; reprinted cards have only a red and a black."""
        suits = STARK_SUITS if self.canvas.stark else USUAL_SUITS
        if print == PACK:
            colours = suits.four if self.four else suits.two
        else:
            colours = suits.bright if self.four else suits.red
        return (colours | suits.joker)[card.suit]

    def _badge(self, card: Card, print: str) -> str:
        """Return the shape behind the card's number."""
        shape: str = "burst" if print == MONSTERS else self.spec["prints"].get(print) or self.spec["suits"][card.suit]
        return shape

    def _ordinary(self, picture: pygame.Surface, layout: str, card: Card, ink: Colour, unit: float) -> None:
        """Draw an ordinary playing card: rank and suit in the corners, pips or the court figure in the middle."""
        for place in self._places(card, layout)["rank"]:
            self._letters(picture, place, index_on(card), ink, unit)
        if (window := self._window(card, layout)) is not None:
            self._see_through(picture, *window, layout, unit)
        for place, sign in self._signs(card, layout):
            self._pip(picture, place, sign, ink, unit)

    def _see_through(self, picture: pygame.Surface, name: str, box: Sequence[float], layout: str, unit: float) -> None:
        """Draw the window picture of a small card; where its right side is covered, only the middle of the picture."""
        x, y, wide, high = (round(number * unit) for number in box)
        scene = self.canvas.pictures.scaled(name, (wide, high))
        if is_strip(layout):
            seen = round((seen_of(layout) * self.spec["card"][0] - BESIDE) * unit) - x
            scene = scene.subsurface(((wide - seen) // 2, 0, seen, high)).copy()
            pygame.draw.rect(scene, USUAL.ink, scene.get_rect(), max(1, round(LINE * unit)))
        picture.blit(scene, (x, y))

    def _places(self, card: Card, layout: str) -> Mapping[str, Any]:
        """Return the places of rank and suit on an ordinary card."""
        places = self._plain(layout)
        if not self._has_picture(card, layout):
            left = is_strip(layout) or _is_court(card)
            return places["court" if left else "number"]  # type: ignore[no-any-return]
        narrow, wide = places["strip"], places["picture"]
        share = (seen_of(layout) - narrow["seen"]) / (1 - narrow["seen"])
        return {name: [between(narrow[name], wide[name][0], share)] for name in ("rank", "suit")}

    def _plain(self, layout: str) -> Any:
        """Return the places of everything on ordinary cards of a layout."""
        return self.spec["plain"][uncovered(layout)]

    def _has_picture(self, card: Card, layout: str) -> bool:
        """Return True if an ordinary card shows its pack picture under rank and suit.

        Small ones do, except in high contrast, jokers, and the smallest (INDEX) layout.
        """
        small = uncovered(layout) == MINI and layout != INDEX
        return small and not self.canvas.stark and card.rank != JOKER

    def _window(self, card: Card, layout: str) -> tuple[str, Sequence[float]] | None:
        """Return the name and the box of a small ordinary card's picture, or None if it has none."""
        if not self._has_picture(card, layout):
            return None
        return f"cards/window/{card.id.partition('.')[0]}", self._plain(layout)["picture"]["window"]

    def _signs(self, card: Card, layout: str) -> Iterator[tuple[Mapping[str, Any], str]]:
        """Yield the signs on an ordinary card besides its rank, with their places."""
        places = self._plain(layout)
        if card.rank == JOKER:
            yield from (({**place, "size": place["cap"] * STAR}, "star") for place in places["joker"])
            yield places["sign"], card.suit
            return
        for place in self._places(card, layout)["suit"]:
            yield place, card.suit
        if self._has_picture(card, layout) or is_strip(layout):
            return
        if _is_court(card):
            yield places["figure"], f"court-{index_on(card)}"
        else:
            yield from ((place, card.suit) for place in places["pips"].get(badge_on(card, PLAIN), ()))

    def _letters(
        self, picture: pygame.Surface, place: Mapping[str, Any], text: str, ink: Colour, unit: float,
        dark: Colour | None = None,
    ) -> None:  # fmt: skip
        """Draw a rank or number as high and wide as its place says: on the baseline if it is `level`, else centred."""
        letters, larger = self.canvas.type, self._enlarged(place["cap"] * unit)
        high, most = place["cap"] * unit * larger, self._widest(place, larger) * unit
        size = max(5, round(high / proportions(letters.file("number"))[0]))
        font = letters.exact("number", size)
        whole = _lettered(font, text, ink, text == "Q").get_bounding_rect().w * NARROWEST
        if whole > most:
            font = letters.exact("number", max(5, int(size * most / whole)))
        tones = ink, dark or ink
        surface, under = (_stood(_narrowed(_lettered(font, text, tone, text == "Q"), most), place) for tone in tones)
        if dark is not None:
            surface = outlined(surface, under, max(2, round(AROUND * unit)))
        ink_box = surface.get_bounding_rect()
        x, y = (number * unit for number in place["centre"])
        top = y + high / 2 - font.get_ascent() if place.get("level") else y - ink_box.centery
        picture.blit(surface, (round(x - ink_box.centerx), round(top)))

    def _enlarged(self, high: float) -> float:
        """Return the factor by which large text enlarges a rank or number of a height in window pixels."""
        letters, least = self.canvas.type, self.canvas.type.legible * CAPITAL * self.canvas.layout.k
        return min(LARGER, max(1.0, least / high)) if letters.huge else 1.0

    def _widest(self, place: Mapping[str, Any], larger: float) -> float:
        """Return the width of an enlarged rank's place in card units: as far as the card's edge."""
        x, width = place["centre"][0], place["width"]
        return max(width, min(width * larger, 2 * (min(x, self.spec["card"][0] - x) - EDGE)))  # type: ignore[no-any-return]

    def _pip(self, picture: pygame.Surface, place: Mapping[str, Any], sign: str, ink: Colour, unit: float) -> None:
        """Draw the sign of a suit, or a joker's star or dragon."""
        side = self._side(place, unit)
        surface = _stood(self.canvas.pictures.tinted(self._picture(sign, place), (side, side), ink), place)
        x, y = (number * unit for number in place["centre"])
        picture.blit(surface, (round(x - side / 2), round(y - side / 2)))

    def _picture(self, sign: str, place: Mapping[str, Any]) -> str:
        """Return the picture of a sign; large ones are engraved except in high contrast."""
        engraved = place.get("cut") and not self.canvas.stark
        return f"cards/pips/{sign}{'-cut' * bool(engraved)}"

    @staticmethod
    def _side(place: Mapping[str, Any], unit: float) -> int:
        """Return the side of a sign in its place, in window pixels."""
        return max(4, round(float(place["size"]) * unit))

    def _life(
        self, picture: pygame.Surface, tray: Mapping[str, Any], suit: str, pips: Sequence[str], unit: float
    ) -> None:
        """Draw the pips of a hero's life by their states; the tray behind a pip at stake is red."""
        side = max(4, round(tray["size"] * unit))
        self._redden(picture, tray, pips, unit)
        for state, (x, y) in zip(pips, tray["pips"], strict=False):
            at = round(x * unit - side / 2), round(y * unit - side / 2)
            picture.blit(self.canvas.pictures.scaled(f"ui/pip-{suit}-{state}", (side, side)), at)
            if state == AT_STAKE:  # not lost yet: its colour still shows
                picture.blit(thin(self.canvas.pictures.scaled(f"ui/pip-{suit}-full", (side, side))), at)

    def _redden(self, picture: pygame.Surface, tray: Mapping[str, Any], pips: Sequence[str], unit: float) -> None:
        left, top, wide, high = (side * unit for side in tray["box"])
        each = wide / len(tray["pips"])
        for i, state in enumerate(pips):
            if state == AT_STAKE:
                x = round(left + i * each)
                cell = pygame.Rect(x, round(top), round(left + (i + 1) * each) - x, round(high))
                picture.fill(self.canvas.theme.wine, cell.inflate(0, -2 * round(RULE * unit)))

    def _name(self, picture: pygame.Surface, place: Mapping[str, Any], name: str, unit: float) -> None:
        """Draw the name on the ribbon; a long one takes two lines, on paper laid over the foot of the picture."""
        letters, k = self.canvas.type, self.canvas.layout.k
        wide = picture.get_width() / k
        if wide < NAME_FROM:
            return
        size = max(22.0, wide * NAME_SHARE)
        block = letters.block(name, "strong", size, place["width"] * unit / k, lines=2, grow=False)
        middle, leading = place["centre"][1] * unit, block.leading * k * 0.82
        if len(block.lines) > 1:
            middle -= leading * (len(block.lines) - 1) / 2
            self._widen_ribbon(picture, middle - leading * len(block.lines) * 0.55, unit)
        for i, line in enumerate(block.lines):
            surface = letters.line(line, block.role, block.size, USUAL.ink)
            y = middle + leading * (i - (len(block.lines) - 1) / 2) - surface.get_height() / 2
            picture.blit(surface, (round(place["centre"][0] * unit - surface.get_width() / 2), round(y)))

    @staticmethod
    def _widen_ribbon(picture: pygame.Surface, top: float, unit: float) -> None:
        left, right, foot = round(11 * unit), round(239 * unit), round(302 * unit)
        picture.fill(USUAL.paper, (left, round(top), right - left, foot - round(top)))
        picture.fill(USUAL.ink, (left, round(top), right - left, max(1, round(2.5 * unit))))


def _lettered(font: pygame.font.Font, text: str, ink: Colour, tailed: bool) -> pygame.Surface:
    """Render a rank. The tail of a `tailed` letter is shortened to the letter's width; otherwise it would have to be
    smaller than all others."""
    letters = font.render(text, True, ink)
    body = font.render("O", True, ink).get_bounding_rect().w if tailed else 0
    box, line = letters.get_bounding_rect(), font.get_ascent()
    far, deep = round(body * TAIL[0]), round((box.bottom - line) * TAIL[1])
    middle = box.x + body // 2
    if not tailed or middle + far >= box.right or deep < 1:
        return letters
    place = pygame.Rect(middle, line, box.right - middle, box.bottom - line)
    tail = pygame.transform.smoothscale(letters.subsurface(place), (far, deep))
    letters.fill((*ink, 0), place)
    letters.blit(tail, place)
    return letters


def _narrowed(letters: pygame.Surface, most: float) -> pygame.Surface:
    """Return a rank, squeezed if it is wider than `most`."""
    part = most / max(1, letters.get_bounding_rect().w)
    return letters if part >= 1 else pygame.transform.smoothscale_by(letters, (part, 1))


def _is_court(card: Card) -> bool:
    return JOKER > card.rank > 10 and card.rank != ACE


def _stood(sign: pygame.Surface, place: Mapping[str, Any]) -> pygame.Surface:
    """Return a sign as it stands in its place: upside down if that is `turned`."""
    return pygame.transform.flip(sign, True, True) if place.get("turned") else sign


@cache
def _spec() -> Mapping[str, Any]:
    """Load the layout of cards: where everything lies, in card units."""
    spec: Mapping[str, Any] = json.loads(files.asset("cards/layout.json").read_text(encoding="utf-8"))
    return spec
