"""Cues that run on and on: a torch, a cave, a heart."""

from collections.abc import Callable

import pygame

from .cues import Cue
from .decoder import Decoder

FADE = 900  # milliseconds in which one comes or goes
Volume = Callable[[Cue], float]


class Loops:
    """Plays each wanted cue for ever, on channels of its own: `room` of them from number `first` on.

    A cue is decoded when it is wanted and let go when it is not, one at a time.
    """

    def __init__(self, first: int, room: int):
        self.wanted: dict[str, Cue] = {}
        self.channels: dict[str, pygame.mixer.Channel | None] = {}  # of what runs; None for what cannot
        self._numbers = range(first, first + room)
        self._decoder: Decoder | None = None
        self._coming = ""

    def on(self, name: str, cue: Cue) -> None:
        """Let a cue run on and on."""
        self.wanted.setdefault(name, cue)

    def off(self, name: str) -> None:
        """Let it fade out."""
        self.wanted.pop(name, None)
        channel = self.channels.pop(name, None)
        if channel is not None:
            channel.fadeout(FADE)

    def update(self, volume: Volume) -> None:
        """Begin what is decoded, and decode what is missing."""
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
        """The player has set something."""
        for name, channel in self.channels.items():
            if channel is not None:
                channel.set_volume(volume(self.wanted[name]))

    def close(self) -> None:
        """End it all, before the mixer is closed; what is wanted begins again with the next one."""
        if self._decoder is not None:
            self._decoder.give_up()
            self._decoder = None
        self.channels.clear()
