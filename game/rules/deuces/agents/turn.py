"""Advice for a turn: which ability to use first, whom to attack with which cards, when to end it."""

from collections.abc import Sequence

from game.core.cards import parse
from game.core.game import Advice
from game.core.table import State
from game.core.text import N_, Text
from game.core.view import Action

from ..ability import INSTEAD
from ..labels import cards, chance
from ..modes.standard import IDLE_ROUNDS
from ..names import ENEMIES, HEROES
from ..queries import enemies, fighters, gm_seat, heroes, is_enemy, is_hero, is_pet, mark, size
from ..ruleset import mode_of
from ..turns import candidates
from ..uses import used
from .attacks import Attack, best_attack
from .card_values import TWO, price, whole
from .owner import holder
from .uses import advice, best_use

WORTH_IT = 0.1  # cards; an ability of the turn is used if it is worth more
DARES = -0.6  # cards; a hero whose best attack is worth less changes a card instead, if allowed
LATE = 10  # Rounds after which it attacks anyway; a figure that may not change a card always does (A63)
A_FALL = Text("If an attack with every card left fails, you fall")
USUAL_RANK = 8  # the mean rank of a pack
FORLORN = 0.05  # the chance below which no hero risks a Defeat for an attack
FEW_LEFT, FULL = 2, 6  # most cards of all enemies, fewest of each hero, for the Game Master to offer to give up


def advise_turn(s: State, legal: Sequence[Action]) -> Advice:
    """The best action for a seat of the side that has the Turn."""
    verbs = {action.verb for action in legal}
    if "offer" in verbs and is_hopeless(s):
        return Advice(Action("offer", (), legal[0].seat), Text("There is nothing left to win here"))
    uses = [action for action in legal if action.verb == "use"]
    free = best_use(s, [action for action in uses if used(s, action)[1].when != INSTEAD])
    if free is not None and whole(free.worth) > whole(WORTH_IT):
        return advice(s, free)
    attack = best_attack(s, candidates(s, legal[0].seat, s.text("side")))
    instead = best_use(s, [action for action in uses if used(s, action)[1].when == INSTEAD])
    if instead is not None and whole(instead.worth) > whole(max(attack.worth if attack else 0.0, WORTH_IT)):
        return advice(s, instead)
    guards = [action for action in legal if action.verb == "guard"]
    if attack is not None and "end" in verbs and _is_last_stand(s, attack):
        return _hold_out(attack, guards, legal[0].seat)
    if attack is not None and (whole(attack.worth) >= whole(DARES) or not guards or _is_late(s, attack)):
        return Advice(attack.action(s), _why(s, attack, "end" not in verbs))
    if guards:
        return _change(min(guards, key=lambda action: _price(s, action)))
    why = N_("No ability is worth using now") if uses else N_("There is nothing left to do")
    return Advice(Action("end", (), legal[0].seat), Text(why))


def stands_still(s: State, action: Action) -> bool:
    """True if an action ends a figure's turn, or takes the place of its attack."""
    return action.verb in ("end", "guard") or (action.verb == "use" and used(s, action)[1].when == INSTEAD)


def standings(s: State) -> tuple[tuple[str, int, bool], ...]:
    """Every hero and enemy that stands, with its number of cards, and whether it has acted."""
    there = [who for side in (HEROES, ENEMIES) for who in fighters(s, side) if not is_pet(who)]
    return tuple((who, size(s, who), bool(mark(s, who, "acted"))) for who in there)


def is_hopeless(s: State) -> bool:
    """True if the enemies have so few cards left, and the heroes so many, that the enemies had better give up."""
    held = sum(size(s, who) for who in enemies(s))
    return held <= FEW_LEFT and all(size(s, hero) >= FULL for hero in heroes(s))


def _is_late(s: State, attack: Attack) -> bool:
    """True if the fight has lasted so long that a figure attacks anyway, except with its last cards."""
    return s.gauges["round"] > LATE and not _is_all(s, attack)


def _is_all(s: State, attack: Attack) -> bool:
    return len(attack.cards) == size(s, attack.who)


def _is_last_stand(s: State, attack: Attack) -> bool:
    """True if the attack would use up a hero's whole hand, and the hero, for almost no chance."""
    lost = attack.odds.wins + attack.odds.ties < FORLORN and _is_all(s, attack)
    return lost and is_hero(attack.who)


def _hold_out(attack: Attack, guards: Sequence[Action], seat: int) -> Advice:
    """The action instead of an attack that would only Defeat the attacker: change a low last card if allowed, else end
    the turn."""
    last, *more = attack.cards
    change = next((action for action in guards if parse(action.ids[0]) == last), None)
    if change is not None and not more and last.rank < USUAL_RANK:
        return _change(change)
    return Advice(Action("end", (), seat), A_FALL)


def _change(guard: Action) -> Advice:
    return Advice(guard, Text("No attack is worth its cards: change the {card}", card=cards(guard.ids)))


def _price(s: State, action: Action) -> int:
    return whole(price(s, holder(s, action.ids[0]), (parse(action.ids[0]),)))


def _with_twos(words: Text, attack: Attack) -> Text:
    """The words with a warning if the attack uses 2s: those left at the end bring loot."""
    twos = sum(card.rank == TWO for card in attack.cards)
    if not twos:
        return words
    return Text(
        "{chance}. It costs a 2 that could have been loot",
        "{chance}. It costs 2s that could have been loot",
        chance=words,
        n=twos,
    )


def _why(s: State, attack: Attack, must: bool) -> Text:
    """The chance of success, in the words of the preview; for a bad attack, the reason to make it anyway (A63, B5)."""
    odds = attack.odds
    words = chance(round(100 * (odds.wins + odds.ties)), round(100 * odds.ties))
    if attack.worth >= 0:
        return words if is_enemy(attack.who) or not mode_of(s).loots else _with_twos(words, attack)
    if is_enemy(attack.who) and gm_seat(s) >= 0:
        return Text(
            "No attack is good, but if nobody attacks, the enemies slink off. This one costs the least: {chance}",
            chance=words,
        )
    if must:
        return Text(
            "After {n} quiet rounds, whoever has the fewest cards must attack. This costs the least: {chance}",
            n=IDLE_ROUNDS,
            chance=words,
        )
    return Text("No attack is good now, and this one costs the least: {chance}", chance=words)
