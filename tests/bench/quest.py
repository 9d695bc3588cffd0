"""CPU per frame while a party walks on the map of a quest, and its chambers are drawn in."""

import json
import sys
import time
from pathlib import Path

from game.app.main import Loop
from game.app.play.presenters.page_room import READ_ON
from game.app.screens.table import TableScene
from game.levels import quests
from game.rules import games

from .frames import figures
from .stand import size_of, table
from .watched import FELT, rested

PLAY, QUEST = 5, "first_lantern"  # a seed, and a quest that comes with the game
FRAMES = 1500  # on the map
MOST = 400  # actions, most of them in fights, whose frames are not counted


def main() -> None:
    """Let the adviser play all seats, and count the frames in which something moves on the map."""
    text = games()["deuces"].quests.text_of(quests.find(QUEST, Path("nowhere")).raw)
    services, loop, scene = table(size_of(sys.argv), "deuces", PLAY, mode="quest", quest=text, heroes="2")
    assert isinstance(scene, TableScene)
    print(json.dumps(figures(walked(loop, scene), services.window.surface)))


def walked(loop: Loop, scene: TableScene) -> list[float]:
    """Milliseconds of CPU of each frame on the map, with the action or press that it shows, until a page lies over the
    table. Fights are played out unseen."""
    agent, frames, deeds = scene.game.adviser(), [], 0
    while len(frames) < FRAMES and deeds < MOST and not scene.match.over and scene.services.stack.top is scene:
        waited = rested(loop, scene)
        frames += waited if scene.top.ground.afoot else []
        before = time.process_time()
        if scene.widget(READ_ON) is not None:
            scene.act(READ_ON)
        else:
            deeds += 1
            action = agent.choose(scene.match.view(scene.match.state.to_act[0]))
            before = time.process_time()
            scene.commands.do(action)
        while scene.top.conductor.busy and scene.widget(READ_ON) is None and scene.services.stack.top is scene:
            loop.frame([], FELT)
            if scene.top.ground.afoot:
                frames.append((time.process_time() - before) * 1000)
            else:
                scene.top.hurry()
            before = time.process_time()
    return frames


if __name__ == "__main__":
    main()
