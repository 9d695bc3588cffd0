"""The whole game in all modes: parties of hero cards as in `rules`, or a group's own characters as in `descent`."""

from collections.abc import Iterator, Mapping, Sequence

from game.core.descent import HP, MAX
from game.core.events import Event
from game.core.game import Advice, Adviser, Agent, AgentMaker, Choice, Line, Option, Preview, Verb
from game.core.rng import Rng
from game.core.standings import Standings
from game.core.story import Story
from game.core.table import Deal, State
from game.core.teach import Page
from game.core.text import N_, NP_, Text
from game.core.view import Action, Options, View

from .descent import greedy as leader
from .descent import pages, story, wording
from .descent import rules as descent
from .descent.descents import PartyDescents
from .descent.narration import TOLD
from .descent.roster import AUTO, party
from .modes import MODE, PARTY, is_descent
from .rules import Diamonds
from .story import PartyStories


class EveryStandings(Standings):
    """Descriptions of plays with a table's own characters; for other plays the gauges say enough."""

    def outline(self, view: View) -> Sequence[Text]:
        """The way to the exit, and the characters."""
        return wording.outline(view) if is_descent(view.options) else ()


class EveryStory(PartyStories):
    """The stories of a table's own characters, too."""

    def story(self, view: View, events: Sequence[Event]) -> Story:
        """The story of a play."""
        return story.story(view) if is_descent(view.options) else super().story(view, events)


class ModeDispatch(Diamonds):
    """Diamonds & Dragons in all modes, as the interface `Game` describes it."""

    options = (
        *Diamonds.options,
        Option(
            "die",
            N_("Die"),
            (
                Choice(AUTO, N_("By level"), N_("The characters' average level picks the die.")),
                Choice("1", NP_("no die", "None"), N_("A point on a card is a hit point.")),
                *(
                    Choice(die, die, N_("That die for every point on a card."))
                    for die in (N_("d4"), N_("d6"), N_("d8"), N_("d10"), N_("d12"))
                ),
            ),
            AUTO,
            {MODE: PARTY},
        ),
    )
    verbs = {
        **Diamonds.verbs,
        "join": Verb(N_("Add"), N_("add a character: name, class, level, hit points, maximum hit points")),
        "have": Verb(N_("Resources"), N_("write down what is left of a resource")),
        "exit": Verb(N_("Exit"), N_("say how many rooms it is to the exit")),
        "out": Verb(N_("Set out"), N_("set out, and deal the first room")),
        "spend": Verb(N_("Spend"), N_("spend a resource to take dice of damage away")),
        "die": Verb(N_("Hand out"), N_("hand some dice to a character")),
        "even": Verb(N_("Evenly"), N_("hand the dice out evenly")),
        "roll": Verb(N_("Roll"), N_("roll the dice, or say what was rolled by hand")),
        "note": Verb(N_("Note"), N_("write down what somebody did between rooms, and what it heals")),
        "set": Verb(N_("Correct"), N_("correct a number")),
        "on": Verb(N_("Go on"), N_("deal the next room")),
    }
    gauges = {**Diamonds.gauges, **descent.GAUGES}
    messages = Diamonds.messages | TOLD
    descents = PartyDescents()
    standings = EveryStandings()
    stories = EveryStory()

    def new(self, options: Options, rng: Rng, deals: Sequence[Deal] = ()) -> State:
        """A new table."""
        return descent.new(options, rng, deals) if is_descent(options) else super().new(options, rng, deals)

    def legal(self, s: State, seat: int) -> Iterator[Action]:
        """The legal actions of that seat."""
        return descent.legal(s, seat) if is_descent(s.options) else super().legal(s, seat)

    def apply(self, s: State, action: Action) -> None:
        """Carry out a legal action."""
        (descent.apply if is_descent(s.options) else super().apply)(s, action)

    def preview(self, view: View, action: Action) -> Preview:
        """The effect of an action."""
        return (wording.preview if is_descent(view.options) else super().preview)(view, action)

    def status(self, view: View) -> Text:
        """The status line."""
        return (wording.status if is_descent(view.options) else super().status)(view)

    def buttons(self, view: View) -> Sequence[str]:
        """The verbs that need no card."""
        return (wording.buttons if is_descent(view.options) else super().buttons)(view)

    def captions(self, view: View) -> Mapping[str, Text]:
        """The captions of zones, places and gauges."""
        return (wording.captions if is_descent(view.options) else super().captions)(view)

    def gauge_limits(self, view: View) -> Mapping[str, int]:
        """The usual limits, and in the descent the maximum hit points of each character."""
        own = {f"{HP}.{who}": view.gauges[f"{MAX}.{who}"] for who in party(view)} if is_descent(view.options) else {}
        return {**self.gauges, **own}

    def explain(self, view: View) -> tuple[Line, ...]:
        """The score, line by line."""
        return (wording.explain if is_descent(view.options) else super().explain)(view)

    def agents(self) -> Mapping[str, AgentMaker]:
        """The agents of this game, besides `random`."""
        return {name: _leading(maker) for name, maker in super().agents().items()}

    def pages(self) -> tuple[Page, ...]:
        """The help pages for all modes."""
        return (*super().pages(), *pages.pages())

    def adviser(self) -> Adviser:
        """The adviser for hints: the best player."""
        return Guide(super().adviser())


class Leader:
    """An agent that plays the descent itself and lets `player` decide in all other modes."""

    def __init__(self, player: Agent):
        self.player = player

    def choose(self, view: View) -> Action:
        """Return one of `view.legal`, with its blanks filled."""
        return leader.advise(view).action if is_descent(view.options) else self.player.choose(view)


class Guide(Leader, Adviser):
    """A leader that can explain its choices."""

    def __init__(self, player: Adviser):
        super().__init__(player)
        self.adviser = player

    def advise(self, view: View) -> Advice:
        """The best action, and why."""
        return (leader if is_descent(view.options) else self.adviser).advise(view)


def _leading(maker: AgentMaker) -> AgentMaker:
    return lambda rng: Leader(maker(rng))
