"""Turns trained networks into the whole numbers that the game ships.

`python -m assets.press minds FOLDER`: the folder has `scoundrel-lower.npz` and so on, arrays of floats in the order of
`NAMES`.
"""

from pathlib import Path

import numpy as np

from game.minds.net import UNIT

OUT = Path(__file__).parents[2] / "minds"
NAMES = ("rows", "bias", "second", "second_bias", "out", "out_bias")
NETS = ("scoundrel-lower", "scoundrel-equal", "diamonds-solo")


def bake(words: list[str]) -> None:
    """Bake the networks of a folder; without a folder, none: training takes hours, and its results are kept."""
    for folder in words:
        for net in NETS:
            convert(Path(folder) / f"{net}.npz", OUT / f"{net}.npz")


def convert(source: Path, target: Path) -> None:
    """Round a network's floats to multiples of 1 / `UNIT`. Raises `ValueError` if one does not fit 16 bits."""
    with np.load(source, allow_pickle=False) as floats:
        arrays = [np.rint(floats[name].astype(np.float64) * UNIT) for name in floats.files]
    if any(np.abs(array).max() > np.iinfo(np.int16).max for array in arrays):
        raise ValueError(f"{source}: a weight is too large")
    np.savez_compressed(target, **{name: array.astype(np.int16) for name, array in zip(NAMES, arrays, strict=True)})
