"""The computer Dealer: turns the cards from left to right and says one of the lines that are offered."""

from game.core.blanks import has_blanks
from game.core.game import Advice, Agent
from game.core.rng import Rng
from game.core.text import N_, Text
from game.core.view import Action, View

from . import dealing
from .modes import mode_of

WHY = {
    dealing.TURN: N_("From left to right, and not too fast"),
    dealing.SAY: N_("A room is half as deep if nobody says what is in it"),
    dealing.GATHER: N_("They have run, and the room goes back into the deck"),
    dealing.SHUFFLE: N_("Nobody should know where those cards are now"),
}


def deals(view: View) -> bool:
    """True if the view belongs to the Dealer's seat."""
    return mode_of(view.options).dealt and view.seat == dealing.SEAT


def advise(view: View) -> Advice:
    """A possible action of the Dealer, and why."""
    action = view.legal[0]
    return Advice(action, Text(WHY[action.verb]))


class Dealer:
    """An agent that deals and narrates in the Dealer's seat and lets `player` decide in any other seat."""

    def __init__(self, rng: Rng, player: Agent):
        self.rng, self.player = rng, player

    def choose(self, view: View) -> Action:
        """Return one of `view.legal`."""
        if not deals(view):
            return self.player.choose(view)
        lines = [action for action in view.legal if action.verb == dealing.SAY and not has_blanks(action)]
        return self.rng.choice(lines) if lines else view.legal[0]
