"""The beginning and the end of a play in the window."""

from __future__ import annotations

import datetime
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from game.core.game import HUMAN, Game, defaults
from game.core.match import Match
from game.core.seeds import FRESH
from game.core.table import Deal

from .records import run_of

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
    sits where, as `Match` does.
    """
    fresh = desk.chance.randrange(FRESH) if seed is None else seed
    match = Match(game, {**defaults(game), **(options or {})}, fresh, deals, seats)
    if seed is not None:
        match.marks.add("typed")
    if not any(seat.scores and who == HUMAN for seat, who in zip(game.seats(match.options), match.seats, strict=True)):
        match.marks.add("computer")
    match.began = _now()
    return match


def write_down(desk: Desk, match: Match, daily: str = "") -> None:
    """The play goes into the records, its log can be watched, and it is no longer running.

    Where the records cannot be written, it stays: taken up again, it ends again, and is written down then.
    """
    run = run_of(match, _now(), daily)
    written = desk.records.add(run)
    desk.keep.log(match, run.log)
    if written:
        desk.keep.clear(match.game.id)


def _now() -> str:
    """The local time, to the second: `2026-11-20T19:05:33`."""
    return datetime.datetime.now().isoformat(timespec="seconds")
