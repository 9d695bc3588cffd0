"""Tests for music in stems: they always stay in step, danger changes only their volume, and no frame waits for them."""

import time
import wave
from pathlib import Path

import numpy as np
import pygame
import pytest

from game.app.audio.cues import Cue, Stems

from .listening import FAST, recorded

RATE = 44100
LENGTH = 30_011  # samples of a short piece, no multiple of the mixer's buffer


@pytest.fixture
def player():
    pygame.mixer.init(RATE, -16, 2, 512, allowedchanges=0)
    made = Stems()
    yield made
    made.close()
    pygame.mixer.quit()


def piece(folder: Path, name: str) -> Cue:
    """A piece of two stems with one click each: the base in the left channel, danger in the right."""
    for side, file in enumerate((f"{name}.wav", f"{name}-danger.wav")):
        samples = np.zeros((LENGTH, 2), np.int16)
        samples[1000, side] = 20_000
        with wave.open(str(folder / file), "wb") as out:
            out.setparams((2, 2, RATE, LENGTH, "NONE", ""))
            out.writeframes(samples.tobytes())
    return Cue((str(folder / f"{name}.wav"), str(folder / f"{name}-danger.wav")), "music", 1.0, True)


def play(player: Stems, seconds: float, dt: float = 0.1) -> None:
    """Update the player for some seconds, waiting for each decoder."""
    for _ in range(round(seconds / dt)):
        player.update(dt, 1.0, 1.0)
        if player._decoder is not None:
            player._decoder.join()


def gains(player: Stems) -> tuple[float, ...]:
    return player._moved


# danger


def test_danger_comes_and_goes_without_a_jump(player: Stems, tmp_path: Path):
    player.wanted = piece(tmp_path, "hall")
    play(player, 2)
    assert gains(player) == (1.0, 0.0)
    player.danger = 1.0
    play(player, 1.2)
    assert 0.4 < gains(player)[1] < 0.6
    play(player, 2)
    assert gains(player) == (1.0, 1.0)
    player.danger = 0.0
    play(player, 2.5)
    assert 0.4 < gains(player)[1] < 0.6
    play(player, 3)
    assert gains(player) == (1.0, 0.0)


def test_a_piece_of_one_stem_knows_no_danger(player: Stems, tmp_path: Path):
    whole = piece(tmp_path, "hall")
    player.wanted = whole._replace(files=whole.files[:1])
    player.danger = 1.0
    play(player, 4)
    assert player.runs
    assert len(player._channels) == 1


# changing the piece


def test_never_more_than_one_piece_is_decoded(player: Stems, tmp_path: Path):
    """The old piece fades out and is released before the new one is loaded."""
    first, second = piece(tmp_path, "first"), piece(tmp_path, "second")
    player.wanted = first
    play(player, 2)
    player.wanted = second
    play(player, 0.5)
    assert player._decoder is None
    assert player._playing == first
    assert 0.3 < gains(player)[0] < 0.6
    play(player, 0.6)
    assert player._playing is None or player._playing == second
    play(player, 1.5)
    assert player._playing == second
    assert gains(player)[0] == 1.0


def test_the_last_wish_wins(player: Stems, tmp_path: Path):
    first, second = piece(tmp_path, "first"), piece(tmp_path, "second")
    player.wanted = first
    player.update(0.1, 1.0, 1.0)
    assert player._decoder is not None
    player.wanted = second
    play(player, 2)
    assert player._playing == second
    player.wanted = first
    play(player, 0.4)
    player.wanted = second
    play(player, 2)
    assert player._playing == second
    assert gains(player)[0] == 1.0


def test_silence_is_a_wish_too(player: Stems, tmp_path: Path):
    player.wanted = piece(tmp_path, "hall")
    play(player, 2)
    player.wanted = None
    play(player, 2)
    assert not player.runs
    assert not any(pygame.mixer.Channel(i).get_busy() for i in range(2))


def test_what_cannot_be_read_is_silent(player: Stems, tmp_path: Path):
    player.wanted = Cue((str(tmp_path / "no.ogg"),), "music", 1.0, True)
    play(player, 1)
    assert not player.runs
    player.wanted = piece(tmp_path, "hall")
    play(player, 2)
    assert player.runs


def test_no_frame_waits_for_the_decoder(player: Stems, monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    """`update` returns while the decoder works, however long that takes."""
    real, began = pygame.mixer.Sound, []

    def slow(*words: object, **named: object) -> pygame.mixer.Sound:
        if words:
            began.append(time.monotonic())
            while not let:
                time.sleep(0.005)
        return real(*words, **named)

    let: list[bool] = []
    monkeypatch.setattr(pygame.mixer, "Sound", slow)
    player.wanted = piece(tmp_path, "hall")
    for _ in range(5):
        player.update(0.02, 1.0, 1.0)
    assert not player.runs
    let.append(True)
    play(player, 1)
    assert player.runs
    assert len(began) == 2


# synchronous stems

CLICKS = """
from game.app.audio import cues
from game.app.audio.cues import Cue


class Slow:
    \"\"\"A channel after which the mixer comes before the next, the first times.\"\"\"

    plays = 0

    def __init__(self, number):
        self.true, self.number = real(number), number

    def __getattr__(self, name):
        return getattr(self.true, name)

    def play(self, *words, **named):
        self.true.play(*words, **named)
        if self.number == 0 and Slow.plays < late:
            Slow.plays += 1
            time.sleep(0.05)


cues.TRIES, real, pygame.mixer.Channel = tries, pygame.mixer.Channel, Slow
folder = sys.argv[1]
sounds.cues["piece"] = Cue((folder + "/hall.wav", folder + "/hall-danger.wav"), "music", 1.0, True)
sounds.music("piece")
sounds.danger(1.0)
wait(1.5)
sounds.stop()
"""


@pytest.mark.slow
@pytest.mark.parametrize(("late", "tries", "apart"), [(0, 20, False), (3, 20, False), (3, 1, True)])
def test_two_stems_stay_in_step(late: int, tries: int, apart: bool, tmp_path: Path):
    """Every click of one stem is at the same sample as one of the other, over many loops; also if the mixer ran between
    their starts, unless the player had only one try."""
    piece(tmp_path, "hall")
    _, samples = recorded(f"late, tries = {late}, {tries}\n" + CLICKS, tmp_path, **FAST)
    left, right = (np.flatnonzero(np.abs(side) > 2000) for side in samples.reshape(-1, 2).T)
    count = min(len(left), len(right))
    assert count >= 5
    assert set(np.diff(left)) == {LENGTH}
    assert bool((left[-5:] != right[-5:]).any()) is apart
