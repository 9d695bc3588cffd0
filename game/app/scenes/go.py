"""The ways from scene to scene, in one place, so that no scene needs to know another's insides."""

from __future__ import annotations

import datetime
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from game.core.blanks import limits
from game.core.game import HUMAN
from game.core.seeds import daily as daily_seed
from game.core.sheet import sheet_of
from game.tongue import _

from ..plays import new_match, row_of, write_down, write_name
from ..records import day_of
from ..sheetfile import play_of, recent_names
from ..transitions import Doors, Fade, Sweep

if TYPE_CHECKING:
    from game.core.cards import Card
    from game.core.game import Game, Options, View
    from game.core.match import Match
    from game.core.sheet import Kind
    from game.core.table import Deal

    from ..desk import Desk
    from ..records import Run
    from ..rounds import Round
    from ..sheetfile import Row
    from ..transitions import Transition
    from .table import TableScene


def title(desk: Desk) -> None:
    """To the title, leaving everything else."""
    from .title import TitleScene

    desk.stack.reset(TitleScene(desk), desk.via(Fade))


def table(desk: Desk, match: Match | None, daily: str = "") -> None:
    """To a play, which is the only thing then.

    Where several people play, they first say who holds which device; before a descent, who goes down.
    """
    from .tables import before, table_of

    if match is None:
        return

    def sit_down() -> None:
        desk.stack.reset(table_of(desk, match, daily), desk.via(Doors))

    if several(match):
        seats(desk, match, sit_down)
    elif first := before(desk, match, sit_down):
        desk.stack.push(first, desk.via(Sweep))
    else:
        sit_down()


def seats(desk: Desk, match: Match, then: Callable[[], object]) -> None:
    """Ask who holds which device, and go on to `then`."""
    from .seats import SeatsScene

    desk.stack.push(SeatsScene(desk, match, then), desk.via(Sweep))


def several(match: Match) -> bool:
    """Do several people sit at a table?"""
    return match.seats.count(HUMAN) > 1


def new_game(desk: Desk) -> None:
    """To the set-up of a game.  A player who is new to it is offered a guide first."""
    choose(desk, _("Choose a game"), lambda game: first_steps(desk, game, lambda: setup(desk, game)))


def choose(desk: Desk, heading: str, then: Callable[[Game[Any]], object]) -> None:
    """To the posters of all games, and on with the one that is chosen; with one game only, on at once."""
    from .games import GamesScene

    if len(desk.games) == 1:
        then(next(iter(desk.games.values())))
    else:
        desk.stack.push(GamesScene(desk, heading, then), desk.via(Sweep))


def other_game(desk: Desk) -> None:
    """From a set-up back to the posters, if they are what lies beneath, or else to them."""
    from .games import GamesScene

    if len(desk.stack.scenes) > 1 and isinstance(desk.stack.scenes[-2], GamesScene):
        desk.stack.pop(desk.via(Sweep))
    else:
        new_game(desk)


def setup(desk: Desk, game: Game[Any]) -> None:
    """To the house rules and the seed of a game."""
    from .setup import SetupScene

    desk.stack.push(SetupScene(desk, game), desk.via(Sweep))


def seed(desk: Desk, current: int | None, done: Callable[[int | None], object]) -> None:
    """To the keys for a seed; `done` gets it, or None for a random one."""
    from .seed import SeedScene

    desk.stack.push(SeedScene(desk, current, done), desk.via(Fade))


def fill(
    desk: Desk,
    seat: int,
    deed: str,
    about: str,
    blank: str,
    done: Callable[[str], object],
    cards: Sequence[Card] = (),
) -> None:
    """To the keys for what goes into a blank of a seat's action; `done` gets the id that fills it.

    `cards` are what a text may be about.
    """
    from .fill import NumberScene, TextScene

    ends = limits(blank)
    asked = (
        NumberScene(desk, seat, deed, about, ends, done) if ends else TextScene(desk, seat, deed, about, done, cards)
    )
    desk.stack.push(asked, desk.via(Fade))


def start(desk: Desk, game: Game[Any], options: Options, seed: int | None, seats: Sequence[str] = ()) -> None:
    """Deal a new play, if the running one may be given up; `seats` says who sits where."""
    leave_running(desk, game.id, lambda: table(desk, new_match(desk, game, options, seed, seats=seats)))


def same_deal(
    desk: Desk,
    game: Game[Any],
    options: Options,
    seed: int,
    deals: Sequence[Deal] = (),
    seats: Sequence[str] = (),
) -> None:
    """Deal the same cards again, if the running play may be given up; it does not count."""

    def begin() -> None:
        match = new_match(desk, game, options, seed, deals, seats)
        match.marks = match.marks - {"typed"} | {"again"}
        table(desk, match)

    leave_running(desk, game.id, begin)


def leave_running(desk: Desk, game: str, then: Callable[[], object]) -> None:
    """Go on to `then`; where a play is running that lies in no slot, ask first, and write it down as abandoned.

    One that has ended but was not written down, as after a crash or on a full disk, is written down as it ended.
    """
    running = desk.keep.running(game)

    def forget() -> None:
        desk.keep.clear(game)
        then()

    def put_away() -> None:
        if running is not None:
            write_down(desk, running, day_of(running))
        then()

    if running is not None and running.over:
        put_away()
    elif running is None or not running.log or desk.keep.in_a_slot(running):
        forget()
    else:
        ask(desk, _("Give up the game in progress? It will count as given up."), _("Give up"), put_away)


def load(desk: Desk, match: Match) -> None:
    """To a play out of a slot.  One that was played on from there before counts as practice now."""
    running = desk.keep.running(match.game.id)

    def begin() -> None:
        if been_further(desk, match):
            match.marks.add("practice")
        desk.keep.autosave(match)
        table(desk, match)

    if running is not None and same_play(running, match):
        begin()
    else:
        leave_running(desk, match.game.id, begin)


def been_further(desk: Desk, match: Match) -> bool:
    """Has this play been played on from where it stands, so that its player knows what is to come?"""
    running = desk.keep.running(match.game.id)
    if running is not None and same_play(running, match) and len(running.log) > len(match.log):
        return True
    return any(run.actions > len(match.log) for run in desk.records.of_deal(match.game.id, match.options, match.seed))


def same_play(one: Match, other: Match) -> bool:
    """Are these two states of one play?"""
    return (one.game.id, one.options, one.seed, one.began) == (other.game.id, other.options, other.seed, other.began)


def daily(desk: Desk) -> None:
    """To today's dungeon."""
    choose(desk, _("Daily dungeon"), lambda game: daily_of(desk, game))


def daily_of(desk: Desk, game: Game[Any]) -> None:
    """To today's dungeon of a game, if the running play may be given up."""
    date = datetime.date.today().isoformat()

    def begin() -> None:
        match = new_match(desk, game, None, daily_seed(date, game.id))
        match.marks.discard("typed")
        again = desk.records.daily(game.id, date) is not None
        if again:
            match.marks.add("again")
        table(desk, match, date)
        desk.say(
            _("Today's dungeon once more. Only your first try counts.")
            if again
            else _("Today's dungeon: the same deal for everybody. Your first try counts.")
        )

    leave_running(desk, game.id, begin)


def help(desk: Desk, game: str) -> None:
    """To the rules of a game in our words."""
    from .help import HelpScene

    desk.stack.push(HelpScene(desk, game), desk.via(Sweep))


def how_to_play(desk: Desk) -> None:
    """To the rules of a game, whichever the player chooses."""
    choose(desk, _("How to play"), lambda game: help(desk, game.id))


def lesson(desk: Desk, game: str, after: Callable[[], object] | None = None) -> None:
    """To the guided first room, and then to the offer of a game; `after` is what the player was about to do.

    Who skips the room does that at once, or goes back.
    """
    from .lesson import LessonScene

    plan = desk.games[game].lesson()

    def leave() -> None:
        desk.stack.pop(desk.via(Fade))
        if after is not None:
            after()

    def offer() -> None:
        desk.stack.pop()
        toured(desk, desk.games[game], after)

    if plan is not None:
        taught(desk, desk.games[game])
        desk.stack.push(LessonScene(desk, desk.games[game], plan, leave, offer), desk.via(Doors))


def toured(desk: Desk, game: Game[Any], after: Callable[[], object] | None = None) -> None:
    """To the offer of a game after its guided first room; `after` leads to it."""
    from .toured import TouredScene

    desk.stack.push(TouredScene(desk, after or (lambda: setup(desk, game))), desk.via(Fade))


def first_steps(desk: Desk, game: Game[Any], then: Callable[[], object]) -> None:
    """Go on to `then`; before the first play of a game, offer to show the way."""
    from .firststeps import FirstStepsScene

    if game.id in desk.settings.taught or game.lesson() is None:
        then()
    else:
        desk.stack.push(FirstStepsScene(desk, game, then), desk.via(Sweep))


def taught(desk: Desk, game: Game[Any]) -> None:
    """Somebody has offered to show the way: that is done once for each game."""
    if game.id not in desk.settings.taught:
        desk.change(taught=(*desk.settings.taught, game.id))


def records(desk: Desk) -> None:
    """To the records."""
    from .records import RecordsScene

    desk.stack.push(RecordsScene(desk), desk.via(Sweep))


def run(desk: Desk, run: Run) -> None:
    """To one run of the history."""
    from .run import RunScene

    desk.stack.push(RunScene(desk, run), desk.via(Sweep))


def scores(desk: Desk, game: Game[Any], level: str = "", mine: str = "") -> None:
    """To the high-score sheet of a game, at a difficulty, the last written on by itself; `mine` is a play to mark."""
    from .scores import ScoresScene

    desk.stack.push(ScoresScene(desk, game, level, mine), desk.via(Sweep))


def score(desk: Desk, game: Game[Any], place: int, row: Row) -> None:
    """To one row of it."""
    from .score import ScoreScene

    desk.stack.push(ScoreScene(desk, game, place, row), desk.via(Sweep))


def sign(desk: Desk, match: Match) -> None:
    """Ask under which name a finished play comes onto the sheet, and show it there."""
    from .sign import SignScene, place_of

    sheet, about = desk.sheet(match.game.id), place_of(desk, match)

    def write(name: str) -> None:
        write_name(desk, match, name)
        row = row_of(desk, match, name)
        scores(desk, match.game, row.level if row else "", play_of(match))

    if names := recent_names(sheet.rows()):
        desk.stack.push(SignScene(desk, about, names, write), desk.via(Sweep))
    else:
        name(desk, about, write)


def name(desk: Desk, about: str, done: Callable[[str], object]) -> None:
    """To the keys for a name."""
    from .sign import NameScene

    desk.stack.push(NameScene(desk, about, done), desk.via(Fade))


def friends(desk: Desk, game: Game[Any], options: Options) -> None:
    """To the round with friends that goes on, into the turn that goes on in it, or else to who is to play a new one."""
    found, running = desk.rounds.going_on(game.id), desk.keep.running(game.id)
    if found is None:
        pick_friends(desk, game, options, desk.rounds.of(game.id))
    elif running is not None and desk.rounds.player(running):
        table(desk, running)
    else:
        standings(desk, game)


def pick_friends(desk: Desk, game: Game[Any], options: Options, last: Round | None) -> None:
    """To who is to play a round; `last` is one that it is to be like."""
    from .friends import FriendsScene

    desk.stack.push(FriendsScene(desk, game, options, last), desk.via(Sweep))


def begin_round(desk: Desk, round: Round) -> None:
    """To the first turn of a round."""
    desk.rounds.keep(round)
    standings(desk, desk.games[round.game])


def standings(desk: Desk, game: Game[Any]) -> None:
    """To how everybody stands in the round of a game, or to who has won it."""
    from .round import RoundScene
    from .winner import WinnerScene

    found = desk.rounds.of(game.id)
    if found is None:
        title(desk)
    else:
        desk.stack.reset((WinnerScene if found.over else RoundScene)(desk, game, found), desk.via(Sweep))


def turn(desk: Desk, round: Round, kind: Kind) -> None:
    """Deal the next turn of a round, if the running play may be given up."""
    game = desk.games[round.game]
    form = sheet_of(game)
    assert form is not None, "a game without a sheet has no rounds"

    def begin() -> None:
        match = new_match(desk, game, {**round.options, form.level: round.level, form.kind: kind.choice})
        desk.rounds.keep(round.begun(match))
        table(desk, match)

    leave_running(desk, game.id, begin)


def settings(desk: Desk) -> None:
    """To the settings."""
    from .settings import SettingsScene

    desk.stack.push(SettingsScene(desk), desk.via(Sweep))


def bindings(desk: Desk) -> None:
    """To what the keys and buttons do."""
    from .bindings import BindingsScene

    desk.stack.push(BindingsScene(desk), desk.via(Sweep))


def catch(desk: Desk, command: str, place: int, device: str) -> None:
    """Wait for the input that is to mean a command."""
    from .catch import CatchScene

    desk.stack.push(CatchScene(desk, command, place, device))


def credits(desk: Desk) -> None:
    """To the credits and licences."""
    from .credits import CreditsScene

    desk.stack.push(CreditsScene(desk), desk.via(Sweep))


def licences(desk: Desk) -> None:
    """To the list of licences."""
    from .credits import LicencesScene

    desk.stack.push(LicencesScene(desk), desk.via(Sweep))


def licence(desk: Desk, label: str, document: str) -> None:
    """To the text of one."""
    from .credits import LicenceScene

    desk.stack.push(LicenceScene(desk, label, document), desk.via(Sweep))


def ask(desk: Desk, text: str, label: str, do: Callable[[], object], back: str = "", seat: int | None = None) -> None:
    """Ask before doing something that cannot be taken back lightly; `seat`, if only that one may answer."""
    from .ask import AskScene

    desk.stack.push(AskScene(desk, text, label, do, back, seat))


def pause(desk: Desk, table: TableScene, why: str = "") -> None:
    """Pause a play; `why` if it did so by itself."""
    from .pause import PauseScene

    desk.stack.push(PauseScene(desk, table, why))


def look(desk: Desk, match: Match, zone: str, seat: int) -> None:
    """Open a pile to a look of a seat."""
    from .look import LookScene

    desk.stack.push(LookScene(desk, match, zone, seat))


def close_up(desk: Desk, game: Game[Any], view: View, card: Card, print: str = "") -> None:
    """Look at a card from near; `print` is what is printed on it while it lies open nowhere."""
    from .closeup import CloseUpScene

    desk.stack.push(CloseUpScene(desk, game, view, card, print))


def result(desk: Desk, match: Match, daily: str, via: Transition | None) -> None:
    """To the score of a finished play."""
    from .result import ResultScene
    from .results import ResultsScene

    several = sum(seat.scores for seat in match.game.seats(match.options)) > 1
    desk.stack.replace((ResultsScene if several else ResultScene)(desk, match, daily), via)


def replay(desk: Desk, match: Match) -> None:
    """Watch a finished play."""
    from .tables import replay_of

    desk.stack.push(replay_of(desk, match), desk.via(Sweep))


def slots(desk: Desk, match: Match | None) -> None:
    """To the save slots: to save `match` there, or to load one."""
    from .slots import SlotsScene

    desk.stack.push(SlotsScene(desk, match), desk.via(Sweep))
