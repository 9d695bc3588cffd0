"""Card faces and backs: the printed picture, with rank, suit, number and name lettered at the window's resolution."""

import json
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any

import pygame

from game import files, tongue
from game.core.cards import FACES, JOKER, Card
from game.core.deck import face

from ..canvas import Canvas
from ..theme import FOUR_COLOURS, JOKER_COLOURS, TWO_COLOURS, USUAL, Colour
from ..type import proportions

SHAPE = 350 / 250  # a card's height to its width
WHOLE = ("full",) * 4  # the pips of a hero of whom nothing is told
BACKS = ("cards/back", "cards/back-1")  # by pack; a third pack would look like the first
NAME_FROM = 150  # design pixels of width from which a name can be read on a card
NAME_SHARE = 0.1  # of a card's width: the size of the letters of its name


class CardArt:
    """Makes faces; `four` prints the suits in four colours."""

    def __init__(self, canvas: Canvas, four: bool = False):
        self.canvas, self.four = canvas, four
        self.spec = _spec()
        self.margin: float = self.spec["shadow"]["margin"] / self.spec["card"][0]

    def face(self, card: Card, width: float, layout: str, pips: Sequence[str] = ()) -> pygame.Surface:
        """A card's face, `width` design pixels wide; layout `full` or `mini`.

        `pips` is how the life of a hero stands (`full`, `empty`, `loss`, `gain`), who lies down when none is left;
        on other cards there are none.
        """
        pixels = self.canvas.layout.size(width)
        letters = self.canvas.type
        if self._is_hero(card):
            pips = tuple(pips) or WHOLE
        key = ("face", card.id, pixels, layout, pips, self.four, letters.plain, tongue._("ace"))
        return self.canvas.pictures.keep(key, lambda: self._face(card, pixels, layout, pips))

    def prepare(self, card: Card, layout: str, widths: Iterable[float]) -> bool:
        """Have what a face is printed on ready at some widths, in design pixels; whether any of it was missing."""
        sizes = [self._size(self.canvas.layout.size(width)) for width in widths]
        fates = (False, True) if self._is_hero(card) else (False,)
        missing = [self.canvas.pictures.prepare(self._name_of(card, layout, down), sizes) for down in fates]
        return any(missing)

    def back(self, width: float, pack: int = 0) -> pygame.Surface:
        """The back of a card out of a pack."""
        return self.canvas.pictures.scaled(BACKS[pack % len(BACKS)], self._size(self.canvas.layout.size(width)))

    def shadow(self, width: float) -> tuple[pygame.Surface, int]:
        """The soft shadow of a card, and how far it reaches beyond the card, in window pixels."""
        pixels = self.canvas.layout.size(width)
        reach = round(self.margin * pixels)
        w, h = self._size(pixels)
        return self.canvas.pictures.scaled("cards/shadow", (w + 2 * reach, h + 2 * reach)), reach

    def _is_hero(self, card: Card) -> bool:
        return card.id.partition(".")[0] in self.spec["heroes"]

    @staticmethod
    def _name_of(card: Card, layout: str, down: bool) -> str:
        """The baked picture of a card; `down`: of a hero who has no life left."""
        return f"cards/{card.id.partition('.')[0]}{'-down' * down}{'-mini' * (layout == 'mini')}"

    @staticmethod
    def _size(pixels: int) -> tuple[int, int]:
        return pixels, round(pixels * SHAPE)

    def _face(self, card: Card, pixels: int, layout: str, pips: Sequence[str]) -> pygame.Surface:
        down = bool(pips) and not any(state in ("full", "loss") for state in pips)
        picture = self.canvas.pictures.scaled(self._name_of(card, layout, down), self._size(pixels)).copy()
        unit = pixels / self.spec["card"][0]
        places = self.spec["layouts"][layout]
        ink = ((FOUR_COLOURS if self.four else TWO_COLOURS) | JOKER_COLOURS)[card.suit]
        if card.rank == JOKER:
            self._pip(picture, places["star"], "star", ink, unit)
            self._pip(picture, places["dragon"], card.suit, ink, unit)
        else:
            self._letters(picture, places["rank"], FACES.get(card.rank, str(card.rank)), ink, unit)
            self._pip(picture, places["pip"], card.suit, ink, unit)
        if pips:
            self._life(picture, places["tray"], card.suit, pips, unit)
        else:
            badge = places["badge"][self.spec["suits"][card.suit]]
            self._letters(picture, badge, str(card.rank), USUAL.cream, unit)
        if "name" in places:
            self._name(picture, places["name"], card, unit)
        return picture

    def _letters(self, picture: pygame.Surface, place: Mapping[str, Any], text: str, ink: Colour, unit: float) -> None:
        """A rank or a number, as high as its place says and no wider."""
        letters = self.canvas.type
        file = letters.file("number")
        size = max(5, round(place["cap"] * unit / proportions(file)[0]))
        font = letters.exact("number", size)
        width = font.size(text)[0]
        if width > place["width"] * unit:
            font = letters.exact("number", max(5, int(size * place["width"] * unit / width)))
        surface = font.render(text, True, ink)
        ink_box = surface.get_bounding_rect()
        x, y = (number * unit for number in place["centre"])
        picture.blit(surface, (round(x - ink_box.centerx), round(y - ink_box.centery)))

    def _pip(self, picture: pygame.Surface, place: Mapping[str, Any], sign: str, ink: Colour, unit: float) -> None:
        """The sign of a suit, or a joker's star or dragon."""
        side = max(4, round(place["size"] * unit))
        surface = self.canvas.pictures.tinted(f"cards/pips/{sign}", (side, side), ink)
        x, y = (number * unit for number in place["centre"])
        picture.blit(surface, (round(x - side / 2), round(y - side / 2)))

    def _life(
        self, picture: pygame.Surface, tray: Mapping[str, Any], suit: str, pips: Sequence[str], unit: float
    ) -> None:
        """The pips of a hero's life, each as it stands."""
        side = max(4, round(tray["size"] * unit))
        for state, (x, y) in zip(pips, tray["pips"], strict=False):
            surface = self.canvas.pictures.scaled(f"ui/pip-{suit}-{state}", (side, side))
            picture.blit(surface, (round(x * unit - side / 2), round(y * unit - side / 2)))

    def _name(self, picture: pygame.Surface, place: Mapping[str, Any], card: Card, unit: float) -> None:
        """The name on the ribbon; a long one on two lines, on paper laid over the picture's foot."""
        letters, k = self.canvas.type, self.canvas.layout.k
        wide = picture.get_width() / k
        if wide < NAME_FROM:
            return
        size = max(22.0, wide * NAME_SHARE)
        block = letters.block(tongue.say(face(card)), "strong", size, place["width"] * unit / k, lines=2, grow=False)
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


@cache
def _spec() -> Mapping[str, Any]:
    """Where things lie on a card, in card units."""
    spec: Mapping[str, Any] = json.loads(files.asset("cards/layout.json").read_text(encoding="utf-8"))
    return spec
