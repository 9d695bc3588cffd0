"""The title: what to do next."""

from collections.abc import Sequence

from game.core.cards import parse
from game.core.match import Match
from game.tongue import _

from ..canvas import Canvas
from ..geometry import Box
from ..table.cardart import CardArt
from ..table.sprites import Sprite
from ..ui.press import Button, IconButton, alike
from ..ui.text import Words, bone, cream
from ..ui.widget import Do, Widget
from . import go
from .describe import BETWEEN, standing
from .menu import MenuScene

FAN = (("KC", 18.0), ("7H", 9.0), ("QS", 0.0), ("9D", -9.0), ("AS", -18.0))
FAN_Y, RAISED = 394.0, 32.0  # the middle of the fan, and how much higher it stands over a note
NOTE, NOTE_MOST, NOTE_FOOT = 34.0, 46.0, 578.0  # how high the note is, at most in large letters, and where it ends
LOGO = (720.0, 180.0)
FIRST, SECOND = Box(0, 588, 352, 72), Box(0, 676, 296, 60)  # a button of the first row, and of the second
GAP = 16.0  # between two of them
SIDE = 60.0  # of those with a picture only

Entry = tuple[str, str, str, Do]  # id, label, icon and what it does


class TitleScene(MenuScene):
    """The first thing a player sees."""

    name = "title"
    music = "music-title"
    dim = 60

    def title(self) -> str:
        return "Underdeck"

    def build(self) -> list[Widget]:
        self.running = self._running()
        letters = self.desk.type
        top = self.page.y
        line = Words(
            "line",
            _("Dungeon card games for an ordinary pack"),
            Box(240, top + 190, 800, 44),
            letters,
            "strong",
            27,
            bone,
            "centre",
            0.5,
            1,
            True,
        )
        return [line, *self._buttons(), *self._note()]

    def _running(self) -> Match | None:
        newest = self.desk.keep.newest()
        return self.desk.keep.running(newest) if newest else None

    def _buttons(self) -> list[Widget]:
        """What one comes for in the first row, one of it in red; what helps in the second, the rest beside it."""
        desk = self.desk
        first: list[Entry] = [
            *([("continue", _("Continue"), "torch", lambda: go.table(desk, self.running))] if self.running else []),
            ("new", _("New game"), "cards", lambda: go.new_game(desk)),
            ("daily", _("Daily dungeon"), "calendar", lambda: go.daily(desk)),
        ]
        second: list[Entry] = [
            ("help", _("How to play"), "book", lambda: go.how_to_play(desk)),
            ("records", _("Records"), "trophy", lambda: go.records(desk)),
            ("settings", _("Settings"), "gear", lambda: go.settings(desk)),
        ]
        small: list[Entry] = [
            ("credits", _("Credits"), "quill", lambda: go.credits(desk)),
            ("quit", _("Quit"), "exit", desk.quit),
        ]
        words = self._row(second, SECOND, len(small) * (SIDE + GAP))
        x = words[-1].box.right + GAP
        icons = [
            IconButton(id, label, Box(x + i * (SIDE + GAP), SECOND.y, SIDE, SIDE), do, icon)
            for i, (id, label, icon, do) in enumerate(small)
        ]
        return [*self._row(first, FIRST), *words, *icons]

    def _row(self, entries: Sequence[Entry], place: Box, beside: float = 0.0) -> Sequence[Widget]:
        """Buttons side by side, each as wide and as high as `place`, from its top; in the middle, together with what
        stands beside them."""
        x = 640 - (len(entries) * (place.w + GAP) - GAP + beside) / 2
        red, told = self.first_focus(), {"continue": self._told()}
        return alike([
            Button(id, label, Box(x + i * (place.w + GAP), place.y, place.w, place.h), do, self.desk.type, icon,
                   id == red, told.get(id, ""))
            for i, (id, label, icon, do) in enumerate(entries)
        ])  # fmt: skip

    def _told(self) -> str:
        """What would be gone on with; "" for nothing."""
        if self.running is None:
            return ""
        return BETWEEN.join((_(self.running.game.title), *self._turn(self.running), standing(self.running)))

    def _note(self) -> list[Widget]:
        if self.running is None:
            return []
        box = Box(40, NOTE_FOOT - self._note_tall, 1200, self._note_tall)
        return [Words("note", self._told(), box, self.desk.type, "body", 23, cream, "centre", 0.5, 1, True)]

    def _turn(self, match: Match) -> list[str]:
        """Whose turn of a round with friends a play is, if it is one."""
        player = self.desk.rounds.player(match)
        return [_("Round with friends, {name}'s turn").format(name=player)] if player else []

    @property
    def _note_tall(self) -> float:
        return min(NOTE * self.desk.type.scale, NOTE_MOST)

    def first_focus(self) -> str | None:
        return "continue" if self.running else "new"

    def back(self) -> None:
        """There is nothing behind the title; leaving is the button's affair."""
        self.set_focus("quit")

    def prompts(self) -> list[tuple[str, str]]:
        """A button with a picture only is told by its name."""
        focused = self.widget(self.focus)
        return [("confirm", focused.label if isinstance(focused, IconButton) else _("Choose"))]

    def backdrop(self, canvas: Canvas) -> None:
        super().backdrop(canvas)
        top = self.page.y
        canvas.picture("ui/logo", Box(640 - LOGO[0] / 2, top + 16, *LOGO))
        self._fan(canvas)

    def _fan(self, canvas: Canvas) -> None:
        """Five cards, fanned."""
        art = CardArt(canvas, self.desk.settings.four_colours)
        y = FAN_Y - (RAISED + self._note_tall - NOTE if self.running else 0)
        for i, (id, tilt) in enumerate(FAN):
            away = i - 2
            at = (640 + away * 140, y + away * away * 12)
            Sprite(parse(id), at, 168, "mini", 168, tilt=tilt).draw(canvas, art, shadow=False)
