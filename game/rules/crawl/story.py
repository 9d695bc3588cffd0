"""The story of a finished run: the biggest monster, the hardest blows, what was evaded, blocked and paid."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.core.cards import Card, parse
from game.core.deck import beast, plain
from game.core.events import Changed, Event, Told
from game.core.story import Deed, Stories, Story
from game.core.text import Text
from game.core.view import View

from .fight import HERO, MONSTER
from .score import is_forfeit
from .worth import worth

GREAT = {  # scores that one run in fifty or so reaches
    "warrior": {"normal": 100, "hard": 30},
    "mage": {"normal": 30, "hard": 15},
}
PICTURED, PLAIN = "monster", "plain"  # what is printed on cards: a monster, or only a number and a colour


class Blow(NamedTuple):
    """A blow that cost life: the monster, its card, and the damage that got through, even beyond the life that was
    left."""

    monster: Card
    attack: Card
    damage: int


class CrawlStories(Stories):
    """The stories of runs."""

    def story(self, view: View, events: Sequence[Event]) -> Story:
        """The story of a run."""
        told = [event for event in events if isinstance(event, Told)]
        taken = list(_taken(events))
        killer = taken[-1] if taken and any(event.what == "death" for event in told) else None
        worst = max(taken, key=lambda blow: (blow.damage, blow is killer), default=None)
        deeds = (
            *_killed_by(killer, capped=view.facts["difficulty"] == "normal"),
            *_monsters(told),
            *_given(told),
            *(() if worst is killer else _worst(worst)),  # the end is told once
            *_defence(told),
            *_pool(told),
            *_lost(view),
        )
        return Story(deeds, triumph=_triumph(view))


def _killed_by(blow: Blow | None, capped: bool) -> Iterator[Deed]:
    """The final blow: the monster and its card; where damage is capped, the cap is named if it applied."""
    if blow is not None:
        text = Text("Killed by: {monster}, with the {card}", monster=beast(blow.monster), card=plain(blow.attack))
        if capped and worth(blow.attack) > worth(blow.monster):
            text = Text(
                "Killed by: {monster} ({n} at most), with the {card}",
                monster=beast(blow.monster),
                n=worth(blow.monster),
                card=plain(blow.attack),
            )
        yield Deed("killer", text, -blow.damage, (blow.monster,), PICTURED)


def _monsters(told: Sequence[Told]) -> Iterator[Deed]:
    slain = [parse(event.who) for event in told if event.what == "slain"]
    if slain:
        biggest = max(slain, key=worth)
        text = Text("Biggest kill: {monster}", monster=beast(biggest))
        yield Deed("biggest", text, worth(biggest), (biggest,), PICTURED)
    yield Deed("rooms", Text("Rooms entered"), sum(event.what == "room" for event in told))


def _given(told: Sequence[Told]) -> Iterator[Deed]:
    """The hardest blow the hero gave."""
    if given := [(int(hit.data[1]), attack) for hit, attack in _hits(told) if hit.data[0] == HERO]:
        most, attack = max(given)
        shown = (attack,) if worth(attack) == most else ()  # a mage's card gives only the colour
        yield Deed("given", Text("Hardest hit you gave"), most, shown, PLAIN)


def _worst(blow: Blow | None) -> Iterator[Deed]:
    """The hardest blow the hero took."""
    if blow is not None:
        text = Text("Worst hit taken: {monster}", monster=beast(blow.monster))
        yield Deed("taken", text, -blow.damage, (blow.monster,), PICTURED)


def _taken(events: Sequence[Event]) -> Iterator[Blow]:
    """The blows that cost life, in order."""
    attack, damage = None, 0
    for event in events:
        if isinstance(event, Told):
            attack = parse(event.who) if event.what == "attack" else attack
            damage = _got_through(event, damage)
        elif isinstance(event, Changed) and event.gauge == "hp" and event.new < event.old and attack:
            yield Blow(parse(event.why), attack, damage)


def _got_through(event: Told, damage: int) -> int:
    """The damage of a hit as changed by this event."""
    if event.what == "blocked":
        return damage - int(event.data[0])
    where = {"hit": 1, "capped": 1, "absorbed": 0}.get(event.what)
    return damage if where is None else int(event.data[where])


def _hits(told: Sequence[Told]) -> Iterator[tuple[Told, Card]]:
    """Every hit, with the card of its attack."""
    attack = None
    for event in told:
        if event.what in ("attack", "cast"):
            attack = parse(event.who)
        if event.what == "hit" and attack:
            yield event, attack


def _defence(told: Sequence[Told]) -> Iterator[Deed]:
    """The number of blows that missed, and what shield and magic took off."""
    if missed := sum(event.what == "miss" and event.data[0] == MONSTER for event in told):
        yield Deed("evaded", Text("Hits evaded"), missed)
    if blocked := sum(int(event.data[0]) for event in told if event.what == "blocked"):
        yield Deed("blocked", Text("Blocked by your shield"), blocked)
    if turned := sum(event.what == "absorbed" for event in told):
        yield Deed("absorbed", Text("Mana turned against hits"), turned)


def _pool(told: Sequence[Told]) -> Iterator[Deed]:
    if bought := sum(int(event.data[0]) for event in told if event.what == "renew"):
        yield Deed("mana", Text("Mana bought"), bought)
    if pools := sum(event.what == "reshuffle" for event in told):
        yield Deed("pools", Text("Pools used up"), pools)


def _lost(view: View) -> Iterator[Deed]:
    if is_forfeit(view) and view.gauges["score"]:
        yield Deed("forfeit", Text("Points lost with you"), -view.gauges["score"])


def _triumph(view: View) -> Text | None:
    """A sentence for a score that could hardly be better; None otherwise."""
    great = GREAT[view.options["hero"]][view.text("difficulty")]
    if is_forfeit(view) or view.gauges["score"] < great:
        return None
    return Text("Songs are made of less.")
