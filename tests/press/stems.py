"""The notes of a piece's stems, without playing them; needs the libraries of the press."""

from typing import NamedTuple

import numpy as np
import pytest
import soundfile

from assets.press.sound import shelf
from assets.press.sound.dsp import Wave
from assets.press.sound.master import true_peak
from assets.press.sound.score import TICKS_PER_SECOND, Score

DRUMS = {47, 116}  # General MIDI programs; all of channel 9 are drums, too


class Note(NamedTuple):
    """A note: its start and end in seconds, and its key."""

    start: float
    end: float
    key: int
    drum: bool


class Written(Exception):
    """Raised when a score has been written, so that it is not played."""


def score(name: str, stem: int, monkeypatch: pytest.MonkeyPatch) -> tuple[list[Note], float]:
    """The notes of a stem and its length in seconds."""
    kept = []

    def keep(self: Score, beats: float) -> None:
        kept.append((self, beats))
        raise Written

    monkeypatch.setattr(Score, "loop", keep)
    with pytest.raises(Written):
        shelf.MUSIC[name][stem][0](np.random.default_rng(1))
    (written, beats) = kept[0]
    programs = {message.channel: message.program for message in written.setup if message.type == "program_change"}
    notes, open_ = [], {}
    for at, message in sorted(written.events, key=lambda event: (event[0], event[1].type == "note_on")):
        place = message.channel, getattr(message, "note", -1)
        if message.type == "note_on":
            open_[place] = at / TICKS_PER_SECOND
        elif message.type == "note_off" and place in open_:
            drum = message.channel == 9 or programs[message.channel] in DRUMS
            notes.append(Note(open_.pop(place), at / TICKS_PER_SECOND, message.note, drum))
    return notes, beats * written.beat


def baked(name: str) -> tuple[Wave, Wave]:
    """The samples of a piece's two stems as shipped."""
    base, danger = (soundfile.read(shelf.ASSETS / file, always_2d=True)[0] for file in shelf.files(name))
    return base, danger


__all__ = ["Note", "baked", "score", "true_peak"]
