"""Helpers for the tests of Dungeon Crawl: stacked plays, random plays, and a table laid out by hand."""

from game.bots import stream
from game.core.cards import pack, parse
from game.core.events import Told, as_line
from game.core.match import Match
from game.core.rng import Rng
from game.core.table import Deal
from game.rules.crawl import GAME
from game.rules.crawl.stacking import moment
from game.rules.crawl.worth import worth
from tests.contract.plays import sets

WARRIOR, MAGE = "warrior", "mage"
SETS = sets(GAME)


def options(hero=WARRIOR, difficulty="normal", mana="pool") -> dict[str, str]:
    """A set of options."""
    return {"hero": hero, "difficulty": difficulty, "mana": mana}


def cards(text: str) -> tuple:
    """The cards with the ids in a text."""
    return tuple(parse(id) for id in text.split())


def whole(top: str, without=()) -> tuple:
    """The whole pack, or the rest of it: the cards of `top` first, then the others in order."""
    first = cards(top)
    return (*first, *(card for card in pack() if card not in first and card not in without))


def stacked(up: str, pool: str, rules: dict | None = None, *later: str) -> Match:
    """A play whose character has these open cards (`KC 3D`), and whose battle pool starts with `pool`; `later` are the
    pools after it."""
    rules = rules or options()
    stacks = moment(up, pool, options=rules)
    orders = (stacks.cards, *stacks.later, *map(cards, later))
    return Match(GAME, rules, 1, [Deal("", order) for order in orders])


def played(rules: dict, seed: int, actions: int) -> Match:
    """A random play of up to `actions` actions; it enters every room but never leaves the dungeon."""
    match, rng = Match(GAME, rules, seed), stream(seed, 7)
    while not match.over and len(match.log) < actions:
        match.play(rng.choice([action for action in match.legal(0) if action.verb != "leave"]))
    return match


def table(
    deck="",
    hp=5,
    mana=0,
    monster="",
    monster_hp=None,
    rules=None,
    first=("", ""),
    discard=None,
    score=0,
    damage=0,
    hero="",
    up="",
    attack="",
    evasion="",
    pool="",
    **facts,
) -> Match:
    """A match in the middle of a run, laid out by hand.

    The deck is given from top to bottom; `hp`, `mana` and `monster_hp` (default: its full life) are counters, given as
    cards or as a number of any cards; `up` is the shield (default: one worth nothing) or the mana card (default: a
    five). All cards not named are on the discards, unless those are given too.
    """
    rules = rules or options()
    mage = rules["hero"] == MAGE
    if monster and monster_hp is None:
        monster_hp = worth(parse(monster))
    named = f"{deck} {discard or ''} {monster} {attack} {evasion} {' '.join(first)} {hero} {up}".split()
    named += [id for counters in (hp, mana, monster_hp) if isinstance(counters, str) for id in counters.split()]
    hero = hero or next(id for id in ("KC", "KD", "KH", "KS") if id not in named)
    up = up or next(id for id in (("5C", "5D", "5H", "5S") if mage else ("AC", "AD", "AH", "AS")) if id not in named)
    named += [hero, up]
    spare = [card.id for card in pack() if card.id not in named]

    def counters(given) -> str:
        if isinstance(given, str):
            return given
        return " ".join(spare.pop() for _ in range(given or 0))

    piles = {
        "deck": " ".join(reversed(deck.split())),
        "hero": hero,
        "manacard" if mage else "shield": up,
        "hp.cards": counters(hp),
        "mana.cards": counters(mana),
        "monster": monster,
        "monster.cards": counters(monster_hp),
        "first.hero": first[0],
        "first.monster": first[1],
        "attack": attack,
        "evasion": evasion,
    }
    piles["discard"] = " ".join(spare) if discard is None else discard
    match = Match(GAME, rules, 1)
    state = match.state
    for name, zone in state.zones.items():
        zone.cards = list(cards(piles.get(name, "")))
        zone.known = [zone.default] * len(zone.cards)
    everywhere = [card for zone in state.zones.values() for card in zone.cards]
    assert len(set(everywhere)) == len(everywhere)
    sizes = {"hp": "hp.cards", "mana": "mana.cards", "monster.hp": "monster.cards"}
    state.gauges |= {gauge: len(state.cards(zone)) for gauge, zone in sizes.items()}
    state.gauges |= {"score": score, "damage": damage}
    stage = "hit" if damage else "fight" if monster else "door"
    turn = {"hit": "monster", "fight": "hero", "door": ""}[stage]
    state.facts |= {"stage": stage, "turn": turn, "pool": pool, **facts}
    state.rng = Rng(1)
    return match


def gauge(match: Match, name: str) -> int:
    return match.state.gauges[name]


def told(match: Match) -> list[str]:
    """The messages of the last action as plain words."""
    return [as_line(event).removeprefix("told ") for event in match.state.news if isinstance(event, Told)]
