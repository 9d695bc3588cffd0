"""The page "What can I play": sets that could be played now, the best first, and cards that could be given away."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from game import i18n
from game.core.capabilities import clash, figures, set_name
from game.core.cards import Card
from game.core.combatants import Figure
from game.core.game import Game
from game.core.view import Action, View
from game.i18n import _

from ...arena.picks import Chances
from ...base.geometry import Box
from ...base.prints import PLAIN
from ...gfx.canvas import Canvas
from ...gfx.fonts import Block, Fonts
from ...services import Services
from ...table.card_art import SHAPE, CardArt
from ...ui.buttons import Row
from ...ui.text import Column, bone, capital, gold
from ...ui.widget import Do, Look, Widget
from ..menu import MenuScene
from ..page import FootButton, centred, list_room

CARD, STEP, BESIDE, EDGE = 42.0, 38.0, 20.0, 18.0  # of a card: width, step; gap to words, to edges
ROW, MOST, GAP = 70.0, 1.35, 10.0  # usual height of a row; most times that; gap between rows


class SetRow(Row):
    """A row with a set: its cards, and what they make. `most` is the number of cards in the largest set of the list,
    which decides where the words begin."""

    def __init__(self, id: str, label: str, value: str, cards: Sequence[Card], most: int, box: Box, do: Do,
                 letters: Fonts, art: CardArt):  # fmt: skip
        self.cards, self.most, self.art, self.letters = cards, most, art, letters
        super().__init__(id, label, box, do, letters, value)

    def write(self, size: float) -> None:
        """Lay out the text in exactly this letter size."""
        width = self._inner(self.box).w
        right = self.value_room(width) if self.worth else 0.0
        self.name = self._lettered(self.label, "body", size, width - right - 12)
        self.worth = self._lettered(self.value, "strong", size, right) if self.worth else None

    def _lettered(self, text: str, role: str, size: float, room: float) -> Block:
        return self.letters.block(text, role, size, room, self.box.h - 8, lines=2, grow=False)

    def _inner(self, box: Box) -> Box:
        left = EDGE + STEP * (self.most - 1) + CARD + BESIDE
        return Box(box.x + left, box.y, box.w - left - EDGE, box.h)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        super().draw(canvas, box, look)
        high = CARD * SHAPE
        for i, card in enumerate(self.cards):
            at = canvas.layout.point((box.x + EDGE + i * STEP, box.y + (box.h - high) / 2))
            canvas.blit(self.art.face(card, CARD, "mini", (), PLAIN), (round(at[0]), round(at[1])))


class PlaysScene(MenuScene):
    """A list of sets; choosing one picks its cards on the table."""

    name = "plays"
    span = (140.0, 1000.0)

    def __init__(
        self,
        services: Services,
        game: Game[Any],
        view: View,
        found: Sequence[Action],
        given: Sequence[Action],
        choose: Callable[[Action], object],
    ):
        """`found` are sets; `given` are cards that make no set, or one that fails, and can be given away."""
        super().__init__(services)
        self.game, self.view, self.choose = game, view, choose
        self.chances = Chances(game, view)
        self.found, self.given = self.chances.at_best(found), given
        self.owners = _owners(figures(game, view), view, [*found, *given])
        self.most = max((len(self.chances.cards_of(action)) for action in [*found, *given]), default=1)

    def title(self) -> str:
        return _("What can I play?")

    def first_focus(self) -> str | None:
        return "set.0" if self.found or self.given else "back"

    def build(self) -> list[Widget]:
        column = Column(list_room(self.sheet.inner), self.services.fonts)
        art = CardArt(self.services.canvas, self.services.settings.four_colours)
        verb = ""
        for i, action in enumerate(self.found):
            if action.verb != verb:
                verb = action.verb
                column.words(f"verb.{i}", self._heading(action), "label", 25, gold)
            column.add(self._row(i, action, column.take(self._high), art))
        if self.given:
            column.words("given", self._given_up(), "label", 25, gold)
        for i, action in enumerate(self.given, len(self.found)):
            column.add(self._row(i, action, column.take(self._high), art))
        _alike([widget for widget in column.widgets if isinstance(widget, SetRow)])
        if not self.found and not self.given:
            column.words("none", _("No set of cards can be played now."), "body", 25, bone)
        listed = self.sheet.scrolling(centred(column.widgets, self.sheet.inner), self.sheet.inner)
        return [*self.sheet.frame(FootButton("back", _("Back"), "back", self.back)), *listed]

    @property
    def _high(self) -> float:
        """The height of a row in design pixels; few rows are higher, so that they fill the page."""
        usual, count = self.sheet.tall(ROW), len(self.found) + len(self.given)
        return max(usual, min(usual * MOST, self.sheet.inner.h / (count + 1) - GAP))

    def _heading(self, action: Action) -> str:
        """Return the heading over the sets of one verb; where their chances are numbers, it says chances of what."""
        label, chip = _(self.game.verbs[action.verb].label), self.game.preview(self.view, action).chip
        if not self.chances.chance(action) or "%" not in chip:
            return label
        whom = self.chances.whom(action)
        if whom and len(self.chances.foes()) == 1:
            return _("{deed}: the chance to win against {who}").format(deed=label, who=whom)
        return _("{deed}: the chance to win").format(deed=label)

    def _given_up(self) -> str:
        """Return the heading over cards that make no set; it says so if there is nothing else to do."""
        if clash(self.game, self.view) is None:
            deed = _(self.game.verbs[self.given[0].verb].label)
            return _("{deed}: the lowest first").format(deed=deed)
        if self.found:
            return _("Or throw away, the lowest first")
        return _("You hold no answer: throw away, the lowest first")

    def _row(self, i: int, action: Action, box: Box, art: CardArt) -> Widget:
        """Return the row of an action: its cards and what they make, with the chance; or its effect in words."""
        named = set_name(self.game, self.view, action)
        chance = self.chances.chance(action)
        name = i18n.say(named if chance else self.game.preview(self.view, action).text)
        if owner := _owner(self.owners, action):
            name = _("{who}: {what}").format(who=owner, what=name)
        return SetRow(f"set.{i}", capital(name), self.chances.against(action), self.chances.cards_of(action),
                      self.most, box, partial(self.choose, action), self.services.fonts, art)  # fmt: skip


def _alike(rows: Sequence[SetRow]) -> None:
    """Letter all rows in the smallest size that any of them needs."""
    size = min((block.size for row in rows for block in row.blocks()), default=0.0)
    for row in rows:
        row.write(size)


def _owners(everybody: Sequence[Figure], view: View, sets: Sequence[Action]) -> dict[str, str]:
    """Return the name of each card's owner by the card's id; nothing if all sets come from one hand."""
    hands = {
        card.id: i18n.say(figure.name)
        for figure in everybody
        for card in view.zones.get(figure.zones.get("hand", ""), ())
        if card is not None
    }
    return hands if len({_owner(hands, action) for action in sets}) > 1 else {}


def _owner(hands: dict[str, str], action: Action) -> str:
    """Return the name of the figure whose cards an action plays; "" if unknown."""
    return next((hands[id] for id in action.ids if id in hands), "")
