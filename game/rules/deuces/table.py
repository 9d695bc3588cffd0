"""The table before the first encounter: the pools of the heroes, the Loot Deck, the cards of the enemies, the
heroes."""

from collections.abc import Iterator, Mapping, Sequence

from game.core.cards import pack
from game.core.combatants import PRIVATE
from game.core.events import NOBODY, Knowers
from game.core.rng import Rng
from game.core.table import Deal, State, Token, Zone
from game.core.view import Options

from .loot import unchecked
from .modes.mode import Mode
from .names import DRAW, ENDED, EVERYBODY, GM_PACKS, LOOT_PACK, MOST_ENEMIES, MOST_PETS, STAGE
from .ruleset import Ruleset

SEATS = 4  # the most heroes
NO_CLASS = "none"
GAUGES = {"level": 5, "target": 0, "difficulty": 0, "round": 0, "encounter": 0}
FACTS: Mapping[str, bool | int | str] = {
    STAGE: DRAW,
    "player": EVERYBODY,
    **dict.fromkeys(("side", "actor", "leader", "first", "announced", "source", "cause", "falling", ENDED), ""),
    **dict.fromkeys(("attacker", "defender", "as", "result"), ""),
    **dict.fromkeys(("treasure", "pending", "rose", "negated", "shown", "offered"), False),
    **dict.fromkeys(("sidewon.heroes", "sidewon.enemies"), False),
    **dict.fromkeys(("size", "attack.raise", "defence.raise", "shield", "idle", "victories", "defeats"), 0),
}


def zones(pools: int = SEATS, heroes: int = SEATS) -> Iterator[str]:
    """The names of all zones for a number of heroes with a number of decks (`pools`)."""
    for n in range(pools):
        yield from (f"{zone}.{n}" for zone in ("deck", "discard", "loot", "seen"))
    for n in range(heroes):
        yield from (f"hand.hero.{n}", f"played.hero.{n}")
    for n in range(MOST_PETS):
        yield from (f"hand.pet.{n}", f"played.pet.{n}")
    for n in range(MOST_ENEMIES):
        yield from (f"card.enemy.{n}", f"hand.enemy.{n}", f"played.enemy.{n}")
    yield from ("deck.gm", "discard.gm", "seen.gm", "box.gm", "loot", "deck.enemies", "discard.enemies")


def lay_out(options: Options, rng: Rng, deals: Sequence[Deal], ruleset: Ruleset) -> State:
    """Create the table before the first encounter."""
    mode, s = ruleset.mode, State(rng, options, list(deals), ruleset=ruleset)
    heads, pools = mode.setup.heads(options), mode.setup.pools(options)
    s.zones = {name: Zone((), _knowers(name, options, mode)) for name in zones(pools, heads)}
    for pool in range(pools):
        s.zones[f"deck.{pool}"] = Zone(pack(pool), NOBODY)
    gm = [card for number in GM_PACKS for card in pack(number)]
    s.zones["deck.gm"] = Zone(gm if heads >= mode.two_packs else gm[:52], NOBODY)
    s.zones["box.gm"] = Zone(() if heads >= mode.two_packs else gm[52:], NOBODY)
    s.zones["loot"] = Zone(pack(LOOT_PACK), NOBODY)
    s.zones["deck.enemies"] = Zone(mode.setup.enemy_deck(options), NOBODY)
    s.gauges |= {**dict.fromkeys(GAUGES, 0), "level": mode.setup.level(options)}
    s.facts |= FACTS
    if mode.threats:
        s.facts |= {f"lay.{pool}": "low" for pool in range(pools)}
    for hero in range(heads):
        s.facts |= unchecked(hero)
    s.tokens = _heroes([options[member.kind] for member in mode.setup.members(options)])
    mode.rules.lay_out(s)
    for deck in (*(f"deck.{pool}" for pool in range(pools)), "deck.gm", "loot", "deck.enemies"):
        s.shuffle(deck)
    return s


def _heroes(classes: Sequence[str]) -> dict[str, Token]:
    """The tokens of the heroes. Heroes without a class, and several of one class, get a number."""
    found = {}
    for hero, kind in enumerate(classes):
        alike = kind == NO_CLASS or classes.count(kind) > 1
        found[f"hero.{hero}"] = Token(kind, hero, {"nth": hero + 1} if alike else {})
    return found


def _knowers(zone: str, options: Options, mode: Mode) -> Knowers:
    """The seats that know the cards in a zone: for a hand the seat that plays it, with open hands the seats of all
    heroes.

    The hand of an enemy or a pet belongs to the seat that brings it; this is set when it comes.
    """
    family, _, rest = zone.partition(".")
    if family in ("deck", "loot", "box") and not (family == "loot" and rest):
        return NOBODY
    if family not in ("hand", "seen"):
        return None
    gm = mode.setup.game_master(options)
    if rest.startswith("enemy") or rest == "gm":
        return frozenset({gm}) if gm >= 0 else NOBODY
    if mode.setup.hand_visibility(options) != PRIVATE:
        return frozenset(range(mode.setup.heads(options)))
    return frozenset() if rest.startswith("pet") else frozenset({int(rest.rpartition(".")[2])})
