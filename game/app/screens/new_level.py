"""The page of a new level: the heroes who reached it and the abilities they learnt."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game import i18n
from game.core.combatants import Aftermath
from game.core.text import Text, number
from game.i18n import _

from ..arena.level import BESIDE, Gain, GainPlate, PlateStyle, do_all_fit, plates, stacked
from ..base.geometry import Box
from ..base.tween import out
from ..input.bindings import POINT, RELEASE, SCROLL, Intent
from ..play.features.press_rules import Misfire
from ..services import Services
from ..table.effects.debris import Debris
from ..ui.text import Heading, Image, Words, bone, gold
from ..ui.widget import Widget
from .menu import BAR_ROOM, FootButton, MenuScene, feet_room, grown, in_a_row

WREATH, SMALL, LAUREL = 172.0, 108.0, 225 / 180  # laurel height for few heroes and for many; width / height
TITLE, BESIDE_IT = 44.0, 14.0  # design pixels: letters of the heading; from a small laurel to it
NUMBER, HEAD = 0.46, 58.0  # letter size of the number per laurel height; design pixels: height of the heading
EDGE, GAP, NEAR = 36.0, 12.0, 8.0  # beside the plates; above and below them; the same in little room
BESIDE_HEAD = 0.0  # a laurel height that means: beside the heading, not above it
WAYS = (  # for few heroes, grandest first: laurel height and layout of the plates
    (WREATH, PlateStyle(beside=True)),
    (BESIDE_HEAD, PlateStyle(beside=True)),
    (BESIDE_HEAD, PlateStyle()),
    (BESIDE_HEAD, PlateStyle(brief=True)),
)
MANY = (  # the same for many heroes
    (SMALL, PlateStyle(above=156.0)),
    (BESIDE_HEAD, PlateStyle(above=136.0)),
    (BESIDE_HEAD, PlateStyle()),
    (BESIDE_HEAD, PlateStyle(brief=True)),
    (BESIDE_HEAD, PlateStyle(above=62.0, brief=True)),
)
HOLDER = 60.0  # design pixels: how far a torch reaches below its flame
MORE = 66.0  # design pixels: height of the lines below the plates
BEAT, COMES, FAR = 0.45, 0.3, 90.0  # seconds between heroes; seconds one takes to rise; design pixels it rises
GUARD = 0.5  # seconds; an earlier press was still meant for the table
SPARKS, FORCE = 24, 420.0
QUIET = (POINT, RELEASE, SCROLL)  # intents that hurry nothing and are never ignored


class LevelScene(MenuScene):
    """Shows the heroes one after the other; a press shows all of them at once, the next one continues with `then`.

    If large text leaves no room for their plates side by side, these lie one below the other and scroll. Everybody may
    see the page. The heading first says how the fight ended. If `stays` is given, the page closes by itself
    that many seconds after the last hero.
    """

    name = "level"

    def __init__(self, services: Services, gains: Sequence[Gain], after: Aftermath, then: Callable[[], object],
                 stays: float | None = None):  # fmt: skip
        super().__init__(services)
        self.reader.lines = self._lines_to_read
        self.painter.shifts.append(self._rising)
        self.gains, self.then, self.stays = gains, then, stays
        self.ended, self.more = i18n.say(after.headline), [i18n.say(each) for each in after.grown]
        self.level = gains[0].figure.worth
        self.still = services.settings.still or not services.settings.pace
        self.age, self.come = 0.0, 0  # seconds on the screen, scaled by the pace; heroes shown
        self.misfire, self.sparks = Misfire(GUARD, now=True), Debris()
        self.painter.below.append(self.sparks.draw)

    def title(self) -> str:
        """Return how the fight ended, and who reached which level."""
        return i18n.say(Text("{result}. {what}", result=self.ended, what=self._risen()))

    def _risen(self) -> str:
        if len(self.gains) == 1:
            return _("{who} reaches level {n}").format(who=i18n.say(self.gains[0].figure.name), n=self.level)
        return _("Everyone reaches level {n}").format(n=self.level)

    # widgets

    def build(self) -> list[Widget]:
        page, letters = self.page, self.services.fonts
        foot = page.bottom - feet_room(letters)
        more = Box(page.x + EDGE, foot - grown(MORE, letters), page.w - 2 * EDGE, grown(MORE, letters))
        self.scroller.height = 0.0
        wreath, head, made = self._laid(page, more)
        inside = wreath.inset(wreath.h * 0.28, wreath.h * 0.22)
        return [
            Image("laurel", _("A laurel"), "ui/laurel", wreath),
            Words("level", number(self.level), inside, letters, "number", NUMBER * wreath.h, gold, "centre", 0.5, 1,
                  shade=True, grow=False),
            Heading("heading", self.title(), head, letters, TITLE),
            *made,
            Words("more", " ".join(self.more), self._clear(more), letters, "body", 26, bone, "centre", 0.5, 2),
            *in_a_row([FootButton("go", _("Go on"), "arrow-right", self.back, primary=True)], page, letters),
        ]  # fmt: skip

    def _clear(self, more: Box) -> Box:
        """The place of the lines below the plates, without the edges that accents of large text need."""
        return more.inset(0, NEAR) if self.services.fonts.huge else more

    def _laid(self, page: Box, more: Box) -> tuple[Box, Box, list[GainPlate]]:
        """Return the boxes of laurel and heading, and the plates, in the grandest layout that fits."""
        for laurel, way in MANY if len(self.gains) > BESIDE else WAYS:
            wreath, head = self._crown(page, laurel)
            gap = GAP if laurel == WREATH else NEAR
            gap += NEAR if self.services.fonts.huge else 0.0
            top = max(wreath.bottom, head.bottom) + gap
            room = more._replace(y=top, h=more.y - gap - top)
            made = plates(self.gains, room, self.services.fonts, way)
            if do_all_fit(made):
                return wreath, head, made
        made = stacked(self.gains, room._replace(w=room.w - BAR_ROOM), self.services.fonts)
        self.scroller.box, self.scroller.height = room, made[-1].box.bottom - room.y
        return wreath, head, made

    def _crown(self, page: Box, laurel: float) -> tuple[Box, Box]:
        """Return the boxes of laurel and heading: one above the other, or small and side by side."""
        if laurel:
            wreath = Box(page.centre[0] - laurel * LAUREL / 2, page.y + 8, laurel * LAUREL, laurel)
            return wreath, Box(page.x + EDGE, wreath.bottom, page.w - 2 * EDGE, grown(HEAD, self.services.fonts))
        wreath = Box(page.x + EDGE, page.y + 8, SMALL * LAUREL, SMALL)
        head = Box(wreath.right, wreath.y, page.w - 2 * (wreath.right - page.x), SMALL)
        wide = self.services.fonts.block(self.title(), "title", TITLE, head.w, SMALL, lines=1).width
        return wreath._replace(x=head.centre[0] - wide / 2 - BESIDE_IT - wreath.w), head

    def first_focus(self) -> str | None:
        return "go"

    def prompts(self) -> list[tuple[str, str]]:
        more = [("down", _("Read on"))] if self.scroller.may("down") else []
        return [("confirm", _("Skip ahead") if self._coming else _("Go on")), *more]

    def _lines_to_read(self) -> Sequence[str]:
        """Return everything at once, so that a listener need not wait for the animation."""
        gains = [f"{widget.label}: {widget.value}" for widget in self.widgets if widget.id.startswith("gain.")]
        return self.title(), *gains, *self.more

    def back(self) -> None:
        """Close the page and continue; there is no way back."""
        self.services.stack.pop()
        self.then()

    # the heroes appear

    @property
    def _coming(self) -> bool:
        """True while some heroes have not appeared."""
        return self.come < len(self.gains)

    def enter(self) -> None:
        super().enter()
        self.services.sounds.play("record")
        if self.still:
            self.come = len(self.gains)
        else:
            self._burst(Box(self.page.x + EDGE, self.page.y, self.page.w - 2 * EDGE, WREATH))

    def _burst(self, box: Box) -> None:
        """Let gold fly up at three places along a box."""
        for share in (0.25, 0.5, 0.75):
            self.sparks.burst("gold", (box.x + box.w * share, box.centre[1]), SPARKS, FORCE)

    def handle(self, intent: Intent) -> None:
        if intent.kind in QUIET or not self.misfire.is_near:
            if self._coming and intent.kind not in QUIET:
                self.age = self._over
                self.misfire.expect()
            elif not (self._coming and intent.kind == RELEASE):
                super().handle(intent)

    def update(self, dt: float) -> bool:
        self.misfire.update(dt)
        self.age += dt * (self.services.settings.pace or 1.0)
        come = min(len(self.gains), int(self.age / BEAT))
        if come > self.come:
            self._arrive(come)
        if self.stays is not None and self.age >= self._over + self.stays:
            self.stays = None
            self.back()
        self.sparks.update(dt)
        return self._moving or self.sparks.bursting or super().update(dt)

    def _arrive(self, come: int) -> None:
        """Note that `come` heroes have appeared, with a sound."""
        self.come = come
        self.services.sounds.play("equip")
        self.services.touch()

    @property
    def _moving(self) -> bool:
        return not self.still and self.age < self._over

    @property
    def _over(self) -> float:
        """The age in seconds at which all heroes have appeared."""
        return BEAT * len(self.gains)

    def at_rest(self) -> bool:
        return not self._moving and not self.sparks.bursting and not self.misfire.is_near

    # drawing

    def _rising(self, widget: Widget, box: Box) -> Box:
        """Return where a widget is drawn: a hero's plate rises into its place."""
        ids = [f"gain.{gain.figure.id}" for gain in self.gains]
        if widget.id not in ids or self.still:
            return box
        since = (self.age - BEAT * (ids.index(widget.id) + 1)) / COMES + 1
        if since <= 0:
            return widget.box.moved(0, 2 * self.services.layout.whole.h)  # not visible yet
        return box.moved(0, FAR * (1 - out(min(1.0, since))))

    def covered(self) -> list[Box]:
        """Return boxes over which no flame burns: the laurel, and plates that hide a torch's holder."""
        laurel = (widget.box for widget in self.widgets if widget.id == "laurel")
        over = (each.box._replace(y=each.box.y - HOLDER) for each in self.widgets if isinstance(each, GainPlate))
        return [*super().covered(), *laurel, *over]


def show_levels(services: Services, gains: Sequence[Gain], after: Aftermath | None, then: Callable[[], object],
                stays: float | None = None) -> None:  # fmt: skip
    """Show the page of the new levels, if there are any, before `then` is called."""
    if gains and after is not None:
        services.stack.push(LevelScene(services, gains, after, then, stays))
    else:
        then()
