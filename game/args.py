"""What the command line asks of the window."""

from dataclasses import dataclass, field
from pathlib import Path


@dataclass(frozen=True)
class WindowArgs:
    """How to open the window.  None: as the settings say.

    `game` goes straight to that game's table; `options` and `seed` are for it.  `size` is width and height in
    pixels, `lang` a language code.  `safe_mode`: a plain window, no sound, settings as new.
    """

    game: str | None = None
    seed: int | None = None
    options: dict[str, str] = field(default_factory=dict)
    data_dir: Path | None = None
    size: tuple[int, int] | None = None
    fullscreen: bool | None = None
    lang: str | None = None
    mute: bool = False
    safe_mode: bool = False
