"""Skins: the look of a game beyond its cards and its room, such as a flourish for each word it tells.

A word also plays the sound cue of its own name, even if nothing moves.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from game.core.cards import Card
from game.core.deck import MONSTER, Kind, kind
from game.core.text import N_

from . import blows, duel, duos, endings, fight_flourishes, flourish, weapon_effects
from .gauge_feedback import GAIN, HURT, STRUCK, GaugeFeedback
from .prints import KINDS, PACK
from .stage import Flourish


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


def skin_of(game: str) -> Skin:
    """Return a game's skin, or a plain one if it has none."""
    return SKINS.get(game, Skin())


COUNTS = (  # gauges of Dungeons and Deuces that are not life
    *("level", "target", "difficulty", "round", "encounter", "chips.gm"),
    *(f"{what}.{n}" for what in ("difficulty", "chips", "bet") for n in range(4)),
)
DUNGEON: Mapping[str, Flourish] = {  # shared by all dungeon games
    "strike": flourish.strike,
    "drink": flourish.drink,
    "wasted": flourish.wasted,
    "equip": flourish.equip,
    "room-complete": flourish.room_complete,
    "death": endings.death,
    "escape": endings.escape,
}
SKINS = {
    "scoundrel": Skin(
        {**DUNGEON, "avoid": flourish.avoid},
        icons={"wear": "sword-broken", "end": "way-out"},
        players=(1, 1),
        minutes=(5, 10),
        onward=("room-complete", "avoid"),
    ),
    "diamonds": Skin(
        {
            **DUNGEON,
            "run": flourish.avoid,
            "weapon-breaks": weapon_effects.weapon_breaks,
            "hero-down": flourish.hero_down,
            "hero-up": flourish.hero_up,
            "death": endings.party_death,
            "escape": endings.party_escape,
        },
        ("KD", "XR", "QH"),
        ("say",),
        {"gather": "hand", "shuffle": "cards", "mode": "friends", "first": "crown", "die": "dice"},
        {"your-own-party": "hero", "every-point-is-a-die": "dice", "to-the-exit": "way-out"},
        {"party.0": "dragon", "party.1": "suit-diamond", "party": "dragon", "dealer": "dealer"},
        endings={
            "won": Ending("party-out", N_("The party walks out of the gate at dawn")),
            "won.alone": ENDINGS["won"],
            "won.party": Ending("company", N_("The party walks out of the gate at dawn")),
            **{
                f"won.{n}": Ending(f"company-{n}", N_("The party walks out of the gate at dawn"))
                for n in ("2", "3", "4")
            },
            "lost": Ending("party-down", N_("The party's arms, laid down in the dark")),
            "lost.alone": ENDINGS["lost"],
        },
        ways={
            "solo": ModeLook("hero", ("QH", "KD", "QD")),
            "duo": ModeLook("crossed-swords", ("KD", "KH.1")),
            "dealer": ModeLook("dealer", ("", "XR", "")),
            "party": ModeLook("dice", ("ui/crest-wizard", "ui/crest-fighter", "ui/crest-bard")),
        },
        players=(1, 8),
        minutes=(5, 30),
        music="music-diamonds",
        foe=Kind(N_("Enemy"), N_("Enemies")),
        onward=("room-complete", "run"),
    ),
    "crawl": Skin(
        {
            "character": duel.drawn,
            "shield": duel.drawn,
            "magic": duel.drawn,
            "room": duel.room,
            "first": duel.first,
            "tie": duel.tie,
            "attack": blows.attack,
            "cast": blows.cast,
            "hit": blows.hit,
            "miss": blows.miss,
            "capped": blows.capped,
            "blocked": blows.blocked,
            "absorbed": blows.absorbed,
            "slain": duel.slain,
            "renew": duel.renew,
            "reshuffle": duel.reshuffle,
            "death": duel.fall,
            "leave": endings.escape,
        },
        ("warrior:KS", "monster:10H", "mage:QD"),
        icons={
            "normal": "shield",
            "hard": "hardcore",
            "enter": "enter",
            "leave": "leave",
            "strike": "sword",
            "cast": "cast",
            "absorb": "absorb",
            "bear": "bear",
            "renew": "renew",
            "hero": "hero",
            "difficulty": "threat",
            "mana": "mana",
        },
        crests={"warrior": "sword", "mage": "mana"},
        endings={
            "left": Ending("crawl-out", N_("Out into the morning, with a full sack")),
            "left.mage": Ending("crawl-out-mage", N_("Out into the morning, with a full sack")),
            "left.bare": Ending("escape", N_("A way out into the light")),
            "lost": Ending("crawl-down", N_("A torch, going out")),
        },
        ways={
            "warrior": ModeLook("sword", ("shield:8D", "warrior:JS")),
            "mage": ModeLook("mana", ("mana:QH", "mage:KD")),
        },
        players=(1, 8),
        minutes=(5, 20),
        music="music-crawl",
        feels={
            "hp": GaugeFeedback(HURT, None, vital=True),
            "mana": GaugeFeedback(None, None),
            "score": GaugeFeedback(None, GAIN),
            "monster.hp": GaugeFeedback(STRUCK, None),
            "damage": GaugeFeedback(None, None),
        },
        offers=("normal", "hard", "enter", "leave"),
        final=("leave",),
        lies_down=("hp", "hero"),
        beats=("first", "tie", "hit", "miss", "slain", "death"),
        turns=("stage", "turn"),
        onward=("room",),
        outside=1,
        slain="slain",
        haste=(1.0, 1.7),
    ),
    "deuces": Skin(
        {**fight_flourishes.FLOURISHES, **duos.FLOURISHES},
        ("KS", "2H", "AD"),
        icons={
            "hit": "plus",
            "stay": "hand",
            "go": "way-out",
            "accept": "run",
            "decline": "crossed-swords",
            "draw": "cards",
            "concede": "friends",
            "forgo": "cross",
            "end": "hourglass",
            "guard": "renew",
            "low": "threat",
            "high": "threat",
            "defend": "shield",
            "pass": "cross",
            "drop": "delete",
            "over": "arrow-up",
            "under": "arrow-down",
            "swap": "renew",
            "recover": "hand",
            "toll": "chips",
            "refuse": "cross",
            "sacrifice": "flame",
            "offer": "speech",
            "trade": "equal",
            "return": "back",
            "power": "superiority",
            "boss": "boss",
            "loot": "chip",
            "quest": "map",
            "masters": "rage",
            "duel": "draft",
            "chips": "chips",
            "encounters": "calendar",
            "epics": "loot-epic",
            "target": "skull",
            "hands": "hand-cards",
            "search": "search",
            "leave": "leave",
            "deal": "cards",
            "mode": "cards",
            "heroes": "hero",
            "master": "secret",
            "start": "door",
            "start.loot": "loot-common",
            "levels": "stairs",
            "sets": "dragon",
        },
        chapters={
            "cards-are-life": "heart",
            "what-you-attack-with": "crossed-swords",
            "hands-of-five": "hand-cards",
            "attack-and-answer": "shield",
            "success-draws-a-card": "cards",
            "threat": "threat",
            "abilities": "superiority",
            "levels-and-the-end": "stairs",
            "custom-abilities": "quill",
            "the-race-for-epic-loot": "loot-epic",
            "traditional-quest": "map",
            "secrets": "secret",
            "shops": "shop",
            "quest-loot": "loot-rare",
            "torches-and-the-way-out": "torch",
            "quest-for-loot-the-bids": "chip",
        },
        crests={
            "gm": "dragon",
            "hero.0": "sword",
            "hero.1": "heart",
            "hero.2": "fist",
            "hero.3": "mana",
            "duo.0": "crown",
            "duo.1": "dragon",
        },
        faces={
            "gm": "pale_dealer",
            "duo.0": "duelist",
            "duo.1": "hexwright",
            "power": "bulwark",
            "boss": "vessimer",
            "loot": "the_croupier",
            "quest": "sealed_door",
            "masters": "lord_vail",
            "duel": "velvet_fencer",
        },
        endings={
            "won": Ending("deuces-won", N_("An open chest with the four deuces, and cups raised to them")),
            "lost": Ending("deuces-lost", N_("Cards and arms on the table, and somebody leaning over it")),
            "drawn": Ending("deuces-lost", N_("Cards and arms on the table, and somebody leaning over it")),
        },
        players=(1, 5),
        minutes=(30, 120),
        music="music-deuces",
        feels=dict.fromkeys(COUNTS, GaugeFeedback(None, None)),
        offers=("hit", "stay", "accept", "decline", "draw", "concede"),
        final=("fold",),
        without="pass",
        beats=("initiative", "initiative-drawn", "bout", "combat", "defeated", "level-up", "victory", "wiped-out"),
        asides=(
            *("turn", "duos-turn", "answers", "throws", "helpless"),
            *("draws", "discards", "threat", "looks", "hands-away"),
        ),
        turns=("stage", "side", "player"),
        onward=("begin",),
        haste=(1.25, 1.4),
        gifts={
            "none": "minus",
            "deep_breath": "hand-cards",
            "slow_hands": "renew",
            "low_profile": "secret",
            "lucky_pair": "loot-common",
            "last_stand": "sword",
            "rallying_cry": "friends",
            "last_reserve": "cards",
            "hard_parry": "shield",
            "spite": "fallen",
            "familiar": "dragon",
            "pickpocket": "hand",
            "card_counter": "eye",
        },
        backs=1,
        fates={"won": N_("{party}: victory"), "lost": N_("{party}: defeat")},
        signs={
            "bet": Sign("chip", "{n}"),
            "ward": Sign("shield"),
            "threat": Sign("threat", "{n}"),
            "attack": Sign("sword", "{n}"),
            "wild": Sign("inspiration"),
            "shift": Sign("renew"),
            "attacks": Sign("crossed-swords", "{n}"),
            "no-attack": Sign("sword-broken"),
            "few-cards": Sign("bind", "{n}"),
            "draw": Sign("cards", "+{n}"),
            "draught": Sign("potion", "{n}"),
            "twos": Sign("loot-common", "+{n}"),
            "lose": Sign("delete", "{n}"),
            "fell": Sign("fallen"),
            "sits-out": Sign("leave"),
            "no-chips": Sign("chip", "0"),
            "won-chips": Sign("chip", "+{n}"),
            "lost-chips": Sign("chip", "\N{MINUS SIGN}{n}"),
            "lost-chips-and-fell": Sign("chip", "\N{MINUS SIGN}{n}"),
        },
    ),
}
