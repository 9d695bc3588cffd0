"""The bets from the blinds to the last raise, which decide who takes part and how many enemies come (2.14)."""

from collections.abc import Iterator

from game.core.table import State
from game.core.view import Action

from ...cards import discard, label
from ...encounter import draw_enemy
from ...frames import Handlers, Question, queue, then
from ...names import AWAY, BID, DECLINED, DRAW, ENDED, RAISE, STAGE, hand_of, number
from ...queries import all_heroes, hand, mark, seat_of
from ...ruleset import mode_of
from ..standard import PER_HERO
from .chips import BLIND, bet, chips, highest, lose, partakers, purse, put, round_table

SPOKEN = "spoken"  # the mark of a hero who has spoken, until a bid is raised


def goal(total: int, heads: int) -> int:
    """The Target Difficulty of `heads` heroes with `total` chips bet: the usual one for a blind each, and one more for
    every further chip."""
    return heads * (PER_HERO - BLIND) + total


def target(s: State) -> int:
    """The Target Difficulty for the present bets."""
    there = partakers(s)
    return goal(sum(max(bet(s, hero), BLIND) for hero in there), len(there))


# the blinds


def _blinds(s: State) -> None:
    """Let every hero bet the blind; a hero without chips sits out. The leader opens, or the next hero who takes
    part."""
    heroes = all_heroes(s)
    for hero in heroes:
        s.note(f"gain.{number(hero)}", 0)
        s.note(f"sat.{number(hero)}", False)
        if chips(s, hero):
            put(s, hero, BLIND)
        else:
            _leave(s, hero)
    s.note("opener", s.text("leader"))
    s.note("opener", next(hero for hero in round_table(s) if hero in partakers(s)))
    s.note(STAGE, BID)
    s.change("target", target(s))
    s.announce("blinds", "", BLIND)
    queue(s, then("bidding"))


def _leave(s: State, hero: str) -> None:
    """Mark a hero as taking no part in the encounter."""
    s.mark(hero, AWAY)
    s.mark(hero, "out")
    s.note(f"sat.{number(hero)}", True)


# bidding


def _next(s: State) -> str:
    """The next hero to speak: of those taking part who have not spoken, the first after the last speaker; "" if there
    is none."""
    order = round_table(s)
    last = s.text("word")
    at = order.index(last) + 1 if last else 0
    return next((hero for hero in order[at:] + order[:at] if hero in partakers(s) and not mark(s, hero, SPOKEN)), "")


def _bidding(s: State) -> None:
    """Go round the table until all who are left have bet the same; a hero who cannot match the highest bid is out
    (A73)."""
    who = _next(s)
    s.note("word", who)
    if not who:
        queue(s, then("wagered"))
    elif purse(s, who) < highest(s):
        _drop_out(s, who, "cannot-match")
    else:
        queue(s, then("bid", who))


def _bids(s: State, seat: int, who: str) -> Iterator[Action]:
    """Match the highest bid, bid more, or drop out."""
    yield from (Action("bid", (str(n),), seat) for n in range(highest(s), purse(s, who) + 1))
    yield Action("out", (), seat)


def _bid(s: State, action: Action, who: str) -> None:
    if action.verb == "out":
        _drop_out(s, who, "drops-out")
        return
    total = int(action.ids[0])
    if total > highest(s):
        for other in partakers(s):
            s.mark(other, SPOKEN, 0)
        s.announce("bids", who, label(s, who), total)
    else:
        s.announce("matches", who, label(s, who), total)
    put(s, who, total)
    s.mark(who, SPOKEN)
    s.change("target", target(s))
    queue(s, then("bidding"))


def _drop_out(s: State, who: str, told: str) -> None:
    """Lose the blind, take back the rest of the bid, and discard the hand (A74)."""
    s.announce(told, who, label(s, who), BLIND)
    lose(s, who, BLIND)
    discard(s, who, hand(s, who)[:], hand_of(who))
    _leave(s, who)
    s.change("target", target(s))
    queue(s, then("bidding"))


def _wagered(s: State) -> None:
    """Close the bidding: draw enemies until the target is met, without a choice; if no hero is left, there is no fight
    (A75)."""
    there = [hero for hero in round_table(s) if hero in partakers(s)]
    if not there:
        s.announce("nobody-in")
        s.note(ENDED, DECLINED)
        queue(s, then("clean"), then("level"))
        return
    for hero in there:
        s.mark(hero, SPOKEN, 0)
    s.note("leader", there[0])
    s.note(STAGE, RAISE)
    queue(s, then("reinforce"), then("raising"))


def _reinforce(s: State) -> None:
    """Draw enemies until their Difficulty reaches or passes the target."""
    while s.gauges["difficulty"] < s.gauges["target"]:
        if not draw_enemy(s, mode_of(s).setup.game_master(s.options)):
            break


# raises


def _raising(s: State) -> None:
    """Ask each hero once, round the table; then draw enemies again if the target is now above their Difficulty
    (A76)."""
    who = _next(s)
    s.note("word", who)
    if not who:
        s.note(STAGE, DRAW)
        queue(s, then("reinforce"), then("array"))
    elif not chips(s, who):
        s.mark(who, SPOKEN)
        queue(s, then("raising"))
    else:
        queue(s, then("raise", who))


def _raises(s: State, seat: int, who: str) -> Iterator[Action]:
    """Any number of chips, or none."""
    return (Action("raise", (str(n),), seat) for n in range(chips(s, who) + 1))


def _raise(s: State, action: Action, who: str) -> None:
    more = int(action.ids[0])
    if more:
        s.announce("raises", who, label(s, who), more)
        put(s, who, bet(s, who) + more)
        s.change("target", target(s))
    else:
        s.announce("leaves-it", who, label(s, who))
    s.mark(who, SPOKEN)
    queue(s, then("raising"))


HANDLERS: Handlers = {
    "blinds": _blinds,
    "bidding": _bidding,
    "bid": Question(lambda s, who: [seat_of(s, who)], _bids, _bid),
    "wagered": _wagered,
    "reinforce": _reinforce,
    "raising": _raising,
    "raise": Question(lambda s, who: [seat_of(s, who)], _raises, _raise),
}
