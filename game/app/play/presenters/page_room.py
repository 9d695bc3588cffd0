"""The pages of a quest as widgets: tales to be read, and questions to be answered; and what lies around them and
around the map: the preview line, the legend, and the widgets that a page leaves visible."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from functools import partial
from typing import NamedTuple

from game import i18n
from game.core.cards import parse
from game.core.journey import FIND, MUSTER, SHOP, Answer, Journey, Matter, Tale
from game.core.selection import Selection
from game.core.text import joined
from game.i18n import _

from ...arena.buttons import LowOffer, Narrow, level
from ...arena.plate import FigurePlate
from ...base.geometry import GRID_W, Box
from ...base.prints import PLAIN
from ...gfx.fonts import Fonts
from ...map.chambers import RoomSpot
from ...map.map_paper import MapPaper, PartyMarker
from ...map.page import (
    COUNTER,
    ChoiceRow,
    Page,
    PageButton,
    aside_of,
    columns,
    feet,
    in_one_size,
    of_a_book,
    over_wares,
    places,
    tall,
)
from ...map.panels import ChamberPanel, Legend, MapButton, Torches
from ...table.card_art import CardArt
from ...table.places import Places
from ...table.preview import PreviewLine
from ...ui.buttons import Button
from ...ui.text import capital, sentence
from ...ui.widget import Do, Widget

READ_ON = "read-on"  # id of the button that goes on from a tale
CLEAR = 12.0  # keeps the focus ring of the button out of a shop clear of the panel above and the window's edge
LEAVE = "leave"  # kind whose icon is on the button out of a shop
CHOICE = "choice-"  # prefix of the ids of a story's answers
Press = Callable[[str], Do]


def spoken(tale: Tale) -> str:
    """Return what the narrator says of a page."""
    brings = i18n.say(tale.brings) if tale.brings.message else ""
    return joined((i18n.say(tale.title), i18n.say(tale.text), brings))


class AnswerLine(NamedTuple):
    """An answer with the id of its widget."""

    id: str
    answer: Answer
    enabled: bool
    picked: bool = False


def page_widgets(tale: Tale, box: Box, letters: Fonts, go_on: Do, art: CardArt) -> list[Widget]:
    """Return the widgets of a page to be read."""
    text, brings = i18n.say(tale.text), i18n.say(tale.brings) if tale.brings.message else ""
    aside = aside_of(box, tale.kind, text, brings, letters, feet(0), bool(tale.card))
    if not aside:
        box = of_a_book(box, tale.kind, text, brings, letters, feet(0))
    card = partial(art.face, parse(tale.card), aside, "mini", (), PLAIN) if tale.card else None
    page = Page(i18n.say(tale.title), text, tale.kind, box, letters, feet(0), brings, aside, card)
    return [page, PageButton(READ_ON, _("Go on"), page.foot, go_on, letters)]


def asked(matter: Matter, selection: Selection, box: Box, aside: Box, letters: Fonts, press: Press) -> list[Widget]:
    """Return the widgets of a page with answers. A single answer without ids is a button, and so is the way out of a
    shop; the latter stands beside the page, so that the wares have more room."""
    lines = list(lines_of(matter, selection))
    bare = len(lines) == 1 and not lines[0].answer.action.ids
    out = [line for line in lines if matter.kind == SHOP and not bare and not line.answer.action.ids]
    lines = [line for line in lines if line not in out]
    text, terms = i18n.say(matter.text), i18n.say(matter.terms) if matter.terms.message else ""
    high, picture = tall(len(lines), box, matter.kind, letters), 0.0
    if matter.kind == SHOP and (ledge := over_wares(len(lines), text, terms, box, letters)):
        high, picture = ledge, COUNTER
    elif matter.kind == SHOP:  # wares need the room
        text, terms = " ".join(filter(None, (text, terms))), ""
    room = feet(0 if bare else len(lines), high) if lines else 0.0
    if matter.kind != SHOP and columns(len(lines)) == 1:
        picture = aside_of(box, matter.kind, text, terms, letters, room)
        box = box if picture else of_a_book(box, matter.kind, text, terms, letters, room)
    page = Page(i18n.say(matter.title), text, matter.kind, box, letters, room, terms, picture)
    if bare:
        id, label = lines[0].id, i18n.say(lines[0].answer.label)
        return [page, PageButton(id, label, page.foot, press(id), letters)]
    aside = aside.inset(CLEAR, 0).moved(0, CLEAR)
    leaves = [MapButton(line.id, i18n.say(line.answer.label), aside, press(line.id), letters, LEAVE,
                   not any(ware.enabled for ware in lines)) for line in out]  # fmt: skip
    rows = [ChoiceRow(line.id, line.answer, place, press(line.id), letters, line.enabled, line.picked)
            for line, place in zip(lines, places(len(lines), page.foot, high), strict=True)]  # fmt: skip
    return [page, *leaves, *in_one_size(rows, letters)]


def lines_of(matter: Matter, selection: Selection) -> Iterator[AnswerLine]:
    """Yield the answers that can be chosen on a page now; a hero is never chosen here but by their plate."""
    if matter.kind == SHOP:
        yield from _wares(matter.answers, selection)
    elif matter.kind != FIND:
        for answer in matter.answers:
            action = answer.action
            yield AnswerLine(
                f"{CHOICE}{action.ids[0]}" if action.ids else action.verb, answer, action in selection.legal
            )


def _wares(answers: Sequence[Answer], selection: Selection) -> Iterator[AnswerLine]:
    """Yield the wares; once a ware and its hero are picked, what is still to be chosen for it."""
    picked = tuple(selection.picked)
    if len(picked) > 1:
        for answer in answers:
            if answer.action.ids[: len(picked)] == picked:
                yield AnswerLine(answer.action.ids[len(picked)], answer, answer.action in selection.legal)
        return
    sold = {action.ids[0] for action in selection.legal if action.ids}
    shown = set[str]()
    for answer in answers:
        id = answer.action.ids[0] if answer.action.ids else answer.action.verb
        if id not in shown:
            shown.add(id)
            yield AnswerLine(id, answer, id in sold or answer.action in selection.legal, id in picked)


ABOVE = Box(120, 96, 1040, 344)  # box of a page over a fight
INSET = (22.0, 6.0)  # from the map's edge to a page on it
SHOP_INSET, SHOP_TALLER = (14.0, 2.0), 6.0  # the same for a shop; how much lower it ends
LETTERS, LEFT = 24.0, 60.0  # letter size of the preview line; width that its plate leaves free
NEAR = 2.0  # from the buttons to the legend between them
BESIDE, UNDER = 16.0, 24.0  # from the preview line to the buttons; above and below plates to choose from
TWO, LIFT = 62.0, 8.0  # a preview of two lines: its height; how much it is raised


class MapLine(PreviewLine):
    """A preview under a map, with figures below it."""

    drops = False


def line_under_map(text: str, line: Box, aside: Box, left_handed: bool, letters: Fonts) -> PreviewLine:
    """Return the preview line beside the buttons: centred over the heroes if it fits on one line there, otherwise as
    wide as possible, on two lines if needed. `aside` is the box of the buttons."""
    left, right = line.x, aside.x - BESIDE
    if left_handed:
        left, right = aside.right + BESIDE, line.right
    half = min(GRID_W / 2 - left, right - GRID_W / 2)
    if letters.block(text, "body", LETTERS, 2 * half - LEFT, lines=1).overflow <= 0:
        return MapLine(text, letters, line._replace(x=GRID_W / 2 - half, w=2 * half))
    line = line._replace(x=left, w=right - left)
    fits = letters.cut(text, "body", LETTERS, line.w - LEFT, TWO, lines=2)
    line = line._replace(y=line.y - LIFT, h=TWO) if len(fits.lines) > 1 else line
    return MapLine(" ".join(fits.lines), letters, line)


def text_on_map(focused: Widget | None) -> str | None:
    """Return what the preview line says of a focused choice, of the torches, or of a figure at which nothing can be
    aimed; None if it is about something else."""
    if isinstance(focused, ChoiceRow):
        return capital(focused.help) if focused.is_cut else ""
    if isinstance(focused, Torches):
        return focused.help
    if isinstance(focused, FigurePlate) and not focused.aim:
        return _("{what}: {amount}").format(what=focused.label, amount=focused.value)
    return None


def last_told(line: str, matter: Matter | None) -> str:
    """Return the last line of the journal, unless the open question says the same."""
    if matter is None:
        return line
    said = line.removeprefix(i18n.say(matter.title)).lstrip().removeprefix(":").lstrip()
    return "" if said and said in i18n.say(matter.text) else line


def about_chamber(focused: Widget | None, journey: Journey, box: Box, letters: Fonts) -> ChamberPanel:
    """Return what is known of the focused chamber, or else of the party's."""
    chamber = focused.chamber if isinstance(focused, RoomSpot) else journey.here
    return ChamberPanel(chamber, box, letters)


def legend_of(journey: Journey, widgets: Sequence[Widget], places: Places, letters: Fonts) -> list[Widget]:
    """Return the legend of the map's signs, if there is room for it under the buttons."""
    column, tools = places.box("actions"), places.box("tools")
    deeds = [w.box.bottom for w in widgets if isinstance(w, MapButton) and w.box.y < tools.y]
    y = max(deeds, default=column.y) + NEAR
    legend = Legend(journey, Box(column.x, y, column.w, tools.y - NEAR - y), letters)
    return [legend] if legend.lines else []


def page_box(matter: Matter | None, frame: Box | None, above: float) -> Box:
    """Return the box of a page: on the map in its `frame`, larger for the wares of a shop; over a fight, where there is
    no frame, as much higher as the window is (`above`)."""
    if matter is not None and matter.kind == SHOP and frame is not None:
        counter = frame.inset(*SHOP_INSET)
        return counter._replace(h=counter.h + SHOP_TALLER)
    return frame.inset(*INSET) if frame is not None else ABOVE.moved(0, -above)


def show_means(widgets: Sequence[Widget], in_shop: bool) -> None:
    """Let figures show what they can pay with in a shop, and their Threat elsewhere."""
    for plate in (w for w in widgets if isinstance(w, FigurePlate)):
        plate.tally = plate.tally._replace(pays=in_shop)


def left_by_page(widgets: Sequence[Widget], page: Box) -> list[Widget]:
    """Return the widgets that a page leaves visible."""
    left = [w for w in widgets if isinstance(w, MapPaper) or not w.box.overlaps(page)]
    left = [w for w in left if not isinstance(w, RoomSpot | PartyMarker)]
    for sheet in (w for w in left if isinstance(w, MapPaper)):
        sheet.leave(page)
    return left


def left_while_read(widgets: Sequence[Widget], plates: Sequence[Widget] | None) -> list[Widget]:
    """Return those of the widgets that stay while a page is only read; they can do nothing. On the map `plates` show
    the state at the moment of the page."""
    left = [w for w in widgets if not isinstance(w, Button) and w.id not in ("preview", "hint")]
    if plates is not None:
        left = [*(w for w in left if not isinstance(w, FigurePlate)), *plates]
    for widget in left:
        widget.focusable = widget.focusable and not isinstance(widget, FigurePlate)
    return left


def with_muster(
    widgets: Sequence[Widget], verbs: Collection[str], told: str, send: Do, room: Box, letters: Fonts
) -> list[Widget]:
    """Return the widgets before a fight, in which a Game Master says who comes: plates to choose from, in the place of
    the hand, instead of the buttons of `verbs`. `told` is the question, `send` opens the list of enemies."""
    deeds = [widget for widget in widgets if isinstance(widget, Narrow) and widget.id in verbs]
    offered = [*((each.id, each.label, sentence(each.help), each.do, each.icon) for each in deeds),
               (MUSTER, _("Choose"), sentence(told), send, "skull")]  # fmt: skip
    room = room.inset(0, UNDER)
    places = room._replace(w=room.w + BESIDE).parts([1 / len(offered)] * len(offered), BESIDE)
    plates = [LowOffer(id, label, text, place, do, letters, icon, True)
              for (id, label, text, do, icon), place in zip(offered, places, strict=True)]  # fmt: skip
    for plate in plates:
        plate.in_hand = True
    return [*(widget for widget in widgets if widget not in deeds), *level(plates)]
