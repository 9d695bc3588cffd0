"""The page between two turns of a round with friends: next player, standings, and the choice of a hero."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from game.core.capabilities import high_score_layout
from game.core.game import Game
from game.core.high_scores import HighScoreLayout, Kind
from game.core.text import number
from game.i18n import _

from ..base.geometry import Box
from ..input.bindings import PRESS, RELEASE, Intent
from ..play.features.press_rules import Misfire
from ..services import Services
from ..store.rounds import Round, Standing
from ..table.card_art import CardArt
from ..table.skins import skin_of
from ..ui.portraits import HeroTile, foot_tall
from ..ui.score_rows import DASH, HEAD, PRACTICE, StandingRow, heads, row_tall
from ..ui.text import Column, Headline, Panel, bone, gold
from ..ui.widget import Widget
from .describe import BETWEEN, RESULTS
from .menu import EDGE, RING_ROOM, FootButton, feet_room, in_a_row, list_room
from .read import ReadScene

SIDE, ASIDE, APART = 40.0, 424.0, 14.0  # margin at the grid's edge; width of the panel of pictures; gap to the sheet
TITLE = 60.0  # letter size of the heading
HEADING = 92.0  # height kept for the heading
GAP = 4.0
UNDER = 56.0  # height kept for the text below the rows
ROOMY = 2.0  # greatest height of a row, as a multiple of the least
GUARD = 0.7  # seconds without a press before presses count: earlier ones were meant for the last turn


def level_name(form: HighScoreLayout, round: Round) -> str:
    """The name of the round's difficulty."""
    level = form.level_of(round.level)
    return _(level.name) if level else round.level


def leaders_of(round: Round) -> tuple[str, ...]:
    """The names of those with the best score so far; empty if nobody has scored."""
    return tuple(round.winners()) if round.standings()[0].best else ()


def turn_texts(round: Round, standing: Standing, practice: str) -> list[str]:
    """A text for each turn of a player, also for those to come: the score, or, if each has a single turn, the result.
    `practice` is appended to turns that do not enter the high scores."""
    turns = [
        f"{number(turn.score) if round.turns > 1 else _(RESULTS.get(turn.result, turn.result))}"
        f"{practice if turn.marked else ''}"
        for turn in standing.turns
    ]
    return [*turns, *[DASH if round.turns > 1 else ""] * (round.turns - len(turns))]


def printed_picture(game: Game[Any], kind: Kind) -> str:
    """The picture of a kind of hero, in the format of `printed`; "" if there is none."""
    way = skin_of(game.id).ways.get(kind.choice)
    return way.shown[-1] if way else ""


class StandingsScene(ReadScene):
    """A base class: the standings of a round, and a panel of pictures beside them.

    Presses meant for the page before do nothing here; every further press restarts the wait.
    """

    def __init__(self, services: Services, game: Game[Any], round: Round):
        super().__init__(services)
        self.game, self.round = game, round
        form = high_score_layout(game)
        assert form is not None, f"{game.id} has no sheet"
        self.form: HighScoreLayout = form
        self.misfire = Misfire(GUARD, now=True)

    def back(self) -> None:
        """Go to the title; the round is kept."""
        self.services.routes.menus.title()

    @property
    def art(self) -> CardArt:
        """The card pictures for the current canvas."""
        return CardArt(self.services.canvas, self.services.settings.four_colours)

    # layout

    @property
    def _backed(self) -> bool:
        """True if a panel is drawn behind the pictures."""
        return True

    @property
    def aside(self) -> Box:
        """The place of the pictures."""
        page = self.page
        top = page.y + HEADING
        return Box(SIDE, top, ASIDE, page.bottom - feet_room(self.services.fonts) - top)

    def _trim(self, whole: Box) -> Box:
        left = self.aside.right + APART
        return Box(left, self.aside.y, 1280 - SIDE - left, self.aside.h)

    def _frame(self, feet: Sequence[FootButton]) -> list[Widget]:
        page = self.page
        head = Box(page.x + SIDE, page.y + 4, page.w - 2 * SIDE, HEADING - 6)
        return [
            Headline("heading", self.title(), head, self.services.fonts, TITLE),
            Panel("sheet", self.sheet.box, "panel-dark"),
            *([Panel("aside", self.aside, "panel-dark")] if self._backed else []),
            *self._pictures(self.aside.inset(EDGE - 8, EDGE - 8)),
            *in_a_row(feet, page, self.services.fonts),
        ]

    def _pictures(self, room: Box) -> list[Widget]:
        """The widgets in the panel of pictures."""
        raise NotImplementedError

    # standings

    def _rows(self, column: Column, crowned: tuple[str, ...], hidden: int = 0) -> None:
        """Add a row for each player, the best first; the first `hidden` rows stay empty."""
        if not self.services.fonts.large:
            practice = PRACTICE if any(turn.marked for turn in self.round.done) else ""
            for words in heads(column.take(HEAD, 0), self.round.turns, self.services.fonts, practice):
                column.add(words)
        high, best = self._row_tall(column.y), self.round.standings()[0].best or 1
        for place, standing in enumerate(self.round.standings()):
            box, name = column.take(high, GAP), standing.name
            if place < hidden:
                column.add(Panel(f"place-{place}", box, "list-row"))
            else:
                told = (
                    turn_texts(self.round, standing, PRACTICE),
                    turn_texts(self.round, standing, " " + _("(practice)")),
                )
                share = (standing.best or 0) / best
                column.add(StandingRow(f"standing-{place}", standing, *told, box, self.services.fonts, share,
                                       name == self.round.name, name in crowned))  # fmt: skip
        if any(turn.marked for turn in self.round.done):
            text = _("{star} Practice: it counts in this round, but doesn't go on the sheet.").format(star=PRACTICE)
            column.words("practice", text, "body", 22, bone, "centre")

    def _row_tall(self, top: float) -> float:
        """The height of a row; larger if there is room."""
        least = row_tall(self.services.fonts)
        room = self.sheet.inner.bottom - UNDER - top
        return max(least, min(ROOMY * least, room / len(self.round.names) - GAP))

    def _scores_foot(self) -> FootButton:
        """The button to the high scores."""
        show = partial(self.services.routes.results.high_scores, self.game, self.round.level)
        return FootButton("scores", _("High scores"), "trophy", show)

    # reading

    def _in_view(self) -> dict[str, str]:
        rows = (widget for widget in self.widgets if isinstance(widget, StandingRow))
        seen = {row.id: row.label for row in rows if self.scroller.box_of(row).overlaps(self.scroller.box)}
        words = super()._in_view()
        return {id: text for id, text in words.items() if not id.startswith("head-")} | seen  # the rows say it

    def _navigate(self, way: str) -> None:
        """Scroll with up and down as long as possible, then move the focus."""
        if way in ("up", "down") and not self.scroller.may(way):
            super(ReadScene, self)._navigate(way)
        else:
            super()._navigate(way)

    # the wait

    def handle(self, intent: Intent) -> None:
        if self.misfire.is_near and intent.kind in ("confirm", PRESS, RELEASE):
            self.misfire.prolong()
        else:
            super().handle(intent)

    def update(self, dt: float) -> bool:
        moving = super().update(dt)
        if self.services.stack.transition is not None or not self.misfire.update(dt):
            return moving
        if not self.misfire.is_near:
            self.refresh()  # the buttons can be pressed now
        return True

    def at_rest(self) -> bool:
        return not self.misfire.is_near


class RoundScene(StandingsScene):
    """The next player takes the device, chooses a hero, and the turn begins."""

    name = "round"

    def __init__(self, services: Services, game: Game[Any], round: Round):
        super().__init__(services, game, round)
        self.ready = False

    def title(self) -> str:
        title = _("Your turn, {name}") if self.ready else _("Pass it to {name}")
        return title.format(name=self.round.name)

    def first_focus(self) -> str | None:
        """The “I'm ready” button; after it, the hero that the player played last."""
        if not self.ready:
            return "ready"
        mine = self.round.of(self.round.name)
        last = mine[-1].kind if mine else ""
        kinds = [kind.letter for kind in self.form.kinds]
        return f"play-{last if last in kinds else kinds[0]}"

    # widgets

    def written(self) -> list[Widget]:
        column = Column(list_room(self.sheet.inner), self.services.fonts)
        turn = _("Turn {n} of {most}").format(n=self.round.lap, most=self.round.turns)
        between = "\n" if self.services.fonts.large else BETWEEN
        told = (
            between.join((turn, level_name(self.form, self.round)))
            if self.round.turns > 1
            else level_name(self.form, self.round)
        )
        column.words("turn", told, "label", 25, gold, "centre", gap=2)
        self._rows(column, leaders_of(self.round))
        return column.widgets

    def goal(self) -> str:
        """The next player's goal in a sentence."""
        best, leaders = self.round.standings()[0].best, leaders_of(self.round)
        last = len(self.round.done) + 1 == len(self.round.names) * self.round.turns
        if best is None:
            return _("You begin.")
        if leaders == (self.round.name,):
            return _("You've already won: this turn is for glory.") if last else _("You lead.")
        if last:
            return _("You need {n} to win.").format(n=number(best + 1))
        return _("You need {n} to lead.").format(n=number(best + 1))

    def _pictures(self, room: Box) -> list[Widget]:
        column = Column(room, self.services.fonts)
        column.words("goal", self.goal(), "strong", 28, gold, "centre", gap=0)
        if not self.services.fonts.large:  # in large letters the pictures need the room
            asked = _("Who will you be?") if self.ready else _("Press “I'm ready”, then choose.")
            column.words("asked", asked, "body", 25, bone, "centre", gap=0)
        column.take(RING_ROOM, 0)
        return [*column.widgets, *self._tiles(Box(room.x, column.y, room.w, room.bottom - column.y))]

    def _tiles(self, room: Box) -> Sequence[Widget]:
        """The heroes to choose from, side by side; dimmed until one can be chosen."""
        kinds, gap = self.form.kinds, 12.0
        wide = (room.w - (len(kinds) - 1) * gap) / len(kinds)
        helps = {choice.value: choice.help for option in self.game.options if option.key == self.form.kind
                 for choice in option.choices}  # fmt: skip
        told = [(_(kind.name), _(helps[kind.choice])) for kind in kinds]
        foot = max(foot_tall(name, help, wide, self.services.fonts) for name, help in told)
        crests, tiles = skin_of(self.game.id).crests, list[HeroTile]()
        for i, (kind, (name, help)) in enumerate(zip(kinds, told, strict=True)):
            box, icon = Box(room.x + i * (wide + gap), room.y, wide, room.h), crests.get(kind.choice, "hero")
            tile = HeroTile(
                f"play-{kind.letter}",
                name,
                help,
                box,
                partial(self.services.routes.rounds.turn, self.round, kind),
                self.services.fonts,
                self.art,
                icon,
                printed_picture(self.game, kind),
                foot,
            )
            tile.focusable, tile.dim = self.ready, self._dimness()
            tiles.append(tile)
        for tile in tiles:
            tile.write(min(each.name.size for each in tiles))
        return tiles

    def _dimness(self) -> float:
        """The dimming of the heroes, from 0 to 1."""
        return self.misfire.left / GUARD if self.ready else 1.0

    def update(self, dt: float) -> bool:
        moving = super().update(dt)
        for tile in self.widgets:
            if isinstance(tile, HeroTile):
                tile.dim = self._dimness()
        return moving

    def feet(self) -> list[FootButton]:
        return [
            FootButton("leave", _("Save and leave"), "home", self.back),
            FootButton("end", _("End the round"), "cross", self._end),
            self._scores_foot(),
            *([] if self.ready else [self._ready_foot()]),
        ]

    def _ready_foot(self) -> FootButton:
        return FootButton("ready", _("I'm ready"), "hand", self._take, primary=True, enabled=not self.misfire.is_near)

    # actions

    def enter(self) -> None:
        super().enter()
        self.services.sounds.play("your-turn-0")
        for text in (self.goal(), _("Who will you be?")):
            self.services.narrator.say(text)

    def _take(self) -> None:
        """Note that the player has the device, and let them choose."""
        self.ready = True
        self.misfire.expect()
        self.refresh()
        self.set_focus(self.first_focus(), quiet=True)

    def _end(self) -> None:
        text = _("End this round without a winner? The standings are lost; scores on the sheet stay.")
        self.services.routes.menus.ask(text, _("End it"), self._ended)

    def _ended(self) -> None:
        self.services.rounds.end(self.game.id)
        self.services.routes.menus.title()  # a round that was ended cannot be reopened
        self.services.routes.rounds.pick_friends(self.game, self.round.options, self.round)
