"""A fight: entering a room, initiative, blows, evasion by colour, and the effect of a hit."""

from game.core.cards import Card
from game.core.table import State

from .character import full_mana, is_mage
from .pool import discard, draw, draw_counters, turn_over
from .stages import DOOR, FIGHT, HIT, STAGE
from .worth import shielding, worth

HERO, MONSTER, SPELL = "hero", "monster", "spell"  # kinds of blows: the hero's, the monster's, a spell of the hero
BLOW = ("attack", "evasion")  # zones of the cards of a blow, which stay until the next blow
INITIATIVE = ("first.hero", "first.monster")
RENEWAL = 10  # price of renewing mana, in points


def enter(s: State) -> None:
    """Draw a monster and its hit points, then initiative; if the monster is first, it attacks."""
    monster = draw(s, "monster")
    s.announce("room", monster.id, worth(monster))
    draw_counters(s, "monster.cards", "monster.hp", worth(monster), monster.id)
    s.note(STAGE, FIGHT)
    if _who_is_first(s) == MONSTER:
        _monster_attacks(s)
    else:
        s.note("turn", HERO)


def _who_is_first(s: State) -> str:
    """Draw initiative, the monster's card first: the higher card begins; on a tie both draw again."""
    while True:
        theirs, mine = draw(s, "first.monster"), draw(s, "first.hero")
        if worth(theirs) != worth(mine):
            first = HERO if worth(mine) > worth(theirs) else MONSTER
            s.announce("first", first, theirs.id, mine.id)
            return first
        s.announce("tie", "", theirs.id, mine.id)
        discard(s, INITIATIVE)


def strike(s: State) -> None:
    """Strike as the hero: a warrior deals the value of the card; a mage deals 1, and the card gives only the colour."""
    _clear(s)
    card = draw(s, "attack")
    s.note("blow", HERO)
    s.announce("attack", card.id, HERO)
    _hero_hits(s, card, 1 if is_mage(s) else worth(card))


def cast(s: State) -> None:
    """Cast an attack spell: the top mana card is turned over; its colour and value are the attack."""
    _clear(s)
    card = _turn_mana(s, "attack")
    s.note("blow", SPELL)
    s.announce("cast", card.id)
    _count_mana(s, card)
    _hero_hits(s, card, worth(card))


def absorb(s: State) -> None:
    """Turn over the top mana card and subtract its value from the hit; the hero may repeat this while damage is
    left."""
    card = _turn_mana(s, "discard")
    left = max(0, s.gauges["damage"] - worth(card))
    s.announce("absorbed", card.id, left)
    _count_mana(s, card)
    s.change("damage", left, card.id)
    if left:
        _await_answer(s)
    else:
        s.note("cost", 0)
        _hero_is_next(s)


def bear(s: State) -> None:
    """Take the damage that is left of the hit."""
    damage = s.gauges["damage"]
    s.change("damage", 0)
    _hurt(s, damage)


def renew(s: State) -> None:
    """Buy mana with score. By the house rule, either the whole pool up to its initial size, or one card."""
    short = full_mana(s) - s.gauges["mana"]
    count = short if s.options["mana"] == "pool" else 1
    s.announce("renew", "", count)
    s.change("score", s.gauges["score"] - RENEWAL, "mana")
    s.note("renewed", s.number("renewed") + 1)
    draw_counters(s, "mana.cards", "mana", count, "score")


def may_renew(s: State) -> bool:
    """True if the hero is a mage with enough points and with room for mana."""
    return is_mage(s) and s.gauges["score"] >= RENEWAL and s.gauges["mana"] < full_mana(s)


def _turn_mana(s: State, zone: str) -> Card:
    """Turn the top mana card over into the zone where it is used."""
    card = s.draw("mana.cards", zone)
    assert card is not None
    return card


def _count_mana(s: State, spent: Card) -> None:
    s.change("mana", len(s.cards("mana.cards")), spent.id)


def _clear(s: State) -> None:
    """Discard the cards of the last blow and of initiative."""
    discard(s, (*BLOW, *INITIATIVE))


def _hero_hits(s: State, attack: Card, damage: int) -> None:
    if _evades(s, attack, HERO, damage):
        _monster_attacks(s)
        return
    monster = s.cards("monster")[0]
    turn_over(s, "monster.cards", "monster.hp", damage, attack.id)
    if s.gauges["monster.hp"]:
        _monster_attacks(s)
    else:
        _slain(s, monster)


def _evades(s: State, attack: Card, attacker: str, damage: int) -> bool:
    """Draw an evasion card; return True if it has the other colour, which makes the blow a miss."""
    card = draw(s, "evasion")
    if card.red != attack.red:
        s.announce("miss", card.id, attacker, damage)
        return True
    s.announce("hit", card.id, attacker, damage)
    return False


def _slain(s: State, monster: Card) -> None:
    """Score the monster's full hit points, discard it and the cards of the blow, and return to the door."""
    points = worth(monster)
    s.announce("slain", monster.id, points)
    s.change("score", s.gauges["score"] + points, monster.id)
    discard(s, ("monster",))
    _clear(s)
    s.note("blow", "")
    s.note("rooms", s.number("rooms") + 1)
    s.note("turn", "")
    s.note(STAGE, DOOR)


def _monster_attacks(s: State) -> None:
    s.note("turn", MONSTER)
    _clear(s)
    attack = draw(s, "attack")
    s.note("blow", MONSTER)
    s.note("cost", "")
    s.announce("attack", attack.id, MONSTER)
    if _evades(s, attack, MONSTER, worth(attack)):
        _hero_is_next(s)
        return
    damage = _capped(s, worth(attack))
    if is_mage(s):
        s.change("damage", damage, attack.id)
        _await_answer(s)
    else:
        _hurt(s, _shielded(s, damage))


def _capped(s: State, damage: int) -> int:
    """The damage, in normal difficulty limited to the value of the monster's card."""
    monster = s.cards("monster")[0]
    most = worth(monster)
    if s.facts["difficulty"] == "normal" and damage > most:
        s.announce("capped", monster.id, damage, most)
        return most
    return damage


def _shielded(s: State, damage: int) -> int:
    """The damage that is left after the shield."""
    shield = s.cards("shield")[0]
    blocked = min(damage, shielding(shield))
    if blocked:
        s.announce("blocked", shield.id, blocked)
    return damage - blocked


def _await_answer(s: State) -> None:
    """Ask a mage who can absorb the hit or buy mana; otherwise the hit is borne at once."""
    if s.cards("mana.cards") or may_renew(s):
        s.note(STAGE, HIT)
    else:
        bear(s)


def _hurt(s: State, damage: int) -> None:
    why = s.cards("monster")[0].id
    s.note("cost", turn_over(s, "hp.cards", "hp", damage, why))
    if s.gauges["hp"]:
        _hero_is_next(s)
    else:
        _die(s)


def _hero_is_next(s: State) -> None:
    s.note(STAGE, FIGHT)
    s.note("turn", HERO)


def _die(s: State) -> None:
    """End the run in defeat: normal difficulty keeps the score, hardcore loses it."""
    s.note("turn", "")
    s.announce("death")
    s.end({0: "lost"}, {0: s.gauges["score"] if s.facts["difficulty"] == "normal" else 0})


def leave(s: State) -> None:
    """End the run by walking out of the dungeon with the score."""
    s.announce("leave")
    s.end({0: "left"}, {0: s.gauges["score"]})
