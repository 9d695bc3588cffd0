"""The effects of abilities, as frames that are carried out one after the other by `immediate_effects`
and `effect_questions`."""

from game.core.table import Frame

from .ability import TURN

PICK, RANDOM, HIGH = "pick", "random", "high"  # how the card to lose is chosen: by its owner, by chance, or the highest
ENCOUNTER = "encounter"
__all__ = ["ENCOUNTER", "HIGH", "PICK", "RANDOM", "TURN"]


def _frame(kind: str, *data: str | int) -> Frame:
    return Frame(kind, -1, data)


def draw(who: str, n: int) -> Frame:
    """DRAW: `n` cards from the own deck, one at a time (2.10)."""
    return _frame("draw", who, n)


def discard(who: str, n: int, how: str = PICK) -> Frame:
    """DISCARD: `n` cards of its hand, or all if it has fewer."""
    return _frame("discard", who, n, how)


def look(who: str, n: int) -> Frame:
    """LOOK with `order`: look at the top cards of the own deck and put them back on top or to the bottom in any
    order."""
    return _frame("look", who, n)


def palm(who: str, n: int) -> Frame:
    """LOOK and SWAP: swap one of the top cards of the own deck for one of the hand; the rest go back in the same
    order."""
    return _frame("palm", who, n)


def spy(me: str, foe: str) -> Frame:
    """LOOK: look at all cards of a foe's hand."""
    return _frame("spy", me, foe)


def recover(who: str, n: int) -> Frame:
    """RECOVER: take `n` chosen cards from the own discard pile into the hand."""
    return _frame("recover", who, n)


def negate_attack() -> Frame:
    """NEGATE attack: its cards are discarded, nobody draws, nobody defends (C3)."""
    return _frame("negate-attack")


def negate_ability() -> Frame:
    """NEGATE ability: the ability announced last has no effect; its cost stays paid (A30)."""
    return _frame("negate-ability")


def raise_attack(n: int) -> Frame:
    """RAISE every card of the current attack by `n`; a negative `n` lowers."""
    return _frame("raise-attack", n)


def raise_defence(n: int) -> Frame:
    """RAISE every card of the answer in the current combat by `n`; a negative `n` lowers."""
    return _frame("raise-defence", n)


def next_raise(who: str, n: int, least: int = 1, most: int = 5) -> Frame:
    """RAISE every card of its next attack of `least` to `most` cards this Turn by `n`."""
    return _frame("add", who, f"next:raise:{least}:{most}", n)


def turn_raise(who: str, n: int, least: int = 1, most: int = 5) -> Frame:
    """RAISE every card of its attacks of `least` to `most` cards this Turn by `n`."""
    return _frame("add", who, f"turn:raise:{least}:{most}", n)


def next_range(who: str, low: int, high: int) -> Frame:
    """RANGE: one card of its next attack this Turn may count as its value plus `low` to `high`."""
    return _frame("add", who, f"next:range:{low}:{high}", 1)


def turn_wild(who: str, n: int) -> Frame:
    """WILD: `n` cards of each of its attacks this Turn count as any card."""
    return _frame("add", who, "turn:wild", n)


def seal(me: str, foe: str, until: str = ENCOUNTER) -> Frame:
    """SEAL: one ability of a foe, chosen now, cannot be used; for the encounter, or to the end of the foe's next
    turn."""
    return _frame("seal", me, foe, until)


def summon(me: str, pet: str, n: int) -> Frame:
    """SUMMON: a new pet (of an enemy: a new enemy) with `n` cards of the summoner's deck (2.13)."""
    return _frame("summon", me, pet, n)


def tribute(who: str, most: int) -> Frame:
    """SAC, chosen now: from one card of its hand up to `most`."""
    return _frame("tribute", who, most)


def depart(who: str) -> Frame:
    """The figure leaves the fight without being Defeated, and its cards are discarded."""
    return _frame("depart", who)


def redirect(to: str) -> Frame:
    """REDIRECT: the current attack gets another target."""
    return _frame("redirect", to)


def extra(who: str, n: int) -> Frame:
    """EXTRA: `n` more attack actions this Turn."""
    return _frame("add", who, "attacks", n)


def rouse(who: str) -> Frame:
    """A figure that has acted may act once more, with what it is then given."""
    return _frame("rouse", who)


def extra_singles(who: str, n: int) -> Frame:
    """EXTRA with `max1`: `n` more attacks this Turn, of Singles only."""
    return _frame("add", who, "singles", n)


def set_threat(who: str, n: int) -> Frame:
    """THREAT set: its Threat is `n` until its next turn."""
    return _frame("set", who, "threat", n)


def mark_out(who: str, n: int) -> Frame:
    """THREAT set: its Threat is `n` for the whole encounter."""
    return _frame("set", who, "threat:always", n)


def flip_threat(who: str) -> Frame:
    """THREAT flip: the top card of its deck is discarded."""
    return _frame("flip-threat", who)


def bury_threat(who: str) -> Frame:
    """THREAT bury: the top card of its discards goes to the bottom of the pile."""
    return _frame("bury-threat", who)


def shield(n: int) -> Frame:
    """SHIELD: if the defender of the current combat fails, it takes back `n` of the cards it played."""
    return _frame("shield", n)


def ward(who: str, n: int) -> Frame:
    """SHIELD on a turn: the same for its first defence before its next turn."""
    return _frame("add", who, "ward", n)


def bind(who: str, most: int) -> Frame:
    """BIND: it may not attack with more than `most` cards until the end of its next turn; 0 means no attack."""
    return _frame("bind", who, most)


def revive(who: str, n: int) -> Frame:
    """REVIVE: instead of being Defeated it draws `n` cards."""
    return draw(who, n)


def deuce(who: str, n: int) -> Frame:
    """DEUCE: counts as `n` more 2s at this encounter's Loot check."""
    return _frame("add", who, "deuces", n)
