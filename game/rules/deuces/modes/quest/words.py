"""The words of a quest: prompts, names, previews, and the standing."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import reduce
from math import atan2, pi

from game.core.combatants import Aftermath, Tag
from game.core.events import Event, Told
from game.core.game import Preview
from game.core.story import Story as Deeds
from game.core.table import State
from game.core.text import N_, NN_, Text
from game.core.view import Action, View

from ... import ending
from ...bosses import BOSSES
from ...cards import label
from ...catalog import ABILITIES, SPECIALS
from ...customs import CUSTOMS
from ...enemies import ENEMY_KINDS
from ...labels import called
from ...loot import GOOD
from ...master import prospects
from ...names import CAMP, ENDED, FIGHT, LOST_WAYS, MAP, STAGE
from ...queries import all_heroes, discard_of, gm_seat
from ...story import story as usual_story
from ...view_state import seen
from . import boons, torches
from .chart import chart, is_master
from .encounters import level
from .parts import ABILITY, DRAUGHT, Encounter, Exit, Find, Random, Secret, Shop, Spot, Start, Story, Thing
from .progress import TALE
from .secrets import secret
from .stories import open_choices
from .telling import LOOT, item, quoted
from .where import AWARD, been, is_met, last_step, leader, quest, room, under_way

BUTTONS = ("search", "leave", "deal")
WAYS = (
    *(N_("East"), N_("South-east"), N_("South"), N_("South-west")),
    *(N_("West"), N_("North-west"), N_("North"), N_("North-east")),
)
UNNAMED: Mapping[type[Thing], str] = {  # names of things without a title
    Start: N_("The way in"),
    Exit: N_("The way out"),
    Encounter: N_("Enemies"),
    Random: N_("Somebody comes"),
    Shop: N_("A shop"),
    Find: N_("Something to take"),
    Story: N_("Something to look at"),
    Secret: N_("Something hidden"),
}
BY: Mapping[bool, str] = {  # difficulty compared with a usual encounter
    True: N_("harder than usual"),
    False: N_("easier than usual"),
}


def title(thing: Thing) -> Text:
    """The name of a thing."""
    if thing.title:
        return quoted(thing.title)
    if isinstance(thing, Encounter) and (thing.boss or thing.special):
        return Text(BOSSES[thing.boss].name if thing.boss else SPECIALS[thing.special].name)
    return Text(UNNAMED[type(thing)])


def about(thing: Thing) -> Text:
    """Further facts about an encounter: its level, and whether it is harder than usual; empty for other things."""
    if not isinstance(thing, Encounter):
        return Text("")
    weight = Text(BY[thing.modifier > 0]) if thing.modifier and not (thing.boss or thing.special) else None
    if not thing.level:
        return weight or Text("")
    words = Text("Level {n}", n=thing.level)
    return Text("{level}, {weight}", level=words, weight=weight) if weight else words


# prompts


def status(view: View) -> Text | None:
    """The prompt on the map, in the rest before it, and while enemies are chosen; None to use the usual words."""
    if view.outcome is not None:
        return None if torches.left(seen(view)) else Text("The quest is lost")
    legal = {action.verb for action in view.legal}
    if view.facts[STAGE] == CAMP and "go" in legal:
        return _rest(view, "trade" in legal)
    if "pick" in legal or "deal" in legal:
        chosen, target = view.gauges["difficulty"], view.gauges["target"]
        if not chosen:
            return Text("Draw enemies worth {target} or more, or choose them", target=target)
        return Text("Choose enemies worth exactly {target}: {n} so far", target=target, n=chosen)
    if view.facts[STAGE] != MAP or "return" in legal:
        return None
    return _on_the_map(view, legal)


def _rest(view: View, trades: bool) -> Text:
    if not torches.left(seen(view)):
        return Text("{result}. The quest is lost", result=ending.result(view))
    message = N_("{result}. Trade loot, or back to the map?") if trades else N_("{result}. Back to the map?")
    return Text(message, result=ending.result(view))


def _on_the_map(view: View, legal: set[str]) -> Text:
    s = seen(view)
    if not legal:
        return Text("{who} says where to go", who=_leader(s))
    if "take" in legal:
        return Text("{item}: who for?", item=item(s.text(AWARD)))
    thing = under_way(s)
    if thing is not None:
        return Text(_asked(thing, legal), title=title(thing))
    if "reward" in legal:
        return Text("Was there a good idea? You may reward one hero in this room")
    if not legal - {"visit"}:
        return Text("{room}: what first?", room=quoted(room(s).title))
    return Text("{room}: where to?", room=quoted(room(s).title))


def _asked(thing: Thing, legal: set[str]) -> str:
    """The prompt for the thing that the party is busy with."""
    if not isinstance(thing, Shop):
        return N_("{title}: choose")
    return N_("{title}: buy something, or leave") if "buy" in legal else N_("{title}: nothing here that you can buy")


def _leader(s: State) -> Text:
    return called(label(s, leader(s)))


def buttons(view: View) -> Sequence[str]:
    """The verbs that need no target."""
    legal = {action.verb for action in view.legal}
    return tuple(verb for verb in BUTTONS if verb in legal)


# names


def captions(view: View) -> Mapping[str, Text]:
    """The names of known rooms, doors and things, of the current thing, and for a Game Master the secrets."""
    s, plan, known = seen(view), quest(seen(view)), chart(view)
    there = [plan.thing(id) for id in known.things]
    found = {
        "torches": Text("Torches"),
        **{f"room.{id}": quoted(plan.room(id).title) for id in known.rooms if been(s, id) or is_master(view)},
        **{f"door.{id}": quoted(plan.door(id).text) for id, how in known.doors.items() if how == "shut"},
        **{f"thing.{thing.id}": title(thing) for thing in there},
        **{f"about.{thing.id}": about(thing) for thing in there},
        **_under_way(s),
    }
    if is_master(view):
        found |= {f"secret.{thing.id}": secret(plan, thing, title) for thing in plan.things}
        found |= {f"secret.{door.id}": secret(plan, door, title) for door in plan.doors}
    return found


def _under_way(s: State) -> dict[str, Text]:
    """The current thing: its title, text, choices and wares; on the map, the room's title and text."""
    thing, here = under_way(s), room(s)
    if thing is None:
        return {"title": quoted(here.title), "text": quoted(here.text)}
    found = {"title": title(thing), "text": quoted(thing.text)}
    if isinstance(thing, Story):
        found |= {f"choice.{choice.number}": quoted(choice.text) for choice in open_choices(s)}
    elif isinstance(thing, Shop):
        found |= {f"ware.{ware.item}": item(ware.item) for ware in thing.stock}
        ids = s.text(f"taught.{thing.id}", "").split()
        found |= {f"ability.{id}": Text(CUSTOMS[id].name) for id in ids}
    return found


# previews


def preview(view: View, action: Action) -> Preview | None:
    """The preview of an action that only a quest has, and of going on after the last torch; None for any other."""
    if action.verb == "go":
        return _go(view)
    words = PREVIEWS.get(action.verb)
    return words(view, action) if words else None


def _plain(text: Text) -> Preview:
    return Preview(text, "", "move", {})


def _go(view: View) -> Preview:
    if torches.left(seen(view)):
        return _plain(Text("Back to the map"))
    return Preview(Text("No torch is left: the quest ends here"), "", "luck", {}, risky=True)


def _walk(view: View, action: Action) -> Preview:
    s, (to,) = seen(view), action.ids
    there = quest(s).room(to)
    way = Text(WAYS[direction(room(s).box.middle, there.box.middle)])
    if not been(s, to):
        return _plain(Text("{way}: on into the unknown", way=way))
    return _step(s, Text("{way}: back to {room}", way=way, room=quoted(there.title)))


def direction(here: Spot, there: Spot) -> int:
    """The direction as an eighth of the compass: 0 is east, 2 is south."""
    return round(atan2(there.y - here.y, there.x - here.x) / (pi / 4)) % len(WAYS)


def _step(s: State, text: Text) -> Preview:
    """The preview of a step that brings nothing new, and may burn the last torch."""
    if not last_step(s):
        return _plain(text)
    words = Text("{text}. The last torch burns down on the way: that is the end.", text=text)
    return Preview(words, "", "damage", {}, fatal=True)


def _visit(view: View, action: Action) -> Preview:
    s, (id,) = seen(view), action.ids
    thing = quest(s).thing(id)
    if isinstance(thing, Encounter):
        return _plain(Text("Fight: {title}. Until you win, the only way is back.", title=title(thing)))
    if isinstance(thing, Exit):
        return _plain(Text("Leave this way: the quest is won, and what is left behind stays there"))
    words = Text("See: {title}", title=title(thing))
    return _step(s, words) if is_met(s, thing) and isinstance(thing, Shop | Story) else _plain(words)


def _search(view: View, action: Action) -> Preview:
    s = seen(view)
    words = "{who} turns up a card: a jack, queen or king is a noise, and somebody comes first. A room is searched once"
    return _plain(Text(words, who=_leader(s)))


def _choose(view: View, action: Action) -> Preview:
    s = seen(view)
    choice = next(choice for choice in open_choices(s) if str(choice.number) == action.ids[0])
    return _plain(quoted(choice.text))


def _buy(view: View, action: Action) -> Preview:
    s, (what, hero, *ability) = seen(view), action.ids
    thing = under_way(s)
    assert isinstance(thing, Shop)
    price = next(ware.price for ware in thing.stock if ware.item == what)
    text = Text(
        "{item} for {who}: {good} {n} card of {all} discards goes back into the deck, unseen",
        "{item} for {who}: {good} {n} cards of {all} discards go back into the deck, unseen",
        item=Text(CUSTOMS[ability[0]].name) if ability else item(what),
        who=called(label(s, hero)),
        good=good(what, *ability),
        n=price,
        all=len(s.cards(discard_of(s, hero))),
    )
    return _plain(text)


def good(what: str, ability: str = "") -> Text:
    """The use of loot or of a ware, in a sentence."""
    if what in LOOT:
        return Text("{good}.", good=Text(GOOD[LOOT[what]]))
    if what == DRAUGHT:
        return Text("one more card in the next encounter.")
    if what == ABILITY:
        return Text(CUSTOMS[ability].text) if ability else Text("choose one of three; it replaces yours.")
    return Text(ABILITIES[what].text) if what in ABILITIES else Text("")


def brings(effects: Sequence[str]) -> Text:
    """The effects of a choice, and on whom."""
    told = [_effect(effect) for effect in effects]
    return reduce(lambda one, other: Text("{one} {other}", one=one, other=other), told) if told else Text("")


def _effect(effect: str) -> Text:
    kind, _plus, n = effect.partition("+")
    if kind in EACH:
        return Text(*EACH[kind], n=int(n))
    return Text(TORCH[effect]) if effect in TORCH else Text("You get: {item}.", item=item(effect))


EACH: Mapping[str, tuple[str, str]] = {
    "draw": NN_(
        "Each hero draws {n} more card in the next encounter.", "Each hero draws {n} more cards in the next encounter."
    ),
    "deuces": NN_(
        "Each hero has {n} more deuce for the next loot.",
        "Each hero has {n} more deuces for the next loot.",
    ),
    "discard": NN_(
        "Each hero discards {n} card when the next encounter begins.",
        "Each hero discards {n} cards when the next encounter begins.",
    ),
}
TORCH: Mapping[str, str] = {
    "torch+1": N_("You have one more torch."),
    "torch-1": N_("It costs a torch, but never the last one."),
}


def tags(s: State, hero: str) -> Iterator[Tag]:
    """The pending boons of a hero, on the map and in a fight until used; none in the rest, after the Loot check."""
    if s.facts[STAGE] == CAMP:
        return
    for kind, words in TAGS.items():
        if n := boons.of(s, hero, kind):
            yield Tag(kind, Text(*words, n=n))


TAGS: Mapping[str, tuple[str, str]] = {
    boons.DRAW: NN_("{n} more card", "{n} more cards"),
    boons.DRAUGHT: NN_("{n} draught", "{n} draughts"),
    boons.DEUCES: NN_("{n} more deuce", "{n} more deuces"),
    boons.LOSE: NN_("discards {n} card", "discards {n} cards"),
}


def _take(view: View, action: Action) -> Preview:
    s = seen(view)
    what = s.text(AWARD)
    return _plain(Text("{item} for {who}", item=item(what), who=called(label(s, action.ids[0]))))


def _pick(view: View, action: Action) -> Preview:
    kind = ENEMY_KINDS[action.ids[0]]
    message = N_("{name}, difficulty {n}: {blurb}")
    return _plain(Text(message, name=Text(kind.name), n=kind.difficulty, blurb=Text(kind.blurb)))


REWARDS: Mapping[str, str] = {
    "draw": N_("{who} draws one more card in the next encounter"),
    "deuce": N_("{who} has one more deuce for the next loot"),
    "loot": N_("{who} gets a piece of Common loot now"),
}


def _reward(view: View, action: Action) -> Preview:
    kind, hero = action.ids
    return _plain(Text(REWARDS[kind], who=called(label(seen(view), hero))))


PREVIEWS: Mapping[str, Callable[[View, Action], Preview]] = {
    "walk": _walk,
    "visit": _visit,
    "search": _search,
    "choose": _choose,
    "leave": lambda view, action: _plain(Text("Leave; it stays for later")),
    "buy": _buy,
    "take": _take,
    "pick": _pick,
    "deal": lambda view, action: _plain(Text("The cards decide: enemies are drawn to the target, or beyond it")),
    "reward": _reward,
}


# the fight, and the standing of the quest


def stakes(view: View) -> Sequence[Text] | None:
    """The enemies, the target and the terms of an encounter; None outside a fight."""
    if view.facts[STAGE] != FIGHT:
        return None
    s = seen(view)
    ours = view.seat != gm_seat(s)
    return (*_encounter(s), *((ending.terms(s), *ending.to_come(view)) if ours else prospects(s)))


def _encounter(s: State) -> Iterator[Text]:
    """The name and level of the encounter and, if there is a target, the enemies' worth."""
    thing, n = under_way(s), s.gauges["encounter"]
    name = Text("Called by the noise") if thing is None else title(thing)
    yield Text("{name}: level {n}.", name=name, n=level(s))
    if target := s.gauges["target"]:
        difficulty = s.gauges["difficulty"]
        yield Text(
            "Encounter {n}: enemies worth {difficulty}, target {target}.", n=n, difficulty=difficulty, target=target
        )


def aftermath(view: View) -> Aftermath | None:
    """The end of an encounter; after a defeat, the number of torches left comes first."""
    usual = ending.aftermath(view)
    if usual is None or view.facts[ENDED] not in LOST_WAYS:
        return usual
    n = torches.left(seen(view))
    if not n:
        return usual._replace(ahead=(Text("The last torch has burned out: the quest is lost."), *usual.ahead))
    words = Text("A torch burns out, and {n} is left.", "A torch burns out, and {n} are left.", n=n)
    return usual._replace(ahead=(words, *usual.ahead))


def story(view: View, events: Sequence[Event]) -> Deeds:
    """The story of a finished quest: the usual deeds, and the ending in the quest's own words."""
    exits = {thing.id for thing in quest(seen(view)).things if isinstance(thing, Exit)}
    ends = [event for event in events if isinstance(event, Told) and event.what == TALE and event.who in exits]
    won = view.outcome is not None and view.outcome.result == "won"
    return usual_story(view, events)._replace(
        quote=quoted(str(ends[-1].data[-1])) if ends else None,
        triumph=Text("Out again, and never defeated") if won and not view.facts["defeats"] else None,
    )


def outline(view: View) -> Sequence[Text]:
    """The quest's title, the party's progress and the heroes' names."""
    s = seen(view)
    plan = quest(s)
    rooms = sum(been(s, room.id) for room in plan.rooms)
    where = Text("{quest}, room {n} of {all}", quest=quoted(plan.title), n=rooms, all=len(plan.rooms))
    heroes = (called(label(s, hero)) for hero in all_heroes(s))
    return (where, Text("Level {n}", n=view.gauges["level"]), *heroes)
