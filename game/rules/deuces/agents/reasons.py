"""The reasons for using an ability, in a few words, taken from its most valuable effect."""

from collections.abc import Callable, Iterable, Mapping

from game.core.table import Frame, State
from game.core.text import N_, NN_, Text

from ..cards import label
from ..labels import ability, called
from ..queries import announced
from ..ruleset import mode_of
from .effect_values import gain

PAYS = Text("It is worth more than it costs")  # used if no effect has words of its own


def reason(s: State, me: str, frames: Iterable[Frame]) -> Text:
    """The reason for a figure to want these effects."""
    told = [frame for frame in frames if frame.kind in OF_KIND]
    if not told:
        return PAYS
    best = max(told, key=lambda frame: gain(s, me, [frame]))
    why = OF_KIND[best.kind](s, *best.data)
    who = str(best.data[0]) if best.data else ""
    if who in s.tokens and 0 < mode_of(s).agents.stake(s, me, who) < 1:
        return Text("{why}, and you fight side by side", why=why)
    return why


def _name(s: State, who: str) -> Text:
    return called(label(s, who))


def _of(one: str, many: str = "") -> Callable[..., Text]:
    """A message with a figure's name, and a number where that matters."""
    return lambda s, who, n=1, *_: Text(one, many, who=_name(s, who), n=n)


def _simply(message: str) -> Callable[..., Text]:
    """A message without placeholders."""
    return lambda s, *_: Text(message)


def _raised(stronger: str, weaker: str) -> Callable[..., Text]:
    return lambda s, n: Text(stronger if n > 0 else weaker)


def _stopped(s: State) -> Text:
    return Text("It stops {ability}", ability=ability(announced(s)))


def _bound(s: State, who: str, most: int) -> Text:
    message = N_("{who} can attack with fewer cards") if most else N_("{who} can't attack")
    return Text(message, who=_name(s, who))


def _joined(s: State, me: str, pet: str, n: int) -> Text:
    return Text("{who} joins in with {n} card", "{who} joins in with {n} cards", who=called(pet), n=n)


def _added(s: State, who: str, name: str, n: int) -> Text:
    message = ADDED.get(name, N_("It makes an attack of {who} stronger"))
    return Text(message, who=_name(s, who))


ADDED: Mapping[str, str] = {
    "attacks": N_("{who} can attack once more"),
    "singles": N_("{who} can attack once more"),
    "ward": N_("{who} loses less in the next defence"),
    "deuces": N_("It counts as 2s for loot"),
}

OF_KIND: Mapping[str, Callable[..., Text]] = {
    "draw": _of(*NN_("{who} draws a card", "{who} draws {n} cards")),
    "discard": _of(*NN_("{who} loses a card", "{who} loses {n} cards")),
    "look": _simply(N_("The better cards come first")),
    "palm": _simply(N_("There may be a better card on top of the deck")),
    "spy": lambda s, me, foe: Text("You see the cards of {who}", who=_name(s, foe)),
    "recover": _simply(N_("The best of the discards comes back")),
    "seal": lambda s, me, foe, until: Text("{who} loses an ability", who=_name(s, foe)),
    "bind": _bound,
    "summon": _joined,
    "add": _added,
    "set": _of(N_("{who} can best bear the attacks")),
    "flip-threat": _simply(N_("It changes who is attacked")),
    "bury-threat": _simply(N_("It changes who is attacked")),
    "negate-attack": _simply(N_("It stops the attack")),
    "negate-ability": _stopped,
    "raise-attack": _raised(N_("It makes the attack stronger"), N_("It makes the attack weaker")),
    "raise-defence": _raised(N_("It makes the defence stronger"), N_("It makes the defence weaker")),
    "shield": lambda s, n: Text(
        "A card comes back if the defence fails", "{n} cards come back if the defence fails", n=n
    ),
    "redirect": _of(N_("{who} can better bear the attack")),
}
