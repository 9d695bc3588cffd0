"""Tests for single sounds: they are decoded in the background before they are heard, and the cache is limited."""

import threading
from collections.abc import Iterator

import pygame
import pytest

from game.app.audio import decoding
from game.app.audio.decoding import Decoder
from game.app.audio.sounds import Sounds
from game.app.settings import Settings

PATIENCE = 5  # seconds after which a test that waits fails


@pytest.fixture
def sounds() -> Iterator[Sounds]:
    made = Sounds(Settings())
    yield made
    made.stop()


def rest(sounds: Sounds, frames: int = 200) -> None:
    """Update until the expected sounds are decoded."""
    for _ in range(frames):
        sounds.update(1 / 60)
        if sounds._shelf._decoder is not None:
            sounds._shelf._decoder.join()


def test_what_may_be_heard_is_decoded_before_it_is(sounds: Sounds, monkeypatch: pytest.MonkeyPatch) -> None:
    sounds.expect(["strike", "no such cue"])
    rest(sounds)
    monkeypatch.setattr(pygame.mixer, "Sound", lambda *_: pytest.fail("it was not ready"))
    sounds.play("strike")
    sounds.play("card-deal")


def test_once_heard_every_take_is_decoded(sounds: Sounds) -> None:
    sounds.play("strike")
    rest(sounds)
    assert all(file in sounds._shelf for file in sounds.cues["strike"].files)


@pytest.mark.slow
def test_no_more_is_kept_than_there_is_room_for(sounds: Sounds) -> None:
    for name, cue in sounds.cues.items():
        if not cue.loop and cue.bus != "music":
            sounds.play(name)
    kept = sum(len(sound.get_raw()) for sound in sounds._shelf._kept.values())
    assert decoding.ROOM / 2 < kept <= decoding.ROOM


def test_nothing_waits_for_the_decoder(sounds: Sounds, monkeypatch: pytest.MonkeyPatch) -> None:
    """Updates return while the decoder works, however long that takes."""
    let, decoded = threading.Event(), []

    def slow(self: Decoder, path: object) -> pygame.mixer.Sound:
        decoded.append(let.wait(PATIENCE))
        return pygame.mixer.Sound(buffer=bytes(4))

    monkeypatch.setattr(Decoder, "_decoded", slow)
    sounds.expect(["strike"])
    for _ in range(3):
        sounds.update(1 / 60)
    let.set()
    rest(sounds)
    assert decoded
    assert all(decoded)
