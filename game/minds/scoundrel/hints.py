"""What the expert of Scoundrel tells people: ratings for reviews, and hints in the words of the rules' own reasons."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import takewhile

from game.core.cards import parse
from game.core.deck import face
from game.core.grading import ANY, CRUEL, FAIR, GENTLE, GRADE, HARD, WINNABLE
from game.core.text import Text
from game.core.view import Action, Options, View
from game.minds import Rating, Thought
from game.minds.counsel import Counsel
from game.rules.scoundrel import reasons
from game.rules.scoundrel.combat import FISTS
from game.rules.scoundrel.dungeon import ROOM
from game.rules.scoundrel.greedy import Greedy
from game.rules.scoundrel.model import Way, hero_of, ways

from .expert import Turn

# Thousandths of the deals that the expert wins, by the house rules *Weapon wear* and *Ends with*, and by the grade that
# was asked for: of all deals of that grade among the first 4,000 seeds; some grades have fewer than a hundred there.
AVERAGE = {
    ("lower", "all"): {ANY: 848, WINNABLE: 857, GENTLE: 988, FAIR: 973, HARD: 913, CRUEL: 654},
    ("lower", "full"): {ANY: 899, WINNABLE: 908, GENTLE: 986, FAIR: 937, HARD: 821, CRUEL: 527},
    ("equal", "all"): {ANY: 908, WINNABLE: 917, GENTLE: 995, FAIR: 967, HARD: 854, CRUEL: 514},
    ("equal", "full"): {ANY: 924, WINNABLE: 933, GENTLE: 987, FAIR: 861, HARD: 662, CRUEL: 238},
}


class Judge:
    """Rates actions as the expert values positions."""

    def average(self, options: Options) -> int:
        """The chance of winning before the cards are dealt, in a deal of the grade that was asked for, if one was."""
        return AVERAGE[options["wear"], options["end"]][options.get(GRADE, ANY)]

    def rate(self, view: View) -> Thought[list[Rating]]:
        """Rate every legal action, the best first."""
        return Turn(view).rate()

    def name(self, action: Action) -> Text:
        """An action in a few words."""
        return name(action)

    def why(self, view: View, action: Action) -> Text:
        """The reason for an action."""
        return why(Turn(view), view, action)


def counsel() -> Counsel[Turn]:
    """The adviser."""
    return Counsel(Turn, why, name, Greedy())


def why(turn: Turn, view: View, action: Action) -> Text:
    """The reason for an action."""
    plan = list(_ways(view, turn.plan(action)))
    if not plan:
        return Text("Avoid: every way through this room ends in death")
    return reasons.why(view, action, plan)


def reason(view: View, line: Sequence[Action]) -> Text:
    """The reason for the first action of a line that wins."""
    first = line[0]
    if first == Action("avoid"):
        return why(Turn(view), view, first)
    here = {view.top(place) for place in ROOM}
    plan = takewhile(lambda action: action.ids and parse(action.ids[0]) in here, line)
    return reasons.why(view, first, [*_ways(view, plan)])


def name(action: Action) -> Text:
    """An action in a few words that fit behind “better” and “instead”."""
    if action.verb == "avoid":
        return Text("avoiding")
    card = face(parse(action.ids[0]))
    if action.verb == "take":
        return Text("taking the {card}", card=card)
    if action.verb == "drink":
        return Text("drinking the {card}", card=card)
    if action.ids[1] == FISTS:
        return Text("fighting the {card} with bare hands", card=card)
    return Text("fighting the {card} with the weapon", card=card)


def _ways(view: View, plan: Iterable[Action]) -> Iterator[Way]:
    """The steps of a plan, each with the hero after it."""
    hero, wear = hero_of(view), view.options["wear"]
    for action in plan:
        way = next(one for one in ways(hero, parse(action.ids[0]), wear) if one.action == action)
        hero = way.hero
        yield way
