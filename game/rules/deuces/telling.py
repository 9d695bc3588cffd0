"""What is to be done now, in words, and with which buttons."""

from collections.abc import Mapping, Sequence

from game.core.game import View
from game.core.table import State
from game.core.words import N_, Text

from .ability import ABILITIES
from .brawl import announced, attack_size, attacker, defender, falling, played, seats_of, source
from .called import ability, bare, called, play
from .cards import label
from .combat import attack_reading
from .names import ENEMIES, FAILED, INITIATIVE, STAGE, TIED, WON
from .seen import seen
from .uses import used

BUTTONS = (
    *("hit", "stay", "accept", "decline", "defend", "pass", "end", "guard", "go", "low", "high"),
    *("drop", "over", "under", "swap", "recover", "trade", "return", "offer", "fold"),
)
"""The verbs that need nothing else, or only cards, in the order of their buttons."""

ASKED: Mapping[str, str] = {  # by a verb that is legal, the first that fits: what is asked
    "hit": N_("Enemies: {difficulty} of {target}. One more, or is that enough?"),
    "accept": N_("The enemies offer to give up. Let them go?"),
    "drop": N_("Choose what to discard"),
    "over": N_("Put each card back: on top, or under the deck"),
    "swap": N_("Exchange a card of your hand for one of these, or pass"),
    "recover": N_("Choose the card that comes back"),
    "seal": N_("Choose the ability to seal"),
    "return": N_("Six pieces of loot: trade two, or give one back"),
    "go": N_("A rest. On to the next encounter?"),
}

SHOWN: Mapping[str, str] = {  # how a combat stands when the answer lies there
    WON: N_("The attack of {who} would win. Step in?"),
    TIED: N_("The attack of {who} would tie. Step in?"),
    FAILED: N_("The attack of {who} would fail. Step in?"),
}


def buttons(view: View) -> Sequence[str]:
    """The buttons of what can be done now."""
    legal = {action.verb for action in view.legal}
    return tuple(verb for verb in BUTTONS if verb in legal)


def status(view: View) -> Text:
    """What is to be done now, for the head of the table."""
    if view.outcome is not None:
        return Text("The quest is done")
    s, legal = seen(view), {action.verb for action in view.legal}
    if not legal:
        return _waiting(view)
    for verb, message in ASKED.items():
        if verb in legal:
            return Text(message, difficulty=view.gauges["difficulty"], target=view.gauges["target"])
    if "first" in legal:
        drawing = view.facts[STAGE] == INITIATIVE
        return Text("Who draws for initiative?") if drawing else Text("Who gets the odd card?")
    if "defend" in legal:
        return Text("{attack} How do you answer?", attack=_attack(s))
    if "end" in legal:
        return _turn(view)
    return _answer(view)


def _attack(s: State) -> Text:
    reading = attack_reading(s)
    words = bare(attack_size(s)) if reading is None else play(reading.size, reading.kind, reading.values)
    who, foe = called(label(s, attacker(s))), called(label(s, defender(s)))
    return Text("{who} attacks {foe} with {play}.", who=who, foe=foe, play=words)


def _answer(view: View) -> Text:
    """What may be answered with an ability, or that one may be used."""
    s = seen(view)
    if falling(s):
        return Text("{who} is about to fall. Step in?", who=called(label(s, falling(s))))
    if announced(s):
        who, what = called(label(s, source(s))), ability(announced(s))
        return Text("{who} uses {ability}. Step in?", who=who, ability=what)
    if attacker(s) and s.facts["shown"] and s.facts["result"] in SHOWN and played(s, attacker(s)):
        return Text(SHOWN[str(s.facts["result"])], who=called(label(s, attacker(s))))
    if attacker(s) and played(s, attacker(s)):
        return Text("{attack} Step in?", attack=_attack(s))
    return _chance(view)


def _chance(view: View) -> Text:
    """An ability whose moment has come, and whose it is."""
    s = seen(view)
    uses = [used(s, action) for action in view.legal if action.verb == "use"]
    names = dict.fromkeys(one.id for _who, one in uses)
    if len(names) != 1:
        return Text("Use an ability, or pass")
    who, one = uses[0]
    return Text("{who}: use {ability}, or pass?", who=called(label(s, who)), ability=ability(one.id))


def _turn(view: View) -> Text:
    s = seen(view)
    actor = str(view.facts["actor"])
    if actor:
        return Text("{who} goes on: attack, use an ability, or end the turn", who=called(label(s, actor)))
    if view.facts["side"] == ENEMIES:
        return Text("Your turn: attack with each of the enemies")
    return Text("Your turn: choose cards and a target")


def _waiting(view: View) -> Text:
    s = seen(view)
    if set(view.to_act) & set(seats_of(s, ENEMIES)):
        return Text("The enemies decide")
    return Text("The others decide")


def captions(view: View) -> Mapping[str, Text]:
    """What lies where."""
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
        **{f"deck.{n}": Text("Deck") for n in range(4)},
        **{f"discard.{n}": Text("Discards") for n in range(4)},
        **{f"loot.{n}": Text("Loot") for n in range(4)},
        **{f"seen.{n}": Text("Looked at") for n in range(4)},
    }


def _announced(s: State) -> dict[str, Text]:
    """The ability that waits to take effect, and what it does."""
    id = announced(s).partition("@")[0]
    if not id:
        return {}
    who, what = called(label(s, source(s))), ability(id)
    return {"announced": Text("{who} uses {ability}: {text}", who=who, ability=what, text=Text(ABILITIES[id].text))}
