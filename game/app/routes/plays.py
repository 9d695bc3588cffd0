"""Routes to a play: dealt anew, dealt again, or loaded from a slot; and what happens to the running one."""

import datetime
from collections.abc import Callable, Sequence
from typing import Any

from game.core.game import HUMAN, Game, defaults, mode_of
from game.core.match import Match
from game.core.save import SavedPlay
from game.core.table import Deal
from game.core.view import Options
from game.i18n import _

from ..navigator import OtherWay, PlayNavigator
from ..play.plays import (
    daily_match,
    has_been_further,
    is_kept,
    is_same_play,
    new_match,
    practice_match,
    record_play,
    same_deal_match,
)
from ..play.session import has_shared_screen
from ..screens.over import load
from ..services import Services
from ..store.records import day_of
from ..store.saves import RunningPlay, SaveSlot
from ..ui.stack import OpeningDoors, Sweep
from .menus import MenuRoutes, scene_before, table_of


class PlayRoutes(PlayNavigator):
    """To a play: dealt anew, dealt again, or loaded."""

    def __init__(self, services: Services, menus: MenuRoutes):
        self.services, self.menus = services, menus

    def open(self, match: Match | None, daily: str = "") -> None:
        services = self.services
        if match is None:
            return

        def sit_down() -> None:
            services.stack.reset(table_of(services, match, daily), services.via(OpeningDoors))

        if has_shared_screen(match):
            self.seats(match, sit_down)
        elif first := scene_before(services, match, sit_down):
            services.stack.push(first, services.via(Sweep))
        else:
            sit_down()

    def seats(self, match: Match, then: Callable[[], object]) -> None:
        from ..screens.seats import SeatsScene

        self.services.stack.push(SeatsScene(self.services, match, then), self.services.via(Sweep))

    # running plays

    def go_on(self, play: SavedPlay) -> None:
        load(self.services, self.services.saves.restore(play), self.open)

    def look_again(self, match: Match) -> None:
        from ..screens.describe import progress, standing

        other = self.services.saves.changed_elsewhere(match)
        if other is None:
            return
        text = _("This play was saved elsewhere, too. There: {there}. Here: {here}.")
        first = OtherWay(_("Save this one in a slot first"), "save", lambda: self.slots(match, go_on, _("Go on")))

        def go_on() -> None:
            self.go_on(other)

        said = text.format(there=progress(other), here=standing(match))
        self.menus.ask(said, _("Load the other one"), go_on, back=_("Keep this one"), other=first)

    def continue_play(self, running: Sequence[RunningPlay]) -> None:
        from ..screens.title import UnderWayScene

        if len(running) == 1 and not self.services.saves.anything():
            self.go_on(running[0].play)
        else:
            scene = UnderWayScene(self.services, self.go_on, lambda: self.slots(None))
            self.services.stack.push(scene, self.services.via(Sweep))

    def leave_running(self, game: Game[Any], mode: str, then: Callable[[], object], watched: bool = False) -> None:
        """Call `then`; if a play of this way to play is running that lies in no slot, ask first, and record it as
        abandoned.

        `watched` means that programs only play what is next. A play that has ended but was not recorded, as after a
        crash or on a full disk, is recorded as it ended.
        """
        services = self.services
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
                text = _given_up(match, turn)
                if watched:
                    replaced = _("You will only watch, but what you watch takes the place of your own game.")
                    text = " ".join((replaced, text))
                self.menus.ask(text, _("Give up"), lambda: put_away(match), other=first)

        def save_first(match: Match) -> None:
            self.slots(match, lambda: decide(match), _("Go on"))

        if running is None:
            forget()
        else:
            load(services, services.saves.restore(running.play), decide)

    # new plays

    def start(self, game: Game[Any], options: Options, seed: int | None, seats: Sequence[str] = ()) -> None:
        def begin() -> None:
            self.open(new_match(self.services, game, options, seed, seats=seats))
            if watched:
                self.services.say(_("You only watch: the computer plays for everybody."))

        watched = bool(seats) and HUMAN not in seats
        self.leave_running(game, mode_of(game, options), begin, watched)

    def same_deal(
        self, game: Game[Any], options: Options, seed: int, deals: Sequence[Deal] = (), seats: Sequence[str] = ()
    ) -> None:
        def begin() -> None:
            self.open(same_deal_match(self.services, game, options, seed, deals, seats))

        self.leave_running(game, mode_of(game, options), begin)

    def play_on(self, match: Match, actions: int) -> None:
        def begin() -> None:
            self.open(practice_match(match, actions))
            self.services.say(_("Practice from here on: this run does not count."))

        self.leave_running(match.game, mode_of(match.game, match.options), begin)

    def daily(self) -> None:
        from ..screens.games import DailyScene

        services = self.services
        if len(services.games) == 1:
            self.daily_of(next(iter(services.games.values())))
        else:
            services.stack.push(DailyScene(services, self.daily_of), services.via(Sweep))

    def daily_of(self, game: Game[Any]) -> None:
        """Deal today's dungeon of a game if the running play may be given up."""
        date = datetime.date.today().isoformat()

        def begin() -> None:
            match = daily_match(self.services, game, date)
            self.open(match, date)
            self.services.say(
                _("Today's dungeon once more. Only your first try counts.")
                if "again" in match.marks
                else _("Today's dungeon: the same deal for everybody. Your first try counts.")
            )

        self.leave_running(game, mode_of(game, defaults(game)), begin)

    # slots

    def slots(self, match: Match | None, resume: Callable[[], object] | None = None, label: str = "") -> None:
        from ..screens.slots import SlotsScene

        self.services.stack.push(SlotsScene(self.services, match, resume, label), self.services.via(Sweep))

    def load_slot(self, slot: SaveSlot, failed: Callable[[], object]) -> None:
        services, play = self.services, slot.play
        if play is None:
            return
        running = services.saves.running(play.game, play.mode)

        def begin(match: Match) -> None:
            if has_been_further(services, match):
                match.marks.add("practice")
            services.saves.autosave(match)
            self.open(match)

        def loaded(match: Match | None) -> None:
            if match is None:
                failed()
            elif running is not None and is_same_play(running.play, match):
                begin(match)
            else:
                self.leave_running(match.game, play.mode, lambda: begin(match))

        load(services, services.saves.restore_slot(slot.number), loaded)


def _given_up(match: Match, turn: str) -> str:
    """Return the question before a running play is given up; `turn` is the player whose turn of a round it is, or
    ""."""
    from ..screens.describe import if_given_up

    if turn:
        return _("Give up {name}'s turn of the round? It will be worth nothing.").format(name=turn)
    return " ".join((_("Give up the game in progress?"), if_given_up(match)))
