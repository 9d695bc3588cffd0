"""The page on which a way to play is chosen."""

from collections.abc import Iterator
from functools import partial

from game.core.game import Choice, Option
from game.i18n import _

from ...base.geometry import Box, Point
from ...play.misfire import Misfire
from ...services import Services
from ...table.skins import skin_of
from ...ui.scene import Scene
from ...ui.scroll import MARGIN
from ...ui.widget import Widget
from ..games import span_of
from ..menu import MenuScene
from ..page import BAR_ROOM, EDGE, FootButton, list_room
from .mode_card import ModeCard
from .party_choices import PartyChoices

INSET, GAP = 14.0, 10.0  # margin at the page's top and bottom; gap between two cards
MEANT = 0.4  # seconds after which a click is meant for what is there now


class ClickGuard:
    """For scenes whose widgets come and go when they are pressed: the second of two clicks in one place presses nothing
    that was not there at the first.

    Scenes that lead to each other share one.
    """

    def __init__(self) -> None:
        self._last = Misfire(MEANT)

    def update(self, dt: float) -> None:
        """Advance time by `dt` seconds."""
        self._last.update(dt)

    def note(self, scene: Scene, id: str | None, at: Point | None) -> None:
        """Remember a click that presses a widget of the scene; a press without a mouse has no place (`at`)."""
        widget = scene.widget(id)
        if widget is not None and at is not None:
            self._last.expect(scene.scroller.box_of(widget), widget.id)

    def allows(self, scene: Scene, at: Point) -> bool:
        """True if a click on the scene is meant for what is there now."""
        widget = scene.at(at)
        return widget is None or not self._last.hits(at, widget.id)


class ModeScene(MenuScene):
    """A card for each way to play, in two columns, or in one with large letters; a press chooses it and goes back."""

    name = "way"
    span = (30.0, 1220.0)

    def __init__(self, services: Services, choices: PartyChoices, option: Option, guard: ClickGuard):
        super().__init__(services)
        self.choices, self.option, self.guard = choices, option, guard

    def title(self) -> str:
        return _("Ways to play {game}").format(game=_(self.choices.game.title))

    def first_focus(self) -> str | None:
        return self._id(self.choices.chosen(self.option.key))

    def _id(self, choice: Choice) -> str:
        return f"{self.option.key}-{choice.value}"

    def _inset(self, sheet: Box) -> Box:
        return sheet.inset(EDGE, INSET).moved(BAR_ROOM / 2, 0)  # the list is centred, without its scroll bar

    def build(self) -> list[Widget]:
        back = FootButton("back", _("Back"), "back", self.back)
        return [*self.sheet.frame(back), *self.sheet.scrolling(self._cards(), self.sheet.inner)]

    def _cards(self) -> list[ModeCard]:
        """Return the cards in rows as high as their words need, stretched to fill the page if there is room."""
        room, across = list_room(self.sheet.inner), 1 if self.services.fonts.large else 2
        wide = (room.w - (across - 1) * GAP) / across
        cards = [self._card(choice, Box(room.x, room.y, wide, 0)) for choice in self.option.choices]
        rows = [cards[start : start + across] for start in range(0, len(cards), across)]
        needs = [max(card.tall for card in row) for row in rows]
        spare = self.sheet.inner.bottom - MARGIN - room.y - sum(needs) - (len(rows) - 1) * GAP
        y = room.y
        for row, need in zip(rows, needs, strict=True):
            high = need + max(0.0, spare / len(rows))
            for column, card in enumerate(row):
                card.box = Box(room.x + column * (wide + GAP), y, wide, high)
            y += high + GAP
        return cards

    def _card(self, choice: Choice, box: Box) -> ModeCard:
        skin = skin_of(self.choices.game.id)
        chosen = _("chosen") if choice == self.choices.chosen(self.option.key) else ""
        return ModeCard(self._id(choice), _(choice.label), _(choice.help), box, partial(self._choose, choice),
                       self.services.fonts, skin.faces[choice.value], skin.icons[choice.value],
                       tuple(self._signs(choice)), chosen)  # fmt: skip

    def _signs(self, choice: Choice) -> Iterator[tuple[str, str]]:
        """Yield icons and words for a play under way, the number of heroes or players, and the seats outside the
        party."""
        choices, crests = self.choices, skin_of(self.choices.game.id).crests
        if self.services.saves.running(choices.game, choice.value):
            yield "torch", _("Under way")
        options = {**choices.options, self.option.key: choice.value}
        seats, members = choices.game.seats(options), choices.party.members(options)
        if not members:
            yield "hand", _("Players: {n}").format(n=len(seats))
            return
        sizes = [len(choices.party.members({**options, choices.size.key: size.value})) for size in choices.size.choices]
        yield "hero", _("Heroes: {n}").format(n=span_of((min(sizes), max(sizes))))
        own = {member.seat for member in members}
        yield from ((crests.get(seat.id, "hero"), _(seat.name)) for n, seat in enumerate(seats) if n not in own)

    def _choose(self, choice: Choice) -> None:
        self.choices.options[self.option.key] = choice.value
        self.back()

    # presses

    def update(self, dt: float) -> bool:
        self.guard.update(dt)
        return super().update(dt)

    def act(self, id: str | None, at: Point | None = None) -> None:
        self.guard.note(self, id, at)
        super().act(id, at)

    def _press(self, at: Point) -> None:
        if self.guard.allows(self, at):
            super()._press(at)
