"""Saving plays: the running one of each game, manual slots, and the logs of finished ones."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from game import __version__, files
from game.core import save
from game.core.game import Game
from game.core.match import Match
from game.core.text import Text

SLOTS = 6
EARLIER = 3  # older states of the running play that are kept in addition to its backup
EARLIER_EVERY = 8  # actions between two of them
LOGS = 200  # finished plays that can be watched


class SaveSlot(NamedTuple):
    """A manual save: its number, the play in it (None: empty), a warning about damage, the time it was saved, in
    seconds since 1970, and whether a later version of the program saved it."""

    number: int
    match: Match | None
    warning: Text | None = None
    saved: float = 0.0
    newer: bool = False


class SaveStore:
    """The player's save store. Disk errors are reported through `trouble`; the game goes on."""

    def __init__(self, folder: Path, games: Mapping[str, Game[Any]], trouble: Callable[[Text], None]):
        self.folder, self.games, self.trouble = folder, games, trouble

    # the running play

    def _running(self, game: str) -> Path:
        return self.folder / "running" / f"{game}.json"

    def autosave(self, match: Match) -> bool:
        """Save the running play, after every action; return False if the disk refuses."""
        path = self._running(match.game.id)
        if match.log and len(match.log) % EARLIER_EVERY == 0:
            self._write(self._earlier(match), match)
        return self._write(path, match)

    def _earlier(self, match: Match) -> Path:
        number = len(match.log) // EARLIER_EVERY % EARLIER + 1
        return self.folder / "running" / f"{match.game.id}.earlier-{number}.json"

    def running(self, game: str) -> Match | None:
        """The running play of a game, exactly where it was left; None when none can be continued. If its file was
        damaged, the earlier state with the longest log."""
        match = self._read(self._running(game))
        if match is not None or not self._was_damaged(game):
            return match
        found = [match for path in self._earlier_states(game) if (match := self._read(path)) is not None]
        return max(found, key=lambda match: len(match.log), default=None)

    def _was_damaged(self, game: str) -> bool:
        return any(self._running(game).parent.glob(f"{game}.json*.damaged-*"))

    def newest(self) -> str | None:
        """The id of the game whose running play was saved last, even if only its backup or an earlier state is left."""
        found = [(path.stat().st_mtime, game) for game in self.games for path in self._states(game) if path.exists()]
        return max(found)[1] if found else None

    def _states(self, game: str) -> list[Path]:
        """All files that may hold a running play."""
        path = self._running(game)
        return [path, files.backup(path), *self._earlier_states(game)]

    def _earlier_states(self, game: str) -> list[Path]:
        return list(self._running(game).parent.glob(f"{game}.earlier-?.json"))

    def clear(self, game: str) -> None:
        """Delete the running play, which is finished or given up. A save by a later version is only put aside."""
        path = self._running(game)
        self._spare(path)
        for each in (path, *self._earlier_states(game)):
            self._remove(each)

    def _spare(self, path: Path) -> None:
        """Put a save by a later version aside before its file is overwritten."""
        try:
            files.load(path, self._play, untouched=(save.NewerSave,))
        except save.NewerSave:
            files.put_aside(path, "newer")

    # manual slots

    def _slot(self, number: int) -> Path:
        return self.folder / "slots" / f"{number}.json"

    def slots(self) -> list[SaveSlot]:
        """Every slot with its contents."""
        return [self.slot(number) for number in range(1, SLOTS + 1)]

    def anything(self) -> bool:
        """True if any slot has a file; the files are not read."""
        return any(self._slot(number).exists() for number in range(1, SLOTS + 1))

    def slot(self, number: int) -> SaveSlot:
        """One slot with its contents."""
        try:
            loaded = files.load(self._slot(number), self._play, untouched=(save.NewerSave,))
        except save.NewerSave as error:
            return SaveSlot(number, None, error.text, newer=True)
        return SaveSlot(number, loaded.value, loaded.brief, self._saved(number) if loaded.value else 0.0)

    def _saved(self, number: int) -> float:
        path = self._slot(number)
        found = (each.stat().st_mtime for each in (path, files.backup(path)) if each.exists())
        return next(found, 0.0)

    def in_a_slot(self, match: Match) -> bool:
        """Return True if a slot holds exactly this play."""
        now = (match.game.id, match.options, match.seed, match.log)
        kept = (slot.match for slot in self.slots() if slot.match is not None)
        return any((each.game.id, each.options, each.seed, each.log) == now for each in kept)

    def put(self, number: int, match: Match) -> bool:
        """Save a play into a slot; return False if the disk refuses."""
        self._spare(self._slot(number))
        return self._write(self._slot(number), match)

    def empty(self, number: int) -> None:
        """Empty a slot."""
        self._remove(self._slot(number))

    # finished plays

    def log(self, match: Match, name: str) -> None:
        """Save a finished play for watching; only the last 200 are kept."""
        self._write(self.folder / "logs" / f"{name}.json", match)
        for path in sorted((self.folder / "logs").glob("*.json"))[:-LOGS]:
            self._remove(path)

    def logged(self, name: str) -> Match | None:
        """A finished play by its name; None if it is gone."""
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
