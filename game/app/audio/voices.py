"""Voices for cues played once, limited so that simultaneous cues do not add up to a crash of noise."""

from typing import NamedTuple

import pygame

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
