"""The narrator: says aloud what is focused and what happens, through the system's own voice, or else writes it down."""

import logging
import shutil
import subprocess
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .settings import Settings

log = logging.getLogger(__name__)


class Narrator:
    """Speaks when the setting is on.  `spoken` holds the last lines, for repeating and for tests."""

    def __init__(self, settings: "Settings"):
        self.settings = settings
        self.spoken: list[str] = []
        self._voice: subprocess.Popen[bytes] | None = None

    def apply(self, settings: "Settings") -> None:
        """Take changed settings over."""
        self.settings = settings
        if not settings.narration:
            self.silence()

    def say(self, text: str, interrupt: bool = False) -> None:
        """Say a line; with `interrupt` it cuts off what is being said."""
        if not text or not self.settings.narration:
            return
        self.spoken = [*self.spoken[-49:], text]
        log.info("narrator: %s", text)
        if interrupt:
            self.silence()
        self._speak(text)

    def again(self) -> None:
        """Say the last line again."""
        if self.spoken:
            self.say(self.spoken[-1], interrupt=True)

    def silence(self) -> None:
        """Stop speaking."""
        if self._voice is not None and self._voice.poll() is None:
            self._voice.terminate()
        self._voice = None

    def _speak(self, text: str) -> None:
        command = voice(self.settings.voice)
        if command is None:
            return
        try:
            self._voice = subprocess.Popen(
                [*command, text], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
            )
        except OSError as error:
            log.warning("no voice: %s", error)


def voice(volume: int) -> list[str] | None:
    """The command that speaks its last word on this system; None where there is none."""
    if sys.platform == "darwin":
        return ["say", "--"] if shutil.which("say") else None
    if sys.platform == "win32":
        return _sapi(volume)
    if shutil.which("spd-say"):
        return ["spd-say", "--volume", str(2 * volume - 100), "--wait", "--"]
    return None


def _sapi(volume: int) -> list[str] | None:
    if not shutil.which("powershell"):
        return None
    script = (
        "Add-Type -AssemblyName System.Speech; $s = New-Object System.Speech.Synthesis.SpeechSynthesizer; "
        f"$s.Volume = {volume}; $s.Speak($args[0])"
    )
    return ["powershell", "-NoProfile", "-Command", f"& {{ {script} }}"]
