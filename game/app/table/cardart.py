"""Card faces and backs: the printed picture, with rank, suit, number and name lettered at the window's resolution."""

import json
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import pygame

from game import files, tongue
from game.core.cards import FACES, Card
from game.core.deck import face

from ..canvas import Canvas
from ..theme import FOUR_COLOURS, TWO_COLOURS, USUAL, Colour
from ..type import proportions

SHAPE = 350 / 250  # a card's height to its width
LIFE = {  # the ink of a pip and its share of the full size, by how it stands
    "full": (USUAL.danger, 1.0),
    "empty": (USUAL.bone, 0.5),
    "loss": (USUAL.danger, 1.0),
    "gain": (USUAL.help, 1.0),
}
NAME_FROM = 150  # design pixels of width from which a name can be read on a card
NAME_SHARE = 0.1  # of a card's width: the size of the letters of its name


class CardArt:
    """Makes faces; `four` prints the suits in four colours."""

    def __init__(self, canvas: Canvas, four: bool = False):
        self.canvas, self.four = canvas, four
        self.spec = _spec()
        self.margin: float = self.spec["shadow"]["margin"] / self.spec["card"][0]

    def face(self, card: Card, width: float, layout: str, pips: Sequence[str] = ()) -> pygame.Surface:
        """A card's face, `width` design pixels wide; layout `full` or `mini`; `pips` for one that stands for somebody,
        who lies down when none is left.
        """
        pixels = self.canvas.layout.size(width)
        letters = self.canvas.type
        key = ("face", card.id, pixels, layout, pips, self.four, letters.plain, tongue._("ace"))
        return self.canvas.pictures.keep(key, lambda: self._face(card, pixels, layout, pips))

    def back(self, width: float) -> pygame.Surface:
        """A card's back."""
        return self.canvas.pictures.scaled("cards/back", self._size(self.canvas.layout.size(width)))

    def shadow(self, width: float) -> tuple[pygame.Surface, int]:
        """The soft shadow of a card, and how far it reaches beyond the card, in window pixels."""
        pixels = self.canvas.layout.size(width)
        reach = round(self.margin * pixels)
        w, h = self._size(pixels)
        return self.canvas.pictures.scaled("cards/shadow", (w + 2 * reach, h + 2 * reach)), reach

    @staticmethod
    def _size(pixels: int) -> tuple[int, int]:
        return pixels, round(pixels * SHAPE)

    def _face(self, card: Card, pixels: int, layout: str, pips: Sequence[str]) -> pygame.Surface:
        down = "-down" if pips and not any(state in ("full", "loss") for state in pips) else ""
        name = f"cards/{card.id.partition('.')[0]}{down}{'-mini' if layout == 'mini' else ''}"
        picture = pygame.transform.smoothscale(self.canvas.pictures.master(name), self._size(pixels))
        unit = pixels / self.spec["card"][0]
        places = self.spec["layouts"][layout]
        ink = (FOUR_COLOURS if self.four else TWO_COLOURS)[card.suit]
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

    def _pip(self, picture: pygame.Surface, place: Mapping[str, Any], suit: str, ink: Colour, unit: float) -> None:
        side = max(4, round(place["size"] * unit))
        surface = self.canvas.pictures.tinted(f"cards/pips/{suit}", (side, side), ink)
        x, y = (number * unit for number in place["centre"])
        picture.blit(surface, (round(x - side / 2), round(y - side / 2)))

    def _life(
        self, picture: pygame.Surface, tray: Mapping[str, Any], suit: str, pips: Sequence[str], unit: float
    ) -> None:
        """The pips of somebody's life: lost ones small and pale, those at stake crossed out or in another colour."""
        for state, (x, y) in zip(pips, tray["pips"], strict=False):
            ink, share = LIFE[state]
            side = max(4, round(tray["size"] * share * unit))
            surface = self.canvas.pictures.tinted(f"cards/pips/{suit}", (side, side), ink)
            at = round(x * unit), round(y * unit)
            picture.blit(surface, (at[0] - side // 2, at[1] - side // 2))
            if state == "loss":
                away, thick = side // 2, max(2, side // 7)
                pygame.draw.line(
                    picture, USUAL.ink, (at[0] - away, at[1] + away), (at[0] + away, at[1] - away), thick + 2
                )
                pygame.draw.line(
                    picture, USUAL.cream, (at[0] - away, at[1] + away), (at[0] + away, at[1] - away), thick
                )

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
