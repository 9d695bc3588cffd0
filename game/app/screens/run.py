"""One run of the records: its details, its replay, and its deal to play again."""

from game.core.film import story_of
from game.core.match import Match
from game.core.seeds import code
from game.core.text import number
from game.i18n import _, moment, ngettext

from ..base.geometry import Box
from ..play.plays import is_unsigned
from ..services import Services
from ..store.records import ABANDONED, Run, own_seat
from ..table.card_art import CardArt
from ..table.skins import skin_of
from ..table.small_cards import Feats
from ..ui.scroll import MARGIN
from ..ui.text import Column, Ink, ink, wine
from ..ui.widget import Widget
from .describe import BETWEEN, RESULTS, best_on_deal, house_rules, in_lines, marks, minutes
from .ending import explained, fate, pictured, way_of
from .menu import FootButton, list_room
from .read import ReadScene
from .review import review_button

SHARE = 0.3  # share of the free height: above everything, and again between the two parts
PICTURE, BESIDE = (396.0, 264.0), 40.0  # the ending's picture, and gap to the score
TOTAL = 92.0  # letter size of the score
DETAILS = ("rules", "marks", "seed")  # the rows below the figures; the first two may be missing


class RunScene(ReadScene):
    """All that is recorded of a run. `match` is its play; None if its log is gone."""

    name = "run"
    span = (190.0, 900.0)

    def __init__(self, services: Services, run: Run, match: Match | None = None):
        super().__init__(services)
        self.run, self.game, self.match = run, services.games[run.game], match

    def title(self) -> str:
        """The result and the game."""
        run, name = self.run, _(self.game.title)
        fates = skin_of(run.game).fates
        if run.result in fates:
            return _(fates[run.result]).format(party=name)
        return _("{what}: {amount}").format(what=name, amount=_(RESULTS.get(run.result, run.result)))

    def first_focus(self) -> str | None:
        return "watch" if self.match else "back"

    def feet(self) -> list[FootButton]:
        kept = self.match is not None
        return [
            FootButton("back", _("Back"), "back", self.back),
            *self._unsigned(),
            FootButton("again", _("Same deal again"), "restart", self._again),
            *(review_button(self.services, self.match) if self.match else ()),
            FootButton("watch", _("Watch replay"), "eye", self._watch, primary=True, enabled=kept),
        ]

    def _unsigned(self) -> list[FootButton]:
        """A button for a high score that has no name yet."""
        match = self.match
        if match is None or not match.over or not is_unsigned(self.services, match):
            return []
        return [FootButton("sign", _("Write your name"), "quill", lambda: self.services.routes.results.sign(match))]

    def written(self) -> list[Widget]:
        run, column = self.run, Column(list_room(self.sheet.inner), self.services.fonts)
        if self.services.fonts.large:
            pictured(column, run.game, run.result, way_of(self.game, run.options, run.score))
            self._figures(column, "centre")
        else:
            self._head(column)
        self._row(column, "rules", house_rules(self.game, run.rules), "body", ink)
        self._row(column, "marks", marks(run), "strong", wine)
        column.words("seed", BETWEEN.join(self._deal()), "body", 22, ink, "centre", gap=12)
        if self.match is not None and self.match.over:
            self._deeds(column, self.match)
            explained(column, self.match)
        if self.match is None:
            lost = _("Its moves are no longer kept, so there is no replay.")
            column.words("lost", lost, "body", 24, ink, "centre")
        self._spread(column)
        return column.widgets

    def _deal(self) -> list[str]:
        """The seed, and the best score on this deal if it was played more than once."""
        run, told = self.run, [_("{what}: {amount}").format(what=_("Seed"), amount=code(self.run.seed))]
        runs = self.services.records.on_deal(run.game, run.rules, run.seed)
        best = best_on_deal(self.services.records, self.game, run.rules, run.seed)
        if len(runs) > 1 and best is not None:
            told.append(_("{what}: {amount}").format(what=_("Best on this deal"), amount=number(best)))
        return told

    def _spread(self, column: Column) -> None:
        """Distribute the free height: above everything, above the details, and below everything."""
        free = self.sheet.inner.bottom - MARGIN - max(widget.box.bottom for widget in column.widgets)
        if free <= 0:
            return
        under = next(i for i, widget in enumerate(column.widgets) if widget.id in DETAILS)
        for i, widget in enumerate(column.widgets):
            widget.box = widget.box.moved(0, free * SHARE * (2 if i >= under else 1))

    def _row(self, column: Column, id: str, told: str, role: str, colour: Ink) -> None:
        """Add a centred text of several parts; no part is broken over two lines."""
        if told:
            lines = in_lines(told.split(BETWEEN), column.box.w, self.services.fonts, role, 25)
            column.words(id, lines, role, 25, colour, "centre", gap=4)

    def _head(self, column: Column) -> None:
        """Add the picture of the ending, with the score beside it."""
        run, place = self.run, column.take(PICTURE[1], 18)
        ending = "lost" if run.result == ABANDONED else run.result
        picture = Box(place.x + 4, place.y, *PICTURE)
        column.add(fate("picture", run.game, ending, picture, way_of(self.game, run.options, run.score)))
        left = picture.right + BESIDE
        beside = Column(Box(left, place.y, place.right - left, place.h), self.services.fonts)
        self._figures(beside, "left")
        down = max(0.0, (place.h - (beside.y - place.y)) / 2)
        for widget in beside.widgets:
            widget.box = widget.box.moved(0, down)
            column.add(widget)

    def _figures(self, column: Column, align: str) -> None:
        """Add the score, the date, and the number and time of moves."""
        run = self.run
        if run.result != ABANDONED:
            column.words("score", _("Score"), "label", 26, wine, align, gap=0)
            size = TOTAL / max(1.0, self.services.fonts.scale)  # it is large as it is, and must fit below the picture
            column.words("total", number(run.score), "number", size, wine, align, gap=10)
        moves = ngettext("{n} move in {time}", "{n} moves in {time}", run.actions)
        column.words("line-0", moment(run.when), "body", 25, ink, align, gap=4)
        column.words("line-1", moves.format(n=run.actions, time=minutes(run.seconds)), "body", 25, ink, align, gap=14)

    def _deeds(self, column: Column, match: Match) -> None:
        """Add the notable deeds, with their cards."""
        deeds, letters = story_of(match, own_seat(match)).deeds, self.services.fonts
        if not deeds:
            return
        column.take(10, 0)
        grid = Feats(deeds, Box(column.box.x, column.y, column.box.w, 0), letters)
        art = CardArt(self.services.canvas, self.services.settings.four_colours)
        feats = [grid.feat(f"deed.{i}", i, deed, art) for i, deed in enumerate(deeds)]
        column.take(max(feat.box.bottom for feat in feats) - column.y, 0)
        for feat in feats:
            column.add(feat)

    def _watch(self) -> None:
        if self.match is not None:
            self.services.routes.table.replay(self.match)

    def _again(self) -> None:
        deals, seats = (self.match.deals, self.match.seats) if self.match else ((), ())
        self.services.routes.plays.same_deal(self.game, self.run.options, self.run.seed, deals, seats)
