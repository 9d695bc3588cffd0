"""A play watched for its CPU time: each choice, and each frame until the cards lie still; the first one with the action
that it shows."""

import time

from game.app.main import Loop
from game.app.screens.table import TableScene
from game.core.game import Agent

from .frames import figures

FELT = 1 / 60  # seconds of game time per frame
THINKS = 30  # frames at rest in which a person looks at the table before an action; they are not counted


def watch(loop: Loop, scene: TableScene, agent: Agent, deeds: int) -> dict[str, float]:
    """Milliseconds of CPU while an agent takes `deeds` actions: of the frames, and of the longest choice."""
    frames: list[float] = []
    thoughts: list[float] = []
    for _ in range(deeds):
        frames += rested(loop, scene)
        before = time.process_time()
        action = agent.choose(scene.match.view(scene.match.state.to_act[0]))
        after = time.process_time()
        thoughts.append((after - before) * 1000)
        scene.commands.do(action)
        while scene.top.timeline is not None:
            loop.frame([], FELT)
            before, after = after, time.process_time()
            frames.append((after - before) * 1000)
    return {**figures(frames, loop.services.window.surface), "thought": max(thoughts)}


def rested(loop: Loop, scene: TableScene) -> list[float]:
    """Let the time pass that a person takes before an action; return the milliseconds of CPU of each frame in which
    something moves meanwhile, because a program acts."""
    frames, left = [], THINKS
    while left:
        before = time.process_time()
        loop.frame([], FELT)
        if scene.top.timeline is None:
            left -= 1
        else:
            frames.append((time.process_time() - before) * 1000)
    return frames
