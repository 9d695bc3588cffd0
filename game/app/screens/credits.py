"""The credits, the list of licences, the text of each licence, and the page on accessibility."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from game import __version__
from game.core.text import N_
from game.i18n import _
from game.i18n.documents import (
    ACCESSIBILITY,
    CREDITS,
    DETAIL,
    HEADING,
    NAME,
    PLAIN,
    POINT,
    Piece,
    document,
    for_players,
    from_licence,
    from_markdown,
)

from ..base.geometry import Box
from ..services import Services
from ..table.card_art import SHAPE
from ..ui.gamebox import cover_of
from ..ui.rows import ChapterRow
from ..ui.text import Column, Image, Ink, Ornament, RuledLine, Words, ink, tall, wine
from ..ui.widget import Do, Widget
from .menu import BAR_ROOM, PAPER_EDGE, FootButton, MenuScene, centred, list_room
from .read import ReadScene

ROW = 60.0


class Style(NamedTuple):
    """The style of a kind of text piece: font role, size, colour, indent, gap below, and alignment."""

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
COLOPHON = {  # centred headings, the text below them aligned left
    kind: style._replace(inset=style.inset + 40, align="centre" if kind == HEADING else "left")
    for kind, style in STYLES.items()
}
TYPEFACES = {  # font role and size in which each typeface prints its own name
    "Grenze Gotisch": ("title", 30.0),
    "Cinzel": ("label", 25.0),
    "Alegreya": ("strong", 26.0),
    "Atkinson Hyperlegible Next": ("key", 24.0),
}
COVER, COVER_GAP = 104.0, 22.0  # width of a game's box, and the gap from it to its text
LOGO, RULE = (384.0, 96.0), (420.0, 40.0)  # sizes of the logo, and of the ornament between two parts

LICENCES = (  # what is licensed, and the file that holds the licence
    (N_("Underdeck’s code"), "LICENSE"),
    (N_("Underdeck’s art, sound and maps"), "assets/LICENSE"),
    ("Alegreya", "assets/fonts/OFL-alegreya.txt"),
    ("Atkinson Hyperlegible Next", "assets/fonts/OFL-atkinson-hyperlegible-next.txt"),
    ("Cinzel", "assets/fonts/OFL-cinzel.txt"),
    ("Grenze Gotisch", "assets/fonts/OFL-grenze-gotisch.txt"),
    ("Noto Sans", "assets/fonts/OFL-noto-sans.txt"),
    ("pygame-ce: LGPL 2.1", "licenses/LGPL-2.1.txt"),
    ("pytmx: LGPL 3", "licenses/LGPL-3.0.txt"),
    (N_("Part of the LGPL 3: GPL 3"), "licenses/GPL-3.0.txt"),
    ("NumPy", "licenses/numpy.txt"),
    ("platformdirs", "licenses/platformdirs.txt"),
)

OFL = "OFL 1.1"
KINDS = {  # names of those licences that are not part of the label above
    "LICENSE": "MIT",
    "assets/LICENSE": "CC BY 4.0",
    **{name: OFL for _label, name in LICENCES if name.startswith("assets/fonts/")},
    "licenses/numpy.txt": "BSD",
    "licenses/platformdirs.txt": "MIT",
}
OURS, FACES, LIBRARIES = "ours", "faces", "libraries"  # parts of the list of licences
ROW_GAP, TIGHT = 4.0, 32.0  # on the list of licences: gap below a row; margin above and below everything
HEAD, RULED, BETWEEN, APART = 28.0, 8.0, 8.0, 48.0  # size of a heading, its rule; gaps below a part, between columns


def part_of(name: str) -> str:
    """The part of the list that a licence belongs to, by the folder of its file."""
    return FACES if name.startswith("assets/fonts/") else LIBRARIES if name.startswith("licenses/") else OURS


class CreditsScene(ReadScene):
    """The credits, set like the last page of a book."""

    name = "credits"
    span = (140.0, 1000.0)

    def title(self) -> str:
        return _("Credits")

    def feet(self) -> list[FootButton]:
        return [
            FootButton("back", _("Back"), "back", self.back),
            FootButton("licences", _("Licences"), "scroll", self.services.routes.menus.licences),
        ]

    def written(self) -> list[Widget]:
        room = list_room(self.sheet.inner)
        column = Column(Box(room.x + BAR_ROOM, room.y, room.w - BAR_ROOM, room.h), self.services.fonts)  # to centre it
        column.add(Image("logo", "", "ui/logo", in_the_middle(column.take(LOGO[1]), LOGO)))
        column.words("version", _("Version {version}").format(version=__version__), "label", 24, ink, "centre")
        column.add(Ornament("rule", in_the_middle(column.take(RULE[1]), RULE)))
        pieces = from_markdown(document(CREDITS))
        return write(pieces, column, COLOPHON, self._cover)

    def _cover(self, text: str) -> str:
        """The box picture of the game whose title begins the text; "" if there is none, and in large letters."""
        if self.services.fonts.large:
            return ""
        return next((cover_of(game.id) for game in self.services.games.values() if text.startswith(game.title)), "")


def in_the_middle(place: Box, size: tuple[float, float]) -> Box:
    """A box of the given size, centred horizontally at the top of `place`."""
    return Box(place.centre[0] - size[0] / 2, place.y, *size)


class LicencesScene(MenuScene):
    """The list of everything that has a licence, laid out like a table of contents: our own work, typefaces and
    libraries."""

    name = "licences"
    span = (80.0, 1120.0)
    on_paper = True

    def title(self) -> str:
        return _("Licences")

    def _inset(self, sheet: Box) -> Box:
        return sheet.inset(PAPER_EDGE, TIGHT)

    def build(self) -> list[Widget]:
        room, letters = list_room(self.sheet.inner), self.services.fonts
        wide = room.w if letters.large else (room.w - APART) / 2
        left = Column(room._replace(w=wide), letters)
        right = left if letters.large else Column(room._replace(x=room.x + wide + APART, w=wide), letters)
        for column, part, heading in ((left, OURS, "Underdeck"), (left, FACES, _("Typefaces")),
                                      (right, LIBRARIES, _("Libraries"))):  # fmt: skip
            column.words(f"part-{part}", heading, "title", HEAD, wine, gap=0)
            column.add(RuledLine(f"rule-{part}", column.take(RULED, 4)))
            for label, name in LICENCES:
                if part_of(name) == part:
                    column.add(self._row(label, name, column))
            column.take(BETWEEN, 0)
        rows = left.widgets if left is right else [*left.widgets, *right.widgets]
        return [
            *self.sheet.frame(FootButton("back", _("Back"), "back", self.back)),
            *self.sheet.scrolling(centred(rows, self.sheet.inner), self.sheet.inner),
        ]

    def _row(self, label: str, name: str, column: Column) -> ChapterRow:
        what, _colon, licence = _(label).partition(": ")
        return ChapterRow(f"licence-{name}", what, licence or KINDS[name], column.take(self.sheet.tall(ROW), ROW_GAP),
                          self._open(_(label), name), self.services.fonts)  # fmt: skip

    def first_focus(self) -> str | None:
        return f"licence-{LICENCES[0][1]}"

    def _open(self, label: str, name: str) -> Do:
        return lambda: self.services.routes.menus.licence(label, name)


class LicenceScene(ReadScene):
    """The original text of one licence."""

    name = "licence"
    span = (190.0, 900.0)

    def __init__(self, services: Services, label: str, document: str):
        super().__init__(services)
        self.label, self.document = label, document

    def title(self) -> str:
        return self.label

    def feet(self) -> list[FootButton]:
        return [FootButton("back", _("Back"), "back", self.back)]

    def written(self) -> list[Widget]:
        return write(from_licence(document(self.document)), Column(list_room(self.sheet.inner), self.services.fonts))


class AccessibilityScene(ReadScene):
    """What the game does so that more people can play it."""

    name = "accessibility"
    span = (190.0, 900.0)

    def title(self) -> str:
        return _("Accessibility")

    def feet(self) -> list[FootButton]:
        return [FootButton("back", _("Back"), "back", self.back)]

    def written(self) -> list[Widget]:
        pieces = [piece._replace(text=_(piece.text)) for piece in for_players(document(ACCESSIBILITY))]
        return write(pieces, Column(list_room(self.sheet.inner), self.services.fonts))


def write(
    pieces: Sequence[Piece], column: Column, styles: Mapping[str, Style] = STYLES,
    picture: Callable[[str], str] = lambda text: "",
) -> list[Widget]:  # fmt: skip
    """Add the pieces of a document to a column, one below the other. With centred headings, an ornament goes before
    each heading but the first.

    `picture` returns the picture of a list point, or "": the point then stands beside it. A typeface's name is printed
    in its own letters.
    """
    for i, piece in enumerate(pieces):
        style = styles[piece.kind]
        centred = style.align == "centre"
        if piece.kind == HEADING and i:
            column.take(10, 0)
            if centred:
                column.add(Ornament(f"rule-{i}", in_the_middle(column.take(RULE[1]), RULE)))
        text = f"• {piece.text}" if piece.kind == POINT and not centred else piece.text
        if piece.kind == POINT and (name := picture(piece.text)):
            _beside(column, f"piece-{i}", piece.text, name, style)
            continue
        role, size = TYPEFACES.get(piece.text, (style.role, style.size)) if piece.kind == NAME else style[:2]
        column.words(f"piece-{i}", text, role, size, style.colour, style.align, style.inset, style.gap)
    return column.widgets


def _beside(column: Column, id: str, text: str, picture: str, style: Style) -> None:
    """Add a paragraph to the right of its picture; both are centred vertically in the row."""
    wide = column.box.w - 2 * style.inset - COVER - COVER_GAP
    words = tall(text, column.letters, wide, style.role, style.size) + 2
    row = column.take(max(words, COVER * SHAPE), style.gap + COVER_GAP / 2).inset(style.inset, 0)
    high = COVER * SHAPE
    column.add(Image(f"{id}-cover", "", picture, Box(row.x, row.centre[1] - high / 2, COVER, high)))
    place = Box(row.x + COVER + COVER_GAP, row.centre[1] - words / 2, wide, words)
    column.add(Words(id, text, place, column.letters, style.role, style.size, style.colour))
