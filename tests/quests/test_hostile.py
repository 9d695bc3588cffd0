"""Tests that the check of a quest answers within a second, whatever a map contains: its work and its words do not grow
with the square of what a stranger put there."""

import random
from collections.abc import Callable, Mapping
from pathlib import Path
from xml.sax.saxutils import quoteattr

import pytest

from game.levels import quests
from game.rules.deuces.modes.quest.faults import look
from game.rules.deuces.modes.quest.reading import MOST_OBJECTS
from tests import work

pytestmark = pytest.mark.slow
SOON = 3_000_000  # calls; some of these maps took a minute
LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789-abc"
Props = Mapping[str, str]
HEAD = """<map version="1.10" orientation="orthogonal" width="99" height="99" tilewidth="32" tileheight="32">
<properties><property name="title" value="X"/></properties><objectgroup id="1" name="all">"""


class Map:
    """A map that is filled up to the limit of objects: a hall with a start and an exit, and what is added."""

    def __init__(self) -> None:
        self.chance = random.Random(5)
        self.objects: list[str] = []
        self.add("room", {"title": "Hall"}, (0, 0, 1000, 1000), name="hall")
        self.add("start", {}, (10, 10, 0, 0))

    @property
    def left(self) -> range:
        """The numbers of the objects that there is still room for; one is kept for an exit."""
        return range(MOST_OBJECTS - len(self.objects) - 1)

    def add(
        self, type: str, props: Props, box: tuple[int, int, int, int] = (20, 20, 0, 0), line: str = "", name: str = ""
    ) -> None:
        id, texts = (
            len(self.objects),
            (f"<property name={quoteattr(k)} value={quoteattr(v)}/>" for k, v in props.items()),
        )
        x, y, w, h = box
        shape = f'<polyline points="{line}"/>' if line else ""
        self.objects.append(
            f'<object id="{id}" name="{name or f"o{id}"}" type="{type}" x="{x}" y="{y}" width="{w}" height="{h}">'
            f"<properties>{''.join(texts)}</properties>{shape}</object>"
        )

    def story(self, needs: list[str], gives: list[str]) -> None:
        """Add a story with four choices, each with its flags."""
        props = {"text": "t", "needs": needs[0], "gives": gives[0]}
        for n in range(1, 5):
            props |= {f"choice{n}": "c", f"then{n}": "t", f"needs{n}": needs[n], f"gives{n}": gives[n]}
        self.add("story", props)

    def mixed(self, letters: str = LETTERS) -> str:
        """A word of the same letters in another order, which is costly to tell from its like."""
        return "a" + "".join(self.chance.sample(letters, len(letters)))[:39]

    def text(self) -> str:
        return HEAD + "".join(self.objects) + "</objectgroup></map>"


def unknown_flags(map: Map) -> None:
    for _ in map.left:
        map.story([map.mixed() for _ in range(5)], [map.mixed() for _ in range(5)])
    map.add("exit", {"text": "Out."})


def choices_that_all_matter(map: Map) -> None:
    flags = ["z"] * 5
    map.add("loot", {"loot": "rare", "gives": "z"})
    for i in map.left:
        more = [f"f{i}-{n}" for n in range(5)]
        map.story(flags, more)
        flags = more
    map.add("exit", {"text": "Out.", "needs": flags[1]})


def doors_that_lead_one_way(map: Map) -> None:
    for i in range(20):
        map.add("room", {"title": "Pit"}, (1100 + i % 10 * 110, i // 10 * 110, 100, 100), name=f"pit{i}")
    for i in range(80):
        end = f"0,0 {650 + i % 10 * 110},{-450 + i // 10 % 2 * 110}"
        map.add("door", {"oneway": "yes", "needs": f"q{i}"}, (500, 500, 0, 0), end)
    for i in map.left:
        map.story(["q1"] * 5 if i else [""] * 5, [f"q{(5 * i + n) % 80}" for n in range(5)])
    map.add("exit", {"text": "Out."})


def unknown_words(map: Map) -> None:
    for _ in map.left:
        props = {map.mixed(): "x" for _ in range(80)} | {"boss": map.mixed(), "special": map.mixed()}
        for key in ("enemies", "sets"):
            props[key] = " ".join(map.mixed() for _ in range(12))
        map.add("encounter", props)


def nearly_known_words(map: Map) -> None:
    for _ in map.left:
        props = {map.mixed("unlessneedsgivesorder"): "x" for _ in range(20)}
        map.add("shop", props | {"stock": " ".join(map.mixed("lantern_of_the_last_inn") for _ in range(12))})


def unknown_classes(map: Map) -> None:
    for _ in map.left:
        map.add(map.mixed("encounterandom"), {})


def rooms_upon_rooms(map: Map) -> None:
    for _ in map.left:
        map.add("room", {}, (0, 0, 1000, 1000))


HOSTILE: tuple[Callable[[Map], None], ...] = (
    unknown_flags, choices_that_all_matter, doors_that_lead_one_way, unknown_words, nearly_known_words, unknown_classes,
    rooms_upon_rooms,
)  # fmt: skip


@pytest.mark.parametrize("fill", HOSTILE)
def test_any_map_is_judged_within_a_second(tmp_path: Path, fill: Callable[[Map], None]) -> None:
    map, path = Map(), tmp_path / "my.tmx"
    fill(map)
    path.write_text(map.text(), encoding="utf-8")
    with work.at_most(SOON):
        found = look(quests.read(path))[1]
        said = [str(fault.text) for fault in (*found.faults, *found.warnings)]
    assert said
    assert "many" not in found.kinds


def test_the_first_mistakes_are_still_helped_with(tmp_path: Path) -> None:
    map, path = Map(), tmp_path / "my.tmx"
    map.add("exit", {"text": "Out."})
    map.add("loot", {"loot": "rare", "gives": "rope"})
    map.add("loot", {"loot": "rare", "needs": "roop", "order": "-5"})
    for _ in map.left:
        map.story([map.mixed() for _ in range(5)], [map.mixed() for _ in range(5)])
    path.write_text(map.text(), encoding="utf-8")
    said = [str(fault.text) for fault in look(quests.read(path))[1].faults]
    assert said[0].endswith("it needs the flag “roop”, which no object gives. Did you mean “rope”?")
    assert len(said) > 500
