"""The records: statistics for each set of house rules, and the history of runs."""

from collections.abc import Callable, Mapping
from typing import Any

from game.core.game import Game, program_defaults
from game.core.seeds import code
from game.core.sheet import sheet_of
from game.core.words import MINUS, N_, number
from game.tongue import _, ngettext

from ..desk import Desk
from ..geometry import Box
from ..records import ABANDONED, Run, Statistics, statistics
from ..table.skin import skin_of
from ..type import Type
from ..ui.column import Column
from ..ui.slotrow import SlotRow
from ..ui.text import bone, gold
from ..ui.tile import Tile
from ..ui.turn import ARROW, ARROW_GAP, Choice
from ..ui.widget import Do, Widget
from . import go
from .describe import BETWEEN, RESULT_ICONS, RESULTS, house_rules, marks, minutes, moment, rule_names
from .sheet import Foot, SheetScene

SHOWN = 100  # runs of the history, newest first
ROW, TILE_H, ACROSS, GAP = 68.0, 86.0, 4, 8.0
STREAKS = {"won": N_("Wins in a row"), "left": N_("Alive in a row")}  # by the result that one wishes for
GOALS = tuple(STREAKS)
NAMES, MOST_OF_IT = 24.0, 0.76  # letters of house rules, and how much of their row they have
DASH = "–"  # where there is no figure yet


class RulesChoice(Choice):
    """Which of so many sets of house rules: its names have most of the row, and two lines; those for which there is no
    room there are told at the foot of the page."""

    def __init__(self, box: Box, count: int, current: int, names: str, change: Callable[[str], object], letters: Type,
                 help: str):  # fmt: skip
        choices = [(str(i), names if i == current else "") for i in range(count)]
        super().__init__("rules", _("House rules"), box, choices, str(current), change, letters, help)
        room = self.value_room(self._inner(box).w) - 2 * (ARROW + ARROW_GAP)
        self.worth = letters.cut(names, "strong", NAMES, room, box.h, lines=2)

    def value_room(self, width: float) -> float:
        return width * MOST_OF_IT


class RecordsScene(SheetScene):
    """How well it went, and a list of runs to be watched or played again."""

    name = "records"
    span = (60.0, 1160.0)

    def __init__(self, desk: Desk):
        super().__init__(desk)
        last = desk.records.runs[-1] if desk.records.runs else None
        known = last is not None and last.game in desk.games
        self.game: Game[Any] = desk.games[last.game] if last and known else next(iter(desk.games.values()))
        self.rules = last.rules if last and known else program_defaults(self.game)

    def title(self) -> str:
        return _("Records")

    def first_focus(self) -> str | None:
        return next((widget.id for widget in self.widgets if isinstance(widget, SlotRow)), "rules")

    # what it shows

    def build(self) -> list[Widget]:
        runs = self.desk.records.of(self.game.id, self.rules)
        column = Column(self.list_room(self.inner), self.desk.type)
        self._choices(column)
        self._figures(column, statistics(runs, self._goal()), len(runs))
        self._history(column, runs)
        back = Foot("back", _("Back"), "back", self.back)
        return [*self.frame(back, *self._sheet()), *self.scrolling(column.widgets, self.inner)]

    def _sheet(self) -> list[Foot]:
        """To the high-score sheet of a game that has one."""
        if sheet_of(self.game) is None:
            return []
        return [Foot("scores", _("High scores"), "trophy", lambda: go.scores(self.desk, self.game))]

    def _choices(self, column: Column) -> None:
        letters, games = self.desk.type, self.desk.games
        if len(games) > 1:
            names = [(id, _(game.title)) for id, game in games.items()]
            column.add(Choice("game", _("Game"), column.take(self.tall(ROW)), names, self.game.id, self._turn_game,
                              letters))  # fmt: skip
        sets = self._sets()
        column.add(RulesChoice(column.take(self.tall(ROW)), len(sets), sets.index(self.rules),
                               rule_names(self.game, self.rules), lambda i: self._turn_rules(sets[int(i)]), letters,
                               house_rules(self.game, self.rules)))  # fmt: skip

    def _sets(self) -> list[dict[str, str]]:
        """The sets of house rules there are runs of, the usual one, with nothing left open, first."""
        sets = [program_defaults(self.game)]
        for run in self.desk.records.runs:
            if run.game == self.game.id and run.rules not in sets:
                sets.append(run.rules)
        return sets

    def _turn_game(self, id: str) -> None:
        self.game = self.desk.games[id]
        self.rules = program_defaults(self.game)

    def _turn_rules(self, rules: Mapping[str, str]) -> None:
        self.rules = dict(rules)

    def _goal(self) -> str:
        """The result that one wishes for: to win, where that is a way to end."""
        endings = skin_of(self.game.id).endings
        return next((result for result in GOALS if result in endings), GOALS[0])

    def _figures(self, column: Column, sums: Statistics, runs: int) -> None:
        """The statistics as tiles, and in a sentence what does not count."""
        figures = {
            "played": (_("Played"), str(sums.played)),
            "won": (_(RESULTS[self._goal()]), _rate(sums)),
            "best": (_("Best"), number(sums.best) if sums.best is not None else DASH),
            "mean": (_("Average"), _mean(sums)),
            "streak": (_(STREAKS[self._goal()]), str(sums.streak)),
            "longest": (_("Longest streak"), str(sums.longest)),
            "abandoned": (_("Given up"), str(sums.abandoned)),
            "time": (_("Time"), minutes(sums.seconds)),
        }
        high = self.tall(TILE_H)
        for first in range(0, len(figures), ACROSS):
            row = column.take(high, GAP)
            wide = (row.w - (ACROSS - 1) * GAP) / ACROSS
            for i, (id, (label, value)) in enumerate(list(figures.items())[first : first + ACROSS]):
                box = Box(row.x + i * (wide + GAP), row.y, wide, high)
                column.add(Tile(id, label, value, box, self.desk.type))
        apart = runs - sums.played - sums.abandoned
        if apart:
            text = ngettext(
                "{n} more run does not count: practice, a typed seed, or the same deal again.",
                "{n} more runs do not count: practice, typed seeds, or the same deal again.",
                apart,
            ).format(n=apart)
            column.words("apart", text, "body", 22, bone)

    def _history(self, column: Column, runs: list[Run]) -> None:
        column.take(4, 0)
        column.words("runs", _("Runs"), "label", 26, gold)
        if not runs:
            column.words("none", _("Nothing played yet with these house rules."), "body", 25, bone)
        for i, run in enumerate(reversed(runs[-SHOWN:])):
            row = self._row(f"run-{i}", run, Box(column.box.x, column.y, column.box.w, ROW))
            column.take(row.box.h)
            column.add(row)
        older = len(runs) - SHOWN
        if older > 0:
            text = ngettext("{n} older run is not shown.", "{n} older runs are not shown.", older).format(n=older)
            column.words("older", text, "body", 22, bone)

    def _row(self, id: str, run: Run, box: Box) -> SlotRow:
        result = _(RESULTS.get(run.result, run.result))
        value = result if run.result == ABANDONED else BETWEEN.join((result, number(run.score)))
        icon = RESULT_ICONS.get(run.result, "exit")
        label = BETWEEN.join((moment(run.when), code(run.seed)))
        return SlotRow(id, label, box, self._open(run), self.desk.type, [marks(run)], icon=icon, value=value)

    def _open(self, run: Run) -> Do:
        return lambda: go.run(self.desk, run)


def _rate(sums: Statistics) -> str:
    if not sums.played:
        return DASH
    return _("{won} ({share} %)").format(won=sums.won, share=round(100 * sums.won / sums.played))


def _mean(sums: Statistics) -> str:
    return f"{sums.mean:.1f}".replace("-", MINUS) if sums.mean is not None else DASH
