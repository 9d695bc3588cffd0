"""Networks that are trained: the value of a position in floats, its gradient, and the steps of Adam.

Weights are those of `game.minds.net`, before they are rounded; inputs are rows of the first layer, each as often as it
counts.
"""

from pathlib import Path
from typing import NamedTuple

import numpy as np
from numba import njit

from game.minds.net import LEAK

SECOND = 32  # the size of the second layer
SLOPE = np.float32(1 / LEAK)  # what a negative activation is multiplied by


class Weights(NamedTuple):
    """A network in floats: the six arrays of `game.minds.net`."""

    rows: np.ndarray
    bias: np.ndarray
    second: np.ndarray
    second_bias: np.ndarray
    out: np.ndarray
    out_bias: np.ndarray

    @classmethod
    def fresh(cls, rng: np.random.Generator, inputs: int, first: int) -> "Weights":
        """Small random weights for so many inputs and units of the first layer."""
        return cls(
            rng.normal(0, 0.05, (inputs, first)).astype(np.float32),
            np.zeros(first, np.float32),
            rng.normal(0, 1.4 / first**0.5, (first, SECOND)).astype(np.float32),
            np.zeros(SECOND, np.float32),
            rng.normal(0, 0.1, SECOND).astype(np.float32),
            np.full(1, -1, np.float32),
        )

    @classmethod
    def read(cls, file: Path) -> "Weights":
        """The weights that `write` left in a file."""
        with np.load(file, allow_pickle=False) as arrays:
            return cls(*(arrays[name] for name in cls._fields))

    def write(self, file: Path) -> None:
        """Write the weights to a file."""
        np.savez_compressed(file, **self._asdict())

    def zeros(self) -> "Weights":
        """Zeros in the same shapes."""
        return Weights(*(np.zeros_like(array) for array in self))


@njit(fastmath=True)
def sum_rows(weights, rows, count, first):
    """Write the first layer's sums of the first `count` inputs of `rows` to `first`."""
    first[:] = weights.bias
    for i in range(count):
        row = weights.rows[rows[i]]
        for j in range(first.size):
            first[j] += row[j]


@njit(fastmath=True)
def activate(weights, first, second):
    """The log odds that sums of the first layer stand for; both layers are left activated."""
    second[:] = weights.second_bias
    for j in range(first.size):
        if first[j] < 0:
            first[j] *= SLOPE
        x = first[j]
        row = weights.second[j]
        for k in range(second.size):
            second[k] += x * row[k]
    value = weights.out_bias[0]
    for k in range(second.size):
        if second[k] < 0:
            second[k] *= SLOPE
        value += second[k] * weights.out[k]
    return value


@njit
def value_of(weights, rows, count):
    """The log odds of the position in which the first `count` inputs of `rows` are on."""
    first, second = np.empty(weights.bias.size, np.float32), np.empty(SECOND, np.float32)
    sum_rows(weights, rows, count, first)
    return activate(weights, first, second)


@njit(inline="always")
def likely(value):
    """The chance that log odds stand for."""
    return 1 / (1 + np.exp(-value))


@njit(fastmath=True)
def add_gradient(weights, rows, count, target, gradient, first, second, back):
    """Add the gradient of one position's error; return the error."""
    sum_rows(weights, rows, count, first)
    chance = likely(activate(weights, first, second))
    off = np.float32(chance - target)
    gradient.out_bias[0] += off
    back[:] = 0
    for k in range(second.size):
        gradient.out[k] += off * second[k]
        slope = off * weights.out[k]
        if second[k] < 0:
            slope *= SLOPE
        gradient.second_bias[k] += slope
        for j in range(first.size):
            gradient.second[j, k] += slope * first[j]
            back[j] += slope * weights.second[j, k]
    for j in range(first.size):
        if first[j] < 0:
            back[j] *= SLOPE
        gradient.bias[j] += back[j]
    for i in range(count):
        row = gradient.rows[rows[i]]
        for j in range(first.size):
            row[j] += back[j]
    return -(target * np.log(chance + 1e-9) + (1 - target) * np.log(1 - chance + 1e-9))


@njit(fastmath=True)
def _adam(weight, gradient, mean, square, rate, share, fade_mean, fade_square):
    """One step of Adam (Kingma and Ba 2015), and the gradient back at zero."""
    w, g, m, v = weight.ravel(), gradient.ravel(), mean.ravel(), square.ravel()
    for i in range(w.size):
        x = g[i] * share
        m[i] += np.float32(0.1) * (x - m[i])
        v[i] += np.float32(0.001) * (x * x - v[i])
        w[i] -= rate * (m[i] / fade_mean) / (np.sqrt(v[i] / fade_square) + np.float32(1e-8))
        g[i] = 0


@njit(fastmath=True)
def step(weights, gradient, mean, square, steps, rate, positions):
    """Step number `steps` of Adam, by the gradient of so many positions."""
    share = np.float32(1 / positions)
    fade_mean, fade_square = np.float32(1 - 0.9**steps), np.float32(1 - 0.999**steps)
    _adam(weights.rows, gradient.rows, mean.rows, square.rows, rate, share, fade_mean, fade_square)
    _adam(weights.bias, gradient.bias, mean.bias, square.bias, rate, share, fade_mean, fade_square)
    _adam(weights.second, gradient.second, mean.second, square.second, rate, share, fade_mean, fade_square)
    _adam(
        weights.second_bias, gradient.second_bias, mean.second_bias, square.second_bias,
        rate, share, fade_mean, fade_square,
    )  # fmt: skip
    _adam(weights.out, gradient.out, mean.out, square.out, rate, share, fade_mean, fade_square)
    _adam(
        weights.out_bias, gradient.out_bias, mean.out_bias, square.out_bias,
        rate, share, fade_mean, fade_square,
    )  # fmt: skip
