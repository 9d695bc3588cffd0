"""What can I play: every set of cards that could be played now, the best first; and what could be thrown away."""

from collections import defaultdict
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from game import tongue
from game.core.cards import Card
from game.core.game import Action, Game, View
from game.core.troupe import Figure, Trouped, figures
from game.core.words import Text
from game.tongue import _

from ...arena.slimline import capital
from ...canvas import Canvas
from ...desk import Desk
from ...geometry import Box
from ...table.cardart import SHAPE, CardArt
from ...table.prints import PLAIN
from ...type import Type
from ...ui.column import Column
from ...ui.press import Row
from ...ui.text import bone, gold
from ...ui.widget import Do, Look, Widget
from ..sheet import Foot, SheetScene

CARD, STEP, MOST = 42.0, 38.0, 5
ROW = 70.0
LUCK = "luck"  # the kind of what is a matter of chance


class SetRow(Row):
    """A set: its cards, and what they make."""

    def __init__(self, id: str, label: str, value: str, cards: Sequence[Card], box: Box, do: Do, letters: Type,
                 art: CardArt):  # fmt: skip
        self.cards, self.art = cards, art
        super().__init__(id, label, box, do, letters, value)

    def _inner(self, box: Box) -> Box:
        left = 18 + STEP * (MOST - 1) + CARD + 20
        return Box(box.x + left, box.y, box.w - left - 18, box.h)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        super().draw(canvas, box, look)
        high = CARD * SHAPE
        for i, card in enumerate(self.cards):
            at = canvas.layout.point((box.x + 18 + i * STEP, box.y + (box.h - high) / 2))
            canvas.blit(self.art.face(card, CARD, "mini", (), PLAIN), (round(at[0]), round(at[1])))


class PlaysScene(SheetScene):
    """Chosen, a set's cards are picked on the table."""

    name = "plays"
    span = (140.0, 1000.0)

    def __init__(self, desk: Desk, game: Game[Any], view: View, found: Sequence[Action], given: Sequence[Action],
                 choose: Callable[[Action], object]):  # fmt: skip
        """`found` are sets, `given` cards that make none or one that fails, and can be given away."""
        super().__init__(desk)
        self.game, self.view, self.choose = game, view, choose
        everybody = figures(game, view)
        self.names = {figure.id: tongue.say(figure.name) for figure in everybody}
        self.found, self.given = self._at_best(found), given
        self.owners = _owners(everybody, view, [*found, *given])
        self.cards = {card.id: card for zone in view.zones.values() for card in zone if card is not None}

    def title(self) -> str:
        return _("What can I play?")

    def first_focus(self) -> str | None:
        return "set.0" if self.found or self.given else "back"

    def build(self) -> list[Widget]:
        column = Column(self.list_room(self.inner), self.desk.type)
        art = CardArt(self.desk.canvas, self.desk.settings.four_colours)
        verb = ""
        for i, action in enumerate(self.found):
            if action.verb != verb:
                verb = action.verb
                column.words(f"verb.{i}", self._heading(action), "label", 25, gold)
            column.add(self._row(i, action, column.take(self.tall(ROW)), art))
        if self.given:
            column.words("given", self._given_up(), "label", 25, gold)
        for i, action in enumerate(self.given, len(self.found)):
            column.add(self._row(i, action, column.take(self.tall(ROW)), art))
        if not self.found and not self.given:
            column.words("none", _("No set of cards can be played now."), "body", 25, bone)
        return [*self.frame(Foot("back", _("Back"), "back", self.back)), *self.scrolling(column.widgets, self.inner)]

    def _heading(self, action: Action) -> str:
        """What is done with the sets below it; where that has chances, what they are chances of."""
        label = _(self.game.verbs[action.verb].label)
        return _("{deed}: the chance to win").format(deed=label) if self._chance(action) else label

    def _given_up(self) -> str:
        """What is done with cards that make no set, and whether that is all that can be done."""
        if not isinstance(self.game, Trouped) or self.game.clash(self.view) is None:
            deed = _(self.game.verbs[self.given[0].verb].label)
            return _("{deed}: the lowest first").format(deed=deed)
        if self.found:
            return _("Or throw away, the lowest first")
        return _("You hold no answer: throw away, the lowest first")

    def _chance(self, action: Action) -> str:
        """How likely it is to succeed; "" where that is no matter of chance."""
        preview = self.game.preview(self.view, action)
        return preview.chip if preview.kind == LUCK else ""

    def _row(self, i: int, action: Action, box: Box, art: CardArt) -> Widget:
        """Its cards and what they make, with the chance; or in words what comes of them."""
        named = self.game.named(self.view, action) if isinstance(self.game, Trouped) else Text("")
        chance = self._chance(action)
        name = tongue.say(named if chance else self.game.preview(self.view, action).text)
        cards = [self.cards[id] for id in action.ids if id in self.cards]
        if owner := _owner(self.owners, action):
            name = _("{who}: {what}").format(who=owner, what=name)
        return SetRow(f"set.{i}", capital(name), self._against(chance, action), cards, box,
                      partial(self.choose, action), self.desk.type, art)  # fmt: skip

    def _at_best(self, found: Sequence[Action]) -> list[Action]:
        """The same sets, each against whom it is likeliest to succeed."""
        against: defaultdict[tuple[str, ...], list[Action]] = defaultdict(list)
        for action in self.view.legal:
            against[self._set_of(action)].append(action)
        return [max(against[self._set_of(each)], key=self._likelihood) for each in found]

    def _set_of(self, action: Action) -> tuple[str, ...]:
        """What is done with which cards, whoever it is done to."""
        return action.verb, *(id for id in action.ids if id not in self.names)

    def _likelihood(self, action: Action) -> int:
        return self.game.preview(self.view, action).likely

    def _against(self, chance: str, action: Action) -> str:
        """A chance, and against whom, where there are several."""
        foes = {id for each in self.view.legal for id in each.ids if id in self.names}
        whom = next((self.names[id] for id in action.ids if id in self.names), "")
        return _("{what} against {who}").format(what=chance, who=whom) if chance and len(foes) > 1 else chance


def _owners(everybody: Sequence[Figure], view: View, sets: Sequence[Action]) -> dict[str, str]:
    """Whose card each is, by its id; empty where all the sets are of one hand."""
    hands = {
        card.id: tongue.say(figure.name)
        for figure in everybody
        for card in view.zones.get(figure.zones.get("hand", ""), ())
        if card is not None
    }
    return hands if len({_owner(hands, action) for action in sets}) > 1 else {}


def _owner(hands: dict[str, str], action: Action) -> str:
    """Whose cards are played with an action."""
    return next((hands[id] for id in action.ids if id in hands), "")
