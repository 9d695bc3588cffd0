"""The real window is really heard: SDL's disk driver writes down what a loudspeaker would get, and our files are found
in it, wave by wave."""

import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np
import pygame
import pytest

from game import files
from tests.e2e.hands import Mouse
from tests.e2e.player import Player
from tests.e2e.window import Window

pytestmark = pytest.mark.e2e
Start = Callable[..., Window]
Wave = np.ndarray
RATE = 44100
LIKE = 0.2  # how like a file a place must be that it is heard there: 1 is the same; strange ones come to 0.11
CALM, STING = 8.0, 5.0  # seconds of the table before the first deed, and of the sting
FILES = {
    "music": ("music/scoundrel.ogg",),
    "deal": tuple(f"sounds/card-deal-{take}.ogg" for take in range(1, 7)),
    "hit": tuple(f"sounds/strike-bare-{take}.ogg" for take in range(1, 4)),
    "sting": ("sounds/sting-defeat.ogg",),
}
PARTS = {  # samples that are sought: where nothing else is heard in the same moment, if that can be
    "music": slice(4 * RATE, 6 * RATE),
    "deal": slice(None),
    "hit": slice(3_000, 14_000),
    "sting": slice(2 * RATE, 4 * RATE),  # when all has been counted
}
BUSES = {"music": {"music"}, "effects": {"deal", "hit", "sting"}}


class Reckless(Player):
    """Fights with bare hands, the strongest first, and so is soon dead."""

    def choice(self, legal: list[str]) -> str:
        bare = [action for action in legal if action.endswith("fists")]
        return max(bare or legal, key=lambda action: (action.startswith("fight"), len(action), action))


def wave(path: Path) -> Wave:
    """What a file sounds like, both sides together; the mixer decodes it."""
    return _together(np.frombuffer(pygame.mixer.Sound(str(path)).get_raw(), np.int16))


def _together(samples: Wave) -> Wave:
    return samples.astype(float).reshape(-1, 2).mean(1)


def highs(x: Wave) -> Wave:
    """The highs brought forward, in which effects differ most, from each other and from music."""
    return np.diff(x, 2)


def likeness(heard: Wave, sought: Wave) -> float:
    """How like `sought` the place of `heard` is that is most like it."""
    size = 1 << int(np.ceil(np.log2(len(heard) + len(sought))))
    match = np.fft.irfft(np.fft.rfft(heard, size) * np.conj(np.fft.rfft(sought, size)), size)[: len(heard)]
    power = np.concatenate([[0.0], np.cumsum(heard**2)])
    ends = np.minimum(np.arange(len(heard)) + len(sought), len(heard))
    there = np.sqrt(np.maximum(power[ends] - power[: len(heard)], 1e-9))
    loud = there > there.max() * 1e-3  # in silence everything is alike
    return float((match / (there * np.linalg.norm(sought)))[loud].max())


def played(start: Start, folder: Path, pictures: Path, **volumes: int) -> Wave:
    """What is heard of a play that is lost soon."""
    raw = folder / "heard.raw"
    env = {"SDL_AUDIODRIVER": "disk", "SDL_DISKAUDIOFILE": str(raw)}
    settings = {"speed": "2", "welcomed": True, "background": True, "master": 100, "ambience": 0, **volumes}
    window = start("scoundrel", "--seed", 5, settings=settings, env=env)
    player = Reckless(window, Mouse(window), pictures)
    tree = window.scene("table")
    time.sleep(CALM)
    tree = player.play(tree)
    assert tree["scene"] == "result"
    time.sleep(STING)
    window.close()
    size = os.path.getsize(raw) // 4 * 4
    return _together(np.fromfile(raw, np.int16, size // 2))


@pytest.fixture
def mixer(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """What decodes our files."""
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    pygame.mixer.init(RATE, -16, 2, 512, allowedchanges=0)
    yield
    pygame.mixer.quit()


def found(heard: Wave) -> dict[str, float]:
    """How surely each sound is found."""
    sure = {}
    for name, names in FILES.items():
        bright = highs if name in BUSES["effects"] else np.diff
        waves = [bright(wave(files.asset(each))[PARTS[name]]) for each in names]
        sure[name] = max(likeness(bright(heard), each) for each in waves)
    return sure


@pytest.mark.usefixtures("mixer")
@pytest.mark.parametrize("muted", ["nothing", "music", "effects"])
def test_music_a_deal_a_hit_and_the_end_are_heard(start: Start, tmp_path: Path, pictures: Path, muted: str) -> None:
    """All of them, but those of a bus that is turned off."""
    volumes = {bus: 0 if bus == muted else 100 for bus in BUSES}
    sure = found(played(start, tmp_path, pictures, **volumes))
    heard = {name for name, like in sure.items() if like > LIKE}
    assert heard == set(FILES) - BUSES.get(muted, set()), sure
