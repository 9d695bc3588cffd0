"""The table on which a game is played."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game import bots
from game.core.film import before

from ..base.geometry import Box, Point
from ..gfx.canvas import Canvas
from ..input.bindings import MOUSE, PRESS, Intent
from ..input.seating import Seating
from ..navigator import PausedTable
from ..play.commands import Commands
from ..play.conductor import Signal
from ..play.features.drag import Dragging
from ..play.features.hints import FirstNotes, Hinting
from ..play.features.press_rules import FOLLOWS, Skipping
from ..play.features.turns import SeatGuard, TurnCalls
from ..play.pace import Programs, Repeater
from ..play.parts import USUAL, Exit, FocusRules, Names, TableHeader, TableLayout, Texts
from ..play.play_view import PlayView
from ..play.tabletop import Tabletop
from ..services import Services
from ..ui.scene import Scene
from ..ui.widget import Do, Widget
from .describe import BETWEEN, standing

LOOKED_AT = ("card", "pile", "figure", "place")  # roles of widgets about which there is a page
BAR = Box(236, 766, 808, 32)  # place of the prompts; leaves room for buttons on either side


class TableScene(Scene):
    """One play on the screen. It puts its parts together, and knows no game and no mode: `game.app.routes.tables` says
    which parts make which table.

    Signals: `entered`, `resumed`, `came_to_front` when the window did, and `settled` when everything has been shown and
    the player may go on. `settling` may be set to a function that is called before, with what is to be done then.
    """

    name = "table"

    top: Tabletop
    seating: Seating
    names: Names
    turns: TurnCalls
    guard: SeatGuard
    dragging: Dragging
    head: TableHeader
    texts: Texts
    focus_rules: FocusRules
    layout: TableLayout
    commands: Commands
    programs: Programs
    skipping: Skipping
    repeater: Repeater
    notes: FirstNotes
    paused: PausedTable

    def __init__(self, services: Services, play: PlayView, ending: Exit):
        super().__init__(services)
        self.play, self.session, self.match, self.game = play, play.session, play.match, play.game
        self.ending, self.hinting = ending, Hinting(bots.adviser(play.game))
        self.entered: Signal[[]] = Signal()
        self.resumed: Signal[[]] = Signal()
        self.came_to_front: Signal[[]] = Signal()
        self.settled: Signal[[]] = Signal()
        self.settling: Callable[[Do], object] = lambda go_on: go_on()
        self.call: Callable[[], object]  # announces the turn of the next person
        self.prompt_bar.clicked = self._clicked

    # widgets

    def build(self) -> list[Widget]:
        return self.top.dressed(self.layout.widgets())

    def build_for_focus(self) -> list[Widget]:
        return self.top.dressed(self.layout.widgets_of_focus())

    def title(self) -> str:
        return self.head.title()

    def prompts(self) -> list[tuple[str, str]]:
        told = self.texts.prompts()
        for feature in self.top.features:
            told = feature.prompts(told)
        return told

    def toast_line(self) -> Box | None:
        return self.layout.toast_line()

    def entries(self) -> list[tuple[str, str, str, Do]]:
        """Additional entries for the pause menu: (id, label, icon, action)."""
        return [entry for feature in self.top.features for entry in feature.entries()]

    # life cycle

    def refresh(self) -> None:
        self.top.fit()
        self.top.see()
        super().refresh()

    def enter(self) -> None:
        self.services.input.seating = self.seating
        self.top.enter()
        super().enter()
        self.top.hum()
        if not self.match.log:
            self.deal_in()
        elif self.match.over:  # the program was closed between the last action and the result
            self.ending.finish()
        else:
            self._go_on()
        self.entered.emit()

    def deal_in(self) -> None:
        """Save, and animate the opening deal from the table before it."""
        self.session.save()
        self.top.stage.sync(before(self.play.view, self.match.opening))
        self.top.animate(self.match.opening)
        self.refresh()  # nothing can be chosen during the deal

    def _go_on(self) -> None:
        """Go on with a play that was begun earlier."""
        match = self.match
        acted = [(action.seat, events) for action, events in zip(match.log, match.history, strict=True)]
        self.top.chronicle.recall(match.opening, acted)
        self.services.narrator.say(standing(match).replace(BETWEEN, ", "))
        self.call()
        if answered := self.session.answer_moot():
            self.commands.happened(answered)

    def resume(self) -> None:
        super().resume()
        self.top.hum()  # another table above this one may have stopped the audio
        self.resumed.emit()

    def come_to_front(self) -> None:
        self.came_to_front.emit()

    def leave(self) -> None:
        self.top.mood.end()
        self.services.input.seating = Seating()

    # intents

    def handle(self, intent: Intent) -> None:
        if any(feature.handle(intent) for feature in self.top.features):
            return
        if intent.kind not in FOLLOWS:
            focus = self.focus
            self.top.hurry()
            self.services.stack.settle(self.services.shot)
            new = intent.kind == "confirm" and self.focus_rules.is_new_to(focus)
            if self.services.stack.top is not self or new:
                return
            hurries = intent.kind in ("confirm", "avoid", PRESS) and not self.guard.is_open(intent)
            if self.play.seats.program_next and hurries:
                self.programs.act()  # the press only hurries the program
                return
        if not self.dragging.release(intent):
            super().handle(intent)
            self.dragging.follow_mouse(intent)
        if self.focus != self.hinting.about:
            self.hinting.clear()
        if self.services.stack.top is self:
            self.refresh()

    def command(self, intent: Intent) -> bool:
        commands = self.commands
        if intent.kind == "cancel" and intent.device == MOUSE:
            return self._looks_at(intent.at)
        does = {
            "avoid": commands.avoid, "info": commands.look_closer, "undo": commands.undo, "redo": commands.redo,
            "hint": commands.hint, "menu": commands.menu,
        }  # fmt: skip
        if intent.kind.startswith("place."):
            commands.picks.pick_place(int(intent.kind.removeprefix("place.")))
        elif intent.kind in does:
            does[intent.kind]()
        else:
            return False
        return True

    def _clicked(self, command: str) -> str:
        """The command whose mouse button does another one: “back” looks closer at what lies there."""
        return "cancel" if command == "info" and not self.play.selection.picked else command

    def _looks_at(self, at: Point) -> bool:
        """Look closer at what lies under the mouse; return False if that cannot be looked at, or if there are picks to
        put back."""
        widget = self.at(at)
        if widget is None or widget.role not in LOOKED_AT or self.play.selection.picked:
            return False
        self.set_focus(widget.id, quiet=True)
        self.commands.look_closer()
        return True

    def back(self) -> None:
        """Put the picks back; without any, open the pause menu."""
        if not self.commands.picks.put_back():
            self.commands.menu()

    def act(self, id: str | None, at: Point | None = None) -> None:
        """Press a widget; if undo is not possible, say why."""
        if any(feature.blocks(id, at) for feature in self.top.features):
            return
        if id == "undo" and not self.session.may_undo:
            self.commands.undo()
        else:
            super().act(id, at)

    # focus

    def first_focus(self) -> str | None:
        return self.focus_rules.first()

    def set_focus(self, id: str | None, quiet: bool = False) -> None:
        if id is not None:
            self.focus_rules.moving_to(id)
        before = self.focus
        super().set_focus(id, quiet)
        if self.focus != before:
            self.refresh_for_focus()

    def _fallback_focus(self, boxes: dict[str, Box]) -> str | None:
        return self.focus_rules.fallback(boxes, self._last_role, super()._fallback_focus(boxes))

    def _navigate(self, way: str) -> None:
        goal = self.focus_rules.ahead(way)
        if goal == USUAL:
            super()._navigate(way)
        else:
            self.set_focus(goal)

    def _scroll_by(self, by: float) -> None:
        if self.top.ground.scrolls_by(by):
            self.refresh()
        else:
            super()._scroll_by(by)

    # time

    def come_to_rest(self) -> None:
        """Let the player go on: everything has been shown."""
        self.settling(self._rest)

    def _rest(self) -> None:
        if self.match.over:
            self.ending.finish()
        else:
            self.refresh()
            if self.focus is None:
                self.set_focus(self.first_focus(), quiet=True)
            self.focus_rules.past_idle()
            self.call()
            self.notes.tell()
        self.settled.emit()

    def update(self, dt: float) -> bool:
        self.match.seconds += dt
        self._repeat()
        moving = self.top.update(dt)
        if self.top.timeline is None and self.hinting.ponder(self.play.view) and self.services.settings.win_chance:
            self.refresh()
        return moving

    def _repeat(self) -> None:
        """Play the last action again while a button is held."""
        if self.top.timeline is None:
            action = self.repeater.next(self.play.view, self.pressed or "")
            if action is not None:
                self.pressed = None  # to let go of the mouse is no press any more
                self.commands.do(action)

    def ambient(self, dt: float) -> bool:
        return self.top.ambient(dt)

    def at_rest(self) -> bool:
        return self.top.rests and not self.programs.next

    # drawing

    def draw(self, canvas: Canvas) -> None:
        self.top.draw(canvas, self.painter.draw, self._draw_prompts)

    def _draw_prompts(self, canvas: Canvas) -> None:
        if self.services.stack.top is self:
            self.prompt_bar.draw(canvas, self.prompts(), BAR)

    def facts(self) -> dict[str, Any]:
        """Facts about the play, for tests."""
        match, play = self.match, self.play
        return {"actions": len(match.log), "digest": match.digest(), "view": match.view(play.seat).data(),
                "seat": play.seat, "legal": [str(action) for action in play.view.legal],
                "picked": [*play.selection.picked], "over": match.over,
                **self.focus_rules.facts(), **self.top.ground.facts()}  # fmt: skip
