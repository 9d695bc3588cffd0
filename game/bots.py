"""The computer players: the one that any game can have, and each game's own."""

import hashlib
from typing import Any

from game.core.blanks import fill
from game.core.game import AgentMaker, Game
from game.core.match import RANDOM
from game.core.rng import Rng
from game.core.view import Action, View


class Random:
    """Takes any legal action, each as likely as the other."""

    def __init__(self, rng: Rng):
        self.rng = rng

    def choose(self, view: View) -> Action:
        """One of `view.legal`, with something in its blanks."""
        return fill(self.rng.choice(view.legal), self.rng)


def agents(game: Game[Any]) -> dict[str, AgentMaker]:
    """Every program that can play a game, by name."""
    return {RANDOM: Random, **game.agents()}


def stream(seed: int, seat: int) -> Rng:
    """The stream a seat's agent draws from: its own, so that it never touches the deal's."""
    digest = hashlib.blake2s(f"agent {seed} {seat}".encode(), digest_size=8).digest()
    return Rng(int.from_bytes(digest, "big"))
