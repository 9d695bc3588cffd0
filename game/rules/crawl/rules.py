"""The rules of Dungeon Crawl: the options, the legal actions, and what carries them out."""

from collections.abc import Callable, Iterator, Mapping, Sequence

from game.core.cards import pack
from game.core.events import NOBODY
from game.core.game import Adviser, AgentMaker, Game, Line, Preview, Seat, Verb
from game.core.rng import Rng
from game.core.table import Deal, State, Zone
from game.core.teach import Lesson, Page
from game.core.text import N_, Text
from game.core.view import Action, Options, View

from . import captions, fight, narration, previews, score, status
from .auto_repeat import CrawlRepeat
from .card_info import CrawlCards
from .character import draw_character, full
from .greedy import Greedy
from .leaver import Leaver
from .lesson import lesson
from .options import HERO, OPTIONS
from .pages import pages
from .pool_tally import PoolCounting
from .stages import CHOOSE, DOOR, FIGHT, STAGE
from .story import CrawlStories
from .worth import HIGHEST

HIDDEN = ("deck", "hp.cards", "mana.cards", "monster.cards")


class Crawl(Game[State]):
    """Dungeon Crawl, as the interface `Game` describes it."""

    id = "crawl"
    order = 3
    title = N_("Dungeon Crawl")
    credit = "marccase"
    blurb = N_("Your life, your shield, your magic and your luck, all from one pack of cards. How far do you dare?")
    version = 1
    options = OPTIONS
    mode_option = HERO.key
    verbs = {
        "normal": Verb(N_("Normal"), N_("play on normal difficulty")),
        "hard": Verb(N_("Hardcore"), N_("play on hardcore")),
        "enter": Verb(N_("Go in"), N_("go into the next room")),
        "leave": Verb(N_("Leave"), N_("walk out of the dungeon with your score")),
        "strike": Verb(N_("Strike"), N_("attack with the next card of the pool")),
        "cast": Verb(N_("Cast"), N_("attack with your top mana card")),
        "absorb": Verb(N_("Absorb"), N_("turn a mana card against the hit")),
        "bear": Verb(N_("Take the hit"), N_("take what is left of the hit")),
        "renew": Verb(N_("Renew mana"), N_("buy mana for ten points")),
    }
    zones = (
        *("deck", "hero", "shield", "manacard", "hp.cards", "mana.cards", "monster", "monster.cards"),
        *("first.hero", "first.monster", "attack", "evasion", "discard"),
    )
    gauges = {"hp": HIGHEST, "mana": HIGHEST, "score": 0, "monster.hp": HIGHEST, "damage": HIGHEST}
    messages = narration.TOLD
    card_counting = PoolCounting()
    card_info = CrawlCards()
    auto_repeat = CrawlRepeat()
    high_scores = score.CrawlScores()
    stories = CrawlStories()

    def seats(self, options: Options) -> Sequence[Seat]:
        """The only seat: the character's."""
        return (Seat(options["hero"], N_("Mage") if options["hero"] == "mage" else N_("Warrior")),)

    def new(self, options: Options, rng: Rng, deals: Sequence[Deal] = ()) -> State:
        """Shuffle the pack, draw the character from it, and shuffle the rest: the battle pool."""
        s = State(rng, options, list(deals))
        s.zones = {name: Zone((), NOBODY) if name in HIDDEN else Zone() for name in self.zones}
        s.zones["deck"] = Zone(pack(), NOBODY)
        s.gauges |= dict.fromkeys(self.gauges, 0)
        s.facts |= {"difficulty": "", STAGE: CHOOSE, "turn": "", "rooms": 0, "renewed": 0, "pool": ""}
        s.facts |= {"blow": "", "cost": ""}  # the kind of blow on the table; the life the monster's took
        s.shuffle("deck")
        draw_character(s)
        s.shuffle("deck")
        if options["difficulty"] != "ask":
            _choose(s, options["difficulty"])
        return s

    def legal(self, s: State, seat: int) -> Iterator[Action]:
        """The actions of the current stage; also mana for score whenever the mage may act."""
        if s.outcome is not None:
            return
        stage = s.facts[STAGE]
        if stage == CHOOSE:
            yield from (Action("normal"), Action("hard"))
            return
        if stage == DOOR:
            yield from (Action("enter"), Action("leave"))
        elif stage == FIGHT:
            yield Action("strike")
            if s.cards("mana.cards"):
                yield Action("cast")
        else:
            if s.cards("mana.cards"):
                yield Action("absorb")
            yield Action("bear")
        if fight.may_renew(s):
            yield Action("renew")

    def apply(self, s: State, action: Action) -> None:
        """Carry out an action and play on to the next decision."""
        if action.verb in ("normal", "hard"):
            s.announce(action.verb)
            _choose(s, action.verb)
        else:
            DEEDS[action.verb](s)

    def preview(self, view: View, action: Action) -> Preview:
        """The effect of an action."""
        return previews.preview(view, action)

    def status(self, view: View) -> Text:
        """The status line."""
        return status.status(view)

    def buttons(self, view: View) -> Sequence[str]:
        """Every verb of the stage; no card is chosen in this game."""
        return status.buttons(view)

    def captions(self, view: View) -> Mapping[str, Text]:
        """The captions of zones, places and gauges."""
        return captions.captions(view)

    def gauge_limits(self, view: View) -> Mapping[str, int]:
        """The initial life and mana of the hero and life of the monster, and the usual limits of the other gauges."""
        return {**self.gauges, **full(view)}

    def explain(self, view: View) -> tuple[Line, ...]:
        """The score, line by line."""
        return score.explain(view)

    def agents(self) -> Mapping[str, AgentMaker]:
        """The agents of this game, besides `random`."""
        return {"greedy": lambda _: Greedy(), "leaver": lambda _: Leaver()}

    def adviser(self) -> Adviser:
        """The adviser for hints: the agent that computes its choices."""
        return Leaver()

    def pages(self) -> tuple[Page, ...]:
        """The help pages."""
        return pages()

    def lesson(self) -> Lesson | None:
        """A first run with a tutor."""
        return lesson()


DEEDS: Mapping[str, Callable[[State], None]] = {
    "enter": fight.enter,
    "leave": fight.leave,
    "strike": fight.strike,
    "cast": fight.cast,
    "absorb": fight.absorb,
    "bear": fight.bear,
    "renew": fight.renew,
}


def _choose(s: State, difficulty: str) -> None:
    s.note("difficulty", difficulty)
    s.note(STAGE, DOOR)
