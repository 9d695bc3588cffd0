"""The pages that an arena opens: of a figure, a card, an item of the draft, and of the sets that could be played."""

from game.core.capabilities import draft
from game.core.combatants import Figure
from game.core.draft import Dealt
from game.core.game import Choice
from game.core.view import Action

from ...arena.draft import focused_one
from ...arena.picks import Chances
from ...arena.plate import FigurePlate
from ...base.prints import PLAIN
from ...play.commands import ArenaCommands
from ...play.features.feature import FocusView
from ...play.features.figure_picks import Chooser
from ...play.features.looking import card_in_focus
from ...play.play_view import PlayView
from ...services import Services
from ...ui.transitions import PageTurn
from ..party_setup.traits import TraitsScene
from .figure import FigureScene
from .plays import PlaysScene

GIVEN = 12  # most ways to give cards away that are listed, the lowest first


class ArenaPages:
    """Opens the pages of an arena."""

    def __init__(self, services: Services, play: PlayView, chooser: Chooser, screen: FocusView,
                 commands: ArenaCommands):  # fmt: skip
        self._services, self._play, self._chooser, self._screen = services, play, chooser, screen
        self._commands = commands

    def look_at(self, figure: Figure) -> None:
        """Open the page of a figure."""
        self._services.stack.push(FigureScene(self._services, figure, self._play.view, self._commands.look))
        self._commands.looked.emit()

    def look_closer(self) -> None:
        """Open the page about the focus: an item of the draft, a figure, or a card of the hand; otherwise the figure
        whose hand is shown."""
        choices, focused = self._chooser.choices, self._screen.widget(self._screen.focus)
        dealt, card = draft(self._play.game, self._play.view), card_in_focus(self._play, self._screen)
        if (one := focused_one(dealt, self._screen.focus)) is not None:
            self._read_dealt(one)
        elif isinstance(focused, FigurePlate):
            self._services.sounds.play("card-lift")
            self.look_at(focused.figure)
        elif card is not None:
            self._services.sounds.play("card-lift")
            parts, view = [*Chances(choices.game, self._play.view).parts_of(card)], choices.view_alone(card)
            self._services.routes.table.close_up(choices.game, view, card, PLAIN, parts)
        elif (shown := choices.figure(choices.setting.shown)) is not None:
            self.look_at(shown)

    def _read_dealt(self, one: Dealt) -> None:
        """Open the page about an item of the draft."""
        self._services.sounds.play("card-lift")
        who = Choice(one.id, one.name.message, one.told.message)
        self._services.stack.push(TraitsScene(self._services, who, one.traits), self._services.via(PageTurn))

    def list_plays(self) -> None:
        """Open the list of sets that could be played, the best first, and of cards that could be given away, the lowest
        first."""
        found, given = self._chooser.choices.listed()
        game, view = self._play.game, self._play.view
        self._services.stack.push(PlaysScene(self._services, game, view, found, given[:GIVEN], self.choose))
        self._commands.looked.emit()

    def choose(self, action: Action) -> None:
        """Close the list, and pick the chosen set."""
        self._services.stack.pop()
        self._services.stack.settle(lambda: None)
        self._commands.play_set(action)
