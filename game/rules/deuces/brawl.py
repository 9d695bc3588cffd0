"""Looking at a fight: who stands on which side, what they hold, what holds of them.

Everything here only looks; what changes the table is in `cards` and `effects`.
"""

from collections.abc import Iterator

from game.core.cards import Card
from game.core.table import State

from .names import ENEMIES, EVERYBODY, GM, HEROES, hand_of, other, played_by
from .ruleset import mode_of


def kind(s: State, who: str) -> str:
    """What somebody is: a class, an enemy, a boss or a pet."""
    return s.tokens[who].kind


def mark(s: State, who: str, name: str) -> int:
    """A mark of somebody's; 0 where it is not."""
    return s.tokens[who].marks.get(name, 0)


def is_out(s: State, who: str) -> bool:
    """Has it been Defeated?"""
    return bool(mark(s, who, "out"))


def is_hero(who: str) -> bool:
    """A hero, and no pet."""
    return who.startswith("hero.")


def is_pet(who: str) -> bool:
    """A pet of a hero's."""
    return who.startswith("pet.")


def is_enemy(who: str) -> bool:
    """An enemy, or what one has summoned: its cards are of the Game Master's pool."""
    return who.startswith("enemy.")


def side_of(s: State, who: str) -> str:
    """The side somebody fights on; of two heroes' sides the second is that of the enemies."""
    if is_enemy(who):
        return ENEMIES
    return ENEMIES if mark(s, master(s, who) if is_pet(who) else who, "rival") else HEROES


def all_heroes(s: State) -> list[str]:
    """Every hero, the Defeated ones too, in party order."""
    return [who for who in s.tokens if is_hero(who)]


def heroes(s: State) -> list[str]:
    """The heroes that stand."""
    return [who for who in all_heroes(s) if not is_out(s, who)]


def enemies(s: State) -> list[str]:
    """The enemies that stand, bosses and what they summoned included (A23)."""
    return [who for who in s.tokens if is_enemy(who) and not is_out(s, who)]


def pets(s: State, hero: str) -> list[str]:
    """The pets of a hero's that stand."""
    return [who for who in s.tokens if is_pet(who) and master(s, who) == hero and not is_out(s, who)]


def fighters(s: State, side: str) -> list[str]:
    """Everybody of a side that stands: heroes, each with its pets behind it; then enemies."""
    rivals = side == ENEMIES
    party = [hero for hero in all_heroes(s) if bool(mark(s, hero, "rival")) is rivals]
    ours = [who for hero in party for who in (hero, *pets(s, hero)) if not is_out(s, who)]
    return [*ours, *enemies(s)] if rivals else ours


def _chosen(s: State, side: str) -> list[str]:
    """Whom abilities mean by a side: everybody who stands, but for heroes' pets (A23)."""
    return [who for who in fighters(s, side) if not is_pet(who)]


def allies(s: State, me: str) -> list[str]:
    """The allies of somebody, itself included, but for heroes' pets (A23)."""
    return _chosen(s, side_of(s, me))


def foes(s: State, me: str) -> list[str]:
    """Whom an ability of somebody's can be pointed at: the other side, but for what the same player plays (A83)."""
    return [who for who in _chosen(s, other(side_of(s, me))) if seat_of(s, who) != seat_of(s, me)]


def opponents(s: State, me: str) -> list[str]:
    """Everybody whom somebody might attack: the other side, pets too, but for what the same player plays (A79)."""
    return [who for who in fighters(s, other(side_of(s, me))) if seat_of(s, who) != seat_of(s, me)]


def master(s: State, pet: str) -> str:
    """The hero that summoned a pet."""
    return f"hero.{mark(s, pet, 'summoner') - 1}"


def owner(s: State, who: str) -> str:
    """Whose pool somebody's cards are of: that of the seat that plays a hero, its summoner's for a pet, `gm` for an
    enemy."""
    if is_enemy(who):
        return GM
    return str(seat_of(s, master(s, who) if is_pet(who) else who))


def deck_of(s: State, who: str) -> str:
    """The deck somebody draws from."""
    return f"deck.{owner(s, who)}"


def discard_of(s: State, who: str) -> str:
    """The pile somebody's cards are discarded to."""
    return f"discard.{owner(s, who)}"


def seen_by(s: State, who: str) -> str:
    """The zone for cards that somebody looks at."""
    return f"seen.{owner(s, who)}"


def hand(s: State, who: str) -> list[Card]:
    """The cards somebody holds."""
    return s.cards(hand_of(who))


def played(s: State, who: str) -> list[Card]:
    """The cards somebody has in play."""
    return s.cards(played_by(who))


def size(s: State, who: str) -> int:
    """How many cards somebody has, in hand and in play: in a combat, what it held when that began."""
    return len(hand(s, who)) + len(played(s, who))


def threat(s: State, hero: str) -> int:
    """What a hero draws attacks with: the printed rank on top of its discard pile, unless it is set (A19)."""
    top = s.top(discard_of(s, hero)) if mode_of(s).threats else None
    return mark(s, hero, "threat") or mark(s, hero, "threat:always") or (top.rank if top else 0)


def level(s: State) -> int:
    """The level of the heroes, 1 to 5."""
    return s.gauges["level"]


def attacker(s: State) -> str:
    """Who attacks in the combat under way; "" in none."""
    return s.text("attacker")


def defender(s: State) -> str:
    """Who is attacked in the combat under way; "" in none."""
    return s.text("defender")


def attack_size(s: State) -> int:
    """How many cards the attack under way counts as."""
    return s.number("size")


def result(s: State) -> str:
    """How the combat under way stands for whoever attacks, once the answer is shown, and how it ended: WON, TIED or
    FAILED; "" before that."""
    return s.text("result")


def announced(s: State) -> str:
    """The ability that was announced and has not resolved yet; "" if there is none."""
    return s.text("announced")


def source(s: State) -> str:
    """Who announced it."""
    return s.text("source")


def falling(s: State) -> str:
    """Who is about to be Defeated; "" if nobody is."""
    return s.text("falling")


def seat_of(s: State, who: str) -> int:
    """The seat that plays somebody."""
    seat = s.tokens[who].seat
    assert seat is not None
    return seat


def gm_seat(s: State) -> int:
    """The Game Master's seat; -1 where there is none."""
    return mode_of(s).setup.game_master(s.options)


def seats_of(s: State, side: str) -> list[int]:
    """The seats that play a side, in their order."""
    return list(dict.fromkeys(seat_of(s, who) for who in s.tokens if side_of(s, who) == side))


def is_turn_of(s: State, who: str) -> bool:
    """Is it its Turn: its side's, and where players take Turns one after the other, its player's?"""
    player = s.number("player")
    return s.facts["side"] == side_of(s, who) and player in (EVERYBODY, seat_of(s, who))


def own(s: State, seat: int) -> Iterator[str]:
    """Everybody that a seat plays and that stands."""
    return (who for who, token in s.tokens.items() if token.seat == seat and not is_out(s, who))


def group(s: State, who: str) -> list[str]:
    """All hands of a boss, in their order; of anybody else only itself."""
    first = mark(s, who, "group")
    return [who] if not first else [one for one in s.tokens if mark(s, one, "group") == first]


def head(s: State, who: str) -> str:
    """Who bears the marks of use: the first hand of a boss, anybody else itself."""
    first = mark(s, who, "group")
    return f"enemy.{first - 1}" if first else who
