"""How dangerous it is at a table, from 0 to 1: what the music follows."""

from collections.abc import Callable, Sequence
from typing import Any

from game.core.combatants import ENEMIES, FALLEN, HEROES, Figure
from game.core.game import Game
from game.core.view import View

HALF, LAST = 0.5, 0.1  # the parts of a life at which danger begins, and is as great as can be
EASY, BARE = 4, 0  # cards in a hand, likewise
DEEP, EMPTY = 12, 0  # cards in a pack, likewise
BOSS = 0.4  # danger there is at least while a boss stands


def danger(game: Game[Any], view: View, cast: Sequence[Figure], vital: Callable[[str], bool]) -> float:
    """How near anybody is to their end: `cast` is who stands there, and `vital` says of which gauges one dies."""
    if view.outcome is not None:
        return 0.0
    return max(_of_life(game, view, vital), _of_fight(cast, view))


def _of_life(game: Game[Any], view: View, vital: Callable[[str], bool]) -> float:
    """What is left of whoever is worst off and still lives."""
    full = game.gauge_limits(view)
    shares = [
        amount / full[name] for name, amount in view.gauges.items() if amount > 0 and full.get(name) and vital(name)
    ]
    return _between(min(shares), HALF, LAST) if shares else 0.0


def _of_fight(cast: Sequence[Figure], view: View) -> float:
    """How the side stands that is worse off, as long as both stand."""
    sides = [[figure for figure in cast if figure.side == side] for side in (HEROES, ENEMIES)]
    if any(all(figure.state == FALLEN for figure in side) for side in sides):
        return 0.0
    parties = [[figure for figure in side if _is_hero(figure)] for side in sides]
    worst = max(sum(_of_hero(hero, view) for hero in party) / len(party) for party in parties if party)
    boss = any(figure.boss and figure.state != FALLEN for figure in sides[1])
    return BOSS + (1 - BOSS) * worst if boss else worst


def _is_hero(figure: Figure) -> bool:
    """No enemy, and no hero's pet."""
    return not figure.owner and (figure.side == HEROES or figure.rival)


def _of_hero(hero: Figure, view: View) -> float:
    """Who has fallen, or has hardly a card left to strike and to ward with."""
    if hero.state == FALLEN:
        return 1.0
    hand = _between(len(view.zones[hero.zones["hand"]]), EASY, BARE)
    pack = _between(len(view.zones[hero.zones["deck"]]), DEEP, EMPTY) if "deck" in hero.zones else 0.0
    return max(hand, pack)


def _between(amount: float, safe: float, worst: float) -> float:
    """How far something has come from where all is well to the worst; softly at both ends."""
    way = min(1.0, max(0.0, (safe - amount) / (safe - worst)))
    return way * way * (3 - 2 * way)
