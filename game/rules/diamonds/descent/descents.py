"""The descent as screens see it: `game.core.descent`."""

from collections.abc import Iterator, Mapping, Sequence

from game.core.blanks import decode, encode
from game.core.characters import Character, SavedParty
from game.core.descent import (
    DICE,
    HP,
    LEFT,
    LEVEL,
    MAX,
    NOTE,
    RESERVE,
    SET,
    SPEND,
    Adventurer,
    Correctable,
    Correction,
    Descent,
    Descents,
    NotedDeed,
    Offer,
    Way,
)
from game.core.events import Event, Told
from game.core.view import Action, Options, View

from ..modes import is_descent
from . import gather, hits, notes, roster
from .classes import HAS, RESOURCES, RULES

HIT_POINTS = 24  # of a newcomer
COMPANY = ("fighter", "cleric", "wizard", "rogue")  # the classes of newcomers, in turn


class PartyDescents(Descents):
    """The descents of a role-playing party."""

    rules = RULES

    def has_descent(self, options: Options) -> bool:
        """True if a play with these options is a descent."""
        return is_descent(options)

    def sides(self, options: Options, levels: Sequence[int]) -> int:
        """The sides of the dice of characters of these levels; 1 means plain points."""
        return roster.die_of(options["die"], levels)

    def newcomer(self, present: Sequence[Character]) -> Character:
        """A character of the first level, with a name that nobody has yet."""
        taken = {one.name for one in present}
        name = next(name for name in RULES.names if name not in taken)
        return Character(name, COMPANY[len(taken) % len(COMPANY)], 1, HIT_POINTS, HIT_POINTS)

    def entering(self, party: SavedParty) -> Sequence[Action]:
        """The actions that enter a party at the table and let it set out."""
        found: list[Action] = []
        for who, one in zip(roster.CHARACTERS, party.characters, strict=False):
            numbers = (str(one.level), str(one.hp), str(one.most))
            found.append(Action(gather.JOIN, (encode(one.name), one.kind, *numbers)))
            found += [Action(gather.HAVE, (f"{each}.{who}", str(n))) for each in HAS[one.kind] if (n := one.left(each))]
        return [*found, Action(gather.EXIT, (str(party.rooms),)), Action(gather.OUT)]

    def descent(self, view: View) -> Descent:
        """The state of a descent; `view` may be of any moment of it."""
        return Descent(
            view.text(roster.PHASE),
            tuple(_adventurer(view, who) for who in roster.party(view)),
            view.gauges[LEFT],
            Way(*(view.number(fact) for fact in Way._fields)),
            roster.sides(view) if roster.party(view) else 1,
            view.text("hit") if view.facts["hit"] else "",
            roster.is_healing(view),
            view.gauges[DICE],
            view.gauges[RESERVE],
            hits.next_to_roll(view) or "",
        )

    def offers(self, view: View) -> Sequence[Offer]:
        """What can be spent now, in the order of the characters."""
        return [_offer(view, *action.ids[:2]) for action in view.legal if action.verb == SPEND]

    def correctable(self, view: View) -> Sequence[Correctable]:
        """The numbers that can be corrected: first those of the whole table, then each character's."""
        return [_correctable(view, gauge) for gauge in notes.numbers(view)]

    def rolls(self, events: Sequence[Event]) -> Mapping[str, tuple[int, ...]]:
        """The pips of each character's dice that were rolled in these events."""
        rolled = (event for event in events if isinstance(event, Told) and event.what == "rolled")
        return {event.who: tuple(map(int, event.data[2:])) for event in rolled}

    def entries(self, events: Sequence[Event]) -> Sequence[NotedDeed | Correction]:
        """The deeds and corrections that were entered by hand in these events."""
        return [*_entries(event for event in events if isinstance(event, Told))]


def _adventurer(view: View, who: str) -> Adventurer:
    name, kind, resources = roster.given_name(view, who), view.tokens[who].kind, roster.has(view, who)
    level, most = view.gauges[f"{LEVEL}.{who}"], view.gauges[f"{MAX}.{who}"]
    now = {each: n for each in resources if (n := view.gauges[f"{each}.{who}"])}
    start = {each: n for each in resources if (n := gather.start(view, f"{each}.{who}"))}
    return Adventurer(
        who,
        roster.name(view, who),
        Character(name, kind, level, view.gauges[f"{HP}.{who}"], most, now),
        Character(name, kind, level, gather.start(view, f"{HP}.{who}"), most, start),
        roster.handed(view, who),
    )


def _offer(view: View, who: str, resource: str) -> Offer:
    spent = RESOURCES[resource]
    action = Action(SPEND, (who, resource, str(spent.price)))
    return Offer(who, spent, view.gauges[f"{resource}.{who}"], action)


def _correctable(view: View, gauge: str) -> Correctable:
    what, who = roster.split(gauge)
    slot = RESOURCES[what].slot if what in RESOURCES else 0
    return Correctable(gauge, who, what, roster.gauge_name(what), view.gauges[gauge], slot)


def _entries(told: Iterator[Told]) -> Iterator[NotedDeed | Correction]:
    for event in told:
        if event.what == NOTE:
            _name, text, points = event.data
            yield NotedDeed(event.who, decode(str(text)) or "", int(points))
        elif event.what == SET:
            _name, what, old, new = event.data
            yield Correction(event.who, roster.gauge_name(str(what)), int(old), int(new))
