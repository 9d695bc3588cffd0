"""Moving cards: drawing, discarding, decks that run out, and Threat (2.10)."""

from collections.abc import Sequence

from game.core.cards import Card
from game.core.table import State

from .frames import Handlers, queue, then
from .names import GM, hand_of, played_by
from .queries import deck_of, discard_of, is_hero, kind, mark, owner, size
from .ruleset import mode_of, part_of, special_of

LIMIT = 10  # the most cards a hero may hold


def label(s: State, who: str) -> str:
    """The label of a figure in messages: its kind, with its number if there are several."""
    nth = mark(s, who, "nth")
    return f"{kind(s, who)}:{nth}" if nth else kind(s, who)


def draw_cards(s: State, who: str, n: int) -> None:
    """Draw `n` cards; a hero who then holds too many discards down to ten (A61)."""
    if (part := part_of(s, who)) and part.still:
        return
    drawn = sum(draw_card(s, who) for _ in range(n))
    if drawn:
        s.announce("draws", who, label(s, who), drawn)
    if is_hero(who) and size(s, who) > LIMIT:
        queue(s, then("limit", who))


def draw_card(s: State, who: str) -> bool:
    """Draw one card into a figure's hand; return False if neither its deck nor its discards have one."""
    _renew(s, owner(s, who))
    card = s.draw(deck_of(s, who), hand_of(who))
    watch_deck(s, owner(s, who))
    return card is not None


def watch_deck(s: State, pool: str) -> None:
    """Check a deck after a card has left it: the last card of a hero's deck means a level-up after this encounter
    (A56)."""
    if pool == GM or s.cards(f"deck.{pool}"):
        return
    if mode_of(s).by_decks:
        if not mark(s, f"hero.{pool}", "ran"):
            s.announce("ran-out", f"hero.{pool}", label(s, f"hero.{pool}"))
            s.mark(f"hero.{pool}", "ran")
        s.note("pending", True)
    _renew(s, pool)


def _renew(s: State, pool: str) -> None:
    """Make a new deck of the discards if the deck is empty; a hero then turns up a new Threat card (A57)."""
    deck, pile = f"deck.{pool}", f"discard.{pool}"
    kept = int(pool != GM and mode_of(s).threats)  # a lone Threat card stays
    if s.cards(deck) or len(s.cards(pile)) <= kept:
        return
    restore(s, pool)
    if pool != GM:
        keep_threat(s, pool)


def restore(s: State, pool: str) -> None:
    """Shuffle a discard pile back into its deck."""
    for card in s.cards(f"discard.{pool}")[::-1]:
        s.move(card, f"deck.{pool}", src=f"discard.{pool}")
    s.shuffle(f"deck.{pool}")


def keep_threat(s: State, pool: str) -> None:
    """If a hero has no discards, discard the top card of its deck (A16)."""
    if pool != GM and mode_of(s).threats and not s.cards(f"discard.{pool}"):
        flip_threat(s, f"hero.{pool}")


def flip_threat(s: State, hero: str) -> None:
    """Discard the top card of a hero's deck as its new Threat card."""
    pool = owner(s, hero)
    card = s.draw(f"deck.{pool}", f"discard.{pool}")
    if card is not None:
        s.announce("threat", hero, label(s, hero), card.id)
        watch_deck(s, pool)


def discard(s: State, who: str, cards: Sequence[Card], src: str = "") -> None:
    """Discard cards from a figure's hand, or from another zone; its owner has decided whether the lowest or the highest
    lies on top (A18)."""
    low = s.facts.get(f"lay.{owner(s, who)}") != "high"
    for card in sorted(cards, key=lambda card: card.rank, reverse=low):
        s.move(card, discard_of(s, who), src=src or hand_of(who))
    special_of(s).discarded(s, who, cards)


def sacrifice(s: State, who: str, cards: Sequence[Card]) -> None:
    """Discard cards of a figure's hand as a cost."""
    if cards:
        discard(s, who, cards)
        special_of(s).sacrificed(s, who, cards)


def clear_played(s: State, who: str) -> None:
    """Discard the cards that a figure has in play (C7)."""
    discard(s, who, s.cards(played_by(who))[:], played_by(who))


HANDLERS: Handlers = {
    "draw": draw_cards,
    "flip-threat": flip_threat,
}
