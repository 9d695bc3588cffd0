"""Flourishes of a duel of two duos, besides those of its fights."""

from collections.abc import Mapping
from functools import partial

from game.core.cards import parse
from game.core.events import Told
from game.i18n import _

from ..base.tween import CallStep, Par, Seq, Step, Tween, Wait, out
from .fight_flourishes import LOOK, READ, ended, said
from .stage import Flourish, Stage

WINS = (lambda: _("The first duo wins"), lambda: _("The second duo wins"))  # by the seat of the winner
BEGINS = (lambda: _("The first duo begins"), lambda: _("The second duo begins"))


def drawn(stage: Stage, event: Told) -> Step:
    """Show the two cards that decide who begins: the lower one goes dull, or both if they tie."""
    ranks = {str(id): parse(str(id)).rank for id in event.data}
    low = {id for id, rank in ranks.items() if rank == min(ranks.values())}
    cards = [card for zone, pile in stage.piles.items() if zone.startswith("played.") for card in pile]
    dull = [Tween(card, 0.2, out, dim=0.9) for card in cards if card.id in low]
    return Seq(Wait(LOOK), CallStep(lambda: stage.play("first")), Par(*dull), Wait(READ))


def begins(stage: Stage, event: Told) -> Step:
    """Announce which duo begins."""
    return said(BEGINS[int(event.data[0])], "help", "first", stage, event)


def bout(stage: Stage, event: Told) -> Step:
    """Announce who has won an encounter."""
    seat = int(event.data[0])
    if seat not in range(len(WINS)):
        return ended(lambda: _("Undecided"), "help", "tie", stage, event)
    return ended(WINS[seat], "gold", "room-complete", stage, event)


FLOURISHES: Mapping[str, Flourish] = {
    "initiative-drawn": drawn,
    "begins": begins,
    "bout": bout,
    "duel-night": partial(said, lambda: _("Night"), "danger", "nightfall"),
}
