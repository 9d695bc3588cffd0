"""The narrator: says aloud what is focused and what happens, through the system's own voice, or else writes it down."""

import logging
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager

from .settings import Settings
from .voices import find_voice

log = logging.getLogger(__name__)
KEPT, WAITING = 50, 12  # lines


class Narrator:
    """Speaks when the setting is on; every line also goes to the log.

    `spoken` holds the last lines, for repeating and for tests.  Nothing here waits: lines queue up, and `update` starts
    the next one when the voice is free.
    """

    def __init__(self, settings: Settings):
        self.settings, self.held = settings, False
        self._hushed = False
        self.voice = find_voice()
        self.spoken: deque[str] = deque(maxlen=KEPT)
        self._queue: deque[str] = deque(maxlen=WAITING)

    def apply(self, settings: Settings) -> None:
        """Take changed settings over."""
        self.settings = settings
        if not settings.narration:
            self.silence()

    def hold(self, on: bool) -> None:
        """Be silent while the player looks elsewhere; what would be said meanwhile is only written down."""
        self.held = on
        if on:
            self.silence()

    def say(self, text: str, interrupt: bool = False) -> None:
        """Say a line; with `interrupt` it cuts off what is being said and what waits."""
        if not text or self._hushed or not self.settings.narration:
            return
        self.spoken.append(text)
        log.info("narrator: %s", text)
        if self.held:
            return
        if interrupt:
            self.silence()
        self._queue.append(text)
        self.update()

    @contextmanager
    def hushed(self) -> Iterator[None]:
        """Leave out what is said meanwhile."""
        self._hushed = True
        try:
            yield
        finally:
            self._hushed = False

    def again(self) -> None:
        """Say the last line again."""
        if self.spoken:
            self.say(self.spoken[-1], interrupt=True)

    def silence(self) -> None:
        """Stop speaking."""
        self._queue.clear()
        if self.voice is not None:
            self.voice.stop()

    def update(self) -> None:
        """Start the next line if the voice is free."""
        if self._queue and self.voice is None:
            self._queue.clear()
        if self._queue and self.voice is not None and not self.voice.busy():
            volume = round(self.settings.master * self.settings.voice / 100)
            self.voice.say(self._queue.popleft(), volume, self.settings.voice_rate)
