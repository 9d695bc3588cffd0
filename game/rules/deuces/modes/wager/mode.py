"""Quest for Loot: players bet chips on the coming fight; survivors are paid, and the most chips win."""

from collections.abc import Mapping, Sequence

from game.core.combatants import PRIVATE, Aftermath, Tag
from game.core.events import Event
from game.core.game import HUMAN, Advice, Line, Preview, Seat, Speaker, Verb
from game.core.story import Story
from game.core.table import Frame, State
from game.core.teach import Page
from game.core.text import N_, Text
from game.core.view import Action, Options, View
from game.core.wager import Wager as Bets

from ...frames import Handlers, merged, then
from ...names import number
from ...queries import all_heroes, is_hero, seat_of
from ..mode import HERO_NAMES, RIVALS, Mode, ModeWords
from ..standard import StandardAgents, StandardRules, StandardSetup
from . import bidding, words
from .bidding import target
from .chips import BANK, bank, begins_with, chips, is_over, settle
from .judging import advise, sensible
from .pages import pages

HEADS = 4
RIVAL = 0.25  # the factor for effects on another hero in the same fight
VERBS: Mapping[str, Verb] = {
    "bid": Verb(N_("Bid"), N_("bet a number of chips")),
    "out": Verb(N_("Drop out"), N_("lose the blind and sit the encounter out")),
    "raise": Verb(N_("Raise"), N_("raise your bet by a number of chips")),
}
GAUGES: Mapping[str, int] = {
    BANK: 0,
    **{f"{what}.{n}": 0 for what in ("chips", "bet") for n in range(HEADS)},
}
TOLD: Mapping[str, str | Speaker] = {**words.TOLD, **dict.fromkeys(GAUGES, words.quiet)}


class WagerSetup(StandardSetup):
    """The setup of Quest for Loot: heroes with chips of their own, and a Game Master."""

    def hand_visibility(self, options: Options) -> str:
        """PRIVATE, because heroes play against each other."""
        return PRIVATE

    def seats(self, options: Options) -> Sequence[Seat]:
        """A seat for every hero, each with a score of its own, then the Game Master's."""
        names = HERO_NAMES[: self.heads(options)]
        heroes = tuple(Seat(f"hero.{n}", name, "hero" if n else HUMAN, RIVALS) for n, name in enumerate(names))
        return (*heroes, Seat("gm", N_("Game Master"), "gm", ("gm", "novice", "random")))

    def level(self, options: Options) -> int:
        """The level on which the heroes begin."""
        return int(options["start.loot"])


class WagerRules(StandardRules):
    """The rules of Quest for Loot: bets before an encounter, payment after it."""

    def lay_out(self, s: State) -> None:
        """Add the chips; the Game Master has as many as all heroes together."""
        heads, each = len(all_heroes(s)), begins_with(s.options)
        s.gauges |= {BANK: heads * each}
        for n in range(heads):
            s.gauges |= {f"chips.{n}": each, f"bet.{n}": 0}
            s.facts |= {f"gain.{n}": 0, f"sat.{n}": False}
        s.facts |= {"opener": "", "word": "", "owing": 0}

    def target(self, s: State) -> int:
        """The Target Difficulty for the present bets."""
        return target(s)

    def draw_size(self, s: State, hero: str, usual: int) -> int:
        """0 for a hero without chips."""
        return usual if chips(s, hero) else 0

    def gather(self, s: State) -> Sequence[Frame]:
        """The bets."""
        return (then("blinds"),)

    def dues(self, s: State) -> Sequence[Frame]:
        """The bets are paid or lost."""
        return (then("settle-bets"),)

    def onward(self, s: State) -> Sequence[Frame]:
        """The next encounter, or the end."""
        return (then("count-chips" if is_over(s) else "encounter"),)

    def has_fallen(self, s: State, hero: str) -> bool:
        """False for heroes that took no part."""
        return super().has_fallen(s, hero) and not s.facts[f"sat.{number(hero)}"]


class WagerAgents(StandardAgents):
    """The stakes of Quest for Loot: heroes fight side by side, but are rivals."""

    def stake(self, s: State, me: str, who: str) -> float:
        """Less than usual for another hero on the same side."""
        usual = super().stake(s, me, who)
        return usual if usual < 0 or seat_of(s, me) == seat_of(s, who) else RIVAL

    def advise(self, s: State, legal: Sequence[Action]) -> Advice | None:
        """The size of a bet."""
        return advise(s, legal)

    def at_random(self, s: State, legal: Sequence[Action]) -> Sequence[Action]:
        """The bids and raises up to a few chips above the minimum."""
        return sensible(s, legal)


class WagerWords(ModeWords):
    """The words of Quest for Loot: chips and bets."""

    def purse(self, s: State, who: str) -> int | None:
        """A hero's chips."""
        return chips(s, who) if is_hero(who) else None

    def tags(self, s: State, who: str) -> Sequence[Tag]:
        """The bet, or that the hero sits out; after an encounter, the chips won or lost."""
        return words.tags(s, who)

    def status(self, view: View) -> Text | None:
        """The prompt for bids and raises."""
        return words.status(view)

    def captions(self, view: View) -> Mapping[str, Text]:
        """The names of the gauges for chips and bets."""
        return words.captions(view)

    def preview(self, view: View, action: Action) -> Preview | None:
        """The preview of a bid or raise."""
        return words.preview(view, action)

    def stakes(self, view: View) -> Sequence[Text] | None:
        """The aims and the standing of the fight."""
        return words.stakes(view)

    def aftermath(self, view: View) -> Aftermath | None:
        """The payments after a fight."""
        return words.aftermath(view)

    def explain(self, view: View) -> tuple[Line, ...]:
        """The chips of a finished play."""
        return words.explain(view)

    def story(self, view: View, events: Sequence[Event]) -> Story:
        """The deeds of the viewer's hero."""
        return words.story(view, events)

    def wager(self, view: View) -> Bets | None:
        """The bets."""
        return words.wager(view)

    def pages(self) -> Sequence[Page]:
        """The help pages."""
        return pages()

    def outline(self, view: View) -> Sequence[Text] | None:
        """The standing of a play, for menus."""
        return words.outline(view)


def _settle_bets(s: State) -> None:
    settle(s)


def _count_chips(s: State) -> None:
    """End the play: the hero with the most chips wins (A77), a lone hero only with more than at the beginning. The Game
    Master wins if no hero does."""
    heroes, each = all_heroes(s), begins_with(s.options)
    counted = {number(hero): chips(s, hero) for hero in heroes}
    gm = len(heroes)
    least = max(*counted.values(), 1) if gm > 1 else each + 1
    results = {seat: "won" if n >= least else "lost" for seat, n in counted.items()}
    results[gm] = "lost" if "won" in results.values() else "won"
    s.announce("counted")
    s.end(results, {**counted, gm: bank(s)})


HANDLERS: Handlers = {
    "settle-bets": _settle_bets,
    "count-chips": _count_chips,
}
WAGER = Mode(
    "loot",
    WagerSetup(),
    WagerRules(),
    WagerAgents(),
    WagerWords(),
    verbs=VERBS,
    messages=TOLD,
    gauges=GAUGES,
    handlers=merged(bidding.HANDLERS, HANDLERS),
)
