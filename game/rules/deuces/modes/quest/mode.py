"""Traditional Quest: a map of rooms, encounters fixed and random, shops and stories, from the start to a way out."""

from collections.abc import Mapping, Sequence

from game.core.cards import Card
from game.core.combatants import Aftermath, Tag
from game.core.events import Event
from game.core.game import Advice, Line, Preview, Verb
from game.core.journey import Journey, Tale
from game.core.story import Story
from game.core.table import Frame, State
from game.core.teach import Page
from game.core.text import N_, Text
from game.core.view import Action, Options, View

from ...enemies import ENEMY_KINDS, SETS, enemy_cards
from ...frames import merged, then
from ...loot import REWARD
from ...names import ENDED, LOST_WAYS, MAP, STAGE
from ...queries import all_heroes, is_hero
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
    """The setup of a quest: its level, and its range of heroes."""

    def heads(self, options: Options) -> int:
        """The chosen number of heroes, limited to the range of the quest."""
        fewest, most = named(options).heroes
        return min(max(int(options["heroes"]), fewest), most)

    def enemy_deck(self, options: Options) -> tuple[Card, ...]:
        """The cards of all sets; each encounter limits which may come."""
        return enemy_cards(SETS)

    def level(self, options: Options) -> int:
        """The level that the quest is for."""
        return named(options).level


class QuestRules(StandardRules):
    """The rules of a quest: encounters lie on a map, and the party returns to it after each."""

    def lay_out(self, s: State) -> None:
        """Add the party's place, its torches and its empty boons."""
        plan, heads = quest(s), len(all_heroes(s))
        lay_out_jokers(s, heads)
        s.facts |= {STAGE: MAP, "leader": "hero.0", ROOM: plan.start.room, BEFORE: "", THING: "", AWARD: ""}
        s.facts |= {TORCHES: torches.at_first(s, plan.torches, heads), STEPS: 0, **boons.none(heads)}

    def beginning(self, s: State) -> Sequence[Frame]:
        """The party enters the first room."""
        return (then("enter-room", quest(s).start.room),)

    def target(self, s: State) -> int:
        """The Modified Target Difficulty."""
        return encounters.target(s)

    def usual(self, heads: int) -> int:
        """-1 for a lone hero, 1 for a party: a defeat does not end a quest, and rooms can be avoided."""
        return -1 if heads == 1 else 1

    def draw_size(self, s: State, hero: str, usual: int) -> int:
        """The usual size plus the hero's extra cards (A95)."""
        return usual + boons.more_cards(s, hero)

    def may_come(self, s: State, kind: str) -> bool:
        """True for enemies of the encounter's sets."""
        return ENEMY_KINDS[kind].set in encounters.sets(s)

    def gather(self, s: State) -> Sequence[Frame]:
        """The enemies of the encounter."""
        return encounters.gather(s)

    def enemy_level(self, s: State) -> int:
        """The level in the quest, or the heroes' (A71)."""
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
    """The programs' advice in a quest, on ways, choices and wares."""

    def advise(self, s: State, legal: Sequence[Action]) -> Advice | None:
        """The action to take on the map, in stories and in shops; None for questions in encounters."""
        return agent.advise(s, legal)


class QuestWords(ModeWords):
    """The words of a quest: the map, its rooms and things, and the messages."""

    def status(self, view: View) -> Text | None:
        """The prompt on the map: the place, and what the party may do."""
        return words.status(view)

    def tags(self, s: State, who: str) -> Sequence[Tag]:
        """The pending boons of a hero."""
        return tuple(words.tags(s, who)) if is_hero(who) else ()

    def buttons(self, view: View) -> Sequence[str]:
        """The verbs to search, to leave, and to let the cards decide."""
        return words.buttons(view)

    def captions(self, view: View) -> Mapping[str, Text]:
        """The names of rooms, things, choices and wares."""
        return words.captions(view)

    def preview(self, view: View, action: Action) -> Preview | None:
        """The preview of a step, a choice or a purchase."""
        return words.preview(view, action)

    def stakes(self, view: View) -> Sequence[Text] | None:
        """The enemies, the target and the terms of an encounter."""
        return words.stakes(view)

    def aftermath(self, view: View) -> Aftermath | None:
        """The end of an encounter, and the number of torches left."""
        return words.aftermath(view)

    def explain(self, view: View) -> tuple[Line, ...]:
        """The score, line by line."""
        return outcome.explain(view)

    def journey(self, view: View) -> Journey:
        """The map."""
        return journey.journey(view)

    def is_afoot(self, view: View) -> bool:
        """True if the party is on the map."""
        return journey.is_afoot(view)

    def step(self, event: Event) -> str:
        """The room that the party enters with an event; "" for any other event."""
        return journey.step(event)

    def tale(self, view: View, event: Event) -> Tale | None:
        """The story page for an event."""
        return journey.tale(view, event)

    def story(self, view: View, events: Sequence[Event]) -> Story:
        """The story of a finished quest, with its ending."""
        return words.story(view, events)

    def pages(self) -> Sequence[Page]:
        """The help pages."""
        return pages()

    def outline(self, view: View) -> Sequence[Text]:
        """The party's progress, for menus."""
        return words.outline(view)


QUEST = Mode(
    "quest",
    QuestSetup(),
    QuestRules(),
    QuestAgents(),
    QuestWords(),
    verbs=VERBS,
    messages=telling.TOLD,
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
