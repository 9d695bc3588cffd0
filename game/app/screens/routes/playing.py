"""Routes to a play: dealt anew, dealt again, or loaded from a slot; and what happens to the running one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.core.game import Game, mode_of
from game.core.match import Match
from game.core.save import SavedPlay
from game.core.table import Deal
from game.core.view import Options
from game.i18n import _

from ...play.plays import new_match, record_play
from ...play.seats import has_shared_screen
from ...services import Services
from ...store.records import day_of
from ...store.saves import RunningPlay, SaveSlot
from ...ui.transitions import OpeningDoors, Sweep
from ..ask import OtherWay
from ..describe import if_given_up
from ..loading import load
from ..under_way import UnderWayScene
from .from_table import slots
from .menus import ask


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


def go_on(services: Services, play: SavedPlay) -> None:
    """Restore a running play, and go to its table."""
    load(services, services.saves.restore(play), lambda match: table(services, match))


def continue_play(services: Services, running: Sequence[RunningPlay]) -> None:
    """Go on with the only running play, or let the player choose one of several, or one in a slot."""
    if len(running) == 1 and not services.saves.anything():
        go_on(services, running[0].play)
    else:
        scene = UnderWayScene(services, lambda play: go_on(services, play), lambda: slots(services, None))
        services.stack.push(scene, services.via(Sweep))


def start(services: Services, game: Game[Any], options: Options, seed: int | None, seats: Sequence[str] = ()) -> None:
    """Deal a new play if the running one of this way to play may be given up; `seats` names the holder of each seat."""
    mode = mode_of(game, options)
    leave_running(services, game, mode, lambda: table(services, new_match(services, game, options, seed, seats=seats)))


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

    leave_running(services, game, mode_of(game, options), begin)


def leave_running(services: Services, game: Game[Any], mode: str, then: Callable[[], object]) -> None:
    """Call `then`; if a play of this way to play is running that lies in no slot, ask first, and record it as
    abandoned.

    A play that has ended but was not recorded, as after a crash or on a full disk, is recorded as it ended.
    """
    running = services.saves.running(game, mode)

    def forget() -> None:
        services.saves.clear(game, mode)
        then()

    def put_away(match: Match) -> None:
        record_play(services, match, day_of(match))
        then()

    def decide(match: Match | None) -> None:
        if match is None:
            then()
        elif match.over:
            put_away(match)
        elif is_kept(services, match):
            forget()
        else:
            turn = services.rounds.player(match)
            first = None if turn else OtherWay(_("Save in a slot first"), "save", lambda: save_first(match))
            ask(services, _given_up(match, turn), _("Give up"), lambda: put_away(match), other=first)

    def save_first(match: Match) -> None:
        slots(services, match, lambda: decide(match), _("Go on"))

    if running is None:
        forget()
    else:
        load(services, services.saves.restore(running.play), decide)


def is_kept(services: Services, play: Match | SavedPlay) -> bool:
    """True if nothing is lost when a running play goes: nothing was done in it yet, or it lies in a slot as it is."""
    return not play.log or services.saves.in_a_slot(play)


def _given_up(match: Match, turn: str) -> str:
    """Return the question before a running play is given up; `turn` is the player whose turn of a round it is, or
    ""."""
    if turn:
        return _("Give up {name}'s turn of the round? It will be worth nothing.").format(name=turn)
    return " ".join((_("Give up the game in progress?"), if_given_up(match)))


def load_slot(services: Services, slot: SaveSlot, failed: Callable[[], object]) -> None:
    """Go to the play in a slot. It counts as practice if it has been played on from there before. If it cannot be
    restored, call `failed`."""
    play = slot.play
    if play is None:
        return
    running = services.saves.running(play.game, play.mode)

    def begin(match: Match) -> None:
        if has_been_further(services, match):
            match.marks.add("practice")
        services.saves.autosave(match)
        table(services, match)

    def loaded(match: Match | None) -> None:
        if match is None:
            failed()
        elif running is not None and is_same_play(running.play, match):
            begin(match)
        else:
            leave_running(services, match.game, play.mode, lambda: begin(match))

    load(services, services.saves.restore_slot(slot.number), loaded)


def has_been_further(services: Services, play: Match | SavedPlay) -> bool:
    """True if this play has been played further than it stands here, so that its player knows what comes."""
    running = services.saves.running(play.game, mode_of(play.game, play.options))
    if running is not None and is_same_play(running.play, play) and len(running.play.log) > len(play.log):
        return True
    return any(run.actions > len(play.log) for run in services.records.of_deal(play.game.id, play.options, play.seed))


def is_same_play(one: Match | SavedPlay, other: Match | SavedPlay) -> bool:
    """True if these are two states of one play."""
    return (one.game.id, one.options, one.seed, one.began) == (other.game.id, other.options, other.seed, other.began)
