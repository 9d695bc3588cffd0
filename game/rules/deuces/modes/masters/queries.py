"""The names of the facts and gauges of Masters and Monsters, and functions that read them."""

from game.core.table import State

from ...card_plays import COMMON, EPIC, RARE
from ...loot import pieces, tier
from ...queries import all_heroes, hand, is_out

TWO_PACKS = 3  # number of players from which the enemies have two packs from the start (A85)


def difficulty(seat: int) -> str:
    """The name of the gauge with the Difficulty of a seat's Enemies."""
    return f"difficulty.{seat}"


def unharmed(seat: int) -> dict[str, bool | int]:
    """The facts of a seat at the start of an encounter: the number of heroes that its Enemies have Defeated, and
    whether its own hero was Defeated."""
    return {f"kills.{seat}": 0, f"fell.{seat}": False}


def kills(s: State, seat: int) -> int:
    """The number of heroes that the Enemies of a seat have Defeated in this encounter."""
    return s.number(f"kills.{seat}")


def has_fallen(s: State, seat: int) -> bool:
    """True if the hero of a seat was Defeated in this encounter."""
    return s.flag(f"fell.{seat}")


def order(s: State) -> list[int]:
    """The seats in the order of players; in the order of their numbers before that is settled."""
    return [int(seat) for seat in s.text("order").split()] or list(range(len(all_heroes(s))))


def survivors(s: State) -> list[str]:
    """The heroes that have survived, if the encounter ends now: those with cards left."""
    return [hero for hero in all_heroes(s) if not is_out(s, hero) and hand(s, hero)]


def goal(s: State) -> int:
    """The number of pieces of Epic loot that wins."""
    return int(s.options["epics"])


def grades(s: State, hero: str) -> tuple[int, int, int]:
    """The numbers of pieces of Epic, Rare and Common loot that a hero has."""
    held = [tier(s, hero, piece) for piece in pieces(s, hero)]
    return held.count(EPIC), held.count(RARE), held.count(COMMON)
