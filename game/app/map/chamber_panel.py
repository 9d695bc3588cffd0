"""The panel beside the map about one chamber: its name, its features and their state."""

from game import i18n
from game.core.journey import DONE, SECRET, WAITS, Chamber
from game.i18n import _

from ..base.geometry import Box
from ..gfx.canvas import Canvas
from ..gfx.fonts import Block, Fonts
from ..ui.widget import Look, Widget
from .chambers import feature_brief, feature_text
from .signs import sign

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
