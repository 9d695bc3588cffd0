"""The narrator: speaks the focus and the events through the system's voice; without a voice it writes to the log
only."""

import logging
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager

from ..settings import Settings
from .speech_engines import find_voice

log = logging.getLogger(__name__)
KEPT, WAITING = 50, 12  # lines kept for repeating, and lines that may wait to be spoken


class Narrator:
    """Speaks when the setting is on; every line also goes to the log.

    `spoken` holds the last lines, for repeating and for tests. Nothing blocks: lines queue up, and `update` starts the
    next one when the voice is free.
    """

    def __init__(self, settings: Settings):
        self.settings, self.held = settings, False
        self._hushed = False
        self.voice = find_voice()
        self.spoken: deque[str] = deque(maxlen=KEPT)
        self._queue: deque[str] = deque(maxlen=WAITING)

    def apply(self, settings: Settings) -> None:
        """Adopt changed settings."""
        self.settings = settings
        if not settings.narration:
            self.silence()

    def hold(self, on: bool) -> None:
        """Stay silent while `on` (the window is in the background); lines said meanwhile are only logged."""
        self.held = on
        if on:
            self.silence()

    def say(self, text: str, interrupt: bool = False) -> None:
        """Speak a line; with `interrupt` it cuts off the line being spoken and clears the queue."""
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
        """Ignore every line said within the `with` block."""
        self._hushed = True
        try:
            yield
        finally:
            self._hushed = False

    def again(self) -> None:
        """Repeat the last line."""
        if self.spoken:
            self.say(self.spoken[-1], interrupt=True)

    def silence(self) -> None:
        """Stop speaking and clear the queue."""
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
