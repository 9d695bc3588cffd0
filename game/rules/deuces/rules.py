"""The game class of Dungeons and Deuces, which connects its modules to the interface of games."""

from collections import ChainMap
from collections.abc import Iterator, Mapping, Sequence

from game.core.game import Adviser, AgentMaker, Game, Line, Preview, Seat, Speaker, Verb
from game.core.rng import Rng
from game.core.table import Deal, State
from game.core.teach import Lesson, Page
from game.core.text import N_, NP_, Text
from game.core.view import Action, Options, View

from . import (
    flow,
    folding,
    frames,
    narration,
    previews,
    status,
    table,
)
from .agents.novice import Novice
from .agents.player import Player
from .capabilities import (
    DeucesBetting,
    DeucesCombatants,
    DeucesDrafts,
    DeucesParty,
    DeucesQuests,
    DeucesStandings,
    DeucesStories,
)
from .effect_questions import LookedAt
from .first_notes import DeucesFirstNotes
from .lesson import lesson
from .moot import DeucesMootQuestions
from .options import MODE, OPTIONS
from .pages import pages
from .ruleset import mode_of
from .rulesets import MODES, ruleset_for


class Deuces(Game[State]):
    """The game, as seen by the rest of the program."""

    id = "deuces"
    order = 4
    title = N_("Dungeons and Deuces")
    credit = ""  # its rules, 0.9.2, name no designer
    blurb = N_(
        "Heroes against monsters, with poker hands for blows and deuces for loot. Six games, with quests on a map."
    )
    version = 1
    options = OPTIONS
    mode_option = MODE.key
    batches = LookedAt()
    betting = DeucesBetting()
    combatants = DeucesCombatants()
    drafts = DeucesDrafts()
    first_notes = DeucesFirstNotes()
    moot_questions = DeucesMootQuestions()
    party = DeucesParty()
    quests = DeucesQuests()
    standings = DeucesStandings()
    stories = DeucesStories()
    zones = (*table.zones(), *(zone for mode in MODES.values() for zone in mode.zones))
    gauges: Mapping[str, int] = {**table.GAUGES, **{k: n for mode in MODES.values() for k, n in mode.gauges.items()}}
    messages: Mapping[str, str | Speaker] = {
        **narration.TOLD,
        **{k: v for mode in MODES.values() for k, v in mode.messages.items()},
    }
    verbs = {
        "hit": Verb(N_("Hit me"), N_("draw one enemy more")),
        "stay": Verb(N_("Stay"), N_("draw no more enemies")),
        "first": Verb(N_("Choose"), N_("name a hero to draw")),
        "attack": Verb(N_("Attack"), N_("attack somebody with a set of cards")),
        "defend": Verb(N_("Defend"), N_("answer an attack with cards")),
        "use": Verb(N_("Use"), N_("use an ability")),
        "pass": Verb(N_("Not now"), N_("use no ability now")),
        "guard": Verb(NP_("verb", "Guard"), N_("change one card instead of a turn")),
        "end": Verb(N_("End turn"), N_("end the turn")),
        "low": Verb(N_("Low Threat"), N_("lay the lowest of several discards on top")),
        "high": Verb(N_("High Threat"), N_("lay the highest of several discards on top")),
        "toll": Verb(N_("Pay the toll"), N_("discard a card as the toll")),
        "refuse": Verb(N_("Refuse"), N_("pay no toll")),
        "sacrifice": Verb(N_("Sacrifice"), N_("sacrifice cards")),
        "drop": Verb(N_("Discard"), N_("discard cards")),
        "over": Verb(N_("On top"), N_("put a card on top of the deck")),
        "under": Verb(N_("Under"), N_("put a card under the deck")),
        "swap": Verb(N_("Exchange"), N_("exchange a card in hand for one from the deck")),
        "recover": Verb(N_("Take back"), N_("take a card back into the hand")),
        "seal": Verb(N_("Seal"), N_("seal an ability")),
        "fold": Verb(N_("Give up"), N_("give up the encounter")),
        "offer": Verb(N_("Offer peace"), N_("offer to give up the encounter")),
        "accept": Verb(N_("Let them go"), N_("let the enemies give up")),
        "decline": Verb(N_("Fight on"), N_("don't let them give up")),
        "trade": Verb(N_("Trade"), N_("trade two pieces of loot for a better one")),
        "give": Verb(N_("Give"), N_("give loot to another hero")),
        "return": Verb(N_("Give back"), N_("put loot back into its deck")),
        "go": Verb(N_("Go on"), N_("go on to the next encounter")),
        **ChainMap(*(dict(mode.verbs) for mode in MODES.values())),
    }

    def seats(self, options: Options) -> Sequence[Seat]:
        """The seats at the table."""
        return ruleset_for(options).mode.setup.seats(options)

    def new(self, options: Options, rng: Rng, deals: Sequence[Deal] = ()) -> State:
        """Shuffle all decks and begin the first encounter."""
        s = table.lay_out(options, rng, deals, ruleset_for(options))
        frames.queue(s, *mode_of(s).rules.beginning(s))
        flow.advance(s)
        return s

    def legal(self, s: State, seat: int) -> Iterator[Action]:
        """The legal answers to the current question."""
        return flow.legal(s, seat)

    def apply(self, s: State, action: Action) -> None:
        """Take an answer, and continue to the next question."""
        if action.verb == "fold":
            folding.fold(s)
            flow.advance(s)
        elif action.verb == "offer":
            folding.offer(s)
            flow.advance(s)
        else:
            flow.answer(s, action)

    def preview(self, view: View, action: Action) -> Preview:
        """The effect of an action."""
        return mode_of(view).words.preview(view, action) or previews.preview(view, action)

    def status(self, view: View) -> Text:
        """The prompt."""
        return mode_of(view).words.status(view) or status.status(view)

    def buttons(self, view: View) -> Sequence[str]:
        """The verbs that get a button now."""
        return (*mode_of(view).words.buttons(view), *status.buttons(view))

    def captions(self, view: View) -> Mapping[str, Text]:
        """The captions of zones, gauges and verbs."""
        return {**status.captions(view), **mode_of(view).words.captions(view)}

    def explain(self, view: View) -> tuple[Line, ...]:
        """The score, line by line."""
        return mode_of(view).words.explain(view)

    def agents(self) -> Mapping[str, AgentMaker]:
        """The programs that can play it, besides `random`."""
        return {"gm": lambda _: Player(), "hero": lambda _: Player(), "novice": Novice}

    def adviser(self) -> Adviser:
        """The agent that gives hints."""
        return Player()

    def pages(self) -> tuple[Page, ...]:
        """The pages that explain how to play."""
        return pages(MODES.values())

    def lesson(self) -> Lesson | None:
        """A first encounter with a tutor."""
        return lesson()
