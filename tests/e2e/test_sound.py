"""Tests for the sound of the real window: SDL's disk driver records it, and our sound files must be found in the
recording."""

import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np
import pygame
import pytest

from game import files
from tests.e2e.controls import Mouse
from tests.e2e.player import Player
from tests.e2e.window import Window

pytestmark = pytest.mark.e2e
Start = Callable[..., Window]
Wave = np.ndarray
RATE = 44100
LIKE = 0.2  # least likeness that counts as heard: 1 is identical; other sounds reach 0.11
CALM, STING = 8.0, 5.0  # seconds at the table before the first action, and of the sting
FILES = {
    "music": ("music/scoundrel.ogg",),
    "deal": tuple(f"sounds/card-deal-{take}.ogg" for take in range(1, 7)),
    "hit": tuple(f"sounds/strike-bare-{take}.ogg" for take in range(1, 4)),
    "sting": ("sounds/sting-defeat.ogg",),
}
PARTS = {  # samples to look for, where possible without other sounds at that moment
    "music": slice(4 * RATE, 6 * RATE),
    "deal": slice(None),
    "hit": slice(3_000, 14_000),
    "sting": slice(2 * RATE, 4 * RATE),  # after the points have been counted
}
BUSES = {"music": {"music"}, "effects": {"deal", "hit", "sting"}}


class Reckless(Player):
    """A test player that fights with bare hands, the strongest monster first, and so dies soon."""

    def choice(self, legal: list[str]) -> str:
        bare = [action for action in legal if action.endswith("fists")]
        return max(bare or legal, key=lambda action: (action.startswith("fight"), len(action), action))


def wave(path: Path) -> Wave:
    """The samples of a file as the mixer decodes it, both channels added."""
    return _together(np.frombuffer(pygame.mixer.Sound(str(path)).get_raw(), np.int16))


def _together(samples: Wave) -> Wave:
    return samples.astype(float).reshape(-1, 2).mean(1)


def highs(x: Wave) -> Wave:
    """The second difference, which emphasises high frequencies, where effects differ most from each other and from
    music."""
    return np.diff(x, 2)


def likeness(heard: Wave, sought: Wave) -> float:
    """The highest normalised correlation of `sought` with any place of `heard`."""
    size = 1 << int(np.ceil(np.log2(len(heard) + len(sought))))
    match = np.fft.irfft(np.fft.rfft(heard, size) * np.conj(np.fft.rfft(sought, size)), size)[: len(heard)]
    power = np.concatenate([[0.0], np.cumsum(heard**2)])
    ends = np.minimum(np.arange(len(heard)) + len(sought), len(heard))
    there = np.sqrt(np.maximum(power[ends] - power[: len(heard)], 1e-9))
    loud = there > there.max() * 1e-3  # silence would match everything
    return float((match / (there * np.linalg.norm(sought)))[loud].max())


def played(start: Start, folder: Path, pictures: Path, **volumes: int) -> Wave:
    """The recording of a play that is lost soon."""
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
    """The mixer, which decodes our files."""
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    pygame.mixer.init(RATE, -16, 2, 512, allowedchanges=0)
    yield
    pygame.mixer.quit()


def found(heard: Wave) -> dict[str, float]:
    """The likeness with which each sound is found."""
    sure = {}
    for name, names in FILES.items():
        bright = highs if name in BUSES["effects"] else np.diff
        waves = [bright(wave(files.asset(each))[PARTS[name]]) for each in names]
        sure[name] = max(likeness(bright(heard), each) for each in waves)
    return sure


@pytest.mark.usefixtures("mixer")
@pytest.mark.parametrize("muted", ["nothing", "music", "effects"])
def test_music_a_deal_a_hit_and_the_end_are_heard(start: Start, tmp_path: Path, pictures: Path, muted: str) -> None:
    """All sounds are heard except those of the muted bus."""
    volumes = {bus: 0 if bus == muted else 100 for bus in BUSES}
    sure = found(played(start, tmp_path, pictures, **volumes))
    heard = {name for name, like in sure.items() if like > LIKE}
    assert heard == set(FILES) - BUSES.get(muted, set()), sure
