"""A way to play, and what is usual: heroes of one party against a Game Master's enemies."""

from collections.abc import Mapping, Sequence

from game.core.cards import Card
from game.core.combatants import HANDS, Aftermath, Tag
from game.core.deeds import Story
from game.core.draft import Draft
from game.core.events import Event
from game.core.game import Advice, Line, Preview, Seat, Speaker, Verb
from game.core.journey import Journey, Tale
from game.core.party import Member
from game.core.standings import Contest, Race
from game.core.table import Frame, State
from game.core.teach import Page
from game.core.view import Action, Options, View
from game.core.wager import Wager
from game.core.words import N_, Text

from ..brawl import all_heroes, enemies, fighters, side_of
from ..enemies import SETS, enemy_cards
from ..flow import then
from ..loot import NOT_CHECKED
from ..names import BEATEN, DRAWN, ENDED, EVERYBODY, HEROES, NIGHT, SLUNK, WIPED, number, other
from .registry import MODES

HERO_NAMES = (N_("Hero 1"), N_("Hero 2"), N_("Hero 3"), N_("Hero 4"))
RIVALS = ("hero", "novice", "random")  # the programs that play heroes, the best first
PER_HERO = 5  # Target Difficulty
IDLE_ROUNDS = 3  # Rounds without an attack before the Game Master gives up (A63)
MODIFIERS = {"-1": -1, "0": 0, "1": 1, "2": 2}


class Mode:
    """What a way to play decides.  Whatever it says about words is None, or nothing, where the usual words will do."""

    id = ""
    verbs: Mapping[str, Verb] = {}  # of its own
    told: Mapping[str, str | Speaker] = {}
    gauges: Mapping[str, int] = {}
    zones: Sequence[str] = ()  # those that no other has
    otherwise: Mapping[str, str] = {}  # what is told in another word than usual
    threats = True  # do heroes have Threat cards?
    by_decks = True  # does a deck that is gone through bring a level?
    loots = True  # do 2s bring loot?
    two_packs = 4  # heroes from which the enemies have two packs from the start (A15)
    defeat = 0  # points that one costs
    crowned = False  # is it won by a deck that is gone through on the highest level?

    def __init__(self) -> None:
        MODES[self.id] = self

    # before it begins

    def heads(self, options: Options) -> int:
        """How many heroes there are."""
        return int(options["heroes"])

    def pools(self, options: Options) -> int:
        """How many decks of heroes there are."""
        return self.heads(options)

    def game_master(self, options: Options) -> int:
        """The Game Master's seat; -1 where there is none."""
        return self.heads(options)

    def hands(self, options: Options) -> str:
        """Whose hands are seen by whom: ONE, OPEN or PRIVATE."""
        return options[HANDS]

    def seats(self, options: Options) -> Sequence[Seat]:
        """A seat for every hero, and the Game Master's.  The heroes have one score between them: the first seat's."""
        names = HERO_NAMES[: self.heads(options)]
        heroes = tuple(Seat(f"hero.{n}", name, programs=RIVALS, scores=not n) for n, name in enumerate(names))
        return (*heroes, Seat("gm", N_("Game Master"), "gm", ("gm", "novice", "random"), scores=False))

    def members(self, options: Options) -> Sequence[Member]:
        """The heroes, as they are chosen before a play."""
        return tuple(Member(n, f"class.{n}", f"custom.{n}") for n in range(self.heads(options)))

    def enemy_deck(self, options: Options) -> tuple[Card, ...]:
        """The cards of which enemies are drawn."""
        return enemy_cards(SETS if options["sets"] == "all" else (options["sets"],))

    def level(self, options: Options) -> int:
        """The level on which the heroes begin."""
        return int(options["start"])

    def lay_out(self, s: State) -> None:
        """What it needs on the table besides."""

    def beginning(self, s: State) -> Sequence[Frame]:
        """What happens first."""
        return (then("encounter"),)

    # an encounter

    def target(self, s: State) -> int:
        """The Target Difficulty: five a hero, more or less by the option."""
        return len(all_heroes(s)) * (PER_HERO + self.harder(s))

    def harder(self, s: State) -> int:
        """What the option for the difficulty adds to a target for each hero."""
        return MODIFIERS.get(s.options["target"], self.usual(len(all_heroes(s))))

    def usual(self, heads: int) -> int:
        """What it adds for so many heroes where it is left to their number."""
        return 1 if heads >= 3 else 0

    def draw_size(self, s: State, hero: str, usual: int) -> int:
        """A hero's Initial Draw."""
        return usual

    def may_come(self, s: State, kind: str) -> bool:
        """May an enemy of that kind be drawn now?  One that may not stays in the deck."""
        return True

    def gather(self, s: State) -> Sequence[Frame]:
        """Once the heroes have hands: the enemies come, and draw theirs (E4, E5)."""
        return (then("muster"),)

    def opening(self, s: State) -> Sequence[Frame]:
        """Once the enemies have hands: Treasure and initiative, by how hard they are, then the fight (E6, E7)."""
        return (then("results"),)

    def enemy_level(self, s: State) -> int:
        """The level of the enemies (E4)."""
        return s.gauges["level"]

    def turns(self, s: State) -> Sequence[tuple[str, int]]:
        """The Turns of a Round, in their order: of which side, and of which seat of it."""
        first = str(s.facts["first"] or HEROES)
        return (first, EVERYBODY), (other(first), EVERYBODY)

    def finished(self, s: State) -> Frame | None:
        """What follows where an encounter is over; None while it goes on.  Both sides at once: the heroes win (A72)."""
        if not enemies(s):
            return then("victory", BEATEN)
        return then("defeat", WIPED) if not fighters(s, HEROES) else None

    def weary(self, s: State, idle: int) -> tuple[str, Frame] | None:
        """A Round begins after so many without an attack: what is told and what follows where that is the end, None
        where it is not.  The Game Master gives up (A63)."""
        return ("gives-up", then("victory", SLUNK)) if idle > IDLE_ROUNDS else None

    def nightfall(self, s: State) -> tuple[str, Frame]:
        """The fight has taken too long: what is told, and what follows."""
        return "nightfall", then("defeat", NIGHT)

    def must_attack(self, s: State, who: str) -> bool:
        """May the turn of somebody who can attack not end before they did (B5)?"""
        return False

    def fell(self, s: State, who: str, cause: str) -> None:
        """Somebody was Defeated, by `cause` ("": by nobody else)."""

    # after it

    def twos(self, s: State, hero: str) -> Sequence[tuple[str, int]]:
        """What counts for a hero's loot besides cards, gifts and Treasure, each with how many twos it is."""
        return ()

    def dues(self, s: State) -> Sequence[Frame]:
        """What follows the end of a fight, won or lost, and the Loot check, while everybody still holds their cards."""
        return ()

    def checked(self, s: State) -> Sequence[str]:
        """Whose loot is checked after an encounter that was won: of whoever holds cards (A55)."""
        return [hero for hero in all_heroes(s) if s.cards(f"hand.{hero}")]

    def has_fallen(self, s: State, hero: str) -> bool:
        """Was a hero Defeated in the encounter that is over?"""
        return s.facts[f"deuces.{number(hero)}"] == NOT_CHECKED and s.facts[ENDED] not in (NIGHT, DRAWN)

    def at_the_top(self, s: State) -> bool:
        """A deck was gone through on the highest level: the play ends here, or does not (A66)."""
        return False

    def onward(self, s: State) -> Sequence[Frame]:
        """What follows the rest after an encounter."""
        return (then("encounter"),)

    # programs

    def stake(self, s: State, me: str, who: str) -> float:
        """How much of what is good for somebody is good for `me`: all of it is 1, and -1 is as bad as that."""
        return 1.0 if side_of(s, me) == side_of(s, who) else -1.0

    def dear(self, s: State, who: str) -> float:
        """How many times as much as usual it is worth that somebody is Defeated."""
        return 1.0

    def at_random(self, s: State, legal: Sequence[Action]) -> Sequence[Action]:
        """Out of which a weak player chooses blindly where `advise` has an answer; nothing where it follows that."""
        return ()

    def advise(self, s: State, legal: Sequence[Action]) -> Advice | None:
        """What a good player answers to a question of its own, as far as its seat can know; None to any other."""
        return None

    # words

    def player(self, s: State, who: str) -> int:
        """The number of whoever plays somebody, where everybody plays on both sides; 0 where nobody does."""
        return 0

    def purse(self, s: State, who: str) -> int | None:
        """The chips that somebody has, where there are any in the game."""
        return None

    def tags(self, s: State, who: str) -> Sequence[Tag]:
        """What else holds of somebody, in a word or two each."""
        return ()

    def near(self, view: View) -> str:
        """The side that stands near to whoever looks."""
        return HEROES

    def status(self, view: View) -> Text | None:
        """What is to be done now."""
        return None

    def whose_turn(self, view: View) -> Text | None:
        """Whose turn it is in a fight."""
        return None

    def buttons(self, view: View) -> Sequence[str]:
        """Verbs of its own that are worth a button now."""
        return ()

    def captions(self, view: View) -> Mapping[str, Text]:
        """What its own zones, places and gauges are called."""
        return {}

    def preview(self, view: View, action: Action) -> Preview | None:
        """What an action of its own would do."""
        return None

    def stakes(self, view: View) -> Sequence[Text] | None:
        """What a fight is about."""
        return None

    def aftermath(self, view: View) -> Aftermath | None:
        """How a fight has ended."""
        return None

    def draft(self, view: View) -> Draft | None:
        """What whoever looks was dealt to choose from."""
        return None

    def race(self, view: View) -> Race | None:
        """How a play stands in which the first who has enough wins."""
        return None

    def contest(self, view: View) -> Contest | None:
        """How a play stands that is won by encounters."""
        return None

    def journey(self, view: View) -> Journey | None:
        """The map on which it is played."""
        return None

    def step(self, event: Event) -> str:
        """The room into which an event brings the party."""
        return ""

    def tale(self, view: View, event: Event) -> Tale | None:
        """What an event tells on a page of its own."""
        return None

    def wager(self, view: View) -> Wager | None:
        """What is bet on the fight to come."""
        return None

    def pages(self) -> Sequence[Page]:
        """How it is played, as far as it is not as usual."""
        return ()

    def explain(self, view: View) -> tuple[Line, ...]:
        """The score, line by line; () while it goes on."""
        return ()

    def story(self, view: View, events: Sequence[Event]) -> Story | None:
        """What is told of a finished play."""
        return None

    def outline(self, view: View) -> Sequence[Text] | None:
        """How a play stands, for menus."""
        return None
