"""Routes to the title and the pages opened from it, and to questions."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ...transitions import Fade, Turn

if TYPE_CHECKING:
    from ...desk import Desk


def title(desk: Desk) -> None:
    """Go to the title, and drop all other scenes."""
    from ..title import TitleScene

    desk.stack.reset(TitleScene(desk), desk.via(Fade))


def settings(desk: Desk) -> None:
    """Open the settings."""
    from ..settings import SettingsScene

    desk.stack.push(SettingsScene(desk), desk.via(Turn))


def bindings(desk: Desk) -> None:
    """Open the list of what keys and buttons do."""
    from ..bindings import BindingsScene

    desk.stack.push(BindingsScene(desk), desk.via(Turn))


def catch(desk: Desk, command: str, place: int, device: str) -> None:
    """Wait for the input to bind to a command."""
    from ..catch import CatchScene

    desk.stack.push(CatchScene(desk, command, place, device))


def credits(desk: Desk) -> None:
    """Open the credits and licences."""
    from ..credits import CreditsScene

    desk.stack.push(CreditsScene(desk), desk.via(Turn))


def licences(desk: Desk) -> None:
    """Open the list of licences."""
    from ..credits import LicencesScene

    desk.stack.push(LicencesScene(desk), desk.via(Turn))


def licence(desk: Desk, label: str, document: str) -> None:
    """Open the text of one licence."""
    from ..credits import LicenceScene

    desk.stack.push(LicenceScene(desk, label, document), desk.via(Turn))


def ask(
    desk: Desk, text: str, label: str, do: Callable[[], object], back: str = "", seat: int | None = None,
    low: bool = False,
) -> None:  # fmt: skip
    """Ask before doing something that is hard to undo. With `seat`, only that seat may answer; with `low`, the question
    lies low, so that its subject stays visible above it."""
    from ..ask import AskScene

    desk.stack.push(AskScene(desk, text, label, do, back, seat, low))
