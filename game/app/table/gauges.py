"""The life of the player: a row of vials and a number."""

from ..canvas import Canvas
from ..geometry import Box
from ..type import Block, Type
from ..ui.widget import Look, Widget

FULL = 20
LOW = 5  # from here down it is a matter of life and death


class LifeGauge(Widget):
    """Twenty vials.  `shown` is what the table shows just now, which runs after the truth."""

    role = "gauge"

    def __init__(self, id: str, label: str, box: Box, life: int, letters: Type):
        super().__init__(id, label, box)
        self.life, self.shown, self.at_stake = life, float(life), 0
        self.name = letters.block(label, "label", 24, 128, 44, lines=1)
        self.letters = letters

    @property
    def value(self) -> str:
        return f"{self.life} / {FULL}"

    def blocks(self) -> tuple[Block, ...]:
        return (self.name,)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        canvas.block(
            self.name, Box(box.x - 140, box.y - 4, 128, box.h + 8), canvas.theme.gold, "right", shade=canvas.theme.night
        )
        canvas.plate("hp-plate", box)
        self._vials(canvas, box)
        low = self.shown <= LOW
        ink = canvas.theme.danger if low else canvas.theme.cream
        number = self.letters.block(str(round(self.shown)), "number", 40, 90, lines=1, grow=False)
        canvas.block(number, Box(box.right + 10, box.y - 10, number.width, box.h + 20), ink, shade=canvas.theme.night)
        of = self.letters.block(f"/ {FULL}", "label", 24, 80, lines=1, grow=False)
        canvas.block(
            of,
            Box(box.right + 18 + number.width, box.y - 4, 80, box.h + 8),
            canvas.theme.bone,
            shade=canvas.theme.night,
        )

    def _vials(self, canvas: Canvas, box: Box) -> None:
        shown, stake = round(self.shown), self.at_stake
        step = (box.w - 12) / FULL
        for i in range(FULL):
            canvas.picture(
                f"ui/vial-{self._vial(i, shown, stake)}",
                Box(box.x + 6 + i * step + 0.5, box.y + 5, step - 1, box.h - 10),
            )

    @staticmethod
    def _vial(i: int, shown: int, stake: int) -> str:
        """Which vial stands in place i: what an action would take or give is shown before it is taken."""
        if stake < 0 and shown + stake <= i < shown:
            return "loss"
        if stake > 0 and shown <= i < shown + stake:
            return "gain"
        if i < shown:
            return "low" if shown <= LOW else "full"
        return "empty"
