"""Texts for the rest after an encounter, on its result and consequences, and texts on what is at stake in the current
one."""

from collections.abc import Iterator, Mapping

from game.core.cards import parse
from game.core.combatants import Aftermath, Share
from game.core.deck import plain
from game.core.table import State
from game.core.text import N_, NN_, Text
from game.core.view import Action, View

from .aftermath import TOP
from .card_plays import COMMON, EPIC, RARE
from .cards import label
from .classes import CLASSES
from .encounter import GROWN, MANY
from .enemies import ENEMIES
from .labels import called, cards
from .loot import GOOD, GRADES, NOT_CHECKED, TRADED, pieces, tier
from .master import prospects
from .names import BEATEN, CAMP, ENDED, FIGHT, LOST_WAYS, NIGHT, SLUNK, SPARED, STAGE, WIPED, number
from .narration import TIERS, checked
from .queries import all_heroes, gm_seat, level, seat_of
from .ruleset import mode_of, special_of
from .view_state import seen

HEADS: Mapping[str, str] = {
    BEATEN: N_("Victory"),
    SPARED: N_("They are let go"),
    SLUNK: N_("Victory"),
    WIPED: N_("Defeat"),
    NIGHT: N_("Defeat"),
}
TO_MASTER: Mapping[str, str] = {  # the Game Master wins when the heroes lose
    BEATEN: N_("Defeat"),
    SPARED: N_("You are let go"),
    SLUNK: N_("Defeat"),
    WIPED: N_("Victory"),
    NIGHT: N_("Victory"),
}
TOLD: Mapping[str, str] = {
    BEATEN: N_("All enemies are defeated."),
    SPARED: N_("The enemies gave up: that counts as a victory over them."),
    SLUNK: N_("Nobody wanted to fight any more: the enemies slunk off."),
    WIPED: N_("All heroes were defeated."),
    NIGHT: N_("Night fell, and there was only flight."),
}
GOOD_FOR: Mapping[int, str] = {  # the use of loot, by its tier
    COMMON: N_("The {card} may now count 1 higher."),
    RARE: N_("The {card} now counts as two cards."),
    EPIC: N_("The {card} is now any card."),
}
TO_COME = NN_(
    "{goal} comes when a deck runs out: {who} has {n} card left.",
    "{goal} comes when a deck runs out: {who} has {n} cards left.",
)
TO_COME_ALONE = NN_(
    "{goal} comes when your deck runs out: {n} card left.",
    "{goal} comes when your deck runs out: {n} cards left.",
)


def result(view: View) -> Text:
    """The result of the last encounter for the viewer, in a word or two."""
    heads = TO_MASTER if _is_master(view) else HEADS
    return Text(heads[view.text(ENDED)])


def _is_master(view: View) -> bool:
    return view.seat == gm_seat(seen(view))


def aftermath(view: View) -> Aftermath | None:
    """The result and the consequences of the last encounter; None except in the rest after it."""
    if view.facts[STAGE] != CAMP:
        return None
    s, how = seen(view), view.text(ENDED)
    won = how not in LOST_WAYS
    ahead = (*(() if won else _price(s)), *risen(s), *to_come(view))
    return Aftermath(won != _is_master(view), result(view), _how(s, how), shares(s, won), ahead, tuple(grown(s)))


def _how(s: State, how: str) -> Text:
    """The reason for the result."""
    hero, *others = all_heroes(s)
    if how == WIPED and not others:
        return Text("{who} was defeated.", who=called(label(s, hero)))
    return Text((how == BEATEN and special_of(s).beaten) or TOLD[how])


def _traded(s: State, hero: str) -> list[str]:
    """The pieces that a hero gave for a better one in this rest."""
    what, *pieces = s.text(f"counted.{number(hero)}").split() or [""]
    return pieces if what == TRADED else []


def shares(s: State, won: bool) -> tuple[Share, ...]:
    """The gains of all heroes after a victory; after any other result only those by trades."""
    return tuple(_share(s, hero) for hero in all_heroes(s) if won or _traded(s, hero))


def _share(s: State, hero: str) -> Share:
    """A hero's gain from a victory, or the reason why there is none; or its gain by a trade."""
    n = number(hero)
    found, piece = s.number(f"deuces.{n}"), s.text(f"found.{n}")
    given = _traded(s, hero)
    if found == NOT_CHECKED and not given:
        return Share(hero, Text("No loot for the defeated."))
    why = Text("In trade for {cards}.", cards=cards(given)) if given else _checked(s, n)
    if not piece:
        return Share(hero, why)
    card = parse(piece)
    if card not in s.cards(f"loot.{n}"):
        return Share(hero, Text("{why} It has been given away.", why=why))
    level = tier(s, hero, card)
    if given:
        why = Text("{tier} loot in trade for {cards}.", tier=Text(TIERS[level]), cards=cards(given))
    good = Text(GOOD_FOR[level], card=plain(card))
    return Share(hero, Text("{why} {good}", why=why, good=good), (card,), GRADES[level])


def _checked(s: State, n: int) -> Text:
    """The result of the Loot check of the hero with this number, and the reason."""
    return checked(s.number(f"deuces.{n}"), s.text(f"counted.{n}").split())


def _price(s: State) -> Iterator[Text]:
    """The cost of a defeat."""
    yield Text("No loot. You keep your level and earlier loot; you lose {n} points.", n=mode_of(s).defeat)
    yield Text("All discards were shuffled back in.")


def risen(s: State) -> Iterator[Text]:
    """The new level, and the abilities it brings."""
    if not s.facts["rose"]:
        return
    hero, *others = all_heroes(s)
    kind, n = CLASSES.get(s.tokens[hero].kind), level(s)
    if others or kind is None or len(kind.abilities) < n:
        yield Text("Level {n}! Everybody with a class has learnt a new ability.", n=n)
    else:
        what = Text(kind.abilities[n - 1].name)
        yield Text("Level {n}! {who} has learnt {ability}.", n=n, who=called(label(s, hero)), ability=what)


def grown(s: State) -> Iterator[Text]:
    """The effects of a new level besides abilities: larger hands of heroes and enemies, and Elites."""
    if not s.facts["rose"]:
        return
    n, (hero, *others) = level(s), all_heroes(s)
    if n == GROWN:
        message = N_("Every hero now begins with {n} cards.") if others else N_("{who} now begins with {n} cards.")
        yield Text(message, who=called(label(s, hero)), n=MANY)
    if s.options["mode"] == "boss":
        yield Text("The next boss is stronger, too.")
    elif any(kind.elite_at == n for kind in ENEMIES if s.options["sets"] in ("all", kind.set)):
        yield Text("The enemies grow, too: larger hands, and more of them are Elite, with a second ability.")
    else:
        yield Text("The enemies grow, too: many have larger hands.")


def to_come(view: View) -> Iterator[Text]:
    """The distance to the next level; for the player of the only hero, in terms of their own deck."""
    s = seen(view)
    if level(s) == TOP and not mode_of(s).crowned:
        return
    goal = Text("Level {n}", n=level(s) + 1) if level(s) < TOP else Text("The end of the quest")
    if s.options["levels"] == "fast":
        if view.facts[STAGE] == FIGHT:
            yield Text("{goal} comes after this encounter.", goal=goal)
        return
    own = len(all_heroes(s)) == 1 and view.seat == seat_of(s, all_heroes(s)[0])
    if s.facts["pending"]:
        message = N_("Your deck has run out: {goal} comes after this encounter.")
        yield Text(message if own else N_("A deck has run out: {goal} comes after this encounter."), goal=goal)
        return
    hero = min(all_heroes(s), key=lambda hero: len(s.cards(f"deck.{number(hero)}")))
    yield Text(*(TO_COME_ALONE if own else TO_COME), goal=goal, who=called(label(s, hero)),
               n=len(s.cards(f"deck.{number(hero)}")))  # fmt: skip


def stakes(view: View) -> tuple[Text, ...]:
    """What can be won or lost in the current fight: its difficulty, what it takes to find loot, and the distance to the
    next level. In the rest after it, the terms of trade for a viewer who can trade."""
    if view.facts[STAGE] == FIGHT:
        s = seen(view)
        ours = view.seat != gm_seat(s)
        return (_encounter(s), *((terms(s), *to_come(view)) if ours else prospects(s))) if _has_begun(s) else ()
    trader = next((action for action in view.legal if action.verb == "trade"), None)
    return tuple(_trade(view, trader)) if trader is not None else ()


def _trade(view: View, action: Action) -> Iterator[Text]:
    """The terms of trade, and the pieces of each tier."""
    s = seen(view)
    hero = f"hero.{number(s.find(parse(action.ids[0])))}"
    yield Text("Trade: two pieces of one tier for a new card, one tier better.")
    for grade in (COMMON, RARE, EPIC):
        held = [piece.id for piece in pieces(s, hero) if tier(s, hero, piece) == grade]
        if held:
            yield Text("{tier} ({good}): {cards}", tier=Text(TIERS[grade]), good=Text(GOOD[grade]), cards=cards(held))


def _has_begun(s: State) -> bool:
    """Return True if an encounter is on the table. During an animation the view may lag behind the start of the
    fight."""
    return bool(s.gauges["encounter"]) and (
        bool(s.gauges["target"]) or s.options["mode"] == "boss" or bool(special_of(s).id)
    )


def _encounter(s: State) -> Text:
    n, target = s.gauges["encounter"], s.gauges["target"]
    if special := special_of(s).name:
        return Text("Encounter {n}: {name}.", n=n, name=Text(special))
    if not target:
        return Text("Encounter {n}: a boss.", n=n)
    difficulty = s.gauges["difficulty"]
    return Text(
        "Encounter {n}: enemies worth {difficulty}, target {target}.", n=n, difficulty=difficulty, target=target
    )


def terms(s: State) -> Text:
    """The number of 2s that it takes to find loot."""
    if s.facts["treasure"]:
        return Text("There is Treasure: one 2 in hand at the end is loot.")
    return Text("There is no Treasure: loot takes two 2s in hand at the end.")
