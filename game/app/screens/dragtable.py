"""A table on which cards are picked, also by dragging them."""

from __future__ import annotations

from typing import Any

from game.core.game import Game
from game.core.selection import Selection
from game.core.view import View
from game.i18n import _

from ..base.geometry import Box, Point
from ..gfx.canvas import Canvas
from ..input.intent import POINT, RELEASE, Intent
from ..services import Services
from ..table.drag import Drag
from ..table.places import EDGE
from ..ui.scene import RING
from .tabletop import Tabletop

LIFT, HIGH, SLIGHTLY = 12.0, 24.0, 4.0  # how far the focused card, the picked card and a picked zone rise
TARGET = 130  # alpha of the rings around what a dragged card may be dropped on
OURS = Box(14, EDGE + 10, 1252, 238)  # the player's side of the table, where the ring around it lies
LIGHT, FAINT = 70, 32  # alpha of the light on the area for a dragged card: under the card, and elsewhere
DULL = 0.7  # darkness of the cards that cannot follow the current pick


class DragTable(Tabletop):
    """A table on which a card dropped on a target picks both. Subclasses say what a pick does."""

    def __init__(self, services: Services, game: Game[Any], view: View):
        self.selection = Selection(())
        super().__init__(services, game, view)

    def pick(self, id: str) -> None:
        """Pick a card, zone or other target by its id."""
        raise NotImplementedError

    # raising focused and picked cards

    def update(self, dt: float) -> bool:
        moving = super().update(dt)
        return self._lift_cards(dt) or moving

    def _lift_cards(self, dt: float) -> bool:
        """Move focused and picked cards up and all others down, and darken cards that cannot follow the pick; True
        while a card moves."""
        if self.timeline is not None:
            return False
        moving, picked = False, self.selection.picked
        lit = {*picked, *self.selection.options()} if picked else set()
        for zone, slot in self.room.slots.items():
            for sprite in self.stage.piles[zone] if slot.lay == "single" or slot.spot == "card" else ():
                id = zone if slot.spot == "zone" else sprite.id or zone
                goal, dim = self._height(id), DULL if picked and id not in lit else 0.0
                before, away = sprite.lift, goal - sprite.lift
                there = abs(away) < 0.3 or self.services.settings.still
                sprite.lift = goal if there else before + away * min(1.0, dt * 16)
                moving = moving or sprite.lift != before or sprite.dim != dim
                sprite.dim = dim
        return moving

    def _height(self, id: str) -> float:
        """The height to which a card, or a zone that is chosen as a whole, should rise."""
        if self.is_whole(id):  # its caption is just above
            return SLIGHTLY if id in self.selection.picked else 0.0
        return HIGH if id in self.selection.picked else LIFT if id == self.focus else 0.0

    # dragging

    def _lay_out(self) -> None:
        self.drag: Drag | None = None
        super()._lay_out()

    def _press(self, at: Point) -> None:
        super()._press(at)
        sprite = self.stage.find(self.pressed) if self.pressed else None
        self.drag = Drag(self.stage, sprite, at) if sprite is not None and self._can_drag(sprite.id) else None

    def _can_drag(self, card: str) -> bool:
        """True if a card can be dragged: if some action takes it."""
        return card in self.selection.ids

    def _point(self, at: Point) -> None:
        super()._point(at)
        if self.drag is not None and self.drag.follow(at):
            self.selection.clear()
            self.selection.pick(self.drag.sprite.id)  # highlights the possible targets
            self.services.sounds.play("card-lift")
        if self.drag is not None and self.drag.begun:
            self._light_up(self.drag, at)

    def _light_up(self, drag: Drag, at: Point) -> None:
        """Focus what the card would be dropped on, so that it lights up and the preview is of that drop; where it would
        be dropped on nothing, the card itself."""
        self.set_focus(self._meant_target(drag, at) or drag.sprite.id, quiet=True)

    def _follow_stage(self) -> None:
        """Leave out the focus ring where the dragged card was taken from."""
        super()._follow_stage()
        for widget in self.widgets:
            if self.drag is not None and self.drag.begun and widget.id == self.drag.sprite.id:
                widget.ringed = False

    def _targets(self) -> set[str]:
        """The ids of what gets a ring while a card is dragged: everything it may be dropped on."""
        return self.selection.options() if self.selection.picked else set()

    def _drop_area(self) -> Box | None:
        """The area of the table on which the dragged card may be dropped: the player's side, if the card means one
        action and goes with nothing else; None if it may be dropped on other things only."""
        if len(self.selection.open()) != 1 or self._targets():
            return None
        seat = self.room.seats.get(str(self.seat))
        return self.places.turned(Box(*seat)).inset(RING) if seat is not None else OURS

    def _is_over_area(self, drag: Drag, area: Box) -> bool:
        """True if a card held over that area would be dropped there; the player's side reaches to the window's edge."""
        return drag.at[1] >= EDGE if area == OURS else area.holds(drag.at)

    def _ring_area(self, canvas: Canvas, drag: Drag) -> None:
        """Light up the area on which the card may be dropped, faintly while the card is elsewhere."""
        area = self._drop_area()
        if area is not None:
            over = self._is_over_area(drag, area)
            alpha, light = (255, LIGHT) if over else (TARGET, FAINT)
            canvas.fill(area, canvas.theme.gold, light)
            canvas.plate("focus-ring", area.inset(-RING), alpha, self.ring_dye(canvas.theme))

    def draw_widgets(self, canvas: Canvas) -> None:
        targets: set[str] = set()
        if self.drag is not None and self.drag.begun:
            targets = self._targets() - {self.focus or ""}
            self._ring_area(canvas, self.drag)
        for widget in self.widgets:
            if widget.id in targets:
                canvas.plate("focus-ring", self.seen_at(widget).inset(widget.nearer - RING), TARGET)
        super().draw_widgets(canvas)

    def _meant_target(self, drag: Drag, at: Point) -> str:
        """The id of the thing with which the card would be picked if it were dropped here; "" if there is none."""
        target = self._target(drag, at)
        return target if target in self._targets() else ""

    def _target(self, drag: Drag, at: Point) -> str:
        """The id of the thing under a dragged card; "" if there is none."""
        return next((w.id for w in self.widgets if w.focusable and w.box.holds(at) and w.id != drag.sprite.id), "")

    def _release(self, at: Point) -> None:
        drag = self.drag
        if drag is None or not drag.begun:
            self.drag = None
            super()._release(at)
            return
        self.pressed, drag.at = None, at
        area = self._drop_area()
        lit = area is not None and self._is_over_area(drag, area)
        self.drag = None
        drag.let_go()
        self.selection.clear()
        if self.services.layout.whole.holds(at):
            self._drop(drag, self._target(drag, at), lit)
        else:
            self._drop(drag, "", ours=False)

    def _drop(self, drag: Drag, target: str, ours: bool) -> None:
        """Handle a drop: if card and target belong to one action, both are picked. Dropped on the area that was lit for
        it (`ours`), a card is picked if it can mean only one action. Otherwise it slides back, and unless it was
        dropped where it had lain, a line says where it may be dropped."""
        card = drag.sprite.id
        meant = self.selection.meant(card)
        together = any(target in action.ids for action in meant)
        if together or (ours and len(meant) == 1):
            self.pick(card)
            if together and card in self.selection.picked:
                self.pick(target)
            if self.timeline is None and self.services.stack.top is self:
                self.stage.sync(self.view)
        else:
            if not drag.is_home:
                self._refuse_drop(self._where(card))
            self._slide_home(drag)

    def _where(self, card: str) -> str:
        """Words that say where a card may be dropped."""
        goals = {id for action in self.selection.meant(card) for id in action.ids} - {card}
        places = [widget for widget in self.widgets if widget.id in goals]
        if not places:
            return _("Drop the card on your side of the table.")
        names = (widget.label for widget in sorted(places, key=lambda widget: widget.box.x))
        return _("This card can be dropped on: {places}.").format(places=", ".join(names))

    def _refuse_drop(self, why: str) -> None:
        """Say why a card cannot be dropped there."""
        self.services.sounds.play("ui-deny")
        self.services.say(why)

    def _slide_home(self, drag: Drag) -> None:
        """Let a dropped card slide back to where it was taken from."""
        if self.pace and self.timeline is None:
            self.conductor.run(drag.slide_home())
        else:
            self._put_back(drag)

    def _ends_drag(self, intent: Intent) -> bool:
        """Put a dragged card back on anything but a move or a release of the mouse; return True for “back”, which then
        does no more than that."""
        if self.drag is None or intent.kind in (POINT, RELEASE):
            return False
        self._put_back(self.drag)
        self.refresh()
        return intent.kind == "cancel"

    def _put_back(self, drag: Drag) -> None:
        """Cancel a drag: put the card back where it was taken from."""
        drag.let_go()
        drag.sprite.at, self.drag, self.pressed = drag.home, None, None
        if drag.begun:
            self.selection.clear()
            self.set_focus(drag.sprite.id, quiet=True)
