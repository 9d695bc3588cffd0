"""Where the focus is on a table of cards: where it starts, and where it goes when what it was on can do nothing."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from game.core.game import Game
from game.core.selection import Selection
from game.core.view import Action, View

from ...base.focus import closest, nearest
from ...base.geometry import Box
from ...table.board import bare_of
from ...table.speech import LineRow
from ...table.spots import CardSpot
from ...ui.widget import Widget

HEAD = ("speed", "log", "help", "menu", "skip")  # the buttons at the head


def room_cards(widgets: Sequence[Widget], wholes: Collection[str]) -> list[str]:
    """Return the ids of the cards that lie in the room. `wholes` are the zones chosen as a whole, such as the
    weapon."""
    return [widget.id for widget in widgets if isinstance(widget, CardSpot) and widget.id not in wholes]


def has_lines(widgets: Sequence[Widget]) -> bool:
    """Return True if there are lines to say."""
    return any(isinstance(widget, LineRow) for widget in widgets)


def first_focus(widgets: Sequence[Widget], cards: Sequence[str], selection: Selection, button: str) -> str:
    """Return the first focus: the first line that can be said, else a card with an action, else the usual `button`."""
    lines = (widget.id for widget in widgets if isinstance(widget, LineRow))
    useful = (id for id in cards if selection.meant(id))
    return next(lines, "") or next(useful, "") or button or next(iter(cards), "menu")


def past_idle(boxes: Mapping[str, Box], last: Box, cards: Sequence[str], selection: Selection, button: str) -> str:
    """Return the focus after one that can do nothing: the nearest usable card, or the usual `button`; "" if there is
    neither."""
    left = {id: boxes[id] for id in cards if selection.meant(id)}
    return closest(left, last) or button


def to_head(boxes: Mapping[str, Box], focus: str | None, last: Box) -> str | None:
    """Return the button at the head to which “up” leads from a card that nothing stands above; None if something
    does."""
    head = {id: boxes[id] for id in HEAD if id in boxes}
    return closest(head, last) if head and nearest(boxes, focus, "up") == focus else None


def does_something(widget: Widget, selection: Selection) -> bool:
    """Return True if a press on a widget does something."""
    return bool(selection.meant(widget.id)) if isinstance(widget, CardSpot) else widget.enabled


def first_button(game: Game[Any], view: View) -> str:
    """Return the first verb that has a button and is possible; "" if there is none."""
    bare = bare_of(view)
    return next((verb for verb in game.buttons(view) if verb in bare), "")


def usual_button(view: View, done: Sequence[Action], shown: Collection[str], first: str) -> str:
    """Return the verb with a button that was played last and is possible; else the `first` possible one. `done` are the
    actions so far, `shown` the ids of what is on the screen."""
    bare = bare_of(view)
    last = (action.verb for action in reversed(done))
    return next((verb for verb in last if verb in bare and verb in shown), first)
