"""Routes to a play: dealt anew, dealt again, or loaded from a slot; and what happens to the running one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from game.i18n import _

from ...plays import new_match, record_play
from ...records import day_of
from ...seats import has_shared_screen
from ...transitions import OpeningDoors, Sweep
from .menus import ask

if TYPE_CHECKING:
    from game.core.game import Game
    from game.core.match import Match
    from game.core.table import Deal
    from game.core.view import Options

    from ...services import Services


def table(services: Services, match: Match | None, daily: str = "") -> None:
    """Go to a play, and drop all other scenes; with None, do nothing.

    Where several people play, they first say who holds which device; before a descent, who goes down.
    """
    from ..assembly import scene_before, table_of

    if match is None:
        return

    def sit_down() -> None:
        services.stack.reset(table_of(services, match, daily), services.via(OpeningDoors))

    if has_shared_screen(match):
        seats(services, match, sit_down)
    elif first := scene_before(services, match, sit_down):
        services.stack.push(first, services.via(Sweep))
    else:
        sit_down()


def seats(services: Services, match: Match, then: Callable[[], object]) -> None:
    """Ask who holds which device, then call `then`."""
    from ..seats import SeatsScene

    services.stack.push(SeatsScene(services, match, then), services.via(Sweep))


def start(services: Services, game: Game[Any], options: Options, seed: int | None, seats: Sequence[str] = ()) -> None:
    """Deal a new play if the running one may be given up; `seats` names the holder of each seat."""
    leave_running(services, game.id, lambda: table(services, new_match(services, game, options, seed, seats=seats)))


def same_deal(
    services: Services,
    game: Game[Any],
    options: Options,
    seed: int,
    deals: Sequence[Deal] = (),
    seats: Sequence[str] = (),
) -> None:
    """Deal the same cards again if the running play may be given up; the new play does not count."""

    def begin() -> None:
        match = new_match(services, game, options, seed, deals, seats)
        match.marks = match.marks - {"typed"} | {"again"}
        table(services, match)

    leave_running(services, game.id, begin)


def leave_running(services: Services, game: str, then: Callable[[], object]) -> None:
    """Call `then`; if a play is running that lies in no slot, ask first, and record it as abandoned.

    A play that has ended but was not recorded, as after a crash or on a full disk, is recorded as it ended.
    """
    running = services.saves.running(game)

    def forget() -> None:
        services.saves.clear(game)
        then()

    def put_away() -> None:
        if running is not None:
            record_play(services, running, day_of(running))
        then()

    if running is not None and running.over:
        put_away()
    elif running is None or not running.log or services.saves.in_a_slot(running):
        forget()
    else:
        ask(services, _given_up(services.rounds.player(running)), _("Give up"), put_away)


def _given_up(turn: str) -> str:
    """Return the question before a running play is given up; `turn` is the player whose turn of a round it is, or
    ""."""
    if turn:
        return _("Give up {name}'s turn of the round? It will be worth nothing.").format(name=turn)
    return _("Give up the game in progress? It will count as given up.")


def load(services: Services, match: Match) -> None:
    """Go to a play from a slot. It counts as practice if it has been played on from there before."""
    running = services.saves.running(match.game.id)

    def begin() -> None:
        if has_been_further(services, match):
            match.marks.add("practice")
        services.saves.autosave(match)
        table(services, match)

    if running is not None and is_same_play(running, match):
        begin()
    else:
        leave_running(services, match.game.id, begin)


def has_been_further(services: Services, match: Match) -> bool:
    """True if this play has been played further than it stands here, so that its player knows what comes."""
    running = services.saves.running(match.game.id)
    if running is not None and is_same_play(running, match) and len(running.log) > len(match.log):
        return True
    return any(
        run.actions > len(match.log) for run in services.records.of_deal(match.game.id, match.options, match.seed)
    )


def is_same_play(one: Match, other: Match) -> bool:
    """True if these are two states of one play."""
    return (one.game.id, one.options, one.seed, one.began) == (other.game.id, other.options, other.seed, other.began)
