"""A player without judgement, until there is a better one."""

from game.core.blanks import has_blanks
from game.core.game import Action, Advice, View
from game.core.words import Text

ORDER = ("attack", "defend", "use", "trade", "go", "stay", "accept", "first", "drop", "recover", "over", "swap", "seal")


class Plain:
    """Takes the first action there is of the first verb it knows."""

    def choose(self, view: View) -> Action:
        """The first action."""
        return self.advise(view).action

    def advise(self, view: View) -> Advice:
        """The first action."""
        for verb in ORDER:
            for action in view.legal:
                if action.verb == verb and not has_blanks(action):
                    return Advice(action, Text("It is the first that can be done"))
        return Advice(view.legal[0], Text("It is the first that can be done"))
