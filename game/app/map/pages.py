"""The pages of a quest as widgets: tales to be read, and questions to be answered."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import NamedTuple

from game import i18n
from game.core.cards import parse
from game.core.journey import FIND, SHOP, Answer, Matter, Tale
from game.core.selection import Selection
from game.core.text import joined
from game.i18n import _

from ..base.geometry import Box
from ..base.prints import PLAIN
from ..gfx.fonts import Fonts
from ..table.card_art import CardArt
from ..ui.widget import Do, Widget
from .page import (
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
from .panels import MapButton

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
