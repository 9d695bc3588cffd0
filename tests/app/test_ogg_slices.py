"""Tests for decoding a long sound slice by slice: the samples are the same, and nothing waits long."""

import time
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game import files
from game.app.audio.decoding import Decoder, length, slices

LONG = ("music/title.ogg", "music/crawl-danger.ogg", "sounds/ambience-drips.ogg", "sounds/death.ogg")


@pytest.fixture(params=[2, 1], ids=["stereo", "mono"])
def sides(request: pytest.FixtureRequest) -> Iterator[int]:
    pygame.mixer.init(44100, -16, request.param, 512, allowedchanges=0)
    yield request.param
    pygame.mixer.quit()


@pytest.mark.slow
@pytest.mark.parametrize("name", LONG)
def test_slices_make_the_whole(name: str, sides: int):
    decoder = Decoder([name])
    decoder.join()
    (made,) = decoder.sounds
    assert made.get_raw() == pygame.mixer.Sound(str(files.asset(name))).get_raw()


@pytest.mark.parametrize("name", LONG)
def test_no_slice_is_long(name: str):
    """The mixer is blocked while it decodes a slice: a second or two of sound at the most."""
    data = files.asset(name).read_bytes()
    new = [count for _piece, count in slices(data)]
    assert sum(new) == length(data)
    assert max(new) < 44100 * 2


def test_two_pieces_of_a_theme_are_of_one_length():
    """Otherwise the danger layer would drift away from the calm one."""
    for path in files.asset("music").glob("*-danger.ogg"):
        calm = path.with_name(path.name.replace("-danger", ""))
        assert length(path.read_bytes()) == length(calm.read_bytes())


@pytest.mark.slow
def test_what_is_given_up_ends_soon(sides: int):
    decoder = Decoder(LONG * 50)
    decoder.give_up()
    assert len(decoder.sounds) <= len(LONG) * 50
    assert not decoder.is_alive()


def test_what_cannot_be_read_is_left_out(sides: int, tmp_path: Path):
    (tmp_path / "bad.ogg").write_bytes(b"OggS" + bytes(40))
    (tmp_path / "none.ogg").write_bytes(b"")
    decoder = Decoder([str(tmp_path / "bad.ogg"), str(tmp_path / "none.ogg"), str(tmp_path / "no.ogg")])
    decoder.join()
    assert decoder.sounds == []


def test_one_decodes_at_a_time(sides: int, monkeypatch: pytest.MonkeyPatch) -> None:
    real, busy, most = pygame.mixer.Sound, 0, 0

    def watched(*args: object, **named: object) -> pygame.mixer.Sound:
        nonlocal busy, most
        if named:  # no file
            return real(*args, **named)
        busy += 1
        most = max(most, busy)
        time.sleep(0.002)
        sound = real(*args)
        busy -= 1
        return sound

    monkeypatch.setattr(pygame.mixer, "Sound", watched)
    decoders = [Decoder(["sounds/strike-1.ogg", "sounds/sting-defeat.ogg"]) for _ in range(3)]
    for decoder in decoders:
        decoder.join()
    assert most == 1
