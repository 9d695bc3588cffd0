"""The page on which dice are handed out and rolled."""

from __future__ import annotations

from collections.abc import Sequence

from game import i18n
from game.core.blanks import between, limits
from game.core.cards import parse
from game.core.deck import face
from game.core.descent import CAST, GIVE, HEAL, HIT, ROLL, SHARE, SPEND, dice_or_points
from game.core.events import Event
from game.core.view import Action
from game.i18n import _

from ...base.geometry import Box
from ...gfx.canvas import Canvas
from ...input.bindings import PAD_LEFT, Intent
from ...ui.widget import Widget
from ..menu import FootButton
from .beside_card import SPAN, SpendScene
from .characters import hit_points, short_name
from .dice_cards import DiceCard, Flight, Rolling, RollingCard, Tray, lying
from .dicepage import DicePage
from .side_page import DescentTable, SidePageScene

AFTER = 0.07  # seconds between the flights of two dice


class DiceScene(SidePageScene):
    """Dice are handed out, one by one or evenly, after some may have been bought off; then they are rolled, by the
    program or by hand; then the result is shown."""

    name = "dice"
    span = SPAN
    takes_back = (GIVE, SHARE, SPEND)

    def __init__(self, table: DescentTable):
        super().__init__(table)
        self.painter.above.append(self._draw_flights)
        self.dice = DicePage(self, self._give)
        self._told_of: set[str] = set()

    @property
    def showed(self) -> bool:
        return bool(self.dice.rolled or self.dice.typed)

    def title(self) -> str:
        name = i18n.say(face(parse(self.dice.card)))
        if self.acts.phase in (HIT, HEAL):
            asked = _("{card}: who is healed?") if self.dice.heals else _("{card}: who takes the damage?")
        else:
            asked = _("{card}: healing") if self.dice.heals else _("{card}: damage")
        return asked.format(card=name)

    def first_focus(self) -> str | None:
        return "even" if self.acts.phase in (HIT, HEAL) else "roll"

    def build(self) -> list[Widget]:
        return [*self.sheet.frame(*self._feet()), *self.dice.widgets()]

    def _feet(self) -> list[FootButton]:
        if self.dice.rolling and self.dice.rolling.who:
            return [FootButton("hurry", _("Skip ahead"), "skip", self._hurry, primary=True)]
        if self.dice.over:
            return [FootButton("go-on", _("Go on"), "check", self.close, primary=True)]
        if self.acts.phase == ROLL:
            return [
                FootButton("undo", _("Take back"), "undo", self.undo, enabled=self.acts.may_undo),
                *([FootButton("typed", _("Type it in"), "quill", self._ask)] if self.dice.sides > 1 else []),
                FootButton("roll", _("Roll"), "dice", self._roll, primary=True),
            ]
        spend = bool(self.acts.legal(SPEND))
        return [
            FootButton("undo", _("Take back"), "undo", self.undo, enabled=self.acts.may_undo),
            *(
                [
                    FootButton(
                        "spend",
                        self._of_the_die(_("Cancel dice"), _("Cancel points")),
                        "spell-slot",
                        self._spend,
                        enabled=spend,
                    )
                ]
                if not self.dice.heals
                else []
            ),
            FootButton("even", _("Share evenly"), "friends", self._evenly, primary=True),
        ]

    def _of_the_die(self, dice: str, points: str) -> str:
        return dice_or_points(self.dice.sides, dice, points)

    def prompts(self) -> list[tuple[str, str]]:
        if self.dice.over:
            return [("confirm", _("Choose"))]
        giving = isinstance(self.widget(self.focus), DiceCard)
        hand_over = self._of_the_die(_("Hand over a die"), _("Hand over a point"))
        confirm = ("confirm", hand_over if giving else _("Choose"))
        return [confirm, *self.acts.undo_prompt(), ("info", _("Correct numbers")), ("menu", _("Menu"))]

    # commands

    def command(self, intent: Intent) -> bool:
        if self.dice.over:
            return False
        if intent.kind == "info":
            self.correct()
        elif intent.kind in ("menu", "cancel"):
            self.services.routes.table.pause(self.table.paused)
        elif intent.kind == PAD_LEFT:
            self.table.paused.wait_for_pad()
        else:
            return super().command(intent)
        return True

    def _give(self, who: str) -> None:
        if self.dice.can_give(who):
            self.services.sounds.play("ui-toggle")
            self._do(Action(GIVE, (who, "1")))
        else:
            self.services.sounds.play("ui-deny")

    def _evenly(self) -> None:
        self._do(Action(SHARE))

    def _spend(self) -> None:
        self.services.stack.push(SpendScene(self.table, self._spent))

    def _spent(self, events: list[list[Event]]) -> None:
        self.acts.done += events
        self._look()

    def _do(self, action: Action) -> None:
        preview = self.table.game.preview(self.acts.view, action)
        if preview.fatal and self.services.settings.ask_fatal:
            self.services.routes.menus.ask(i18n.say(preview.text), _("Do it anyway"), lambda: self._done(action))
        else:
            self._done(action)

    def _done(self, action: Action) -> None:
        tray, before = self.widget("pool"), {one.id: len(self.dice.pips(one.id)) for one in self.dice.before}
        starts = tray.places() if isinstance(tray, Tray) else []
        self.acts.perform(action)
        self._look()
        if action.verb in (GIVE, SHARE) and not self._still and self.services.stack.top is self:
            self._let_fly(starts, before)

    @property
    def _still(self) -> bool:
        """True if nothing moves here."""
        return self.services.settings.still or not self.services.settings.pace

    def _let_fly(self, starts: list[Box], before: dict[str, int]) -> None:
        """Let dice fly from the tray to the cards, the last dice of the tray first."""
        self.dice.flights = [flight for flight in self.dice.flights if not flight.landed]
        for sheet_ in self.dice.cards():
            if isinstance(sheet_, DiceCard):
                for place in sheet_.places()[before[sheet_.id] :]:
                    if starts:
                        end = self.scroller.box_of(sheet_).moved(place.x - sheet_.box.x, place.y - sheet_.box.y)
                        end = Box(end.x, end.y, place.w, place.h)
                        start, lies = starts.pop(), lying(len(starts))
                        self.dice.flights.append(Flight(sheet_.id, start, end, len(self.dice.flights) * AFTER, lies))
        self.refresh()

    def _look(self) -> None:
        """Show the result of the last action."""
        if self.dice.over and not self.showed:
            self.close()  # plain points, or all dice are paid for: the table shows the result
            return
        self.refresh()
        if self.acts.phase == ROLL or self.dice.over:
            self.set_focus(next(id for id in ("hurry", "go-on", "roll") if self.widget(id)), quiet=True)
            self._scroll_by(-self.scroller.offset)  # scroll to the first character

    def _roll(self) -> None:
        self.dice.flights = []
        self.services.sounds.play("dice-shake")
        self.acts.perform(Action(CAST))
        self.dice.rolled |= self.descents.rolls(self.acts.done[-1])
        self.dice.rolling = Rolling(list(self.dice.rolled), self._still)
        self._tell_all_but(self.dice.rolling.left)
        self._look()

    def _tell_all_but(self, left: Sequence[str]) -> None:
        """Let the narrator say once for each character what was rolled; characters in `left` have to roll yet."""
        for who in self.dice.rolled:
            if who not in left and who not in self._told_of:
                self._told_of.add(who)
                one = self.dice.person(who)
                words = _("{who}: {points}, {hp}").format(
                    who=one.name, points=self.dice.sum_of(who), hp=hit_points(one.hp, one.most)
                )
                self.services.narrator.say(words)

    def _hurry(self) -> None:
        if self.dice.rolling:
            self.dice.rolling.hurry()
            self._tell_all_but(())
            self.services.sounds.play("dice-land")
        self._look()

    def _ask(self) -> None:
        who = self.acts.descent.next
        pattern = next((action for action in self.acts.legal(CAST) if action.ids), None)
        if not who or pattern is None:
            return
        low, high = limits(pattern.ids[0]) or (0, 0)

        def typed(id: str) -> None:
            self.dice.typed[who] = int(id)
            self._do(Action(CAST, (id,)))

        label = _("What did {who} roll?").format(who=short_name(self.acts.descent.adventurer(who)))
        self.services.routes.table.fill(0, label, "", between(low, high), typed)

    # time

    def update(self, dt: float) -> bool:
        waited = super().update(dt)
        dt *= self.services.settings.pace
        if self.dice.flights:
            self._fly(dt)
            self.services.touch()
            return True
        if self.dice.rolling is None or self.dice.rolling.who is None:
            return waited
        who, lay = self.dice.rolling.who, self.dice.rolling.throw.lies
        if cue := self.dice.rolling.update(dt):
            self.services.sounds.play(cue)
        if self.dice.rolling.who != who:
            self._tell_all_but(self.dice.rolling.left)
            self._look()
        elif self.dice.rolling.throw.lies != lay:
            self.refresh()  # the tray's sum now includes the dice that have just landed
        self._sink()
        self.services.touch()
        return True

    def _fly(self, dt: float) -> None:
        for flight in self.dice.flights:
            flight.throw.update(dt)
        if any(flight.landed for flight in self.dice.flights):
            self.dice.flights = [flight for flight in self.dice.flights if not flight.landed]
            self.refresh()

    def _sink(self) -> None:
        """Let the sum of the dice move over to the hit points shown."""
        for widget in self.widgets:
            if isinstance(widget, RollingCard) and self.dice.rolling and self.dice.rolling.who == widget.person.id:
                change = self.dice.person(widget.person.id).hp - widget.person.hp
                widget.shown = widget.person.hp + change * self.dice.rolling.sunk

    def at_rest(self) -> bool:
        return super().at_rest() and not self.dice.moves

    def _draw_flights(self, canvas: Canvas) -> None:
        for flight in self.dice.flights:
            flight.draw(canvas, self.dice.sides, self.dice.ink)

    def back(self) -> None:
        if self.dice.over:
            self.close()
