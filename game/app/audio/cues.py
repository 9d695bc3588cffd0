"""Cues: the table of sounds that the game asks for by name, and playing them once or in loops."""

import json
from collections.abc import Callable
from typing import NamedTuple

import pygame

from game import files

from .decoding import Decoder


class Cue(NamedTuple):
    """A sound the game asks for by name.

    A cue that `rises` plays its files in order while it comes in quick succession; other cues play a different file
    each time. `duck` is how far the music is lowered for it, in decibels. The second file of a piece of music is its
    danger stem.
    """

    files: tuple[str, ...]
    bus: str
    gain: float
    loop: bool
    rises: bool = False
    duck: float = 0.0


def cues() -> dict[str, Cue]:
    """Load the baked cue table."""
    raw = json.loads(files.asset("sounds/cues.json").read_text(encoding="utf-8"))
    return {
        name: Cue(
            tuple(cue["files"]),
            cue["bus"],
            float(cue["gain"]),
            bool(cue["loop"]),
            bool(cue.get("rises", False)),
            float(cue.get("duck", 0.0)),
        )
        for name, cue in raw.items()
        if isinstance(cue, dict)
    }


OF_ONE = 3  # voices of the same cue at most
TOGETHER = 0.05  # seconds within which cues sound like one event
OVER = 30  # milliseconds of fading out a voice that must end


class Voice(NamedTuple):
    """A cue that is being played."""

    cue: str
    sound: pygame.mixer.Sound
    channel: pygame.mixer.Channel
    begun: float

    @property
    def busy(self) -> bool:
        """True while it is heard: its channel still plays its sound."""
        return bool(self.channel.get_sound() is self.sound and self.channel.get_busy())


class Voices:
    """Plays cues on the unreserved channels."""

    def __init__(self) -> None:
        self.now = 0.0  # game time in seconds
        self._voices: list[Voice] = []  # oldest first

    def play(self, cue: str, sound: pygame.mixer.Sound, gain: float) -> None:
        """Play a cue. Cues that start together share the loudness: each further one is softer."""
        self._voices = [voice for voice in self._voices if voice.busy]
        same = [voice for voice in self._voices if voice.cue == cue]
        if len(same) >= OF_ONE:
            self._take(same[0])
        channel = pygame.mixer.find_channel()
        if channel is None and self._voices:
            channel = self._voices[0].channel
            self._voices.pop(0)
        if channel is None:
            return
        crowd = 1 + sum(self.now - voice.begun < TOGETHER for voice in self._voices)
        channel.play(sound)
        channel.set_volume(min(1.0, gain / crowd**0.5))
        self._voices.append(Voice(cue, sound, channel, self.now))

    def _take(self, voice: Voice) -> None:
        voice.channel.fadeout(OVER)
        self._voices.remove(voice)


FADE = 900  # milliseconds of fading in and out
Volume = Callable[[Cue], float]


class Loops:
    """Plays each wanted cue in a loop, on channels of its own: `room` channels from number `first` on.

    Cues are decoded one at a time when they are wanted, and freed when they are not.
    """

    def __init__(self, first: int, room: int):
        self.wanted: dict[str, Cue] = {}
        self.channels: dict[str, pygame.mixer.Channel | None] = {}  # running cues; None if the cue could not start
        self._numbers = range(first, first + room)
        self._decoder: Decoder | None = None
        self._coming = ""

    def on(self, name: str, cue: Cue) -> None:
        """Start a looping cue."""
        self.wanted.setdefault(name, cue)

    def off(self, name: str) -> None:
        """Fade out a looping cue."""
        self.wanted.pop(name, None)
        channel = self.channels.pop(name, None)
        if channel is not None:
            channel.fadeout(FADE)

    def update(self, volume: Volume) -> None:
        """Start the cue that has been decoded, and decode the next missing one."""
        if self._decoder is None:
            self._coming = next((name for name in self.wanted if name not in self.channels), "")
            if self._coming:
                self._decoder = Decoder(self.wanted[self._coming].files)
        elif not self._decoder.is_alive():
            sounds, self._decoder = self._decoder.sounds, None
            if self._coming in self.wanted:
                self.channels[self._coming] = self._begin(sounds, volume(self.wanted[self._coming]))

    def _begin(self, sounds: list[pygame.mixer.Sound], volume: float) -> pygame.mixer.Channel | None:
        free = (channel for channel in map(pygame.mixer.Channel, self._numbers) if not channel.get_busy())
        channel = next(free, None) if sounds else None
        if channel is not None:
            channel.set_volume(volume)
            channel.play(sounds[0], loops=-1, fade_ms=FADE)
        return channel

    def set_volumes(self, volume: Volume) -> None:
        """Apply changed volume settings."""
        for name, channel in self.channels.items():
            if channel is not None:
                channel.set_volume(volume(self.wanted[name]))

    def close(self) -> None:
        """Stop everything, before the mixer is closed; wanted cues start again with the next mixer."""
        if self._decoder is not None:
            self._decoder.give_up()
            self._decoder = None
        self.channels.clear()
