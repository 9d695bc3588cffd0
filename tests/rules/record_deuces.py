"""Records the golden games and the catalogue of seeds of Dungeons and Deuces: `python -m tests.rules.record_deuces`.

Run this only after the meaning of a save has been changed on purpose, because players can then no longer continue older
plays. The rules' `version` and the change log have to say so. Prints the scores for `tests/test_replays.py`.
"""

import json
from pathlib import Path

from game import __version__, files
from game.bots import agents, stream
from game.core import save
from game.core.game import Options, defaults
from game.core.match import Match
from game.levels.quests import read
from game.rules.deuces import GAME
from game.rules.deuces.modes.quest.plan import text_of

TESTS = Path(__file__).resolve().parents[1]
CATALOGUE = TESTS / "rules" / "deuces-catalogue.json"
GOLDEN: dict[str, tuple[int, dict[str, str]]] = {
    "one": (3, {"heroes": "1"}),
    "two-private": (2, {"heroes": "2", "hands": "private"}),
    "four": (3, {"heroes": "4"}),
    "boss": (3, {"mode": "boss"}),
    "brutal": (6, {"heroes": "1", "target": "2"}),
    "loot": (1, {"mode": "loot", "heroes": "3", "encounters": "6"}),
    "masters": (3, {"mode": "masters", "heroes": "3", "epics": "1"}),
    "duel": (1, {"mode": "duel"}),
}
WON = {"first_lantern": 1, "drowned_toll": 2, "house_always_wins": 1, "bottom_of_the_pack": 3}  # a winning seed each
PARTIES = ("1", "2", "4")
SEEDS = range(1, 21)


def rules(**options: str) -> Options:
    """The usual options with some changed."""
    return {**defaults(GAME), **options}


def played(seed: int, options: Options) -> Match:
    """A play that programs have finished."""
    seats = tuple(seat.programs[0] for seat in GAME.seats(options))
    match = Match(GAME, options, seed, seats=seats)
    match.marks = {"computer"}
    programs = {seat: agents(GAME)[name](stream(seed, seat)) for seat, name in enumerate(seats)}
    while not match.over:
        match.step(programs)
    return match


def dealt(seed: int, heroes: str) -> str:
    """The hands, the five cards on top of every deck (the next one last), and the digest of the whole table."""
    match = Match(GAME, rules(heroes=heroes), seed)
    hands = [match.state.cards(f"hand.hero.{hero}") for hero in range(int(heroes))]
    decks = [match.state.cards(deck)[-5:] for deck in ("deck.enemies", "deck.gm", "loot")]
    words = (" ".join(card.id for card in cards) for cards in (*hands, *decks))
    return f"{' / '.join(words)} / {match.digest()}"


def quest(id: str) -> str:
    """The text of one of our quests, as the option needs it."""
    return text_of(read(files.level("quests") / f"{id}.tmx"))


def keep(name: str, match: Match) -> None:
    """Write a golden game, and print its score."""
    assert match.state.outcome is not None
    id = f"deuces-{name}"
    (TESTS / "replays" / f"{id}.json").write_text(save.write(match, __version__), encoding="utf-8")
    print(f'    "{id}": {match.state.outcome.scores[0]},')


def record() -> None:
    """Write all golden games and the catalogue."""
    for name, (seed, options) in GOLDEN.items():
        keep(name, played(seed, rules(start="5", **options)))
    for id, seed in WON.items():
        match = played(seed, rules(mode="quest", quest=quest(id)))
        assert match.state.outcome is not None
        assert match.state.outcome.result == "won"
        keep(f"quest-{id.replace('_', '-')}", match)
    deals = {heroes: {str(seed): dealt(seed, heroes) for seed in SEEDS} for heroes in PARTIES}
    CATALOGUE.write_text(json.dumps({"deals": deals}, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    record()
