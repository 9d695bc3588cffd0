"""The usual case of a mode: heroes of one party against a Game Master's enemies."""

from collections.abc import Sequence

from game.core.cards import Card
from game.core.table import Frame, State
from game.core.view import Options

from ..enemies import SETS, enemy_cards
from ..frames import then
from ..loot import NOT_CHECKED
from ..names import BEATEN, DRAWN, ENDED, HEROES, NIGHT, SLUNK, WIPED, number
from ..queries import all_heroes, enemies, fighters, side_of
from .mode import ModeAgents, ModeRules, ModeSetup

PER_HERO = 5  # Target Difficulty
IDLE_ROUNDS = 3  # Rounds without an attack before the Game Master gives up (A63)
MODIFIERS = {"-1": -1, "0": 0, "1": 1, "2": 2}


class StandardSetup(ModeSetup):
    """The usual setup: a party of heroes, a Game Master, and the chosen sets of enemies."""

    def enemy_deck(self, options: Options) -> tuple[Card, ...]:
        """The cards of the chosen sets."""
        return enemy_cards(SETS if options["sets"] == "all" else (options["sets"],))


class StandardRules(ModeRules):
    """The usual rules: one encounter after another, each with a target of five a hero."""

    def lay_out(self, s: State) -> None:
        """Add nothing."""

    def beginning(self, s: State) -> Sequence[Frame]:
        """The first encounter."""
        return (then("encounter"),)

    def target(self, s: State) -> int:
        """Five a hero, modified by the option."""
        return len(all_heroes(s)) * (PER_HERO + self.harder(s))

    def harder(self, s: State) -> int:
        """The chosen modifier, or the usual one for this number of heroes."""
        return MODIFIERS.get(s.options["target"], self.usual(len(all_heroes(s))))

    def gather(self, s: State) -> Sequence[Frame]:
        """The muster of the enemies."""
        return (then("muster"),)

    def opening(self, s: State) -> Sequence[Frame]:
        """Treasure and initiative, which depend on the enemies' Difficulty."""
        return (then("results"),)

    def finished(self, s: State) -> Frame | None:
        """The end if a side has no figures left; if neither has, the heroes win (A72)."""
        if not enemies(s):
            return then("victory", BEATEN)
        return then("defeat", WIPED) if not fighters(s, HEROES) else None

    def weary(self, s: State, idle: int) -> tuple[str, Frame] | None:
        """The Game Master gives up after three idle Rounds (A63)."""
        return ("gives-up", then("victory", SLUNK)) if idle > IDLE_ROUNDS else None

    def nightfall(self, s: State) -> tuple[str, Frame]:
        """The heroes are defeated."""
        return "nightfall", then("defeat", NIGHT)

    def fell(self, s: State, who: str, cause: str) -> None:
        """Do nothing."""

    def checked(self, s: State) -> Sequence[str]:
        """All heroes that hold cards (A55)."""
        return [hero for hero in all_heroes(s) if s.cards(f"hand.{hero}")]

    def has_fallen(self, s: State, hero: str) -> bool:
        """True if the hero's loot was not checked, except at nightfall and after a draw."""
        return s.facts[f"deuces.{number(hero)}"] == NOT_CHECKED and s.facts[ENDED] not in (NIGHT, DRAWN)

    def onward(self, s: State) -> Sequence[Frame]:
        """The next encounter."""
        return (then("encounter"),)


class StandardAgents(ModeAgents):
    """The usual stakes: figures of one side share what is good and bad."""

    def stake(self, s: State, me: str, who: str) -> float:
        """1 on the same side, -1 on the other."""
        return 1.0 if side_of(s, me) == side_of(s, who) else -1.0
