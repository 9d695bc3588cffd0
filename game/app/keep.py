"""Keeping plays: the running one of each game, manual slots, and the logs of finished ones."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from game import __version__, files
from game.core import save
from game.core.game import Game
from game.core.match import Match
from game.core.words import Text

SLOTS = 6
EARLIER = 3  # older states of the running play that are kept besides its backup
EARLIER_EVERY = 8  # actions between them
LOGS = 200  # finished plays that can be watched


class Slot(NamedTuple):
    """A manual save: its number, the play in it (None: empty), what was wrong with it, if anything, when it was saved,
    in seconds since 1970, and whether a later program than this one saved it."""

    number: int
    match: Match | None
    warning: Text | None = None
    saved: float = 0.0
    newer: bool = False


class Keep:
    """The player's saves.  Troubles with the disk are told through `trouble`; the game goes on."""

    def __init__(self, folder: Path, games: Mapping[str, Game[Any]], trouble: Callable[[Text], None]):
        self.folder, self.games, self.trouble = folder, games, trouble

    # the running play

    def _running(self, game: str) -> Path:
        return self.folder / "running" / f"{game}.json"

    def autosave(self, match: Match) -> bool:
        """Keep the running play; called after every action."""
        path = self._running(match.game.id)
        if match.log and len(match.log) % EARLIER_EVERY == 0:
            self._write(self._earlier(match), match)
        return self._write(path, match)

    def _earlier(self, match: Match) -> Path:
        number = len(match.log) // EARLIER_EVERY % EARLIER + 1
        return self.folder / "running" / f"{match.game.id}.earlier-{number}.json"

    def running(self, game: str) -> Match | None:
        """The running play of a game, exactly where it was left; None when there is none that can be played on."""
        match = self._read(self._running(game))
        if match is not None or not self._was_damaged(game):
            return match
        found = [match for path in self._earlier_states(game) if (match := self._read(path)) is not None]
        return max(found, key=lambda match: len(match.log), default=None)

    def _was_damaged(self, game: str) -> bool:
        return any(self._running(game).parent.glob(f"{game}.json*.damaged-*"))

    def newest(self) -> str | None:
        """The game whose running play was touched last; perhaps only its backup or an earlier state is left."""
        found = [(path.stat().st_mtime, game) for game in self.games for path in self._states(game) if path.exists()]
        return max(found)[1] if found else None

    def _states(self, game: str) -> list[Path]:
        """The files in which a running play may be."""
        path = self._running(game)
        return [path, files.backup(path), *self._earlier_states(game)]

    def _earlier_states(self, game: str) -> list[Path]:
        return list(self._running(game).parent.glob(f"{game}.earlier-?.json"))

    def clear(self, game: str) -> None:
        """Forget the running play: it is finished, or given up.  One of a later program is only put aside."""
        path = self._running(game)
        self._spare(path)
        for each in (path, *self._earlier_states(game)):
            self._remove(each)

    def _spare(self, path: Path) -> None:
        """Put a save of a later program aside before its place is used."""
        try:
            files.load(path, self._play, untouched=(save.NewerSave,))
        except save.NewerSave:
            files.put_aside(path, "newer")

    # manual slots

    def _slot(self, number: int) -> Path:
        return self.folder / "slots" / f"{number}.json"

    def slots(self) -> list[Slot]:
        """Every slot and what is in it."""
        return [self.slot(number) for number in range(1, SLOTS + 1)]

    def anything(self) -> bool:
        """Is there a slot in which something lies?  Looked up, not read."""
        return any(self._slot(number).exists() for number in range(1, SLOTS + 1))

    def slot(self, number: int) -> Slot:
        """One slot."""
        try:
            loaded = files.load(self._slot(number), self._play, untouched=(save.NewerSave,))
        except save.NewerSave as error:
            return Slot(number, None, error.text, newer=True)
        return Slot(number, loaded.value, loaded.brief, self._saved(number) if loaded.value else 0.0)

    def _saved(self, number: int) -> float:
        path = self._slot(number)
        found = (each.stat().st_mtime for each in (path, files.backup(path)) if each.exists())
        return next(found, 0.0)

    def in_a_slot(self, match: Match) -> bool:
        """Does a play lie in a slot just as it is?"""
        now = (match.game.id, match.options, match.seed, match.log)
        kept = (slot.match for slot in self.slots() if slot.match is not None)
        return any((each.game.id, each.options, each.seed, each.log) == now for each in kept)

    def put(self, number: int, match: Match) -> bool:
        """Save a play into a slot."""
        self._spare(self._slot(number))
        return self._write(self._slot(number), match)

    def empty(self, number: int) -> None:
        """Empty a slot."""
        self._remove(self._slot(number))

    # finished plays

    def log(self, match: Match, name: str) -> None:
        """Keep a finished play to be watched; the oldest beyond the last 200 go."""
        self._write(self.folder / "logs" / f"{name}.json", match)
        for path in sorted((self.folder / "logs").glob("*.json"))[:-LOGS]:
            self._remove(path)

    def logged(self, name: str) -> Match | None:
        """A finished play."""
        return self._read(self.folder / "logs" / f"{name}.json")

    # files

    def _play(self, text: str) -> Match:
        return save.read(text, self.games)

    def _read(self, path: Path) -> Match | None:
        try:
            loaded = files.load(path, self._play, untouched=(save.NewerSave,))
        except save.NewerSave as error:
            self.trouble(error.text)
            return None
        if loaded.warning is not None:
            self.trouble(loaded.warning)
        return loaded.value

    def _write(self, path: Path, match: Match) -> bool:
        try:
            files.write_text(path, save.write(match, __version__))
        except files.CannotWrite as error:
            self.trouble(error.text)
            return False
        return True

    def _remove(self, path: Path) -> None:
        try:
            files.remove(path)
        except files.CannotWrite as error:
            self.trouble(error.text)
