"""The texts of the game: previews of actions, messages for events, status line and captions."""

from collections.abc import Mapping

from game.core.cards import Card, parse
from game.core.deck import face
from game.core.game import Preview, Speaker
from game.core.text import N_, Text, number, signed
from game.core.view import Action, View

from . import dealer_lines, dealing
from .combat import LOWEST, blow, breaks, edge
from .facing import FISTS
from .heroes import FULL
from .modes import DUO, MODES, PLACES, Mode, mode_of

Data = tuple[str | int, ...]
PARTIES = tuple(seat.name for seat in MODES[DUO].seats)  # the names of two parties


def _fate(alone: str, first: str, second: str, brief: str) -> Speaker:
    """A message maker for events about a party, given by its zone and the number of parties. `brief` is for the journal
    of two parties, where a crest stands for the party."""

    def sentence_for(who: str, data: Data) -> Text:
        if data == (1,):
            return Text(alone)
        return Text({"party.0": first, "party.1": second}[who], brief=Text(brief))

    return sentence_for


def _deed(alone: str, first: str, second: str, brief: str) -> Speaker:
    """A message maker for a party's event with a card; with two parties, the party comes last in the data. `brief` is
    for their journal, where a crest stands for the party."""

    def sentence_for(who: str, data: Data) -> Text:
        party, card = data[-1] if data else "", parse(who)
        name, n = face(card), card.rank
        if not isinstance(party, int):
            return Text(alone, who=name, n=n)
        return Text((first, second)[party], who=name, n=n, brief=Text(brief, who=name, n=n))

    return sentence_for


def _drunk(who: str, data: Data) -> Text:
    """The message for a potion, with the hit points it gave back unless points are dice."""
    potion = face(parse(who))
    if not data:
        return Text("You drink the {who}.", who=potion)
    gain, *party = data
    if party:
        name = Text(PARTIES[int(party[0])])
        if gain:
            brief = Text("{who} heals {n}.", who=potion, n=gain)
            return Text("{party}: the {who} heals {n}.", party=name, who=potion, n=gain, brief=brief)
        brief = Text("{who} heals nothing.", who=potion)
        return Text("{party}: the {who} heals nothing.", party=name, who=potion, brief=brief)
    if gain:
        return Text("You drink the {who}: it heals {n}.", who=potion, n=gain)
    return Text("You drink the {who}: nothing to heal.", who=potion)


def _fought(who: str, data: Data) -> Text:
    """The message for a fight: the enemy, the weapon, and the hit points it cost unless points are dice."""
    enemy, (blade, *rest) = face(parse(who)), data
    if not rest:
        return Text("You fight the {who}.", who=enemy)
    loss, *party = rest
    if party:
        name = Text(PARTIES[int(party[0])])
        if loss:
            brief = Text("{who} costs {n}.", who=enemy, n=loss)
            return Text("{party}: the {who} costs {n}.", party=name, who=enemy, n=loss, brief=brief)
        brief = Text("{who} costs nothing.", who=enemy)
        return Text("{party}: {who}, no harm.", party=name, who=enemy, brief=brief)
    if blade == FISTS:
        return Text("You fight the {who} bare-handed: you lose {n}.", who=enemy, n=loss)
    weapon = face(parse(str(blade)))
    if loss:
        return Text("You fight the {who} with the {weapon}: you lose {n}.", who=enemy, weapon=weapon, n=loss)
    return Text("You fight the {who} with the {weapon}: no harm.", who=enemy, weapon=weapon)


TOLD: dict[str, str | Speaker] = {
    "run": N_("The party runs."),
    "gathered": lambda who, data: Text("The room goes back into the deck.", brief=Text("Back into the deck.")),
    "equip": _deed(
        N_("You take the {who}: strength {n}."),
        N_("First party: {who}, strength {n}."),
        N_("Second party: {who}, strength {n}."),
        N_("{who} taken."),
    ),
    "drink": _drunk,
    "wasted": _deed(
        N_("The {who} does nothing: no two potions in a row."),
        N_("The {who} does nothing: the first party has just drunk."),
        N_("The {who} does nothing: the second party has just drunk."),
        N_("{who} heals nothing."),
    ),
    "strike": _fought,
    "weapon-breaks": _deed(
        N_("The {who} breaks!"),
        N_("The first party's {who} breaks!"),
        N_("The second party's {who} breaks!"),
        N_("{who} breaks!"),
    ),
    "hero-down": _deed(
        N_("The {who} is down."),
        N_("The first party's {who} is down."),
        N_("The second party's {who} is down."),
        N_("{who} is down."),
    ),
    "hero-up": _deed(
        N_("The {who} stands up again."),
        N_("The first party's {who} stands up again."),
        N_("The second party's {who} stands up again."),
        N_("{who} is up again."),
    ),
    "room-complete": lambda who, data: Text("The room is done. On to the next.", brief=Text("The room is done.")),
    "death": _fate(
        N_("The party has fallen."),
        N_("The first party has fallen."),
        N_("The second party has fallen."),
        N_("All have fallen."),
    ),
    "escape": _fate(
        N_("Daylight! The party is out."),
        N_("The first party is out."),
        N_("The second party is out."),
        N_("All are out."),
    ),
    "turned": N_("The Dealer turns up the {who}."),
    "say": dealer_lines.spoken,
    "hp.0": N_("Hit points: {old} to {new}."),
    "hp.1": N_("Hit points: {old} to {new}."),
}


def preview(view: View, action: Action) -> Preview:
    """The effect of a legal action, as far as the player knows."""
    if action.verb == "run":
        return _run(view)
    if action.verb in dealing.VERBS:
        return Preview(_deal_text(view, action), "", "move", {})
    party, card = mode_of(view.options).party(view.seat), parse(action.ids[0])
    if action.verb == "take":
        return _take(view, party, card)
    if action.verb == "drink":
        return _drink(view, party, card)
    return _fight(view, party, card)


def _run(view: View) -> Preview:
    n = mode_of(view.options).room
    text = Text("Run: all {n} cards are shuffled back, and the next room must be faced", n=n)
    return Preview(text, "", "move", {})


def _deal_text(view: View, action: Action) -> Text:
    if action.verb == dealing.GATHER:
        return Text("Gather the room")
    if action.verb == dealing.SHUFFLE:
        return Text("Shuffle the deck, and deal a new room")
    if action.verb == dealing.TURN:
        return Text("Turn up card {n}", n=PLACES.index(action.ids[0]) + 1)
    line = action.ids[0]
    if line in dealer_lines.catalogue():
        return dealer_lines.text(line, dealer_lines.named(line, open_cards(view)))
    return Text("Say in your own words what the party sees")


def open_cards(view: View) -> list[Card]:
    """The face-up cards of the room, from left to right."""
    return [card for place in mode_of(view.options).places for card in view.zones[place] if card]


def _take(view: View, party: int, card: Card) -> Preview:
    old, last = view.top(f"weapon.{party}"), view.top(f"slain.{party}")
    if old is None:
        text = Text("Take the {name}: strength {rank}", name=face(card), rank=card.rank)
        return Preview(text, str(card.rank), "weapon", {})
    was = edge(old, last)
    text = _swap_text(card, old, last, was)
    return Preview(text, str(card.rank), "weaker" if card.rank < was else "better", {})


def _swap_text(card: Card, old: Card, last: Card | None, was: int) -> Text:
    """The text for taking a weapon in place of an old one, which may be worn; `was` is the edge of the old one."""
    name, rank = face(card), card.rank
    if rank >= old.rank:
        return Text("Take the {name}, drop the {old}", name=name, old=face(old))
    if last is None:
        return Text("Take the {name}: weaker, {rank} instead of {was}", name=name, rank=rank, was=was)
    if rank < was:
        return Text("Take the {name}: fresh, but weaker. {limit}", name=name, limit=_limit(old, last, was))
    return Text("Take the {name}: fresh. {limit}", name=name, limit=_limit(old, last, was))


def _limit(old: Card, last: Card, was: int) -> Text:
    """The caption that says what breaks an old weapon."""
    if was:
        return Text("The {old} breaks on {n}+", old=face(old), n=last.rank)
    return Text("The {old} breaks on anything", old=face(old))


def _drink(view: View, party: int, card: Card) -> Preview:
    gauge = f"hp.{party}"
    if view.facts[f"drank.{party}"]:
        return Preview(Text("No effect: no two potions in a row"), "0", "wasted", {})
    gain = min(FULL - view.gauges[gauge], card.rank)
    if gain:
        return Preview(Text("Drink: {gain}", gain=signed(gain)), signed(gain), "heal", {gauge: gain})
    return Preview(Text("Drink: no gain, you are at full health"), "+0", "heal", {})


def _fight(view: View, party: int, card: Card) -> Preview:
    gauge, weapon, last = f"hp.{party}", view.top(f"weapon.{party}"), view.top(f"slain.{party}")
    loss = blow(card, weapon, last)
    fatal = loss >= view.gauges[gauge]
    broken = breaks(card, weapon, last)
    chip, kind = number(-loss) if loss else "0", "breaks" if broken else "damage" if weapon else "bare"
    text = _fatal_text(weapon, broken, loss) if fatal else _fight_text(weapon, broken, loss)
    asked = Text(
        "The {who} takes {n} hit points, and the party has only {life}.", who=face(card), n=loss,
        life=view.gauges[gauge],
    )  # fmt: skip
    changes = {gauge: -loss} if loss else {}
    return Preview(text, chip, kind, changes, fatal, question=asked if fatal else None)


def _fight_text(weapon: Card | None, broken: bool, loss: int) -> Text:
    if broken:
        return Text("Breaks: lose all {n}", n=loss)
    if weapon is None:
        return Text("Bare hands: lose {n}", n=loss)
    if loss:
        return Text("{weapon}: lose {n}", weapon=face(weapon), n=loss)
    return Text("{weapon}: no harm", weapon=face(weapon))


def _fatal_text(weapon: Card | None, broken: bool, loss: int) -> Text:
    if broken:
        return Text("Breaks: lose all {n}, and the party falls", n=loss)
    if weapon is None:
        return Text("Bare hands: lose {n}, and the party falls", n=loss)
    return Text("{weapon}: lose {n}, and the party falls", weapon=face(weapon), n=loss)


TASKS = {  # status lines while the Dealer has a task: for the party, and for the Dealer
    dealing.TURN: (N_("The Dealer turns the cards"), N_("Turn the cards up, in any order")),
    dealing.SAY: ("", N_("Tell what they see, or let them choose")),
    dealing.GATHER: (N_("The Dealer gathers the cards"), N_("They ran: gather the cards")),
    dealing.SHUFFLE: (N_("The Dealer shuffles"), N_("Shuffle and deal")),
}


def status(view: View) -> Text:
    """The current task, for the head of the table."""
    mode = mode_of(view.options)
    if view.outcome is not None:
        return _ending(view.outcome.results, view.seat, mode)
    if task := view.facts.get(dealing.TASK):
        own = view.seat == dealing.SEAT
        if own or task != dealing.SAY:
            return Text(TASKS[str(task)][own])
    if view.seat not in view.to_act:
        return Text("The other party picks a card") if mode.parties == 2 else Text("The party picks a card")
    return _picking(view, mode)


def _picking(view: View, mode: Mode) -> Text:
    n = _own_picks(view, mode)
    if any(action.verb == "run" for action in view.legal):
        if _both_stand(view, mode):
            return Text("You decide for both: face the room, or run")
        return Text("Face {n} of the {room} cards, or run", n=n, room=mode.room)
    if view.facts["ran"] and not view.facts["taken"]:
        return Text("You ran from the last room: face {n} cards of this one", n=n)
    return Text("Face {n} more card", "Face {n} more cards", n=n)


def _own_picks(view: View, mode: Mode) -> int:
    """The number of cards of the room that this party has still to face."""
    left = sum(bool(view.zones[place]) for place in mode.places) - bool(view.zones["deck"])
    return (left + 1) // 2 if _both_stand(view, mode) else left


def _both_stand(view: View, mode: Mode) -> bool:
    """True if there are two parties and both are standing."""
    return mode.parties == 2 and all(view.gauges[f"hp.{party}"] > 0 for party in range(mode.parties))


def _ending(results: tuple[str, ...], seat: int, mode: Mode) -> Text:
    """The result, for the only party or for both."""
    if mode.parties == 1:
        won = results[seat] == "won"
        return Text("The party made it out") if won else Text("The party fell in the dungeon")
    first, second = (result == "won" for result in results)
    if first and second:
        return Text("Both parties made it out")
    if first or second:
        return Text("Only the first party made it out") if first else Text("Only the second party made it out")
    return Text("Neither party made it out")


def captions(view: View) -> Mapping[str, Text]:
    """The names of the piles and places, and what a weapon can still strike."""
    found = {"deck": Text("Dungeon"), "discard": Text("Discards")}
    mode = mode_of(view.options)
    for party in range(mode.parties):
        found[f"weapon.{party}"] = _weapon(view, party)
        found[f"party.{party}"] = Text(mode.seats[party].name)
        found[f"hp.{party}"] = Text(mode.seats[party].name) if mode.parties > 1 else Text("Hit points")
    return found


def _weapon(view: View, party: int) -> Text:
    weapon, last = view.top(f"weapon.{party}"), view.top(f"slain.{party}")
    if weapon is None:
        return Text("No weapon")
    if last is None:
        return Text("Strikes anything")
    return Text("Breaks on {n}+", n=last.rank) if last.rank > LOWEST else Text("Breaks on anything")
