"""The ways from scene to scene, as scenes ask for them. A scene knows these protocols, and no other scene behind them:
`game.app.routes` knows which scene each way leads to."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol

from game.core.cards import Card
from game.core.game import Game
from game.core.high_scores import Kind
from game.core.match import Match
from game.core.save import SavedPlay
from game.core.table import Deal
from game.core.view import Options, View
from game.puzzles import Attempt

from .input.seating import Seating
from .store.high_scores import HighScoreRow
from .store.records import Run
from .store.rounds import Round
from .store.saves import RunningPlay, SaveSlot
from .ui.stack import Transition


class OtherWay(NamedTuple):
    """A third answer to a question, besides “yes” and “back”."""

    label: str
    icon: str
    do: Callable[[], object]


class MenuNavigator(Protocol):
    """The title, the pages opened from it, and short questions."""

    def title(self) -> None:
        """Go to the title, and drop all other scenes."""

    def settings(self) -> None:
        """Open the settings."""

    def bindings(self) -> None:
        """Open the list of what keys and buttons do."""

    def capture_input(self, command: str, place: int, device: str) -> None:
        """Wait for the input to bind to a command."""

    def credits(self) -> None:
        """Open the credits and licences."""

    def accessibility(self) -> None:
        """Open the page on accessibility."""

    def licences(self) -> None:
        """Open the list of licences."""

    def licence(self, label: str, document: str) -> None:
        """Open the text of one licence."""

    def ask(
        self, text: str, label: str, do: Callable[[], object], back: str = "", seat: int | None = None,
        low: bool = False, other: OtherWay | None = None,
    ) -> None:  # fmt: skip
        """Ask before doing something that is hard to undo. With `seat`, only that seat may answer; with `low`, the
        question lies low, so that its subject stays visible above it; `other` is a third way."""

    def ask_name(
        self, about: str, done: Callable[[str], object], against: Callable[[str], str] = lambda name: ""
    ) -> None:
        """Open the keys for a name; `against` returns why a name cannot be used, "" if it can."""


class GameNavigator(Protocol):
    """The choice of a game, and its set-up."""

    def new_game(self) -> None:
        """Let the player choose a game, and open its set-up. A player who is new to the game is offered a guide
        first."""

    def other_game(self) -> None:
        """Go from a set-up to the posters: back to them if they lie beneath it, otherwise to new ones."""

    def setup(self, game: Game[Any]) -> None:
        """Open the set-up of a game, with its house rules and seed."""

    def ask_seed(self, current: int | None, done: Callable[[int | None], object]) -> None:
        """Open the keys for a seed; `done` gets the seed, or None for a random one."""


class LearningNavigator(Protocol):
    """The rules, and the guided first rooms."""

    def help(self, game: str, options: Options | None = None) -> None:
        """Open the rules of a game in our own words; with the options of a play, the rules that apply to it."""

    def how_to_play(self) -> None:
        """Open the rules of the game that the player chooses."""

    def lesson(self, game: str, after: Callable[[], object] | None = None) -> None:
        """Open the guided first room, and offer the game afterwards; `after` is what the player was about to do.

        A player who skips the room goes on with `after` at once, or back if there is none.
        """


class PlayNavigator(Protocol):
    """To a play: dealt anew, dealt again, or loaded."""

    def open(self, match: Match | None, daily: str = "") -> None:
        """Go to the table of a play, and drop all other scenes; with None, do nothing.

        Where several people play, they first say who holds which device; before a descent, who goes down.
        """

    def seats(self, match: Match, then: Callable[[], object]) -> None:
        """Ask who holds which device, then call `then`."""

    def go_on(self, play: SavedPlay) -> None:
        """Restore a running play, and go to its table."""

    def look_again(self, match: Match) -> None:
        """Ask which play to go on with, if something else has saved the running play of `match` meanwhile."""

    def continue_play(self, running: Sequence[RunningPlay]) -> None:
        """Go on with the only running play, or let the player choose one of several, or one in a slot."""

    def start(self, game: Game[Any], options: Options, seed: int | None, seats: Sequence[str] = ()) -> None:
        """Deal a new play if the running one of this way to play may be given up; `seats` names the holder of each
        seat."""

    def same_deal(
        self, game: Game[Any], options: Options, seed: int, deals: Sequence[Deal] = (), seats: Sequence[str] = ()
    ) -> None:
        """Deal the same cards again if the running play may be given up; the new play does not count."""

    def play_on(self, match: Match, actions: int) -> None:
        """Deal a play again, do its first so many actions, and go on from there as practice, if the running play may be
        given up."""

    def daily(self) -> None:
        """Let the player choose the game of today's dungeon; with only one game, go on at once."""

    def slots(self, match: Match | None, resume: Callable[[], object] | None = None, label: str = "") -> None:
        """Open the save slots: to save `match` in one and go on with `resume` (by a button with this `label`, if it is
        not to be the usual one), or to load one if it is None."""

    def load_slot(self, slot: SaveSlot, failed: Callable[[], object]) -> None:
        """Go to the play in a slot. It counts as practice if it has been played on from there before. If it cannot be
        restored, call `failed`."""


class SavedSession(Protocol):
    """What can be saved: the session of a play."""

    def save(self) -> object:
        """Save the play as it is."""


class PausedTable(NamedTuple):
    """What the pause menu needs of the table below it. `entries` returns the table's own entries of the menu (id,
    label, icon and action), `give_up` gives the play up, and `wait_for_pad` waits because a pad was disconnected."""

    match: Match
    session: SavedSession
    seating: Seating
    several: bool  # several people play on one screen
    entries: Callable[[], list[tuple[str, str, str, Callable[[], object]]]]
    give_up: Callable[[], object]
    wait_for_pad: Callable[[], object]


class TableNavigator(Protocol):
    """From a table: pages laid over it, and what follows the end of a play."""

    def fill(
        self, seat: int, deed: str, about: str, blank: str, done: Callable[[str], object], cards: Sequence[Card] = ()
    ) -> None:
        """Open the keys for a blank in a seat's action; `done` gets the id that fills it.

        `cards` are the cards that a text may mention.
        """

    def pause(self, table: PausedTable) -> None:
        """Pause a play."""

    def first_note(self, game: Game[Any], view: View) -> None:
        """Show the note on what the viewer meets for the first time, if there is one."""

    def pad_lost(self, explain: Callable[[bool], str]) -> None:
        """Let a play wait, because a pad was disconnected. `explain` returns what has happened, and what can be done;
        it gets whether a pad has come since."""

    def look(self, match: Match, zone: str, seat: int) -> None:
        """Let a seat look into a pile."""

    def close_up(
        self, game: Game[Any], view: View, card: Card, print: str = "",
        parts: Sequence[tuple[str, Sequence[Card]]] | None = None,
    ) -> None:  # fmt: skip
        """Show a card large; `print` is what is printed on it if it lies open nowhere, `parts` are sets it belongs
        to."""

    def deal_again(self, match: Match) -> None:
        """Go to the table of a play that was just dealt, in place of one that was given up."""

    def result(self, match: Match, daily: str, via: Transition | None) -> None:
        """Go to the result of a finished play."""

    def foresee_result(self, match: Match) -> None:
        """Decode all pictures that the result of a finished play will show."""

    def replay(self, match: Match, first: int = 0, solved: bool = False) -> None:
        """Watch a finished play, after its first so many actions; `solved` if it is a line of the solver."""

    def review(self, match: Match) -> None:
        """Open the review of a play that `game.bots` has something to say of."""


class ResultNavigator(Protocol):
    """What has been played: the records, and the high scores."""

    def records(self) -> None:
        """Open the records."""

    def run(self, run: Run) -> None:
        """Open one finished play of the records."""

    def high_scores(self, game: Game[Any], level: str = "", mine: str = "") -> None:
        """Open a game's high scores at a difficulty, by default the one written to last; `mine` is a play to mark."""

    def high_score(self, game: Game[Any], place: int, row: HighScoreRow) -> None:
        """Open one row of the high scores."""

    def sign(self, match: Match) -> None:
        """Ask for the name under which a finished play enters the high scores, and show it there."""


class RoundNavigator(Protocol):
    """To a round with friends, and through it."""

    def friends(self, game: Game[Any], options: Options) -> None:
        """Continue the round with friends that is under way, and its running turn if there is one; otherwise choose the
        players of a new round."""

    def pick_friends(self, game: Game[Any], options: Options, last: Round | None) -> None:
        """Open the choice of players for a round; `last` is the round before, whose players and turns it starts
        with."""

    def begin(self, round: Round) -> None:
        """Store a new round, and go to its standings."""

    def standings(self, game: Game[Any]) -> None:
        """Go to the standings of a game's round, or to its winner if it is over."""

    def turn(self, round: Round, kind: Kind) -> None:
        """Deal the next turn of a round if the running play may be given up."""


class PuzzleNavigator(Protocol):
    """To puzzles, and from one to the next."""

    def page(self) -> None:
        """Open the page of puzzles."""

    def pause(self, attempt: Attempt, table: PausedTable) -> None:
        """Open the menu over a puzzle's table."""

    def again(self, attempt: Attempt) -> None:
        """Try a puzzle again; what was tried so far counts."""

    def another(self, attempt: Attempt) -> None:
        """Go to another puzzle that is as hard."""

    def answer(self, attempt: Attempt) -> None:
        """Watch a line that wins; a try that goes on after that solves nothing."""

    def result(self, attempt: Attempt) -> None:
        """Show what came of a try."""

    def leave(self, attempt: Attempt) -> None:
        """Go back to the page of puzzles; what was tried so far counts."""


class Navigator(Protocol):
    """All ways to other scenes, by where they lead."""

    @property
    def menus(self) -> MenuNavigator:
        """The title, its pages, and questions."""

    @property
    def games(self) -> GameNavigator:
        """The choice of a game, and its set-up."""

    @property
    def learning(self) -> LearningNavigator:
        """Rules and lessons."""

    @property
    def plays(self) -> PlayNavigator:
        """To a play."""

    @property
    def table(self) -> TableNavigator:
        """Over a table, and from it to its end."""

    @property
    def results(self) -> ResultNavigator:
        """Records and high scores."""

    @property
    def puzzles(self) -> PuzzleNavigator:
        """To puzzles."""

    @property
    def rounds(self) -> RoundNavigator:
        """Rounds with friends."""
