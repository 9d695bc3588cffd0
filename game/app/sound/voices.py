"""Voices for cues that are heard once: not too many of one, and none that pile up to a crash."""

from typing import NamedTuple

import pygame

OF_ONE = 3  # voices of the same cue
TOGETHER = 0.05  # seconds within which cues are one event to the ear
OVER = 30  # milliseconds in which a voice is taken away


class Voice(NamedTuple):
    """A cue that is being heard."""

    cue: str
    sound: pygame.mixer.Sound
    channel: pygame.mixer.Channel
    begun: float

    @property
    def busy(self) -> bool:
        """Is it still heard, and its channel not another's by now?"""
        return bool(self.channel.get_sound() is self.sound and self.channel.get_busy())


class Voices:
    """Plays cues on the channels that are not reserved."""

    def __init__(self) -> None:
        self.now = 0.0  # seconds, the game's
        self._voices: list[Voice] = []  # the oldest first

    def play(self, cue: str, sound: pygame.mixer.Sound, gain: float) -> None:
        """Play a cue.  What begins together shares the room: each voice more is that much softer."""
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
