"""An encounter up to its first Turn: hands, Threat, enemies by Hit and Stay, initiative (2.3 E1 to E7, 2.4, 2.5)."""

from collections.abc import Iterator

from game.core.cards import Card
from game.core.combatants import ONE
from game.core.events import EVERYBODY
from game.core.table import State, Token
from game.core.view import Action

from .ability import START
from .bosses import BOSSES
from .cards import draw_card, draw_cards, keep_threat, label, restore
from .enemies import ENEMY_KINDS, Enemy, enemy_of
from .frames import Handlers, Question, queue, then
from .immediate_effects import free_place, name
from .loot import unchecked
from .names import DRAW, ENDED, ENEMIES, FIGHT, GM, HEROES, INITIATIVE, MOST_ENEMIES, STAGE, hand_of, number, played_by
from .names import START as STARTING
from .queries import all_heroes, enemies, fighters, gm_seat, heroes, is_hero, level, owner, seat_of
from .ruleset import mode_of, part_of, ruleset_of, special_of
from .special import SECRET, SPECIAL, leave

CLOSE = 3  # enemies are drawn without asking up to this far below the Target Difficulty (A6)
FEW, MANY, GROWN = 6, 7, 3  # the Initial Draw, the larger one, and the level from which it applies
ONE_PACK = 30  # one pack is enough for this many cards in the enemies' opening hands (A15)


def _encounter(s: State) -> None:
    """E1 to E3: clear the table and give every hero a hand and a Threat card."""
    n, mode = len(all_heroes(s)), mode_of(s)
    for who in [who for who in s.tokens if not is_hero(who)]:
        s.leave(who)
    leave(s)
    s.change("encounter", s.gauges["encounter"] + 1)
    s.change("round", 0)
    for fact, value in (
        *(("stage", DRAW), ("leader", f"hero.{(s.gauges['encounter'] - 1) % n}"), ("treasure", False)),
        *(("side", ""), ("actor", ""), ("first", ""), ("idle", 0), ("offered", False)),
        *((ENDED, ""), ("rose", False)),
    ):
        s.note(fact, value)
    for fact, value in (each for hero in range(n) for each in unchecked(hero).items()):
        s.note(fact, value)
    s.announce("begin", "", s.gauges["encounter"])
    for hero in all_heroes(s):
        draw_cards(s, hero, mode.rules.draw_size(s, hero, FEW if level(s) < GROWN else MANY))
        keep_threat(s, owner(s, hero))
    s.change("target", mode.rules.target(s))
    s.change("difficulty", 0)
    queue(s, *mode.rules.gather(s))


# enemies


def _muster(s: State) -> None:
    """Draw enemies up to close below the target; from there the party says Hit or Stay (A5 to A8)."""
    while s.gauges["difficulty"] < s.gauges["target"] - CLOSE:
        if not draw_enemy(s, gm_seat(s)):
            break
    queue(s, then("hit", "-" * len(all_heroes(s))))


def draw_enemy(s: State, seat: int) -> bool:
    """Draw one more enemy, played by a seat; return False if there is none, or no place for it (A14)."""
    who = free_place(s, "enemy", MOST_ENEMIES)
    if not who:
        return False
    card = _next_enemy(s)
    if card is None and s.cards("discard.enemies"):
        for old in s.cards("discard.enemies")[::-1]:
            s.move(old, "deck.enemies", src="discard.enemies")
        s.shuffle("deck.enemies")
        card = _next_enemy(s)
    if card is None:
        return False
    s.move(card, f"card.{who}", src="deck.enemies")
    arrive(s, who, enemy_of(card), seat)
    return True


def _next_enemy(s: State) -> Card | None:
    """The uppermost enemy in the deck that may come now; None if there is none."""
    deck, mode = s.cards("deck.enemies"), mode_of(s)
    return next((card for card in reversed(deck) if mode.rules.may_come(s, enemy_of(card).id)), None)


def arrive(s: State, who: str, kind: Enemy, seat: int) -> None:
    """Put an enemy on the table, played by a seat, and add its difficulty."""
    appear(s, who, kind.id, seat)
    s.announce("meets", who, label(s, who), kind.difficulty)
    s.change("difficulty", s.gauges["difficulty"] + kind.difficulty, who)


def appear(s: State, who: str, kind: str, seat: int) -> None:
    """Put an enemy on the table; the seat that plays it knows its hand."""
    s.come(who, Token(kind, seat))
    s.zones[hand_of(who)].default = frozenset({seat})
    name(s, who)


def _boss(s: State, kind: str) -> None:
    """Put a boss on the table, with one hand for every hero."""
    first = free_place(s, "enemy", MOST_ENEMIES)
    for _ in all_heroes(s):
        who = free_place(s, "enemy", MOST_ENEMIES)
        appear(s, who, kind, gm_seat(s))
        s.mark(who, "boss")
        s.mark(who, "group", number(first) + 1)
    s.announce("meets", first, label(s, first), 0)


def _special(s: State, id: str) -> None:
    """Set up a special encounter; its own enemies have no Difficulty (A89)."""
    s.note(SPECIAL, id)
    s.note(SECRET, "")
    special, first = ruleset_of(s).specials[id], ""
    for kind in special.cast(s):
        who = free_place(s, "enemy", MOST_ENEMIES)
        first = first or who
        appear(s, who, kind, gm_seat(s))
        part = part_of(s, who)
        if part is None:
            continue
        if part.shown:
            s.zones[hand_of(who)].default = EVERYBODY
        marks = {"boss": part.boss, "elite": part.elite, "group": part.together and number(first) + 1}
        for mark, n in marks.items():
            if n:
                s.mark(who, mark, n)
    s.announce("special", first, id)
    queue(s, *special.set_up(s))


def _voters(s: State, votes: str) -> list[int]:
    """The seats that say Hit or Stay: the leader's if one person plays all heroes; else those that have not voted yet
    (A9)."""
    if s.gauges["difficulty"] >= s.gauges["target"]:
        return []
    if mode_of(s).setup.hand_visibility(s.options) == ONE:
        return [_leader(s)]
    return [seat for seat, vote in enumerate(votes) if vote == "-"]


def _leader(s: State) -> int:
    return seat_of(s, s.text("leader"))


def _vote(s: State, seat: int, votes: str) -> Iterator[Action]:
    yield from (Action("hit", (), seat), Action("stay", (), seat))


def _voted(s: State, action: Action, votes: str) -> None:
    if mode_of(s).setup.hand_visibility(s.options) == ONE:
        decision = action.verb
    else:
        votes = f"{votes[: action.seat]}{action.verb[0]}{votes[action.seat + 1 :]}"
        s.announce("votes", f"hero.{action.seat}", label(s, f"hero.{action.seat}"), action.verb)
        decision = _majority(votes, _leader(s))
    if not decision:
        queue(s, then("hit", votes))
        return
    s.announce(decision)
    if decision == "hit" and draw_enemy(s, gm_seat(s)):
        queue(s, then("hit", "-" * len(votes)))
    else:
        queue(s, then("array"))


def _majority(votes: str, leader: int) -> str:
    """The verb that more than half have voted for; if all have voted and it is a tie, the leader's vote; else ""."""
    for verb in ("hit", "stay"):
        if votes.count(verb[0]) * 2 > len(votes):
            return verb
    if "-" in votes:
        return ""
    return "hit" if votes[leader] == "h" else "stay"


# hands and initiative


def _array(s: State) -> None:
    """E5: every enemy draws the hand printed for its level, and is Elite from its `elite_at` level on."""
    sizes = {who: _hand_size(s, who) for who in enemies(s)}
    if sum(sizes.values()) > ONE_PACK and s.cards("box.gm"):
        for card in s.cards("box.gm")[::-1]:
            s.move(card, "deck.gm", src="box.gm")
        s.shuffle("deck.gm")
    for who, size in sizes.items():
        kind = ENEMY_KINDS.get(s.tokens[who].kind)
        if kind is not None and mode_of(s).rules.enemy_level(s) >= kind.elite_at:
            s.mark(who, "elite")
        for _ in range(size):
            draw_card(s, who)
    queue(s, *mode_of(s).rules.opening(s))


def _hand_size(s: State, who: str) -> int:
    kind, at = s.tokens[who].kind, mode_of(s).rules.enemy_level(s)
    if kind in BOSSES:
        return BOSSES[kind].hand(at, len(all_heroes(s)))
    if kind in ENEMY_KINDS:
        return ENEMY_KINDS[kind].hand(at)
    return special_of(s).hand(s, who)


def _results(s: State) -> None:
    """E6: below the target the heroes go first; exactly on it they also get Treasure; above it initiative is drawn
    (2.5)."""
    difficulty, goal = s.gauges["difficulty"], s.gauges["target"]
    s.note("treasure", difficulty >= goal)
    if difficulty >= goal:
        s.announce("treasure")
    s.note(STAGE, INITIATIVE)
    if difficulty > goal:
        queue(s, then("first"), then("start"))
    else:
        s.note("first", HEROES)
        queue(s, then("start"))


def _namer(s: State) -> list[int]:
    """The leader's seat, to name the hero; with only one hero no seat is asked."""
    return [_leader(s)] if len(heroes(s)) > 1 else []


def _names(s: State, seat: int) -> Iterator[Action]:
    """The actions that choose the hero who draws (A11)."""
    return (Action("first", (who,), seat) for who in heroes(s))


def _draw_initiative(s: State, hero: str) -> None:
    """Draw one card for each side: the higher goes first, the heroes on a tie; both cards go under their decks (A10,
    A12)."""
    foe = enemies(s)[0]
    if not s.cards("deck.gm"):
        restore(s, GM)
    mine = s.draw(f"deck.{owner(s, hero)}", played_by(hero))
    theirs = s.draw("deck.gm", played_by(foe))
    assert mine is not None
    assert theirs is not None
    first = HEROES if mine.rank >= theirs.rank else ENEMIES
    s.note("first", first)
    s.announce("initiative", first, mine.id, theirs.id, len(all_heroes(s)))
    s.move(mine, f"deck.{owner(s, hero)}", bottom=True, src=played_by(hero))
    s.move(theirs, "deck.gm", bottom=True, src=played_by(foe))


def _start(s: State) -> None:
    """E7: START abilities, heroes in party order, then enemies; then the first Turn."""
    s.note(STAGE, STARTING)
    who = [*fighters(s, HEROES), *fighters(s, ENEMIES)]
    moments = [frame for one in who for frame in (then("moment", START, one, ""), then("settle", one, ""))]
    queue(s, *moments, then("fight"))


def _fight(s: State) -> None:
    s.note(STAGE, FIGHT)
    queue(s, then("turn", *mode_of(s).rules.turns(s)[0]))


HANDLERS: Handlers = {
    "encounter": _encounter,
    "muster": _muster,
    "boss": _boss,
    "special": _special,
    "hit": Question(_voters, _vote, _voted, lambda s, votes: queue(s, then("array"))),
    "array": _array,
    "results": _results,
    "first": Question(
        _namer,
        _names,
        lambda s, action: _draw_initiative(s, action.ids[0]),
        lambda s: _draw_initiative(s, heroes(s)[0]),
    ),
    "start": _start,
    "fight": _fight,
}
