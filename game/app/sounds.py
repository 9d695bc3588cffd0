"""Sound: cues by name, three buses with their volumes, music; silence where there is no sound device."""

import json
import logging
import random
from typing import TYPE_CHECKING, NamedTuple

import pygame

from game import files

if TYPE_CHECKING:
    from .settings import Settings

log = logging.getLogger(__name__)
RATE, BUFFER, CHANNELS = 44100, 512, 24
FADE = 900  # milliseconds between two pieces of music
DUCK, DUCK_SECONDS = 0.5, 0.6  # the music's share, and for how long, under a great event


class Cue(NamedTuple):
    """A sound the game asks for by name."""

    files: tuple[str, ...]
    bus: str
    gain: float
    loop: bool


class Sounds:
    """Plays cues; without a sound device it keeps silent and the game goes on."""

    def __init__(self, settings: "Settings", mute: bool = False):
        self.settings, self.mute = settings, mute
        self.cues = _cues()
        self.playing: str = ""
        self.loops: dict[str, pygame.mixer.Channel] = {}
        self._sounds: dict[str, pygame.mixer.Sound] = {}
        self._ducked = 0.0
        self.alive = False
        self._chance = random.Random()
        self._start()

    def _start(self) -> None:
        if self.mute:
            return
        try:
            pygame.mixer.init(RATE, -16, 1 if self.settings.mono else 2, BUFFER)
            pygame.mixer.set_num_channels(CHANNELS)
            self.alive = True
        except pygame.error as error:
            log.warning("no sound: %s", error)

    def volume(self, bus: str) -> float:
        """How loud a bus is, from 0 to 1; squared, because ears hear so."""
        share = getattr(self.settings, bus) / 100 * self.settings.master / 100
        return float(share * share)

    def play(self, name: str, gain: float = 1.0) -> None:
        """Play a cue once."""
        cue = self.cues.get(name)
        if not self.alive or cue is None or self.volume(cue.bus) == 0:
            return
        sound = self._load(self._chance.choice(cue.files))
        channel = sound.play() if sound else None
        if channel is not None:
            channel.set_volume(min(1.0, cue.gain * gain * self.volume(cue.bus)))

    def loop(self, name: str, on: bool = True) -> None:
        """Let a cue run on and on, or stop it."""
        running = self.loops.get(name)
        if not on:
            if running is not None:
                running.fadeout(FADE)
                del self.loops[name]
            return
        cue = self.cues.get(name)
        if running is not None or not self.alive or cue is None:
            return
        sound = self._load(cue.files[0])
        channel = sound.play(loops=-1, fade_ms=FADE) if sound else None
        if channel is not None:
            self.loops[name] = channel
            channel.set_volume(cue.gain * self.volume(cue.bus))

    def music(self, name: str) -> None:
        """Change to a piece of music; "" for none."""
        if name == self.playing:
            return
        self.playing = name
        if not self.alive:
            return
        cue = self.cues.get(name)
        if cue is None:
            pygame.mixer.music.fadeout(FADE)
            return
        try:
            pygame.mixer.music.load(_path(cue.files[0]))
            pygame.mixer.music.play(-1, fade_ms=FADE)
            self._set_music()
        except pygame.error as error:
            log.warning("no music: %s", error)

    def duck(self) -> None:
        """Let the music step back for a moment."""
        self._ducked = DUCK_SECONDS
        self._set_music()

    def update(self, dt: float) -> None:
        """Let time pass."""
        if self._ducked > 0:
            self._ducked -= dt
            if self._ducked <= 0:
                self._set_music()

    def apply(self, settings: "Settings") -> None:
        """Take changed settings over."""
        restart = settings.mono != self.settings.mono
        self.settings = settings
        if restart and self.alive:
            self._restart()
        if not self.alive:
            return
        self._set_music()
        for name, channel in self.loops.items():
            channel.set_volume(self.cues[name].gain * self.volume(self.cues[name].bus))

    def _restart(self) -> None:
        loops, piece = list(self.loops), self.playing
        pygame.mixer.quit()
        self.alive, self.loops, self.playing = False, {}, ""
        self._sounds.clear()
        self._start()
        self.music(piece)
        for name in loops:
            self.loop(name)

    def _set_music(self) -> None:
        cue = self.cues.get(self.playing)
        if self.alive and cue is not None:
            share = DUCK if self._ducked > 0 else 1.0
            pygame.mixer.music.set_volume(min(1.0, cue.gain * self.volume("music") * share))

    def _load(self, file: str) -> pygame.mixer.Sound | None:
        if file not in self._sounds:
            try:
                self._sounds[file] = pygame.mixer.Sound(_path(file))
            except (pygame.error, FileNotFoundError) as error:
                log.warning("no sound %s: %s", file, error)
                return None
        return self._sounds[file]

    def stop(self) -> None:
        """Close the sound device."""
        if self.alive:
            pygame.mixer.quit()


def _path(file: str) -> str:
    return str(files.asset(file))


def _cues() -> dict[str, Cue]:
    raw = json.loads(files.asset("sounds/cues.json").read_text(encoding="utf-8"))
    return {
        name: Cue(tuple(cue["files"]), cue["bus"], float(cue["gain"]), bool(cue["loop"]))
        for name, cue in raw.items()
        if isinstance(cue, dict)
    }
