"""Helpers for the tests of Dungeons and Deuces: a fight laid out at a given moment, and actions in it.

Cards are named without their pack, because their owner determines it. So are actions: `attack 9S 9D enemy.0`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress

from game.core.cards import Card, parse
from game.core.events import Told
from game.core.rng import Rng
from game.core.table import State, Token
from game.core.view import Action
from game.rules.deuces import GAME, flow, frames
from game.rules.deuces.bosses import BOSSES
from game.rules.deuces.card_plays import order
from game.rules.deuces.cards import draw_card
from game.rules.deuces.catalog import SPECIALS
from game.rules.deuces.names import EVERYBODY, FIGHT, GM, GM_PACKS, HEROES, STAGE, hand_of
from game.rules.deuces.options import OPTIONS
from game.rules.deuces.queries import deck_of, discard_of, enemies, gm_seat, hand, is_out, mark, owner, seat_of
from game.rules.deuces.questloot import bestow, lay_out_jokers
from game.rules.deuces.ruleset import mode_of
from game.rules.deuces.rulesets import ruleset_for
from game.rules.deuces.table import lay_out

PACK = re.compile(r"\b((?:10|[2-9JQKA])[CDHS]|X[RB])\.\d")
FOR_LONG = 2  # value of a mark: used for the encounter, or sealed for a Turn to come
QUIET = "ledger_fiend 9S 8S 7S 6S 5S"  # an enemy whose abilities do not affect combats
THREATS = ("2C", "3C", "4C", "5C")  # the first hero's is the lowest, so the last hero is attacked


class Fight:
    """A fight under way, which a test changes only by legal actions."""

    def __init__(self, s: State):
        self.s = s
        self.told: list[Told] = []
        self._listen()

    def _listen(self) -> None:
        self.told += [event for event in self.s.news if isinstance(event, Told)]
        self.s.news.clear()

    @property
    def legal(self) -> list[str]:
        """The legal actions of all acting seats, as texts without packs and seats."""
        return [_plain(action) for seat in self.s.to_act for action in GAME.legal(self.s, seat)]

    def do(self, *actions: str) -> Fight:
        """Perform legal actions, one after another; fail if one is not legal."""
        for text in actions:
            found = [one for seat in self.s.to_act for one in GAME.legal(self.s, seat) if _plain(one) == text]
            assert found, f"{text!r} is not legal; legal: {self.legal[:40]}"
            GAME.apply(self.s, found[0])
            self._listen()
        return self

    def offers(self, id: str) -> bool:
        """True if an ability may be used now."""
        return any(text.split()[:2] == ["use", id] or text.startswith(f"use {id}@") for text in self.legal)

    def hand(self, who: str) -> str:
        """A figure's hand, from the highest card down."""
        return names(hand(self.s, who))

    def size(self, who: str) -> int:
        """The number of cards in a figure's hand."""
        return len(hand(self.s, who))

    def pile(self, who: str) -> str:
        """A figure's discards, from the top."""
        return " ".join(_plain_id(card) for card in reversed(self.s.cards(discard_of(self.s, who))))

    def deck(self, who: str, n: int) -> str:
        """The top `n` cards of a figure's deck, the next to be drawn first."""
        return " ".join(_plain_id(card) for card in self.s.cards(deck_of(self.s, who))[: -n - 1 : -1])

    def mark(self, who: str, name: str) -> int:
        """The value of a figure's mark."""
        return mark(self.s, who, name)

    def out(self, who: str) -> bool:
        """True if the figure has been Defeated."""
        return is_out(self.s, who)

    @property
    def used(self) -> list[str]:
        """The abilities used so far."""
        return [str(event.data[1]) for event in self.told if event.what == "uses"]


def fight(
    *heroes: str,
    against: Iterable[str] | str = QUIET,
    pets: Iterable[str] = (),
    level: int = 5,
    side: str = HEROES,
    player: int = EVERYBODY,
    start: bool = False,
    treasure: bool = False,
    decks: Mapping[str, str] = {},
    marks: Mapping[str, str] = {},
    special: str = "",
    hands: Mapping[str, str] = {},
    quest: Mapping[str, str] = {},
    **options: str,
) -> Fight:
    """A fight in which it is a side's Turn, or a player's Turn on that side, or (`start`) in which START abilities are
    due.

    A hero is `bulwark KH 9S`, its class and its hand; ` / 7D 4C` after it are the discards, the top one first, and
    `+spite` adds a custom ability. An enemy is `bone_archer 9S`, an Elite one `bone_archer! 9S`, a hero's pet
    `husk@hero.0 9C`, an Enemy that a seat plays `bone_archer@1 9S`. `decks` are the cards on top of decks, `{"hero.0":
    "5H 6H"}`; `marks` are marks of figures, `{"hero.0": "sealed:riposte"}`. `special` is a special encounter, whose
    enemies come before the others; `hands` gives some of them their cards, the encounter's setup deals to the rest.
    `quest` is quest loot, `{"hero.0": "hollow_die salt_circle"}`.
    """
    s = laid_out({**_options(heroes, level), **options})
    against = [against] if isinstance(against, str) else against
    lay_out_jokers(s, len(heroes) if quest else 0)
    for hero, ids in quest.items():
        for id in ids.split():
            bestow(s, hero, id)
    for n, text in enumerate(heroes):
        held, _, piled = text.partition("/")
        for card in reversed(_cards(s, f"hero.{n}", piled or THREATS[n])):
            s.move(card, discard_of(s, f"hero.{n}"))
        _deal(s, f"hero.{n}", held)
    for n, text in enumerate(pets):
        kind, _, hero = text.split()[0].partition("@")
        s.come(f"pet.{n}", Token(kind, seat_of(s, hero), {"summoner": int(hero[-1]) + 1}))
        _deal(s, f"pet.{n}", text)
    if special:
        _come(s, special, hands)
    for n, text in enumerate(against, start=len(enemies(s))):
        kind, _, seat = text.split()[0].partition("@")
        marks_of = {"boss": 1, "group": 1} if kind in BOSSES else {"elite": 1} if kind.endswith("!") else {}
        s.come(f"enemy.{n}", Token(kind.rstrip("!"), int(seat or gm_seat(s)), marks_of))
        s.zones[hand_of(f"enemy.{n}")].default = frozenset({int(seat or gm_seat(s))})
        _deal(s, f"enemy.{n}", text)
    for who, text in decks.items():
        for card in reversed(_cards(s, who, text)):
            s.move(card, deck_of(s, who))
    for who, name in marks.items():
        s.mark(who, name, FOR_LONG)
    s.facts |= {STAGE: FIGHT, "first": side, "leader": "hero.0", "treasure": treasure}
    s.gauges |= {"encounter": 1, "target": mode_of(s).rules.target(s)}
    frames.queue(s, frames.then("start") if start else frames.then("turn", side, player))
    flow.advance(s)
    return Fight(s)


def laid_out(options: Mapping[str, str]) -> State:
    """The table before the first encounter, always with the same decks."""
    return lay_out(options, Rng(7), (), ruleset_for(options))


def _come(s: State, special: str, hands: Mapping[str, str]) -> None:
    """Start a special encounter and give its enemies their cards."""
    s.facts["leader"] = "hero.0"
    frames.queue(s, frames.then("special", special))
    flow.advance(s)
    for who, text in hands.items():
        _deal(s, who, f"{who} {text}")
    for who in (one for one in enemies(s) if one not in hands):
        for _ in range(SPECIALS[special].hand(s, who)):
            draw_card(s, who)


def _options(heroes: tuple[str, ...], level: int) -> dict[str, str]:
    chosen = {option.key: option.default for option in OPTIONS}
    chosen |= {"heroes": str(len(heroes)), "start": str(level), "guard": "off"}
    for n, text in enumerate(heroes):
        kind, _, custom = text.split()[0].partition("+")
        chosen |= {f"class.{n}": kind, f"custom.{n}": custom or "none"}
    return chosen


def _deal(s: State, who: str, text: str) -> None:
    for card in _cards(s, who, " ".join(text.split()[1:])):
        s.move(card, hand_of(who))


def _cards(s: State, who: str, text: str) -> list[Card]:
    """The cards with these ids from a figure's pool; for the Game Master, from the second pack if the first has no more
    of them."""
    pool = owner(s, who)
    packs = GM_PACKS if pool == GM else (int(pool),)
    found: list[Card] = []
    for id in text.split():
        for number in packs:
            card = parse(f"{id}.{number}" if number else id)
            with suppress(StopIteration):
                if s.find(card) == f"deck.{pool}" and card not in found:
                    found.append(card)
                    break
        else:
            raise ValueError(f"{who} has no {id} left")
    return found


def names(cards: Iterable[Card]) -> str:
    """Cards as a text, from the highest down, without their packs."""
    return " ".join(_plain_id(card) for card in order(tuple(cards)))


def _plain_id(card: Card) -> str:
    return card.id.partition(".")[0]


def _plain(action: Action) -> str:
    return PACK.sub(r"\1", " ".join((action.verb, *action.ids)))


def check_limits(moment: Callable[..., Fight], who: str, id: str, limited: bool = True) -> None:
    """Assert that an ability is offered, or happens by itself, at that moment, but not if it is sealed or, with
    `limited`, used up."""
    assert seen(moment(), id)
    assert not seen(moment(marks={who: f"sealed:{id}"}), id)
    if limited:
        assert not seen(moment(marks={who: f"used:{id}"}), id)


def seen(at: Fight, id: str) -> bool:
    """True if that ability is offered or has been used."""
    return at.offers(id) or id in at.used
