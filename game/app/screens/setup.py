"""The page before a play: house rules, seats and seed."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

from game.bots import agents
from game.core import game as core
from game.core.capabilities import high_score_layout
from game.core.game import HUMAN, Game, Option, Seat, mode_of
from game.core.grading import ANY, GRADE, OPTION, options_of
from game.core.seeds import code
from game.core.text import N_, number
from game.core.view import Options
from game.files import CannotWrite
from game.grades import BadGrades, grade_of
from game.i18n import _

from ..base.geometry import Box
from ..play.plays import dealt_options
from ..services import Services
from ..store.setups import last_holders, last_options, remember_setup
from ..table.card_art import CardArt
from ..table.skins import skin_of
from ..ui.buttons import IconButton, Row
from ..ui.rows import SeatRow, side_by_side
from ..ui.scroll import MARGIN
from ..ui.text import Column, Words, bone, gold, tall
from ..ui.values import Choice, alike
from ..ui.widget import Widget
from .describe import best_on_deal, best_score, holder_words
from .menu import HEAD, FootButton, MenuScene, centred, list_room
from .posters import Poster, WayTile, way_tiles

POSTER = (40.0, 384.0)  # left edge and width
ROW = 62.0
LOW = 60.0  # height of a row if there is little room
AIRY, LOOSE, TIGHT, CLOSE = 40.0, 26.0, 14.0, 8.0  # gaps between two settings, from much room to little
HEADED, TOLD, RULED, SHARED, BRIEF = 4, 3, 2, 1, 0  # amount of explanation, from most to least; see `_column`
DRAFTS = (  # gap, height of the ways' pictures, amount of explanation
    (AIRY, 180.0, HEADED),
    (LOOSE, 150.0, HEADED),
    (LOOSE, 112.0, HEADED),
    (TIGHT, 96.0, HEADED),
    (LOOSE, 112.0, TOLD),
    (TIGHT, 96.0, TOLD),
    (TIGHT, 96.0, RULED),
    (TIGHT, 68.0, RULED),
    (LOOSE, 96.0, SHARED),
    (TIGHT, 80.0, SHARED),
    (TIGHT, 80.0, BRIEF),
    (CLOSE, 62.0, BRIEF),
)
SCROLLED = ((TIGHT, 96.0, TOLD), (TIGHT, 68.0, TOLD), (TIGHT, 44.0, TOLD))  # the drafts that scroll, if none fits
NEAR = 10.0  # from a setting to its help, clear of the focus ring
APART = 14.0  # gap between two seats
INSET = 18.0  # indent of the text below a row
MOST = 4  # greatest number of buttons at the foot before that to all games moves beside the heading
CORNER = 60.0  # side of that button then
WAY_HELP = "way-help"  # id of the line that explains the way to play
HOLDER = "holder-"  # prefix of the seats' ids
RANDOM_SEED = N_("The same seed, the same cards: enter a friend's to play theirs.")
TYPED_SEED = N_("A typed seed counts only for your best on this deal.")


class SetupScene(MenuScene):
    """Sets a game's house rules, seats and seed, and starts it. The last choices are preset."""

    name = "setup"
    span = (448.0, 792.0)

    def __init__(self, services: Services, game: Game[Any]):
        super().__init__(services)
        self.game = game
        self.options = last_options(services.homes.config, game)
        self.holders = last_holders(services.homes.config, game)  # by seat name
        self.seed: int | None = None  # None: a random seed

    def title(self) -> str:
        return _("New game")

    def first_focus(self) -> str | None:
        """To continue what is under way comes before a new play."""
        return "continue" if self._running() else "start"

    def build(self) -> list[Widget]:
        running = self._running()
        label, icon = (_("Start"), "door") if HUMAN in self._holders() else (_("Watch"), "eye")
        feet = [
            *running,
            *self._load(),
            *self._high_scores_button(),
            FootButton("start", label, icon, self._start, primary=not running),
        ]
        others, full = self._other_games(), len(feet) >= MOST
        return [
            *self.sheet.frame(*([] if full else others), *feet),
            *([self._in_the_corner(other) for other in others] if full else []),
            *self._settings(),
        ]

    def _in_the_corner(self, foot: FootButton) -> IconButton:
        """A button that has no room at the foot, as an icon beside the heading."""
        box = Box(self.sheet.box.right - CORNER, self.page.y + (HEAD - CORNER) / 2 - 2, CORNER, CORNER)
        return IconButton(foot.id, foot.label, box, foot.do, foot.icon)

    def _settings(self) -> list[Widget]:
        """The settings, with the game's poster beside them."""
        return [self._poster(), *self.sheet.scrolling(centred(self._rules(), self.sheet.inner), self.sheet.inner)]

    def prompts(self) -> list[tuple[str, str]]:
        """The prompts; for a button with an icon only, the prompt shows its label."""
        widget = self.widget(self.focus)
        if isinstance(widget, IconButton):
            return [("confirm", widget.label), ("cancel", _("Back"))]
        choose = _("Change") if (self.focus or "").startswith(HOLDER) else _("Choose")
        return [("confirm", choose), ("cancel", _("Back"))]

    def _other_games(self) -> list[FootButton]:
        if len(self.services.games) == 1:
            return []
        return [FootButton("games", _("All games"), "cards", self.services.routes.games.other_game)]

    def _running(self) -> list[FootButton]:
        """A button to continue the running play of the chosen way to play, if there is one."""
        running = self.services.saves.running(self.game, mode_of(self.game, self.options))
        if running is None:
            return []
        go_on = partial(self.services.routes.plays.go_on, running.play)
        return [FootButton("continue", _("Continue"), "torch", go_on, primary=True)]

    def _load(self) -> list[FootButton]:
        """A button to the save slots, if any is used."""
        if not self.services.saves.anything():
            return []
        return [FootButton("load", _("Load a game"), "load", lambda: self.services.routes.plays.slots(None))]

    def _poster(self) -> Poster:
        box = Box(POSTER[0], self.page.y + HEAD, POSTER[1], self.sheet.box.h)
        return Poster(self.game, best_score(self.services.records, self.game, self.options), box, self.services.fonts)

    def _rules(self) -> list[Widget]:
        """The settings, in the first draft that fits."""
        drafts = [self._column(*way) for way in DRAFTS]
        fitting = (column for column in drafts if column[-1].box.bottom + MARGIN <= self.sheet.inner.bottom)
        column = next(fitting, None) or self._scrolled()
        alike([widget for widget in column if isinstance(widget, Choice)], self.services.fonts)
        return column

    def _scrolled(self) -> list[Widget]:
        """The settings in the first draft that scrolls and explains the way to play in view of its picture."""
        drafts = [self._column(*way) for way in SCROLLED]
        seen = (column for column in drafts if all(
            widget.box.bottom <= self.sheet.inner.bottom for widget in column if widget.id == WAY_HELP
        ))  # fmt: skip
        return next(seen, drafts[-1])

    def _column(self, gap: float, picture: float, said: int) -> list[Widget]:
        """The settings, `gap` apart, with pictures of the ways to play `picture` high. `said` is the amount of
        explanation:

        * HEADED: headings, and a help text below each setting.
        * TOLD: help texts, no headings.
        * RULED: as TOLD; but the seed's help appears, when focused, in the line below the ways to play.
        * SHARED: that line shows the help of the focused setting, whichever it is.
        * BRIEF: only the first setting is explained.
        """
        column = Column(list_room(self.sheet.inner), self.services.fonts)
        options = [option for option in options_of(self.game) if option.matters(self.options)]
        if skin_of(self.game.id).ways:
            tiles = self._ways(column, options.pop(0), picture)
            self._line(column, tiles, options, gap, said)
        self._seats(column, gap)
        if options and said == HEADED:
            column.words("rules", _("House rules"), "label", 26, gold)
        for option in options:
            self._option(column, option, gap, said)
        if said == HEADED:
            column.words("deal", _("The deal"), "label", 26, gold)
        self._seed(column, said)
        return column.widgets

    def _ways(self, column: Column, option: Option, picture: float) -> list[WayTile]:
        """Add the tiles of the ways to play."""
        current, choose = self.options[option.key], self._set(option.key)
        art = CardArt(self.services.canvas, self.services.settings.four_colours)
        room = Box(column.box.x, column.y, column.box.w, 0)
        ways = skin_of(self.game.id).ways
        running = [each.play.mode for each in self.services.saves.under_way(self.game.id)]
        letters = self.services.fonts
        tiles = way_tiles(option, current, lambda way: partial(choose, way), ways, room, picture, letters, art, running)
        column.take(tiles[-1].box.bottom - room.y, NEAR + 4)
        for tile in tiles:
            column.add(tile)
        return tiles

    def _line(self, column: Column, tiles: Sequence[WayTile], others: Sequence[Option], gap: float, said: int) -> None:
        """Add the line below the ways to play. It explains the focused way, or else the chosen one; it may also serve
        other settings.

        It is as high as the longest text needs; at BRIEF as the shortest, with longer texts in smaller letters.
        """
        told = {tile.id: tile.help for tile in tiles}
        every = {*told.values()}
        if said == SHARED:
            told |= {other.key: _(self._chosen(other).help) for other in others}
            every |= {_(choice.help) for other in others for choice in other.choices}
        if said in (SHARED, RULED):
            told["seed"] = self._seed_help()
            every |= {_(RANDOM_SEED), _(TYPED_SEED)}
        letters, wide = self.services.fonts, column.box.w - 2 * INSET
        heights = [tall(text, letters, wide, "body", 23) + 2 for text in every]
        place = column.take(min(heights) if said == BRIEF else max(heights), gap).inset(INSET, 0)
        text = told.get(self.focus or "") or next(tile.help for tile in tiles if tile.chosen)
        column.add(Words(WAY_HELP, text, place, letters, "body", 23, bone, "centre", 0.5))

    def set_focus(self, id: str | None, quiet: bool = False) -> None:
        before = self.focus
        super().set_focus(id, quiet)
        if self.focus != before and skin_of(self.game.id).ways:
            self.refresh()  # for the line below the ways to play

    def _navigate(self, way: str) -> None:
        """Move the focus; from the seed, “down” leads to the start button."""
        if way == "down" and self.focus == "seed" and not self.scroller.may(way):
            self.set_focus("start")
        else:
            super()._navigate(way)

    def _option(self, column: Column, option: Option, gap: float, said: int) -> None:
        explained = said >= RULED or not column.widgets
        current = self._chosen(option)
        choices = [(choice.value, _(choice.label)) for choice in option.choices]
        icon = skin_of(self.game.id).icons.get(option.key, "")
        box = column.take(self._row(said), NEAR if explained else gap)
        column.add(Choice(option.key, _(option.label), box, choices, current.value, self._set(option.key),
                          self.services.fonts, _(current.help), icon))  # fmt: skip
        if explained:
            self._help(column, option.key, _(current.help), gap, [_(choice.help) for choice in option.choices])

    def _chosen(self, option: Option) -> core.Choice:
        """The current choice of a house rule."""
        value = self.options.get(option.key, option.default)
        if option.key == GRADE and self.seed is not None:
            value = self._grade(self.seed)
        return next(choice for choice in option.choices if choice.value == value)

    def _grade(self, seed: int) -> str:
        """The choice that tells how difficult the deal of a typed seed is."""
        try:
            grade = grade_of(self.game, self.options, seed)
        except BadGrades:
            return ANY
        return grade if OPTION.takes(grade) else ANY

    def _row(self, said: int) -> float:
        return self.sheet.tall(ROW if said >= TOLD else LOW)

    def _help(self, column: Column, id: str, text: str, gap: float, others: Sequence[str]) -> None:
        """Add a setting's help text, in a box that also has room for the `others`, so that nothing moves when they take
        its place."""
        letters, wide = self.services.fonts, column.box.w - 2 * INSET
        high = max(tall(each, letters, wide, "body", 23) for each in (text, *others)) + 2
        box = column.take(high, gap).inset(INSET, 0)
        column.add(Words(f"{id}-help", text, box, letters, "body", 23, bone))

    def _set(self, key: str) -> Callable[[str], None]:
        def change(value: str) -> None:
            self.options[key] = value
            if key == GRADE:
                self.seed = None

        return change

    # seats

    def _holders(self) -> tuple[str, ...]:
        """The holder of each seat."""
        return tuple(self._at(seat) for seat in self.game.seats(self.options))

    def _at(self, seat: Seat) -> str:
        """The holder of a seat: the player's choice if it is possible there, else the usual one."""
        chosen = self.holders.get(seat.name, seat.holder)
        return chosen if seat in self._offered() and chosen in self._choices(seat) else seat.holder

    def _offered(self) -> Sequence[Seat]:
        """The seats whose holder can be chosen; none if there is only one seat."""
        seats = self.game.seats(self.options)
        return seats if len(seats) > 1 else ()

    def _choices(self, seat: Seat) -> list[str]:
        """The possible holders of a seat: a person, or the programs recommended for it (all programs if none is)."""
        known = agents(self.game)
        return [HUMAN, *([name for name in seat.programs if name in known] or known)]

    def _seats(self, column: Column, gap: float) -> None:
        """Add the seats side by side; in large letters one below the other."""
        seats = self._offered()
        across = len(seats) if seats and not self.services.fonts.large else 1
        wide = (column.box.w - (across - 1) * APART) / across
        sitters = list(self._sitters(seats, column.box, wide))
        for start in range(0, len(sitters), across):
            row = sitters[start : start + across]
            place = column.take(side_by_side(row), gap)
            for i, sitter in enumerate(row):
                sitter.box = sitter.box.moved(i * (wide + APART), place.y - sitter.box.y)
                column.add(sitter)

    def _sitters(self, seats: Sequence[Seat], box: Box, wide: float) -> Iterator[SeatRow]:
        rivals = sum(seat.scores for seat in seats) > 1
        first = next((seat for seat in seats if self._at(seat) == HUMAN), None)
        for seat in seats:
            words = {name: holder_words(name, rivals) for name in self._choices(seat)}
            choices = [(name, _(label), _(help)) for name, (label, help) in words.items()]
            if seat is first:
                choices[0] = (HUMAN, _("A person"), _("You, on whatever device you like."))
            yield SeatRow(
                f"{HOLDER}{seat.name}",
                _(seat.name),
                Box(box.x, box.y, wide, 0),
                choices,
                self._at(seat),
                self._sit(seat),
                self.services.fonts,
                "hand" if self._at(seat) == HUMAN else "gear",
            )

    def _sit(self, seat: Seat) -> Callable[[str], None]:
        def change(holder: str) -> None:
            self.holders[seat.name] = holder

        return change

    # seed

    def _seed(self, column: Column, said: int) -> None:
        text = self._seed_help()
        value = code(self.seed) if self.seed is not None else _("Random")
        box = column.take(self._row(said), NEAR)
        column.add(Row("seed", _("Seed"), box, self._enter, self.services.fonts, value, "seed", text))
        if said >= TOLD:
            self._help(column, "seed", text, 0.0, [_(each) for each in (RANDOM_SEED, TYPED_SEED)])

    def _seed_help(self) -> str:
        if self.seed is not None:
            options = dealt_options(self.game, self._played())
            best = best_on_deal(self.services.records, self.game, options, self.seed)
            if best is not None:
                return _("A typed seed: always the same cards. Your best on this deal: {n}").format(n=number(best))
        return _(RANDOM_SEED if self.seed is None else TYPED_SEED)

    def _high_scores_button(self) -> list[FootButton]:
        """Buttons to the high scores and to a round with friends, if the game has high scores."""
        if high_score_layout(self.game) is None:
            return []
        label = _("Resume round") if self.services.rounds.going_on(self.game.id) else _("With friends")
        return [
            FootButton("scores", _("High scores"), "trophy", self._scores),
            FootButton("friends", label, "friends", self._friends),
        ]

    def _scores(self) -> None:
        self.services.routes.results.high_scores(self.game)

    def _friends(self) -> None:
        self.services.routes.rounds.friends(self.game, self.options)

    def _enter(self) -> None:
        self.services.routes.games.ask_seed(self.seed, self._take_seed)

    def _take_seed(self, seed: int | None) -> None:
        self.seed = seed
        if seed is not None:
            self.options.pop(GRADE, None)

    def leave(self) -> None:
        """Remember the choices for the next time, whether a play was started or not."""
        try:
            remember_setup(self.services.homes.config, self.game, self.options, self.holders)
        except CannotWrite as error:
            self.services.trouble(error.text)

    def _start(self) -> None:
        self.services.routes.plays.start(self.game, self._played(), self.seed, self._holders())

    def _played(self) -> Options:
        """The options to start the play with."""
        return self.options
