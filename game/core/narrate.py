"""Events as sentences: for the log, the captions, the terminal and the narrator."""

from collections.abc import Mapping

from .cards import UnknownCard, parse
from .deck import face
from .events import Changed, Event, Moved, Told
from .game import Speaker
from .words import Text


def sentence(told: Mapping[str, str | Speaker], event: Event) -> Text | None:
    """What a player should hear of an event, as their seat sees it; None for what needs no words.

    `told` is the game's own: every `Told` word and every gauge with its message, or a function that makes the sentence.
    """
    if isinstance(event, Told):
        telling = told[event.what]
        return telling(event.who, event.data) if callable(telling) else Text(telling, who=_named(event.who))
    if isinstance(event, Changed):
        telling, old, new = told[event.gauge], event.old, event.new
        return telling(event.gauge, (old, new)) if callable(telling) else Text(telling, old=old, new=new)
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
