"""The figures on a tabletop: who fights whom, whose hand is shown, and what can be chosen."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import cached_property

from game.core.capabilities import aftermath, clash
from game.core.combatants import ACTING, FALLEN, Clash, Figure
from game.core.view import View

from ...arena.choices import Foresight
from ...arena.floor import Setting
from ...arena.picks import cards_in, named_in
from ...base.view_cache import PerViewCache
from ..tabletop import Tabletop


class FigureTable(Tabletop):
    """A tabletop that knows the figures on it."""

    setting = Setting(())
    looked = ""  # id of the figure whose hand was asked for, until the next action
    _fought: tuple[Clash | None, int] = (None, 0)  # the blow shown last, and its number of cards

    @cached_property
    def _clash_of(self) -> PerViewCache[Clash | None]:
        """The blow under way, cached per view."""
        return PerViewCache(lambda view: clash(self.game, view))

    @cached_property
    def foresee(self) -> Foresight:
        """The previews of actions."""
        return Foresight(self.game)

    def clash_seen(self, view: View) -> Clash | None:
        """Return the blow under way; while its cards leave one by one, as it was with all of them."""
        clash = self._clash_of(view)
        if clash is None or self.timeline is None:
            self._fought = clash, 0
            return clash
        lie = sum(len(view.zones.get(f.zones["played"], ())) for f in self.setting.cast if f.id in _fighters(clash))
        before, most = self._fought
        if _fighters(before) == _fighters(clash) and lie < most:
            return before
        self._fought = clash, lie
        return clash

    def cast(self) -> tuple[Figure, ...]:
        """Return all figures but those that were summoned and have fallen; during an animation also those that leave or
        fall, since that is still to be shown."""
        there = self.people(self.view)
        if self.timeline is None:
            return tuple(figure for figure in there if not (figure.summoned and figure.state == FALLEN))
        ids = {figure.id for figure in there}
        return (*there, *(figure for figure in self.setting.cast if figure.id not in ids))

    # what lies open

    def _arranged(self) -> Setting:
        cast, clash = self.cast(), self._clash_of(self.view)
        fighters = self.setting.clash if self.timeline else _fighters(clash)
        shown = self._shown(cast)
        open, pickable = self._choosable(cast, shown)
        return Setting(cast, shown, open, pickable, fighters, self._counts(open))

    def _counts(self, open: Sequence[str]) -> tuple[int, ...]:
        """Return the number of cards in each open zone; nothing after a fight, when something is written beside
        them."""
        traded = aftermath(self.game, self.view) is not None
        return () if traded else tuple(len(self.view.zones.get(zone, ())) for zone in open)

    def _shown(self, cast: tuple[Figure, ...]) -> str:
        """Return the id of the figure whose hand is shown: the one asked for a card or a decision, the one that the
        viewer wanted to see, or the one shown before. During an animation it stays the same."""
        if self.timeline is not None and self.setting.shown:
            return self.setting.shown
        mine = {figure.id: figure for figure in cast if figure.seat == self.view.seat and figure.state != FALLEN}
        known, named = cards_in(self.view), named_in(self.view.legal)
        zones = {known[id] for id in named if id in known}
        asked = [id for id, figure in mine.items() if figure.zones["hand"] in zones] or self._questioned(mine, named)
        before = self.setting.shown
        if self.looked in {figure.id for figure in cast}:
            return self.looked
        if before in asked or (not asked and before in mine):
            return before
        acting = [id for id in asked or mine if mine[id].state == ACTING]
        return next(iter(acting or asked or mine), "")

    def _questioned(self, mine: Mapping[str, Figure], named: Collection[str]) -> list[str]:
        """Return the figures in question if no card is asked for: the one under attack, which will answer, or else
        those with a usable ability."""
        clash = self._clash_of(self.view) if self.view.legal else None
        if clash is not None and clash.defender in mine:
            return [clash.defender]
        return [id for id, figure in mine.items() if any(trait.id in named for trait in figure.traits)]

    def _choosable(self, cast: tuple[Figure, ...], shown: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Return the zones to lay open because one of their cards can be chosen, and the zones whose cards can be
        chosen where they lie."""
        known, named = cards_in(self.view), named_in(self.view.legal)
        zones = dict.fromkeys(known[id] for id in named if id in known)
        hands = {figure.zones["hand"] for figure in cast}
        played = {figure.zones["played"] for figure in cast}
        order = [zone for zone in self.view.zones if zone in zones and zone not in hands]
        return tuple(z for z in order if z not in played), tuple(z for z in order if z in played)


def _fighters(clash: Clash | None) -> tuple[str, str]:
    return (clash.attacker, clash.defender) if clash else ("", "")
