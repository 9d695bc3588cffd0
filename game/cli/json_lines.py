"""`play --json`: a game for programs, one JSON object per line."""

from collections.abc import Iterable, Mapping
from typing import Any

from game import i18n
from game.core.events import Event, as_line
from game.core.game import HUMAN, Agent
from game.core.match import Illegal, Match
from game.core.text import Text, Trouble
from game.core.view import Action

from . import console


def play(match: Match, players: Mapping[int, Agent]) -> None:
    """Show each human seat its view and read one action per line, until the game or the input ends.

    Raises `WrongDeal` when a stacked order turns out not to fit.
    """
    people = [seat for seat, who in enumerate(match.seats) if who == HUMAN]
    news: dict[int, list[str]] = {seat: [] for seat in people}
    _spread(news, match.opening)
    while not match.over:
        if players.keys() & set(match.state.to_act):
            _spread(news, match.step(players))
            continue
        for seat in people:
            if seat in match.state.to_act:
                console.print_json(_told(match, seat, news))
        events = _read(match)
        if events is None:
            return
        _spread(news, events)
    _end(match, people[0] if people else 0, news)


def complain(error: Trouble, **more: Any) -> None:
    """Print an error as a JSON line, with `more` keys beside it."""
    console.print_json({"error": i18n.say(error.text), **more})


def _spread(news: Mapping[int, list[str]], events: Iterable[Event]) -> None:
    for event in events:
        for seat, told in news.items():
            told.append(as_line(event.seen_by(seat)))


def _read(match: Match) -> list[Event] | None:
    """Read lines until one is a legal action, and play it; return its events, or None at the end of the input."""
    while text := console.ask():
        try:
            return match.play(_action(text))
        except Illegal as error:
            complain(error, legal=[str(action) for seat in match.state.to_act for action in match.legal(seat)])
    return None


def _action(text: str) -> Action:
    try:
        return Action.parse(text)
    except ValueError:
        raise Illegal(Text("An empty line is no action.")) from None


def _told(match: Match, seat: int, news: Mapping[int, list[str]]) -> dict[str, Any]:
    """Everything a seat may know, and the events it saw since its last line; clears those events."""
    view = match.view(seat)
    told = {
        "seat": seat,
        "view": view.data(),
        "legal": [str(action) for action in view.legal],
        "events": list(news.get(seat, ())),
        "outcome": view.outcome and view.outcome._asdict(),
    }
    if seat in news:
        news[seat].clear()
    return told


def _end(match: Match, seat: int, news: Mapping[int, list[str]]) -> None:
    score = [[i18n.say(row.text), row.amount] for row in match.game.explain(match.view(seat))]
    console.print_json(_told(match, seat, news) | {"score": score, "seed": match.seed, "digest": match.digest()})
