"""Queries about a fight: the figures of each side, their cards, and their marks.

A figure is a hero, a pet or an enemy on the table. Nothing here changes the table; that is done in `cards` and
`effects`.
"""

from collections.abc import Iterator

from game.core.cards import Card
from game.core.table import State

from .names import ENEMIES, EVERYBODY, GM, HEROES, hand_of, other, played_by
from .ruleset import mode_of


def kind(s: State, who: str) -> str:
    """The kind of a figure: the id of a class, an enemy, a boss or a pet."""
    return s.tokens[who].kind


def mark(s: State, who: str, name: str) -> int:
    """The value of a mark of a figure; 0 if it is not set."""
    return s.tokens[who].marks.get(name, 0)


def is_out(s: State, who: str) -> bool:
    """Return True if the figure has been Defeated."""
    return bool(mark(s, who, "out"))


def is_hero(who: str) -> bool:
    """Return True if the figure is a hero."""
    return who.startswith("hero.")


def is_pet(who: str) -> bool:
    """Return True if the figure is a hero's pet."""
    return who.startswith("pet.")


def is_enemy(who: str) -> bool:
    """Return True if the figure is an enemy or was summoned by one: its cards belong to the Game Master's pool."""
    return who.startswith("enemy.")


def side_of(s: State, who: str) -> str:
    """The side of a figure. If heroes fight heroes, the rivals are on the side of the enemies."""
    if is_enemy(who):
        return ENEMIES
    return ENEMIES if mark(s, master(s, who) if is_pet(who) else who, "rival") else HEROES


def all_heroes(s: State) -> list[str]:
    """All heroes in party order, including the Defeated."""
    return [who for who in s.tokens if is_hero(who)]


def heroes(s: State) -> list[str]:
    """The heroes that are not Defeated."""
    return [who for who in all_heroes(s) if not is_out(s, who)]


def enemies(s: State) -> list[str]:
    """The enemies that are not Defeated, including bosses and summoned enemies (A23)."""
    return [who for who in s.tokens if is_enemy(who) and not is_out(s, who)]


def pets(s: State, hero: str) -> list[str]:
    """The pets of a hero that are not Defeated."""
    return [who for who in s.tokens if is_pet(who) and master(s, who) == hero and not is_out(s, who)]


def fighters(s: State, side: str) -> list[str]:
    """All figures of a side that are not Defeated: heroes with their pets behind them, then enemies."""
    rivals = side == ENEMIES
    party = [hero for hero in all_heroes(s) if bool(mark(s, hero, "rival")) is rivals]
    ours = [who for hero in party for who in (hero, *pets(s, hero)) if not is_out(s, who)]
    return [*ours, *enemies(s)] if rivals else ours


def _chosen(s: State, side: str) -> list[str]:
    """The figures of a side for the purpose of abilities: all that are not Defeated, except heroes' pets (A23)."""
    return [who for who in fighters(s, side) if not is_pet(who)]


def allies(s: State, me: str) -> list[str]:
    """The allies of a figure, including itself, but without heroes' pets (A23)."""
    return _chosen(s, side_of(s, me))


def foes(s: State, me: str) -> list[str]:
    """The figures that an ability can target on the other side, except those of the same player (A83)."""
    return [who for who in _chosen(s, other(side_of(s, me))) if seat_of(s, who) != seat_of(s, me)]


def opponents(s: State, me: str) -> list[str]:
    """The figures that can be attacked on the other side, including pets, except those of the same player (A79)."""
    return [who for who in fighters(s, other(side_of(s, me))) if seat_of(s, who) != seat_of(s, me)]


def master(s: State, pet: str) -> str:
    """The hero that summoned a pet."""
    return f"hero.{mark(s, pet, 'summoner') - 1}"


def owner(s: State, who: str) -> str:
    """The pool of a figure's cards: the seat number of its hero, or of its summoner for a pet, `gm` for an enemy."""
    if is_enemy(who):
        return GM
    return str(seat_of(s, master(s, who) if is_pet(who) else who))


def deck_of(s: State, who: str) -> str:
    """The zone of the deck that a figure draws from."""
    return f"deck.{owner(s, who)}"


def discard_of(s: State, who: str) -> str:
    """The zone of the pile that a figure discards to."""
    return f"discard.{owner(s, who)}"


def seen_by(s: State, who: str) -> str:
    """The zone for cards that a figure looks at."""
    return f"seen.{owner(s, who)}"


def hand(s: State, who: str) -> list[Card]:
    """The cards in a figure's hand."""
    return s.cards(hand_of(who))


def played(s: State, who: str) -> list[Card]:
    """The cards that a figure has in play."""
    return s.cards(played_by(who))


def size(s: State, who: str) -> int:
    """The number of a figure's cards, in hand and in play. In a combat this is the number it held when the combat
    began."""
    return len(hand(s, who)) + len(played(s, who))


def threat(s: State, hero: str) -> int:
    """A hero's Threat: the printed rank of the top card of its discard pile, unless a Threat is set (A19)."""
    top = s.top(discard_of(s, hero)) if mode_of(s).threats else None
    return mark(s, hero, "threat") or mark(s, hero, "threat:always") or (top.rank if top else 0)


def level(s: State) -> int:
    """The level of the heroes, 1 to 5."""
    return s.gauges["level"]


def attacker(s: State) -> str:
    """The attacker of the current combat; "" if there is none."""
    return s.text("attacker")


def defender(s: State) -> str:
    """The defender of the current combat; "" if there is none."""
    return s.text("defender")


def attack_size(s: State) -> int:
    """The number of cards that the current attack counts as."""
    return s.number("size")


def result(s: State) -> str:
    """The standing of the current combat for the attacker once the answer is shown, and finally its result: WON, TIED
    or FAILED; "" before that."""
    return s.text("result")


def announced(s: State) -> str:
    """The ability that was announced and has not resolved yet; "" if there is none."""
    return s.text("announced")


def source(s: State) -> str:
    """The figure that announced it."""
    return s.text("source")


def falling(s: State) -> str:
    """The figure that is about to be Defeated; "" if there is none."""
    return s.text("falling")


def seat_of(s: State, who: str) -> int:
    """The seat that plays a figure."""
    seat = s.tokens[who].seat
    assert seat is not None
    return seat


def gm_seat(s: State) -> int:
    """The Game Master's seat; -1 if there is none."""
    return mode_of(s).setup.game_master(s.options)


def seats_of(s: State, side: str) -> list[int]:
    """The seats that play a side, in the order of their figures."""
    return list(dict.fromkeys(seat_of(s, who) for who in s.tokens if side_of(s, who) == side))


def is_turn_of(s: State, who: str) -> bool:
    """Return True if it is the Turn of the figure's side and, if players take Turns one after the other, of its
    player."""
    player = s.number("player")
    return s.facts["side"] == side_of(s, who) and player in (EVERYBODY, seat_of(s, who))


def own(s: State, seat: int) -> Iterator[str]:
    """All figures of a seat that are not Defeated."""
    return (who for who, token in s.tokens.items() if token.seat == seat and not is_out(s, who))


def group(s: State, who: str) -> list[str]:
    """All hands of a boss, in order; for any other figure only itself."""
    first = mark(s, who, "group")
    return [who] if not first else [one for one in s.tokens if mark(s, one, "group") == first]


def head(s: State, who: str) -> str:
    """The figure with the marks of use: the first hand of a boss; for any other figure itself."""
    first = mark(s, who, "group")
    return f"enemy.{first - 1}" if first else who
