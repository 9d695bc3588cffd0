"""The current combat in words, and the names of the sets that an action's cards make."""

from game.core.cards import parse
from game.core.combatants import Clash
from game.core.table import State
from game.core.text import Text
from game.core.view import Action, View

from .card_plays import Reading
from .combat import Attack, answer_of, answer_reading, attack_reading
from .labels import play
from .names import TIED, WON
from .powers import powers
from .queries import attacker, defender, played
from .view_state import seen

NOTHING = Text("")


def clash(view: View) -> Clash | None:
    """The current combat; None if there is none."""
    s = seen(view)
    if not attacker(s) or not played(s, attacker(s)):
        return None
    attack, answer = attack_reading(s), answer_reading(s)
    if attack is None:  # its cards are being discarded
        return None
    mine = play_text(s, attack, attacker(s), defender(s), True)
    theirs = NOTHING if answer is None else play_text(s, answer, defender(s), attacker(s), False)
    shown = view.flag("shown")
    defence = None if not shown else theirs if answer else Text("no answer")
    return Clash(attacker(s), defender(s), mine, defence, _told(s, mine, theirs, answer is not None) if shown else None)


def play_text(s: State, reading: Reading, who: str, foe: str, attacking: bool) -> Text:
    """A play in words, including by how much it is raised."""
    return play(reading.size, reading.kind, reading.values, powers(s, who, foe, attacking).raised(reading.size))


def _told(s: State, mine: Text, theirs: Text, answered: bool) -> Text:
    result = s.facts["result"]
    if not answered:
        return Text("No answer to {attack}", attack=mine)
    if result == WON:
        return Text("{attack} beats {defence}", attack=mine, defence=theirs)
    if result == TIED:
        return Text("{attack} ties with {defence}", attack=mine, defence=theirs)
    return Text("{defence} holds against {attack}", attack=mine, defence=theirs)


def named(view: View, action: Action) -> Text:
    """The name of the set that an action's cards make as an attack or as an answer; an empty text for any other
    action."""
    s = seen(view)
    if action.verb == "attack":
        attack = Attack.of(s, action)
        return play_text(s, attack.reading(s), attack.who, attack.target, True)
    answer = answer_of(s, [parse(id) for id in action.ids]) if action.verb == "defend" else None
    return NOTHING if answer is None else play_text(s, answer, defender(s), attacker(s), False)
