"""How it is with somebody, for the panel and the narrator."""

from collections.abc import Iterator, Mapping

from game import tongue
from game.core.troupe import ACTING, DONE, FALLEN, HEROES, Figure
from game.tongue import _, ngettext

THREAT = "Threat {n}"


def described(figure: Figure, counts: Mapping[str, int]) -> Iterator[str]:
    """How it is with somebody, in words."""
    if figure.worth:
        what = _("Level {n}") if figure.side == HEROES or figure.rival else _("Difficulty {n}")
        yield what.format(n=figure.worth)
    if figure.player:
        yield _("your own") if figure.ours else _("of player {n}").format(n=figure.player)
    if figure.boss:
        yield _("Boss")
    elif figure.elite:
        yield _("Elite")
    if figure.state == FALLEN:
        yield _("Fallen")
        return
    cards = counts.get("hand", 0)
    yield ngettext("{n} card", "{n} cards", cards).format(n=cards)
    if figure.purse is not None:
        yield ngettext("{n} chip", "{n} chips", figure.purse).format(n=figure.purse)
    if figure.threat is not None:
        yield _("Threat {n}").format(n=figure.threat)
    if figure.state == ACTING:
        yield _("to move")
    elif figure.state == DONE:
        yield _("has acted")
    said = THREAT if figure.threat is not None else None  # a tag may say it, too
    yield from (tongue.say(tag) for tag in figure.tags if tag.message != said)
