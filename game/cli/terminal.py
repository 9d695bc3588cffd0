"""`play` for people: the table in a few lines, numbered choices, plain words."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from game import bots, i18n
from game.core import blanks, seeds
from game.core.capabilities import card_name, tally
from game.core.cards import Card, parse
from game.core.events import Event
from game.core.game import HUMAN, Agent, Game
from game.core.hints import Hints
from game.core.lookalikes import one_line, without_lookalikes
from game.core.match import FAIR, Illegal, Match
from game.core.moot import MootAnswers
from game.core.narration import sentences
from game.core.tally import Tally, TallyLine
from game.core.text import N_, Text, decimal, number
from game.core.view import Action, View

from . import console

SIGNS = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}
ROWS = {  # zones that are shown in a row of their own
    "room": N_("room"),
    "weapon": N_("weapon"),
    "slain": N_("slain by it"),
    "party": N_("party"),
    "hero": N_("hero"),
    "shield": N_("shield"),
    "manacard": N_("mana card"),
    "monster": N_("monster"),
    "first": N_("initiative"),
    "attack": N_("attack"),
    "evasion": N_("evasion"),
}
ROOM = "room"
PILES = ("deck", "discard")  # only the number of their cards is shown
HELP = N_("Type a number. Also: hint, undo, deck (what you know of it), discards, quit.")
LABEL = 20  # width of a card's name, in characters
RESULTS = {
    "won": N_("You have won."),
    "lost": N_("You have lost."),
    "left": N_("You have left."),
    "drawn": N_("A draw."),
}


def play(match: Match, players: Mapping[int, Agent], asks_all: bool = False) -> None:
    """Let a person play a game on the terminal until it or the input ends. Unless it `asks_all`, questions whose answer
    does not matter are answered for the person.

    Raises `WrongDeal` when a stacked order turns out not to fit.
    """
    console.say(f"{i18n._(match.game.title)}  {seeds.code(match.seed)}")
    console.say(Text(HELP))
    hints = Hints(bots.adviser(match.game))
    given = MootAnswers(match, lambda: asks_all)
    while not match.over:
        if players.keys() & set(match.state.to_act):
            _narrate(match, match.step(players), _watcher(match))
        elif events := given.give():
            _narrate(match, events, match.log[-1].seat)
        elif not _turn(match, hints, given):
            return
    show_end(match)


def show_end(match: Match) -> None:
    """Print the result and the score, line by line; print nothing while the game goes on."""
    outcome = match.state.outcome
    if outcome is None:
        return
    seats = match.game.seats(match.options)
    scoring = [place for place, seat in enumerate(seats) if seat.scores]
    console.say(Text(RESULTS[outcome.result]) if len(scoring) == 1 else match.game.status(match.view(0)))
    for place in scoring:
        if len(scoring) > 1:
            console.say(Text(seats[place].name))
        for row in match.game.explain(match.view(place)):
            console.say(f"  {number(row.amount):>5}  {i18n.say(row.text)}")
        console.say(Text("Score: {score}", score=outcome.scores[place]))


def _watcher(match: Match) -> int:
    return match.seats.index(HUMAN) if HUMAN in match.seats else 0


def _turn(match: Match, hints: Hints, given: MootAnswers) -> bool:
    """Show the table to the seats that may act and carry out what is typed; False when the player quits.

    Where several seats may act, they share the screen and the list of choices.
    """
    views = [match.view(seat) for seat in match.state.to_act]
    _show(match, views[0])
    for choice, (view, action) in enumerate(_choices(views), 1):
        console.say(f"  {choice:>2}  {_choice(match, view, action, LABEL)}")
    return _answer(match, views, hints, given)


def _choices(views: Sequence[View]) -> list[tuple[View, Action]]:
    return [(view, action) for view in views for action in view.legal]


def _choice(match: Match, view: View, action: Action, width: int = 0) -> str:
    """An action as a line: its card, or else its verb, and what it would do; the card's name is padded to `width`."""
    what = i18n.say(match.game.preview(view, action).text)
    cards = [_label(match.game, zone, parse(id)) for id in action.ids if (zone := view.zone_of(id))]
    if cards:
        return f"{'  '.join(cards):<{width}}  {what}"
    verb = i18n._(match.game.verbs[action.verb].label)
    return what if action.ids or what.startswith(verb) else f"{verb}: {what}"


def _answer(match: Match, views: Sequence[View], hints: Hints, given: MootAnswers) -> bool:
    """Read lines until one is an action or an undo; False when the player quits or the input ends."""
    view = views[0]
    while True:
        text = console.ask("> ")
        word = text.strip().lower()
        if not text or word in ("quit", "q", "exit"):
            console.say()
            return False
        if word in ("undo", "u"):
            if _undo(given):
                return True
        elif word in ("hint", "h"):
            advice = hints.advise(view, len(match.log))
            console.say(f"{_choice(match, view, advice.action)}\n  {i18n.say(advice.why)}.")
        elif word in ("deck", "d"):
            _show_deck(match, view)
        elif word == "discards":
            console.say(_labels(match.game, "discard", view.zones.get("discard", ())))
        elif _act(match, views, text.strip()):
            return True


def _undo(given: MootAnswers) -> bool:
    try:
        given.undo(FAIR)
    except Illegal:
        console.say(Text("That cannot be undone: it turned a hidden card, or there is nothing to undo."))
        return False
    return True


def _act(match: Match, views: Sequence[View], text: str) -> bool:
    """Play an action given by its number (asking for its blanks) or by its text (`fight QS fists`); False if not
    allowed."""
    choices = _choices(views)
    if text.isascii() and text.isdigit() and 0 < int(text[:6]) <= len(choices):
        action = _filled(choices[int(text) - 1][1])
    else:
        action = Action.parse(text) if text else Action("")
    if not blanks.is_allowed(action, (legal for _, legal in choices)):
        console.say(Text(HELP))
        return False
    _narrate(match, match.play(action), action.seat)
    return True


def _filled(action: Action) -> Action:
    """The action with its blanks filled by what the player types."""
    return action._replace(ids=tuple(_ask(id) if blanks.is_blank(id) else id for id in action.ids))


def _ask(blank: str) -> str:
    typed = console.ask(f"  {_wanted(blank)} > ")
    if blank == blanks.TEXT:
        return blanks.encode(one_line(typed).strip())
    return without_lookalikes(typed) if blanks.limits(blank) else typed.strip()


def _wanted(blank: str) -> str:
    if span := blanks.limits(blank):
        return i18n.say(Text("A number from {low} to {high}", low=span[0], high=span[1]))
    return ", ".join(blanks.choices(blank)) or i18n._("A text")


def _narrate(match: Match, events: Iterable[Event], seat: int) -> None:
    for text in sentences(match.game.messages, [event.seen_by(seat) for event in events]):
        if text is not None:
            console.say(f"    {i18n.say(text)}")


# the table


def _show(match: Match, view: View) -> None:
    captions = match.game.captions(view)
    gauges = [(name, number(value)) for name, value in view.gauges.items() if name in captions]
    piles = [(name, str(len(view.zones[name]))) for name in PILES if name in view.zones]
    numbers = [f"{_whose(match, name)}{i18n.say(captions.get(name, name))} {value}" for name, value in gauges + piles]
    console.say()
    console.say("   ".join(numbers))
    for place, cards in _rows(match.game, view).items():
        whose, caption = _whose(match, place), i18n.say(captions.get(place, ""))
        caption = f"   ({caption})" if caption and not whose.startswith(caption) else ""
        name = whose + i18n._(ROWS.get(place.partition(".")[0], place))
        console.say(f"{name:>{LABEL // 2}}  {'   '.join(cards)}{caption}")
    console.say(_whose(match, f".{view.seat}") + i18n.say(match.game.status(view)))


def _rows(game: Game[Any], view: View) -> dict[str, list[str]]:
    """The face-up cards of each place, by its name; `room.0`, `room.1` and so on are one place."""
    places: dict[str, list[str]] = {}
    for name, cards in view.zones.items():
        shown = [_label(game, name, card) for card in cards if card]
        if shown and name not in PILES:
            places.setdefault(ROOM if name.startswith(f"{ROOM}.") else name, []).extend(shown)
    return places


def _whose(match: Match, name: str) -> str:
    """The prefix naming the seat that owns `weapon.1`; "" where there is only one seat or the name has no seat
    number."""
    seats, number = match.game.seats(match.options), name.partition(".")[2]
    if len(seats) == 1 or not number.isdigit():
        return ""
    return f"{i18n._(seats[int(number)].name)}: "


def _show_deck(match: Match, view: View) -> None:
    """Print what is known of the deck; in games that support counting, the counts."""
    if (count := tally(match.game, view)) is not None:
        _show_count(count)
    elif known := _labels(match.game, "deck", tuple(reversed(view.zones.get("deck", ()))), ", "):
        console.say(Text("Lowest in the dungeon, in this order: {cards}", cards=known))
    else:
        console.say(Text("You know no cards in the dungeon."))


def _show_count(count: Tally) -> None:
    for line in count.lines:
        console.say(f"  {i18n.say(line.text):<{LABEL}}  {i18n.say(_amount(line))}")
    for text in count.words:
        console.say(text)


def _amount(line: TallyLine) -> Text | str:
    if line.least == line.most:
        return number(line.least)
    return Text("{least} to {most}, about {likely}", least=line.least, most=line.most, likely=decimal(line.likely))


def _labels(game: Game[Any], zone: str, cards: Sequence[Card | None], between: str = "  ") -> str:
    return between.join(_label(game, zone, card) for card in cards if card)


def _label(game: Game[Any], zone: str, card: Card) -> str:
    rank, name = card.id.partition(".")[0][:-1], card_name(game, zone, card)
    return f"{rank}{SIGNS.get(card.suit, '')} {i18n.say(name or '')}".rstrip()
