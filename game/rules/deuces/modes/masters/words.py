"""The words of Masters and Monsters: messages, prompts, previews, the standing and the story."""

from collections.abc import Iterator, Mapping, Sequence

from game.core.cards import parse
from game.core.combatants import Aftermath
from game.core.deck import plain
from game.core.events import Event, Told
from game.core.game import Line, Preview, Speaker
from game.core.standings import Race, Racer
from game.core.story import Deed, Story
from game.core.table import State
from game.core.text import N_, Text
from game.core.view import Action, View

from ... import previews
from ...aftermath import TOP
from ...card_plays import COMMON, EPIC, RARE
from ...cards import label
from ...ending import TOLD as ENDINGS
from ...ending import grown, risen, shares, to_come
from ...labels import called, together
from ...loot import pieces, tier
from ...names import ALONE, CAMP, DRAWN, ENDED, ENEMIES, EVERYBODY, FIGHT, LOST_WAYS, NIGHT, STAGE, WIPED, number
from ...narration import Data
from ...queries import all_heroes, announced, attacker, falling, level
from ...story import of_one
from ...turns import candidates
from ...view_state import seen
from . import race
from .queries import difficulty, goal, grades, has_fallen, order

SEATS = 4
ENDED_SO: Mapping[str, str] = {
    **ENDINGS,
    ALONE: N_("Nobody left has anyone they may attack."),
    WIPED: N_("All heroes were defeated, which helps nobody: no loot."),
    DRAWN: N_("Nobody has attacked for six rounds. It is fought again at the same level."),
    NIGHT: N_("Night fell before anybody won. It is fought again at the same level."),
}


def _players(who: str, data: Data) -> Text:
    players = together(Text("Player {n}", n=int(seat) + 1) for seat in data)
    return Text("They go in this order: {players}.", players=players)


def _kill(who: str, data: Data) -> Text:
    return Text("That counts {n} more for the loot of {who}.", n=int(data[1]), who=called(str(data[0])))


def _lot(who: str, data: Data) -> Text:
    card = plain(parse(str(data[1])))
    return Text("For turn order, {who} turns up the {card}.", who=called(str(data[0])), card=card)


def _winner(who: str, data: Data) -> Text:
    return Text("{who} wins the race for Epic loot.", who=called(str(data[0])))


def _winners(who: str, data: Data) -> Text:
    return Text("The race is a draw between {who}.", who=together(called(str(name)) for name in data))


def _quiet(who: str, data: Data) -> None:
    """No message: another one says it."""


TOLD: Mapping[str, str | Speaker] = {
    "calls": lambda who, data: Text("Player {n} draws enemies.", n=int(data[0]) + 1),
    "lot": _lot,
    "order": _players,
    "kill": _kill,
    "drawn": N_("Nobody has attacked for six rounds: a draw, to be fought again."),
    "home-at-night": N_("Night falls, and everybody goes home: a draw, to be fought again."),
    "race-won": _winner,
    "race-drawn": _winners,
    **{difficulty(seat): _quiet for seat in range(SEATS)},
}


def name(s: State, seat: int) -> Text:
    """The name of a seat's player: that of their hero."""
    return called(label(s, f"hero.{seat}"))


# prompts and previews


def status(view: View) -> Text | None:
    """The prompt for the current question; None to use the usual words."""
    s, legal = seen(view), {action.verb for action in view.legal}
    if view.outcome is not None:
        return Text("The race is over")
    if not legal:
        return _waiting(s)
    if "go" in legal:
        return _rest(view, "trade" in legal)
    if s.facts[STAGE] == FIGHT and "attack" in legal and "end" not in legal:
        return Text("Nobody has attacked for three rounds, and you hold the fewest cards: attack with somebody")
    if "end" in legal and s.facts["side"] == ENEMIES and not s.facts["actor"]:
        able = candidates(s, view.seat, ENEMIES)
        return Text(
            "Your enemies' turn: attack with {who}",
            "Your enemies' turn: attack with each of them",
            who=called(label(s, able[0])),
            n=len(able),
        )
    return None


def _waiting(s: State) -> Text:
    """The player whose Turn it is; "The others decide" while an answer is awaited, to hide who is asked (B3)."""
    turn = s.number("player")
    answering = attacker(s) or announced(s) or falling(s)
    if s.facts[STAGE] != FIGHT or answering or s.to_act != (turn,):
        return Text("The others decide")
    return whose_turn(s)


def whose_turn(s: State) -> Text:
    """The player and the side whose Turn it is."""
    turn = s.number("player")
    message = N_("{who}'s enemies' turn") if s.facts["side"] == ENEMIES else N_("{who}'s turn")
    return Text(message, who=name(s, turn))


def _rest(view: View, trades: bool) -> Text:
    s = seen(view)
    if race.is_won(s):
        message = N_("{result}. Trade loot, or see who has won?") if trades else N_("{result}. See who has won")
        return Text(message, result=_headline(view))
    message = N_("{result}. Trade loot, or on to encounter {n}?") if trades else N_("{result}. On to encounter {n}?")
    return Text(message, result=_headline(view), n=s.gauges["encounter"] + 1)


def captions(view: View) -> dict[str, Text]:
    """The names of the gauges with the Difficulty of each player's Enemies."""
    s = seen(view)
    seats = range(len(all_heroes(s)))
    return {difficulty(seat): Text("Enemies of {who}", who=name(s, seat)) for seat in seats}


def preview(view: View, action: Action) -> Preview | None:
    """In a rest after which the race is over: the consequence of the action, with a confirmation for a player who would
    lose."""
    s = seen(view)
    first = _first_after(s, action) if action.verb in ("go", "trade") else []
    if not first:
        return None
    told = Preview(Text("Once nobody trades any more, whoever has the most Epic loot wins"), "", "move", {})
    usual = told if action.verb == "go" else previews.preview(view, action)
    if action.seat in first:
        return usual
    names = together(name(s, seat) for seat in first)
    question = Text("The race ends after this rest, and you are behind {who}. Go on?", who=names)
    return usual._replace(risky=True, question=question)


def _first_after(s: State, action: Action) -> list[int]:
    """The seats that would be first after an action, if the race is over then; [] if it goes on."""
    held = {number(hero): grades(s, hero) for hero in all_heroes(s)}
    if action.verb == "trade":
        held[action.seat] = race.traded(held[action.seat], tier(s, f"hero.{action.seat}", parse(action.ids[0])))
    best = max(held.values())
    return [seat for seat in held if held[seat] == best] if best[0] >= goal(s) else []


# the standing, and the end of encounters


def stakes(view: View) -> Sequence[Text] | None:
    """The goal, what counts for loot, and the way to the next level; None outside a fight."""
    if view.facts[STAGE] != FIGHT or not view.gauges["encounter"]:
        return None
    s = seen(view)
    wanted = Text(
        "The first to own {n} piece of Epic loot wins", "The first to own {n} pieces of Epic loot wins", n=goal(s)
    )
    n, now = s.gauges["encounter"], s.gauges["round"]
    message = N_("{goal} (encounter {n}, round {round})") if now else N_("{goal} (encounter {n})")
    return (
        Text(message, n=n, round=now, goal=wanted),
        Text("Keep your 2s: each that you hold at the end brings better loot."),
        Text("Survive, and let your enemies defeat the other heroes: that counts as 2s, too."),
        *_levels(view),
    )


def _standings(s: State) -> Text:
    """The number of each player's Epics."""
    held = (Text("{who} {n}", who=name(s, number(hero)), n=grades(s, hero)[0]) for hero in all_heroes(s))
    return Text("Epic loot: {held}. It takes {goal} to win.", held=together(held), goal=goal(s))


def standing(view: View) -> Race:
    """The race in the order of players, and whose Turn it is."""
    s = seen(view)
    turn = s.number("player") if s.facts[STAGE] == FIGHT else EVERYBODY
    racers = [
        Racer(
            seat + 1,
            name(s, seat),
            grades(s, f"hero.{seat}")[0],
            seat == view.seat,
            s.text("side") if seat == turn else "",
            s.facts[STAGE] == FIGHT and has_fallen(s, seat),
        )
        for seat in order(s)
    ]
    return Race(racers, goal(s), _standings(s))


def _levels(view: View) -> Iterator[Text]:
    """The way to the next level; nothing on the highest."""
    return to_come(view) if level(seen(view)) < TOP else iter(())


def _headline(view: View) -> Text:
    how = view.facts[ENDED]
    if how in (DRAWN, NIGHT):
        return Text("Drawn")
    if how == WIPED:
        return Text("Defeat")
    if f"fell.{view.seat}" not in view.facts:
        return Text("The end of the fight")
    return Text("You have fallen") if has_fallen(seen(view), view.seat) else Text("You survive")


def aftermath(view: View) -> Aftermath | None:
    """The end of the last encounter for the viewer; None except in the rest after it."""
    if view.facts[STAGE] != CAMP:
        return None
    s, how = seen(view), view.text(ENDED)
    won = how not in LOST_WAYS
    told, ahead = Text(ENDED_SO[how]), (_standings(s), *risen(s), *_levels(view))
    survived = won and not s.facts.get(f"fell.{view.seat}")
    return Aftermath(survived, _headline(view), told, shares(s, won), ahead, tuple(grown(s)))


def explain(view: View) -> tuple[Line, ...]:
    """The score by grades of loot; () while the play goes on."""
    s, hero = seen(view), f"hero.{view.seat}"
    if view.outcome is None or hero not in s.tokens:
        return ()
    many = (N_("Epic: {n}"), N_("Rare: {n}"), N_("Common: {n}"))
    worth = (race.EPIC, race.RARE, race.COMMON)
    lines = []
    for grade, words, each in zip((EPIC, RARE, COMMON), many, worth, strict=True):
        held = tuple(piece for piece in pieces(s, hero) if tier(s, hero, piece) == grade)
        if held:
            lines.append(Line(Text(words, n=len(held)), each * len(held), held))
    return tuple(lines)


def story(view: View, events: Sequence[Event]) -> Story:
    """The story of a finished race: the hero's deeds, and the number of heroes that the viewer's Enemies Defeated."""
    told, hero = [event for event in events if isinstance(event, Told)], f"hero.{view.seat}"
    killed = sum(event.what == "kill" and event.who == hero for event in told)
    kills = (Deed("killer", Text("Heroes your enemies defeated"), killed),) if killed else ()
    return Story((*of_one(told, hero), *kills))


def outline(view: View) -> Sequence[Text]:
    """The level, the encounter and the standing of the race."""
    s = seen(view)
    return Text("Level {n}", n=level(s)), Text("Encounter {n}", n=max(1, s.gauges["encounter"])), _standings(s)
