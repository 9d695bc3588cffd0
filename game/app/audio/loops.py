"""Looping cues: a torch, a cave, a heartbeat."""

from collections.abc import Callable

import pygame

from .cues import Cue
from .decoder import Decoder

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
