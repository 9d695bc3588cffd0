"""Flourishes of games in which figures fight: blows, answers, defeats.

Each animation plays at the place named by the id of the figure it is about."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import ClassVar

from game.core.cards import parse
from game.core.combatants import HEROES
from game.core.events import Told
from game.i18n import _, ngettext

from ...base.geometry import GRID_W, Box, Point
from ...base.tween import CallStep, Par, Seq, Step, Tween, Wait, back, both, into, out
from ...gfx.canvas import Canvas
from ...gfx.fonts import Block, Fonts
from ..effects.debris import rays
from ..effects.weapons import Blow, land
from ..sprites import Floater, Sprite
from ..stage import RUMBLE_HEAVY, RUMBLE_LIGHT, Flourish, Stage

# Flourishes of games in which figures fight: blows, answers, defeats.
#
# Each animation plays at the place named by the id of the figure it is about.

READ, LOOK = 0.7, 0.35  # seconds to read who goes first, and to look at the cards drawn for it
STRUCK, PLAYED = 0.45, 0.1  # seconds for which cards lie there after a blow, and at least before an answer
BRIEF = 0.2  # seconds before what follows a word; the word itself fades meanwhile
APART_AGAIN = 0.2  # seconds until cards that have clashed make room for a word between them
LANE = (GRID_W / 2 + 140, 330.0)  # the middle of the lane, unless the map has a place for it
BELOW = 82.0  # design pixels from the middle of the lane to below its cards
LEAST, APART = 120.0, 10.0  # design pixels: least width of a verdict between both sides' cards, and its margin
RISE, LOWER = 26.0, 18.0  # design pixels: how far a word rises; how far below the lane's middle a verdict begins
AT = "@"  # in an id, separates an ability from its owner
DRAWN, THRUST, KNOCKED = 10.0, 14.0, 16.0  # design pixels: drawn back before a clash, pushed into it, thrown back
HEAVY = 3  # number of cards from which a blow counts as heavy


def _middle(stage: Stage) -> Point:
    return next((stage.places.box(name).centre for name in ("clash", "lane") if stage.places.has(name)), LANE)


def _at(stage: Stage, id: str) -> Box | None:
    return stage.places.box(id) if stage.places.has(id) else None


def _word(stage: Stage, text: str, at: Point, tone: str, size: float = 44.0) -> Step:
    """Show a word that rises and fades; nothing waits for it."""
    word = Floater(text, at, tone, size)
    return Seq(CallStep(lambda: stage.floaters.append(word)), stage.aside(_rising(stage, word)))


def _rising(stage: Stage, word: Floater, seconds: float = 0.3) -> Step:
    x, y = word.at
    word.goes /= stage.readable(1.0)
    return Seq(Tween(word, seconds, out, at=(x, y - RISE)), CallStep(lambda: stage.fading(word)))


def _shown(stage: Stage, who: str) -> Step:
    """Raise the cards somebody has played for a moment; nothing waits until they are down again."""
    pile = stage.piles.get(f"played.{who}", [])
    up = Par(*(Tween(card, 0.12, back, lift=16.0, flash=0.4) for card in pile))
    return Seq(up, *(stage.aside(Tween(card, 0.18, out, lift=0.0, flash=0.0), card) for card in pile))


def played(cue: str, stage: Stage, event: Told) -> Step:
    """Animate somebody playing cards: they rise and stay for a look."""
    return Seq(CallStep(lambda: stage.play(cue)), _shown(stage, event.who), Wait(PLAYED))


def attacked(stage: Stage, event: Told) -> Step:
    """Animate somebody attacking with cards; the word about the blow before goes."""

    def clear() -> None:
        stage.floaters = [floater for floater in stage.floaters if not isinstance(floater, BlowVerdict)]

    return Seq(CallStep(clear), played("attack", stage, event))


@dataclass(eq=False)
class BlowVerdict(Floater):
    """A word wrapped within `wide`, with the icon `sign` above it; it never reaches lower than `foot`."""

    sign: str = ""
    wide: float = LEAST
    foot: float = LANE[1] + BELOW
    SIGN: ClassVar[float] = 36.0
    HIGH: ClassVar[float] = 66.0

    def draw(self, canvas: Canvas) -> None:
        """Draw the word and its sign."""
        ink, alpha, theme = getattr(canvas.theme, self.tone), round(self.alpha), canvas.theme
        block, box = self.laid(canvas.type)
        for dx, dy in ((-2, 0), (2, 0), (0, -2), (0, 3)):
            canvas.block(block, box.moved(dx, dy), theme.ink, "centre", alpha=alpha)
        canvas.block(block, box, ink, "centre", alpha=alpha)
        sign = Box(self.at[0] - self.SIGN / 2, box.y - self.SIGN, self.SIGN, self.SIGN)
        canvas.icon(self.sign, sign, ink, alpha)

    def laid(self, letters: Fonts) -> tuple[Block, Box]:
        """Return the wrapped text and its box."""
        block = letters.block(self.text, "number", self.size, self.wide, self.HIGH, lines=2, grow=False)
        top = min(self.at[1], self.foot - block.height)
        return block, Box(self.at[0] - self.wide / 2, top, self.wide, block.height)


def verdict(how: str, attacker: str) -> tuple[str, str, str]:
    """Return the word for a blow's result, its colour (green if good for the heroes, red if bad) and a sign with the
    same meaning."""
    if how == "tie":
        return _("A tie"), "gold", "equal"
    word = _("It strikes home") if how == "won" else _("Held")
    good = (how == "won") == _ours(attacker)
    return word, *(("help", "check") if good else ("danger", "cross"))


def _ours(who: str) -> bool:
    return not who.startswith("enemy")


def _between(stage: Stage) -> Box:
    """Return the room between both sides' cards, from the top of a verdict to the foot of the cards."""
    x, y = _middle(stage)
    boxes = [card.box for zone, pile in stage.piles.items() if zone.startswith("played.") for card in pile]
    left = max((box.right for box in boxes if box.centre[0] < x), default=x - LEAST)
    right = min((box.x for box in boxes if box.centre[0] > x), default=x + LEAST)
    wide, top = max(LEAST, right - left - 2 * APART), y + LOWER
    return Box((left + right - wide) / 2, top, wide, max((box.bottom for box in boxes), default=y + BELOW) - top)


def combat(stage: Stage, event: Told) -> Step:
    """Animate the decision of a blow: the losing side's cards go dull, and the verdict is shown."""
    _attacker, _defender, how, count = (*event.data, "", "", "", 0)[:4]
    cards = stage.piles.get(f"played.{event.who}", [])
    theirs = [card for zone, pile in stage.piles.items() if zone.startswith("played.") for card in pile
              if card not in cards]  # fmt: skip
    cue, losers = {"won": ("hit", theirs), "tie": ("tie", [*cards, *theirs])}.get(str(how), ("blocked", cards))
    heavy = isinstance(count, int) and count >= HEAVY
    word, tone, sign = verdict(str(how), event.who)
    room = _between(stage)
    at = room.centre[0], room.y
    told = BlowVerdict(word, at, tone, 36.0, sign=sign, wide=room.w, foot=room.bottom)

    def fall() -> None:
        stage.play(cue)
        stage.scraps.burst("strike" if how == "won" else "chip", at, 15 if heavy else 9, 380)
        stage.stop(0.06 if heavy else 0.04)
        if how == "won":
            stage.jolt(1.0 if heavy else 0.5)
            stage.rumble(*(RUMBLE_HEAVY if heavy else RUMBLE_LIGHT))

    return Seq(
        Par(*(_clash(stage, card, at) for card in (*cards, *theirs))),
        CallStep(fall),
        *(stage.aside(_recoil(stage, card, at, card in losers), card) for card in (*cards, *theirs)),
        stage.aside(
            Seq(Wait(APART_AGAIN), CallStep(lambda: stage.floaters.append(told)), _rising(stage, told, APART_AGAIN)),
        ),
        Par(*(Tween(card, 0.2, out, dim=0.9) for card in losers), Wait(stage.readable(STRUCK))),
    )


def _clash(stage: Stage, card: Sprite, at: Point) -> Step:
    """Draw a card back and throw it at the middle."""
    x, y = stage.at_rest(card).at
    way = 1.0 if x < at[0] else -1.0
    return Seq(
        Tween(card, 0.09, out, at=(x - way * DRAWN, y), tilt=4.0 * way, lift=8.0),
        Tween(card, 0.07, into, at=(x + way * THRUST, y), tilt=-6.0 * way, lift=12.0),
    )


def _recoil(stage: Stage, card: Sprite, at: Point, beaten: bool) -> Step:
    """Throw a beaten card back after a clash; then every card returns to its place."""
    x, y = home = (card.at[0], card.at[1])
    way = 1.0 if x < at[0] else -1.0
    knocked = Tween(card, 0.07, out, at=(x - way * KNOCKED, y), tilt=9.0 * way) if beaten else Wait(0.03)
    return Seq(knocked, Tween(card, 0.13, both, at=home, tilt=0.0, lift=0.0))


def initiative(stage: Stage, event: Told) -> Step:
    """Show which of two cards goes first: the lower one goes dull."""
    heroes = event.who == HEROES
    lower = event.data[1 if heroes else 0]
    cards = [card for zone, pile in stage.piles.items() if zone.startswith("played.") for card in pile]
    x, y = _middle(stage)
    ours = ngettext("The hero goes first", "The heroes go first", int(event.data[2]))
    word = ours if heroes else _("The enemies go first")
    return Seq(
        Wait(LOOK),
        CallStep(lambda: stage.play("first")),
        Par(
            _word(stage, word, (x, y + BELOW), "help" if heroes else "danger"),
            *(Tween(card, 0.2, out, dim=0.9) for card in cards if card.id == lower),
        ),
        Wait(READ),
    )


def fallen(stage: Stage, event: Told) -> Step:
    """Animate a figure's defeat with a burst at its place."""
    box = _at(stage, event.who)
    if box is None:
        return Wait(0.0)
    ours = _ours(event.who)

    def burst() -> None:
        stage.play("hero-down" if ours else "slain")
        land(stage, Blow(box.centre, 1.0, _middle(stage)), "claws" if ours else "slash")
        stage.scraps.burst("blood", box.centre, 14, 420)
        stage.scraps.burst("smoke", box.centre, 6, 170)
        stage.rumble(*RUMBLE_HEAVY)

    return Seq(
        CallStep(burst),
        _word(stage, _("Defeated"), _near(box), "danger" if ours else "gold"),
        Wait(stage.readable(BRIEF)),
    )


def _near(box: Box) -> Point:
    """Return where a word about a figure starts: on its plate, clear of the buttons at the head."""
    return box.centre[0], max(box.centre[1], 200.0)


def said(word: Callable[[], str], tone: str, cue: str, stage: Stage, event: Told) -> Step:
    """Show a word at a figure's plate, or in the middle if it is about nobody."""
    box = _at(stage, event.who)
    at = _near(box) if box else _middle(stage)
    return Seq(CallStep(lambda: stage.play(cue)), _word(stage, word(), at, tone), Wait(BRIEF))


def used(stage: Stage, event: Told) -> Step:
    """Show the name of an ability at its user's plate."""
    ids = (id for each in event.data for id in (str(each), f"{each}{AT}{event.who}"))
    name = next((stage.names[id] for id in ids if id in stage.names), _("Ability"))
    return said(lambda: name, "gold", "cast", stage, event)


def ended(word: Callable[[], str], tone: str, cue: str, stage: Stage, event: Told) -> Step:
    """Show a large word for the end of a fight."""

    def glow() -> None:
        stage.play(cue)
        if tone == "gold":
            stage.scraps.burst("gold", _middle(stage), 23, 380)

    light = [stage.shine(rays(_middle(stage), 560.0), 1.2)] if tone == "gold" else []
    return Seq(CallStep(glow), *light, _word(stage, word(), _middle(stage), tone, 60), Wait(LOOK))


WINS = (lambda: _("The first duo wins"), lambda: _("The second duo wins"))  # by the seat of the winner
BEGINS = (lambda: _("The first duo begins"), lambda: _("The second duo begins"))


def initiative_drawn(stage: Stage, event: Told) -> Step:
    """Show the two cards that decide who begins: the lower one goes dull, or both if they tie."""
    ranks = {str(id): parse(str(id)).rank for id in event.data}
    low = {id for id, rank in ranks.items() if rank == min(ranks.values())}
    cards = [card for zone, pile in stage.piles.items() if zone.startswith("played.") for card in pile]
    dull = [Tween(card, 0.2, out, dim=0.9) for card in cards if card.id in low]
    return Seq(Wait(LOOK), CallStep(lambda: stage.play("first")), Par(*dull), Wait(READ))


def begins(stage: Stage, event: Told) -> Step:
    """Announce which duo begins."""
    return said(BEGINS[int(event.data[0])], "help", "first", stage, event)


def bout(stage: Stage, event: Told) -> Step:
    """Announce who has won an encounter."""
    seat = int(event.data[0])
    if seat not in range(len(WINS)):
        return ended(lambda: _("Undecided"), "help", "tie", stage, event)
    return ended(WINS[seat], "gold", "room-complete", stage, event)


FLOURISHES: Mapping[str, Flourish] = {
    "attack": attacked,
    "answers": partial(played, "card-place"),
    "throws": partial(played, "wasted"),
    "combat": combat,
    "initiative": initiative,
    "defeated": fallen,
    "uses": used,
    "negated": partial(said, lambda: _("Negated"), "gold", "absorbed"),
    "negated-attack": partial(said, lambda: _("Negated"), "gold", "blocked"),
    "redirected": partial(said, lambda: _("Redirected"), "gold", "first"),
    "summons": partial(said, lambda: _("Summons"), "gold", "renew"),
    "guards": partial(said, lambda: _("Guard"), "help", "equip"),
    "loot": partial(said, lambda: _("Loot"), "help", "loot"),
    "ran-out": partial(said, lambda: _("Deck empty"), "gold", "reshuffle"),
    "level-up": partial(ended, lambda: _("Level up"), "gold", "level-up"),
    "victory": partial(ended, lambda: _("Victory"), "gold", "room-complete"),
    "wiped-out": partial(ended, lambda: _("All are down"), "danger", "hero-down"),
    "quest-done": partial(ended, lambda: _("The quest is done"), "gold", "escape"),
    "initiative-drawn": initiative_drawn,
    "begins": begins,
    "bout": bout,
    "duel-night": partial(said, lambda: _("Night"), "danger", "nightfall"),
}
