"""Turns events into sentences for the log, the captions, the terminal and the narrator."""

from collections.abc import Mapping, Sequence

from .cards import Card, UnknownCard, parse
from .deck import face
from .events import Changed, Event, Moved, Told
from .game import Speaker
from .text import N_, Text

TOGETHER = N_("{cards} and {last} come up.")
UP = "up"  # the key in `told` for a card that is turned up


def sentence(told: Mapping[str, str | Speaker], event: Event) -> Text | None:
    """The sentence for an event as a seat sees it; None if it needs no words.

    `told` is the game's own table: for every `Told` word and every gauge a message, or a function that makes the
    sentence. Under `up` it may have a function for a card that is turned up, called with the card's id and zone;
    without it the sentence names the card's picture.
    """
    if isinstance(event, Told):
        telling = told[event.what]
        return telling(event.who, event.data) if callable(telling) else Text(telling, who=_named(event.who))
    if isinstance(event, Changed):
        telling, old, new = told[event.gauge], event.old, event.new
        return telling(event.gauge, (old, new)) if callable(telling) else Text(telling, old=old, new=new)
    if isinstance(event, Moved) and (card := _up(event)) is not None:
        own = told.get(UP)
        return own(card.id, (event.dst,)) if callable(own) else Text("{card} comes up.", card=face(card))
    return None


def sentences(told: Mapping[str, str | Speaker], events: Sequence[Event]) -> list[Text | None]:
    """The sentences for consecutive events, one entry each; None if there is nothing to say.

    Cards turned up in a row are named in one sentence, at the last of them.
    """
    heard = [sentence(told, event) for event in events]
    if UP in told:
        return heard
    up = [_up(event) for event in events]
    together: list[Text] = []
    for i, card in enumerate(up):
        if card is None:
            together = []
            continue
        together.append(face(card))
        if any(up[i + 1 : i + 2]):
            heard[i] = None
        elif len(together) > 1:
            heard[i] = Text(TOGETHER, cards=_listed(together[:-1]), last=together[-1], n=len(together))
    return heard


def briefly(text: Text) -> Text | None:
    """The short form of a sentence: its value `brief`, or for one that names several cards their number; None if it
    has none."""
    if text.message != TOGETHER:
        brief = text.values.get("brief")
        return brief if isinstance(brief, Text) else None
    return Text("{n} card comes up.", "{n} cards come up.", n=text.values["n"])


def _up(event: Event) -> Card | None:
    """The card that a seat sees for the first time by this event; None if there is none."""
    return event.card if isinstance(event, Moved) and event.shown else None


def _listed(names: Sequence[Text]) -> Text:
    """Join names with commas."""
    found = names[0]
    for name in names[1:]:
        found = Text("{cards}, {next}", cards=found, next=name)
    return found


def _named(id: str) -> Text | str:
    """The name of the picture if the id is a card's; else the id itself."""
    try:
        card = parse(id)
    except UnknownCard:
        return id
    return face(card)
