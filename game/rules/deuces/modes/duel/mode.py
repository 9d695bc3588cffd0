"""Duel of the Duos: two players draft two heroes each, and the first to win three encounters wins."""

from collections.abc import Mapping, Sequence

from game.core.cards import Card
from game.core.combatants import PRIVATE, Aftermath
from game.core.draft import Draft
from game.core.events import NOBODY, Event
from game.core.game import Advice, Line, Preview, Seat
from game.core.party import Member
from game.core.standings import Contest
from game.core.story import Story
from game.core.table import Frame, State, Zone
from game.core.teach import Page
from game.core.text import N_, Text
from game.core.view import Action, Options, View

from ...frames import merged, then
from ...names import DRAWN, ENEMIES, HEROES, hand_of, other
from ...queries import fighters, side_of
from ..mode import RIVALS, Mode, ModeSetup, ModeWords
from ..standard import IDLE_ROUNDS, StandardAgents, StandardRules
from . import bouts, draft, telling
from .advice import advise
from .pages import pages
from .roster import CLASS_CARDS, CUSTOM_CARDS
from .sides import DUO, SEATS, SIDES, duo, held

EMPTY = ("deck.gm", "box.gm", "loot")  # there is no Game Master and no loot
WEARY_ROUNDS = 2 * IDLE_ROUNDS  # Rounds without an attack after which the encounter is fought again (B5)


class DuelSetup(ModeSetup):
    """The setup of a duel: two players with two heroes and one deck each."""

    def heads(self, options: Options) -> int:
        """Two for each player."""
        return DUO * len(SEATS)

    def pools(self, options: Options) -> int:
        """A deck for each player (A86)."""
        return len(SEATS)

    def game_master(self, options: Options) -> int:
        """-1: there is none."""
        return -1

    def hand_visibility(self, options: Options) -> str:
        """PRIVATE: a player sees only the hands of their own duo."""
        return PRIVATE

    def seats(self, options: Options) -> Sequence[Seat]:
        """A seat for each duo."""
        return Seat("duo.0", N_("First duo"), programs=RIVALS), Seat("duo.1", N_("Second duo"), "hero", RIVALS)

    def members(self, options: Options) -> Sequence[Member]:
        """(), as heroes are drafted."""
        return ()

    def enemy_deck(self, options: Options) -> tuple[Card, ...]:
        """(), as there are no enemies."""
        return ()

    def level(self, options: Options) -> int:
        """1."""
        return 1


class DuelRules(StandardRules):
    """The rules of a duel: a draft, then encounters of duo against duo."""

    def lay_out(self, s: State) -> None:
        """Add the cards to draft from, and limit who sees them and the hands."""
        s.zones |= {name: Zone((), NOBODY) for name in EMPTY}
        s.zones |= {"classes": Zone(CLASS_CARDS, NOBODY), "customs": Zone(CUSTOM_CARDS, NOBODY)}
        for seat in SEATS:
            s.zones |= {f"{zone}.{seat}": Zone((), frozenset({seat})) for zone in ("offer", "kept")}
            for who in duo(seat):
                s.zones[hand_of(who)].default = frozenset({seat})
            s.facts[f"won.{seat}"] = 0
        s.facts["stood"] = ""

    def beginning(self, s: State) -> Sequence[Frame]:
        """The draft."""
        return then("draft"), then("encounter")

    def target(self, s: State) -> int:
        """0, because no enemies are drawn."""
        return 0

    def gather(self, s: State) -> Sequence[Frame]:
        """The question which player begins."""
        return (then("who-begins"),)

    def finished(self, s: State) -> Frame | None:
        """The end of the encounter if a duo has no figures left; if both have none, it is fought again (A72 cannot
        decide)."""
        left = [side for side in SIDES if fighters(s, side)]
        return None if len(left) == len(SIDES) else then("bout", *left or (DRAWN,))

    def weary(self, s: State, idle: int) -> tuple[str, Frame] | None:
        """After WEARY_ROUNDS Rounds without an attack the encounter is fought again (B5)."""
        return ("duel-weary", then("bout", DRAWN)) if idle > WEARY_ROUNDS else None

    def nightfall(self, s: State) -> tuple[str, Frame]:
        """The duo that holds more cards wins."""
        ours, theirs = (held(s, side) for side in SIDES)
        return "duel-night", then("bout", DRAWN if ours == theirs else HEROES if ours > theirs else ENEMIES)

    def must_attack(self, s: State, who: str) -> bool:
        """True after three idle Rounds for the side with fewer cards, or for both if they hold as many (B5)."""
        side = side_of(s, who)
        return s.number("idle") > IDLE_ROUNDS and held(s, side) <= held(s, other(side))

    def has_fallen(self, s: State, hero: str) -> bool:
        """True if the hero was Defeated in the last encounter."""
        return hero not in s.text("stood").split()


class DuelAgents(StandardAgents):
    """Advice for the questions that only a duel asks."""

    def advise(self, s: State, legal: Sequence[Action]) -> Advice | None:
        """The cards to keep, whether to begin, and the hero who gets the extra card."""
        return advise(s, legal)


class DuelWords(ModeWords):
    """The words of a duel: the draft, and the standing."""

    def near(self, view: View) -> str:
        """The viewer's own duo."""
        return SIDES[view.seat] if view.seat in SEATS else HEROES

    def status(self, view: View) -> Text | None:
        """The prompt for the current question."""
        return telling.status(view)

    def whose_turn(self, view: View) -> Text:
        """The duo whose turn it is."""
        return telling.whose_turn(view)

    def buttons(self, view: View) -> Sequence[str]:
        """The verbs for the question who begins."""
        return telling.buttons(view)

    def draft(self, view: View) -> Draft | None:
        """The cards that the viewer was dealt."""
        return telling.draft(view)

    def contest(self, view: View) -> Contest | None:
        """The encounters won."""
        return telling.contest(view)

    def captions(self, view: View) -> Mapping[str, Text]:
        """The names of the duel's zones."""
        return telling.captions(view)

    def preview(self, view: View, action: Action) -> Preview | None:
        """The previews for keeping cards, initiative and the extra card."""
        return telling.preview(view, action)

    def stakes(self, view: View) -> Sequence[Text] | None:
        """The number of the encounter, and the standing."""
        return telling.stakes(view)

    def aftermath(self, view: View) -> Aftermath | None:
        """The winner of the encounter, and the standing of the duel."""
        return telling.aftermath(view)

    def explain(self, view: View) -> tuple[Line, ...]:
        """The encounters won."""
        return telling.explain(view)

    def pages(self) -> Sequence[Page]:
        """The help pages."""
        return pages()

    def story(self, view: View, events: Sequence[Event]) -> Story | None:
        """The story of a finished duel."""
        return telling.story(view, events)

    def outline(self, view: View) -> Sequence[Text] | None:
        """The standing and the heroes' names, for menus."""
        return telling.outline(view)


DUEL = Mode(
    "duel",
    DuelSetup(),
    DuelRules(),
    DuelAgents(),
    DuelWords(),
    verbs=telling.VERBS,
    messages=telling.TOLD,
    zones=("classes", "customs", *(f"{zone}.{seat}" for seat in SEATS for zone in ("offer", "kept"))),
    handlers=merged(bouts.HANDLERS, draft.HANDLERS),
    otherwise={"turn": "duos-turn", "dusk": "duel-dusk"},
    threats=False,
    by_decks=False,
    loots=False,
)
