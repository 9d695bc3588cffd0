"""The Brackwater Tollkeeper: takes a card from every hero, and leaves for three coins in one Turn.

Readings of the card: a coin is dropped instead of an attack, and a hero may drop several at once, because otherwise two
heroes could never drop three in a Turn. Any Sacrifice reveals the secret; the first coin cannot, because Drop a Coin
can only be used once the secret is found.
"""

from collections.abc import Iterator, Sequence

from game.core.cards import Card, parse
from game.core.combatants import Tag
from game.core.floats import float_sum
from game.core.table import Frame, State
from game.core.text import N_, Text
from game.core.view import Action

from ..ability import D_ATTACK, INSTEAD, ONCE, ONCE_A_TURN, START, Effects, ability
from ..card_plays import order
from ..conditions import attacked
from ..effects import depart, mark_out, shield, tribute
from ..frames import Handlers, Question, queue, then
from ..immediate_effects import drop
from ..queries import all_heroes, enemies, foes, hand, kind, mark, seat_of, size
from ..ruleset import mode_of
from ..special import ALL, Part, Special

COINS = 3  # coins in one Turn for which he leaves
KIND = "tollkeeper"
A_FALL = 1.5  # the worth of his leaving, besides his cards
SPENT = "now:coins"  # the mark of a hero: coins dropped this Turn
TOP = 15


@ability(
    N_("Toll"),
    N_("Every hero chooses: discard a card, or count as a Threat of 15 for the whole encounter."),
    START,
    ONCE,
    freely=True,
)
def toll(s: State, me: str, target: str) -> Effects:
    """DISCARD 1 self pick or THREAT set 15 self: each hero."""
    return tuple(then("toll", hero) for hero in foes(s, me))


@ability(
    N_("Planted Feet"),
    N_("If this defence fails, he takes back one of the cards he plays."),
    D_ATTACK,
    ONCE_A_TURN,
    can=attacked,
)
def planted_feet(s: State, me: str, target: str) -> Effects:
    """SHIELD 1 self."""
    return (shield(1),)


@ability(
    N_("Drop a Coin"),
    N_("Sacrifice 1 to 3 cards. Once 3 are dropped in one turn, the Tollkeeper leaves."),
    INSTEAD,
    ONCE_A_TURN,
)
def drop_a_coin(s: State, me: str, target: str) -> Effects:
    """INSTEAD: SAC 1, repeated as wanted, up to the number of missing coins."""
    return (tribute(me, COINS - _dropped(s)),)


class Tollkeeper(Special):
    """One hand for every two heroes; other enemies may come as well."""

    id = "tollkeeper"
    name = N_("The Brackwater Tollkeeper")
    blurb = N_("There is a bridge, so there is a toll. The river is free.")
    secret = N_("He counts coins: instead of an attack, a hero can drop cards. For 3 in one turn he leaves.")
    parts = (Part(KIND, N_("Tollkeeper"), (toll, planted_feet), most=ALL, boss=True, together=True),)
    learnt = (drop_a_coin,)
    sizes = (4, 5, 6, 7, 8)

    def cast(self, s: State) -> Sequence[str]:
        """One hand for every two heroes, rounded up."""
        return (KIND,) * ((len(all_heroes(s)) + 1) // 2)

    def hand(self, s: State, who: str) -> int:
        """Depends on the level."""
        return self.sizes[mode_of(s).rules.enemy_level(s) - 1]

    def is_open(self, s: State, hero: str) -> bool:
        """True for a hero with cards while the Tollkeeper is there."""
        return bool(_his(s) and hand(s, hero))

    def sacrificed(self, s: State, who: str, cards: Sequence[Card]) -> None:
        """The first Sacrifice of any kind reveals the secret."""
        self.find(s)

    def paid(self, s: State, who: str, cards: Sequence[Card]) -> Sequence[Frame]:
        """Count the coins; after three in one Turn he leaves, and there is no Treasure."""
        s.mark(who, SPENT, mark(s, who, SPENT) + len(cards))
        if _dropped(s) < COINS:
            return ()
        s.note("treasure", False)
        return [depart(one) for one in _his(s)]

    def tribute(self, s: State, who: str, cards: Sequence[Card]) -> float:
        """Coins are worth something only if he leaves for them."""
        if _dropped(s) + len(cards) < COINS:
            return 0.0
        return float_sum(size(s, one) + A_FALL for one in _his(s)) - (A_FALL if s.facts["treasure"] else 0.0)

    def tags(self, s: State, who: str) -> Sequence[Tag]:
        """The number of coins dropped this Turn."""
        n = _dropped(s)
        return (Tag("coins", Text("{n} coin", "{n} coins", n=n)),) if n and kind(s, who) == KIND else ()

    def ahead(self, s: State, who: str, cards: Sequence[Card]) -> Text | None:
        """The coins still missing after this tribute."""
        n = COINS - _dropped(s) - len(cards)
        if n <= 0:
            return Text("He leaves, and there is no Treasure.")
        return Text("It takes {n} more coin this turn.", "It takes {n} more coins this turn.", n=n)


def _his(s: State) -> list[str]:
    """His hands that are still standing."""
    return [who for who in enemies(s) if kind(s, who) == KIND]


def _dropped(s: State) -> int:
    """The coins that all heroes have dropped this Turn."""
    return sum(mark(s, hero, SPENT) for hero in all_heroes(s))


# the toll


def _payer(s: State, hero: str) -> list[int]:
    return [seat_of(s, hero)]


def _ways(s: State, seat: int, hero: str) -> Iterator[Action]:
    yield from (Action("toll", (card.id,), seat) for card in order(hand(s, hero)))
    yield Action("refuse", (), seat)


def _tolled(s: State, action: Action, hero: str) -> None:
    if action.verb == "toll":
        drop(s, hero, [parse(action.ids[0])])
    else:
        queue(s, mark_out(hero, TOP))


TOLLKEEPER = Tollkeeper()


HANDLERS: Handlers = {
    "toll": Question(_payer, _ways, _tolled),
}
