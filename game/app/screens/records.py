"""The records: for each game a ledger of its runs, and statistics for each set of house rules."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from game import i18n
from game.core.capabilities import high_score_layout
from game.core.game import Game, program_defaults
from game.core.seeds import code
from game.core.text import N_, decimal, number
from game.i18n import _, moment, ngettext

from ..base.geometry import Box
from ..gfx.canvas import Canvas
from ..gfx.fonts import Block, Fonts
from ..services import Services
from ..store.records import ABANDONED, Run, Statistics, statistics
from ..table.card_art import SHAPE, CardArt
from ..table.skins import skin_of
from ..table.spots import runs as number_runs
from ..ui.cards import Fan
from ..ui.gamebox import cover_of
from ..ui.score_rows import GIVEN_UP, LedgerRow
from ..ui.text import Column, Image, Ornament, Panel, ink, wine
from ..ui.values import ARROW, ARROW_GAP, Choice
from ..ui.widget import Do, Look, Widget
from .describe import BETWEEN, RESULTS, house_rules, marks, minutes, rule_names
from .ending import way_of
from .menu import FootButton, centred, list_room
from .rows import RowsScene, game_tabs

SHOWN = 100  # greatest number of runs listed, newest first
ROW, LINE, TILE_H, GAP = 62.0, 84.0, 86.0, 8.0
FIGURES = 404.0  # width of the statistics beside the ledger
APART = 16.0  # gaps between house rules, statistics and ledger
PAPER_X, PAPER_Y = 36.0, 26.0  # from the ledger's edge to its content
FAN, RULE = 190.0, (440.0, 26.0)  # on an empty page: height of the cards, size of the rule above them
FACE_DOWN = ("",) * 5
LIST_TOP = 12.0  # from the upper edge of the scrolling list to its first row
STREAKS = {"won": N_("Wins in a row"), "left": N_("Survived in a row")}  # labels, by the result that players aim for
GOALS = tuple(STREAKS)
NAMES, MOST_OF_IT = 24.0, 0.76  # letter size of the house rules, and their share of the row
DASH = "–"  # shown in place of a missing number


class RulesChoice(Choice):
    """Chooses one of several sets of house rules. The value takes most of the row and up to two lines; if even that is
    too short, it is cut, and only `help` has the whole text."""

    def __init__(self, box: Box, count: int, current: int, names: str, change: Callable[[str], object], letters: Fonts,
                 help: str):  # fmt: skip
        choices = [(str(i), names if i == current else "") for i in range(count)]
        super().__init__("rules", _("House rules"), box, choices, str(current), change, letters, help)
        room = self.value_room(self._inner(box).w) - 2 * (ARROW + ARROW_GAP)
        whole = letters.block(help, "strong", NAMES, room, box.h, lines=1)  # the rules together with their choices
        fits = whole.overflow <= 0 and whole.text_px >= letters.legible and len(whole.lines) == 1
        self.worth = whole if fits else letters.cut(names, "strong", NAMES, room, box.h, lines=2)

    def value_room(self, width: float) -> float:
        return width * MOST_OF_IT


class Tile(Widget):
    """A large number, and its name below it."""

    def __init__(self, id: str, label: str, value: str, box: Box, letters: Fonts):
        super().__init__(id, label, box)
        self._value = value
        inner = box.inset(14, 6)
        self.name = letters.block(label, "body", 22, inner.w, inner.h * 0.46, lines=1)
        self.figure = letters.block(value, "number", 30, inner.w, inner.h - self.name.height, lines=1)
        self.runs = number_runs(self.figure, letters)

    @property
    def value(self) -> str:
        return self._value

    def blocks(self) -> tuple[Block, ...]:
        return self.figure, self.name

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        canvas.plate("field", box)
        inner = box.inset(14, 6)
        figure = Box(inner.x, inner.y, inner.w, inner.h - self.name.height)
        x = figure.centre[0] - sum(run.width for run in self.runs) / 2
        for run in self.runs:
            canvas.block(run, Box(x, figure.y, run.width, figure.h), canvas.theme.gold)
            x += run.width
        canvas.block(self.name, Box(inner.x, figure.bottom, inner.w, self.name.height), canvas.theme.bone, "centre")


class RecordsScene(RowsScene):
    """A tab for each game; on it the statistics for a set of house rules, and beside them the ledger of its runs. A run
    can be watched or played again. In large letters everything stands on one scrolling page."""

    name = "records"

    def __init__(self, services: Services):
        super().__init__(services)
        played = (run.game for run in reversed(services.records.runs) if run.game in services.games)
        self.game: Game[Any] = services.games[next(played, next(iter(services.games)))]
        self.rules = self._last_rules()

    def title(self) -> str:
        return _("Records")

    def first_focus(self) -> str | None:
        rows = (widget.id for widget in self.widgets if isinstance(widget, LedgerRow))
        alone = (rules := self.widget("rules")) is not None and rules.scrolls  # one page, which opens at its top
        return "rules" if alone else next(rows, "rules")

    # tabs

    def _pages(self) -> Sequence[tuple[str, str]]:
        return game_tabs([*self.services.games.values()], self.span[1], self.services.fonts)

    def _page_open(self) -> str:
        return self.game.id

    def turn_to(self, page: str) -> None:
        self.game = self.services.games[page]
        self.rules = self._last_rules()
        self.scroller.offset = 0.0

    # widgets

    def build(self) -> list[Widget]:
        runs = self.services.records.of(self.game.id, self.rules)
        sums = statistics(runs, self._goal())
        frame = self.sheet.frame(FootButton("back", _("Back"), "back", self.back), *self._high_scores_button())
        shown = () if self.services.fonts.large else self._spread(runs, sums)
        if not shown or any(block.overflow > 0 for each in shown for block in each.blocks()):
            shown = self._page_alone(runs, sums)
        return [*frame, *self.tab_row(), *shown]

    def _spread(self, runs: list[Run], sums: Statistics) -> list[Widget]:
        """The house rules across the sheet, below them statistics and ledger side by side; without any runs, the game's
        box in place of the statistics."""
        inner = self.sheet.inner
        head = Column(Box(inner.x, inner.y - 8, inner.w, 0), self.services.fonts)
        self._choices(head)
        top = head.y + APART - GAP
        figures = Box(inner.x, top, FIGURES, inner.bottom + 8 - top)
        paper = Box(figures.right + APART, top, inner.right - figures.right - APART, figures.h)
        left = self._tiles(figures, sums, 2) if runs else [self._box(figures)]
        return [*head.widgets, *left, Panel("paper", paper), *self._ledger(paper, runs, sums)]

    def _box(self, room: Box) -> Widget:
        """The picture of the game's box."""
        high = min(room.h, room.w * SHAPE)
        place = Box(room.centre[0] - high / SHAPE / 2, room.centre[1] - high / 2, high / SHAPE, high)
        return Image("box", _(self.game.title), cover_of(self.game.id), place)

    def _page_alone(self, runs: list[Run], sums: Statistics) -> list[Widget]:
        """The same content in one column, which scrolls."""
        column = Column(list_room(self.sheet.inner), self.services.fonts)
        self._choices(column)
        if runs:
            high = 4 * self.sheet.tall(TILE_H) + 3 * GAP
            for tile in self._tiles(column.take(high), sums, 2):
                column.add(tile)
        paper = Box(column.box.x, column.y, column.box.w, 0)
        rows = self._runs(Box(paper.x + PAPER_X, column.y + PAPER_Y, paper.w - 2 * PAPER_X, 0), runs, sums)
        high = rows[-1].box.bottom + PAPER_Y - column.y
        column.add(Panel("paper", Box(column.box.x, column.y, column.box.w, high)))
        return self.sheet.scrolling([*column.widgets, *rows], self.sheet.inner)

    def _ledger(self, paper: Box, runs: list[Run], sums: Statistics) -> list[Widget]:
        """The runs as a scrolling list on paper."""
        inner = paper.inset(PAPER_X, PAPER_Y)
        return self.sheet.scrolling(centred(self._runs(list_room(inner), runs, sums), inner), inner)

    def _high_scores_button(self) -> list[FootButton]:
        """The button to the high scores, if the game has them."""
        if high_score_layout(self.game) is None:
            return []
        routes = self.services.routes.results
        return [FootButton("scores", _("High scores"), "trophy", lambda: routes.high_scores(self.game))]

    def _choices(self, column: Column) -> None:
        letters, games = self.services.fonts, self.services.games
        if len(games) > 1 and not self._pages():
            names = [(id, _(game.title)) for id, game in games.items()]
            column.add(Choice("game", _("Game"), column.take(self.sheet.tall(ROW)), names, self.game.id, self.turn_to,
                              letters))  # fmt: skip
        sets = self._sets()
        column.add(RulesChoice(column.take(self.sheet.tall(ROW)), len(sets), sets.index(self.rules),
                               rule_names(self.game, self.rules), lambda i: self._turn_rules(sets[int(i)]), letters,
                               house_rules(self.game, self.rules)))  # fmt: skip

    def _sets(self) -> list[dict[str, str]]:
        """The sets of house rules that have runs; the default set always comes first."""
        sets = [program_defaults(self.game)]
        for run in self.services.records.runs:
            if run.game == self.game.id and run.rules not in sets:
                sets.append(run.rules)
        return sets

    def _last_rules(self) -> dict[str, str]:
        """The house rules by which the open game was played last; its default rules if it never was."""
        rules = (run.rules for run in reversed(self.services.records.runs) if run.game == self.game.id)
        return next(rules, program_defaults(self.game))

    def _turn_rules(self, rules: Mapping[str, str]) -> None:
        self.rules = dict(rules)

    def _goal(self) -> str:
        """The result that players aim for in this game: “won”, if it can end so, else “left”."""
        endings = skin_of(self.game.id).endings
        return next((result for result in GOALS if result in endings), GOALS[0])

    def _tiles(self, box: Box, sums: Statistics, across: int) -> list[Tile]:
        """The statistics in tiles, `across` side by side; dashes if nothing was played."""
        figures = {
            "played": (_("Finished"), str(sums.played)),
            "won": (_(RESULTS[self._goal()]), _rate(sums)),
            "best": (_("Best"), DASH if self._worthless(sums) else number(sums.best or 0)),
            "mean": (_("Average"), _mean(sums)),
            "streak": (_(STREAKS[self._goal()]), str(sums.streak)),
            "longest": (_("Longest streak"), str(sums.longest)),
            "abandoned": (_("Given up"), str(sums.abandoned)),
            "time": (_("Time"), minutes(sums.seconds)),
        }
        if not (sums.played or sums.abandoned or sums.seconds):
            figures |= {id: (name, DASH) for id, (name, _figure) in figures.items() if id != "played"}
        letters, rows = self.services.fonts, -(-len(figures) // across)
        wide, high = (box.w - (across - 1) * GAP) / across, (box.h - (rows - 1) * GAP) / rows
        return [
            Tile(id, *told, Box(box.x + i % across * (wide + GAP), box.y + i // across * (high + GAP), wide, high),
                 letters)
            for i, (id, told) in enumerate(figures.items())
        ]  # fmt: skip

    def _worthless(self, sums: Statistics) -> bool:
        """True if there is no best score. In a game with high scores, 0 counts as none."""
        return sums.best is None or (not sums.best and high_score_layout(self.game) is not None)

    def _runs(self, box: Box, runs: list[Run], sums: Statistics) -> list[Widget]:
        """The runs, newest first, and a sentence about those that do not count."""
        column = Column(box, self.services.fonts)
        if not runs:
            self._blank(column)
            return column.widgets
        column.words("runs", _("Runs"), "title", 34, wine)
        high = self._whole_rows(box.bottom - LIST_TOP - column.y)
        for i, run in enumerate(reversed(runs[-SHOWN:])):
            row = self._row(f"run-{i}", run, Box(box.x, column.y, box.w, high), sums.best)
            column.take(row.box.h, 0)
            column.add(row)
        older = len(runs) - SHOWN
        if older > 0:
            text = ngettext("{n} older run isn't shown.", "{n} older runs aren't shown.", older).format(n=older)
            column.words("older", text, "body", 22, ink)
        apart = len(runs) - sums.played - sums.abandoned
        if apart:
            text = ngettext(
                "{n} of these runs doesn't count: practice, a typed seed, a repeated or stacked deal, or a computer's.",
                "{n} of these runs don't count: practice, typed seeds, repeated or stacked deals, or a computer's.",
                apart,
            ).format(n=apart)
            if apart == len(runs):
                text = _("No run here counts yet: practice, typed seeds, repeated or stacked deals, or a computer's.")
            column.take(APART, 0)
            column.words("apart", text, "body", 22, ink)
        return column.widgets

    @staticmethod
    def _whole_rows(room: float) -> float:
        """The row height at which the last visible row is not cut off."""
        return room / int(room / LINE) if room >= LINE else LINE

    def _blank(self, column: Column) -> None:
        """Fill a page without runs: some face-down cards and a sentence."""
        column.words("runs", _("Runs"), "title", 34, wine, "centre", gap=0)
        rule = column.take(RULE[1], 12)
        column.add(Ornament("rule", Box(rule.centre[0] - RULE[0] / 2, rule.y, *RULE)))
        art = CardArt(self.services.canvas, self.services.settings.four_colours)
        column.add(Fan("cards", "", FACE_DOWN, column.take(FAN, 14), art))
        column.words("none", _("Nobody has played by these rules yet."), "body", 25, ink, "centre", gap=0)

    def _row(self, id: str, run: Run, box: Box, best: int | None) -> LedgerRow:
        result = _(RESULTS.get(run.result, run.result))
        worth = (result,) if run.result == ABANDONED else (result, number(run.score))
        names = moment(run.when), code(run.seed)
        picture, _shown = skin_of(run.game).ending(run.result, way_of(self.game, run.options, run.score))
        shown = GIVEN_UP if run.result == ABANDONED else f"ui/{picture}"
        crowned = run.counts and run.score == best and run.score > 0
        told = [mark for mark in marks(run).split(BETWEEN) if mark]
        return LedgerRow(id, names, box, self._open(run), self.services.fonts, told, shown, worth, crowned)

    def _open(self, run: Run) -> Do:
        return lambda: self.services.routes.results.run(run)


def _rate(sums: Statistics) -> str:
    if sums.share is None:
        return DASH
    return _("{won} ({share}%)").format(won=sums.won, share=round(100 * sums.share))


def _mean(sums: Statistics) -> str:
    return i18n.say(decimal(sums.mean)) if sums.mean is not None else DASH
