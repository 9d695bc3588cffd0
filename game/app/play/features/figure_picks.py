"""Picks in an arena: cards toggle, a figure is the target, and a press elsewhere turns to who stands there."""

from typing import Protocol

from game.core.combatants import Figure
from game.core.selection import Selection
from game.core.view import Action

from ...arena.choices import Choices
from ...arena.press import DECLINE, DENY, DO, DO_ALL, LEAD_ON, TURN, PressResult, press, press_thing
from ...services import Services
from ...table.spots import CardSpot
from ...ui.widget import Widget
from ..arena_ground import ArenaGround
from ..eyes import Eyes


class PickArena(Protocol):
    """An arena as picks see it."""

    widgets: list[Widget]

    @property
    def choices(self) -> Choices: ...
    @property
    def selection(self) -> Selection: ...
    @property
    def ground(self) -> ArenaGround: ...
    @property
    def eyes(self) -> Eyes: ...

    def pick(self, id: str) -> None: ...
    def lead_on(self) -> None: ...
    def ask_or_do(self, action: Action) -> None: ...
    def do(self, *actions: Action) -> None: ...
    def refresh(self) -> None: ...
    def set_focus(self, id: str | None, quiet: bool = False) -> None: ...
    def look_at(self, figure: Figure) -> None: ...


class FigurePicks:
    """Turns presses on cards, abilities, figures and verb buttons into actions."""

    def __init__(self, services: Services, table: PickArena):
        self._services, self._table = services, table
        self._answer = ""  # the card to pick as soon as an answer is asked for

    def pick(self, id: str) -> None:
        """Handle a press on a verb, a figure, a card or an ability."""
        self._carry_out(press(self._table.choices, id), id)

    def pick_thing(self, id: str) -> None:
        """Handle a press on a card or an ability."""
        self._carry_out(press_thing(self._table.choices, id), id)

    def _carry_out(self, result: PressResult, id: str) -> None:
        """Do what a press on an id comes to."""
        table, services = self._table, self._services
        if result.picks:
            services.sounds.play("card-lift")
        if result.what == DO:
            table.ask_or_do(*result.actions)
        elif result.what == DO_ALL:
            table.do(*result.actions)
        elif result.what == LEAD_ON:
            table.lead_on()
        elif result.what == DECLINE:
            self._answer = id
            table.ask_or_do(*result.actions)
        elif result.what == TURN and result.figure is not None:
            self._turn_or_look(result.figure)
        elif result.what == DENY:
            services.sounds.play("ui-deny")
            if result.why:
                services.say(result.why)

    def pick_place(self, number: int) -> None:
        """Focus and pick the card at a place of the hand, counted from 0."""
        table = self._table
        for id in [widget.id for widget in table.widgets if isinstance(widget, CardSpot)][number : number + 1]:
            table.set_focus(id)
            table.pick(id)

    def give_answer(self) -> None:
        """Pick the card that was pressed before an answer was asked for."""
        table = self._table
        answer, self._answer = self._answer, ""
        if answer and table.selection.meant(answer):
            table.pick(answer)
            table.refresh()
            table.set_focus(answer, quiet=True)

    def lead_on(self) -> None:
        """Focus the first widget that can still be picked."""
        table = self._table
        options = table.selection.options()
        table.refresh()
        table.set_focus(next((w.id for w in table.widgets if w.id in options and w.focusable), None), quiet=True)

    def pick_all_but(self, goal: str, action: Action) -> None:
        """Pick the cards of an action, and focus what triggers it, its `goal`."""
        table = self._table
        table.selection.clear()
        table.selection.picked = [id for id in action.ids if id != goal]
        table.ground.casting.looked = table.choices.owner_of(action) or table.ground.casting.looked
        table.refresh()
        table.set_focus(goal, quiet=True)
        table.refresh()  # again, with the preview of the new focus

    # turning to a figure

    def _turn_or_look(self, figure: Figure) -> None:
        """Turn to a figure; where that changes nothing, open its page."""
        turned = self._turns_to(figure)
        self._services.sounds.play("card-lift")
        if turned:
            self._table.selection.clear()
            self._table.refresh()
        else:
            self._table.look_at(figure)

    def _turns_to(self, figure: Figure) -> bool:
        """Let another figure of the same people act if it may, or show a hand that is open; return True if either was
        done."""
        table, seat = self._table, figure.seat
        eyes, choices = table.eyes, table.choices
        may_act = seat in eyes.match.state.to_act and seat in eyes.seats.people and eyes.see_as(seat)
        if seat != eyes.viewer and may_act:
            eyes.seats.step_in(seat)
        elif not choices.is_open_hand(figure) or figure.id == choices.setting.shown:
            return False
        table.ground.casting.looked = figure.id
        return True
