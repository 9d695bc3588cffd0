"""Filmstrips, for eyes: twelve frames of everything that moves on the table.  `python -m tests.bench.film FOLDER`."""

import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from game import files
from game.app import window
from game.app.desk import Desk
from game.app.main import Loop
from game.app.scenes.table import TableScene
from game.app.settings import Settings
from game.core import save
from game.core.cards import pack
from game.core.game import Action, defaults
from game.core.match import FREE, Match
from game.core.table import Deal
from game.rules import games
from tests.app import crawl

FRAMES, ACROSS, AFTER = 12, 4, 30
SMALL = (480, 300)
ROOM = "JC,5D,4H,9S,3C,QS,8H,2C"
STRIPS: dict[str, tuple[str, tuple[str, ...], str]] = {  # the deal, what goes before, what is filmed
    "deal": (ROOM, (), ""),
    "fight": (ROOM, ("take 5D",), "fight JC weapon"),
    "hurt": (ROOM, (), "fight JC fists"),
    "drink": (ROOM, ("fight JC fists",), "drink 4H"),
    "avoid": (ROOM, (), "avoid"),
    "weapon-change": ("JC,5D,9S,2D,3C", ("take 5D", "fight JC weapon"), "take 2D"),
    "death": ("KC,QS,4H,9S", ("fight KC fists",), "fight QS fists"),
}


CRAWLS = {  # the character, the moment before, what is filmed
    "crawl-strike": ("warrior", "fight", "strike"),
    "crawl-exchange": ("warrior", "exchanged", "strike"),
    "crawl-enter": ("mage", "door", "enter"),
    "crawl-absorb": ("mage", "hit", "absorb"),
    "crawl-leave": ("mage", "stakes", "leave"),
    "crawl-drawn": ("mage", "choose", ""),
}


def main() -> None:
    """One picture a strip."""
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for name, (first, before, action) in STRIPS.items():
        match = stacked(first)
        for text in before:
            match.play(Action.parse(text))
        film(folder / f"{name}.png", match, action)
    for name, (hero, moment, verb) in CRAWLS.items():
        film(folder / f"{name}.png", crawl.moment(hero, moment, "ask" if moment == "choose" else "hard"), verb)
    match = won()
    action = str(match.log[-1])
    match.undo(FREE)
    film(folder / "escape.png", match, action)


def stacked(first: str) -> Match:
    """A play whose pack begins with these cards."""
    order = save.parse_deal(first).cards
    rest = tuple(card for card in pack() if not (card.red and card.rank > 10) and card not in order)
    game = games()["scoundrel"]
    return Match(game, defaults(game), 7, [Deal("", (*order, *rest))])


def won() -> Match:
    """The first play that the adviser wins."""
    game = games()["scoundrel"]
    for seed in range(1000):
        match, adviser = Match(game, defaults(game), seed), game.adviser()
        while not match.over:
            match.play(adviser.choose(match.view(0)))
        if match.state.outcome and match.state.outcome.result == "won":
            return match
    raise LookupError("no play was won")


def film(path: Path, match: Match, action: str) -> None:
    """Let the action (or the deal) be seen, and save twelve of its frames."""
    window.start()
    desk = Desk(window.Window((1280, 800), False), files.homes(tempfile.mkdtemp()), Settings(), games(), mute=True)
    scene = TableScene(desk, match)
    desk.stack.push(scene)
    loop = Loop(desk)
    loop.frame([], 0)
    scene.hurry()
    for _ in range(AFTER):
        loop.frame([], 1 / 60)
    start: Callable[[], None] = scene.deal_in if not action else lambda: scene.do(Action.parse(action))
    start()
    frames = list(_seen(desk, loop, scene))
    sheet = pygame.Surface((SMALL[0] * ACROSS, SMALL[1] * FRAMES // ACROSS))
    for i in range(FRAMES):
        picture = frames[i * (len(frames) - 1) // (FRAMES - 1)]
        sheet.blit(picture, (i % ACROSS * SMALL[0], i // ACROSS * SMALL[1]))
    pygame.image.save(sheet, path)
    print(f"{path.name}: {len(frames) / 60:.2f} s")
    pygame.display.quit()


def _seen(desk: Desk, loop: Loop, scene: TableScene) -> list[pygame.Surface]:
    """Every frame until the table rests, and a few more."""
    frames, more = [], AFTER
    while more:
        more -= scene.score is None
        loop.frame([], 1 / 60)
        frames.append(pygame.transform.smoothscale(desk.window.surface, SMALL))
    return frames


if __name__ == "__main__":
    main()
