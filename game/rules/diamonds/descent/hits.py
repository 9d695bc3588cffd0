"""Dice of damage and healing: where they come from, who is handed how many, and what they do when rolled."""

from collections.abc import Iterator, Mapping

from game.core.blanks import between, encode
from game.core.descent import CAST, DICE, GIVE, HEAL, HIT, HP, MAX, RESERVE, ROLL, SHARE
from game.core.table import State
from game.core.view import Action

from . import exit_route
from .roster import PHASE, Table, handed, is_healing, name, party, sides, space, standing


def hurt(s: State, _party: int, points: int, why: str) -> None:
    """Turn an enemy's points into dice of damage, less those already paid for."""
    _begin(s, HIT, points, why)
    spare(s)


def heal(s: State, _party: int, points: int, why: str) -> None:
    """Turn a potion's points into dice of healing."""
    _begin(s, HEAL, points, why)


def _begin(s: State, phase: str, points: int, why: str) -> None:
    s.note(PHASE, phase)
    s.note("hit", why)
    s.change(DICE, points, why)


def spare(s: State) -> None:
    """Remove the dice of damage that are paid for; the rest of the reserve stays."""
    dice = min(s.gauges[RESERVE], s.gauges[DICE])
    if dice:
        s.change(RESERVE, s.gauges[RESERVE] - dice, RESERVE)
        s.change(DICE, s.gauges[DICE] - dice, RESERVE)
        exit_route.count(s, "spared", dice)
        s.announce("spared", RESERVE, dice, sides(s))


def legal_handing(s: State) -> Iterator[Action]:
    """Handing the dice out evenly, or some of them to one character."""
    yield Action(SHARE)
    for who in party(s):
        if most := min(s.gauges[DICE], space(s, who)):
            yield Action(GIVE, (who, between(1, most)))


def legal_rolling(s: State) -> Iterator[Action]:
    """Rolling all dice that are left, or entering what was rolled by hand for the next character."""
    yield Action(CAST)
    who = next_to_roll(s)
    if who and sides(s) > 1:
        yield Action(CAST, (between(handed(s, who), handed(s, who) * sides(s)),))


def next_to_roll(t: Table) -> str | None:
    """The first character with unrolled dice; None if there is none."""
    return next((who for who in party(t) if handed(t, who)), None)


def give(s: State, who: str, dice: int) -> None:
    """Hand dice to a character."""
    s.change(f"{DICE}.{who}", handed(s, who) + dice, GIVE)
    s.change(DICE, s.gauges[DICE] - dice, GIVE)


def evenly(s: State) -> None:
    """Hand out the dice that are left, evenly."""
    for who, dice in even_shares(s).items():
        if dice:
            give(s, who, dice)


def even_shares(t: Table) -> dict[str, int]:
    """The number of further dice for each character when they are handed out evenly.

    Each die goes to the character with the fewest dice; among equals, to the one with the most space for more.
    """
    spaces = {who: space(t, who) for who in party(t)}
    shares = dict.fromkeys(spaces, 0)
    for _ in range(t.gauges[DICE]):
        able = [who for who in shares if shares[who] < spaces[who]]
        if not able:
            break
        shares[min(able, key=lambda who: (handed(t, who) + shares[who], shares[who] - spaces[who]))] += 1
    return shares


def settle(s: State) -> None:
    """Go on to rolling when no more dice can be handed out, and on from the card when no dice are left to roll."""
    if s.facts[PHASE] in (HIT, HEAL) and not (s.gauges[DICE] and any(space(s, who) for who in party(s))):
        s.change(DICE, 0, "spilled")
        s.note(PHASE, ROLL)
        if sides(s) == 1:
            roll(s)
    if s.facts[PHASE] == ROLL and next_to_roll(s) is None:
        s.note("hit", None)
        exit_route.faced(s)


def roll(s: State) -> None:
    """Roll all dice of the characters; a die of one side is a plain point."""
    die = sides(s)
    for who in party(s):
        if dice := handed(s, who):
            thrown = [1 + s.rng.below(die) for _ in range(dice)] if die > 1 else [1] * dice
            if die > 1:
                s.announce("rolled", who, encode(name(s, who)), die, *thrown)
            _land(s, who, sum(thrown))


def typed(s: State, points: int) -> None:
    """Apply what the next character rolled by hand."""
    if who := next_to_roll(s):
        s.announce("typed", who, encode(name(s, who)), points)
        _land(s, who, points)


def _land(s: State, who: str, points: int) -> None:
    s.change(f"{DICE}.{who}", 0, CAST)
    if is_healing(s):
        mend(s, who, points, s.text("hit"))
    else:
        wound(s, who, points, s.text("hit"))


def wound(s: State, who: str, points: int, why: str) -> None:
    """Take hit points away, down to 0; a character that reaches 0 goes down."""
    hp = s.gauges[f"{HP}.{who}"]
    lost = min(hp, points)
    exit_route.count(s, "damage", lost)
    s.change(f"{HP}.{who}", hp - lost, why)
    s.announce("hurt", who, encode(name(s, who)), lost)
    if hp and hp == lost:
        s.announce("down", who, encode(name(s, who)))


def mend(s: State, who: str, points: int, why: str) -> None:
    """Give hit points back, up to the maximum; a character that was down stands up."""
    hp = s.gauges[f"{HP}.{who}"]
    won = max(0, min(s.gauges[f"{MAX}.{who}"] - hp, points))
    exit_route.count(s, "healing", won)
    s.change(f"{HP}.{who}", hp + won, why)
    s.announce("healed", who, encode(name(s, who)), won)
    if won and not hp:
        s.announce("revived", who, encode(name(s, who)))


def all_down(t: Table, more: Mapping[str, int], pips: int = 1) -> bool:
    """True if everybody would be down if each die handed out, and each of `more`, showed that many pips."""
    return all((handed(t, who) + more.get(who, 0)) * pips >= t.gauges[f"{HP}.{who}"] for who in standing(t))
