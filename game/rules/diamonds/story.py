"""The story of a finished descent: blows, dragons, weapons, and the heroes left standing."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from game.core.cards import JOKER, Card, parse
from game.core.deck import face
from game.core.events import Changed, Event, Told
from game.core.story import Deed, Stories, Story, Survivor
from game.core.text import Text
from game.core.view import View

from . import dealer_lines
from .dungeon import heroes
from .facing import FISTS
from .heroes import FULL, PIPS, pips
from .modes import mode_of


class Fight(NamedTuple):
    """A fight: the enemy, the weapon (None: bare hands), and the hit points it cost."""

    enemy: Card
    weapon: Card | None
    lost: int


class PartyStories(Stories):
    """The stories of parties of heroes."""

    def story(self, view: View, events: Sequence[Event]) -> Story:
        """The story of the party of the seat."""
        return _story(view, mode_of(view.options).party(view.seat), events)


def _story(view: View, party: int, events: Sequence[Event]) -> Story:
    mode, hp = mode_of(view.options), view.gauges[f"hp.{party}"]
    own = [event for event in events if isinstance(event, Told) and _is_own(event, party, mode.parties)]
    fights = list(_fights(own, events, f"hp.{party}"))
    deeds = [*_of_fights(fights, hp), *_of_weapons(own), *_of_potions(events, f"hp.{party}")]
    if mode.parties == 1:
        deeds += _way(events)
    company = tuple(Survivor(hero, pips(hp, place), PIPS) for place, hero in enumerate(heroes(party)))
    killer = fights[-1].enemy if fights and hp <= 0 else None
    return Story(tuple(deeds), company, _quote(events, killer), _triumph(hp))


def _is_own(event: Told, party: int, parties: int) -> bool:
    """True if the event is about that party; with two parties, the party stands last in the data."""
    return parties == 1 or event.data[-1:] == (party,)


def _fights(own: Iterable[Told], events: Sequence[Event], gauge: str) -> Iterator[Fight]:
    """Every fight. A party meets each card once, so the hit points lost are found by the enemy."""
    lost = {e.why: e.old - e.new for e in events if isinstance(e, Changed) and e.gauge == gauge}
    for event in own:
        if event.what == "strike":
            weapon = str(event.data[0])
            yield Fight(parse(event.who), None if weapon == FISTS else parse(weapon), lost.get(event.who, 0))


def _of_fights(fights: Sequence[Fight], hp: int) -> Iterator[Deed]:
    """Dragons, the worst blow, the weapon that slew most; the enemy that struck the party down was not slain."""
    slain = fights if hp > 0 else fights[:-1]
    if dragons := tuple(fight.enemy for fight in slain if fight.enemy.rank == JOKER):
        yield Deed("dragons", Text("Dragons slain"), len(dragons), dragons)
    worst = max(fights, key=lambda fight: fight.lost, default=None)
    if worst and worst.lost:
        yield Deed("blow", Text("Worst hit: {enemy}", enemy=face(worst.enemy)), -worst.lost, (worst.enemy,))
    weapons = [fight.weapon for fight in slain if fight.weapon]
    if weapons:
        best = max(weapons, key=lambda weapon: (weapons.count(weapon), weapon.rank))
        yield Deed("weapon", Text("Slain with the {weapon}", weapon=face(best)), weapons.count(best), (best,))
    if slain:
        yield Deed("beaten", Text("Enemies beaten"), len(slain))


def _of_weapons(own: Iterable[Told]) -> Iterator[Deed]:
    if broken := tuple(parse(event.who) for event in own if event.what == "weapon-breaks"):
        yield Deed("broken", Text("Weapons broken"), len(broken), broken)


def _of_potions(events: Sequence[Event], gauge: str) -> Iterator[Deed]:
    gained = sum(e.new - e.old for e in events if isinstance(e, Changed) and e.gauge == gauge and e.new > e.old)
    if gained:
        yield Deed("healed", Text("Hit points healed"), gained)


def _way(events: Iterable[Event]) -> Iterator[Deed]:
    """The number of rooms entered, including the last one, and of runs."""
    told = [event.what for event in events if isinstance(event, Told)]
    yield Deed("rooms", Text("Rooms entered"), told.count("room-complete") + 1)
    yield Deed("runs", Text("Rooms you ran from"), told.count("run"))


def _quote(events: Iterable[Event], killer: Card | None) -> Text | None:
    """The Dealer's last line in their own words, or else the line about the most cards; None if nothing was said.

    For a party that was struck down: the last line about its `killer`, or else the last line of all.
    """
    said = [event for event in events if isinstance(event, Told) and event.what == "say"]
    own = [event for event in said if event.who == dealer_lines.OWN]
    if killer is not None:
        last = [event for event in said if killer.id in event.data] or own or said
        best = last[-1] if last else None
    else:
        best = own[-1] if own else max(said, key=lambda event: len(event.data), default=None)
    return Text("The Dealer: {line}", line=dealer_lines.spoken(best.who, best.data)) if best else None


def _triumph(hp: int) -> Text | None:
    return Text("Everybody walks out whole: it doesn't get better.") if hp == FULL else None
