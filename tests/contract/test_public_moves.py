"""Tests that what everybody sees is said: a card that leaves a hand face up is named in the log."""

import pytest

from game.core.deck import face, plain
from game.core.events import EVERYBODY, Moved, Noted, Told
from game.core.narration import sentences
from tests.contract.plays import plays, steps

HAND, PLAYED = "hand.", "played."
TOGETHER = ("departs", "drops-out", "cannot-match")  # whole hands are put away
OVER = Noted("stage", "loot")  # and so are all hands at the end of a fight


def unnamed(step):
    """Return the cards that left a hand for all to see in a step without being named."""
    told = " ".join(str(line) for line in sentences(step.match.game.messages, step.events) if line)
    if OVER in step.events or any(isinstance(event, Told) and event.what in TOGETHER for event in step.events):
        return []
    gone = [event.card for event in step.events if isinstance(event, Moved) and _is_seen(event)]
    return [card.id for card in gone if str(plain(card)) not in told and str(face(card)) not in told]


def _is_seen(event):
    return event.src.startswith(HAND) and not event.dst.startswith(PLAYED) and event.known_to is EVERYBODY


@pytest.mark.slow
@pytest.mark.parametrize(("preset", "seed"), plays(range(8)), ids=str)
def test_a_card_that_leaves_a_hand_for_all_to_see_is_named(preset, seed):
    for step in steps(preset, seed):
        assert not unnamed(step), step.action
