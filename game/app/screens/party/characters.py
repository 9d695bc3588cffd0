"""The characters of a descent as the screens show them, and the lists of their numbers."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from game import i18n
from game.core.blanks import between
from game.core.characters import Character, CharacterRules, Resource
from game.core.descent import HP, LEFT, LEVEL, MAX, RESERVE, Adventurer, Descents
from game.core.game import Game
from game.i18n import _, ngettext

from ...base.geometry import Box
from ...store.setups import LONGER, short
from ...table.plates import Item, PlatedCharacter
from ...ui.text import Column
from ...ui.values import Choice, Stepper
from ..describe import BETWEEN
from ..menu import MenuScene

ROW = 62.0
SLOT = "spell-slot"  # the icon of spell slots
RESOURCE_ICONS = {
    "slot": SLOT, "ki": "ki", "rage": "rage", "channel": "channel", "sorcery": "sorcery",
    "superiority": "superiority", "inspiration": "inspiration",
}  # fmt: skip
OTHER = "mana"  # the icon of any other resource


def icon_of(gauge: str) -> str:
    """Return the icon of a gauge on a card."""
    usual = {HP: "heart", MAX: "heart", LEVEL: "elite", LEFT: "way-out", RESERVE: "shield"}
    return usual.get(gauge) or RESOURCE_ICONS.get(gauge.partition(".")[0], OTHER)


class NumberRows:
    """Rows of a page that are turned; a press on a row with a number opens keys to type it in."""

    def __init__(self, scene: MenuScene, column: Column):
        self._scene, self._column = scene, column

    def place(self) -> Box:
        """Return the box of the list's next row."""
        return self._column.take(self._scene.sheet.tall(ROW))

    def number(
        self, id: str, label: str, n: int, span: tuple[int, int], change: Callable[[int], object], help: str = ""
    ) -> None:
        """Add a row with a number."""
        ask, icon = number_asker(self._scene, label, span, change), icon_of(id.partition(".pc.")[0])
        letters = self._scene.services.fonts
        self._column.add(Stepper(id, label, self.place(), n, span, change, ask, letters, help, icon))

    def choice(
        self, id: str, label: str, choices: list[tuple[str, str]], current: str, change: Callable[[str], object],
        icon: str = "",
    ) -> None:  # fmt: skip
        """Add a row with one of several choices."""
        letters = self._scene.services.fonts
        self._column.add(Choice(id, label, self.place(), choices, current, change, letters, icon=icon))


def number_asker(
    scene: MenuScene, label: str, span: tuple[int, int], change: Callable[[int], object]
) -> Callable[[], None]:
    """Return the command that asks for a number on a page of keys."""

    def done(id: str) -> None:
        change(int(id))
        scene.refresh()

    return lambda: scene.services.routes.table.fill(0, label, "", between(*span), done)


SINGLY = 5  # most levels of spell slots that are listed singly


Stock = Sequence[tuple[Resource, int]]  # each resource, and how much is left of it


def descents_of(game: Game[Any]) -> Descents:
    """Return the descents of a game that has them; the scenes of this package are for no other."""
    if game.descents is None:
        raise LookupError(f"{game.id} has no descents")
    return game.descents


def people(rules: CharacterRules, party: Iterable[Adventurer]) -> list[PlatedCharacter]:
    """Return characters under way, in their order."""
    return [person(rules, one) for one in party]


def person(rules: CharacterRules, one: Adventurer) -> PlatedCharacter:
    """Return a character under way."""
    return person_of(rules, one.now, one.id)._replace(name=short(one.name, LONGER))


def person_of(rules: CharacterRules, one: Character, id: str, letters: int = LONGER) -> PlatedCharacter:
    """Return a character, with its own name cut to `letters`."""
    has = stock_of(rules, one)
    return PlatedCharacter(id, short(one.name, letters), one.kind, one.hp, one.most, _items(has), _in_words(has))


def stock_of(rules: CharacterRules, one: Character) -> Stock:
    """Return all resources that a character may have, with the amount left of each."""
    return [(resource, one.left(resource.id)) for resource in rules.class_of(one.kind).resources]


def about(rules: CharacterRules, one: Character) -> str:
    """Return class and level of a character in words."""
    return _("{kind}, level {n}").format(kind=i18n.say(rules.class_of(one.kind).name), n=one.level)


def short_name(one: Adventurer) -> str:
    """Return a character's name, short enough for a row."""
    return short(one.name)


def choices_of(party: Iterable[Adventurer]) -> list[tuple[str, str]]:
    """Return the ids and names of characters, for a row of choices."""
    return [(one.id, short_name(one)) for one in party]


def _in_words(has: Stock) -> str:
    """Return the resources that are left, in a line; spell slots by their levels."""
    return BETWEEN.join(
        _("spell slots: {numbers}").format(numbers=number)
        if resource.slot
        else _("{resource}: {n}").format(resource=i18n.say(resource.name), n=number)
        for resource, number in _left(has)
    )


def _items(has: Stock) -> tuple[Item, ...]:
    """Return the resources of which something is left, as plates and cards show them."""
    slots = [n for resource, n in has if resource.slot]
    return tuple(
        slots_of(slots, []) if resource.slot else Item(icon_of(resource.id), number, word=i18n.say(resource.name))
        for resource, number in _left(has)
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
    gone = sum(before) - sum(left)
    if before and before != left:
        return Item(SLOT, f"{then} › {now}", gone > 0, f"−{gone}" if gone > 0 else "", word, in_short)
    return Item(SLOT, now, word=word, short=in_short)


def _left(has: Stock) -> Iterator[tuple[Resource, str]]:
    """Yield each resource of which something is left, with its amount; spell slots as one entry, `4/3/0/1`."""
    slots = [(resource, n) for resource, n in has if resource.slot]
    if any(n for _slot, n in slots):
        numbers = [n for _slot, n in slots]
        yield slots[0][0], _by_level(numbers, _highest(numbers))
    yield from ((resource, str(n)) for resource, n in has if n and not resource.slot)


def _highest(slots: Sequence[int]) -> int:
    """Return the highest level that has a spell slot; 0 if none has."""
    return max((level for level, n in enumerate(slots, 1) if n), default=0)


def _by_level(slots: Sequence[int], highest: int) -> str:
    """Return the number of spell slots of each level up to `highest`: `4/3/0/1`."""
    return "/".join(map(str, slots[:highest]))


def hit_points(hp: float, most: int) -> str:
    """Return hit points in words: how many of how many, or that none are left."""
    return _("{hp} of {most}").format(hp=round(hp), most=most) if hp else _("down, 0 of {most}").format(most=most)
