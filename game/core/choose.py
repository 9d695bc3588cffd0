"""From picks to an action: the whole of what mouse, keys and pad need of the rules."""

from collections import Counter, defaultdict
from collections.abc import Iterable

from .blanks import is_blank
from .view import Action


def words(action: Action) -> tuple[str, ...]:
    """What is picked to mean an action: its ids, or its verb if it has none.  Blanks are filled in later."""
    return tuple(id for id in action.ids if not is_blank(id)) or (action.verb,)


class Chooser:
    """Collects picked ids until they can mean only one legal action; its blanks are still to be filled."""

    def __init__(self, legal: Iterable[Action]):
        self.legal = tuple(legal)
        self.picked: list[str] = []
        self._words = [(action, Counter(words(action))) for action in self.legal]  # some lists have hundreds
        self.ids = frozenset(id for _action, named in self._words for id in named)  # all that mean anything
        self._named: defaultdict[tuple[str, ...], list[Action]] = defaultdict(list)
        for action in self.legal:
            self._named[_in_order(words(action))].append(action)

    def open(self) -> tuple[Action, ...]:
        """The actions that the picks may still become."""
        return self._open(self.picked)

    def _open(self, picked: Iterable[str]) -> tuple[Action, ...]:
        picks = Counter(picked)
        return tuple(action for action, named in self._words if _within(picks, named))

    def options(self) -> set[str]:
        """Ids worth lighting up: picking one still leads to a legal action."""
        picks = Counter(self.picked)
        return {id for _action, named in self._words if _within(picks, named) for id in named - picks}

    def ready(self) -> tuple[Action, ...]:
        """Actions that the picks name in full."""
        return tuple(self._named.get(_in_order(self.picked), ()))

    def full(self, *more: str) -> Action | None:
        """The first action that the picks name in full together with `more`; None where they name none."""
        named = self._named.get(_in_order([*self.picked, *more]))
        return named[0] if named else None

    def meant(self, id: str) -> tuple[Action, ...]:
        """The actions that would be open if this id were picked as well; () when it leads nowhere."""
        return self._open([*self.picked, id])

    def pick(self, id: str) -> Action | None:
        """Toggle a pick; return an action once nothing else can be meant."""
        if id in self.picked:
            self.picked.remove(id)
            return None
        if id not in self.options():
            return None
        self.picked.append(id)
        left = self.open()
        return left[0] if len(left) == 1 else None

    def clear(self) -> None:
        """Take every pick back."""
        self.picked.clear()


def _in_order(ids: Iterable[str]) -> tuple[str, ...]:
    """The same for the same picks, in whichever order they came."""
    return tuple(sorted(ids))


def _within(picks: Counter[str], named: Counter[str]) -> bool:
    """Is everything picked among what an action names?  (`picks <= named` would ask that of every name as well.)"""
    return all(named[id] >= often for id, often in picks.items())
