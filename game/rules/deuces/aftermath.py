"""The end of an encounter, loot, levels, and the rest before the next encounter (2.3 E9 to E11, 2.10)."""

from collections.abc import Iterator

from game.core.table import State
from game.core.view import Action

from .ability import END
from .cards import clear_played, discard, restore
from .frames import Handlers, Question, queue, then
from .loot import gifts, give, trade, trades
from .names import CAMP, ENDED, LOOT, STAGE, hand_of
from .queries import all_heroes, discard_of, hand, heroes, is_hero, is_pet, level, mark, owner, seat_of
from .ruleset import mode_of, special_of

TOP = 5  # the highest level
LASTING = ("tier:", "quest:", "nth", "rival")  # marks that outlast an encounter


def _victory(s: State, how: str) -> None:
    """E9: trigger END abilities, check for loot, then discard all hands."""
    over(s, how)
    s.announce("victory")
    s.note("victories", s.number("victories") + 1)
    ends = [then("moment", END, who, "") for who in heroes(s)]
    queue(s, *ends, *special_of(s).won(s), then("loot"), *mode_of(s).rules.dues(s), then("clean"), then("level"))


def _defeat(s: State, how: str) -> None:
    """E10: no loot; every hero shuffles its discards into its deck. Level and loot are kept (A65)."""
    over(s, how)
    s.announce("wiped-out")
    s.note("defeats", s.number("defeats") + 1)
    queue(s, *mode_of(s).rules.dues(s), then("clean"), then("restore"), then("level"))


def over(s: State, how: str) -> None:
    """End the fight: reset all facts about it."""
    s.note(ENDED, how)
    for fact in ("attacker", "defender", "as", "result", "actor", "falling", "side", "announced", "source"):
        s.note(fact, "")
    s.note("size", 0)
    s.note(STAGE, LOOT)


def _clean(s: State) -> None:
    """Discard the cards of all figures (A54). Pets and enemies stay on the table until the next encounter, Defeated or
    not, to show how this one ended."""
    if any(hand(s, who) for who in heroes(s)):
        s.announce("hands-away")
    for who in list(s.tokens):
        clear_played(s, who)
        discard(s, who, hand(s, who)[:], hand_of(who))
    for who in list(s.tokens):
        if is_hero(who):
            for name in [name for name in s.tokens[who].marks if not name.startswith(LASTING) and name != "ran"]:
                s.mark(who, name, 0)
            continue
        if not is_pet(who):
            for card in s.cards(f"card.{who}")[:]:
                s.move(card, "discard.enemies", src=f"card.{who}")


def _stalemate(s: State, how: str) -> None:
    """End an encounter that nobody won: no loot and no level; it is fought again on the same level (B5)."""
    over(s, how)
    queue(s, *mode_of(s).rules.dues(s), then("clean"), then("restore"), then("rest"))


def _restore(s: State) -> None:
    for hero in all_heroes(s):
        if s.cards(discard_of(s, hero)):
            restore(s, owner(s, hero))


def _level(s: State) -> None:
    """E11: one level for all heroes, if a hero ran through a deck, however the fight ended (A58, A59).

    The other heroes shuffle their discards back; a hero who ran through keeps its deck as it is (A60). On the highest
    level this wins (A66).
    """
    if s.facts["pending"] or s.options["levels"] == "fast":
        if level(s) == TOP and mode_of(s).rules.at_the_top(s):
            return
        if level(s) < TOP:
            _rise(s)
    s.note("pending", False)
    for hero in all_heroes(s):
        if mark(s, hero, "ran"):
            s.mark(hero, "ran", 0)
    queue(s, then("rest"))


def _rest(s: State) -> None:
    """All heroes may trade before the next encounter."""
    s.note(STAGE, CAMP)
    queue(s, *(then("camp", hero, "") for hero in all_heroes(s)), then("onward"))


def _rise(s: State) -> None:
    s.change("level", level(s) + 1)
    s.note("rose", True)
    s.announce("level-up", "", level(s))
    for hero in all_heroes(s):
        if not mark(s, hero, "ran") and s.cards(discard_of(s, hero)):
            restore(s, owner(s, hero))


def _onward(s: State) -> None:
    """End the rest."""
    queue(s, *mode_of(s).rules.onward(s))


# the rest


def _campers(s: State, hero: str, done: str) -> list[int]:
    """The seat of the hero if it has something to trade or give; the leader's seat in any case, as the leader decides
    when to go on."""
    busy = hero == s.facts["leader"] or any(trades(s, hero)) or any(gifts(s, hero))
    return [seat_of(s, hero)] if busy and not done else []


def _camp(s: State, seat: int, hero: str, done: str) -> Iterator[Action]:
    yield from trades(s, hero)
    yield from gifts(s, hero)
    yield Action("go", (), seat)


def _camped(s: State, action: Action, hero: str, done: str) -> None:
    if action.verb == "trade":
        trade(s, action, hero)
    elif action.verb == "give":
        give(s, action, hero)
    queue(s, then("camp", hero, "done" if action.verb == "go" else ""))


HANDLERS: Handlers = {
    "victory": _victory,
    "defeat": _defeat,
    "clean": _clean,
    "stalemate": _stalemate,
    "restore": _restore,
    "level": _level,
    "rest": _rest,
    "onward": _onward,
    "camp": Question(_campers, _camp, _camped),
}
