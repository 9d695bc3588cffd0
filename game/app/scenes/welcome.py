"""The first screen of all: what somebody may need before anything else."""

from game.tongue import _

from ..settings import ROWS
from ..ui.widget import Widget
from . import go
from .sampledrows import SampledRows
from .sheet import Foot

KEYS = ("language", "text", "contrast", "narration", "master", "music", "effects", "ambience", "voice")


class WelcomeScene(SampledRows):
    """Shown once, before the title."""

    name = "welcome"
    music = "music-title"

    def title(self) -> str:
        return _("Welcome to Underdeck")

    def first_focus(self) -> str | None:
        return KEYS[0]

    def about(self) -> str:
        return _("You can change all this and more later, in the settings.")

    def helps(self) -> list[str]:
        return [self.about(), *(_(ROWS[key].help) for key in KEYS)]

    def prompts(self) -> list[tuple[str, str]]:
        return [("confirm", _("Change")), ("cancel", _("To the title"))]

    def build(self) -> list[Widget]:
        return [
            *self.frame(Foot("title", _("To the title"), "play", self.back, primary=True)),
            *self.scrolling(self.rows(ROWS[key] for key in KEYS), self.list_box),
            *self.sample(),
            self.help_line(),
        ]

    def back(self) -> None:
        """The player is ready."""
        self.desk.change(welcomed=True)
        go.title(self.desk)
