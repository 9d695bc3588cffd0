"""Test players that fight in the real window: one with any device, or several who share one device."""

import json
import re
from collections.abc import Iterator, Sequence
from pathlib import Path

from game.core import save
from game.core.events import EVERYBODY
from game.core.game import HUMAN, defaults
from game.core.match import Match
from game.rules import games
from tests.e2e.controls import Hands, Pad
from tests.e2e.player import Player
from tests.e2e.window import Tree, Window, leave_running, thing

QUICK = {
    "speed": "instant",
    "reduced_motion": True,
    "welcomed": True,
    "taught": ["deuces"],
    "first_notes": False,
    "questions": "always",  # so that every ability is offered
}
EASY = ("--set", "target=-1")  # few enemies
LONGEST = 120  # actions of an encounter
VERBS = ("stay", "defend", "pass", "go", "first", "accept", "over", "recover", "drop", "swap", "seal", "end")
SCENES = ("table", "curtain", "result")


def verb_of(action: str) -> str:
    """The verb of an action."""
    return action.rpartition(":")[2].split()[0]


def ids_of(action: str) -> list[str]:
    """The ids of an action."""
    return action.split()[1:]


class Fighter(Player):
    """A test player that draws one more enemy once, ends one turn early, uses every ability once, attacks with as many
    cards as possible, and answers if it can.

    `wishes` are verbs that are done before all others, once each, as soon as possible.
    """

    def __init__(self, window: Window, hands: Hands, pictures: Path, wishes: Sequence[str] = ("hit", "end")):
        super().__init__(window, hands, pictures)
        self.wishes = [*wishes]
        self.used: set[str] = set()
        self.curtains: list[str] = []  # their texts, in order

    def look(self, tree: Tree) -> Tree:
        """Check that at the table something other than the menu has the focus, that no sentence ends twice, and that no
        name is repeated."""
        assert tree["scene"] != "table" or tree["focus"] != "menu", "nothing but the menu has the focus"
        assert not [each["label"] for each in tree["things"] if re.search(r"\?\.|(\w+) · \1:", each["label"])]
        return super().look(tree)

    # choosing an action

    def decide(self, tree: Tree) -> str:
        """Choose one of the actions that the window reports as legal."""
        legal = [action for action in tree["facts"]["legal"] if "as=" not in action]
        by_verb: dict[str, list[str]] = {}
        for action in legal:
            by_verb.setdefault(verb_of(action), []).append(action)
        for verb in self.wishes:
            if verb in by_verb:
                self.wishes.remove(verb)
                return by_verb[verb][0]
        fresh = [action for action in by_verb.get("use", ()) if ids_of(action)[0] not in self.used]
        if fresh:
            self.used.add(ids_of(fresh[0])[0])
            return fresh[0]
        if "attack" in by_verb:
            return max(by_verb["attack"], key=lambda action: (len(ids_of(action)), -held(tree, ids_of(action)[-1])))
        return next(by_verb[verb][0] for verb in VERBS if verb in by_verb)

    # performing an action

    def act(self, tree: Tree, action: str) -> Tree:
        """Pick the ids of an action, one after the other, until it is done; return the tree after it."""
        count, verb, ids = tree["facts"]["actions"], verb_of(action), ids_of(action)
        self._show(tree, ids)
        if verb not in self.verbs:
            self.window.picture(self.pictures / f"{tree['facts']['seat']}-{verb}.png")
        for id in ids:
            tree = self.window.wait(lambda tree: tree["scene"] == "table", "the table")
            if id in tree["facts"]["picked"]:
                continue  # picked automatically as the only possibility
            self.hands.press(id)
            tree = self.window.wait(
                lambda tree, id=id: done(tree, count) or id in tree["facts"]["picked"], f"{id} to be picked ({action})"
            )
            if done(tree, count):
                break
        if not done(tree, count):
            self.hands.press(verb)
        tree = self.window.wait(lambda tree: done(tree, count) or tree["scene"] == "ask", f"{action} to be done")
        if tree["scene"] == "ask":
            self.hands.press("do")
            tree = self.window.wait(lambda tree: done(tree, count), f"{action} to be done after all")
        self.done.append(action)
        return self.look(tree)

    def _show(self, tree: Tree, ids: Sequence[str]) -> None:
        """Press the plate of the cards' owner, if these cards are not on the screen."""
        away = [id for id in ids if thing(tree, id) is None]
        if not away:
            return
        owner = owner_of(tree, away[0])
        assert owner, f"{away[0]} is not to be seen, and nobody has it"
        self.hands.press(owner)
        self.window.wait(lambda tree: thing(tree, away[0]), f"{away[0]} to be seen, of {owner}")

    def raise_curtain(self, tree: Tree) -> Tree:
        """Take the device."""
        heading = thing(tree, "heading")
        assert heading is not None
        self.curtains.append(str(heading["label"]))
        self.window.wait(lambda tree: enabled(tree, "ready"), "the curtain to be ready")
        self.hands.press("ready")
        return self.look(self.window.scene("table", "result"))

    def step(self, tree: Tree) -> Tree:
        """Do what is next: an action, a page, or taking the device."""
        if tree["scene"] == "level":
            self.hands.press("go")
            return self.look(self.window.wait(lambda tree: tree["scene"] != "level", "the new level to be read"))
        if thing(tree, "onward"):
            self.hands.press("onward")
            return self.look(self.window.wait(lambda tree: thing(tree, "onward") is None, "it to go on"))
        return self.raise_curtain(tree) if tree["scene"] == "curtain" else self.act(tree, self.decide(tree))

    def until(self, tree: Tree, verb: str) -> Tree:
        """Fight until an action with this verb is done, or the play is over."""
        for _ in range(LONGEST):
            if tree["scene"] == "result" or (self.done and verb_of(self.done[-1]) == verb):
                return tree
            tree = self.step(tree)
        raise AssertionError(f"{verb} never comes; done so far: {self.done}")

    @property
    def verbs(self) -> set[str]:
        """The verbs of all actions done so far."""
        return {verb_of(action) for action in self.done}


def done(tree: Tree, count: int) -> bool:
    """True if more than `count` actions have been done, or the table is no longer on top."""
    if tree["scene"] == "table":
        return tree["facts"]["actions"] > count
    return tree["scene"] in ("curtain", "level", "result")


def enabled(tree: Tree, id: str) -> bool:
    """True if a thing is there and can be pressed."""
    found = thing(tree, id)
    return found is not None and bool(found["enabled"])


def held(tree: Tree, who: str) -> int:
    """The number of cards in a figure's hand."""
    return len(tree["facts"]["view"]["zones"].get(f"hand.{who}", ()))


def owner_of(tree: Tree, card: str) -> str:
    """The figure whose hand contains a card, or that has an ability; "" if there is none."""
    if "@" in card:
        return card.partition("@")[2]
    zones = tree["facts"]["view"]["zones"]
    return next((zone.removeprefix("hand.") for zone, cards in zones.items() if card in cards), "")


# saves


def kept(data: Path) -> Match:
    """The only running play from its save, including everything hidden."""
    (path,) = (each for each in (data / "running").glob("deuces-*.json") if ".earlier-" not in each.name)
    return save.read(path.read_text(encoding="utf-8"), games())


def lay_down(data: Path, seats: Sequence[str], seed: int, **options: str) -> None:
    """Save a newly dealt play with these holders, so that the window can continue it."""
    game = games()["deuces"]
    match = Match(game, {**defaults(game), **options}, seed, seats=seats)
    leave_running(data, match)


# one device for all


def one_pad(window: Window, people: int) -> Pad:
    """Plug in a pad that takes the places of all people, one after the other."""
    window.scene("seats")
    window.focus()
    pad = Pad(window)
    for n in range(people):
        tree = window.wait(lambda tree: tree["focus"].startswith("seat."), "a free place")
        pad.give("confirm")
        window.wait(lambda tree, before=tree["focus"]: tree["focus"] != before, f"place {n} to be taken")
    pad.press("start")
    return pad


class Secretive(Fighter):
    """Fighters who check, against the save, that nobody sees another person's cards. A Game Master folds in the end."""

    def decide(self, tree: Tree) -> str:
        """Let a Game Master fold once it has attacked and answered; else decide as usual."""
        seat = f"{tree['facts']['seat']}:"
        own = {verb_of(action) for action in self.done if action.startswith(seat)}
        fold = f"{seat}fold"
        return fold if {"attack", "defend"} <= own and fold in tree["facts"]["legal"] else super().decide(tree)

    def look(self, tree: Tree) -> Tree:
        if tree["scene"] in ("table", "curtain"):
            self._find_no_secret(tree)
        return super().look(tree)

    def _find_no_secret(self, tree: Tree) -> None:
        shown = json.dumps(tree, ensure_ascii=False)
        for zone, cards in secrets(kept(self.window.data), tree["facts"].get("seat")).items():
            found = [shown[max(0, at.start() - 90) : at.end() + 40] for card in cards for at in _named(card, shown)]
            assert not found, f"{zone} of another can be read in {tree['scene']}: {found}"
            self.checked += len(cards)

    checked = 0  # number of other people's cards searched for


def _named(card: str, text: str) -> Iterator[re.Match[str]]:
    """All places where a card's id stands by itself in a text."""
    return re.finditer(rf"(?<![\w.]){re.escape(card)}(?![\w.])", text)


def secrets(match: Match, seat: int | None) -> dict[str, list[str]]:
    """Cards by zone that a seat must not see: those in other people's hands, and those that other heroes look at. With
    None, those of all people.

    A card taken back from an open pile is no secret, because everybody has seen it.
    """
    heroes = [hero for hero in range(int(match.options["heroes"])) if hero != seat]
    names = [zone for hero in heroes for zone in (f"hand.hero.{hero}", f"seen.{hero}")]
    theirs = (who for who, token in match.state.tokens.items() if token.seat not in (None, seat))
    names += [f"hand.{who}" for who in theirs if who.startswith("enemy.") and _plays(match, who) == HUMAN]
    zones = [(name, match.state.zones[name]) for name in names]
    return {
        name: [card.id for card, knowers in zip(zone.cards, zone.known, strict=True) if knowers is not EVERYBODY]
        for name, zone in zones
    }


def _plays(match: Match, who: str) -> str:
    """The holder of a figure's seat, or ""."""
    seat = match.state.tokens[who].seat
    return "" if seat is None else match.seats[seat]


def stage(tree: Tree) -> str:
    """The stage of an encounter."""
    return str(tree["facts"]["view"]["facts"]["stage"])
