"""Between two turns of a round with friends: whom to pass the device to, how everybody stands, and whom to play."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from game.core.capabilities import sheet_of
from game.core.game import Game
from game.core.high_scores import Kind, Sheet
from game.core.words import number
from game.tongue import _

from ..geometry import Box
from ..hands.intent import PRESS, RELEASE, Intent
from ..rounds import Round, Standing
from ..table.cardart import CardArt
from ..table.skin import skin_of
from ..ui.column import Column
from ..ui.headline import Headline
from ..ui.herotile import HeroTile, foot_tall
from ..ui.standing import DASH, HEAD, PRACTICE, StandingRow, heads, row_tall
from ..ui.text import Panel, bone, gold
from ..ui.widget import Widget
from . import go
from .describe import BETWEEN, RESULTS
from .read import ReadScene
from .sheet import EDGE, RING_ROOM, Foot, feet_room, in_a_row

if TYPE_CHECKING:
    from ..desk import Desk

SIDE, ASIDE, APART = 40.0, 424.0, 14.0  # from the grid's edge; how wide the panel of pictures is; to the sheet
TITLE = 60.0  # letters of the heading
HEADING = 92.0  # its room
GAP = 4.0
UNDER = 56.0  # room for what stands under the rows
ROOMY = 2.0  # a row where there is room, to one as high as it must be
GUARD = 0.7  # seconds without a press, after which one is not meant for the turn before any more


class StandingsScene(ReadScene):
    """A page with how everybody stands in a round, and a panel of pictures beside it.

    Whoever still hammers away at the page before presses nothing here: every press makes the wait longer.
    """

    def __init__(self, desk: Desk, game: Game[Any], round: Round):
        super().__init__(desk)
        self.game, self.round = game, round
        form = sheet_of(game)
        assert form is not None, f"{game.id} has no sheet"
        self.form: Sheet = form
        self.guard = GUARD

    def back(self) -> None:
        """To the title; the round is kept."""
        go.title(self.desk)

    def level(self) -> str:
        """The difficulty of the round, in words."""
        level = self.form.level_of(self.round.level)
        return _(level.name) if level else self.round.level

    def leaders(self) -> tuple[str, ...]:
        """Who has the best score so far, if anybody has one that is worth something."""
        return tuple(self.round.winners()) if self.round.standings()[0].best else ()

    @property
    def art(self) -> CardArt:
        """Cards for the window as it is now."""
        return CardArt(self.desk.canvas, self.desk.settings.four_colours)

    # where it stands

    @property
    def backed(self) -> bool:
        """Does a panel lie behind the pictures?"""
        return True

    @property
    def aside(self) -> Box:
        """The panel of pictures."""
        page = self.page
        top = page.y + HEADING
        return Box(SIDE, top, ASIDE, page.bottom - feet_room(self.desk.type) - top)

    @property
    def sheet(self) -> Box:
        left = self.aside.right + APART
        return Box(left, self.aside.y, 1280 - SIDE - left, self.aside.h)

    def frame(self, *feet: Foot) -> list[Widget]:
        page = self.page
        head = Box(page.x + SIDE, page.y + 4, page.w - 2 * SIDE, HEADING - 6)
        return [
            Headline("heading", self.title(), head, self.desk.type, TITLE),
            Panel("sheet", self.sheet, "panel-dark"),
            *([Panel("aside", self.aside, "panel-dark")] if self.backed else []),
            *self.pictures(self.aside.inset(EDGE - 8, EDGE - 8)),
            *in_a_row(feet, page, self.desk.type),
        ]

    def pictures(self, room: Box) -> list[Widget]:
        """What stands in the panel."""
        raise NotImplementedError

    # how everybody stands

    def rows(self, column: Column, crowned: tuple[str, ...], hidden: int = 0) -> None:
        """A row for everybody, the best first; for so many of the best only its place."""
        if not self.desk.type.large:
            practice = PRACTICE if any(turn.marked for turn in self.round.done) else ""
            for words in heads(column.take(HEAD, 0), self.round.turns, self.desk.type, practice):
                column.add(words)
        high, best = self._row_tall(column.y), self.round.standings()[0].best or 1
        for place, standing in enumerate(self.round.standings()):
            box, name = column.take(high, GAP), standing.name
            if place < hidden:
                column.add(Panel(f"place-{place}", box, "list-row"))
            else:
                told = self.told(standing, PRACTICE), self.told(standing, " " + _("(practice)"))
                share = (standing.best or 0) / best
                column.add(StandingRow(f"standing-{place}", standing, *told, box, self.desk.type, share,
                                       name == self.round.name, name in crowned))  # fmt: skip
        if any(turn.marked for turn in self.round.done):
            text = _("{star} Practice: it counts in this round, but doesn't go on the sheet.").format(star=PRACTICE)
            column.words("practice", text, "body", 22, bone, "centre")

    def _row_tall(self, top: float) -> float:
        """How high a row is: higher where there is room."""
        least = row_tall(self.desk.type)
        room = self.inner.bottom - UNDER - top
        return max(least, min(ROOMY * least, room / len(self.round.names) - GAP))

    def told(self, standing: Standing, practice: str) -> list[str]:
        """All turns of somebody, those to come too: the scores; of a single turn, how it ended.  `practice` stands
        behind those that do not come onto the sheet.
        """
        turns = [
            f"{number(turn.score) if self.round.turns > 1 else _(RESULTS.get(turn.result, turn.result))}"
            f"{practice if turn.marked else ''}"
            for turn in standing.turns
        ]
        return [*turns, *[DASH if self.round.turns > 1 else ""] * (self.round.turns - len(turns))]

    def shown(self, kind: Kind) -> str:
        """The picture of who is played, as `printed` reads it; "" where there is none."""
        way = skin_of(self.game.id).ways.get(kind.choice)
        return way.shown[-1] if way else ""

    def scores_foot(self) -> Foot:
        """To the high-score sheet."""
        return Foot("scores", _("High scores"), "trophy", lambda: go.scores(self.desk, self.game, self.round.level))

    # reading it

    def _in_view(self) -> dict[str, str]:
        rows = (widget for widget in self.widgets if isinstance(widget, StandingRow))
        seen = {row.id: row.label for row in rows if self.box_of(row).overlaps(self.scroll_box)}
        words = super()._in_view()
        return {id: text for id, text in words.items() if not id.startswith("head-")} | seen  # a row says it itself

    def _navigate(self, way: str) -> None:
        """Up and down scroll as far as there is something to scroll, and then lead from the pictures to the buttons."""
        if way in ("up", "down") and not self._may_scroll(way):
            super(ReadScene, self)._navigate(way)
        else:
            super()._navigate(way)

    # the wait

    def handle(self, intent: Intent) -> None:
        if self.guard > 0 and intent.kind in ("confirm", PRESS, RELEASE):
            self.guard = GUARD
        else:
            super().handle(intent)

    def update(self, dt: float) -> bool:
        moving = super().update(dt)
        if self.guard <= 0 or self.desk.stack.transition is not None:
            return moving
        self.guard -= dt
        if self.guard <= 0:
            self.refresh()  # what waited can be pressed now
        return True

    def at_rest(self) -> bool:
        return self.guard <= 0


class RoundScene(StandingsScene):
    """Who is next says so, chooses whom to play, and is off."""

    name = "round"

    def __init__(self, desk: Desk, game: Game[Any], round: Round):
        super().__init__(desk, game, round)
        self.ready = False

    def title(self) -> str:
        title = _("Your turn, {name}") if self.ready else _("Pass it to {name}")
        return title.format(name=self.round.name)

    def first_focus(self) -> str | None:
        """That the player is there; then whom they played last."""
        if not self.ready:
            return "ready"
        mine = self.round.of(self.round.name)
        last = mine[-1].kind if mine else ""
        kinds = [kind.letter for kind in self.form.kinds]
        return f"play-{last if last in kinds else kinds[0]}"

    # what it shows

    def written(self) -> list[Widget]:
        column = Column(self.list_room(self.inner), self.desk.type)
        turn = _("Turn {n} of {most}").format(n=self.round.lap, most=self.round.turns)
        between = "\n" if self.desk.type.large else BETWEEN
        told = between.join((turn, self.level())) if self.round.turns > 1 else self.level()
        column.words("turn", told, "label", 25, gold, "centre", gap=2)
        self.rows(column, self.leaders())
        return column.widgets

    def goal(self) -> str:
        """What there is to do for whoever is next."""
        best, leaders = self.round.standings()[0].best, self.leaders()
        last = len(self.round.done) + 1 == len(self.round.names) * self.round.turns
        if best is None:
            return _("You begin.")
        if leaders == (self.round.name,):
            return _("You've already won: this turn is for glory.") if last else _("You lead.")
        if last:
            return _("You need {n} to win.").format(n=number(best + 1))
        return _("You need {n} to lead.").format(n=number(best + 1))

    def pictures(self, room: Box) -> list[Widget]:
        column = Column(room, self.desk.type)
        column.words("goal", self.goal(), "strong", 28, gold, "centre", gap=0)
        if not self.desk.type.large:  # with larger letters the pictures matter more
            asked = _("Who will you be?") if self.ready else _("Press “I'm ready”, then choose.")
            column.words("asked", asked, "body", 25, bone, "centre", gap=0)
        column.take(RING_ROOM, 0)
        return [*column.widgets, *self._tiles(Box(room.x, column.y, room.w, room.bottom - column.y))]

    def _tiles(self, room: Box) -> Sequence[Widget]:
        """Those who can be played, side by side; dim as long as they cannot be chosen yet."""
        kinds, gap = self.form.kinds, 12.0
        wide = (room.w - (len(kinds) - 1) * gap) / len(kinds)
        helps = {choice.value: choice.help for option in self.game.options if option.key == self.form.kind
                 for choice in option.choices}  # fmt: skip
        told = [(_(kind.name), _(helps[kind.choice])) for kind in kinds]
        foot = max(foot_tall(name, help, wide, self.desk.type) for name, help in told)
        crests, tiles = skin_of(self.game.id).crests, list[HeroTile]()
        for i, (kind, (name, help)) in enumerate(zip(kinds, told, strict=True)):
            box, icon = Box(room.x + i * (wide + gap), room.y, wide, room.h), crests.get(kind.choice, "hero")
            tile = HeroTile(f"play-{kind.letter}", name, help, box, partial(go.turn, self.desk, self.round, kind),
                            self.desk.type, self.art, icon, self.shown(kind), foot)  # fmt: skip
            tile.focusable, tile.dim = self.ready, self._dimness()
            tiles.append(tile)
        for tile in tiles:
            tile.write(min(each.name.size for each in tiles))
        return tiles

    def _dimness(self) -> float:
        """How dim those are who cannot be chosen yet."""
        return max(0.0, self.guard / GUARD) if self.ready else 1.0

    def update(self, dt: float) -> bool:
        moving = super().update(dt)
        for tile in self.widgets:
            if isinstance(tile, HeroTile):
                tile.dim = self._dimness()
        return moving

    def feet(self) -> list[Foot]:
        return [
            Foot("leave", _("Save and leave"), "home", self.back),
            Foot("end", _("End the round"), "cross", self._end),
            self.scores_foot(),
            *([] if self.ready else [self._ready_foot()]),
        ]

    def _ready_foot(self) -> Foot:
        return Foot("ready", _("I'm ready"), "hand", self._take, primary=True, enabled=self.guard <= 0)

    # what it does

    def enter(self) -> None:
        super().enter()
        self.desk.sounds.play("your-turn-0")
        for text in (self.goal(), _("Who will you be?")):
            self.desk.narrator.say(text)

    def _take(self) -> None:
        """The player has the device."""
        self.ready, self.guard = True, GUARD
        self.refresh()
        self.set_focus(self.first_focus(), quiet=True)

    def _end(self) -> None:
        text = _("End this round without a winner? The standings are lost; scores on the sheet stay.")
        go.ask(self.desk, text, _("End it"), self._ended)

    def _ended(self) -> None:
        self.desk.rounds.end(self.game.id)
        go.title(self.desk)  # no way leads back to a round that has been ended
        go.pick_friends(self.desk, self.game, self.round.options, self.round)
