"""The system's own voices: speech-dispatcher, Windows' SAPI, and macOS' `say`.

None of them ever holds the game up, and none that fails ends it.
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
WORDS_A_MINUTE = 175  # of macOS' voice at its usual speed


class Voice(Protocol):
    """Something that can speak.  `volume` and `rate` go from 0 to 100; 50 is the usual rate."""

    def say(self, text: str, volume: int, rate: int) -> None:
        """Speak a line.  Not called while busy."""

    def busy(self) -> bool:
        """Must the next line wait?"""

    def stop(self) -> None:
        """Be silent at once."""


class SpeechDispatcher:
    """Linux: one `spd-say` for each line, and one to cut lines off."""

    def __init__(self) -> None:
        self._line: Process = None

    def say(self, text: str, volume: int, rate: int) -> None:
        """Speak a line."""
        self._line = _run(
            ["spd-say", "--wait", "--application-name=underdeck", f"--volume={2 * volume - 100}",
             f"--rate={2 * rate - 100}", "--", text]
        )  # fmt: skip

    def busy(self) -> bool:
        """Is a line still being said, or cut off?"""
        return _runs(self._line)

    def stop(self) -> None:
        """Be silent at once.  The program that waits for the line ends by itself, too late for us."""
        if self._line is not None and _runs(self._line):
            self._line.terminate()
            self._line = _run(["spd-say", "--cancel"])


class Say:
    """macOS: one `say` for each line; it is silent as soon as it ends."""

    def __init__(self) -> None:
        self._line: Process = None

    def say(self, text: str, volume: int, rate: int) -> None:
        """Speak a line."""
        speed = round(WORDS_A_MINUTE * 2 ** ((rate - 50) / 25))
        self._line = _run(["say", "-r", str(speed), "--", f"[[volm {volume / 100:.2f}]] {text}"])

    def busy(self) -> bool:
        """Is a line still being said?"""
        return _runs(self._line)

    def stop(self) -> None:
        """Be silent at once."""
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


class Sapi:
    """Windows: one PowerShell that reads lines, because starting one takes a second.  It queues them itself."""

    def __init__(self) -> None:
        self._shell: Process = None

    def say(self, text: str, volume: int, rate: int) -> None:
        """Speak a line."""
        if self._shell is None or self._shell.poll() is not None:
            self._shell = _run(["powershell", "-NoProfile", "-NonInteractive", "-Command", SAPI], subprocess.PIPE)
        self._write(f"{volume} {round((rate - 50) / 5)} {' '.join(text.split())}\n")

    def busy(self) -> bool:
        """Never: lines may come at any time."""
        return False

    def stop(self) -> None:
        """Be silent at once."""
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


def find_voice() -> Voice | None:
    """The voice of this system; None where there is none."""
    if sys.platform == "darwin":
        return Say() if shutil.which("say") else None
    if sys.platform == "win32":
        return Sapi() if shutil.which("powershell") else None
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
    """Ours, less the libraries of a frozen program, which other programs must not load."""
    env = dict(os.environ)
    if getattr(sys, "frozen", False):
        env.pop("LD_LIBRARY_PATH", None)
        if "LD_LIBRARY_PATH_ORIG" in env:
            env["LD_LIBRARY_PATH"] = env["LD_LIBRARY_PATH_ORIG"]
    return env
