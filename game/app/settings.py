"""The player's settings, their defaults, and the text of the settings file."""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields, replace
from typing import Any, NamedTuple

from game import i18n
from game.core import json_text
from game.core.moot import ALWAYS, MATTERS
from game.core.text import N_, NP_

from . import window
from .input.bindings import Bindings, default_bindings, sane_bindings

SPEEDS = {"0.5": 0.5, "1": 1.0, "2": 2.0, "4": 4.0, "instant": 0.0}
FILE = "settings.json"  # in the folder for the configuration
TABLE_SPEEDS = ("1", "2", "4")  # those that the button at the table goes through
SYSTEM = window.SYSTEM  # the language of the system; or the display that it chooses
DISPLAYS = tuple(map(str, range(1, 100)))  # those that may be chosen
TEXT_SIZES = {"1": 1.0, "1.5": 1.5, "2": 2.0}


@dataclass(frozen=True)
class Settings:
    """All settings. Frozen: a change makes a new object, so that no user of the old one is affected."""

    master: int = 80
    music: int = 60
    effects: int = 80
    ambience: int = 50
    mono: bool = False
    background: bool = False

    fullscreen: bool = False
    display: str = SYSTEM
    text: str = "1"
    contrast: bool = False
    four_colours: bool = False
    back: str = "door"
    plain_font: bool = False
    left_handed: bool = False
    language: str = SYSTEM
    frames: str = "60"
    vsync: bool = False

    speed: str = "1"
    reduced_motion: bool = False
    shake: bool = True
    flicker: bool = True

    undo: str = "fair"
    ask_fatal: bool = True
    always_ask: bool = False
    questions: str = MATTERS
    hand_order: str = "rank"
    first_notes: bool = True
    win_chance: bool = False

    wrap: bool = True
    rumble: bool = True
    stick: int = 50
    swap_confirm: bool = False
    cooldown: bool = False

    narration: bool = False
    tell_events: bool = True
    voice: int = 90
    voice_rate: int = 50
    bindings: Bindings = field(default_factory=default_bindings)

    welcomed: bool = False  # True once the welcome screen has been seen
    taught: tuple[str, ...] = ()  # ids of games whose guided first room has been offered
    noted: tuple[str, ...] = ()  # first-time notes that have been shown: the ids of game and note, as “deuces.guard”

    def changed(self, **values: Any) -> "Settings":
        """A copy with some settings changed."""
        return replace(self, **values)

    @property
    def text_scale(self) -> float:
        """The text size as a factor."""
        return TEXT_SIZES[self.text]

    @property
    def pace(self) -> float:
        """The speed factor of the table's animations; 0 means instant."""
        return SPEEDS[self.speed]

    @property
    def still(self) -> bool:
        """True if only necessary movement is shown (reduced motion)."""
        return self.reduced_motion

    @property
    def stick_way(self) -> float:
        """The share of its travel at which a stick counts as pressed: less for a higher sensitivity."""
        return 0.75 - self.stick / 200

    def to_text(self) -> str:
        """The text of the settings file."""
        return json.dumps(asdict(self), indent=1, ensure_ascii=False) + "\n"


class SettingRow(NamedTuple):
    """One row of the settings screen."""

    key: str
    label: str
    help: str
    kind: str  # toggle, slider, choice or backs
    icon: str = ""
    choices: tuple[tuple[str, str], ...] = ()  # pairs of value and label


class Section(NamedTuple):
    """A page of the settings screen."""

    id: str
    label: str
    rows: tuple[SettingRow, ...]


SOUND = Section(
    "sound",
    N_("Sound"),
    (
        SettingRow("master", N_("Overall volume"), N_("How loud everything is."), "slider", "speaker"),
        SettingRow("music", N_("Music"), N_("How loud the music is."), "slider", "music"),
        SettingRow("effects", N_("Effects"), N_("Cards, blows, potions and buttons."), "slider", "crossed-swords"),
        SettingRow("ambience", N_("Dungeon sounds"), N_("Torches and drips."), "slider", "torch"),
        SettingRow("mono", N_("Mono"), N_("The same sound on both sides."), "toggle", "equal"),
        SettingRow(
            "background",
            N_("Sound in the background"),
            N_("Sounds go on while another window is in front."),
            "toggle",
            "play",
        ),
    ),
)
SCREEN = Section(
    "screen",
    N_("Screen"),
    (
        SettingRow(
            "fullscreen", N_("Full screen"), N_("Fill the whole screen. F11 does the same."), "toggle", "fullscreen"
        ),
        SettingRow(
            "display", N_("Display"), N_("Which screen the game is on, if there are several."), "choice", "swap"
        ),
        SettingRow(
            "text",
            N_("Text size"),
            N_("Larger letters, wherever there is room."),
            "choice",
            "accessibility",
            (("1", NP_("a size of letters", "Normal")), ("1.5", N_("Large")), ("2", N_("Largest"))),
        ),
        SettingRow("contrast", N_("High contrast"), N_("Plain dark plates and bright letters."), "toggle", "contrast"),
        SettingRow(
            "four_colours", N_("Four suit colours"), N_("Black, red, blue and green suits."), "toggle", "suit-diamond"
        ),
        SettingRow(
            "back",
            N_("Card backs"),
            N_("What is printed on the back of the cards; a second pack has other colours."),
            "backs",
            "cards",
            (
                ("door", N_("The door")),
                ("moths", N_("Moths and flame")),
                ("dragons", N_("Two dragons")),
                ("keys", N_("Four keys")),
                ("labyrinth", N_("The labyrinth")),
                ("skulls", N_("Crowned skulls")),
            ),
        ),
        SettingRow(
            "plain_font", N_("Easy-to-read font"), N_("Plain letters instead of the fancy ones."), "toggle", "eye"
        ),
        SettingRow(
            "left_handed",
            N_("Left-handed table"),
            N_("The buttons are on the left, and what's beside them swaps sides."),
            "toggle",
            "hand",
        ),
        SettingRow("language", N_("Language"), N_("The language of the game."), "choice", "globe"),
        SettingRow(
            "frames",
            N_("Frame limit"),
            N_("How many pictures are drawn in a second, at most. Fewer need less power."),
            "choice",
            "speed",
            (("30", "30"), ("60", "60"), (window.OWN, NP_("a frame limit: that of the screen", "As the screen"))),
        ),
        SettingRow(
            "vsync",
            N_("Vertical sync"),
            N_("Each picture waits until the screen is ready, so that none is torn. Not every system can."),
            "toggle",
            "equal",
        ),
    ),
)
MOTION = Section(
    "motion",
    N_("Motion"),
    (
        SettingRow(
            "speed",
            N_("Speed"),
            N_("How fast the cards move. Any press hurries them on; held down, it fast-forwards."),
            "choice",
            "speed",
            (("0.5", "0.5×"), ("1", "1×"), ("2", "2×"), ("4", "4×"), ("instant", N_("Instant"))),
        ),
        SettingRow(
            "reduced_motion", N_("Reduced motion"), N_("Cards appear where they go; nothing sways."), "toggle", "run"
        ),
        SettingRow("shake", N_("Shake"), N_("The table shakes a little under a heavy blow."), "toggle", "fist"),
        SettingRow(
            "flicker", NP_("a setting: candlelight moves", "Flicker"), N_("Torches flicker."), "toggle", "flame"
        ),
    ),
)
PLAY = Section(
    "play",
    NP_("a tab of the settings", "Play"),
    (
        SettingRow(
            "undo",
            NP_("a setting: what can be taken back", "Undo"),
            N_("Fair: until a hidden card is turned. Free: even then, but the run counts as practice."),
            "choice",
            "undo",
            (("off", N_("Off")), ("fair", N_("Fair")), ("free", N_("Free"))),
        ),
        SettingRow(
            "ask_fatal",
            N_("Ask before a deadly move"),
            N_("Asks once more before a move that kills you."),
            "toggle",
            "skull",
        ),
        SettingRow("always_ask", N_("Always ask"), N_("Asks once more before every move."), "toggle", "warning"),
        SettingRow(
            "questions",
            N_("Questions in a fight"),
            N_("When it matters: what can't change anything is answered for you."),
            "choice",
            "speech",
            ((MATTERS, N_("When it matters")), (ALWAYS, N_("Always"))),
        ),
        SettingRow(
            "hand_order",
            N_("Cards in hand"),
            N_("How a hand of many cards is sorted."),
            "choice",
            "cards",
            (("rank", N_("By rank")), ("suit", N_("By suit"))),
        ),
        SettingRow(
            "first_notes",
            N_("Short notes"),
            N_("A note on a rule when you first meet it in play, once."),
            "toggle",
            "quill",
        ),
        SettingRow(
            "win_chance",
            N_("Chance to win"),
            N_("Shows at the table how likely you win if you play on well: Scoundrel, Diamonds & Dragons."),
            "toggle",
            "target",
        ),
    ),
)
HANDS = Section(
    "hands",
    N_("Controls"),
    (
        SettingRow(
            "wrap", N_("Wrap around"), N_("Past the end of a list you return to its start."), "toggle", "restart"
        ),
        SettingRow("rumble", N_("Rumble"), N_("The pad shakes when you are hurt."), "toggle", "gamepad"),
        SettingRow(
            "stick",
            N_("Stick sensitivity"),
            N_("How readily the pad's sticks and triggers respond."),
            "slider",
            "target",
        ),
        SettingRow(
            "swap_confirm",
            N_("Swap choose and back"),
            N_("On pads, for hands used to the other way round."),
            "toggle",
            "swap",
        ),
        SettingRow(
            "cooldown",
            N_("Ignore double presses"),
            N_("A second press within half a second does nothing."),
            "toggle",
            "hourglass",
        ),
    ),
)
VOICE = Section(
    "voice",
    N_("Narrator"),
    (
        SettingRow(
            "narration",
            N_("Narrator"),
            N_("Reads aloud what is selected. If this system has no voice, it writes to the log."),
            "toggle",
            "speech",
        ),
        SettingRow(
            "tell_events",
            N_("Tell what happens"),
            N_("The narrator also says what happens on the table."),
            "toggle",
            "scroll",
        ),
        SettingRow("voice", N_("Narrator volume"), N_("How loud the narrator speaks."), "slider", "speaker"),
        SettingRow("voice_rate", N_("Narrator speed"), N_("How fast the narrator speaks."), "slider", "speed"),
    ),
)
SECTIONS = (SOUND, SCREEN, MOTION, PLAY, HANDS, VOICE)
ROWS = {row.key: row for section in SECTIONS for row in section.rows}
STAY = ("language", "bindings", "welcomed", "taught", "noted")  # settings that a reset does not change


def next_speed(speed: str) -> str:
    """The speed that the button at the table sets after this one."""
    at = TABLE_SPEEDS.index(speed) + 1 if speed in TABLE_SPEEDS else 0
    return TABLE_SPEEDS[at % len(TABLE_SPEEDS)]


def usual_values() -> dict[str, Any]:
    """The default values of all settings that the settings screen can reset."""
    usual = Settings()
    return {each.name: getattr(usual, each.name) for each in fields(Settings) if each.name not in STAY}


_CHOICES: Mapping[str, frozenset[str]] = {
    row.key: frozenset(value for value, _ in row.choices) for row in ROWS.values() if row.choices
}
_SLIDERS = frozenset(row.key for row in ROWS.values() if row.kind == "slider")


def from_text(text: str) -> tuple[Settings, bool]:
    """Parse the settings file; return the settings and True if all of them were valid. Invalid values are replaced by
    their defaults, one by one.

    Raises `ValueError` when the text is no settings file at all.
    """
    raw = json_text.parse_strict(text)
    if not isinstance(raw, dict):
        raise ValueError("not a settings file")
    usual, sane = Settings(), True
    values: dict[str, Any] = {}
    for each in fields(Settings):
        if each.name not in raw:
            continue
        value = tuple(raw[each.name]) if isinstance(raw[each.name], list) else raw[each.name]
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
    if key in ("taught", "noted"):
        return all(isinstance(id, str) for id in value)
    if key == "language":
        return value == SYSTEM or value in i18n.codes()
    if key == "display":
        return value == SYSTEM or value in DISPLAYS
    if key in _CHOICES:
        return value in _CHOICES[key]
    return key not in _SLIDERS or bool(0 <= value <= 100)
