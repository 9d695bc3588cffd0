"""Dice to hand out, and to roll."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from game import tongue
from game.core.blanks import limits
from game.core.cards import parse
from game.core.deck import face
from game.core.events import Event, Told
from game.core.game import Action
from game.rules.diamonds.descent import hits, sheet
from game.rules.diamonds.descent.phases import HEAL, HIT, ROLL
from game.tongue import _, ngettext

from ...canvas import Canvas
from ...geometry import Box
from ...hands.intent import Intent
from ...table.dice import Throw, draw_dice
from ...table.plates import Person, draw_hit_points
from ...type import Block, Type
from ...ui.text import Words, cream
from ...ui.widget import Do, Look, Pressable, Widget
from .. import go
from ..sheet import Foot
from .beside import BesideScene
from .people import called, hit_points, people
from .spend import SpendScene

if TYPE_CHECKING:
    from .table import PartyTable

HIGH, NAME, DICE_H, POOL = 72.0, 330.0, 60.0, 74.0


class DiceRow(Pressable):
    """A character, and the dice before them.  Left takes one back, right and a press hand one over."""

    role = "slider"

    def __init__(self, person: Person, box: Box, dice: Sequence[int | None], sides: int, do: Do, take_back: Do,
                 letters: Type, throw: Throw | None, heals: bool, enabled: bool, sum: str):  # fmt: skip
        super().__init__(person.id, person.name, box, do, enabled=enabled)
        self.person, self.dice, self.sides, self.take_back = person, dice, sides, take_back
        self.throw, self.heals = throw, heals
        self.points = letters.block(f"{round(person.hp)} / {person.most}", "number", 24, NAME, lines=1, grow=False)
        self.name = letters.cut(person.name, "strong", 25, NAME - self.points.width - 50, box.h - 26)
        self.sum = letters.block(sum, "number", 34, 110, box.h, lines=1, grow=False)

    @property
    def value(self) -> str:
        n = len(self.dice)
        dice = ngettext("{n} die", "{n} dice", n).format(n=n)
        return _("{hp}, {dice}").format(hp=hit_points(self.person.hp, self.person.most), dice=dice)

    def blocks(self) -> tuple[Block, ...]:
        return (self.name,)

    def adjust(self, by: int) -> bool:
        if by < 0:
            self.take_back()
        elif self.enabled:
            self.do()
        return True

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        theme, inner = canvas.theme, box.inset(16, 6)
        canvas.plate("list-row-selected" if look.focused else "list-row", box)
        down = self.person.hp <= 0
        head = Box(inner.x, inner.y, NAME, inner.h - 18)
        canvas.icon("fallen" if down else "hero", Box(head.x, head.y + head.h / 2 - 14, 28, 28),
                    theme.danger if down else theme.gold)  # fmt: skip
        canvas.block(self.name, head.moved(38, 0), theme.cream if self.enabled else theme.faint)
        canvas.block(self.points, head, theme.danger if down else theme.cream, "right")
        draw_hit_points(canvas, self.person.hp, self.person.most, None, Box(inner.x, inner.bottom - 12, NAME, 10))
        side = min(DICE_H, inner.h)
        room = Box(inner.x + NAME + 24, inner.y + (inner.h - side) / 2, inner.w - NAME - 24 - 120, side)
        draw_dice(canvas, self.sides, self.dice, room, self.throw, "help" if self.heals else "danger")
        if self.sum.lines[0] and (self.throw is None or self.throw.lies):
            canvas.block(self.sum, inner, theme.help if self.heals else theme.danger, "right")


class Pool(Words):
    """The dice that nobody has yet."""

    def __init__(self, text: str, box: Box, letters: Type, count: int, sides: int, heals: bool):
        self.words = Box(box.x, box.y, box.w * 0.44, box.h)
        super().__init__("pool", text, self.words, letters, "strong", 25, cream, valign=0.5, lines=2)
        self.box = box
        self.count, self.sides, self.heals = count, sides, heals
        self.room = Box(box.x + box.w * 0.46, box.y + 4, box.w * 0.54, box.h - 8)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        super().draw(canvas, self.words, look)
        draw_dice(canvas, self.sides, [None] * self.count, self.room, None, "help" if self.heals else "danger")


class DiceScene(BesideScene):
    """First dice are handed out, one by one or evenly, and before that perhaps bought off; then they are rolled, by the
    program or by hand; then everybody sees what was rolled.
    """

    name = "dice"
    takes_back = (hits.DIE, hits.EVEN, "spend")

    def __init__(self, table: PartyTable):
        super().__init__(table)
        view = self.view
        self.card, self.sides = str(view.facts["hit"]), sheet.sides(view)
        self.before = people(view)  # what they had when the card hit
        self.heals = sheet.mending(view)
        self.rolled: dict[str, list[int]] = {}
        self.typed: dict[str, int] = {}
        self.throw: Throw | None = None

    @property
    def over(self) -> bool:
        """Have all the dice been rolled?"""
        return self.phase not in (HIT, HEAL, ROLL) or self.view.outcome is not None or self.view.facts["hit"] is None

    def title(self) -> str:
        name = tongue.say(face(parse(self.card)))
        if self.heals:
            return _("{card}: healing").format(card=name)
        return _("{card}: damage").format(card=name)

    def first_focus(self) -> str | None:
        return "even" if self.phase in (HIT, HEAL) else "roll"

    # what it shows

    def build(self) -> list[Widget]:
        if not self.over:
            self.before = people(self.view)
        inner, letters = self.inner, self.desk.type
        pool = Pool(self._told(), Box(inner.x + 8, inner.y, inner.w - 16, self.tall(POOL)), letters,
                    self.view.gauges[sheet.DICE], self.sides, self.heals)  # fmt: skip
        area = Box(inner.x, inner.y + self.tall(POOL) + 4, inner.w, inner.h - self.tall(POOL) - 4)
        room, high = self.list_room(area), self.tall(HIGH)
        rows = [
            self._row(person, Box(room.x, room.y + i * (high + 6), room.w, high))
            for i, person in enumerate(self.before)
        ]
        return [*self.frame(*self._feet()), pool, *self.scrolling(rows, area)]

    def _row(self, person: Person, box: Box) -> Widget:
        who = person.id
        can = any(action.ids[0] == who for action in self.legal(hits.DIE))
        total = self._total(who)
        sum = "" if total is None else f"+{total}" if self.heals else f"−{total}"
        return DiceRow(person, box, self._dice(who), self.sides, partial(self._give, who), partial(self._take, who),
                       self.desk.type, self.throw, self.heals, can or self.phase not in (HIT, HEAL), sum)  # fmt: skip

    def _dice(self, who: str) -> Sequence[int | None]:
        """The dice before a character; those typed in have no faces."""
        return self.rolled.get(who) or [None] * self.view.gauges[f"dice.{who}"]

    def _total(self, who: str) -> int | None:
        return sum(self.rolled[who]) if who in self.rolled else self.typed.get(who)

    def _told(self) -> str:
        n, paid = self.view.gauges[sheet.DICE], self.view.gauges[sheet.RESERVE]
        if self.throw is not None and not self.throw.lies:
            return _("The dice are falling.")
        if self.over:
            return _("So it is rolled.")
        if self.phase == ROLL:
            who = hits.next_to_roll(self.view)
            return _("All are handed out. Roll, or type in what {who} rolled.").format(who=called(self.view, who or ""))
        if self.sides == 1:
            told = ngettext("{n} point to hand out", "{n} points to hand out", n).format(n=n)
        else:
            told = ngettext("{n} die to hand out", "{n} dice to hand out", n).format(n=n)
        return _("{told}. {paid} paid for already.").format(told=told, paid=paid) if paid else told

    def _feet(self) -> list[Foot]:
        if self.over:
            return [Foot("go-on", _("Go on"), "check", self.close, primary=True)]
        if self.phase == ROLL:
            return [
                Foot("undo", _("Take back"), "undo", self._take_back, enabled=bool(self.done)),
                *([Foot("typed", _("Type it in"), "quill", self._ask)] if self.sides > 1 else []),
                Foot("roll", _("Roll"), "dice", self._roll, primary=True),
            ]
        spend = bool(self.legal("spend"))
        return [
            Foot("undo", _("Take back"), "undo", self._take_back, enabled=bool(self.done)),
            *([Foot("spend", _("Spend"), "spell-slot", self._spend, enabled=spend)] if not self.heals else []),
            Foot("even", _("Evenly"), "dice", self._evenly, primary=True),
        ]

    def prompts(self) -> list[tuple[str, str]]:
        if self.over:
            return [("confirm", _("Choose"))]
        return [("confirm", _("Choose")), ("undo", _("Take back")), ("info", _("Game master")), ("menu", _("Menu"))]

    # what it does

    def command(self, intent: Intent) -> bool:
        if self.over:
            return False
        if intent.kind == "undo":
            self.undo()
        elif intent.kind == "info":
            self.correct()
        elif intent.kind in ("menu", "cancel"):
            go.pause(self.desk, self.table)
        else:
            return False
        return True

    def _take_back(self) -> None:
        self.undo()

    def _give(self, who: str) -> None:
        if any(action.ids[0] == who for action in self.legal(hits.DIE)):
            self.desk.sounds.play("ui-toggle")
            self._do(Action(hits.DIE, (who, "1")))
        else:
            self.desk.sounds.play("ui-deny")

    def _take(self, who: str) -> None:
        """Take a die back from a character, if it was the last one handed out."""
        last = self.table.match.log[-1]
        if last.verb == hits.DIE and last.ids[0] == who:
            self.undo()
        else:
            self.desk.sounds.play("ui-deny")

    def _evenly(self) -> None:
        self._do(Action(hits.EVEN))

    def _spend(self) -> None:
        self.desk.stack.push(SpendScene(self.table, self._spent))

    def _spent(self, events: list[list[Event]]) -> None:
        self.done += events
        self._look()

    def _do(self, action: Action) -> None:
        preview = self.table.game.preview(self.view, action)
        if preview.fatal and self.desk.settings.ask_fatal:
            go.ask(self.desk, tongue.say(preview.text), _("Do it anyway"), lambda: self._done(action))
        else:
            self._done(action)

    def _done(self, action: Action) -> None:
        self.play(action)
        self._look()

    def _look(self) -> None:
        """See what has come of the last deed."""
        if self.over and not (self.rolled or self.typed):
            self.close()  # plain points, or all paid for: the table shows it
            return
        self.refresh()
        first = self.first_focus() if not self.over else "go-on"
        if self.phase == ROLL or self.over:
            self.set_focus(first, quiet=True)

    def _roll(self) -> None:
        self.desk.sounds.play("dice-shake")
        self.play(Action(hits.CAST))
        for event in self.done[-1]:
            if isinstance(event, Told) and event.what == "rolled":
                self.rolled[event.who] = [int(pips) for pips in event.data[2:]]
        self.throw = Throw(self.desk.settings.still or not self.desk.settings.pace)
        self._look()

    def _ask(self) -> None:
        who = hits.next_to_roll(self.view)
        pattern = next((action for action in self.legal(hits.CAST) if action.ids), None)
        if who is None or pattern is None:
            return
        low, high = limits(pattern.ids[0]) or (0, 0)

        def typed(id: str) -> None:
            self.typed[who] = int(id)
            self._do(Action(hits.CAST, (id,)))

        label = _("What did {who} roll?").format(who=called(self.view, who))
        go.fill(self.desk, 0, label, "", f"?{low}..{high}", typed)

    # time

    def update(self, dt: float) -> bool:
        if self.throw is None or self.throw.lies:
            return False
        shaken = self.throw.shaken
        self.throw.update(dt)
        if self.throw.shaken and not shaken:
            self.desk.sounds.play("dice-roll")
        if self.throw.lies:
            self.desk.sounds.play("dice-land")
            self.refresh()
        self.desk.touch()
        return True

    def at_rest(self) -> bool:
        return self.throw is None or self.throw.lies

    def back(self) -> None:
        if self.over:
            self.close()
