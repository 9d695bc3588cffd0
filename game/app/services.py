"""The services that scenes use, in one place: window, settings, sounds, saves, records and more."""

import logging
import random
from collections.abc import Callable, Mapping
from typing import Any

import pygame

from game import files, i18n
from game.core.game import Game
from game.core.text import Text

from .audio.sounds import Sounds
from .audio.speech import Narrator
from .base.geometry import Layout
from .base.tween import out
from .gfx import theme
from .gfx.canvas import Canvas
from .gfx.compositor import Compositor
from .gfx.fonts import Fonts
from .gfx.pictures import Pictures
from .gfx.theme import STARK, USUAL
from .input.devices import InputHub
from .input.seating import Seating
from .navigator import Navigator
from .settings import FILE, SYSTEM, Settings
from .store.high_scores import HighScores
from .store.records import Records
from .store.rounds import Rounds
from .store.saves import SaveStore
from .table.room.rooms import Halls
from .ui.prompts import draw_toast
from .ui.stack import Stack, Transition
from .window import Window

log = logging.getLogger(__name__)
SLIDE = 0.2  # seconds in which the toast slides in


class Services:
    """The services of the program. Every scene gets them; they depend on no scene. `routes` lead from
    scene to scene."""

    def __init__(
        self,
        window: Window,
        homes: files.Homes,
        settings: Settings,
        games: Mapping[str, Game[Any]],
        make_routes: "Callable[[Services], Navigator]",
        mute: bool = False,
        kept: Settings | None = None,
    ):
        """`make_routes` makes the navigator that leads to other scenes. `stored_settings` are the settings on disk, if
        `settings` differ from them for this session only."""
        self.window, self.homes, self.settings, self.games = window, homes, settings, games
        self.stored_settings = kept or settings
        self.routes = make_routes(self)
        self.pictures = Pictures()
        self.stack = Stack()
        self.halls = Halls()
        self.input = InputHub(settings.bindings)
        self.seating = Seating()  # the device of each seat when several people last played
        self.sounds = Sounds(settings, mute)
        self.narrator = Narrator(settings)
        self.saves = SaveStore(homes.data, games, self.trouble)
        self.records = Records(homes.data, self.trouble)
        self.rounds = Rounds(homes.data, self.trouble)
        self._sheets: dict[str, HighScores] = {}
        self.chance = random.Random()  # for looks only: the rules use their own random stream
        self.toast: Text | str = ""
        self._unfit: Text | None = None  # what is wrong with the player's translation, told once
        self.toasted = 0.0  # seconds since the toast appeared
        self.running, self.dirty = True, True
        self.canvas, self.compositor = self._canvas(), Compositor()
        self._take_over(settings)

    # the window

    @property
    def layout(self) -> Layout:
        """The position and scale of the design grid in the window."""
        return self.canvas.layout

    @property
    def fonts(self) -> Fonts:
        """The fonts at the window's resolution."""
        return self.canvas.type

    def _canvas(self) -> Canvas:
        layout, settings = self.window.layout, self.settings
        letters = Fonts(layout.k, settings.text_scale, settings.plain_font)
        return Canvas(self.window.surface, layout, self.pictures, letters, STARK if settings.contrast else USUAL)

    def relayout(self) -> None:
        """Lay everything out anew, after the window's size, the text size or the colours changed."""
        if self.window.layout != self.canvas.layout:
            self.pictures.forget()
            self.halls.forget()
            theme.forget_sizes()
        self.canvas = self._canvas()
        self._refresh()

    def _refresh(self) -> None:
        for scene in self.stack.scenes:
            scene.refresh()
        self.touch()

    def touch(self) -> None:
        """Mark the screen to be drawn again."""
        self.dirty = True

    def show(self, is_calm: bool = False) -> None:
        """Draw what has changed since the last frame, and show it; `is_calm` if nothing but flames and dust has
        moved."""
        self.dirty = False
        if rects := self.compositor.show(self.canvas, self._draw, is_calm):
            pygame.display.update(rects)

    def _draw(self, canvas: Canvas) -> None:
        self.stack.draw(canvas)
        self.draw_toast(canvas)

    def draw_toast(self, canvas: Canvas) -> None:
        """Draw the toast, if there is one."""
        if self.toast:
            line = self.stack.top.toast_line() if self.stack.top else None
            draw_toast(canvas, self.toast, line, self.toast_share)

    def quit(self) -> None:
        """End the program after this frame."""
        self.running = False

    # settings

    def change(self, **values: Any) -> None:
        """Change settings and save them. Only the speed leaves the layout, and what moves, as it is."""
        settings, self.stored_settings = self.settings.changed(**values), self.stored_settings.changed(**values)
        if self.window.adopt(settings.fullscreen, settings.display, settings.vsync):
            self.compositor.forget()
        self._take_over(settings)
        try:
            files.write_text(self.homes.config / FILE, self.stored_settings.to_text())
        except files.CannotWrite as error:
            self.trouble(error.text)
        if values.keys() == {"speed"}:
            self._refresh()
        else:
            self.relayout()

    def _take_over(self, settings: Settings) -> None:
        self.settings = settings
        self.input.bindings, self.input.swap_confirm = settings.bindings, settings.swap_confirm
        self.input.cooldown, self.input.rumble_on = settings.cooldown, settings.rumble
        self.input.stick = settings.stick_way
        self.sounds.apply(settings)
        self.narrator.apply(settings)
        if settings.still:
            self.stack.be_still()
        unfit = i18n.install(i18n.detect() if settings.language == SYSTEM else settings.language)
        if unfit and unfit != self._unfit:
            self.trouble(unfit)
        self._unfit = unfit

    # high scores

    def high_scores(self, game: str) -> HighScores:
        """The high scores of a game, by its id."""
        if game not in self._sheets:
            self._sheets[game] = HighScores(self.homes.data, game, self.trouble)
        return self._sheets[game]

    # messages

    def trouble(self, text: Text | str) -> None:
        """Log a problem and show it to the player, without stopping the game."""
        log.warning("%s", text)
        self.say(text)

    def say(self, text: Text | str) -> None:
        """Show a line as a toast until the next press, and narrate it. A line that comes while a toast is shown is
        added to it."""
        told, line = i18n.say(self.toast), i18n.say(text)
        self.toast = told if line in told else f"{told}\n{line}" if told else line
        self.toasted = 0.0
        self.narrator.say(line)
        self.touch()

    def clear_toast(self) -> None:
        """Remove the toast."""
        if self.toast:
            self.toast = ""
            self.touch()

    def hold(self, on: bool) -> None:
        """Pause sounds and the narrator while `on` (the window is in the background)."""
        self.sounds.hold(on)
        self.narrator.hold(on)

    # transitions

    def via(self, make: Callable[[float], Transition]) -> Transition | None:
        """Make a transition at the player's speed and play its cue; None where nothing should move."""
        if self.settings.still or not self.settings.pace:
            return None
        made = make(self.settings.pace)
        self.sounds.play(made.cue)
        return made

    # time

    def update(self, dt: float) -> bool:
        """Advance time by `dt` seconds; return True while something moves."""
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
        """The progress of the toast's slide, from 0 to 1."""
        return 1.0 if self.settings.still else out(min(1.0, self.toasted / SLIDE))

    def shot(self) -> pygame.Surface | None:
        """A copy of the window's current picture."""
        return self.window.surface.copy()
