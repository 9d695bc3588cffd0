"""The words of a duel: messages, prompts, previews, the standing and the story."""

from collections.abc import Iterator, Mapping, Sequence

from game.core.cards import parse
from game.core.combatants import Aftermath
from game.core.deck import plain
from game.core.draft import Dealt, Draft
from game.core.events import Event, Told
from game.core.game import Line, Preview, Speaker, Verb
from game.core.standings import Contest
from game.core.story import Deed, Story
from game.core.table import State
from game.core.text import N_, Text
from game.core.view import Action, View

from ...cards import label
from ...catalog import ABILITIES
from ...classes import CLASSES
from ...encounter import GROWN, MANY
from ...labels import ability, called, together
from ...names import CAMP, DRAWN, ENDED, ENEMIES, STAGE
from ...party import traits
from ...queries import all_heroes, level
from ...story import blow
from ...view_state import seen
from .draft import kept, offered
from .roster import CARD_OF
from .sides import DEALT, DUO, NEEDED, SEATS, SIDES, duo, wins

NOBODY = -1
VERBS: Mapping[str, Verb] = {
    "keep": Verb(N_("Keep"), N_("keep some of what you were dealt")),
    "draw": Verb(N_("Draw for it"), N_("let a card decide who begins")),
    "concede": Verb(N_("Let them begin"), N_("let the other duo begin")),
    "extra": Verb(N_("Extra card"), N_("draw an extra card for one of your heroes")),
    "forgo": Verb(N_("No card"), N_("draw no extra card")),
}
BUTTONS = ("draw", "concede", "forgo")
ASKED: Mapping[str, str] = {  # the prompt, by a verb that is legal
    "draw": N_("Who begins? Draw for it, or let the other duo begin"),
    "extra": N_("The other duo begins: which of your heroes draws an extra card?"),
}
SIMPLE: Mapping[str, str] = {
    "draw": N_("If they agree, each side turns up a card: the higher one begins. Both go back under their decks."),
    "concede": N_("The other duo begins, and one of your heroes may draw an extra card."),
    "forgo": N_("Begin without an extra card"),
    "go": N_("Begin the next encounter"),
}
HEADS: Mapping[bool, str] = {True: N_("Victory"), False: N_("Defeat")}

# messages


def _of(first: str, second: str) -> Speaker:
    """A message about the first duo or the second, by the seat in the data."""
    return lambda who, data: Text(second if data[0] else first)


def _duo(who: str, data: Sequence[str | int]) -> Text:
    """The two heroes of a duo, each with the kept ability."""
    seat, one, gift, other, present = data
    message = (
        N_("The second duo: {one} with {gift}, {other} with {present}.")
        if seat
        else N_("The first duo: {one} with {gift}, {other} with {present}.")
    )
    return Text(
        message,
        one=called(str(one)),
        gift=ability(str(gift)),
        other=called(str(other)),
        present=ability(str(present)),
    )


def _initiative(who: str, data: Sequence[str | int]) -> Text:
    mine, theirs = (parse(str(id)) for id in data)
    message = (
        N_("Initiative: {mine} against {theirs}, so again.")
        if mine.rank == theirs.rank
        else N_("Initiative: {mine} against {theirs}.")
    )
    return Text(message, mine=plain(mine), theirs=plain(theirs))


def _bout(who: str, data: Sequence[str | int]) -> Text:
    if data[0] == NOBODY:
        return Text("Nobody has won the encounter: it is fought again.")
    return Text(N_("The second duo wins the encounter.") if data[0] else N_("The first duo wins the encounter."))


def _turn(who: str, data: Sequence[str | int]) -> Text:
    return Text(N_("The second duo's turn.") if who == ENEMIES else N_("The first duo's turn."))


TOLD: Mapping[str, str | Speaker] = {
    "draft": N_("Both are dealt three classes and three abilities, and keep two of each."),
    "duo": _duo,
    "concedes": _of(N_("The first duo lets the others begin."), N_("The second duo lets the others begin.")),
    "initiative-drawn": _initiative,
    "begins": _of(N_("The first duo begins."), N_("The second duo begins.")),
    "duos-turn": _turn,
    "duel-dusk": lambda who, data: Text("In {n} rounds night falls: whoever then holds more cards wins.", n=data[0]),
    "duel-night": N_("Night falls, and the cards are counted."),
    "duel-weary": N_("Nobody attacks any more."),
    "bout": _bout,
    "decided": _of(N_("The first duo has won the duel."), N_("The second duo has won the duel.")),
}


# prompts and previews


def buttons(view: View) -> Sequence[str]:
    """The verbs for the question who begins."""
    legal = {action.verb for action in view.legal}
    return tuple(verb for verb in BUTTONS if verb in legal)


def status(view: View) -> Text | None:
    """The prompt for the current question; None to use the usual words."""
    if view.outcome is not None:
        return Text("The duel is decided")
    legal = {action.verb for action in view.legal}
    if not legal:
        return Text("The first duo decides") if SEATS[0] in view.to_act else Text("The second duo decides")
    if "keep" in legal:
        return _keeping(view)
    if "go" in legal:
        return Text("{result}. On to encounter {n}?", result=_result(view), n=view.gauges["encounter"] + 1)
    return next((Text(message) for verb, message in ASKED.items() if verb in legal), None)


def whose_turn(view: View) -> Text:
    """The duo whose turn it is."""
    return Text("The second duo's turn") if view.facts["side"] == ENEMIES else Text("The first duo's turn")


def _keeping(view: View) -> Text:
    who = receiver(view)
    return Text("Keep two of your three classes") if who is None else Text("Which ability for {who}?", who=called(who))


def receiver(view: View) -> str | None:
    """The class of the hero that gets the next ability the viewer keeps; None if there is none."""
    s = seen(view)
    classes, gifts = (kept(s, view.seat, are_classes) for are_classes in (True, False))
    return classes[len(gifts)] if len(gifts) < len(classes) else None


def draft(view: View) -> Draft | None:
    """The cards that the viewer was dealt, in a stable order; None before all are dealt, and once the heroes are on the
    table."""
    s = seen(view)
    if s.tokens or view.seat not in SEATS:
        return None
    (people, chosen), (gifts, given) = _dealt(s, view.seat, True), _dealt(s, view.seat, False)
    if len(people) + len(gifts) < 2 * DEALT:
        return None
    holders = {gift: called(who) for who, gift in zip(chosen, given, strict=False)}
    return Draft(
        tuple(Dealt(id, called(id), Text(CLASSES[id].blurb), tuple(traits(id)), id in chosen) for id in people),
        tuple(
            Dealt(id, ability(id), Text(ABILITIES[id].text), tuple(traits(id)), id in given, holders.get(id))
            for id in gifts
        ),
        DUO,
        Text("All begin at level {n}; every encounter brings one more.", n=view.gauges["level"]),
        Text("Custom abilities: one each"),
    )


def _dealt(s: State, seat: int, classes: bool) -> tuple[Sequence[str], Sequence[str]]:
    """The ids that a player was dealt, and those of them that the player has kept."""
    have = kept(s, seat, classes)
    return sorted((*offered(s, seat, classes), *have), key=CARD_OF.__getitem__), have


def captions(view: View) -> Mapping[str, Text]:
    """The names of the duel's zones."""
    return {
        "classes": Text("Classes"),
        "customs": Text("Custom abilities"),
        **{f"offer.{seat}": Text("Dealt") for seat in SEATS},
        **{f"kept.{seat}": Text("Kept") for seat in SEATS},
    }


def preview(view: View, action: Action) -> Preview | None:
    """The preview of an action that only a duel has; None for any other."""
    if action.verb == "keep":
        return _plain(_kept(view, action))
    if action.verb == "extra":
        return _plain(Text("{who} draws an extra card", who=called(label(seen(view), action.ids[0]))))
    return _plain(Text(SIMPLE[action.verb])) if action.verb in SIMPLE else None


def _plain(text: Text) -> Preview:
    return Preview(text, "", "move", {})


def _kept(view: View, action: Action) -> Text:
    who = receiver(view)
    if who is None:
        return Text("Keep {these}", these=together(map(called, action.ids)))
    (gift,) = action.ids
    return Text("{ability} for {who}: {text}", ability=ability(gift), who=called(who), text=Text(ABILITIES[gift].text))


# the standing


def stakes(view: View) -> Sequence[Text]:
    """The number of the encounter, and the standing of the duel."""
    if view.facts[STAGE] == CAMP or not view.gauges["encounter"]:
        return ()
    n = view.gauges["encounter"]
    return Text("Encounter {n}, at level {level}.", n=n, level=view.gauges["level"]), _standing(view)


def _standing(view: View) -> Text:
    """The standing of the duel, from the viewer's side."""
    ours, theirs = _score(view)
    if ours == theirs:
        return Text("It's {ours} all. Whoever wins {needed} encounters wins the duel.", ours=ours, needed=NEEDED)
    message = (
        N_("You lead {ours} to {theirs}. Whoever wins {needed} encounters wins the duel.")
        if ours > theirs
        else N_("They lead {theirs} to {ours}. Whoever wins {needed} encounters wins the duel.")
    )
    return Text(message, ours=ours, theirs=theirs, needed=NEEDED)


def _score(view: View) -> tuple[int, int]:
    """The encounters won by the viewer, and by the other player."""
    s, mine = seen(view), _seat(view)
    return wins(s, mine), wins(s, 1 - mine)


def _seat(view: View) -> int:
    """The viewer's seat; the first player's if the viewer has none."""
    return view.seat if view.seat in SEATS else SEATS[0]


def contest(view: View) -> Contest:
    """The encounters won by the viewer and by the other player."""
    ours, theirs = _score(view)
    return Contest(ours, theirs, NEEDED, _standing(view))


def _is_won(view: View) -> bool:
    return view.facts[ENDED] == SIDES[_seat(view)]


def _result(view: View) -> Text:
    return Text("Undecided") if view.facts[ENDED] == DRAWN else Text(HEADS[_is_won(view)])


def aftermath(view: View) -> Aftermath | None:
    """The winner of the encounter and the standing; None except in the rest after it."""
    if view.facts[STAGE] != CAMP:
        return None
    s = seen(view)
    return Aftermath(_is_won(view), _result(view), _how(s), (), (_standing(view), *_risen(s)), tuple(_grown(s)))


def _how(s: State) -> Text:
    """The way in which the encounter ended."""
    how = s.text(ENDED)
    if how == DRAWN:
        return Text("Nobody has won: the encounter is fought again, at the same level.")
    loser = 1 - SIDES.index(how)
    if set(duo(loser)) & set(s.text("stood").split()):
        return Text("Night fell, and the winners held more cards.")
    one, other = (called(label(s, hero)) for hero in duo(loser))
    return Text("{one} and {other} were defeated.", one=one, other=other)


def _risen(s: State) -> Iterator[Text]:
    if s.facts["rose"]:
        yield Text("Level {n}! Every hero has learnt a new ability.", n=level(s))


def _grown(s: State) -> Iterator[Text]:
    if s.facts["rose"] and level(s) == GROWN:
        yield Text("Every hero now begins with {n} cards.", n=MANY)


def explain(view: View) -> tuple[Line, ...]:
    """The score of a finished duel: the encounters won; () while it goes on."""
    if view.outcome is None:
        return ()
    return (Line(Text("Encounters won"), wins(seen(view), _seat(view))),)


def story(view: View, events: Sequence[Event]) -> Story:
    """The story of a finished duel for the viewer: the heroes they Defeated, and their best attack."""
    told = [event for event in events if isinstance(event, Told)]
    seat, (ours, theirs) = _seat(view), _score(view)
    fallen = sum(event.what == "defeated" and event.who in duo(1 - seat) for event in told)
    beaten = Deed("beaten", Text("Heroes defeated"), fallen)
    triumph = Text("Won without losing an encounter") if (ours, theirs) == (NEEDED, 0) else None
    return Story((beaten, *blow(told, lambda who: who in duo(seat))), triumph=triumph)


def outline(view: View) -> Sequence[Text]:
    """The encounter, the standing and the heroes' names; only "The draft" during that."""
    s = seen(view)
    score = Text("{one} to {other}", one=wins(s, 0), other=wins(s, 1))
    names = tuple(called(label(s, hero)) for hero in all_heroes(s))
    if not names:
        return (Text("The draft"),)
    return Text("Encounter {n}", n=max(1, view.gauges["encounter"])), score, *names
