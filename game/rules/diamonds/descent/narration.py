"""Messages for the events of a descent."""

from game.core.blanks import decode
from game.core.descent import DICE, LEFT, NOTE, RESERVE, SET, dice_in_words, dice_notation
from game.core.game import Speaker
from game.core.text import N_, Text

from .roster import CHARACTERS, EACH, gauge_name

Data = tuple[str | int, ...]


def _name(data: Data) -> str:
    return decode(str(data[0])) or ""


def _join(who: str, data: Data) -> Text:
    return Text("{who} joins the party.", who=_name(data))


def _have(who: str, data: Data) -> Text:
    _, resource, n = data
    return Text("{who} has {n} of {resource}.", who=_name(data), n=n, resource=gauge_name(str(resource)))


def _spared(who: str, data: Data) -> Text:
    n, die = int(data[0]), int(data[1])
    if die == 1:
        return Text("{n} point of damage is paid for.", "{n} points of damage are paid for.", n=n)
    return Text("{n} die of damage is paid for.", "{n} dice of damage are paid for.", n=n)


def _rolled(who: str, data: Data) -> Text:
    _, die, *thrown = data
    return Text(
        "{who} rolls {dice}: {n}.",
        who=_name(data),
        dice=dice_notation(len(thrown), int(die)),
        n=sum(map(int, thrown)),
    )


def _typed(who: str, data: Data) -> Text:
    return Text("{who} has rolled {n} by hand.", who=_name(data), n=int(data[1]))


def _hurt(who: str, data: Data) -> Text:
    n = int(data[1])
    return Text("{who} loses {n} hit point.", "{who} loses {n} hit points.", who=_name(data), n=n)


def _healed(who: str, data: Data) -> Text:
    n = int(data[1])
    return Text("{who} regains {n} hit point.", "{who} regains {n} hit points.", who=_name(data), n=n)


def _down(who: str, data: Data) -> Text:
    return Text("{who} goes down.", who=_name(data))


def _revived(who: str, data: Data) -> Text:
    return Text("{who} stands up again.", who=_name(data))


def _spent(who: str, data: Data) -> Text:
    _, resource, n, bought, die = data
    return Text(
        "{who} spends {n} of {resource}, worth {dice}.",
        who=_name(data),
        n=int(n),
        resource=gauge_name(str(resource)),
        dice=dice_in_words(int(bought), int(die)),
    )


def _note(who: str, data: Data) -> Text:
    return Text("For {who}: {deed}", who=_name(data), deed=decode(str(data[1])) or "")


def _set(who: str, data: Data) -> Text:
    _, gauge, _old, new = data
    what = gauge_name(str(gauge))
    if not who:
        return Text("Set to {new}: {what}.", what=what, new=new)
    return Text("Set to {new}: {what} of {who}.", what=what, who=_name(data), new=new)


def _silent(who: str, data: Data) -> None:
    """No message: other events say it."""


TOLD: dict[str, str | Speaker] = {
    "join": _join,
    "have": _have,
    "exit": _silent,
    "out": N_("The party sets out for the exit."),
    "spared": _spared,
    "rolled": _rolled,
    "typed": _typed,
    "hurt": _hurt,
    "healed": _healed,
    "down": _down,
    "revived": _revived,
    "spent": _spent,
    NOTE: _note,
    SET: _set,
    LEFT: N_("Rooms to the exit: {new}."),
    RESERVE: _silent,
    DICE: _silent,
}
TOLD |= {f"{each}.{who}": _silent for who in CHARACTERS for each in EACH}
