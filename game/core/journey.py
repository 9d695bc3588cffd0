"""A way through rooms, in games that are played on a map: what the window needs to show it.

Lengths are those of the map, whatever its unit is.  What a quest's maker has written is in a `Text` as a value.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol, runtime_checkable

from .events import Event
from .game import Action, View
from .parts import Part
from .words import Text

SEEN, BEEN, HERE = "seen", "been", "here"  # a chamber: through a door only; been to before; the party is there
OPEN, SHUT = "open", "shut"  # a passage
WAITS, DONE, SECRET = "waits", "done", "secret"  # a feature; a secret one nobody has found, and not every seat sees
STORY, SHOP, FIND = "story", "shop", "find"  # what is asked on a page
MUSTER = "muster"  # what is asked on a list, before a fight


class Patch(NamedTuple):
    """A part of the map."""

    x: float
    y: float
    w: float
    h: float


class Feature(NamedTuple):
    """Something in a chamber: its `kind` picks the sign (exit, encounter, boss, special, random, shop, loot, story,
    secret), `about` is what is known of it besides its name ("Level 2, harder"), `at` where it lies."""

    id: str
    kind: str
    title: Text
    about: Text
    state: str
    at: tuple[float, float]


class Chamber(NamedTuple):
    """A room that is known; of one only seen through a door the title is empty, and nothing is known to lie there."""

    id: str
    title: Text
    patch: Patch
    state: str
    features: tuple[Feature, ...] = ()


class Passage(NamedTuple):
    """A door between two known chambers, along a line from the first to the second; `told` is what is said of it while
    it is shut."""

    id: str
    ends: tuple[str, str]
    line: tuple[tuple[float, float], ...]
    state: str
    oneway: bool = False
    told: Text = Text("")


class Answer(NamedTuple):
    """Something that can be chosen on a page: what is done, its words, and what is known of what it brings.

    Of an answer that is not legal now `about` says why.  `kind` picks its sign: what `Feature.kind` has, or the id of a
    piece of loot or of an effect.  `price` is in cards; 0: it costs nothing.
    """

    action: Action
    label: Text
    about: Text = Text("")
    kind: str = ""
    price: int = 0


class Matter(NamedTuple):
    """What waits for an answer: a STORY, a SHOP or a FIND, its heading, what is told, the answers in their order, and
    the `terms`: what is paid with, or what is found is good for.

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
    """How the map looks to a seat.  `afoot`: the party walks on it; not in a fight, nor in the rest after one.

    `area` is the part of the map on which there are chambers, known or not; `ground` are the chambers and `tracks` the
    passages of all of it, known or not, so that what is drawn beside them need never give way.  `torches` are left of
    so many.

    `gifts` are what can be given to a hero on the map: an answer for each, to which only the hero is missing.
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
        """The chamber of that id."""
        return next((chamber for chamber in self.chambers if chamber.id == id), None)

    @property
    def here(self) -> Chamber:
        """Where the party is."""
        return next(chamber for chamber in self.chambers if chamber.state == HERE)


class Tale(NamedTuple):
    """Something told on a page of its own, until somebody goes on: a room that is entered, what came of a choice, an
    end.  `kind` picks its sign and the picture beside it, as that of a feature, or the land in which a room lies.

    `brings` is what it means for the play; `card` the id of one that was turned up.
    """

    title: Text
    text: Text
    kind: str
    brings: Text = Text("")
    card: str = ""


class Outline(NamedTuple):
    """What a quest is like, for those who choose one: for `heroes[0]` to `heroes[1]` heroes, who begin on a `level`;
    about so many `minutes` (0: nobody has said).  `kind` is what its picture shows: who waits there, or what is sought
    ("": nothing)."""

    title: Text
    blurb: Text
    author: str
    minutes: int
    heroes: tuple[int, int]
    level: int
    rooms: int
    kind: str = ""


@runtime_checkable
class Journeyed(Protocol, metaclass=Part):
    """A game of which some plays have a map.

    On it a room is walked to, and a thing visited, by an action whose only id is that of the room or the thing.
    `quests` is the key of the option that holds the text of a quest.
    """

    quests: str

    def quest_text(self, raw: Mapping[str, Any]) -> str:
        """The data of a quest's map as the text for that option.  Raises `Trouble` with the first thing wrong in it."""
        ...

    def quest_outline(self, text: str) -> Outline:
        """What the quest in a text is like.  Raises `Trouble` where it holds none."""
        ...

    def journey(self, view: View) -> Journey | None:
        """The map as a seat knows it; None in a play without one."""
        ...

    def step(self, event: Event) -> str:
        """The chamber into which an event brings the party; "" of any other event."""
        ...

    def tale(self, view: View, event: Event) -> Tale | None:
        """What an event tells on a page of its own; None of most events."""
        ...


def journey(game: object, view: View) -> Journey | None:
    """The map of a play; None of most games."""
    return game.journey(view) if isinstance(game, Journeyed) else None


def trail(game: object, history: Sequence[Sequence[Event]]) -> tuple[str, ...]:
    """The chambers through which the party came, in their order."""
    if not isinstance(game, Journeyed):
        return ()
    return tuple(id for events in history for event in events if (id := game.step(event)))
