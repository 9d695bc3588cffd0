"""Traditional Quest: a map of rooms, encounters fixed and random, shops and stories, from the start to a way out."""

from collections.abc import Mapping, Sequence

from game.core.cards import Card
from game.core.combatants import Aftermath, Tag
from game.core.deeds import Story
from game.core.events import Event
from game.core.game import Advice, Line, Preview, Verb
from game.core.journey import Journey, Tale
from game.core.table import Frame, State
from game.core.teach import Page
from game.core.view import Action, Options, View
from game.core.words import N_, Text

from ...brawl import all_heroes, is_hero
from ...enemies import ENEMY_KINDS, SETS, enemy_cards
from ...frames import merged, then
from ...loot import REWARD
from ...names import ENDED, LOST_WAYS, MAP, STAGE
from ...questloot import boxes, lay_out_jokers
from ..mode import HERO_NAMES, Mode, ModeSetup, ModeWords
from ..standard import StandardAgents, StandardRules
from . import (
    agent,
    boons,
    encounters,
    journey,
    master,
    outcome,
    relics,
    shop,
    stories,
    telling,
    torches,
    walking,
    words,
)
from .pages import pages
from .where import AWARD, BEFORE, ROOM, STEPS, THING, TORCHES, named, quest

VERBS: Mapping[str, Verb] = {
    "walk": Verb(N_("Walk"), N_("walk to the next room")),
    "visit": Verb(N_("Visit"), N_("turn to something in the room: fight, look, read, leave the quest")),
    "search": Verb(N_("Search"), N_("search the room for what is hidden")),
    "choose": Verb(N_("Choose"), N_("choose what to do in a story")),
    "buy": Verb(N_("Buy"), N_("buy something for a hero with their discards")),
    "leave": Verb(N_("Leave"), N_("leave a shop or a story")),
    "take": Verb(N_("Take"), N_("say who gets the loot")),
    "pick": Verb(N_("Send"), N_("send an enemy into the encounter")),
    "deal": Verb(N_("Draw"), N_("let the cards decide which enemies come")),
    "reward": Verb(N_("Reward"), N_("reward a hero for a good idea")),
}


class QuestSetup(ModeSetup):
    """The heroes and the level that the quest is for."""

    def heads(self, options: Options) -> int:
        """The chosen number of heroes, within what the quest is for."""
        fewest, most = named(options).heroes
        return min(max(int(options["heroes"]), fewest), most)

    def enemy_deck(self, options: Options) -> tuple[Card, ...]:
        """The cards of all sets; the encounter says which may come."""
        return enemy_cards(SETS)

    def level(self, options: Options) -> int:
        """The level that the quest is for."""
        return named(options).level


class QuestRules(StandardRules):
    """Encounters lie on a map, and the party returns to it after each."""

    def lay_out(self, s: State) -> None:
        """The party at the start, its torches, and nothing to come."""
        plan, heads = quest(s), len(all_heroes(s))
        lay_out_jokers(s, heads)
        s.facts |= {STAGE: MAP, "leader": "hero.0", ROOM: plan.start.room, BEFORE: "", THING: "", AWARD: ""}
        s.facts |= {TORCHES: torches.at_first(s, plan.torches, heads), STEPS: 0, **boons.none(heads)}

    def beginning(self, s: State) -> Sequence[Frame]:
        """The party comes into the first room."""
        return (then("enter-room", quest(s).start.room),)

    def target(self, s: State) -> int:
        """The Modified Target Difficulty."""
        return encounters.target(s)

    def usual(self, heads: int) -> int:
        """Fewer enemies for one hero alone, more for a party: a defeat ends no quest, and its rooms can be left out."""
        return -1 if heads == 1 else 1

    def draw_size(self, s: State, hero: str, usual: int) -> int:
        """The usual size and what the hero has to come (A95)."""
        return usual + boons.more_cards(s, hero)

    def may_come(self, s: State, kind: str) -> bool:
        """True for enemies of the encounter's sets."""
        return ENEMY_KINDS[kind].set in encounters.sets(s)

    def gather(self, s: State) -> Sequence[Frame]:
        """The enemies that the quest names."""
        return encounters.gather(s)

    def enemy_level(self, s: State) -> int:
        """The level that is printed, or the heroes' (A71)."""
        return encounters.level(s)

    def twos(self, s: State, hero: str) -> Sequence[tuple[str, int]]:
        """Bonus deuces (A95)."""
        bonus = boons.of(s, hero, boons.DEUCES)
        return ((REWARD, bonus),) if bonus else ()

    def dues(self, s: State) -> Sequence[Frame]:
        """A defeat burns a torch."""
        return (then("burn"),) if s.facts[ENDED] in LOST_WAYS else ()

    def onward(self, s: State) -> Sequence[Frame]:
        """Back to the map."""
        return (then("back-to-map"),)


class QuestAgents(StandardAgents):
    """Ways, choices and wares."""

    def advise(self, s: State, legal: Sequence[Action]) -> Advice | None:
        """Where to go, and what to take."""
        return agent.advise(s, legal)


class QuestWords(ModeWords):
    """The map, its rooms, and what lies in them."""

    def status(self, view: View) -> Text | None:
        """Where the party is, and what it may do."""
        return words.status(view)

    def tags(self, s: State, who: str) -> Sequence[Tag]:
        """What a hero has to come."""
        return tuple(words.tags(s, who)) if is_hero(who) else ()

    def buttons(self, view: View) -> Sequence[str]:
        """To search, to leave, to let the cards decide."""
        return words.buttons(view)

    def captions(self, view: View) -> Mapping[str, Text]:
        """What rooms, things, choices and wares are called."""
        return words.captions(view)

    def preview(self, view: View, action: Action) -> Preview | None:
        """What a step, a choice or a purchase would do."""
        return words.preview(view, action)

    def stakes(self, view: View) -> Sequence[Text] | None:
        """What an encounter is about."""
        return words.stakes(view)

    def aftermath(self, view: View) -> Aftermath | None:
        """How it ended, and how many torches are left."""
        return words.aftermath(view)

    def explain(self, view: View) -> tuple[Line, ...]:
        """The score, line by line."""
        return outcome.explain(view)

    def journey(self, view: View) -> Journey:
        """The map."""
        return journey.journey(view)

    def step(self, event: Event) -> str:
        """The room into which an event brings the party."""
        return journey.step(event)

    def tale(self, view: View, event: Event) -> Tale | None:
        """What an event tells on a page of its own."""
        return journey.tale(view, event)

    def story(self, view: View, events: Sequence[Event]) -> Story:
        """How it went, and how it ends."""
        return words.story(view, events)

    def pages(self) -> Sequence[Page]:
        """How it is played."""
        return pages()

    def outline(self, view: View) -> Sequence[Text]:
        """How far the party has come."""
        return words.outline(view)


QUEST = Mode(
    "quest",
    QuestSetup(),
    QuestRules(),
    QuestAgents(),
    QuestWords(),
    verbs=VERBS,
    told=telling.TOLD,
    zones=tuple(boxes(len(HERO_NAMES))),
    handlers=merged(
        encounters.HANDLERS,
        master.HANDLERS,
        relics.HANDLERS,
        shop.HANDLERS,
        stories.HANDLERS,
        torches.HANDLERS,
        walking.HANDLERS,
    ),
    defeat=outcome.TORCH,
)
