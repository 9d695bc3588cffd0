"""Long sounds are decoded beside the game, so that no frame waits for them."""

import logging
import threading
from collections.abc import Sequence

import pygame

from game import files

log = logging.getLogger(__name__)


class Decoder(threading.Thread):
    """Decodes files; `sounds` are there when it has ended.  One that cannot be read is left out.

    It must have ended before the mixer is closed.
    """

    def __init__(self, names: Sequence[str]):
        super().__init__(name="decoder", daemon=True)
        self.names = names
        self.sounds: list[pygame.mixer.Sound] = []
        self.start()

    def run(self) -> None:
        for name in self.names:
            try:
                self.sounds.append(pygame.mixer.Sound(str(files.asset(name))))
            except (pygame.error, FileNotFoundError) as error:
                log.warning("no sound %s: %s", name, error)
