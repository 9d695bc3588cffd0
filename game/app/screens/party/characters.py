"""The characters of a play, in the form that the screens show."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from game import i18n
from game.core.view import View
from game.i18n import _, ngettext
from game.rules.diamonds.descent import classes, gauge_names, roster

from ...store.parties import LONGER, Character, short
from ...table.plates import Item, PlatedCharacter
from ..describe import BETWEEN
from .numbers import icon_of

SINGLY = 5  # most levels of spell slots that are listed singly


def people(view: View) -> list[PlatedCharacter]:
    """Return all characters, in their order."""
    return [person(view, who) for who in roster.party(view)]


def person(view: View, who: str, new: Mapping[str, int] | None = None) -> PlatedCharacter:
    """Return one character; `new` numbers replace some of its gauges."""
    gauges = {**view.gauges, **(new or {})}
    hp, most = gauges[f"hp.{who}"], gauges[f"max.{who}"]
    has = [(resource, gauges[f"{resource}.{who}"]) for resource in roster.has(view, who)]
    return PlatedCharacter(
        who, short(roster.name(view, who), LONGER), view.tokens[who].kind, hp, most, to_spend(has), in_stock(has)
    )


def person_of(one: Character, id: str, letters: int = LONGER) -> PlatedCharacter:
    """Return a character that has not set out yet, with the name cut to `letters`."""
    has = [(resource, one.left(resource)) for resource in classes.HAS[one.kind]]
    return PlatedCharacter(id, short(one.name, letters), one.kind, one.hp, one.most, to_spend(has), in_stock(has))


def about(kind: str, level: int) -> str:
    """Return class and level in words."""
    return _("{kind}, level {n}").format(kind=_(classes.NAMES[kind]), n=level)


def short_name(view: View, who: str) -> str:
    """Return a character's name, short enough for a row."""
    return short(roster.name(view, who))


def in_stock(has: Iterable[tuple[str, int]]) -> str:
    """Return the resources that are left, in a line; spell slots by their levels."""
    return BETWEEN.join(
        _("spell slots: {numbers}").format(numbers=number)
        if resource in classes.SLOTS
        else _("{resource}: {n}").format(resource=i18n.say(gauge_names.gauge_name(resource)), n=number)
        for resource, number in _stock(has)
    )


def to_spend(has: Sequence[tuple[str, int]]) -> tuple[Item, ...]:
    """Return the resources of which something is left, as plates and cards show them."""
    slots = [n for resource, n in has if resource in classes.SLOTS]
    return tuple(
        slots_of(slots, [])
        if resource in classes.SLOTS
        else Item(icon_of(resource), number, word=i18n.say(gauge_names.gauge_name(resource)))
        for resource, number in _stock(has)
    )


def slots_of(left: Sequence[int], before: Sequence[int]) -> Item:
    """Return the spell slots that are left, and the number `before` if some are gone: a number for each level up to the
    highest; for many levels one sum, which says so."""
    highest = _highest([*map(max, left, before or left)])
    if highest <= SINGLY:
        now, then = (_by_level(numbers, highest) for numbers in (left, before))
        word = ngettext("spell slot", "spell slots", sum(left))
    else:
        now, then = str(sum(left)), str(sum(before))
        word = _("slots up to level {n}").format(n=highest)
    in_short = ngettext("slot", "slots", sum(left))
    icon, gone = icon_of(classes.SLOTS[0]), sum(before) - sum(left)
    if before and before != left:
        return Item(icon, f"{then} › {now}", gone > 0, f"−{gone}" if gone > 0 else "", word, in_short)
    return Item(icon, now, word=word, short=in_short)


def _stock(has: Iterable[tuple[str, int]]) -> Iterator[tuple[str, str]]:
    """Yield each resource of which something is left, with its amount; spell slots as one entry, `4/3/0/1`."""
    left = dict(has)
    slots = [left.pop(slot) for slot in classes.SLOTS if slot in left]
    if any(slots):
        yield classes.SLOTS[0], _by_level(slots, _highest(slots))
    yield from ((resource, str(n)) for resource, n in left.items() if n)


def _highest(slots: Sequence[int]) -> int:
    """Return the highest level that has a spell slot; 0 if none has."""
    return max((level for level, n in enumerate(slots, 1) if n), default=0)


def _by_level(slots: Sequence[int], highest: int) -> str:
    """Return the number of spell slots of each level up to `highest`: `4/3/0/1`."""
    return "/".join(map(str, slots[:highest]))


def hit_points(hp: float, most: int) -> str:
    """Return hit points in words: how many of how many, or that none are left."""
    return _("{hp} of {most}").format(hp=round(hp), most=most) if hp else _("down, 0 of {most}").format(most=most)
