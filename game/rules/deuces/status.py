"""The prompt, the buttons and the captions of the table."""

from collections.abc import Mapping, Sequence

from game.core.cards import parse
from game.core.combatants import ONE
from game.core.table import State
from game.core.text import N_, Text
from game.core.view import View

from .cards import LIMIT, label
from .catalog import ABILITIES
from .clash import play_text
from .combat import attack_reading
from .ending import result
from .labels import ability, bare, called
from .names import DRAW, ENDED, ENEMIES, FAILED, FIGHT, INITIATIVE, LOST_WAYS, STAGE, START, TIED, WON
from .queries import (
    all_heroes,
    announced,
    attack_size,
    attacker,
    defender,
    falling,
    is_enemy,
    is_hero,
    played,
    seats_of,
    size,
    source,
)
from .ruleset import mode_of
from .turns import candidates
from .uses import AT, used
from .view_state import seen

BUTTONS = (
    *("hit", "stay", "accept", "decline", "defend", "pass", "end", "guard", "go", "low", "high"),
    *("toll", "refuse", "sacrifice", "drop", "over", "under", "swap", "recover", "trade", "return", "offer", "fold"),
)
"""The verbs that need no ids, or only cards, in the order of their buttons."""

ASKED: Mapping[str, str] = {  # the question for a legal verb; the first that fits is used
    "hit": N_("Enemies worth {difficulty}, target {target}. One more, or is that enough?"),
    "accept": N_("The enemies offer to give up. Let them go?"),
    "over": N_("Put each card back: on top, or under the deck"),
    "swap": N_("Exchange a card of your hand for one of these, or keep your own"),
    "recover": N_("Choose a card to take back"),
    "seal": N_("Choose the ability to seal"),
    "return": N_("Six pieces of loot: trade two, or give one back"),
}

VOTED = N_("The party votes. Enemies worth {difficulty}, target {target}. One more, or is that enough?")
DECIDED = N_("The party votes; {who} breaks a tie. Enemies worth {difficulty}, target {target}. One more?")  # A9

SPECIAL: Mapping[str, str] = {  # questions of special encounters
    "refuse": N_("{who}: pay the toll with a card, or refuse, and draw the attacks"),
    "sacrifice": N_("{who}: choose the cards to sacrifice"),
}

SHOWN: Mapping[str, str] = {  # the standing of a combat once the answer is shown
    WON: N_("The attack of {who} would win."),
    TIED: N_("The attack of {who} would tie."),
    FAILED: N_("The attack of {who} would fail."),
}

REST: Mapping[bool, str] = {  # by True if there is loot to trade
    True: N_("{result}. Trade loot, or on to encounter {n}?"),
    False: N_("{result}. On to encounter {n}?"),
}
BEATEN_REST = N_("{result}. Will you face encounter {n}?")

TO_DO: Mapping[tuple[bool, bool], str] = {  # keys: an attack is left; an ability is left
    (True, True): N_("{who} goes on: attack, use an ability, or end the turn"),
    (True, False): N_("{who} goes on: attack, or end the turn"),
    (False, True): N_("{who} has no attack left: use an ability, or end the turn"),
    (False, False): N_("{who} has nothing left to do: end the turn"),
}
FRESH: Mapping[tuple[bool, bool], str] = {  # the same, at the start of a figure's turn
    (True, True): N_("{who}: attack with cards, or use an ability"),
    (True, False): N_("{who}: choose cards and a target"),
    (False, True): N_("{who} can't attack now: use an ability, or end the turn"),
    (False, False): N_("{who} can't attack now: end the turn"),
}


BEFORE_TURNS = (DRAW, INITIATIVE, START)


def buttons(view: View) -> Sequence[str]:
    """The verbs with buttons that are legal now."""
    legal = {action.verb for action in view.legal}
    return tuple(verb for verb in BUTTONS if verb in legal)


def status(view: View) -> Text:
    """The prompt, for the head of the table."""
    if view.outcome is not None:
        return Text("The quest is done")
    s, legal = seen(view), {action.verb for action in view.legal}
    if not legal:
        return _waiting(view)
    if "hit" in legal and mode_of(view).setup.hand_visibility(view.options) != ONE:
        return _vote(s)
    for verb, message in ASKED.items():
        if verb in legal:
            return Text(message, difficulty=view.gauges["difficulty"], target=view.gauges["target"])
    if "go" in legal:
        return Text(_rest("trade" in legal, view), result=result(view), n=view.gauges["encounter"] + 1)
    if "first" in legal:
        drawing = view.facts[STAGE] == INITIATIVE
        asked = (
            N_("Initiative: the higher card goes first. Whose deck draws?") if drawing else N_("Who gets the odd card?")
        )
        return Text(asked)
    if "drop" in legal:
        return _drop(view)
    if legal & SPECIAL.keys():
        return _special(view)
    if "defend" in legal:
        return _defence(s)
    if "end" in legal:
        return _turn(view)
    return _answer(view)


def meanwhile(view: View) -> Text:
    """The side or player to act, during an animation; before the first turn the number of the encounter, or the
    draft."""
    if view.facts[STAGE] in BEFORE_TURNS:
        if not view.gauges["encounter"]:
            return Text("The draft")
        return Text("Encounter {n}", n=view.gauges["encounter"])
    if view.facts[STAGE] != FIGHT or not view.facts["side"]:
        return Text("")
    return mode_of(view).words.whose_turn(view) or _whose_turn(view)


def _whose_turn(view: View) -> Text:
    if view.facts["side"] == ENEMIES:
        return Text("The enemies' turn")
    return Text("The hero's turn", "The heroes' turn", n=len(all_heroes(seen(view))))


def _vote(s: State) -> Text:
    """The question for one more enemy, and the hero who breaks a tie, if there can be one."""
    message = VOTED if len(all_heroes(s)) % 2 else DECIDED
    leader = called(label(s, s.text("leader")))
    return Text(message, who=leader, difficulty=s.gauges["difficulty"], target=s.gauges["target"])


def _attack(s: State) -> Text:
    me, whom, reading = attacker(s), defender(s), attack_reading(s)
    words = bare(attack_size(s)) if reading is None else play_text(s, reading, me, whom, True)
    who, foe = called(label(s, me)), called(label(s, whom))
    return Text("{who} attacks {foe} with {play}.", who=who, foe=foe, play=words)


def _defence(s: State) -> Text:
    """The attack, and the number of cards to answer with."""
    return Text(
        "{attack} Answer with {n} card.",
        "{attack} Answer with {n} cards.",
        attack=_attack(s),
        n=min(attack_size(s), size(s, defender(s))),
    )


def _drop(view: View) -> Text:
    """The figure that must discard, the number of cards, and the reason: too many cards, or an ability."""
    s, dropped = seen(view), next(action for action in view.legal if action.verb == "drop").ids
    who, n = s.find(parse(dropped[0])).removeprefix("hand."), len(dropped)
    name = called(label(s, who))
    if is_hero(who) and size(s, who) > LIMIT:
        return Text("More than {limit} cards: {who} must discard {n} of them", limit=LIMIT, who=name, n=n)
    one, _, cause = s.text("cause").partition(AT)
    if not one:
        return Text("{who} must discard {n} card", "{who} must discard {n} cards", who=name, n=n)
    if cause == who or cause not in s.tokens:
        return Text(
            "{ability}: {who} discards {n} card",
            "{ability}: {who} discards {n} cards",
            ability=ability(one),
            who=name,
            n=n,
        )
    return Text(
        "{cause} uses {ability}: {who} must discard {n} card",
        "{cause} uses {ability}: {who} must discard {n} cards",
        ability=ability(one),
        cause=called(label(s, cause)),
        who=name,
        n=n,
    )


def _rest(trades: bool, view: View) -> str:
    """The prompt between two encounters; after a defeat it sounds less cheerful."""
    return BEATEN_REST if not trades and view.facts[ENDED] in LOST_WAYS else REST[trades]


def _special(view: View) -> Text:
    """The question of a special encounter to a hero."""
    s, verb = seen(view), next(verb for verb in SPECIAL if any(action.verb == verb for action in view.legal))
    cards = [id for action in view.legal for id in action.ids]
    who = s.find(parse(cards[0])).removeprefix("hand.") if cards else s.text("leader")
    return Text(SPECIAL[verb], who=called(label(s, who)))


def _answer(view: View) -> Text:
    """The event that an ability may answer, and the ability that may be used."""
    what = _happening(seen(view))
    return _chance(view) if what is None else Text("{what} {question}", what=what, question=_question(view))


def _happening(s: State) -> Text | None:
    """The event that may be answered; None if it is only the moment of an ability."""
    if falling(s):
        return Text("{who} is about to fall.", who=called(label(s, falling(s))))
    if announced(s):
        return Text("{who} uses {ability}.", who=called(label(s, source(s))), ability=ability(announced(s)))
    if not attacker(s) or not played(s, attacker(s)):
        return None
    if s.facts["shown"] and s.facts["result"] in SHOWN:
        return Text(SHOWN[s.text("result")], who=called(label(s, attacker(s))))
    return _attack(s)


def _question(view: View) -> Text:
    """The question about the ability that may be used, or about one of several; it says “first” before an answer is
    played."""
    s = seen(view)
    names = dict.fromkeys(used(s, action)[1].id for action in view.legal if action.verb == "use")
    if len(names) != 1:
        return Text("Use an ability?")
    first = attacker(s) and not s.facts["shown"] and not announced(s) and not falling(s)
    message = N_("Use {ability} first?") if first else N_("Use {ability}?")
    return Text(message, ability=ability(next(iter(names))))


def _chance(view: View) -> Text:
    """The question about an ability whose moment has come, with the name of its owner."""
    s = seen(view)
    uses = [used(s, action) for action in view.legal if action.verb == "use"]
    names = dict.fromkeys(one.id for _who, one in uses)
    if len(names) != 1:
        return Text("Use an ability now, or not?")
    who, one = uses[0]
    return Text("{who}: use {ability} now?", who=called(label(s, who)), ability=ability(one.id))


def _turn(view: View) -> Text:
    """A sentence on what the acting figure can still do."""
    s, verbs = seen(view), {action.verb for action in view.legal}
    able = candidates(s, view.seat, view.text("side"))
    if any(map(is_enemy, able)) and not view.facts["actor"]:
        return Text("Your turn: attack with each enemy")
    if len(able) != 1:
        return Text("Your turn: choose cards and a target")
    left = "attack" in verbs, "use" in verbs
    return Text(TO_DO[left] if view.facts["actor"] else FRESH[left], who=called(label(s, able[0])))


def _waiting(view: View) -> Text:
    s = seen(view)
    if set(view.to_act) & set(seats_of(s, ENEMIES)):
        return Text("The enemies decide")
    return Text("The others decide")


def captions(view: View) -> Mapping[str, Text]:
    """The captions of zones, gauges and verbs."""
    return {
        "deck.gm": Text("Enemies' deck"),
        "discard.gm": Text("Enemies' discards"),
        "loot": Text("Loot"),
        "deck.enemies": Text("Enemies to come"),
        "discard.enemies": Text("Enemies beaten"),
        "level": Text("Level"),
        "target": Text("Target"),
        "difficulty": Text("Enemies"),
        "round": Text("Round"),
        "encounter": Text("Encounter"),
        **_announced(seen(view)),
        "guard": Text("Guard: choose one card to change. It takes the whole turn"),
        "defend": Text("Choose the cards to answer with, or any others to throw away"),
        "drop": Text("Choose the cards to discard"),
        "over": Text("Put the chosen cards, or all that are left, on top; the one chosen first is drawn first"),
        "under": Text("Put the chosen cards, or all that are left, under the deck"),
        "toll": Text("Choose the card to pay with"),
        "sacrifice": Text("Choose the cards to sacrifice"),
        **{f"deck.{n}": Text("Deck") for n in range(4)},
        **{f"discard.{n}": Text("Discards") for n in range(4)},
        **{f"loot.{n}": Text("Loot") for n in range(4)},
        **{f"seen.{n}": Text("Looked at") for n in range(4)},
    }


def _announced(s: State) -> dict[str, Text]:
    """The announced ability that has not taken effect yet, with its text."""
    id = announced(s).partition("@")[0]
    if not id:
        return {}
    who, what = called(label(s, source(s))), ability(id)
    return {"announced": Text("{who} uses {ability}: {text}", who=who, ability=what, text=Text(ABILITIES[id].text))}
