"""The rules of Diamonds & Dragons: the deal, what may be done, and what it does."""

from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar

from game.core.cards import parse
from game.core.events import NOBODY
from game.core.game import Action, Adviser, AgentMaker, Choice, Line, Option, Options, Preview, Seat, Verb, View
from game.core.rng import Rng
from game.core.table import Deal, State, Zone
from game.core.teach import Lesson, Page
from game.core.words import N_, Text

from . import facing, pages, rooms, score, telling
from .dungeon import dungeon, heroes
from .greedy import Greedy
from .heroes import FULL
from .modes import DUO, MODE, MODES, SOLO, Mode, mode_of

FIRST, BY_SEED = "first", "seed"
VERB = {"D": "take", "H": "drink"}  # enemies are fought


class Diamonds:
    """The game, as the rest of the program sees it."""

    id = "diamonds"
    order = 2
    title = N_("Diamonds & Dragons")
    credit = "Rory Philstrom"
    blurb = N_("Five heroes, two dragons, and a weapon that breaks if you ask too much of it. For one, or for two.")
    version = 1
    options = (
        Option(
            MODE,
            N_("Players"),
            (
                Choice(SOLO, N_("Alone"), N_("One party against the dungeon, four cards to a room.")),
                Choice(DUO, N_("Two parties"), N_("Two packs, seven cards to a room, and each party for itself.")),
            ),
            SOLO,
        ),
        Option(
            FIRST,
            N_("Who begins"),
            (
                Choice(BY_SEED, N_("Drawn"), N_("The deal decides which of two parties is first in the first room.")),
                Choice("0", N_("First party"), N_("The first of two parties is first in the first room.")),
                Choice("1", N_("Second party"), N_("The second of two parties is first in the first room.")),
            ),
            BY_SEED,
            {MODE: DUO},
        ),
    )
    verbs: ClassVar = {
        "run": Verb(N_("Run"), N_("shuffle the whole room back into the deck")),
        "take": Verb(N_("Take"), N_("take a weapon")),
        "drink": Verb(N_("Drink"), N_("drink a potion")),
        "fight": Verb(N_("Fight"), N_("fight an enemy, with the weapon if there is one")),
    }
    zones = tuple(dict.fromkeys(zone for mode in MODES.values() for zone in mode.zones))
    gauges: ClassVar = {"hp.0": FULL, "hp.1": FULL}
    told = telling.TOLD

    def seats(self, options: Options) -> Sequence[Seat]:
        """One party, or two."""
        return mode_of(options).seats

    def new(self, options: Options, rng: Rng, deals: Sequence[Deal] = ()) -> State:
        """Lay the parties out, shuffle the dungeon and deal the first room."""
        s, mode = State(rng, options, list(deals)), mode_of(options)
        s.zones = {name: Zone() for name in mode.zones}
        s.zones["deck"] = Zone(dungeon(mode.parties), NOBODY)
        s.facts |= {"ran": False, "taken": 0, "first": 0}
        for party in range(mode.parties):
            s.zones[f"party.{party}"] = Zone(heroes(party))
            s.gauges[f"hp.{party}"] = FULL
            s.facts |= {f"drank.{party}": False, f"last.{party}": None}
        s.shuffle("deck")
        rooms.deal(s, _first(s, mode, bool(deals)))
        return s

    def legal(self, s: State, seat: int) -> Iterator[Action]:
        """Run from a full, untouched room; or face any card of it."""
        if seat not in s.to_act:
            return
        if rooms.may_run(s):
            yield Action("run", (), seat)
        for card in rooms.room(s):
            yield Action(VERB.get(card.suit, "fight"), (card.id,), seat)

    def apply(self, s: State, action: Action) -> None:
        """Run, or face one card and see what follows."""
        party = mode_of(s.options).party(action.seat)
        if action.verb == "run":
            rooms.run(s, party)
            return
        card = parse(action.ids[0])
        face = {"take": facing.take, "drink": facing.drink, "fight": facing.fight}[action.verb]
        face(s, party, card)
        rooms.faced(s, party, card)

    def preview(self, view: View, action: Action) -> Preview:
        """What an action would do."""
        return telling.preview(view, action)

    def status(self, view: View) -> Text:
        """What is to be done now."""
        return telling.status(view)

    def buttons(self, view: View) -> Sequence[str]:
        """A room can be run from."""
        return ("run",)

    def captions(self, view: View) -> Mapping[str, Text]:
        """What lies where."""
        return telling.captions(view)

    def explain(self, view: View) -> tuple[Line, ...]:
        """The score, line by line."""
        return score.explain(view, mode_of(view.options).party(view.seat))

    def agents(self) -> Mapping[str, AgentMaker]:
        """The programs that play it, besides `random`."""
        return {"greedy": lambda _: Greedy()}

    def adviser(self) -> Adviser:
        """Hints come from the one that plays the room well."""
        return Greedy()

    def pages(self) -> tuple[Page, ...]:
        """How it is played."""
        return pages.pages()

    def lesson(self) -> Lesson | None:
        """There is none yet."""
        return None


def _first(s: State, mode: Mode, stacked: bool) -> int:
    """Who is first in the first room: as the option says, or out of the stream; in a stacked game the first party."""
    if mode.parties == 1:
        return 0
    if s.options[FIRST] != BY_SEED:
        return int(s.options[FIRST])
    return 0 if stacked else s.rng.below(mode.parties)
