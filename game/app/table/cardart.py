"""Card faces and backs: the printed picture, with rank, suit, number and name lettered at the window's resolution."""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any

import pygame

from game import files, tongue
from game.core.cards import JOKER, Card
from game.core.deck import BESTIARY

from ..canvas import Canvas
from ..faces import proportions
from ..outline import outlined
from ..theme import STARK_SUITS, USUAL, USUAL_SUITS, Colour
from .prints import ACE, MONSTERS, PACK, PEOPLE, PLAIN, badge_on, index_on, name_on
from .strips import INDEX, MINI, between, is_strip, seen_of, uncovered
from .tear import torn

SHAPE = 350 / 250  # a card's height to its width
AT_STAKE, STILL = "loss", 120  # a point that would be lost, and how much of it is still seen
WHOLE = ("full",) * 4  # the pips of a hero of whom nothing is told
DOOR = "door"  # the usual back
PACKS = 2  # that are told apart by their backs; a third one looks like the first
NAME_FROM = 150  # design pixels of width from which a name can be read on a card
RULE = 5.0  # card units: the rules at the edges of the tray in which pips lie
STAR = 1.3  # of the height of a rank: that of a joker's star in its place
AROUND = 3.0  # card units: how thick the dark is around a number in high contrast
NAME_SHARE = 0.1  # of a card's width: the size of the letters of its name
BESIDE, LINE = 5.0, 2.6  # card units: from a picture of which a part is seen to what covers it; the line around that
NARROWEST = 0.8  # of the width of a rank: where even that has no room it is less high, too
TAIL = 0.56, 0.72  # of a queen's Q: how far it reaches, from the middle, to an O's width; how deep it hangs, to usually


def back_picture(design: str, pack: int = 0) -> str:
    """The picture of a back; the second pack on a table has the same one in other colours."""
    return f"cards/back-{design}{'-1' * pack}"


def thin(full: pygame.Surface) -> pygame.Surface:
    """What is left of the picture of a point that is at stake."""
    seen = full.copy()
    seen.fill((255, 255, 255, STILL), special_flags=pygame.BLEND_RGBA_MULT)
    return seen


class CardArt:
    """Makes faces; `four` prints the suits in four colours.  `backs` packs are told apart by their backs, of the design
    `back`."""

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
        """A card's face, `width` design pixels wide; layout `full`, `mini` or a `strip`; `print` is what is printed
        on it; `split`: put together again from its pieces; `left` is what is left of the number on its badge.

        `pips` is how the life of a hero stands (`full`, `empty`, `loss`, `gain`), who lies down when none is left;
        on other cards there are none.
        """
        pixels = self.canvas.layout.size(width)
        letters = self.canvas.type
        if self._is_hero(card, print):
            pips = tuple(pips) or WHOLE
        look = self.four, self.canvas.stark, letters.plain
        key = ("face", card.id, print, pixels, layout, pips, left, look, letters.k, tongue._("ace"))
        whole = self.canvas.pictures.keep(key, lambda: self._face(card, pixels, layout, pips, print, left))
        return self.canvas.pictures.keep(("torn", key), lambda: torn(whole)) if split else whole

    def prepare(self, card: Card, layout: str, widths: Iterable[float], print: str = PACK) -> bool:
        """Have what a face is printed on ready at some widths, in design pixels; whether any of it was missing."""
        sizes = [self._size(self.canvas.layout.size(width)) for width in widths]
        fates = (False, True) if self._is_hero(card, print) or print in PEOPLE else (False,)
        missing = [self.canvas.pictures.prepare(self._name_of(card, layout, down, print), sizes) for down in fates]
        if print == PLAIN:
            missing += [self._prepare_sign(sign, place, sizes) for place, sign in self._signs(card, layout)]
            missing += self._prepare_window(card, layout, sizes)
        return any(missing)

    def _prepare_window(self, card: Card, layout: str, sizes: Iterable[tuple[int, int]]) -> list[bool]:
        """Have the picture in a window ready for cards of some sizes, if there is one; whether it was missing."""
        if (window := self._window(card, layout)) is None:
            return []
        name, (_x, _y, wide, high) = window
        units = [width / self.spec["card"][0] for width, _height in sizes]
        return [self.canvas.pictures.prepare(name, [(round(wide * unit), round(high * unit)) for unit in units])]

    def _prepare_sign(self, sign: str, place: Mapping[str, Any], sizes: Iterable[tuple[int, int]]) -> bool:
        """Have a sign ready for cards of some sizes; whether any was missing."""
        sides = [self._side(place, width / self.spec["card"][0]) for width, _height in sizes]
        return self.canvas.pictures.prepare(self._picture(sign, place), [(side, side) for side in sides])

    def prepare_backs(self, widths: Iterable[float], packs: Iterable[int]) -> None:
        """Have the backs of packs ready at some widths, in design pixels, and the shadows of such cards."""
        pixels = [self.canvas.layout.size(width) for width in widths]
        for pack in packs:
            self.canvas.pictures.prepare(self.backs[pack % len(self.backs)], map(self._size, pixels))
        self.canvas.pictures.prepare("cards/shadow", map(self._shadow_size, pixels))

    def back(self, width: float, pack: int = 0) -> pygame.Surface:
        """The back of a card out of a pack."""
        name = self.backs[pack % len(self.backs)]
        return self.canvas.pictures.scaled(name, self._size(self.canvas.layout.size(width)))

    def shadow(self, width: float) -> tuple[pygame.Surface, int]:
        """The soft shadow of a card, and how far it reaches beyond the card, in window pixels."""
        pixels = self.canvas.layout.size(width)
        return self.canvas.pictures.scaled("cards/shadow", self._shadow_size(pixels)), self._reach(pixels)

    def _reach(self, pixels: int) -> int:
        return round(self.margin * pixels)

    def _shadow_size(self, pixels: int) -> tuple[int, int]:
        w, h = self._size(pixels)
        return w + 2 * self._reach(pixels), h + 2 * self._reach(pixels)

    def _is_hero(self, card: Card, print: str) -> bool:
        """Has it pips of life on it?"""
        return print == PACK and card.id.partition(".")[0] in self.spec["heroes"]

    @staticmethod
    def _name_of(card: Card, layout: str, down: bool, print: str) -> str:
        """The baked picture of a card; `down`: of a hero who has no life left."""
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
            self._name(picture, places["name"], tongue.say(name_on(card, print)), unit)
        return picture

    def _ink(self, card: Card, print: str) -> Colour:
        """The colour of its suit; where cards are printed anew only red or black counts, and it is one of these."""
        suits = STARK_SUITS if self.canvas.stark else USUAL_SUITS
        if print == PACK:
            colours = suits.four if self.four else suits.two
        else:
            colours = suits.bright if self.four else suits.red
        return (colours | suits.joker)[card.suit]

    def _badge(self, card: Card, print: str) -> str:
        """The shape of what the number stands on."""
        shape: str = "burst" if print == MONSTERS else self.spec["prints"].get(print) or self.spec["suits"][card.suit]
        return shape

    def _ordinary(self, picture: pygame.Surface, layout: str, card: Card, ink: Colour, unit: float) -> None:
        """An ordinary playing card: rank and suit in its corners, pips or the court in the middle."""
        for place in self._places(card, layout)["rank"]:
            self._letters(picture, place, index_on(card), ink, unit)
        if (window := self._window(card, layout)) is not None:
            self._see_through(picture, *window, layout, unit)
        for place, sign in self._signs(card, layout):
            self._pip(picture, place, sign, ink, unit)

    def _see_through(self, picture: pygame.Surface, name: str, box: Sequence[float], layout: str, unit: float) -> None:
        """The picture in a window; where the right of a card is covered, the middle of it in what is seen."""
        x, y, wide, high = (round(number * unit) for number in box)
        scene = self.canvas.pictures.scaled(name, (wide, high))
        if is_strip(layout):
            seen = round((seen_of(layout) * self.spec["card"][0] - BESIDE) * unit) - x
            scene = scene.subsurface(((wide - seen) // 2, 0, seen, high)).copy()
            pygame.draw.rect(scene, USUAL.ink, scene.get_rect(), max(1, round(LINE * unit)))
        picture.blit(scene, (x, y))

    def _places(self, card: Card, layout: str) -> Mapping[str, Any]:
        """Where rank and suit stand on an ordinary card."""
        places = self._plain(layout)
        if not self._has_picture(card, layout):
            left = is_strip(layout) or _is_court(card)
            return places["court" if left else "number"]  # type: ignore[no-any-return]
        narrow, wide = places["strip"], places["picture"]
        share = (seen_of(layout) - narrow["seen"]) / (1 - narrow["seen"])
        return {name: [between(narrow[name], wide[name][0], share)] for name in ("rank", "suit")}

    def _plain(self, layout: str) -> Any:
        """Where all stands on ordinary cards of a layout."""
        return self.spec["plain"][uncovered(layout)]

    def _has_picture(self, card: Card, layout: str) -> bool:
        """Does it show the picture of its card of the pack under rank and suit?  Small ordinary cards do, but none in
        high contrast, and not the smallest."""
        small = uncovered(layout) == MINI and layout != INDEX
        return small and not self.canvas.stark and card.rank != JOKER

    def _window(self, card: Card, layout: str) -> tuple[str, Sequence[float]] | None:
        """What is seen of the picture of a small ordinary card, and its place there."""
        if not self._has_picture(card, layout):
            return None
        return f"cards/window/{card.id.partition('.')[0]}", self._plain(layout)["picture"]["window"]

    def _signs(self, card: Card, layout: str) -> Iterator[tuple[Mapping[str, Any], str]]:
        """The signs on an ordinary card besides its rank, and their places."""
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
        """A rank or a number, as high as its place says and no wider.  In a `level` place it stands on a line, whatever
        hangs below that; in others it is in the middle."""
        letters = self.canvas.type
        high, most = place["cap"] * unit, place["width"] * unit
        size = max(5, round(high / proportions(letters.file("number"))[0]))
        font = letters.exact("number", size)
        whole = _lettered(font, text, ink, text == "Q").get_bounding_rect().w * NARROWEST
        if whole > most:
            font = letters.exact("number", max(5, int(size * most / whole)))
        surface, under = (
            _stood(_narrowed(_lettered(font, text, tone, text == "Q"), most), place) for tone in (ink, dark or ink)
        )
        if dark is not None:
            surface = outlined(surface, under, max(2, round(AROUND * unit)))
        ink_box = surface.get_bounding_rect()
        x, y = (number * unit for number in place["centre"])
        top = y + high / 2 - font.get_ascent() if place.get("level") else y - ink_box.centery
        picture.blit(surface, (round(x - ink_box.centerx), round(top)))

    def _pip(self, picture: pygame.Surface, place: Mapping[str, Any], sign: str, ink: Colour, unit: float) -> None:
        """The sign of a suit, or a joker's star or dragon."""
        side = self._side(place, unit)
        surface = _stood(self.canvas.pictures.tinted(self._picture(sign, place), (side, side), ink), place)
        x, y = (number * unit for number in place["centre"])
        picture.blit(surface, (round(x - side / 2), round(y - side / 2)))

    def _picture(self, sign: str, place: Mapping[str, Any]) -> str:
        """The picture of a sign; in its large places it is engraved, but for high contrast."""
        engraved = place.get("cut") and not self.canvas.stark
        return f"cards/pips/{sign}{'-cut' * bool(engraved)}"

    @staticmethod
    def _side(place: Mapping[str, Any], unit: float) -> int:
        """How large a sign is in its place, in window pixels."""
        return max(4, round(float(place["size"]) * unit))

    def _life(
        self, picture: pygame.Surface, tray: Mapping[str, Any], suit: str, pips: Sequence[str], unit: float
    ) -> None:
        """The pips of a hero's life, each as it stands; behind one that is at stake the tray is red."""
        side = max(4, round(tray["size"] * unit))
        self._redden(picture, tray, pips, unit)
        for state, (x, y) in zip(pips, tray["pips"], strict=False):
            at = round(x * unit - side / 2), round(y * unit - side / 2)
            picture.blit(self.canvas.pictures.scaled(f"ui/pip-{suit}-{state}", (side, side)), at)
            if state == AT_STAKE:  # it is not lost yet: its colour is still seen
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
        """The name on the ribbon; a long one on two lines, on paper laid over the picture's foot."""
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
    """A rank; if it is `tailed`, its tail no longer than the letter is wide, which else would have to be smaller than
    all others."""
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
    """A rank, narrower if it is too wide."""
    wide = letters.get_bounding_rect().w
    if wide <= most:
        return letters
    return pygame.transform.smoothscale(letters, (int(letters.get_width() * most / wide), letters.get_height()))


def _is_court(card: Card) -> bool:
    return JOKER > card.rank > 10 and card.rank != ACE


def _stood(sign: pygame.Surface, place: Mapping[str, Any]) -> pygame.Surface:
    """A sign as it stands in its place: on its head, where that is `turned`."""
    return pygame.transform.flip(sign, True, True) if place.get("turned") else sign


@cache
def _spec() -> Mapping[str, Any]:
    """Where things lie on a card, in card units."""
    spec: Mapping[str, Any] = json.loads(files.asset("cards/layout.json").read_text(encoding="utf-8"))
    return spec
