"""What menus tell of a play without replaying it: its standing, and the values chosen at its table.

A save may carry a summary as plain data. It decides nothing: a summary that makes no sense is left out.
"""

from collections.abc import Mapping
from string import Formatter
from typing import Any, NamedTuple

from .capabilities import membership, outline
from .match import Match
from .text import NP_, Text

PACK = "deck"  # the zone of a game's only draw pile
MOST, LONGEST, LARGEST, DEEPEST = 20, 300, 10**9, 9  # texts; characters of one; size of a number; texts within texts
SPACES = str.maketrans("\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}", "  ")


class Summary(NamedTuple):
    """The standing of a play, most important first, and the values chosen at the table for options left open."""

    standing: tuple[Text, ...] = ()
    chosen: Mapping[str, str] = {}


def summary_of(match: Match) -> Summary:
    """The summary of a play as it stands now."""
    return Summary(standing(match), chosen(match))


def standing(match: Match) -> tuple[Text, ...]:
    """The state of a play: the game's own outline, or else its named gauges above zero, and the number of cards left in
    the pack if there is one."""
    view = match.view(0)
    if told := outline(match.game, view):
        return tuple(told)
    captions = match.game.captions(view)
    gauges = [
        Text("{what}: {amount}", what=captions[name], amount=amount)
        for name, amount in view.gauges.items()
        if amount and name in captions
    ]
    if PACK in view.zones:
        gauges.append(Text("{n} card left", "{n} cards left", n=len(view.zones[PACK])))
    return tuple(gauges)


def chosen(match: Match) -> dict[str, str]:
    """The values chosen at the table for options that were left open, read from the facts of the same name. Options of
    party members are no house rules and left out."""
    facts, party = match.state.facts, membership(match.game, match.options)
    known = {option.key: {choice.value for choice in option.choices} for option in match.game.options}
    return {
        key: match.state.text(key)
        for key, value in match.options.items()
        if key not in party and facts.get(key) in known.get(key, ()) and facts[key] != value
    }


# plain data


def to_data(summary: Summary) -> dict[str, Any]:
    """A summary as plain data."""
    return {"standing": [_text_data(text) for text in summary.standing], "chosen": dict(summary.chosen)}


def from_data(raw: object) -> Summary:
    """Parse the plain data of a summary; an empty summary if it makes no sense."""
    if not isinstance(raw, dict):
        return Summary()
    told, values = raw.get("standing"), raw.get("chosen")
    if not isinstance(told, list) or len(told) > MOST or not isinstance(values, dict):
        return Summary()
    texts = [_text(each) for each in told]
    if not all(_is_plain(key) and _is_plain(value) for key, value in values.items()):
        return Summary()
    return Summary(tuple(text for text in texts if text is not None) if None not in texts else (), values)


def _text_data(text: Text) -> list[Any]:
    values = {key: _text_data(value) if isinstance(value, Text) else value for key, value in text.values.items()}
    return [text.message, text.many, values, *filter(None, [text.context])]


def _text(raw: object, depth: int = 0) -> Text | None:
    """Parse the data of a text; None if it cannot be shown."""
    if depth > DEEPEST or not isinstance(raw, list) or not 3 <= len(raw) <= 4:
        return None
    message, many, values, context = (*raw, "")[:4]
    if not all(map(_is_plain, (message, many, context))) or not isinstance(values, dict):
        return None
    read: dict[str, Any] = {
        key: _text(value, depth + 1) if isinstance(value, list) else value for key, value in values.items()
    }
    if not all(_is_value(value) for value in read.values()) or not _is_filled(message, read):
        return None
    if many and (not _is_filled(many, read) or not isinstance(read.get("n"), int)):
        return None
    return Text(NP_(context, message) if context else message, many, **read)


def _is_plain(value: object) -> bool:
    """True for a text of printable characters."""
    return isinstance(value, str) and len(value) <= LONGEST and value.translate(SPACES).isprintable()


def _is_value(value: object) -> bool:
    """True for what a message may have in one of its places."""
    if isinstance(value, int):
        return abs(value) < LARGEST
    return isinstance(value, Text) or _is_plain(value)


def _is_filled(message: str, values: Mapping[str, object]) -> bool:
    """True if a message has only plain places, and a value for each."""
    try:
        places = [place[1:] for place in Formatter().parse(message) if place[1] is not None]
    except ValueError:
        return False
    return all(name in values and not spec and conversion is None for name, spec, conversion in places)
