"""A quest as a journey on a map, as the window shows it to a seat."""

from collections.abc import Callable, Iterator, Mapping

from game.core import journey as core
from game.core.cards import parse
from game.core.deck import plain
from game.core.events import Event, Told
from game.core.journey import Answer, Chamber, Feature, Journey, Matter, Passage, Patch, Tale
from game.core.table import State
from game.core.text import N_, Text
from game.core.view import Action, View

from ...cards import label
from ...customs import CUSTOMS
from ...enemies import ENEMY_KINDS
from ...labels import called, together
from ...loot import GOOD
from ...names import MAP, STAGE
from ...narration import TIERS
from ...queries import discard_of
from ...view_state import seen
from . import boons, torches
from .chart import BARRED, DONE, SECRET, SHUT, Chart, chart, is_master
from .parts import ABILITY, DRAUGHT, QUEST_LOOT, Box, Door, Encounter, Find, Plan, Room, Shop, Start, Story, Thing, Ware
from .progress import TALE
from .searching import FACES
from .secrets import secret
from .shop import buyers, can_buy, is_gone
from .stories import open_choices
from .telling import GAINS, LOOT, buys, item, learns, quoted
from .where import AWARD, been, quest, under_way
from .words import about, brings, good, title

LEAVE = Text("Leave")
GIFTS = {"draw": N_("One more card"), "deuce": N_("One more deuce"), "loot": N_("Common loot")}
SIGNS = {"draw": "draw", "deuce": "deuces", "loot": "common"}
GOAL = Text("Find the way out. Every defeat burns a torch; with none left, the quest is lost.")
TERMS = N_("You pay in discards, which go back into the deck. Discards now: {piles}.")
TOO_POOR = N_("You pay in discards, which go back into the deck. Nobody has enough: {piles}.")
STEPS = ("enters", "driven-back")  # messages about the room that the party enters


def journey(view: View) -> Journey:
    """The map as a seat knows it."""
    s = seen(view)
    plan, known = quest(s), chart(view)
    return Journey(
        quoted(plan.title),
        _patch(plan.box),
        tuple(_chamber(view, s, plan.room(id), known) for id in known.rooms),
        tuple(_passage(plan.door(id), how) for id, how in known.doors.items()),
        is_afoot(view),
        torches.left(s),
        max(plan.torches, torches.left(s)),
        _matter(view, s) if is_afoot(view) else _muster(view),
        tuple(_gifts(view)),
        tuple(_patch(room.box) for room in plan.rooms),
        tuple(_line(door) for door in plan.doors),
    )


def is_afoot(view: View) -> bool:
    """True if the party can walk."""
    return view.facts[STAGE] == MAP


def _patch(box: Box) -> Patch:
    return Patch(box.x, box.y, box.w, box.h)


def _chamber(view: View, s: State, room: Room, known: Chart) -> Chamber:
    named = been(s, room.id) or is_master(view)
    things = (thing for thing in quest(s).things_in(room.id) if thing.id in known.things)
    features = tuple(_feature(view, thing, known.things[thing.id]) for thing in things)
    return Chamber(room.id, quoted(room.title) if named else Text(""), _patch(room.box), known.rooms[room.id], features)


def _feature(view: View, thing: Thing, how: str) -> Feature:
    usual = core.WAITS if isinstance(thing, Start) else core.DONE
    state = {DONE: usual, SECRET: core.SECRET}.get(how, core.WAITS)
    told = secret(quest(seen(view)), thing, title) if is_master(view) else about(thing)
    middle = thing.box.middle
    return Feature(thing.id, _kind(thing), title(thing), told, state, (middle.x, middle.y))


def _kind(thing: Thing) -> str:
    """The id of the thing's symbol."""
    if isinstance(thing, Encounter):
        return "boss" if thing.boss else "special" if thing.special else thing.kind
    if isinstance(thing, Find) and thing.loot in QUEST_LOOT:
        return thing.loot
    return thing.kind


def _passage(door: Door, how: str) -> Passage:
    told = quoted(door.text) if how == SHUT and door.text else BAR[how] if how in BAR else Text("")
    return Passage(door.id, door.rooms, _line(door), core.SHUT if how == SHUT else core.OPEN, door.oneway, told)


def _line(door: Door) -> tuple[tuple[float, float], ...]:
    return tuple((spot.x, spot.y) for spot in door.line)


BAR = {
    SHUT: Text("This door is shut."),
    BARRED: Text("Whoever is here lets nobody pass: fight, or go back the way you came."),
    "back": Text("This way only leads here from there."),
}


# matters that wait for an answer


def _matter(view: View, s: State) -> Matter | None:
    """The matter that is open on the map; None if there is none."""
    thing = under_way(s)
    if s.facts[AWARD]:
        return _find(view, thing, s.text(AWARD))
    if isinstance(thing, Shop):
        terms = Text(TERMS if _can_pay(view, s, thing) else TOO_POOR, piles=_piles(view, s))
        told = quoted(thing.text) if thing.text else Text("")
        return Matter(core.SHOP, thing.id, title(thing), told, tuple(_wares(view, s, thing)), terms)
    if isinstance(thing, Story) and thing.choices:
        return Matter(core.STORY, thing.id, title(thing), quoted(thing.text), tuple(_choices(view, s)))
    return None


def _find(view: View, thing: Thing | None, what: str) -> Matter:
    """The matter of loot that a hero shall get: a find has its own title, other loot the title of its kind."""
    answers = tuple(Answer(action, item(what)) for action in view.legal if action.verb == "take")
    told = Text("{name}: {text}", name=item(what), text=good(what))
    if not isinstance(thing, Find):
        return Matter(core.FIND, what, item(what), told, answers)
    if thing.text:
        return Matter(core.FIND, what, title(thing), quoted(thing.text), answers, told)
    return Matter(core.FIND, what, title(thing), told, answers)


def _muster(view: View) -> Matter | None:
    """The enemies that a Game Master may choose; None if there is no choice."""
    kinds = [action for action in view.legal if action.verb == "pick"]
    if not kinds:
        return None
    answers = tuple(_enemy(action) for action in kinds)
    told = Text("Choose enemies yourself until they add up to exactly {target}", target=view.gauges["target"])
    return Matter(core.MUSTER, "pick", Text("Who comes?"), told, answers)


def _enemy(action: Action) -> Answer:
    kind = ENEMY_KINDS[action.ids[0]]
    return Answer(action, Text(kind.name), Text("Difficulty {n}", n=kind.difficulty), kind.id)


def _gifts(view: View) -> Iterator[Answer]:
    """The rewards that a Game Master may give, each once."""
    kinds = dict.fromkeys(action.ids[0] for action in view.legal if action.verb == "reward")
    yield from (Answer(Action("reward", (kind,), view.seat), Text(GIFTS[kind]), kind=SIGNS[kind]) for kind in kinds)


def _choices(view: View, s: State) -> Iterator[Answer]:
    yield from (Answer(Action("choose", (str(each.number),), view.seat), quoted(each.text)) for each in open_choices(s))
    yield from _leave(view)


def _wares(view: View, s: State, shop: Shop) -> Iterator[Answer]:
    """Every ware with its use; for an ability, also an answer for each ability taught and each hero."""
    for ware in shop.stock:
        told, lack = good(ware.item), _why_not(view, s, shop, ware)
        told = Text("{good} {lack}", good=told, lack=lack) if lack else told
        yield Answer(Action("buy", (ware.item,), view.seat), item(ware.item), told, ware.item, ware.price)
        if ware.item == ABILITY:
            for action in view.legal:
                if action.verb == "buy" and action.ids[0] == ABILITY:
                    custom = CUSTOMS[action.ids[-1]]
                    yield Answer(action, Text(custom.name), Text(custom.text), ABILITY)
    yield from _leave(view)


def _piles(view: View, s: State) -> Text:
    """The number of discards of each hero who can buy."""
    return together(
        Text("{who} {n}", who=called(label(s, hero)), n=len(s.cards(discard_of(s, hero))))
        for hero in buyers(s, view.seat)
    )


def _can_pay(view: View, s: State, shop: Shop) -> bool:
    """True if any hero of the viewer has enough discards for a ware that is left, or if no ware is left."""
    most = max((len(s.cards(discard_of(s, hero))) for hero in buyers(s, view.seat)), default=0)
    prices = [ware.price for ware in shop.stock if not is_gone(s, shop, ware.item)]
    return not prices or most >= min(prices)


def _why_not(view: View, s: State, shop: Shop, ware: Ware) -> Text | None:
    """The reason why none of the viewer's heroes can buy a ware; None if one can, or if they can pay for no ware at
    all, which is said once for the shop."""
    heroes = buyers(s, view.seat)
    if is_gone(s, shop, ware.item):
        return Text("Sold.")
    if any(can_buy(s, shop, hero, ware) for hero in heroes):
        return None
    if all(len(s.cards(discard_of(s, hero))) < ware.price for hero in heroes):
        return Text("Too few discards.") if _can_pay(view, s, shop) else None
    return Text("Nobody who can pay has room.")


def _leave(view: View) -> Iterator[Answer]:
    yield from (Answer(action, LEAVE) for action in view.legal if action.verb == "leave")


# events


def step(event: Event) -> str:
    """The room that the party enters with an event; "" for any other event."""
    return event.who if isinstance(event, Told) and event.what in STEPS else ""


def tale(view: View, event: Event) -> Tale | None:
    """The page for an event: a text of the quest, a noise, or something that a hero gets; None for any other event."""
    words = PAGES.get(event.what) if isinstance(event, Told) else None
    return words(view, event) if words and isinstance(event, Told) else None


def _text(view: View, event: Told) -> Tale:
    part, heading, text = (str(each) for each in event.data)
    plan = quest(seen(view))
    name, kind = _named(plan, event.who)
    return Tale(quoted(heading) if heading else name, quoted(text), kind, _brings(plan, event.who, part))


def _brings(plan: Plan, id: str, part: str) -> Text:
    """The effects of a choice; on the very first page, the goal of the quest and the purpose of torches."""
    start = plan.room(plan.start.room)
    if id == (start.id if start.text else plan.start.id):
        return GOAL
    thing = next((thing for thing in plan.things if thing.id == id), None)
    chosen = (each for each in thing.choices if f"then{each.number}" == part) if isinstance(thing, Story) else ()
    return brings(next((each.effects for each in chosen), ()))


def _noise(view: View, event: Told) -> Tale | None:
    """The card turned up in a search, if it is a noise."""
    name, card = (str(each) for each in event.data)
    if parse(card).rank not in FACES:
        return None
    told = Text("{who} turns up the {card}. That was loud.", who=called(name), card=plain(parse(card)))
    return Tale(
        Text("A noise"), told, "random", Text("Somebody is coming! Win the fight, and the search goes on."), card
    )


def _relic(view: View, event: Told) -> Tale:
    """The ability and the price of a piece of quest loot."""
    name, id = (str(each) for each in event.data)
    terms = Text("Using it costs a Joker: two are now in the deck of {who}.", who=called(name))
    return Tale(_for_whom(item(id), name), good(id), id, terms)


def _nothing(view: View, event: Told) -> Tale:
    """A search that found nothing."""
    return Tale(Text("Nothing"), Text("There is nothing hidden here."), "nothing", Text("A room can be searched once."))


def _found(view: View, event: Told) -> Tale | None:
    """A hidden story that now waits; None for one without choices, which has its own page."""
    thing = next((thing for thing in quest(seen(view)).things if thing.id == event.who), None)
    if not isinstance(thing, Story) or not thing.choices:
        return None
    return Tale(Text("A find"), Text("Something was hidden here: {title}.", title=title(thing)), thing.kind)


def _loot(view: View, event: Told) -> Tale | None:
    """The loot card that a hero gets on the map; None after a fight, where the aftermath shows it."""
    if view.facts[STAGE] != MAP:
        return None
    name, tier, card = (str(each) for each in event.data)
    id = next(id for id, level in LOOT.items() if level == int(tier))
    words = Text("{who} finds loot: {card}, {tier}.", who=called(name), card=plain(parse(card)),
                 tier=Text(TIERS[int(tier)]))  # fmt: skip
    return Tale(_for_whom(item(id), name), words, id, Text("From now on {good}.", good=Text(GOOD[int(tier)])), card)


def _bought(view: View, event: Told) -> Tale | None:
    """A draught that a hero has bought; None for other wares, which have pages of their own."""
    name, what, _price = (str(each) for each in event.data)
    if what != DRAUGHT:
        return None
    brings = Text(*GAINS[boons.DRAW], who=called(name), n=1)
    return Tale(_for_whom(item(what), name), buys(event.who, event.data), what, brings)


def _learnt(view: View, event: Told) -> Tale:
    """The ability that a hero has bought."""
    name, id = (str(each) for each in event.data)
    custom = CUSTOMS[id]
    return Tale(_for_whom(Text(custom.name), name), learns(event.who, event.data), ABILITY, Text(custom.text))


def _for_whom(what: Text, name: str) -> Text:
    return Text("{item} for {who}", item=what, who=called(name))


PAGES: Mapping[str, Callable[[View, Told], Tale | None]] = {
    TALE: _text,
    "searches": _noise,
    "nothing-found": _nothing,
    "finds": _found,
    "quest-loot": _relic,
    "loot": _loot,
    "buys": _bought,
    "learns": _learnt,
}


def _named(plan: Plan, id: str) -> tuple[Text, str]:
    """The name of a thing or room, and the id of its symbol; for a room in a quest with a single set of enemies, that
    set."""
    thing = next((thing for thing in plan.things if thing.id == id), None)
    if thing is not None:
        return title(thing), _kind(thing)
    return quoted(plan.room(id).title), plan.sets[0] if len(plan.sets) == 1 else "room"
