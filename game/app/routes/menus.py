"""Routes to the title and the pages opened from it, and to questions."""

from collections.abc import Callable

from ..navigator import MenuNavigator, OtherWay
from ..services import Services
from ..ui.transitions import Fade, PageTurn


class MenuRoutes(MenuNavigator):
    """The title, the pages opened from it, and short questions."""

    def __init__(self, services: Services):
        self.services = services

    def title(self) -> None:
        from ..screens.title import TitleScene

        self.services.stack.reset(TitleScene(self.services), self.services.via(Fade))

    def settings(self) -> None:
        from ..screens.settings import SettingsScene

        self.services.stack.push(SettingsScene(self.services), self.services.via(PageTurn))

    def bindings(self) -> None:
        from ..screens.bindings import BindingsScene

        self.services.stack.push(BindingsScene(self.services), self.services.via(PageTurn))

    def capture_input(self, command: str, place: int, device: str) -> None:
        from ..screens.bindings import InputCaptureScene

        self.services.stack.push(InputCaptureScene(self.services, command, place, device))

    def credits(self) -> None:
        from ..screens.credits import CreditsScene

        self.services.stack.push(CreditsScene(self.services), self.services.via(PageTurn))

    def licences(self) -> None:
        from ..screens.credits import LicencesScene

        self.services.stack.push(LicencesScene(self.services), self.services.via(PageTurn))

    def licence(self, label: str, document: str) -> None:
        from ..screens.credits import LicenceScene

        self.services.stack.push(LicenceScene(self.services, label, document), self.services.via(PageTurn))

    def ask(
        self, text: str, label: str, do: Callable[[], object], back: str = "", seat: int | None = None,
        low: bool = False, other: OtherWay | None = None,
    ) -> None:  # fmt: skip
        from ..screens.over import AskScene

        self.services.stack.push(AskScene(self.services, text, label, do, back, seat, low, other))

    def ask_name(
        self, about: str, done: Callable[[str], object], against: Callable[[str], str] = lambda name: ""
    ) -> None:
        from ..screens.sign import NameScene

        self.services.stack.push(NameScene(self.services, about, done, against), self.services.via(Fade))
