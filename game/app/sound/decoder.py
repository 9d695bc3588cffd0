"""Long sounds are decoded beside the game, so that no frame waits for them, nor what is heard meanwhile."""

import logging
import struct
import threading
import time
from collections.abc import Sequence
from pathlib import Path

import pygame

from game import files

from .slices import length, slices

log = logging.getLogger(__name__)
BREATH = 0.004  # seconds for the mixer to play on between two slices
ALONE = threading.Lock()  # whoever decodes is alone: of two at once the mixer has died


def decoded(path: Path) -> pygame.mixer.Sound:
    """A file's sound, decoded now.  Raises `pygame.error` and `FileNotFoundError`."""
    with ALONE:
        return pygame.mixer.Sound(str(path))


class Decoder(threading.Thread):
    """Decodes files; `sounds` are there when it has ended.  One that cannot be read is left out.

    It must have ended before the mixer is closed: `give_up` makes it end soon.
    """

    def __init__(self, names: Sequence[str]):
        super().__init__(name="decoder", daemon=True)
        self.names = names
        self.sounds: list[pygame.mixer.Sound] = []
        self._given_up = False
        self.start()

    def give_up(self) -> None:
        """Nobody wants it any more; come back when it has ended."""
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
        except (OSError, ValueError, IndexError, struct.error):  # no OGG file, or no room for slices: in one go
            return decoded(path)

    def _in_slices(self, data: bytes) -> pygame.mixer.Sound:
        size = length(data)
        device = pygame.mixer.get_init()
        frame = 2 * (device[2] if device else 2)  # bytes of a sample, of both sides if there are two
        sound = pygame.mixer.Sound(buffer=bytes(size * frame))
        samples, at = memoryview(sound).cast("B"), 0  # type: ignore[arg-type]  # the stubs do not know that it is one
        with files.scratch("slice.ogg") as write:  # a file, for the mixer reads that without asking Python
            for piece, new in slices(data):
                if self._given_up:
                    break
                samples[at : at + new * frame] = decoded(write(piece)).get_raw()[-new * frame :]
                at += new * frame
                time.sleep(BREATH)
        return sound
