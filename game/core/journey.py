"""The map of games that are played on one, as the window shows it.

Lengths are in units of the map. Texts by the maker of a quest are values inside a `Text`.
"""

from collections.abc import Mapping
from typing import Any, NamedTuple, Protocol

from .events import Event
from .text import Text
from .view import Action, View

SEEN, BEEN, HERE = "seen", "been", "here"  # states of a chamber: seen through a door; visited; the party is in it
OPEN, SHUT = "open", "shut"  # states of a passage
WAITS, DONE, SECRET = "waits", "done", "secret"  # states of a feature; a secret one is not found, some seats see it
STORY, SHOP, FIND = "story", "shop", "find"  # kinds of matters shown on a page
MUSTER = "muster"  # a matter shown as a list, before a fight


class Patch(NamedTuple):
    """A rectangle of the map."""

    x: float
    y: float
    w: float
    h: float


class Feature(NamedTuple):
    """A feature of a chamber.

    `kind` selects the icon (exit, encounter, boss, special, random, shop, loot, story, secret), `about` is what is
    known besides its title ("Level 2, harder"), `at` its position.
    """

    id: str
    kind: str
    title: Text
    about: Text
    state: str
    at: tuple[float, float]


class Chamber(NamedTuple):
    """A known room. A room that was only seen through a door has an empty title and no features."""

    id: str
    title: Text
    patch: Patch
    state: str
    features: tuple[Feature, ...] = ()


class Passage(NamedTuple):
    """A door between two known chambers, drawn along a line from the first to the second; `told` is a sentence about
    the door while it is shut."""

    id: str
    ends: tuple[str, str]
    line: tuple[tuple[float, float], ...]
    state: str
    oneway: bool = False
    told: Text = Text("")


class Answer(NamedTuple):
    """A choice on a page: its action, its label, and what is known of its effect.

    If the answer is not legal now, `about` gives the reason. `kind` selects its icon: one of `Feature.kind`, or the id
    of a piece of loot or of an effect. `price` is in cards; 0: free.
    """

    action: Action
    label: Text
    about: Text = Text("")
    kind: str = ""
    price: int = 0


class Matter(NamedTuple):
    """A question to the players: its kind (STORY, SHOP, FIND or MUSTER), its heading, its text, the answers in order,
    and `terms`: how to pay, or what the find is good for.

    A shop has an answer for each combination of item, hero and ability or card. Answers for one item, with the same
    first id, stand together; `about` is the effect for that hero.
    """

    kind: str
    id: str
    title: Text
    text: Text
    answers: tuple[Answer, ...] = ()
    terms: Text = Text("")


class Journey(NamedTuple):
    """The map as a seat sees it. `afoot`: the party can walk; False in a fight and in the rest after one.

    `area` is the part of the map with chambers, known or not; `ground` are all chambers and `tracks` all passages,
    known or not, so that decoration drawn beside them never has to move. `torches` of `of_torches` are left.

    `gifts` are what can be given to a hero on the map: one answer each, in which only the hero's id is missing.
    """

    title: Text
    area: Patch
    chambers: tuple[Chamber, ...]
    passages: tuple[Passage, ...]
    afoot: bool
    torches: int
    of_torches: int
    matter: Matter | None = None
    gifts: tuple[Answer, ...] = ()
    ground: tuple[Patch, ...] = ()
    tracks: tuple[tuple[tuple[float, float], ...], ...] = ()

    def chamber(self, id: str) -> Chamber | None:
        """The chamber with an id; None if it is not known."""
        return next((chamber for chamber in self.chambers if chamber.id == id), None)

    @property
    def here(self) -> Chamber:
        """The chamber the party is in."""
        return next(chamber for chamber in self.chambers if chamber.state == HERE)


class Tale(NamedTuple):
    """A text on a page of its own that stays until a player goes on: a room that is entered, the result of a choice, an
    end.

    `kind` selects the icon and the picture beside the text: that of a feature, or of the land in which a room lies.
    `brings` is the effect on the play; `card` the id of a card that was turned up.
    """

    title: Text
    text: Text
    kind: str
    brings: Text = Text("")
    card: str = ""


class Outline(NamedTuple):
    """The description of a quest on the page where quests are chosen.

    It is for `heroes[0]` to `heroes[1]` heroes, who start at `level`, and takes about `minutes` (0: not known). `kind`
    is the subject of its picture: an enemy, or what the heroes seek ("": nothing).
    """

    title: Text
    blurb: Text
    author: str
    minutes: int
    heroes: tuple[int, int]
    level: int
    rooms: int
    kind: str = ""


class Quests(Protocol):
    """The quests of a game in which some plays have a map.

    The action that walks to a room or visits a feature has the id of the room or feature as its only id. `option` is
    the key of the option that holds the text of a quest.
    """

    option: str

    def text_of(self, raw: Mapping[str, Any]) -> str:
        """Convert the data of a quest's map to the text for that option. Raises `Trouble` with the first mistake in the
        data."""
        ...

    def outline(self, text: str) -> Outline:
        """The outline of the quest in a text. Raises `Trouble` if the text holds no quest."""
        ...

    def journey(self, view: View) -> Journey | None:
        """The map as a seat knows it; None in a play without a map."""
        ...

    def is_afoot(self, view: View) -> bool:
        """True if the party can walk on a map; the same as `journey(view).afoot`, without the map."""
        ...

    def entered_room(self, event: Event) -> str:
        """The id of the chamber that the party enters by this event; "" for any other event."""
        ...

    def tale(self, view: View, event: Event) -> Tale | None:
        """The text that an event shows on a page of its own; None for most events."""
        ...
