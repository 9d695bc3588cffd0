"""Tests for the narrator: lines are read in order, are cut off in time, and never delay the game."""

import io
import subprocess
import sys
from types import SimpleNamespace

import pytest

from game import i18n
from game.app.audio import speech
from game.app.audio.speech import Narrator
from game.app.services import Services
from game.app.settings import Settings

POPEN = subprocess.Popen
ON = Settings(narration=True)


class Fake:
    """A voice that records the calls."""

    def __init__(self) -> None:
        self.told: list[object] = []
        self.speaks = False

    def say(self, text: str, volume: int, rate: int, language: str) -> None:
        self.told.append((text, volume, rate, language))
        self.speaks = True

    def busy(self) -> bool:
        return self.speaks

    def stop(self) -> None:
        self.told.append("stop")
        self.speaks = False


@pytest.fixture
def narrator() -> Narrator:
    made = Narrator(ON)
    made.voice = Fake()
    return made


def texts(narrator: Narrator) -> list[object]:
    return [each[0] if isinstance(each, tuple) else each for each in narrator.voice.told]


def test_lines_wait_for_each_other(narrator: Narrator):
    for line in ("one", "two", "three"):
        narrator.say(line)
    assert texts(narrator) == ["one"]
    narrator.update()
    assert texts(narrator) == ["one"]
    narrator.voice.speaks = False
    narrator.update()
    assert texts(narrator) == ["one", "two"]


def test_an_interrupting_line_comes_at_once_and_alone(narrator: Narrator):
    narrator.say("one")
    narrator.say("two")
    narrator.say("three", interrupt=True)
    assert texts(narrator) == ["one", "stop", "three"]
    narrator.voice.speaks = False
    narrator.update()
    assert texts(narrator) == ["one", "stop", "three"]


def test_the_last_line_again(narrator: Narrator):
    narrator.say("one")
    narrator.again()
    assert texts(narrator) == ["one", "stop", "one"]


def test_volume_and_rate_follow_the_settings(narrator: Narrator):
    narrator.apply(ON.changed(master=50, voice=80, voice_rate=90))
    narrator.say("one")
    assert narrator.voice.told == [("one", 40, 90, "en")]


def test_switched_off_it_is_silent_at_once(narrator: Narrator):
    narrator.say("one")
    narrator.apply(Settings())
    narrator.say("two")
    assert texts(narrator) == ["one", "stop"]


def test_every_line_goes_to_the_log(narrator: Narrator, caplog: pytest.LogCaptureFixture):
    caplog.set_level("INFO")
    narrator.voice = None
    narrator.say("a goblin stands there")
    narrator.update()
    assert "narrator: a goblin stands there" in caplog.text


def test_a_flood_of_lines_does_not_pile_up(narrator: Narrator):
    for n in range(500):
        narrator.say(str(n))
    assert len(narrator._queue) < 20
    assert narrator.spoken[-1] == "499"


# the systems' voices


def test_each_system_has_its_voice(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(speech.shutil, "which", lambda name: f"/bin/{name}")
    for platform, kind in (
        ("linux", speech.SpeechDispatcher),
        ("darwin", speech.MacSpeech),
        ("win32", speech.WindowsSpeech),
    ):
        monkeypatch.setattr(speech.sys, "platform", platform)
        assert isinstance(speech.find_voice(), kind)
    monkeypatch.setattr(speech.shutil, "which", lambda name: None)
    for platform in ("linux", "darwin", "win32"):
        monkeypatch.setattr(speech.sys, "platform", platform)
        assert speech.find_voice() is None


@pytest.fixture
def commands(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The commands that voices start; a sleeping process replaces each."""
    started: list[list[str]] = []
    real = subprocess.Popen

    def start(command: list[str], **options: object) -> "subprocess.Popen[bytes]":
        started.append(command)
        return real([sys.executable, "-c", "import sys; sys.stdin.read(); import time; time.sleep(5)"], **options)

    monkeypatch.setattr(speech.subprocess, "Popen", start)
    return started


def test_speech_dispatcher_is_asked_for_one_line_at_a_time(commands: list[list[str]]):
    voice = speech.SpeechDispatcher()
    voice.say("-- a line; rm -rf ~", 100, 0, "de")
    assert commands[0][-2:] == ["--", "-- a line; rm -rf ~"]
    assert {"--volume=100", "--rate=-100", "--language=de"} <= set(commands[0])
    assert voice.busy()
    voice.stop()
    assert commands[1] == ["spd-say", "--cancel"]
    assert voice.busy()  # busy until the line is cut off


def test_macos_says_a_line_and_stops_it(commands: list[list[str]]):
    voice = speech.MacSpeech()
    voice.say("a line", 50, 75, "de")
    assert commands[0] == ["say", "-v", "?"]  # of which nothing is known yet
    assert commands[1][:3] == ["say", "-r", "350"]
    voice.stop()
    assert not voice.busy()


LISTING = """\
Albert              en_US    # Hello! My name is Albert.
Amélie              fr_CA    # Bonjour! Je m’appelle Amélie.
Anna                de_DE    # Hallo! Ich heiße Anna.
Eddy (German (Germany)) de_DE    # Hallo! Ich heiße Eddy.
Samantha            en_US    # Hello! My name is Samantha.
Majed               ar_001   # مرحبًا! اسمي ماجد.
"""


def test_macos_uses_a_voice_of_the_language(monkeypatch: pytest.MonkeyPatch):
    started: list[list[str]] = []

    def start(command: list[str], **options: object) -> SimpleNamespace:
        started.append(command)
        return SimpleNamespace(poll=lambda: 0, stdout=io.BytesIO(LISTING.encode()))

    monkeypatch.setattr(speech.subprocess, "Popen", start)
    voice = speech.MacSpeech()
    for language in ("de", "en", "fr", "ar", "fi"):
        voice.say("a line", 50, 50, language)
    assert [line[1:3] for line in started[1:]] == [
        ["-v", "Anna"], ["-v", "Samantha"], ["-v", "Amélie"], ["-v", "Majed"], ["-r", "175"],
    ]  # fmt: skip


def test_the_voice_is_told_the_language_of_the_game(narrator: Narrator):
    for code in ("de", "pt_BR", "qps"):
        i18n.install(code)
        narrator.say(code, interrupt=True)
    i18n.install("en")
    assert [each[3] for each in narrator.voice.told if each != "stop"] == ["de", "pt", "en"]


def test_windows_reads_lines(commands: list[list[str]]):
    voice = speech.WindowsSpeech()
    voice.say("a line\nand another — ü", 50, 100, "de")
    voice.say("two", 50, 0, "de")
    voice.stop()
    assert len(commands) == 1
    assert commands[0][0] == "powershell"
    voice._shell.kill()
    voice._shell.wait()
    voice.stop()
    voice.say("three", 50, 50, "de")
    assert len(commands) == 2
    voice._shell.kill()


def test_a_voice_that_cannot_start_does_not_end_the_game(monkeypatch: pytest.MonkeyPatch):
    def broken(*args: object, **options: object) -> None:
        raise OSError("no such program")

    monkeypatch.setattr(speech.subprocess, "Popen", broken)
    for voice in (speech.SpeechDispatcher(), speech.MacSpeech(), speech.WindowsSpeech()):
        voice.say("a line", 50, 50, "de")
        assert not voice.busy()
        voice.stop()


def test_speaking_never_holds_the_game_up(
    commands: list[list[str]], services: Services, monkeypatch: pytest.MonkeyPatch
):
    """No line is waited for."""
    for waiting in ("wait", "communicate"):
        monkeypatch.setattr(POPEN, waiting, lambda *_: pytest.fail("the game waits for the voice"))
    services.change(narration=True)
    services.narrator.voice = speech.SpeechDispatcher()
    for n in range(20):
        services.narrator.say(f"line {n}", interrupt=n % 3 == 0)
        services.narrator.update()
    assert commands
    services.narrator.silence()
