"""What lies on the table at first: everybody's pool, the Loot Deck, the cards of the enemies, the heroes."""

from collections.abc import Iterator, Mapping, Sequence

from game.core.cards import Card, pack
from game.core.events import NOBODY, Knowers
from game.core.game import Options
from game.core.rng import Rng
from game.core.table import Deal, State, Token, Zone

from .enemies import SETS, enemy_cards
from .loot import unchecked
from .names import DRAW, ENDED, GM_PACKS, LOOT_PACK, MOST_ENEMIES, MOST_PETS, STAGE

SEATS = 4  # heroes at most
NO_CLASS = "none"
TWO_PACKS = 4  # heroes from which the Game Master has two packs from the start (A15)
GAUGES = {"level": 5, "target": 0, "difficulty": 0, "round": 0, "encounter": 0}
FACTS: Mapping[str, bool | int | str] = {
    STAGE: DRAW,
    **dict.fromkeys(("side", "actor", "leader", "first", "announced", "source", "cause", "falling", ENDED), ""),
    **dict.fromkeys(("attacker", "defender", "as", "result"), ""),
    **dict.fromkeys(("treasure", "pending", "rose", "negated", "shown", "offered"), False),
    **dict.fromkeys(("sidewon.heroes", "sidewon.enemies"), False),
    **dict.fromkeys(("size", "attack.raise", "defence.raise", "shield", "idle", "victories", "defeats"), 0),
}


def zones(heroes: int = SEATS) -> Iterator[str]:
    """The names of all zones with that many heroes."""
    for n in range(heroes):
        yield from (f"{zone}.{n}" for zone in ("deck", "discard", "loot", "seen"))
        yield from (f"hand.hero.{n}", f"played.hero.{n}")
    for n in range(MOST_PETS):
        yield from (f"hand.pet.{n}", f"played.pet.{n}")
    for n in range(MOST_ENEMIES):
        yield from (f"card.enemy.{n}", f"hand.enemy.{n}", f"played.enemy.{n}")
    yield from ("deck.gm", "discard.gm", "seen.gm", "box.gm", "loot", "deck.enemies", "discard.enemies")


def lay_out(options: Options, rng: Rng, deals: Sequence[Deal]) -> State:
    """The table before the first encounter."""
    s = State(rng, options, list(deals))
    n = int(options["heroes"])
    s.zones = {name: Zone((), _knowers(name, options)) for name in zones(n)}
    for hero in range(n):
        s.zones[f"deck.{hero}"] = Zone(pack(hero), NOBODY)
    gm = [card for number in GM_PACKS for card in pack(number)]
    s.zones["deck.gm"] = Zone(gm if n >= TWO_PACKS else gm[:52], NOBODY)
    s.zones["box.gm"] = Zone(() if n >= TWO_PACKS else gm[52:], NOBODY)
    s.zones["loot"] = Zone(pack(LOOT_PACK), NOBODY)
    s.zones["deck.enemies"] = Zone(_enemies(options), NOBODY)
    s.gauges |= {**dict.fromkeys(GAUGES, 0), "level": int(options["start"])}
    s.facts |= {**FACTS, **{f"lay.{hero}": "low" for hero in range(n)}}
    for hero in range(n):
        s.facts |= unchecked(hero)
    s.tokens = _heroes([options[f"class.{hero}"] for hero in range(n)])
    for deck in (*(f"deck.{hero}" for hero in range(n)), "deck.gm", "loot", "deck.enemies"):
        s.shuffle(deck)
    return s


def _heroes(classes: Sequence[str]) -> dict[str, Token]:
    """The heroes; those without a class, and several of one, are told apart by their number."""
    found = {}
    for hero, kind in enumerate(classes):
        alike = kind == NO_CLASS or classes.count(kind) > 1
        found[f"hero.{hero}"] = Token(kind, hero, {"nth": hero + 1} if alike else {})
    return found


def _enemies(options: Options) -> tuple[Card, ...]:
    if options["mode"] == "boss":
        return ()
    return enemy_cards(SETS if options["sets"] == "all" else (options["sets"],))


def _knowers(zone: str, options: Options) -> Knowers:
    """Who knows what lies in a zone: of a hand whoever plays it, of heroes' hands that are open every hero's seat."""
    family, _, rest = zone.partition(".")
    n = int(options["heroes"])
    if family in ("deck", "loot", "box") and not (family == "loot" and rest):
        return NOBODY
    if family not in ("hand", "seen"):
        return None
    if rest.startswith("enemy") or rest == "gm":
        return frozenset({n})
    if options["hands"] != "private":
        return frozenset(range(n))
    return frozenset() if rest.startswith("pet") else frozenset({int(rest.rpartition(".")[2])})
