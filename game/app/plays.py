"""The beginning and the end of a play in the window."""

from __future__ import annotations

import datetime
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from game.core.capabilities import entry
from game.core.game import HUMAN, Game, defaults
from game.core.high_scores import Entry
from game.core.match import Match
from game.core.seeds import FRESH
from game.core.table import Deal

from .records import own_seat, run_of
from .sheetfile import Row, play_of, tidy

if TYPE_CHECKING:
    from .desk import Desk


def new_match(
    desk: Desk,
    game: Game[Any],
    options: Mapping[str, str] | None = None,
    seed: int | None = None,
    deals: Sequence[Deal] = (),
    seats: Sequence[str] = (),
) -> Match:
    """A fresh play, marked where somebody typed the seed, and where only computers play for a score.  `seats` says who
    sits where, as `Match` does.  A house rule that means nothing beside the others is as it is usually, so that it
    does not part the records.
    """
    fresh = desk.chance.randrange(FRESH) if seed is None else seed
    chosen = {**defaults(game), **(options or {})}
    idle = {option.key: option.default for option in game.options if not option.matters(chosen)}
    match = Match(game, {**chosen, **idle}, fresh, deals, seats)
    if seed is not None:
        match.marks.add("typed")
    if not any(seat.scores and who == HUMAN for seat, who in zip(game.seats(match.options), match.seats, strict=True)):
        match.marks.add("computer")
    match.began = _now()
    return match


def write_down(desk: Desk, match: Match, daily: str = "") -> None:
    """The play goes into the records, its log can be watched, and it is no longer running.

    The turn of a round comes onto the high-score sheet by itself, and the round goes on.  Where the records cannot be
    written, the play stays: taken up again, it ends again, and is written down then.
    """
    run = run_of(match, _now(), daily)
    written = desk.records.add(run)
    desk.keep.log(match, run.log)
    if name := desk.rounds.player(match):
        write_name(desk, match, name)
        desk.rounds.take(match)
    if written:
        desk.keep.clear(match.game.id)


def entry_of(match: Match) -> Entry | None:
    """What a play has to write on the high-score sheet; nothing if it does not count, for whatever reason."""
    return None if match.marks else entry(match.game, match.view(own_seat(match)))


def row_of(desk: Desk, match: Match, name: str) -> Row | None:
    """The row of a play on the high-score sheet, under a name; None for one that has none."""
    won = entry_of(match)
    if won is None:
        return None
    ended = [run.when for run in desk.records.of_deal(match.game.id, match.options, match.seed)] or [_now()]
    return Row(tidy(name), won.kind, won.level, won.score, ended[-1], match.seed, match.options, play_of(match))


def unsigned(desk: Desk, match: Match) -> bool:
    """Has a play something to write on the high-score sheet that does not stand there yet?"""
    if entry_of(match) is None:
        return False
    return all(row.play != play_of(match) for row in desk.sheet(match.game.id).rows())


def write_name(desk: Desk, match: Match, name: str) -> bool:
    """Write a play on the high-score sheet, under a name of at least one letter.

    False where the disk refuses, and where there is nothing to be written: then the file is not even touched.
    """
    row = row_of(desk, match, name)
    if row is None:
        return False
    desk.sounds.play("pencil")
    return desk.sheet(match.game.id).add(row)


def _now() -> str:
    """The local time, to the second: `2026-11-20T19:05:33`."""
    return datetime.datetime.now().isoformat(timespec="seconds")
