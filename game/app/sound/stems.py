"""Music in two stems that run side by side for ever; only how loud they are ever changes.

The first stem is always heard, the second one as far as there is danger.  They are decoded whole, so that a loop has
no seam, and beside the game, so that no frame waits; never more than one piece at a time.
"""

import logging

import pygame

from .cues import Cue
from .decoder import Decoder

log = logging.getLogger(__name__)
FADE = 0.9  # seconds in which a piece comes or goes
RISE, CALM = 2.5, 5.0  # seconds in which danger comes, and goes
RESERVED = 3  # channels: one for each stem, one for their witness
TRIES = 20
SILENCE = bytes(4)  # one sample


class Stems:
    """Plays one piece of music at a time.  `wanted` is the one that is to be heard, None for silence; `danger` is where
    the second stem is heading, from 0 to 1.

    It needs a mixer whose first channels are `RESERVED`.
    """

    def __init__(self) -> None:
        self.wanted: Cue | None = None
        self.danger = 0.0
        self._playing: Cue | None = None
        self._stems: list[pygame.mixer.Sound] = []
        self._decoder: Decoder | None = None
        self._channels: list[pygame.mixer.Channel] = []
        self._near, self._shown = 0.0, 0.0  # how far danger and the piece itself have come, from 0 to 1
        self._moved: tuple[float, ...] = ()

    @property
    def runs(self) -> bool:
        """Is a piece being played?"""
        return bool(self._stems)

    def update(self, dt: float, loud: float, share: float) -> None:
        """Let time pass.  `loud` is how loud the player wants music, `share` how much of that is left just now."""
        if self._playing == self.wanted:
            self._shown = min(1.0, self._shown + dt / FADE)
        elif self._stems and self._shown > 0:
            self._shown = max(0.0, self._shown - dt / FADE)
        else:
            self._stop()
            self._fetch()
        step = dt / (RISE if self.danger > self._near else CALM)
        self._near += max(-step, min(step, self.danger - self._near))
        for stem in self._stems:
            stem.set_volume(loud * (self._playing.gain if self._playing else 0.0))
        self._move((self._shown * share, self._shown * self._near * share))

    def close(self) -> None:
        """End it all, before the mixer is closed."""
        if self._decoder is not None:
            self._decoder.give_up()
            self._decoder = None
        self._stop()

    def _fetch(self) -> None:
        """Decode the piece that is wanted; begin as soon as it is there, if it still is."""
        if self._decoder is None:
            if self.wanted is not None:
                self._decoder = Decoder(self.wanted.files)
        elif not self._decoder.is_alive():
            decoder, self._decoder = self._decoder, None
            if self.wanted is not None and decoder.names == self.wanted.files:
                self._playing, self._stems = self.wanted, decoder.sounds
                self._near = self.danger
                self._begin()

    def _begin(self) -> None:
        """Both stems begin with the same sample.

        The mixer might take its next piece of sound between the two.  A sample of silence that begins before them and
        is still to be played after them shows that it has not.
        """
        silence, witness = pygame.mixer.Sound(buffer=SILENCE), pygame.mixer.Channel(RESERVED - 1)
        self._channels, self._moved = [pygame.mixer.Channel(i) for i in range(len(self._stems))], ()
        for _ in range(TRIES):
            witness.play(silence)
            for channel, stem in zip(self._channels, self._stems, strict=True):
                channel.set_volume(0.0)
                channel.play(stem, loops=-1)
            if witness.get_busy():
                return
        log.warning("the stems of the music may be apart")

    def _stop(self) -> None:
        for channel in self._channels:
            channel.stop()
        self._playing, self._stems, self._channels, self._shown = None, [], [], 0.0

    def _move(self, gains: tuple[float, ...]) -> None:
        if gains == self._moved:
            return
        self._moved = gains
        for channel, gain in zip(self._channels, gains, strict=False):
            _set(channel, gain)


def _set(channel: pygame.mixer.Channel, gain: float) -> None:
    """How loud a channel is.  Set for each side, it has twice as many steps as for the whole; mono has no sides."""
    device = pygame.mixer.get_init()
    if device is not None and device[2] > 1:
        channel.set_volume(gain, gain)
    else:
        channel.set_volume(gain)
