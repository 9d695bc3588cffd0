"""The cache of what is computed from a view."""

from dataclasses import replace

from game.core.game import defaults
from game.core.match import Match
from game.core.view import FEW, PerViewCache, View
from game.rules import games


def test_views_that_are_asked_about_in_turns_are_each_computed_once():
    game, computed = games()["scoundrel"], list[View]()
    view = Match(game, defaults(game), 1).view(0)
    cached = PerViewCache(lambda view: computed.append(view) or len(computed))
    seen = [view, replace(view)]  # equal, but not the same
    assert [cached(each) for each in seen * 2] == [1, 2, 1, 2]
    for _ in range(FEW):
        cached(replace(view))
    assert cached(view) == len(computed) == FEW + 3, "an old view is forgotten"
