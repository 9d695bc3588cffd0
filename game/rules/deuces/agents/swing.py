"""What a combat is worth, in cards, as somebody can know it who sees only what a view shows."""

from copy import copy

from game.core.table import State, Token

from ..brawl import attack_size, attacker, defender, hand, is_pet, mark, size
from ..combat import attack_reading, standing
from ..conditions import would_tie
from ..hands import Reading, answers, compare
from ..might import powers
from ..names import FAILED, TIED, WON
from ..ruleset import mode_of
from ..seen import BACK
from ..uses import abilities_of, is_sealed, is_used
from .odds import Odds, odds

A_FALL, A_PETS_FALL = 1.5, 0.5  # what defeating somebody is worth besides its cards
A_RISK = 2.0  # what it costs to attack with the last cards, and lose
CERTAIN = {WON: Odds(1.0, 0.0, 0.0), TIED: Odds(0.0, 1.0, 0.0), FAILED: Odds(0.0, 0.0, 1.0)}


def chances(s: State, who: str, foe: str, attack: Reading) -> Odds:
    """How an attack on somebody is likely to end: certain where its cards are known."""
    likely = _as_played(s, who, foe, attack)
    if _takes_ties(s, foe):
        return Odds(likely.wins, 0.0, likely.loses + likely.ties)
    if _takes_ties(s, who):
        return Odds(likely.wins + likely.ties, 0.0, likely.loses)
    return likely


def _takes_ties(s: State, who: str) -> bool:
    """Has somebody an ability left that makes its own of a tie?"""
    able = (one for one in abilities_of(s, who) if one.can is would_tie)
    return any(not is_used(s, who, one) and not is_sealed(s, who, one) for one in able)


def _as_played(s: State, who: str, foe: str, attack: Reading) -> Odds:
    """How it is likely to end, if nothing but cards is played."""
    cards, own = hand(s, foe), powers(s, foe, who, False)
    known = tuple(card for card in cards if card != BACK)
    hidden = len(cards) - len(known)
    results = [compare(attack, answer) for _, answer in answers(known, own, attack)] if known else []
    if -1 in results:
        return CERTAIN[FAILED]
    found = odds(attack, hidden, own.raised(attack.size)) if hidden else CERTAIN[WON]
    return Odds(0.0, found.wins + found.ties, found.loses) if 0 in results else found


def swing(likely: Odds, count: int, cards: int, back: int, last: bool, fall: float = A_FALL) -> float:
    """What an attack of so many cards is worth to the attacker, on somebody who has so many and takes some back;
    `last`: the attacker has no others."""
    lost = max(min(count, cards) - back, 0)
    won = lost + (fall if lost >= cards else 0.0)
    return likely.wins * won - likely.loses * (count + (A_RISK if last else 0.0))


def outcome(s: State) -> float:
    """What the combat under way is worth to the attacker."""
    who, foe, count = attacker(s), defender(s), attack_size(s)
    if s.facts["negated"]:
        return -float(count)
    attack = attack_reading(s)
    likely = CERTAIN[standing(s)] if s.facts["shown"] or attack is None else chances(s, who, foe, attack)
    back = s.number("shield") + mark(s, foe, "ward")
    return swing(likely, count, size(s, foe), back, not hand(s, who), worth_of_fall(s, foe))


def worth_of_fall(s: State, who: str) -> float:
    """What it is worth to defeat somebody."""
    return (A_PETS_FALL if is_pet(who) else A_FALL) * mode_of(s).agents.dear(s, who)


def with_facts(s: State, **facts: str | int | bool) -> State:
    """The table if these facts were so; only to be looked at."""
    twin = copy(s)
    twin.facts = {**s.facts, **{name.replace("_", "."): value for name, value in facts.items()}}
    return twin


def with_mark(s: State, who: str, name: str, n: int) -> State:
    """The table if a mark were so much more; only to be looked at."""
    twin, token = copy(s), s.tokens[who]
    marks = {**token.marks, name: token.marks.get(name, 0) + n}
    twin.tokens = {**s.tokens, who: Token(token.kind, token.seat, marks)}
    return twin
