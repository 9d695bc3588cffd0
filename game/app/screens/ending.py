"""The end of a play, for each party, in words and pictures; shared by the result page and the records."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from game import i18n
from game.core.capabilities import figures, high_score_layout
from game.core.combatants import HEROES, Figure
from game.core.film import story_of
from game.core.game import Game, Line
from game.core.match import Match
from game.core.story import Story
from game.core.text import N_, number, signed
from game.core.view import Options
from game.i18n import _

from ..base.geometry import Box
from ..gfx.fonts import Fonts
from ..gfx.pictures import portrait_of
from ..play.plays import entry_of
from ..services import Services
from ..store.records import PERSONAL, best, settled
from ..store.rounds import Round
from ..table.card_art import SHAPE, CardArt
from ..table.skins import skin_of
from ..table.skins.skin import ENDINGS
from ..ui.cards import CardTile
from ..ui.text import Column, Image, Words, ink, wine
from ..ui.widget import Widget
from .fill import place_of
from .menu import grown

SLACK = 16.0  # greatest extra gap between two lines if the sheet has room
SHARED = 0.4  # greatest share of the free room that goes between the lines
LOWER = 0.2  # share of the remaining room that goes above the lines
PICTURE, MOST_TALL = (324.0, 216.0), 300.0  # size of the picture in a column, and its greatest height if there is room
BARE = "bare"  # in place of a way to play: ended without a point
ALONE = "alone"  # in place of a way to play: only one person played, or is left
FACE, FACES, FACE_NAME = 88.0, 100.0, 32.0  # side of a single portrait, and of one of several; height of the name below
NAMES_APART = 8.0  # gap between names that are cut
LAUREL = 225 / 180  # width of a laurel divided by its height
WITHIN = Box(0.2, 0.17, 0.58, 0.66)  # where the sum stands in a laurel, as shares of its size
SUM = 50.0  # letter size of a sum


class PartyResult(NamedTuple):
    """How it ended for one party: the number and id of its seat, its untranslated name, and its heroes, where figures
    fought."""

    seat: int
    id: str
    title: str
    result: str
    lines: tuple[Line, ...]
    total: int
    story: Story
    heroes: tuple[Figure, ...] = ()

    @property
    def name(self) -> str:
        """The party's name: its hero's if there is only one, else the translated title."""
        return i18n.say(self.heroes[0].name) if len(self.heroes) == 1 else _(self.title)


def parties(match: Match) -> list[PartyResult]:
    """The parties of a finished play that have a score of their own."""
    outcome = match.state.outcome
    assert outcome is not None, "the play is not over"
    return [
        PartyResult(seat, each.id, each.name, outcome.results[seat], match.game.explain(match.view(seat)),
              outcome.scores[seat], story_of(match, seat), _heroes_of(match, seat))
        for seat, each in enumerate(match.game.seats(match.options))
        if each.scores
    ]  # fmt: skip


def _heroes_of(match: Match, seat: int) -> tuple[Figure, ...]:
    """The heroes that a seat has played, without their pets."""
    there = figures(match.game, match.view(seat))
    return tuple(each for each in there if each.seat == seat and not each.owner and (each.side == HEROES or each.rival))


def leaders(parties: Sequence[PartyResult]) -> list[PartyResult]:
    """The parties with the most points among those that have won, or among all if none has."""
    won = [party for party in parties if party.result == "won"] or parties
    return [party for party in won if party.total == max(each.total for each in won)]


def winner(parties: Sequence[PartyResult]) -> str:
    """A sentence that says which of several parties won."""
    ahead = leaders(parties)
    first = ahead[0]
    if len(ahead) == len(parties):
        return _("A draw: {n} each.").format(n=number(first.total))
    if len(ahead) > 1:
        return _("A draw, {n} each: {names}.").format(
            n=number(first.total), names=", ".join(each.name for each in ahead)
        )
    second = max((party for party in parties if party is not first), key=lambda party: party.total)
    if second.total > first.total:  # points did not decide this play
        return _("{seat} wins with {n}.").format(seat=first.name, n=number(first.total))
    text = _("{seat} wins, {n} to {m}.")
    if first.result == "lost":
        text = _("Nobody got away. The better score: {seat}, {n} to {m}.")
    return text.format(seat=first.name, n=number(first.total), m=number(second.total))


# pictures


def fate(id: str, game: str, result: str, box: Box, way: str = "") -> Image:
    """The picture of a result, of a certain way to play if that is known."""
    picture, label = skin_of(game).ending(result, way)
    return Image(id, _(label), f"ui/{picture}", box)


def heroes(story: Story, box: Box, art: CardArt, id: str = "hero") -> list[Widget]:
    """The party's hero cards side by side, with pips for their remaining life."""
    company = story.company
    gap = box.w * 0.02
    wide = (box.w - (len(company) - 1) * gap) / max(1, len(company))
    return [
        CardTile(each.card, Box(box.x + i * (wide + gap), box.y, wide, wide * SHAPE), art, "mini", f"{id}.{i}",
                 pips=("full",) * each.life + ("empty",) * (each.full - each.life))
        for i, each in enumerate(company)
    ]  # fmt: skip


def faces(figures: Sequence[Figure], box: Box, letters: Fonts, id: str) -> list[Widget]:
    """The heroes' portraits side by side; if there are several, with their names below."""
    wide, side, made = box.w / max(1, len(figures)), _face(len(figures), box.w), list[Widget]()
    for i, each in enumerate(figures):
        place = Box(box.x + i * wide + (wide - side) / 2, box.y, side, side)
        name = i18n.say(each.name)
        if picture := portrait_of(each.kind):
            made.append(Image(f"{id}.{i}", name, picture, place))
        if len(figures) > 1:
            under = Box(box.x + i * wide, place.bottom, wide, grown(FACE_NAME, letters))
            words = Words(f"{id}.{i}.name", name, under, letters, "strong", 24, ink, "centre", 0.5, 1)
            if words.block.overflow > 0:
                words.block = letters.name(name, "strong", 24, wide - NAMES_APART, under.h)
            made.append(words)
    return made


def faces_tall(figures: Sequence[Figure], width: float, letters: Fonts) -> float:
    """The height of the portraits at a given width; 0 if there are none."""
    if not figures:
        return 0.0
    return _face(len(figures), width) + (grown(FACE_NAME, letters) if len(figures) > 1 else 0.0)


def _face(count: int, width: float) -> float:
    """The side of each of `count` portraits that share a width."""
    return min(FACE if count == 1 else FACES, width / max(1, count))


def heroes_tall(story: Story, width: float) -> float:
    """The height of the hero cards at a given width; 0 if there are none."""
    count = len(story.company)
    return (width * (1 - 0.02 * (count - 1)) / count) * SHAPE if count else 0.0


def summed(id: str, sum: str, box: Box, letters: Fonts, crowned: bool, other: str = "") -> list[Widget]:
    """A sum at the right end of a box. If `crowned`, it stands in a laurel as large as the box allows. Otherwise its
    digits are no larger than those of `other`, the crowned sum, if there is one."""
    wide = min(box.h * LAUREL, box.w)
    laurel = Box(box.right - wide, box.centre[1] - wide / LAUREL / 2, wide, wide / LAUREL)
    if crowned:
        figure = _in_laurel(id, sum, laurel, letters)
        return [Image(f"laurel.{id}", _("A laurel"), "ui/laurel-slender", laurel), figure]
    size = _in_laurel(id, other, laurel, letters).block.size if other else SUM
    return [Words(id, sum, box, letters, "number", size, wine, "right", 0.5, 1, grow=not other)]


def _in_laurel(id: str, sum: str, laurel: Box, letters: Fonts) -> Words:
    x, y, wide, high = WITHIN
    box = Box(laurel.x + x * laurel.w, laurel.y + y * laurel.h, wide * laurel.w, high * laurel.h)
    return Words(id, sum, box, letters, "number", SUM, wine, "centre", 0.5, 1)


# text columns


def way_of(game: Game[Any], options: Options, score: int) -> str:
    """The way to play that was chosen: the value of the game's first option, or "". `BARE` if the score is 0."""
    if not score:
        return BARE
    return options.get(game.options[0].key, "") if game.options else ""


def pictured(column: Column, game: str, result: str, way: str, spare: float = 0.0) -> None:
    """Add the picture of how the play ended, if there is one; `spare` height makes it larger."""
    if result in {*ENDINGS, *skin_of(game).endings}:
        high = min(MOST_TALL, PICTURE[1] + max(0.0, spare))
        wide, place = high * PICTURE[0] / PICTURE[1], column.take(high, 12)
        column.add(fate("picture", game, result, Box(place.centre[0] - wide / 2, place.y, wide, high), way))


def explained(column: Column, match: Match) -> None:
    """Add the score of a finished play line by line, for each party."""
    found = parties(match)
    for party in found:
        column.take(16, 0)
        if len(found) > 1:
            name = _("{what}: {amount}").format(what=party.name, amount=number(party.total))
            column.words(f"party-{party.seat}", name, "label", 28, wine, "centre", gap=6)
        for i, line in enumerate(party.lines):
            text = _("{what}: {amount}").format(what=i18n.say(line.text), amount=signed(line.amount))
            column.words(f"score-{party.seat}-{i}", text, "body", 25, ink, "centre", gap=6)


REASONS = {
    "practice": N_("Practice: you went back past a card that had been turned."),
    "stacked": N_("The dungeon was stacked."),
    "typed": N_("The seed was typed in."),
    "again": N_("This deal was played before."),
    "computer": N_("The computer played for this score."),
}


class Verdict:
    """Judges a finished play that has been recorded, and words the judgement."""

    def __init__(self, services: Services, match: Match, total: int):
        self.services, self.match, self.total = services, match, total
        before = best(services.records.of(match.game.id, settled(match))[:-1])
        earlier = services.records.on_deal(match.game.id, settled(match), match.seed)[:-1]
        on_deal = max((run.score for run in earlier), default=None)
        scored = high_score_layout(match.game) is not None  # in games with high scores 0 is no score
        self.before = before or None if scored else before
        self.before_on_deal = on_deal or None if scored else on_deal

    @property
    def player(self) -> str:
        """The player whose turn in a round with friends this was; "" if it was none."""
        found = self.services.rounds.of(self.match.game.id)
        turn = found.turn_of(self.match) if found else None
        return turn[0] if turn else ""

    @property
    def record(self) -> bool:
        """True if the score is the best so far. A turn of a round is never a record: different people play it."""
        return not self.match.marks and not self.player and (self.before is None or self.total > self.before)

    def reason(self) -> str:
        """The reason why the play does not count, or "". A turn of a round always counts there; then the text only
        names what is special."""
        found = next((_(reason) for mark, reason in REASONS.items() if mark in self.match.marks), "")
        return found if self.player or not found else " ".join((found, _("This run doesn't count.")))

    def compared(self) -> str:
        """The reason why the play does not count, or a comparison with earlier runs, on its own deal or on any. "" in a
        round, and for 0 points in
        a game with high scores."""
        if reason := self.reason():
            return "\n".join(filter(None, (reason, self._on_deal())))
        if self.player or (high_score_layout(self.match.game) and not self.total):
            return ""
        if self.before is None:
            return _("Your first score with these settings.")
        if self.record:
            return _("A new best! The old one was {n}.").format(n=number(self.before))
        return _("Your best so far with these settings is {n}.").format(n=number(self.before))

    @property
    def is_personal(self) -> bool:
        """True if the play counts only for the best score on its own deal."""
        return bool(self.match.marks) and PERSONAL.issuperset(self.match.marks) and not self.player

    def _on_deal(self) -> str:
        """A comparison with earlier plays of the same deal; "" if the play cannot be compared."""
        if not self.is_personal or (high_score_layout(self.match.game) and not self.total):
            return ""
        if self.before_on_deal is None:
            return _("Your first score on this deal.")
        if self.total > self.before_on_deal:
            return _("Your best on this deal! The old one was {n}.").format(n=number(self.before_on_deal))
        return _("Your best on this deal is {n}.").format(n=number(self.before_on_deal))

    def turned(self) -> list[str]:
        """Lines that name the player of this turn in a round, and who leads now; empty outside a round."""
        found = self.services.rounds.of(self.match.game.id)
        if found is None or not self.player:
            return []
        if self.match.marks:
            told = _("It was {name}'s turn: it counts in the round, but doesn't go on the sheet.")
        else:
            told = _("It was {name}'s turn, and counts in the round.")
        return [told.format(name=self.player), _leading(found)]

    def placed(self) -> str:
        """A sentence about the play's place in the high scores, or that 0 points get none; "" if neither applies."""
        if high_score_layout(self.match.game) is None or self.match.marks:
            return ""
        if entry_of(self.match) is None:
            return _("No points, no place on the high-score sheet.")
        return place_of(self.services, self.match)


def _leading(round: Round) -> str:
    """A sentence about who leads a round and who is next; "" if the round is over or nobody has scored."""
    best, leaders = round.standings()[0].best, round.winners()
    if round.over or not best:
        return ""
    lead = _("In the lead with {n}: {names}.").format(n=number(best), names=", ".join(leaders))
    behind = [_("{name} is next, and needs more.").format(name=round.name)] if round.name not in leaders else []
    return " ".join((lead, *behind))


def spread(rows: Sequence[Sequence[Widget]], box: Box) -> None:
    """Distribute the free height of a box: some between the rows, the rest above and below them."""
    free = box.bottom - max(widget.box.bottom for row in rows for widget in row)
    if free <= 0:
        return
    tops = [min(widget.box.y for widget in row) for row in rows]
    bands = sum(below > above for above, below in pairwise(tops))
    step = min(SLACK, free * SHARED / max(1, bands))
    down = (free - step * bands) * LOWER
    for i, row in enumerate(rows):
        if i and tops[i] > tops[i - 1]:
            down += step
        for widget in row:
            widget.box = widget.box.moved(0, down)
