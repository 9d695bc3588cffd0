"""Effects that ask a question: which cards to drop, to keep, to put back, and which ability to seal."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from math import comb

from game.core.cards import parse
from game.core.pacing import Batches
from game.core.table import State
from game.core.view import Action, View

from .card_plays import order
from .cards import LIMIT, keep_threat, label
from .effects import ENCOUNTER
from .frames import Handlers, Question, queue, then
from .immediate_effects import drop, turns_to_come
from .names import hand_of, played_by
from .queries import deck_of, discard_of, hand, head, is_out, played, seat_of, seen_by, size
from .uses import AT, abilities_of, is_sealed, name_of

MANY = 300  # the largest number of choices to list
FOREVER = 99  # ends of Turns; stands for the rest of the encounter


def _seat(s: State, who: str, *_data: object) -> list[int]:
    """The seat of the figure."""
    return [seat_of(s, who)]


# cards to drop


def _drops(s: State, seat: int, who: str, n: int) -> Iterator[Action]:
    for cards in combinations(order(tuple(hand(s, who))), n):
        yield Action("drop", tuple(card.id for card in cards), seat)


def _dropped(s: State, action: Action, who: str, n: int) -> None:
    drop(s, who, [parse(id) for id in action.ids])


def _limit(s: State, who: str) -> None:
    """A hero holds at most ten cards; the surplus is discarded, not sacrificed (A61)."""
    over = size(s, who) - LIMIT
    if over > 0 and len(hand(s, who)) > over:
        queue(s, then("pick", who, over))


def _pick(s: State, who: str, n: int) -> None:
    """The owner chooses cards to discard: all at once, or one by one if there are too many combinations to list."""
    if comb(len(hand(s, who)), n) <= MANY:
        queue(s, then("drop", who, n))
    else:
        queue(s, then("drop", who, 1), then("pick", who, n - 1))


# cards played that come back


def _take_back(s: State, who: str) -> None:
    """SHIELD: take back one of the cards played, chosen by the owner."""
    cards = played(s, who)
    if len({card.rank for card in cards}) == 1:
        _keep(s, who, cards[0].id)
    elif cards:
        queue(s, then("keep", who))


def _keeps(s: State, seat: int, who: str) -> Iterator[Action]:
    return (Action("recover", (card.id,), seat) for card in order(tuple(played(s, who))))


def _keep(s: State, who: str, id: str) -> None:
    s.move(parse(id), hand_of(who), src=played_by(who))
    s.announce("keeps", who, label(s, who), id)


# discards that come back


def _recover(s: State, who: str, n: int) -> None:
    if n and s.cards(discard_of(s, who)):
        queue(s, then("regain", who, n))


def _regains(s: State, seat: int, who: str, n: int) -> Iterator[Action]:
    return (Action("recover", (card.id,), seat) for card in order(tuple(s.cards(discard_of(s, who)))))


def _regained(s: State, action: Action, who: str, n: int) -> None:
    id = action.ids[0]
    s.move(parse(id), hand_of(who), src=discard_of(s, who))
    s.announce("recovers", who, label(s, who), id)
    keep_threat(s, discard_of(s, who).rpartition(".")[2])
    queue(s, then("limit", who), then("recover", who, n - 1))


# the top of the deck


def _look(s: State, who: str, n: int) -> None:
    """LOOK: look at the top cards of the own deck; they go back one by one, on top or to the bottom."""
    _lift(s, who, n)
    queue(s, then("put", who))


def _palm(s: State, who: str, n: int) -> None:
    """LOOK and SWAP: swap one of the top cards for one of the hand; the others go back in the same order."""
    _lift(s, who, n)
    queue(s, then("swap", who), then("back", who))


def _lift(s: State, who: str, n: int) -> None:
    """Move the top cards to the zone for looking, the uppermost first, so that the zone shows them in the order of
    drawing."""
    deck = s.cards(deck_of(s, who))
    s.announce("looks", who, label(s, who), min(n, len(deck)))
    for card in deck[: -n - 1 : -1]:
        s.move(card, seen_by(s, who), src=deck_of(s, who))


def _back(s: State, who: str) -> None:
    """Put the cards in the zone for looking back on top of the deck, in the same order."""
    for card in s.cards(seen_by(s, who))[::-1]:
        s.move(card, deck_of(s, who), src=seen_by(s, who))


def _asked_while_seen(s: State, who: str) -> list[int]:
    return [seat_of(s, who)] if s.cards(seen_by(s, who)) else []


def _puts(s: State, seat: int, who: str) -> Iterator[Action]:
    for card in s.cards(seen_by(s, who)):
        yield Action("over", (card.id,), seat)
        yield Action("under", (card.id,), seat)


def _put(s: State, action: Action, who: str) -> None:
    s.move(parse(action.ids[0]), deck_of(s, who), bottom=action.verb == "under", src=seen_by(s, who))
    queue(s, then("put", who))


class LookedAt(Batches):
    """The cards looked at, which go back in any order, several together."""

    def actions(self, view: View, verb: str, ids: Sequence[str]) -> Sequence[Action]:
        """The cards named first are drawn first. Without names all cards keep their order."""
        if verb not in ("over", "under"):
            return ()
        each = {action.ids[0]: action for action in view.legal if action.verb == verb}
        if not each.keys() >= {*ids}:
            return ()
        found = [each[id] for id in ids or each]
        return found[::-1] if verb == "over" else found


def _swaps(s: State, seat: int, who: str) -> Iterator[Action]:
    for mine in order(tuple(hand(s, who))):
        for card in s.cards(seen_by(s, who)):
            yield Action("swap", (mine.id, card.id), seat)
    yield Action("pass", (), seat)


def _swapped(s: State, action: Action, who: str) -> None:
    """Put the card from the hand in the place of the card taken."""
    if action.verb == "pass":
        return
    mine, theirs = map(parse, action.ids)
    seen = seen_by(s, who)
    rest = s.cards(seen)[s.cards(seen).index(theirs) + 1 :]
    s.move(theirs, hand_of(who), src=seen)
    s.move(mine, seen, src=hand_of(who))
    for card in rest:  # keep the order of the cards below it
        s.move(card, seen, src=seen)


# seals


def _sealed_seats(s: State, me: str, foe: str, until: str) -> list[int]:
    return [seat_of(s, me)] if list(_seals(s, 0, me, foe, until)) else []


def _seals(s: State, seat: int, me: str, foe: str, until: str) -> Iterator[Action]:
    if not is_out(s, foe):
        for one in abilities_of(s, foe):
            if not is_sealed(s, foe, one):
                yield Action("seal", (name_of(s, foe, one),), seat)


def _seal(s: State, action: Action, me: str, foe: str, until: str) -> None:
    turns = FOREVER if until == ENCOUNTER else turns_to_come(s, foe)
    id = action.ids[0].partition(AT)[0]
    s.mark(head(s, foe), f"sealed:{id}", turns)
    s.announce("sealed", foe, label(s, foe), id)


HANDLERS: Handlers = {
    "limit": _limit,
    "pick": _pick,
    "drop": Question(_seat, _drops, _dropped),
    "take-back": _take_back,
    "keep": Question(_seat, _keeps, lambda s, action, who: _keep(s, who, action.ids[0])),
    "recover": _recover,
    "regain": Question(_seat, _regains, _regained),
    "look": _look,
    "palm": _palm,
    "back": _back,
    "put": Question(_asked_while_seen, _puts, _put),
    "swap": Question(_asked_while_seen, _swaps, _swapped),
    "seal": Question(_sealed_seats, _seals, _seal),
}
