"""The state of a figure in words, for the panel and the narrator."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from game import i18n
from game.core.combatants import ACTING, DONE, FALLEN, HEROES, Figure, Tag
from game.i18n import _, ngettext

from ..table.skins.skin import Sign

THREAT, FELL = "threat", "fell"  # ids of tags; the second: it has fallen in a fight that is over
NO_SIGNS: Mapping[str, Sign] = MappingProxyType({})
MAY_ACT, AIMED_AT = "play", "target"  # signs of a figure that may act (no suit's sign), and of one that can be chosen
Told = tuple[str, str]  # the icon used on plates, or "", and the words


def described(figure: Figure, counts: Mapping[str, int]) -> Iterator[str]:
    """Yield the state of a figure in words."""
    yield from (words for _icon, words in described_with_signs(figure, counts))


def described_with_signs(
    figure: Figure, counts: Mapping[str, int], signs: Mapping[str, Sign] = NO_SIGNS
) -> Iterator[Told]:
    """The same, each with its icon; `signs` are those of tags, by id."""
    if figure.worth:
        level = figure.side == HEROES or figure.rival
        what = _("Level {n}") if level else _("Difficulty {n}")
        yield "superiority" if level else "skull", what.format(n=figure.worth)
    if figure.player:
        yield (
            "you" if figure.ours else "friends",
            _("your own") if figure.ours else _("Player {n}'s").format(n=figure.player),
        )
    if figure.boss:
        yield "boss", _("Boss")
    elif figure.elite:
        yield "elite", _("Elite")
    if figure.state == FALLEN:
        yield "fallen", _("Fallen")
        return
    cards = counts.get("hand", 0)
    yield "hand-cards", ngettext("{n} card", "{n} cards", cards).format(n=cards)
    if figure.purse is not None:
        yield "chips", ngettext("{n} chip", "{n} chips", figure.purse).format(n=figure.purse)
    if figure.threat is not None:
        yield "threat", _("Threat {n}").format(n=figure.threat)
    if figure.state == ACTING:
        yield MAY_ACT, _("to move")
    elif figure.state == DONE:
        yield "", _("has acted")
    yield from ((signs[tag.id].icon if tag.id in signs else "", i18n.say(tag.text)) for tag in tags_besides(figure))


def has_fallen(figure: Figure) -> bool:
    """True if it has fallen, or a tag says after a fight that it did."""
    return figure.state == FALLEN or any(tag.id == FELL for tag in figure.tags)


def tags_besides(figure: Figure) -> Iterator[Tag]:
    """Its tags without the one that repeats its Threat."""
    said = THREAT if figure.threat is not None else None
    return (tag for tag in figure.tags if tag.id != said)
