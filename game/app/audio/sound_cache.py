"""A cache of decoded sounds: recent ones, and ones that may be heard next, decoded in the background."""

import logging
from collections import OrderedDict
from collections.abc import Iterable

import pygame

from game import files

from .decoder import Decoder, decoded

log = logging.getLogger(__name__)
ROOM, AHEAD = 10_000_000, 1_500_000  # bytes of sound cached at most; bytes decoded in advance


class SoundCache:
    """An LRU cache of sounds by file name."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, pygame.mixer.Sound] = OrderedDict()
        self._bytes = 0
        self._expected: dict[str, None] = {}  # in decoding order
        self._wanted: dict[str, None] = {}
        self._decoder: Decoder | None = None

    def __contains__(self, file: str) -> bool:
        return file in self._kept

    def get(self, file: str) -> pygame.mixer.Sound | None:
        """A sound, decoded now if it is not cached; None if it cannot be read."""
        if file not in self._kept:
            try:
                self._keep(file, decoded(files.asset(file)))
            except (pygame.error, FileNotFoundError) as error:
                log.warning("no sound %s: %s", file, error)
                return None
        self._kept.move_to_end(file)
        return self._kept[file]

    def expect(self, names: Iterable[str]) -> None:
        """Set the files that may be heard soon, the most likely first, replacing earlier ones."""
        self._expected = dict.fromkeys(names)

    def want(self, names: Iterable[str]) -> None:
        """Add files that will be heard soon: they are decoded next, regardless of the limit for decoding in advance."""
        self._wanted |= dict.fromkeys(name for name in names if name not in self._kept)

    def update(self) -> None:
        """Store the sound that has been decoded, and start decoding the next one, if there is room."""
        if self._decoder is not None:
            if self._decoder.is_alive():
                return
            for name, sound in zip(self._decoder.names, self._decoder.sounds, strict=False):
                self._keep(name, sound)
            self._decoder = None
        waiting = self._wanted or (self._expected if self._bytes < AHEAD else {})
        name = next((name for name in waiting if name not in self._kept), "")
        for done in [each for each in waiting if each == name or each in self._kept]:
            del waiting[done]
        if name:
            self._decoder = Decoder((name,))

    def close(self) -> None:
        """Stop everything, before the mixer is closed."""
        if self._decoder is not None:
            self._decoder.give_up()
            self._decoder = None
        self._kept.clear()
        self._wanted.clear()
        self._bytes = 0

    def _keep(self, file: str, sound: pygame.mixer.Sound) -> None:
        if file in self._kept:
            return
        self._kept[file] = sound
        self._bytes += _weight(sound)
        while self._bytes > ROOM and len(self._kept) > 1:
            self._bytes -= _weight(self._kept.popitem(last=False)[1])


def _weight(sound: pygame.mixer.Sound) -> int:
    """The size of a sound in bytes."""
    device = pygame.mixer.get_init()
    return round(sound.get_length() * device[0]) * device[2] * 2 if device else 0
