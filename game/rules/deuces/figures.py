"""All figures on the table, as the window shows them."""

from collections.abc import Iterator, Mapping

from game.core.combatants import (
    ACTING,
    ALWAYS,
    DONE,
    FALLEN,
    LATER,
    READY,
    SEALED,
    USED,
    WAITING,
    Figure,
    Prize,
    Tag,
    Trait,
)
from game.core.table import State
from game.core.text import N_, Text
from game.core.view import View

from . import ability as when
from .ability import PASSIVE, Ability
from .bosses import BOSSES
from .card_plays import COMMON, EPIC, RARE
from .cards import label
from .classes import CLASSES
from .conditions import own_pet_falls
from .enemies import ENEMY_KINDS
from .labels import called
from .loot import GRADES
from .names import ALONE, AWAY, BEATEN, CAMP, ENDED, ENEMIES, HEROES, LOST_WAYS, SPARED, STAGE, hand_of, played_by
from .outlook import outlook, why_not
from .pet_text import pet_trait
from .pets import PETS
from .powers import prizes
from .queries import (
    all_heroes,
    gm_seat,
    head,
    is_enemy,
    is_hero,
    is_out,
    is_pet,
    kind,
    level,
    mark,
    master,
    owner,
    seat_of,
    side_of,
    threat,
)
from .questloot import loot_of
from .ruleset import mode_of, part_of, special_of
from .special import SECRET
from .uses import abilities_of, custom_of, is_sealed, is_used, name_of, open_to
from .view_state import seen

WHEN = {
    when.TURN: N_("On its turn"),
    when.INSTEAD: N_("Instead of an attack"),
    when.D_ATTACK: N_("When an attack is shown"),
    when.D_DEFENCE: N_("When an answer is shown"),
    when.D_ABILITY: N_("When a foe uses an ability"),
    when.D_DEFEAT: N_("When somebody is about to fall"),
    when.PASSIVE: N_("Always in effect"),
    when.WIN_ATT: N_("After an attack that succeeds"),
    when.WIN_DEF: N_("After a defence that succeeds"),
    when.FAIL_DEF: N_("After a defence that fails"),
    when.FALL: N_("When it falls"),
    when.START: N_("At the start"),
    when.END: N_("At the end"),
    when.DREW: N_("When its hero draws"),
    when.TURN_END: N_("At the end of its turn"),
    when.ROUND_END: N_("At the end of a round"),
}
OWN = {  # the different texts for a hero
    when.TURN: N_("On your turn"),
    when.FALL: N_("When you fall"),
}
OFTEN = {
    when.ONCE_A_TURN: N_("{when}, once a turn"),
    when.ONCE: N_("{when}, once an encounter"),
    when.WHILE_NONE: N_("{when}, one at a time"),
    when.ALWAYS: N_("{when}"),
}


PRIZES: Mapping[int, tuple[str, str]] = {  # the grade and the effect of a piece of loot in hand, by its tier
    COMMON: (GRADES[COMMON], N_("Common loot: it may count 1 higher.")),
    RARE: (GRADES[RARE], N_("Rare loot: it counts as two cards.")),
    EPIC: (GRADES[EPIC], N_("Epic loot: it is any card.")),
}


def figures(view: View) -> tuple[Figure, ...]:
    """All figures: heroes with their pets behind them, then enemies. In a duel the viewer's own side counts as the
    heroes."""
    s = seen(view)
    near = mode_of(s).words.near(view)
    pets = [who for who in s.tokens if is_pet(who)]
    heroes = [who for hero in all_heroes(s) for who in (hero, *(pet for pet in pets if master(s, pet) == hero))]
    everybody = [*heroes, *(who for who in s.tokens if is_enemy(who))]
    ours = [who for who in everybody if side_of(s, who) == near]
    theirs = [who for who in everybody if side_of(s, who) != near]
    sides = ((who, side) for side, several in ((HEROES, ours), (ENEMIES, theirs)) for who in several)
    return tuple(_figure(s, who, side, view.seat) for who, side in sides)


def _figure(s: State, who: str, side: str, seat: int) -> Figure:
    what, pool, part = kind(s, who), owner(s, who), part_of(s, who)
    zones = {"hand": hand_of(who), "played": played_by(who)}
    if who == next((hero for hero in all_heroes(s) if owner(s, hero) == pool), ""):  # piles go with the first
        zones |= {name: f"{name}.{pool}" for name in ("deck", "discard", "loot", "seen")}
    return Figure(
        who,
        called(label(s, who)),
        what,
        side,
        seat_of(s, who),
        _worth(s, who),
        _state(s, who),
        zones,
        (*_traits(s, who), *_special(s, who, seat)),
        tuple(_tags(s, who)),
        _threat(s, who),
        bool(mark(s, who, "elite")),
        what in BOSSES or (part is not None and part.boss),
        master(s, who) if is_pet(who) else "",
        mode_of(s).words.purse(s, who),
        side == ENEMIES and is_hero(who),
        mode_of(s).words.player(s, who),
        mode_of(s).words.player(s, who) > 0 and seat_of(s, who) == seat,
        tuple(Prize(card.id, grade, Text(told)) for card, tier in prizes(s, who) for grade, told in [PRIZES[tier]]),
        what in PETS,
    )


def _threat(s: State, who: str) -> int | None:
    """A hero's Threat; in a mode without Threat cards only one that was set (A87)."""
    if not is_hero(who) or mark(s, who, AWAY):
        return None
    return threat(s, who) or (0 if mode_of(s).threats else None)


def _worth(s: State, who: str) -> int:
    if is_hero(who):
        return level(s)
    enemy = ENEMY_KINDS.get(kind(s, who))
    return enemy.difficulty if enemy else 0


def _state(s: State, who: str) -> str:
    if is_out(s, who):
        return DONE if mark(s, who, AWAY) else FALLEN
    if s.facts[STAGE] == CAMP:
        return WAITING
    if s.facts["actor"] == who:
        return ACTING
    return DONE if mark(s, who, "acted") else WAITING


def _traits(s: State, who: str) -> Iterator[Trait]:
    """All abilities of a figure, including those of later levels."""
    what = kind(s, who)
    if is_hero(who):
        for at, one in enumerate(CLASSES[what].abilities, start=1):
            note = Text("from level {n}", n=at) if at > level(s) else None
            yield _trait(s, who, one, note)
        if custom := custom_of(s, who):
            yield _trait(s, who, custom, None)
        yield from (_trait(s, who, one, None) for one in (*loot_of(s, who), *open_to(s, who)))
    elif what in BOSSES:
        yield from (_trait(s, who, one, None) for one in BOSSES[what].abilities)
    elif what in ENEMY_KINDS:
        enemy = ENEMY_KINDS[what]
        yield _trait(s, who, enemy.basic, None)
        later = None if mark(s, who, "elite") else Text("only as an Elite, from hero level {n}", n=enemy.elite_at)
        yield _trait(s, who, enemy.elite, later)
    elif what in PETS:
        yield pet_trait(PETS[what], called(label(s, master(s, who))) if is_pet(who) else Text("the enemies"))


def _special(s: State, who: str, seat: int) -> Iterator[Trait]:
    """The traits of a figure in a special encounter: its abilities, the actions open to all heroes, and the secret."""
    if part_of(s, who) is None or s.facts[STAGE] == CAMP:
        return
    special = special_of(s)
    yield from (_trait(s, who, one, None) for one in abilities_of(s, who))
    for one in special.known(s):
        words = Text("Open to every hero. {when}", when=when_told(one, own=True))
        yield Trait(f"open:{one.id}", Text(one.name), words, Text(one.text), ALWAYS)
    if special.found(s):
        yield Trait(SECRET, Text("Secret"), Text("Found"), Text(special.secret), ALWAYS)
    elif seat == gm_seat(s):
        yield Trait(SECRET, Text("Secret"), Text("The heroes don't know it"), Text(special.secret), LATER)
    else:
        yield Trait(
            SECRET, Text("Secret"), Text("Not found yet"), Text("There is more to this than meets the eye."), LATER
        )


def _trait(s: State, who: str, one: Ability, later: Text | None) -> Trait:
    """The trait for an ability; `later` says when it will be available, None if it already is."""
    told, state = Text(one.text), _how(s, who, one, later)
    if state == READY and (ahead := outlook(s, who, one)):
        told = Text("{text} {outlook}", text=told, outlook=ahead)
    note = later or (why_not(s, who, one) if state == READY else None)
    price = Text(*one.pays.price, n=one.cost) if one.cost else None
    return Trait(name_of(s, who, one), Text(one.name), when_told(one, is_hero(who)), told, state, note, price)


def when_told(one: Ability, own: bool) -> Text:
    """When and how often an ability may be used, and its cost; `own`: in words for a hero."""
    often = when.ALWAYS if one.when in (when.TURN_END, when.ROUND_END) else one.often
    words = Text(OFTEN[often], when=Text(_moment(one, own)))
    return Text(*one.pays.told, when=words, n=one.cost) if one.cost else words


def _moment(one: Ability, own: bool) -> str:
    """When an ability may be used, in words."""
    if one.can is own_pet_falls:
        return N_("When a pet of yours falls")
    return (WHEN | OWN if own else WHEN)[one.when]


def _how(s: State, who: str, one: Ability, later: Text | None) -> str:
    if later is not None:
        return LATER
    if is_sealed(s, who, one):
        return SEALED
    if one.when == PASSIVE:
        return ALWAYS
    used = is_used(s, who, one) or (one.when == when.TURN and bool(mark(s, head(s, who), "ability")))
    return USED if used else READY


def _tags(s: State, who: str) -> Iterator[Tag]:
    """The current conditions of a figure; after a fight, its fate."""
    yield from mode_of(s).words.tags(s, who)
    if s.facts[STAGE] == CAMP:
        yield from _fates(s, who)
        return
    for name, n in s.tokens[who].marks.items():
        parts = name.split(":")
        if name == "ward":
            yield Tag("ward", Text("Shielded"))
        elif name in ("threat", "threat:always"):
            yield Tag("threat", Text("Threat {n}", n=n))
        elif parts[0] in ("next", "turn") and parts[1] == "raise":
            yield Tag("attack", Text("Attack +{n}", n=n))
        elif parts[0] in ("next", "turn"):
            yield Tag("wild", Text("Wild card")) if parts[1] == "wild" else Tag("shift", Text("Shift a card"))
    yield from special_of(s).tags(s, who)
    attacks, bind = mark(s, who, "attacks") + mark(s, who, "singles"), mark(s, who, "bind")
    if attacks > 1:
        yield Tag("attacks", Text("{n} attacks", n=attacks))
    if bind == 1:
        yield Tag("no-attack", Text("No attack"))
    elif bind:
        yield Tag("few-cards", Text("{n} card at most", "{n} cards at most", n=bind - 1))


def _fates(s: State, who: str) -> Iterator[Tag]:
    """The fate of a figure at the end of a fight."""
    how = s.facts[ENDED]
    if is_hero(who):
        if mode_of(s).rules.has_fallen(s, who):
            yield Tag("fell", Text("Fell"))
    elif is_enemy(who) and not is_out(s, who) and how != BEATEN:
        if how in (*LOST_WAYS, ALONE):
            yield Tag("stands", Text("Stands"))
        else:
            yield Tag("let-go", Text("Let go")) if how == SPARED else Tag("slunk-off", Text("Slunk off"))
