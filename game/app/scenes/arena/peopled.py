"""Who is at a table on which figures stand: who fights whom, whose hand lies open, and what can be chosen."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import cached_property

from game.core.capabilities import aftermath, clash
from game.core.combatants import ACTING, FALLEN, Clash, Figure
from game.core.game import Preview
from game.core.view import Action, View

from ...arena.floor import Setting
from ...arena.picks import cards_in, named_in
from ...ofview import OfView
from ..tabletop import Tabletop


class Peopled(Tabletop):
    """Knows everybody on the table."""

    setting = Setting(())
    looked = ""  # whose hand somebody wants to see, until the next deed
    _fought: tuple[Clash | None, int] = (None, 0)  # a blow, and of how many cards

    @cached_property
    def _clash_of(self) -> OfView[Clash | None]:
        """The blow under way."""
        return OfView(lambda view: clash(self.game, view))

    @cached_property
    def _foresights(self) -> OfView[dict[Action, Preview]]:
        return OfView(lambda view: {})

    def foresee(self, view: View, action: Action) -> Preview:
        """What an action would do; reckoned once for a view."""
        foresights = self._foresights(view)
        if action not in foresights:
            foresights[action] = self.game.preview(view, action)
        return foresights[action]

    def clash_seen(self, view: View) -> Clash | None:
        """The blow under way; while its cards leave one by one, as it was when all of them lay there."""
        clash = self._clash_of(view)
        if clash is None or self.score is None:
            self._fought = clash, 0
            return clash
        lie = sum(len(view.zones.get(f.zones["played"], ())) for f in self.setting.cast if f.id in _fighters(clash))
        before, most = self._fought
        if _fighters(before) == _fighters(clash) and lie < most:
            return before
        self._fought = clash, lie
        return clash

    def cast(self) -> tuple[Figure, ...]:
        """Everybody; while things move also whoever has gone meanwhile, for it is still to be seen how."""
        there = self.people(self.view)
        if self.score is None:
            return tuple(there)
        ids = {figure.id for figure in there}
        return (*there, *(figure for figure in self.setting.cast if figure.id not in ids))

    # what is laid open

    def _arranged(self) -> Setting:
        cast, clash = self.cast(), self._clash_of(self.view)
        fighters = self.setting.clash if self.score else _fighters(clash)
        shown = self._shown(cast)
        open, pickable = self._choosable(cast, shown)
        return Setting(cast, shown, open, pickable, fighters, self._counts(open))

    def _counts(self, open: Sequence[str]) -> tuple[int, ...]:
        """How many cards lie open, which lie in the middle; not where something is told beside them."""
        traded = aftermath(self.game, self.view) is not None
        return () if traded else tuple(len(self.view.zones.get(zone, ())) for zone in open)

    def _shown(self, cast: tuple[Figure, ...]) -> str:
        """Whose hand lies open: that of whoever is to choose among its cards, or is asked whether to do something
        first, or whose was looked at before; while things move no other than before."""
        if self.score is not None and self.setting.shown:
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
        """Who is asked, where no card is asked for: whoever is attacked, for the answer will be theirs; or else whoever
        has the ability that may be used."""
        clash = self._clash_of(self.view) if self.view.legal else None
        if clash is not None and clash.defender in mine:
            return [clash.defender]
        return [id for id, figure in mine.items() if any(trait.id in named for trait in figure.traits)]

    def _choosable(self, cast: tuple[Figure, ...], shown: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The zones to be laid open because one of their cards can be chosen, and those whose cards can be chosen where
        they lie."""
        known, named = cards_in(self.view), named_in(self.view.legal)
        zones = dict.fromkeys(known[id] for id in named if id in known)
        hands = {figure.zones["hand"] for figure in cast}
        played = {figure.zones["played"] for figure in cast}
        order = [zone for zone in self.view.zones if zone in zones and zone not in hands]
        return tuple(z for z in order if z not in played), tuple(z for z in order if z in played)


def _fighters(clash: Clash | None) -> tuple[str, str]:
    return (clash.attacker, clash.defender) if clash else ("", "")
