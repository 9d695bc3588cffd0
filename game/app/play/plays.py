"""Starting and ending a play in the window."""

import datetime
from collections.abc import Mapping, Sequence
from typing import Any

from game import bots
from game.core.capabilities import entry
from game.core.game import HUMAN, Game, defaults, mode_of
from game.core.grading import ANY, GRADE, options_of
from game.core.high_scores import Entry
from game.core.match import Match
from game.core.save import SavedPlay
from game.core.seeds import FRESH
from game.core.seeds import daily as daily_seed
from game.core.table import Deal
from game.grades import BadGrades, fits, seeds_of

from ..navigator import PausedTable
from ..services import Services
from ..store.high_scores import HighScoreRow, play_of, tidy
from ..store.records import own_seat, run_of
from ..ui.stack import Iris


def is_reviewable(match: Match) -> bool:
    """True if there is something to say of a finished play."""
    return bots.evaluator(match.game, match.options) is not None or bots.remarks(match.game) is not None


def new_match(
    services: Services,
    game: Game[Any],
    options: Mapping[str, str] | None = None,
    seed: int | None = None,
    deals: Sequence[Deal] = (),
    seats: Sequence[str] = (),
) -> Match:
    """Start a fresh play. It is marked if the seed was typed, or if no person sits in a seat that scores. `seats` are
    the holders, as for `Match`. Options that do not matter get their defaults, which keeps the records together. A
    grade that is asked for decides the seed; a typed seed has the grade only if it is so."""
    dealt = dealt_options(game, options or {})
    fresh = services.chance.randrange(FRESH) if seed is None else seed
    if GRADE in dealt:
        fresh = _graded(services, game, dealt, seed) or fresh
    match = Match(game, dealt, fresh, deals, seats)
    if seed is not None:
        match.marks.add("typed")
    if not any(seat.scores and who == HUMAN for seat, who in zip(game.seats(match.options), match.seats, strict=True)):
        match.marks.add("computer")
    match.began = _now()
    return match


def _graded(services: Services, game: Game[Any], options: dict[str, str], seed: int | None) -> int | None:
    """A random seed whose deal has the grade that the options ask for, or the typed one. If that has another grade, or
    if no grades can be read, the grade is removed from the options."""
    try:
        if seed is None:
            return services.chance.choice(seeds_of(game, options, options[GRADE]))
        if not fits(game, options, seed, options[GRADE]):
            del options[GRADE]
    except BadGrades as error:
        services.trouble(error.text)
        del options[GRADE]
    return seed


def same_deal_match(
    services: Services,
    game: Game[Any],
    options: Mapping[str, str],
    seed: int,
    deals: Sequence[Deal] = (),
    seats: Sequence[str] = (),
) -> Match:
    """Start a play with the same cards again; it does not count."""
    match = new_match(services, game, options, seed, deals, seats)
    match.marks = match.marks - {"typed"} | {"again"}
    return match


def practice_match(match: Match, actions: int) -> Match:
    """Start a play from another one's first so many actions on; it is practice."""
    twin = match.beginning(actions)
    twin.marks |= {"practice", "again"}
    twin.began = _now()
    return twin


def daily_match(services: Services, game: Game[Any], date: str) -> Match:
    """Start the daily dungeon of a day (ISO date); only the first try counts, later ones are marked `again`."""
    match = new_match(services, game, None, daily_seed(date, game.id))
    match.marks.discard("typed")
    if services.records.daily(game.id, date) is not None:
        match.marks.add("again")
    return match


def dealt_options(game: Game[Any], options: Mapping[str, str]) -> dict[str, str]:
    """The options with which a play is dealt: those that are not given, and those that do not matter beside the others,
    have their defaults, and so have those that another version of the program wrote. A grade is there only if one is
    asked for, and such deals have grades."""
    known = {option.key: option for option in options_of(game)}
    chosen = defaults(game) | {key: value for key, value in options.items() if key in known and known[key].takes(value)}
    if GRADE in chosen and (chosen[GRADE] == ANY or not known[GRADE].matters(chosen)):
        del chosen[GRADE]
    return {**chosen, **{option.key: option.default for option in game.options if not option.matters(chosen)}}


def record_play(services: Services, match: Match, daily: str = "") -> None:
    """Add the play to the records, keep its log for watching, and end it as the running play.

    The turn of a round is written to the high scores at once, and the round goes on. If the records cannot be written,
    the play stays the running one: when resumed, it ends again and is written then.
    """
    run = run_of(match, _now(), daily)
    written = services.records.add(run)
    services.saves.log(match, run.log)
    if name := services.rounds.player(match):
        write_name(services, match, name)
        services.rounds.take(match)
    if written:
        services.saves.clear(match.game, mode_of(match.game, match.options))


def is_kept(services: Services, play: Match | SavedPlay) -> bool:
    """True if nothing is lost when a running play goes: nothing was done in it yet, or it lies in a slot as it is."""
    return not play.log or services.saves.in_a_slot(play)


def has_been_further(services: Services, play: Match | SavedPlay) -> bool:
    """True if this play has been played further than it stands here, so that its player knows what comes."""
    running = services.saves.running(play.game, mode_of(play.game, play.options))
    if running is not None and is_same_play(running.play, play) and len(running.play.log) > len(play.log):
        return True
    return any(run.actions > len(play.log) for run in services.records.of_deal(play.game.id, play.options, play.seed))


def is_same_play(one: Match | SavedPlay, other: Match | SavedPlay) -> bool:
    """True if these are two states of one play."""
    return (one.game.id, one.options, one.seed, one.began) == (other.game.id, other.options, other.seed, other.began)


def remember_taught(services: Services, game: Game[Any]) -> None:
    """Remember that the lesson was offered, which is done once for each game."""
    if game.id not in services.settings.taught:
        services.change(taught=(*services.settings.taught, game.id))


def entry_of(match: Match) -> Entry | None:
    """The play's entry for the high scores; None if it does not count."""
    return None if match.marks else entry(match.game, match.view(own_seat(match)))


def row_of(services: Services, match: Match, name: str) -> HighScoreRow | None:
    """The play's row in the high scores under a name; None if it has none."""
    won = entry_of(match)
    if won is None:
        return None
    ended = [run.when for run in services.records.of_deal(match.game.id, match.options, match.seed)] or [_now()]
    return HighScoreRow(
        tidy(name), won.kind, won.level, won.score, ended[-1], match.seed, match.options, play_of(match)
    )


def is_unsigned(services: Services, match: Match) -> bool:
    """Return True if a play has an entry that is not yet in the high scores."""
    if entry_of(match) is None:
        return False
    return all(row.play != play_of(match) for row in services.high_scores(match.game.id).rows())


def write_name(services: Services, match: Match, name: str) -> bool:
    """Write a play to the high scores, under a name of at least one letter.

    Return False if the disk refuses or there is no entry; without one the file is not touched.
    """
    row = row_of(services, match, name)
    if row is None:
        return False
    services.sounds.play("pencil")
    return services.high_scores(match.game.id).add(row)


def _now() -> str:
    """The local time, to the second: `2026-11-20T19:05:33`."""
    return datetime.datetime.now().isoformat(timespec="seconds")


class PlayEnd:
    """Ends a play, which is the daily dungeon of a `daily` day if that is not ""."""

    def __init__(self, services: Services, match: Match, daily: str):
        self.match, self.daily = match, daily
        self._services = services

    def pause(self, table: PausedTable) -> None:
        """Open the pause menu."""
        self._services.routes.table.pause(table)

    def foresee(self) -> None:
        """Prepare the result page's pictures if the play is over; called when the last event has been shown."""
        if self.match.over:
            self._services.routes.table.foresee_result(self.match)

    def record(self) -> None:
        """Record the play as it is; it runs no more."""
        record_play(self._services, self.match, self.daily)

    def finish(self) -> None:
        """Record the finished play and show its result."""
        self.record()
        self._services.routes.table.result(self.match, self.daily, self._services.via(Iris))

    def give_up(self) -> None:
        """Abandon this play and start a new one, or go to the next turn of the round."""
        turn = self._services.rounds.player(self.match)
        self.record()
        if turn:
            self._services.routes.rounds.standings(self.match.game)
            return
        match = new_match(self._services, self.match.game, self.match.options, seats=self.match.seats)
        self._services.routes.table.deal_again(match)
