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
GREAT = {"hurt-heavy", "death", "escape", "record", "dragon-roar"}
FIRST_TRY, LAST_TRY = 5.0, 60.0  # seconds until a missing sound device is looked for again; doubled each time


class Cue(NamedTuple):
    """A sound the game asks for by name."""

    files: tuple[str, ...]
    bus: str
    gain: float
    loop: bool


class Sounds:
    """Plays cues; without a sound device it keeps silent and the game goes on.

    `loops` are the cues that run on and on, with their channels; None while there is no device.
    """

    def __init__(self, settings: "Settings", mute: bool = False):
        self.settings, self.mute = settings, mute
        self.cues = _cues()
        self.playing: str = ""
        self.loops: dict[str, pygame.mixer.Channel | None] = {}
        self.alive, self.held = False, False
        self._sounds: dict[str, pygame.mixer.Sound] = {}
        self._ducked = 0.0
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
            self.alive = True
        except pygame.error as error:
            log.warning("no sound: %s", error)

    def restart(self) -> None:
        """Open the sound device anew and go on with what played."""
        piece = self.playing
        pygame.mixer.quit()
        self.alive, self.playing = False, ""
        self._sounds.clear()
        self._start()
        self.music(piece)
        for name in self.loops:
            self.loops[name] = self._run(name)

    def _look_again(self, dt: float) -> None:
        """Without a device: try to open one now and then, ever more seldom."""
        self._next_try -= dt
        if self._next_try <= 0:
            self._wait = min(LAST_TRY, self._wait * 2)
            self._next_try = self._wait
            self.restart()

    def device_came(self) -> None:
        """The system has a new sound device."""
        if not self.alive and not self.mute:
            self.restart()

    def hold(self, on: bool) -> None:
        """Be silent while the player looks elsewhere.

        What begins meanwhile keeps to it: music and loops wait for the player to come back, single cues are left out.
        """
        self.held = on
        if not self.alive:
            return
        if on:
            pygame.mixer.pause()
            pygame.mixer.music.pause()
        else:
            pygame.mixer.unpause()
            pygame.mixer.music.unpause()

    def stop(self) -> None:
        """Close the sound device."""
        if self.alive:
            pygame.mixer.quit()

    # cues

    def volume(self, bus: str) -> float:
        """How loud a bus is, from 0 to 1; squared, because ears hear so."""
        share = getattr(self.settings, bus) / 100 * self.settings.master / 100
        return float(share * share)

    def play(self, name: str, gain: float = 1.0) -> None:
        """Play a cue once."""
        cue = self.cues.get(name)
        if not self.alive or self.held or cue is None or self.volume(cue.bus) == 0:
            return
        sound = self._load(self._chance.choice(cue.files))
        channel = sound.play() if sound else None
        if channel is not None:
            channel.set_volume(min(1.0, cue.gain * gain * self.volume(cue.bus)))
        if name in GREAT:
            self._ducked = DUCK_SECONDS
            self._set_music()

    def loop(self, name: str, on: bool = True) -> None:
        """Let a cue run on and on, or stop it."""
        if on and name not in self.loops:
            self.loops[name] = self._run(name)
        elif not on and name in self.loops:
            channel = self.loops.pop(name)
            if channel is not None and self.alive:
                channel.fadeout(FADE)

    def _run(self, name: str) -> pygame.mixer.Channel | None:
        cue = self.cues.get(name)
        sound = self._load(cue.files[0]) if self.alive and cue is not None else None
        channel = sound.play(loops=-1, fade_ms=FADE) if sound else None
        if channel is not None and cue is not None:
            channel.set_volume(min(1.0, cue.gain * self.volume(cue.bus)))
            if self.held:
                channel.pause()
        return channel

    def _load(self, file: str) -> pygame.mixer.Sound | None:
        if file not in self._sounds:
            try:
                self._sounds[file] = pygame.mixer.Sound(_path(file))
            except (pygame.error, FileNotFoundError) as error:
                log.warning("no sound %s: %s", file, error)
                return None
        return self._sounds[file]

    # music

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
            if self.held:
                pygame.mixer.music.pause()
        except (pygame.error, FileNotFoundError) as error:
            log.warning("no music: %s", error)
        self._set_music()

    def _set_music(self) -> None:
        cue = self.cues.get(self.playing)
        if self.alive and cue is not None:
            share = DUCK if self._ducked > 0 else 1.0
            pygame.mixer.music.set_volume(min(1.0, cue.gain * self.volume("music") * share))

    # time and settings

    def update(self, dt: float) -> None:
        """Let time pass."""
        if not self.alive and not self.mute:
            self._look_again(dt)
        if self._ducked > 0:
            self._ducked -= dt
            if self._ducked <= 0:
                self._set_music()

    def apply(self, settings: "Settings") -> None:
        """Take changed settings over."""
        before, self.settings = self.settings, settings
        if not self.alive:
            return
        if settings.mono != before.mono:
            self.restart()
        self._set_music()
        for name, channel in self.loops.items():
            if channel is not None:
                channel.set_volume(min(1.0, self.cues[name].gain * self.volume(self.cues[name].bus)))


def _path(file: str) -> str:
    return str(files.asset(file))


def _cues() -> dict[str, Cue]:
    raw = json.loads(files.asset("sounds/cues.json").read_text(encoding="utf-8"))
    return {
        name: Cue(tuple(cue["files"]), cue["bus"], float(cue["gain"]), bool(cue["loop"]))
        for name, cue in raw.items()
        if isinstance(cue, dict)
    }
