"""A play watched for its CPU time: each choice, and each frame until the cards lie still; the first one with the action
that it shows."""

import time

from game.app.main import Loop
from game.app.screens.table import TableScene
from game.core.game import Agent

from .frames import figures

FELT = 1 / 60  # seconds of game time per frame


def watch(loop: Loop, scene: TableScene, agent: Agent, deeds: int) -> dict[str, float]:
    """Milliseconds of CPU while an agent takes `deeds` actions: of the frames, and of the longest choice."""
    frames: list[float] = []
    thoughts: list[float] = []
    for _ in range(deeds):
        before = time.process_time()
        action = agent.choose(scene.match.view(scene.match.state.to_act[0]))
        thoughts.append((time.process_time() - before) * 1000)
        before = time.process_time()
        scene.commands.do(action)
        while scene.top.timeline is not None:
            loop.frame([], FELT)
            now = time.process_time()
            frames.append((now - before) * 1000)
            before = now
    return {**figures(frames, loop.services.window.surface), "thought": max(thoughts)}
