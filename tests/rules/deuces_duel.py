"""Helpers for the tests of the Duel of the Duos: a whole duel from its draft on, and an encounter at a given moment."""

from collections.abc import Iterable, Mapping

from game.core.game import defaults
from game.core.match import Match
from game.core.table import Token
from game.rules.deuces import GAME, flow, frames
from game.rules.deuces.modes.duel.sides import RIVAL
from game.rules.deuces.names import FIGHT, HEROES, STAGE
from game.rules.deuces.queries import deck_of, seat_of
from tests.rules.deuces import FOR_LONG, Fight, _cards, _deal, laid_out

PLAIN = {"mode": "duel", "guard": "off"}
THEIRS = ("mender 9C 8C", "reaver 9D 8D")  # the second duo if it does not matter


def match(seed: int = 1, **options: str) -> Match:
    """A duel at the beginning of its draft."""
    return Match(GAME, defaults(GAME) | PLAIN | options, seed)


def keep(duel: Match, *, gifts: Mapping[int, tuple[int, int]] = {}) -> Match:
    """Let both seats keep the first two classes, and the first two abilities or, by seat, those with the numbers in
    `gifts`."""
    for seat in (0, 1):
        duel.play(duel.legal(seat)[0])
        offered = [action.ids[0] for action in duel.legal(seat)]
        for n in gifts.get(seat, (0, 1)):
            duel.play(next(action for action in duel.legal(seat) if action.ids == (offered[n],)))
    return duel


def bout(
    *ours: str,
    against: Iterable[str] = THEIRS,
    pets: Iterable[str] = (),
    level: int = 1,
    side: str = HEROES,
    won: tuple[int, int] = (0, 0),
    decks: Mapping[int, str] = {},
    marks: Mapping[str, str] = {},
    begin: str = "turn",
    **options: str,
) -> Fight:
    """An encounter in which it is a side's Turn. A hero is `mender+spite KH 9S`; `decks` are the cards on top of the
    two decks; `begin` may be `start`, where START abilities are due, or `who-begins`, before that is decided."""
    s = laid_out(defaults(GAME) | PLAIN | options)
    for n, text in enumerate((*ours, *against)):
        kind, _, gift = text.split()[0].partition("+")
        s.come(f"hero.{n}", Token(kind, n // 2, {RIVAL: 1} if n > 1 else {}))
        s.facts[f"custom.{n}"] = gift or "none"
        _deal(s, f"hero.{n}", text)
    for n, text in enumerate(pets):
        kind, _, hero = text.split()[0].partition("@")
        s.come(f"pet.{n}", Token(kind, seat_of(s, hero), {"summoner": int(hero[-1]) + 1}))
        _deal(s, f"pet.{n}", text)
    for seat, text in decks.items():
        for card in reversed(_cards(s, f"hero.{2 * seat}", text)):
            s.move(card, deck_of(s, f"hero.{2 * seat}"))
    for who, name in marks.items():
        s.mark(who, name, FOR_LONG)
    s.facts |= {STAGE: FIGHT, "first": side, "leader": "hero.0", "won.0": won[0], "won.1": won[1]}
    s.gauges |= {"encounter": level, "level": level}
    frames.queue(s, frames.then("turn", side) if begin == "turn" else frames.then(begin))
    flow.advance(s)
    return Fight(s)


def told(at: Fight) -> list[str]:
    """The words of all messages so far."""
    return [event.what for event in at.told]
