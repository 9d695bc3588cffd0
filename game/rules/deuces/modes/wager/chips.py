"""Chips: who has how many, what is bet, and who pays whom.  There are never more nor fewer of them on the table."""

from collections.abc import Sequence

from game.core.table import State
from game.core.view import Options

from ...brawl import all_heroes, hand, is_out, mark
from ...cards import label
from ...names import AWAY, ENDED, LOST_WAYS, number

BLIND = 1  # what everybody bets before a word is said
BANK = "chips.gm"  # what the Game Master has


def begins_with(options: Options) -> int:
    """How many chips everybody begins with."""
    return int(options["chips"])


def chips(s: State, hero: str) -> int:
    """What a hero has besides its bet."""
    return s.gauges[f"chips.{number(hero)}"]


def bet(s: State, hero: str) -> int:
    """What a hero has bet on the encounter."""
    return s.gauges[f"bet.{number(hero)}"]


def purse(s: State, hero: str) -> int:
    """What a hero could bet in all."""
    return chips(s, hero) + bet(s, hero)


def bank(s: State) -> int:
    """What the Game Master has."""
    return s.gauges[BANK]


def highest(s: State) -> int:
    """The highest bet."""
    return max(bet(s, hero) for hero in all_heroes(s))


def is_away(s: State, hero: str) -> bool:
    """Does a hero take no part in this encounter?"""
    return bool(mark(s, hero, AWAY))


def partakers(s: State) -> list[str]:
    """Whoever takes part, the Defeated too."""
    return [hero for hero in all_heroes(s) if not is_away(s, hero)]


def round_table(s: State) -> list[str]:
    """All heroes in the order in which they speak, from whoever opens."""
    heroes = all_heroes(s)
    first = heroes.index(s.text("opener")) if s.facts["opener"] else 0
    return heroes[first:] + heroes[:first]


def put(s: State, hero: str, total: int) -> None:
    """Bet so many chips in all, out of what the hero has."""
    n = number(hero)
    s.change(f"chips.{n}", purse(s, hero) - total, hero)
    s.change(f"bet.{n}", total, hero)


def lose(s: State, hero: str, lost: int) -> None:
    """So much of a bet goes to the Game Master, and the rest back to the hero."""
    n, left = number(hero), bet(s, hero) - lost
    s.change(BANK, bank(s) + lost, hero)
    s.change(f"chips.{n}", chips(s, hero) + left, hero)
    s.change(f"bet.{n}", 0, hero)
    s.note(f"gain.{n}", -lost)


def win(s: State, hero: str, paid: int) -> None:
    """So much is paid for a bet, which goes back to the hero."""
    n = number(hero)
    s.change(BANK, bank(s) - paid, hero)
    s.change(f"chips.{n}", purse(s, hero) + paid, hero)
    s.change(f"bet.{n}", 0, hero)
    s.note(f"gain.{n}", paid)


def survivors(s: State) -> list[str]:
    """Whoever holds a card when the fight is won (2.9); nobody survives a fight that is lost."""
    if s.facts[ENDED] in LOST_WAYS:
        return []
    return [hero for hero in round_table(s) if not is_out(s, hero) and hand(s, hero)]


def settle(s: State) -> None:
    """The bets of whoever did not survive go to the Game Master (A78), who then pays the others (A77)."""
    living = survivors(s)
    for hero in (hero for hero in round_table(s) if bet(s, hero) and hero not in living):
        lost = bet(s, hero)
        lose(s, hero, lost)
        s.tell("loses-bet", hero, label(s, hero), lost)
    owed = [bet(s, hero) for hero in living]
    paid = shared_out(owed, bank(s))
    for hero, amount in zip(living, paid, strict=True):
        win(s, hero, amount)
        s.tell("paid", hero, label(s, hero), amount)
    if paid != owed:
        s.note("owing", sum(owed) - sum(paid))
        s.tell("cannot-pay", "", sum(owed) - sum(paid))
    for hero in all_heroes(s):
        if not chips(s, hero) and s.facts[f"gain.{number(hero)}"]:
            s.tell("no-chips", hero, label(s, hero))


def shared_out(owed: Sequence[int], there: int) -> list[int]:
    """What everybody is paid of what is there.

    Where it is too little, it is dealt out like cards: one chip to each in the order in which they speak, round by
    round, to nobody more than is owed to them.  So nobody goes away empty while another is paid a second chip.
    """
    paid = [0] * len(owed)
    while there and paid != list(owed):
        for n, debt in enumerate(owed):
            if there and paid[n] < debt:
                paid[n] += 1
                there -= 1
    return paid


def is_over(s: State) -> bool:
    """Is the Game Master's money gone, or every hero's, or has there been the agreed number of encounters?"""
    agreed = int(s.options["encounters"])
    done = bool(agreed) and s.gauges["encounter"] >= agreed
    return done or not bank(s) or not any(purse(s, hero) for hero in all_heroes(s))
