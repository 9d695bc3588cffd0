"""The previews: what an action would do, in words, before it is taken."""

from collections.abc import Callable, Mapping

from game.core.game import Preview
from game.core.text import N_, Text, number, signed
from game.core.view import Action, View

from .character import full_mana, is_mage
from .fight import RENEWAL
from .foresight import hardest_hit, may_fall_absorbing, may_fall_to_a_hit
from .options import DIFFICULTY


def preview(view: View, action: Action) -> Preview:
    """The effect of a legal action, as far as the rules and the table show."""
    return OF_VERB[action.verb](view)


def _difficulty(chosen: str) -> Callable[[View], Preview]:
    """A preview maker for choosing that difficulty, with the help text of the option."""
    help = next(choice.help for choice in DIFFICULTY.choices if choice.value == chosen)
    return lambda view: Preview(Text(help), "", "move", {})


def _enter(view: View) -> Preview:
    score, life, most = view.gauges["score"], view.gauges["hp"], hardest_hit(view)
    text = Text("You have {life} life, and one hit may take {most}.", life=life, most=most)
    if view.facts["difficulty"] == "normal":  # only a king hits that hard in normal difficulty
        text = Text("You have {life} life, and a king's hit may take {most}.", life=life, most=most)
    elif score:
        stake = N_("You have {life} life, and one hit may take {most}. Your {n} points are at stake.")
        text = Text(stake, life=life, most=most, n=score)
    return Preview(text, "", "luck", {}, risky=may_fall_to_a_hit(view, view.gauges["mana"]))


def _leave(view: View) -> Preview:
    score = view.gauges["score"]
    if not score:
        text = Text("Leave with nothing: no points, no place on the high-score sheet.")
    elif view.facts["difficulty"] == "hard":
        text = Text("Walk out alive with {n} point.", "Walk out alive with {n} points.", n=score)
    else:
        text = Text(
            "Walk out alive with {n} point. Going on risks only your life: the point stays yours.",
            "Walk out alive with {n} points. Going on risks only your life: the points stay yours.",
            n=score,
        )
    return Preview(text, number(score), "move", {}, question=_leaving(score))


def _leaving(score: int) -> Text:
    if not score:
        return Text("Leave with nothing?")
    return Text("Leave with {n} point?", "Leave with {n} points?", n=score)


def _strike(view: View) -> Preview:
    most = hardest_hit(view)
    text = _mage_text(most) if is_mage(view) else _warrior_text(most)
    return Preview(text, "", "luck", {}, risky=may_fall_to_a_hit(view, view.gauges["mana"]))


def _warrior_text(most: int) -> Text:
    if most:
        return Text("Strike with the next card: about half of them miss. It may hit back for up to {n}.", n=most)
    return Text("Strike with the next card: about half of them miss. It can't hurt you.")


def _mage_text(most: int) -> Text:
    return Text("Strike for 1: about half the cards miss. It may hit back for up to {n}.", n=most)


def _cast(view: View) -> Preview:
    text = Text(
        "Cast your top mana card at full strength: about half of them miss. It may hit back for up to {n}.",
        n=hardest_hit(view),
    )
    return Preview(text, number(-1), "luck", {"mana": -1}, risky=may_fall_to_a_hit(view, view.gauges["mana"] - 1))


def _absorb(view: View) -> Preview:
    text = Text("Turn your top mana card: its value comes off the {n}", n=view.gauges["damage"])
    return Preview(text, number(-1), "luck", {"mana": -1}, risky=may_fall_absorbing(view))


def _bear(view: View) -> Preview:
    damage, life = view.gauges["damage"], view.gauges["hp"]
    changes = {"hp": -min(damage, life), "damage": -damage}
    return Preview(_bear_text(view, damage), number(-damage), "damage", changes, damage >= life)


def _bear_text(view: View, damage: int) -> Text:
    if damage < view.gauges["hp"]:
        return Text("Take it: lose {n}", n=damage)
    if view.facts["difficulty"] == "hard" and view.gauges["score"]:
        return Text("Take it: lose {n}, your life, and your {score} points", n=damage, score=view.gauges["score"])
    return Text("Take it: lose {n}, and your life", n=damage)


def _renew(view: View) -> Preview:
    short = full_mana(view) - view.gauges["mana"]
    count = short if view.options["mana"] == "pool" else 1
    text = Text("Pay {cost} points for {n} mana card", "Pay {cost} points for {n} mana cards", cost=RENEWAL, n=count)
    return Preview(text, signed(count), "heal", {"score": -RENEWAL, "mana": count})


OF_VERB: Mapping[str, Callable[[View], Preview]] = {
    "normal": _difficulty("normal"),
    "hard": _difficulty("hard"),
    "enter": _enter,
    "leave": _leave,
    "strike": _strike,
    "cast": _cast,
    "absorb": _absorb,
    "bear": _bear,
    "renew": _renew,
}
