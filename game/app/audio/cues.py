"""Cues: the table of sounds that the game asks for by name, and playing them, once or in loops; and music: two
stems that loop in parallel while only volumes change, and its ducking."""

import json
import logging
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


# Music in two stems that loop in parallel; only their volumes change.
#
# The first stem is always heard, the second one in proportion to the danger. Both are decoded whole, so that the loop
# has no seam, and in the background, so that no frame waits; never more than one piece at a time.

log = logging.getLogger(__name__)
PIECE_FADE = 0.9  # seconds of fading a piece in or out
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
            self._shown = min(1.0, self._shown + dt / PIECE_FADE)
        elif self._stems and self._shown > 0:
            self._shown = max(0.0, self._shown - dt / PIECE_FADE)
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
