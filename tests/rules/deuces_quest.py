"""More helpers for the tests of Dungeons and Deuces: encounters from their beginning, loot, decks that run out."""

from game.core.cards import parse
from game.core.rng import Rng
from game.core.table import Deal
from game.rules.deuces.enemies import SETS, enemy_cards, enemy_of
from game.rules.deuces.options import OPTIONS
from tests.rules.deuces import GAME, Fight


def options(**chosen: str) -> dict[str, str]:
    """The usual options, but with heroes without classes: `heroes="3"`, `class_0="mender"`."""
    usual = {option.key: option.default for option in OPTIONS} | {f"class.{n}": "none" for n in range(4)}
    return usual | {name.replace("_", "."): value for name, value in chosen.items()}


def encounter(*enemies: str, **chosen: str) -> Fight:
    """The first encounter, with these enemies drawn first."""
    cards = list(enemy_cards(SETS))
    first = []
    for kind in enemies:
        first.append(next(card for card in cards if enemy_of(card).id == kind))
        cards.remove(first[-1])
    deals = [Deal("deck.enemies", (*first, *cards))] if first else []
    return Fight(GAME.new(options(**chosen), Rng(3), deals))


def results(at: Fight) -> list[str]:
    """The results of the combats so far, from the attackers' point of view."""
    return [str(event.data[2]) for event in at.told if event.what == "combat"]


def drawn(at: Fight) -> list[int]:
    """The numbers of cards that heroes have drawn, batch by batch."""
    return [int(event.data[1]) for event in at.told if event.what == "draws" and event.who.startswith("hero")]


def loot(at: Fight, hero: str, piece: str, tier: int) -> Fight:
    """Give a hero a piece of loot."""
    card = parse(f"{piece}.6")
    at.s.move(card, f"loot.{hero[-1]}", src="loot")
    at.s.mark(hero, f"tier:{card.id}", tier)
    return at


def thin(at: Fight, hero: str, left: int) -> Fight:
    """Leave `left` cards in a hero's deck; put the others under its discards."""
    deck = f"deck.{hero[-1]}"
    for card in at.s.cards(deck)[:-left]:
        at.s.move(card, f"discard.{hero[-1]}", bottom=True, src=deck)
    return at
