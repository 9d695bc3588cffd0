"""The routes from scene to scene, in one place, so that no scene depends on how another is made."""

from .choosing import choose, first_steps, new_game, other_game, seed, setup, taught
from .learning import help, how_to_play, lesson, toured
from .menus import ask, bindings, catch, credits, licence, licences, settings, title
from .playing import been_further, leave_running, load, same_deal, same_play, seats, start, table
from .rounds import begin_round, friends, pick_friends, standings, turn
from .sheets import name, records, run, score, scores, sign
from .sitting import close_up, fill, foresee_result, gone, look, pause, replay, result, slots
from .today import daily, daily_of

__all__ = [
    "ask",
    "been_further",
    "begin_round",
    "bindings",
    "catch",
    "choose",
    "close_up",
    "credits",
    "daily",
    "daily_of",
    "fill",
    "first_steps",
    "foresee_result",
    "friends",
    "gone",
    "help",
    "how_to_play",
    "leave_running",
    "lesson",
    "licence",
    "licences",
    "load",
    "look",
    "name",
    "new_game",
    "other_game",
    "pause",
    "pick_friends",
    "records",
    "replay",
    "result",
    "run",
    "same_deal",
    "same_play",
    "score",
    "scores",
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
    "toured",
    "turn",
]
