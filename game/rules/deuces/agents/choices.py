"""The answers to all questions besides turns and abilities: enemies, defence, cards to drop and to keep, loot."""

from collections.abc import Callable, Mapping, Sequence

from game.core.cards import Card, parse
from game.core.floats import float_sum
from game.core.game import Advice
from game.core.table import State
from game.core.text import N_, Text
from game.core.view import Action

from ..ability import D_ABILITY, D_ATTACK, D_DEFEAT, D_DEFENCE, INSTEAD, ONCE, PASSIVE, TURN, WIN_ATT, WIN_DEF
from ..card_plays import answers, compare
from ..cards import label
from ..catalog import ABILITIES
from ..combat import attack_reading
from ..labels import called, cards
from ..loot import tier
from ..names import DRAW, INITIATIVE, STAGE, number, played_by
from ..powers import powers
from ..queries import attacker, deck_of, defender, discard_of, hand, heroes, seen_by
from ..ruleset import mode_of
from ..uses import AT
from ..view_state import BACK
from .card_values import AVERAGE, left, price, value_of, whole
from .owner import doer, holder
from .tributes import advise_toll, advise_tribute

NEAR = 2  # difficulty missing to the target from which one more enemy is worth it
POOR = 1.5  # mean hand value below which no enemy is added: three in four encounters have Treasure, as designed
SEALED_FIRST = (D_ATTACK, D_DEFEAT, TURN, INSTEAD, WIN_ATT, D_DEFENCE, WIN_DEF, D_ABILITY, PASSIVE)
TWO = 2


def advise_choice(s: State, legal: Sequence[Action]) -> Advice:
    """The answer to the question that the legal actions belong to."""
    verbs = {action.verb for action in legal}
    verb = next(verb for verb in ANSWERS if verb in verbs)
    return ANSWERS[verb](s, legal)


# before and after the fight


def _hit(s: State, legal: Sequence[Action]) -> Advice:
    seat, missing = legal[0].seat, s.gauges["target"] - s.gauges["difficulty"]
    if missing < NEAR:
        return Advice(Action("stay", (), seat), Text("Another enemy is likely to be too much"))
    known = [hero for hero in heroes(s) if BACK not in hand(s, hero)]
    if float_sum(value_of(s, hero, hand(s, hero)) for hero in known) < POOR * len(known):
        return Advice(Action("stay", (), seat), Text("With hands like these, better a short fight"))
    return Advice(Action("hit", (), seat), Text("One more enemy fits, and is likely to bring Treasure"))


def _first(s: State, legal: Sequence[Action]) -> Advice:
    """For initiative, the hero with the highest cards left in the deck, as far as known; otherwise the hero with the
    fewest cards left in the deck."""
    if s.facts[STAGE] in (DRAW, INITIATIVE):
        best = max(legal, key=lambda action: _mean_left(s, action.ids[0]))
        return Advice(best, Text("{who} has the highest cards left in the deck", who=_name(s, best)))
    best = min(legal, key=lambda action: len(s.cards(deck_of(s, action.ids[0]))))
    return Advice(best, Text("{who} is the first to go through a deck, which brings the level", who=_name(s, best)))


def _name(s: State, action: Action) -> Text:
    return called(label(s, action.ids[0]))


def _mean_left(s: State, hero: str) -> float:
    """The mean rank of the cards that a hero has not shown; a full pack has 8."""
    shown = [card.rank for card in (*s.cards(discard_of(s, hero)), *hand(s, hero)) if card != BACK]
    return (52 * 8 - sum(shown)) / max(52 - len(shown), 1)


def _accept(s: State, legal: Sequence[Action]) -> Advice:
    return Advice(
        Action("accept", (), legal[0].seat), Text("It costs nothing, and you draw as many cards as they hold")
    )


def _go(s: State, legal: Sequence[Action]) -> Advice:
    trades = [action for action in legal if action.verb == "trade"]
    if trades:
        return Advice(_least(s, trades), Text("One better piece is worth more than these two"))
    why = N_("The next encounter brings more cards, and perhaps loot")
    return Advice(Action("go", (), legal[0].seat), Text(why if mode_of(s).loots else N_("On to the next encounter")))


def _return(s: State, legal: Sequence[Action]) -> Advice:
    trades = [action for action in legal if action.verb == "trade"]
    if trades:
        return Advice(_least(s, trades), Text("One better piece is worth more than these two"))
    least = _least(s, legal)
    return Advice(least, Text("Least useful: {cards}", cards=cards(least.ids)))


def _least(s: State, legal: Sequence[Action]) -> Action:
    """The action with the least valuable pieces of loot."""
    return min(legal, key=lambda action: [_piece(s, parse(id)) for id in action.ids])


def _piece(s: State, piece: Card) -> tuple[int, int]:
    """The sort key of a piece of loot: its tier, then its rank; a 2 ranks highest because it counts twice for loot."""
    return tier(s, f"hero.{number(s.find(piece))}", piece), 15 if piece.rank == TWO else piece.rank


# in the fight


def _defend(s: State, legal: Sequence[Action]) -> Advice:
    """The play that wins and costs the least; else the cheapest tie; else the cheapest cards."""
    who, attack = defender(s), attack_reading(s)
    found = answers(hand(s, who), powers(s, who, attacker(s), False), attack) if attack else ()
    for wanted, why in (
        (-1, Text("This defence holds, and costs the least")),
        (0, Text("A tie: both draw, and nothing is lost")),
    ):
        able = [play for play, answer in found if attack and compare(attack, answer) == wanted]
        if able:
            cheapest = min(able, key=lambda play: whole(price(s, who, play)))
            return Advice(Action("defend", tuple(card.id for card in cheapest), legal[0].seat), why)
    cheap = _cheapest(s, who, legal)
    return Advice(cheap, Text("Nothing here answers it. Least useful: {cards}", cards=cards(cheap.ids)))


def _drop(s: State, legal: Sequence[Action]) -> Advice:
    cheap = _cheapest(s, holder(s, legal[0].ids[0]), legal)
    return Advice(cheap, Text("Least useful: {cards}", cards=cards(cheap.ids)))


def _cheapest(s: State, who: str, legal: Sequence[Action]) -> Action:
    """The action that gives away the fewest cards and, of those, leaves the best hand."""
    fewest = min((len(action.ids) for action in legal if action.ids), default=0)
    giving = [action for action in legal if action.verb in ("defend", "drop") and len(action.ids) == fewest]
    return max(giving, key=lambda action: whole(left(s, who, _kept(s, who, action))))


def _kept(s: State, who: str, action: Action) -> list[Card]:
    return [card for card in hand(s, who) if card.id not in action.ids]


def _swap(s: State, legal: Sequence[Action]) -> Advice:
    who = doer(s)
    swaps = [action for action in legal if action.verb == "swap"]
    best = max(swaps, default=None, key=lambda action: _swapped(s, who, action))
    if best is not None and _swapped(s, who, best) > whole(value_of(s, who, hand(s, who))):
        return Advice(best, Text("Your hand is better with this exchange"))
    return Advice(Action("pass", (), legal[0].seat), Text("None of these is better than what you hold"))


def _swapped(s: State, who: str, action: Action) -> int:
    mine, other = map(parse, action.ids)
    return whole(value_of(s, who, [*(card for card in hand(s, who) if card != mine), other]))


def _over(s: State, legal: Sequence[Action]) -> Advice:
    """Choose the worst card first; the last card put on top, the best, is then drawn first."""
    who = doer(s)
    held = hand(s, who)
    gains = {card.id: value_of(s, who, [*held, card]) - value_of(s, who, held) for card in s.cards(seen_by(s, who))}
    worst = min(gains, key=lambda id: whole(gains[id]))
    if gains[worst] < AVERAGE:
        why = Text("The {card} is worse than most", card=cards((worst,)))
        return Advice(Action("under", (worst,), legal[0].seat), why)
    return Advice(Action("over", (worst,), legal[0].seat), Text("The {card} is good to draw", card=cards((worst,))))


def _recover(s: State, legal: Sequence[Action]) -> Advice:
    """The best card to take out of the discards, or out of the cards that a shield brings back."""
    card = parse(legal[0].ids[0])
    who = next((one for one in s.tokens if card in s.cards(played_by(one))), "") or doer(s)
    best = max(legal, key=lambda action: whole(value_of(s, who, [*hand(s, who), parse(action.ids[0])])))
    return Advice(best, Text("The {card} goes best with your hand", card=cards(best.ids)))


def _seal(s: State, legal: Sequence[Action]) -> Advice:
    best = min(legal, key=lambda action: _sealing(action.ids[0]))
    return Advice(best, Text("It's what they would use most"))


def _sealing(name: str) -> tuple[bool, int]:
    one = ABILITIES[name.partition(AT)[0]]
    return one.often == ONCE, SEALED_FIRST.index(one.when) if one.when in SEALED_FIRST else len(SEALED_FIRST)


ANSWERS: Mapping[str, Callable[[State, Sequence[Action]], Advice]] = {
    "hit": _hit,
    "accept": _accept,
    "defend": _defend,
    "toll": advise_toll,
    "refuse": advise_toll,
    "sacrifice": advise_tribute,
    "drop": _drop,
    "over": _over,
    "swap": _swap,
    "recover": _recover,
    "seal": _seal,
    "return": _return,
    "first": _first,
    "go": _go,
}
