"""The table: where a game is played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from game import tongue
from game.core.choose import Chooser
from game.core.events import Event, Noted
from game.core.game import Preview
from game.core.match import Match
from game.core.view import Action
from game.tongue import _

from ..geometry import Box, Point
from ..hands.intent import PAD_LEFT, POINT, PRESS, RELEASE, SCROLL, Intent
from ..plays import new_match, write_down
from ..table.board import Hands
from ..table.film import before
from ..table.gauges import Gauge
from ..table.preview import HINT, LINE, PreviewLine
from ..table.spots import CardSpot, EmptySlot, PileSpot, SeatPlate, in_short
from ..transitions import Iris
from ..tween import Seq
from ..ui.offer import OfferPlate
from ..ui.press import Button
from ..ui.widget import Do, Widget
from . import go
from .describe import BETWEEN, standing
from .headtable import HeadTable

if TYPE_CHECKING:
    from ..desk import Desk

ABOVE = Box(216, -44, 848, 44)  # over the edge of a sheet, how the party stands
FOLLOWS = (POINT, RELEASE, SCROLL)  # intents that do not hurry the animation
WAITS = (PileSpot, SeatPlate, Button)  # widgets that tell how things stand, and wait for the cards to arrive


class TableScene(HeadTable):
    """One play on the screen.  It knows the table's things, never a rule."""

    name = "table"

    def __init__(self, desk: Desk, match: Match, daily: str = ""):
        super().__init__(desk, match, daily)
        self.goes_back = False  # would “undo” take something back?
        self._lying: Sequence[Widget] = ()  # what was built last that does not hang on what has the focus,
        self._still_lies = False  # and does it lie there as before?

    def hands(self) -> Hands:
        return self

    # layout

    def _lay_out(self) -> None:
        super()._lay_out()
        self.stage.foresee = self._foresee

    def _foresee(self) -> None:
        """The last thing is seen: have ready what the page of the result shows."""
        if self.match.over:
            go.foresee_result(self.desk, self.match)

    def see(self) -> None:
        """Take in how things are now."""
        self.view = self.now()
        if self.chooser.legal != self.view.legal:
            self.chooser = Chooser(self.view.legal)
        if self.score is None:
            self.standing = self.view

    def build(self) -> list[Widget]:
        self.fit()
        self.see()
        if not self._still_lies:
            self._lying = self._laid()
        widgets = [*self._lying]
        if self.score is not None:
            return self.under_speech(self.as_seen(widgets, WAITS))
        if lines := self.lines_to_say():
            return [*self._beside(widgets, lines[0].box), *self._standing(widgets, lines[0].box), *lines]
        widgets = self.under_speech([*widgets, *self.board.ends(self.view)])
        text = self._preview_text()
        if text:
            widgets.append(self.preview_line(text, self.places.box_or("preview", LINE)))
        return [*widgets, self.banner] if self.banner is not None else widgets

    def _laid(self) -> Sequence[Widget]:
        """What lies on the table, and around it, whatever has the focus."""
        back, mine = self.company.may_undo(self.undo_rule), self.may_take_back(self.seat)
        self.goes_back = back and mine and not self.match.over
        return [
            *self._head(),
            *self.trophies(),
            *self.board.things(self.view, self.chooser, self.company.last if back and not mine else None),
            *(self._buttons() if self.company.people else ()),
        ]

    def _buttons(self) -> Sequence[Widget]:
        """What can be done.  What can be done next is only shown when the cards have arrived: it would tell what is yet
        to be seen."""
        buttons = self.board.buttons(self.view, self.goes_back)
        if self.score is None:
            return buttons
        ids = {*self.game.verbs, *(widget.id for widget in buttons)}
        before = [widget for widget in self.widgets if isinstance(widget, Button) and widget.id in ids]
        stays = {widget.id for widget in buttons if widget.enabled}
        for widget in before:
            widget.enabled = (self.goes_back if widget.id == "undo" else widget.enabled) and widget.id in stays
        return [widget for widget in before or buttons if not isinstance(widget, OfferPlate)]

    def _is_offered(self) -> bool:
        """Is what has the focus one of a few things to choose between?"""
        return isinstance(self.widget(self.focus), OfferPlate)

    @staticmethod
    def _beside(widgets: Sequence[Widget], sheet: Box) -> list[Widget]:
        """What a sheet leaves to be seen; of the table nothing can be chosen meanwhile."""
        left = [widget for widget in widgets if not widget.box.overlaps(sheet)]
        for widget in left:
            widget.focusable = widget.focusable and not isinstance(widget, CardSpot | PileSpot)
        return left

    def _standing(self, widgets: Sequence[Widget], sheet: Box) -> list[Widget]:
        """Between the cards and a sheet, how the party stands, which the sheet hides; nothing without room for it."""
        told = (each for each in widgets if isinstance(each, Gauge | EmptySlot) or self.is_whole(each.id))
        parts = (_("{what}: {amount}").format(what=w.label, amount=w.value) if w.value else w.label for w in told)
        line = PreviewLine("  ·  ".join(parts), self.desk.type, ABOVE.moved(0, sheet.y - 2), "standing")
        cards = (each.box for each in widgets if isinstance(each, CardSpot) and not self.is_whole(each.id))
        return [] if any(line.plate.overlaps(box) for box in cards) else [line]

    def prompts(self) -> list[tuple[str, str]]:
        if not self.company.people:
            return [("confirm", _("Skip ahead")), ("info", _("Look closer")), ("menu", _("Menu"))]
        take_back = [("cancel", _("Put back"))] if self.chooser.picked else []
        back = [("undo", _("Undo"))] if self.goes_back else []
        if self.match.over or (self.score is not None and self.skin.beats):
            return [("confirm", _("Skip ahead"))]  # which is all that a press does now
        if self.score is not None:
            return [("confirm", _("Skip ahead")), ("info", _("Look closer")), *back, ("menu", _("Menu"))]
        verb = self._first_button()
        shown = self.widget(verb)
        avoid = [("avoid", shown.label if shown else _(self.game.verbs[verb].label))] if verb else []
        return [("confirm", _("Choose")), *take_back, *avoid, ("info", _("Look closer")), *back,
                ("hint", _("Hint")), ("menu", _("Menu"))]  # fmt: skip

    def toast_line(self) -> Box | None:
        """In place of what is said of the focused thing; where a sheet lies there, in place of what stands above it."""
        if self.widget("sheet") is None:
            line, told = self.places.box_or("preview", LINE), self.widget("preview")
            return line._replace(y=told.plate.y, h=told.plate.h) if isinstance(told, PreviewLine) else line
        standing = self.widget("standing")
        return Box(ABOVE.x, standing.plate.y, ABOVE.w, ABOVE.h) if isinstance(standing, PreviewLine) else None

    # life

    def enter(self) -> None:
        super().enter()
        if not self.match.log:
            self.deal_in()
        elif self.match.over:  # the program ended between the last action and the result
            self.finish()
        else:
            self.journal = self._told_before()
            self.desk.narrator.say(standing(self.match).replace(BETWEEN, ", "))
            self.call()

    def _told_before(self) -> list[str]:
        """The journal of a play that is gone on with: its last lines."""
        seats = [None, *(action.seat for action in self.match.log)]
        steps = [self.match.opening, *self.match.history]
        lines: list[str] = []
        for seat, events in zip(reversed(seats), reversed(steps), strict=True):
            if len(lines) < self.kept:
                told = [event for event in events if not self.is_counted(event)]
                heard = zip(told, self.heard(told), strict=True)
                lines = [*(self.remembered(line, seat, event) for event, line in heard if line), *lines]
        return lines[-self.kept :]

    def remembered(self, line: str, seat: int | None, event: Event) -> str:
        """A line of that journal."""
        return self.noted(line, seat)

    def deal_in(self) -> None:
        """The opening deal, seen: the cards as they lay before it, then what happened."""
        self.save()
        self.stage.sync(before(self.view, self.match.opening))
        self.animate(self.match.opening)
        self.refresh()  # nothing can be chosen before it has come

    def tell(self, event: Event, line: str) -> None:
        super().tell(event, line)
        if self.score is not None and isinstance(event, Noted) and event.fact in self.skin.turns:
            seen = self.stage.seen(self.view)
            self.standing = replace(seen, facts={**seen.facts, event.fact: event.value}, outcome=None)
            self.refresh()

    # previews

    def _preview_text(self) -> str:
        if self.hint_text:
            return self.hint_text
        if not self.company.people and not self.match.over:
            return self.journal[-1] if self.journal else _("You're watching. Press to hurry the computer.")
        if self._is_offered():
            return ""  # all of it stands on the plate
        previews = self._previews()
        if len({action.ids[0] for action, _preview in previews if action.ids and action.ids[0] != self.focus}) > 1:
            return "  ·  ".join(self._against(*each) for each in previews)
        texts = [tongue.say(preview.text) for _action, preview in previews] or [self._why_not()]
        return "  ·  ".join(dict.fromkeys(texts))

    def _against(self, action: Action, preview: Preview) -> str:
        """In short what a thing would do to one of several cards."""
        card = self.widget(action.ids[0])
        if card is None:
            return tongue.say(preview.text)
        return _("{what}: {amount}").format(what=card.label, amount=in_short(preview))

    def preview_line(self, text: str, line: Box) -> PreviewLine:
        """What is said of the thing in focus, on its plate; a hint is marked as one."""
        return PreviewLine(text, self.desk.type, line, sign=HINT if self.hint_text else "")

    def _why_not(self) -> str:
        """Why the focused verb is not possible; "" of anything else."""
        widget = self.widget(self.focus)
        return widget.help if widget is not None and widget.id in self.game.verbs and not widget.enabled else ""

    # intents

    def handle(self, intent: Intent) -> None:
        if self.drag is not None and intent.kind not in (POINT, RELEASE):
            self._put_back(self.drag)
        if self._only_hurries(intent):
            self.press_on()
            return
        if self.match.over and self.score is not None and intent.kind not in FOLLOWS:
            self.hurry()  # straight to the result: there is nothing more to be done here
            return
        if intent.kind == PAD_LEFT:
            self.wait_for_pad()
            return
        if self.barred(intent):
            return
        if intent.kind not in FOLLOWS:
            focus = self.focus
            self.hurry()
            self.desk.stack.settle(self.desk.shot)
            if self.desk.stack.top is not self or (intent.kind == "confirm" and self._is_new_to(focus)):
                return
            hurries = intent.kind in ("confirm", "avoid", PRESS) and not self._is_open(intent)
            if self.company.program_next and hurries:
                self.let_act()  # a press hurries a program that ponders, and means nothing else
                return
        super().handle(intent)
        if self.focus != self.hinted:
            self.hint_text = ""
        if self.desk.stack.top is self:
            self.widgets = self.build()

    def _only_hurries(self, intent: Intent) -> bool:
        """While cards come, a key or a button of a pad hurries them and does nothing else: what has the focus is not
        seen until they lie.  A click says itself what it means, and so does any press while a program is next; but
        where there is suspense, all of them only hurry."""
        if self.skin.beats:
            presses = intent.kind in ("confirm", "avoid", PRESS)
        else:
            presses = intent.kind in ("confirm", "avoid") and not self.company.program_next
        return presses and self.score is not None and not self._is_open(intent)

    def press_on(self) -> None:
        """Hurry to the next beat of what is being shown, or to its end."""
        if not (isinstance(self.score, Seq) and self.score.to_beat()):
            self.hurry()

    def _is_new_to(self, focus: str | None) -> bool:
        """The cards have arrived: was what a person may choose now not yet seen when that had the focus?"""
        other = self.focus != focus and (focus is None or focus in self.game.verbs)
        return other and not self.company.program_next

    def command(self, intent: Intent) -> bool:
        does = {"undo": self.undo, "redo": self.redo, "hint": self.hint, "menu": self.menu}
        if intent.kind.startswith("place."):
            self._pick_place(int(intent.kind.removeprefix("place.")))
        elif intent.kind == "avoid":
            self.act(self._first_button() or next(iter(self.game.buttons(self.view)), None))
        elif intent.kind == "info":
            self.look_closer()
        elif intent.kind in does:
            does[intent.kind]()
        else:
            return False
        return True

    def back(self) -> None:
        """Take a pick back; without one, pause."""
        if self.chooser.picked:
            self.chooser.clear()
            self.refresh()
        else:
            self.menu()

    def act(self, id: str | None, at: Point | None = None) -> None:
        """Press a thing; where nothing can be taken back, Undo says why."""
        if id == "undo" and not self.company.may_undo(self.undo_rule):
            self.undo()
        else:
            super().act(id, at)

    def undo(self) -> None:
        """Take the last action back; the focus does not stay where nothing more can be taken back."""
        super().undo()
        if self.focus == "undo" and not self.goes_back:
            self._past_idle_things()

    def do(self, action: Action) -> None:
        """Play an action: the rules finish, the save is written, and only then is it seen."""
        self.happened(self.match.play(action))

    def happened(self, events: Sequence[Event]) -> None:
        self.save()
        self.animate(events)
        self.refresh()

    # other scenes

    def menu(self) -> None:
        """Pause."""
        go.pause(self.desk, self)

    def wait_for_pad(self) -> None:
        """A pad was pulled out: stop until something is pressed."""
        go.gone(self.desk, self)

    def entries(self) -> list[tuple[str, str, str, Do]]:
        """What this table adds to the pause: id, label, icon and deed."""
        return []

    def help(self) -> None:
        """Open the rules."""
        go.help(self.desk, self.match.game.id, self.match.options)

    def give_up(self) -> None:
        """Leave this play for a new one, or for the next turn of the round; it counts as abandoned."""
        turn = self.desk.rounds.player(self.match)
        write_down(self.desk, self.match, self.daily)
        if turn:
            go.standings(self.desk, self.match.game)
            return
        match = new_match(self.desk, self.match.game, self.match.options, seats=self.match.seats)
        self.desk.stack.reset(self.anew(match))

    def anew(self, match: Match) -> TableScene:
        """The table of another play of this game."""
        return TableScene(self.desk, match)

    def finish(self) -> None:
        """The game is over: write it down and show what it was worth."""
        write_down(self.desk, self.match, self.daily)
        go.result(self.desk, self.match, self.daily, self.desk.via(Iris))

    def settled(self) -> None:
        if self.match.over:
            self.finish()
        else:
            told = self.focus
            self.refresh()
            if self.focus is None:
                self.set_focus(self.first_focus(), quiet=True)
            self._past_idle_things()
            if self.focus != told:
                self.say_of_focus()
            self.call()

    def say_of_focus(self) -> None:
        """Build with what is to be said of the thing that has the focus now; all else has just been built."""
        self._still_lies = True
        try:
            self.widgets = self.build()
        finally:
            self._still_lies = False

    # time

    def update(self, dt: float) -> bool:
        self.match.seconds += dt
        return super().update(dt)

    # drawing

    def seen_at(self, widget: Widget) -> Box:
        sprite = self.stage.spotted(widget.id) if isinstance(widget, CardSpot) and self.score is None else None
        return widget.box.moved(0, -sprite.lift) if sprite is not None else widget.box

    def facts(self) -> dict[str, Any]:
        """What tests want to know of the play."""
        match, legal = self.match, [str(action) for action in self.view.legal]
        return {"actions": len(match.log), "digest": match.digest(), "view": match.view(self.seat).data(),
                "seat": self.seat, "legal": legal, "picked": [*self.chooser.picked],
                "over": match.over}  # fmt: skip
