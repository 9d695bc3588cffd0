"""Tests for sound: every cue is really heard, and the game works without a sound device."""

import itertools
import json
from pathlib import Path
from unittest.mock import Mock

import pygame
import pytest

from game import files
from game.app.audio.cues import Ducking, Voices
from game.app.audio.sounds import Sounds
from game.app.main import Loop
from game.app.play.plays import new_match
from game.app.routes.menus import table_of
from game.app.screens.result import STINGS
from game.app.screens.title import TitleScene
from game.app.services import Services
from game.app.settings import Settings
from game.app.table.skins import SKINS
from tests.rotation import QUARTERS, rotating, stable_number

from .conftest import MakeServices
from .driving import frames, show
from .listening import FAST, loud, recorded, run

CUES = json.loads(files.asset("sounds/cues.json").read_text(encoding="utf-8"))
BUSES = ("music", "effects", "ambience")
HEARD = 40.0  # least RMS of 16-bit samples that counts as heard


@pytest.fixture
def sounds():
    made = Sounds(Settings())
    assert made.alive
    yield made
    made.stop()


def began(sounds: Sounds) -> None:
    """Update until music and loops play at full volume."""
    for _ in range(40):
        sounds.update(0.05)
        for part in (sounds._stems, sounds._loops):
            if part._decoder is not None:
                part._decoder.join()


def test_every_cue_has_its_files_and_a_bus():
    for name, cue in CUES.items():
        assert cue["bus"] in BUSES, name
        assert all(files.asset(file).exists() for file in cue["files"]), name


def test_every_sound_that_is_asked_for_exists():
    """Every name in the code that looks like a cue must be a cue."""
    asked = set(SKINS["scoundrel"].flourishes) | {skin.music for skin in SKINS.values()} | set(STINGS.values())
    for source in (files.HERE / "app").rglob("*.py"):
        text = source.read_text(encoding="utf-8")
        asked |= {piece.split('"')[1] for piece in text.split("sounds.play(")[1:] if piece.startswith('"')}
        asked |= {piece.split('"')[1] for piece in text.split("self.play(")[1:] if piece.startswith('"')}
        asked |= {piece.split('"')[1] for piece in text.split("music = ")[1:] if piece.startswith('"')}
    assert asked - {""} <= set(CUES)


def test_what_is_set_to_nothing_is_silent(sounds: Sounds):
    for bus in BUSES:
        sounds.apply(Settings(**{bus: 0}))
        assert sounds.volume(bus) == 0
        assert all(sounds.volume(other) > 0 for other in BUSES if other != bus)
    sounds.apply(Settings(master=0))
    assert all(sounds.volume(bus) == 0 for bus in BUSES)


def test_loops_go_on_until_they_are_stopped(sounds: Sounds):
    sounds.loop("low-life")
    sounds.loop("low-life")
    began(sounds)
    assert list(sounds._loops.channels) == ["low-life"]
    assert sounds._loops.channels["low-life"].get_busy()
    sounds.loop("low-life", on=False)
    sounds.loop("low-life", on=False)
    began(sounds)
    assert not sounds._loops.channels


def test_a_loop_that_is_not_wanted_any_more_when_it_is_there_does_not_begin(sounds: Sounds):
    sounds.loop("ambience-torch")
    sounds.update(0.02)
    sounds.loop("ambience-torch", on=False)
    sounds.loop("low-life")
    began(sounds)
    assert list(sounds._loops.channels) == ["low-life"]


@pytest.mark.slow
def test_a_great_event_makes_the_music_step_back(sounds: Sounds):
    """The cue says how far; the music changes without a jump, and returns when the cue is over."""
    sounds.music("music-scoundrel")
    began(sounds)
    assert sounds._stems._moved[0] == 1.0
    sounds.play("dragon-roar")
    heard = []
    for _ in range(300):
        sounds.update(1 / 60)
        heard.append(sounds._stems._moved[0])
    assert min(heard) == pytest.approx(10 ** (-sounds.cues["dragon-roar"].duck / 20))
    assert max(abs(a - b) for a, b in itertools.pairwise(heard)) < 0.15
    assert heard[0] > min(heard) == heard[10]
    assert heard[-1] == 1.0


def test_only_a_cue_that_ducks_lowers_the_music(sounds: Sounds, monkeypatch: pytest.MonkeyPatch):
    asked: list[float] = []
    monkeypatch.setattr(Ducking, "under", lambda duck, decibels, seconds: asked.append(decibels))
    for name in ("dragon-roar", "ui-move", "card-deal"):
        sounds.play(name)
    assert asked == [sounds.cues["dragon-roar"].duck]
    assert asked > [0.0]


def test_cues_are_dropped_while_sound_is_held(sounds: Sounds, monkeypatch: pytest.MonkeyPatch):
    heard: list[str] = []
    monkeypatch.setattr(Voices, "play", lambda voices, name, sound, gain: heard.append(name))
    for held in (True, False):
        sounds.hold(held)
        sounds.play("ui-move")
        assert heard == ([] if held else ["ui-move"])


def test_a_cue_of_a_silent_bus_is_not_played(sounds: Sounds, monkeypatch: pytest.MonkeyPatch):
    heard: list[float] = []
    monkeypatch.setattr(Voices, "play", lambda voices, name, sound, gain: heard.append(gain))
    for effects in (0, 40, 80):
        sounds.apply(Settings(effects=effects))
        sounds.play("ui-move")
    assert len(heard) == 2
    assert 0 < heard[0] < heard[1] <= 1


@pytest.mark.slow
def test_mono_is_one_channel(sounds: Sounds):
    sounds.music("music-title")
    sounds.loop("ambience-torch")
    sounds.apply(Settings(mono=True))
    assert pygame.mixer.get_init()[2] == 1
    assert sounds.playing == "music-title"
    began(sounds)
    assert sounds._stems.runs
    assert sounds._loops.channels["ambience-torch"].get_busy()


def test_another_window_in_front_silences_the_game(services: Services, sounds: Sounds):
    services.sounds = sounds
    sounds.loop("ambience-torch")
    loop, calls = Loop(services), []
    sounds.hold = calls.append
    show(services, TitleScene(services))
    for kind in (pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED):
        loop.frame([pygame.event.Event(kind)], 1 / 60)
    services.change(background=True)
    loop.frame([pygame.event.Event(pygame.WINDOWFOCUSLOST)], 1 / 60)
    assert calls == [True, False, False]


def test_the_narrator_is_silent_there_as_well(make_services: MakeServices):
    services = make_services(narration=True)
    services.narrator.voice = voice = Mock(busy=lambda: False)
    loop = Loop(services)
    for kind in (pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED):
        loop.frame([pygame.event.Event(kind)], 1 / 60)
        services.narrator.say(f"after {kind}")
    assert list(services.narrator.spoken) == [f"after {pygame.WINDOWFOCUSLOST}", f"after {pygame.WINDOWFOCUSGAINED}"]
    assert [call.args[0] for call in voice.say.call_args_list] == [f"after {pygame.WINDOWFOCUSGAINED}"]


def test_scenes_have_their_music(services: Services):
    show(services, TitleScene(services))
    assert services.sounds.playing == "music-title"
    game = services.games["scoundrel"]
    services.stack.push(table_of(services, new_match(services, game, seed=1)))
    frames(services)
    assert services.sounds.playing == "music-scoundrel"
    services.stack.top.commands.menu()
    frames(services)
    assert services.stack.top.name == "pause"
    assert services.sounds.playing == "music-scoundrel"


def test_every_game_has_its_own(services: Services):
    services.stack.push(table_of(services, new_match(services, services.games["diamonds"], seed=1)))
    frames(services)
    assert services.sounds.playing == "music-diamonds"


# no device


@pytest.mark.slow
def test_without_a_device_the_game_is_silent_and_looks_for_one_now_and_then(monkeypatch: pytest.MonkeyPatch):
    """standards.md H20: a hundred failures do no harm, and the sound comes back."""
    tries: list[int] = []
    real = pygame.mixer.init

    def broken(*args: object, **options: object) -> None:
        tries.append(1)
        raise pygame.error("no device")

    monkeypatch.setattr(pygame.mixer, "init", broken)
    sounds = Sounds(Settings())
    for _ in range(6000):
        sounds.update(0.1)
        sounds.play("strike")
        sounds.music("music-scoundrel")
        sounds.loop("low-life")
        sounds.hold(True)
    assert not sounds.alive
    assert 5 < len(tries) < 20
    monkeypatch.setattr(pygame.mixer, "init", real)
    sounds.device_came()
    assert sounds.alive
    assert sounds.playing == "music-scoundrel"
    began(sounds)
    assert not sounds._stems.runs  # another window still has the focus
    sounds.hold(False)
    began(sounds)
    assert sounds._stems.runs
    assert sounds._loops.channels["low-life"].get_busy()
    sounds.stop()


@pytest.mark.slow
@pytest.mark.parametrize("driver", ["nonsense", "disk"])
def test_a_machine_without_a_sound_device_plays_on(driver: str, tmp_path: Path):
    """All services in a separate process; the disk driver fails because it cannot write its file."""
    code = """
from game import files
from game.app import window
from game.app.services import Services
from game.app.main import Loop
from game.app.main import Loop
from game.app.screens.title import TitleScene
from game.app.routes import Routes
from game.app.settings import Settings
from game.app.audio.cues import Ducking
from game.app.audio.cues import Voices
from game.rules import games
import sys
window.start()
services = Services(window.Window((1280, 800), False), files.homes(sys.argv[1]), Settings(), games(), Routes)
services.stack.push(TitleScene(services))
loop = Loop(services)
for _ in range(5):
    loop.frame([], 0.1)
    services.sounds.play("strike")
print(services.sounds.alive)
"""
    done = run(code, tmp_path, SDL_AUDIODRIVER=driver, SDL_DISKAUDIOFILE=str(tmp_path / "no" / "such" / "file"))
    assert done == ["False"]


# recorded sound

RECORD = """
import zlib
from game.app.audio import cues as loops
loops.FADE = 0  # it fades by the clock, which here is slower than what is heard
for name, cue in list(sounds.cues.items()):
    for each in cue.files:
        if zlib.crc32(each.encode()) % int(os.environ["QUARTERS"]) != int(os.environ["QUARTER"]):
            continue
        sounds.cues[name] = cue._replace(files=(each,))
        pygame.mixer.stop()
        before = os.path.getsize(file)
        if cue.bus == "music" and cue.loop:
            sounds.music(name)
            there(name)
        elif cue.loop:
            sounds.loop(name)
            there(name)
        else:
            sounds.play(name)
        hear(1.5 if cue.loop else 0.4)
        print(each, before, os.path.getsize(file), flush=True)
        sounds.loop(name, on=False)
        if sounds.playing:
            sounds.music("")
            wait(1.1)
sounds.stop()
"""


@pytest.mark.slow
@pytest.mark.parametrize("quarter", rotating(range(QUARTERS)))
def test_every_sound_is_heard(tmp_path: Path, quarter: int):
    """SDL's disk driver writes to a file what a loudspeaker would get, here ten times as fast."""
    told, samples = recorded(RECORD, tmp_path, QUARTER=str(quarter), QUARTERS=str(QUARTERS), **FAST)
    loudness = {
        file: loud(samples, begin, end) for file, begin, end in zip(told[::3], told[1::3], told[2::3], strict=True)
    }
    every = {file for cue in CUES.values() for file in cue["files"]}
    assert set(loudness) == {file for file in every if stable_number(file) % QUARTERS == quarter}
    assert {file: loud for file, loud in loudness.items() if loud < HEARD} == {}


def test_every_sound_belongs_to_a_cue():
    files_there = {path.name for path in files.asset("sounds").glob("*.ogg")}
    assert files_there == {Path(file).name for cue in CUES.values() for file in cue["files"] if "sounds/" in file}


HOLD = """
sounds.hold(True)
getattr(sounds, how)(name)
if again:
    sounds.restart()
hear(0.5)
print(os.path.getsize(file))
sounds.hold(False)
if how != "play":
    there(name)
hear(1.5)
print(os.path.getsize(file), flush=True)
sounds.stop()
"""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("how", "name"), [("play", "strike"), ("loop", "ambience-torch"), ("music", "music-scoundrel")]
)
@pytest.mark.parametrize("again", [False, True], ids=["new", "on a new device"])
def test_what_begins_while_another_window_is_in_front_waits(how: str, name: str, again: bool, tmp_path: Path):
    """A cue that has ended meanwhile is left out; a sound that goes on is heard when the player is back."""
    (there, end), samples = recorded(f"how, name, again = {how!r}, {name!r}, {again}\n" + HOLD, tmp_path, **FAST)
    assert loud(samples, "0", there) == 0.0
    assert (loud(samples, there, end) > HEARD) is (how != "play")
