"""The arguments of the window command."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path


@dataclass(frozen=True)
class WindowArgs:
    """The window command's arguments; None where the player's settings decide."""

    game: str | None = None
    seed: int | None = None
    options: Mapping[str, str] = field(default_factory=dict)
    data_dir: Path | None = None
    size: tuple[int, int] | None = None
    fullscreen: bool | None = None
    lang: str | None = None
    mute: bool = False
    safe_mode: bool = False
    self_test: bool = False
