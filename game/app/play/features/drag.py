"""Cards in the player's hand: they rise when they are focused or picked, and are dragged with the mouse onto what
they may be dropped on."""

import math
from collections.abc import Callable, Mapping
from typing import Protocol

from game.core.selection import Selection
from game.i18n import _
from game.levels import Slot

from ...base.geometry import Box, Point
from ...base.tween import Step, Tween
from ...gfx.canvas import Canvas
from ...input.bindings import POINT, PRESS, RELEASE, Intent
from ...services import Services
from ...table.places import EDGE
from ...table.spots import CardSpot
from ...table.sprites import Sprite
from ...table.stage import Stage
from ...ui.scroll import RING, WidgetPainter
from ...ui.widget import Widget
from ..play_view import PlayView
from ..tabletop import Tabletop
from . import Feature, FocusView

FAR = 12.0  # design pixels the mouse must move before a press becomes a drag
HOMEWARD = 0.18  # seconds in which a card dropped over nothing slides back
LIFT, HIGH, SLIGHTLY = 12.0, 24.0, 4.0  # how far the focused card, the picked card and a picked zone rise
SPEED, NEAR = 16.0, 0.3  # share of the way per second; design pixels that count as arrived
DULL = 0.7  # darkness of the cards that cannot follow the current pick


class Drag:
    """A card held with the mouse. Once the mouse has moved far enough, the card follows it above everything else."""

    def __init__(self, stage: Stage, sprite: Sprite, at: Point):
        self.stage, self.sprite, self.start, self.home = stage, sprite, at, sprite.at
        self.at = at  # where the mouse is
        self.begun = False

    def follow(self, at: Point) -> bool:
        """Handle a mouse move; return True when this move starts the drag."""
        self.at = at
        taken_up = not self.begun and math.dist(at, self.start) >= FAR
        if taken_up:
            self.begun = True
            self.stage.flying.append(self.sprite)
            self.stage.dragged = self.sprite
        if self.begun:
            self.sprite.at = self.home[0] + at[0] - self.start[0], self.home[1] + at[1] - self.start[1]
        return taken_up

    @property
    def is_home(self) -> bool:
        """True if the mouse is over the place that the card was taken from."""
        x, y = self.home
        return self.sprite.box.moved(x - self.sprite.at[0], y - self.sprite.at[1]).holds(self.at)

    def let_go(self) -> None:
        """Release the card where it is; the caller decides what happens to it."""
        self.stage.dragged = None
        if self.sprite in self.stage.flying:
            self.stage.flying.remove(self.sprite)

    def slide_home(self) -> Step:
        """Return a step in which the card slides back to where it was taken from, still above everything else."""
        self.stage.dragged = self.sprite
        return Tween(self.sprite, HOMEWARD, at=self.home)


def lift_cards(stage: Stage, slots: Mapping[str, Slot], selection: Selection, focus: str | None, share: float) -> bool:
    """Move focused and picked cards up and all others down, by a `share` of the way (1 for at once), and darken cards
    that cannot follow the pick; return True while a card moves."""
    moving, picked = False, selection.picked
    lit = {*picked, *selection.options()} if picked else set()
    for zone, slot in slots.items():
        for sprite in stage.piles[zone] if slot.lay == "single" or slot.spot == "card" else ():
            id = zone if slot.spot == "zone" else sprite.id or zone
            whole = slot.spot == "zone"  # its caption is just above
            goal = _height(id in picked, id == focus, whole)
            dim = DULL if picked and id not in lit else 0.0
            before, away = sprite.lift, goal - sprite.lift
            sprite.lift = goal if abs(away) < NEAR or share >= 1 else before + away * share
            moving = moving or sprite.lift != before or sprite.dim != dim
            sprite.dim = dim
    return moving


def _height(picked: bool, focused: bool, whole: bool) -> float:
    """The height to which a card, or a zone that is chosen as a whole, rises."""
    if whole:
        return SLIGHTLY if picked else 0.0
    return HIGH if picked else LIFT if focused else 0.0


TARGET = 130  # alpha of the rings around what a dragged card may be dropped on
OURS = Box(14, EDGE + 10, 1252, 238)  # the player's side of the table, where the ring around it lies
LIGHT, FAINT = 70, 32  # alpha of the light on the area for a dragged card: under the card, and elsewhere


class DragScreen(FocusView, Protocol):
    """The scene as dragging sees it."""

    pressed: str | None
    painter: WidgetPainter


class Drops(Protocol):
    """What a dragged card may be dropped on, and what that does."""

    def take_up(self, card: str) -> bool:
        """Prepare for a drag of a card that is pressed; return False if it cannot be dragged."""

    def hold(self, drag: Drag) -> None:
        """Let the selection be what is dragged; called with every move of the mouse."""

    def goal(self, drag: Drag, target: str) -> str:
        """The id of what lights up if the card is held over `target`; "" if it would be dropped on nothing."""

    def targets(self) -> set[str]:
        """The ids of what gets a ring while the card is dragged: everything it may be dropped on."""

    def area(self) -> Box | None:
        """The area of the table on which the card may be dropped; None if there is none."""

    def is_over(self, drag: Drag, area: Box, target: str) -> bool:
        """True if the card, held over `target`, would be dropped on that area."""

    def drop(self, drag: Drag, target: str, lit: bool) -> bool:
        """Drop the card on `target` ("" for nothing), or on the area if that is `lit`; return False if that does
        nothing."""

    def refuse(self, drag: Drag, target: str) -> str:
        """Return why the card, which slides back, cannot be dropped there; "" to say nothing."""

    def put_back(self) -> None:
        """Let the selection be as it was before the drag."""


class Dragging(Feature):
    """Lets the player drag cards. A card that cannot be dropped where it is let go slides back."""

    def __init__(self, services: Services, play: PlayView, top: Tabletop, screen: DragScreen, drops: Drops):
        self.drag: Drag | None = None
        self.drops = drops
        self._services, self._play, self._top, self._screen = services, play, top, screen

    @property
    def begun(self) -> Drag | None:
        """The drag, once the mouse has moved far enough."""
        return self.drag if self.drag is not None and self.drag.begun else None

    def laid_out(self) -> None:
        """Drop what is held, without a word: the table is laid out anew."""
        self.drag = None

    # intents

    def handle(self, intent: Intent) -> bool:
        """Put a dragged card back on anything but a move or a release of the mouse; return True for “back”, which then
        does no more than that."""
        if self.drag is None or intent.kind in (POINT, RELEASE):
            return False
        self._put_back(self.drag)
        self._screen.refresh()
        return intent.kind == "cancel"

    def release(self, intent: Intent) -> bool:
        """Drop the card; return False if none was dragged."""
        if intent.kind != RELEASE:
            return False
        drag, at = self.begun, intent.at
        if drag is None:
            self.drag = None
            return False
        self._screen.pressed, drag.at = None, at
        target, area = self.target, self.drops.area()
        lit = area is not None and self.drops.is_over(drag, area, self.target)
        self.drag = None
        drag.let_go()
        self._play.selection.clear()
        inside = self._services.layout.whole.holds(at)
        target = target if inside else ""
        if self.drops.drop(drag, target, lit and inside):
            if self._top.conductor.timeline is None and self._services.stack.is_top(self._screen):
                self._top.stage.sync(self._play.view)
            return True
        self._slide_home(drag)
        if why := self.drops.refuse(drag, target):
            self._services.sounds.play("ui-deny")
            self._services.say(why)
        return True

    def follow_mouse(self, intent: Intent) -> None:
        """Follow the mouse, after the table has handled its press or move."""
        if intent.kind == PRESS:
            pressed = self._screen.pressed
            sprite = self._top.stage.find(pressed) if pressed else None
            can = sprite is not None and self.drops.take_up(sprite.id)
            self.drag = Drag(self._top.stage, sprite, intent.at) if sprite is not None and can else None
        elif intent.kind == POINT and self.drag is not None:
            if self.drag.follow(intent.at):
                self._play.selection.clear()
                self._play.selection.pick(self.drag.sprite.id)  # highlights the possible targets
                self._services.sounds.play("card-lift")
            if self.drag.begun:
                self._light_up(self.drag)

    def _light_up(self, drag: Drag) -> None:
        """Focus what the card would be dropped on, so that it lights up and the preview is of that drop; where it would
        be dropped on nothing, the card itself."""
        self.drops.hold(drag)
        self._screen.set_focus(self.drops.goal(drag, self.target) or drag.sprite.id, quiet=True)

    @property
    def target(self) -> str:
        """The id of the thing under the dragged card; "" if there is none."""
        drag, widgets = self.begun, self._screen.widgets
        there = (w.id for w in widgets if drag and w.focusable and w.box.holds(drag.at) and w.id != drag.sprite.id)
        return next(there, "")

    def _slide_home(self, drag: Drag) -> None:
        """Let a dropped card slide back to where it was taken from."""
        if self._top.pace and self._top.conductor.timeline is None:
            self._top.conductor.run(drag.slide_home())
        else:
            self._put_back(drag)

    def _put_back(self, drag: Drag) -> None:
        """Cancel a drag: put the card back where it was taken from."""
        drag.let_go()
        drag.sprite.at, self.drag, self._screen.pressed = drag.home, None, None
        if drag.begun:
            self._play.selection.clear()
            self._screen.set_focus(drag.sprite.id, quiet=True)
            self.drops.put_back()

    # drawing

    def prepare(self, rests: bool) -> None:
        """Leave out the focus ring where the dragged card was taken from."""
        drag = self.begun
        if drag is not None and (widget := self._screen.widget(drag.sprite.id)) is not None:
            widget.ringed = False

    def draw(self, canvas: Canvas) -> None:
        """Draw rings around everything that the card may be dropped on, below the widgets. The area is lit faintly
        while the card is elsewhere."""
        drag = self.begun
        if drag is None:
            return
        targets, area = self.drops.targets() - {self._screen.focus or ""}, self.drops.area()
        if area is not None:
            alpha, light = (255, LIGHT) if self.drops.is_over(drag, area, self.target) else (TARGET, FAINT)
            canvas.fill(area, canvas.theme.gold, light)
            canvas.plate("focus-ring", area.inset(-RING), alpha, self._screen.painter.ring_dye(canvas.theme))
        for widget in self._screen.widgets:
            if widget.id in targets:
                canvas.plate("focus-ring", self._screen.painter.seen_at(widget).inset(widget.nearer - RING), TARGET)


class CardDrops:
    """Drops on a table of cards: if card and target belong to one action, both are picked; dropped on the area that is
    lit for it, a card is picked if it can mean only one action."""

    def __init__(self, play: PlayView, top: Tabletop, pick: Callable[[str], object]):
        self._play, self._top, self._pick = play, top, pick

    def take_up(self, card: str) -> bool:
        return card in self._play.selection.ids

    def hold(self, drag: Drag) -> None:
        """Do nothing: the one card is picked already."""

    def goal(self, drag: Drag, target: str) -> str:
        return target if target in self.targets() else ""

    def targets(self) -> set[str]:
        return self._play.selection.options() if self._play.selection.picked else set()

    def area(self) -> Box | None:
        """The player's side, if the card means one action and goes with nothing else."""
        if len(self._play.selection.open()) != 1 or self.targets():
            return None
        seat = self._top.room.seats.get(str(self._play.seat))
        return self._top.places.turned(Box(*seat)).inset(RING) if seat is not None else OURS

    def is_over(self, drag: Drag, area: Box, target: str) -> bool:
        """True over the area; the player's side reaches to the window's edge."""
        return drag.at[1] >= EDGE if area == OURS else area.holds(drag.at)

    def drop(self, drag: Drag, target: str, lit: bool) -> bool:
        card, selection = drag.sprite.id, self._play.selection
        meant = selection.meant(card)
        together = any(target in action.ids for action in meant)
        if not together and not (lit and len(meant) == 1):
            return False
        self._pick(card)
        if together and card in self._play.selection.picked:
            self._pick(target)
        return True

    def refuse(self, drag: Drag, target: str) -> str:
        return "" if drag.is_home else self._where(drag.sprite.id)

    def put_back(self) -> None:
        """Do nothing: nothing was picked before."""

    def _where(self, card: str) -> str:
        """Words that say where a card may be dropped."""
        goals = {id for action in self._play.selection.meant(card) for id in action.ids} - {card}
        places = [widget for widget in self._top.widgets if widget.id in goals]
        if not places:
            return _("Drop the card on your side of the table.")
        names = (widget.label for widget in sorted(places, key=lambda widget: widget.box.x))
        return _("This card can be dropped on: {places}.").format(places=", ".join(names))


class LiftedCards(Feature):
    """Lets focused and picked cards rise."""

    def __init__(self, services: Services, play: PlayView, top: Tabletop, screen: FocusView):
        self._services, self._play, self._top, self._screen = services, play, top, screen

    def update(self, dt: float) -> bool:
        if self._top.timeline is not None:
            return False
        share = 1.0 if self._services.settings.still else min(1.0, dt * SPEED)
        return lift_cards(self._top.stage, self._top.room.slots, self._play.selection, self._screen.focus, share)

    def shift(self, widget: Widget, box: Box) -> Box:
        """Where a widget is drawn that would be drawn in a box: a card's is raised."""
        resting = isinstance(widget, CardSpot) and self._top.timeline is None
        sprite = self._top.stage.spotted(widget.id) if resting else None
        return box.moved(0, -sprite.lift) if sprite is not None else box
