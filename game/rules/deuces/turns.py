"""Turns: all figures of a side act, in any order, each with one ability and one attack; then it is the other side's
Turn."""

from collections.abc import Iterator

from game.core.blanks import one_of
from game.core.cards import parse
from game.core.table import Frame, State
from game.core.view import Action

from .ability import INSTEAD, ROUND_END, TURN_END
from .card_plays import attacks as attacks_in
from .card_plays import sets
from .cards import label
from .combat import READ_AS, Attack, declare
from .effects import draw
from .folding import may_fold
from .frames import Handlers, Question, queue, then
from .immediate_effects import drop
from .names import ENEMIES, EVERYBODY, HEROES
from .powers import most_cards, powers, reach, targets
from .queries import (
    all_heroes,
    fighters,
    gm_seat,
    hand,
    is_hero,
    is_out,
    is_turn_of,
    mark,
    own,
    seat_of,
    seats_of,
    side_of,
)
from .ruleset import mode_of, special_of
from .uses import THIS_TURN, at_moment, on_turn, use, used, ways

ROUNDS, DUSK = 20, 3  # the most Rounds of an encounter; the heroes are warned this many before the end
OF_A_TURN = ("next:", "turn:", "now:")  # prefixes of marks that last for a Turn


def _turn(s: State, side: str, player: int = EVERYBODY) -> None:
    """Begin a Turn: "once a Turn" is reset on both sides, and effects until the next turn of the acting figures end
    (2.6)."""
    if (side, player) == mode_of(s).rules.turns(s)[0] and not _goes_on(s):
        return
    s.note("side", side)
    s.note("player", player)
    s.note("sidewon.heroes", False)
    s.note("sidewon.enemies", False)
    for who in list(s.tokens):
        _freshen(s, who)
    if _anybody(s, side, player):
        s.announce(_word(s, "turn"), side, len(all_heroes(s)), *(() if player == EVERYBODY else (player,)))
    queue(s, then("next", side))


def _goes_on(s: State) -> bool:
    """Begin a Round, and return True; or break the fight off, because nobody attacks or it has taken too long.

    Heroes who guard and shield a last card could do so for ever, and go through deck after deck. No ruling says how
    that ends; ours is that night falls, and the heroes are driven off.
    """
    idle = s.number("idle") + 1
    s.note("idle", idle)
    left = ROUNDS - s.gauges["round"]
    broken_off = _weary(s, idle) if left else mode_of(s).rules.nightfall(s)
    if broken_off:
        told, end = broken_off
        s.announce(told)
        s.frames.clear()
        queue(s, end)
        return False
    s.change("round", s.gauges["round"] + 1)
    if left == DUSK:
        s.announce(_word(s, "dusk"), "", DUSK)
    return True


def _weary(s: State, idle: int) -> tuple[str, Frame] | None:
    """The end of a fight in which nobody attacks any more; None in a special encounter that would go on for ever."""
    return None if special_of(s).patient else mode_of(s).rules.weary(s, idle)


def _word(s: State, usual: str) -> str:
    return mode_of(s).otherwise.get(usual, usual)


def _freshen(s: State, who: str) -> None:
    acts = is_turn_of(s, who)
    for name, value in list(s.tokens[who].marks.items()):
        if (name.startswith("used:") and value == THIS_TURN) or (acts and name in ("threat", "ward")):
            s.mark(who, name, 0)
    if acts and not is_out(s, who):
        s.mark(who, "attacks")


def _turn_over(s: State, side: str) -> None:
    """End a Turn: effects for it end, also on other figures of the side; binds and seals count down."""
    for who in [who for who in s.tokens if side_of(s, who) == side]:
        acts = is_turn_of(s, who)
        for name, value in list(s.tokens[who].marks.items()):
            if name in ("acted", "attacks", "singles", "ability") or name.startswith(OF_A_TURN):
                s.mark(who, name, 0)
            elif acts and name.startswith("sealed:") and value < 10:
                s.mark(who, name, value - 1)
            elif acts and name == "bound":
                s.mark(who, name, value - 1)
                if value == 1:
                    s.mark(who, "bind", 0)
    coming = _next_turn(s)
    over = coming.data == mode_of(s).rules.turns(s)[0]
    queue(s, *_moments(s, TURN_END, side), *(_moments(s, ROUND_END, HEROES, ENEMIES) if over else ()), coming)


def _moments(s: State, when: str, *sides: str) -> list[Frame]:
    """The frames for abilities triggered by the end of a Turn or a Round, with a check for the Defeated after each."""
    able = (who for side in sides for who in fighters(s, side) if at_moment(s, who, when))
    return [frame for who in able for frame in (then("moment", when, who, ""), then("settle", who, ""))]


def _next_turn(s: State) -> Frame:
    """The Turn after this one. Turns for which no figure is left are skipped, except the first of a Round."""
    turns = mode_of(s).rules.turns(s)
    now = (s.text("side"), s.number("player"))
    at = turns.index(now) + 1 if now in turns else 0
    to_come = (turn for turn in turns[at:] if _anybody(s, *turn))
    return then("turn", *next(to_come, turns[0]))


def _anybody(s: State, side: str, player: int) -> bool:
    """Return True if any figure that acts in that Turn is left."""
    return any(player in (EVERYBODY, seat_of(s, who)) for who in fighters(s, side))


def _next(s: State, side: str) -> None:
    """Continue with the acting figure if it can still do something; else with another figure of the side."""
    who = s.text("actor")
    if who and (is_out(s, who) or not has_more(s, who)):
        finish(s, who)
    if waiting(s, side):
        queue(s, then("act", side))
    else:
        queue(s, then("turn-over", side))


def waiting(s: State, side: str) -> list[str]:
    """All figures of a side that have not acted yet and can."""
    able = (who for who in fighters(s, side) if is_turn_of(s, who))
    return [who for who in able if not mark(s, who, "acted") and has_more(s, who)]


def has_more(s: State, who: str) -> bool:
    """Return True if a figure can do anything on its turn besides ending it."""
    if may_guard(s, who) or on_turn(s, who):
        return True
    return bool(most_cards(s, who) and hand(s, who) and targets(s, who, 1))


def may_guard(s: State, who: str) -> bool:
    """GUARD, if that rule is used: True if a hero may take a whole turn to change one card (A62)."""
    fresh = not mark(s, who, "ability") and mark(s, who, "attacks") == 1 and s.facts["actor"] != who
    return s.options["guard"] == "on" and is_hero(who) and fresh and bool(hand(s, who))


def finish(s: State, who: str) -> None:
    """End a figure's turn."""
    s.note("actor", "")
    if not is_out(s, who):
        s.mark(who, "acted")


def candidates(s: State, seat: int, side: str) -> list[str]:
    """The figures that may act for a seat now: the one that has begun (A26), or else all its figures that have not
    acted."""
    actor = s.text("actor")
    if actor:
        return [actor] if seat_of(s, actor) == seat else []
    able = waiting(s, side)
    return [who for who in own(s, seat) if who in able]


def strikers(s: State, seat: int, side: str) -> list[str]:
    """The candidates that can still attack."""
    return [who for who in candidates(s, seat, side) if _can_strike(s, who)]


def _can_strike(s: State, who: str) -> bool:
    return next(attacks(s, who), None) is not None


def _seats(s: State, side: str) -> list[int]:
    return [seat for seat in seats_of(s, side) if candidates(s, seat, side)]


def _legal(s: State, seat: int, side: str) -> Iterator[Action]:
    able = candidates(s, seat, side)
    bound = [who for who in able if mode_of(s).rules.must_attack(s, who) and _can_strike(s, who)]
    for who in able:
        yield from attacks(s, who)
        for one in on_turn(s, who):
            if who not in bound or one.when != INSTEAD:
                yield from ways(s, who, one)
        if who not in bound and may_guard(s, who):
            yield from (Action("guard", (card.id,), seat) for card in hand(s, who))
    if not bound:
        yield Action("end", (), seat)
    if seat == gm_seat(s):
        yield from may_fold(s)
    elif not s.facts["actor"] and f"lay.{seat}" in s.facts:
        yield Action("low" if s.facts[f"lay.{seat}"] == "high" else "high", (), seat)


def attacks(s: State, who: str) -> Iterator[Action]:
    """All attacks of a figure in their best reading; a second action with a blank if its cards have other readings."""
    for target in targets(s, who, 1) if most_cards(s, who) else ():
        strength, far = powers(s, who, target, True), reach(s, who, target)
        found = sets(hand(s, who), strength, True, far)
        known = attacks_in(hand(s, who), strength, far)
        for cards in dict.fromkeys(cards for cards, _reading in found):
            ways = [READ_AS + one.text for one in known[cards]]
            ids = (*(card.id for card in cards), target)
            yield Action("attack", ids, seat_of(s, who))
            if ways[1:]:
                yield Action("attack", (*ids, one_of(ways[1:])), seat_of(s, who))


def _answer(s: State, action: Action, side: str) -> None:
    DEEDS[action.verb](s, action, side)


def _attack(s: State, action: Action, side: str) -> None:
    attack = Attack.of(s, action)
    s.note("actor", attack.who)
    queue(s, then("next", side))
    declare(s, attack)


def _use(s: State, action: Action, side: str) -> None:
    who, _one = used(s, action)
    s.note("actor", who)
    queue(s, then("settle", who, ""), then("next", side))
    use(s, action)


def _guard(s: State, action: Action, side: str) -> None:
    card = parse(action.ids[0])
    who = s.find(card).removeprefix("hand.")
    s.announce("guards", who, label(s, who))
    drop(s, who, [card])
    finish(s, who)
    queue(s, draw(who, 1), then("settle", who, ""), then("next", side))


def _end(s: State, action: Action, side: str) -> None:
    for who in candidates(s, action.seat, side):
        finish(s, who)
    queue(s, then("next", side))


def _lay(s: State, action: Action, side: str) -> None:
    """Decide which of several cards discarded together lies on top from now on (A18)."""
    s.note(f"lay.{action.seat}", action.verb)
    queue(s, then("next", side))


DEEDS = {"attack": _attack, "use": _use, "guard": _guard, "end": _end, "low": _lay, "high": _lay}


HANDLERS: Handlers = {
    "turn": _turn,
    "turn-over": _turn_over,
    "next": _next,
    "act": Question(_seats, _legal, _answer),
}
