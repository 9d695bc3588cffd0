"""One combat, from the declared attack to the cards drawn after it (2.8)."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from math import comb
from typing import NamedTuple

from game.core.blanks import is_blank
from game.core.cards import Card, parse
from game.core.table import Frame, State
from game.core.view import Action

from .ability import D_ATTACK, D_DEFENCE, FAIL_DEF, WIN_ATT, WIN_DEF
from .card_plays import Reading, answers, best, compare, order, readings
from .cards import clear_played, label
from .effects import draw
from .folding import may_fold
from .frames import Handlers, Question, queue, then
from .names import FAILED, TIED, WON, hand_of, other, played_by
from .powers import powers, reach
from .queries import attack_size, attacker, defender, gm_seat, hand, mark, played, result, seat_of, side_of
from .ruleset import special_of

READ_AS = "as="
THROWS, LOWEST = 2000, 10  # the largest number of throws to list; from a larger hand only its lowest cards


class Attack(NamedTuple):
    """An attack as an action states it: the attacker, its cards, the target, and the reading of the cards ("": the best
    one)."""

    who: str
    cards: tuple[Card, ...]
    target: str
    read_as: str

    @classmethod
    def of(cls, s: State, action: Action) -> "Attack":
        """Parse an action; a blank for the reading is ignored."""
        last = action.ids[-1]
        read_as = last if last.startswith(READ_AS) else ""
        *cards, target = action.ids[:-1] if read_as or is_blank(last) else action.ids
        held = tuple(parse(id) for id in cards)
        return cls(s.find(held[0]).removeprefix("hand."), held, target, read_as)

    def reading(self, s: State) -> Reading:
        """The reading of its cards: the best one, unless its owner has chosen another."""
        ways = allowed(s, self.who, self.target, self.cards)
        return next((one for one in ways if READ_AS + one.text == self.read_as), ways[0])


def declare(s: State, attack: Attack) -> None:
    """C1: declare an attack; the steps that follow are put on the stack."""
    who, cards, target, read_as = attack
    reading = attack.reading(s)
    spend = "singles" if mark(s, who, "singles") and (reading.size == 1 or not mark(s, who, "attacks")) else "attacks"
    s.mark(who, spend, mark(s, who, spend) - 1)
    for fact, value in (
        ("attacker", who),
        ("defender", target),
        ("size", reading.size),
        ("as", read_as),
        ("result", ""),
    ):
        s.note(fact, value)
    _reset(s)
    for card in cards:
        s.move(card, played_by(who), src=hand_of(who))
    s.note("idle", 0)
    up = powers(s, who, target, True).raised(reading.size)
    s.announce("attack", who, label(s, who), label(s, target), target, reading.size, reading.kind, up, *reading.values)
    theirs = other(side_of(s, who))
    queue(
        s,
        then("window", D_ATTACK, theirs),
        then("defence"),
        then("window", D_DEFENCE, side_of(s, who)),
        then("compare"),
        then("done"),
    )


def _reset(s: State) -> None:
    for fact in ("attack.raise", "defence.raise", "shield"):
        s.note(fact, 0)
    s.note("negated", False)
    s.note("shown", False)


def allowed(s: State, who: str, foe: str, cards: Sequence[Card]) -> list[Reading]:
    """All readings with which a figure may attack a foe with these cards, the best first. Readings with more cards than
    it may use against this foe are left out."""
    far = reach(s, who, foe)
    return [one for one in readings(cards, powers(s, who, foe, True)) if one.size <= far]


def attack_reading(s: State) -> Reading | None:
    """The current reading of the attack, including all effects on it; None if an effect made it invalid (A68)."""
    who, foe, cards = attacker(s), defender(s), tuple(order(tuple(played(s, attacker(s)))))
    own = powers(s, who, foe, True)
    if s.facts["as"]:
        said = [one for one in readings(cards, own) if READ_AS + one.text == s.facts["as"]]
        if said:
            return said[0]
    return best(cards, own, size=attack_size(s))


def answer_reading(s: State) -> Reading | None:
    """The reading of the answer in play; None if it is not a valid answer."""
    return answer_of(s, played(s, defender(s)))


def answer_of(s: State, cards: Sequence[Card]) -> Reading | None:
    """The reading of some cards as an answer; None if they are not a valid answer."""
    attack, found = attack_reading(s), order(cards)
    if attack is None or not found:
        return None
    return dict(answers(found, powers(s, defender(s), attacker(s), False), attack)).get(found)


def standing(s: State) -> str:
    """The result of the combat if nothing more happens: WON, TIED or FAILED for the attacker (C6). An attack that has
    become invalid cannot win (A68)."""
    attack, defence = attack_reading(s), answer_reading(s)
    if attack is None:
        return FAILED
    return {1: WON, 0: TIED, -1: FAILED}[compare(attack, defence)]


# the answer


def _negate(s: State) -> None:
    """C3: the attack's cards will be discarded, nobody defends, nobody draws."""
    s.note("negated", True)
    s.announce("negated-attack", attacker(s), label(s, attacker(s)))


def _raise_attack(s: State, n: int) -> None:
    s.note("attack.raise", s.number("attack.raise") + n)
    s.announce("raised", attacker(s), label(s, attacker(s)), n)
    _stand(s)


def _raise_defence(s: State, n: int) -> None:
    s.note("defence.raise", s.number("defence.raise") + n)
    s.announce("raised", defender(s), label(s, defender(s)), n)
    _stand(s)


def _shield(s: State, n: int) -> None:
    s.note("shield", s.number("shield") + n)


def _redirect(s: State, to: str) -> None:
    """REDIRECT: change the target; effects on the first target's answer do not pass to the new one."""
    s.note("defender", to)
    s.note("shield", 0)
    s.note("defence.raise", 0)
    s.announce("redirected", to, label(s, to))


def _defence(s: State) -> None:
    """C4: the defender must play as many cards as the attack has, or all its cards if it has fewer."""
    if s.facts["negated"]:
        return
    choices = plays(s, defender(s))
    if len(choices) == 1:
        defend(s, [parse(id) for id in choices[0]])
    elif choices:
        queue(s, then("defend"))
    else:
        s.announce("helpless", defender(s), label(s, defender(s)))


def plays(s: State, who: str) -> list[tuple[str, ...]]:
    """All plays of a defender: every valid answer, and every choice of cards to throw away (A31).

    From a hand with too many possible throws only throws of its lowest cards are listed: others make no sense.
    """
    attack, cards = attack_reading(s), order(tuple(hand(s, who)))
    valid = [] if attack is None else [found for found, _ in answers(cards, powers(s, who, attacker(s), False), attack)]
    spare = cards if comb(len(cards), attack_size(s)) <= THROWS else cards[-LOWEST:]
    thrown = combinations(spare, min(attack_size(s), len(cards))) if cards else ()
    listed = dict.fromkeys([*(tuple(found) for found in valid), *thrown])
    return [tuple(card.id for card in found) for found in listed]


def _seats(s: State) -> list[int]:
    return [seat_of(s, defender(s))]


def _legal(s: State, seat: int) -> Iterator[Action]:
    for ids in plays(s, defender(s)):
        yield Action("defend", ids, seat)
    if seat == gm_seat(s):
        yield from may_fold(s)


def _answer(s: State, action: Action) -> None:
    defend(s, [parse(id) for id in action.ids])


def defend(s: State, cards: Sequence[Card]) -> None:
    """Show the defender's cards."""
    who = defender(s)
    for card in cards:
        s.move(card, played_by(who), src=hand_of(who))
    reading = answer_reading(s)
    if reading is None:
        s.announce("throws", who, label(s, who), len(cards), *(card.id for card in cards))
    else:
        up = powers(s, who, attacker(s), False).raised(reading.size)
        s.announce("answers", who, label(s, who), reading.size, reading.kind, up, *reading.values)
    s.note("shown", True)
    _stand(s)


def _stand(s: State) -> None:
    """Note the standing of the combat, once the answer is shown."""
    if s.facts["shown"]:
        s.note("result", standing(s))


# the end of a combat


def _compare(s: State) -> None:
    """C6: decide the winner, and queue C7 to C9."""
    if s.facts["negated"]:
        _spend(s)
        return
    s.note("result", standing(s))
    s.announce("combat", attacker(s), label(s, attacker(s)), label(s, defender(s)), result(s), attack_size(s))
    _note_success(s)
    queue(s, then("shielded"), then("clear"), *_draws(s), *_triggers(s), *special_of(s).fought(s))


def _note_success(s: State) -> None:
    """Note that a side has succeeded this Turn."""
    for who, lost in ((attacker(s), FAILED), (defender(s), WON)):
        if result(s) != lost:
            s.note(f"sidewon.{side_of(s, who)}", True)


def cards_back(s: State) -> int:
    """The most cards that the defender takes back if its defence fails: those of shields in this combat and before."""
    return s.number("shield") + mark(s, defender(s), "ward")


def _shielded(s: State) -> None:
    """C7: let a shielded defender that failed take cards back."""
    who = defender(s)
    back = min(cards_back(s), len(played(s, who)))
    if mark(s, who, "ward"):
        s.mark(who, "ward", 0)
    if result(s) == WON:
        queue(s, *[then("take-back", who)] * back)


def _clear(s: State) -> None:
    """C7: discard all cards in play."""
    for who in (attacker(s), defender(s)):
        clear_played(s, who)
    _spend(s)


def _spend(s: State) -> None:
    """Remove the marks that were for a single attack."""
    who, count = attacker(s), attack_size(s)
    s.mark(who, "attacked")
    for name in list(s.tokens[who].marks):
        parts = name.split(":")
        if parts[0] == "next" and (parts[1] != "raise" or int(parts[2]) <= count <= int(parts[3])):
            s.mark(who, name, 0)


def _draws(s: State) -> list[Frame]:
    """C8: each figure that succeeded draws as many cards as the play counted, the attacker first."""
    who = {WON: [attacker(s)], TIED: [attacker(s), defender(s)], FAILED: [defender(s)]}[result(s)]
    return [draw(one, attack_size(s)) for one in who]


def _triggers(s: State) -> list[Frame]:
    """C9: the abilities triggered by success and failure, the attacker's first."""
    mine, theirs = attacker(s), defender(s)
    if result(s) == WON:
        return [then("moment", WIN_ATT, mine, theirs), then("moment", FAIL_DEF, theirs, mine)]
    if result(s) == TIED:
        return [then("moment", WIN_ATT, mine, theirs), then("moment", WIN_DEF, theirs, mine)]
    return [then("moment", WIN_DEF, theirs, mine)]


def _done(s: State) -> None:
    """End the combat. Attacker and defender stay noted until the check for the Defeated."""
    clear_played(s, attacker(s))
    clear_played(s, defender(s))
    queue(s, then("settle", attacker(s), defender(s)), then("forget"))


def _forget(s: State) -> None:
    for fact in ("attacker", "defender", "as", "result"):
        s.note(fact, "")
    s.note("size", 0)
    _reset(s)


HANDLERS: Handlers = {
    "negate-attack": _negate,
    "raise-attack": _raise_attack,
    "raise-defence": _raise_defence,
    "shield": _shield,
    "redirect": _redirect,
    "defence": _defence,
    "defend": Question(_seats, _legal, _answer),
    "compare": _compare,
    "shielded": _shielded,
    "clear": _clear,
    "done": _done,
    "forget": _forget,
}
