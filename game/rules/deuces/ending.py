"""How an encounter has ended and what came of it, in words, while the party rests; and what one under way is about."""

from collections.abc import Iterator, Mapping

from game.core.cards import parse
from game.core.deck import plain
from game.core.game import View
from game.core.table import State
from game.core.troupe import Aftermath, Share
from game.core.words import N_, Text

from .aftermath import DEFEAT, TOP
from .brawl import all_heroes, level
from .called import called
from .cards import label
from .classes import CLASSES
from .hands import COMMON, EPIC, RARE
from .loot import NOT_CHECKED, tier_of
from .names import BEATEN, CAMP, ENDED, FIGHT, LOST_WAYS, NIGHT, SLUNK, SPARED, STAGE, WIPED, number
from .narration import checked
from .seen import seen

HEADS: Mapping[str, str] = {
    BEATEN: N_("Victory"),
    SPARED: N_("They are let go"),
    SLUNK: N_("Victory"),
    WIPED: N_("Defeat"),
    NIGHT: N_("Defeat"),
}
TOLD: Mapping[str, str] = {
    BEATEN: N_("All enemies are Defeated."),
    SPARED: N_("The enemies gave up: that counts as a victory."),
    SLUNK: N_("Nobody wanted to fight any more: the enemies slunk off."),
    WIPED: N_("All heroes were Defeated."),
    NIGHT: N_("Night fell, and the heroes fled."),
}
GOOD_FOR: Mapping[int, str] = {  # loot, by its tier
    COMMON: N_("The {card} may now count 1 higher."),
    RARE: N_("The {card} now counts as two."),
    EPIC: N_("The {card} is now any card."),
}


def result(view: View) -> Text:
    """How the last encounter has ended, in a word or two."""
    return Text(HEADS[str(view.facts[ENDED])])


def aftermath(view: View) -> Aftermath | None:
    """How the last encounter has ended, and what came of it; None but in the rest after it."""
    if view.facts[STAGE] != CAMP:
        return None
    s, how = seen(view), str(view.facts[ENDED])
    won = how not in LOST_WAYS
    shares = tuple(_share(s, hero) for hero in all_heroes(s)) if won else ()
    ahead = (*(() if won else _price()), *_risen(s), *_to_come(s))
    return Aftermath(won, result(view), Text(TOLD[how]), shares, ahead)


def _share(s: State, hero: str) -> Share:
    """What a hero got of a victory, or why nothing."""
    n = number(hero)
    found, piece = int(s.facts[f"deuces.{n}"] or 0), str(s.facts[f"found.{n}"])
    if found == NOT_CHECKED:
        return Share(hero, Text("No loot for whoever was Defeated."))
    why = checked(found, str(s.facts[f"counted.{n}"]).split())
    if not piece:
        return Share(hero, why)
    card = parse(piece)
    if card not in s.cards(f"loot.{n}"):
        return Share(hero, Text("{why} It has been traded.", why=why))
    good = Text(GOOD_FOR[tier_of(found)], card=plain(card))
    return Share(hero, Text("{why} {good}", why=why, good=good), (card,))


def _price() -> Iterator[Text]:
    """What a defeat costs."""
    yield Text("No loot. Level and loot from before are kept; the score loses {n} points.", n=DEFEAT)
    yield Text("All discards went back into the decks.")


def _risen(s: State) -> Iterator[Text]:
    """The new level, and what it brings."""
    if not s.facts["rose"]:
        return
    hero, *others = all_heroes(s)
    kind, n = CLASSES.get(s.tokens[hero].kind), level(s)
    if others or kind is None or len(kind.abilities) < n:
        yield Text("Level {n}! Whoever has a class has learnt a new ability.", n=n)
    else:
        what = Text(kind.abilities[n - 1].name)
        yield Text("Level {n}! {who} has learnt {ability}.", n=n, who=called(label(s, hero)), ability=what)


def _to_come(s: State) -> Iterator[Text]:
    """How far it is to the next level."""
    if s.options["levels"] == "fast":
        return
    hero = min(all_heroes(s), key=lambda hero: len(s.cards(f"deck.{number(hero)}")))
    left, who = len(s.cards(f"deck.{number(hero)}")), called(label(s, hero))
    goal = Text("Level {n}", n=level(s) + 1) if level(s) < TOP else Text("The end of the quest")
    if s.facts["pending"]:
        yield Text("A deck has run out: {goal} comes after this encounter.", goal=goal)
        return
    yield Text(
        "{goal} comes when a deck runs out: {who} has {n} card left.",
        "{goal} comes when a deck runs out: {who} has {n} cards left.",
        goal=goal,
        who=who,
        n=left,
    )


def stakes(view: View) -> tuple[Text, ...]:
    """What the fight under way is about: how hard it is, what it takes to find loot, and how far the next level is."""
    if view.facts[STAGE] != FIGHT:
        return ()
    s = seen(view)
    return (_encounter(s), _loot(s), *_to_come(s))


def _encounter(s: State) -> Text:
    n, target = s.gauges["encounter"], s.gauges["target"]
    if not target:
        return Text("Encounter {n}: a boss.", n=n)
    difficulty = s.gauges["difficulty"]
    return Text("Encounter {n}: enemies {difficulty}, target {target}.", n=n, difficulty=difficulty, target=target)


def _loot(s: State) -> Text:
    if s.facts["treasure"]:
        return Text("There is Treasure: one 2 in hand at the end is loot.")
    return Text("There is no Treasure: it takes two 2s in hand at the end for loot.")
