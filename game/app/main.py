"""The window's program: start-up, main loop and shutdown."""

import gc
import logging
import os
import sys

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from game import __version__, files, i18n
from game.core.text import Text
from game.levels import BadMap
from game.rules import games
from game.window_options import WindowArgs

from . import window
from .alert import alert
from .crash import describe_crash, start_log
from .desk import Desk
from .dirty_rects import merge_rects
from .input.intent import PAD_CAME, PAD_LEFT, POINT, RELEASE, Intent
from .overlay import draw_toast
from .probe import Probe
from .scenes import begin
from .settings import Settings, from_text
from .stack import StackedScene

log = logging.getLogger(__name__)
FRAMES, CALM_FRAMES = 60, 30  # frames per second: while something moves, and after a while without change
CALM = 0.5  # seconds without change until the frame rate drops
AMBIENT = 1 / 12  # seconds between two pictures of a flame
QUIET = (POINT, RELEASE, PAD_LEFT)  # intents that do not end messages and the narrator's speech
LONGEST = 0.1  # longest frame in seconds: nothing jumps after the machine was suspended


def run(args: WindowArgs) -> int:
    """Open the window and play until the player leaves; return the exit status."""
    homes = files.homes(args.data_dir)
    start_log(homes.log)
    try:
        window.start()
    except window.NoDisplay as error:
        log.error("%s", error.text)
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
        alert(describe_crash(homes.log))
        return 1
    finally:
        pygame.quit()


def _play(args: WindowArgs, homes: files.Homes) -> int:
    claim = files.lock(homes.data)  # before any file is read, since reading puts damaged files aside
    settings, kept, warnings = _settings(args, homes)
    shown = window.Window(args.size, settings.fullscreen)
    desk = Desk(shown, homes, settings, games(), args.mute or args.safe_mode, kept)
    desk.input.start()
    loop = Loop(desk, Probe.from_environment(desk))
    begin(desk, args)
    for warning in (*warnings, desk.records.warning):
        if warning:
            desk.trouble(warning)
    gc.freeze()
    gc.enable()
    loop.run()
    for scene in reversed(desk.stack.scenes):
        scene.leave()
    desk.input.stop()
    desk.narrator.silence()
    desk.sounds.stop()
    if claim is not None:
        claim.close()
    return 0


def _settings(args: WindowArgs, homes: files.Homes) -> tuple[Settings, Settings, list[Text | str | None]]:
    """The settings to play with, those on disk, and warnings. Options on the command line hold for this session
    only."""
    loaded = files.load(homes.config / "settings.json", from_text)
    kept, sane = loaded.value or (Settings(), True)
    warnings: list[Text | str | None] = [loaded.warning]
    if not sane:
        warnings.append(i18n._("Some settings made no sense and were reset."))
    settings = Settings(welcomed=True) if args.safe_mode else kept
    if args.lang:
        settings = settings.changed(language=args.lang)
    if args.fullscreen is not None or args.safe_mode:
        settings = settings.changed(fullscreen=bool(args.fullscreen) and not args.safe_mode)
    elif window.wants_fullscreen():
        settings = settings.changed(fullscreen=True)
    return settings, kept, warnings


class Loop:
    """The main loop: each frame reads the input, advances time and draws what has changed."""

    def __init__(self, desk: Desk, probe: Probe | None = None):
        self.desk, self.probe = desk, probe
        self.clock = pygame.time.Clock()
        self.quiet = 0.0  # seconds since flames were last drawn
        self.calm = 0.0  # seconds since anything else changed

    def run(self) -> None:
        """Run frames until the player leaves."""
        log.info("Underdeck %s, pygame-ce %s, %s", __version__, pygame.version.ver, pygame.display.get_driver())
        while self.desk.running:
            self.frame(pygame.event.get(), self.tick())

    def tick(self) -> float:
        """Wait for the next frame; return the seconds that have passed."""
        return min(LONGEST, self.clock.tick(CALM_FRAMES if self.calm > CALM else FRAMES) / 1000)

    def frame(self, events: list[pygame.event.Event], dt: float) -> None:
        """Run one frame; `dt` is the seconds since the last one."""
        desk = self.desk
        before = desk.stack.top
        desk.stack.settle(desk.shot)
        for event in events:
            self._event(event)
        for intent in desk.input.tick(dt):
            self._intent(intent)
        changed = desk.stack.settle(desk.shot)
        moving = desk.update(dt)
        changed = desk.stack.settle(desk.shot) or changed
        if desk.stack.top is not before:
            desk.input.drop_all()
        if desk.stack.top is None:
            desk.quit()
        elif changed or moving or desk.dirty:
            self.calm = 0.0
            desk.stack.top.ambient(dt)
            self._draw_all()
        else:
            self.calm += dt
            self._draw_flames(dt)
        if self.probe is not None:
            self.probe.frame(changed=self.calm == 0.0)

    def _event(self, event: pygame.event.Event) -> None:
        desk = self.desk
        if event.type == pygame.QUIT:
            desk.quit()
        elif event.type in (pygame.WINDOWSIZECHANGED, pygame.WINDOWRESIZED):
            desk.window.resized()
            desk.relayout()
        elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED, pygame.WINDOWSHOWN):
            desk.touch()
        elif event.type == pygame.WINDOWFOCUSLOST:
            desk.input.drop_all()
            desk.hold(not desk.settings.background)
        elif event.type == pygame.WINDOWFOCUSGAINED:
            desk.hold(False)
        elif event.type == pygame.AUDIODEVICEADDED:
            desk.sounds.device_came()
        else:
            for intent in desk.input.read(event, desk.layout):
                self._intent(intent)

    def _intent(self, intent: Intent) -> None:
        desk = self.desk
        if self.probe is not None:
            self.probe.intent(intent)
        if intent.kind == "fullscreen":
            desk.change(fullscreen=not desk.window.fullscreen)
        elif intent.kind == "repeat":
            desk.narrator.again()
        elif desk.stack.top is not None and intent.kind == PAD_CAME:
            desk.stack.top.refresh()  # the scene may offer a choice of pads
        elif desk.stack.top is not None:
            if intent.kind not in QUIET:
                desk.hush()
                desk.narrator.silence()
            self._handle(desk.stack.top, intent)
        desk.touch()

    def _handle(self, scene: StackedScene, intent: Intent) -> None:
        """Let a scene handle an intent. An error in a room's map is reported, and the scene stays."""
        try:
            scene.handle(intent)
            self.desk.stack.settle(self.desk.shot)
        except BadMap as error:
            self.desk.trouble(error.text)

    def _draw_all(self) -> None:
        desk = self.desk
        self.quiet = 0.0
        desk.dirty = False
        desk.window.surface.set_clip(None)
        desk.stack.draw(desk.canvas)
        draw_toast(desk)
        pygame.display.flip()

    def _draw_flames(self, dt: float) -> None:
        """Draw only the places of flames and dust, twelve times a second, when nothing else has changed."""
        desk, self.quiet = self.desk, self.quiet + dt
        if self.quiet < AMBIENT or desk.stack.top is None:
            return
        surface = desk.window.surface
        boxes = [pygame.Rect(desk.layout.px(box)) for box in desk.stack.top.ambient(self.quiet)]
        rects = merge_rects(seen for box in boxes if (seen := box.clip(surface.get_rect())))
        for rect in rects:
            surface.set_clip(rect)
            desk.stack.draw(desk.canvas)
            draw_toast(desk)
        surface.set_clip(None)
        self.quiet = 0.0
        if rects:
            pygame.display.update(rects)
