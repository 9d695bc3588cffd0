"""A table as its parts see it: what every table has, and the roles whose players differ from game to game."""

from typing import Any, Protocol

from game.core.view import View

from ..base.geometry import Box, Point
from ..navigator import PausedTable
from ..services import Services
from ..table.preview import PreviewLine
from ..ui.scroll import Scroller, WidgetPainter
from ..ui.widget import Widget
from .features import FocusView
from .features.drag import Dragging
from .features.hints import Hinting
from .features.turns import SeatGuard, TurnCalls
from .play_view import PlayView
from .session import Session
from .tabletop import Tabletop

USUAL = ""  # where an arrow leads: as on any scene


class Names(Protocol):
    """What seats are called."""

    def of(self, seat: int) -> str:
        """The name of a seat."""

    def addressed(self, task: str, view: View) -> str:
        """The task, with the acting seat's name before it if names are used."""


class TableHeader(Protocol):
    """The head of a table."""

    def title(self) -> str:
        """What the narrator says when the table appears."""

    def headline(self) -> str:
        """The current task; "" while there is none to be told."""

    def widgets(self) -> list[Widget]:
        """The widgets of the head."""


class Texts(Protocol):
    """What is said of the focus and of the picks."""

    def preview(self) -> str:
        """The text of the preview line; "" for no line."""

    def preview_line(self, text: str, line: Box) -> PreviewLine:
        """The preview text on its plate."""

    def does(self) -> str:
        """What a press on the focused widget does, in a word; "" if it does nothing."""

    def question(self) -> str:
        """The question about what goes with the picks; "" if there is none."""

    def at_stake(self, gauge: str) -> int:
        """The change that the focused action would make to a gauge."""

    def prompts(self) -> list[tuple[str, str]]:
        """The commands and their descriptions for the prompt bar."""


class FocusRules(Protocol):
    """Where the focus starts and goes, and what the main button is."""

    def first(self) -> str | None:
        """The first focus."""

    def fallback(self, boxes: dict[str, Box], role: str, usual: str | None) -> str | None:
        """The focus after its widget, of a `role`, has gone; `usual` is that of any scene."""

    def past_idle(self) -> None:
        """Move the focus away from a widget that does nothing."""

    def ahead(self, way: str) -> str | None:
        """Where an arrow leads: an id, None for nowhere, or USUAL."""

    def moving_to(self, id: str) -> None:
        """Called before the focus moves to a widget."""

    def is_new_to(self, focus: str | None) -> bool:
        """True if the focus is on something the player had not seen when pressing; `focus` was the one before."""

    def main_button(self) -> str:
        """The verb of the main button; "" if there is none."""

    def usual_button(self) -> str:
        """The verb with a button that was played last and is possible now; else the main button."""

    def facts(self) -> dict[str, Any]:
        """Where the arrows lead, for tests."""


class TableLayout(Protocol):
    """Which widgets are on the table."""

    goes_back: bool  # True if undo is possible now

    def widgets(self) -> list[Widget]:
        """The widgets for the current state."""

    def widgets_of_focus(self) -> list[Widget]:
        """The same after only the focus has changed."""

    def toast_line(self) -> Box | None:
        """The box where a toast covers nothing important; None for the top of the screen."""


class Picks(Protocol):
    """What picks mean."""

    def pick(self, id: str) -> None:
        """Handle a press on a card, a zone, a verb or another target."""

    def pick_place(self, number: int) -> None:
        """Pick what is in the place of that number, from 0."""

    def lead_on(self) -> None:
        """Move the focus to the next pick."""

    def put_back(self) -> bool:
        """Clear the picks; return False if there are none."""


class Exit(Protocol):
    """How a play is left."""

    daily: str  # the day whose daily dungeon is played (ISO date); "" for any other play

    def pause(self, table: PausedTable) -> None:
        """Open the menu from which the play can be left."""

    def foresee(self) -> None:
        """Prepare the pictures of the page that comes next, if the play is over."""

    def finish(self) -> None:
        """Leave the finished play."""

    def give_up(self) -> None:
        """Abandon the play."""


class Table(FocusView, Protocol):
    """A table as its parts see it."""

    services: Services
    play: PlayView
    top: Tabletop
    session: Session
    hinting: Hinting
    ending: Exit
    paused: PausedTable
    dragging: Dragging
    guard: SeatGuard
    turns: TurnCalls
    names: Names
    head: TableHeader
    texts: Texts
    focus_rules: FocusRules
    layout: TableLayout
    scroller: Scroller
    painter: WidgetPainter

    def act(self, id: str | None, at: Point | None = None) -> None: ...
