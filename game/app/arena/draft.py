"""The draft page, on which a player keeps some of the people and gifts they were dealt; beside them the abilities of
the focused one."""

from collections.abc import Callable, Collection, Iterable, Sequence

from game import i18n
from game.core.combatants import Trait
from game.core.draft import Dealt, Draft, dealt
from game.core.text import Text
from game.i18n import _

from ..base.geometry import GRID_W, Box
from ..gfx.canvas import Canvas
from ..gfx.fonts import Block, Fonts
from ..ui.cards import SEAL, SEALED, ListEntry, TraitHead, heading
from ..ui.portraits import PortraitTile, Said, level
from ..ui.text import Column, Panel, Words, bone, cream, gold
from ..ui.widget import Do, Look, Widget

BEFORE = Box(36, 104, 520, 62)  # the instructions above the people
PEOPLE = Box(36, 178, 520, 170)
GIVING = Box(36, 358, 520, 36)
TALLY, TICK, FIGURES = 92.0, 26.0, 24.0  # the count of those kept: its width; its sign; its size
GIFTS = Box(36, 398, 520, 356)
LARGE = {  # the same with large text
    BEFORE: Box(36, 96, 520, 94), PEOPLE: Box(36, 192, 520, 148), GIVING: Box(36, 344, 520, 62),
    GIFTS: Box(36, 408, 520, 350),
}  # fmt: skip
CHOICE = Box(20, 92, 556, 676)  # the ground of all these
ABOUT = Box(578, 92, 682, 530)
HINT = Box(584, 628, 492, 114)  # beside the buttons
GAP, EDGE, BESIDE = 10.0, 10.0, 18.0  # gap between tiles; margins of the text about one
NAME, TOLD = 25.0, 22.0  # size of a name, and of text
BREATH = 4.0  # gap between abilities
APART, BETWEEN = 14.0, "  \N{MIDDLE DOT}  "  # gap between people; separator of names
OURS = "about", "draft-"  # id prefixes of the page's widgets that are not tiles
ALL, SHORT, NAMES = 2, 1, 0  # levels of detail about abilities


class PersonTile(PortraitTile):
    """A tile of a person who was dealt."""


class GiftTile(ListEntry):
    """A tile of a gift that was dealt, to be given to one of them."""


TILES = PersonTile, GiftTile


class KeptCount(Widget):
    """The number kept so far of what was dealt, as figures behind a check mark."""

    def __init__(
        self, id: str, everything: Sequence[Dealt], keep: int, kept: Collection[str], room: Box, letters: Fonts
    ):
        count = sum(one.id in kept for one in everything)
        box = room._replace(x=room.right - TALLY, w=TALLY)
        super().__init__(id, _("Kept: {n} of {all}").format(n=count, all=keep), box)
        self.block = letters.block(f"{count} / {keep}", "number", FIGURES, TALLY - TICK, box.h, lines=1, grow=False)

    def blocks(self) -> tuple[Block, ...]:
        return (self.block,)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        theme = canvas.theme
        tick = Box(box.right - self.block.width - TICK - 6, box.centre[1] - TICK / 2, TICK, TICK)
        canvas.icon("check", tick, theme.gold)
        canvas.block(self.block, box, theme.gold, "right", shade=theme.night)


def page(
    draft: Draft, picked: Collection[str], focus: str | None, letters: Fonts, pick: Callable[[str], Do], left: bool
) -> list[Widget]:
    """Return all widgets of the page.

    `picked` are chosen but can still be put back; `left` mirrors the page for left-handed players.
    """
    everything = dealt(draft)
    kept = {one.id for one in everything if one.kept} | {*picked}
    looked = next((one for one in everything if one.id == focus), _first(draft))
    boxes = {box: placed(LARGE[box] if letters.huge else box, left) for box in (BEFORE, PEOPLE, GIVING, GIFTS)}
    before, giving = boxes[BEFORE], boxes[GIVING]
    return [
        Panel("draft-ground", placed(CHOICE, left), "hp-plate"),
        *_people(draft.people, kept, boxes[PEOPLE], letters, pick),
        *_gifts(draft.gifts, kept, boxes[GIFTS], letters, pick),
        *_headed("draft-told", draft.told, before._replace(w=before.w - TALLY), letters, 2 + letters.huge),
        KeptCount("draft-kept", draft.people, draft.keep, kept, before, letters),
        *_headed("draft-giving", draft.giving, giving._replace(w=giving.w - TALLY), letters, 1 + letters.huge),
        KeptCount("draft-given", draft.gifts, draft.keep, kept, giving, letters),
        *_about(looked, _party(draft, looked), placed(ABOUT, left), letters),
    ]


def is_of_page(widget: Widget) -> bool:
    """Return True if the widget belongs to a draft page."""
    return isinstance(widget, TILES) or widget.id.startswith(OURS)


def is_laid(widgets: Iterable[Widget]) -> bool:
    """Return True if the page lies on the table."""
    return any(isinstance(widget, TILES) for widget in widgets)


def focused_one(draft: Draft | None, focus: str | None) -> Dealt | None:
    """Return the person or gift with the focus; None if it is on nothing that was dealt."""
    return next((one for one in dealt(draft) if one.id == focus), None) if draft is not None else None


def _headed(id: str, words: Text | None, room: Box, letters: Fonts, lines: int) -> list[Widget]:
    """Return the text above some tiles."""
    if words is None:
        return []
    return [Words(id, i18n.say(words), room, letters, "strong", TOLD, bone, valign=0.5, lines=lines, shade=True,
                  even=True)]  # fmt: skip


def _first(draft: Draft) -> Dealt:
    """Return the person described while nothing has focus."""
    return next((one for one in draft.people if not one.kept), draft.people[0])


def _party(draft: Draft, looked: Dealt) -> Sequence[Dealt]:
    """While a gift is focused, return the chosen people, who could get it; otherwise nobody."""
    return [one for one in draft.people if one.kept] if looked in draft.gifts else ()


def _beside(room: Box, count: int) -> list[Box]:
    wide = (room.w - (count - 1) * GAP) / count
    return [room._replace(x=room.x + n * (wide + GAP), w=wide) for n in range(count)]


def _below(room: Box, count: int) -> list[Box]:
    high = (room.h - (count - 1) * GAP) / count
    return [room._replace(y=room.y + n * (high + GAP), h=high) for n in range(count)]


def placed(room: Box, left: bool) -> Box:
    """Return a box of the page, mirrored for left-handed players."""
    return room._replace(x=GRID_W - room.right) if left else room


def _people(
    people: Sequence[Dealt], kept: Collection[str], room: Box, letters: Fonts, pick: Callable[[str], Do]
) -> list[Widget]:
    choosing = not any(one.kept for one in people)
    tiles = [
        _person(one, place, one.id in kept, choosing, letters, pick)
        for one, place in zip(people, _beside(room, len(people)), strict=True)
    ]
    level(tiles)
    return [*tiles]


def _person(
    one: Dealt, box: Box, is_kept: bool, choosing: bool, letters: Fonts, pick: Callable[[str], Do]
) -> PersonTile:
    name = i18n.say(one.name)
    said = Said(name, "strong", NAME, gold if is_kept else cream if choosing else bone)
    return PersonTile(one.id, name, box, pick(one.id), letters, one.id, "hero", (said,), _spoken(one),
                  _("chosen") if is_kept else "")  # fmt: skip


def _gifts(
    gifts: Sequence[Dealt], kept: Collection[str], room: Box, letters: Fonts, pick: Callable[[str], Do]
) -> list[Widget]:
    """Return the tiles of gifts, each as high as its text needs; if that is too much, long ones show only their
    names."""
    places = _below(room, len(gifts))
    whole = [_gift(one, box, one.id in kept, letters, pick, i18n.say(one.told))
             for one, box in zip(gifts, places, strict=True)]  # fmt: skip
    spare = room.h - sum(gift.tall for gift in whole) - (len(gifts) - 1) * GAP
    if spare < 0:
        return [gift if gift.tall <= gift.box.h else _gift(one, gift.box, one.id in kept, letters, pick, "")
                for one, gift in zip(gifts, whole, strict=True)]  # fmt: skip
    y, found = room.y, list[Widget]()
    for one, gift in zip(gifts, whole, strict=True):
        box = room._replace(y=y, h=gift.tall + spare / len(gifts))
        found.append(_gift(one, box, one.id in kept, letters, pick, i18n.say(one.told)))
        y = box.bottom + GAP
    return found


def _gift(one: Dealt, box: Box, is_kept: bool, letters: Fonts, pick: Callable[[str], Do], told: str) -> GiftTile:
    name = i18n.say(one.name)
    label = _("{name}, for {who}").format(name=name, who=i18n.say(one.holder)) if one.holder else name
    return GiftTile(one.id, label, told, box, pick(one.id), letters, _("chosen") if is_kept else "")


def _about(one: Dealt, party: Sequence[Dealt], room: Box, letters: Fonts) -> list[Widget]:
    """Return the text about the focused one, in the fullest form that fits, and about the people who could get it."""
    inner = room.inset(BESIDE, EDGE)
    ways = ((party, ALL), (party, SHORT), (party, NAMES), ((), SHORT), ((), NAMES))
    columns = [_column(one, others, said, inner, letters) for others, said in ways]
    fits = next((column for column in columns if column.y <= inner.bottom), columns[-1])
    return [Panel("about", room, "hp-plate"), *fits.widgets]


def _column(one: Dealt, party: Sequence[Dealt], said: int, room: Box, letters: Fonts) -> Column:
    column = Column(room, letters)
    if len(one.traits) > 1:
        who = BETWEEN.join((i18n.say(one.name), i18n.say(one.told)))
        column.words("about-who", who, "strong", TOLD, cream, gap=3)
    for trait in one.traits:
        _trait(column, trait, said, letters)
    for other in party:
        column.y += APART
        column.words(f"about-{other.id}", i18n.say(other.name), "strong", TOLD, gold, gap=0)
        names = BETWEEN.join(i18n.say(trait.name) for trait in other.traits)
        column.words(f"about-{other.id}-told", f"{i18n.say(other.told)}\n{names}", "body", TOLD, bone)
    return column


def _trait(column: Column, trait: Trait, said: int, letters: Fonts) -> None:
    """Add an ability to the column: the seal with its level, its name, when it is used, and what it does."""
    left = SEALED if trait.note else 0.0
    box = column.box._replace(x=column.box.x + left, y=column.y, w=column.box.w - left)
    head = TraitHead(f"about-{trait.id}", trait, box, TOLD, letters, when=said == ALL)
    text = Words(f"about-{trait.id}-text", i18n.say(trait.text) if said else "", box, letters, "body", TOLD, cream)
    text.box = box._replace(y=head.box.bottom, h=text.block.height if said else 0.0)
    column.add(head)
    if said:
        column.add(text)
    column.take(max(head.box.h + text.box.h, SEAL if trait.note else 0.0), gap=BREATH)


def _spoken(one: Dealt) -> str:
    """Return the description of a person and their abilities for the narrator."""
    traits = (f"{heading(trait)}: {i18n.say(trait.text)}" for trait in one.traits)
    return " ".join((i18n.say(one.told), *traits))
