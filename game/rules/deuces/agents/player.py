"""The computer players: one logic for heroes, the Game Master and the hints, which uses only what the view shows."""

from game.core.game import Advice, Adviser
from game.core.view import Action, View

from ..queries import gm_seat
from ..ruleset import mode_of
from ..view_state import seen
from .ai_profile import GAME_MASTER, PARTY
from .choices import advise_choice
from .turn import advise_turn
from .uses import advise_use


class Player(Adviser):
    """Plays any seat, and gives its reasons."""

    def choose(self, view: View) -> Action:
        """The action that it would take."""
        return self.advise(view).action

    def advise(self, view: View) -> Advice:
        """The action that it would take, and the reason."""
        s = seen(view)
        own = mode_of(s).agents.advise(s, view.legal)
        if own is not None:
            return own
        profile = GAME_MASTER if view.seat == gm_seat(s) else PARTY
        verbs = {action.verb for action in view.legal}
        if verbs & {"attack", "end"}:
            return advise_turn(s, view.legal)
        if "pass" in verbs and "swap" not in verbs:
            return advise_use(s, profile, view.legal)
        return advise_choice(s, view.legal)
