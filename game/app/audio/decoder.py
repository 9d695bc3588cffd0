"""Decoding long sounds in a background thread, so that neither frames nor playback wait for it."""

import logging
import struct
import threading
import time
from collections.abc import Sequence
from pathlib import Path

import pygame

from game import files

from .ogg_slices import length, slices

log = logging.getLogger(__name__)
BREATH = 0.004  # seconds between two slices, in which the mixer can play
ALONE = threading.Lock()  # only one thread decodes at a time: two at once have crashed the mixer


def decoded(path: Path) -> pygame.mixer.Sound:
    """Decode a file now. Raises `pygame.error` and `FileNotFoundError`."""
    with ALONE:
        return pygame.mixer.Sound(str(path))


class Decoder(threading.Thread):
    """A thread that decodes files; `sounds` are complete when it has ended. A file that cannot be read is left out.

    It must have ended before the mixer is closed: `give_up` makes it end soon.
    """

    def __init__(self, names: Sequence[str]):
        super().__init__(name="decoder", daemon=True)
        self.names = names
        self.sounds: list[pygame.mixer.Sound] = []
        self._given_up = False
        self.start()

    def give_up(self) -> None:
        """Stop decoding; return when the thread has ended."""
        self._given_up = True
        self.join()

    def run(self) -> None:
        for name in self.names:
            try:
                self.sounds.append(self._decoded(files.asset(name)))
            except (pygame.error, OSError) as error:
                log.warning("no sound %s: %s", name, error)

    def _decoded(self, path: Path) -> pygame.mixer.Sound:
        try:
            return self._in_slices(path.read_bytes())
        except (OSError, ValueError, IndexError, struct.error):  # no OGG file, or no room for slices: decode in one go
            return decoded(path)

    def _in_slices(self, data: bytes) -> pygame.mixer.Sound:
        size = length(data)
        device = pygame.mixer.get_init()
        frame = 2 * (device[2] if device else 2)  # bytes per sample of all channels
        sound = pygame.mixer.Sound(buffer=bytes(size * frame))
        samples, at = memoryview(sound).cast("B"), 0  # type: ignore[arg-type]  # the stubs lack its buffer protocol
        with files.scratch("slice.ogg") as write:  # a file, since the mixer reads that without the interpreter lock
            for piece, new in slices(data):
                if self._given_up:
                    break
                samples[at : at + new * frame] = decoded(write(piece)).get_raw()[-new * frame :]
                at += new * frame
                time.sleep(BREATH)
        return sound
