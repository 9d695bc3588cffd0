"""Questions that a person need not be asked in a fight, because no other answer could be better.

Only what the seat knows counts, and nothing where hands are private: what is not asked would give a hand away.
"""

from collections.abc import Iterator

from game.core.combatants import PRIVATE
from game.core.pacing import MootQuestions
from game.core.table import Frame, State
from game.core.view import Action, View

from .ability import D_ATTACK, D_DEFENCE, START
from .card_plays import answers, compare, order
from .combat import attack_reading, standing
from .names import other
from .powers import powers
from .queries import attacker, defender, fighters, hand, side_of, size
from .ruleset import mode_of
from .uses import abilities_of, at_moment, is_sealed, is_used, used
from .view_state import seen

Uses = list[tuple[Action, list[Frame]]]  # the ways to use abilities, with their effects


class DeucesMootQuestions(MootQuestions):
    """The questions of a fight; never those between fights, whose pages a player wants to read."""

    verbs = frozenset(("use", "pass", "end", "defend", "drop", "over", "under", "recover", "seal", "first"))

    def answer(self, view: View) -> Action | None:
        """The end of a turn, or to pass, if no ability would change anything; or an ability that only has
        advantages."""
        s = seen(view)
        verbs = {action.verb for action in view.legal}
        if mode_of(s).setup.hand_visibility(s.options) == PRIVATE or not verbs <= {"use", "pass", "end"}:
            return None
        uses = [*_uses(s, view)]
        if verbs == {"use", "pass"} and (gift := _gift(s, uses)):
            return gift
        if all(_is_idle(s, used(s, action)[0], effects) for action, effects in uses):
            return next(action for action in view.legal if action.verb != "use")
        return None


def _uses(s: State, view: View) -> Iterator[tuple[Action, list[Frame]]]:
    for action in view.legal:
        if action.verb == "use":
            who, one = used(s, action)
            assert one.deed is not None
            target = action.ids[1] if one.aim is not None else ""
            yield action, [*one.deed(s, who, target)]


def _gift(s: State, uses: Uses) -> Action | None:
    """The only way to use an ability at the start of an encounter, if it costs nothing and only brings cards; else
    None."""
    if len(uses) != 1:
        return None
    action, effects = uses[0]
    _who, one = used(s, action)
    brings = one.when == START and not one.cost and all(effect.kind in ("look", "draw") for effect in effects)
    return action if brings else None


def _is_idle(s: State, who: str, effects: list[Frame]) -> bool:
    """Return True if effects that a figure's ability has now would change nothing that counts."""
    if all(effect.kind == "shield" for effect in effects):
        return _holds_surely(s)
    if all(effect.kind in ("raise-attack", "raise-defence") for effect in effects):
        return not _may_interfere(s, other(side_of(s, who))) and _decides_nothing(s, effects)
    return all(_is_empty(s, effect) for effect in effects)


def _is_empty(s: State, effect: Frame) -> bool:
    """Return True for a discard from an empty hand, and for the Threat of a figure that stands alone."""
    who = str(effect.data[0])
    if effect.kind == "discard":
        return not size(s, who)
    return effect.kind == "set" and effect.data[1] == "threat" and fighters(s, side_of(s, who)) == [who]


def _holds_surely(s: State) -> bool:
    """Return True if the defender holds an answer that beats the attack, and nobody can change that any more."""
    attack, who = attack_reading(s), defender(s)
    if attack is None or s.facts["shown"] or _may_interfere(s, side_of(s, attacker(s))):
        return False
    plays = answers(order(tuple(hand(s, who))), powers(s, who, attacker(s), False), attack)
    return any(compare(attack, reading) < 0 for _cards, reading in plays)


def _decides_nothing(s: State, effects: list[Frame]) -> bool:
    """Return True if raises, once the answer is shown, leave the standing of the combat as it is."""
    if not s.facts["shown"]:
        return False
    raised = s.copy()
    for effect in effects:
        fact = "attack.raise" if effect.kind == "raise-attack" else "defence.raise"
        raised.facts[fact] = raised.number(fact) + int(effect.data[0])
    return standing(raised) == standing(s)


def _may_interfere(s: State, side: str) -> bool:
    """Return True if a figure of a side may use an ability in this combat."""
    if any(at_moment(s, who, D_ATTACK) for who in fighters(s, side)):
        return True
    disrupts = ((who, one) for who in fighters(s, side) for one in abilities_of(s, who) if one.when == D_DEFENCE)
    return any(not is_sealed(s, who, one) and not is_used(s, who, one) for who, one in disrupts)
