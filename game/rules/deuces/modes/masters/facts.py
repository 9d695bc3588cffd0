"""The facts and gauges of Masters and Monsters, and reading them."""

from game.core.table import State

from ...brawl import all_heroes, hand, is_out
from ...hands import COMMON, EPIC, RARE
from ...loot import pieces, tier

TWO_PACKS = 3  # players from which the enemies have two packs from the start (A85)


def difficulty(seat: int) -> str:
    """The gauge of how difficult the Enemies of a seat are."""
    return f"difficulty.{seat}"


def unharmed(seat: int) -> dict[str, bool | int]:
    """What is noted of a seat in an encounter that has just begun: how many heroes its Enemies have Defeated, and
    whether its own hero was."""
    return {f"kills.{seat}": 0, f"fell.{seat}": False}


def kills(s: State, seat: int) -> int:
    """How many heroes the Enemies of a seat have Defeated in this encounter."""
    return s.number(f"kills.{seat}")


def has_fallen(s: State, seat: int) -> bool:
    """Was the hero of a seat Defeated in this encounter?"""
    return s.flag(f"fell.{seat}")


def order(s: State) -> list[int]:
    """The seats in the order in which they come; as they sit, before that is known."""
    return [int(seat) for seat in s.text("order").split()] or list(range(len(all_heroes(s))))


def survivors(s: State) -> list[str]:
    """The heroes that survive, if this is the end: those with cards left."""
    return [hero for hero in all_heroes(s) if not is_out(s, hero) and hand(s, hero)]


def goal(s: State) -> int:
    """How many pieces of Epic loot win."""
    return int(s.options["epics"])


def grades(s: State, hero: str) -> tuple[int, int, int]:
    """How many pieces of Epic, Rare and Common loot a hero has."""
    held = [tier(s, hero, piece) for piece in pieces(s, hero)]
    return held.count(EPIC), held.count(RARE), held.count(COMMON)
