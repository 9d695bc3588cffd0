"""People who fight in the real window: one with any hands, or several who hand one device over."""

import json
import re
from collections.abc import Iterator, Sequence
from pathlib import Path

from game.core import save
from game.core.events import EVERYBODY
from game.core.game import HUMAN, defaults
from game.core.match import Match
from game.rules import games
from tests.e2e.hands import Hands, Pad
from tests.e2e.player import Player
from tests.e2e.window import Tree, Window, thing

QUICK = {"speed": "instant", "reduced_motion": True, "welcomed": True, "taught": ["deuces"]}
EASY = ("--set", "target=-1")  # few enemies
LONGEST = 120  # actions of an encounter
VERBS = ("stay", "defend", "pass", "go", "first", "accept", "over", "recover", "drop", "swap", "seal", "end")
SCENES = ("table", "curtain", "result")


def verb_of(action: str) -> str:
    """What is done."""
    return action.rpartition(":")[2].split()[0]


def ids_of(action: str) -> list[str]:
    """The things it is done with."""
    return action.split()[1:]


class Fighter(Player):
    """Draws one enemy more once, ends one turn early, uses every ability once, attacks with as many cards as can be,
    and answers if it can.

    `wishes` are verbs that are done before all others, once each, as soon as they can be.
    """

    def __init__(self, window: Window, hands: Hands, pictures: Path, wishes: Sequence[str] = ("hit", "end")):
        super().__init__(window, hands, pictures)
        self.wishes = [*wishes]
        self.used: set[str] = set()
        self.curtains: list[str] = []  # what they said, one after the other

    def look(self, tree: Tree) -> Tree:
        """What there is to be chosen has the focus; sentences end once, and call nobody twice."""
        assert tree["scene"] != "table" or tree["focus"] != "menu", "nothing but the menu has the focus"
        assert not [each["label"] for each in tree["things"] if re.search(r"\?\.|(\w+) · \1:", each["label"])]
        return super().look(tree)

    # what to do

    def decide(self, tree: Tree) -> str:
        """One of the actions that the window says are legal."""
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

    # doing it

    def act(self, tree: Tree, action: str) -> Tree:
        """Pick the things it names, one after the other, until it is done; the tree after it."""
        count, verb, ids = tree["facts"]["actions"], verb_of(action), ids_of(action)
        self._show(tree, ids)
        if verb not in self.verbs:
            self.window.picture(self.pictures / f"{tree['facts']['seat']}-{verb}.png")
        for id in ids:
            tree = self.window.wait(lambda tree: tree["scene"] == "table", "the table")
            if id in tree["facts"]["picked"]:
                continue  # it was the only thing that could be meant
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
        """Whose cards they are comes forward with a press on their plate."""
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
        """Whatever is next."""
        if tree["scene"] == "level":
            self.hands.press("go")
            return self.look(self.window.wait(lambda tree: tree["scene"] != "level", "the new level to be read"))
        if thing(tree, "onward"):
            self.hands.press("onward")
            return self.look(self.window.wait(lambda tree: thing(tree, "onward") is None, "it to go on"))
        return self.raise_curtain(tree) if tree["scene"] == "curtain" else self.act(tree, self.decide(tree))

    def until(self, tree: Tree, verb: str) -> Tree:
        """Fight until something of that kind is done, or the play is over."""
        for _ in range(LONGEST):
            if tree["scene"] == "result" or (self.done and verb_of(self.done[-1]) == verb):
                return tree
            tree = self.step(tree)
        raise AssertionError(f"{verb} never comes; done so far: {self.done}")

    @property
    def verbs(self) -> set[str]:
        """What was done."""
        return {verb_of(action) for action in self.done}


def done(tree: Tree, count: int) -> bool:
    """Is more done than so many actions?"""
    if tree["scene"] == "table":
        return tree["facts"]["actions"] > count
    return tree["scene"] in ("curtain", "level", "result")


def enabled(tree: Tree, id: str) -> bool:
    """Is it there, and can it be pressed?"""
    found = thing(tree, id)
    return found is not None and bool(found["enabled"])


def held(tree: Tree, who: str) -> int:
    """How many cards somebody holds."""
    return len(tree["facts"]["view"]["zones"].get(f"hand.{who}", ()))


def owner_of(tree: Tree, card: str) -> str:
    """In whose hand a card is, or whose ability it is; "" for nobody's."""
    if "@" in card:
        return card.partition("@")[2]
    zones = tree["facts"]["view"]["zones"]
    return next((zone.removeprefix("hand.") for zone, cards in zones.items() if card in cards), "")


# what is kept


def running(data: Path) -> Path:
    """The file of the running play."""
    return data / "running" / "deuces.json"


def kept(data: Path) -> Match:
    """The running play, with all that is hidden in it."""
    return save.read(running(data).read_text(encoding="utf-8"), games())


def lay_down(data: Path, seats: Sequence[str], seed: int, **options: str) -> None:
    """Leave a play that was only just dealt, to be gone on with, with these people and programs in its seats."""
    game = games()["deuces"]
    match = Match(game, {**defaults(game), **options}, seed, seats=seats)
    running(data).parent.mkdir(parents=True, exist_ok=True)
    running(data).write_text(save.write(match, "0"), encoding="utf-8")


# one device for all


def one_pad(window: Window, people: int) -> Pad:
    """A pad that takes the places of all, one after the other."""
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
    """Sees to it that nobody sees the cards of another, read off the kept play.  A Game Master gives up in the end."""

    def decide(self, tree: Tree) -> str:
        """A Game Master has attacked and answered before."""
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

    checked = 0  # cards of others that were looked for


def _named(card: str, text: str) -> Iterator[re.Match[str]]:
    """Where the id of a card stands by itself in a text."""
    return re.finditer(rf"(?<![\w.]){re.escape(card)}(?![\w.])", text)


def secrets(match: Match, seat: int | None) -> dict[str, list[str]]:
    """The cards in the hands of all people but a seat's, and those that heroes look at; None: nobody's seat.

    What was taken back from an open heap is no secret: everybody has seen it.
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
    """Who plays somebody."""
    seat = match.state.tokens[who].seat
    return "" if seat is None else match.seats[seat]


def stage(tree: Tree) -> str:
    """How far an encounter is."""
    return str(tree["facts"]["view"]["facts"]["stage"])
