"""Events as sentences: for the log, the captions, the terminal and the narrator."""

from collections.abc import Mapping

from .cards import UnknownCard, parse
from .deck import face
from .events import Changed, Event, Moved, Told
from .words import Text


def sentence(told: Mapping[str, str], event: Event) -> Text | None:
    """What a player should hear of an event, as their seat sees it; None for what needs no words.

    `told` is the game's own: every `Told` word and every gauge with its message.
    """
    if isinstance(event, Told):
        return Text(told[event.what], who=_named(event.who))
    if isinstance(event, Changed):
        return Text(told[event.gauge], old=event.old, new=event.new)
    if isinstance(event, Moved) and event.shown and event.card is not None:
        return Text("{card} comes up.", card=face(event.card))
    return None


def _named(id: str) -> Text | str:
    """A card by its face's name; anything else by its id."""
    try:
        card = parse(id)
    except UnknownCard:
        return id
    return face(card)
