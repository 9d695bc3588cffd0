"""What stands beside the map: the panel about a chamber, the legend, and the party's torches."""

import itertools
from collections.abc import Sequence

from game import i18n
from game.core.journey import DONE, FIND, SECRET, SHOP, SHUT, STORY, WAITS, Chamber, Journey
from game.core.text import N_
from game.i18n import _, ngettext

from ..base.geometry import Box
from ..gfx.canvas import Canvas
from ..gfx.fonts import Block, Fonts
from ..gfx.pictures import portrait_of
from ..ui.buttons import ICON, SIZE, Button, alike
from ..ui.widget import Look, Widget
from .chambers import feature_brief, feature_text
from .ink_drawing import sign

EDGE, GAP, SIGN = 14.0, 5.0, 26.0
NAME, TEXT, HIGH = 26.0, 22.0, 0.45  # letter sizes; greatest share of the height for the name
PALE = 180


class ChamberPanel(Widget):
    """The name and features of a chamber, as many as fit, the first ones first."""

    role = "text"

    def __init__(self, chamber: Chamber, box: Box, letters: Fonts):
        super().__init__("about", i18n.say(chamber.title) or _("Unseen room"), box)
        inner = box.inset(EDGE, EDGE - 4)
        self.name = letters.cut(self.label, "strong", NAME, inner.w, inner.h * HIGH, lines=2)
        self.head = inner._replace(h=self.name.height)
        self.lines: list[tuple[str, bool, Block, Box]] = []
        y = self.head.bottom + GAP
        said = self._said(chamber)
        line = letters.block("", "body", TEXT, inner.w, lines=1, grow=False).height + GAP
        for left_over, (kind, texts, pale) in zip(reversed(range(len(said))), said, strict=True):
            left = SIGN + 8 if kind else 0.0
            room = max(inner.bottom - y - left_over * line, min(line, inner.bottom - y))
            blocks = (letters.cut(text, "body", TEXT, inner.w - left, room, lines=99) for text in texts)
            block = next((each for each in blocks if _is_whole(each)), None)
            block = block or letters.cut(texts[-1], "body", TEXT, inner.w - left, room, lines=99)
            if not block.lines[0] or y + block.height > inner.bottom + 1:
                break
            self.lines.append((kind, pale, block, Box(inner.x + left, y, inner.w - left, block.height)))
            y += block.height + GAP
        self._spoken = ", ".join(texts[0] for _kind, texts, _pale in said)

    @staticmethod
    def _said(chamber: Chamber) -> list[tuple[str, tuple[str, ...], bool]]:
        """Return for each feature the kind of its icon, its text in full, short and as a title, and True if it is done;
        those that are done come last."""
        if not chamber.title.message:
            return [("", (_("Nobody knows yet what's there."),), False)]
        things = sorted(chamber.features, key=lambda each: (WAITS, SECRET, DONE).index(each.state))
        if not things:
            return [("", (_("Nothing else is known here."),), False)]
        return [
            (each.kind, (feature_text(each), feature_brief(each), i18n.say(each.title)), each.state == DONE)
            for each in things
        ]

    @property
    def value(self) -> str:
        return self._spoken

    def blocks(self) -> tuple[Block, ...]:
        return (self.name, *(block for _kind, _pale, block, _box in self.lines))

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        theme = canvas.theme
        canvas.plate("hp-plate", box)
        canvas.block(self.name, self.head, theme.gold, shade=theme.night)
        for kind, pale, block, place in self.lines:
            ink = theme.bone if pale else theme.cream
            if kind:
                icon = Box(place.x - SIGN - 8, place.y + (block.leading - SIGN) / 2, SIGN, SIGN)
                canvas.icon(sign(kind), icon, ink, PALE if pale else 255)
            canvas.block(block, place, ink, valign=0)


def _is_whole(block: Block) -> bool:
    """True if there is text and nothing of it is cut off."""
    return bool(block.lines[0]) and not block.lines[-1].endswith("…")


SHUT_DOOR, UNSEEN = "door", "room"  # red on the map: a shut door; what only a Game Master knows of
LEGEND_WORDS = {  # in the order of the legend: first what nobody would guess
    SHUT_DOOR: N_("Shut"),
    UNSEEN: N_("Unseen"),
    "special": N_("Special"),
    "random": N_("Chance"),
    "relic": N_("Treasure"),
    "secret": N_("Secret"),
    "exit": N_("Way out"),
    STORY: N_("Scene"),
    FIND: N_("Loot"),
    SHOP: N_("Shop"),
    "boss": N_("Boss"),
    "encounter": N_("Enemies"),
    "start": N_("Way in"),
}
LETTERS, LEGEND_SIGN, LEGEND_GAP = 22.0, 24.0, 7.0  # a row: letter size, icon, gap
LEGEND_EDGE, APART = (12.0, 3.0), 10.0  # margins; gap between two side by side
ENOUGH = 4  # least number of signs worth showing if not all of them fit


Laid = tuple[str, Block, Box]  # the kind of a sign, its word, and the box of both


class Legend(Widget):
    """The signs on the known map with their meanings, two side by side where their words are short; the last ones are
    left out if there is no room."""

    role = "text"

    def __init__(self, journey: Journey, room: Box, letters: Fonts):
        inner = room.inset(*LEGEND_EDGE)
        words = [
            (kind, letters.block(_(LEGEND_WORDS[kind]), "body", LETTERS, inner.w, lines=1)) for kind in kinds(journey)
        ]
        laid = _laid(words, inner)
        whole = len(laid) == len(words) or len(laid) >= ENOUGH
        self.lines = laid if whole else []
        tall = max((place.bottom for *_rest, place in self.lines), default=room.y) + LEGEND_EDGE[1] - room.y
        super().__init__("legend", _("What the signs mean"), room._replace(y=room.bottom - tall, h=tall))
        self.lines = [(kind, block, place.moved(0, room.h - tall)) for kind, block, place in self.lines]

    @property
    def value(self) -> str:
        return ", ".join(" ".join(block.lines) for _kind, block, _place in self.lines)

    def blocks(self) -> tuple[Block, ...]:
        return tuple(block for _kind, block, _place in self.lines)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        theme = canvas.theme
        canvas.plate("hp-plate", box)
        for kind, block, place in self.lines:
            ink = theme.life if kind in (SHUT_DOOR, UNSEEN) else theme.bone
            canvas.icon(sign(kind), Box(place.x, place.centre[1] - LEGEND_SIGN / 2, LEGEND_SIGN, LEGEND_SIGN), ink)
            canvas.block(
                block,
                place._replace(x=place.x + LEGEND_SIGN + LEGEND_GAP, w=place.w - LEGEND_SIGN - LEGEND_GAP),
                theme.bone,
            )


def kinds(journey: Journey) -> list[str]:
    """Return the kinds of signs on the known map, each once, in the order of the legend."""
    features = [each for chamber in journey.chambers for each in chamber.features]
    there = {_kind(each.kind) for each in features}
    there |= {SHUT_DOOR for each in journey.passages if each.state == SHUT}
    there |= {UNSEEN for each in features if each.state == SECRET}
    return [kind for kind in LEGEND_WORDS if kind in there]


def _kind(kind: str) -> str:
    """Return the kind under which the legend lists a feature: all treasures are one kind."""
    if kind in LEGEND_WORDS:
        return kind
    return "relic" if portrait_of(kind) else FIND


def _laid(words: Sequence[tuple[str, Block]], room: Box) -> list[Laid]:
    """Return each sign with its word, at the left of a row or behind another one, as far down as there is room."""
    laid: list[Laid] = []
    y, end = room.y, 0.0  # right end of what stands at the left of this row; 0: nothing
    for kind, block in words:
        wide, high = LEGEND_SIGN + LEGEND_GAP + block.width, block.height
        behind = end > 0 and end + wide <= room.right
        if end and not behind:
            y, end = y + high, 0.0
        if y + high > room.bottom:
            break
        laid.append((kind, block, Box(end if behind else room.x, y, wide, high)))
        y, end = (y + high, 0.0) if behind else (y, room.x + wide + APART)
    return _in_columns(laid, room)


def _in_columns(laid: Sequence[Laid], room: Box) -> list[Laid]:
    """Return the same, with all that stand behind another one aligned below each other if there is room for that."""
    behind = [place for _kind, _block, place in laid if place.x > room.x]
    column = max((place.x for place in behind), default=room.x)
    if any(column + place.w > room.right for place in behind):
        return [*laid]
    return [(kind, block, place._replace(x=column) if place.x > room.x else place) for kind, block, place in laid]


SIDE, STEP, TORCH_EDGE = 34.0, 38.0, 10.0
TORCH_WORDS, FAR = 22.0, 12.0  # letter size of the number; from the torches to it
CROWD = 80.0  # least width for the torches
TORCH_PALE = 110


class Torches(Widget):
    """A row of torches with their number; many stand closer together. When focused, it says what they are for."""

    role = "gauge"
    focusable = True

    def __init__(self, left: int, total: int, box: Box, letters: Fonts):
        told = ngettext(
            "{n} torch is left. Every defeat burns one; with none left, the quest is lost.",
            "{n} torches are left. Every defeat burns one; with none left, the quest is lost.",
            left,
        )
        super().__init__("torches", _("Torches"), box, told.format(n=left))
        self.left, self.total = left, max(left, total)
        named = ngettext("{n} torch", "{n} torches", left).format(n=left)
        self.number = letters.cut(
            named, "strong", TORCH_WORDS, box.w - 2 * TORCH_EDGE - CROWD - FAR, box.h - 4, lines=2
        )
        self.last = left == 1
        if self.last:  # those that have gone out do not matter any more
            self.total = 1
            wide = box.w - 2 * TORCH_EDGE - SIDE - FAR
            self.number = letters.cut(_("The last torch"), "strong", TORCH_WORDS, wide, box.h - 4, lines=2)
        room = box.w - 2 * TORCH_EDGE - SIDE - FAR - self.number.width
        self.step = min(STEP, room / max(1, self.total - 1))

    @property
    def value(self) -> str:
        return _("{n} left").format(n=self.left)

    def blocks(self) -> tuple[Block, ...]:
        return (self.number,)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        canvas.plate("hp-plate", box)
        wide = SIDE + self.step * (self.total - 1)
        x = box.centre[0] - (wide + FAR + self.number.width) / 2
        number = Box(x + wide + FAR, box.y, self.number.width, box.h)
        ink = canvas.theme.danger if self.last else canvas.theme.cream
        canvas.block(self.number, number, ink, shade=canvas.theme.night)
        for n in range(self.total):
            place = Box(x + n * self.step, box.centre[1] - SIDE / 2, SIDE, SIDE)
            if n < self.left:
                canvas.icon("torch", place, canvas.theme.gold)
            else:
                canvas.icon("torch-out", place, canvas.theme.faint, TORCH_PALE)


BUTTON_EDGE, LIP = 12.0, 2.0  # margins at a button's sides; at its top and bottom
WORD, BUTTON_SIGN, BUTTON_APART = 22.0, 22.0, 6.0  # narrow button: letter size; icon; gap between both
TIGHT, BARE = 12.0, 8.0  # margins beside icon and word; beside a word without an icon
BETWEEN = 4.0  # gap between buttons side by side


class MapButton(Button):
    """A button of a quest. A label that is too long for capitals on one line is set in usual letters, and so is any if
    `long` is set."""

    long = False

    def written(self, size: float, grow: bool = True) -> Block:
        room, high = self.box.w - 2 * BUTTON_EDGE - self._icon_room(), self.box.h - 2 * LIP
        even = not self.icon
        if not self.long:
            block = self.letters.block(self.label, "label", size, room, high, 1, grow)
            if block.overflow <= 0:
                return block
        return self.letters.block(self.label, "strong", size, room, self.box.h, 2, grow, even)


def in_one_hand(deeds: Sequence[MapButton]) -> Sequence[MapButton]:
    """Set buttons that stand together in letters of one kind and size, and return them."""
    if len({deed.block.role for deed in deeds}) > 1:
        for deed in deeds:
            deed.long = True
            deed.block = deed.written(SIZE)
    alike(deeds)
    return deeds


class ToolButton(Button):
    """A narrow button with an icon and a word; with the word alone, or else the icon, if there is no room for both."""

    def written(self, size: float, grow: bool = True) -> Block:
        room = self.box.w - needs("", self.letters, bool(self.icon))
        block = self.letters.block(self.label, "label", WORD, room, lines=1, grow=False)
        return block if block.overflow <= 0 else self.letters.block("", "label", WORD, room)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        box = box.moved(0, 2) if look.pressed else box
        canvas.plate(self._plate(look), box)
        ink = self._ink(canvas, look)
        word = any(self.block.lines)
        side = 0.0 if not self.icon else BUTTON_SIGN if word else ICON
        whole = side + (BUTTON_APART if side and word else 0.0) + (self.block.width if word else 0.0)
        place = Box(box.centre[0] - whole / 2, box.y, whole, box.h)
        if self.icon:
            canvas.icon(self.icon, Box(place.x, place.centre[1] - side / 2, side, side), ink)
        canvas.block(self.block, place, ink, "right", shade=canvas.theme.night)


def needs(label: str, letters: Fonts, signed: bool) -> float:
    """Return the width that a narrow button needs for its word, and for its icon if it is `signed`."""
    around = BUTTON_SIGN + BUTTON_APART + 2 * TIGHT if signed else 2 * BARE
    return letters.width(label, "label", WORD) + 1 + around


def beside(room: Box, labels: Sequence[str], letters: Fonts) -> tuple[list[Box], bool]:
    """Return boxes for narrow buttons side by side, as wide as their words need, and True if there is room for
    icons."""
    free = room.w - BETWEEN * (len(labels) - 1)
    for signed in (True, False):
        wide = [needs(label, letters, signed) for label in labels]
        if sum(wide) <= free:
            break
    else:
        wide, signed = [0.0 for _label in labels], True
    more = (free - sum(wide)) / len(labels)
    lefts = itertools.accumulate(wide, lambda x, w: x + w + more + BETWEEN, initial=room.x)
    return [room._replace(x=x, w=w + more) for x, w in zip(lefts, wide, strict=False)], signed
