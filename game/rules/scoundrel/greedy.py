"""The computer player of Scoundrel: it tries every way through the room it can see, and looks no further."""

from game.core.game import Action, Advice, View
from game.core.words import Text


class Greedy:
    """Placeholder until the search lands."""

    def choose(self, view: View) -> Action:
        return self.advise(view).action

    def advise(self, view: View) -> Advice:
        return Advice(view.legal[0], Text("It is the first that comes to mind"))
