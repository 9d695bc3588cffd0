"""The window's program: start-up, main loop and shutdown."""

import gc
import logging
import os
import sys
from contextlib import suppress

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from game import __version__, files, i18n
from game.core.text import Text
from game.levels import BadMap
from game.rules import games
from game.window_options import WindowArgs

from . import window
from .diagnostics import LOG_NAME, Probe, alert, describe_crash, start_log
from .input.bindings import PAD_CAME, PAD_LEFT, POINT, RELEASE, Intent
from .routes import Routes
from .routes.menus import begin
from .services import Services
from .settings import FILE, Settings, from_text
from .ui.stack import StackedScene

log = logging.getLogger(__name__)
CALM_FRAMES = 30  # frames per second after a while without change
CALM = 0.5  # seconds without change until the frame rate drops
AMBIENT = 1 / 12  # seconds between two pictures of a flame
QUIET = (POINT, RELEASE, PAD_LEFT)  # intents that do not end messages and the narrator's speech
LONGEST = 0.1  # longest frame in seconds: nothing jumps after the machine was suspended


def run(args: WindowArgs) -> int:
    """Open the window and play until the player leaves; return the exit status."""
    homes = files.homes(args.data_dir)
    try:
        files.check_homes(homes)
    except files.CannotUse as error:
        alert(i18n.say(error.text))
        return 2
    log_file = start_log(homes.log)
    try:
        window.start()
    except window.NoDisplay as error:
        log.error("%s", error.text)
        with suppress(OSError):  # standard error may be a full disk
            print(i18n.say(error.text), file=sys.stderr)
        return 2
    try:
        return _play(args, homes)
    except (files.AlreadyRunning, BadMap) as error:
        log.error("%s", error.text)
        alert(i18n.say(error.text))
        return 2
    except Exception:
        log.exception("crash")
        alert(describe_crash(log_file))
        return 1
    finally:
        pygame.quit()


def _play(args: WindowArgs, homes: files.Homes) -> int:
    claim = files.lock(homes.data)  # before any file is read, since reading puts damaged files aside
    settings, kept, warnings = _settings(args, homes)
    warnings += _blocked(homes)
    asked = args.size is not None or args.safe_mode  # for this session only
    before = None if asked else window.last_placement(homes.config)
    shown = window.Window(
        window.fitting(before.size if before else args.size, settings.display),
        settings.fullscreen,
        before and before.seen_on(pygame.display.get_desktop_sizes(), settings.display),
        settings.display,
        settings.vsync,
    )
    services = Services(shown, homes, settings, games(), Routes, args.mute or args.safe_mode, kept)
    services.input.start()
    loop = Loop(services, Probe.from_environment(services))
    begin(services, args)
    for warning in (*warnings, services.records.warning):
        if warning:
            services.trouble(warning)
    gc.freeze()
    gc.enable()
    loop.run()
    if not asked:
        shown.remember(homes.config)
    for scene in reversed(services.stack.scenes):
        scene.leave()
    services.input.stop()
    services.narrator.silence()
    services.sounds.stop()
    if claim is not None:
        claim.close()
    return 0


def _settings(args: WindowArgs, homes: files.Homes) -> tuple[Settings, Settings, list[Text | str | None]]:
    """The settings to play with, those on disk, and warnings. Options on the command line hold for this session
    only."""
    path = homes.config / FILE
    loaded = files.load(path, from_text)
    kept, sane = loaded.value or (Settings(), True)
    warnings: list[Text | str | None] = [loaded.warning]
    if not sane:
        warnings.append(i18n._("Some settings made no sense and were reset."))
        try:
            files.write_text(path, kept.to_text())  # else they would be told at every start
        except files.CannotWrite as error:
            warnings.append(error.text)
    settings = Settings(welcomed=True) if args.safe_mode else kept
    if args.lang:
        settings = settings.changed(language=args.lang)
    if args.fullscreen is not None or args.safe_mode:
        settings = settings.changed(fullscreen=bool(args.fullscreen) and not args.safe_mode)
    elif window.wants_fullscreen():
        settings = settings.changed(fullscreen=True)
    return settings, kept, warnings


def _blocked(homes: files.Homes) -> list[Text]:
    """Warnings about things that are no plain files in the places of ours."""
    return [
        Text("“{file}” is no plain file. It is left alone, and another name is used.", file=files.legible(path.name))
        for path in (homes.data / files.LOCK, homes.log / LOG_NAME)
        if files.is_blocked(path)
    ]


class Loop:
    """The main loop: each frame reads the input, advances time and draws what has changed."""

    def __init__(self, services: Services, probe: Probe | None = None):
        self.services, self.probe = services, probe
        self.clock = pygame.time.Clock()
        self.quiet = 0.0  # seconds since flames last moved
        self.settled = False  # True if nothing but flames has moved since the last frame that was drawn
        self.calm = 0.0  # seconds since anything else changed

    def run(self) -> None:
        """Run frames until the player leaves."""
        log.info("Underdeck %s, pygame-ce %s, %s", __version__, pygame.version.ver, pygame.display.get_driver())
        while self.services.running:
            self.frame(pygame.event.get(), self.tick())

    def tick(self) -> float:
        """Wait for the next frame; return the seconds that have passed."""
        limit = self.services.window.frames(self.services.settings.frames)
        return min(LONGEST, self.clock.tick(min(CALM_FRAMES, limit) if self.calm > CALM else limit) / 1000)

    def frame(self, events: list[pygame.event.Event], dt: float) -> None:
        """Run one frame; `dt` is the seconds since the last one."""
        services = self.services
        before = services.stack.top
        services.stack.settle(services.shot)
        for event in events:
            self._event(event)
        for intent in services.input.tick(dt):
            self._intent(intent)
        changed = services.stack.settle(services.shot)
        moving = services.update(dt)
        changed = services.stack.settle(services.shot) or changed
        if services.stack.top is not before:
            services.input.drop_all()
        if services.stack.top is None:
            services.quit()
        else:
            changed = changed or moving or services.dirty
            self.calm = 0.0 if changed else self.calm + dt
            if self._burn(dt) or changed:
                services.show(is_calm=self.settled and not changed)
                self.settled = not changed  # cards that lie still are put together when they are first drawn so
        if self.probe is not None:
            self.probe.frame(changed=self.calm == 0.0)

    def _event(self, event: pygame.event.Event) -> None:
        services = self.services
        if event.type == pygame.QUIT:
            services.quit()
        elif event.type in (pygame.WINDOWSIZECHANGED, pygame.WINDOWRESIZED):
            services.window.resized()
            services.relayout()
        elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED, pygame.WINDOWSHOWN):
            services.compositor.forget()
            services.touch()
        elif event.type == pygame.WINDOWFOCUSLOST:
            services.input.drop_all()
            services.hold(not services.settings.background)
        elif event.type == pygame.WINDOWFOCUSGAINED:
            services.hold(False)
            for scene in services.stack.scenes:  # a table below a menu, too
                scene.come_to_front()
        elif event.type == pygame.AUDIODEVICEADDED:
            services.sounds.device_came()
        else:
            for intent in services.input.read(event, services.layout):
                self._intent(intent)

    def _intent(self, intent: Intent) -> None:
        services = self.services
        if self.probe is not None:
            self.probe.intent(intent)
        if intent.kind == "fullscreen":
            services.change(fullscreen=not services.window.fullscreen)
        elif intent.kind == "repeat":
            services.narrator.again()
        elif services.stack.top is not None and intent.kind == PAD_CAME:
            services.stack.top.refresh()  # the scene may offer a choice of pads
        elif services.stack.top is not None:
            if intent.kind not in QUIET:
                services.clear_toast()
                services.narrator.silence()
            self._handle(services.stack.top, intent)
        services.touch()

    def _handle(self, scene: StackedScene, intent: Intent) -> None:
        """Let a scene handle an intent. An error in a room's map is reported, and the scene stays."""
        try:
            scene.handle(intent)
            self.services.stack.settle(self.services.shot)
        except BadMap as error:
            self.services.trouble(error.text)

    def _burn(self, dt: float) -> bool:
        """Let flames and dust move, twelve times a second; return True if they look different now."""
        self.quiet += dt
        top = self.services.stack.top
        if self.quiet < AMBIENT or top is None:
            return False
        quiet, self.quiet = self.quiet, 0.0
        return top.ambient(quiet)
