"""Masters and Monsters: everybody plays a hero and Enemies of their own, and the first with enough Epics wins."""

from collections.abc import Sequence

from game.core.combatants import PRIVATE, Aftermath
from game.core.deeds import Story
from game.core.events import Event
from game.core.game import HUMAN, Advice, Line, Preview, Seat
from game.core.standings import Race
from game.core.table import Frame, State
from game.core.teach import Page
from game.core.view import Action, Options, View
from game.core.words import N_, Text

from ...brawl import all_heroes, enemies, fighters, is_hero, opponents, own, seat_of, size
from ...frames import merged, then
from ...names import ALONE, BEATEN, DRAWN, ENEMIES, HEROES, NIGHT, WIPED, number
from ...seen import seen
from ..mode import RIVALS, Mode, ModeAgents, ModeWords
from ..standard import IDLE_ROUNDS, PER_HERO, StandardRules, StandardSetup
from . import drawing, facts, race, words
from .advice import advise
from .pages import pages

PLAYERS = (N_("Player 1"), N_("Player 2"), N_("Player 3"), N_("Player 4"))
FEWEST = 2
REPLAYED = 6  # Rounds without an attack after which an encounter is drawn (B5)
DEAR = 2.0  # the fall of a hero: besides its cards, for whoever's Enemies do it, two deuces


class MastersSetup(StandardSetup):
    """Two to four players, each with a hero, and no Game Master."""

    def heads(self, options: Options) -> int:
        """Two players at least."""
        return max(FEWEST, int(options["heroes"]))

    def game_master(self, options: Options) -> int:
        """-1: there is none."""
        return -1

    def hands(self, options: Options) -> str:
        """PRIVATE: everybody is against everybody."""
        return PRIVATE

    def seats(self, options: Options) -> Sequence[Seat]:
        """A seat for every hero: you, and rivals."""
        return [
            Seat(f"player.{n}", name, "hero" if n else HUMAN, RIVALS)
            for n, name in enumerate(PLAYERS[: self.heads(options)])
        ]


class MastersRules(StandardRules):
    """Everybody plays a hero and Enemies; the first with so many pieces of Epic loot wins."""

    def lay_out(self, s: State) -> None:
        """Facts for the order of players, for fallen heroes, and for whose Enemies Defeated them."""
        s.facts["order"] = ""
        for seat in range(len(all_heroes(s))):
            s.facts |= facts.unharmed(seat)
            s.gauges[facts.difficulty(seat)] = 0

    def target(self, s: State) -> int:
        """What the Enemies of each must come to; there is no Target for all together, and so no Treasure (A81)."""
        return PER_HERO

    def gather(self, s: State) -> Sequence[Frame]:
        """Everybody draws Enemies of their own."""
        return then("monsters"), then("array")

    def opening(self, s: State) -> Sequence[Frame]:
        """The order of players, then the fight."""
        return then("precedence"), then("start")

    def turns(self, s: State) -> Sequence[tuple[str, int]]:
        """For each player in their order the Turn of the hero, then that of their Enemies."""
        return [(side, seat) for seat in facts.order(s) for side in (HEROES, ENEMIES)]

    def finished(self, s: State) -> Frame | None:
        """All Enemies are Defeated, or all heroes, or nobody who is left may attack anybody who is (A80).  With all
        heroes it is lost for everybody: there is no loot for anybody, not even for heroes that were Defeated (being
        wiped out "isn't good for anyone").  Both at once is won, as everywhere (A72)."""
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
        """Nobody is driven off by anybody else: it is drawn, too."""
        return "home-at-night", then("stalemate", NIGHT)

    def must_attack(self, s: State, who: str) -> bool:
        """True after three idle Rounds for the figures of the players with the fewest cards (B5)."""
        return s.number("idle") > IDLE_ROUNDS and seat_of(s, who) in _weakest(s)

    def fell(self, s: State, who: str, cause: str) -> None:
        """Count a Defeated hero for the player whose Enemy did it."""
        race.slain(s, who, cause)

    def twos(self, s: State, hero: str) -> Sequence[tuple[str, int]]:
        """Heroes that the player's Enemies Defeated, and survival."""
        return race.twos(s, hero)

    def checked(self, s: State) -> Sequence[str]:
        """The survivors, and the heroes of players whose Enemies have Defeated a hero (A82)."""
        return race.due(s)

    def has_fallen(self, s: State, hero: str) -> bool:
        """True if a hero was Defeated; it may have loot all the same."""
        return facts.has_fallen(s, number(hero))

    def onward(self, s: State) -> Sequence[Frame]:
        """The end if a player has enough Epics, else the next encounter."""
        return (then("race-over"),) if race.is_won(s) else (then("encounter"),)


class MastersAgents(ModeAgents):
    """1 for figures of the same player, -1 for all others."""

    def stake(self, s: State, me: str, who: str) -> float:
        """1 for figures of the same player, -1 for all others."""
        return 1.0 if seat_of(s, me) == seat_of(s, who) else -1.0

    def advise(self, s: State, legal: Sequence[Action]) -> Advice | None:
        """Whether going on is the end."""
        return advise(s, legal)

    def dear(self, s: State, who: str) -> float:
        """Twice as much for a hero, whose Defeat brings loot."""
        return DEAR if is_hero(who) else 1.0


class MastersWords(ModeWords):
    """Who is who, and how the race stands."""

    def status(self, view: View) -> Text | None:
        """What is to be done now."""
        return words.status(view)

    def whose_turn(self, view: View) -> Text:
        """Whose Turn it is, and of which side."""
        return words.whose_turn(seen(view))

    def captions(self, view: View) -> dict[str, Text]:
        """The difficulty of each player's Enemies."""
        return words.captions(view)

    def preview(self, view: View, action: Action) -> Preview | None:
        """Whether going on is the end."""
        return words.preview(view, action)

    def stakes(self, view: View) -> Sequence[Text] | None:
        """The order of players, what counts for loot, and the race."""
        return words.stakes(view)

    def aftermath(self, view: View) -> Aftermath | None:
        """How a fight has ended for the viewer."""
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
        """Each player's Epics, and whose Turn it is."""
        return words.standing(view)

    def pages(self) -> tuple[Page, ...]:
        """How it is played."""
        return pages()

    def outline(self, view: View) -> Sequence[Text]:
        """How the race stands."""
        return words.outline(view)


def _weakest(s: State) -> list[int]:
    """The seats that hold the fewest cards, with everybody they play; of those that hold any."""
    seats = {seat_of(s, who) for who in s.tokens}
    held = {seat: cards for seat in seats if (cards := sum(size(s, who) for who in own(s, seat)))}
    return [seat for seat, cards in held.items() if cards == min(held.values())]


MASTERS = Mode(
    "masters",
    MastersSetup(),
    MastersRules(),
    MastersAgents(),
    MastersWords(),
    told=words.TOLD,
    gauges={facts.difficulty(seat): PER_HERO for seat in range(len(PLAYERS))},
    handlers=merged(drawing.HANDLERS, race.HANDLERS),
    two_packs=facts.TWO_PACKS,
)
