"""The plates that show how a fight ended, and how the large one falls onto the table."""

import math
from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import NamedTuple

from game import i18n
from game.core.combatants import FALLEN, HEROES, Aftermath, Figure, Share
from game.i18n import _

from ..base.geometry import Box
from ..base.tween import into, out
from ..gfx.canvas import Canvas
from ..gfx.compositor import recorded
from ..gfx.display_list import Drawing
from ..gfx.fonts import Block, Fonts
from ..gfx.pictures import broken_picture, portrait_of
from ..gfx.theme import Colour, Theme
from ..ui.widget import Look, Widget
from .hand import BEYOND, GEM, draw_gem
from .plate_parts import has_fallen


class EndPlate(Widget):
    """A plate with the headline and the account of a fight, a portion for each of the viewer's figures, and the
    outlook."""

    role = "text"
    portions: Sequence[Widget] = ()

    def __init__(self, after: Aftermath, names: Mapping[str, str], box: Box):
        super().__init__("aftermath", i18n.say(after.headline), box)
        self.won, self.told, self.ahead = after.won, i18n.say(after.told), [i18n.say(each) for each in after.ahead]
        self.names, self.shares = names, _once(after.shares)

    @property
    def value(self) -> str:
        return " ".join((self.told, *(portion.label for portion in self.portions), *self.ahead))

    @property
    def sign(self) -> str:
        """The icon of the result."""
        return "trophy" if self.won else "skull"

    def tone(self, theme: Theme) -> Colour:
        """Return the colour of the result."""
        return theme.gold if self.won else theme.danger


def _once(shares: Sequence[Share]) -> Sequence[Share]:
    """Return the shares; a single one without a name if all have the same text and no cards."""
    if len({share.text for share in shares}) == 1 and not any(share.cards for share in shares):
        return [shares[0]._replace(who="")]
    return shares


EDGE, TOP, FOOT, BESIDE = 32.0, 18.0, 24.0, 14.0  # margins within the frame; gap within a row
ROW = 3  # most finders in one row; more are split over two rows
ALONE, TEXT, MODEST, FINER = 28.0, 24.0, 21.0, 1.0  # text sizes: for one share, for more, and least; step between sizes
HEAD, HIGHEST, RULE = 78.0, 190.0, 1.5  # least and greatest height of the head; the line below
PRINT = 3 / 2  # width to height of the result's picture
PRINTS = {True: "ui/deuces-won", False: "ui/deuces-lost"}
STILL = 22.0  # size of the text about enemies still standing
TITLE, TITLED, ROOM = 0.52, 84.0, 440.0  # headline: size as a share of the head, greatest size, greatest width
MEDAL, CLOSE, DOWN = 128.0, 0.55, 0.3  # an enemy's picture: greatest side; closest step, and skull, as shares of it
FRAME = 6.0  # extra margin of pictures at the sides
FALL, BEAT, COMES, FAR = 0.34, 0.16, 0.22, 46.0  # seconds: the page's fall, between portions, one portion; its way


class FinderStyle(NamedTuple):
    """The size of finders: the side of a picture, the padding of a cell, and the gap between cells."""

    side: float
    pad: float
    gap: float


WAYS = (
    FinderStyle(112, 10, 12),
    FinderStyle(88, 10, 12),
    FinderStyle(72, 8, 8),
    FinderStyle(54, 7, 7),
    FinderStyle(50, 6, 3),
)


class Finder(Widget):
    """One hero's share: picture, name, text, and the gem of a found treasure. The found cards are shown elsewhere."""

    role = "text"

    def __init__(
        self, share: Share, name: str, faces: Sequence[str], box: Box, way: FinderStyle, size: float, letters: Fonts
    ):
        told = i18n.say(share.text)
        super().__init__(share.who, _("{who}: {what}").format(who=name, what=told) if name else told, box)
        self.share, self.faces, self.way = share, faces, way
        x = box.x + FRAME + way.pad + len(faces) * (way.side + way.pad) + BESIDE - way.pad
        self.words = Box(x, box.y, box.right - FRAME - BESIDE - x, box.h)
        self.name = letters.block(name, "strong", size, self.words.w, lines=1, grow=False)
        self.block = letters.flush(told, "body", size, self.words.w)
        self.said = sum(block.height for block in self.blocks())  # height of its text, or of the tallest in its row

    @property
    def tall(self) -> float:
        """The height it needs."""
        return 2 * self.way.pad + max(self.way.side, self.said)

    @property
    def top(self) -> float:
        """The y of its text, aligned with its neighbours."""
        return self.box.centre[1] - self.said / 2

    @property
    def overflow(self) -> float:
        """The width by which its text is too wide."""
        return max(self.name.overflow, self.block.overflow)

    def blocks(self) -> tuple[Block, ...]:
        return (self.name, self.block) if self.name.lines[0] else (self.block,)

    def show_on(self, canvas: Canvas) -> None:
        """Draw the finder."""
        box, theme, way = self.box, canvas.theme, self.way
        high = min(box.centre[1] - way.side / 2, self.top)  # level with the name if there is much text
        first = Box(box.x + FRAME + way.pad, high, way.side, way.side)
        for i, face in enumerate(self.faces):
            canvas.picture(face, first.moved(i * (way.side + way.pad), 0))
        y = self.top
        for block in self.blocks():
            ink = theme.wine if block is self.name else theme.ink
            canvas.block(block, self.words._replace(y=y, h=block.height), ink)
            y += block.height
        if self.share.grade:
            self._show_gem(canvas, first)

    def _show_gem(self, canvas: Canvas, face: Box) -> None:
        """Draw the gem after the name, where it hides no face; without a name, at the foot of the picture."""
        name = self.blocks()[0]
        if name is not self.name:
            draw_gem(canvas, self.share.grade, face)
            return
        place = Box(self.words.x + name.width + BESIDE, self.top, GEM, name.height - BEYOND)
        draw_gem(canvas, self.share.grade, place)


class Medal(NamedTuple):
    """An enemy's picture and its place; broken if the enemy has fallen."""

    picture: str
    place: Box
    fallen: bool

    def draw(self, canvas: Canvas) -> None:
        """Draw the picture; a fallen enemy's is grey, in two halves, with a skull."""
        if not self.fallen:
            canvas.picture(self.picture, self.place)
            return
        x, y, *size = canvas.layout.px(self.place)
        canvas.blit(broken_picture(canvas.pictures, self.picture, (size[0], size[1])), (x, y))
        side = self.place.w * DOWN
        foot = Box(self.place.centre[0] - side / 2, self.place.bottom - side, side, side)
        canvas.icon("skull", foot, canvas.theme.bone, shade=canvas.theme.night)


class TriumphPlate(EndPlate):
    """The whole result page, used only if everything `fits`.

    The page drops in, then the finders appear one by one; `since` is the seconds since it started.
    """

    portions: Sequence[Finder]

    def __init__(self, after: Aftermath, cast: Sequence[Figure], names: Mapping[str, str], box: Box, letters: Fonts):
        super().__init__(after, names, box)
        self.letters, self.cast = letters, cast
        self.inner = box.inset(EDGE, TOP)._replace(h=box.h - TOP - FOOT)
        self.since = self.lasts
        self._layers: list[Drawing] = []
        usual = TEXT if len(self.shares) > 1 else ALONE
        largest, least = usual * letters.scale, max(letters.smallest("body"), MODEST * letters.scale)
        steps = math.ceil(max(0.0, largest - least) / FINER)
        sizes = [max(least, largest - i * FINER) for i in range(steps + 1)]
        self.fits = any(self._write(way, size) for way, size in product(WAYS, sizes))

    @property
    def lasts(self) -> float:
        """The length of the animation in seconds."""
        return FALL + BEAT * len(self.shares) + COMES

    # layout

    @property
    def columns(self) -> int:
        """The number of cells in a row."""
        count = len(self.shares)
        return max(1, count if count <= ROW else -(-count // 2))

    def _write(self, way: FinderStyle, size: float) -> bool:
        """Lay everything out at a text size and a size of finders; return True if it fits."""
        inner = self.inner
        between = " " if self.shares else "\n"
        self.foot_block = self.letters.block(between.join(self.ahead), "body", size, inner.w, grow=False)
        low = self.foot_block.height if self.ahead else 0.0
        self.portions = [*self._cells(way, size)]
        high = sum(each.box.h + way.gap for each in self.portions[:: self.columns])
        head = min(HIGHEST, inner.h - high - low - way.gap)
        spare = inner.h - head - high - low - way.gap
        self._stack(inner.y + head + way.gap + spare / 2, way.gap)
        self.foot = inner._replace(y=inner.bottom - low - (0.0 if self.shares else spare / 2), h=low)
        self.beaten = [] if self.shares else [*self._beside_the_foot(low)]
        wide = all(each.overflow <= 0 for each in self.portions)
        return head >= HEAD and wide and self._write_head(inner._replace(h=head), size)

    def _beside_the_foot(self, low: float) -> Iterator[Medal]:
        """Yield the heroes' pictures beside the outlook, for a fight that brought nobody anything."""
        heroes = [figure for figure in self.cast if figure.side == HEROES and not figure.owner]
        left = self.foot.x + self.foot_block.width + 2 * BESIDE
        room = self.foot._replace(x=left, w=self.foot.right - left)
        if heroes and room.w >= len(heroes) * low:
            for figure, medal in zip(heroes, _medals(heroes, room, self.won), strict=False):
                yield medal._replace(fallen=has_fallen(figure))

    def _stack(self, y: float, gap: float) -> None:
        """Place the rows of cells below each other."""
        for start in range(0, len(self.portions), self.columns):
            row = self.portions[start : start + self.columns]
            for each in row:
                each.box, each.words = each.box._replace(y=y), each.words._replace(y=y)
            y = row[0].box.bottom + gap

    def _cells(self, way: FinderStyle, size: float) -> Iterator[Finder]:
        """Yield the cells in rows; all cells of a row have one height."""
        faces = {figure.id: portrait_of(figure.kind) for figure in self.cast if figure.side == HEROES}
        ours = [portrait_of(figure.kind) for figure in self.cast if figure.side == HEROES and not figure.owner]
        columns = self.columns
        wide = (self.inner.w - (columns - 1) * way.gap) / columns
        for start in range(0, len(self.shares), columns):
            row = [
                Finder(share, self.names.get(share.who, ""), [*filter(None, [faces[share.who]] if share.who else ours)],
                       Box(self.inner.x + i * (wide + way.gap), 0, wide, 0), way, size, self.letters)
                for i, share in enumerate(self.shares[start : start + columns])
            ]  # fmt: skip
            tall, said = max(each.tall for each in row), max(each.said for each in row)
            for each in row:
                each.box, each.said = each.box._replace(h=tall), said
            yield from row

    def _write_head(self, head: Box, size: float) -> bool:
        """Lay out the head: picture, headline and account, and the enemies at the right; return True if it fits."""
        letters = self.letters
        self.mark = head._replace(w=head.h * PRINT)
        x = self.mark.right + 2 * BESIDE
        self.title = letters.block(self.label, "title", min(TITLED, head.h * TITLE), ROOM, lines=1, grow=False)
        foes = [figure for figure in self.cast if figure.side != HEROES and not figure.owner]
        free = head.right - x - len(foes) * (min(MEDAL, head.h) + BESIDE) - 2 * BESIDE
        self.how = letters.block(self.told, "body", size, max(ROOM, free, self.title.width), grow=False)
        tall = self.title.height + self.how.height
        self.title_at = Box(x, head.centre[1] - tall / 2, self.title.width, self.title.height)
        self.how_at = Box(x, self.title_at.bottom, self.how.width, self.how.height)
        self.head = head
        left = max(self.title_at.right, self.how_at.right) + 2 * BESIDE
        still = "" if self.won or not foes else _("Still standing")
        self.still = letters.block(still, "strong", STILL, ROOM, lines=1, grow=False)
        low = self.still.height if still else 0.0
        self.medals = [*_medals(foes, head._replace(x=left, w=head.right - left, h=head.h - low), self.won)]
        return tall <= head.h + 1 and self.title.overflow <= 0

    def blocks(self) -> tuple[Block, ...]:
        said = (block for each in self.portions for block in each.blocks())
        still = (self.still,) if self.still.lines[0] else ()
        return (self.title, self.how, *still, *said, self.foot_block)

    # drawing

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        if not self._layers:
            self._layers = [*self._traced(canvas)]
        sheet, *cells = self._layers
        down = self.box.bottom * (1 - into(min(1.0, self.since / FALL)))
        _lay(canvas, sheet, -down)
        for i, cell in enumerate(cells):
            since = self.since - FALL - i * BEAT
            if since > 0:
                _lay(canvas, cell, FAR * (1 - out(min(1.0, since / COMES))))

    def _traced(self, canvas: Canvas) -> Iterator[Drawing]:
        """Yield the recorded drawing of the page, then of each cell."""
        yield recorded(canvas, self._draw_sheet)
        for each in self.portions:
            yield recorded(canvas, each.show_on)

    def _draw_sheet(self, canvas: Canvas) -> None:
        theme = canvas.theme
        canvas.plate("shadow", self.box, 200)
        canvas.plate("parchment", self.box)
        canvas.picture(PRINTS[self.won], self.mark)
        canvas.block(self.title, self.title_at, theme.wine if self.won else theme.ink)
        canvas.block(self.how, self.how_at, theme.ink)
        for medal in (*self.medals, *self.beaten):
            medal.draw(canvas)
        self._draw_still(canvas)
        line = self.head._replace(y=self.head.bottom + RULE, h=RULE)
        canvas.fill(line, theme.ink, 110)
        canvas.block(self.foot_block, self.foot, theme.ink)

    def _draw_still(self, canvas: Canvas) -> None:
        """Draw the text about the enemies, centred below them."""
        if self.medals and self.still.lines[0]:
            left, right = self.medals[0].place, self.medals[-1].place
            x = (left.x + right.right - self.still.width) / 2
            place = Box(min(x, self.head.right - self.still.width), left.bottom, self.still.width, self.still.height)
            canvas.block(self.still, place, canvas.theme.ink)


def _medals(foes: Sequence[Figure], room: Box, won: bool) -> Iterator[Medal]:
    """Yield the pictures of figures in a row at the right end of a room, closer if many; rivals count as fallen if it
    was won."""
    side = min(MEDAL, room.h, room.w)
    step = min(side + BESIDE, (room.w - side) / max(1, len(foes) - 1))
    if step < side * CLOSE:  # smaller pictures then
        side = room.w / (1 + CLOSE * (len(foes) - 1))
        step = side * CLOSE
    x = room.right - side - step * (len(foes) - 1)
    for i, figure in enumerate(foes):
        place = Box(x + i * step, room.centre[1] - side / 2, side, side)
        if picture := portrait_of(figure.kind, figure.elite):
            yield Medal(picture, place, figure.state == FALLEN or (won and figure.rival))


def _lay(canvas: Canvas, drawing: Drawing, down: float) -> None:
    """Draw what was recorded, moved down by `down` design pixels."""
    far = round(down * canvas.layout.k)
    canvas.replay(drawing.moved(far) if far else drawing)


class Landing:
    """How the large plate of a fight's end comes: it falls, lands, and fills. `since` is the seconds since it began."""

    def __init__(self) -> None:
        self.since = 0.0

    @property
    def has_landed(self) -> bool:
        """True once the plate has landed."""
        return self.since >= FALL

    def update(self, plate: TriumphPlate | None, dt: float) -> tuple[bool, bool]:
        """Let `dt` seconds pass; without a plate it begins anew. Return whether it moves, and whether it lands now."""
        if plate is None:
            self.since = 0.0
            return False, False
        before, self.since = self.since, self.since + dt
        return before < plate.lasts, before < FALL <= self.since
