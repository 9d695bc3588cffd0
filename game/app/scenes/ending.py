"""How a play ended: for each party, in words, and in pictures.  For the page of its result, and for later."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from game import tongue
from game.core.deeds import Story
from game.core.game import Game, Line, Options
from game.core.match import Match
from game.core.words import number, signed
from game.tongue import _

from ..geometry import Box
from ..table.cardart import SHAPE, CardArt
from ..table.film import story_of
from ..table.skin import ENDINGS, skin_of
from ..type import Type
from ..ui.cardtile import CardTile
from ..ui.column import Column
from ..ui.text import Image, Words, cream, gold, wine
from ..ui.widget import Widget

PICTURE = (324.0, 216.0)  # in a column
BARE = "bare"  # instead of a way to play: without a point
LAUREL = 225 / 180  # a laurel's width to its height
BESIDE = 12.0  # from a laurel to the sum


class Party(NamedTuple):
    """How it ended for one party; its name as translators know it."""

    seat: int
    title: str
    result: str
    lines: tuple[Line, ...]
    total: int
    story: Story

    @property
    def name(self) -> str:
        """What it is called."""
        return _(self.title)


def parties(match: Match) -> list[Party]:
    """Those of a finished play that have a score of their own."""
    outcome = match.state.outcome
    assert outcome is not None, "the play is not over"
    return [
        Party(seat, each.name, outcome.results[seat], match.game.explain(match.view(seat)), outcome.scores[seat],
              story_of(match, seat))
        for seat, each in enumerate(match.game.seats(match.options))
        if each.scores
    ]  # fmt: skip


def winner(parties: Sequence[Party]) -> str:
    """Who of several has more, in a sentence."""
    first, second, *_others = sorted(parties, key=lambda party: -party.total)
    ahead = [party for party in parties if party.total == first.total]
    if len(ahead) == len(parties):
        return _("A draw: {n} each.").format(n=number(first.total))
    if len(ahead) > 1:
        return _("A draw, {n} each: {names}.").format(
            n=number(first.total), names=", ".join(each.name for each in ahead)
        )
    text = _("{seat} wins, {n} to {m}.")
    if first.result == "lost":
        text = _("Nobody got away. The better score: {seat}, {n} to {m}.")
    return text.format(seat=first.name, n=number(first.total), m=number(second.total))


# in pictures


def fate(id: str, game: str, result: str, box: Box, way: str = "") -> Image:
    """The picture of how it ended, of a way to play if that is known."""
    picture, label = skin_of(game).ending(result, way)
    return Image(id, _(label), f"ui/{picture}", box)


def heroes(story: Story, box: Box, art: CardArt, id: str = "hero") -> list[Widget]:
    """Those who went, side by side in a box as high as they are, with the life that is left in each."""
    company = story.company
    gap = box.w * 0.02
    wide = (box.w - (len(company) - 1) * gap) / max(1, len(company))
    return [
        CardTile(each.card, Box(box.x + i * (wide + gap), box.y, wide, wide * SHAPE), art, "mini", f"{id}.{i}",
                 pips=("full",) * each.life + ("empty",) * (each.full - each.life))
        for i, each in enumerate(company)
    ]  # fmt: skip


def heroes_tall(story: Story, width: float) -> float:
    """How high they stand in a box so wide; 0 if there is nobody."""
    count = len(story.company)
    return (width * (1 - 0.02 * (count - 1)) / count) * SHAPE if count else 0.0


def summed(id: str, sum: str, box: Box, letters: Type, crowned: bool) -> list[Widget]:
    """A sum at the right end of a box; before one that is crowned a laurel, as large as there is room for.  Its digits
    are as large with it as without.
    """
    figure = Words(id, sum, box, letters, "number", 50, wine, "right", 0.5, 1)
    if not crowned:
        return [figure]
    wide = figure.block.width
    figure.box = Box(box.right - wide, box.y, wide, box.h)
    room = min(box.h * LAUREL, box.w - wide - BESIDE)
    laurel = Box(figure.box.x - BESIDE - room, box.centre[1] - room / LAUREL / 2, room, room / LAUREL)
    return [Image(f"laurel.{id}", _("A laurel"), "ui/laurel", laurel), figure]


# in a column


def way_of(game: Game[Any], options: Options, score: int) -> str:
    """The way to play that was chosen, which is a game's first option; `BARE`, where it has brought nothing."""
    if not score:
        return BARE
    return options.get(game.options[0].key, "") if game.options else ""


def pictured(column: Column, game: str, result: str, way: str) -> None:
    """The picture of how a way to play it ended, if there is one."""
    if result in {*ENDINGS, *skin_of(game).endings}:
        place = column.take(PICTURE[1], 12)
        column.add(fate("picture", game, result, Box(place.centre[0] - PICTURE[0] / 2, place.y, *PICTURE), way))


def explained(column: Column, match: Match) -> None:
    """Where the score of a finished play came from; of several parties, every one's."""
    found = parties(match)
    for party in found:
        column.take(16, 0)
        if len(found) > 1:
            name = _("{what}: {amount}").format(what=party.name, amount=number(party.total))
            column.words(f"party-{party.seat}", name, "label", 28, gold, "centre", gap=6)
        for i, line in enumerate(party.lines):
            text = _("{what}: {amount}").format(what=tongue.say(line.text), amount=signed(line.amount))
            column.words(f"score-{party.seat}-{i}", text, "body", 25, cream, "centre", gap=6)
