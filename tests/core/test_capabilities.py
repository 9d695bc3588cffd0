"""What only some games have, and the answers for those without it."""

import ast
from pathlib import Path

import pytest

from game.core import capabilities
from game.core.cards import parse
from game.core.game import Adviser, Game, defaults
from game.core.match import Match
from game.core.story import Story
from game.core.table import Outcome
from game.core.view import Action
from game.rules import games
from tests.core.shuffler import Shuffler

CORE = Path(capabilities.__file__).parent
GAMES = games()


def declared() -> list[str]:
    """The capabilities declared on `Game`."""
    return [name for name in Game.__annotations__ if getattr(Game, name, "required") is None]


def test_a_game_that_names_no_capability_has_none():
    game = Shuffler()
    assert declared() == sorted(declared())
    assert {getattr(game, name) for name in declared()} == {None}


@pytest.mark.parametrize("name", declared())
def test_every_capability_is_had_by_some_game_and_missing_in_another(name: str):
    had = {getattr(game, name) is not None for game in (*GAMES.values(), Shuffler())}
    assert had == {True, False}


def test_every_question_has_an_answer_for_a_game_without_any():
    game = Shuffler()
    match = Match(game, {}, 1)
    view, card = match.view(0), parse("7S")
    assert not capabilities.figures(game, view)
    assert capabilities.hand_visibility(game, {}) == ""
    assert not capabilities.played_by_one(game, view, ("human",))
    assert capabilities.clash(game, view) is None
    assert str(capabilities.set_name(game, view, Action("shuffle"))) == ""
    assert capabilities.aftermath(game, view) is None
    assert capabilities.composition(game, {}) == capabilities.membership(game, {}) == set()
    assert capabilities.played_at(game, {}, 0) is None
    for question in (capabilities.draft, capabilities.wager, capabilities.journey, capabilities.contest):
        assert question(game, view) is None
    for question in (capabilities.race, capabilities.tally, capabilities.entry, capabilities.descent):
        assert question(game, view) is None
    assert capabilities.trail(game, [match.opening]) == ()
    assert not capabilities.outline(game, view)
    assert capabilities.story(game, view, ()) == Story()
    assert capabilities.high_score_layout(game) is None
    assert str(capabilities.card_name(game, "deck", card)) == "Ghost"
    assert not capabilities.card_notes(game, view, "deck", card)
    assert not capabilities.slain_with(game, view, "deck")
    assert game.gauge_limits(view) == game.gauges


def test_a_play_that_goes_on_has_no_story_and_no_entry_and_one_that_is_over_no_tally():
    crawl = GAMES["crawl"]
    match = Match(crawl, defaults(crawl), 1)
    assert capabilities.tally(crawl, match.view(0)) is not None
    assert capabilities.story(crawl, match.view(0), ()) == Story()
    assert capabilities.entry(crawl, match.view(0)) is None
    match.state.outcome = Outcome("lost", ("lost",), (7,))
    assert capabilities.tally(crawl, match.view(0)) is None


def test_the_name_of_a_card_may_depend_on_where_it_lies():
    assert str(capabilities.card_name(GAMES["scoundrel"], "deck", parse("7S"))) == "Ghost"
    assert str(capabilities.card_name(GAMES["crawl"], "monster", parse("KH"))) == "Ember King"
    assert capabilities.card_name(GAMES["crawl"], "attack", parse("KH")) is None


def test_an_adviser_need_not_ponder():
    class Careful(Adviser):
        pass

    assert list(Careful().ponder(Match(Shuffler(), {}, 1).view(0))) == []


@pytest.mark.parametrize("path", sorted(CORE.glob("*.py")), ids=lambda path: path.name)
def test_core_imports_only_at_the_head_of_a_module(path: Path):
    tree, imports = ast.parse(path.read_text(encoding="utf-8")), ast.Import | ast.ImportFrom
    rest = (node for node in tree.body if not isinstance(node, imports))
    assert not [ast.unparse(node) for outer in rest for node in ast.walk(outer) if isinstance(node, imports)]
