"""Tests for the focus at the table of Dungeon Crawl: it is on what the player does, time after time."""

from game.app.routes.menus import table_of
from game.app.services import Services
from game.core.match import Match
from game.core.view import Action
from tests.app import crawl
from tests.app.driving import click, show


def hit_after(verb: str) -> Match:
    """A play of a mage who has done `verb`, was hit, and survives."""
    for seed in range(1, 200):
        match = crawl.begun("mage", "normal", seed)
        for action in ("enter", verb):
            if Action(action) in match.legal(0):
                match.play(Action(action))
        view = match.view(0)
        if view.facts["stage"] == "hit" and match.log[-1].verb == verb and view.gauges["hp"] > view.gauges["damage"]:
            return match
    raise AssertionError(f"nobody is hit after {verb}")


def test_after_a_hit_the_focus_is_on_the_verb_that_was_done_last(services: Services) -> None:
    for verb in ("cast", "strike"):
        scene = table_of(services, hit_after(verb))
        show(services, scene)
        scene.top.hurry()
        click(services, "bear")
        assert (scene.play.view.facts["stage"], scene.focus) == ("fight", verb)
