"""The page on which keys, mouse buttons and pad buttons are assigned to commands."""

from game.i18n import _

from ..base.geometry import Box
from ..input.bindings import PLACES, default_bindings, on, unbound
from ..input.intent import COMMANDS, Intent
from ..input.pads import FAMILIES
from ..services import Services
from ..ui.settings_rows import BindingSlot, CommandName
from ..ui.widget import Do, Widget
from .page import FootButton, list_room
from .rows import ROW_GAP, ROW_H, RowsScene

NAME_SHARE = 0.46  # share of the width for the command's name
AROUND = 10.0  # design pixels by which a row is higher than its glyphs


class BindingsScene(RowsScene):
    """A page for each kind of device; every command has two slots on each."""

    name = "bindings"

    def __init__(self, services: Services):
        super().__init__(services)
        self.device = "pad" if services.input.family in FAMILIES else "key"

    def title(self) -> str:
        return _("Keys and buttons")

    def _pages(self) -> list[tuple[str, str]]:
        return [("key", _("Keyboard")), ("mouse", _("Mouse")), ("pad", _("Pad"))]

    def _page_open(self) -> str:
        return self.device

    def turn_to(self, page: str) -> None:
        self.device, self.scroller.offset = page, 0.0

    def _about(self) -> str:
        return {
            "key": _("Each command can have two keys. A key that already has a command gives up the old one."),
            "mouse": _("The left button points and chooses, the wheel scrolls. The other buttons are yours to assign."),
            "pad": _(
                "Each command can have two buttons or stick directions. A button that already has a command gives up "
                "the old one."
            ),
        }[self.device]

    def first_focus(self) -> str | None:
        return _id(next(iter(COMMANDS)), 0)

    def prompts(self) -> list[tuple[str, str]]:
        return [("confirm", _("Change")), ("undo", _("Remove")), ("cancel", _("Back")),
                ("prev", _("Previous page")), ("next", _("Next page"))]  # fmt: skip

    # widgets

    def build(self) -> list[Widget]:
        frame = self.sheet.frame(
            FootButton(
                "reset",
                _("Reset all"),
                "undo",
                self._ask_reset,
                help=_("Gives every device its default keys and buttons."),
            ),
            FootButton("done", _("Done"), "check", self.back, primary=True),
        )
        lines = [widget for i, command in enumerate(COMMANDS) for widget in self._line(i, command)]
        return [*frame, *self.tab_row(), *self.sheet.scrolling(lines, self.list_box), self.help_line()]

    def _line(self, at: int, command: str) -> list[Widget]:
        room, high = list_room(self.list_box), self.sheet.tall(ROW_H)
        y = room.y + at * (high + ROW_GAP)
        name = room.w * NAME_SHARE
        wide = (room.w - name - PLACES * ROW_GAP) / PLACES
        label = _(COMMANDS[command])
        slots = [
            self._slot(command, place, label, Box(room.x + name + ROW_GAP + place * (wide + ROW_GAP), y, wide, high))
            for place in range(PLACES)
        ]
        return [CommandName(f"name-{command}", label, Box(room.x, y, name, high), self.services.fonts), *slots]

    def _slot(self, command: str, place: int, label: str, box: Box) -> BindingSlot:
        codes = on(self.services.settings.bindings, self._kept_as(command), self.device)
        code = codes[place] if place < len(codes) else None
        spoken = _("{command}, first") if place == 0 else _("{command}, second")
        size = self.sheet.tall(ROW_H) - AROUND
        return BindingSlot(
            _id(command, place),
            spoken.format(command=label),
            box,
            code,
            self.services.input.pads.family(),
            _("none"),
            self._catch(command, place),
            size,
        )

    def _kept_as(self, command: str) -> str:
        return self.services.input.seen_as(command, self.device)

    # actions

    def command(self, intent: Intent) -> bool:
        if intent.kind != "undo":
            return False
        self._take_away()
        return True

    def _catch(self, command: str, place: int) -> Do:
        def ask() -> None:
            if self.device == "pad" and not len(self.services.input.pads):
                self.services.sounds.play("ui-deny")
                self.services.say(_("No pad is connected. Plug one in first."))
            else:
                self.services.routes.menus.capture_input(command, place, self.device)

        return ask

    def _take_away(self) -> None:
        """Clear the focused slot, unless its command would lose its last necessary input."""
        found = next(
            ((name, place) for name in COMMANDS for place in range(PLACES) if _id(name, place) == self.focus), None
        )
        if found is None:
            return
        command, place = found
        before, kept_as = self.services.settings.bindings, self._kept_as(command)
        if place >= len(on(before, kept_as, self.device)):
            self.services.sounds.play("ui-deny")  # the slot is already empty
            return
        bindings = unbound(before, kept_as, place, self.device)
        if bindings is None:
            self.services.sounds.play("ui-deny")
            self.services.say(_("“{command}” needs at least this one.").format(command=_(COMMANDS[command])))
            return
        self.services.sounds.play("ui-toggle")
        self.services.change(bindings=bindings)
        self.reader.read_focus()

    def _ask_reset(self) -> None:
        text = _("Reset the keys and buttons of every device?")
        self.services.routes.menus.ask(text, _("Reset"), lambda: self.services.change(bindings=default_bindings()))


def _id(command: str, place: int) -> str:
    return f"{command}-{place}"
