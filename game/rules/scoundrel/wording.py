"""The texts of Scoundrel: previews of actions, messages for events, status line and captions."""

from game.core.cards import Card, parse
from game.core.deck import face
from game.core.game import Preview, Speaker
from game.core.text import N_, Text, number, signed
from game.core.view import Action, View

from .combat import EQUAL, FISTS, LOWEST, WEAPON, blow, edge
from .dungeon import FULL_ROOM, ROOM, TO_FACE
from .score import FULL_LIFE

Data = tuple[str | int, ...]


def _equip(who: str, data: Data) -> Text:
    weapon = parse(who)
    return Text("You take the {who}: strength {n}.", who=face(weapon), n=weapon.rank)


def _drink(who: str, data: Data) -> Text:
    """The message for a potion, and the life it gave back."""
    if gain := data[0]:
        return Text("You drink the {who}: it heals {n}.", who=face(parse(who)), n=gain)
    return Text("You drink the {who}: nothing to heal.", who=face(parse(who)))


def _strike(who: str, data: Data) -> Text:
    """The message for a fight: the enemy, the weapon, and the life it cost."""
    enemy, (weapon, loss) = face(parse(who)), data
    if weapon == FISTS:
        return Text("You fight the {who} bare-handed: you lose {n}.", who=enemy, n=loss)
    if loss:
        return Text(
            "You fight the {who} with the {weapon}: you lose {n}.", who=enemy, weapon=face(parse(str(weapon))), n=loss
        )
    return Text("You fight the {who} with the {weapon}: no harm.", who=enemy, weapon=face(parse(str(weapon))))


TOLD: dict[str, str | Speaker] = {
    "avoid": N_("You avoid the room. Its cards go under the dungeon."),
    "equip": _equip,
    "drink": _drink,
    "wasted": N_("The {who} is poured away: one potion a turn."),
    "strike": _strike,
    "room-complete": N_("The room is done. On to the next."),
    "death": N_("You fall. The dungeon is turned over."),
    "escape": N_("You are through the dungeon."),
    "health": N_("Life: {old} to {new}."),
}


def preview(view: View, action: Action) -> Preview:
    """The effect of a legal action, as far as the player knows."""
    if action.verb == "avoid":
        return Preview(Text("Avoid: all four go under the dungeon, the left one first"), "", "move", {})
    card = parse(action.ids[0])
    if action.verb == "take":
        return _take(view, card)
    if action.verb == "drink":
        return _potion(view, card)
    return _fight(view, card, action.ids[1] == WEAPON)


def _take(view: View, card: Card) -> Preview:
    old, last = view.top("weapon"), view.top("slain")
    if old is None:
        text = Text("Take the {name}: strength {rank}", name=face(card), rank=card.rank)
        return Preview(text, str(card.rank), "weapon", {})
    was = edge(old, last, view.options["wear"])
    text = _swap_text(card, old, last, was, view.options["wear"])
    return Preview(text, str(card.rank), "weaker" if card.rank < was else "better", {})


def _swap_text(card: Card, old: Card, last: Card | None, was: int, wear: str) -> Text:
    """The text for taking a weapon in place of an old one, which may be worn; `was` is the edge of the old one."""
    name, rank = face(card), card.rank
    if rank >= old.rank:
        return Text("Take the {name}, drop the {old}", name=name, old=face(old))
    if last is None:
        return Text("Take the {name}: weaker, {rank} instead of {was}", name=name, rank=rank, was=was)
    if rank < was:
        return Text("Take the {name}: fresh, but weaker. {limit}", name=name, limit=_limit(old, last, was, wear))
    return Text("Take the {name}: fresh. {limit}", name=name, limit=_limit(old, last, was, wear))


def _limit(old: Card, last: Card, was: int, wear: str) -> Text:
    """The caption that says what an old weapon can still strike."""
    if not was:
        return Text("The {old} strikes nothing now", old=face(old))
    if wear == EQUAL:
        return Text("The {old} strikes only {n} and below", old=face(old), n=last.rank)
    return Text("The {old} strikes only below {n}", old=face(old), n=last.rank)


def _potion(view: View, card: Card) -> Preview:
    if view.facts["drunk"]:
        return Preview(Text("Wasted: one potion a turn"), "0", "wasted", {})
    gain = min(FULL_LIFE - view.gauges["health"], card.rank)
    if gain:
        return Preview(Text("Drink: {gain}", gain=signed(gain)), signed(gain), "heal", {"health": gain})
    return Preview(Text("Drink: no gain, your life is full"), "+0", "heal", {})


def _fight(view: View, card: Card, armed: bool) -> Preview:
    weapon = view.top("weapon") if armed else None
    loss = blow(card, weapon)
    fatal = loss >= view.gauges["health"]
    chip, changes = number(-loss) if loss else "0", {"health": -loss} if loss else {}
    asked = Text(
        "The {who} takes {n} life from you, and you have only {life}.", who=face(card), n=loss,
        life=view.gauges["health"],
    )  # fmt: skip
    return Preview(_fight_text(weapon, loss, fatal), chip, "damage", changes, fatal, question=asked if fatal else None)


def _fight_text(weapon: Card | None, loss: int, fatal: bool) -> Text:
    if weapon is None:
        return Text("Bare hands: lose {n}, and your life", n=loss) if fatal else Text("Bare hands: lose {n}", n=loss)
    if fatal:
        return Text("{weapon}: lose {n}, and your life", weapon=face(weapon), n=loss)
    if loss:
        return Text("{weapon}: lose {n}", weapon=face(weapon), n=loss)
    return Text("{weapon}: no harm", weapon=face(weapon))


def status(view: View) -> Text:
    """The current task, for the head of the table."""
    if view.outcome is not None:
        return Text("You made it out") if view.outcome.result == "won" else Text("You fell in the dungeon")
    room = sum(bool(view.zones[place]) for place in ROOM)
    if any(action.verb == "avoid" for action in view.legal):
        return Text("Face 3 of the 4 cards, or avoid the room")
    faced = view.number("faced")
    left = room if not view.zones["deck"] else TO_FACE - faced
    if not faced and room == FULL_ROOM and view.facts["avoided"]:
        return Text("You avoided the last room: face 3 cards")
    return Text("Face {n} more card", "Face {n} more cards", n=left)


def captions(view: View) -> dict[str, Text]:
    """The names of the piles and places, and what the weapon can still strike."""
    return {
        "deck": Text("Dungeon"),
        "discard": Text("Discards"),
        "weapon": _weapon(view),
        "fists": Text("Bare hands"),
        "health": Text("Life"),
    }


def _weapon(view: View) -> Text:
    weapon, last = view.top("weapon"), view.top("slain")
    if weapon is None:
        return Text("No weapon")
    if last is None:
        return Text("Strikes anything")
    if view.options["wear"] == EQUAL:
        return Text("Strikes {n} and below", n=last.rank)
    return Text("Strikes below {n}", n=last.rank) if last.rank > LOWEST else Text("Strikes nothing now")
