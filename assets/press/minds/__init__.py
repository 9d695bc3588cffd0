"""Trains value networks, and turns them into the whole numbers that the game ships.

`python -m assets.press minds train NET PLAYS SEED OUT [START]` trains a network by so many plays from a seed, from
nothing or from the floats of an earlier run. NET is the weapon wear for one of Scoundrel, `diamonds` for that of
Diamonds & Dragons for one party, `duo` for that for two. `python -m assets.press minds FOLDER` rounds the floats of a
folder, `scoundrel-lower.npz` and so on, into `assets/minds`.
"""

from pathlib import Path

import numpy as np

from game.minds.net import UNIT

OUT = Path(__file__).parents[2] / "minds"
NAMES = ("rows", "bias", "second", "second_bias", "out", "out_bias")
NETS = ("scoundrel-lower", "scoundrel-equal", "diamonds-solo", "diamonds-duo")
HOLDOUT = 77  # the seed of the plays that measure the strength


def bake(words: list[str]) -> None:
    """Train, or round the networks of a folder; without words nothing: training takes hours, and its results are
    kept."""
    if words[:1] == ["train"]:
        _train(*words[1:])
        return
    for folder in words:
        for net in NETS:
            if (source := Path(folder) / f"{net}.npz").exists():
                convert(source, OUT / f"{net}.npz")


def _train(net: str, plays: str, seed: str, out: str, start: str = "") -> None:
    from . import diamonds, duo
    from .learner import Weights
    from .training import FIRST, INPUTS, Schedule, strength, train

    if net in ("diamonds", "duo"):
        trainer = duo if net == "duo" else diamonds
        fresh = Weights.fresh(np.random.default_rng(int(seed)), trainer.INPUTS, trainer.FIRST)
        begin = Weights.read(Path(start)) if start else fresh
        trainer.train(begin, int(plays), int(seed), print).write(Path(out))
        return
    equal = net == "equal"
    first = Weights.read(Path(start)) if start else Weights.fresh(np.random.default_rng(int(seed)), INPUTS, FIRST)
    print(f"{strength(first, equal, HOLDOUT):.4f} won before")
    trained = train(first, Schedule(int(plays)), equal, int(seed), print)
    trained.write(Path(out))
    print(f"{strength(trained, equal, HOLDOUT):.4f} won after")


def convert(source: Path, target: Path) -> None:
    """Round a network's floats to multiples of 1 / `UNIT`. Raises `ValueError` if one does not fit 16 bits."""
    with np.load(source, allow_pickle=False) as floats:
        arrays = [np.rint(floats[name].astype(np.float64) * UNIT) for name in floats.files]
    if any(np.abs(array).max() > np.iinfo(np.int16).max for array in arrays):
        raise ValueError(f"{source}: a weight is too large")
    np.savez_compressed(target, **{name: array.astype(np.int16) for name, array in zip(NAMES, arrays, strict=True)})
