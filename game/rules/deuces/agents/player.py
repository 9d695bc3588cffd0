"""The computer players: one logic for heroes, the Game Master and the hints, which uses only what the view shows."""

from collections.abc import Hashable

from game.core.game import Advice, Adviser
from game.core.view import Action, View

from ..queries import gm_seat
from ..ruleset import mode_of
from ..view_state import seen
from .ai_profile import GAME_MASTER, PARTY
from .choices import advise_choice
from .turn import advise_turn, standings, stands_still
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

    def situation(self, view: View, action: Action) -> Hashable:
        """For a turn without an attack: what is done in it, and who stands with how many cards, except for pets."""
        verbs = {each.verb for each in view.legal}
        if "end" not in verbs or not stands_still(seen(view), action):
            return None
        return view.seat, view.gauges["encounter"], _deed(action), standings(seen(view))


def _deed(action: Action) -> tuple[str, ...]:
    """The verb of an action, the ability and its target; without cards, which differ from turn to turn."""
    return action.verb, *(action.ids[:1] if action.verb == "use" else ())
