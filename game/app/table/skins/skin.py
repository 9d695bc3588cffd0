"""Skins: the look of a game beyond its cards and its room, such as a flourish for each word it tells.

A word also plays the sound cue of its own name, even if nothing moves.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from game.core.cards import Card
from game.core.deck import MONSTER, Kind, kind
from game.core.text import N_

from ...base.prints import KINDS, PACK
from ..gauges import GaugeFeedback
from ..stage import Flourish


class Ending(NamedTuple):
    """The picture of a result, a file of `ui`, and the description of what it shows."""

    picture: str
    label: str


class ModeLook(NamedTuple):
    """A way to play a game: its icon, and a fan of cards ("" is a back) or of pictures (`ui/…`)."""

    icon: str
    shown: tuple[str, ...]


class Sign(NamedTuple):
    """An icon, and the number beside it, shown where a word does not fit."""

    icon: str
    number: str = ""


ENDINGS = {
    "won": Ending("escape", N_("A way out into the light")),
    "lost": Ending("death", N_("A grave in the moonlight")),
}
FATES = {"won": N_("{party}: out alive"), "lost": N_("{party}: fallen")}


@dataclass(frozen=True)
class Skin:
    """A game's flourishes, icons, pictures, poster cards and music.

    * `flourishes`: the animation of each told word.
    * `cover`: the cards on the poster.
    * `speech`: the verbs by which a seat says something. The speech sheet offers the lines; a spoken line covers the
      journal.
    * `icons`: icons of verbs on buttons, of options, and of ways to play with a page of their own, if not the usual.
    * `chapters`: icons of rules chapters whose pictures offer none, by page id.
    * `crests`: icons of seats by their ids, and of who can be played by the choices.
    * `faces`: the figures that stand for seats and for ways to play.
    * `endings`: pictures of results, if not the usual. The most specific goes first: of a way to play ("left.mage"),
      without a point ("left.bare"), of one person alone ("won.alone"), of so many survivors ("won.3").
    * `ways`: the looks of the choices of the first option, if those are ways to play.
    * `players`, `minutes`: the ranges shown on the game's box.
    * `music`: the music cue.
    * `foe`: what the rules call a monster.
    * `feels`: gauge feedback for gauges that are not a matter of life.
    * `offers`: verbs shown on large plates with their consequence, if the map has a place for them.
    * `final`: verbs that end a play; the player is asked first.
    * `without`: the verb that declines an ability, so that a card can be picked next.
    * `lies_down`: a gauge, and the zone of the card that lies down if that gauge is empty at the end.
    * `beats`: words at which hurrying stops: each press jumps to the next one, and acts only after all have been shown.
    * `turns`: facts after which the headline is announced anew during an animation.
    * `asides`: words left out of the summary for a person to whom the device is handed over.
    * `backs`: how many backs tell the packs apart; one if unknown cards of every pack share piles.
    * `fates`: text beside the name of a party that has won or lost against others.
    * `signs`: what replaces the tags of figures, by tag id, where words do not fit.
    * `onward`: words that lead into the next room.
    * `outside`: how many of those come before the first room that counts, such as the one before the dungeon's door.
    * `gifts`: icons of what party members can do besides, by id.
    * `slain`: the word for the fall of a foe whose card is kept as a trophy.
    * `haste`: the speed factors of animations in the first room, and from the second on.
    """

    flourishes: Mapping[str, Flourish] = field(default_factory=dict)
    cover: tuple[str, ...] = ("7H", "AS", "10D")
    speech: tuple[str, ...] = ()
    icons: Mapping[str, str] = field(default_factory=dict)
    chapters: Mapping[str, str] = field(default_factory=dict)
    crests: Mapping[str, str] = field(default_factory=dict)
    faces: Mapping[str, str] = field(default_factory=dict)
    endings: Mapping[str, Ending] = field(default_factory=dict)
    ways: Mapping[str, ModeLook] = field(default_factory=dict)
    players: tuple[int, int] = (0, 0)
    minutes: tuple[int, int] = (0, 0)
    music: str = "music-scoundrel"
    foe: Kind = MONSTER
    feels: Mapping[str, GaugeFeedback] = field(default_factory=dict)
    offers: tuple[str, ...] = ()
    final: tuple[str, ...] = ()
    without: str = ""
    lies_down: tuple[str, str] | None = None
    beats: tuple[str, ...] = ()
    turns: tuple[str, ...] = ()
    asides: tuple[str, ...] = ()
    backs: int = 2
    fates: Mapping[str, str] = field(default_factory=lambda: FATES)
    signs: Mapping[str, Sign] = field(default_factory=dict)
    onward: tuple[str, ...] = ()
    outside: int = 0
    gifts: Mapping[str, str] = field(default_factory=dict)
    slain: str = ""
    haste: tuple[float, float] = (1.0, 1.0)

    def kind(self, card: Card, print: str = PACK) -> Kind:
        """Return what the picture on a card shows, in the game's words."""
        shown = KINDS.get(print) or kind(card)
        return self.foe if shown is MONSTER else shown

    def ending(self, result: str, way: str = "") -> Ending:
        """Return the picture of a result, preferring that of a way to play."""
        own = self.endings.get(f"{result}.{way}") or self.endings.get(result)
        return own or ENDINGS.get(result, ENDINGS["won"])
