"""`play`: one game on the terminal, saved to a file if asked."""

import argparse
import secrets
from pathlib import Path
from typing import Any

from game import __version__, files
from game.bots import agents, stream
from game.core import save, seeds
from game.core.game import HUMAN, Game
from game.core.grading import GRADE
from game.core.match import Match
from game.core.moot import ALWAYS
from game.core.table import WrongDeal
from game.core.view import Options
from game.grades import check, seeds_of

from . import json_lines, terminal


def run(raw: argparse.Namespace) -> int:
    """Play until the game or the input ends. Returns the exit status."""
    match = _deal(raw)
    players = {
        seat: agents(match.game)[who](stream(match.seed, seat)) for seat, who in enumerate(match.seats) if who != HUMAN
    }
    _keep(match, raw.save)  # fail now rather than at the end if the file cannot be written
    try:
        if raw.json:
            json_lines.play(match, players)
        else:
            terminal.play(match, players, raw.questions == ALWAYS)
    except WrongDeal as error:
        if not raw.json:
            raise
        json_lines.complain(error)
        return 2
    finally:
        _keep(match, raw.save)
    return 0


def _deal(raw: argparse.Namespace) -> Match:
    seed = _seed(raw.game, raw.options) if raw.seed is None else raw.seed
    check(raw.game, raw.options, seed)
    match = Match(raw.game, raw.options, seed, raw.deals, raw.seats)
    if raw.seed is not None:
        match.marks.add("typed")
    return match


def _seed(game: Game[Any], options: Options) -> int:
    """A random seed, whose deal has the grade that is asked for."""
    if GRADE in options:
        return secrets.choice(seeds_of(game, options, options[GRADE]))
    return secrets.randbelow(seeds.FRESH)


def _keep(match: Match, file: Path | None) -> None:
    if file is not None:
        files.write_text(file, save.write(match, __version__))
