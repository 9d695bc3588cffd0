"""A small game in which figures fight, for tests of the arena: sets of one rank, two abilities, nothing else.

A hero attacks with cards of one rank; the enemy answers with as many, played by the Game Master's program. Enemies
attack in turn; the attacked hero answers, passes or parries.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any

from game.core.cards import Card, pack, parse
from game.core.combatants import (
    ACTING,
    DONE,
    ENEMIES,
    FALLEN,
    HANDS,
    HEROES,
    LATER,
    ONE,
    OPEN,
    PRIVATE,
    READY,
    USED,
    WAITING,
    Aftermath,
    Clash,
    Combatants,
    Figure,
    Share,
    Tag,
    Trait,
)
from game.core.events import NOBODY
from game.core.game import HUMAN, Advice, Adviser, Choice, Game, Line, Option, Preview, Seat, Verb
from game.core.match import Match
from game.core.rng import Rng
from game.core.table import Deal, State, Token, Zone
from game.core.teach import Page
from game.core.text import Text
from game.core.view import Action, Options, View
from game.rules.deuces.party import traits

LEVEL = 2
HERO_KINDS = ("bulwark", "mender", "reaver", "gravecaller")
NAMES = {"bulwark": "Bulwark", "mender": "Mender", "reaver": "Reaver", "gravecaller": "Gravecaller"}
FOES = {
    "bone_archer": "Bone Archer", "crypt_warden": "Crypt Warden", "cellar_gnawers": "Cellar Gnawers",
    "lantern_wisp": "Lantern Wisp", "nest": "Swarm in the Walls", "mother_sedge": "Marsh Hag",
    "old_bonecount": "Old Bonecount", "gilded_lancer": "Gilded Knight", "mire_toad": "Toad", "tomb_hound": "Hound",
    "velvet_fencer": "Page", "last_joker": "Jester",
}  # fmt: skip
SKILLS = ("Gnaw", "Maul", "Swarm", "Haunt", "Overrun", "Hex", "Tally", "Joust", "Croak", "Bite", "Riposte", "Jape")
RANKS = {11: "jack", 12: "queen", 13: "king", 14: "ace"}
SPOILS = (Text("Rare loot for 2 of hearts, 2 of spades and the Treasure. The queen of clubs now counts as two cards."),
          (Card(12, "C", 6),), "rare")  # fmt: skip
NO_SPOILS = Text("No loot: it takes two 2s, and there was one.")
HOW = {"won": "Victory", "lost": "Defeat"}
TOLD = {"won": "All enemies are defeated.", "lost": "All heroes were defeated."}
PRICE = (Text("No loot. You keep your level and earlier loot; you lose 20 points."),
         Text("All discards were shuffled back in."))  # fmt: skip
SIZES = {1: "a single {}", 2: "a pair of {}s", 3: "three {}s", 4: "four {}s"}


def made(cards: Sequence[Card]) -> str:
    """The name of a set of cards of one rank."""
    rank = cards[0].rank
    return SIZES[len(cards)].format(RANKS.get(rank, rank))


def sets_of(cards: Sequence[Card]) -> Iterator[tuple[Card, ...]]:
    """Every set of one rank, best first."""
    found = [
        group
        for size in (4, 3, 2, 1)
        for group in combinations(sorted(cards, reverse=True), size)
        if len({card.rank for card in group}) == 1
    ]
    return iter(sorted(found, key=lambda group: (-len(group), -group[0].rank)))


class Taker(Adviser):
    """A program that takes the first legal action."""

    def __init__(self, rng: Rng | None = None):
        self.rng = rng

    def choose(self, view: View) -> Action:
        """Return the first legal action."""
        return view.legal[0]

    def advise(self, view: View) -> Advice:
        """Return the first legal action, with a made-up reason."""
        return Advice(view.legal[0], Text("It is the best set."))


class Brawl(Game[State]):
    """The game's rules."""

    id = "brawl"
    order = 99
    title = "Brawl"
    credit = "Nobody"
    blurb = "A fight for tests."
    version = 1
    options = (
        Option("heroes", "Heroes", tuple(Choice(n, n, "") for n in "1234"), "2"),
        Option("enemies", "Enemies", tuple(Choice(str(n), str(n), "") for n in range(1, 13)), "3"),
        Option("cards", "Cards", tuple(Choice(str(n), str(n), "") for n in range(1, 13)), "7"),
        Option(HANDS, "Hands", tuple(Choice(n, n, "") for n in (ONE, OPEN, PRIVATE)), ONE),
    )
    verbs = {
        "attack": Verb("Attack", "strike at somebody"),
        "defend": Verb("Defend", "answer"),
        "use": Verb("Use", "use an ability"),
        "guard": Verb("Guard", "change one card"),
        "pass": Verb("Take it", "do not answer"),
        "end": Verb("End turn", "let the next one act"),
        "go": Verb("Go on", "go on to the next encounter"),
    }
    zones = ()
    gauges: Mapping[str, int] = {}
    messages = {
        "strikes": lambda who, data: Text("{who} attacks with {what}.", who=_name(str(who)), what=str(data[0])),
        "answers": lambda who, data: Text("{who} answers with {what}.", who=_name(str(who)), what=str(data[0])),
        "falls": lambda who, data: Text("{who} falls.", who=_name(str(who))),
        "up": lambda who, data: None,
    }

    def __init__(self) -> None:
        self.combatants = BrawlCombatants()

    def seats(self, options: Options) -> Sequence[Seat]:
        heroes = (Seat(f"hero.{n}", f"Hero {n + 1}", scores=n == 0) for n in range(int(options["heroes"])))
        return (*heroes, Seat("gm", "Game Master", "taker", ("taker",), scores=False))

    def new(self, options: Options, rng: Rng, deals: Sequence[Deal] = ()) -> State:
        s = State(rng, options, list(deals))
        heroes, enemies, size = (int(options[key]) for key in ("heroes", "enemies", "cards"))
        for n in range(heroes):
            known = frozenset({n}) if options[HANDS] == PRIVATE else frozenset(range(heroes))
            s.zones |= {f"deck.{n}": Zone(pack(n), NOBODY), f"discard.{n}": Zone(), f"loot.{n}": Zone()}
            s.zones |= {f"hand.hero.{n}": Zone((), known), f"played.hero.{n}": Zone()}
            s.tokens[f"hero.{n}"] = Token(HERO_KINDS[n], n)
            s.shuffle(f"deck.{n}")
        s.zones |= {"deck.gm": Zone(pack(4), NOBODY), "discard.gm": Zone()}
        s.shuffle("deck.gm")
        for n in range(enemies):
            s.zones |= {f"hand.enemy.{n}": Zone((), frozenset({heroes})), f"played.enemy.{n}": Zone()}
            s.tokens[f"enemy.{n}"] = Token([*FOES][n], heroes, {"elite": 1} if n == 1 else {})
        s.facts |= {"attacker": "", "defender": "", "next": 0, "ended": ""}
        s.to_act = tuple(range(heroes))
        s.news.clear()
        for n in range(heroes):
            for _ in range(size):
                s.draw(f"deck.{n}", f"hand.hero.{n}")
            s.draw(f"deck.{n}", f"discard.{n}")
        for n in range(enemies):
            for _ in range(3 + n % 3):
                s.draw("deck.gm", f"hand.enemy.{n}")
        return s

    # legal actions

    def legal(self, s: State, seat: int) -> Iterator[Action]:
        attacker, defender = str(s.facts["attacker"]), str(s.facts["defender"])
        if s.facts["ended"]:
            yield Action("go", (), seat)
        elif attacker:
            size = len(s.cards(f"played.{attacker}"))
            for group in sets_of(s.cards(f"hand.{defender}")):
                if len(group) == size:
                    yield Action("defend", tuple(card.id for card in group), seat)
            if defender.startswith("hero") and not s.tokens[defender].marks.get("parried"):
                yield Action("use", ("parry",), seat)
            yield Action("pass", (), seat)
        elif seat == _gm(s):
            yield from self._enemy_turn(s, seat)
        else:
            yield from self._hero_turn(s, seat)

    def _hero_turn(self, s: State, seat: int) -> Iterator[Action]:
        hero = f"hero.{seat}"
        hand, foes = s.cards(f"hand.{hero}"), _standing(s, "enemy")
        for group in sets_of(hand):
            for foe in foes:
                yield Action("attack", (*(card.id for card in group), foe), seat)
        if not s.tokens[hero].marks.get("sapped"):
            for foe in foes:
                for card in hand:
                    yield Action("use", ("sap", foe, card.id), seat)
        for card in hand:
            yield Action("guard", (card.id,), seat)
        yield Action("end", (), seat)

    def _enemy_turn(self, s: State, seat: int) -> Iterator[Action]:
        foes = _standing(s, "enemy")
        foe = foes[int(s.facts["next"] or 0) % len(foes)]
        for group in sets_of(s.cards(f"hand.{foe}")):
            for hero in _standing(s, "hero"):
                yield Action("attack", (*(card.id for card in group), hero), seat)

    def apply(self, s: State, action: Action) -> None:
        getattr(self, f"_{action.verb}")(s, action)
        if not s.facts["attacker"]:
            self._go_on(s)

    def _attack(self, s: State, action: Action) -> None:
        *ids, target = action.ids
        cards = [parse(id) for id in ids]
        me = s.find(cards[0]).removeprefix("hand.")
        for card in cards:
            s.move(card, f"played.{me}")
        s.note("attacker", me)
        s.note("defender", target)
        s.announce("strikes", me, made(cards))
        if me.startswith("hero"):
            s.mark(me, "done")
        s.to_act = (s.tokens[target].seat or 0,)

    def _defend(self, s: State, action: Action) -> None:
        me = str(s.facts["defender"])
        cards = [parse(id) for id in action.ids]
        for card in cards:
            s.move(card, f"played.{me}")
        s.announce("answers", me, made(cards))
        self._resolve(s)

    def _pass(self, s: State, action: Action) -> None:
        me = str(s.facts["defender"])
        for card in s.cards(f"hand.{me}")[: len(s.cards(f"played.{s.facts['attacker']}"))]:
            s.move(card, f"played.{me}")
        self._resolve(s)

    def _resolve(self, s: State) -> None:
        attacker, defender = str(s.facts["attacker"]), str(s.facts["defender"])
        for who in (attacker, defender):
            for card in list(s.cards(f"played.{who}")):
                s.move(card, f"discard.{who[-1]}" if who.startswith("hero") else "discard.gm")
            if not s.cards(f"hand.{who}"):
                s.mark(who, "out")
                s.announce("falls", who)
        s.note("attacker", "")
        s.note("defender", "")
        if attacker.startswith("enemy"):
            s.note("next", int(s.facts["next"] or 0) + 1)

    def _use(self, s: State, action: Action) -> None:
        ability, *rest = action.ids
        if ability == "parry":
            s.mark(str(s.facts["defender"]), "parried")
            self._resolve(s)
            return
        foe, card = rest
        s.move(parse(card), f"discard.{action.seat}")
        s.mark(f"hero.{action.seat}", "sapped")
        if s.cards(f"hand.{foe}"):
            s.move(s.cards(f"hand.{foe}")[0], "discard.gm")

    def _guard(self, s: State, action: Action) -> None:
        s.move(parse(action.ids[0]), f"discard.{action.seat}")
        s.draw(f"deck.{action.seat}", f"hand.hero.{action.seat}")
        s.mark(f"hero.{action.seat}", "done")

    def _go(self, s: State, action: Action) -> None:
        """Do nothing: no fight follows."""

    def _end(self, s: State, action: Action) -> None:
        s.mark(f"hero.{action.seat}", "done")

    def _go_on(self, s: State) -> None:
        heroes, foes = _standing(s, "hero"), _standing(s, "enemy")
        if not heroes or not foes:
            result = "won" if heroes else "lost"
            s.end(dict.fromkeys(range(_gm(s)), result), dict.fromkeys(range(_gm(s)), 0))
            return
        waiting = [hero for hero in heroes if not s.tokens[hero].marks.get("done")]
        if waiting:
            s.to_act = tuple(s.tokens[hero].seat or 0 for hero in waiting)
        elif int(s.facts["next"] or 0) < len(foes):
            s.to_act = (_gm(s),)
        else:
            s.note("next", 0)
            for hero in heroes:
                s.mark(hero, "done", 0)
            s.to_act = tuple(s.tokens[hero].seat or 0 for hero in heroes)

    # words

    def preview(self, view: View, action: Action) -> Preview:
        strikes = action.verb == "attack"
        held = len(view.zones[f"hand.{action.ids[-1]}"]) if strikes else 0
        chip = f"{47 + 12 * len(action.ids) - 4 * held}%" if strikes else ""
        if action.verb == "go":
            return Preview(Text("Begin the next encounter"), "", "move", {})
        if action.verb == "defend":
            return _answer(view, [parse(id) for id in action.ids])
        name = made([parse(id) for id in action.ids if id[0] in "123456789JQKA"]) if chip else action.verb.title()
        cards = "1 card" if held == 1 else f"{held} cards"
        target = f" against {_name(action.ids[-1])}, who holds {cards}: likely to win" if strikes else ""
        kind = "luck" if strikes else "move"
        return Preview(Text(f"{name}{target}."), chip, kind, {})

    def status(self, view: View) -> Text:
        if view.facts["attacker"]:
            able = any(action.verb == "defend" for action in view.legal)
            asked = "Answer, or take it?" if able or not view.legal else "There is no answer: take it"
            return Text("{who} is attacked. {asked}", who=_name(str(view.facts["defender"])), asked=asked)
        if how := str(view.facts["ended"]):
            return Text("Victory. On to encounter 2?" if how == "won" else "Defeat. Will you face encounter 2?")
        return Text("Your turn: attack, use an ability, or end it")

    def buttons(self, view: View) -> Sequence[str]:
        verbs = {action.verb for action in view.legal}
        return [verb for verb in ("defend", "pass", "go", "end", "guard") if verb in verbs]

    def captions(self, view: View) -> Mapping[str, Text]:
        return {"end": Text("Not now."), "deck.0": Text("Deck"), "discard.0": Text("Discards")}

    def explain(self, view: View) -> tuple[Line, ...]:
        return (Line(Text("Last one standing"), 0),)

    def agents(self) -> Mapping[str, Any]:
        return {"taker": Taker}

    def adviser(self) -> Taker:
        return Taker()

    def pages(self) -> tuple[Page, ...]:
        return ()

    def lesson(self) -> None:
        return None


class BrawlCombatants(Combatants):
    """Its figures and blows."""

    def hand_visibility(self, options: Options) -> str:
        return options.get(HANDS, ONE)

    def figures(self, view: View) -> Sequence[Figure]:
        return [self._figure(id, view) for id in view.tokens]

    def _figure(self, id: str, view: View) -> Figure:
        token, ours = view.tokens[id], id.startswith("hero")
        zones = {"hand": f"hand.{id}", "played": f"played.{id}"}
        n = int(id.rpartition(".")[2])
        if not ours:
            state = FALLEN if token.marks.get("out") else WAITING
            return Figure(id, Text(FOES[token.kind]), token.kind, ENEMIES, token.seat or 0, 1 + n % 5, state, zones,
                          _foe_traits(n), (Tag("sealed", Text("Sealed")),) if n == 2 else (),
                          elite=bool(token.marks.get("elite")), boss=n == 4)  # fmt: skip
        zones |= {"deck": f"deck.{n}", "discard": f"discard.{n}", "loot": f"loot.{n}"}
        top = view.top(f"discard.{n}")
        state = DONE if token.marks.get("done") else ACTING if n in view.to_act[:1] else WAITING
        state = WAITING if view.facts["ended"] else state
        state = FALLEN if token.marks.get("out") else state
        held = (Tag("ward", Text("Shielded")), Tag("attack", Text("Attack +{n}", n=2))) if n == 1 else ()
        tags = {"": held, "lost": (Tag("fell", Text("Fell")),), "won": ()}[str(view.facts["ended"])]
        return Figure(id, Text(NAMES[token.kind]), token.kind, HEROES, n, LEVEL, state, zones, _hero_traits(token),
                      tags, threat=top.rank if top else 0)  # fmt: skip

    def fighters(self, view: View) -> tuple[str, str]:
        return str(view.facts["attacker"]), str(view.facts["defender"])

    def clash(self, view: View) -> Clash | None:
        attacker, defender = self.fighters(view)
        cards = [card for card in view.zones.get(f"played.{attacker}", ()) if card is not None]
        if not attacker or not cards:
            return None
        answer = [card for card in view.zones[f"played.{defender}"] if card is not None]
        told = Text(f"{_name(attacker)} attacks {_name(defender)} with {made(cards)}.")
        defence = Text(made(answer)) if answer and len({card.rank for card in answer}) == 1 else None
        return Clash(attacker, defender, Text(made(cards)), defence, told)

    def meanwhile(self, view: View) -> Text:
        return Text("The fight goes on")

    def stakes(self, view: View) -> Sequence[Text]:
        return (Text("Last one standing wins."), Text("There is no loot to win.")) if not view.facts["ended"] else ()

    def aftermath(self, view: View) -> Aftermath | None:
        """Only where a test says that it has ended: one hero has found a card, the others nothing."""
        how = str(view.facts["ended"])
        if not how:
            return None
        heroes = [id for id in view.tokens if id.startswith("hero")] if how == "won" else []
        shares = (Share(id, *(SPOILS if not n else (NO_SPOILS,))) for n, id in enumerate(heroes))
        ahead = (*(PRICE if how == "lost" else ()), _to_come(view))
        return Aftermath(how == "won", Text(HOW[how]), Text(TOLD[how]), tuple(shares), ahead)

    def set_name(self, view: View, action: Action) -> Text:
        if action.verb not in ("attack", "defend"):
            return Text("")
        return Text(made([parse(id) for id in action.ids if id[0] in "123456789JQKA"]))


def _foe_traits(n: int) -> tuple[Trait, ...]:
    gnaw = Trait("gnaw", Text(SKILLS[n]), Text("After an attack that succeeds, once a turn"),
                 Text("The loser chooses a card and discards it."), READY)  # fmt: skip
    flicker = Trait("flicker", Text("Flicker"), Text("When an attack is shown, once an encounter"),
                    Text("Attacked with a single card, it negates the attack."), READY)  # fmt: skip
    return (gnaw, flicker) if n % 2 else (gnaw,)


def _hero_traits(token: Token) -> tuple[Trait, ...]:
    """The abilities of a class at level 2, in the words of Dungeons and Deuces, and those of later levels."""
    known = {"sap": token.marks.get("sapped"), "parry": token.marks.get("parried")}
    learnt = [trait._replace(note=None) for trait in traits(token.kind)]
    here = sorted(learnt[:LEVEL], key=lambda trait: trait.id == "set_the_wall")  # an answer comes last
    now = (
        one._replace(id=id, state=USED if used else READY) for one, (id, used) in zip(here, known.items(), strict=True)
    )
    later = (one._replace(id=f"l{n}", state=LATER, note=Text(f"from level {n}"))
             for n, one in enumerate(learnt[LEVEL:], LEVEL + 1))  # fmt: skip
    return (*now, *later)


def _answer(view: View, cards: Sequence[Card]) -> Preview:
    """Preview an answer with these cards: what happens if it is played."""
    blow = view.zones[f"played.{view.facts['attacker']}"]
    more = cards[0].rank - max(card.rank for card in blow if card is not None)
    if more > 0:
        return Preview(Text("{play}: holds, and you draw", play=made(cards)), ">", "heal", {})
    if more == 0:
        return Preview(Text("{play}: a tie, both draw", play=made(cards)), "=", "move", {})
    return Preview(Text("{play}: too low", play=made(cards)), "<", "damage", {})


def _standing(s: State, what: str) -> list[str]:
    return [id for id, token in s.tokens.items() if id.startswith(what) and not token.marks.get("out")]


def _to_come(view: View) -> Text:
    """A line about how long it is until the next level: until the smallest deck runs out."""
    few, n = min((len(view.zones[f"deck.{n}"]), n) for n in range(int(view.options["heroes"])))
    return Text("Level 3 comes when a deck runs out: {who} has {n} cards left.", who=NAMES[HERO_KINDS[n]], n=few)


def _gm(s: State) -> int:
    return int(s.options["heroes"])


def _name(id: str) -> str:
    n = int(id.rpartition(".")[2])
    return [*FOES.values()][n] if id.startswith("enemy") else NAMES[HERO_KINDS[n]]


BRAWL = Brawl()


def fight(seed: int = 7, holders: Sequence[str] = (), **options: str) -> Match:
    """A fight that has just begun, with a person on every hero's seat unless `holders` says otherwise."""
    chosen = {option.key: option.default for option in BRAWL.options} | options
    return Match(BRAWL, chosen, seed, seats=holders or (*[HUMAN] * int(chosen["heroes"]), "taker"))


def ended(how: str, **options: str) -> Match:
    """A fight that has ended (`how` is `won` or `lost`), with all hands put away."""
    match = fight(**options)
    match.play(next(action for action in match.legal(0) if action.verb == "end"))  # else the deal would be animated
    s = match.state
    s.note("ended", how)
    for foe in _standing(s, "enemy") if how == "won" else ():
        s.mark(foe, "out")
    s.to_act = (0,)
    for n in range(int(options["heroes"])):
        for card in s.cards(f"hand.hero.{n}")[:]:
            s.move(card, f"discard.{n}")
    s.news.clear()
    return match


__all__ = ["BRAWL", "Brawl", "ended", "fight", "made"]
