"""The moving picture in README: a room of Scoundrel as it is played, and blows in a fight, a few seconds of each."""

from collections.abc import Collection, Iterator

from PIL import Image

from game.app.main import Loop
from game.app.routes.menus import table_of
from game.app.screens.table import TableScene
from game.core.game import defaults
from game.core.match import Match
from game.rules import games

from .theatre import FRAME, SHOTS, photograph, run, theatre

NAME = "play"
WINDOW, SHOWN = (1280, 800), (512, 320)  # pixels
EACH = 6  # frames of the game between two of the picture: ten a second
COLOURS = 64
SETTLES, LINGERS = 6.0, 0.5  # seconds: until a table is at rest, and for which it is seen at rest
SCENES = (  # game, seed, options, actions before, and actions that are shown
    ("scoundrel", 7, {}, 1, 4),
    ("crawl", 1, {"hero": "mage", "difficulty": "hard"}, 3, 2),
)


def bake(names: Collection[str] = ()) -> None:
    """Make the moving picture."""
    if names and NAME not in names:
        return
    shots = [
        shot for game, seed, options, before, shown in SCENES for shot in _shoot(game, seed, options, before, shown)
    ]
    palette = _palette(shots)
    frames = [shot.quantize(palette=palette, dither=Image.Dither.NONE) for shot in shots]
    path = SHOTS / f"{NAME}.gif"
    pause = round(1000 * EACH * FRAME / 10) * 10  # GIF counts in hundredths of a second
    frames[0].save(path, save_all=True, append_images=frames[1:], duration=pause, loop=0, optimize=True)
    print(NAME, f"{path.stat().st_size / 1e6:.2f} MB, {len(frames)} frames", flush=True)


def _shoot(game: str, seed: int, options: dict[str, str], before: int, shown: int) -> Iterator[Image.Image]:
    """Play with the adviser, and photograph the actions that are shown."""
    rules = games()[game]
    match, adviser = Match(rules, {**defaults(rules), **options}, seed), rules.adviser()
    for _ in range(before):
        match.play(adviser.choose(match.view(0)))
    with theatre(WINDOW) as services:
        services.settings = services.settings.changed(flicker=False, first_notes=False)
        table = table_of(services, match)
        assert isinstance(table, TableScene)
        services.stack.push(table)
        run(services, SETTLES)
        loop = Loop(services)
        for _ in range(shown):
            table.commands.do(adviser.choose(match.view(match.state.to_act[0])))
            rested = 0.0
            while rested < LINGERS:
                for _ in range(EACH):
                    loop.frame([], FRAME)
                rested = rested + EACH * FRAME if table.at_rest() else 0.0
                yield photograph(services).resize(SHOWN, Image.Resampling.LANCZOS)


def _palette(shots: list[Image.Image]) -> Image.Image:
    """A palette for all pictures, from a few of them."""
    some = shots[:: max(1, len(shots) // 12)]
    sheet = Image.new("RGB", (SHOWN[0], SHOWN[1] * len(some)))
    for i, shot in enumerate(some):
        sheet.paste(shot, (0, i * SHOWN[1]))
    return sheet.quantize(COLOURS, method=Image.Quantize.MEDIANCUT)
