"""Chips: who has how many, what is bet, and who pays whom. The total on the table never changes."""

from collections.abc import Sequence

from game.core.table import State
from game.core.view import Options

from ...cards import label
from ...names import AWAY, ENDED, LOST_WAYS, number
from ...queries import all_heroes, hand, is_out, mark

BLIND = 1  # the bet of every hero before the bidding
BANK = "chips.gm"  # the Game Master's chips


def begins_with(options: Options) -> int:
    """The number of chips that every hero begins with."""
    return int(options["chips"])


def chips(s: State, hero: str) -> int:
    """A hero's chips besides the bet."""
    return s.gauges[f"chips.{number(hero)}"]


def bet(s: State, hero: str) -> int:
    """A hero's bet on the encounter."""
    return s.gauges[f"bet.{number(hero)}"]


def purse(s: State, hero: str) -> int:
    """A hero's chips with the bet: the most that the hero can bet."""
    return chips(s, hero) + bet(s, hero)


def bank(s: State) -> int:
    """The Game Master's chips."""
    return s.gauges[BANK]


def highest(s: State) -> int:
    """The highest bet."""
    return max(bet(s, hero) for hero in all_heroes(s))


def is_away(s: State, hero: str) -> bool:
    """True if the hero takes no part in this encounter."""
    return bool(mark(s, hero, AWAY))


def partakers(s: State) -> list[str]:
    """The heroes who take part, including the Defeated."""
    return [hero for hero in all_heroes(s) if not is_away(s, hero)]


def round_table(s: State) -> list[str]:
    """All heroes in the order in which they speak, the opener first."""
    heroes = all_heroes(s)
    first = heroes.index(s.text("opener")) if s.facts["opener"] else 0
    return heroes[first:] + heroes[:first]


def put(s: State, hero: str, total: int) -> None:
    """Set a hero's bet to `total` chips, out of what the hero has."""
    n = number(hero)
    s.change(f"chips.{n}", purse(s, hero) - total, hero)
    s.change(f"bet.{n}", total, hero)


def lose(s: State, hero: str, lost: int) -> None:
    """Give `lost` chips of a bet to the Game Master, and the rest back to the hero."""
    n, left = number(hero), bet(s, hero) - lost
    s.change(BANK, bank(s) + lost, hero)
    s.change(f"chips.{n}", chips(s, hero) + left, hero)
    s.change(f"bet.{n}", 0, hero)
    s.note(f"gain.{n}", -lost)


def win(s: State, hero: str, paid: int) -> None:
    """Pay a hero `paid` chips for a bet, and give the bet back."""
    n = number(hero)
    s.change(BANK, bank(s) - paid, hero)
    s.change(f"chips.{n}", purse(s, hero) + paid, hero)
    s.change(f"bet.{n}", 0, hero)
    s.note(f"gain.{n}", paid)


def survivors(s: State) -> list[str]:
    """The heroes who hold a card when the fight is won (2.9); none if it is lost."""
    if s.facts[ENDED] in LOST_WAYS:
        return []
    return [hero for hero in round_table(s) if not is_out(s, hero) and hand(s, hero)]


def settle(s: State) -> None:
    """Give the bets of heroes who did not survive to the Game Master (A78), who then pays the others (A77)."""
    living = survivors(s)
    for hero in (hero for hero in round_table(s) if bet(s, hero) and hero not in living):
        lost = bet(s, hero)
        lose(s, hero, lost)
        s.announce("loses-bet", hero, label(s, hero), lost)
    owed = [bet(s, hero) for hero in living]
    paid = shared_out(owed, bank(s))
    for hero, amount in zip(living, paid, strict=True):
        win(s, hero, amount)
        s.announce("paid", hero, label(s, hero), amount)
    if paid != owed:
        s.note("owing", sum(owed) - sum(paid))
        s.announce("cannot-pay", "", sum(owed) - sum(paid))
    for hero in all_heroes(s):
        if not chips(s, hero) and s.facts[f"gain.{number(hero)}"]:
            s.announce("no-chips", hero, label(s, hero))


def shared_out(owed: Sequence[int], there: int) -> list[int]:
    """The chips paid to each hero, of those that are there.

    If these are too few, they are dealt out like cards: one chip to each hero in speaking order, round by round, never
    more than is owed. So no hero gets a second chip while another has none.
    """
    paid = [0] * len(owed)
    while there and paid != list(owed):
        for n, debt in enumerate(owed):
            if there and paid[n] < debt:
                paid[n] += 1
                there -= 1
    return paid


def is_over(s: State) -> bool:
    """True if the Game Master or all heroes have no chips, or the agreed number of encounters is reached."""
    agreed = int(s.options["encounters"])
    done = bool(agreed) and s.gauges["encounter"] >= agreed
    return done or not bank(s) or not any(purse(s, hero) for hero in all_heroes(s))
