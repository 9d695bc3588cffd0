"""The result page of a finished play: what its score is made of, line by line."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import product

from game import i18n
from game.core.capabilities import high_score_layout
from game.core.cards import Card
from game.core.film import story_of
from game.core.game import Line
from game.core.grading import GRADE
from game.core.match import Match
from game.core.seeds import code
from game.core.story import Deed
from game.core.text import Text, number
from game.i18n import _, day

from ..base.geometry import Box
from ..gfx.canvas import ALIGN
from ..gfx.compositor import RecordingCanvas
from ..play.plays import is_unsigned
from ..services import Services
from ..store.high_scores import play_of
from ..store.records import own_seat, settled
from ..table.card_art import SHAPE, CardArt
from ..table.plates import member_rows, members_tall
from ..table.skins import skin_of
from ..table.small_cards import CARD, LEFT, Feats, Heads, SmallCards, heads_tall, minis_tall
from ..ui.rows import Fact, facts_told
from ..ui.text import Heading, Image, Ornament, Panel, RuledLine, Struck, Words, ink, tall, wine
from ..ui.widget import Widget
from .describe import rule_pairs
from .ending import ALONE, Verdict, fate, heroes, heroes_tall, spread, summed, way_of
from .menu import CountedScene, FootButton, feet_room, grown
from .review import review_button, review_icon

PAPER_X, PAPER_W, EDGE = 560.0, 680.0, 50.0
ORNAMENT = 26.0  # height of the ornament below the title
PICTURE, BELOW, MAT = (489.0, 326.0), 18.0, 16.0  # the ending's picture; gap to a panel below; margin on a panel
INSET = (26.0, 22.0)  # from that panel's edges to its content
FIGURE, TOTAL = 120.0, 256.0  # width of a line's number, and of the total
SHARE, AWAY, NEAR = 0.3, 12.0, 8.0  # greatest share of a line for its number; gap to it; the same in large text
BODY, QUOTE, APART = 26.0, 24.0, 22.0  # letters; gap between deeds and score, with a rule in it
MINI = 84.0  # width of a small legible card; if there is no room for it, only card heads are shown
LEAST, PAIR = 1, 2  # number of deeds shown even if the page must scroll; deeds side by side
WREATH = 116.0  # height of a laurel
REVIEW = 60.0  # side of the button on the picture's corner
WAX, OVER = 80.0, (20.0, 12.0)  # side of the seal, and how far it reaches beyond the sheet's corner
KILLER = "killer"  # kind of the deed that names the killer
USUAL, LARGE_USUAL = 100.0, 80.0  # height of the party up to which the picture need not shrink; in large letters
STINGS = {"won": "sting-victory", "left": "sting-victory", "lost": "sting-defeat"}  # by result
SEALS = {"lost": "seal-lost", "drawn": "seal-lost"}  # by result; all others get the usual seal


class ResultScene(CountedScene):
    """The score, explained line by line. The lines appear one after the other; a press shows all at once."""

    name = "result"
    after = 0  # number of steps after the last line

    def __init__(self, services: Services, match: Match, daily: str = ""):
        super().__init__(services)
        self.match, self.daily = match, daily
        seat = own_seat(match)
        self.view = match.view(seat)
        assert self.view.outcome is not None, "the play is not over"
        self.result, self.total = self.view.outcome.results[seat], self.view.outcome.scores[seat]
        self.lines, self.story = match.game.explain(self.view), story_of(match, seat)
        self.art = CardArt(services.canvas, services.settings.four_colours)
        self.verdict = Verdict(services, match, self.total)

    @property
    def _record(self) -> bool:
        """True if a fanfare should celebrate a new best score."""
        return self.verdict.record

    def title(self) -> str:
        return i18n.say(self.match.game.status(self.view))

    # widgets

    @property
    def paper(self) -> Box:
        """The sheet with the score."""
        page = self.page
        return Box(PAPER_X, page.y + 22, PAPER_W, page.h - feet_room(self.services.fonts) - 30)

    def build(self) -> list[Widget]:
        paper, letters = self.paper, self.services.fonts
        head = Box(paper.x + EDGE, paper.y + 24, paper.w - 2 * EDGE, grown(54, letters))
        under = Box(head.x, head.bottom, head.w, 0 if letters.large else ORNAMENT)
        top = under.bottom + 8
        self.scroller.box = Box(head.x, top, head.w, paper.bottom - 30 - top)
        title = Heading("title", self.title(), head, letters, 42, wine)
        shown = self._shown(self.scroller.box)
        ornament = [Ornament("ornament", under)] if under.h else []
        return [
            Panel("paper", paper), title, *ornament, *self._seal(shown), *shown, *self._aside(), *self.buttons(),
        ]  # fmt: skip

    def _seal(self, shown: Sequence[Widget]) -> list[Widget]:
        """The wax seal on the sheet's lower corner, once everything is shown, unless it would cover text."""
        paper = self.paper
        place = Box(paper.right + OVER[0] - WAX, paper.bottom + OVER[1] - WAX, WAX, WAX)
        free = not any(_inked(widget).overlaps(place) for widget in shown if not isinstance(widget, RuledLine))
        scrolls = self.scroller.height > self.scroller.box.h  # the text would move under it
        if not free or scrolls or self.shown < self.all:
            return []
        return [Image("seal", _("A seal"), f"ui/{SEALS.get(self.result, 'seal')}", place)]

    def _shown(self, box: Box) -> list[Widget]:
        """The rows shown so far, each at its final place."""
        rows = self._rows(box)
        self.all = len(rows) + self.after
        self.shown = self.all if self.told else min(self.shown, self.all)  # other letter sizes may change the number
        spread(rows, box)
        self.scroller.height = max(widget.box.bottom for row in rows for widget in row) - box.y
        shown = [widget for row in rows[: self.shown] for widget in row]
        for widget in shown:
            widget.scrolls = True
        return shown

    def _rows(self, box: Box) -> list[list[Widget]]:
        """All rows: deeds, score lines with their cards, and the total with its verdict. Fewer deeds and smaller cards
        are used until everything fits."""
        counts = range(max(LEAST, len(self.story.deeds)), LEAST - 1, -1)  # the last deeds matter least
        for count, whole in product(counts, (True, False)):
            told = self._told(box, count)
            y = max((widget.box.bottom for row in told for widget in row), default=box.y)
            rows = [*told, *self._score(box, y + APART if told else y, whole)]
            if max(widget.box.bottom for row in rows for widget in row) <= box.bottom:
                break
        self.quick = len(told)
        return rows

    def _told(self, box: Box, most: int) -> list[list[Widget]]:
        """Rows for the quote, if there is one, and for at most `most` deeds; the killer has a row of its own."""
        letters, quote, found = self.services.fonts, self.story.quote, list[list[Widget]]()
        if quote is not None:
            words = i18n.say(quote)
            place = Box(box.x, box.y, box.w, tall(words, letters, box.w, "strong", QUOTE))
            found.append([Words("quote", words, place, letters, "strong", QUOTE, wine, "centre")])
            box = Box(box.x, place.bottom + 10, box.w, box.h)
        deeds = self.story.deeds
        odd = len(deeds[:most]) % PAIR and most > PAIR  # then the first deed gets its own row, and the rest fill pairs
        alone = 1 if odd else sum(deed.kind == KILLER for deed in deeds[:1])
        for i, deed in enumerate(deeds[:alone]):
            line = Feats((deed,), box, letters, 1)
            found.append([line.feat(f"deed.{i}", 0, deed, self.art)])
            box = Box(box.x, line.end(1), box.w, box.h)
        grid = Feats(deeds[alone:], box, letters)
        for i, deed in enumerate(deeds[alone:most]):
            found.append([grid.feat(f"deed.{alone + i}", i, deed, self.art)])
        return found

    def _score(self, box: Box, y: float, whole: bool) -> list[list[Widget]]:
        """The lines of the score from `y` down, with `whole` cards or only card heads, and the total."""
        rows: list[list[Widget]] = []
        for i, line in enumerate(self.lines):
            rows.append(self._line(i, line.text, line.amount, line.cards, box, y, whole))
            y = max(widget.box.bottom for widget in rows[-1]) + 8
        if self.story.deeds and rows:
            rows[0].append(RuledLine("rule.score", Box(box.x, rows[0][0].box.y - APART / 2 - 4, box.w, 2)))
        sum = self._verdict(box, y + 6)
        return [*rows, [RuledLine("rule.total", Box(box.x, y, box.w, 2), double=True), *sum]]

    def _line(
        self,
        i: int | str,
        text: Text,
        amount: int,
        cards: tuple[Card, ...],
        box: Box,
        y: float,
        whole: bool = False,
    ) -> list[Widget]:
        letters, words = self.services.fonts, i18n.say(text)
        worth = letters.block(number(amount), "number", 30, box.w * SHARE, lines=1)
        figure = min(grown(FIGURE, letters), box.w * SHARE, worth.width + 2)
        left = LEFT if len(cards) == 1 else 0.0
        wide = box.w - left - figure - (NEAR if letters.huge else AWAY)
        room = max(tall(words, letters, wide, "body", BODY), CARD * SHAPE if left else 0.0)
        row: list[Widget] = [
            Words(f"line.{i}", words, Box(box.x + left, y, wide, room), letters, "body", BODY, ink, "left", 0.5),
            Words(f"amount.{i}", number(amount), Box(box.right - figure, y, figure, room), letters, "number", 30, wine,
                  "right", 0.5, 1),
        ]  # fmt: skip
        if left:  # a single card stands before the text, as with deeds
            place = Box(box.x + (LEFT - CARD) / 2, y + (room - CARD * SHAPE) / 2, CARD, CARD * SHAPE)
            row.append(SmallCards(f"cards.{i}", cards, place, CARD, self.art))
        elif cards:
            place = Box(box.x, y + room + 8, box.w, 0)
            row.append(self._minis(f"cards.{i}", cards, place, whole))
        return row

    def _minis(self, id: str, cards: tuple[Card, ...], place: Box, whole: bool) -> Widget:
        """The cards of a line: whole ones if they fit side by side, else their heads only."""
        if whole and len(cards) * (MINI + 8) <= place.w + 8:
            return SmallCards(id, cards, Box(place.x, place.y, place.w, minis_tall(len(cards), MINI)), MINI, self.art)
        high = heads_tall(len(cards), place.w)
        return Heads(id, cards, Box(place.x, place.y, place.w, high), self.services.fonts, self.art)

    def _verdict(self, box: Box, y: float) -> list[Widget]:
        letters, sum = self.services.fonts, number(self.total)
        high = WREATH * (1 + letters.scale) / 2 if self.story.triumph else tall(sum, letters, TOTAL, "number", 50)
        name, figure = Box(box.x, y, box.w - TOTAL, high), Box(box.right - TOTAL, y, TOTAL, high)
        text = self.judgement()
        room = tall(text, letters, box.w, "strong", BODY)
        return [
            Words("total", _("Score"), name, letters, "title", 40, ink, "left", 0.5, 1),
            *self._forfeit(figure),
            *summed("score", sum, figure, letters, crowned=self.story.triumph is not None),
            Words("verdict", text, Box(box.x, figure.bottom + 4, box.w, room), letters, "strong", BODY, ink),
        ]

    def _forfeit(self, box: Box) -> list[Widget]:
        """The score lost with a fallen hero, crossed out beside the total; empty if none was lost."""
        lost = -sum(deed.amount for deed in self.story.deeds if deed.kind == "forfeit")
        letters, room = self.services.fonts, Box(box.x, box.y, box.w * 0.6, box.h)
        return [Struck("lost", number(lost), room, letters, "number", 42, ink, "right", 0.5, 1)] if lost else []

    def judgement(self) -> str:
        """The verdict on the result, compared with earlier runs, or the reason why it does not count; one line for each
        remark."""
        praise = [i18n.say(self.story.triumph)] if self.story.triumph else []
        said = (*praise, self.verdict.compared(), *self.verdict.turned(), self.verdict.placed())
        return "\n".join(filter(None, said))

    def _aside(self) -> list[Widget]:
        """The picture of the ending, the party, and the facts about the play."""
        people = members_tall(len(self.story.people), self.services.fonts)
        picture, place, top = self._picture(people)
        inner = Box(place.x + INSET[0], top, place.w - 2 * INSET[0], place.bottom - INSET[1] - top)
        row = heroes_tall(self.story, inner.w) + people
        facts = Box(inner.x, inner.y + row, inner.w, inner.h - row)
        return [
            Panel("aside", place, "panel-dark"),
            fate("picture", self.match.game.id, self.result, picture, self._way()),
            *heroes(self.story, inner, self.art),
            *member_rows(self.story.people, inner, self.services.fonts),
            *self._facts(facts),
            *self._review_on(picture),
        ]

    def _picture(self, people: float) -> tuple[Box, Box, float]:
        """Return the picture's box, the panel's box, and the y at which the panel's content begins.

        The panel lies below the picture. If many people need the room, the picture is smaller and lies on the panel.
        """
        whole = Box(40, self.page.y + 24, PICTURE[0], self.paper.bottom - self.page.y - 24)
        usual = LARGE_USUAL if self.services.fonts.large else USUAL
        first = whole.y + PICTURE[1] - max(0.0, people - usual) + BELOW + INSET[1]
        if people <= usual:
            picture = Box(whole.x, whole.y, *PICTURE)
            top = picture.bottom + BELOW
            return picture, Box(whole.x, top, whole.w, whole.bottom - top), first
        scale = min((first - whole.y - 2 * MAT) / PICTURE[1], 1 - 2 * MAT / PICTURE[0])
        wide, high = PICTURE[0] * scale, PICTURE[1] * scale
        return Box(whole.centre[0] - wide / 2, whole.y + MAT, wide, high), whole, first

    def _review_on(self, picture: Box) -> list[Widget]:
        """The button to the review on the picture's corner, where there is no room for it at the foot of the page."""
        if not self._is_crowded:
            return []
        place = Box(picture.right - REVIEW - MAT, picture.bottom - REVIEW - MAT, REVIEW, REVIEW)
        return [*review_icon(self.services, self.match, place, "picture")]

    def _way(self) -> str:
        """The key for the ending's picture: alone, the number of survivors, or the way to play."""
        people = self.story.people
        left = sum(person.life > 0 for person in people)
        if len(people) == 1 or left == 1:
            return ALONE
        counted = f"{self.result}.{left}" in skin_of(self.match.game.id).endings
        return str(left) if counted else way_of(self.match.game, self.match.options, self.total)

    def _facts(self, box: Box) -> Sequence[Widget]:
        """The facts about the play, one per row; as plain text if there is no room for rows."""
        return facts_told(self.facts_of_play(), box, self.services.fonts)

    def facts_of_play(self) -> list[Fact]:
        """The facts about the play: day, seed, time, difficulty and house rules. Large text has room for a few only."""
        match, seconds = self.match, round(self.match.seconds)
        icons = skin_of(match.game.id).icons
        time = _("{minutes}:{seconds:02}").format(minutes=seconds // 60, seconds=seconds % 60)
        rules = sorted(rule_pairs(match.game, settled(match)), key=lambda pair: pair[0].key != GRADE)
        return [
            *([Fact("calendar", _("Daily dungeon"), day(self.daily))] if self.daily else []),
            Fact("seed", _("Seed"), code(match.seed)),
            Fact("hourglass", _("Time"), time),
            *(Fact(icons.get(rule.key, "scroll"), _(rule.label), choice) for rule, choice in rules),
        ]

    def _high_scores_button(self) -> list[FootButton]:
        """The button to sign, or else to see, the high scores, if the game has them."""
        match, routes = self.match, self.services.routes.results
        if high_score_layout(match.game) is None:
            return []
        if is_unsigned(self.services, match):
            return [FootButton("sign", _("Sign here"), "quill", lambda: routes.sign(match), True)]
        mine = play_of(match)
        show = partial(routes.high_scores, match.game, mine=mine)
        return [FootButton("scores", _("High scores"), "trophy", show)]

    @property
    def _is_crowded(self) -> bool:
        """True if there is no room for another button at the foot of the page: six would not fit."""
        return not self.verdict.player and high_score_layout(self.match.game) is not None

    def feet(self) -> list[FootButton]:
        watch = FootButton(
            "watch", _("Watch"), "eye", lambda: self.services.routes.table.replay(self.match), help=_("Watch replay")
        )
        leave = FootButton("leave", _("Back to title"), "home", self.back)
        review = [] if self._is_crowded else review_button(self.services, self.match)
        if self.verdict.player:
            label = _("Resume round") if self.services.rounds.going_on(self.match.game.id) else _("See who won")
            on = FootButton("round", label, "hand", self._on, primary=True)
            return [on, *self._high_scores_button(), watch, *review, leave]
        first, about = self.first_focus(), _("A rematch: the same cards in the same order")
        new = FootButton("new", _("Play again"), "cards", self._new, primary=first == "new")
        same = FootButton("same", _("Same deal"), "restart", self._same, primary=first == "same", help=about)
        return [*self._high_scores_button(), new, same, watch, *review, leave]

    def _on(self) -> None:
        self.services.routes.rounds.standings(self.match.game)

    def _new(self) -> None:
        self.services.routes.plays.start(self.match.game, self.match.options, None, self.match.seats)

    def _same(self) -> None:
        match = self.match
        self.services.routes.plays.same_deal(match.game, match.options, match.seed, match.deals, match.seats)

    def first_focus(self) -> str | None:
        if self.verdict.player:
            return "round"
        rest = "same" if self.verdict.is_personal else "new"
        return "sign" if is_unsigned(self.services, self.match) else rest

    def resume(self) -> None:
        super().resume()
        if self.focus == "scores":  # the high score has just been signed
            self.set_focus(self.first_focus(), quiet=True)

    def back(self) -> None:
        self.services.routes.menus.title()

    def foresee(self) -> None:
        """Draw the whole page off screen, to decode its pictures ahead of time. The scene must not be shown
        afterwards."""
        self.told = True
        self.widgets = self.build()
        self.draw(RecordingCanvas(self.services.canvas))

    # showing the lines

    def enter(self) -> None:
        self.services.sounds.play(STINGS.get(self.result, ""))
        super().enter()

    def _celebrate(self) -> None:
        if self.story.triumph or (self._record and self.verdict.before is not None):
            self.services.sounds.play("sting-record")

    def _finale(self) -> list[str]:
        deeds = spoken_lines(self.story.deeds)
        return [*self._quoted(), *deeds, *spoken_lines(self.lines), self._sum(self.total), self.judgement()]

    def _quoted(self) -> list[str]:
        return [i18n.say(self.story.quote)] if self.story.quote else []

    @staticmethod
    def _sum(total: int) -> str:
        return _("Score {n}").format(n=number(total))


def _inked(widget: Widget) -> Box:
    """The part of a widget's box that its text really covers."""
    box = widget.box
    if not isinstance(widget, Words):
        return box
    wide, high = widget.block.width, widget.block.height
    return Box(box.x + (box.w - wide) * ALIGN[widget.align], box.y + (box.h - high) * widget.valign, wide, high)


def spoken_lines(lines: Sequence[Line] | Sequence[Deed]) -> list[str]:
    """Lines for the narrator: each text with its amount."""
    return [f"{i18n.say(line.text)}: {number(line.amount)}" for line in lines]
