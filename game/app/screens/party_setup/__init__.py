"""The set-up of a game with a party: who is in it, what they are and can do, and what else is agreed; here
what is chosen so far."""

from collections.abc import Iterator, Sequence
from typing import Any

from game.core.game import Choice, Game, Option
from game.core.party import Member, Party


class PartyChoices:
    """The party and the options of a game as they are chosen so far. `options` are those of the set-up itself: a change
    here is one there."""

    def __init__(self, game: Game[Any], options: dict[str, str]):
        assert game.party is not None
        self.game, self.options = game, options
        self.party: Party = game.party
        self.size = self.option(self.party.size)

    @property
    def members(self) -> Sequence[Member]:
        """The current members of the party."""
        return self.party.members(self.options)

    def option(self, key: str) -> Option:
        """Return an option by its key."""
        return next(option for option in self.game.options if option.key == key)

    def chosen(self, key: str) -> Choice:
        """Return the choice to which an option is set."""
        return next(choice for choice in self.option(key).choices if choice.value == self.options[key])

    def of_size(self, by: int) -> Choice | None:
        """Return the choice for the next larger or smaller party; None if there is none, or none that makes a
        difference."""
        choices, many = self.size.choices, len(self.members)
        at = choices.index(self.chosen(self.size.key))
        others = choices[at + 1 :] if by > 0 else choices[:at][::-1]
        return next((one for one in others if len(self._with(one)) != many), None)

    def _with(self, size: Choice) -> Sequence[Member]:
        """Return the members that the party would have at this size."""
        return self.party.members({**self.options, self.size.key: size.value})

    def others(self) -> Iterator[Option]:
        """Yield the options that do not belong to the party and make a difference."""
        own = {self.size.key, *(key for member in self.members for key in (member.kind, member.gift))}
        return (option for option in self.game.options if option.key not in own and option.matters(self.options))

    def rare(self) -> list[Option]:
        """Return the options that are rarely changed."""
        return [option for option in self.others() if option.rare]

    def in_effect(self, option: Option, choice: Choice) -> str:
        """Return the value that would be in effect with this choice."""
        return self.party.value_in_effect(option.key, {**self.options, option.key: choice.value})
