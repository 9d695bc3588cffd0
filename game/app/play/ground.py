"""What a table lays out between its room and its cards: places, the widgets' factory, and what is drawn below."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from game.core.combatants import Figure
from game.core.events import Event
from game.core.game import Game
from game.core.view import PerViewCache, View
from game.levels import Room

from ..arena.level import Gain
from ..base.geometry import Box
from ..base.tween import Step
from ..gfx.canvas import Canvas
from ..table.board import Board
from ..table.card_art import CardArt
from ..table.places import Places
from ..table.room.hall import Hall
from ..table.skins.skin import Skin
from ..table.timeline import Preloader
from ..ui.widget import Widget
from .conductor import Conductor
from .features import Feature
from .features.map_travel import TravelTable
from .pace import Pace
from .play_view import Chronicle


class GroundTable(TravelTable, Protocol):
    """A table as its ground sees it."""

    room: Room
    places: Places
    board: Board

    @property
    def game(self) -> Game[Any]: ...
    @property
    def skin(self) -> Skin: ...
    @property
    def people(self) -> PerViewCache[Sequence[Figure]]: ...
    @property
    def conductor(self) -> Conductor: ...
    @property
    def timeline(self) -> Step | None: ...
    @property
    def pacing(self) -> Pace: ...
    @property
    def chronicle(self) -> Chronicle: ...
    @property
    def art(self) -> CardArt: ...
    @property
    def ahead(self) -> Preloader: ...
    @property
    def hall(self) -> Hall: ...
    @property
    def focus(self) -> str | None: ...

    def make_places(self) -> Places:
        """The places of the room."""

    def make_board(self) -> Board:
        """The factory of the table's widgets."""

    def forget_captions(self) -> None:
        """Make the widgets that show the state of the stage anew."""


class Ground(Feature):
    """The ground of a table. Every method may be left out: the room's map has the places then."""

    def furnish(self, room: Room) -> Room:
        """Return the map's room, with changes for the current play."""
        return room

    def make_places(self) -> Places | None:
        """Return the places of the room; None for the usual ones."""
        return None

    def make_board(self) -> Board | None:
        """Return the factory of the table's widgets; None for the usual one."""
        return None

    def faces(self) -> Sequence[tuple[str, Sequence[Box]]]:
        """Return the pictures of figures that will appear, each with its places, to prepare them."""
        return ()

    def finer(self) -> Sequence[tuple[str, float]]:
        """Return the plates with narrow rims that will appear, each with its rim's width relative to the usual one, to
        prepare them."""
        return ()

    def seen_at(self, widget: Widget) -> Box | None:
        """Return where a widget is drawn; None for its usual place."""
        return None

    def arrange(self) -> None:
        """Called when the view has changed: lay out anew what depends on it."""

    def scrolls_by(self, by: float) -> bool:
        """Scroll by a height; return False if there is nothing to scroll."""
        return False

    def begin(self, before: View, after: View) -> None:
        """Called before what has happened between two views is shown."""

    def told(self, event: Event) -> None:
        """Called when an event is shown."""

    def take_gains(self) -> Sequence[Gain]:
        """Return the heroes who reached a new level, once."""
        return ()

    def watch(self) -> None:
        """Called when a replay builds its widgets, for the moment that it shows."""

    def watched(self, events: Sequence[Event]) -> None:
        """Called when a replay has shown the events of an action."""

    def joined(self, first: str, second: str) -> str:
        """Return two sentences, one after the other."""
        return f"{first} {second}"

    def facts(self) -> dict[str, Any]:
        """Return more facts for tests."""
        return {}

    def follow_stage(self, widgets: list[Widget], told: Mapping[str, Widget]) -> list[Widget]:
        """Return the widgets during an animation; `told` are those made anew for the state that is shown."""
        return widgets

    def covered(self, usual: Sequence[Box]) -> Sequence[Box]:
        """Return the boxes that hide the flames behind them, `usual` among them."""
        return usual

    def seen_hall(self, hall: Hall) -> Hall:
        """Return the hall that is drawn: `hall`, in which the table stands, or another."""
        return hall

    def draw_under(self, canvas: Canvas) -> None:
        """Draw what lies below the cards."""
