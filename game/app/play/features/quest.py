"""A quest at a table: picks on its map; and its story, told in parts, up to a step of the party or to a page to be
read."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace

from game.core.capabilities import trail
from game.core.events import Event, Noted
from game.core.facts import Fact
from game.core.film import before
from game.core.journey import HERE, Tale
from game.core.view import Action, View

from ...input.bindings import Intent
from ...map.chambers import RoomSpot
from ...services import Services
from ..conductor import Parts, Telling, ToldTable
from ..pace import Speed
from ..play_view import PlayView
from ..presenters.map_board import GIFT, ROOM, VISIT, best_visit, led_to
from ..presenters.page_room import CHOICE, READ_ON, spoken
from ..tabletop import Tabletop
from . import Doing, Feature, FocusView
from .figure_picks import Chooser, FigurePicks
from .map_travel import MapTravel

PREFIXES = (ROOM, VISIT, CHOICE)


def meant_on_map(view: View, id: str) -> Action | None:
    """Return the action of a press on something on the map, or None."""
    prefix = next((each for each in PREFIXES if id.startswith(each)), "")
    return led_to(view, id.removeprefix(prefix)) if prefix else None


class MapPicks:
    """Turns presses on the map into actions; others are those of a fight."""

    def __init__(
        self, services: Services, play: PlayView, travel: MapTravel, chooser: Chooser, screen: FocusView,
        commands: Doing, fight: FigurePicks, ways: Callable[[], Collection[str]],
    ):  # fmt: skip
        """`ways` returns the ids to which the arrows can lead."""
        self._services, self._play, self._travel, self._chooser = services, play, travel, chooser
        self._screen, self._commands, self._fight, self._ways = screen, commands, fight, ways

    def pick(self, id: str) -> None:
        """Handle a press on something on the map, or in a fight."""
        action = meant_on_map(self._play.view, id)
        if action is not None:
            self._play.selection.clear()
            self._commands.ask_or_do(action)
        elif id.startswith(ROOM):
            self._press_room(id)
        elif id.startswith(GIFT):
            self._play.selection.clear()
            self._fight.pick_thing(id.removeprefix(GIFT))
        else:
            if self._travel.afoot and id in self._play.game.verbs:
                self._play.selection.clear()
            self._fight.pick(id)

    def _press_room(self, id: str) -> None:
        """Handle a press on a chamber to which nobody can walk now: in the party's own, visit something; otherwise say
        why not."""
        widget = self._screen.widget(id)
        visit = best_visit(self._travel.known, self._play.view)
        if isinstance(widget, RoomSpot) and widget.chamber.state == HERE and visit:
            self._commands.pick(visit)
            return
        self._services.sounds.play("ui-deny")
        if widget is not None and widget.help:
            self._services.say(widget.help)

    def pick_place(self, number: int) -> None:
        """Focus and pick the card at a place of the hand, counted from 0."""
        self._fight.pick_place(number)

    def lead_on(self) -> None:
        """Focus the first widget that can still be picked."""
        self._fight.lead_on()

    def put_back(self) -> bool:
        """Put the picks back, and focus the first of them; return False if there are none."""
        return self._fight.put_back()

    def play_set(self, action: Action) -> None:
        """Pick the cards of an action, and focus what triggers it."""
        goal = self._last_of(action)
        if self._travel.afoot and len(action.ids) <= 1:
            self._play.selection.clear()
            self._screen.set_focus(goal, quiet=True)
            self._screen.refresh()
        else:
            self._fight.pick_all_but(goal, action)

    def _last_of(self, action: Action) -> str:
        """The id that is pressed last for an action."""
        usual = self._chooser.choices.last_of(action)
        if not self._travel.afoot or not action.ids:
            return usual
        view, ids = self._play.view, (f"{prefix}{action.ids[0]}" for prefix in PREFIXES)
        return next((id for id in ids if meant_on_map(view, id) == action and self._has(id)), usual)

    def _has(self, id: str) -> bool:
        """True if an id is on the screen, or on the map out of view."""
        return self._screen.widget(id) is not None or id in self._ways()


READ = 4.0  # seconds for which a page stays if no person plays


class StoryPages(Telling):
    """The page that is read, and how far the events before it have been shown. `leaf` is the page; None while none is
    open."""

    def __init__(self, services: Services, play: PlayView, top: Tabletop, screen: FocusView, travel: MapTravel):
        self.leaf: Tale | None = None
        self.travel = travel  # the journey on its map
        self._services, self._play, self._top, self._screen = services, play, top, screen
        self._past: Mapping[str, Fact] = {}  # the facts, as far as they have been shown
        self._basis: Sequence[object] = ()  # what the view as it was last shown is made of,
        self._presented: View  # and that view: the same one as long as it is shown, for caches
        self._lain = 0.0  # seconds for which the page has been shown
        self._entered: list[tuple[Sequence[Event], Sequence[str]]] = []  # the chambers entered in each action's events

    def _tale(self, view: View, event: Event) -> Tale | None:
        """The page that an event opens; None for most events."""
        quests = self._play.game.quests
        return None if quests is None else quests.tale(view, event)

    def _step(self, event: Event) -> str:
        """The chamber that the party enters by an event; "" for any other event."""
        quests = self._play.game.quests
        return "" if quests is None else quests.entered_room(event)

    # parts

    def begin(self, view: View) -> None:
        self._past = dict(view.facts)

    def cut(self, view: View, events: Sequence[Event]) -> Parts:
        """Return the events, split after each step with the facts noted of it, and after each page."""
        parts: list[list[Event]] = [[]]
        stepped = False
        for event in events:
            if stepped and not isinstance(event, Noted):
                parts.append([])
                stepped = False
            parts[-1].append(event)
            stepped = stepped or bool(self._step(event))
            if self._tale(view, event) is not None:
                parts.append([])
        return [*parts] if parts[-1] or len(parts) == 1 else [*parts[:-1]]

    def present(self, view: View) -> View:
        """Return a view as far as it has been shown, without the effects of parts that are to come."""
        conductor = self._top.conductor
        if not (conductor.parts or conductor.part):
            return view
        basis: list[object] = [view, self._past, *conductor.parts]
        if len(basis) != len(self._basis) or any(new is not old for new, old in zip(basis, self._basis, strict=True)):
            to_come = [event for part in conductor.parts for event in part]
            self._basis, self._presented = basis, replace(before(view, to_come), facts={**self._past})
        return self._presented

    def trail(self) -> Sequence[str]:
        """Return the chambers through which the party came, but for steps that are to come."""
        match = self._play.match
        left = sum(bool(self._step(event)) for part in self._top.conductor.parts for event in part)
        whole = self._trail_of([match.opening, *match.history])
        return whole[: len(whole) - left]

    def _trail_of(self, history: Sequence[Sequence[Event]]) -> list[str]:
        """Return the chambers entered in a history. Only events that are new since the last time are looked at."""
        known = self._entered
        same = next((i for i, (new, (old, _)) in enumerate(zip(history, known, strict=False)) if new is not old), None)
        del known[len(history) if same is None else same :]
        known += [(events, trail(self._play.game, [events])) for events in history[len(known) :]]
        return [id for _events, ids in known for id in ids]

    def has_page(self, view: View, event: Event) -> bool:
        return self._tale(view, event) is not None

    def part_began(self, events: Sequence[Event]) -> None:
        """Prepare the map as it will be when these events have been shown."""
        to_come = [event for part in self._top.conductor.parts for event in part]
        self.travel.expect(replace(before(self._top.now(), to_come), facts=self._past_with(events)))

    def part_ended(self, table: ToldTable, events: Sequence[Event]) -> None:
        """Open the page at the end of a part, and let what follows wait until it is read."""
        self._past = self._past_with(events)
        self._top.see()
        self._top.stage.sync(self._top.present())
        self._top.hum()
        self.travel.reveal()
        self._lain = 0.0
        view = self._play.view
        self.leaf = next((tale for event in events if (tale := self._tale(view, event))), None)
        if self.leaf is not None:
            self._top.conductor.hold()
            self._open(self.leaf)

    def _past_with(self, events: Sequence[Event]) -> dict[str, Fact]:
        """Return the facts as they are after more events have been shown."""
        return {**self._past, **{each.fact: each.value for each in events if isinstance(each, Noted)}}

    # the page

    def _open(self, tale: Tale) -> None:
        self._screen.refresh()
        self._screen.set_focus(READ_ON, quiet=True)
        self._services.sounds.play("pencil")
        self._services.narrator.say(spoken(tale))
        self._screen.reader.read_focus(interrupt=False)

    def read_on(self) -> None:
        """Close the page, and go on."""
        self.leaf = None
        self._top.conductor.resume()

    def drop(self) -> None:
        self.leaf = None
        self._top.conductor.forget()
        self._top.see()
        self.travel.see()

    def is_read(self, dt: float) -> bool:
        """Let `dt` seconds pass; return True if the page has been shown long enough where no person plays."""
        self._lain += dt
        return self._lain >= READ


class PageReader(Feature):
    """Handles presses while a page is open. `plain` handles them as on any scene, and `command` those that do not
    concern the focus."""

    def __init__(self, pages: StoryPages, commands: Doing, let_go: Callable[[Intent], object],
                 plain: Callable[[Intent], object], command: Callable[[Intent], object]):  # fmt: skip
        """`let_go` lets go of a card that is held: nothing can be dropped on a page."""
        self._pages, self._commands, self._let_go, self._plain, self._command = pages, commands, let_go, plain, command

    def handle(self, intent: Intent) -> bool:
        if self._pages.leaf is None:
            return False
        self._let_go(intent)
        if intent.kind in ("menu", "cancel"):
            self._commands.menu()
        elif intent.kind in ("undo", "info", "help"):
            self._command(intent)
        elif intent.kind == "avoid":
            self._pages.read_on()
        elif not intent.kind.startswith("place.") and intent.kind not in ("hint", "redo"):
            self._plain(intent)
        return True

    def has_journal(self) -> bool:
        return self._pages.leaf is None  # a page covers it


class PageTurner(Feature):
    """Turns the pages where no person plays: each stays for a while."""

    def __init__(self, pages: StoryPages, speed: Speed):
        self._pages, self._speed = pages, speed

    def update(self, dt: float) -> bool:
        if self._pages.leaf is None:
            return False
        if self._pages.is_read(dt * (self._speed.factor or 1.0)):
            self._pages.read_on()
        return True
