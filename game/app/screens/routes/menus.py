"""Routes to the title and the pages opened from it, and to questions."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ...services import Services
from ...ui.transitions import Fade, PageTurn

if TYPE_CHECKING:
    from ..ask import OtherWay


def title(services: Services) -> None:
    """Go to the title, and drop all other scenes."""
    from ..title import TitleScene

    services.stack.reset(TitleScene(services), services.via(Fade))


def settings(services: Services) -> None:
    """Open the settings."""
    from ..settings import SettingsScene

    services.stack.push(SettingsScene(services), services.via(PageTurn))


def bindings(services: Services) -> None:
    """Open the list of what keys and buttons do."""
    from ..bindings import BindingsScene

    services.stack.push(BindingsScene(services), services.via(PageTurn))


def capture_input(services: Services, command: str, place: int, device: str) -> None:
    """Wait for the input to bind to a command."""
    from ..input_capture import InputCaptureScene

    services.stack.push(InputCaptureScene(services, command, place, device))


def credits(services: Services) -> None:
    """Open the credits and licences."""
    from ..credits import CreditsScene

    services.stack.push(CreditsScene(services), services.via(PageTurn))


def licences(services: Services) -> None:
    """Open the list of licences."""
    from ..credits import LicencesScene

    services.stack.push(LicencesScene(services), services.via(PageTurn))


def licence(services: Services, label: str, document: str) -> None:
    """Open the text of one licence."""
    from ..credits import LicenceScene

    services.stack.push(LicenceScene(services, label, document), services.via(PageTurn))


def ask(
    services: Services, text: str, label: str, do: Callable[[], object], back: str = "", seat: int | None = None,
    low: bool = False, other: OtherWay | None = None,
) -> None:  # fmt: skip
    """Ask before doing something that is hard to undo. With `seat`, only that seat may answer; with `low`, the question
    lies low, so that its subject stays visible above it; `other` is a third way."""
    from ..ask import AskScene

    services.stack.push(AskScene(services, text, label, do, back, seat, low, other))
