"""Several people at one device: who the viewer is, the curtain at a hand-over, and the pause before it."""

from dataclasses import replace
from typing import NamedTuple

from game import i18n
from game.core.capabilities import aftermath, figures, hand_visibility
from game.core.combatants import HEROES, ONE, PRIVATE, Figure
from game.core.events import Event, Moved, Told
from game.core.table import State
from game.core.view import View
from game.i18n import _

from ...arena.board import TALL
from ...arena.buttons import Narrow
from ...base.geometry import Box
from ...gfx.pictures import portrait_of
from ...ui.buttons import IconButton
from ...ui.widget import Do, Widget
from .curtain import CurtainScene, CurtainText
from .picking import Picking

NOBODY = -1  # the viewing seat while a curtain hangs
ONWARD, OVER = "onward", "pass-over"
PASS_OVER, APART = Box(976, 10, 60, 60), 8.0  # the button, and the gap to the one at its left


class PendingStep(NamedTuple):
    """The next step that waits for a press: the button's label, the headline, and the command."""

    label: str
    text: str
    do: Do


class HandOver(Picking):
    """Waits for the viewer's confirmation before the device goes to another person, and before programs go on after a
    fight."""

    _hero_seats: frozenset[int] | None = None
    _judged: tuple[State, int] | None = None  # the state and log length for which `_hands_open` was computed
    _hands_open = False
    eyes: int | None = None  # the seat that has the device; None: it does not matter; NOBODY: no single seat
    _passes = False  # True while the viewer looks at the result of their action before the hand-over
    _has_read = False  # True once somebody has read how the fight ended

    # the viewer

    @property
    def seat(self) -> int:  # type: ignore[override]
        """The viewer's seat: the acting seat if the person at the device may see its cards, else the seat that has the
        device."""
        if (self.eyes is None and self._one_eye()) or self.all_look():
            return self.seats.seat
        eyes = NOBODY if self.eyes is None else self.eyes
        return self.seats.seat if self.seats.seat in self._circle(eyes) else eyes

    def _one_eye(self) -> bool:
        """True if all people here may see the same."""
        people = self.seats.people
        return not people or {*people} <= self._circle(people[0])

    def all_look(self) -> bool:
        """True if all people who play heroes look at the screen together."""
        return self.eyes in (None, NOBODY) and self._may_all_look()

    def _may_all_look(self) -> bool:
        """True if no hand is hidden from any person who plays a hero, as between fights."""
        return not self._one_eye() and self.seats.seat in self._heroes() and self._are_hands_open()

    def _are_hands_open(self) -> bool:
        """True if no person who plays a hero knows a card that is not public. Cached per state and log length."""
        now = self.match.state, len(self.match.log)
        if self._judged is None or self._judged[0] is not now[0] or self._judged[1] != now[1]:
            people = [seat for seat in self.seats.people if seat in self._heroes()]
            held = [figure.zones["hand"] for figure in figures(self.match.game, self.match.view(NOBODY))]
            known = [seats for zone in held for seats in self.match.state.zones[zone].known if seats is not None]
            self._judged, self._hands_open = now, not any(seat in seats for seats in known for seat in people)
        return self._hands_open

    def see(self) -> None:
        """Let all people look once the viewer has seen the result, if no hand is hidden."""
        if self._may_all_look():
            self.eyes = NOBODY
        super().see()

    def now(self) -> View:
        """Return the current view; while all people look, with public cards only."""
        view = super().now()
        return replace(view, zones=self.match.view(NOBODY).zones) if self.all_look() else view

    def _circle(self, seat: int) -> frozenset[int]:
        """Return the seats that may see what this seat sees."""
        heroes = self._heroes()
        if hand_visibility(self.match.game, self.match.options) == PRIVATE or seat not in heroes:
            return frozenset({seat})
        return heroes

    def _heroes(self) -> frozenset[int]:
        """Return the seats that play heroes."""
        if self._hero_seats is None:
            there = figures(self.match.game, self.match.view(NOBODY))
            self._hero_seats = frozenset(figure.seat for figure in there if figure.side == HEROES)
        return self._hero_seats

    def same_eyes(self, seat: int) -> bool:
        return seat in self._circle(self.seat) or (self.all_look() and seat in self._heroes())

    def seat_name(self, seat: int) -> str:
        hero = self._hero_of(seat)
        return _(hero.name.message) if hero is not None and not hero.name.values else super().seat_name(seat)

    def _hero_of(self, seat: int) -> Figure | None:
        """Return the only hero of a seat; None if it has none or several."""
        heroes = [f for f in self.setting.cast if f.seat == seat and f.side == HEROES and not f.owner]
        return heroes[0] if len(heroes) == 1 else None

    # hand-over of the device

    def call(self) -> None:
        """Hang a curtain if the device must go to another person: at once, or after the viewer has seen the result of
        their action."""
        needed = bool(self.seats.people) and not self.same_eyes(self.seats.seat) and not self.match.over
        waited, self._passes = self.onward() is not None, needed and self._has_news()
        self._halt()
        waits = self.onward() is not None
        if waits or waited:
            self._point_on()
        if needed and not waits:
            self.pass_on()
        elif not waits:
            super().call()

    def _point_on(self) -> None:
        """Focus the button of the waiting step; if it is gone, the first focus of the question."""
        self.refresh()
        self.set_focus(ONWARD if self.widget(ONWARD) else self.first_focus(), quiet=True)
        self.refresh()  # again, without the preview of the old focus

    def _has_news(self) -> bool:
        """True if the viewer's last action caused anything besides played cards."""
        circle = self._circle(NOBODY if self.eyes is None else self.eyes)
        since = next((n for n, action in reversed([*enumerate(self.match.log)]) if action.seat in circle), None)
        played = {figure.zones["played"] for figure in self.setting.cast}
        steps = [] if since is None else self.match.history[since:]
        return any(isinstance(event, Moved) and event.dst not in played for events in steps for event in events)

    def pass_on(self) -> None:
        """Hang a curtain until the next person has the device."""
        self.eyes, self._passes = NOBODY, False
        self.selection.clear()
        self.looked = ""
        self._show_anew()
        self.services.stack.push(CurtainScene(self.services, self._called(self.seats.seat), self._raise, self.menu))

    def _called(self, seat: int) -> CurtainText:
        """Return what a curtain says to the acting seat; events are worded as seen while nobody has the device."""
        last = next((n for n, action in reversed([*enumerate(self.match.log, 1)]) if action.seat == seat), 0)
        since = [
            line
            for events in self.match.history[last:]
            for line in self.chronicle.said([*filter(self._matters, events)])
        ]
        own = (f.kind for f in self.setting.cast if f.seat == seat and (f.side == HEROES or f.rival) and not f.owner)
        kind = next(own, "") or self.skin.faces.get(self.game.seats(self.match.options)[seat].id, "")
        why = i18n.say(self.game.status(self.match.view(seat)))
        return CurtainText(self.seat_name(seat), portrait_of(kind), why, since)

    def _matters(self, event: Event) -> bool:
        """True if the event is worth telling to somebody who was away."""
        return not (isinstance(event, Told) and event.what in self.skin.asides)

    def _raise(self) -> None:
        """Raise the curtain: the acting seat has the device."""
        self.eyes = self.seats.seat
        self.services.stack.pop()
        self._show_anew()
        self.set_focus(self.first_focus(), quiet=True)
        super().call()
        self._tell_first_note()

    def _tell_first_note(self) -> None:
        if self.onward() is None:
            super()._tell_first_note()

    def _show_anew(self) -> None:
        """Show the table as it is at once, because the rest of the animation was meant for another viewer."""
        self.conductor.drop()
        self.refresh()
        self.stage.sync(self.view)

    # the end of a fight

    def ended(self) -> bool:
        """True if the end of a fight is shown."""
        return aftermath(self.game, self.view) is not None

    def _halt(self) -> None:
        """Halt programs at the end of a fight until somebody has read how it ended."""
        company, ended = self.seats, self.ended()
        self._has_read, company.halted = self._has_read and ended, False
        company.halted = ended and not self._has_read and bool(company.people) and company.program_next

    def go_on(self) -> None:
        """Note that the end was read, and let programs go on."""
        self._has_read, self.seats.halted = True, False
        self._point_on()

    # the step that waits for a press

    def onward(self) -> PendingStep | None:
        """Return the step that waits for the viewer's press; None if there is none."""
        if self._passes:
            text = _("See what came of it. Then it's {seat}'s turn.").format(seat=self.seat_name(self.seats.seat))
            return PendingStep(_("Pass it on"), text, self.pass_on)
        return PendingStep(_("Go on"), _("See how it ended, and go on"), self.go_on) if self.seats.halted else None

    def onward_button(self) -> list[Widget]:
        """Return the button of that step, in the place of the action buttons; nothing during an animation."""
        onward = self.onward() if self.timeline is None else None
        if onward is None:
            return []
        place = self.places.box("actions")._replace(h=TALL)
        return [Narrow(ONWARD, onward.label, place, onward.do, self.services.fonts, primary=True)]

    def addressed(self, task: str, view: View) -> str:
        """Return the task, without the seat's name if the person is already called by name; while a step waits, its
        text."""
        if self.timeline is None and (onward := self.onward()) is not None:
            return onward.text
        named = self.calls_by_name()
        return super().addressed(task.removeprefix(f"{self.seat_name(view.seat)}: ") if named else task, view)

    def calls_by_name(self) -> bool:
        return super().calls_by_name() or self.all_look()

    # other seats that may act as well

    def _speed_place(self) -> Box:
        """Return the place of the speed button, left of the button that passes the device over if it is there."""
        place = super()._speed_place()
        aside = self.timeline is None and self._other() is not None
        return place._replace(x=PASS_OVER.x - APART - place.w) if aside else place

    def _head(self) -> list[Widget]:
        other = self._other() if self.timeline is None else None
        if other is None:
            return super()._head()
        label, place = self._over_to(other), PASS_OVER.moved(0, -self.services.layout.above)
        return [*super()._head(), IconButton(OVER, label, place, self.pass_over, "hand", help=self._why_over(other))]

    def _does(self) -> str:
        button = self.widget(OVER) if self.focus == OVER else None
        return button.label if button is not None else super()._does()

    def entries(self) -> list[tuple[str, str, str, Do]]:
        other = self._other()
        over = [(OVER, self._over_to(other), "hand", self.pass_over)] if other is not None else []
        return [*super().entries(), *over]

    def _over_to(self, seat: int) -> str:
        return _("Pass it to {name}").format(name=self.seat_name(seat))

    def _why_over(self, seat: int) -> str:
        return i18n.say(self.game.status(self.match.view(seat)))

    def _other(self) -> int | None:
        """Return another seat that may act at the same device, and whose cards the viewer may not see; None if there is
        none."""
        if not self.view.legal or self.seats.left:
            return None
        free = (seat for seat in self.view.to_act if seat in self.seats.people)
        return next((seat for seat in free if not self.same_eyes(seat) and self._shares_device(seat)), None)

    def _shares_device(self, seat: int) -> bool:
        """True if the person who plays a seat has no device other than the viewer's."""
        one, other = self._device(seat), self._device(self.seat)
        return not self.several or one is None or other is None or self.seating.same(one, other)

    def pass_over(self) -> None:
        """Hand the device to the other seat that may act as well."""
        other = self._other()
        if other is None:
            return
        self.seats.step_in(other)
        self.refresh()
        if self.same_eyes(other):
            self._show_anew()
            self.set_focus(self.first_focus(), quiet=True)
            super().call()
        else:
            self.pass_on()

    def prompts(self) -> list[tuple[str, str]]:
        button = self.widget(ONWARD)
        if button is None:
            return super().prompts()
        does = button.label if self.focus == ONWARD else self._does()
        return [*([("confirm", does)] if does else []), *([("undo", _("Undo"))] if self.goes_back else []),
                ("info", _("Look closer")), ("menu", _("Menu"))]  # fmt: skip

    # undo of another's action

    def undo(self) -> None:
        """Take the last action back; if it was another person's, only after asking them."""
        if not self._is_anothers() or not self.session.may_undo:
            self._go_back()
            return
        done = next(action for action in reversed(self.match.log) if action.seat in self.seats.people)
        who, deed = self.seat_name(done.seat), _(self.game.verbs[done.verb].label)
        text = _("Only {seat} may take that back ({deed}). Does {seat} agree?").format(seat=who, deed=deed)
        self.services.routes.menus.ask(text, _("Take back"), self._go_back)

    def _go_back(self) -> None:
        super().undo()

    def _is_anothers(self) -> bool:
        """True if the last action was another person's, who has no device of their own to undo it."""
        last = self.seats.last
        if last is None or last == self.seat or self._plays_both(last, self.seat):
            return False
        return self._shares_device(last)

    def _plays_both(self, *seats: int) -> bool:
        """True if these are seats of heroes that one person plays."""
        return hand_visibility(self.match.game, self.match.options) == ONE and {*seats} <= self._heroes()
