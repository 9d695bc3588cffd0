"""A game made for tests: its only action shuffles, so that a stacked order can turn out wrong in the middle of a
play."""

from game.core.cards import parse
from game.core.events import NOBODY
from game.core.game import Game, Preview, Seat, Verb
from game.core.table import State, Zone
from game.core.text import Text
from game.core.view import Action

TWO, THREE = parse("2C"), parse("3C")


class Shuffler(Game[State]):
    """A game of two cards that are shuffled for ever."""

    id, order, title, credit, blurb, version, options = "shuffler", 9, "Shuffler", "nobody", "Shuffle.", 1, ()
    zones, gauges, verbs, messages = (
        ("deck",),
        {"turns": 0},
        {"shuffle": Verb("Shuffle", "shuffle the two")},
        {"turns": "{old} {new}"},
    )

    def seats(self, options):
        return (Seat("one", "One"),)

    def new(self, options, rng, deals=()):
        state = State(rng, options, list(deals))
        state.zones["deck"] = Zone([TWO, THREE], NOBODY)
        state.gauges["turns"] = 0
        state.shuffle("deck")
        return state

    def legal(self, state, seat):
        yield Action("shuffle")

    def apply(self, state, action):
        state.change("turns", state.gauges["turns"] + 1)
        state.shuffle("deck")

    def preview(self, view, action):
        return Preview(Text("Shuffle"), "", "move", {})

    def status(self, view):
        return Text("Shuffle")

    def captions(self, view):
        return {}

    def explain(self, view):
        return ()

    def agents(self):
        return {}
