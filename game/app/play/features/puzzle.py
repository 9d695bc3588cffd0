"""What the table of a puzzle has of its own: its head, its hints, and how it is left."""

from collections.abc import Callable, Collection
from typing import Any

from game.bots import reason
from game.core.game import Advice, Adviser, Game
from game.core.text import Text
from game.core.view import Action, View
from game.i18n import _, ngettext
from game.puzzles import Attempt, Puzzle, pack

from ...base.geometry import Point
from ...navigator import PausedTable
from ...services import Services
from ...table.preview import JOURNAL
from ...table.small_cards import Slips
from ...table.stage import PACK
from ...ui.widget import Widget
from ..commands import Gate
from ..parts import Table
from ..play_view import PlayView
from ..presenters.head import Played, TableHead
from ..tabletop import Tabletop
from . import Feature, FocusView
from .hints import CardHints, Hinting


def puzzle_name(game: Game[Any], puzzle: Puzzle) -> str:
    """A puzzle's name: its number in the pack."""
    return _("Puzzle {n}").format(n=pack(game.id).index(puzzle) + 1)


class PuzzleHead(TableHead):
    """The head of a puzzle's table: what is asked, until something has been done."""

    counts_rooms = False

    def __init__(self, table: Table, attempt: Attempt):
        super().__init__(table)
        self._attempt = attempt

    def _played(self) -> Played:
        name = puzzle_name(self._attempt.game, self._attempt.puzzle)
        return Played(name, name)

    def widgets(self) -> list[Widget]:
        """The widgets of the heading; under the name a rule of the puzzle, or that a hint was given."""
        above = -self._table.services.layout.above
        told = _("With help") if self._attempt.helped else self._rule()
        return [*super().widgets(), self._top.board.sign("rules", told, above)]

    def _rule(self) -> str:
        """What is left out; else the choice of the first house rule, which matters most. There is no room for more."""
        game = self._attempt.game
        for verb in self._attempt.match.without:
            return _("Without “{verb}”").format(verb=_(game.verbs[verb].label))
        option, options = game.options[0], self._attempt.puzzle.options
        return next(_(choice.label) for choice in option.choices if choice.value == options[option.key])

    def headline(self) -> str:
        """What is asked; once something has been done, the current task."""
        return super().headline() if self._attempt.begun else asked(self._attempt.puzzle)


def asked(puzzle: Puzzle) -> str:
    """What a puzzle asks."""
    text = ngettext("Win from here: {n} of {m} ways through this room wins.",
                    "Win from here: {n} of {m} ways through this room win.", puzzle.winning)  # fmt: skip
    return text.format(n=puzzle.winning, m=puzzle.plans)


class PuzzleGate(Gate):
    """Lets the player take nothing back."""

    def __init__(self, services: Services):
        self._services = services

    def lets_undo(self, undo: Callable[[], object]) -> bool:
        self._services.sounds.play("ui-deny")
        self._services.say(_("A puzzle takes nothing back. Try it again from the menu."))
        return False


class OpenDungeon(Feature):
    """Shows the cards to come, in their order, where the journal is, and says why the verbs of `without`, which would
    hide them again, cannot be used."""

    def __init__(self, services: Services, play: PlayView, top: Tabletop, without: Collection[str]):
        self._services, self._play, self._top, self._without = services, play, top, without

    def dress(self, widgets: list[Widget]) -> list[Widget]:
        """Return the table's widgets with the cards to come; during an animation as it was before."""
        cards = [card for card in reversed(self._play.standing.zones[PACK]) if card is not None]
        box = self._top.places.box_or("journal", JOURNAL)
        return [*widgets, Slips("coming", _("To come"), cards, box, self._services.fonts, self._four_colours)]

    @property
    def _four_colours(self) -> bool:
        return self._services.settings.four_colours

    def blocks(self, id: str | None, at: Point | None) -> bool:
        if id not in self._without:
            return False
        self._services.sounds.play("ui-deny")
        self._services.say(_("Not in a puzzle: what comes then would be left to chance."))
        return True

    def has_journal(self) -> bool:
        """Return False: the cards to come lie there."""
        return False


class LineAdviser(Adviser):
    """Advises the next action of a line that wins; there must be one."""

    def __init__(self, attempt: Attempt):
        self._attempt = attempt

    def choose(self, view: View) -> Action:
        return self._attempt.line()[0]

    def advise(self, view: View) -> Advice:
        game, line = self._attempt.game, self._attempt.line()
        why = reason(game, view, line)
        return Advice(line[0], Text("{why}. {told}.", why=why, told=game.preview(view, line[0]).text, brief=why))


class PuzzleHints(CardHints):
    """Hints by the solver. A try with a hint solves nothing, so the player is asked before the first one."""

    def __init__(self, services: Services, play: PlayView, screen: FocusView, hinting: Hinting, attempt: Attempt):
        super().__init__(services, play, screen, hinting)
        self._attempt = attempt

    def ask(self) -> None:
        if self._attempt.lost:
            self._services.sounds.play("ui-deny")
            self._services.say(nothing_wins())
        elif self._attempt.helped:
            super().ask()
        else:
            told = _("With a hint this try does not solve the puzzle. You can try it again on your own.")
            self._services.routes.menus.ask(told, _("Hint"), self._help)

    def _help(self) -> None:
        self._attempt.helped = True
        super().ask()


class LostWatch:
    """Tells the player, once, that a position cannot be won any more."""

    def __init__(self, services: Services, attempt: Attempt):
        self._services, self._attempt, self._told = services, attempt, False

    def look(self) -> None:
        """Tell it if it is so now."""
        if not self._told and self._attempt.lost:
            self._told = True
            self._services.say(nothing_wins())


def nothing_wins() -> str:
    """The sentence about a position that cannot be won any more."""
    return _("From here nothing wins any more. The menu has another try.")


class PuzzleEnd:
    """How a puzzle's table is left."""

    daily = ""

    def __init__(self, services: Services, attempt: Attempt):
        self._services, self._attempt = services, attempt

    def pause(self, table: PausedTable) -> None:
        """Open the menu."""
        self._services.routes.puzzles.pause(self._attempt, table)

    def foresee(self) -> None:
        """Do nothing: the page that follows has one picture."""

    def finish(self) -> None:
        """Note what came of the try, and show it."""
        self._attempt.end()
        self._services.routes.puzzles.result(self._attempt)

    def give_up(self) -> None:
        """Try again."""
        self._services.routes.puzzles.again(self._attempt)
