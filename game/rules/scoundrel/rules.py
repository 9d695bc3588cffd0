"""The rules of Scoundrel: the deal, the legal actions, and their effects."""

from collections.abc import Iterator, Mapping, Sequence

from game.core.cards import Card, parse
from game.core.events import NOBODY
from game.core.game import Adviser, AgentMaker, Choice, Game, Line, Option, Preview, Seat, Verb
from game.core.rng import Rng
from game.core.table import Deal, State, Zone
from game.core.teach import Lesson, Page
from game.core.text import N_, Text
from game.core.view import Action, Options, View

from . import card_info as near
from . import lesson, pages, score, story, wording
from .combat import FISTS, WEAPON, blow, may_strike
from .dungeon import FULL_ROOM, ROOM, TO_FACE, dungeon
from .greedy import Greedy
from .score import FULL_LIFE


class Scoundrel(Game[State]):
    """Scoundrel, as the interface `Game` describes it."""

    id = "scoundrel"
    order = 1
    title = N_("Scoundrel")
    credit = "Zach Gage, Kurt Bieg"
    blurb = N_("Alone into the dungeon: four cards to a room, three of them to face, and one weapon that wears down.")
    version = 1
    options = (
        Option(
            "wear",
            N_("Used weapon"),
            (
                Choice(
                    "lower",
                    N_("Beats weaker"),
                    N_("A used weapon strikes only monsters weaker than the last it slew."),
                ),
                Choice(
                    "equal",
                    N_("Beats equals"),
                    N_("A used weapon also strikes monsters as strong as the last it slew."),
                ),
            ),
            "lower",
        ),
        Option(
            "end",
            N_("Ends with"),
            (
                Choice(
                    "all",
                    N_("Last card"),
                    N_("You are out when every card is faced, down to the last room of two."),
                ),
                Choice("full", N_("Last full room"), N_("You are out when the dungeon cannot fill another room.")),
            ),
            "all",
        ),
    )
    verbs = {
        "avoid": Verb(N_("Avoid"), N_("put the whole room under the dungeon")),
        "take": Verb(N_("Take"), N_("take a weapon")),
        "drink": Verb(N_("Drink"), N_("drink a potion")),
        "fight": Verb(N_("Fight"), N_("fight a monster, with bare hands or the weapon")),
    }
    zones = ("deck", *ROOM, "weapon", "slain", "discard")
    gauges = {N_("health"): score.FULL_LIFE}
    messages = wording.TOLD
    card_info = near.ScoundrelCards(options[0])
    stories = story.ScoundrelStories()
    experts = ("expert",)
    graded: Mapping[str, str] | None = {}

    def seats(self, options: Options) -> Sequence[Seat]:
        """The only seat: the scoundrel's."""
        return (Seat("scoundrel", N_("Scoundrel")),)

    def new(self, options: Options, rng: Rng, deals: Sequence[Deal] = ()) -> State:
        """Shuffle the forty-four cards and deal the first room."""
        s = State(rng, options, list(deals))
        s.zones = {name: Zone() for name in self.zones}
        s.zones["deck"] = Zone(dungeon(), NOBODY)
        s.gauges["health"] = FULL_LIFE
        s.facts |= {"faced": 0, "drunk": False, "avoided": False, "last": None}
        s.shuffle("deck")
        _deal_room(s)
        return s

    def legal(self, s: State, seat: int) -> Iterator[Action]:
        """Avoiding a full, untouched room, and facing any card of the room."""
        if s.outcome is not None:
            return
        room = _room(s)
        if len(room) == FULL_ROOM and not s.facts["faced"] and not s.facts["avoided"]:
            yield Action("avoid")
        for card in room:
            if card.suit == "D":
                yield Action("take", (card.id,))
            elif card.suit == "H":
                yield Action("drink", (card.id,))
            else:
                yield Action("fight", (card.id, FISTS))
                if may_strike(card, s.top("weapon"), s.top("slain"), s.options["wear"]):
                    yield Action("fight", (card.id, WEAPON))

    def apply(self, s: State, action: Action) -> None:
        """Avoid the room, or face one card and carry out what follows."""
        if action.verb == "avoid":
            _avoid(s)
            return
        card = parse(action.ids[0])
        if action.verb == "take":
            _take(s, card)
        elif action.verb == "drink":
            _drink(s, card)
        else:
            _fight(s, card, action.ids[1] == WEAPON)
        s.note("last", card.id)
        s.note("faced", s.number("faced") + 1)
        _what_follows(s)

    def preview(self, view: View, action: Action) -> Preview:
        """The effect of an action."""
        return wording.preview(view, action)

    def status(self, view: View) -> Text:
        """The status line."""
        return wording.status(view)

    def buttons(self, view: View) -> Sequence[str]:
        """The only button: avoid the room."""
        return ("avoid",)

    def captions(self, view: View) -> Mapping[str, Text]:
        """The captions of zones, places and gauges."""
        return wording.captions(view)

    def explain(self, view: View) -> tuple[Line, ...]:
        """The score, line by line."""
        return score.explain(view)

    def agents(self) -> Mapping[str, AgentMaker]:
        """The agents of this game, besides `random`."""
        return {"greedy": lambda _: Greedy()}

    def adviser(self) -> Adviser:
        """The adviser for hints: the agent that searches the room."""
        return Greedy()

    def pages(self) -> tuple[Page, ...]:
        """The help pages."""
        return pages.pages()

    def lesson(self) -> Lesson:
        """The first rooms with a tutor."""
        return lesson.lesson()


def _room(s: State) -> list[Card]:
    return [card for place in ROOM for card in s.cards(place)]


def _deal_room(s: State) -> None:
    """Fill the empty places from left to right; the card left over stays in its place."""
    s.note("faced", 0)
    s.note("drunk", False)
    for place in ROOM:
        if not s.cards(place):
            s.draw("deck", place)


def _avoid(s: State) -> None:
    """Move all four cards under the dungeon, the leftmost to come up first; they stay known."""
    s.announce("avoid")
    for card in _room(s):
        s.move(card, "deck", bottom=True)
    s.note("avoided", True)
    _deal_room(s)


def _take(s: State, card: Card) -> None:
    s.announce("equip", card.id, *(old.id for old in s.cards("weapon")))
    for old in (*s.cards("slain"), *s.cards("weapon")):
        s.move(old, "discard")
    s.move(card, "weapon")


def _drink(s: State, card: Card) -> None:
    """Drink a potion: the first of a turn heals, up to full life; any other is wasted."""
    if s.facts["drunk"]:
        s.announce("wasted", card.id)
    else:
        health = min(FULL_LIFE, s.gauges["health"] + card.rank)
        s.announce("drink", card.id, health - s.gauges["health"])
        s.change("health", health, card.id)
        s.note("drunk", True)
    s.move(card, "discard")


def _fight(s: State, card: Card, armed: bool) -> None:
    """Fight a monster: with the weapon, it goes onto the weapon; with bare hands, to the discards."""
    weapon = s.top("weapon") if armed else None
    loss = blow(card, weapon)
    s.announce("strike", card.id, weapon.id if weapon else FISTS, loss)
    s.change("health", s.gauges["health"] - loss, card.id)
    s.move(card, "slain" if armed else "discard")


def _what_follows(s: State) -> None:
    health = s.gauges["health"]
    if health <= 0:
        _die(s)
    elif _through(s):
        s.announce("escape")
        _end(s, "won", score.escaped(health, _last(s)))
    elif s.facts["faced"] == TO_FACE and s.cards("deck"):
        s.note("avoided", False)
        s.announce("room-complete")
        _deal_room(s)


def _through(s: State) -> bool:
    """True if the dungeon is done: by the house rule *The end*, with every card faced or when no full room can be
    dealt."""
    if s.options["end"] == "full":
        return s.facts["faced"] == TO_FACE and len(s.cards("deck")) < TO_FACE
    return not s.cards("deck") and not _room(s)


def _die(s: State) -> None:
    """End the run in defeat; the dungeon is turned up because the monsters still face down count."""
    s.announce("death")
    s.reveal("deck")
    _end(s, "lost", score.dead(s.gauges["health"], s.cards("deck")))


def _last(s: State) -> Card:
    return parse(s.text("last"))


def _end(s: State, result: str, points: int) -> None:
    s.end({0: result}, {0: points})
