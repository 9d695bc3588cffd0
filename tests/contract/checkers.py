"""The rules that every game must obey in every play, as checkers that watch a play while it is walked through once
(`walk.py`)."""

from collections.abc import Iterator

import pytest

from game.bots import agents, stream
from game.core.blanks import fill, is_allowed
from game.core.cards import parse
from game.core.deck import face
from game.core.events import EVERYBODY, Moved, as_line
from game.core.game import view_of
from game.core.match import FAIR, FREE, OFF, Illegal
from game.core.narration import sentence
from game.core.rng import Rng
from game.core.save import write
from game.core.selection import Selection, parts_of
from game.core.text import Text
from game.core.view import Action
from tests.contract.plays import MORE, Fold, Preset, beginning, everything
from tests.contract.walk import Checker, Position, Step, reread

MOST = 30  # illegal actions tried in one position; the next position tries others
KINDS = ["damage", "bare", "breaks", "heal", "weapon", "better", "weaker", "wasted", "move", "luck"]  # preview kinds
CLOSER = 6 * MORE  # seeds below this also get the slower checkers
GUESSES = 8 * MORE  # at every fifth position; one at the others


class SomebodyCanAct(Checker):
    """Until the end, some seat must act and can, with verbs of the game."""

    def at(self, position: Position) -> None:
        assert position.match.over or position.match.state.to_act
        for seat, legal in position.legal.items():
            assert legal
            assert len(set(legal)) == len(legal)
            assert all(action.seat == seat and action.verb in position.game.verbs for action in legal)


class IllegalActionsChangeNothing(Checker):
    """An action that is nonsense, another seat's, or legal only at another time is refused and changes nothing."""

    def __init__(self, played: list[Action]):
        self.pool = {action for action in played if action.seat == 0} | {Action("nonsense"), Action("", ("",))}

    def at(self, position: Position) -> None:
        self.pool |= {*position.legal.get(0, ())}
        self.pool.add(Action(next(iter(position.game.verbs)), ("x",)))
        legal = [action for actions in position.legal.values() for action in actions]
        pool = sorted(self.pool | {action._replace(seat=7) for action in self.pool})
        step = len(pool) // MOST + 1
        tried = [action for action in pool[position.number % step :: step] if not is_allowed(action, legal)]
        undone = position.match.undone[:]
        _ = position.everything
        for action in tried:
            with pytest.raises(Illegal):
                position.match.play(action)
        assert (everything(position.match), position.match.undone) == (position.everything, undone)


class EventsTellTheView(Checker):
    """The old view and the events give the new view."""

    def after(self, step: Step) -> None:
        for view in step.before.views:
            fold = Fold(view)
            fold.apply(step.events)
            fold.agrees_with(step.after.views[view.seat])


class CardsAreKept(Checker):
    """No card is lost or doubled."""

    def begin(self, position: Position) -> None:
        self.first = self._cards(position)

    def at(self, position: Position) -> None:
        cards = self._cards(position)
        assert len(set(cards)) == len(cards)
        assert cards == self.first
        assert all(len(zone.cards) == len(zone.known) for zone in position.match.state.zones.values())

    @staticmethod
    def _cards(position: Position) -> list:
        return sorted(card for zone in position.match.state.zones.values() for card in zone.cards)


class HiddenCardsStayHidden(Checker):
    """No view, event, action or preview names a card that the seat may not know."""

    def after(self, step: Step) -> None:
        game = step.after.game
        for seat, view in enumerate(step.after.views):
            unknown = step.after.hidden[seat]
            for cards in view.zones.values():
                assert not {card.id for card in cards if card} & unknown
            told = []
            for event in step.events:
                seen = event.seen_by(seat)
                told += [as_line(seen), *texts(sentence(game.messages, seen))]
            for action in view.legal:
                told += [str(action), *texts(game.preview(view, action).text)]
            secret = unknown & step.before.hidden[seat] - shown_meanwhile(step)
            open_names = {str(face(card)) for cards in view.zones.values() for card in cards if card}
            secret_names = {str(face(parse(id))) for id in secret} - open_names
            said = {word for words in told for word in words.split()}
            assert not secret & said
            assert not secret_names & set(told)


def texts(value) -> Iterator[str]:
    """Yield every string in a `Text`, also those inside its values."""
    if isinstance(value, Text):
        yield value.message
        for inner in value.values.values():
            yield from texts(inner)
    elif isinstance(value, str):
        yield value


def shown_meanwhile(step: Step) -> set[str]:
    """The ids of the cards that were moved to a zone open to all in this step, even if they were shuffled away
    again."""
    zones, moves = step.after.match.state.zones, [event for event in step.events if isinstance(event, Moved)]
    return {move.card.id for move in moves if zones[move.dst].default is EVERYBODY}


class ActionsAreText(Checker):
    """Every legal action can be written as text and read back."""

    def at(self, position: Position) -> None:
        for legal in position.legal.values():
            for action in legal:
                assert Action.parse(str(action)) == action
                assert Action.parse(f"  {action}\n") == action


class EventsHaveSentences(Checker):
    """Every message of a game has a text, and its placeholders can be filled without naming a zone's id."""

    def after(self, step: Step) -> None:
        for event in step.events:
            text = sentence(step.after.game.messages, event)
            assert text is None or (str(text) and "{" not in str(text))
            spoken = set() if text is None else set(str(text).split())
            assert not {zone for zone in step.after.match.state.zones if "." in zone} & spoken


class ScoresAreExplained(Checker):
    """The explanation adds up to the score, and is empty before the end."""

    def at(self, position: Position) -> None:
        outcome = position.match.state.outcome
        for seat, view in enumerate(position.views):
            lines = position.game.explain(view)
            if outcome is None:
                assert lines == ()
            else:
                assert sum(row.amount for row in lines) == outcome.scores[seat]
                assert all(str(row.text) for row in lines)


class GuessesLookTheSame(Checker):
    """A guess at the hidden cards gives the same view as the truth, and the same previews and advice."""

    def __init__(self, seed: int):
        self.seed = seed

    def at(self, position: Position) -> None:
        match, game = position.match, position.game
        for seat in position.seats:
            state = match.guess(seat, Rng(self.seed))
            assert view_of(game, state, match.options, seat) == position.views[seat]
            cards = sorted(card for zone in state.zones.values() for card in zone.cards)
            assert cards == sorted(card for zone in match.state.zones.values() for card in zone.cards)
        for seat in match.state.to_act:
            view = position.views[seat]
            previews = [game.preview(view, action) for action in view.legal]
            advice = game.adviser().advise(view)
            assert is_allowed(advice.action, view.legal)
            assert str(advice.why)
            for n in range(GUESSES if position.number % 5 == 0 else 1):
                other = view_of(game, match.guess(seat, Rng(n)), match.options, seat)
                assert [game.preview(other, action) for action in other.legal] == previews
                assert game.adviser().advise(other) == advice


class LookingChangesNothing(Checker):
    """Previews, advice, agents, guesses and explanations leave the match unchanged, and agents choose legal actions."""

    def __init__(self, seed: int):
        self.seed = seed

    def at(self, position: Position) -> None:
        match, game = position.match, position.game
        _ = position.everything
        for seat in match.state.to_act:
            view = position.views[seat]
            for action in view.legal:
                game.preview(view, action)
            game.adviser().advise(view)
            for maker in agents(game).values():
                assert is_allowed(maker(stream(self.seed, seat)).choose(view), view.legal)
            match.guess(seat, Rng(self.seed))
            game.explain(view)
        assert everything(match) == position.everything


class PreviewsComeTrue(Checker):
    """A preview says what its action then does; a seat never acts after an action announced as fatal."""

    def __init__(self):
        self.doomed = set[int]()

    def after(self, step: Step) -> None:
        seat, outcome = step.action.seat, step.after.match.state.outcome
        before, after = step.before.views[seat], step.after.views[seat]
        preview = step.after.game.preview(before, step.action)
        assert str(preview.text)
        assert len(preview.chip) <= 10
        assert preview.kind in KINDS
        for gauge, change in preview.changes.items():
            assert after.gauges[gauge] - before.gauges[gauge] == change
        assert preview.fatal or preview.risky or not (outcome and outcome.results[seat] == "lost")
        assert seat not in self.doomed
        self.doomed |= {seat} if preview.fatal else set()

    def end(self, position: Position) -> None:
        outcome = position.match.state.outcome
        if outcome is not None:
            assert {outcome.results[seat] for seat in self.doomed} <= {"lost"}


class EveryActionCanBePicked(Checker):
    """TableScene the parts of an action one after the other leads to that action."""

    def at(self, position: Position) -> None:
        for legal in position.legal.values():
            for want in legal:
                selection, got = Selection(legal), None
                for word in parts_of(want):
                    assert word in selection.options()
                    got = selection.pick(word)
                assert got == want or want in selection.ready()


class SavesLoadAsTheSame(Checker):
    """A save after every action loads as the same match, which then goes on the same way."""

    def __init__(self, halfway: int):
        self.halfway = halfway
        self.twin = None

    def at(self, position: Position) -> None:
        match = position.match
        again = reread(match)
        assert everything(again) == position.everything
        assert [again.view(seat) for seat in position.seats] == position.views
        assert write(again, "test") == write(match, "test")
        if position.number == self.halfway:
            self.twin = again

    def after(self, step: Step) -> None:
        if self.twin is not None:
            assert self.twin.play(step.action) == step.events

    def end(self, position: Position) -> None:
        assert everything(self.twin) == position.everything


class FairUndoStopsWhereSomethingWasLearned(Checker):
    """Undo by the fair rule stops at an action that showed a card or used the random stream; the other rules do not
    depend on that."""

    def after(self, step: Step) -> None:
        match = step.after.match
        shown = any(before - after for before, after in zip(step.before.hidden, step.after.hidden, strict=True))
        shown = shown or step.after.rng != step.before.rng
        assert match.can_undo(FREE)
        assert not match.can_undo(OFF)
        assert match.can_undo(FAIR) == (not shown)
        if shown:
            with pytest.raises(Illegal):
                match.undo(FAIR)


class UndoIsExact(Checker):
    """Undo and redo restore exactly the earlier tables; a new action clears the undone ones; undoing a step that showed
    a secret makes the play practice, and nothing else does."""

    def __init__(self):
        self.known = []

    def at(self, position: Position) -> None:
        self.known.append(position.everything)

    def end(self, position: Position) -> None:
        match = reread(position.match)
        for there in reversed(self.known[:-1]):
            match.undo(FREE)
            assert everything(match) == there
        with pytest.raises(Illegal):
            match.undo(FREE)
        for there in self.known[1:]:
            match.redo()
            assert everything(match) == there
        with pytest.raises(Illegal):
            match.redo()
        self._forgets(reread(position.match))
        self._is_practice_only_over_a_secret(reread(position.match))

    @staticmethod
    def _forgets(match) -> None:
        match.undo()
        match.play(fill(match.legal(match.state.to_act[0])[0], Rng(1)))
        assert not match.undone

    @staticmethod
    def _is_practice_only_over_a_secret(match) -> None:
        while match.can_undo(FAIR):
            match.undo(FAIR)
            assert "practice" not in match.marks
        if match.log:
            match.undo(FREE)
            assert "practice" in match.marks


class PlaysEnd(Checker):
    """A whole play ends with a result and a score for every seat."""

    def end(self, position: Position) -> None:
        match, outcome = position.match, position.match.state.outcome
        assert outcome is not None
        assert match.state.to_act == ()
        assert len(outcome.results) == len(outcome.scores) == len(match.seats)
        assert set(outcome.results) <= {"won", "lost", "left", "drawn"}
        assert match.legal(0) == ()


def owed(preset: Preset, seed: int, length: int) -> list[Checker]:
    """Return new checkers of everything that every play must obey, for a walk of `length` actions."""
    actions = beginning(preset, seed, length)
    found = [
        SomebodyCanAct(),
        CardsAreKept(),
        EventsTellTheView(),
        HiddenCardsStayHidden(),
        ActionsAreText(),
        EventsHaveSentences(),
        ScoresAreExplained(),
        IllegalActionsChangeNothing(actions),
    ]
    if seed < CLOSER:
        found += [
            PreviewsComeTrue(),
            EveryActionCanBePicked(),
            FairUndoStopsWhereSomethingWasLearned(),
            SavesLoadAsTheSame(len(actions) // 2),
            UndoIsExact(),
            LookingChangesNothing(seed),
            GuessesLookTheSame(seed),
        ]
    return found
