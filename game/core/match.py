"""One play of one game.  The log of actions is the truth; the state is a cache of it."""

import hashlib
import json
from collections.abc import Mapping, Sequence
from typing import Any

from . import blanks
from .cards import Card
from .events import EVERYBODY, NOBODY, Event, Looked, Moved, Revealed, knows
from .game import Agent, Game, view_of
from .rng import Rng
from .table import Deal, State, WrongDeal, Zone
from .view import Action, Options, View
from .words import Text, Trouble

RANDOM = "random"  # the agent of any game; the other names are of a game's own
LISTED = 20  # legal actions named beside an illegal one, for tracebacks
CHECK_EVERY = 32  # actions between two digests in the log
OFF, FAIR, FREE = "off", "fair", "free"  # the undo rules


class Illegal(Trouble):
    """An action that is not one of the legal ones."""


class Match:
    """One play: the deal, the log of what was done, and the table it leads to.

    `deals` are stacked orders, `seats` says who sits where (`human` or the name of an agent; the game's own holders
    where nothing is said), `marks` holds what keeps the play out of statistics (`practice`, `stacked`, `typed`,
    `again`, `computer`).  `began` and `seconds` are for the one who keeps the clock; nothing here reads it.

    Raises `WrongDeal` when a stacked order does not fit its pack; so may any later action that shuffles.
    """

    def __init__(
        self, game: Game[Any], options: Options, seed: int, deals: Sequence[Deal] = (), seats: Sequence[str] = ()
    ):
        self.game, self.options, self.seed, self.deals = game, dict(options), seed, tuple(deals)
        self.seats = tuple(seats) or tuple(seat.holder for seat in game.seats(self.options))
        self.log: list[Action] = []
        self.undone: list[Action] = []
        self.checks: dict[str, str] = {}
        self.marks: set[str] = {"stacked"} if deals else set()
        self.began, self.seconds = "", 0.0
        self.history: list[tuple[Event, ...]] = []  # what came of each action of the log
        self._barriers: list[bool] = []
        self._stops: dict[int, State] = {}  # how the table was after so many actions, to go back to
        self.state: State = self._deal()
        self.opening: tuple[Event, ...] = tuple(self.state.news)

    def _deal(self) -> State:
        state: State = self.game.new(self.options, Rng(self.seed), self.deals)
        strange = [deal.zone for deal in self.deals if deal.zone and deal.zone not in state.zones]
        if strange:
            raise WrongDeal(Text("There is no pack called “{zone}” to be stacked.", zone=strange[0][:40]))
        return state

    # looking

    def view(self, seat: int) -> View:
        """The table as one seat may know it."""
        return view_of(self.game, self.state, self.options, seat)

    @property
    def cards(self) -> list[Card]:
        """Every card of the play, in an order that tells nobody where it lies."""
        return sorted(card for zone in self.state.zones.values() for card in zone.cards)

    def legal(self, seat: int) -> tuple[Action, ...]:
        """What that seat may do now."""
        return tuple(self.game.legal(self.state, seat)) if seat in self.state.to_act else ()

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self.state.outcome is not None

    # acting

    def play(self, action: Action) -> list[Event]:
        """Take a legal action, its blanks filled, and return what happened.

        Raises `Illegal` for any other, and `WrongDeal` when a stacked order turns out not to fit; both change nothing.
        """
        legal = self.legal(action.seat)
        if not blanks.allowed(action, legal):
            error = Illegal(Text("“{action}” cannot be done now.", action=str(action)[:80]))
            error.add_note(f"legal for seat {action.seat}: {', '.join(map(str, legal[:LISTED])) or 'nothing'}")
            raise error
        events = self._play(action)
        self.undone.clear()
        return events

    def step(self, agents: Mapping[int, Agent]) -> list[Event]:
        """Let the first agent whose turn it is act; an empty list when none is."""
        for seat in self.state.to_act:
            if seat in agents:
                return self.play(agents[seat].choose(self.view(seat)))
        return []

    def _play(self, action: Action) -> list[Event]:
        stream = self.state.rng.state
        self.state.news.clear()
        try:
            self.game.apply(self.state, action)
        except WrongDeal:
            self._rebuild(self.log)
            raise
        self.log.append(action)
        events = list(self.state.news)
        self.history.append(tuple(events))
        self._barriers.append(self.state.rng.state != stream or self._showed_something(events))
        if len(self.log) % CHECK_EVERY == 0:
            self.checks[str(len(self.log))] = self.digest()
            self._stops[len(self.log)] = self.state.copy()
        return events

    def _showed_something(self, events: Sequence[Event]) -> bool:
        """Did a seat come to know a card whose face it did not know before?"""
        return any(
            isinstance(event, Looked) or (isinstance(event, Moved | Revealed) and event.shown) for event in events
        )

    # undo and redo

    def can_undo(self, rule: str = FAIR, back: int = 1) -> bool:
        """May the last `back` actions be taken back?  `off`: never.  `free`: always.  `fair`: unless one of them showed
        a hidden card or used the stream."""
        there = 0 < back <= len(self.log)
        return there and rule != OFF and (rule == FREE or not any(self._barriers[-back:]))

    def undo(self, rule: str = FREE) -> None:
        """Take the last action back, by going back to how the table was some actions ago, at the worst to the deal, and
        playing on from there.

        Going back over something that was shown marks the play as practice.  Raises `Illegal` if the rule forbids it.
        """
        if not self.can_undo(rule):
            raise Illegal(Text("There is nothing that can be undone."))
        if self._barriers[-1]:
            self.marks.add("practice")
        action = self.log[-1]
        self._rebuild(self.log[:-1])
        self.undone.append(action)

    def redo(self) -> list[Event]:
        """Do again what was undone last.  Raises `Illegal` when there is nothing."""
        if not self.undone:
            raise Illegal(Text("There is nothing to redo."))
        return self._play(self.undone.pop())

    def _rebuild(self, log: Sequence[Action]) -> None:
        """Be as after `log`, which is how this play began."""
        self._stops = {n: state for n, state in self._stops.items() if n <= len(log)}
        start = max(self._stops, default=0)
        self.state = self._stops[start].copy() if start else self._deal()
        self.log, self.history, self._barriers = list(log[:start]), self.history[:start], self._barriers[:start]
        self.checks = {n: digest for n, digest in self.checks.items() if int(n) <= start}
        for action in log[start:]:
            self._play(action)

    # knowledge and identity

    def guess(self, seat: int, rng: Rng) -> State:
        """A table that looks the same to that seat: the cards it does not know, shuffled among their places."""
        state = self.state.copy()
        spots: dict[int, list[tuple[Zone, int]]] = {}
        for zone in state.zones.values():
            for i, card in enumerate(zone.cards):
                if not knows(zone.known[i], seat):
                    spots.setdefault(card.pack, []).append((zone, i))
        for places in spots.values():
            cards = [zone.cards[i] for zone, i in places]
            rng.shuffle(cards)
            for (zone, i), card in zip(places, cards, strict=True):
                zone.cards[i] = card
        state.rng = Rng(rng.bits())
        return state

    def digest(self) -> str:
        """Twelve hexadecimal digits that stand for the whole table, the same on every machine."""
        text = json.dumps(picture(self.state), sort_keys=True, separators=(",", ":"))
        return hashlib.blake2s(text.encode(), digest_size=6).hexdigest()


def picture(state: State) -> dict[str, Any]:
    """A table as plain data: what the digest is made from."""
    return {
        "zones": {
            name: [_known_card(card, known) for card, known in zip(zone.cards, zone.known, strict=True)]
            for name, zone in state.zones.items()
        },
        "gauges": state.gauges,
        "tokens": {id: [token.kind, token.seat, token.marks] for id, token in state.tokens.items()},
        "facts": state.facts,
        "frames": state.frames,
        "to_act": state.to_act,
        "outcome": state.outcome,
        "stream": state.rng.state,
    }


def _known_card(card: Card, known: frozenset[int] | None) -> str:
    if known is EVERYBODY:
        return card.id
    return f"{card.id}|" if known == NOBODY else f"{card.id}|{','.join(map(str, sorted(known or ())))}"
