"""`--self-test`: checks that the program is complete, by replaying a recorded game and looking for games, assets and
levels; then in its window, by playing a room of each game."""

from collections.abc import Callable, Iterator

from game import files
from game.core.game import defaults
from game.core.match import Match
from game.core.text import Text
from game.core.view import Action
from game.rules import games
from game.window_options import WindowArgs

from . import console

RECORD = "scoundrel"
SEED = 2
LOG = (
    "take 10D,fight KC weapon,drink 2H,fight JC weapon,fight 8C weapon,fight 7S weapon,fight 5C weapon,"
    "fight 4S weapon,take 6D,avoid,fight 4C fists,drink 5H,fight AS weapon,avoid,fight 9S weapon,fight 8S weapon,"
    "take 8D,avoid,drink 9H,fight 6S weapon,take 7D,avoid,fight 3S fists,fight QS weapon,drink 6H,drink 4H,"
    "fight 9C weapon,take 4D,fight 10S weapon,take 9D,fight AC weapon,avoid,drink 7H,fight KS weapon,"
    "fight 10C weapon,drink 10H,fight 6C weapon,fight 5S weapon,take 5D,fight QC weapon,drink 8H,fight 2C fists,"
    "fight JS weapon,drink 3H,fight 7C weapon,fight 2S weapon,take 2D,take 3D,fight 3C weapon"
)
DIGEST = "81a2638aba3a"
FILES = (
    *("assets/fonts", "assets/cards", "assets/ui", "assets/sounds"),
    *("levels/table.tmx", "levels/scoundrel.tmx", "levels/quests"),
)


def run(window: Callable[[WindowArgs], int]) -> int:
    """Print the result of the check; `window` checks itself. Returns the exit status: 0 when all is well, else 1."""
    troubles = list(_troubles())
    for trouble in troubles:
        console.complain(trouble)
    is_well = not troubles and window(WindowArgs(self_test=True)) == 0
    if is_well:
        console.say(
            Text(
                "All is well: {games}; assets and levels in {place}.", games=", ".join(games()), place=str(files.root())
            )
        )
    return 0 if is_well else 1


def _troubles() -> Iterator[Text]:
    if RECORD not in games():
        yield Text("No games are found.")
    elif _replayed() != DIGEST:
        yield Text("A recorded game of {game} plays out differently.", game=RECORD)
    for name in FILES:
        place = files.root() / name
        if not place.is_file() and not (place.is_dir() and any(place.iterdir())):
            yield Text("“{file}” is missing.", file=str(place))


def _replayed() -> str:
    game = games()[RECORD]
    match = Match(game, defaults(game), SEED)
    for text in LOG.split(","):
        match.play(Action.parse(text))
    return match.digest()
