"""Flourishes of games in which figures fight: blows, answers, who has fallen.

Whoever is told of stands in the place of their name.
"""

from collections.abc import Callable, Mapping
from functools import partial

from game.core.events import Told
from game.core.troupe import HEROES
from game.tongue import _

from ..geometry import GRID_W, Box, Point
from ..tween import Call, Par, Seq, Step, Tween, Wait, back, into, out
from .sprites import Floater
from .stage import RUMBLE_HEAVY, RUMBLE_LIGHT, Flourish, Stage

READ, LOOK = 0.7, 0.35  # seconds for reading how a blow has ended, and for a look at what is played
LANE = (GRID_W / 2 + 140, 330.0)  # the middle of the lane, where no place says so
BELOW = 82.0  # from the middle of the lane to below the cards in it
HEAVY = 3  # cards from which a blow is felt more


def _middle(stage: Stage) -> Point:
    return stage.places.box("lane").centre if stage.places.has("lane") else LANE


def _at(stage: Stage, id: str) -> Box | None:
    return stage.places.box(id) if stage.places.has(id) else None


def _word(stage: Stage, text: str, at: Point, tone: str, size: float = 44.0) -> Step:
    """A word that rises and goes by itself."""
    word = Floater(text, at, tone, size)
    return Seq(
        Call(lambda: stage.floaters.append(word)),
        Tween(word, 0.3, out, at=(at[0], at[1] - 26)),
        Call(lambda: stage.fading(word)),
    )


def _shown(stage: Stage, who: str) -> Step:
    """The cards that somebody plays rise for a moment."""
    pile = stage.piles.get(f"played.{who}", [])
    return Par(*(Seq(Tween(card, 0.14, back, lift=16.0, flash=0.4), Tween(card, 0.18, out, lift=0.0, flash=0.0))
                 for card in pile))  # fmt: skip


def played(cue: str, stage: Stage, event: Told) -> Step:
    """Somebody plays cards: they are seen."""
    return Seq(Call(lambda: stage.play(cue)), _shown(stage, event.who), Wait(LOOK))


def combat(stage: Stage, event: Told) -> Step:
    """It is decided who wins: cards of the weaker side go dull, and the word is said."""
    _attacker, _defender, how, count = (*event.data, "", "", "", 0)[:4]
    cards = stage.piles.get(f"played.{event.who}", [])
    theirs = [card for zone, pile in stage.piles.items() if zone.startswith("played.") for card in pile
              if card not in cards]  # fmt: skip
    word, tone, cue, losers = {
        "won": (_("It strikes home"), "danger", "hit", theirs),
        "tie": (_("A tie"), "gold", "tie", [*cards, *theirs]),
    }.get(str(how), (_("Held"), "help", "blocked", cards))
    heavy = isinstance(count, int) and count >= HEAVY

    def fall() -> None:
        stage.play(cue)
        stage.sparks.burst("strike" if how == "won" else "magic", _middle(stage), 40 if heavy else 24, 320)
        if how == "won":
            stage.jolt(1.0 if heavy else 0.5)
            stage.rumble(*(RUMBLE_HEAVY if heavy else RUMBLE_LIGHT))

    return Seq(
        Call(fall),
        Par(_word(stage, word, _middle(stage), tone), *(Tween(card, 0.2, out, dim=0.9) for card in losers)),
        Wait(READ),
    )


def initiative(stage: Stage, event: Told) -> Step:
    """Two cards say which side goes first: the other one goes dull."""
    heroes = event.who == HEROES
    lower = event.data[1 if heroes else 0]
    cards = [card for zone, pile in stage.piles.items() if zone.startswith("played.") for card in pile]
    x, y = _middle(stage)
    word = _("The heroes go first") if heroes else _("The enemies go first")
    return Seq(
        Wait(LOOK),
        Call(lambda: stage.play("first")),
        Par(
            _word(stage, word, (x, y + BELOW), "help" if heroes else "danger"),
            *(Tween(card, 0.2, out, dim=0.9) for card in cards if card.id == lower),
        ),
        Wait(READ),
    )


def fallen(stage: Stage, event: Told) -> Step:
    """Somebody is out: a burst where they stand."""
    box = _at(stage, event.who)
    if box is None:
        return Wait(0.0)
    ours = not event.who.startswith("enemy")

    def burst() -> None:
        stage.play("hero-down" if ours else "slain")
        stage.sparks.burst("blood", box.centre, 36, 320)
        stage.sparks.burst("smoke", box.centre, 14, 140)
        stage.jolt(1.0)
        stage.rumble(*RUMBLE_HEAVY)

    return Seq(Call(burst), _word(stage, _("Defeated"), _near(box), "danger" if ours else "gold"), Wait(LOOK))


def _near(box: Box) -> Point:
    """Where a word about somebody begins to rise: on their plate, clear of the buttons at the head."""
    return box.centre[0], max(box.centre[1], 200.0)


def said(word: Callable[[], str], tone: str, cue: str, stage: Stage, event: Told) -> Step:
    """A word at somebody's plate, or in the middle if it is about nobody."""
    box = _at(stage, event.who)
    at = _near(box) if box else _middle(stage)
    return Seq(Call(lambda: stage.play(cue)), _word(stage, word(), at, tone), Wait(0.15))


def ended(word: Callable[[], str], tone: str, cue: str, stage: Stage, event: Told) -> Step:
    """A large word for the end of a fight."""

    def glow() -> None:
        stage.play(cue)
        if tone == "gold":
            stage.sparks.burst("gold", _middle(stage), 60, 380)

    lift: list[Step] = [Tween(stage, 0.4, out, glow=1.0), Tween(stage, 0.5, into, glow=0.0)] if tone == "gold" else []
    return Seq(Call(glow), Par(_word(stage, word(), _middle(stage), tone, 60), Seq(*lift)), Wait(LOOK))


FLOURISHES: Mapping[str, Flourish] = {
    "attack": partial(played, "attack"),
    "answers": partial(played, "card-place"),
    "throws": partial(played, "wasted"),
    "combat": combat,
    "initiative": initiative,
    "defeated": fallen,
    "uses": partial(said, lambda: _("Ability"), "gold", "cast"),
    "negated": partial(said, lambda: _("Negated"), "gold", "absorbed"),
    "negated-attack": partial(said, lambda: _("Negated"), "gold", "blocked"),
    "redirected": partial(said, lambda: _("Redirected"), "gold", "first"),
    "summons": partial(said, lambda: _("Summons"), "gold", "renew"),
    "guards": partial(said, lambda: _("Guard"), "help", "equip"),
    "loot": partial(said, lambda: _("Loot"), "help", "coin"),
    "level-up": partial(ended, lambda: _("Level up"), "gold", "room-complete"),
    "victory": partial(ended, lambda: _("Victory"), "gold", "room-complete"),
    "wiped-out": partial(ended, lambda: _("All are down"), "danger", "hero-down"),
    "quest-done": partial(ended, lambda: _("The quest is done"), "gold", "escape"),
}
