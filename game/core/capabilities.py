"""Queries for what only some games have. Each function also returns a neutral answer for a game without it.

`Game` declares these capabilities: `combatants`, `quests`, `standings` and so on are None in a game without them.
"""

from collections.abc import Sequence
from typing import Any

from .cards import Card
from .combatants import HEROES, ONE, Aftermath, Clash, Figure
from .deck import face
from .descent import Descent
from .draft import Draft
from .events import Event
from .game import HUMAN, Choice, Game
from .high_scores import Entry, HighScoreLayout
from .journey import Journey
from .standings import Contest, Race
from .story import Story
from .tally import Tally
from .teach import Note
from .text import Text
from .view import Action, Options, View
from .wager import Wager

# figures and fights


def figures(game: Game[Any], view: View) -> Sequence[Figure]:
    """All figures on the table."""
    return () if game.combatants is None else game.combatants.figures(view)


def hand_visibility(game: Game[Any], options: Options) -> str:
    """ONE, OPEN or PRIVATE: which seats see which hands; "" in a game without figures."""
    return "" if game.combatants is None else game.combatants.hand_visibility(options)


def played_by_one(game: Game[Any], view: View, holders: Sequence[str]) -> bool:
    """Return True if one person plays all heroes that are not played by programs."""
    people = {seat for seat, holder in enumerate(holders) if holder == HUMAN}
    heroes = {figure.seat for figure in figures(game, view) if figure.side == HEROES}
    return hand_visibility(game, view.options) == ONE and people <= heroes


def clash(game: Game[Any], view: View) -> Clash | None:
    """The attack under way; None if there is none."""
    return None if game.combatants is None else game.combatants.clash(view)


def set_name(game: Game[Any], view: View, action: Action) -> Text:
    """The name of the set that the cards of an action form; an empty text if they form none."""
    return Text("") if game.combatants is None else game.combatants.set_name(view, action)


def aftermath(game: Game[Any], view: View) -> Aftermath | None:
    """The result of the last fight; None once the next one has begun."""
    return None if game.combatants is None else game.combatants.aftermath(view)


# the party


def composition(game: Game[Any], options: Options) -> set[str]:
    """The keys of the options for the size of the party and the classes of its members."""
    if game.party is None:
        return set()
    return {game.party.size, *(member.kind for member in game.party.members(options))}


def membership(game: Game[Any], options: Options) -> set[str]:
    """The keys of the options for the classes and gifts of the party's members."""
    if game.party is None:
        return set()
    return {key for member in game.party.members(options) for key in (member.kind, member.gift)}


def played_at(game: Game[Any], options: Options, seat: int) -> Choice | None:
    """The choice of the class option of a seat; None if no class is chosen for that seat."""
    if game.party is None:
        return None
    keys = {member.kind for member in game.party.members(options) if member.seat == seat}
    found = (option for option in game.options if option.key in keys)
    return next((choice for option in found for choice in option.choices if choice.value == options[option.key]), None)


# before, during and after a play


def first_notes(game: Game[Any], view: View) -> Sequence[Note]:
    """The notes on what the viewer meets now; empty in a game without such notes."""
    return () if game.first_notes is None else game.first_notes.met(view)


def draft(game: Game[Any], view: View) -> Draft | None:
    """The people and gifts offered to the viewer before the play begins; None if there is no draft."""
    return None if game.drafts is None else game.drafts.draft(view)


def wager(game: Game[Any], view: View) -> Wager | None:
    """The bets on the table; None if nothing can be bet."""
    return None if game.betting is None else game.betting.wager(view)


def descent(game: Game[Any], view: View) -> Descent | None:
    """The state of a descent; None in any other play."""
    if game.descents is None or not game.descents.has_descent(view.options):
        return None
    return game.descents.descent(view)


def journey(game: Game[Any], view: View) -> Journey | None:
    """The map of a play; None if it has none."""
    return None if game.quests is None else game.quests.journey(view)


def trail(game: Game[Any], history: Sequence[Sequence[Event]]) -> tuple[str, ...]:
    """The ids of the chambers that the party entered, in order."""
    if game.quests is None:
        return ()
    return tuple(id for events in history for event in events if (id := game.quests.entered_room(event)))


def outline(game: Game[Any], view: View) -> Sequence[Text]:
    """The progress of a play in the game's own words; empty if the game has none."""
    return () if game.standings is None else game.standings.outline(view)


def contest(game: Game[Any], view: View) -> Contest | None:
    """The rounds won so far; None in a play that is not counted in rounds."""
    return None if game.standings is None else game.standings.contest(view)


def race(game: Game[Any], view: View) -> Race | None:
    """The state of the race; None in a play that is not a race."""
    return None if game.standings is None else game.standings.race(view)


def tally(game: Game[Any], view: View) -> Tally | None:
    """The card count of the draw pile; None once the play is over."""
    if view.outcome is not None or game.card_counting is None:
        return None
    return game.card_counting.tally(view)


def story(game: Game[Any], view: View, events: Sequence[Event]) -> Story:
    """The story of a finished play; an empty story while it goes on."""
    if view.outcome is None or game.stories is None:
        return Story()
    return game.stories.story(view, events)


def high_score_layout(game: Game[Any]) -> HighScoreLayout | None:
    """The layout of a game's high scores; None if it has none."""
    return None if game.high_scores is None else game.high_scores.layout


def entry(game: Game[Any], view: View) -> Entry | None:
    """The high-score entry of a finished play; None while it goes on."""
    if view.outcome is None or game.high_scores is None:
        return None
    return game.high_scores.entry(view)


# cards


def card_name(game: Game[Any], zone: str, card: Card) -> Text | None:
    """The name of a card in a zone; None if it has only a rank and a suit."""
    return face(card) if game.card_info is None else game.card_info.name(zone, card)


def card_notes(game: Game[Any], view: View, zone: str, card: Card) -> Sequence[Text]:
    """The lines about a card in a zone that follow its name."""
    return () if game.card_info is None else game.card_info.notes(view, zone, card)


def slain_with(game: Game[Any], view: View, zone: str) -> Sequence[Card]:
    """The cards slain with the card that lies in a zone."""
    return () if game.card_info is None else game.card_info.slain(view, zone)
