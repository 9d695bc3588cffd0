"""What an action would do, in words, before it is taken."""

from collections.abc import Callable, Mapping

from game.core.cards import parse
from game.core.deck import plain
from game.core.game import Action, Preview, View
from game.core.words import N_, Text

from .agents.swing import chances
from .brawl import attacker, defender, size
from .called import ability, called, play
from .cards import label
from .combat import Attack, answer_of, attack_reading
from .hands import compare
from .loot import tier
from .narration import TIERS
from .seen import seen
from .uses import used

SIMPLE: Mapping[str, str] = {
    "hit": N_("One enemy more is drawn. On {target} exactly, or above it, there is Treasure"),
    "stay": N_("No more enemies: the heroes go first, without Treasure"),
    "end": N_("The turn is over"),
    "go": N_("The next encounter"),
    "accept": N_("The encounter is won; the heroes draw what the enemies still hold"),
    "decline": N_("The fight goes on"),
    "low": N_("Of cards discarded together the lowest lies on top: less Threat"),
    "high": N_("Of cards discarded together the highest lies on top: more Threat"),
    "offer": N_("Ask the heroes whether you may give up"),
    "fold": N_("Give up: the heroes draw what the enemies still hold"),
}


def preview(view: View, action: Action) -> Preview:
    """What a legal action would do, as far as the seat can know."""
    if action.verb in SIMPLE:
        return _plain(Text(SIMPLE[action.verb], target=view.gauges["target"]))
    return OF_VERB[action.verb](view, action)


def _plain(text: Text) -> Preview:
    return Preview(text, "", "move", {})


def _attack(view: View, action: Action) -> Preview:
    s = seen(view)
    attack = Attack.of(s, action)
    who, target, reading = attack.who, attack.target, attack.reading(s)
    likely = chances(s, who, target, reading)
    percent = round(100 * (likely.wins + likely.ties))
    text = Text(
        "{play} against {foe}, who holds {n} card: {percent} % to succeed",
        "{play} against {foe}, who holds {n} cards: {percent} % to succeed",
        play=play(reading.size, reading.kind, reading.values),
        foe=called(label(s, target)),
        n=size(s, target),
        percent=percent,
    )
    return Preview(text, f"{percent} %", "luck", {})


def _defend(view: View, action: Action) -> Preview:
    s = seen(view)
    attack, answer = attack_reading(s), answer_of(s, [parse(id) for id in action.ids])
    if answer is None or attack is None:
        left = size(s, defender(s)) - len(action.ids)
        return Preview(
            Text("Thrown away: no answer, {n} card left", "Thrown away: no answer, {n} cards left", n=left),
            "",
            "damage",
            {},
        )
    words = play(answer.size, answer.kind, answer.values)
    if compare(attack, answer) > 0:
        return Preview(Text("{play}: too low", play=words), "<", "damage", {})
    if compare(attack, answer) == 0:
        return Preview(Text("{play}: a tie, both draw", play=words), "=", "move", {})
    return Preview(Text("{play}: holds, and you draw", play=words), ">", "heal", {})


def _use(view: View, action: Action) -> Preview:
    _who, one = used(seen(view), action)
    return _plain(Text("{name}: {text}", name=Text(one.name), text=Text(one.text)))


def _cards(message: str) -> Callable[[View, Action], Preview]:
    """A sentence with the card, or the cards, that an action names."""

    def words(view: View, action: Action) -> Preview:
        first, *more = action.ids
        found = plain(parse(first))
        for id in more:
            found = Text("{cards}, {next}", cards=found, next=plain(parse(id)))
        return _plain(Text(message, cards=found))

    return words


def _first(view: View, action: Action) -> Preview:
    return _plain(Text("{who} draws", who=called(label(seen(view), action.ids[0]))))


def _seal(view: View, action: Action) -> Preview:
    return _plain(Text("{ability} cannot be used any more", ability=ability(action.ids[0])))


def _trade(view: View, action: Action) -> Preview:
    level = tier(seen(view), f"hero.{action.seat}", parse(action.ids[0])) + 1
    return _plain(Text("Both go back for a new piece: {tier}", tier=Text(TIERS[level])))


def _give(view: View, action: Action) -> Preview:
    who = called(label(seen(view), action.ids[1]))
    return _plain(Text("The {card} for {who}", card=plain(parse(action.ids[0])), who=who))


def _pass(view: View, action: Action) -> Preview:
    s = seen(view)
    if attacker(s) and not view.facts["shown"] and not view.facts["announced"]:
        return _plain(Text("The attack goes on"))
    return _plain(Text("Do nothing"))


OF_VERB: Mapping[str, Callable[[View, Action], Preview]] = {
    "attack": _attack,
    "defend": _defend,
    "use": _use,
    "pass": _pass,
    "guard": _cards(N_("Instead of a turn: discard the {cards} and draw a card")),
    "drop": _cards(N_("Discard: {cards}")),
    "over": _cards(N_("On top of the deck: {cards}")),
    "under": _cards(N_("Under the deck: {cards}")),
    "swap": _cards(N_("Exchange: {cards}")),
    "recover": _cards(N_("Into your hand: {cards}")),
    "return": _cards(N_("Give back: {cards}")),
    "first": _first,
    "seal": _seal,
    "trade": _trade,
    "give": _give,
}
