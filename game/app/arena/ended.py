"""The base of the plates that show how a fight ended."""

from collections.abc import Mapping, Sequence

from game import i18n
from game.core.combatants import Aftermath, Share

from ..base.geometry import Box
from ..gfx.theme import Colour, Theme
from ..ui.widget import Widget


class EndPlate(Widget):
    """A plate with the headline and the account of a fight, a portion for each of the viewer's figures, and the
    outlook."""

    role = "text"
    portions: Sequence[Widget] = ()

    def __init__(self, after: Aftermath, names: Mapping[str, str], box: Box):
        super().__init__("aftermath", i18n.say(after.headline), box)
        self.won, self.told, self.ahead = after.won, i18n.say(after.told), [i18n.say(each) for each in after.ahead]
        self.names, self.shares = names, _once(after.shares)

    @property
    def value(self) -> str:
        return " ".join((self.told, *(portion.label for portion in self.portions), *self.ahead))

    @property
    def sign(self) -> str:
        """The icon of the result."""
        return "trophy" if self.won else "skull"

    def tone(self, theme: Theme) -> Colour:
        """Return the colour of the result."""
        return theme.gold if self.won else theme.danger


def _once(shares: Sequence[Share]) -> Sequence[Share]:
    """Return the shares; a single one without a name if all have the same text and no cards."""
    if len({share.text for share in shares}) == 1 and not any(share.cards for share in shares):
        return [shares[0]._replace(who="")]
    return shares
