"""A stand-in until the real agents are there."""

from game.core.game import Action, Advice, View
from game.core.words import Text


class Greedy:
    """Enters and strikes."""

    def choose(self, view: View) -> Action:
        """The action it would take."""
        return self.advise(view).action

    def advise(self, view: View) -> Advice:
        """The first legal action."""
        return Advice(view.legal[0], Text("It is the plain thing to do"))
