"""`replay`: plays through a save or a finished game and checks it."""

import argparse
from pathlib import Path

from game import files
from game.core import save, seeds
from game.core.match import Match
from game.core.text import Text, Trouble, number
from game.rules import games

from . import console, terminal


class Unreadable(Trouble):
    """A file that cannot be read at all."""


def run(raw: argparse.Namespace) -> int:
    """Play the file through, check every digest and print the result. Returns the exit status."""
    match = save.read(text_of(raw.file), games())
    if raw.json:
        console.print_json(_result(match))
    else:
        _print(match)
    return 0


def text_of(file: Path) -> str:
    """The text of a file that the player named. Raises `Trouble`."""
    name = files.shortened(files.legible(file))
    try:
        return files.text_of(file)
    except UnicodeDecodeError:
        raise save.BadSave(Text("The save is damaged: it is not text.")) from None
    except FileNotFoundError:
        raise Unreadable(Text("There is no file “{file}”.", file=name)) from None
    except OSError as error:
        raise Unreadable(Text("“{file}” cannot be read: {reason}.", file=name, reason=files.reason(error))) from None
    except Trouble as trouble:  # no regular file, or far too large
        raise Unreadable(Text("“{file}” cannot be used. {why}", file=name, why=trouble.text)) from None


def _result(match: Match) -> dict[str, object]:
    outcome = match.state.outcome
    return {
        "game": match.game.id,
        "options": match.options,
        "seed": match.seed,
        "code": seeds.code(match.seed),
        "marks": sorted(match.marks),
        "actions": len(match.log),
        "digest": match.digest(),
        "outcome": outcome and outcome._asdict(),
    }


def _print(match: Match) -> None:
    for turn, action in enumerate(match.log, 1):
        console.say(f"{number(turn):>4}  {action}")
    console.say(
        Text(
            "{game}, {code}: {n} action, every digest matches ({digest}).",
            "{game}, {code}: {n} actions, every digest matches ({digest}).",
            n=len(match.log),
            game=Text(match.game.title),
            code=seeds.code(match.seed),
            digest=match.digest(),
        )
    )
    terminal.show_end(match)
