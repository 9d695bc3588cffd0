"""The rules of Dungeons and Deuces: what lies on the table, what may be done, and who does it."""

from collections import ChainMap
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from game.core.contest import Contest
from game.core.deeds import Story
from game.core.draft import Draft
from game.core.events import Event
from game.core.game import Action, Adviser, AgentMaker, Line, Options, Preview, Seat, Speaker, Verb, View
from game.core.journey import Journey, Outline, Tale
from game.core.party import Member
from game.core.race import Race
from game.core.rng import Rng
from game.core.table import Deal, State
from game.core.teach import Lesson, Page
from game.core.troupe import Aftermath, Clash, Figure, Trait
from game.core.wager import Wager
from game.core.words import N_, Text

from . import (
    clash,
    ending,
    figures,
    flow,
    folding,
    frames,
    narration,
    party,
    previews,
    story,
    table,
    telling,
)
from .agents.novice import Novice
from .agents.player import Player
from .lesson import lesson
from .modes.quest.outline import outline_of
from .modes.quest.plan import plan_of, text_of
from .options import OPTIONS
from .pages import pages
from .ruleset import mode_of
from .rulesets import MODES, ruleset_for


class Deuces:
    """The game, as the rest of the program sees it."""

    id = "deuces"
    order = 4
    title = N_("Dungeons and Deuces")
    credit = ""  # its rules, 0.9.2, do not say
    blurb = N_(
        "Heroes against monsters, with poker hands for blows and deuces for loot. Six games, with quests on a map."
    )
    version = 1
    options = OPTIONS
    party_size = "heroes"
    quests = "quest"
    advised = "last_reserve"  # where programs play, it saves the most cards
    zones = (*table.zones(), *(zone for mode in MODES.values() for zone in mode.zones))
    gauges: Mapping[str, int] = {**table.GAUGES, **{k: n for mode in MODES.values() for k, n in mode.gauges.items()}}
    told: Mapping[str, str | Speaker] = {
        **narration.TOLD,
        **{k: v for mode in MODES.values() for k, v in mode.told.items()},
    }
    verbs = {
        "hit": Verb(N_("Hit me"), N_("draw one enemy more")),
        "stay": Verb(N_("Stay"), N_("draw no more enemies")),
        "first": Verb(N_("Choose"), N_("name a hero to draw")),
        "attack": Verb(N_("Attack"), N_("attack somebody with a set of cards")),
        "defend": Verb(N_("Defend"), N_("answer an attack with cards")),
        "use": Verb(N_("Use"), N_("use an ability")),
        "pass": Verb(N_("Not now"), N_("use no ability now")),
        "guard": Verb(N_("Guard"), N_("change one card instead of a turn")),
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
        """Who sits at the table."""
        return ruleset_for(options).mode.setup.seats(options)

    def hands(self, options: Options) -> str:
        """Whose hands are seen by whom."""
        return ruleset_for(options).mode.setup.hands(options)

    def new(self, options: Options, rng: Rng, deals: Sequence[Deal] = ()) -> State:
        """Shuffle all decks and begin the first encounter."""
        s = table.lay_out(options, rng, deals, ruleset_for(options))
        frames.queue(s, *mode_of(s).rules.beginning(s))
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

    def preview(self, view: View, action: Action) -> Preview:
        """What an action would do."""
        return mode_of(view).words.preview(view, action) or previews.preview(view, action)

    def status(self, view: View) -> Text:
        """What is to be done now."""
        return mode_of(view).words.status(view) or telling.status(view)

    def buttons(self, view: View) -> Sequence[str]:
        """Verbs that are worth a button now."""
        return (*mode_of(view).words.buttons(view), *telling.buttons(view))

    def captions(self, view: View) -> Mapping[str, Text]:
        """What lies where."""
        return {**telling.captions(view), **mode_of(view).words.captions(view)}

    def members(self, options: Options) -> Sequence[Member]:
        """The heroes, as they are chosen."""
        return ruleset_for(options).mode.setup.members(options)

    def traits(self, value: str) -> Sequence[Trait]:
        """What a class can do, or what a Custom Ability is."""
        return party.traits(value)

    def outline(self, view: View) -> Sequence[Text]:
        """How a quest stands."""
        return mode_of(view).words.outline(view) or party.outline(view)

    def figures(self, view: View) -> Sequence[Figure]:
        """Everybody on the table."""
        return figures.figures(view)

    def clash(self, view: View) -> Clash | None:
        """The combat under way."""
        return clash.clash(view)

    def fighters(self, view: View) -> tuple[str, str]:
        """Attacker and defender of the combat under way."""
        return view.text("attacker"), view.text("defender")

    def named(self, view: View, action: Action) -> Text:
        """What the cards of an action make."""
        return clash.named(view, action)

    def meanwhile(self, view: View) -> Text:
        """Whose turn it is, or which encounter."""
        return telling.meanwhile(view)

    def stakes(self, view: View) -> Sequence[Text]:
        """What the encounter under way is about."""
        own = mode_of(view).words.stakes(view)
        return ending.stakes(view) if own is None else own

    def aftermath(self, view: View) -> Aftermath | None:
        """How the last encounter has ended."""
        return mode_of(view).words.aftermath(view) or ending.aftermath(view)

    def quest_text(self, raw: Mapping[str, Any]) -> str:
        """The text of a map's quest."""
        text = text_of(raw)
        plan_of(text)
        return text

    def quest_outline(self, text: str) -> Outline:
        """What a quest is like."""
        return outline_of(text)

    def draft(self, view: View) -> Draft | None:
        """What whoever looks was dealt to choose from."""
        return mode_of(view).words.draft(view)

    def race(self, view: View) -> Race | None:
        """How a race stands."""
        return mode_of(view).words.race(view)

    def contest(self, view: View) -> Contest | None:
        """How a duel stands."""
        return mode_of(view).words.contest(view)

    def journey(self, view: View) -> Journey | None:
        """The map of a quest."""
        return mode_of(view).words.journey(view)

    def step(self, event: Event) -> str:
        """The room into which an event brings the party."""
        return next(filter(None, (mode.words.step(event) for mode in MODES.values())), "")

    def tale(self, view: View, event: Event) -> Tale | None:
        """What an event tells on a page of its own."""
        return mode_of(view).words.tale(view, event)

    def wager(self, view: View) -> Wager | None:
        """What is bet on the fight to come."""
        return mode_of(view).words.wager(view)

    def explain(self, view: View) -> tuple[Line, ...]:
        """The score, line by line."""
        return mode_of(view).words.explain(view)

    def story(self, view: View, events: Sequence[Event]) -> Story:
        """What is told of a finished quest."""
        return mode_of(view).words.story(view, events) or story.story(view, events)

    def agents(self) -> Mapping[str, AgentMaker]:
        """The programs that play it, besides `random`."""
        return {"gm": lambda _: Player(), "hero": lambda _: Player(), "novice": Novice}

    def adviser(self) -> Adviser:
        """Who gives the hints."""
        return Player()

    def pages(self) -> tuple[Page, ...]:
        """How it is played."""
        return pages(MODES.values())

    def lesson(self) -> Lesson | None:
        """A first encounter with a tutor."""
        return lesson()
