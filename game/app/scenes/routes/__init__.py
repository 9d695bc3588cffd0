"""The routes from scene to scene, in one place, so that no scene depends on how another is made."""

from ..loading import load
from .choosing import choose, first_steps, new_game, other_game, seed, setup, taught
from .from_table import close_up, fill, foresee_result, look, pad_lost, pause, replay, result, slots
from .learning import help, how_to_play, lesson, lesson_done
from .menus import ask, bindings, capture_input, credits, licence, licences, settings, title
from .playing import (
    continue_play,
    go_on,
    has_been_further,
    is_kept,
    is_same_play,
    leave_running,
    load_slot,
    same_deal,
    seats,
    start,
    table,
)
from .results import high_score, high_scores, name, records, run, sign
from .rounds import begin_round, friends, pick_friends, standings, turn
from .today import daily, daily_of

__all__ = [
    "ask",
    "begin_round",
    "bindings",
    "capture_input",
    "choose",
    "close_up",
    "continue_play",
    "credits",
    "daily",
    "daily_of",
    "fill",
    "first_steps",
    "foresee_result",
    "friends",
    "go_on",
    "has_been_further",
    "help",
    "high_score",
    "high_scores",
    "how_to_play",
    "is_kept",
    "is_same_play",
    "leave_running",
    "lesson",
    "lesson_done",
    "licence",
    "licences",
    "load",
    "load_slot",
    "look",
    "name",
    "new_game",
    "other_game",
    "pad_lost",
    "pause",
    "pick_friends",
    "records",
    "replay",
    "result",
    "run",
    "same_deal",
    "seats",
    "seed",
    "settings",
    "setup",
    "sign",
    "slots",
    "standings",
    "start",
    "table",
    "taught",
    "title",
    "turn",
]
