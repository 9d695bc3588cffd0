"""A score for fluidsynth: notes in beats, played by General MIDI instruments, cut to a seamless loop."""

from __future__ import annotations

import subprocess
import tempfile
from pathlib import Path

import mido
import numpy as np
import soundfile

from .dsp import RATE, Rng, Wave

SOUND_FONT = Path("/usr/share/sounds/sf2/FluidR3_GM.sf2")
BLOCK = 64  # samples: fluidsynth starts notes only at multiples, so a loop must be one
# a MIDI quarter of 882 blocks is a whole number of microseconds, too, so the second pass is played like the first
QUARTER = 1_280_000  # microseconds
TICKS = 1440  # MIDI ticks per quarter
TICKS_PER_SECOND = TICKS / (QUARTER / 1e6)
SPLICE = 2048  # samples over which the loop's end is blended into its beginning
SYNTH = {
    "reverb.room-size": 0.6,
    "reverb.level": 0.3,
    "reverb.damp": 0.4,
    "reverb.width": 0.8,
    "chorus.active": 0,
}
DEGREES = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}

Note = tuple[float, float, int]  # start in beats, length in beats, MIDI key


def key(name: str) -> int:
    """The MIDI key of a note's name, as in C#4, Eb5."""
    return DEGREES[name[0]] + name.count("#") - name[1:].count("b") + 12 * (int(name[-1]) + 1)


def melody(text: str, beats_in_bar: int = 3) -> list[Note]:
    """A tune from words like `D5:1.5`, with bars separated by `|`; `-:2` is a rest of two beats.

    Raises ValueError for a bar whose beats do not add up.
    """
    notes = []
    for number, bar in enumerate(text.split("|")):
        at = 0.0
        for word in bar.split():
            name, beats = word.split(":")
            if name != "-":
                notes.append((number * beats_in_bar + at, float(beats), key(name)))
            at += float(beats)
        if abs(at - beats_in_bar) > 1e-9:
            raise ValueError(f"bar {number + 1} has {at} beats: {bar}")
    return notes


class Score:
    """Notes and controllers of up to 16 parts; `beat` is the length of a beat in seconds."""

    def __init__(self, beat: float, rng: Rng) -> None:
        self.beat = beat
        self.rng = rng
        self.events: list[tuple[int, mido.Message]] = []
        self.setup: list[mido.Message] = []

    def part(self, channel: int, program: int, volume: int, pan: int = 64) -> None:
        """Give a channel its instrument, volume and place (0 left, 127 right)."""
        self.setup.append(mido.Message("program_change", channel=channel, program=program))
        for control, value in ((7, volume), (10, pan), (91, 30), (93, 0)):
            self.setup.append(mido.Message("control_change", channel=channel, control=control, value=value))

    def _tick(self, beat: float) -> int:
        return max(0, round(beat * self.beat * TICKS_PER_SECOND))

    def note(self, channel: int, start: float, beats: float, pitch: int, strength: float) -> None:
        """Add a note, a little early or late, a little louder or softer, as a person plays it."""
        begin = self._tick(start + self.rng.normal(0.012, 0.010))
        end = max(begin + 30, self._tick(start + beats))
        velocity = int(np.clip(strength + self.rng.normal(0, 3), 1, 127))
        self.events.append((begin, mido.Message("note_on", channel=channel, note=pitch, velocity=velocity)))
        self.events.append((end, mido.Message("note_off", channel=channel, note=pitch)))

    def swell(self, channel: int, start: float, beats: float, low: int, high: int) -> None:
        """Let a part swell and fade: expression from `low` to `high` and back."""
        for step in np.linspace(0, 1, 13):
            value = int(low + (high - low) * np.sin(np.pi * step))
            event = mido.Message("control_change", channel=channel, control=11, value=value)
            self.events.append((self._tick(start + beats * step), event))

    def midi(self, beats: float, passes: int) -> mido.MidiFile:
        """The score played `passes` times in a row, each `beats` long."""
        order = {"note_off": 0, "control_change": 1, "note_on": 2}
        events = [(self._tick(beats) * p + at, message) for p in range(passes) for at, message in self.events]
        events.sort(key=lambda event: (event[0], order[event[1].type]))
        track = mido.MidiTrack([mido.MetaMessage("set_tempo", tempo=QUARTER), *self.setup])
        now = 0
        for at, message in events:
            track.append(message.copy(time=at - now))
            now = at
        file = mido.MidiFile(ticks_per_beat=TICKS)
        file.tracks.append(track)
        return file

    def _played(self, beats: float, passes: int) -> Wave:
        """The score rendered, stereo. Raises FileNotFoundError without fluidsynth or the sound font."""
        if not SOUND_FONT.exists():
            raise FileNotFoundError(f"{SOUND_FONT} is missing: install fluid-soundfont-gm")
        with tempfile.TemporaryDirectory() as folder:
            source, target = Path(folder, "score.mid"), Path(folder, "score.wav")
            self.midi(beats, passes).save(source)
            settings = [word for name, value in SYNTH.items() for word in ("-o", f"synth.{name}={value}")]
            command = ["fluidsynth", "-ni", "-q", "-g", "0.5", "-r", str(RATE), *settings]
            command += ["-O", "float", "-T", "wav", "-F", str(target), str(SOUND_FONT), str(source)]
            subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            x, _ = soundfile.read(target, always_2d=True)
        return x

    def loop(self, beats: float) -> Wave:
        """The score rendered, `beats` long: stereo, with its last sounds ringing on into its beginning.

        Three passes are played and the second is kept, which contains the echoes of the first; its start is blended
        with what really follows its end.
        """
        x = self._played(beats, 3)
        length = round(beats * self.beat * RATE)
        loop, after = x[length : 2 * length].copy(), x[2 * length : 2 * length + SPLICE]
        blend = np.sin(np.linspace(0, np.pi / 2, SPLICE))[:, None] ** 2
        loop[:SPLICE] = after * (1 - blend) + loop[:SPLICE] * blend
        return loop

    def once(self, beats: float) -> Wave:
        """The score rendered once, `beats` long, with everything that rings until then: stereo."""
        self.events.append((self._tick(beats), mido.Message("control_change", channel=0, control=11, value=127)))
        return self._played(beats, 1)[: round(beats * self.beat * RATE)]
