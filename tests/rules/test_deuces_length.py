"""Tests for the length of an encounter: our own ruling beside A63."""

from game.rules.deuces.turns import DUSK, ROUNDS
from tests.rules.deuces import fight


def _rounds(last: int):
    """A fight in Round `last`, in which the hero can continue as long as it likes: all its attacks are answered."""
    moment = fight("bulwark AC KC QC JC", against=["bone_archer AS KS QS JS"], level=1)
    moment.s.gauges["round"] = last
    moment.s.facts["first"] = "heroes"
    return moment


def _told(moment) -> list[str]:
    return [event.what for event in moment.told]


def _one_round(moment) -> None:
    """Play a Round: the hero attacks in vain and ends its turn; the enemy's attack is survived."""
    while True:
        legal = moment.legal
        first = next(
            (text for verb in ("defend", "pass", "attack", "end") for text in legal if text.startswith(verb)), legal[0]
        )
        before = moment.s.gauges["round"], moment.s.gauges["encounter"]
        moment.do(first)
        if (moment.s.gauges["round"], moment.s.gauges["encounter"]) != before or moment.s.facts["stage"] != "fight":
            return


def test_three_rounds_before_its_end_it_is_said_that_it_gets_dark():
    moment = _rounds(ROUNDS - DUSK - 1)
    _one_round(moment)
    assert "dusk" not in _told(moment)
    _one_round(moment)
    assert _told(moment).count("dusk") == 1


def test_after_twenty_rounds_night_falls_and_the_heroes_are_driven_off():
    moment = _rounds(ROUNDS)
    _one_round(moment)
    assert "nightfall" in _told(moment)
    assert moment.s.facts["defeats"] == 1
    assert moment.s.facts["victories"] == 0
