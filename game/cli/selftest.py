"""`--self-test`: is the program whole?  It plays a recorded game and looks for its games, assets and levels."""

from collections.abc import Iterator

from game import files
from game.core.game import Action, defaults
from game.core.match import Match
from game.core.words import Text
from game.rules import games

from . import console

RECORD = "scoundrel"
SEED = 1
LOG: tuple[str, ...] = ()
DIGEST = ""
FILES = ("assets/fonts", "assets/cards", "assets/ui", "assets/sounds", "levels/table.tmx", "levels/scoundrel.tmx")


def run() -> int:
    """Print what is found.  Returns the exit status: 0 when nothing is missing, else 1."""
    troubles = list(_troubles())
    for trouble in troubles:
        console.complain(trouble)
    if not troubles:
        console.say(
            Text(
                "All is well: {games}; assets and levels in {place}.", games=", ".join(games()), place=str(files.root())
            )
        )
    return 1 if troubles else 0


def _troubles() -> Iterator[Text]:
    if RECORD not in games():
        yield Text("No games are found.")
    elif _replayed() != DIGEST:
        yield Text("A recorded game of {game} does not come out right.", game=RECORD)
    for name in FILES:
        place = files.root() / name
        if not place.is_file() and not (place.is_dir() and any(place.iterdir())):
            yield Text("“{file}” is missing.", file=str(place))


def _replayed() -> str:
    game = games()[RECORD]
    match = Match(game, defaults(game), SEED)
    for text in LOG:
        match.play(Action.parse(text))
    return match.digest()
