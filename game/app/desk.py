"""Everything a scene may need, in one place: the window, the settings, sounds, saves and records."""

import logging
import random
from collections.abc import Callable, Mapping
from typing import Any

import pygame

from game import files, tongue
from game.core.game import Game
from game.core.words import N_, Text

from .canvas import Canvas
from .geometry import Box, Layout
from .hands.devices import Hands
from .keep import Keep
from .narrator import Narrator
from .pictures import Pictures
from .records import Records
from .rounds import Rounds
from .seating import Seating
from .settings import SYSTEM, Settings
from .sheetfile import ScoreSheet
from .sounds import Sounds
from .stack import Stack
from .table.halls import Halls
from .theme import STARK, USUAL
from .things import Thing
from .transitions import Transition
from .tween import out
from .type import Type
from .window import Window

log = logging.getLogger(__name__)
SLIDE = 0.2  # seconds in which the line at the top comes
ROLES = {
    "button": N_("button"), "toggle": N_("switch"), "slider": N_("slider"), "choice": N_("choice"), "tab": N_("tab"),
    "card": N_("card"), "pile": N_("pile"), "field": N_("field"), "heading": N_("heading"),
}  # fmt: skip


class Desk:
    """The services of the program.  Scenes get it; it knows no scene."""

    def __init__(
        self,
        window: Window,
        homes: files.Homes,
        settings: Settings,
        games: Mapping[str, Game[Any]],
        mute: bool = False,
        kept: Settings | None = None,
    ):
        """`kept` are the settings on the disk, where `settings` differ from them for this time only."""
        self.window, self.homes, self.settings, self.games = window, homes, settings, games
        self.kept = kept or settings
        self.pictures = Pictures()
        self.stack = Stack()
        self.halls = Halls()
        self.hands = Hands(settings.bindings)
        self.seating = Seating()  # who held which device when several people last played
        self.sounds = Sounds(settings, mute)
        self.narrator = Narrator(settings)
        self.keep = Keep(homes.data, games, self.trouble)
        self.records = Records(homes.data, self.trouble)
        self.rounds = Rounds(homes.data, self.trouble)
        self._sheets: dict[str, ScoreSheet] = {}
        self.chance = random.Random()  # for looks only; the rules have a stream of their own
        self.toast: Text | str = ""
        self.toasted = 0.0  # seconds for which that has been shown
        self.running, self.dirty = True, True
        self.canvas = self._canvas()
        self._take_over(settings)

    # the window

    @property
    def layout(self) -> Layout:
        """How the design grid lies in the window."""
        return self.canvas.layout

    @property
    def type(self) -> Type:
        """The letters at the window's resolution."""
        return self.canvas.type

    def _canvas(self) -> Canvas:
        layout, settings = self.window.layout, self.settings
        letters = Type(layout.k, settings.text_scale, settings.plain_font)
        return Canvas(self.window.surface, layout, self.pictures, letters, STARK if settings.contrast else USUAL)

    def relayout(self) -> None:
        """The window has another size, or letters and colours have changed: lay everything out anew."""
        if self.window.layout != self.canvas.layout:
            self.pictures.forget()
        self.canvas = self._canvas()
        for scene in self.stack.scenes:
            scene.refresh()
        self.touch()

    def touch(self) -> None:
        """The screen must be drawn again."""
        self.dirty = True

    def show_now(self, box: Box) -> None:
        """Draw a part of the screen before the frame is over."""
        surface = self.window.surface
        seen = pygame.Rect(self.layout.px(box)).clip(surface.get_rect())
        surface.set_clip(seen)
        self.stack.draw(self.canvas)
        surface.set_clip(None)
        pygame.display.update(seen)

    def quit(self) -> None:
        """End the program."""
        self.running = False

    # settings

    def change(self, **values: Any) -> None:
        """Change settings, at once and on the disk."""
        settings, self.kept = self.settings.changed(**values), self.kept.changed(**values)
        if settings.fullscreen != self.window.fullscreen:
            self.window.toggle()
        self._take_over(settings)
        try:
            files.write_text(self.homes.config / "settings.json", self.kept.to_text())
        except files.CannotWrite as error:
            self.trouble(error.text)
        self.relayout()

    def _take_over(self, settings: Settings) -> None:
        self.settings = settings
        self.hands.bindings, self.hands.swap_confirm = settings.bindings, settings.swap_confirm
        self.hands.cooldown, self.hands.rumble_on = settings.cooldown, settings.rumble
        self.hands.stick = settings.stick_way
        self.sounds.apply(settings)
        self.narrator.apply(settings)
        if settings.still:
            self.stack.be_still()
        tongue.install(tongue.detect() if settings.language == SYSTEM else settings.language)

    # high scores

    def sheet(self, game: str) -> ScoreSheet:
        """The high-score sheet of a game, by its id."""
        if game not in self._sheets:
            self._sheets[game] = ScoreSheet(self.homes.data, game, self.trouble)
        return self._sheets[game]

    # telling

    def trouble(self, text: Text | str) -> None:
        """Tell the player about something that went wrong, without stopping the game."""
        log.warning("%s", text)
        self.say(text)

    def say(self, text: Text | str) -> None:
        """Show a line at the top of the screen until the next press, and narrate it."""
        told, line = tongue.say(self.toast), tongue.say(text)
        self.toast = told if line in told else f"{told}\n{line}" if told else line
        self.toasted = 0.0
        self.narrator.say(line)
        self.touch()

    def hush(self) -> None:
        """Take the line at the top away."""
        if self.toast:
            self.toast = ""
            self.touch()

    def narrate_thing(self, thing: Thing, position: str = "", interrupt: bool = True) -> None:
        """Say what a focused thing is."""
        role = tongue._(ROLES[thing.role]) if ROLES.get(thing.role) else ""
        off = tongue._("not now") if thing.role == "button" and not thing.enabled else ""
        self.narrator.say(thing.spoken(role, position, off), interrupt)

    def hold(self, on: bool) -> None:
        """Be silent, in sounds and in words, while the player looks elsewhere."""
        self.sounds.hold(on)
        self.narrator.hold(on)

    # transitions

    def via(self, make: Callable[[float], Transition]) -> Transition | None:
        """A transition at the player's pace; none when nothing should move."""
        if self.settings.still or not self.settings.pace:
            return None
        made = make(self.settings.pace)
        self.sounds.play(made.cue)
        return made

    # time

    def update(self, dt: float) -> bool:
        """Let time pass; True while something moves."""
        self.sounds.update(dt)
        self.narrator.update()
        if self.stack.music:
            self.sounds.music(self.stack.music)
        self.sounds.danger(self.stack.danger)
        slides = bool(self.toast) and self.toasted < SLIDE and not self.settings.still
        self.toasted += dt
        return self.stack.update(dt) or slides

    @property
    def toast_share(self) -> float:
        """How far the line at the top has slid in, from 0 to 1."""
        return 1.0 if self.settings.still else out(min(1.0, self.toasted / SLIDE))

    def shot(self) -> pygame.Surface | None:
        """A picture of the window as it is."""
        return self.window.surface.copy()
