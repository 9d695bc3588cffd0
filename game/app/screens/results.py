"""The result page of a play with several parties, side by side."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from game.core.game import HUMAN
from game.core.match import Match
from game.core.text import number
from game.i18n import _

from ..base.geometry import Box
from ..gfx.fonts import UNBROKEN, closer
from ..services import Services
from ..table.livery import USUAL_CRESTS, Livery, Pennant, livery_of
from ..table.skins import skin_of
from ..table.small_cards import Feats
from ..ui.text import Headline, Panel, Words, bone, gold, ink
from ..ui.widget import Widget
from .describe import BETWEEN
from .ending import PartyResult, faces, faces_tall, fate, heroes, heroes_tall, leaders, parties, summed, winner
from .menu import feet_room, grown
from .result import LEAST, ResultScene, spoken_lines

SIDE, BETWEEN_PAPERS = 40.0, 20.0  # from the grid's edge to the papers; gap between papers
EDGE, TOP = 30.0, 13.0  # from a paper's edge to its content
RIBBON = 56.0
ROW = 2  # deeds side by side
PICTURES = (258.0, 172.0), (228.0, 152.0), (204.0, 136.0), (180.0, 120.0), (156.0, 104.0), (132.0, 88.0)
BAND, UP = 2.0, 26.0  # margin of the plate below the papers; gap between totals and the papers' foot
SIDES = AHEAD, BEHIND = 0, 1  # livery numbers of the two sides
CLOSE, AIR = 1.12, 10.0  # large text: its line height, and the air around it
CLEAR = 12.0  # from the text below the papers to the buttons
TOTAL, NAMED = 82.0, 0.36  # height of the row with the total; least share of its width for its label
APART = 10.0  # least gap between that label and a laurel


class ResultsScene(ResultScene):
    """A paper for each party; their lines appear at the same time, and at last the winner below them."""

    name = "result"
    after = 1  # the step that shows the totals and the winner

    def __init__(self, services: Services, match: Match, daily: str = ""):
        self.parties = parties(match)
        super().__init__(services, match, daily)

    def _is_ahead(self, party: PartyResult) -> bool:
        """True if the party leads, and not all parties do."""
        ahead = leaders(self.parties)
        return len(ahead) < len(self.parties) and any(each.seat == party.seat for each in ahead)

    @property
    def _record(self) -> bool:
        """True for a new best score; only if a single person played."""
        return self._for_one and super()._record

    @property
    def _for_one(self) -> bool:
        return self.match.seats.count(HUMAN) == 1

    def judgement(self) -> str:
        """A comparison with earlier runs, or the reason why the play does not count; may be "". The praise stands on
        the papers."""
        return self.verdict.compared() if self._for_one else self.verdict.reason()

    # widgets

    def build(self) -> list[Widget]:
        letters, page = self.services.fonts, self.page
        feet = page.bottom - feet_room(letters) - CLEAR
        facts, words = grown(60, letters), grown(40, letters)
        account = f"{BETWEEN.join(fact.sentence for fact in self.facts_of_play())}\n{self.judgement()}".rstrip()
        if letters.huge:
            facts = max(facts, self._account(account, Box(0, 0, page.w - 2 * SIDE, UNBROKEN)).block.height + AIR)
        head = Box(SIDE, page.y + 8, page.w - 2 * SIDE, grown(52, letters))
        under = Box(SIDE, feet - facts - words, page.w - 2 * SIDE, words)
        papers = self._papers(Box(SIDE, head.bottom + 6, page.w - 2 * SIDE, under.y - head.bottom - 14))
        foot = papers[0].bottom - grown(TOTAL, letters) - UP
        self._fit_picture(papers[0], foot)
        both = list(zip(self.parties, papers, strict=True))
        heads = [part for party, paper in both for part in self._head(party, paper)]
        totals = [part for party, paper in both for part in self._total(party, paper, foot)]
        last = [
            *totals,
            Words("winner", winner(self.parties), under, letters, "strong", 30, gold, "centre", 0.5, 1, shade=True),
            self._account(account, Box(SIDE, feet - facts, page.w - 2 * SIDE, facts)),
        ]
        band = Box(SIDE, under.y - BAND, page.w - 2 * SIDE, words + facts + 4 * BAND)
        return [
            Headline("title", self.title(), head, letters, 42),
            Panel("band", band, "hp-plate"),
            *heads,
            *self._shown(self.scroller.box),
            *(last if self.shown == self.all else ()),
            *self.buttons(),
        ]

    def _account(self, told: str, box: Box) -> Words:
        """The facts about the play and the judgement; lines of large text stand close together."""
        letters = self.services.fonts
        if not letters.huge:
            return Words("facts", told, box, letters, "body", 22, bone, "centre", 0.5, 2)
        words = Words("facts", told, box, letters, "body", 22, bone, "centre", 0.5, grow=False)
        words.block = closer(words.block, CLOSE)
        return words

    def _fit_picture(self, paper: Box, foot: float) -> None:
        """Set the largest picture that leaves room for a row of deeds, and the box for the rows."""
        for self.picture in PICTURES:
            top = paper.y + TOP + self._head_tall(paper)
            self.scroller.box = Box(paper.x, top, self.page.w - 2 * SIDE, foot - top)
            rows = self._draft(self._kinds()[:ROW], self.scroller.box)
            if max(widget.box.bottom for row in rows for widget in row) <= self.scroller.box.bottom:
                return

    def _papers(self, room: Box) -> list[Box]:
        count = len(self.parties)
        wide = (room.w - (count - 1) * BETWEEN_PAPERS) / count
        return [Box(room.x + i * (wide + BETWEEN_PAPERS), room.y, wide, room.h) for i in range(count)]

    def _head_tall(self, paper: Box) -> float:
        """The height of a paper's head: ribbon, picture or heroes, and a gap."""
        wide, letters = self._company(paper).w, self.services.fonts
        cards = (heroes_tall(party.story, wide) for party in self.parties)
        people = (faces_tall(party.heroes, wide, letters) for party in self.parties)
        return RIBBON + 6 + max(self.picture[1], *cards, *people) + 10

    def _company(self, paper: Box) -> Box:
        """The place of the heroes, beside the picture."""
        beside = EDGE + self.picture[0] + 16
        return Box(paper.x + beside, paper.y, paper.w - EDGE - beside, 0)

    def _head(self, party: PartyResult, paper: Box) -> list[Widget]:
        """A party's paper, with its name, the picture of its ending, and its heroes."""
        n, game = party.seat, self.match.game.id
        ribbon = Box(paper.x + 12, paper.y + TOP, paper.w - 24, RIBBON)
        picture = Box(paper.x + EDGE, ribbon.bottom + 6, *self.picture)
        company = self._company(paper)
        tall = max(heroes_tall(party.story, company.w), faces_tall(party.heroes, company.w, self.services.fonts))
        company = company.moved(0, picture.y - paper.y + max(0.0, (picture.h - tall) / 2))
        return [
            Panel(f"paper.{n}", paper),
            self._pennant(party, ribbon),
            fate(f"picture.{n}", game, party.result, picture),
            *heroes(party.story, company, self.art, f"hero.{n}"),
            *faces(party.heroes, company, self.services.fonts, f"face.{n}"),
        ]

    def _pennant(self, party: PartyResult, ribbon: Box) -> Pennant:
        """The ribbon with a party's name, and its result if there is room."""
        n, letters, fates = party.seat, self.services.fonts, skin_of(self.match.game.id).fates
        name = _("{who} (you)").format(who=party.name) if self._is_own(party) else party.name
        told = _(fates[party.result]).format(party=name) if party.result in fates else name
        whole, bare = (Pennant(f"name.{n}", label, self._livery(party), ribbon, letters) for label in (told, name))
        return whole if whole.fits else bare

    def _is_own(self, party: PartyResult) -> bool:
        """True if this is the party of the only person who played."""
        return self._for_one and self.match.seats[party.seat] == HUMAN

    def _livery(self, party: PartyResult) -> Livery:
        """With two parties, each one's own colours; with more (not teams), one colour for those ahead and one for the
        rest."""
        own = livery_of(self.match.game.id, party.seat, party.id)
        if len(self.parties) == len(SIDES):
            return own
        side = AHEAD if self._is_ahead(party) else BEHIND
        return Livery(side, own.crest if party.id in skin_of(self.match.game.id).crests else USUAL_CRESTS[side])

    def _rows(self, box: Box) -> list[list[Widget]]:
        """The rows: the deeds, as many kinds as fit, then the score lines of all parties side by side."""
        kinds = self._kinds()
        for count in range(len(kinds), -1, -1):
            rows = self._draft(kinds[:count], box)
            if max(widget.box.bottom for row in rows for widget in row) <= box.bottom:
                return rows
        return self._draft(kinds[:LEAST], box)

    def _kinds(self) -> list[str]:
        """The kinds of deeds, the most frequent first."""
        found = Counter(deed.kind for party in self.parties for deed in party.story.deeds)
        return [kind for kind, _count in found.most_common()]

    def _draft(self, kinds: Sequence[str], box: Box) -> list[list[Widget]]:
        """The rows with the deeds of the given kinds only."""
        letters = self.services.fonts
        deeds = [deed for party in self.parties for deed in party.story.deeds if deed.kind in kinds]
        columns = [Box(paper.x + EDGE, box.y, paper.w - 2 * EDGE, box.h) for paper in self._papers(box)]
        grids = [Feats(deeds, column, letters) for column in columns]
        done = [
            feat for party, grid in zip(self.parties, grids, strict=True) for feat in self._done(party, kinds, grid)
        ]
        rows: list[list[Widget]] = []
        most = max(sum(deed.kind in kinds for deed in party.story.deeds) for party in self.parties)
        y = grids[0].end(most) + 4
        for i in range(max(len(party.lines) for party in self.parties)):
            row = [
                widget
                for party, column in zip(self.parties, columns, strict=True)
                for line in party.lines[i : i + 1]
                for widget in self._line(f"{i}.{party.seat}", line.text, line.amount, (), column, y)
            ]
            rows.append(row)
            y = max(widget.box.bottom for widget in row) + 4
        return [[*done, *rows[0]], *rows[1:]]

    def _done(self, party: PartyResult, kinds: Sequence[str], grid: Feats) -> list[Widget]:
        """A party's deeds of the given kinds, without gaps for those it lacks."""
        deeds = sorted(
            (deed for deed in party.story.deeds if deed.kind in kinds), key=lambda deed: kinds.index(deed.kind)
        )
        return [grid.feat(f"deed.{party.seat}.{i}", i, deed, self.art) for i, deed in enumerate(deeds)]

    def _total(self, party: PartyResult, paper: Box, y: float) -> list[Widget]:
        """The total at a paper's foot; the winner's in a laurel."""
        letters, sum, n = self.services.fonts, number(party.total), party.seat
        best = next((number(each.total) for each in self.parties if self._is_ahead(each)), "")
        row = Box(paper.x + EDGE, y, paper.w - 2 * EDGE, grown(TOTAL, letters))
        label = _("Score")
        least = letters.block(label, "title", letters.smallest("title"), UNBROKEN, lines=1, grow=False).width
        left = Box(row.x, y, max(row.w * NAMED, least + APART), row.h)
        right = Box(left.right, y, row.w - left.w, row.h)
        return [
            Words(f"total.{n}", label, left, letters, "title", 40, ink, "left", 0.5, 1),
            *summed(f"score.{n}", sum, right, letters, self._is_ahead(party), best),
        ]

    # showing the lines

    def _finale(self) -> list[str]:
        both = (text for party in self.parties for text in self._told_of(party))
        return [*both, winner(self.parties), *filter(None, [self.judgement()])]

    def _told_of(self, party: PartyResult) -> list[str]:
        return [party.name, *spoken_lines(party.story.deeds), *spoken_lines(party.lines), self._sum(party.total)]
