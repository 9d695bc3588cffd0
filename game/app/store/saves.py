"""Saving plays: the running one of each way to play, manual slots, and the logs of finished ones."""

from collections.abc import Callable, Generator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from game import __version__, files
from game.core import save
from game.core.game import Game, mode_of, modes
from game.core.match import Match
from game.core.save import SavedPlay
from game.core.summary import summary_of
from game.core.text import Text

SLOTS = 6
EARLIER = 3  # older states of a running play that are kept in addition to its backup
EARLIER_EVERY = 8  # actions between two of them
LOGS = 200  # finished plays that can be watched
Restoring = Generator[float, None, Match | None]  # yields the share that is done after each action; returns the play
Stamp = tuple[tuple[int, int, int] | None, ...]  # time, size and number of a file and of its backup; None: not there


class SaveSlot(NamedTuple):
    """A manual save: its number, the play in it (None: empty), a warning about damage, the time it was saved, in
    seconds since 1970, and whether a later version of the program saved it."""

    number: int
    play: SavedPlay | None
    warning: Text | None = None
    saved: float = 0.0
    newer: bool = False


class RunningPlay(NamedTuple):
    """A play under way, and the time it was saved, in seconds since 1970."""

    play: SavedPlay
    saved: float


class Header(NamedTuple):
    """What a file says of its play (None: nothing that can be used), warnings with and without file names, and whether
    a later version of the program saved it."""

    play: SavedPlay | None
    warning: Text | None = None
    brief: Text | None = None
    newer: bool = False


class SaveStore:
    """The player's save store. Disk errors are reported through `trouble`; the game goes on.

    Pages are told what the saves say of their plays. A play is restored, action by action, when it is chosen.
    """

    def __init__(self, folder: Path, games: Mapping[str, Game[Any]], trouble: Callable[[Text], None]):
        self.folder, self.games, self.trouble = folder, games, trouble
        self._headers: dict[Path, tuple[Stamp, Header]] = {}  # those read last, while their files stay the same
        self._ours: dict[Path, Stamp] = {}  # files as they were when this store last restored or wrote them

    # running plays

    def autosave(self, match: Match) -> bool:
        """Save a running play, after every action; return False if the disk refuses."""
        path, *others = self._places(match.game, mode_of(match.game, match.options))
        if match.log and len(match.log) % EARLIER_EVERY == 0:
            number = len(match.log) // EARLIER_EVERY % EARLIER + 1
            self._write(path.with_name(f"{path.stem}.earlier-{number}.json"), match)
        if not self._write(path, match):
            return False
        for other in others:
            self._forget(other)
        return True

    def under_way(self, game: str = "") -> list[RunningPlay]:
        """The running plays of one game, or of all, the one that was saved last first."""
        found = (
            self.running(each, mode) for each in self.games.values() if game in ("", each.id) for mode in modes(each)
        )
        return sorted((play for play in found if play is not None), key=lambda play: play.saved, reverse=True)

    def running(self, game: Game[Any], mode: str) -> RunningPlay | None:
        """The running play of a way to play; None when none can be continued. If its file was damaged, the earlier
        state with the longest log."""
        places = self._places(game, mode)
        return next((play for path in places if (play := self._running(path)) is not None), None)

    def changed_elsewhere(self, match: Match) -> SavedPlay | None:
        """What something else has saved as the running play meanwhile, such as a cloud that brings it from elsewhere;
        None if there is nothing but `match` as it is. Each change is returned once."""
        mode = mode_of(match.game, match.options)
        path, *_older = self._places(match.game, mode)
        now = _stamp(path)
        if self._ours.get(path) == now:
            return None
        self._ours[path] = now
        running = self.running(match.game, mode)
        return running.play if running is not None and _identity(running.play) != _identity(match) else None

    def restore(self, play: SavedPlay) -> Restoring:
        """Restore a running play, exactly where it was left, or an earlier state if its file turns out to be
        damaged."""
        for path in self._places(play.game, play.mode):
            match = yield from self._restored(path)
            for earlier in self._usable_earlier(path) if match is None else ():
                match = match or (yield from self._restored(earlier))
            if match is not None:
                return match
        return None

    def clear(self, game: Game[Any], mode: str) -> None:
        """Delete the running play of a way to play, which is finished or given up. A save by a later version is only
        put aside."""
        for path in self._places(game, mode):
            self._spare(path)
            self._forget(path)

    def _places(self, game: Game[Any], mode: str) -> list[Path]:
        """The files that may hold the running play of a way to play, the proper one first: older versions kept a single
        running play for each game."""
        folder = self.folder / "running"
        single = folder / f"{game.id}.json"
        if not mode:
            return [single]
        own, old = folder / f"{game.id}-{mode}.json", self._running(single)
        return [own, single] if old is not None and old.play.mode == mode else [own]

    def _running(self, path: Path) -> RunningPlay | None:
        """What a file, its backup or its earlier states say of the running play."""
        header = self._header(path)
        if header.warning is not None:
            self.trouble(header.warning)
        if header.play is not None:
            return RunningPlay(header.play, _saved(path))
        earlier = next(iter(self._usable_earlier(path).items()), None)
        return RunningPlay(earlier[1], _saved(earlier[0])) if earlier is not None else None

    def _usable_earlier(self, path: Path) -> dict[Path, SavedPlay]:
        """The earlier states of a running play, that with the longest log first, if the file itself was damaged;
        otherwise none."""
        if not any(path.parent.glob(f"{path.name}*.damaged-*")):
            return {}
        found = {each: play for each in _earlier(path) if (play := self._header(each).play) is not None}
        return dict(sorted(found.items(), key=lambda each: len(each[1].log), reverse=True))

    def _forget(self, path: Path) -> None:
        for each in (path, *_earlier(path)):
            self._remove(each)

    def _spare(self, path: Path) -> None:
        """Put a save by a later version aside before its file is overwritten."""
        if self._header(path).newer:
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
        path = self._slot(number)
        header = self._header(path)
        return SaveSlot(number, header.play, header.brief, _saved(path) if header.play else 0.0, header.newer)

    def restore_slot(self, number: int) -> Restoring:
        """Restore the play in a slot."""
        return self._restored(self._slot(number))

    def in_a_slot(self, play: Match | SavedPlay) -> bool:
        """Return True if a slot holds exactly this play."""
        now = _identity(play)
        return any(slot.play is not None and _identity(slot.play) == now for slot in self.slots())

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

    def restore_log(self, name: str) -> Restoring:
        """Restore a finished play by its name."""
        return self._restored(self.folder / "logs" / f"{name}.json")

    # files

    def _header(self, path: Path) -> Header:
        """What a file or its backup says of its play. A damaged file is put aside; its warning is returned once."""
        known = self._headers.get(path)
        if known is not None and known[0] == _stamp(path):
            return known[1]
        try:
            loaded = self._load(path)
            header = Header(*loaded)
        except save.NewerSave as error:
            header = Header(None, error.text, error.text, newer=True)
        kept = header._replace(warning=None) if header.newer else Header(header.play)
        self._headers[path] = _stamp(path), kept
        return header

    def _load(self, path: Path) -> files.Loaded[SavedPlay]:
        return files.load(path, lambda text: save.read_header(text, self.games), untouched=(save.NewerSave,))

    def _restored(self, path: Path) -> Restoring:
        """Restore the play in a file or its backup; None if neither can be used. A file that turns out to be damaged is
        put aside, and the player is told."""
        warning, tried = None, set[Path]()
        self._ours[path] = _stamp(path)
        while True:
            try:
                loaded = self._load(path)
            except save.NewerSave as error:
                self.trouble(error.text)
                return None
            warning = warning or loaded.warning
            whole = loaded.warning is None and path.exists()
            source = path if whole else files.backup(path)
            if loaded.value is None or source in tried:
                break
            try:
                match = loaded.value.deal()
                yield from loaded.value.replay(match)
            except save.BadSave as error:
                tried.add(source)
                warning = files.reject(source, error)
                continue
            if warning is not None:
                self.trouble(files.instead(warning) if tried else warning)
            return match
        if warning is not None:
            self.trouble(warning)
        return None

    def _write(self, path: Path, match: Match) -> bool:
        self._headers.pop(path, None)
        try:
            files.write_text(path, save.write(match, __version__, summary_of(match)))
        except files.CannotWrite as error:
            self.trouble(error.text)
            return False
        self._ours[path] = _stamp(path)
        return True

    def _remove(self, path: Path) -> None:
        self._headers.pop(path, None)
        try:
            files.remove(path)
        except files.CannotWrite as error:
            self.trouble(error.text)


def _earlier(path: Path) -> list[Path]:
    """The older states of a running play."""
    return list(path.parent.glob(f"{path.stem}.earlier-?.json"))


def _identity(play: Match | SavedPlay) -> tuple[object, ...]:
    """What tells a play, as far as it has come, from any other."""
    return play.game.id, play.options, play.seed, [str(action) for action in play.log]


def _saved(path: Path) -> float:
    """When a file, or else its backup, was written, in seconds since 1970; 0 if neither is there."""
    found = (each.stat().st_mtime for each in (path, files.backup(path)) if each.exists())
    return next(found, 0.0)


def _stamp(path: Path) -> Stamp:
    return tuple(_state(each) for each in (path, files.backup(path)))


def _state(path: Path) -> tuple[int, int, int] | None:
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_mtime_ns, found.st_size, found.st_ino
