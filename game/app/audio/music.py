"""Music in two stems that loop in parallel while only volumes change, and its ducking."""

import logging

import pygame

from .cues import Cue
from .decoding import Decoder

# Music in two stems that loop in parallel; only their volumes change.
#
# The first stem is always heard, the second one in proportion to the danger. Both are decoded whole, so that the loop
# has no seam, and in the background, so that no frame waits; never more than one piece at a time.

log = logging.getLogger(__name__)
FADE = 0.9  # seconds of fading a piece in or out
RISE, CALM = 2.5, 5.0  # seconds of fading the danger stem in, and out
RESERVED = 3  # channels: one per stem, and one to check that they start together
TRIES = 20
SILENCE = bytes(4)  # one sample


class Stems:
    """Plays one piece of music at a time. `wanted` is the piece to be heard, None for silence; `danger` is the target
    volume of the second stem, from 0 to 1.

    The first `RESERVED` channels of the mixer must be free for it.
    """

    def __init__(self) -> None:
        self.wanted: Cue | None = None
        self.danger = 0.0
        self._playing: Cue | None = None
        self._stems: list[pygame.mixer.Sound] = []
        self._decoder: Decoder | None = None
        self._channels: list[pygame.mixer.Channel] = []
        self._near, self._shown = 0.0, 0.0  # current volumes of the danger stem and of the piece, from 0 to 1
        self._moved: tuple[float, ...] = ()

    @property
    def runs(self) -> bool:
        """True if a piece is being played."""
        return bool(self._stems)

    def update(self, dt: float, loud: float, share: float) -> None:
        """Advance time. `loud` is the music volume setting, `share` the factor left by ducking."""
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
        """Stop everything, before the mixer is closed."""
        if self._decoder is not None:
            self._decoder.give_up()
            self._decoder = None
        self._stop()

    def _fetch(self) -> None:
        """Decode the wanted piece, and start it when it is ready and still wanted."""
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
        """Start both stems at the same sample.

        The mixer might fetch its next buffer between the two starts. One sample of silence is started first: if it is
        still playing after both starts, the mixer has not.
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
    """Set a channel's volume. Setting both sides separately gives twice as many steps as setting the whole; mono has no
    sides."""
    device = pygame.mixer.get_init()
    if device is not None and device[2] > 1:
        channel.set_volume(gain, gain)
    else:
        channel.set_volume(gain)


ATTACK, RELEASE = 0.08, 0.6  # seconds for lowering and for coming back


class Ducking:
    """The current ducking of the music: `depth`, in decibels."""

    def __init__(self) -> None:
        self.depth = 0.0
        self._goal, self._rest = 0.0, 0.0

    def under(self, decibels: float, seconds: float) -> None:
        """Lower the music by `decibels` for `seconds`; of overlapping requests the larger values hold."""
        self._goal = max(decibels, self._goal if self._rest > 0 else 0.0)
        self._rest = max(seconds, self._rest)

    def update(self, dt: float) -> None:
        """Advance time by `dt` seconds."""
        if self._rest > 0:
            self.depth = min(self._goal, self.depth + self._goal * dt / ATTACK)
            self._rest -= dt
        elif self.depth > 0:
            self.depth = max(0.0, self.depth - self._goal * dt / RELEASE)

    @property
    def gain(self) -> float:
        """The volume factor for the music, from 0 to 1."""
        return float(10 ** (-self.depth / 20))
