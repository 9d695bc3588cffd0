"""The pages that an arena opens: of a figure, a card, an item of the draft, and of the sets that could be played."""

from typing import Protocol

from game.core.cards import Card
from game.core.combatants import Figure
from game.core.draft import Dealt, Draft
from game.core.game import Choice
from game.core.view import Action, View

from ...arena.choices import Choices
from ...arena.draft import focused_one
from ...arena.picks import Chances
from ...arena.plate import FigurePlate
from ...base.prints import PLAIN
from ...services import Services
from ...ui.transitions import PageTurn
from ...ui.widget import Widget
from ..party_setup.traits import TraitsScene
from .figure import FigureScene
from .plays import PlaysScene

GIVEN = 12  # most ways to give cards away that are listed, the lowest first


class PagedArena(Protocol):
    """An arena as its pages see it."""

    @property
    def view(self) -> View: ...
    @property
    def focus(self) -> str | None: ...
    @property
    def choices(self) -> Choices: ...

    def look(self, zone: str) -> None: ...
    def look_at(self, figure: Figure) -> None: ...
    def play_set(self, action: Action) -> None: ...


class ArenaPages:
    """Opens the pages of an arena."""

    def __init__(self, services: Services, table: PagedArena):
        self._services, self._table = services, table

    def look_at(self, figure: Figure) -> None:
        """Open the page of a figure."""
        self._services.stack.push(FigureScene(self._services, figure, self._table.view, self._table.look))

    def look_closer(self, focused: Widget | None, card: Card | None, draft: Draft | None) -> None:
        """Open the page about the focus: an item of the draft, a figure, or a card of the hand; otherwise the figure
        whose hand is shown."""
        table, choices = self._table, self._table.choices
        if (one := focused_one(draft, table.focus)) is not None:
            self._read_dealt(one)
        elif isinstance(focused, FigurePlate):
            self._services.sounds.play("card-lift")
            table.look_at(focused.figure)
        elif card is not None:
            self._services.sounds.play("card-lift")
            parts, view = [*Chances(choices.game, table.view).parts_of(card)], choices.view_alone(card)
            self._services.routes.table.close_up(choices.game, view, card, PLAIN, parts)
        elif (shown := choices.figure(choices.setting.shown)) is not None:
            table.look_at(shown)

    def _read_dealt(self, one: Dealt) -> None:
        """Open the page about an item of the draft."""
        self._services.sounds.play("card-lift")
        who = Choice(one.id, one.name.message, one.told.message)
        self._services.stack.push(TraitsScene(self._services, who, one.traits), self._services.via(PageTurn))

    def list_plays(self) -> None:
        """Open the list of sets that could be played, the best first, and of cards that could be given away, the lowest
        first."""
        found, given = self._table.choices.listed()
        game, view = self._table.choices.game, self._table.view
        self._services.stack.push(PlaysScene(self._services, game, view, found, given[:GIVEN], self.choose))

    def choose(self, action: Action) -> None:
        """Close the list, and pick the chosen set."""
        self._services.stack.pop()
        self._services.stack.settle(lambda: None)
        self._table.play_set(action)
