"""Tests for Scoundrel's words about events: with what a card was faced, and what it cost or brought."""

import pytest

from game.core.game import Preview
from game.core.match import Match
from game.core.narration import sentence
from game.core.view import Action
from game.rules.scoundrel import GAME
from tests.rules.scoundrel import table


def heard(match: Match, action: str) -> str:
    """The first message of an action."""
    events = match.play(Action.parse(action))
    return next(str(said) for event in events if (said := sentence(GAME.messages, event)))


def foreseen(match: Match, action: str) -> Preview:
    """The preview of an action."""
    return GAME.preview(match.view(0), Action.parse(action))


HAMMER = "Take the War Hammer: fresh"


@pytest.mark.parametrize(
    ("weapon", "slain", "wear", "chip", "kind", "words"),
    [
        ("", "", "lower", "8", "weapon", "Take the War Hammer: strength 8"),
        ("6D", "AS", "lower", "8", "better", "Take the War Hammer, drop the Flail"),
        ("10D", "", "lower", "8", "weaker", "Take the War Hammer: weaker, 8 instead of 10"),
        ("10D", "KS", "lower", "8", "weaker", f"{HAMMER}, but weaker. The Battle Axe strikes only below 13"),
        ("10D", "10S", "lower", "8", "weaker", f"{HAMMER}, but weaker. The Battle Axe strikes only below 10"),
        ("10D", "9S", "lower", "8", "better", f"{HAMMER}. The Battle Axe strikes only below 9"),
        ("10D", "2S", "lower", "8", "better", f"{HAMMER}. The Battle Axe strikes nothing now"),
        ("10D", "2S", "equal", "8", "better", f"{HAMMER}. The Battle Axe strikes only 2 and below"),
    ],
)
def test_a_new_weapon_is_compared_with_what_the_old_one_still_can(weapon, slain, wear, chip, kind, words):
    found = foreseen(table("8D 4C 7H 3D", weapon=weapon, slain=slain, wear=wear), "take 8D")
    assert (found.chip, found.kind, str(found.text)) == (chip, kind, words)


@pytest.mark.parametrize(
    ("action", "words"),
    [
        ("fight 9C weapon", "You fight the Bear with the Spear: you lose 4."),
        ("fight 4C weapon", "You fight the Spider with the Spear: no harm."),
        ("fight 9C fists", "You fight the Bear bare-handed: you lose 9."),
        ("drink 7H", "You drink the Heart Flask: it heals 5."),
        ("take 8D", "You take the War Hammer: strength 8."),
    ],
)
def test_a_deed_is_told_with_what_and_with_what_it_cost_or_brought(action, words):
    assert heard(table("9C 4C 7H 8D", weapon="5D", health=15), action) == words


def test_a_potion_that_gives_nothing_back_says_so():
    assert heard(table("7H 2D 3D 4D"), "drink 7H") == "You drink the Heart Flask: nothing to heal."


def test_a_potion_poured_away_heals_nothing_and_is_told_as_such():
    match = table("7H 2D 3D 4D", health=5, drunk=True)
    assert heard(match, "drink 7H") == "The Heart Flask is poured away: one potion a turn."
