"""The program: start it, run its loop, end it."""

import gc
import logging
import os
import sys

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from game import __version__, files, tongue
from game.args import WindowArgs
from game.core.words import Text
from game.levels import BadMap
from game.rules import games

from . import window
from .alert import alert
from .crash import describe_crash, start_log
from .desk import Desk
from .hands.intent import PAD_CAME, PAD_LEFT, POINT, RELEASE, Intent
from .overlay import draw_toast
from .probe import Probe
from .redrawn import gathered
from .scenes import begin
from .settings import Settings, from_text
from .stack import StackedScene

log = logging.getLogger(__name__)
FRAMES, CALM_FRAMES = 60, 30  # a second: while something moves, and when nothing has for a while
CALM = 0.5  # seconds
AMBIENT = 1 / 12  # seconds between two pictures of a flame
QUIET = (POINT, RELEASE, PAD_LEFT)  # intents that leave messages and the narrator alone
LONGEST = 0.1  # seconds a frame may count as: after a nap of the machine nothing jumps


def run(args: WindowArgs) -> int:
    """Open the window and play until the player leaves; the exit status."""
    homes = files.homes(args.data_dir)
    start_log(homes.log)
    try:
        window.start()
    except window.NoDisplay as error:
        log.error("%s", error.text)
        print(tongue.say(error.text), file=sys.stderr)
        return 2
    try:
        return _play(args, homes)
    except (files.AlreadyRunning, BadMap) as error:
        log.error("%s", error.text)
        alert(tongue.say(error.text))
        return 2
    except Exception:
        log.exception("crash")
        alert(describe_crash(homes.log))
        return 1
    finally:
        pygame.quit()


def _play(args: WindowArgs, homes: files.Homes) -> int:
    claim = files.lock(homes.data)  # before any file is read: what is damaged is put aside then
    settings, kept, warnings = _settings(args, homes)
    shown = window.Window(args.size, settings.fullscreen)
    desk = Desk(shown, homes, settings, games(), args.mute or args.safe_mode, kept)
    desk.hands.start()
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
    desk.hands.stop()
    desk.narrator.silence()
    desk.sounds.stop()
    if claim is not None:
        claim.close()
    return 0


def _settings(args: WindowArgs, homes: files.Homes) -> tuple[Settings, Settings, list[Text | str | None]]:
    """The settings to play with, those on the disk, and warnings.  What the command line says is for this time only."""
    loaded = files.load(homes.config / "settings.json", from_text)
    kept, sane = loaded.value or (Settings(), True)
    warnings: list[Text | str | None] = [loaded.warning]
    if not sane:
        warnings.append(tongue._("Some settings made no sense and were reset."))
    settings = Settings(welcomed=True) if args.safe_mode else kept
    if args.lang:
        settings = settings.changed(language=args.lang)
    if args.fullscreen is not None or args.safe_mode:
        settings = settings.changed(fullscreen=bool(args.fullscreen) and not args.safe_mode)
    elif window.wants_fullscreen():
        settings = settings.changed(fullscreen=True)
    return settings, kept, warnings


class Loop:
    """Frame after frame: read the hands, let time pass, draw what has changed."""

    def __init__(self, desk: Desk, probe: Probe | None = None):
        self.desk, self.probe = desk, probe
        self.clock = pygame.time.Clock()
        self.quiet = 0.0  # seconds since flames last moved
        self.calm = 0.0  # seconds since anything else did

    def run(self) -> None:
        """Until the player leaves."""
        log.info("Underdeck %s, pygame-ce %s, %s", __version__, pygame.version.ver, pygame.display.get_driver())
        while self.desk.running:
            self.frame(pygame.event.get(), self.tick())

    def tick(self) -> float:
        """Wait for the next frame; the seconds that have passed."""
        return min(LONGEST, self.clock.tick(CALM_FRAMES if self.calm > CALM else FRAMES) / 1000)

    def frame(self, events: list[pygame.event.Event], dt: float) -> None:
        """One frame: `dt` seconds have passed."""
        desk = self.desk
        before = desk.stack.top
        desk.stack.settle(desk.shot)
        for event in events:
            self._event(event)
        for intent in desk.hands.tick(dt):
            self._intent(intent)
        changed = desk.stack.settle(desk.shot)
        moving = desk.update(dt)
        changed = desk.stack.settle(desk.shot) or changed
        if desk.stack.top is not before:
            desk.hands.drop_all()
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
            desk.hands.drop_all()
            desk.hold(not desk.settings.background)
        elif event.type == pygame.WINDOWFOCUSGAINED:
            desk.hold(False)
        elif event.type == pygame.AUDIODEVICEADDED:
            desk.sounds.device_came()
        else:
            for intent in desk.hands.read(event, desk.layout):
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
            desk.stack.top.refresh()  # it may be one to choose from
        elif desk.stack.top is not None:
            if intent.kind not in QUIET:
                desk.hush()
                desk.narrator.silence()
            self._handle(desk.stack.top, intent)
        desk.touch()

    def _handle(self, scene: StackedScene, intent: Intent) -> None:
        """Let a scene do what is asked.  Where the map of a room is at fault, that is told, and the scene stays."""
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
        """Nothing has changed but flames and dust: draw only where they are, twelve times a second."""
        desk, self.quiet = self.desk, self.quiet + dt
        if self.quiet < AMBIENT or desk.stack.top is None:
            return
        surface = desk.window.surface
        boxes = [pygame.Rect(desk.layout.px(box)) for box in desk.stack.top.ambient(self.quiet)]
        rects = gathered(seen for box in boxes if (seen := box.clip(surface.get_rect())))
        for rect in rects:
            surface.set_clip(rect)
            desk.stack.draw(desk.canvas)
            draw_toast(desk)
        surface.set_clip(None)
        self.quiet = 0.0
        if rects:
            pygame.display.update(rects)
