"""What a press on something in an arena comes to: cards toggle, and an action is done only once its target is clear."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.core.combatants import Figure
from game.core.text import Text
from game.core.view import Action
from game.i18n import _

from .choices import Choices
from .picks import by_verb, together

DO, DO_ALL, PICKED, LEAD_ON, TURN, DECLINE, DENY = "do", "do all", "picked", "lead on", "turn", "decline", "deny"


class PressResult(NamedTuple):
    """What is to be done after a press.

    `what` is DO (ask for or do the only action), DO_ALL (do all actions), PICKED (nothing more), LEAD_ON (focus what
    can be picked next), TURN (show the `figure`, or its page), DECLINE (do the action, after which the picked card may
    be an answer), or DENY (say `why`). With `picks` True the press has picked something or put it back.
    """

    what: str
    actions: Sequence[Action] = ()
    figure: Figure | None = None
    why: Text | str = ""
    picks: bool = False


def press(choices: Choices, id: str) -> PressResult:
    """Press a verb, a figure, a card or an ability; this may change the picks."""
    if id in choices.game.verbs:
        return _press_verb(choices, id)
    if (figure := choices.figure(id)) is not None:
        return _press_figure(choices, figure)
    return press_thing(choices, id)


def _press_verb(choices: Choices, verb: str) -> PressResult:
    """Do a verb's action, alone or with the picked cards; if there is none, say why."""
    selection = choices.selection
    action = by_verb(selection, verb)
    if action is not None:
        return PressResult(DO, [action])
    if several := together(choices.game, choices.view, selection, verb):
        selection.clear()
        return PressResult(DO_ALL, several)
    return PressResult(DENY, why=choices.game.captions(choices.view).get(verb, ""))


def _press_figure(choices: Choices, figure: Figure) -> PressResult:
    """Aim at a figure with the picks; where that means nothing, show its hand or its page."""
    selection = choices.selection
    action = selection.full(figure.id)
    if action is not None:
        return PressResult(DO, [action])
    if selection.picked and selection.meant(figure.id):
        return _toggle(choices, figure.id)
    if selection.picked and any(figure.id in action.ids for action in choices.view.legal):
        return PressResult(DENY, why=_("You can't attack with these cards."))
    return PressResult(TURN, figure=figure)


def press_thing(choices: Choices, id: str) -> PressResult:
    """Toggle a card or an ability; clear the other picks first if it cannot go with them."""
    selection = choices.selection
    if id not in selection.picked and choices.joins(id):
        selection.picked.append(id)
        return PressResult(PICKED, picks=True)
    if id not in selection.picked and not selection.meant(id):
        selection.clear()
        if not selection.meant(id):
            return _press_idle(choices, id)
    return _toggle(choices, id)


def _press_idle(choices: Choices, id: str) -> PressResult:
    """Refuse a card that cannot be used now; but if an ability is offered before an answer, decline that, so that the
    card can be the answer."""
    declined = choices.declined(id)
    if declined is None:
        return PressResult(DENY, why=_("This can't be used now."))
    return PressResult(DECLINE, [declined])


def _toggle(choices: Choices, id: str) -> PressResult:
    """Pick or put back; after an ability also what every action with it needs."""
    selection = choices.selection
    selection.pick(id)
    if not choices.uses():
        return PressResult(PICKED, picks=True)
    while forced := choices.forced():
        selection.picked.append(forced)
    action = selection.full()
    if action is not None and len(selection.open()) == 1:
        return PressResult(DO, [action], picks=True)
    return PressResult(LEAD_ON, picks=True)
