"""Questions that a person need not be asked in a fight, because no other answer could be better.

Only what the seat knows counts, and nothing where hands are private: what is not asked would give a hand away.
"""

from collections.abc import Iterator, Mapping

from game.core.combatants import PRIVATE
from game.core.pacing import MootQuestions
from game.core.table import Frame, State
from game.core.view import Action, View

from .ability import D_ATTACK, D_DEFENCE, ONCE_A_TURN, START, WIN_ATT, Ability
from .agents.effect_values import other_one
from .card_plays import answers, compare, order
from .combat import attack_reading, standing
from .names import FAILED, other
from .powers import powers
from .queries import attacker, defender, fighters, hand, mark, result, side_of, size
from .ruleset import mode_of
from .uses import abilities_of, at_moment, on_turn, used
from .view_state import seen

HOLDS, LOSES = -1, 1  # how an answer compares with an attack


class DeucesMootQuestions(MootQuestions):
    """The questions of a fight; never those between fights, whose pages a player wants to read."""

    told: Mapping[str, str] = {"pass": "moot-pass", "end": "moot-end"}
    verbs = frozenset(("use", "pass", "end", "defend", "drop", "over", "under", "recover", "seal", "first"))

    def answer(self, view: View) -> Action | None:
        """The end of a turn, or to pass, if no ability would change anything; or an ability that only has
        advantages."""
        s = seen(view)
        verbs = {action.verb for action in view.legal}
        if mode_of(s).setup.hand_visibility(s.options) == PRIVATE or not verbs <= {"use", "pass", "end"}:
            return None
        uses = [*_uses(s, view)]
        if all(_is_idle(s, used(s, action)[0], effects) for action, effects in uses):
            return next(action for action in view.legal if action.verb != "use")
        if verbs == {"use", "pass"} and len(uses) == 1 and _is_gift(s, *uses[0]):
            return uses[0][0]
        return None


def _uses(s: State, view: View) -> Iterator[tuple[Action, list[Frame]]]:
    for action in view.legal:
        if action.verb == "use":
            who, one = used(s, action)
            assert one.deed is not None
            target = action.ids[1] if one.aim is not None else other_one(s, who)
            yield action, [*one.deed(s, who, target)]


def _is_gift(s: State, action: Action, effects: list[Frame]) -> bool:
    """Return True if the only way to use an ability costs nothing and can only help: it brings cards at the start of
    an encounter, or saves one where the last combat of a Turn is lost."""
    _who, one = used(s, action)
    if one.cost:
        return False
    if one.when == START:
        return all(effect.kind in ("look", "draw") for effect in effects)
    saves = all(effect.kind == "shield" for effect in effects) and one.often == ONCE_A_TURN
    return saves and _best_answer(s) == LOSES and _is_last(s)


def _is_idle(s: State, who: str, effects: list[Frame]) -> bool:
    """Return True if effects that a figure's ability has now would change nothing that counts."""
    if all(effect.kind == "shield" for effect in effects):
        return _holds_surely(s)
    if all(effect.kind in ("raise-attack", "raise-defence") for effect in effects):
        return _decides_nothing(s, effects) and not _may_answer(s, other(side_of(s, who)), result(s))
    return all(_is_empty(s, effect) for effect in effects)


def _is_empty(s: State, effect: Frame) -> bool:
    """Return True for a discard from an empty hand, and for the Threat of a figure that stands alone."""
    match effect.kind, effect.data:
        case "discard", (str(who), *_):
            return who not in s.tokens or not size(s, who)
        case "set", (str(who), "threat", _):
            return fighters(s, side_of(s, who)) == [who]
    return False


def _holds_surely(s: State) -> bool:
    """Return True if the defender holds an answer that beats the attack, and nobody can change that any more."""
    return _best_answer(s) == HOLDS and not _may_answer(s, side_of(s, attacker(s)), FAILED)


def _best_answer(s: State) -> int | None:
    """The best that the defender's hand can do: -1 if it holds, 0 if it ties, 1 if it loses; None if nothing is to be
    answered any more."""
    attack, who = attack_reading(s), defender(s)
    if attack is None or s.facts["shown"]:
        return None
    plays = answers(order(tuple(hand(s, who))), powers(s, who, attacker(s), False), attack)
    return min((compare(attack, reading) for _cards, reading in plays), default=LOSES)


def _is_last(s: State) -> bool:
    """Return True if nobody of the attacker's side can attack any more in this Turn: no attack is left, and no ability
    that brings one."""
    able = [who for who in fighters(s, side_of(s, attacker(s))) if not mark(s, who, "acted")]
    attacks = any(mark(s, who, "attacks") > 0 or mark(s, who, "singles") > 0 for who in able)
    won = [one for one in abilities_of(s, attacker(s)) if one.when == WIN_ATT]
    more = [*((who, one) for who in able for one in on_turn(s, who)), *((attacker(s), one) for one in won)]
    return not attacks and not any(_brings_attacks(s, who, one) for who, one in more)


def _brings_attacks(s: State, who: str, one: Ability) -> bool:
    """Return True if an ability gives somebody an attack, or summons somebody."""
    assert one.deed is not None
    target = defender(s) if one.aim is None else next(iter(one.aim(s, who)))
    return any(
        effect.kind in ("summon", "rouse") or (effect.kind == "add" and effect.data[1] in ("attacks", "singles"))
        for effect in one.deed(s, who, target)
    )


def _decides_nothing(s: State, effects: list[Frame]) -> bool:
    """Return True if raises, once the answer is shown, leave the standing of the combat as it is."""
    if not s.facts["shown"]:
        return False
    raised = s.copy()
    for effect in effects:
        fact = "attack.raise" if effect.kind == "raise-attack" else "defence.raise"
        raised.facts[fact] = raised.number(fact) + int(effect.data[0])
    return standing(raised) == standing(s)


def _may_answer(s: State, side: str, outcome: str) -> bool:
    """Return True if a figure of a side may use an ability before an answer, or after one with that outcome."""
    after = s.copy()
    after.facts |= {"shown": True, "result": outcome}
    ours = fighters(s, side)
    return any(at_moment(s, who, D_ATTACK) for who in ours) or any(at_moment(after, who, D_DEFENCE) for who in ours)
