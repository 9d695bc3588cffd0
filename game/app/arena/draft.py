"""The page on which somebody keeps some of what they were dealt: people by their pictures, what they may be given, and
beside it what whoever is looked at can do."""

from collections.abc import Callable, Collection, Sequence

from game import tongue
from game.core.combatants import Trait
from game.core.draft import Dealt, Draft, dealt
from game.core.words import Text
from game.tongue import _

from ..canvas import Canvas
from ..geometry import GRID_W, Box
from ..type import Block, Type
from ..ui.column import Column
from ..ui.entry import Entry
from ..ui.portrait import Portrait, Said, level
from ..ui.text import Panel, Words, bone, cream, gold
from ..ui.trait import SEAL, SEALED, TraitHead, heading
from ..ui.widget import Do, Look, Widget

BEFORE = Box(36, 104, 520, 62)  # what is said of the people, and what the gifts are
PEOPLE = Box(36, 178, 520, 170)
GIVING = Box(36, 358, 520, 36)
TALLY, TICK, FIGURES = 92.0, 26.0, 24.0  # at the end of both, how many are kept; its sign; its letters
GIFTS = Box(36, 398, 520, 356)
CHOICE = Box(20, 92, 556, 676)  # the ground of all that
ABOUT = Box(578, 92, 682, 530)
HINT = Box(584, 628, 492, 114)  # beside the buttons
GAP, EDGE, BESIDE = 10.0, 10.0, 18.0  # between two tiles; above and beside what is said of one
NAME, TOLD = 25.0, 22.0  # letters: of a name, and of what is said
BREATH = 4.0  # from one ability to the next
APART, BETWEEN = 14.0, "  \N{MIDDLE DOT}  "  # from one to the next; between names
OURS = "about", "draft-"  # what the ids begin with of what is no tile
ALL, SHORT, NAMES = 2, 1, 0  # how much is said of what somebody can do


class Person(Portrait):
    """Somebody who was dealt."""


class Gift(Entry):
    """Something that was dealt, for one of them."""


TILES = Person, Gift


class Tally(Widget):
    """How many are kept so far of what was dealt, in figures behind the sign of the chosen."""

    def __init__(
        self, id: str, everything: Sequence[Dealt], keep: int, kept: Collection[str], room: Box, letters: Type
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
    draft: Draft, picked: Collection[str], focus: str | None, letters: Type, pick: Callable[[str], Do], left: bool
) -> list[Widget]:
    """Everything on the page; `picked` are chosen already, but could be put back.  `left`: for left hands, whose
    buttons stand on the other side."""
    everything = dealt(draft)
    kept = {one.id for one in everything if one.kept} | {*picked}
    looked = next((one for one in everything if one.id == focus), _first(draft))
    before, giving = placed(BEFORE, left), placed(GIVING, left)
    return [
        Panel("draft-ground", placed(CHOICE, left), "hp-plate"),
        *_people(draft.people, kept, placed(PEOPLE, left), letters, pick),
        *_gifts(draft.gifts, kept, placed(GIFTS, left), letters, pick),
        *_headed("draft-told", draft.told, before._replace(w=before.w - TALLY), letters, 2),
        Tally("draft-kept", draft.people, draft.keep, kept, before, letters),
        *_headed("draft-giving", draft.giving, giving._replace(w=giving.w - TALLY), letters, 1),
        Tally("draft-given", draft.gifts, draft.keep, kept, giving, letters),
        *_about(looked, _party(draft, looked), placed(ABOUT, left), letters),
    ]


def is_of_page(widget: Widget) -> bool:
    """Does it stand on such a page?"""
    return isinstance(widget, TILES) or widget.id.startswith(OURS)


def _headed(id: str, words: Text | None, room: Box, letters: Type, lines: int) -> list[Widget]:
    """Words above some tiles."""
    if words is None:
        return []
    return [Words(id, tongue.say(words), room, letters, "strong", TOLD, bone, valign=0.5, lines=lines, shade=True,
                  even=True)]  # fmt: skip


def _first(draft: Draft) -> Dealt:
    """Who is looked at while nothing has the focus."""
    return next((one for one in draft.people if not one.kept), draft.people[0])


def _party(draft: Draft, looked: Dealt) -> Sequence[Dealt]:
    """For whom something may be, while it is looked at: those who were chosen."""
    return [one for one in draft.people if one.kept] if looked in draft.gifts else ()


def _beside(room: Box, count: int) -> list[Box]:
    wide = (room.w - (count - 1) * GAP) / count
    return [room._replace(x=room.x + n * (wide + GAP), w=wide) for n in range(count)]


def _below(room: Box, count: int) -> list[Box]:
    high = (room.h - (count - 1) * GAP) / count
    return [room._replace(y=room.y + n * (high + GAP), h=high) for n in range(count)]


def placed(room: Box, left: bool) -> Box:
    """A place on the page; for left hands on the other side."""
    return room._replace(x=GRID_W - room.right) if left else room


def _people(
    people: Sequence[Dealt], kept: Collection[str], room: Box, letters: Type, pick: Callable[[str], Do]
) -> list[Widget]:
    choosing = not any(one.kept for one in people)
    tiles = [
        _person(one, place, one.id in kept, choosing, letters, pick)
        for one, place in zip(people, _beside(room, len(people)), strict=True)
    ]
    level(tiles)
    return [*tiles]


def _person(one: Dealt, box: Box, is_kept: bool, choosing: bool, letters: Type, pick: Callable[[str], Do]) -> Person:
    name = tongue.say(one.name)
    said = Said(name, "strong", NAME, gold if is_kept else cream if choosing else bone)
    return Person(one.id, name, box, pick(one.id), letters, one.id, "hero", (said,), _spoken(one),
                  _("chosen") if is_kept else "")  # fmt: skip


def _gifts(
    gifts: Sequence[Dealt], kept: Collection[str], room: Box, letters: Type, pick: Callable[[str], Do]
) -> list[Widget]:
    """Each with what it does, as high as that needs; where there is no room for all of that, one with much to say only
    with what it is called."""
    places = _below(room, len(gifts))
    whole = [_gift(one, box, one.id in kept, letters, pick, tongue.say(one.told))
             for one, box in zip(gifts, places, strict=True)]  # fmt: skip
    spare = room.h - sum(gift.tall for gift in whole) - (len(gifts) - 1) * GAP
    if spare < 0:
        return [gift if gift.tall <= gift.box.h else _gift(one, gift.box, one.id in kept, letters, pick, "")
                for one, gift in zip(gifts, whole, strict=True)]  # fmt: skip
    y, found = room.y, list[Widget]()
    for one, gift in zip(gifts, whole, strict=True):
        box = room._replace(y=y, h=gift.tall + spare / len(gifts))
        found.append(_gift(one, box, one.id in kept, letters, pick, tongue.say(one.told)))
        y = box.bottom + GAP
    return found


def _gift(one: Dealt, box: Box, is_kept: bool, letters: Type, pick: Callable[[str], Do], told: str) -> Gift:
    name = tongue.say(one.name)
    label = _("{name}, for {who}").format(name=name, who=tongue.say(one.holder)) if one.holder else name
    return Gift(one.id, label, told, box, pick(one.id), letters, _("chosen") if is_kept else "")


def _about(one: Dealt, party: Sequence[Dealt], room: Box, letters: Type) -> list[Widget]:
    """What there is room to say of whoever is looked at: all; not when it is used; only what it is called.  And for
    whom it may be."""
    inner = room.inset(BESIDE, EDGE)
    ways = ((party, ALL), (party, SHORT), (party, NAMES), ((), SHORT), ((), NAMES))
    columns = [_column(one, others, said, inner, letters) for others, said in ways]
    fits = next((column for column in columns if column.y <= inner.bottom), columns[-1])
    return [Panel("about", room, "hp-plate"), *fits.widgets]


def _column(one: Dealt, party: Sequence[Dealt], said: int, room: Box, letters: Type) -> Column:
    column = Column(room, letters)
    if len(one.traits) > 1:
        who = BETWEEN.join((tongue.say(one.name), tongue.say(one.told)))
        column.words("about-who", who, "strong", TOLD, cream, gap=3)
    for trait in one.traits:
        _trait(column, trait, said, letters)
    for other in party:
        column.y += APART
        column.words(f"about-{other.id}", tongue.say(other.name), "strong", TOLD, gold, gap=0)
        names = BETWEEN.join(tongue.say(trait.name) for trait in other.traits)
        column.words(f"about-{other.id}-told", f"{tongue.say(other.told)}\n{names}", "body", TOLD, bone)
    return column


def _trait(column: Column, trait: Trait, said: int, letters: Type) -> None:
    """An ability: its level in a seal, its name, when it is used, and what it does."""
    left = SEALED if trait.note else 0.0
    box = column.box._replace(x=column.box.x + left, y=column.y, w=column.box.w - left)
    head = TraitHead(f"about-{trait.id}", trait, box, TOLD, letters, when=said == ALL)
    text = Words(f"about-{trait.id}-text", tongue.say(trait.text) if said else "", box, letters, "body", TOLD, cream)
    text.box = box._replace(y=head.box.bottom, h=text.block.height if said else 0.0)
    column.add(head)
    if said:
        column.add(text)
    column.take(max(head.box.h + text.box.h, SEAL if trait.note else 0.0), gap=BREATH)


def _spoken(one: Dealt) -> str:
    """What somebody is like and can do, for the narrator."""
    traits = (f"{heading(trait)}: {tongue.say(trait.text)}" for trait in one.traits)
    return " ".join((tongue.say(one.told), *traits))
