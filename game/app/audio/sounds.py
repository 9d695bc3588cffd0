"""Sound: cues by name, three buses with volumes, and music; silent without a sound device."""

import logging
import random
from collections.abc import Iterable

import pygame

from ..settings import Settings
from .cues import RESERVED, Cue, Ducking, Loops, Stems, Voices, cues
from .decoding import SoundCache

log = logging.getLogger(__name__)
RATE, BUFFER, CHANNELS = 44100, 512, 28
LOOPS = 5  # channels for looping cues, after those of the music
BODY = 0.6  # share of a sound during which the music is ducked; the rest is its echo
USUAL = ("card-", "ui-")  # prefixes of cues that are heard everywhere
QUICK = 0.6  # seconds within which a rising cue continues with its next file
FIRST_TRY, LAST_TRY = 5.0, 60.0  # seconds between searches for a missing sound device: doubled up to the last


class Sounds:
    """Plays cues and music. Without a sound device it is silent and the game goes on."""

    def __init__(self, settings: Settings, mute: bool = False):
        self.settings, self.mute = settings, mute
        self.cues = cues()
        self.playing: str = ""
        self.alive, self.held = False, False
        self._shelf = SoundCache()
        self._stems, self._loops, self._voices, self._duck = Stems(), Loops(RESERVED, LOOPS), Voices(), Ducking()
        self._last: dict[str, tuple[int, float]] = {}  # the number of each cue's last file, and when it was played
        self._wait = FIRST_TRY
        self._next_try = FIRST_TRY
        self._chance = random.Random()
        self._start()

    # the device

    def _start(self) -> None:
        if self.mute:
            return
        try:
            pygame.mixer.init(RATE, -16, 1 if self.settings.mono else 2, BUFFER, allowedchanges=0)
            pygame.mixer.set_num_channels(CHANNELS)
            pygame.mixer.set_reserved(RESERVED + LOOPS)
            self.alive = True
            self.expect(())
        except pygame.error as error:
            log.warning("no sound: %s", error)

    def restart(self) -> None:
        """Open the sound device anew and resume the music and loops."""
        self._close()
        self.alive = False
        self._start()

    def _look_again(self, dt: float) -> None:
        """Without a device: try to open one now and then, with growing intervals."""
        self._next_try -= dt
        if self._next_try <= 0:
            self._wait = min(LAST_TRY, self._wait * 2)
            self._next_try = self._wait
            self.restart()

    def device_came(self) -> None:
        """Handle a new sound device of the system."""
        if not self.alive and not self.mute:
            self.restart()

    def hold(self, on: bool) -> None:
        """Pause all sound while `on` (the window is in the background).

        Music and loops started meanwhile wait for the end of the pause; single cues are dropped.
        """
        self.held = on
        if not self.alive:
            return
        if on:
            pygame.mixer.pause()
        else:
            pygame.mixer.unpause()

    def stop(self) -> None:
        """Close the sound device."""
        if self.alive:
            self._close()

    def _close(self) -> None:
        self._stems.close()
        self._loops.close()
        self._shelf.close()
        pygame.mixer.quit()

    # cues

    def volume(self, bus: str) -> float:
        """The volume of a bus, from 0 to 1; squared to match hearing."""
        share = getattr(self.settings, bus) / 100 * self.settings.master / 100
        return float(share * share)

    def _loud(self, cue: Cue) -> float:
        """The volume of a cue under the player's settings, from 0 to 1."""
        return min(1.0, cue.gain * self.volume(cue.bus))

    def play(self, name: str, gain: float = 1.0) -> None:
        """Play a cue once; `gain` scales its volume."""
        cue = self.cues.get(name)
        if not self.alive or self.held or cue is None or self.volume(cue.bus) == 0:
            return
        sound = self._shelf.get(cue.files[self._which(name, cue)])
        if sound is None:
            return
        self._voices.play(name, sound, self._loud(cue) * gain)
        if cue.duck:
            self._duck.under(cue.duck, sound.get_length() * BODY)

    def expect(self, names: Iterable[str]) -> None:
        """Decode one file in advance for each cue that may be heard here: these names and the ones used everywhere."""
        usual = [name for name in self.cues if name.startswith(USUAL)]
        likely = [self.cues[name] for name in (*usual, *names) if name in self.cues]
        self._shelf.expect(cue.files[0] for cue in likely)

    def _which(self, name: str, cue: Cue) -> int:
        """Choose a cue's file: the next one for a rising cue, else any but the last one."""
        last, when = self._last.get(name, (-1, 0.0))
        count, now = len(cue.files), self._voices.now
        if cue.rises:
            which = min(last + 1, count - 1) if now - when < QUICK else 0
        else:
            others = [i for i in range(count) if i != last or count == 1]
            ready = [i for i in others if cue.files[i] in self._shelf] if last < 0 else []  # later all are ready
            which = self._chance.choice(ready or others)
            self._shelf.want(cue.files)
        self._last[name] = which, now
        return which

    def loop(self, name: str, on: bool = True) -> None:
        """Start or stop a looping cue."""
        if not on:
            self._loops.off(name)
        elif name in self.cues:
            self._loops.on(name, self.cues[name])

    # music

    def music(self, name: str) -> None:
        """Change to a piece of music; "" for none."""
        self.playing = name
        self._stems.wanted = self.cues.get(name)

    def danger(self, share: float) -> None:
        """Set the danger, from 0 to 1, which the music follows."""
        self._stems.danger = share

    # time and settings

    def update(self, dt: float) -> None:
        """Advance time by `dt` seconds."""
        if not self.alive and not self.mute:
            self._look_again(dt)
        self._voices.now += dt
        self._duck.update(dt)
        if self.alive and not self.held:
            self._stems.update(dt, self.volume("music"), self._duck.gain)
            self._loops.update(self._loud)
            self._shelf.update()

    def apply(self, settings: Settings) -> None:
        """Adopt changed settings."""
        before, self.settings = self.settings, settings
        if not self.alive:
            return
        if settings.mono != before.mono:
            self.restart()
        self._loops.set_volumes(self._loud)
