"""Who made what, and under which licence."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from game import __version__, files
from game.core.words import N_
from game.tongue import _

from ..desk import Desk
from ..geometry import Box
from ..prose import DETAIL, HEADING, NAME, PLAIN, POINT, Piece, from_licence, from_markdown
from ..ui.column import Column
from ..ui.ornament import Ornament
from ..ui.press import Row
from ..ui.text import Image, Ink, ink, wine
from ..ui.widget import Do, Widget
from . import go
from .read import ReadScene
from .sheet import Foot, SheetScene

CREDITS = "CREDITS.md"
ROW = 68.0


class Style(NamedTuple):
    """How a kind of piece is written: font role, size, colour, how far in, the room under it, where its lines stand."""

    role: str
    size: float
    colour: Ink
    inset: float
    gap: float
    align: str = "left"


STYLES = {
    HEADING: Style("title", 34, wine, 0, 10),
    PLAIN: Style("body", 24, ink, 0, 18),
    POINT: Style("body", 24, ink, 16, 12),
    NAME: Style("strong", 24, ink, 0, 0),
    DETAIL: Style("body", 24, ink, 16, 14),
}
COLOPHON = {kind: style._replace(inset=40, align="centre") for kind, style in STYLES.items()}
LOGO, RULE = (384.0, 96.0), (420.0, 40.0)  # the name at its head, and what stands between its parts

LICENCES = (  # what it is of, and its text beside the program
    (N_("Underdeck’s code"), "LICENSE"),
    (N_("Underdeck’s art, sound and maps"), "assets/LICENSE"),
    ("Alegreya", "assets/fonts/OFL-alegreya.txt"),
    ("Atkinson Hyperlegible Next", "assets/fonts/OFL-atkinson-hyperlegible-next.txt"),
    ("Cinzel", "assets/fonts/OFL-cinzel.txt"),
    ("Grenze Gotisch", "assets/fonts/OFL-grenze-gotisch.txt"),
    ("pygame-ce: LGPL 2.1", "licenses/LGPL-2.1.txt"),
    ("pytmx: LGPL 3", "licenses/LGPL-3.0.txt"),
    ("pytmx: GPL 3", "licenses/GPL-3.0.txt"),
    ("NumPy", "licenses/numpy.txt"),
    ("platformdirs", "licenses/platformdirs.txt"),
)


class CreditsScene(ReadScene):
    """Our credits, set like the last page of a book."""

    name = "credits"
    span = (140.0, 1000.0)

    def title(self) -> str:
        return _("Credits")

    def feet(self) -> list[Foot]:
        return [
            Foot("back", _("Back"), "back", self.back),
            Foot("licences", _("Licences"), "scroll", lambda: go.licences(self.desk), primary=True),
        ]

    def written(self) -> list[Widget]:
        column = Column(self.list_room(self.inner), self.desk.type)
        column.add(Image("logo", "", "ui/logo", in_the_middle(column.take(LOGO[1]), LOGO)))
        column.words("version", _("Underdeck {version}").format(version=__version__), "label", 24, ink, "centre")
        column.add(Ornament("rule", in_the_middle(column.take(RULE[1]), RULE)))
        return write(from_markdown(document(CREDITS)), column, COLOPHON)


def in_the_middle(place: Box, size: tuple[float, float]) -> Box:
    """A box of that width in the middle of a place as high."""
    return Box(place.centre[0] - size[0] / 2, place.y, *size)


class LicencesScene(SheetScene):
    """A list of everything that has a licence."""

    name = "licences"
    span = (140.0, 1000.0)

    def title(self) -> str:
        return _("Licences")

    def build(self) -> list[Widget]:
        column = Column(self.list_room(self.inner), self.desk.type)
        for label, name in LICENCES:
            row = Row(f"licence-{name}", _(label), column.take(self.tall(ROW)), self._open(_(label), name),
                      self.desk.type, icon="scroll")  # fmt: skip
            column.add(row)
        return [*self.frame(Foot("back", _("Back"), "back", self.back)), *self.scrolling(column.widgets, self.inner)]

    def first_focus(self) -> str | None:
        return f"licence-{LICENCES[0][1]}"

    def _open(self, label: str, name: str) -> Do:
        return lambda: go.licence(self.desk, label, name)


class LicenceScene(ReadScene):
    """The text of one licence, in the words of those who wrote it."""

    name = "licence"
    span = (190.0, 900.0)

    def __init__(self, desk: Desk, label: str, document: str):
        super().__init__(desk)
        self.label, self.document = label, document

    def title(self) -> str:
        return self.label

    def feet(self) -> list[Foot]:
        return [Foot("back", _("Back"), "back", self.back, primary=True)]

    def written(self) -> list[Widget]:
        return write(from_licence(document(self.document)), Column(self.list_room(self.inner), self.desk.type))


def write(pieces: Sequence[Piece], column: Column, styles: Mapping[str, Style] = STYLES) -> list[Widget]:
    """Put pieces of a document under each other; where lines are centred, an ornament goes before every heading."""
    for i, piece in enumerate(pieces):
        style = styles[piece.kind]
        centred = style.align == "centre"
        if piece.kind == HEADING and i:
            column.take(10, 0)
            if centred:
                column.add(Ornament(f"rule-{i}", in_the_middle(column.take(RULE[1]), RULE)))
        text = f"• {piece.text}" if piece.kind == POINT and not centred else piece.text
        column.words(f"piece-{i}", text, style.role, style.size, style.colour, style.align, style.inset, style.gap)
    return column.widgets


def document(name: str) -> str:
    """A document of the program; where it has gone missing, a sentence that says so."""
    try:
        return files.document(name).read_text(encoding="utf-8")
    except OSError:
        return _("The file “{name}” is missing.").format(name=name)
