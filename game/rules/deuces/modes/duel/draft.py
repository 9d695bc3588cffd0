"""The draft: both players are dealt three classes and three Custom Abilities, and keep two of each."""

from collections.abc import Iterator
from itertools import combinations

from game.core.table import State, Token
from game.core.view import Action

from ...frames import Handlers, Question, queue, then
from .roster import CARD_OF, MEANT, is_class
from .sides import DEALT, DUO, RIVAL, SEATS, duo


def _draft(s: State) -> None:
    """Deal each player different cards: no class and no ability is dealt twice."""
    s.announce("draft")
    for deck in ("classes", "customs"):
        s.shuffle(deck)
        for _ in range(DEALT):
            for seat in SEATS:
                s.draw(deck, f"offer.{seat}")
    queue(s, then("keep-duo"), then("drafted"))


def offered(s: State, seat: int, classes: bool) -> list[str]:
    """The ids of the classes, or of the abilities, that a player may still keep."""
    return [MEANT[card] for card in s.cards(f"offer.{seat}") if card in MEANT and is_class(card) == classes]


def kept(s: State, seat: int, classes: bool) -> list[str]:
    """The ids of the classes, or of the abilities, that a player has kept, in the order of the heroes that get them."""
    return [MEANT[card] for card in s.cards(f"kept.{seat}") if card in MEANT and is_class(card) == classes]


def _choosing(s: State) -> list[int]:
    """The next player to choose: one after the other, so that nobody at a shared screen sees the other's cards."""
    return [seat for seat in SEATS if len(s.cards(f"kept.{seat}")) < 2 * DUO][:1]


def _ways(s: State, seat: int) -> Iterator[Action]:
    """Two classes; then an ability for the first hero, and one for the second."""
    if not s.cards(f"kept.{seat}"):
        yield from (Action("keep", two, seat) for two in combinations(offered(s, seat, True), DUO))
    else:
        yield from (Action("keep", (id,), seat) for id in offered(s, seat, False))


def _keep(s: State, action: Action) -> None:
    for id in action.ids:
        s.move(CARD_OF[id], f"kept.{action.seat}", src=f"offer.{action.seat}")
    queue(s, then("keep-duo"))


def _drafted(s: State) -> None:
    """Reveal what both have kept, and put the heroes on the table."""
    for seat in SEATS:
        s.reveal(f"kept.{seat}")
        for card in s.cards(f"offer.{seat}")[:]:
            s.move(card, "classes" if is_class(card) else "customs", src=f"offer.{seat}")
        both = list(zip(duo(seat), kept(s, seat, True), kept(s, seat, False), strict=True))
        for who, kind, gift in both:
            s.come(who, Token(kind, seat))
            if seat:
                s.mark(who, RIVAL)
            s.note(f"custom.{who[-1]}", gift)
        s.announce("duo", "", seat, *(id for _who, *ids in both for id in ids))


HANDLERS: Handlers = {
    "draft": _draft,
    "keep-duo": Question(_choosing, _ways, _keep),
    "drafted": _drafted,
}
