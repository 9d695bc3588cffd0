"""Quest loot: what a quest gives besides the cards of the Loot Deck, and the Jokers that pay for it (2.14, A92, A93).

The owner of a piece has the mark `quest:ID`. From the first piece on, both Jokers of the hero's pack are in its deck.
"""

from collections.abc import Iterator

from game.core.cards import JOKER, JOKERS, Card
from game.core.events import NOBODY
from game.core.table import State, Zone

from .abilities import questloot
from .ability import Ability
from .cards import label
from .queries import all_heroes, falling, is_hero, is_out, mark, owner, side_of

QUEST_LOOT = {
    piece.id: piece
    for piece in (
        questloot.lantern_of_the_last_inn,
        questloot.widows_needle,
        questloot.crown_of_small_mercies,
        questloot.fools_lens,
        questloot.sextons_spade,
        questloot.marshals_horn,
        questloot.hollow_die,
        questloot.salt_circle,
        questloot.cutpurses_thread,
        questloot.beggars_deuce,
    )
}
LENT = questloot.crown_of_small_mercies  # works for any hero who pays for it
MARK = "quest:"


# the Jokers


def boxes(pools: int) -> Iterator[str]:
    """The zones in which the Jokers of each pack wait for the first quest loot."""
    return (f"box.{pool}" for pool in range(pools))


def lay_out_jokers(s: State, pools: int) -> None:
    """Put both Jokers of every pack beside the table, face down like all cards that are not in play."""
    for pool, zone in enumerate(boxes(pools)):
        s.zones[zone] = Zone((Card(JOKER, suit, pool) for suit in JOKERS), NOBODY)


def bestow(s: State, hero: str, id: str) -> None:
    """Give a hero a piece, and with the first one both Jokers; do nothing if the hero already has it."""
    if holds(s, hero, id):
        return
    pool = owner(s, hero)
    s.mark(hero, f"{MARK}{id}")
    s.announce("quest-loot", hero, label(s, hero), id)
    if jokers := s.cards(f"box.{pool}")[:]:
        for joker in jokers:
            s.move(joker, f"deck.{pool}", src=f"box.{pool}")
        s.shuffle(f"deck.{pool}")


# owners


def holds(s: State, hero: str, id: str) -> bool:
    """Return True if a hero has that piece."""
    return bool(mark(s, hero, f"{MARK}{id}"))


def pieces(s: State, hero: str) -> tuple[Ability, ...]:
    """A hero's quest loot."""
    ids = (name.removeprefix(MARK) for name in s.tokens[hero].marks if name.startswith(MARK))
    return tuple(QUEST_LOOT[id] for id in ids)


def loot_of(s: State, hero: str) -> tuple[Ability, ...]:
    """The quest loot that a hero can use: its own, and, when a figure is about to fall, another hero's piece that can
    be lent."""
    own = pieces(s, hero)
    return (*own, LENT) if falling(s) and LENT not in own and keeper(s, hero, LENT) else own


def keeper(s: State, who: str, one: Ability) -> str:
    """The hero on a figure's side that has a piece and is not Defeated; "" if there is none, or it is not quest
    loot."""
    if one.id not in QUEST_LOOT or not is_hero(who):
        return ""
    if one is not LENT:
        return who if holds(s, who, one.id) else ""
    side = side_of(s, who)
    able = (hero for hero in all_heroes(s) if side_of(s, hero) == side and not is_out(s, hero))
    return next((hero for hero in able if holds(s, hero, one.id)), "")
