"""One character's sheet."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from game import tongue
from game.core.blanks import TEXT, decode
from game.rules.diamonds.descent import classes, words
from game.rules.diamonds.descent.names import DRAFTED
from game.tongue import _

from ...desk import Desk
from ...parties import LEVELS, MOST, POINTS, STOCK, Character, short
from ...ui.column import Column
from ...ui.press import Row
from ...ui.widget import Widget
from .. import go
from ..sheet import Foot
from .numbers import NumbersScene


class CharacterScene(NumbersScene):
    """Name, class, level, hit points, and what is left of each resource.  `done` gets the sheet, or None to remove it.

    Names are drafted; one's own is written with keys.
    """

    name = "character"

    def __init__(self, desk: Desk, one: Character, done: Callable[[Character | None], object]):
        super().__init__(desk)
        self.one, self.done = one, done

    def title(self) -> str:
        return short(self.one.name)

    def first_focus(self) -> str | None:
        return "name"

    def build(self) -> list[Widget]:
        return [
            *self.frame(Foot("remove", _("Remove"), "delete", self._remove),
                        Foot("done", _("Done"), "check", self.back, primary=True)),
            *self.scrolling(self._rows().widgets, self.inner),
        ]  # fmt: skip

    def _rows(self) -> Column:
        one, column = self.one, self.column()
        names = [(name, short(name)) for name in dict.fromkeys((*DRAFTED, one.name))]
        kinds = [(kind, _(name)) for kind, name in classes.NAMES.items()]
        self.choice(column, "name", _("Name"), names, one.name, self._set("name"), "hero")
        column.add(Row("own-name", _("Another name"), self.place(column), self._write, self.desk.type, icon="quill"))
        self.choice(column, "class", _("Class"), kinds, one.kind, self._set("kind"), "crossed-swords")
        self.number(column, "level", _("Level"), one.level, LEVELS, self._set("level"))
        self.number(column, "hp", _("Hit points now"), one.hp, POINTS, self._set("hp"))
        self.number(column, "max", _("Hit points at most"), one.most, MOST, self._set_most)
        for resource in classes.HAS[one.kind]:
            label = _("Left: {resource}").format(resource=tongue.say(words.gauge_name(resource)))
            self.number(column, resource, label, one.left(resource), STOCK, partial(self._have, resource))
        return column

    def _set(self, field: str) -> Callable[[object], None]:
        def change(value: object) -> None:
            self.one = replace(self.one, **{field: value})  # type: ignore[arg-type]

        return change

    def _set_most(self, n: int) -> None:
        """Somebody who was whole is whole again."""
        whole = self.one.hp == self.one.most
        self.one = replace(self.one, most=n, hp=n if whole else self.one.hp)

    def _have(self, resource: str, n: int) -> None:
        self.one = self.one.having(resource, n)

    def _write(self) -> None:
        def written(id: str) -> None:
            self._set("name")(decode(id) or self.one.name)
            self.refresh()

        go.fill(self.desk, 0, _("Name"), _("Whoever it is, they are welcome"), TEXT, written)

    def _remove(self) -> None:
        self.desk.stack.pop()
        self.done(None)

    def back(self) -> None:
        self.desk.stack.pop()
        self.done(self.one)
