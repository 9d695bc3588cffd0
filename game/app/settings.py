"""What a player may set, its defaults, and the file it is kept in."""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields, replace
from typing import Any, NamedTuple

from game.core.words import N_

from .hands.bindings import Bindings, default_bindings, sane_bindings

SPEEDS = {"0.5": 0.5, "1": 1.0, "2": 2.0, "4": 4.0, "instant": 0.0}
TEXT_SIZES = {"1": 1.0, "1.5": 1.5, "2": 2.0}


@dataclass(frozen=True)
class Settings:
    """Every setting.  Frozen: a change makes a new one, so that nobody can change it behind another's back."""

    master: int = 80
    music: int = 60
    effects: int = 80
    ambience: int = 50
    voice: int = 90
    mono: bool = False

    fullscreen: bool = False
    text: str = "1"
    contrast: bool = False
    four_colours: bool = False
    plain_font: bool = False
    left_handed: bool = False
    language: str = "auto"

    speed: str = "1"
    reduced_motion: bool = False
    shake: bool = True
    flicker: bool = True

    undo: str = "fair"
    ask_fatal: bool = True
    always_ask: bool = False

    wrap: bool = True
    rumble: bool = True
    swap_confirm: bool = False
    cooldown: bool = False
    narration: bool = False
    tell_events: bool = True
    bindings: Bindings = field(default_factory=default_bindings)

    welcomed: bool = False  # has the first screen of all been seen?
    taught: bool = False  # has the guided first room been offered?

    def changed(self, **values: Any) -> "Settings":
        """The settings with some of them changed."""
        return replace(self, **values)

    @property
    def text_scale(self) -> float:
        """The text size as a factor."""
        return TEXT_SIZES[self.text]

    @property
    def pace(self) -> float:
        """How much faster than usual the table moves; 0 means at once."""
        return SPEEDS[self.speed]

    @property
    def still(self) -> bool:
        """Must nothing move that need not?"""
        return self.reduced_motion

    def to_text(self) -> str:
        """The text of the settings file."""
        return json.dumps(asdict(self), indent=1, ensure_ascii=False) + "\n"


class Row(NamedTuple):
    """One line of the settings screen."""

    key: str
    label: str
    help: str
    kind: str  # toggle, slider or choice
    choices: tuple[tuple[str, str], ...] = ()  # value and label


class Section(NamedTuple):
    """A page of the settings screen."""

    id: str
    label: str
    rows: tuple[Row, ...]


SECTIONS = (
    Section(
        "sound",
        N_("Sound"),
        (
            Row("master", N_("All sound"), N_("How loud everything is together."), "slider"),
            Row("music", N_("Music"), N_("How loud the music is."), "slider"),
            Row("effects", N_("Effects"), N_("Cards, blows, potions and buttons."), "slider"),
            Row("ambience", N_("Dungeon"), N_("Torches and drips."), "slider"),
            Row("voice", N_("Narrator"), N_("How loud the narrator speaks, where the system lets us say."), "slider"),
            Row("mono", N_("Mono"), N_("The same sound on both sides."), "toggle"),
        ),
    ),
    Section(
        "screen",
        N_("Screen"),
        (
            Row("fullscreen", N_("Full screen"), N_("Fill the whole screen. F11 does the same."), "toggle"),
            Row(
                "text",
                N_("Text size"),
                N_("Larger letters wherever there is room for them."),
                "choice",
                (("1", N_("Usual")), ("1.5", N_("Large")), ("2", N_("Largest"))),
            ),
            Row("contrast", N_("High contrast"), N_("Plain dark plates and bright letters."), "toggle"),
            Row("four_colours", N_("Four suit colours"), N_("Black, red, blue and green suits."), "toggle"),
            Row("plain_font", N_("Plain letters"), N_("A font made for easy reading, everywhere."), "toggle"),
            Row("left_handed", N_("Left-handed table"), N_("Buttons to the left, weapon to the right."), "toggle"),
            Row("language", N_("Language"), N_("The language of every text."), "choice"),
        ),
    ),
    Section(
        "motion",
        N_("Motion"),
        (
            Row(
                "speed",
                N_("Speed"),
                N_("How fast the cards move. A press always hurries them."),
                "choice",
                (("0.5", "0.5×"), ("1", "1×"), ("2", "2×"), ("4", "4×"), ("instant", N_("At once"))),
            ),
            Row("reduced_motion", N_("Less motion"), N_("Cards appear where they go; nothing sways."), "toggle"),
            Row("shake", N_("Shake"), N_("The table shakes a little under a heavy blow."), "toggle"),
            Row("flicker", N_("Flicker"), N_("Torches flicker."), "toggle"),
        ),
    ),
    Section(
        "play",
        N_("Play"),
        (
            Row(
                "undo",
                N_("Undo"),
                N_("Fair: until a hidden card was turned. Free: always, and the run counts as practice."),
                "choice",
                (("off", N_("Off")), ("fair", N_("Fair")), ("free", N_("Free"))),
            ),
            Row(
                "ask_fatal", N_("Ask before a deadly move"), N_("One more press before a move that ends you."), "toggle"
            ),
            Row("always_ask", N_("Always ask"), N_("One more press before every move."), "toggle"),
        ),
    ),
    Section(
        "hands",
        N_("Controls"),
        (
            Row("wrap", N_("Wrap around"), N_("Going past the end of a list comes in at its start."), "toggle"),
            Row("rumble", N_("Rumble"), N_("The pad shakes when you are hurt."), "toggle"),
            Row("swap_confirm", N_("Swap confirm and back"), N_("For hands used to the other way round."), "toggle"),
            Row("cooldown", N_("Slow presses"), N_("A second press within half a second does nothing."), "toggle"),
        ),
    ),
    Section(
        "voice",
        N_("Narrator"),
        (
            Row(
                "narration",
                N_("Narrator"),
                N_("Says aloud what is chosen. Without a voice, it writes to the log."),
                "toggle",
            ),
            Row(
                "tell_events",
                N_("Tell what happens"),
                N_("The narrator also says what happens on the table."),
                "toggle",
            ),
        ),
    ),
)

_CHOICES: Mapping[str, frozenset[str]] = {
    row.key: frozenset(value for value, _ in row.choices) for section in SECTIONS for row in section.rows if row.choices
}
_SLIDERS = frozenset(row.key for section in SECTIONS for row in section.rows if row.kind == "slider")


def from_text(text: str) -> tuple[Settings, bool]:
    """The settings a file tells, and whether all of it made sense.  Nonsense is replaced by the default, row by row."""
    try:
        raw = json.loads(text)
    except (ValueError, RecursionError):
        return Settings(), False
    if not isinstance(raw, dict):
        return Settings(), False
    usual, sane = Settings(), True
    values: dict[str, Any] = {}
    for each in fields(Settings):
        if each.name not in raw:
            continue
        value = raw[each.name]
        if each.name == "bindings":
            values["bindings"], fine = sane_bindings(value)
            sane = sane and fine
        elif _makes_sense(each.name, value, getattr(usual, each.name)):
            values[each.name] = value
        else:
            sane = False
    return Settings(**values), sane


def _makes_sense(key: str, value: Any, usual: Any) -> bool:
    if type(value) is not type(usual):
        return False
    if key in _CHOICES:
        return value in _CHOICES[key]
    if key in _SLIDERS:
        return bool(0 <= value <= 100)
    return not isinstance(value, str) or len(value) <= 20
