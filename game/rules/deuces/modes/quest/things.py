"""The readers of things on a quest's map, one for each type."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from game.core.text import N_, Text

from ...bosses import BOSSES
from ...enemies import ENEMY_KINDS, SETS
from ...names import MOST_ENEMIES
from .entry import WHOLE, Entry
from .parts import (
    EFFECTS,
    LOOT,
    PRICES,
    QUEST_LOOT,
    SPECIALS,
    Box,
    Choice,
    Encounter,
    Exit,
    Find,
    Random,
    Secret,
    Shop,
    Start,
    Story,
    Thing,
    Ware,
)

TITLE, WORDS, TEXT = 40, 80, 600  # the most characters of a title, of a choice's words, and of a text
PER_HERO = 5  # Target Difficulty
DEAREST, MOST_WARES, MOST_CHOICES = 30, 8, 4

COMMON = ("title", "text", "needs", "unless", "gives", "order")
OF_CHOICES = ("choice", "then", "gives", "needs", "effect")
STORY = (*COMMON, *(f"{key}{n}" for n in range(1, MOST_CHOICES + 1) for key in OF_CHOICES))


class Setting(NamedTuple):
    """The surroundings of a thing: its room and box, and the map's limit of heroes and sets of enemies."""

    room: str
    box: Box
    most_heroes: int
    sets: tuple[str, ...]


def _start(entry: Entry, setting: Setting) -> Start:
    return Start(**_common(entry, setting))


def _exit(entry: Entry, setting: Setting) -> Exit:
    return Exit(**_common(entry, setting, told=True))


def _encounter(entry: Entry, setting: Setting) -> Encounter:
    found = Encounter(
        **_common(entry, setting),
        level=entry.number("level", 0, 5, 0),
        modifier=_modifier(entry),
        boss=entry.word("boss", BOSSES),
        special=entry.word("special", SPECIALS),
        enemies=entry.words("enemies", ENEMY_KINDS),
        sets=entry.words("sets", SETS) or setting.sets,
        won=entry.text("won", TEXT),
    )
    if found.boss and found.special:
        entry.fault("both", Text("it has a boss and a special encounter; there can be only one of them."))
    if entry.said("enemies") and entry.said("sets"):
        why = Text("its enemies are named, so none are drawn from sets: leave one of them out.")
        entry.fault("enemies-and-sets", why)
    if not entry.faulty("unknown-enemies", "range-modifier"):
        _check_enemies(entry, found, setting.most_heroes)
    return found


def _check_enemies(entry: Entry, found: Encounter, most_heroes: int) -> None:
    """Check that named enemies are exactly on target (A90), and that there is room for all of them."""
    wanted = PER_HERO + found.modifier
    total = sum(ENEMY_KINDS[kind].difficulty for kind in found.enemies)
    named = entry.said("boss") or entry.said("special")
    if found.enemies and total != wanted:
        why = Text("its enemies add up to {n}, but 5 and its modifier make {wanted}.", n=total, wanted=wanted)
        entry.fault("sum", why)
    if not found.enemies and not named and wanted <= 0:
        entry.fault("nobody", Text("there is nobody to fight: no boss, no special encounter, and a modifier of −5."))
    crowd = (len(found.enemies) + named) * most_heroes
    if found.enemies and crowd > MOST_ENEMIES:
        message = N_("for {heroes} heroes it has {n} enemies; there is room for {most}.")
        entry.fault("crowd", Text(message, heroes=most_heroes, n=crowd, most=MOST_ENEMIES))


def _random(entry: Entry, setting: Setting) -> Random:
    modifier = _modifier(entry)
    if modifier == -PER_HERO:
        entry.fault("nobody", Text("with a modifier of −5 nobody would come."))
    return Random(
        **_common(entry, setting),
        modifier=modifier,
        sets=entry.words("sets", SETS) or setting.sets,
        chance=entry.number("chance", 1, 100, 100),
    )


def _modifier(entry: Entry) -> int:
    return entry.number("modifier", -PER_HERO, PER_HERO, 0)


def _shop(entry: Entry, setting: Setting) -> Shop:
    stock = tuple(ware for text in entry.split("stock") if (ware := _ware(entry, text)))
    if not stock and not entry.faulty("unknown-stock", "price"):
        entry.fault("no-stock", Text("it has no stock: nothing is for sale there."))
    if len(stock) > MOST_WARES:
        entry.fault("much-stock", Text("it has {n} things for sale; {most} at most.", n=len(stock), most=MOST_WARES))
    for item in sorted({ware.item for ware in stock if sum(ware.item == other.item for other in stock) > 1}):
        entry.fault("stock-twice", Text("“{item}” is for sale twice.", item=item))
    return Shop(**_common(entry, setting), stock=stock)


def _ware(entry: Entry, text: str) -> Ware | None:
    """One ware: `item` or `item:price`."""
    item, colon, price = text.partition(":")
    if item not in PRICES:
        entry.fault("unknown-stock", entry.findings.unknown("stock", item, PRICES))
        return None
    if not colon:
        return Ware(item, PRICES[item])
    if not (WHOLE.fullmatch(price) and 1 <= int(price) <= DEAREST):
        message = N_("the price of “{item}” must be from 1 to {most} cards, not “{price}”.")
        entry.fault("price", Text(message, item=item, most=DEAREST, price=price[:40]))
        return None
    return Ware(item, int(price))


def _loot(entry: Entry, setting: Setting) -> Find:
    loot = entry.word("loot", (*LOOT, *QUEST_LOOT))
    if not entry.said("loot"):
        entry.fault("no-loot", Text("it does not say which loot lies there."))
    return Find(**_common(entry, setting), loot=loot)


def _story(entry: Entry, setting: Setting) -> Story:
    return Story(**_common(entry, setting, told=True), choices=_choices(entry))


def _secret(entry: Entry, setting: Setting) -> Secret:
    return Secret(**_common(entry, setting, told=True), choices=_choices(entry))


def _choices(entry: Entry) -> tuple[Choice, ...]:
    """The choices of a story, numbered from 1 without a gap."""
    numbers = sorted({int(key[-1]) for key in entry.properties if key in STORY and key not in COMMON})
    if numbers != list(range(1, len(numbers) + 1)):
        said = ", ".join(map(str, numbers))
        entry.fault("gap", Text("its choices are {numbers}; they are counted from 1 without a gap.", numbers=said))
    return tuple(_choice(entry, n) for n in numbers)


def _choice(entry: Entry, n: int) -> Choice:
    return Choice(
        n,
        entry.text(f"choice{n}", WORDS, needed=True),
        entry.text(f"then{n}", TEXT, needed=True),
        entry.flag(f"gives{n}"),
        entry.flag(f"needs{n}"),
        entry.words(f"effect{n}", EFFECTS),
    )


def _common(entry: Entry, setting: Setting, told: bool = False) -> dict[str, Any]:
    """The properties that every thing has; if `told`, the text is required."""
    needs, unless = entry.flag("needs"), entry.flag("unless")
    if needs and needs == unless:
        entry.fault("contradiction", Text("it needs “{flag}” and is gone with it: it is never there.", flag=needs))
    return {
        "id": entry.place.object,
        "room": setting.room,
        "box": setting.box,
        "title": entry.text("title", TITLE),
        "text": entry.text("text", TEXT, needed=told),
        "needs": needs,
        "unless": unless,
        "gives": entry.flag("gives"),
        "order": entry.number("order", -999, 999, 0),
    }


class Kind(NamedTuple):
    """A type of thing: its reader, and the properties that it may have."""

    make: Callable[[Entry, Setting], Thing]
    properties: tuple[str, ...]


KINDS: Mapping[str, Kind] = {
    "start": Kind(_start, ("title", "text", "gives", "order")),
    "exit": Kind(_exit, COMMON),
    "encounter": Kind(_encounter, (*COMMON, "level", "modifier", "boss", "special", "enemies", "sets", "won")),
    "random": Kind(_random, (*COMMON, "modifier", "sets", "chance")),
    "shop": Kind(_shop, (*COMMON, "stock")),
    "loot": Kind(_loot, (*COMMON, "loot")),
    "story": Kind(_story, STORY),
    "secret": Kind(_secret, STORY),
}
