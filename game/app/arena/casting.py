"""Who is on the stage of an arena, whose hand is shown, and which cards lie open: from a view, and what was shown
before."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

from game.core.capabilities import aftermath, clash
from game.core.combatants import ACTING, FALLEN, HEROES, Clash, Figure
from game.core.game import Game
from game.core.view import View

from ..base.view_cache import PerViewCache
from .floor import Setting
from .picks import cards_in, named_in


class Casting:
    """Finds the setting of a view; `people` returns all its figures. `looked` is the id of the figure whose hand was
    asked for, until the next action."""

    def __init__(self, game: Game[Any], people: Callable[[View], Sequence[Figure]]):
        self.game, self._people = game, people
        self.looked = ""
        self.clash_of = PerViewCache(lambda view: clash(game, view))  # the blow under way in a view
        self._shown: tuple[Clash | None, int] = (None, 0)  # the blow shown last, and its number of cards

    def setting(self, view: View, before: Setting, moves: bool, afoot: bool) -> Setting:
        """Return the setting of a view. During an animation (`moves`) the hand that is shown and the fighters stay the
        same; on the map (`afoot`) there are heroes only, and no hands."""
        cast = self._cast(view, before, moves)
        if afoot:
            cast = tuple(figure for figure in cast if figure.side == HEROES)
        blow = self.clash_of(view)
        shown = before.shown if moves and not afoot else ""
        if not shown and not afoot:
            shown = _shown(view, cast, blow, self.looked, before.shown)
        open, pickable = _choosable(view, cast)
        traded = aftermath(self.game, view) is not None  # then something is written beside the cards
        counts = () if traded else tuple(len(view.zones.get(zone, ())) for zone in open)
        return Setting(cast, shown, open, pickable, before.clash if moves else _fighters(blow), counts)

    def _cast(self, view: View, before: Setting, moves: bool) -> tuple[Figure, ...]:
        """Return all figures but those that were summoned and have fallen; during an animation also those that leave or
        fall, since that is still to be shown."""
        there = self._people(view)
        if not moves:
            return tuple(figure for figure in there if not (figure.summoned and figure.state == FALLEN))
        ids = {figure.id for figure in there}
        return (*there, *(figure for figure in before.cast if figure.id not in ids))

    def blow(self, view: View, setting: Setting, moves: bool) -> Clash | None:
        """Return the blow to show in a view; while its cards leave one by one, as it was with all of them."""
        clash = self.clash_of(view)
        if clash is None or not moves:
            self._shown = clash, 0
            return clash
        fighters = _fighters(clash)
        lie = sum(len(view.zones.get(each.zones["played"], ())) for each in setting.cast if each.id in fighters)
        before, most = self._shown
        if _fighters(before) == fighters and lie < most:
            return before
        self._shown = clash, lie
        return clash


def _shown(view: View, cast: Sequence[Figure], clash: Clash | None, looked: str, before: str) -> str:
    """Return the id of the figure whose hand is shown: the one asked for a card or a decision, the one that the viewer
    wanted to see (`looked`), or the one shown before."""
    mine = {figure.id: figure for figure in cast if figure.seat == view.seat and figure.state != FALLEN}
    known, named = cards_in(view), named_in(view.legal)
    zones = {known[id] for id in named if id in known}
    asked = [id for id, figure in mine.items() if figure.zones["hand"] in zones]
    asked = asked or _questioned(mine, named, clash if view.legal else None)
    if looked in {figure.id for figure in cast}:
        return looked
    if before in asked or (not asked and before in mine):
        return before
    acting = [id for id in asked or mine if mine[id].state == ACTING]
    return next(iter(acting or asked or mine), "")


def _questioned(mine: Mapping[str, Figure], named: Collection[str], clash: Clash | None) -> list[str]:
    """Return the figures in question if no card is asked for: the one under attack, which will answer, or else those
    with a usable ability."""
    if clash is not None and clash.defender in mine:
        return [clash.defender]
    return [id for id, figure in mine.items() if any(trait.id in named for trait in figure.traits)]


def _choosable(view: View, cast: Sequence[Figure]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the zones to lay open because one of their cards can be chosen, and the zones whose cards can be chosen
    where they lie."""
    known, named = cards_in(view), named_in(view.legal)
    zones = dict.fromkeys(known[id] for id in named if id in known)
    hands = {figure.zones["hand"] for figure in cast}
    played = {figure.zones["played"] for figure in cast}
    order = [zone for zone in view.zones if zone in zones and zone not in hands]
    return tuple(z for z in order if z not in played), tuple(z for z in order if z in played)


def _fighters(clash: Clash | None) -> tuple[str, str]:
    return (clash.attacker, clash.defender) if clash else ("", "")
