"""The rules of Dungeons and Deuces: what lies on the table, what may be done, and who does it."""

from collections.abc import Iterator, Mapping, Sequence

from game.core.cards import Card
from game.core.events import Event
from game.core.game import Action, Adviser, AgentMaker, Line, Options, Preview, Seat, Verb, View
from game.core.rng import Rng
from game.core.table import Deal, State
from game.core.teach import Lesson, Page
from game.core.troupe import Figure
from game.core.words import N_, Text

from . import aftermath, choices, combat, deeds, encounter, flow, folding, loot, moments, settle, table, turns, windows
from .options import OPTIONS

STEPS = (aftermath, choices, combat, deeds, encounter, folding, loot, moments, settle, turns, windows)
"""Where the frames of `flow` are carried out; loaded, they are known to it."""


class Deuces:
    """The game, as the rest of the program sees it."""

    id = "deuces"
    order = 4
    title = N_("Dungeons and Deuces")
    credit = ""
    blurb = N_("Heroes fight with poker hands. Whoever has no cards left is out.")
    version = 1
    options = OPTIONS
    zones = tuple(table.zones())
    gauges = table.GAUGES
    verbs: Mapping[str, Verb] = {}
    told: Mapping[str, str] = {}

    def seats(self, options: Options) -> Sequence[Seat]:
        """A seat for every hero, and the Game Master's."""
        names = (N_("Hero 1"), N_("Hero 2"), N_("Hero 3"), N_("Hero 4"))
        heroes = tuple(Seat(name, programs=("hero", "random")) for name in names[: int(options["heroes"])])
        return (*heroes, Seat(N_("Game Master"), "gm", ("gm", "random"), scores=False))

    def new(self, options: Options, rng: Rng, deals: Sequence[Deal] = ()) -> State:
        """Shuffle all decks and begin the first encounter."""
        s = table.lay_out(options, rng, deals)
        flow.queue(s, flow.then("encounter"))
        flow.advance(s)
        return s

    def legal(self, s: State, seat: int) -> Iterator[Action]:
        """Whatever answers the question that waits."""
        return flow.legal(s, seat)

    def apply(self, s: State, action: Action) -> None:
        """Take the answer, and go on to the next question."""
        if action.verb == "fold":
            folding.fold(s)
            flow.advance(s)
        elif action.verb == "offer":
            folding.offer(s)
            flow.advance(s)
        else:
            flow.answer(s, action)
