"""Room after room: dealing, running, whose turn it is, and how it all ends."""

from game.core.cards import Card, parse
from game.core.table import State

from . import score
from .modes import mode_of


def places(s: State) -> tuple[str, ...]:
    """The places of a room on this table."""
    return mode_of(s.options).places


def room(s: State) -> list[Card]:
    """The cards of the room, from left to right."""
    return [card for place in places(s) for card in s.cards(place)]


def standing(s: State) -> list[int]:
    """The parties that are not down."""
    return [party for party in range(mode_of(s.options).parties) if s.gauges[f"hp.{party}"] > 0]


def may_run(s: State) -> bool:
    """Only from a full room that nobody has touched, and never twice in a row."""
    return len(room(s)) == len(places(s)) and not s.facts["taken"] and not s.facts["ran"]


def deal(s: State, first: int) -> None:
    """Fill the empty places from left to right; the card left over stays where it lies.  `first` decides and picks."""
    s.note("taken", 0)
    s.note("first", first)
    for place in places(s):
        if not s.cards(place):
            s.draw("deck", place)
    s.to_act = (first,)


def flee(s: State) -> None:
    """Turn on the heel.  The room is still to be gathered, shuffled in, and dealt anew with the same party first."""
    s.tell("run")
    s.note("ran", True)


def gather(s: State) -> None:
    """Put the room back into the deck."""
    for card in room(s):
        s.move(card, "deck")


def faced(s: State, party: int, card: Card) -> None:
    """What follows when a party has faced a card."""
    s.note(f"last.{party}", card.id)
    s.note(f"drank.{party}", card.suit == "H")
    s.note("taken", s.number("taken") + 1)
    if s.gauges[f"hp.{party}"] <= 0:
        _tell_of(s, "death", party)
    left = len(room(s))
    if not standing(s):
        _end(s)
    elif not s.cards("deck") and not left:
        for survivor in standing(s):
            _tell_of(s, "escape", survivor)
        _end(s)
    elif s.cards("deck") and left == 1:
        s.tell("room-complete")
        s.note("ran", False)
        deal(s, party if party in standing(s) else _other(s, party))
    else:
        s.to_act = (_other(s, party),)


def _tell_of(s: State, what: str, party: int) -> None:
    """Tell something of a party, by its zone and how many parties there are."""
    s.tell(what, f"party.{party}", mode_of(s.options).parties)


def _other(s: State, party: int) -> int:
    """Who picks after that party: the next one that stands, perhaps itself."""
    up = standing(s)
    return next((other for other in up if other > party), up[0])


def _end(s: State) -> None:
    """Each party for itself; the enemies in the deck count against the fallen, so the deck is turned up."""
    mode = mode_of(s.options)
    if s.cards("deck"):
        s.reveal("deck")
    held = {seat: mode.party(seat) for seat in range(len(mode.seats))}
    s.end(
        {seat: "won" if party in standing(s) else "lost" for seat, party in held.items()},
        {seat: _score(s, party) for seat, party in held.items()},
    )


def _score(s: State, party: int) -> int:
    hp = s.gauges[f"hp.{party}"]
    if hp <= 0:
        return score.fallen(hp, s.cards("deck"))
    return score.escaped(hp, parse(s.text(f"last.{party}")))
