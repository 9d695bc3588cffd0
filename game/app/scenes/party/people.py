"""The characters of a play, as the screens show them."""

from game import tongue
from game.core.game import View
from game.rules.diamonds.descent import classes, sheet, words
from game.tongue import _

from ...table.plates import Person
from ..describe import BETWEEN


def people(view: View) -> list[Person]:
    """Everybody, first to last."""
    return [person(view, who) for who in sheet.party(view)]


def person(view: View, who: str) -> Person:
    """One character."""
    hp, most = view.gauges[f"hp.{who}"], view.gauges[f"max.{who}"]
    return Person(who, sheet.name(view, who), view.tokens[who].kind, hp, most, stock(view, who))


def stock(view: View, who: str) -> str:
    """What a character has left to spend, in a line: spell slots by level, and the rest by name."""
    found = []
    slots = [view.gauges[f"{slot}.{who}"] for slot in sheet.has(view, who) if slot in classes.SLOTS]
    if any(slots):
        most = max(i for i, n in enumerate(slots, 1) if n)
        found.append(_("slots {numbers}").format(numbers="/".join(map(str, slots[:most]))))
    for resource in sheet.has(view, who):
        if resource not in classes.SLOTS and (n := view.gauges[f"{resource}.{who}"]):
            found.append(_("{resource}: {n}").format(resource=tongue.say(words.gauge_name(resource)), n=n))
    return BETWEEN.join(found)


def hit_points(hp: float, most: int) -> str:
    """Hit points in words: how many of how many, or that there are none left."""
    return _("{hp} of {most}").format(hp=round(hp), most=most) if hp else _("down, 0 of {most}").format(most=most)
