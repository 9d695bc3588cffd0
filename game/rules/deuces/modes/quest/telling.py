"""The messages of a quest, for the log, the terminal and the narrator."""

from collections.abc import Mapping, Sequence

from game.core.cards import parse
from game.core.deck import plain
from game.core.game import Speaker
from game.core.text import N_, NN_, Text

from ...card_plays import COMMON, EPIC, RARE
from ...catalog import ABILITIES
from ...customs import CUSTOMS
from ...labels import called
from ...narration import TIERS
from . import boons
from .parts import ABILITY, DRAUGHT

Data = Sequence[str | int]
LOOT: Mapping[str, int] = {"common": COMMON, "rare": RARE, "epic": EPIC}
GAINS: Mapping[str, tuple[str, str]] = {  # messages for boons
    boons.DRAW: NN_(
        "{who} will draw {n} more card in the next encounter.", "{who} will draw {n} more cards in the next encounter."
    ),
    boons.DEUCES: NN_(
        "{who} will have {n} more deuce for the next loot.", "{who} will have {n} more deuces for the next loot."
    ),
    boons.LOSE: NN_(
        "{who} will discard {n} card in the next encounter.", "{who} will discard {n} cards in the next encounter."
    ),
}


def quoted(text: str) -> Text:
    """A text of a quest as a message: texts of our own quests are in the catalogues, all others stay as they are."""
    return Text("{text}", text=text) if "{" in text or "}" in text else Text(text)


def item(id: str) -> Text:
    """The name of loot or of a ware."""
    if id in LOOT:
        return Text("{tier} loot", tier=Text(TIERS[LOOT[id]]))
    if id == DRAUGHT:
        return Text("A draught")
    if id == ABILITY:
        return Text("A custom ability")
    return Text(ABILITIES[id].name) if id in ABILITIES else quoted(id)


def _page(who: str, data: Data) -> Text:
    """A text of a room or thing, after its title if there is one; a room's title is told on entering it."""
    _part, title, text = (str(each) for each in data)
    return Text("{title}: {text}", title=quoted(title), text=quoted(text)) if title else quoted(text)


def _titled(message: str, untitled: str = "") -> Speaker:
    """A message with the title that comes first in the data; `untitled` is used if the title is ""."""

    def words(who: str, data: Data) -> Text:
        title = str(data[0])
        return Text(message, title=quoted(title)) if title or not untitled else Text(untitled)

    return words


def _number(message: str, many: str = "") -> Speaker:
    return lambda who, data: Text(message, many, n=int(data[0]))


def _searches(who: str, data: Data) -> Text:
    card = plain(parse(str(data[1])))
    return Text("{who} searches the room and turns up the {card}.", who=called(str(data[0])), card=card)


def buys(who: str, data: Data) -> Text:
    """The ware that a hero buys, and its price."""
    name, what, price = data
    return Text(
        "{who} buys: {item}, for {n} card.",
        "{who} buys: {item}, for {n} cards.",
        who=called(str(name)),
        item=item(str(what)),
        n=int(price),
    )


def learns(who: str, data: Data) -> Text:
    """The ability that a hero has learnt."""
    return Text("{who} has learnt {ability}.", who=called(str(data[0])), ability=Text(CUSTOMS[str(data[1])].name))


def _gets(who: str, data: Data) -> Text:
    name, kind, n = data
    return Text(*GAINS[str(kind)], who=called(str(name)), n=int(n))


TOLD: Mapping[str, str | Speaker] = {
    "enters": _titled(N_("You enter: {title}.")),
    "tale": _page,
    "reads": _page,
    "chosen": _titled(N_("You choose: {title}")),
    "opens": N_("A door that was shut is now open."),
    "appears": N_("There is a way that couldn't be seen before."),
    "searches": _searches,
    "noise": N_("That was loud. Somebody comes."),
    "nothing-found": N_("There is nothing hidden here."),
    "finds": _titled(N_("Something was hidden here: {title}."), N_("Something was hidden here.")),
    "driven-back": _titled(N_("You are driven back to: {title}.")),
    "torch-burns": _number(*NN_("A torch burns out. {n} is left.", "A torch burns out. {n} are left.")),
    "torch-found": _number(*NN_("One more torch: there is {n}.", "One more torch: there are {n}.")),
    "dark": N_("So much walking, and nothing new: it costs a torch."),
    "lost-in-the-dark": N_("There is no torch left. The quest is lost."),
    "buys": buys,
    "learns": learns,
    "gets": _gets,
    "rewards": N_("The Game Master likes the idea."),
}
