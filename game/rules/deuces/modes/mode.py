"""A mode (way to play): its plain data, and the four objects that decide what differs between modes.

`ModeSetup` decides everything that depends on the options alone, `ModeRules` what happens at the table, `ModeAgents`
how programs judge and answer, `ModeWords` what players read. Their defaults are the usual case, heroes of one party
against a Game Master's enemies; `standard` has those defaults that need the table.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from game.core.cards import Card
from game.core.combatants import HANDS, Aftermath, Tag
from game.core.draft import Draft
from game.core.events import Event
from game.core.game import Advice, Line, Preview, Seat, Speaker, Verb
from game.core.journey import Journey, Tale
from game.core.party import Member
from game.core.standings import Contest, Race
from game.core.story import Story
from game.core.table import Frame, State
from game.core.teach import Page
from game.core.text import N_, Text
from game.core.view import Action, Options, View
from game.core.wager import Wager

from ..frames import Handlers
from ..names import EVERYBODY, HEROES, other

HERO_NAMES = (N_("Hero 1"), N_("Hero 2"), N_("Hero 3"), N_("Hero 4"))
TWO_PACKS = 4  # heroes from which the enemies have two packs from the start (A15)
RIVALS = ("hero", "novice", "random")  # the programs that play heroes, the best first


class ModeSetup(ABC):
    """The seats, heroes and decks, which depend on the options alone."""

    def heads(self, options: Options) -> int:
        """The number of heroes."""
        return int(options["heroes"])

    def pools(self, options: Options) -> int:
        """The number of decks of heroes."""
        return self.heads(options)

    def game_master(self, options: Options) -> int:
        """The Game Master's seat; -1 where there is none."""
        return self.heads(options)

    def hand_visibility(self, options: Options) -> str:
        """The visibility of hands: ONE, OPEN or PRIVATE."""
        return options[HANDS]

    def seats(self, options: Options) -> Sequence[Seat]:
        """A seat for every hero, then the Game Master's. The heroes share one score: the first seat's."""
        names = HERO_NAMES[: self.heads(options)]
        heroes = tuple(Seat(f"hero.{n}", name, programs=RIVALS, scores=not n) for n, name in enumerate(names))
        return (*heroes, Seat("gm", N_("Game Master"), "gm", ("gm", "novice", "random"), scores=False))

    def members(self, options: Options) -> Sequence[Member]:
        """The heroes that are chosen before a play."""
        return tuple(Member(n, f"class.{n}", f"custom.{n}") for n in range(self.heads(options)))

    @abstractmethod
    def enemy_deck(self, options: Options) -> tuple[Card, ...]:
        """The cards from which enemies are drawn."""

    def level(self, options: Options) -> int:
        """The level on which the heroes begin."""
        return int(options["start"])


class ModeRules(ABC):
    """The rules at the table: targets, the order of Turns, how an encounter ends and what follows it."""

    # before the first encounter

    @abstractmethod
    def lay_out(self, s: State) -> None:
        """Add the zones, facts and gauges that only this mode has."""

    @abstractmethod
    def beginning(self, s: State) -> Sequence[Frame]:
        """The first frames of a play."""

    # an encounter

    @abstractmethod
    def target(self, s: State) -> int:
        """The Target Difficulty of all enemies together."""

    @abstractmethod
    def harder(self, s: State) -> int:
        """The amount that the option for the difficulty adds to the target for each hero."""

    def usual(self, heads: int) -> int:
        """The amount added for each of `heads` heroes if the option leaves it to their number."""
        return 1 if heads >= 3 else 0

    def draw_size(self, s: State, hero: str, usual: int) -> int:
        """The size of a hero's Initial Draw."""
        return usual

    def may_come(self, s: State, kind: str) -> bool:
        """True if an enemy of that kind may be drawn now; other kinds stay in the deck."""
        return True

    @abstractmethod
    def gather(self, s: State) -> Sequence[Frame]:
        """The frames after the heroes have drawn hands: the enemies come and draw theirs (E4, E5)."""

    @abstractmethod
    def opening(self, s: State) -> Sequence[Frame]:
        """The frames after the enemies have drawn hands, up to the fight (E6, E7)."""

    def enemy_level(self, s: State) -> int:
        """The level of the enemies (E4)."""
        return s.gauges["level"]

    def turns(self, s: State) -> Sequence[tuple[str, int]]:
        """The Turns of a Round in order, each as a side and a seat of that side."""
        first = s.text("first") or HEROES
        return (first, EVERYBODY), (other(first), EVERYBODY)

    @abstractmethod
    def finished(self, s: State) -> Frame | None:
        """The frame that follows if the encounter is over; None while it goes on."""

    @abstractmethod
    def weary(self, s: State, idle: int) -> tuple[str, Frame] | None:
        """The message and the frame that follow after `idle` Rounds without an attack; None if the fight goes on."""

    @abstractmethod
    def nightfall(self, s: State) -> tuple[str, Frame]:
        """The message and the frame that follow when a fight has taken too many Rounds."""

    def must_attack(self, s: State, who: str) -> bool:
        """True if a Turn cannot end before `who` has attacked, if able (B5)."""
        return False

    @abstractmethod
    def fell(self, s: State, who: str, cause: str) -> None:
        """React to a Defeat caused by `cause`; "" if no other figure caused it."""

    # after an encounter

    def twos(self, s: State, hero: str) -> Sequence[tuple[str, int]]:
        """The sources of a hero's 2s for loot besides cards, gifts and Treasure, each with its number of 2s."""
        return ()

    def dues(self, s: State) -> Sequence[Frame]:
        """The frames after the end of a fight and the Loot check, while all still hold their cards."""
        return ()

    @abstractmethod
    def checked(self, s: State) -> Sequence[str]:
        """The heroes whose loot is checked after an encounter that was won."""

    @abstractmethod
    def has_fallen(self, s: State, hero: str) -> bool:
        """True if a hero was Defeated in the encounter that is over."""

    def at_the_top(self, s: State) -> bool:
        """React to a deck used up on the highest level; True if the play ends (A66)."""
        return False

    @abstractmethod
    def onward(self, s: State) -> Sequence[Frame]:
        """The frames after the rest that follows an encounter."""


class ModeAgents(ABC):
    """The advice and the values that programs need about a mode."""

    @abstractmethod
    def stake(self, s: State, me: str, who: str) -> float:
        """The factor by which the worth of an effect to `who` counts for `me`: 1 if as good, -1 if as bad."""

    def dear(self, s: State, who: str) -> float:
        """The factor by which a Defeat is worth more than usual."""
        return 1.0

    def at_random(self, s: State, legal: Sequence[Action]) -> Sequence[Action]:
        """The actions from which a weak player picks at random where `advise` has an answer; () to follow `advise`."""
        return ()

    def advise(self, s: State, legal: Sequence[Action]) -> Advice | None:
        """A good player's answer to a question of this mode, from what its seat can know; None to any other."""
        return None


class ModeWords:
    """The words and displays of a mode. None, or an empty result, stands for the usual words."""

    def player(self, s: State, who: str) -> int:
        """The number of a figure's player, where each player has figures on both sides; 0 elsewhere."""
        return 0

    def purse(self, s: State, who: str) -> int | None:
        """The chips of a figure; None in modes without chips."""
        return None

    def tags(self, s: State, who: str) -> Sequence[Tag]:
        """Further states of a figure, in a word or two each."""
        return ()

    def near(self, view: View) -> str:
        """The side that is shown nearest to the viewer."""
        return HEROES

    def status(self, view: View) -> Text | None:
        """The prompt for the current question."""
        return None

    def whose_turn(self, view: View) -> Text | None:
        """The words for the current turn in a fight."""
        return None

    def buttons(self, view: View) -> Sequence[str]:
        """The mode's own verbs that get a button now."""
        return ()

    def captions(self, view: View) -> Mapping[str, Text]:
        """The names of the mode's own zones, places and gauges."""
        return {}

    def preview(self, view: View, action: Action) -> Preview | None:
        """The preview of an action that only this mode has."""
        return None

    def stakes(self, view: View) -> Sequence[Text] | None:
        """The aims and the standing of a fight."""
        return None

    def aftermath(self, view: View) -> Aftermath | None:
        """The end of a fight."""
        return None

    def draft(self, view: View) -> Draft | None:
        """The cards that the viewer was dealt to choose from."""
        return None

    def race(self, view: View) -> Race | None:
        """The standing of a play that is won by the first to reach a goal."""
        return None

    def contest(self, view: View) -> Contest | None:
        """The standing of a play that is won by winning encounters."""
        return None

    def journey(self, view: View) -> Journey | None:
        """The map of the play."""
        return None

    def is_afoot(self, view: View) -> bool:
        """True if the party can walk on a map."""
        return False

    def step(self, event: Event) -> str:
        """The room that the party enters with an event; "" for any other event."""
        return ""

    def tale(self, view: View, event: Event) -> Tale | None:
        """The story page for an event."""
        return None

    def wager(self, view: View) -> Wager | None:
        """The bets on the coming fight."""
        return None

    def pages(self) -> Sequence[Page]:
        """The help pages on what is special in this mode."""
        return ()

    def explain(self, view: View) -> tuple[Line, ...]:
        """The score, line by line; () while the play goes on."""
        return ()

    def story(self, view: View, events: Sequence[Event]) -> Story | None:
        """The story of a finished play."""
        return None

    def outline(self, view: View) -> Sequence[Text] | None:
        """The standing of a play, for menus."""
        return None


@dataclass(frozen=True, eq=False)
class Mode:
    """A way to play.

    `verbs`, `messages`, `gauges`, `zones` and `handlers` (of frames) are those that only this mode has; `otherwise`
    maps a usual message to the one that replaces it.
    """

    id: str
    setup: ModeSetup
    rules: ModeRules
    agents: ModeAgents
    words: ModeWords = field(default_factory=ModeWords)
    verbs: Mapping[str, Verb] = field(default_factory=dict)
    messages: Mapping[str, str | Speaker] = field(default_factory=dict)
    gauges: Mapping[str, int] = field(default_factory=dict)
    zones: Sequence[str] = ()
    handlers: Handlers = field(default_factory=dict)
    otherwise: Mapping[str, str] = field(default_factory=dict)
    threats: bool = True  # heroes have Threat cards
    by_decks: bool = True  # a deck used up brings a level
    loots: bool = True  # 2s bring loot
    two_packs: int = TWO_PACKS
    defeat: int = 0  # points that a defeat costs
    crowned: bool = False  # won by using up a deck on the highest level
