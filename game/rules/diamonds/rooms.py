"""The course of the game: dealing rooms, running, whose turn it is, and how the game ends."""

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
    """True if the room is full and untouched and the parties did not run from the previous one."""
    return len(room(s)) == len(places(s)) and not s.facts["taken"] and not s.facts["ran"]


def deal(s: State, first: int) -> None:
    """Fill the empty places from left to right; a card left over stays in its place. The party `first` picks first, or
    runs."""
    s.note("taken", 0)
    s.note("first", first)
    for place in places(s):
        if not s.cards(place):
            s.draw("deck", place)
    s.to_act = (first,)


def flee(s: State) -> None:
    """Log that the party runs. The caller has still to gather the room, shuffle it in, and deal with the same party
    first."""
    s.announce("run")
    s.note("ran", True)


def gather(s: State) -> None:
    """Move the cards of the room into the deck."""
    for card in room(s):
        s.move(card, "deck")


def faced(s: State, party: int, card: Card) -> None:
    """Carry on after a party has faced a card: the next pick, the next room, or the end."""
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
        s.announce("room-complete")
        s.note("ran", False)
        deal(s, party if party in standing(s) else _other(s, party))
    else:
        s.to_act = (_other(s, party),)


def _tell_of(s: State, what: str, party: int) -> None:
    """Log an event about a party, with its zone and the number of parties."""
    s.announce(what, f"party.{party}", mode_of(s.options).parties)


def _other(s: State, party: int) -> int:
    """The party that picks after this one: the next one standing, possibly itself."""
    up = standing(s)
    return next((other for other in up if other > party), up[0])


def _end(s: State) -> None:
    """End the game, each party for itself. The deck is turned up, because its enemies count against a fallen party."""
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
