"""The state of a figure in words, for the panel and the narrator."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from game import tongue
from game.core.troupe import ACTING, DONE, FALLEN, HEROES, Figure
from game.core.words import Text
from game.tongue import _, ngettext

from ..table.skin import Sign

THREAT, FELL = "Threat {n}", "Fell"  # messages of tags: a hero's Threat; a figure that fell in a fight now over
NO_SIGNS: Mapping[str, Sign] = MappingProxyType({})
MAY_ACT, AIMED_AT = "play", "target"  # signs of a figure that may act (no suit's sign), and of one that can be chosen
Told = tuple[str, str]  # the icon used on plates, or "", and the words


def described(figure: Figure, counts: Mapping[str, int]) -> Iterator[str]:
    """Yield the state of a figure in words."""
    yield from (words for _icon, words in told_with_signs(figure, counts))


def told_with_signs(figure: Figure, counts: Mapping[str, int], signs: Mapping[str, Sign] = NO_SIGNS) -> Iterator[Told]:
    """Yield the state of a figure in words with their icons; `signs` are those of tags."""
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
    yield from (
        (signs[tag.message].icon if tag.message in signs else "", tongue.say(tag)) for tag in tags_besides(figure)
    )


def has_fallen(figure: Figure) -> bool:
    """Return True if the figure is fallen, or fell in the fight that has just ended."""
    return figure.state == FALLEN or any(tag.message == FELL for tag in figure.tags)


def tags_besides(figure: Figure) -> Iterator[Text]:
    """Return its tags except one that repeats its Threat."""
    said = THREAT if figure.threat is not None else None
    return (tag for tag in figure.tags if tag.message != said)
