"""What a breakage is."""

from dataclasses import dataclass

FAST, SLOW = "fast", "slow"
AREAS = (
    "rules", "core", "saves", "files", "window", "table", "input", "sounds", "layout", "words", "levels", "cli",
    "architecture",
)  # fmt: skip


@dataclass(frozen=True)
class Breakage:
    """A mistake that somebody could make: in `file`, the text `old` becomes `new`.

    `old` occurs exactly once in the file. `harm` says what a player would suffer. `tests` are the files or node ids of
    tests that catch it, and `tier` says how these run: `fast`, in the README's command, or the name of a marker.
    """

    name: str
    area: str
    file: str
    old: str
    new: str
    harm: str
    tests: tuple[str, ...]
    tier: str = FAST

    def broken(self, text: str) -> str:
        """The text of the file with the mistake in it.

        Raises `ValueError` unless `old` occurs exactly once.
        """
        times = text.count(self.old)
        if times != 1:
            raise ValueError(f"{self.name}: its old text occurs {times} times in {self.file}, not once")
        if self.old == self.new:
            raise ValueError(f"{self.name}: it changes nothing")
        return text.replace(self.old, self.new)
