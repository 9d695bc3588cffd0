"""What a finished play was worth to each of several parties, side by side."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from game.core.game import Line
from game.core.match import Match
from game.core.words import N_, number
from game.tongue import _

from ..geometry import Box
from ..ui.text import Heading, Panel, Words, bone, gold, ink, wine
from ..ui.widget import Widget
from .describe import BETWEEN
from .result import ResultScene, fate, told
from .sheet import feet_room, grown

if TYPE_CHECKING:
    from ..desk import Desk

SIDE, BETWEEN_PAPERS = 40.0, 20.0  # from the grid's edge to the papers, and between them
EDGE, TOP = 44.0, 30.0  # from a paper's edge to what is written on it
PICTURE = (150.0, 100.0)
TOTAL = 66.0  # height of the row with the sum
FATES = {"won": N_("Out alive"), "lost": N_("Fallen")}


class Party(NamedTuple):
    """How it ended for one party."""

    seat: int
    name: str
    result: str
    lines: tuple[Line, ...]
    total: int


def parties(match: Match) -> list[Party]:
    """Those of a finished play that have a score of their own."""
    outcome = match.state.outcome
    assert outcome is not None, "the play is not over"
    return [
        Party(number, _(seat.name), outcome.results[number], match.game.explain(match.view(number)),
              outcome.scores[number])
        for number, seat in enumerate(match.game.seats(match.options))
        if seat.scores
    ]  # fmt: skip


class ResultsScene(ResultScene):
    """A paper for each party; their lines come together, and under them stands who has won."""

    name = "result"
    mini = 52.0

    def __init__(self, desk: Desk, match: Match, daily: str = ""):
        self.parties = parties(match)
        super().__init__(desk, match, daily)

    @property
    def all(self) -> int:
        """As many lines as the longest explanation has, and the totals."""
        return max(len(party.lines) for party in self.parties) + 1

    def winner(self) -> str:
        """Who has more, in a sentence."""
        first, *others = sorted(self.parties, key=lambda party: -party.total)
        if first.total == others[0].total:
            return _("A draw: {n} each.").format(n=number(first.total))
        text = _("{seat} wins, {n} to {m}.")
        if first.result == "lost":
            text = _("Nobody got away, but {seat} has the better score: {n} to {m}.")
        return text.format(seat=first.name, n=number(first.total), m=number(others[0].total))

    # widgets

    def build(self) -> list[Widget]:
        letters, page = self.desk.type, self.page
        feet = page.bottom - feet_room(letters)
        facts, words = grown(62, letters), grown(44, letters)
        head = Box(SIDE, page.y + 10, page.w - 2 * SIDE, grown(56, letters))
        winner = Box(SIDE, feet - facts - words, page.w - 2 * SIDE, words)
        papers = self._papers(Box(SIDE, head.bottom + 10, page.w - 2 * SIDE, winner.y - head.bottom - 18))
        top = papers[0].y + TOP + PICTURE[1] + 12
        foot = papers[0].bottom - grown(TOTAL, letters) - 22
        self.scroll_box = Box(papers[0].x, top, page.w - 2 * SIDE, foot - top)
        both = list(zip(self.parties, papers, strict=True))
        heads = [part for party, paper in both for part in self._head(party, paper)]
        totals = [part for party, paper in both for part in self._total(party, paper, foot)]
        last = [
            *totals,
            Words("winner", self.winner(), winner, letters, "strong", 30, gold, "centre", 0.5, 1, shade=True),
            Words("facts", f"{BETWEEN.join(self.facts_of_play())}\n{self.judgement()}",
                  Box(SIDE, feet - facts, page.w - 2 * SIDE, facts), letters, "body", 22, bone, "centre", 0.5, 2),
        ]  # fmt: skip
        return [
            Heading("title", self.title(), head, letters, 42),
            *heads,
            *self._shown(self.scroll_box),
            *(last if self.shown == self.all else ()),
            *self._buttons(),
        ]

    def _papers(self, room: Box) -> list[Box]:
        count = len(self.parties)
        wide = (room.w - (count - 1) * BETWEEN_PAPERS) / count
        return [Box(room.x + i * (wide + BETWEEN_PAPERS), room.y, wide, room.h) for i in range(count)]

    def _head(self, party: Party, paper: Box) -> list[Widget]:
        """The paper of a party, with its name and its fate."""
        letters, n = self.desk.type, party.seat
        picture = Box(paper.x + EDGE, paper.y + TOP, *PICTURE)
        x = picture.right + 24
        half = PICTURE[1] / 2
        name = Box(x, picture.y, paper.right - EDGE - x, half)
        return [
            Panel(f"paper.{n}", paper),
            fate(f"picture.{n}", party.result, picture),
            Heading(f"name.{n}", party.name, name, letters, 34, wine, "left"),
            Words(
                f"fate.{n}",
                _(FATES.get(party.result, party.result)),
                name.moved(0, half),
                letters,
                "strong",
                27,
                ink,
                "left",
                0.5,
                1,
            ),
        ]

    def _rows(self, box: Box) -> list[list[Widget]]:
        """The lines of all parties, those of the same number together."""
        rows: list[list[Widget]] = []
        y = box.y
        columns = [Box(paper.x + EDGE, y, paper.w - 2 * EDGE, box.h) for paper in self._papers(box)]
        for i in range(self.all - 1):
            row = [
                widget
                for party, column in zip(self.parties, columns, strict=True)
                for line in party.lines[i : i + 1]
                for widget in self._line(f"{i}.{party.seat}", line.text, line.amount, line.cards, column, y)
            ]
            rows.append(row)
            y = max(widget.box.bottom for widget in row) + 12
        return rows

    def _total(self, party: Party, paper: Box, y: float) -> list[Widget]:
        """The sum, at the paper's foot."""
        letters, sum, n = self.desk.type, number(party.total), party.seat
        left = Box(paper.x + EDGE, y, paper.w / 2 - EDGE, grown(TOTAL, letters))
        return [
            Words(f"total.{n}", _("Score"), left, letters, "title", 40, ink, "left", 0.5, 1),
            Words(f"score.{n}", sum, left.moved(left.w, 0), letters, "number", 50, wine, "right", 0.5, 1),
        ]

    # the lines come

    def finale(self) -> list[str]:
        both = (text for party in self.parties for text in (party.name, *told(party.lines, party.total)))
        return [self.title(), *both, self.winner(), self.judgement()]
