"""Picks and drops in an arena: cards toggle, a figure is the target, and a press elsewhere turns to who stands there.
The hand spreads around the focus, and dims what cannot join the picks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.core.combatants import Figure
from game.core.text import Text
from game.core.view import Action
from game.i18n import _

from ...arena.choices import Choices
from ...arena.hand import QUICK, dull_cards, spread_cards
from ...arena.picks import by_verb, together
from ...base.geometry import Box
from ...services import Services
from ...table.places import EDGE
from ...table.spots import CardSpot
from ..arena_ground import ArenaGround
from ..play_view import Eyes, PlayView
from ..presenters.cards import room_cards
from ..tabletop import Tabletop
from . import Doing, Feature, FocusView
from .drag import Drag, Dragging

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


class Chooser:
    """What can be chosen in an arena now, and what the picks mean; kept until the view, the picks or the setting
    change."""

    def __init__(self, play: PlayView, top: Tabletop, ground: ArenaGround):
        self._play, self._top, self._ground = play, top, ground
        self._choices: Choices | None = None

    @property
    def choices(self) -> Choices:
        """The choices of this moment."""
        play, ground = self._play, self._ground
        if self._choices is None or not self._choices.is_of(play.view, play.selection, ground.setting):
            now = play.view, play.selection, ground.setting, ground.casting.clash_of(play.view)
            self._choices = Choices(play.game, *now, ground.foresee, self._top.skin.without)
        return self._choices


class FigurePicks:
    """Turns presses on cards, abilities, figures and verb buttons into actions."""

    def __init__(
        self, services: Services, play: PlayView, top: Tabletop, ground: ArenaGround, chooser: Chooser, eyes: Eyes,
        screen: FocusView, commands: Doing, look_at: Callable[[Figure], object],
    ):  # fmt: skip
        """`look_at` opens the page of a figure."""
        self._services, self._play, self._top, self._ground, self._eyes = services, play, top, ground, eyes
        self._chooser, self._screen, self._commands, self._look_at = chooser, screen, commands, look_at
        self._answer = ""  # the card to pick as soon as an answer is asked for

    def pick(self, id: str) -> None:
        """Handle a press on a verb, a figure, a card or an ability."""
        self._carry_out(press(self._chooser.choices, id), id)

    def pick_thing(self, id: str) -> None:
        """Handle a press on a card or an ability."""
        self._carry_out(press_thing(self._chooser.choices, id), id)

    def _carry_out(self, result: PressResult, id: str) -> None:
        """Do what a press on an id comes to."""
        services, commands = self._services, self._commands
        if result.picks:
            services.sounds.play("card-lift")
        if result.what == DO:
            commands.ask_or_do(*result.actions)
        elif result.what == DO_ALL:
            commands.do(*result.actions)
        elif result.what == LEAD_ON:
            commands.lead_on()
        elif result.what == DECLINE:
            self._answer = id
            commands.ask_or_do(*result.actions)
        elif result.what == TURN and result.figure is not None:
            self._turn_or_look(result.figure)
        elif result.what == DENY:
            services.sounds.play("ui-deny")
            if result.why:
                services.say(result.why)

    def pick_place(self, number: int) -> None:
        """Focus and pick the card at a place of the hand, counted from 0."""
        for id in [widget.id for widget in self._screen.widgets if isinstance(widget, CardSpot)][number : number + 1]:
            self._screen.set_focus(id)
            self._commands.pick(id)

    def give_answer(self) -> None:
        """Pick the card that was pressed before an answer was asked for."""
        answer, self._answer = self._answer, ""
        if answer and self._play.selection.meant(answer):
            self._commands.pick(answer)
            self._screen.refresh()
            self._screen.set_focus(answer, quiet=True)

    def lead_on(self) -> None:
        """Focus the first widget that can still be picked."""
        options = self._play.selection.options()
        self._screen.refresh()
        goal = next((w.id for w in self._screen.widgets if w.id in options and w.focusable), None)
        self._screen.set_focus(goal, quiet=True)

    def put_back(self) -> bool:
        """Put the picks back, and focus the first of them; return False if there are none."""
        selection = self._play.selection
        if not selection.picked:
            return False
        picked = [id for id in room_cards(self._screen.widgets, self._top.wholes) if id in selection.picked]
        selection.clear()
        self._screen.refresh()
        self._screen.set_focus(next(iter(picked), None), quiet=True)
        return True

    def play_set(self, action: Action) -> None:
        """Pick the cards of an action, and focus what triggers it: its target, its ability, or its verb's button."""
        self.pick_all_but(self._chooser.choices.last_of(action), action)

    def pick_all_but(self, goal: str, action: Action) -> None:
        """Pick the cards of an action but its `goal`, which triggers it and gets the focus."""
        self._play.selection.clear()
        self._play.selection.picked = [id for id in action.ids if id != goal]
        self._ground.casting.looked = self._chooser.choices.owner_of(action) or self._ground.casting.looked
        self._screen.refresh()
        self._screen.set_focus(goal, quiet=True)

    # turning to a figure

    def _turn_or_look(self, figure: Figure) -> None:
        """Turn to a figure; where that changes nothing, open its page."""
        turned = self._turns_to(figure)
        self._services.sounds.play("card-lift")
        if turned:
            self._play.selection.clear()
            self._screen.refresh()
        else:
            self._look_at(figure)

    def _turns_to(self, figure: Figure) -> bool:
        """Let another figure of the same people act if it may, or show a hand that is open; return True if either was
        done."""
        seat, eyes, choices = figure.seat, self._eyes, self._chooser.choices
        may_act = seat in eyes.match.state.to_act and seat in eyes.seats.people and eyes.see_as(seat)
        if seat != eyes.viewer and may_act:
            eyes.seats.step_in(seat)
        elif not choices.is_open_hand(figure) or figure.id == choices.setting.shown:
            return False
        self._ground.casting.looked = figure.id
        return True


class FigureDrops:
    """Drops the dragged cards on a legal target, or in the middle if the main button does something with them."""

    def __init__(self, chooser: Chooser, ground: ArenaGround, screen: FocusView, commands: Doing):
        self._chooser, self._ground, self._screen, self._commands = chooser, ground, screen, commands
        self._taken: tuple[str, ...] = ()  # picks at the moment a card was taken up

    def take_up(self, card: str) -> bool:
        """Return True for every card: several may be wanted together."""
        self._taken = tuple(self._chooser.choices.selection.picked)
        return True

    def hold(self, drag: Drag) -> None:
        self._chooser.choices.selection.picked = self._together(drag)

    def goal(self, drag: Drag, target: str) -> str:
        """The target of the action, or the button of its verb for cards that would be dropped in the middle."""
        action = self.meant(drag, target)
        if action is None:
            return ""
        goal = target if target in action.ids else action.verb
        return goal if self._screen.widget(goal) is not None else ""

    def targets(self) -> set[str]:
        """Return nothing: the plates of the figures themselves show who can be aimed at."""
        return set()

    def area(self) -> Box | None:
        """The middle of the table, if the main button does something with the dragged cards."""
        return self._ground.ring if self._by_main_button() is not None else None

    def is_over(self, drag: Drag, area: Box, target: str) -> bool:
        """True also over the figure whose hand is shown."""
        return self._chooser.choices.figure(self._screen.focus) is None and self.meant(drag, target) is not None

    def drop(self, drag: Drag, target: str, lit: bool) -> bool:
        self.hold(drag)
        action = self.meant(drag, target)
        if action is not None:
            self._commands.ask_or_do(action)
        return action is not None

    def refuse(self, drag: Drag, target: str) -> str:
        """Let a card that was dropped in the middle stay picked if several are wanted there; otherwise say where cards
        can be dropped, unless they were put back into the hand."""
        choices = self._chooser.choices
        middle, whom = self._is_middle(drag, target), choices.figure(target) is not None
        together = [*self._taken, *(id for id in self._together(drag) if id not in self._taken)]
        self.put_back()
        if middle and self._can_become(together):
            choices.selection.picked = together
            return ""
        return self._where() if middle or whom or drag.at[1] < EDGE else ""

    def put_back(self) -> None:
        self._chooser.choices.selection.picked = [*self._taken]

    def meant(self, drag: Drag, target: str) -> Action | None:
        """The action of dropping the picked cards on a target, or on nothing (""); None if there is none."""
        choices = self._chooser.choices
        if choices.figure(target) is not None and (action := choices.selection.full(target)) is not None:
            return action
        return self._by_main_button() if self._is_middle(drag, target) else None

    def _together(self, drag: Drag) -> list[str]:
        """The ids of the cards dragged together: all picks if this card is one of them, else the card alone."""
        return [*self._taken] if drag.sprite.id in self._taken else [drag.sprite.id]

    def _by_main_button(self) -> Action | None:
        return by_verb(self._chooser.choices.selection, self._main_verb())

    def _main_verb(self) -> str:
        choices = self._chooser.choices
        return next(iter(choices.game.buttons(choices.view)), "")

    def _is_middle(self, drag: Drag, target: str) -> bool:
        """True if the cards are held over the lane, or over the figure whose hand is shown."""
        return target == self._chooser.choices.setting.shown if target else self._ground.ring.holds(drag.at)

    def _can_become(self, cards: list[str]) -> bool:
        """True if the cards are part of an action of the main button."""
        verb, legal = self._main_verb(), self._chooser.choices.view.legal
        return any(action.verb == verb and {*cards} <= {*action.ids} for action in legal)

    def _where(self) -> str:
        """Words that say where cards can be dropped."""
        choices = self._chooser.choices
        if choices.may_strike:
            return _("To attack, drop the cards on your foe.")
        verb = next((each.verb for each in choices.view.legal if {*each.ids} & {*choices.known}), "")
        if not verb:
            return _("Cards can't be used now.")
        return _("Drop the cards in the middle: {deed}.").format(deed=_(choices.game.verbs[verb].label))


class FannedHand(Feature):
    """Lets the focused card of an arena's hand stand free, and dims the cards that cannot join the picks."""

    def __init__(self, services: Services, top: Tabletop, ground: ArenaGround, chooser: Chooser, screen: FocusView,
                 dragging: Dragging):  # fmt: skip
        self._services, self._top, self._ground, self._chooser = services, top, ground, chooser
        self._screen, self._dragging = screen, dragging

    def prepare(self, rests: bool) -> None:
        if rests:
            self.dull()
            if self._services.settings.still:
                self._spread(1.0)

    def update(self, dt: float) -> bool:
        return self._spread(1.0 if self._services.settings.still else dt * QUICK)

    def _spread(self, step: float) -> bool:
        """Spread the hand by a step; return True while a card moves."""
        hand = self._ground.floor.hand
        if self._top.timeline is not None or not hand or self._dragging.drag is not None:
            return False
        return spread_cards(self._top.stage, self._top.places, hand, self._screen.focus, step)

    def dull(self) -> None:
        """Dim the cards that cannot join the picks."""
        zones = self._ground.floor.hand, *self._ground.setting.open
        dull_cards(self._top.stage, zones, self._chooser.choices.bright())
