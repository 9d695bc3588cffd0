"""To the title and what is chosen there, and to a question before something is done."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ...transitions import Fade, Turn

if TYPE_CHECKING:
    from ...desk import Desk


def title(desk: Desk) -> None:
    """To the title, leaving everything else."""
    from ..title import TitleScene

    desk.stack.reset(TitleScene(desk), desk.via(Fade))


def settings(desk: Desk) -> None:
    """To the settings."""
    from ..settings import SettingsScene

    desk.stack.push(SettingsScene(desk), desk.via(Turn))


def bindings(desk: Desk) -> None:
    """To what the keys and buttons do."""
    from ..bindings import BindingsScene

    desk.stack.push(BindingsScene(desk), desk.via(Turn))


def catch(desk: Desk, command: str, place: int, device: str) -> None:
    """Wait for the input that is to mean a command."""
    from ..catch import CatchScene

    desk.stack.push(CatchScene(desk, command, place, device))


def credits(desk: Desk) -> None:
    """To the credits and licences."""
    from ..credits import CreditsScene

    desk.stack.push(CreditsScene(desk), desk.via(Turn))


def licences(desk: Desk) -> None:
    """To the list of licences."""
    from ..credits import LicencesScene

    desk.stack.push(LicencesScene(desk), desk.via(Turn))


def licence(desk: Desk, label: str, document: str) -> None:
    """To the text of one."""
    from ..credits import LicenceScene

    desk.stack.push(LicenceScene(desk, label, document), desk.via(Turn))


def ask(
    desk: Desk, text: str, label: str, do: Callable[[], object], back: str = "", seat: int | None = None,
    low: bool = False,
) -> None:  # fmt: skip
    """Ask before doing something that cannot be taken back lightly; `seat`, if only that one may answer; `low`, if
    what it is about is to be seen above."""
    from ..ask import AskScene

    desk.stack.push(AskScene(desk, text, label, do, back, seat, low))
