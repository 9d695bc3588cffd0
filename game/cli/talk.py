"""`play` for people: the table in a few lines, numbered choices, plain words."""

import sys
from collections.abc import Iterable, Mapping

from game import tongue
from game.core import blanks, seeds
from game.core.cards import Card
from game.core.deck import face
from game.core.events import Event
from game.core.game import HUMAN, Action, Agent, View
from game.core.match import FAIR, Illegal, Match
from game.core.narrate import sentence
from game.core.words import N_, Text, number

from . import console

SIGNS = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}
ROWS = {"room": N_("room"), "weapon": N_("weapon"), "slain": N_("slain by it")}  # zones laid out in a row of their own
PILES = ("deck", "discard")  # zones of which only the number of cards is shown
HELP = N_("Type a number. Also: hint, undo, deck (what you know of it), discards, quit.")
LABEL = 20  # characters of a card's name
RESULTS = {
    "won": N_("You have won."),
    "lost": N_("You have lost."),
    "left": N_("You have left."),
    "drawn": N_("A draw."),
}


def play(match: Match, players: Mapping[int, Agent]) -> None:
    """Talk a person through a game until it or the input ends.

    Raises `WrongDeal` when a stacked order turns out not to fit.
    """
    console.say(f"{tongue._(match.game.title)}  {seeds.code(match.seed)}")
    console.say(Text(HELP))
    while not match.over:
        if players.keys() & set(match.state.to_act):
            _narrate(match, match.step(players), _watcher(match))
        elif not _turn(match, match.state.to_act[0]):
            return
    show_end(match)


def show_end(match: Match) -> None:
    """How the game ended and what it was worth, line by line; nothing while it goes on."""
    outcome = match.state.outcome
    if outcome is None:
        return
    console.say(Text(RESULTS[outcome.result]))
    for row in match.game.explain(match.view(0)):
        console.say(f"  {number(row.amount):>5}  {tongue.say(row.text)}")
    console.say(Text("Score: {score}", score=outcome.scores[0]))


def _watcher(match: Match) -> int:
    return match.seats.index(HUMAN) if HUMAN in match.seats else 0


def _turn(match: Match, seat: int) -> bool:
    """Show the table and do what is typed; False when the player goes."""
    view = match.view(seat)
    _show(match, view)
    for choice, action in enumerate(view.legal, 1):
        console.say(f"  {choice:>2}  {_choice(match, view, action, LABEL)}")
    return _answer(match, view)


def _choice(match: Match, view: View, action: Action, width: int = 0) -> str:
    """An action with its card and what it would do; the card's name padded to a width."""
    what = tongue.say(match.game.preview(view, action).text)
    cards = [card for id in action.ids if (card := _card(view, id))]
    return f"{'  '.join(map(_label, cards)):<{width}}  {what}" if cards else what


def _card(view: View, id: str) -> Card | None:
    zone = view.zone_of(id)
    return next((card for card in view.zones[zone] if card and card.id == id), None) if zone else None


def _answer(match: Match, view: View) -> bool:
    """Read lines until one of them is an action, or an undo; False at the end."""
    while True:
        print("> ", end="", flush=True)
        text = sys.stdin.readline()
        word = text.strip().lower()
        if not text or word in ("quit", "q", "exit"):
            print()
            return False
        if word in ("undo", "u"):
            if _undo(match):
                return True
        elif word in ("hint", "h"):
            advice = match.game.adviser().advise(view)
            console.say(f"{_choice(match, view, advice.action)}\n  {tongue.say(advice.why)}.")
        elif word in ("deck", "d"):
            _show_deck(view)
        elif word == "discards":
            console.say("  ".join(_label(card) for card in view.zones.get("discard", ()) if card))
        elif _act(match, view, text.strip()):
            return True


def _undo(match: Match) -> bool:
    try:
        match.undo(FAIR)
    except Illegal:
        console.say(Text("That cannot be undone: it turned a hidden card, or there is nothing to undo."))
        return False
    return True


def _act(match: Match, view: View, text: str) -> bool:
    """Take the numbered action, its blanks asked for, or one in its own words (`fight QS fists`)."""
    if text.isascii() and text.isdigit() and 0 < int(text[:6]) <= len(view.legal):
        action = _filled(view.legal[int(text) - 1])
    else:
        action = Action.parse(text) if text else Action("")
    if not blanks.allowed(action, view.legal):
        console.say(Text(HELP))
        return False
    _narrate(match, match.play(action), view.seat)
    return True


def _filled(action: Action) -> Action:
    """The action with what is typed in its blanks."""
    return action._replace(ids=tuple(_ask(id) if blanks.is_blank(id) else id for id in action.ids))


def _ask(blank: str) -> str:
    print(f"  {_wanted(blank)} > ", end="", flush=True)
    typed = sys.stdin.readline().strip()
    return blanks.encode(typed) if blank == blanks.TEXT else typed


def _wanted(blank: str) -> str:
    if span := blanks.limits(blank):
        return tongue.say(Text("A number from {low} to {high}", low=span[0], high=span[1]))
    return ", ".join(blanks.choices(blank)) or tongue._("A text")


def _narrate(match: Match, events: Iterable[Event], seat: int) -> None:
    for event in events:
        text = sentence(match.game.told, event.seen_by(seat))
        if text is not None:
            console.say(f"    {tongue.say(text)}")


# the table


def _show(match: Match, view: View) -> None:
    captions = match.game.captions(view)
    gauges = [(name, number(value)) for name, value in view.gauges.items() if name in captions]
    piles = [(name, str(len(view.zones[name]))) for name in PILES if name in view.zones]
    console.say()
    console.say("   ".join(f"{tongue.say(captions.get(name, name))} {value}" for name, value in gauges + piles))
    for place, cards in _rows(view).items():
        caption = f"   ({tongue.say(captions[place])})" if place in captions else ""
        console.say(f"{tongue._(ROWS.get(place, place)):>{LABEL // 2}}  {'   '.join(map(_label, cards))}{caption}")
    console.say(match.game.status(view))


def _rows(view: View) -> dict[str, list[Card]]:
    """The open cards of each place; zones such as `room.0` and `room.1` are one place."""
    places: dict[str, list[Card]] = {}
    for name, cards in view.zones.items():
        shown = [card for card in cards if card]
        if shown and name not in PILES:
            places.setdefault(name.partition(".")[0], []).extend(shown)
    return places


def _show_deck(view: View) -> None:
    known = [card for card in reversed(view.zones.get("deck", ())) if card]
    if known:
        console.say(Text("Lowest in the dungeon, in this order: {cards}", cards=", ".join(map(_label, known))))
    else:
        console.say(Text("You know no card in the dungeon."))


def _label(card: Card) -> str:
    rank = card.id.partition(".")[0][:-1]
    return f"{rank}{SIGNS.get(card.suit, '')} {tongue.say(face(card))}"
