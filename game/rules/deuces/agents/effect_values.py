"""The worth of effects, in cards, to a figure and its side.

Abilities are judged by their frames, so there is no list of abilities here.
"""

from collections.abc import Callable, Iterable, Mapping

from game.core.table import Frame, State

from ..cards import LIMIT
from ..catalog import ABILITIES
from ..conditions import can_attack
from ..effects import HIGH, PICK, RANDOM
from ..names import GM
from ..powers import targets
from ..queries import (
    allies,
    announced,
    attacker,
    defender,
    discard_of,
    fighters,
    hand,
    heroes,
    is_hero,
    is_out,
    is_pet,
    kind,
    mark,
    master,
    side_of,
    size,
    source,
    threat,
)
from ..ruleset import mode_of, special_of
from ..uses import abilities_of, is_sealed
from ..view_state import BACK
from .attacks import best_attack
from .card_values import AVERAGE
from .combat_value import outcome, with_facts, with_mark, worth_of_fall
from .tributes import best_tribute

A_DISCARD = {PICK: 0.55, RANDOM: 0.9, HIGH: 1.15}
A_LOOK, A_PALM, A_SPY = 0.1, 0.35, 0.3
AN_EYE = 0.15  # the worth of a look for each other figure that can use it at once
PATIENCE = 5  # pets of a kind that may fall in an encounter before another one is worth less
FEW, LIKELY_FALL = 2, 0.6  # the cards of a figure that is in danger, and how likely it then falls
NO_ATTACK = 0.8  # the most that a bind can cost that allows no attack
A_SEAL, A_BIND, A_TAUNT, A_WARD, A_DEUCE = 0.5, 0.35, 0.15, 0.4, 0.5
OVER_LIMIT = 0.15  # the worth of a card beyond the limit, which must be discarded again
MOST_GAIN = 3.0  # the most that negating an ability can be worth
AN_EXTRA = 0.5  # the worth of an extra attack, as a share of the best attack's


def gain(s: State, me: str, frames: Iterable[Frame]) -> float:
    """The worth of these effects to `me`, in cards."""
    total, then, now = 0.0, s, s
    for frame in frames:
        if frame.kind in IN_COMBAT:
            then = IN_COMBAT[frame.kind](then, *frame.data)
        elif frame.kind == "negate-ability":
            total -= _announced(s, me)
        else:
            who = str(frame.data[0])
            worth = OF_KIND[frame.kind](now, *frame.data) if who else 0.0
            total += worth * (_stake(s, me, who) if who else 1.0)
            if frame.kind == "rouse":
                now = _roused(now, who)
    if then is not s:
        won = outcome(then) - outcome(s)
        total += won * (_stake(s, me, attacker(s)) - _stake(s, me, defender(s))) / 2
    return total


def _stake(s: State, me: str, who: str) -> float:
    return mode_of(s).agents.stake(s, me, who)


def _announced(s: State, me: str) -> float:
    """The worth of the announced ability to `me`, if it is aimed at the best target."""
    one, who = ABILITIES[announced(s)], source(s)
    assert one.deed is not None
    aims = one.aim(s, who) if one.aim is not None else (other_one(s, who),)
    worth = min(max((gain(s, who, _plain(one.deed(s, who, aim))) for aim in aims), default=0.0), MOST_GAIN)
    return worth * _stake(s, me, who)


def other_one(s: State, who: str) -> str:
    """The target of an ability that lets nobody choose one: the opponent in the combat; "" if there is none."""
    pair = (attacker(s), defender(s))
    return pair[who == pair[0]] if who in pair else ""


def _plain(frames: Iterable[Frame]) -> list[Frame]:
    """The effects without those that negate another ability, because that ability is no longer known."""
    return [frame for frame in frames if frame.kind != "negate-ability"]


def _roused(s: State, who: str) -> State:
    """The table when a figure that has acted may act again, only with what it is given next."""
    if mark(s, who, "acted"):
        for name in ("acted", "attacks", "singles"):
            s = with_mark(s, who, name, -mark(s, who, name))
    return s


# effects on the current combat


def _redirected(s: State, to: str) -> State:
    return with_facts(s, defender=to, shield=0, defence_raise=0)


def _more(fact: str) -> Callable[..., State]:
    return lambda s, n: with_facts(s, **{fact.replace(".", "_"): s.number(fact) + n})


IN_COMBAT: Mapping[str, Callable[..., State]] = {
    "negate-attack": lambda s: with_facts(s, negated=True),
    "raise-attack": _more("attack.raise"),
    "raise-defence": _more("defence.raise"),
    "shield": _more("shield"),
    "redirect": _redirected,
}


# all other effects: the worth to the figure that they affect


def _draw(s: State, who: str, n: int) -> float:
    room = max(LIMIT - size(s, who), 0) if is_hero(who) else n
    return min(n, room) + OVER_LIMIT * max(n - room, 0)


def _discard(s: State, who: str, n: int, how: str) -> float:
    held = size(s, who)
    return -A_DISCARD[how] * min(n, held) - (worth_of_fall(s, who) if held <= n else 0.0)


def _recover(s: State, who: str, n: int) -> float:
    best = max((card.rank for card in s.cards(discard_of(s, who))), default=0)
    return n * (1 + (best - 8) * 0.03 + AVERAGE / 2) if best else 0.0


def _seal(s: State, me: str, foe: str, until: str) -> float:
    left = [one for one in abilities_of(s, foe) if not is_sealed(s, foe, one)]
    return A_SEAL if left else 0.0


def _spy(s: State, me: str, foe: str) -> float:
    """The worth of looking at a hand: nothing if it is known, and more with others who can use that this Turn."""
    if BACK not in hand(s, foe):
        return 0.0
    return A_SPY + AN_EYE * sum(can_attack(s, ally) for ally in allies(s, me) if ally != me)


def _bind(s: State, who: str, most: int) -> float:
    old = mark(s, who, "bind")
    if old and old <= most + 1:
        return 0.0
    if most:
        return -min(A_BIND, 0.1 * (size(s, who) - most))
    return -min(NO_ATTACK, 0.25 * size(s, who)) - _prey(s, who)


def _prey(s: State, who: str) -> float:
    """The figure's part in the danger that its side Defeats an opponent with few cards: that hangs on every figure with
    cards enough."""
    weak = [foe for foe in targets(s, who, 1) if size(s, foe) <= FEW]
    if not weak:
        return 0.0
    worth, least = max((worth_of_fall(s, foe) + size(s, foe), size(s, foe)) for foe in weak)
    able = [one for one in fighters(s, side_of(s, who)) if size(s, one) >= least and mark(s, one, "bind") != 1]
    return LIKELY_FALL * worth / len(able) if who in able else 0.0


def _summon(s: State, me: str, pet: str, n: int) -> float:
    """The worth of a new pet. Once many of its kind have fallen in this encounter, a good attack is worth more, so that
    nobody goes on for ever to summon what always falls. But each of them takes an attack: to give up sooner, or
    altogether, loses duels."""
    lost = sum(kind(s, who) == pet and is_out(s, who) and _summoner(s, who) == _summoner(s, me) for who in s.tokens)
    return n / (1 << max(lost - PATIENCE + 1, 0))


def _summoner(s: State, who: str) -> str:
    return master(s, who) if is_pet(who) else who if is_hero(who) else GM


def _set(s: State, who: str, name: str, n: int) -> float:
    """The worth of setting a Threat: a high one draws the attacks, which is good if the strongest hero has it."""
    return _taunt(s, who, n) if name == "threat" else 0.0


def _taunt(s: State, who: str, height: int) -> float:
    party = [hero for hero in heroes(s) if hero != who and side_of(s, hero) == side_of(s, who)]
    top = max((threat(s, hero) for hero in party), default=0)
    if not is_hero(who) or not party or (height > top) == (threat(s, who) > top):
        return 0.0
    steadier = size(s, who) - min(size(s, hero) for hero in party)
    worth = A_TAUNT * steadier
    return worth if height > top else -worth


def _flip(s: State, who: str) -> float:
    """The worth of a new Threat card, which is likely to be about an eight."""
    return _taunt(s, who, 8)


def _bury(s: State, who: str) -> float:
    pile = s.cards(discard_of(s, who))
    return _taunt(s, who, pile[-2].rank if len(pile) > 1 else 8)


def _add(s: State, who: str, name: str, n: int) -> float:
    """The worth of added power: the gain of the best attack."""
    if name in ("ward", "deuces"):
        return n * (A_WARD if name == "ward" else A_DEUCE)
    if mark(s, who, "acted"):
        return 0.0
    now = best_attack(s, [who])
    if name in ("attacks", "singles") and now is not None:
        worth = AN_EXTRA * max(now.worth, 0.3) if size(s, who) > 1 else 0.0
        return worth * n * (0.7 if name == "singles" else 1.0)
    then = best_attack(with_mark(s, who, name, n), [who])
    return max(then.worth - (now.worth if now else 0.0), 0.0) if then else 0.0


OF_KIND: Mapping[str, Callable[..., float]] = {
    "draw": _draw,
    "discard": _discard,
    "look": lambda s, who, n: A_LOOK * n,
    "palm": lambda s, who, n: A_PALM,
    "spy": _spy,
    "recover": _recover,
    "seal": _seal,
    "bind": _bind,
    "set": _set,
    "flip-threat": _flip,
    "bury-threat": _bury,
    "add": _add,
    "summon": _summon,
    "tribute": best_tribute,
    "toll": lambda s, who: -A_DISCARD[PICK],
    "free": lambda s, pet: special_of(s).freeing(s, pet),
    "rouse": lambda s, who: 0.0,
}
