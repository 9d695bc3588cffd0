"""Forecasts for abilities: why one has no effect now, or how the current combat would stand with it."""

from collections.abc import Mapping, Sequence

from game.core.table import Frame, State
from game.core.text import N_, Text

from .ability import D_DEFENCE, INSTEAD, TURN, Ability, Condition
from .agents.effect_values import IN_COMBAT
from .combat import standing
from .conditions import ally_can_attack, can_attack, has_no_husk, has_two_discards
from .names import FAILED, TIED, WON
from .queries import fighters, is_hero, is_pet, master, side_of
from .uses import is_usable

REASONS: Mapping[Condition, str] = {
    can_attack: N_("no attack left to use it for"),
    ally_can_attack: N_("no attack left to use it for"),
    has_two_discards: N_("only one card in the discards"),
    has_no_husk: N_("one stands already"),
}
THREAT = ("set", "bury-threat", "flip-threat")  # effects that only matter if there is another target
THEN: Mapping[str, str] = {
    WON: N_("The attack would then win."),
    TIED: N_("The attack would then tie."),
    FAILED: N_("The attack would then fail."),
}
STILL: Mapping[str, str] = {
    WON: N_("The attack would still win."),
    TIED: N_("The attack would still tie."),
    FAILED: N_("The attack would still fail."),
}


def why_not(s: State, who: str, one: Ability) -> Text | None:
    """The reason why a figure cannot use an ability on its turn, in a few words; None if there is nothing to say."""
    mine = s.facts["side"] == side_of(s, who) and one.when in (TURN, INSTEAD)
    if mine and one.can is not None and one.can in REASONS and not one.can(s, who):
        return Text(REASONS[one.can])
    return None


def outlook(s: State, who: str, one: Ability) -> Text | None:
    """The effect of an ability that can be used now, in a sentence; None if its own text says enough."""
    moment = s.facts["shown"] if one.when == D_DEFENCE else one.when == TURN and s.facts["side"] == side_of(s, who)
    if not moment or one.deed is None or one.aim is not None or not is_usable(s, who, one):
        return None
    frames = tuple(one.deed(s, who, ""))
    if one.when == D_DEFENCE:
        return _standing(s, frames) if all(frame.kind in IN_COMBAT for frame in frames) else None
    if all(frame.kind in THREAT for frame in frames) and _alone(s, who):
        return Text("It would do nothing now: they have nobody else to attack.")
    return None


def _standing(s: State, frames: Sequence[Frame]) -> Text:
    """The standing of the current combat after these effects."""
    then = s
    for frame in frames:
        then = IN_COMBAT[frame.kind](then, *frame.data)
    after = standing(then)
    return Text((STILL if after == standing(s) else THEN)[after])


def _alone(s: State, who: str) -> bool:
    """Return True if the figure is the only possible target besides its pets, which share its Threat."""
    party = fighters(s, side_of(s, who))
    return is_hero(who) and all(one == who or (is_pet(one) and master(s, one) == who) for one in party)
