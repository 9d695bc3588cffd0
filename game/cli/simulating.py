"""`sim`: an agent's win rate and scores over many deals."""

import argparse
from typing import Any

from game import sim
from game.core.game import Game
from game.core.grading import options_of
from game.core.text import Text, decimal

from . import console


def run(raw: argparse.Namespace) -> int:
    """Play the deals and print the numbers. Returns the exit status."""
    found = sim.run(sim.Study(raw.game.id, raw.options, raw.agent, raw.games, raw.seed), raw.jobs)
    if raw.json:
        console.print_json(found)
    else:
        _print(raw.game, found)
    return 0


def _print(game: Game[Any], found: dict[str, Any]) -> None:
    low, high = found["win_rate_95"]
    score = found["score"]
    chosen = found["options"]  # the value of an open option may be a whole map
    every = (option for option in options_of(game) if option.key in chosen)
    told = (option.key for option in every if option.matters(chosen) and not option.open)
    options = " ".join(f"{key}={chosen[key]}" for key in told)
    console.say(f"{found['game']} {options}  {found['agent']}")
    console.say(
        Text(
            "{won} of {games} won: {rate} (95%: {low} to {high})",
            won=found["won"],
            games=found["games"],
            rate=f"{found['win_rate']:.2%}",
            low=f"{low:.2%}",
            high=f"{high:.2%}",
        )
    )
    console.say(
        Text(
            "score: mean {mean}, median {median}, 5% below {p5}, 5% above {p95}",
            mean=decimal(score["mean"]),
            median=decimal(score["median"]),
            p5=decimal(score["p5"]),
            p95=decimal(score["p95"]),
        )
    )
    console.say(
        Text(
            "{actions} actions in {seconds} s, {speed} games a second",
            actions=found["actions"],
            seconds=decimal(found["seconds"]),
            speed=f"{found['games_per_second']:.0f}",
        )
    )
