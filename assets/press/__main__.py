"""The command line of the press: `python -m assets.press [bench] [names]`, run from the repository root.

Without arguments every bench bakes everything; with a bench only that one, and with names only those pieces, as in
`python -m assets.press cards 9D bestiary/7H back`. `sheet` prints contact sheets of all drawings, `likeness` prints
which drawings are most alike; `shop` and `films` make pictures of the real game.
"""

import importlib
import sys

# each module offers bake(names), which bakes these pieces, or all if there are no names
BENCHES = {
    "fonts": "assets.press.fonts",
    "cards": "assets.press.cards",
    "figures": "assets.press.figures.figures",
    "room": "assets.press.room",
    "furnishings": "assets.press.furnishings.bench",
    "ui": "assets.press.ui",
    "sound": "assets.press.sound",
}
EXTRAS = {
    "films": "assets.press.shop.films",
    "leaving": "assets.press.minds.leaving",
    "grades": "assets.press.grades",
    "likeness": "assets.press.likeness",
    "minds": "assets.press.minds",
    "puzzles": "assets.press.puzzles",
    "reel": "assets.press.shop.reel",
    "sheet": "assets.press.sheet",
    "shop": "assets.press.shop",
    "sight": "assets.press.sight",
}


def main(arguments: list[str]) -> None:
    """Bake at the bench named by the first argument, or at all of them."""
    benches = BENCHES | EXTRAS
    chosen = arguments[:1] or list(BENCHES)
    if chosen[0] not in benches:
        sys.exit(f"no bench {chosen[0]!r}; there are: {', '.join(benches)}")
    for bench in chosen:
        importlib.import_module(benches[bench]).bake(arguments[1:])


main(sys.argv[1:])
