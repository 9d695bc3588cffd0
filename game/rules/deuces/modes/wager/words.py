"""The words of Quest for Loot: messages about bids and chips, prompts, previews and the standing."""

from collections.abc import Callable, Iterator, Mapping, Sequence

from game.core.combatants import Aftermath, Share, Tag
from game.core.events import Event, Told
from game.core.game import Line, Preview, Speaker
from game.core.story import Deed, Story
from game.core.table import State
from game.core.text import N_, NN_, Text
from game.core.view import Action, View
from game.core.wager import Stake, Wager

from ... import ending
from ...cards import label
from ...labels import called
from ...names import BID, CAMP, DECLINED, ENDED, FIGHT, RAISE, STAGE, WIPED, number
from ...queries import all_heroes, gm_seat, mark, seat_of
from ...story import blow, of_one
from ...view_state import seen
from .bidding import SPOKEN, goal
from .chips import BANK, BLIND, bank, begins_with, bet, chips, highest, is_away, is_over, partakers, purse

Data = Sequence[str | int]


def _of_chips(message: str, many: str) -> Speaker:
    """A message about a hero and a number of chips."""
    return lambda who, data: Text(message, many, who=called(str(data[0])), n=int(data[1]))


def _somebody(message: str) -> Speaker:
    return lambda who, data: Text(message, who=called(str(data[0])))


def _bare(message: str, many: str) -> Speaker:
    """A message about a number of chips alone."""
    return lambda who, data: Text(message, many, n=int(data[0]))


def quiet(who: str, data: Data) -> None:
    """No message: another one says it."""


def _paid(who: str, data: Data) -> Text:
    if not data[1]:
        return Text("{who} survives, but the bank is empty.", who=called(str(data[0])))
    return Text("{who} survives and is paid {n} chip.", "{who} survives and is paid {n} chips.",
                who=called(str(data[0])), n=int(data[1]))  # fmt: skip


TOLD: Mapping[str, str | Speaker] = {
    "blinds": _bare(
        *NN_("The blind: {n} chip from everybody who has any.", "The blind: {n} chips from everybody who has any.")
    ),
    "bids": _of_chips(*NN_("{who} bids {n} chip.", "{who} bids {n} chips.")),
    "matches": _of_chips(*NN_("{who} is in, for {n} chip.", "{who} is in, for {n} chips.")),
    "drops-out": _of_chips(*NN_("{who} drops out, and loses {n} chip.", "{who} drops out, and loses {n} chips.")),
    "cannot-match": _of_chips(
        *NN_("{who} can't match that, and loses {n} chip.", "{who} can't match that, and loses {n} chips.")
    ),
    "nobody-in": N_("Nobody takes part: the Game Master keeps the blinds."),
    "raises": _of_chips(*NN_("{who} raises by {n} chip.", "{who} raises by {n} chips.")),
    "leaves-it": _somebody(N_("{who} doesn't raise.")),
    "paid": _paid,
    "loses-bet": _of_chips(
        *NN_("{who} didn't survive, and loses {n} chip.", "{who} didn't survive, and loses {n} chips.")
    ),
    "cannot-pay": _bare(
        *NN_("The bank is empty: {n} chip can't be paid.", "The bank is empty: {n} chips can't be paid.")
    ),
    "no-chips": _somebody(N_("{who} has no chips left, and is out of the game.")),
    "counted": N_("The chips are counted."),
}


# prompts


def status(view: View) -> Text | None:
    """The prompt for the current question about chips; None to use the usual words."""
    s, verbs = seen(view), {action.verb for action in view.legal}
    if view.outcome is not None:
        return Text("The chips are counted")
    if "bid" in verbs:
        return _asked(s, view.seat)
    if "raise" in verbs:
        return Text(
            "Enemies worth {difficulty}, target {target}. Will you raise your bet of {n}?",
            difficulty=s.gauges["difficulty"],
            target=s.gauges["target"],
            n=bet(s, f"hero.{view.seat}"),
        )
    if "go" in verbs:
        return _rest(view, s, "trade" in verbs)
    if s.facts[STAGE] in (BID, RAISE) and s.facts["word"] and not view.legal:
        who = called(label(s, s.text("word")))
        return Text(N_("{who} is bidding") if s.facts[STAGE] == BID else N_("{who} may raise"), who=who)
    return None


def _asked(s: State, seat: int) -> Text:
    """The prompt for a bid."""
    high, own = highest(s), bet(s, f"hero.{seat}")
    if high == own and s.gauges["encounter"] == 1:
        return Text("You play against the bank's {n} chips, too: how many do you bet on your hand?", n=bank(s))
    if high == own:
        return Text("Your hand against the enemies to come: how many chips do you bet?")
    return Text("The highest bid is {n}: match it, bid more, or drop out?", n=high)


def _rest(view: View, s: State, trades: bool) -> Text:
    """The end of the encounter, and what comes next."""
    how = headline(view)
    if is_over(s):
        return Text("{result}. Now the chips are counted", result=how)
    if _is_out(s, view.seat):
        return Text("{result}. You have no chips left: see how it ends", result=how)
    n = s.gauges["encounter"] + 1
    message = N_("{result}. Trade loot, or on to encounter {n}?") if trades else N_("{result}. On to encounter {n}?")
    return Text(message, result=how, n=n)


def _is_out(s: State, seat: int) -> bool:
    """True if the hero of a seat has no chips left; False for a seat without a hero."""
    return 0 <= seat < gm_seat(s) and not chips(s, f"hero.{seat}")


def headline(view: View) -> Text:
    """The end of the last encounter, in a word or two."""
    return Text("Nobody was in") if view.facts[ENDED] == DECLINED else ending.result(view)


def captions(view: View) -> dict[str, Text]:
    """The names of the gauges for chips and bets."""
    s = seen(view)
    names = {number(hero): called(label(s, hero)) for hero in all_heroes(s)}
    return {
        BANK: Text("Bank"),
        **{f"chips.{n}": Text("{who}'s chips", who=who) for n, who in names.items()},
        **{f"bet.{n}": Text("{who}'s bet", who=who) for n, who in names.items()},
    }


def tags(s: State, who: str) -> Sequence[Tag]:
    """A hero's bet, or that it sits out; in the rest after an encounter, the chips won or lost."""
    if not who.startswith("hero."):
        return ()
    if s.facts[STAGE] != CAMP:
        return (Tag("sits-out", Text("Sits out")) if is_away(s, who) else Tag("bet", Text("Bet {n}", n=bet(s, who))),)
    gain = s.number(f"gain.{number(who)}")
    if not gain:
        return () if chips(s, who) else (Tag("no-chips", Text("No chips")),)
    if gain > 0:
        return (Tag("won-chips", Text("+{n} chip", "+{n} chips", n=gain)),)
    if not s.facts[f"sat.{number(who)}"]:  # another tag says that the hero fell
        return (Tag("lost-chips-and-fell", Text("\N{MINUS SIGN}{n}", n=-gain)),)
    return (Tag("lost-chips", Text("\N{MINUS SIGN}{n} chip", "\N{MINUS SIGN}{n} chips", n=-gain)),)


def wager(view: View) -> Wager | None:
    """The bets, while they are made; None at other times."""
    s = seen(view)
    if s.facts[STAGE] not in (BID, RAISE):
        return None
    stakes = tuple(
        Stake(hero, called(label(s, hero)), chips(s, hero), bet(s, hero), _said(view, s, hero), is_away(s, hero))
        for hero in all_heroes(s)
    )
    return Wager(stakes, bank(s), Text("Target {n}", n=s.gauges["target"]), s.text("word"))


def _said(view: View, s: State, hero: str) -> Text:
    """A hero's part in the bidding; "Your turn" only for the viewer's own hero."""
    if is_away(s, hero):
        return Text(N_("Out") if s.number(f"gain.{number(hero)}") else N_("No chips"))
    if s.facts["word"] == hero:
        return Text(N_("Your turn") if view.legal and view.seat == number(hero) else N_("Thinking…"))
    if mark(s, hero, SPOKEN):
        return Text("Has bid")
    return Text("To bid")


# previews


def preview(view: View, action: Action) -> Preview | None:
    """The preview of a bid, a raise, or the end of the rest; None for any other action."""
    words = PREVIEWS.get(action.verb)
    return words(view, action) if words else None


def _bid(view: View, action: Action) -> Preview:
    """The chips at stake, and the target if all who are left match the bid."""
    s, n = seen(view), int(action.ids[0])
    heads = len(partakers(s))
    text = Text(
        "{n} chip, paid if you survive and lost if you fall. The target: {target}",
        "{n} chips, paid if you survive and lost if you fall. The target: {target}",
        n=n,
        target=goal(n * heads, heads),
    )
    if heads > 1:
        text = Text("{bid}, if everybody left is in", bid=text)
    return _plain(text, str(n))


def _raise(view: View, action: Action) -> Preview:
    s, n = seen(view), int(action.ids[0])
    aim, there = s.gauges["target"] + n, s.gauges["difficulty"]
    if not n:
        return _plain(Text("Your bet stays as it is"), "+0")
    words = Text("{n} more chip on yourself", "{n} more chips on yourself", n=n)
    if aim > there:
        message = N_("{words}. The target rises to {target}: more enemies come.")
    elif aim == there:
        message = N_("{words}. The target is {target}, just as hard as the enemies are: your side goes first.")
    else:
        message = N_("{words}. The target is {target}, and no more enemies come for it.")
    return _plain(Text(message, words=words, target=aim), f"+{n}")


def _out(view: View, action: Action) -> Preview:
    n = purse(seen(view), f"hero.{view.seat}") - BLIND
    return _plain(
        Text(
            "You lose the blind and discard your hand, and sit this encounter out. You keep {n} chip.",
            "You lose the blind and discard your hand, and sit this encounter out. You keep {n} chips.",
            n=n,
        )
    )


def _go(view: View, action: Action) -> Preview | None:
    """The preview of the end of the play; no confirmation is asked for it."""
    if not is_over(seen(view)):
        return None
    return Preview(Text("The chips are counted, and whoever has the most wins"), "", "luck", {}, risky=True)


def _plain(text: Text, chip: str = "") -> Preview:
    return Preview(text, chip, "move", {})


PREVIEWS: Mapping[str, Callable[[View, Action], Preview | None]] = {
    "bid": _bid,
    "raise": _raise,
    "out": _out,
    "go": _go,
}


# the fight, and the end of encounters


def stakes(view: View) -> Sequence[Text] | None:
    """The viewer's bet, the enemies and the terms; for the Game Master, the chips that can be won."""
    s = seen(view)
    if s.facts[STAGE] != FIGHT:
        return None
    usual = ending.stakes(view)
    if view.seat == gm_seat(s):
        there = sum(bet(s, hero) for hero in partakers(s))
        won = Text("{n} chip is bet: whoever falls loses theirs to you, and whoever survives wins as many.",
                   "{n} chips are bet: whoever falls loses theirs to you, and whoever survives wins as many.",
                   n=there)  # fmt: skip
        return (*usual[:1], won)
    own = next((hero for hero in partakers(s) if seat_of(s, hero) == view.seat), "")
    if not own:
        return usual
    mine = Text(
        "You have bet {n} chip: survive, and you win as many.",
        "You have bet {n} chips: survive, and you win as many.",
        n=bet(s, own),
    )
    return (usual[0], mine, ending.terms(s)) if usual else usual


def aftermath(view: View) -> Aftermath | None:
    """The end of an encounter, with all payments and loot; None except in the rest after it."""
    if view.facts[STAGE] != CAMP:
        return None
    s = seen(view)
    if view.facts[ENDED] == DECLINED:
        after = Aftermath(
            view.seat == gm_seat(s), headline(view), Text("Everybody dropped out, and there was no fight.")
        )
    else:
        usual = ending.aftermath(view)
        assert usual is not None
        absent = any(s.facts[f"sat.{number(hero)}"] for hero in all_heroes(s))
        wiped = absent and view.facts[ENDED] == WIPED
        after = usual._replace(told=Text("Everybody who was in was defeated.")) if wiped else usual
    found = {share.who: share for share in after.shares}
    shares = tuple(_share(s, hero, found.get(hero)) for hero in all_heroes(s))
    return after._replace(shares=shares, ahead=(*_bank(s), *_ahead(view)))


def _share(s: State, hero: str, loot: Share | None) -> Share:
    """The result of a hero's bet, and the loot found."""
    text = _of_bet(s, hero)
    if loot is None or not (loot.cards or s.number(f"gain.{number(hero)}") > 0):
        return Share(hero, text)
    return Share(hero, Text("{chips} {loot}", chips=text, loot=loot.text), loot.cards, loot.grade)


def _of_bet(s: State, hero: str) -> Text:
    gain, left = s.number(f"gain.{number(hero)}"), chips(s, hero)
    if gain > 0:
        return Text("Paid {n} chip, now {left}.", "Paid {n} chips, now {left}.", n=gain, left=left)
    if gain < 0:
        return Text("Lost {n} chip, {left} left.", "Lost {n} chips, {left} left.", n=-gain, left=left)
    return Text("The bank couldn't pay.") if left else Text("Out of the game.")


def _bank(s: State) -> Iterator[Text]:
    n = s.number("owing")
    if n:
        yield Text("The bank couldn't pay {n} chip.", "The bank couldn't pay {n} chips.", n=n)
    else:
        yield Text("The bank has {n} chip.", "The bank has {n} chips.", n=bank(s))


def _ahead(view: View) -> Iterator[Text]:
    """The rest of the play, in sentences: encounters, levels, and whether the viewer is out."""
    s = seen(view)
    if is_over(s):
        yield Text("That was the last encounter.")
        return
    if _is_out(s, view.seat):
        yield Text("You are out: the others play on, and every press hurries them.")
    agreed = int(s.options["encounters"])
    if agreed:
        yield Text("{n} more encounter.", "{n} more encounters.", n=agreed - s.gauges["encounter"])
    yield from (*ending.risen(s), *ending.to_come(view))


def explain(view: View) -> tuple[Line, ...]:
    """The viewer's chips in a finished play: those at the beginning, and the change; () while it goes on."""
    if view.outcome is None:
        return ()
    s, each = seen(view), begins_with(view.options)
    heads = len(all_heroes(s))
    first = each * heads if view.seat == gm_seat(s) else each
    change = view.outcome.scores[view.seat] - first
    lines = [Line(Text("Starting chips"), first)]
    if change:
        lines.append(Line(Text("Chips won") if change > 0 else Text("Chips lost"), change))
    return tuple(lines)


def story(view: View, events: Sequence[Event]) -> Story:
    """The story of a finished play: a hero's deeds; for the Game Master, the heroes Defeated and the best attack."""
    told = [event for event in events if isinstance(event, Told)]
    if view.seat != gm_seat(seen(view)):
        return Story(tuple(of_one(told, f"hero.{view.seat}")))
    fallen = sum(event.what == "defeated" and event.who in all_heroes(seen(view)) for event in told)
    return Story((Deed("beaten", Text("Heroes defeated"), fallen), *blow(told, lambda who: who.startswith("enemy."))))


def outline(view: View) -> Sequence[Text]:
    """The standing of a play, for menus."""
    s = seen(view)
    own = BANK if view.seat == gm_seat(s) else f"chips.{view.seat}"
    n = view.gauges[own] + (0 if own == BANK else bet(s, f"hero.{view.seat}"))
    heroes = tuple(called(label(s, hero)) for hero in all_heroes(s))
    return (
        Text("{n} chip", "{n} chips", n=n),
        Text("Encounter {n}", n=max(1, view.gauges["encounter"])),
        Text("Level {n}", n=view.gauges["level"]),
        *heroes,
    )
