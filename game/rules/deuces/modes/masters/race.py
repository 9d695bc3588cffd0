"""The 2s that count for loot, and the end of the race."""

from collections.abc import Sequence

from game.core.table import State

from ... import card_plays
from ...cards import label
from ...frames import Handlers
from ...loot import KILLS, OF, SURVIVORS
from ...names import number
from ...queries import all_heroes, is_enemy, is_hero, seat_of
from ...uses import AT
from .queries import goal, grades, kills, survivors

A_KILL = 2  # deuces for each hero that the player's Enemies Defeat
EPIC, RARE, COMMON = 100, 10, 1  # points for a piece of loot, by its tier


def slain(s: State, who: str, cause: str) -> None:
    """Note that a hero was Defeated, and count it for the player whose Enemy did it, also by an ability (A84)."""
    if not is_hero(who):
        return
    s.note(f"fell.{number(who)}", True)
    by = cause if is_enemy(cause) else s.text("cause").partition(AT)[2]
    if is_enemy(by) and by in s.tokens and seat_of(s, by) != seat_of(s, who):
        seat = seat_of(s, by)
        s.note(f"kills.{seat}", kills(s, seat) + 1)
        s.announce("kill", f"hero.{seat}", label(s, f"hero.{seat}"), A_KILL)


def twos(s: State, hero: str) -> Sequence[tuple[str, int]]:
    """Two for each hero that the player's Enemies have Defeated; for a survivor, also one for each survivor."""
    slain, alive = kills(s, number(hero)), survivors(s)
    return (
        *([(f"{KILLS}{OF}{slain}", A_KILL * slain)] if slain else []),
        *([(f"{SURVIVORS}{OF}{len(alive)}", len(alive))] if hero in alive else []),
    )


def due(s: State) -> list[str]:
    """The heroes whose loot is checked: the survivors, and those of players whose Enemies have Defeated a hero
    (A82)."""
    alive = survivors(s)
    return [hero for hero in all_heroes(s) if hero in alive or kills(s, number(hero))]


def is_won(s: State) -> bool:
    """True if any hero has enough Epics to win."""
    return any(grades(s, hero)[0] >= goal(s) for hero in all_heroes(s))


def _over(s: State) -> None:
    """End the play: the player with the most Epics wins; of the same, the most Rares, then Commons; if all are equal,
    it is drawn."""
    held = {number(hero): grades(s, hero) for hero in all_heroes(s)}
    first = [seat for seat in held if held[seat] == max(held.values())]
    result = "won" if len(first) == 1 else "drawn"
    s.announce("race-won" if len(first) == 1 else "race-drawn", "", *(label(s, f"hero.{seat}") for seat in first))
    s.end({seat: result if seat in first else "lost" for seat in held}, {seat: points(s, seat) for seat in held})


def traded(held: tuple[int, int, int], grade: int) -> tuple[int, int, int]:
    """The numbers of Epics, Rares and Commons after two pieces of a grade are traded for one of the next grade."""
    epics, rares, commons = held
    return (epics, rares + 1, commons - 2) if grade == card_plays.COMMON else (epics + 1, rares - 2, commons)


def points(s: State, seat: int) -> int:
    """The score of a seat."""
    epics, rares, commons = grades(s, f"hero.{seat}")
    return EPIC * epics + RARE * rares + COMMON * commons


HANDLERS: Handlers = {
    "race-over": _over,
}
