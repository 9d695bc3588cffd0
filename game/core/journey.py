"""The map of games that are played on one: what the window needs to show it.

Lengths are in the units of the map.  What a quest's maker has written is in a `Text` as a value.
"""

from collections.abc import Mapping
from typing import Any, NamedTuple, Protocol

from .events import Event
from .view import Action, View
from .words import Text

SEEN, BEEN, HERE = "seen", "been", "here"  # a chamber: seen through a door; visited before; the party is there
OPEN, SHUT = "open", "shut"  # a passage
WAITS, DONE, SECRET = "waits", "done", "secret"  # a feature; a secret one is not found yet, and not every seat sees it
STORY, SHOP, FIND = "story", "shop", "find"  # matters that are asked on a page
MUSTER = "muster"  # a matter that is asked on a list, before a fight


class Patch(NamedTuple):
    """A rectangle of the map."""

    x: float
    y: float
    w: float
    h: float


class Feature(NamedTuple):
    """A feature of a chamber: its `kind` picks the icon (exit, encounter, boss, special, random, shop, loot, story,
    secret), `about` is what is known of it besides its name ("Level 2, harder"), `at` its position."""

    id: str
    kind: str
    title: Text
    about: Text
    state: str
    at: tuple[float, float]


class Chamber(NamedTuple):
    """A known room; one only seen through a door has an empty title and no features."""

    id: str
    title: Text
    patch: Patch
    state: str
    features: tuple[Feature, ...] = ()


class Passage(NamedTuple):
    """A door between two known chambers, along a line from the first to the second; `told` is the sentence about it
    while it is shut."""

    id: str
    ends: tuple[str, str]
    line: tuple[tuple[float, float], ...]
    state: str
    oneway: bool = False
    told: Text = Text("")


class Answer(NamedTuple):
    """A choice on a page: its action, its label, and what is known of its effect.

    For an answer that is not legal now `about` says why.  `kind` picks its icon: one of `Feature.kind`, or the id of a
    piece of loot or of an effect.  `price` is in cards; 0: it costs nothing.
    """

    action: Action
    label: Text
    about: Text = Text("")
    kind: str = ""
    price: int = 0


class Matter(NamedTuple):
    """A question to the players: a STORY, a SHOP or a FIND, its heading, its text, the answers in their order, and the
    `terms`: what is paid with, or the use of what is found.

    In a shop there is an answer for every ware, hero and ability or card: those of one ware, with the same first id,
    stand together, and `about` is what it would mean for that hero.
    """

    kind: str
    id: str
    title: Text
    text: Text
    answers: tuple[Answer, ...] = ()
    terms: Text = Text("")


class Journey(NamedTuple):
    """The map as a seat sees it.  `afoot`: the party walks on it; not in a fight, nor in the rest after one.

    `area` is the part of the map on which there are chambers, known or not; `ground` are all chambers and `tracks` all
    passages, known or not, so that decoration drawn beside them never has to move.  `torches` are left of
    `of_torches`.

    `gifts` are what can be given to a hero on the map: an answer for each, in which only the hero is missing.
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
        """The chamber with an id; None where it is not known."""
        return next((chamber for chamber in self.chambers if chamber.id == id), None)

    @property
    def here(self) -> Chamber:
        """The chamber in which the party is."""
        return next(chamber for chamber in self.chambers if chamber.state == HERE)


class Tale(NamedTuple):
    """A text on a page of its own that waits for a player to go on: a room that is entered, the result of a choice, an
    end.  `kind` picks its icon and the picture beside it, as that of a feature, or the land in which a room lies.

    `brings` is its effect on the play; `card` the id of a card that was turned up.
    """

    title: Text
    text: Text
    kind: str
    brings: Text = Text("")
    card: str = ""


class Outline(NamedTuple):
    """The description of a quest where one is chosen: for `heroes[0]` to `heroes[1]` heroes, who begin on a `level`;
    about so many `minutes` (0: not known).  `kind` is what its picture shows: an enemy, or what is sought
    ("": nothing)."""

    title: Text
    blurb: Text
    author: str
    minutes: int
    heroes: tuple[int, int]
    level: int
    rooms: int
    kind: str = ""


class Quests(Protocol):
    """The quests of a game, some plays of which have a map.

    On it a room is walked to, and a thing visited, by an action whose only id is that of the room or the thing.
    `option` is the key of the option that holds the text of a quest.
    """

    option: str

    def text_of(self, raw: Mapping[str, Any]) -> str:
        """The data of a quest's map as the text for that option.  Raises `Trouble` with the first mistake in it."""
        ...

    def outline(self, text: str) -> Outline:
        """The outline of the quest in a text.  Raises `Trouble` where it holds none."""
        ...

    def journey(self, view: View) -> Journey | None:
        """The map as a seat knows it; None in a play without one."""
        ...

    def entered_room(self, event: Event) -> str:
        """The id of the chamber into which an event brings the party; "" for any other event."""
        ...

    def tale(self, view: View, event: Event) -> Tale | None:
        """What an event tells on a page of its own; None for most events."""
        ...
