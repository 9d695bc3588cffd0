"""The check after every whole action: figures without cards are Defeated, and the encounter may be over (2.9)."""

from game.core.table import State

from .ability import D_DEFEAT, FALL
from .cards import label
from .frames import Handlers, queue, then
from .names import ENEMIES, HEROES, other
from .queries import fighters, is_out, is_pet, master, side_of, size
from .ruleset import mode_of, special_of


def _settle(s: State, one: str, foe: str) -> None:
    """Look for the Defeated; `one` and `foe` are the two figures of the action, each the cause of the other's fall."""
    fallen = [who for side in (HEROES, ENEMIES) for who in fighters(s, side) if _is_beaten(s, who)]
    if fallen:
        who = fallen[0]
        cause = foe if who == one else one
        queue(
            s,
            then("falling", who),
            then("window", D_DEFEAT, other(side_of(s, who))),
            then("falls", who, cause),
            then("settle", one, foe),
        )
        return
    end = mode_of(s).rules.finished(s)
    if end is not None:
        s.frames.clear()
        queue(s, end)


def _is_beaten(s: State, who: str) -> bool:
    return special_of(s).fallen(s, who, size(s, who))


def _falling(s: State, who: str) -> None:
    s.note("falling", who)


def _falls(s: State, who: str, cause: str) -> None:
    """Defeat a figure, unless an effect has given it cards."""
    s.note("falling", "")
    if not _is_beaten(s, who):
        return
    s.mark(who, "out")
    special_of(s).fell(s, who)
    mode_of(s).rules.fell(s, who, cause)
    if s.facts["actor"] == who:
        s.note("actor", "")
    s.announce("defeated", who, label(s, who))
    s.note("falling", who)
    pet_of = master(s, who) if is_pet(who) else ""
    mourner = pet_of if pet_of and not is_out(s, pet_of) else who
    queue(s, then("moment", FALL, mourner, cause), then("fallen"))


def _fallen(s: State) -> None:
    s.note("falling", "")


HANDLERS: Handlers = {
    "settle": _settle,
    "falling": _falling,
    "falls": _falls,
    "fallen": _fallen,
}
