"""The texts of the descent: previews of actions, status line, captions and buttons."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from game.core.blanks import has_blanks
from game.core.cards import parse
from game.core.deck import face
from game.core.descent import (
    CAST,
    DICE,
    GATHER,
    GIVE,
    HEAL,
    HIT,
    HP,
    LEFT,
    MAX,
    NOTE,
    ON,
    RESERVE,
    REST,
    ROLL,
    SET,
    SHARE,
    SPEND,
    dice_in_words,
    dice_notation,
    dice_or_points,
    expected_points,
)
from game.core.game import Line, Preview
from game.core.text import N_, Text, number, signed
from game.core.view import Action, View

from .. import wording
from ..combat import blow, breaks
from ..modes import mode_of
from . import gather, hits
from .classes import RESOURCES
from .roster import (
    PHASE,
    gauge_name,
    handed,
    has,
    has_rogue,
    is_healing,
    name,
    party,
    sides,
    space,
    split,
    standing,
)

# for dice, and for plain points
HANDED = N_("Hand dice to {who}"), N_("Hand points to {who}")
PAID = N_("Dice paid for"), N_("Points paid for")
HELD = N_("{who}: dice"), N_("{who}: points")


def _of(view: View, words: tuple[str, str]) -> str:
    """The words that fit the table's die."""
    return dice_or_points(sides(view), *words)


def preview(view: View, action: Action) -> Preview:
    """The effect of a legal action, as far as the table knows."""
    if action.verb in PREVIEWS:
        return PREVIEWS[action.verb](view, action)
    return wording.preview(view, action)  # taking a weapon is the same in all modes


def _plain(message: str, view: View, action: Action) -> Preview:
    return Preview(Text(message), "", "move", {})


def _run(view: View, action: Action) -> Preview:
    if has_rogue(view) and not view.facts["ran"]:
        return _plain(N_("Run: the room is shuffled back. With a rogue you may run once more."), view, action)
    return _plain(N_("Run: the room is shuffled back, and the next must be faced"), view, action)


def _drink(view: View, action: Action) -> Preview:
    if view.facts["drank.0"]:
        return Preview(Text("No effect: no two potions in a row"), "0", "wasted", {})
    if all(view.gauges[f"{HP}.{who}"] >= view.gauges[f"{MAX}.{who}"] for who in party(view)):
        return Preview(Text("Drink: no gain, nobody is hurt"), "+0", "heal", {})
    n, die = parse(action.ids[0]).rank, sides(view)
    return Preview(Text("Drink: {points}", points=_points(n, die)), f"+{dice_notation(n, die)}", "heal", {})


def _fight(view: View, action: Action) -> Preview:
    enemy, weapon, last = parse(action.ids[0]), view.top("weapon.0"), view.top("slain.0")
    n, die = max(0, blow(enemy, weapon, last) - view.gauges[RESERVE]), sides(view)
    broken = breaks(enemy, weapon, last)
    how = Text("Breaks") if broken else face(weapon) if weapon else Text("Bare hands")
    risky = n > 0 and n * die >= sum(view.gauges[f"{HP}.{who}"] for who in party(view))
    harm = _points(n, die) if n else Text("no harm")
    if risky:
        harm = Text("{points}. That could bring everybody down.", points=harm)
    chip = f"{0}" if not n else number(-n) + (f"d{die}" if die > 1 else "")
    kind = "breaks" if broken else "damage" if weapon else "bare"
    return Preview(Text("{how}: {harm}", how=how, harm=harm), chip, kind, {}, risky=risky)


def _points(n: int, die: int) -> Text:
    """The number of dice, and their average points."""
    if die == 1:
        return Text("{n} point", "{n} points", n=n)
    return Text("{dice}, about {n} points", dice=dice_notation(n, die), n=expected_points(n, die))


def _give(view: View, action: Action) -> Preview:
    who = action.ids[0]
    if has_blanks(action):
        return Preview(Text(_of(view, HANDED), who=name(view, who)), "", _kind(view), {})
    n = int(action.ids[1])
    text = Text("Hand {dice} to {who}", dice=dice_in_words(n, sides(view)), who=name(view, who))
    return Preview(text, signed(n), _kind(view), {}, fatal=_lands_on_all(view, {who: n}, view.gauges[DICE] - n))


def _evenly(view: View, action: Action) -> Preview:
    shares = hits.even_shares(view)
    return Preview(Text("Hand them out evenly"), "", _kind(view), {}, fatal=_lands_on_all(view, shares, 0))


def _lands_on_all(view: View, shares: Mapping[str, int], left: int) -> bool:
    """True if plain points (no dice) would land at once and put everybody down."""
    if (
        is_healing(view)
        or sides(view) > 1
        or (left and any(space(view, who) > shares.get(who, 0) for who in party(view)))
    ):
        return False
    return hits.all_down(view, shares)


def _roll(view: View, action: Action) -> Preview:
    if action.ids:
        return _typed(view, action)
    die, kind = sides(view), _kind(view)
    n = sum(handed(view, who) for who in party(view))
    if is_healing(view):
        return Preview(Text("Roll: {points}", points=_points(n, die)), f"+{dice_notation(n, die)}", kind, {})
    fatal, risky = hits.all_down(view, {}), hits.all_down(view, {}, die)
    text = Text("Roll: {points}", points=_points(n, die))
    if risky:
        text = Text("Roll: {points}. That could bring everybody down.", points=_points(n, die))
    return Preview(text, f"{number(-n)}d{die}" if die > 1 else number(-n), kind, {}, fatal, risky)


def _typed(view: View, action: Action) -> Preview:
    who = hits.next_to_roll(view) or ""
    kind, hp = _kind(view), view.gauges[f"{HP}.{who}"]
    if has_blanks(action):
        dice = dice_notation(handed(view, who), sides(view))
        return Preview(Text("Type what {who} rolled with {dice}", who=name(view, who), dice=dice), "", kind, {})
    n = int(action.ids[0])
    text = Text("{who} rolled {n} by hand", who=name(view, who), n=n)
    if is_healing(view):
        return Preview(text, signed(n), kind, {})
    fatal = n >= hp and standing(view) == [who]
    return Preview(text, number(-n), kind, {}, fatal)


def _kind(view: View) -> str:
    return "heal" if is_healing(view) else "damage"


def _spend(view: View, action: Action) -> Preview:
    who, resource, n = action.ids
    what = gauge_name(resource)
    if has_blanks(action):
        return Preview(Text("{who}: spend {what}", who=name(view, who), what=what), "", "move", {})
    bought = RESOURCES[resource].bought(int(n))
    text = Text("{who}: spend {what}, {n} off", who=name(view, who), what=what, n=bought)
    left = max(0, view.gauges[DICE] - view.gauges[RESERVE] - bought)
    fatal = view.facts[PHASE] == HIT and _lands_on_all(view, {}, left)
    return Preview(text, signed(bought), "move", {f"{resource}.{who}": -RESOURCES[resource].paid(int(n))}, fatal)


def _note(view: View, action: Action) -> Preview:
    who, points, _ = action.ids
    if has_blanks(action):
        return _plain(N_("Write down an ability or an item, and what it heals"), view, action)
    gauge = f"{HP}.{who}"
    gain = max(0, min(view.gauges[f"{MAX}.{who}"] - view.gauges[gauge], int(points)))
    text = Text("Write down: {n} point for {who}", "Write down: {n} points for {who}", n=gain, who=name(view, who))
    return Preview(text, signed(gain), "heal", {gauge: gain} if gain else {})


def _set(view: View, action: Action) -> Preview:
    if has_blanks(action):
        return _plain(N_("Correct a number"), view, action)
    gauge, n = action.ids[0], int(action.ids[1])
    what, who = split(gauge)
    fallen = what == HP and n == 0 and view.facts[PHASE] != GATHER and standing(view) in ([], [who])
    text = Text("Correct: {what}, {old} to {n}", what=gauge_name(what), old=view.gauges[gauge], n=n)
    return Preview(text, "", "move", {gauge: n - view.gauges[gauge]}, fatal=fallen)


PREVIEWS: Mapping[str, Callable[[View, Action], Preview]] = {
    gather.JOIN: partial(_plain, N_("Add a character")),
    gather.HAVE: partial(_plain, N_("Write down what is left of a resource")),
    gather.EXIT: partial(_plain, N_("Say how many rooms it is to the exit")),
    gather.OUT: partial(_plain, N_("Set out")),
    "run": _run,
    "drink": _drink,
    "fight": _fight,
    GIVE: _give,
    SHARE: _evenly,
    CAST: _roll,
    SPEND: _spend,
    NOTE: _note,
    SET: _set,
    ON: partial(_plain, N_("On to the next room")),
}


def status(view: View) -> Text:
    """The current task, for the head of the table."""
    if view.outcome is not None:
        return Text("You made it out") if view.outcome.result == "won" else Text("Nobody is left standing")
    phase = view.facts[PHASE]
    if phase == GATHER:
        return Text("Who goes down, and how far is the exit?")
    if phase == HIT:
        dice = dice_in_words(view.gauges[DICE], sides(view))
        return Text("{dice} of damage: spend, then hand out", dice=dice)
    if phase == HEAL:
        return Text("{dice} of healing to hand out", dice=dice_in_words(view.gauges[DICE], sides(view)))
    if phase == ROLL:
        return Text("Roll the dice")
    if phase == REST:
        n = view.gauges[LEFT]
        return Text("{n} room to the exit. Rest, spend, or go on", "{n} rooms to the exit. Rest, spend, or go on", n=n)
    return _picking(view)


def _picking(view: View) -> Text:
    cards = sum(bool(view.zones[place]) for place in mode_of(view.options).places)
    n = cards - bool(view.zones["deck"])
    if any(action.verb == "run" for action in view.legal):
        return Text("Face {n} of the {room} cards, or run", n=n, room=cards)
    if view.facts["ran"] and not view.facts["taken"]:
        return Text("You ran from the last room: face {n} cards of this one", n=n)
    return Text("Face {n} more card", "Face {n} more cards", n=n)


def captions(view: View) -> Mapping[str, Text]:
    """The names of the piles, and of the gauges of the characters in the game."""
    found = {id: text for id, text in wording.captions(view).items() if id not in ("party.0", "hp.0")}
    found[LEFT] = Text("Rooms left")
    if view.gauges[RESERVE]:
        found[RESERVE] = Text(_of(view, PAID))
    if view.gauges[DICE]:
        found[DICE] = Text("To hand out")  # dice, or points
    for who in party(view):
        found[f"{HP}.{who}"] = Text("{who}: hit points", who=name(view, who))
        if handed(view, who):
            found[f"{DICE}.{who}"] = Text(_of(view, HELD), who=name(view, who))
        for resource in has(view, who):
            if view.gauges[f"{resource}.{who}"]:
                found[f"{resource}.{who}"] = Text(
                    "{who}: {resource}", who=name(view, who), resource=gauge_name(resource)
                )
    return found


def outline(view: View) -> Sequence[Text]:
    """The number of rooms to the exit, and the hit points of every character."""
    left = [Text("{what}: {amount}", what=Text("Rooms left"), amount=view.gauges[LEFT])] if view.gauges[LEFT] else []
    return [
        *left,
        *(Text("{what}: {amount}", what=name(view, who), amount=view.gauges[f"{HP}.{who}"]) for who in party(view)),
    ]


BUTTONS = {GATHER: (gather.OUT,), HIT: (SHARE,), HEAL: (SHARE,), ROLL: (CAST,), REST: (ON,)}


def buttons(view: View) -> tuple[str, ...]:
    """The verbs that need no card."""
    phase = view.facts[PHASE]
    return BUTTONS.get(str(phase), ("run",))


def explain(view: View) -> tuple[Line, ...]:
    """The score: the hit points that left the dungeon."""
    if view.outcome is None:
        return ()
    if view.outcome.result == "lost":
        return (Line(Text("Nobody is left standing"), 0),)
    return tuple(
        Line(Text("{who}: hit points", who=name(view, who)), view.gauges[f"{HP}.{who}"]) for who in party(view)
    )
