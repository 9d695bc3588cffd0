"""A fight: entering, initiative, blows, evasion by colour, and what a hit does."""

from game.core.cards import Card
from game.core.table import State

from .character import full_mana, is_mage
from .pool import discard, draw, draw_counters, turn_over
from .stages import DOOR, FIGHT, HIT, STAGE
from .worth import shielding, worth

HERO, MONSTER, SPELL = "hero", "monster", "spell"  # whose blow it is; of the hero's, what is cast is a spell
BLOW = ("attack", "evasion")  # where the cards of a blow lie, until the next
INITIATIVE = ("first.hero", "first.monster")
RENEWAL = 10  # points that mana costs


def enter(s: State) -> None:
    """A monster comes, with its hit points; initiative is drawn, and if the monster has it, it attacks."""
    monster = draw(s, "monster")
    s.tell("room", monster.id, worth(monster))
    draw_counters(s, "monster.cards", "monster.hp", worth(monster), monster.id)
    s.note(STAGE, FIGHT)
    if _who_is_first(s) == MONSTER:
        _monster_attacks(s)
    else:
        s.note("turn", HERO)


def _who_is_first(s: State) -> str:
    """The monster's initiative card, then the hero's: the higher is first; on a tie both draw again."""
    while True:
        theirs, mine = draw(s, "first.monster"), draw(s, "first.hero")
        if worth(theirs) != worth(mine):
            first = HERO if worth(mine) > worth(theirs) else MONSTER
            s.tell("first", first, theirs.id, mine.id)
            return first
        s.tell("tie", "", theirs.id, mine.id)
        discard(s, INITIATIVE)


def strike(s: State) -> None:
    """The hero's blow: a warrior's is worth its card; a mage's card gives only the colour, for one point."""
    _clear(s)
    card = draw(s, "attack")
    s.note("blow", HERO)
    s.tell("attack", card.id, HERO)
    _hero_hits(s, card, 1 if is_mage(s) else worth(card))


def cast(s: State) -> None:
    """An attack spell: the top mana card is turned over; its colour and value are the attack."""
    _clear(s)
    card = _turn_mana(s, "attack")
    s.note("blow", SPELL)
    s.tell("cast", card.id)
    _count_mana(s, card)
    _hero_hits(s, card, worth(card))


def absorb(s: State) -> None:
    """A shield spell: the top mana card takes its value off the hit; one by one, as long as there is damage left."""
    card = _turn_mana(s, "discard")
    left = max(0, s.gauges["damage"] - worth(card))
    s.tell("absorbed", card.id, left)
    _count_mana(s, card)
    s.change("damage", left, card.id)
    if left:
        _await_answer(s)
    else:
        s.note("cost", 0)
        _hero_is_next(s)


def bear(s: State) -> None:
    """Take what is left of the hit."""
    damage = s.gauges["damage"]
    s.change("damage", 0)
    _hurt(s, damage)


def renew(s: State) -> None:
    """Mana for score.  House rule: the whole pool, up to its first size, or one card."""
    short = full_mana(s) - s.gauges["mana"]
    count = short if s.options["mana"] == "pool" else 1
    s.tell("renew", "", count)
    s.change("score", s.gauges["score"] - RENEWAL, "mana")
    s.note("renewed", s.number("renewed") + 1)
    draw_counters(s, "mana.cards", "mana", count, "score")


def may_renew(s: State) -> bool:
    """Has the mage points to spend, and room for mana?"""
    return is_mage(s) and s.gauges["score"] >= RENEWAL and s.gauges["mana"] < full_mana(s)


def _turn_mana(s: State, zone: str) -> Card:
    """Turn the top mana card over, to where it is used."""
    card = s.draw("mana.cards", zone)
    assert card is not None
    return card


def _count_mana(s: State, spent: Card) -> None:
    s.change("mana", len(s.cards("mana.cards")), spent.id)


def _clear(s: State) -> None:
    """Before a blow: the cards of the last one, or of initiative, are done with."""
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
    """An evasion card of the other colour: a miss."""
    card = draw(s, "evasion")
    if card.red != attack.red:
        s.tell("miss", card.id, attacker, damage)
        return True
    s.tell("hit", card.id, attacker, damage)
    return False


def _slain(s: State, monster: Card) -> None:
    """It is worth its full hit points; it and all its cards are done with."""
    points = worth(monster)
    s.tell("slain", monster.id, points)
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
    s.tell("attack", attack.id, MONSTER)
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
    """In normal difficulty no hit is worth more than the monster's card."""
    monster = s.cards("monster")[0]
    most = worth(monster)
    if s.facts["difficulty"] == "normal" and damage > most:
        s.tell("capped", monster.id, damage, most)
        return most
    return damage


def _shielded(s: State, damage: int) -> int:
    """The shield takes its share off every hit."""
    shield = s.cards("shield")[0]
    blocked = min(damage, shielding(shield))
    if blocked:
        s.tell("blocked", shield.id, blocked)
    return damage - blocked


def _await_answer(s: State) -> None:
    """A mage who can do something about a hit is asked; another bears it."""
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
    """In normal difficulty the score is kept; in hard core it is lost."""
    s.note("turn", "")
    s.tell("death")
    s.end({0: "lost"}, {0: s.gauges["score"] if s.facts["difficulty"] == "normal" else 0})


def leave(s: State) -> None:
    """Walk out of the dungeon with the score."""
    s.tell("leave")
    s.end({0: "left"}, {0: s.gauges["score"]})
