"""Tests for voices: each cue has a limited number, the oldest stops first, and the sum does not clip."""

import itertools
from pathlib import Path

import pygame
import pytest

from game.app.audio.cues import OF_ONE, TOGETHER, Voices
from game.app.audio.sounds import QUICK, Sounds
from game.app.settings import Settings

from .listening import recorded

LONG = bytes(4 * 44100 * 20)  # silence


@pytest.fixture
def sounds():
    made = Sounds(Settings(master=100, effects=100))
    assert made.alive
    yield made
    made.stop()


def test_no_cue_has_more_voices_than_it_may(sounds: Sounds):
    """The cue's oldest voice is stopped, and other cues keep theirs."""
    voices, sound = Voices(), pygame.mixer.Sound(buffer=LONG)
    voices.play("other", pygame.mixer.Sound(buffer=LONG), 1.0)
    begun = []
    for i in range(OF_ONE + 2):
        voices.now = i * 1.0
        voices.play("roar", sound, 1.0)
        begun.append(voices._voices[-1].begun)
    assert [voice.begun for voice in voices._voices if voice.cue == "roar"] == begun[-OF_ONE:]
    assert [voice.cue for voice in voices._voices].count("other") == 1


def test_where_every_channel_is_taken_the_oldest_voice_goes(sounds: Sounds):
    voices, made = Voices(), [pygame.mixer.Sound(buffer=LONG) for _ in range(40)]
    for i, sound in enumerate(made):
        voices.now = i * 1.0
        voices.play(f"cue {i}", sound, 1.0)
    heard = [voice.cue for voice in voices._voices if voice.busy]
    assert heard == [f"cue {i}" for i in range(40 - len(heard), 40)]
    assert 10 < len(heard) < 40


def test_what_comes_together_shares_the_room(sounds: Sounds):
    voices, sound = Voices(), pygame.mixer.Sound(buffer=LONG)
    voices.play("a", sound, 0.8)
    voices.play("b", sound, 0.8)
    voices.now += TOGETHER * 1.1
    voices.play("c", sound, 0.8)
    loud = [voice.channel.get_volume() for voice in voices._voices]
    assert loud[1] == pytest.approx(0.8 / 2**0.5, abs=0.02)
    assert loud[0] == loud[2] == pytest.approx(0.8, abs=0.02)


def test_a_deal_ripples(sounds: Sounds):
    """Each card of a quick deal sounds a little higher; the next deal starts low again."""
    cue = sounds.cues["card-deal"]
    assert cue.rises
    heard = []
    for _ in range(4):
        sounds.play("card-deal")
        heard.append(sounds._last["card-deal"][0])
        sounds.update(0.09)
    assert heard == [0, 1, 2, 3]
    sounds.update(QUICK)
    sounds.play("card-deal")
    assert sounds._last["card-deal"][0] == 0


def test_no_take_is_heard_twice_in_a_row(sounds: Sounds):
    heard = []
    for _ in range(30):
        sounds.play("strike")
        sounds.update(1.0)
        heard.append(sounds._last["strike"][0])
    assert all(a != b for a, b in itertools.pairwise(heard))
    assert set(heard) == {0, 1, 2}


CROWD = """
sounds = None
pygame.mixer.quit()
sounds = Sounds(Settings(**set_to))
sounds._chance.choice = lambda files: files[0]
sounds.music("music-scoundrel")
sounds.danger(1.0)
while not sounds._stems.runs:
    wait(0.02)
wait(3.0)
for _ in range(6):
    for cue in ("strike", "hurt-heavy", "slain", "blood", "weapon-break", "dragon-roar", "coin", "card-place"):
        sounds.play(cue)
    wait(0.1)
wait(1.0)
sounds.stop()
"""


@pytest.mark.slow
@pytest.mark.parametrize("level", [80, 100])
def test_everything_at_once_does_not_clip(level: int, tmp_path: Path):
    """Eight cues at once, and again before they are over, with the music of danger."""
    set_to = {"master": level, "music": level, "effects": level, "ambience": level}
    _, samples = recorded(f"set_to = {set_to}\n" + CROWD, tmp_path)
    assert 4000 < abs(samples).max() < 32767
