"""Puzzles: the page that offers them, the menu over their table, and what comes of a try."""

import datetime
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from game.core.game import Game
from game.core.text import N_, number
from game.i18n import _, day, ngettext
from game.puzzles import Attempt, Progress, Puzzle, of_day, pack

from ..base.geometry import Box
from ..navigator import PausedTable
from ..play.features.puzzle import puzzle_name
from ..services import Services
from ..ui.text import Column, bone, ink, wine
from ..ui.widget import Do, Widget
from .describe import BETWEEN
from .ending import pictured
from .menu import FootButton, centred, list_room
from .pause import PauseScene
from .read import ReadScene
from .rows import RowsScene, game_tabs
from .slots import SlotRow

LEVELS = (N_("Easy puzzles"), N_("Moderate puzzles"), N_("Tricky puzzles"), N_("Hard puzzles"), N_("Fiendish puzzles"))
ABOUT = N_("Every card is known: find the way that wins.")
LEGEND = (
    N_("The higher the level, the more seldom our computer players find the way."),
    N_("In a row: solved at the first try, without a hint."),
)
SIGNS = ("I", "II", "III", "IV", "V")
ROW, GAP = 60.0, 4.0  # least height of a row, and gap to the next


class PuzzlesScene(RowsScene):
    """Today's puzzle, and as many others as one likes, by how hard they are; a tab for each game that has any, which
    are those of `progress`, by their ids. `open` gets a game, one of its puzzles, and the day whose it is, "" for
    none."""

    name = "puzzles"
    span = (190.0, 900.0)

    def __init__(
        self,
        services: Services,
        game: Game[Any],
        progress: Mapping[str, Progress],
        open: Callable[[Game[Any], Puzzle, str], object],
    ):
        super().__init__(services)
        self.game, self.open, self._progress = game, open, progress

    @property
    def progress(self) -> Progress:
        """The player's progress in the game whose page is shown."""
        return self._progress[self.game.id]

    def title(self) -> str:
        return _("Puzzles")

    def first_focus(self) -> str | None:
        """Today's puzzle until it is solved, then the first level with something new."""
        today = of_day(_today(), self.game.id)
        left = [f"level-{i}" for i, puzzles in self._levels() if self.progress.solved(puzzles) < len(puzzles)]
        return next(iter(left), "today") if self.progress.has_solved(today) else "today"

    # tabs

    def _pages(self) -> Sequence[tuple[str, str]]:
        return game_tabs([self.services.games[id] for id in self._progress], self.span[1], self.services.fonts)

    def _page_open(self) -> str:
        return self.game.id

    def turn_to(self, page: str) -> None:
        self.game = self.services.games[page]
        self.scroller.offset = 0.0

    # widgets

    def build(self) -> list[Widget]:
        room, letters = list_room(self.sheet.inner), self.services.fonts
        column = Column(room, letters)
        column.words("about", self._streak() or _(ABOUT), "strong", 24, bone, "centre")
        rows: list[Widget] = [*column.widgets]
        y = column.y
        for row in self._rows(Box(room.x, 0, room.w, ROW)):
            row.box = row.box._replace(y=y)
            rows.append(row)
            y = row.box.bottom + GAP
        legend = Column(Box(room.x, y, room.w, room.h), letters)
        legend.words("legend", " ".join(map(_, LEGEND)), "body", 21, bone, "centre", even=True)
        rows += legend.widgets
        back = FootButton("back", _("Back"), "back", self.back)
        shown = self.sheet.scrolling(centred(rows, self.sheet.inner), self.sheet.inner)
        return [*self.sheet.frame(back), *self.tab_row(), *shown]

    def _rows(self, box: Box) -> Sequence[SlotRow]:
        return [self._today(box), *(self._level(i, puzzles, box) for i, puzzles in self._levels())]

    def _today(self, box: Box) -> SlotRow:
        today, letters = _today(), self.services.fonts
        puzzle, days = of_day(today, self.game.id), self.progress.days_in_a_row(today)
        told = BETWEEN.join((day(today), *named(self.game, puzzle)))
        row = [ngettext("{n} day in a row", "{n} days in a row", days).format(n=days)] if days else []
        solved = [_("Solved")] if self.progress.has_solved(puzzle) else []
        return SlotRow("today", _("Today's puzzle"), box, lambda: self.open(self.game, puzzle, today), letters, (told,),
                       icon="calendar", value=BETWEEN.join((*solved, *row)))  # fmt: skip

    def _levels(self) -> list[tuple[int, Sequence[Puzzle]]]:
        puzzles = pack(self.game.id)
        return [(level, [each for each in puzzles if each.level == level]) for level in range(1, len(LEVELS) + 1)]

    def _level(self, level: int, puzzles: Sequence[Puzzle], box: Box) -> SlotRow:
        told = _("{n} of {m} solved").format(n=number(self.progress.solved(puzzles)), m=number(len(puzzles)))

        def open_one() -> None:
            self.open(self.game, self.services.chance.choice(self.progress.fresh(puzzles)), "")

        return SlotRow(f"level-{level}", _(LEVELS[level - 1]), box, open_one, self.services.fonts, (),
                       sign=SIGNS[level - 1], value=told)  # fmt: skip

    def _streak(self) -> str:
        """How many puzzles the player has solved, and in a row; "" before the first try."""
        if not self.progress.tried:
            return ""
        solved = _("Puzzles solved: {n}").format(n=number(self.progress.solved(pack(self.game.id))))
        return BETWEEN.join((solved, *_streaks(self.progress)))


def _today() -> str:
    return datetime.date.today().isoformat()


def _streaks(progress: Progress) -> Sequence[str]:
    """The streaks of puzzles that the first try solved; nothing before the first."""
    streaks = {_("In a row"): progress.streak, _("Longest row"): progress.longest}
    return [_("{what}: {amount}").format(what=what, amount=number(n)) for what, n in streaks.items() if n]


def named(game: Game[Any], puzzle: Puzzle) -> tuple[str, str]:
    """A puzzle's number and level, in words."""
    return puzzle_name(game, puzzle), _("Level {n}").format(n=SIGNS[puzzle.level - 1])


class PuzzlePauseScene(PauseScene):
    """The menu over a puzzle's table."""

    name = "puzzle-pause"

    def __init__(self, services: Services, attempt: Attempt, table: PausedTable):
        super().__init__(services, table)
        self._attempt = attempt

    def _entries(self) -> list[tuple[str, str, str, Do]]:
        routes, attempt = self.services.routes, self._attempt
        return [
            ("resume", _("Continue"), "play", self.back),
            *[(id, label, icon, self._then(do)) for id, label, icon, do in self.table.entries()],
            ("again", _("Try again"), "restart", lambda: routes.puzzles.again(attempt)),
            ("answer", _("Show me"), "eye", lambda: routes.puzzles.answer(attempt)),
            ("help", _("How to play"), "book", self._help),
            ("settings", _("Settings"), "gear", routes.menus.settings),
            ("leave", _("Leave"), "home", lambda: routes.puzzles.leave(attempt)),
        ]


# the end


class PuzzleResultScene(ReadScene):
    """What came of a try."""

    name = "puzzle-result"
    span = (240.0, 800.0)

    def __init__(self, services: Services, attempt: Attempt):
        super().__init__(services)
        self.attempt = attempt

    def title(self) -> str:
        if self.attempt.solved:
            return _("Solved!")
        return _("Won, with help") if self._won else _("Not this time")

    @property
    def _won(self) -> bool:
        return self._result == "won"

    @property
    def _result(self) -> str:
        outcome = self.attempt.match.state.outcome
        assert outcome is not None, "the try is not over"
        return outcome.results[0]

    def first_focus(self) -> str | None:
        return "next" if self.attempt.solved else "again"

    def feet(self) -> list[FootButton]:
        routes, attempt, solved = self.services.routes.puzzles, self.attempt, self.attempt.solved
        return [
            FootButton("back", _("Back"), "back", self.back),
            FootButton("answer", _("Show me"), "eye", lambda: routes.answer(attempt)),
            FootButton("again", _("Try again"), "restart", lambda: routes.again(attempt), primary=not solved),
            FootButton("next", _("Another one"), "cards", lambda: routes.another(attempt), primary=solved),
        ]

    def written(self) -> list[Widget]:
        puzzle, column = self.attempt.puzzle, Column(list_room(self.sheet.inner), self.services.fonts)
        pictured(column, self.attempt.game.id, self._result, "")
        column.words("name", BETWEEN.join(named(self.attempt.game, puzzle)), "strong", 28, wine, "centre")
        for id, text in (("told", self._told()), ("rating", self._rating())):
            column.words(id, text, "body", 25, ink, "centre", even=True)
        if row := BETWEEN.join(_streaks(self.attempt.progress)):
            column.words("streak", row, "strong", 25, ink, "centre")
        return column.widgets

    def _told(self) -> str:
        puzzle = self.attempt.puzzle
        if self._won and not self.attempt.solved:
            return _("A hint showed the way, so it stays unsolved. Try it again on your own.")
        text = ngettext("There were {m} ways through the first room, and only {n} of them could win.",
                        "There were {m} ways through the first room, and {n} of them could win.",
                        puzzle.winning)  # fmt: skip
        return text.format(n=puzzle.winning, m=puzzle.plans)

    def _rating(self) -> str:
        solved = self.attempt.puzzle.solved
        text = ngettext("Our computer players solved it once in 100 tries.",
                        "Our computer players solved it {n} times in 100 tries.", solved)  # fmt: skip
        return text.format(n=solved) if solved else _("Our computer players solved it in none of 100 tries.")

    def back(self) -> None:
        """Go back to the page of puzzles."""
        self.services.routes.puzzles.leave(self.attempt)
