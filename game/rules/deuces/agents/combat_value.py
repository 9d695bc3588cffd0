"""The worth of a combat, in cards, from what a view shows."""

from copy import copy

from game.core.table import State, Token

from ..card_plays import Reading, answers, compare
from ..combat import attack_reading, cards_back, standing
from ..conditions import would_tie
from ..names import FAILED, TIED, WON
from ..powers import powers
from ..queries import attack_size, attacker, defender, hand, is_pet, size
from ..ruleset import mode_of
from ..uses import abilities_of, is_sealed, is_used
from ..view_state import BACK
from .odds import Odds, odds

A_FALL, A_PETS_FALL = 1.5, 0.5  # the worth of a Defeat, besides the cards lost
A_RISK = 2.0  # the cost of losing an attack with the last cards
CERTAIN = {WON: Odds(1.0, 0.0, 0.0), TIED: Odds(0.0, 1.0, 0.0), FAILED: Odds(0.0, 0.0, 1.0)}


def chances(s: State, who: str, foe: str, attack: Reading) -> Odds:
    """The odds of an attack on `foe`: certain if its cards are known."""
    likely = _as_played(s, who, foe, attack)
    if _takes_ties(s, foe):
        return Odds(likely.wins, 0.0, likely.loses + likely.ties)
    if _takes_ties(s, who):
        return Odds(likely.wins + likely.ties, 0.0, likely.loses)
    return likely


def _takes_ties(s: State, who: str) -> bool:
    """True if a figure has an ability left that wins a tie."""
    able = (one for one in abilities_of(s, who) if one.can is would_tie)
    return any(not is_used(s, who, one) and not is_sealed(s, who, one) for one in able)


def _as_played(s: State, who: str, foe: str, attack: Reading) -> Odds:
    """The odds of an attack if only cards are played."""
    cards, own = hand(s, foe), powers(s, foe, who, False)
    known = tuple(card for card in cards if card != BACK)
    hidden = len(cards) - len(known)
    results = [compare(attack, answer) for _, answer in answers(known, own, attack)] if known else []
    if -1 in results:
        return CERTAIN[FAILED]
    found = odds(attack, hidden, own.raised(attack.size)) if hidden else CERTAIN[WON]
    return Odds(0.0, found.wins + found.ties, found.loses) if 0 in results else found


def attack_value(likely: Odds, count: int, cards: int, back: int, last: bool, fall: float = A_FALL) -> float:
    """The worth of an attack of `count` cards to the attacker, on a figure that holds `cards` cards and takes `back` of
    them back; `last` is True if the attacker has no other cards."""
    lost = max(min(count, cards) - back, 0)
    won = lost + (fall if lost >= cards else 0.0)
    return likely.wins * won - likely.loses * (count + (A_RISK if last else 0.0))


def outcome(s: State) -> float:
    """The worth of the current combat to the attacker."""
    who, foe, count = attacker(s), defender(s), attack_size(s)
    if s.facts["negated"]:
        return -float(count)
    attack = attack_reading(s)
    likely = CERTAIN[standing(s)] if s.facts["shown"] or attack is None else chances(s, who, foe, attack)
    return attack_value(likely, count, size(s, foe), cards_back(s), not hand(s, who), worth_of_fall(s, foe))


def worth_of_fall(s: State, who: str) -> float:
    """The worth of defeating a figure."""
    return (A_PETS_FALL if is_pet(who) else A_FALL) * mode_of(s).agents.dear(s, who)


def with_facts(s: State, **facts: str | int | bool) -> State:
    """A copy of the table with these facts changed; read-only."""
    twin = copy(s)
    twin.facts = {**s.facts, **{name.replace("_", "."): value for name, value in facts.items()}}
    return twin


def with_mark(s: State, who: str, name: str, n: int) -> State:
    """A copy of the table with a mark raised by `n`; read-only."""
    twin, token = copy(s), s.tokens[who]
    marks = {**token.marks, name: token.marks.get(name, 0) + n}
    twin.tokens = {**s.tokens, who: Token(token.kind, token.seat, marks)}
    return twin
