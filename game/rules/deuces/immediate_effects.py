"""Effects without a choice: they are carried out at once. Some queue a question of `effect_questions`."""

from collections.abc import Sequence

from game.core.cards import JOKER, Card
from game.core.combatants import PRIVATE
from game.core.table import State, Token

from .card_plays import order
from .cards import discard, draw_cards, label
from .effects import HIGH, RANDOM
from .frames import Handlers, queue, then
from .names import MOST_ENEMIES, MOST_PETS, hand_of, number
from .pets import PETS
from .queries import all_heroes, hand, is_enemy, is_hero, is_pet, is_turn_of, mark, master, owner, seat_of, size
from .ruleset import mode_of, special_of


def _discard(s: State, who: str, n: int, how: str) -> None:
    """DISCARD: the owner chooses the cards, or chance, or the highest go; if there are too few cards, all go."""
    cards = hand(s, who)
    if how == RANDOM:
        lost = cards[:]
        s.rng.shuffle(lost)
        drop(s, who, lost[:n])
    elif how == HIGH:
        valued = sorted(order(cards), key=lambda card: card.rank == JOKER)  # a Joker has no value (A92)
        drop(s, who, valued[:n])
    elif len(cards) <= n:
        drop(s, who, cards[:])
    else:
        queue(s, then("pick", who, n))


def drop(s: State, who: str, cards: Sequence[Card]) -> None:
    """Discard cards of a hand, and record a message."""
    if cards:
        s.announce("discards", who, label(s, who), len(cards), *(card.id for card in cards))
        discard(s, who, cards)


def _add(s: State, who: str, name: str, n: int) -> None:
    """Add to a mark that counts up: a raise, more attacks, a shield, deuces."""
    s.mark(who, name, mark(s, who, name) + n)
    s.announce("gains", who, label(s, who), name, n)


def _set(s: State, who: str, name: str, n: int) -> None:
    """Set a mark: Threat, which a pet shares with its hero (A20)."""
    who = master(s, who) if is_pet(who) else who
    s.mark(who, name, n)
    s.announce("gains", who, label(s, who), name, n)


def _rouse(s: State, who: str) -> None:
    """Let a figure that has acted act again, but only with what it is given next."""
    if mark(s, who, "acted"):
        for name in ("acted", "attacks", "singles"):
            s.mark(who, name, 0)
        s.mark(who, "ability")


def _depart(s: State, who: str) -> None:
    """Remove a figure from the fight without Defeating it."""
    discard(s, who, hand(s, who)[:])
    s.announce("departs", who, label(s, who))
    s.leave(who)


def _bind(s: State, who: str, most: int) -> None:
    """BIND, until the end of the figure's next turn; of two binds the tighter one holds."""
    old = mark(s, who, "bind")
    s.mark(who, "bind", min(old, most + 1) if old else most + 1)
    s.mark(who, "bound", turns_to_come(s, who))
    s.announce("bound", who, label(s, who), most)


def turns_to_come(s: State, who: str) -> int:
    """The number of ends of its side's Turns up to the end of its next one: two during its own Turn."""
    return 2 if is_turn_of(s, who) else 1


def _bury(s: State, who: str) -> None:
    """Move the top card of a hero's discards to the bottom of the pile."""
    pile = f"discard.{owner(s, who)}"
    card = s.top(pile)
    if card is not None:
        s.move(card, pile, bottom=True, src=pile)
        s.announce("buries", who, label(s, who), card.id)


def _spy(s: State, me: str, foe: str) -> None:
    """LOOK at a hand: its cards stay known to the player of the figure that looks."""
    zone, seats = hand_of(foe), frozenset(knowers(s, me))
    if all(known is None or known | seats >= _everybody(s) for known in s.zones[zone].known):
        s.reveal(zone)  # then every seat sees it
    else:
        s.show(zone, seats)
    s.announce("spies", me, label(s, me), label(s, foe))
    queue(s, *special_of(s).looked(s, me, foe))


def knowers(s: State, me: str) -> list[int]:
    """The seats that see what a figure sees: its own; with open hands those of all heroes."""
    if is_enemy(me) or mode_of(s).setup.hand_visibility(s.options) == PRIVATE:
        return [seat_of(s, me)]
    return [seat_of(s, hero) for hero in all_heroes(s)]


def _everybody(s: State) -> set[int]:
    """The seats of all figures on the table."""
    return {seat_of(s, who) for who in s.tokens}


def _summon(s: State, me: str, pet: str, n: int) -> None:
    """SUMMON: put a new figure on the table, with cards of the summoner's deck; it acts this Turn, unless its card says
    otherwise."""
    mine = not is_enemy(me)
    who = free_place(s, "pet" if mine else "enemy", MOST_PETS if mine else MOST_ENEMIES)
    if not who:
        return
    s.come(who, Token(pet, seat_of(s, me)))
    name(s, who)
    s.zones[hand_of(who)].default = frozenset(knowers(s, me))
    if mine:
        s.mark(who, "summoner", number(me) + 1)
    if is_turn_of(s, me) and not PETS[pet].waits:
        s.mark(who, "attacks")
    s.announce("summons", me, label(s, me), label(s, who))
    draw_cards(s, who, n)


def free_place(s: State, family: str, most: int) -> str:
    """A token's name that is free, or else that of a Defeated figure without cards, which is removed; "" if the table
    is full."""
    names = [f"{family}.{n}" for n in range(most)]
    for who in names:
        if who not in s.tokens:
            return who
    for who in names:
        if mark(s, who, "out") and not size(s, who):
            s.leave(who)
            return who
    return ""


def name(s: State, who: str) -> None:
    """Number a figure, if it is not the only one of its kind."""
    same = [one for one in s.tokens if one != who and s.tokens[one].kind == s.tokens[who].kind]
    if same and not is_hero(who):
        s.mark(who, "nth", 1 + max(max(mark(s, one, "nth"), 1) for one in same))


HANDLERS: Handlers = {
    "discard": _discard,
    "add": _add,
    "set": _set,
    "rouse": _rouse,
    "depart": _depart,
    "bind": _bind,
    "bury-threat": _bury,
    "spy": _spy,
    "summon": _summon,
}
