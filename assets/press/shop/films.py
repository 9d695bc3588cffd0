"""The filmstrips: twelve moments of a deal, a fight, the way into the next room and so on, each strip in one picture.

They show how things move: the moments are close together where much happens. Each has its time in milliseconds below
it.
"""

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from PIL import Image, ImageDraw, ImageFont

from game import files
from game.app.main import Loop
from game.app.routes.menus import table_of
from game.app.screens.table import TableScene
from game.app.services import Services
from game.core import save
from game.core.cards import pack
from game.core.game import defaults
from game.core.match import FREE, Match
from game.core.table import Deal
from game.core.view import Action
from game.rules import games

from .theatre import FRAME, keep, photograph, run, theatre

WINDOW, ACROSS, DOWN = (1280, 800), 4, 3
WIDE, FOOT, GAP = 480, 26, 6  # pixels in the strip: width of a moment, height of its time, gap between two
SETTLES = 6.0  # seconds: every table comes to rest within this time
INK, PAPER = "#17110f", "#efe2c4"


@dataclass(frozen=True)
class Film:
    """One filmstrip: the game and the start of its play (a deal or a seed), the actions before, the filmed action ("":
    the opening deal), the visible part of the window (left, top, right, bottom), and the moments in milliseconds."""

    game: str
    begins: str | int
    before: tuple[str, ...]
    deed: str
    seen: tuple[int, int, int, int]
    moments: tuple[int, ...]
    hero: str = ""  # only for a crawl


WON = "won"  # instead of a deal: a won play before its last action
ROOM = "JC,5D,4H,9S,3C,QS,8H,2C"
WHOLE, STAGE, CARDS = (0, 0, 1280, 800), (0, 0, 1280, 540), (180, 60, 900, 780)  # parts of the window
FILMS = {
    "deal": Film("scoundrel", ROOM, (), "", (0, 60, 1280, 560), (540, 600, 660, 720, 780, 840, 900, 960, 1020, 1080, 1160, 1300)),
    "fight": Film("scoundrel", ROOM, ("take 5D",), "fight JC weapon", CARDS,
                  (0, 60, 120, 180, 240, 330, 440, 660, 760, 1230, 1330, 1600)),
    "hurt": Film("scoundrel", ROOM, (), "fight JC fists", CARDS, (0, 60, 120, 180, 240, 330, 440, 660, 760, 900, 1100, 1300)),
    "drink": Film("scoundrel", ROOM, ("fight JC fists",), "drink 4H", CARDS,
                  (0, 80, 160, 240, 330, 420, 510, 600, 700, 800, 950, 1100)),
    "passage": Film("scoundrel", ROOM, (), "avoid", STAGE, (780, 830, 870, 910, 950, 990, 1030, 1070, 1110, 1150, 1190, 1260)),
    "strike": Film("crawl", 8, ("enter",), "strike", WHOLE, (60, 140, 220, 300, 400, 500, 620, 760, 900, 1060, 1250, 1500), "warrior"),
    "spell": Film("crawl", 1, ("enter",), "cast", WHOLE, (60, 140, 220, 300, 400, 500, 620, 760, 900, 1060, 1250, 1500), "mage"),
    "break": Film("diamonds", 13, ("take AD", "fight 5S"), "fight 9C", (460, 60, 1280, 800),
                  (60, 140, 200, 290, 390, 560, 720, 860, 1000, 1330, 1500, 2300)),
    "escape": Film("scoundrel", WON, (), "", WHOLE, (1120, 1270, 1360, 1440, 1560, 1680, 1820, 2060, 2280, 2400, 2540, 2800)),
    "death": Film("scoundrel", "KC,QS,4H,9S", ("fight KC fists",), "fight QS fists", WHOLE,
                  (160, 300, 680, 860, 1260, 1450, 1580, 1900, 2120, 2300, 2760, 2960)),
}  # fmt: skip


def bake(names: Collection[str] = ()) -> None:
    """Make the strips named, or all."""
    for name, film in FILMS.items():
        if not names or name in names:
            with theatre(WINDOW) as services:
                keep(strip(film, list(shoot(services, film))), f"film-{name}")


def shoot(services: Services, film: Film) -> Iterator[Image.Image]:
    """The moments of a film."""
    match, deed = _won() if film.begins == WON else (_begun(film), film.deed)
    table = table_of(services, match)
    assert isinstance(table, TableScene)
    services.stack.push(table)
    run(services, SETTLES)
    if deed:
        table.commands.do(Action.parse(deed))
    else:
        table.deal_in()
    loop, passed = Loop(services), 0
    for moment in film.moments:
        while passed * FRAME * 1000 < moment:
            loop.frame([], FRAME)
            passed += 1
        yield photograph(services)


def _begun(film: Film) -> Match:
    """The play of a film before the filmed action."""
    game = games()[film.game]
    if isinstance(film.begins, int):
        hero = {"hero": film.hero, "difficulty": "hard"} if film.hero else {}
        match = Match(game, {**defaults(game), **hero}, film.begins)
    else:
        order = save.parse_deal(film.begins).cards
        rest = tuple(card for card in pack() if not (card.red and card.rank > 10) and card not in order)
        match = Match(game, defaults(game), 7, [Deal("", (*order, *rest))])
    for text in film.before:
        match.play(Action.parse(text))
    return match


def _won() -> tuple[Match, str]:
    """The first play that Scoundrel's adviser wins, before its last action, and that action."""
    game = games()["scoundrel"]
    for seed in range(1000):
        match, adviser = Match(game, defaults(game), seed), game.adviser()
        while not match.over:
            match.play(adviser.choose(match.view(0)))
        if match.state.outcome and match.state.outcome.result == "won":
            deed = str(match.log[-1])
            match.undo(FREE)
            return match, deed
    raise LookupError("no play was won")


def strip(film: Film, shots: list[Image.Image]) -> Image.Image:
    """The moments of a film in rows, each with its time below."""
    left, top, right, bottom = film.seen
    high = round(WIDE * (bottom - top) / (right - left))
    sheet = Image.new("RGB", (ACROSS * (WIDE + GAP) + GAP, DOWN * (high + FOOT) + GAP), INK)
    pen, letters = ImageDraw.Draw(sheet), ImageFont.truetype(str(files.asset("fonts/alegreya-700.ttf")), 18)
    for i, (shot, moment) in enumerate(zip(shots, film.moments, strict=True)):
        x, y = GAP + i % ACROSS * (WIDE + GAP), GAP + i // ACROSS * (high + FOOT)
        sheet.paste(shot.crop(film.seen).resize((WIDE, high), Image.Resampling.LANCZOS), (x, y))
        pen.text((x + 4, y + high), f"{moment} ms", PAPER, letters)
    return sheet
