"""Masters and Monsters: each player has a hero and Enemies, and the first with enough Epics wins."""

from collections.abc import Sequence

from game.core.combatants import PRIVATE, Aftermath
from game.core.events import Event
from game.core.game import HUMAN, Advice, Line, Preview, Seat
from game.core.standings import Race
from game.core.story import Story
from game.core.table import Frame, State
from game.core.teach import Page
from game.core.text import N_, Text
from game.core.view import Action, Options, View

from ...frames import merged, then
from ...names import ALONE, BEATEN, DRAWN, ENEMIES, HEROES, NIGHT, WIPED, number
from ...queries import all_heroes, enemies, fighters, is_hero, opponents, own, seat_of, size
from ...view_state import seen
from ..mode import RIVALS, Mode, ModeAgents, ModeWords
from ..standard import IDLE_ROUNDS, PER_HERO, StandardRules, StandardSetup
from . import drawing, queries, race, words
from .advice import advise
from .pages import pages

PLAYERS = (N_("Player 1"), N_("Player 2"), N_("Player 3"), N_("Player 4"))
FEWEST = 2
REPLAYED = 6  # Rounds without an attack after which an encounter is drawn (B5)
DEAR = 2.0  # the factor for a hero's Defeat, which also brings two deuces to the player whose Enemies did it


class MastersSetup(StandardSetup):
    """The setup of Masters and Monsters: two to four players, each with a hero, and no Game Master."""

    def heads(self, options: Options) -> int:
        """The number of players, at least two."""
        return max(FEWEST, int(options["heroes"]))

    def game_master(self, options: Options) -> int:
        """-1: there is none."""
        return -1

    def hand_visibility(self, options: Options) -> str:
        """PRIVATE: everyone plays against everyone."""
        return PRIVATE

    def seats(self, options: Options) -> Sequence[Seat]:
        """A seat for every hero: a human's first, then rivals."""
        return [
            Seat(f"player.{n}", name, "hero" if n else HUMAN, RIVALS)
            for n, name in enumerate(PLAYERS[: self.heads(options)])
        ]


class MastersRules(StandardRules):
    """The rules of Masters and Monsters: each player has a hero and Enemies; the first with enough Epic loot wins."""

    def lay_out(self, s: State) -> None:
        """Add facts for the order of players, fallen heroes and the players who Defeated them, and gauges for the
        Difficulty of each player's Enemies."""
        s.facts["order"] = ""
        for seat in range(len(all_heroes(s))):
            s.facts |= queries.unharmed(seat)
            s.gauges[queries.difficulty(seat)] = 0

    def target(self, s: State) -> int:
        """The Difficulty that each player's Enemies must reach; there is no common Target, and so no Treasure (A81)."""
        return PER_HERO

    def gather(self, s: State) -> Sequence[Frame]:
        """Each player draws Enemies."""
        return then("monsters"), then("array")

    def opening(self, s: State) -> Sequence[Frame]:
        """The order of players, then the fight."""
        return then("precedence"), then("start")

    def turns(self, s: State) -> Sequence[tuple[str, int]]:
        """For each player in order, the hero's Turn, then the Enemies' Turn."""
        return [(side, seat) for seat in queries.order(s) for side in (HEROES, ENEMIES)]

    def finished(self, s: State) -> Frame | None:
        """The end if all Enemies are Defeated, or all heroes, or no remaining figure may attack any other (A80).

        If all heroes are Defeated, everyone loses: there is no loot, not even for Defeated heroes, who can otherwise
        get some (being wiped out "isn't good for anyone"). If all Enemies and all heroes are Defeated at once, it is
        won, as elsewhere (A72).
        """
        if not enemies(s):
            return then("victory", BEATEN)
        if not fighters(s, HEROES):
            return then("defeat", WIPED)
        everybody = (who for side in (HEROES, ENEMIES) for who in fighters(s, side))
        return None if any(opponents(s, who) for who in everybody) else then("victory", ALONE)

    def weary(self, s: State, idle: int) -> tuple[str, Frame] | None:
        """After six Rounds without an attack the encounter is drawn, and fought again on the same level (B5)."""
        return ("drawn", then("stalemate", DRAWN)) if idle > REPLAYED else None

    def nightfall(self, s: State) -> tuple[str, Frame]:
        """It is drawn: no side drives another off."""
        return "home-at-night", then("stalemate", NIGHT)

    def must_attack(self, s: State, who: str) -> bool:
        """True after three idle Rounds for the figures of the players with the fewest cards (B5)."""
        return s.number("idle") > IDLE_ROUNDS and seat_of(s, who) in _weakest(s)

    def fell(self, s: State, who: str, cause: str) -> None:
        """Count a Defeated hero for the player whose Enemy did it."""
        race.slain(s, who, cause)

    def twos(self, s: State, hero: str) -> Sequence[tuple[str, int]]:
        """The twos for heroes that the player's Enemies Defeated, and for survival."""
        return race.twos(s, hero)

    def checked(self, s: State) -> Sequence[str]:
        """The survivors, and the heroes of players whose Enemies have Defeated a hero (A82)."""
        return race.due(s)

    def has_fallen(self, s: State, hero: str) -> bool:
        """True if the hero was Defeated; it may get loot even so."""
        return queries.has_fallen(s, number(hero))

    def onward(self, s: State) -> Sequence[Frame]:
        """The end if a player has enough Epics, else the next encounter."""
        return (then("race-over"),) if race.is_won(s) else (then("encounter"),)


class MastersAgents(ModeAgents):
    """The stakes of Masters and Monsters: figures of the same player are allies, all others opponents."""

    def stake(self, s: State, me: str, who: str) -> float:
        """1 for figures of the same player, -1 for all others."""
        return 1.0 if seat_of(s, me) == seat_of(s, who) else -1.0

    def advise(self, s: State, legal: Sequence[Action]) -> Advice | None:
        """The advice to go on once the race is won; None for any other question."""
        return advise(s, legal)

    def dear(self, s: State, who: str) -> float:
        """Twice as much for a hero, whose Defeat brings loot."""
        return DEAR if is_hero(who) else 1.0


class MastersWords(ModeWords):
    """The words of Masters and Monsters: the players' names, and the standing of the race."""

    def status(self, view: View) -> Text | None:
        """The prompt for the current question."""
        return words.status(view)

    def whose_turn(self, view: View) -> Text:
        """The player and the side whose Turn it is."""
        return words.whose_turn(seen(view))

    def captions(self, view: View) -> dict[str, Text]:
        """The names of the gauges with the Difficulty of each player's Enemies."""
        return words.captions(view)

    def preview(self, view: View, action: Action) -> Preview | None:
        """The preview of an action after which the race is over."""
        return words.preview(view, action)

    def stakes(self, view: View) -> Sequence[Text] | None:
        """The order of players, what counts for loot, and the standing of the race."""
        return words.stakes(view)

    def aftermath(self, view: View) -> Aftermath | None:
        """The end of a fight, for the viewer."""
        return words.aftermath(view)

    def explain(self, view: View) -> tuple[Line, ...]:
        """The score, by the grades of loot."""
        return words.explain(view)

    def story(self, view: View, events: Sequence[Event]) -> Story:
        """The deeds of the viewer's hero and Enemies."""
        return words.story(view, events)

    def player(self, s: State, who: str) -> int:
        """The number of the figure's player."""
        return seat_of(s, who) + 1

    def race(self, view: View) -> Race | None:
        """The Epics of each player, and whose Turn it is."""
        return words.standing(view)

    def pages(self) -> tuple[Page, ...]:
        """The help pages."""
        return pages()

    def outline(self, view: View) -> Sequence[Text]:
        """The standing of the race, for menus."""
        return words.outline(view)


def _weakest(s: State) -> list[int]:
    """The seats whose figures hold the fewest cards together; seats without cards do not count."""
    seats = {seat_of(s, who) for who in s.tokens}
    held = {seat: cards for seat in seats if (cards := sum(size(s, who) for who in own(s, seat)))}
    return [seat for seat, cards in held.items() if cards == min(held.values())]


MASTERS = Mode(
    "masters",
    MastersSetup(),
    MastersRules(),
    MastersAgents(),
    MastersWords(),
    messages=words.TOLD,
    gauges={queries.difficulty(seat): PER_HERO for seat in range(len(PLAYERS))},
    handlers=merged(drawing.HANDLERS, race.HANDLERS),
    two_packs=queries.TWO_PACKS,
)
