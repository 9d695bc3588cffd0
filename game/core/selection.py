"""From picked ids to an action. This is the only part of the rules that mouse, keyboard and gamepad input need."""

from collections import Counter, defaultdict
from collections.abc import Iterable

from .blanks import is_blank
from .view import Action


def parts_of(action: Action) -> tuple[str, ...]:
    """The ids to pick for an action: its ids, or its verb if it has none. Blanks are left out, as they are filled in
    later."""
    return tuple(id for id in action.ids if not is_blank(id)) or (action.verb,)


class Selection:
    """A selection: collects picked ids until only one legal action fits. The blanks of that action are still
    unfilled."""

    def __init__(self, legal: Iterable[Action]):
        self.legal = tuple(legal)
        self.picked: list[str] = []
        self._words = [(action, Counter(parts_of(action))) for action in self.legal]  # computed once, for long lists
        self.ids = frozenset(id for _action, named in self._words for id in named)  # all ids that can be picked
        self._named: defaultdict[tuple[str, ...], list[Action]] = defaultdict(list)
        for action in self.legal:
            self._named[_in_order(parts_of(action))].append(action)

    def open(self) -> tuple[Action, ...]:
        """The actions that are still possible with the current picks."""
        return self._open(self.picked)

    def _open(self, picked: Iterable[str]) -> tuple[Action, ...]:
        picks = Counter(picked)
        return tuple(action for action, named in self._words if _within(picks, named))

    def options(self) -> set[str]:
        """The ids to highlight: those that can be picked next and still lead to a legal action."""
        picks = Counter(self.picked)
        return {id for _action, named in self._words if _within(picks, named) for id in named - picks}

    def ready(self) -> tuple[Action, ...]:
        """The actions whose ids have all been picked."""
        return tuple(self._named.get(_in_order(self.picked), ()))

    def full(self, *more: str) -> Action | None:
        """The first action that the picks together with `more` name completely; None if there is none."""
        named = self._named.get(_in_order([*self.picked, *more]))
        return named[0] if named else None

    def meant(self, id: str) -> tuple[Action, ...]:
        """The actions that would still be possible after picking this id too; () if it leads to none."""
        return self._open([*self.picked, id])

    def pick(self, id: str) -> Action | None:
        """Add a pick, or remove it if it was picked; return the action once only one is possible."""
        if id in self.picked:
            self.picked.remove(id)
            return None
        if id not in self.options():
            return None
        self.picked.append(id)
        left = self.open()
        return left[0] if len(left) == 1 else None

    def clear(self) -> None:
        """Remove all picks."""
        self.picked.clear()


def _in_order(ids: Iterable[str]) -> tuple[str, ...]:
    """A key for a set of picks that does not depend on their order."""
    return tuple(sorted(ids))


def _within(picks: Counter[str], named: Counter[str]) -> bool:
    """Return True if all picks are among the ids of an action. (`picks <= named` would also loop over every id in
    `named`.)"""
    return all(named[id] >= often for id, often in picks.items())
