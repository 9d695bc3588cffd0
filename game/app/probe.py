"""The test interface of the running window: it writes the UI tree for tests and reads virtual pads from them.

With `UNDERDECK_TEST=DIR` the window writes `things.json` and `events.jsonl` into the folder and reads the FIFO `pad`.
Nothing else changes.
"""

import json
import os
from pathlib import Path
from typing import Any, Self

from .input.bindings import Intent
from .input.virtualpad import PadPipe
from .services import Services

AT_LEAST = 12  # frames between checks of a calm scene: building the tree takes longer than most frames


class Probe:
    """Writes the UI tree of the top scene whenever it has changed and is at rest."""

    def __init__(self, services: Services, folder: Path):
        self.services, self.folder = services, folder
        self.last = ""
        self.untold = 0  # frames since the tree was last checked
        self.events = (folder / "events.jsonl").open("a", encoding="utf-8", buffering=1)
        self.pad = PadPipe(folder / "pad") if (folder / "pad").exists() else None

    @classmethod
    def from_environment(cls, services: Services) -> Self | None:
        """The probe that `UNDERDECK_TEST` asks for; None without it."""
        folder = os.environ.get("UNDERDECK_TEST")
        return cls(services, Path(folder)) if folder else None

    def intent(self, intent: Intent) -> None:
        """Log an intent."""
        self.events.write(json.dumps({"intent": intent.kind, "device": intent.device, "again": intent.again}) + "\n")

    def frame(self, changed: bool) -> None:
        """Write the tree after a frame, if due. After a frame without change it is only checked now and then."""
        if self.pad is not None:
            self.pad.serve()
        self.untold = AT_LEAST if changed else self.untold + 1
        stack = self.services.stack
        if self.untold < AT_LEAST or stack.top is None or stack.transition is not None or not stack.top.at_rest():
            return
        self.untold = 0
        text = json.dumps(self.tree(), ensure_ascii=False)
        if text != self.last:
            self.last = text
            new = self.folder / "things.json.new"
            new.write_text(text, encoding="utf-8")
            os.replace(new, self.folder / "things.json")

    def tree(self) -> dict[str, Any]:
        """The top scene as plain data."""
        scene = self.services.stack.top
        assert scene is not None
        layout, (family, _bindings) = self.services.layout, scene.prompt_bar.glyphs()
        codes = (scene.prompt_bar.code(command) for command, _ in scene.prompts())
        return {
            "scene": scene.name,
            "focus": scene.focus,
            "family": family,
            "prompts": [code for code in codes if code is not None],
            "window": [layout.width, layout.height],
            "k": layout.k,
            "left": layout.left,
            "above": layout.above,
            "toast": str(self.services.toast),
            "facts": scene.facts(),
            "things": [thing.data() for thing in scene.things()],
        }
