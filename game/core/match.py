"""One play of one game. The log of actions is the truth; the state is derived from it."""

import hashlib
import json
from collections.abc import Mapping, Sequence
from typing import Any

from . import blanks
from .cards import Card
from .events import EVERYBODY, NOBODY, Event, Looked, Moved, Revealed, may_know
from .game import Agent, Game, view_of
from .rng import Rng
from .table import Deal, State, WrongDeal, Zone
from .text import Text, Trouble
from .view import Action, Options, View

RANDOM = "random"  # an agent for every game; other names belong to a single game
LISTED = 20  # legal actions named beside an illegal one, for tracebacks
CHECK_EVERY = 32  # actions between two digests in the log
OFF, FAIR, FREE = "off", "fair", "free"  # the undo rules


class Illegal(Trouble):
    """Raised for an action that is not legal."""


class Match:
    """One play: the deal, the log of actions, and the table they lead to.

    `deals` are stacked orders. `seats` are the holders (`human` or the name of an agent; if empty, the game's default
    holders). `marks` are reasons to leave the play out of statistics (`practice`, `stacked`, `typed`, `again`,
    `computer`). `began` and `seconds` are set by the caller that keeps the clock; nothing here reads it.

    Raises `WrongDeal` if a stacked order does not fit its pack; so may any later action that shuffles.
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
        self.history: list[tuple[Event, ...]] = []  # the events of each action of the log
        self._barriers: list[bool] = []
        self._stops: dict[int, State] = {}  # snapshots for undo, by the number of actions before them
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
        """The view of one seat."""
        return view_of(self.game, self.state, self.options, seat)

    @property
    def cards(self) -> list[Card]:
        """All cards of the play, in an order that reveals nothing about where they lie."""
        return sorted(card for zone in self.state.zones.values() for card in zone.cards)

    def legal(self, seat: int) -> tuple[Action, ...]:
        """The legal actions of a seat."""
        return tuple(self.game.legal(self.state, seat)) if seat in self.state.to_act else ()

    @property
    def over(self) -> bool:
        """True if the game has ended."""
        return self.state.outcome is not None

    # acting

    def play(self, action: Action) -> list[Event]:
        """Take a legal action without blanks and return its events.

        Raises `Illegal` for any other action, and `WrongDeal` if a stacked order turns out not to fit; the table is
        unchanged then.
        """
        legal = self.legal(action.seat)
        if not blanks.is_allowed(action, legal):
            error = Illegal(Text("“{action}” cannot be done now.", action=str(action)[:80]))
            error.add_note(f"legal for seat {action.seat}: {', '.join(map(str, legal[:LISTED])) or 'nothing'}")
            raise error
        events = self._play(action)
        self.undone.clear()
        return events

    def step(self, agents: Mapping[int, Agent]) -> list[Event]:
        """Let the first agent among the seats to act take its action; return the events, or an empty list if no agent
        has to act."""
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
        """Return True if a seat learnt a card's face by these events."""
        return any(
            isinstance(event, Looked) or (isinstance(event, Moved | Revealed) and event.shown) for event in events
        )

    # undo and redo

    def can_undo(self, rule: str = FAIR, back: int = 1) -> bool:
        """Return True if the rule allows undoing the last `back` actions. `off`: never. `free`: always. `fair`: unless
        one of them showed a hidden card or used the random stream."""
        there = 0 < back <= len(self.log)
        return there and rule != OFF and (rule == FREE or not any(self._barriers[-back:]))

    def undo(self, rule: str = FREE) -> None:
        """Undo the last action, by replaying the log from the last snapshot, or from the deal.

        Undoing an action that showed a card or used the random stream marks the play as practice. Raises `Illegal` if
        the rule forbids it.
        """
        if not self.can_undo(rule):
            raise Illegal(Text("There is nothing that can be undone."))
        if self._barriers[-1]:
            self.marks.add("practice")
        action = self.log[-1]
        self._rebuild(self.log[:-1])
        self.undone.append(action)

    def restart(self) -> None:
        """Go back to the deal, with nothing to redo. A play that has shown a card or used the random stream becomes
        practice."""
        if any(self._barriers):
            self.marks.add("practice")
        self._rebuild([])
        self.undone.clear()

    def redo(self) -> list[Event]:
        """Repeat the action undone last. Raises `Illegal` if there is none."""
        if not self.undone:
            raise Illegal(Text("There is nothing to redo."))
        return self._play(self.undone.pop())

    def _rebuild(self, log: Sequence[Action]) -> None:
        """Return to the state after `log`, a beginning of this play's log."""
        self._stops = {n: state for n, state in self._stops.items() if n <= len(log)}
        start = max(self._stops, default=0)
        self.state = self._stops[start].copy() if start else self._deal()
        self.log, self.history, self._barriers = list(log[:start]), self.history[:start], self._barriers[:start]
        self.checks = {n: digest for n, digest in self.checks.items() if int(n) <= start}
        for action in log[start:]:
            self._play(action)

    def beginning(self, actions: int) -> "Match":
        """A play of its own with the same deal, after the first so many actions of this one."""
        twin = Match(self.game, self.options, self.seed, self.deals, self.seats)
        for action in self.log[:actions]:
            twin.play(action)
        return twin

    # knowledge and identity

    def guess(self, seat: int, rng: Rng) -> State:
        """Return a table that looks the same to a seat, with the cards it does not know shuffled among their places."""
        state = self.state.copy()
        spots: dict[int, list[tuple[Zone, int]]] = {}
        for zone in state.zones.values():
            for i, card in enumerate(zone.cards):
                if not may_know(zone.known[i], seat):
                    spots.setdefault(card.pack, []).append((zone, i))
        for places in spots.values():
            cards = [zone.cards[i] for zone, i in places]
            rng.shuffle(cards)
            for (zone, i), card in zip(places, cards, strict=True):
                zone.cards[i] = card
        state.rng = Rng(rng.bits())
        return state

    def digest(self) -> str:
        """A hash of the whole table, twelve hexadecimal digits, the same on every machine."""
        text = json.dumps(plain_data(self.state), sort_keys=True, separators=(",", ":"))
        return hashlib.blake2s(text.encode(), digest_size=6).hexdigest()


def plain_data(state: State) -> dict[str, Any]:
    """A table as plain data, the input of the digest."""
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
