"""The system's speech: speech-dispatcher on Linux, SAPI on Windows, and `say` on macOS.

No voice ever blocks the game, and a failing one does not end it.
"""

import logging
import os
import shutil
import subprocess
import sys
from typing import Protocol

log = logging.getLogger(__name__)
NO_WINDOW = getattr(subprocess, "CREATE_NO_WINDOW", 0)
Process = subprocess.Popen[bytes] | None
WORDS_A_MINUTE = 175  # default speed of the macOS voice


class SpeechEngine(Protocol):
    """A speech engine. `volume` and `rate` go from 0 to 100; 50 is the usual rate."""

    def say(self, text: str, volume: int, rate: int) -> None:
        """Speak a line. Must not be called while busy."""

    def busy(self) -> bool:
        """Return True if the next line must wait."""

    def stop(self) -> None:
        """Stop speaking at once."""


class SpeechDispatcher:
    """Linux: one `spd-say` process per line, and one to cancel."""

    def __init__(self) -> None:
        self._line: Process = None

    def say(self, text: str, volume: int, rate: int) -> None:
        """Speak a line."""
        self._line = _run(
            ["spd-say", "--wait", "--application-name=underdeck", f"--volume={2 * volume - 100}",
             f"--rate={2 * rate - 100}", "--", text]
        )  # fmt: skip

    def busy(self) -> bool:
        """Return True while a line is being spoken or cancelled."""
        return _runs(self._line)

    def stop(self) -> None:
        """Stop speaking at once. The process waiting for the line would end too late by itself."""
        if self._line is not None and _runs(self._line):
            self._line.terminate()
            self._line = _run(["spd-say", "--cancel"])


class MacSpeech:
    """macOS: one `say` process per line; ending it ends the speech."""

    def __init__(self) -> None:
        self._line: Process = None

    def say(self, text: str, volume: int, rate: int) -> None:
        """Speak a line."""
        speed = round(WORDS_A_MINUTE * 2 ** ((rate - 50) / 25))
        self._line = _run(["say", "-r", str(speed), "--", f"[[volm {volume / 100:.2f}]] {text}"])

    def busy(self) -> bool:
        """Return True while a line is being spoken."""
        return _runs(self._line)

    def stop(self) -> None:
        """Stop speaking at once."""
        if self._line is not None and _runs(self._line):
            self._line.terminate()
            self._line = None


SAPI = """
[Console]::InputEncoding = [Text.Encoding]::UTF8
Add-Type -AssemblyName System.Speech
$voice = New-Object System.Speech.Synthesis.SpeechSynthesizer
while ($null -ne ($line = [Console]::In.ReadLine())) {
  $volume, $rate, $text = $line -split ' ', 3
  if (-not $text) { $voice.SpeakAsyncCancelAll(); continue }
  $voice.Volume = [int]$volume; $voice.Rate = [int]$rate
  [void]$voice.SpeakAsync($text)
}
"""


class WindowsSpeech:
    """Windows: one PowerShell process that reads lines, since starting one takes a second. It queues the lines
    itself."""

    def __init__(self) -> None:
        self._shell: Process = None

    def say(self, text: str, volume: int, rate: int) -> None:
        """Speak a line."""
        if self._shell is None or self._shell.poll() is not None:
            self._shell = _run(["powershell", "-NoProfile", "-NonInteractive", "-Command", SAPI], subprocess.PIPE)
        self._write(f"{volume} {round((rate - 50) / 5)} {' '.join(text.split())}\n")

    def busy(self) -> bool:
        """Always False: lines may come at any time."""
        return False

    def stop(self) -> None:
        """Stop speaking at once."""
        self._write("stop\n")

    def _write(self, line: str) -> None:
        if self._shell is None or self._shell.stdin is None:
            return
        try:
            self._shell.stdin.write(line.encode())
            self._shell.stdin.flush()
        except OSError as error:
            log.warning("the voice is gone: %s", error)
            self._shell = None


def find_voice() -> SpeechEngine | None:
    """The voice of this system; None if there is none."""
    if sys.platform == "darwin":
        return MacSpeech() if shutil.which("say") else None
    if sys.platform == "win32":
        return WindowsSpeech() if shutil.which("powershell") else None
    return SpeechDispatcher() if shutil.which("spd-say") else None


def _runs(process: Process) -> bool:
    return process is not None and process.poll() is None


def _run(command: list[str], stdin: int = subprocess.DEVNULL) -> Process:
    try:
        return subprocess.Popen(
            command,
            stdin=stdin,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env=_environment(),
            creationflags=NO_WINDOW,
        )
    except OSError as error:
        log.warning("no voice: %s", error)
        return None


def _environment() -> dict[str, str]:
    """The environment without a frozen program's library path, which other programs must not use."""
    env = dict(os.environ)
    if getattr(sys, "frozen", False):
        env.pop("LD_LIBRARY_PATH", None)
        if "LD_LIBRARY_PATH_ORIG" in env:
            env["LD_LIBRARY_PATH"] = env["LD_LIBRARY_PATH_ORIG"]
    return env
