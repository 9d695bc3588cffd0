"""The encounters of a duel: who begins, and what follows the end of each."""

from collections.abc import Iterator

from game.core.table import State
from game.core.view import Action

from ...aftermath import TOP, over
from ...effects import draw
from ...frames import Handlers, Question, queue, then
from ...names import CAMP, DRAWN, INITIATIVE, STAGE, other, played_by
from ...queries import heroes, level
from .sides import NEEDED, SEATS, SIDES, duo, wins

# initiative


def _who_begins(s: State) -> None:
    """Ask both players in turn whether to draw for initiative or let the other begin."""
    s.note(STAGE, INITIATIVE)
    queue(s, then("begin", SEATS[0]), then("start"))


def _asked(s: State, seat: int) -> list[int]:
    return [seat]


def _answers(s: State, seat: int, asked: int) -> Iterator[Action]:
    yield from (Action("draw", (), seat), Action("concede", (), seat))


def _answered(s: State, action: Action, asked: int) -> None:
    if action.verb == "concede":
        s.announce("concedes", "", action.seat)
        queue(s, then("begins", other(SIDES[action.seat])))
    elif action.seat != SEATS[-1]:
        queue(s, then("begin", action.seat + 1))
    else:
        queue(s, then("begins", _drawn(s)))


def _drawn(s: State) -> str:
    """The side that wins the Initiative Draw: both turn up their top cards, again while these are equal; the cards go
    under their decks (A12). Two decks of equal cards give initiative to the first player."""
    for _ in s.cards("deck.0")[:]:
        shown = [played_by(duo(seat)[0]) for seat in SEATS]
        cards = [card for seat in SEATS if (card := s.draw(f"deck.{seat}", shown[seat]))]
        s.announce("initiative-drawn", "", *(card.id for card in cards))
        for seat, card in enumerate(cards):
            s.move(card, f"deck.{seat}", bottom=True, src=shown[seat])
        ranks = [card.rank for card in cards]
        if ranks[0] != ranks[1]:
            return SIDES[ranks.index(max(ranks))]
    return SIDES[0]


def _begins(s: State, side: str) -> None:
    s.note("first", side)
    s.announce("begins", "", SIDES.index(side))
    queue(s, then("extra", SIDES.index(other(side))))


def _extras(s: State, seat: int, asked: int) -> Iterator[Action]:
    """The player who does not begin may draw one extra card for one hero, once (A88)."""
    yield from (Action("extra", (who,), seat) for who in duo(seat))
    yield Action("forgo", (), seat)


def _extra(s: State, action: Action, asked: int) -> None:
    if action.verb == "extra":
        queue(s, draw(action.ids[0], 1))


# the end of an encounter


def _bout(s: State, how: str) -> None:
    """End the encounter: `how` is the side that has won, or DRAWN, after which it is fought again on the same level."""
    s.note("stood", " ".join(heroes(s)))
    over(s, how)
    s.announce("bout", "", SIDES.index(how) if how in SIDES else -1)
    if how in SIDES:
        seat = SIDES.index(how)
        s.note(f"won.{seat}", wins(s, seat) + 1)
        if wins(s, seat) == NEEDED:
            _decided(s, seat)
            return
    queue(s, then("clean"), then("restore"), then("breather", how))


def _decided(s: State, winner: int) -> None:
    s.announce("decided", "", winner)
    s.end({seat: "won" if seat == winner else "lost" for seat in SEATS}, {seat: wins(s, seat) for seat in SEATS})


def _breather(s: State, how: str) -> None:
    """Set the level for the next encounter: encounter n is fought on Level n."""
    if how == DRAWN:
        s.change("encounter", s.gauges["encounter"] - 1)
    elif level(s) < TOP:
        s.change("level", level(s) + 1)
        s.note("rose", True)
        s.announce("level-up", "", level(s))
    s.note(STAGE, CAMP)
    queue(s, then("next-bout"))


def _ready(s: State) -> list[int]:
    return [SEATS[0]]


def _go(s: State, seat: int) -> Iterator[Action]:
    yield Action("go", (), seat)


HANDLERS: Handlers = {
    "who-begins": _who_begins,
    "begin": Question(_asked, _answers, _answered),
    "begins": _begins,
    "extra": Question(_asked, _extras, _extra),
    "bout": _bout,
    "breather": _breather,
    "next-bout": Question(_ready, _go, lambda s, action: queue(s, then("encounter"))),
}
