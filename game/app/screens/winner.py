"""The end of a round with friends: the places are revealed one by one, the winner last."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game import i18n
from game.core.game import Game
from game.core.text import number
from game.i18n import _, ngettext

from ..base.geometry import Box
from ..base.prints import name_on, printed
from ..gfx.canvas import Canvas
from ..input.bindings import Intent
from ..services import Services
from ..store.rounds import Round, Standing
from ..table.effects.debris import Debris
from ..ui.cards import CardTile
from ..ui.portraits import Champions
from ..ui.text import Column, Image, Ink, Words, bone, gold, tall
from ..ui.widget import Widget
from .describe import BETWEEN
from .ending import fate
from .menu import QUIET, FootButton, list_room
from .round import StandingsScene, leaders_of, level_name, printed_picture

TRIUMPH = (424.0, 568.0)  # size of the podium's picture; in it the places of:
STEPS = (Box(72, 84, 280, 306), Box(14, 318, 92, 120), Box(320, 338, 90, 120))  # first, second and third
WREATH = Box(120, 414, 184, 146)  # the laurel
POINTS, FIRST = 46.0, 76.0  # letter sizes of the winner's score, and of the place's number shown before it
MOST = 3  # greatest number of pictures on one step
CARD = 34.0  # width of the trophy card
PICTURE = 326 / 489  # height of an ending's picture divided by its width
BEAT, LAST = 0.8, 1.5  # greatest number of seconds between two places, and seconds before the first place
TOLD = 4.2  # seconds after which all places are shown, for any number of players
SPARKS, FORCE = 24, 430.0
DOWN = -90.0  # degrees
SHOWER, EVERY = 2.6, 0.1  # seconds of confetti, and between two handfuls
HANDFUL, GOLDEN = 3, 0.618  # scraps in a handful; distance to the next one, as a share of the page's width
AND = ", "


class WinnerScene(StandingsScene):
    """Reveals the standings, the last place first; a press shows all places at once."""

    name = "winner"

    def __init__(self, services: Services, game: Game[Any], round: Round):
        super().__init__(services, game, round)
        self.best = round.standings()[0].best or 0
        self.hidden = 0 if services.settings.still or not services.settings.pace else len(round.names)
        self.beat = min(BEAT, (TOLD - LAST) / (len(round.names) - 1))
        self.rest = self.beat
        self.sparks = Debris()
        self.shower, self.thrown = 0.0, 0  # seconds of confetti left, and handfuls thrown so far

    def title(self) -> str:
        if self.hidden:
            return _("The round is over")
        winners = leaders_of(self.round)
        if not winners:
            return _("Nobody brought anything home")
        if len(winners) > 1:
            return _("A draw: {names}").format(names=AND.join(winners))
        return _("{name} wins").format(name=winners[0])

    def first_focus(self) -> str | None:
        return "again"

    # widgets

    def written(self) -> list[Widget]:
        column = Column(list_room(self.sheet.inner), self.services.fonts)
        if not self.hidden:
            self._story(column)
        else:
            column.take(self._story_tall(), 0)
        self._rows(column, leaders_of(self.round), self.hidden)
        return column.widgets

    def _story_tall(self) -> float:
        """The height of the story, kept free from the start so that the rows do not move."""
        column = Column(list_room(self.sheet.inner), self.services.fonts)
        self._story(column)
        return column.y - column.box.y

    def _story(self, column: Column) -> None:
        """Add the difficulty, the winner's lead, and the biggest enemy slain."""
        ahead = self._ahead()
        told = BETWEEN.join(filter(None, (level_name(self.form, self.round), ahead)))
        column.words("margin" if ahead else "level", told, "label", 25, gold, "centre", gap=0)
        if trophy := self.round.trophy():
            name, turn = trophy
            (card, print), letters = printed(turn.trophy), self.services.fonts
            told = _("Biggest kill: {monster} ({n}), by {name}").format(
                monster=i18n.say(name_on(card, print)), n=number(turn.worth), name=name
            )
            room = tall(told, letters, column.box.w - CARD - 12, "body", 25)
            tile = Box(0, 0, CARD, CARD * 1.4)
            row = column.take(max(room, tile.h) + 4, gap=2)
            words = Words("trophy", told, Box(row.x + CARD + 12, row.y, row.w - CARD - 12, row.h), letters, "body", 25,
                          bone, "left", 0.5)  # fmt: skip
            start = row.x + (row.w - CARD - 12 - words.block.width) / 2
            words.box = Box(start + CARD + 12, row.y, words.block.width, row.h)
            place = tile.moved(start, row.y + (row.h - tile.h) / 2)
            column.add(CardTile(card, place, self.art, "mini", "trophy-card", print=print))
            column.add(words)

    def _ahead(self) -> str:
        """A text about the winner's lead; "" if nobody has scored."""
        margin, standings = self.round.margin(), self.round.standings()
        if not self.best:
            return ""
        if len(leaders_of(self.round)) > 1:
            return _("Nothing decides between them.")
        if not margin:
            return _("Level with {name}, but for the other turns.").format(name=standings[1].name)
        return ngettext("{n} point ahead of {name}", "{n} points ahead of {name}", margin).format(
            n=number(margin), name=standings[1].name
        )

    @property
    def _backed(self) -> bool:
        """True if a panel is drawn behind the pictures; the podium needs none."""
        return not self.best and not self.hidden

    def _pictures(self, room: Box) -> list[Widget]:
        if self._backed:
            high = room.w * PICTURE
            return [fate("picture", self.game.id, "lost", Box(room.x, room.centre[1] - high / 2, room.w, high))]
        wide, high = TRIUMPH
        k = min(self.aside.w / wide, self.aside.h / high)
        left, top = self.aside.centre[0] - wide * k / 2, self.aside.centre[1] - high * k / 2
        podium = Box(left, top, wide * k, high * k)
        made: list[Widget] = [Image("podium", _("A podium"), "ui/triumph", podium)]
        made += self._placed(podium)
        wreath = _on(podium, WREATH)
        inside = wreath.inset(wreath.h * 0.3, wreath.h * 0.24)
        if self.hidden:
            return [*made, self._carved("first", "I", FIRST, inside, bone)]
        laurel = Image("laurel", _("A laurel"), "ui/laurel", wreath)
        return [*made, laurel, self._carved("points", number(self.best), POINTS, inside, gold)]

    def _carved(self, id: str, text: str, size: float, place: Box, ink: Ink) -> Words:
        """Text on the front of the highest step."""
        return Words(id, text, place, self.services.fonts, "number", size, ink, "centre", 0.5, 1, grow=False)

    def _placed(self, podium: Box) -> list[Widget]:
        """The heroes on the podium's steps; each place is named once it has been revealed."""
        standings, made = self.round.standings(), list[Widget]()
        for place, step in enumerate(STEPS, start=1):
            here = [each for each in standings if each.place == place and each.best]
            known = bool(here) and standings.index(here[0]) >= self.hidden
            if here and (known or place == 1):
                label = AND.join(each.name for each in here) if known else _("Not known yet")
                made.append(
                    Champions(f"champions-{place}", label, _on(podium, step), self._shown(here), self.art, known)
                )
        return made

    def _shown(self, standings: Sequence[Standing]) -> list[str]:
        """The pictures of the heroes that players had in their best turns."""
        turns = [standing.best_turn for standing in standings]
        kinds = [self.form.kind_of(turn.kind) for turn in turns if turn]
        return [shown for kind in kinds[:MOST] if kind and (shown := printed_picture(self.game, kind))]

    def feet(self) -> list[FootButton]:
        return [
            FootButton("leave", _("Back to title"), "home", self.back),
            self._scores_foot(),
            FootButton("again", _("Another round"), "cards", self._again, primary=True),
        ]

    # revealing the places

    def enter(self) -> None:
        super().enter()
        if not self.hidden:
            self._celebrate()

    def handle(self, intent: Intent) -> None:
        if self.hidden and not self.misfire.is_near and intent.kind not in QUIET:
            self.misfire.expect()
            self._show_from(0)
        else:
            super().handle(intent)

    def update(self, dt: float) -> bool:
        self.sparks.update(dt)
        self._rain(dt)
        if self.hidden and self.services.stack.transition is None:
            self.rest -= dt * (self.services.settings.pace or 1.0)
            if self.rest <= 0:
                self._show_from(self.hidden - 1)
        return super().update(dt) or self.sparks.bursting or bool(self.shower)

    def _rain(self, dt: float) -> None:
        """Let confetti fall, spread evenly over the whole page."""
        self.shower = max(0.0, self.shower - dt)
        page, due = self.page, int((SHOWER - self.shower) / EVERY)
        while self.shower and self.thrown < due:
            self.thrown += 1
            x = page.x + page.w * (self.thrown * GOLDEN % 1.0)
            self.sparks.burst("paper", (x, page.y), HANDFUL, 120.0, DOWN)

    def _show_from(self, place: int) -> None:
        """Reveal all rows from the index `place` on."""
        self.hidden = place
        self.rest = LAST if place == 1 else self.beat
        self._made_for = None
        self.refresh()
        row = self.widget(f"standing-{place}")
        assert row is not None, "there is a row for every place"
        self.services.narrator.say(row.label)
        if place:
            self._bring_in(self.scroller.box_of(row))
            self.services.sounds.play("card-place")
        else:
            self._scroll_by(-self.scroller.offset)
            self._celebrate()
            self.services.narrator.say(self.title())

    def _celebrate(self) -> None:
        """Play a fanfare and start the confetti, if somebody has scored."""
        if not self.best:
            return
        self.services.sounds.play("sting-record")
        if not self.services.settings.still:
            self.shower, self.thrown = SHOWER, 0
            aside = self.aside
            for share in (0.2, 0.5, 0.8):
                self.sparks.burst("gold", (aside.x + aside.w * share, aside.y + aside.h * 0.45), SPARKS, FORCE)

    def at_rest(self) -> bool:
        return super().at_rest() and not self.hidden and not self.sparks.bursting and not self.shower

    def covered(self) -> list[Box]:
        return [*super().covered(), self.aside]

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        self.sparks.draw(canvas)

    def _again(self) -> None:
        self.services.routes.rounds.pick_friends(self.game, self.round.options, self.round)


def _on(podium: Box, place: Box) -> Box:
    """Convert a place in the podium's picture to a box on the screen."""
    k = podium.w / TRIUMPH[0]
    return Box(podium.x + place.x * k, podium.y + place.y * k, place.w * k, place.h * k)
