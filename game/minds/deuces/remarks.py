"""What can be said of a finished play of Dungeons and Deuces: better hands that were not played.

Nobody knows what a play could have been, as it hangs on the hidden hands of others. But a seat sees its own cards, so
it can be said which attack would have taken more cards on average, by the odds that the previews show, and which answer
would have held against an attack that lay on the table.

The kinds of remarks: `attack`, with the chances to win in hundredths (`played`, `best`), and the cards that each takes
on average, in hundredths (`cards`, `best_cards`); `answer`, with 1 in `ties` if the answer would only have tied.
"""

from collections.abc import Iterator

from game.core.cards import parse
from game.core.match import Match
from game.core.table import State
from game.core.text import N_, Text, decimal
from game.core.view import Action
from game.minds import Remark, decisions
from game.rules.deuces.agents.attacks import Attack, attacks
from game.rules.deuces.card_plays import answers, compare
from game.rules.deuces.cards import label
from game.rules.deuces.clash import play_text
from game.rules.deuces.combat import Attack as Declared
from game.rules.deuces.combat import answer_of, attack_reading
from game.rules.deuces.labels import called
from game.rules.deuces.powers import powers
from game.rules.deuces.queries import attacker, defender, hand, size
from game.rules.deuces.view_state import seen

CLEARLY = 50  # hundredths of a card by which an attack must be better to be named


def remarks(match: Match, seat: int = 0) -> list[Remark]:
    """All remarks on what a seat did, in the order of the play."""
    found: list[Remark] = []
    for at, view, action in decisions(match, seat):
        if action.verb == "attack":
            found.extend(_attack(at, seen(view), action))
        elif action.verb == "defend":
            found.extend(_answer(at, seen(view), action))
    return found


def _attack(at: int, s: State, action: Action) -> Iterator[Remark]:
    declared = Declared.of(s, action)
    reading = declared.reading(s)
    every = list(attacks(s, declared.who))
    played = next((one for one in every if (one.foe, one.reading) == (declared.target, reading)), None)
    if played is None:  # its cards were read as less than they are
        return
    best = max(every, key=lambda one: (_taken(s, one), one.reading.size, one.reading.key))
    cards, more = _taken(s, played), _taken(s, best)
    if more >= cards + CLEARLY:
        words = Text(
            "Better: {best} against {foe}, {m} cards on average; {played} against {other} took {n}",
            best=play_text(s, best.reading, best.who, best.foe, True),
            foe=called(label(s, best.foe)),
            m=decimal(more / 100),
            played=play_text(s, reading, declared.who, declared.target, True),
            other=called(label(s, declared.target)),
            n=decimal(cards / 100),
        )
        figures = {"played": _percent(played), "best": _percent(best), "cards": cards, "best_cards": more}
        yield Remark(at, "attack", words, figures)


def _taken(s: State, attack: Attack) -> int:
    """The cards that an attack takes on average, in hundredths."""
    return round(100 * attack.odds.wins * min(attack.reading.size, size(s, attack.foe)))


def _percent(attack: Attack) -> int:
    return round(100 * attack.odds.wins)


def _answer(at: int, s: State, action: Action) -> Iterator[Remark]:
    attack, who = attack_reading(s), defender(s)
    if attack is None:
        return
    given = answer_of(s, [parse(id) for id in action.ids])
    held = [(compare(attack, one), one) for _, one in answers(hand(s, who), powers(s, who, attacker(s), False), attack)]
    able = [pair for pair in held if pair[0] < compare(attack, given)]
    if able:
        result, best = min(able, key=lambda pair: (pair[0], pair[1].key))
        message = N_("An answer that holds was in your hand: {best}")
        if not result:
            message = N_("An answer that ties was in your hand: {best}")
        words = Text(message, best=play_text(s, best, who, attacker(s), False))
        yield Remark(at, "answer", words, {"ties": int(not result)})
