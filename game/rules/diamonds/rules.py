"""The rules of Diamonds & Dragons: the deal, the legal actions, and their effects."""

from collections.abc import Iterator, Mapping, Sequence

from game.core.cards import parse
from game.core.events import EVERYBODY, NOBODY
from game.core.game import Adviser, AgentMaker, Choice, Game, Line, Option, Preview, Seat, Verb
from game.core.rng import Rng
from game.core.story import Stories
from game.core.table import Deal, State, Zone
from game.core.teach import Lesson, Page
from game.core.text import N_, Text
from game.core.view import Action, Options, View

from . import dealing, facing, lesson, pages, rooms, score, wording
from .card_info import DiamondsCards
from .dealer import Dealer
from .dungeon import dungeon, heroes
from .greedy import Greedy
from .heroes import FULL
from .modes import DEALER, DUO, MODE, MODES, PARTY, PLACES, SOLO, Mode, mode_of
from .rival import Rival
from .story import PartyStories

FIRST, BY_SEED = "first", "seed"
VERB = {"D": "take", "H": "drink"}  # enemies are fought
DEEDS = {"take": facing.take, "drink": facing.drink, "fight": facing.fight}


class Diamonds(Game[State]):
    """Diamonds & Dragons without the descent, as the interface `Game` describes it."""

    id = "diamonds"
    order = 2
    title = N_("Diamonds & Dragons")
    credit = "Rory Philstrom"
    blurb = N_("Five heroes, two dragons, and a weapon that breaks if you ask too much. For one, for two or for many.")
    version = 1
    mode_option = MODE
    options: tuple[Option, ...] = (
        Option(
            MODE,
            N_("Players"),
            (
                Choice(SOLO, N_("Alone"), N_("One party against the dungeon, four cards to a room.")),
                Choice(DUO, N_("Two parties"), N_("Two packs, seven cards to a room, each party on its own.")),
                Choice(
                    DEALER,
                    N_("With a Dealer"),
                    N_("Like solo, but someone turns the cards and tells the tale."),
                ),
                Choice(PARTY, N_("Your own party"), N_("For a role-playing table: characters, dice, and the way out.")),
            ),
            SOLO,
        ),
        Option(
            FIRST,
            N_("Who begins"),
            (
                Choice(
                    BY_SEED, N_("At random"), N_("The deal decides which of two parties is first in the first room.")
                ),
                Choice("0", N_("First party"), N_("The first of two parties is first in the first room.")),
                Choice("1", N_("Second party"), N_("The second of two parties is first in the first room.")),
            ),
            BY_SEED,
            {MODE: DUO},
        ),
    )
    verbs: Mapping[str, Verb] = {
        "run": Verb(N_("Run"), N_("shuffle the whole room back into the deck")),
        "take": Verb(N_("Take"), N_("take a weapon")),
        "drink": Verb(N_("Drink"), N_("drink a potion")),
        "fight": Verb(N_("Fight"), N_("fight an enemy, with the weapon if there is one")),
        "turn": Verb(N_("Turn"), N_("turn a card of the room up")),
        "gather": Verb(N_("Gather"), N_("put the room back into the deck")),
        "shuffle": Verb(N_("Shuffle"), N_("shuffle the deck and deal a new room")),
        "say": Verb(N_("Say"), N_("tell the party what it sees")),
    }
    zones = tuple(dict.fromkeys(zone for mode in MODES.values() for zone in mode.zones))
    gauges: Mapping[str, int] = {"hp.0": FULL, "hp.1": FULL}
    messages = wording.TOLD
    card_info = DiamondsCards()
    stories: Stories = PartyStories()
    experts = ("expert",)
    graded: Mapping[str, str] | None = {MODE: SOLO}

    def seats(self, options: Options) -> Sequence[Seat]:
        """The seats of the mode: one party, two parties, or a party and a Dealer."""
        return mode_of(options).seats

    def new(self, options: Options, rng: Rng, deals: Sequence[Deal] = ()) -> State:
        """Lay out the parties, shuffle the dungeon and deal the first room."""
        mode = mode_of(options)
        s = (dealing.Tale if mode.dealt else State)(rng, options, list(deals))
        s.zones = {name: Zone((), NOBODY if mode.dealt and name in PLACES else EVERYBODY) for name in mode.zones}
        s.zones["deck"] = Zone(dungeon(mode.parties), NOBODY)
        s.facts |= {"ran": False, "taken": 0, "first": 0}
        for party in range(mode.parties):
            s.zones[f"party.{party}"] = Zone(heroes(party))
            s.gauges[f"hp.{party}"] = FULL
            s.facts |= {f"drank.{party}": False, f"last.{party}": None}
        s.shuffle("deck")
        rooms.deal(s, _first(s, mode, bool(deals)))
        if mode.dealt:
            dealing.watch(s)
        return s

    def legal(self, s: State, seat: int) -> Iterator[Action]:
        """Running from a full, untouched room, and facing any card of the room; for the Dealer, the Dealer's
        actions."""
        if seat not in s.to_act:
            return
        if isinstance(s, dealing.Tale) and seat == dealing.SEAT:
            yield from dealing.legal(s)
            return
        if rooms.may_run(s):
            yield Action("run", (), seat)
        for card in rooms.room(s):
            yield Action(VERB.get(card.suit, "fight"), (card.id,), seat)

    def apply(self, s: State, action: Action) -> None:
        """Run, or face one card and carry out what follows; or carry out the Dealer's action."""
        if isinstance(s, dealing.Tale) and action.verb in dealing.VERBS:
            dealing.apply(s, action)
        elif action.verb == "run":
            _run(s, action.seat)
        else:
            _face(s, mode_of(s.options).party(action.seat), action)

    def preview(self, view: View, action: Action) -> Preview:
        """The effect of an action."""
        return wording.preview(view, action)

    def status(self, view: View) -> Text:
        """The status line."""
        return wording.status(view)

    def buttons(self, view: View) -> Sequence[str]:
        """The button to run; for the Dealer, that of the current task."""
        if mode_of(view.options).dealt and view.seat == dealing.SEAT:
            return [verb for verb in dealing.BUTTONS if verb == view.facts[dealing.TASK]]
        return ("run",)

    def captions(self, view: View) -> Mapping[str, Text]:
        """The captions of zones, places and gauges."""
        return wording.captions(view)

    def explain(self, view: View) -> tuple[Line, ...]:
        """The score, line by line."""
        return score.explain(view, mode_of(view.options).party(view.seat))

    def agents(self) -> Mapping[str, AgentMaker]:
        """The agents of this game, besides `random`."""
        return {
            "greedy": lambda _: Greedy(),
            "rival": lambda _: Rival(),
            "dealer": lambda rng: Dealer(rng, Greedy()),
        }

    def adviser(self) -> Adviser:
        """The adviser for hints: the best player."""
        return Rival()

    def pages(self) -> tuple[Page, ...]:
        """The help pages."""
        return pages.pages()

    def lesson(self) -> Lesson:
        """The first rooms with a tutor."""
        return lesson.lesson()


def _run(s: State, party: int) -> None:
    """Run from the room: it goes back into the deck, and the same party is first in the next room."""
    rooms.flee(s)
    if isinstance(s, dealing.Tale):
        dealing.fled(s)
        return
    s.announce("gathered")
    rooms.gather(s)
    s.shuffle("deck")
    rooms.deal(s, party)


def _face(s: State, party: int, action: Action) -> None:
    card = parse(action.ids[0])
    DEEDS[action.verb](s, party, card)
    rooms.faced(s, party, card)
    if isinstance(s, dealing.Tale):
        dealing.watch(s)


def _first(s: State, mode: Mode, stacked: bool) -> int:
    """The party that is first in the first room: by the option, or at random; in a stacked game the first party."""
    if mode.parties == 1:
        return 0
    if s.options[FIRST] != BY_SEED:
        return int(s.options[FIRST])
    return 0 if stacked else s.rng.below(mode.parties)
