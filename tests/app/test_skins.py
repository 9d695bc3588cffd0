"""The keys of skins: ids of seats, pages, tags and choices, and never a message that is shown and translated."""

import ast
import re
from collections.abc import Iterator, Mapping
from dataclasses import fields
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from game.app.table.illustrations import EVERY_BOOK
from game.app.table.skins import SKINS, skin_of
from game.app.table.skins.skin import Skin
from game.core.capabilities import high_score_layout
from game.core.game import Game, Option, Seat, defaults
from game.rules import games
from game.rules.deuces.modes.quest.words import TAGS as TO_COME

ROOT = Path(__file__).parents[2]
# Small letters and digits in one piece: a message has a capital, a space or a place in braces.
ID = re.compile(r"[a-z0-9]+(?:[-_.][a-z0-9]+)*")
EACH_GAME = pytest.mark.parametrize("game", games().values(), ids=games().keys())


def seats(game: Game[Any]) -> Iterator[Seat]:
    """The seats that a game can have: with every choice of its first option, of another one, and of both."""
    usual, first = defaults(game), game.options[:1]
    for one, other in product(first, game.options):
        for choice, beside in product(_values(one), _values(other)):
            yield from game.seats({**usual, other.key: beside, one.key: choice})


def _values(option: Option) -> list[str]:
    return [choice.value for choice in option.choices]


def tags() -> set[str]:
    """The ids of tags that the rules can give: the first argument of every `Tag`, and those of boons to come."""
    found = set[str]()
    for path in sorted((ROOT / "game" / "rules").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Tag":
                (id, _text) = node.args
                if isinstance(id, ast.Constant):
                    found.add(id.value)
                else:
                    assert ast.unparse(node) == "Tag(kind, Text(*words, n=n))", f"{path}: {ast.unparse(node)}"
    return found | {*TO_COME}


@EACH_GAME
def test_every_page_has_an_id_of_its_own(game: Game[Any]) -> None:
    ids = [page.id for page in game.pages()]
    assert all(map(ID.fullmatch, ids))
    assert len({*ids}) == len(ids)
    assert not {*ids} & {*EVERY_BOOK, "house-rules"}


@EACH_GAME
def test_every_seat_has_an_id_that_is_its_own_at_its_table(game: Game[Any]) -> None:
    found = {*seats(game)}
    assert all(ID.fullmatch(seat.id) for seat in found)
    assert len({(seat.id, seat.name) for seat in found}) == len({seat.id for seat in found})
    for option in game.options[:1]:
        for value in _values(option):
            there = game.seats({**defaults(game), option.key: value})
            assert len({seat.id for seat in there}) == len(there)


@pytest.mark.slow
def test_every_tag_has_an_id() -> None:
    assert tags()
    assert all(map(ID.fullmatch, tags()))


@pytest.mark.slow
@EACH_GAME
def test_the_keys_of_a_skin_are_known_ids(game: Game[Any]) -> None:
    skin, sheet = skin_of(game.id), high_score_layout(game)
    sitting = {seat.id for seat in seats(game)}
    ways = {value for option in game.options[:1] for value in _values(option)}
    assert skin.crests.keys() <= sitting | {kind.choice for kind in (sheet.kinds if sheet else ())}
    assert skin.faces.keys() <= sitting | ways
    assert skin.chapters.keys() <= {page.id for page in game.pages()}
    assert skin.signs.keys() <= tags()


@pytest.mark.parametrize("id", SKINS)
def test_no_mapping_of_a_skin_is_keyed_by_words_that_are_shown(id: str) -> None:
    skin: Skin = SKINS[id]
    keyed = {each.name: getattr(skin, each.name) for each in fields(Skin)}
    keyed |= {"every book": EVERY_BOOK}
    for name, mapping in keyed.items():
        if isinstance(mapping, Mapping):
            assert all(map(ID.fullmatch, mapping)), name
