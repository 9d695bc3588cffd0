"""The optional capabilities of Dungeons and Deuces: figures, parties, quests, bets and so on."""

from collections.abc import Mapping, Sequence
from typing import Any

from game.core.combatants import Aftermath, Clash, Combatants, Figure, Trait
from game.core.draft import Draft, Drafts
from game.core.events import Event
from game.core.journey import Journey, Outline, Quests, Tale
from game.core.party import Member, Party
from game.core.standings import Contest, Race, Standings
from game.core.story import Stories, Story
from game.core.text import Text
from game.core.view import Action, Options, View
from game.core.wager import Betting, Wager

from . import clash, ending, figures, party, status, story
from .modes.quest.outline import outline_of
from .modes.quest.plan import plan_of, text_of
from .modes.standard import MODIFIERS
from .options import TARGET
from .ruleset import mode_of
from .rulesets import MODES, ruleset_for


class DeucesCombatants(Combatants):
    """Heroes, pets and enemies, and their fights."""

    def figures(self, view: View) -> Sequence[Figure]:
        """Heroes, each with its pets behind it, then enemies."""
        return figures.figures(view)

    def hand_visibility(self, options: Options) -> str:
        """The value of the option in most modes."""
        return ruleset_for(options).mode.setup.hand_visibility(options)

    def clash(self, view: View) -> Clash | None:
        """The current combat."""
        return clash.clash(view)

    def fighters(self, view: View) -> tuple[str, str]:
        """Attacker and defender of the current combat."""
        return view.text("attacker"), view.text("defender")

    def set_name(self, view: View, action: Action) -> Text:
        """The name of the set in the terms of the rules."""
        return clash.named(view, action)

    def meanwhile(self, view: View) -> Text:
        """The side or player to act, or the number of the encounter."""
        return status.meanwhile(view)

    def stakes(self, view: View) -> Sequence[Text]:
        """Return sentences on what can be won or lost in the current encounter."""
        own = mode_of(view).words.stakes(view)
        return ending.stakes(view) if own is None else own

    def aftermath(self, view: View) -> Aftermath | None:
        """The result of the last encounter."""
        return mode_of(view).words.aftermath(view) or ending.aftermath(view)


class DeucesParty(Party):
    """The heroes: each has a class and a Custom Ability."""

    size = "heroes"
    default_gift = "last_reserve"  # saves the most cards in simulations

    def members(self, options: Options) -> Sequence[Member]:
        """The heroes whose class is chosen before the play."""
        return ruleset_for(options).mode.setup.members(options)

    def value_in_effect(self, key: str, options: Options) -> str:
        """The chosen value; for an automatic difficulty the one for the number of heroes."""
        if key != TARGET.key or options[key] in MODIFIERS:
            return options[key]
        return str(ruleset_for(options).mode.rules.usual(int(options[self.size])))

    def traits(self, value: str) -> Sequence[Trait]:
        """The abilities of a class, or the single ability of a Custom Ability."""
        return party.traits(value)


class DeucesQuests(Quests):
    """Quests on maps that were made with Tiled."""

    option = "quest"

    def text_of(self, raw: Mapping[str, Any]) -> str:
        """The text of a quest from a map."""
        text = text_of(raw)
        plan_of(text)
        return text

    def outline(self, text: str) -> Outline:
        """The outline of a quest."""
        return outline_of(text)

    def journey(self, view: View) -> Journey | None:
        """The map of a quest."""
        return mode_of(view).words.journey(view)

    def is_afoot(self, view: View) -> bool:
        """True if the party can walk on a map."""
        return mode_of(view).words.is_afoot(view)

    def entered_room(self, event: Event) -> str:
        """The room that the party enters by an event."""
        return next(filter(None, (mode.words.step(event) for mode in MODES.values())), "")

    def tale(self, view: View, event: Event) -> Tale | None:
        """The text for a room, a story or an end."""
        return mode_of(view).words.tale(view, event)


class DeucesStandings(Standings):
    """The standings of plays: level and encounter, or the mode's own count."""

    def outline(self, view: View) -> Sequence[Text]:
        """The progress of a play, and its heroes."""
        return mode_of(view).words.outline(view) or party.outline(view)

    def contest(self, view: View) -> Contest | None:
        """The encounters won in a duel."""
        return mode_of(view).words.contest(view)

    def race(self, view: View) -> Race | None:
        """The race of several Game Masters."""
        return mode_of(view).words.race(view)


class DeucesDrafts(Drafts):
    """The draft of a duel."""

    def draft(self, view: View) -> Draft | None:
        """The heroes and Custom Abilities that were dealt to the viewer."""
        return mode_of(view).words.draft(view)


class DeucesBetting(Betting):
    """The bets of a wager."""

    def wager(self, view: View) -> Wager | None:
        """The bets on the fight to come."""
        return mode_of(view).words.wager(view)


class DeucesStories(Stories):
    """The stories of finished plays."""

    def story(self, view: View, events: Sequence[Event]) -> Story:
        """The mode's own story, or else the default one."""
        return mode_of(view).words.story(view, events) or story.story(view, events)
