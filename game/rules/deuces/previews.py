"""Previews: the effect of an action in words, before it is taken."""

from collections.abc import Callable, Mapping

from game.core.cards import parse
from game.core.deck import plain
from game.core.game import Preview
from game.core.table import State
from game.core.text import N_, NN_, Text
from game.core.view import Action, View

from .agents.combat_value import chances
from .card_plays import compare
from .cards import label
from .clash import play_text
from .combat import Attack, answer_of, attack_reading, cards_back
from .hit_odds import hit_odds
from .labels import ability, called, cards, chance
from .loot import GOOD, tier
from .master import forgone
from .names import INITIATIVE, STAGE, number
from .narration import TIERS
from .outlook import outlook
from .queries import all_heroes, attack_size, attacker, defender, enemies, hand, heroes, is_hero, size
from .ruleset import mode_of, special_of
from .turns import candidates
from .uses import used
from .view_state import seen

SIMPLE: Mapping[str, str] = {
    "stay": N_("No more enemies. Your side begins, but there is no Treasure, and loot takes two 2s."),
    "go": N_("Begin the next encounter"),
    "refuse": N_("No toll: you count as a Threat of 15 for the whole encounter, and draw the attacks"),
    "decline": N_("The fight goes on, and they don't ask again: draw more with what succeeds, lose what fails"),
    "low": N_("From now on the lowest card of a discard lies on top: less Threat"),
    "high": N_("From now on the highest card of a discard lies on top: more Threat"),
}


def preview(view: View, action: Action) -> Preview:
    """The effect of a legal action, as far as the seat can know it."""
    if action.verb in SIMPLE:
        return _plain(Text(SIMPLE[action.verb]))
    return OF_VERB[action.verb](view, action)


def _plain(text: Text) -> Preview:
    return Preview(text, "", "move", {})


def _hit(view: View, action: Action) -> Preview:
    """The chances of one more enemy, and what they bring."""
    target, odds = view.gauges["target"], hit_odds(seen(view))
    if odds is None:
        return _plain(Text("Nobody else is left to come"))
    text = Text(
        "{meets}% to meet {target}, {exceeds}% to pass it. Both bring Treasure, as good as a 2 for loot. Above it, a "
        "card decides who begins.",
        target=target,
        meets=round(100 * odds.meets),
        exceeds=round(100 * odds.exceeds),
    )
    return _plain(text)


def _attack(view: View, action: Action) -> Preview:
    s = seen(view)
    attack = Attack.of(s, action)
    who, target, reading = attack.who, attack.target, attack.reading(s)
    likely = chances(s, who, target, reading)
    percent, ties = round(100 * (likely.wins + likely.ties)), round(100 * likely.ties)
    text = Text(
        "{play} against {foe}, who holds {n} card: {chance}",
        "{play} against {foe}, who holds {n} cards: {chance}",
        play=play_text(s, reading, who, target, True),
        foe=called(label(s, target)),
        n=size(s, target),
        chance=chance(percent, ties),
    )
    return Preview(text, f"{percent - ties}%", "luck" if percent else "damage", {}, likely=percent - ties)


def _defend(view: View, action: Action) -> Preview:
    s = seen(view)
    attack, answer = attack_reading(s), answer_of(s, [parse(id) for id in action.ids])
    if answer is None or attack is None:
        text = Text(
            "Thrown away: no answer, {n} card left, and {foe} draws {drawn}",
            "Thrown away: no answer, {n} cards left, and {foe} draws {drawn}",
            n=size(s, defender(s)) - len(action.ids),
            foe=called(label(s, attacker(s))),
            drawn=attack_size(s),
        )
        return Preview(_with_cards_back(s, text, len(action.ids)), "", "damage", {})
    words = play_text(s, answer, defender(s), attacker(s), False)
    if compare(attack, answer) > 0:
        return Preview(_with_cards_back(s, Text("{play}: too low", play=words), len(action.ids)), "<", "damage", {})
    if compare(attack, answer) == 0:
        return Preview(Text("{play}: a tie, both draw", play=words), "=", "move", {})
    return Preview(Text("{play}: holds, and you draw", play=words), ">", "heal", {})


def _with_cards_back(s: State, told: Text, played: int) -> Text:
    """The words for a defence that fails, and how many of the cards played come back (C7)."""
    n = min(cards_back(s), played)
    return Text("{told}, but {n} card comes back", "{told}, but {n} cards come back", told=told, n=n) if n else told


def _use(view: View, action: Action) -> Preview:
    s = seen(view)
    who, one = used(s, action)
    words = Text("{name}: {text}", name=Text(one.name), text=Text(one.text))
    ahead = outlook(s, who, one)
    return _plain(Text("{text} {outlook}", text=words, outlook=ahead) if ahead else words)


def _cards(message: str) -> Callable[[View, Action], Preview]:
    """Make a preview from a message that lists the cards of an action."""

    def words(view: View, action: Action) -> Preview:
        return _plain(Text(message, cards=cards(action.ids)))

    return words


def _sacrifice(view: View, action: Action) -> Preview:
    s, given = seen(view), [parse(id) for id in action.ids]
    words = Text("Sacrifice: {cards}", cards=cards(action.ids))
    ahead = special_of(s).ahead(s, s.find(given[0]).removeprefix("hand."), given)
    return _plain(Text("{sacrifice}. {outlook}", sacrifice=words, outlook=ahead) if ahead else words)


def _drop(view: View, action: Action) -> Preview:
    """The discarded cards; with several heroes also the new Threat, as this decides whom the enemies attack."""
    s = seen(view)
    words = Text("Discard: {cards}", cards=cards(action.ids))
    ranks = [parse(id).rank for id in action.ids]
    who = s.find(parse(action.ids[0])).removeprefix("hand.")
    if len(heroes(s)) == 1 or not is_hero(who) or not mode_of(s).threats:
        return _plain(words)
    top = max(ranks) if s.facts[f"lay.{number(who)}"] == "high" else min(ranks)
    return _plain(Text("{discard}. On top it makes a Threat of {n}.", discard=words, n=top))


def _first(view: View, action: Action) -> Preview:
    s = seen(view)
    who = called(label(s, action.ids[0]))
    if view.facts[STAGE] == INITIATIVE:
        return _plain(
            Text(
                "The top card of {who} against the enemies': the higher one begins. Both go back under their decks.",
                who=who,
            )
        )
    return _plain(Text("{who} draws the odd card", who=who))


def _end(view: View, action: Action) -> Preview:
    """The turn that ends, and what this gives up; a Game Master is asked first, as it may be the turn of many."""
    question = forgone(seen(view), action.seat)
    return _plain(_ended(view, action))._replace(risky=question is not None, question=question)


def _ended(view: View, action: Action) -> Text:
    """The turn that ends, and what this gives up."""
    s = seen(view)
    able = candidates(s, action.seat, view.text("side"))
    idle = any(other.verb == "attack" for other in view.legal)
    if len(able) != 1:
        return Text("End the turn without another attack") if idle else Text("End the turn")
    who = called(label(s, able[0]))
    return Text(N_("End the turn of {who} without an attack") if idle else N_("End the turn of {who}"), who=who)


def _seal(view: View, action: Action) -> Preview:
    return _plain(Text("{ability} can't be used any more in this encounter", ability=ability(action.ids[0])))


def _trade(view: View, action: Action) -> Preview:
    s = seen(view)
    one, two = (parse(id) for id in action.ids)
    hero = f"hero.{number(s.find(one))}"
    level = tier(s, hero, one) + 1
    text = Text(
        "The {one} and the {two} go back into the loot deck; a card drawn from it becomes {tier}: {good}",
        one=plain(one),
        two=plain(two),
        tier=Text(TIERS[level]),
        good=Text(GOOD[level]),
    )
    return _plain(text)


def _give(view: View, action: Action) -> Preview:
    who = called(label(seen(view), action.ids[1]))
    return _plain(Text("The {card} for {who}", card=plain(parse(action.ids[0])), who=who))


def _accept(view: View, action: Action) -> Preview:
    s = seen(view)
    text = Text(
        "The encounter is won, with {n} card to draw from your own deck: nearer a level, and perhaps a 2 for loot",
        "The encounter is won, with {n} cards to draw from your own deck: nearer a level, and perhaps 2s for loot",
        n=_held(s),
    )
    return _plain(text)


def _held(s: State) -> int:
    """The number of cards the enemies still hold, to be drawn by the heroes for letting them go (A64)."""
    return sum(len(hand(s, who)) for who in enemies(s))


def _asked_first(told: tuple[str, str], question: tuple[str, str]) -> Callable[[View, Action], Preview]:
    """Make a preview of an action that would end the encounter, with a question first: for one hero, and for
    several."""

    def words(view: View, action: Action) -> Preview:
        s = seen(view)
        drawn = Text("{n} card", "{n} cards", n=_held(s))
        text, asked = (Text(*each, n=len(all_heroes(s)), cards=drawn) for each in (told, question))
        return _plain(text)._replace(risky=True, question=asked)

    return words


def _pass(view: View, action: Action) -> Preview:
    s = seen(view)
    if not attacker(s) or view.facts["announced"] or view.facts["falling"]:
        return _plain(Text("Exchange nothing") if _swaps(view) else Text("Use no ability now"))
    if view.facts["shown"]:
        return _plain(Text("Use no ability: it stays as it is"))
    if s.tokens[defender(s)].seat == view.seat:
        return _plain(Text("Use no ability. Next you choose the cards to answer with."))
    return _plain(Text("Use no ability: the attack goes on"))


def _swaps(view: View) -> bool:
    return any(action.verb == "swap" for action in view.legal)


OF_VERB: Mapping[str, Callable[[View, Action], Preview]] = {
    "hit": _hit,
    "attack": _attack,
    "defend": _defend,
    "use": _use,
    "pass": _pass,
    "guard": _cards(N_("Instead of a turn: discard the {cards} and draw a card")),
    "toll": _cards(N_("For the toll: {cards}")),
    "sacrifice": _sacrifice,
    "drop": _drop,
    "end": _end,
    "over": _cards(N_("On top of the deck: {cards}")),
    "under": _cards(N_("Under the deck: {cards}")),
    "swap": _cards(N_("Exchange: {cards}")),
    "recover": _cards(N_("Into your hand: {cards}")),
    "return": _cards(N_("Give back: {cards}")),
    "first": _first,
    "seal": _seal,
    "accept": _accept,
    "offer": _asked_first(
        NN_(
            "Offer peace: if the hero agrees, it counts as the hero's victory, with loot and {cards} to draw",
            "Offer peace: if the heroes agree, it counts as their victory, with loot and {cards} to draw",
        ),
        NN_(
            "Offer peace? If the hero agrees, it counts as the hero's victory, with {cards} to draw.",
            "Offer peace? If the heroes agree, it counts as their victory, with {cards} to draw.",
        ),
    ),
    "fold": _asked_first(
        NN_(
            "Give up: it counts as the hero's victory, with loot and {cards} to draw",
            "Give up: it counts as the heroes' victory, with loot and {cards} to draw",
        ),
        NN_(
            "Give up the encounter? It counts as a victory for the hero, who draws {cards}.",
            "Give up the encounter? It counts as a victory for the heroes, who draw {cards}.",
        ),
    ),
    "trade": _trade,
    "give": _give,
}
