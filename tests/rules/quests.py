"""Helpers for the tests of Traditional Quest: small quests described in a few words, and trips through them."""

from __future__ import annotations

from itertools import pairwise

from game.core.events import Told
from game.core.game import defaults
from game.core.match import Match
from game.rules.deuces import GAME, flow, frames
from game.rules.deuces.modes.quest.plan import text_of
from game.rules.deuces.names import BEATEN, STAGE, WIPED
from game.rules.deuces.queries import all_heroes

WIDE = 100  # width of a room; rooms lie side by side in the given order


def quest(rooms: str, *objects: dict, **properties: str) -> str:
    """A quest as text: `hall vault` are rooms, each joined to the next unless there are doors among the objects; it
    starts in the first room."""
    names = rooms.split()
    boxes = {name: (n * WIDE, 0) for n, name in enumerate(names)}
    found = [_object("room", name, [x, y, WIDE, WIDE], title=name.title()) for name, (x, y) in boxes.items()]
    objects = ({"type": "start", "name": "start", "at": names[0]}, *objects)
    if not any(each["type"] == "door" for each in objects):
        objects += tuple(door(one, other) for one, other in pairwise(names))
    if not any(each["type"] == "exit" for each in objects):
        objects += (thing("exit", "out", names[-1], text="You are out.", order="99"),)
    for each in objects:
        found.append(_door(each, boxes) if each["type"] == "door" else _thing(each, boxes))
    return text_of({"format": 1, "properties": {"title": "A test", **properties}, "objects": found})


def thing(type: str, name: str, room: str, **properties: str) -> dict:
    """An object in a room."""
    return {"type": type, "name": name, "at": room, **properties}


def door(one: str, other: str, **properties: str) -> dict:
    """A door from one room to another."""
    return {"type": "door", "name": f"{one}-{other}", "ends": (one, other), **properties}


def _object(type: str, name: str, box: list, **properties: str) -> dict:
    return {
        "layer": "quest",
        "id": 1,
        "name": name,
        "type": type,
        "box": box,
        "line": [],
        "turned": 0,
        "properties": properties,
    }


def _thing(each: dict, boxes: dict) -> dict:
    rest = {key: value for key, value in each.items() if key not in ("type", "name", "at")}
    x, y = boxes[each["at"]]
    return _object(each["type"], each["name"], [x + WIDE // 2, y + WIDE // 2, 0, 0], **rest)


def _door(each: dict, boxes: dict) -> dict:
    rest = {key: value for key, value in each.items() if key not in ("type", "name", "ends")}
    line = [[boxes[end][0] + WIDE // 2, WIDE // 2] for end in each["ends"]]
    return {**_object("door", each["name"], [*line[0], 0, 0], **rest), "line": line}


class Trip:
    """A party on its way through a quest of the usual difficulty, which a test moves on by legal actions."""

    def __init__(self, text: str, heroes: int = 1, seed: int = 1, **options: str):
        chosen = defaults(GAME) | {"mode": "quest", "quest": text, "heroes": str(heroes), "target": "0"} | options
        self.match = Match(GAME, chosen, seed)
        self.told = [event for event in self.match.opening if isinstance(event, Told)]

    @property
    def s(self):
        """The match's state."""
        return self.match.state

    @property
    def legal(self) -> list[str]:
        """The legal actions of all acting seats."""
        return [" ".join((each.verb, *each.ids)) for seat in self.s.to_act for each in self.match.legal(seat)]

    def of(self, *verbs: str) -> list[str]:
        """The legal actions with these verbs."""
        return [text for text in self.legal if text.split()[0] in verbs]

    def do(self, *actions: str) -> Trip:
        """Perform legal actions, one after another; fail if one is not legal."""
        for text in actions:
            found = [each for seat in self.s.to_act for each in self.match.legal(seat)]
            action = next((each for each in found if " ".join((each.verb, *each.ids)) == text), None)
            assert action is not None, f"{text!r} is not legal; legal: {self.legal[:40]}"
            self.told += [event for event in self.match.play(action) if isinstance(event, Told)]
        return self

    def fact(self, name: str):
        """A fact, or None if there is none."""
        return self.s.facts.get(name)

    @property
    def stage(self) -> str:
        """The stage of the quest or encounter."""
        return self.s.facts[STAGE]

    def win(self) -> Trip:
        """Win the current encounter and finish the rest after it."""
        return self.ends("victory", BEATEN).rests()

    def lose(self) -> Trip:
        """Lose the current encounter and finish the rest after it."""
        return self.ends("defeat", WIPED).rests()

    def ends(self, how: str, why: str) -> Trip:
        """End the current encounter this way, dropping everything that was still to come in it."""
        self.s.news.clear()
        self.s.frames.clear()
        frames.queue(self.s, frames.then(how, why))
        flow.advance(self.s)
        self.told += [event for event in self.s.news if isinstance(event, Told)]
        return self

    def rests(self) -> Trip:
        """Finish the rest after an encounter without trading."""
        while self.stage == "camp" and not self.match.over:
            self.do("go")
        return self

    def heard(self, what: str) -> list[tuple]:
        """The messages with a word: who, followed by the data."""
        return [(event.who, *event.data) for event in self.told if event.what == what]

    def hands(self) -> list[int]:
        """The number of cards in each hero's hand."""
        return [len(self.s.cards(f"hand.{hero}")) for hero in all_heroes(self.s)]

    def empty_handed(self) -> Trip:
        """Discard all heroes' hands, so that nobody can find loot."""
        for hero in all_heroes(self.s):
            for card in self.s.cards(f"hand.{hero}")[:]:
                self.s.move(card, f"discard.{hero[-1]}")
        return self

    def discards(self, n: int, hero: int = 0) -> Trip:
        """Put `n` cards of a hero's deck onto its discards, as a fight would."""
        for _ in range(n):
            self.s.draw(f"deck.{hero}", f"discard.{hero}")
        return self
