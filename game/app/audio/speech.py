"""Speech: the narrator of the focus and the events, and the system's voices that it speaks with."""

import logging
import os
import re
import shutil
import subprocess
import sys
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol

from game import i18n

from ..settings import Settings

# The system's speech: speech-dispatcher on Linux, SAPI on Windows, and `say` on macOS.
#
# No voice ever blocks the game, and a failing one does not end it.

NO_WINDOW = getattr(subprocess, "CREATE_NO_WINDOW", 0)
Process = subprocess.Popen[bytes] | None
WORDS_A_MINUTE = 175  # default speed of the macOS voice


class SpeechEngine(Protocol):
    """A speech engine. `volume` and `rate` go from 0 to 100; 50 is the usual rate. `language` is a code of ISO 639,
    such as de; where no voice speaks it, the usual one does."""

    def say(self, text: str, volume: int, rate: int, language: str) -> None:
        """Speak a line. Must not be called while busy."""

    def busy(self) -> bool:
        """Return True if the next line must wait."""

    def stop(self) -> None:
        """Stop speaking at once."""


class SpeechDispatcher:
    """Linux: one `spd-say` process per line, and one to cancel."""

    def __init__(self) -> None:
        self._line: Process = None

    def say(self, text: str, volume: int, rate: int, language: str) -> None:
        """Speak a line."""
        self._line = _run(
            ["spd-say", "--wait", "--application-name=underdeck", f"--volume={2 * volume - 100}",
             f"--rate={2 * rate - 100}", f"--language={language}", "--", text]
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
    """macOS: one `say` process per line; ending it ends the speech.

    Its voices are listed in the background when it begins. Until they are known, the usual one speaks.
    """

    def __init__(self) -> None:
        self._line: Process = None
        self._listing = _run(["say", "-v", "?"], stdout=subprocess.PIPE)
        self._voices: dict[str, str] = {}  # by language

    def say(self, text: str, volume: int, rate: int, language: str) -> None:
        """Speak a line."""
        self._take_list()
        speed = round(WORDS_A_MINUTE * 2 ** ((rate - 50) / 25))
        voice = ["-v", self._voices[language]] if language in self._voices else []
        self._line = _run(["say", *voice, "-r", str(speed), "--", f"[[volm {volume / 100:.2f}]] {text}"])

    def _take_list(self) -> None:
        if self._listing is not None and self._listing.poll() is not None and self._listing.stdout is not None:
            self._voices = voices_in(self._listing.stdout.read().decode(errors="replace"))
            self._listing.stdout.close()
            self._listing = None

    def busy(self) -> bool:
        """Return True while a line is being spoken."""
        return _runs(self._line)

    def stop(self) -> None:
        """Stop speaking at once."""
        if self._line is not None and _runs(self._line):
            self._line.terminate()
            self._line = None


LISTED = re.compile(r"(?P<name>\S.*?)\s+(?P<language>[a-z]{2,3})[_-]\w+\s+#")  # a line of `say -v ?`
LIKED = ("Samantha", "Daniel")  # English voices that are no jokes; those come first in the list


def voices_in(listing: str) -> dict[str, str]:
    """The name of a voice for each language in what `say -v ?` prints."""
    found = [match for line in listing.splitlines() if (match := LISTED.match(line))]
    found.sort(key=lambda match: match["name"] not in LIKED)
    return {match["language"]: match["name"] for match in reversed(found)}


SAPI = """
[Console]::InputEncoding = [Text.Encoding]::UTF8
Add-Type -AssemblyName System.Speech
$voice = New-Object System.Speech.Synthesis.SpeechSynthesizer
while ($null -ne ($line = [Console]::In.ReadLine())) {
  $volume, $rate, $language, $text = $line -split ' ', 4
  if (-not $text) { $voice.SpeakAsyncCancelAll(); continue }
  if ($voice.Voice.Culture.TwoLetterISOLanguageName -ne $language) {
    $able = $voice.GetInstalledVoices() | Where-Object {
      $_.Enabled -and $_.VoiceInfo.Culture.TwoLetterISOLanguageName -eq $language } | Select-Object -First 1
    if ($able) { $voice.SelectVoice($able.VoiceInfo.Name) }
  }
  $voice.Volume = [int]$volume; $voice.Rate = [int]$rate
  [void]$voice.SpeakAsync($text)
}
"""


class WindowsSpeech:
    """Windows: one PowerShell process that reads lines, since starting one takes a second. It queues the lines
    itself."""

    def __init__(self) -> None:
        self._shell: Process = None

    def say(self, text: str, volume: int, rate: int, language: str) -> None:
        """Speak a line."""
        if self._shell is None or self._shell.poll() is not None:
            self._shell = _run(["powershell", "-NoProfile", "-NonInteractive", "-Command", SAPI], stdin=subprocess.PIPE)
        self._write(f"{volume} {round((rate - 50) / 5)} {language} {' '.join(text.split())}\n")

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


def _run(command: list[str], stdin: int = subprocess.DEVNULL, stdout: int = subprocess.DEVNULL) -> Process:
    try:
        return subprocess.Popen(
            command,
            stdin=stdin,
            stdout=stdout,
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


# The narrator: speaks the focus and the events through the system's voice; without a voice it writes to the log
# only.

log = logging.getLogger(__name__)
KEPT, WAITING = 50, 12  # lines kept for repeating, and lines that may wait to be spoken


class Narrator:
    """Speaks when the setting is on; every line also goes to the log.

    `spoken` holds the last lines, for repeating and for tests. Nothing blocks: lines queue up, and `update` starts the
    next one when the voice is free.
    """

    def __init__(self, settings: Settings):
        self.settings, self.held = settings, False
        self._hushed = False
        self.voice = find_voice()
        self.spoken: deque[str] = deque(maxlen=KEPT)
        self._queue: deque[str] = deque(maxlen=WAITING)

    def apply(self, settings: Settings) -> None:
        """Adopt changed settings."""
        self.settings = settings
        if not settings.narration:
            self.silence()

    def hold(self, on: bool) -> None:
        """Stay silent while `on` (the window is in the background); lines said meanwhile are only logged."""
        self.held = on
        if on:
            self.silence()

    def say(self, text: str, interrupt: bool = False) -> None:
        """Speak a line; with `interrupt` it cuts off the line being spoken and clears the queue."""
        if not text or self._hushed or not self.settings.narration:
            return
        self.spoken.append(text)
        log.info("narrator: %s", text)
        if self.held:
            return
        if interrupt:
            self.silence()
        self._queue.append(text)
        self.update()

    @contextmanager
    def hushed(self) -> Iterator[None]:
        """Ignore every line said within the `with` block."""
        self._hushed = True
        try:
            yield
        finally:
            self._hushed = False

    def again(self) -> None:
        """Repeat the last line."""
        if self.spoken:
            self.say(self.spoken[-1], interrupt=True)

    def silence(self) -> None:
        """Stop speaking and clear the queue."""
        self._queue.clear()
        if self.voice is not None:
            self.voice.stop()

    def update(self) -> None:
        """Start the next line if the voice is free."""
        if self._queue and self.voice is None:
            self._queue.clear()
        if self._queue and self.voice is not None and not self.voice.busy():
            volume = round(self.settings.master * self.settings.voice / 100)
            self.voice.say(self._queue.popleft(), volume, self.settings.voice_rate, _language())


def _language() -> str:
    """The language that the game speaks, as a code of ISO 639."""
    code = i18n.spoken()
    return i18n.SOURCE if code == i18n.PSEUDO else code.partition("_")[0]
