"""What tables are made of: which parts make the table of cards, an arena, a quest, a descent, and a tour of any.

A table of cards asks its parts anew each time: a part may be replaced once the table has been made.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NamedTuple

from game.core.capabilities import aftermath, journey
from game.core.game import Game
from game.core.journey import Matter
from game.core.match import FAIR, OFF, Match
from game.core.moot import ALWAYS
from game.core.staging import staged
from game.core.teach import Lesson
from game.core.view import Action
from game.puzzles import Attempt

from ..input.seating import Seating
from ..navigator import PausedTable
from ..play.arena_ground import ArenaGround
from ..play.commands import ArenaCommands, Commands
from ..play.conductor import Telling
from ..play.features.arena_hints import ArenaHints
from ..play.features.card_picks import Asking, CardPicks
from ..play.features.drag import CardDrops, Dragging, Drops, LiftedCards
from ..play.features.figure_picks import Chooser, FannedHand, FigureDrops, FigurePicks
from ..play.features.hand_over import CurtainText, HandOver
from ..play.features.hints import CardCloser, CardHints, FirstNotes, Hinting
from ..play.features.lesson import ArenaGuide, ArenaLessonGate, LessonEnd, LessonGate, LessonGuide
from ..play.features.map_travel import MapPrinting, MapTravel
from ..play.features.press_rules import DoubleClicks, Misfire, PadWatch, Skipping, SpeedPress
from ..play.features.puzzle import LineAdviser, LostWatch, OpenDungeon, PuzzleEnd, PuzzleGate, PuzzleHead, PuzzleHints
from ..play.features.quest import MapPicks, PageReader, PageTurner, StoryPages
from ..play.features.speech import Blanks, SpeechSheet
from ..play.features.turns import SeatGuard, SeatMark, ToldTurns, TurnCalls
from ..play.ground import Ground
from ..play.pace import GO_ON, PONDER, Programs, Repeater
from ..play.parts import Exit, Names
from ..play.play_view import ActingSeat, Eyes, PlayView
from ..play.plays import PlayEnd
from ..play.presenters.arena import ArenaFocus, ArenaHead, ArenaLayout, ArenaTexts, HeroNames
from ..play.presenters.cards import CardFocus, CardLayout, CardTexts
from ..play.presenters.head import BESIDE, UNDER, SeatNames, TableHead
from ..play.presenters.quest import QuestFocus, QuestHead, QuestLayout, QuestTexts
from ..play.session import Session
from ..play.tabletop import Tabletop
from ..play.tutor import Tutor
from ..screens.arena_pages import ArenaPages
from ..screens.new_level import show_levels
from ..screens.party.pages import DescentEnd, DescentHead, DescentPages, with_plates
from ..screens.pause import GUARD, CurtainScene
from ..screens.quests import EnemyListScene, QuestCloser
from ..screens.read import LogScene, logged
from ..screens.table import TableScene
from ..services import Services
from ..store.records import day_of
from ..ui.scene import Scene
from ..ui.stack import Sweep
from ..ui.widget import Do

ARENA_PONDERS, ARENA_GOES_ON = 0.08, 0.05  # seconds: before a program's turn in an arena, and between its actions
LINGERS = 6.0  # seconds for which the page of a new level stays if no person plays


def card_table(services: Services, match: Match, daily: str = "") -> TableScene:
    """A table of cards."""
    return _card_table(services, _saved(services, match), PlayEnd(services, match, daily or day_of(match)))


def arena_table(services: Services, match: Match, daily: str = "") -> TableScene:
    """A table on which figures fight, and on which they walk over a map if the play is a quest."""
    session, ending = _saved(services, match), PlayEnd(services, match, daily or day_of(match))
    return _arena_table(services, session, ending).table


def descent_table(services: Services, match: Match, daily: str = "") -> TableScene:
    """The table of a descent: characters have plates, and dice and rest are pages over it."""
    table = _card_table(services, _saved(services, match), DescentEnd(services, match, daily or day_of(match)))
    table.head = DescentHead(table)
    pages = DescentPages(services, table)
    table.top.features.insert(0, pages)
    with_plates(table.top)
    table.commands.gates.append(pages)
    table.commands.shown_at_once.connect(pages.open)
    table.entered.connect(pages.begin)
    table.settled.connect(pages.follow_up)
    return table


def puzzle_table(services: Services, attempt: Attempt) -> TableScene:
    """The table of a puzzle: it is not saved, takes nothing back, and asks the solver for hints."""
    session = Session(attempt.match, lambda match: None, lambda: OFF)
    table = _card_table(services, session, PuzzleEnd(services, attempt))
    table.head, table.hinting = PuzzleHead(table, attempt), Hinting(LineAdviser(attempt))
    table.commands.hinter = PuzzleHints(services, table.play, table, table.hinting, attempt)
    table.commands.gates.append(PuzzleGate(services))
    table.notes.may = lambda: False
    table.settled.connect(LostWatch(services, attempt).look)
    table.top.features.append(OpenDungeon(services, table.play, table.top, attempt.match.without))
    return table


def card_lesson(
    services: Services, game: Game[Any], lesson: Lesson, skip: Callable[[], object], done: Callable[[], object]
) -> TableScene:
    """A tour of a game of cards."""
    end, tutor = LessonEnd(services, skip, done), Tutor(lesson)
    table = _card_table(services, _unsaved(staged(game, lesson.moment)), end)
    table.head = TableHead(table, UNDER)
    _let_guide(table, LessonGuide(services, table, tutor, end, LessonGate(table, tutor)))
    return table


def arena_lesson(
    services: Services, game: Game[Any], lesson: Lesson, skip: Callable[[], object], done: Callable[[], object]
) -> TableScene:
    """A tour of a fight."""
    end, tutor = LessonEnd(services, skip, done), Tutor(lesson)
    arena = _arena_table(services, _unsaved(staged(game, lesson.moment)), end, lacks=("clash",), speed_at=UNDER)
    gate = ArenaLessonGate(arena.table, tutor, arena.chooser)
    guide = ArenaGuide(services, arena.table, tutor, end, gate)
    arena.commands.set_picked.connect(guide.has_picked_set)
    _let_guide(arena.table, guide)
    return arena.table


# sessions


def _saved(services: Services, match: Match) -> Session:
    """The session of a play, by the player's settings."""
    save = services.saves.autosave
    return Session(match, save, lambda: services.settings.undo, lambda: services.settings.questions == ALWAYS)


def _unsaved(match: Match) -> Session:
    """A session that is not saved, and in which everything is asked; other seats act only when a task says so."""
    session = Session(match, lambda match: None, lambda: FAIR)
    session.seats.programs.clear()
    return session


# what every table has


def _equip(table: TableScene, commands: Commands, names: Names, drops: Drops) -> None:
    """Give a table what every table has, except for its widgets, words and focus."""
    services, play, top = table.services, table.play, table.top
    people = play.seats.people
    kept = services.seating if [*services.seating.held] == [*people] else Seating(people)
    table.seating = kept if play.several else Seating()
    table.names, table.commands = names, commands
    table.turns = TurnCalls(services, play, top, table.seating, names.of, table.refresh_for_focus)
    table.call = table.turns.call

    def lead() -> None:
        table.set_focus(table.first_focus(), quiet=True)

    table.guard = SeatGuard(services, play, top, table, table.turns, names.of, lead, lambda: table.call())
    table.dragging = Dragging(services, play, top, table, drops)
    table.repeater = Repeater(top.pacing, play.game)
    commands.acts.connect(lambda actions: table.repeater.did(play.view, actions[-1]))
    mark = SeatMark(play, top, table)
    table.painter.ring_dye = mark.dye
    table.painter.adornments.append(mark.hang)
    table.prompt_bar.device = lambda: table.seating.held.get(play.seat)
    top.foresee = table.ending.foresee
    top.conductor.told.connect(ToldTurns(play, top).told)
    top.conductor.finished.connect(table.come_to_rest)
    table.notes = FirstNotes(services, play, top, table)


def _furnish(table: TableScene, ground: Ground, telling: Telling | None = None, ponders: float = PONDER,
         goes_on: float = GO_ON) -> None:  # fmt: skip
    """Give a table the features that every table has, and lay it out."""
    services, top = table.services, table.top
    pads = PadWatch(services, table.seating, table.names.of)
    table.skipping = Skipping(top.conductor, table.session, table.guard, bool(top.skin.beats))
    busy, reading = lambda: top.conductor.busy, lambda: top.spoken.line is not None
    table.programs = Programs(table.session, table.commands.happened, top.pacing, busy, reading, ponders, goes_on)
    lifted = LiftedCards(services, table.play, top, table)
    table.painter.shifts.append(lifted.shift)
    speed = SpeedPress(top.pacing, table.guard, partial(Scene.handle, table))
    guards = [table.guard] if table.play.several else []
    top.add(table.dragging, speed, table.skipping, pads, *guards, table.turns, table.programs, lifted)
    table.paused = PausedTable(
        table.match, table.session, table.seating, table.play.several, table.entries, table.ending.give_up, pads.wait
    )
    top.furnish(ground, table.commands, telling)


def _asking(table: TableScene) -> Asking:
    """Asks before rash actions, and for the blanks of any."""
    blanks = Blanks(table.game, table.services.routes.table.fill, lambda action: table.commands.do(action))
    return Asking(table.services, table.play, table.top, blanks)


def _log_of(services: Services) -> Callable[[Sequence[str]], object]:
    return lambda lines: services.stack.push(LogScene(services, lines))


# cards


def _card_table(services: Services, session: Session, ending: Exit) -> TableScene:
    play = PlayView(session, ActingSeat(session))
    table = TableScene(services, play, ending)
    top = table.top = Tabletop(services, play, table)
    commands = Commands(services, table, _asking(table), lambda: table.call(), _log_of(services))
    _equip(table, commands, SeatNames(play), CardDrops(play, top, commands.pick))
    commands.picks = CardPicks(services, play, top, table, commands)
    commands.closer = CardCloser(services, play, table, commands)
    commands.hinter = CardHints(services, play, table, table.hinting)
    sheet = SpeechSheet(play.game, top.skin.speech, play.seats, commands, table)
    table.head, table.texts = TableHead(table), CardTexts(table)
    table.layout, table.focus_rules = CardLayout(table, sheet), CardFocus(table, commands.gates)
    top.at_stake = lambda gauge: table.texts.at_stake(gauge)
    top.add(sheet)
    _furnish(table, Ground())
    return table


# arenas


class Arena(NamedTuple):
    """The parts of an arena's table that others are made of."""

    table: TableScene
    commands: ArenaCommands
    ground: ArenaGround
    chooser: Chooser
    hand_over: HandOver
    names: HeroNames
    drops: FigureDrops
    hints: ArenaHints
    fight: FigurePicks
    pages: ArenaPages
    sheet: SpeechSheet


def _arena_table(
    services: Services, session: Session, ending: Exit, lacks: Sequence[str] = (), speed_at: str = ""
) -> Arena:
    eyes = Eyes(session)
    play = PlayView(session, eyes)
    table = TableScene(services, play, ending)
    top = table.top = Tabletop(services, play, table, marked=logged)
    commands = ArenaCommands(services, table, _asking(table), lambda: table.call(), _log_of(services))
    ground = ArenaGround(services, top, commands, lacks)
    chooser = Chooser(play, top, ground)
    drops = FigureDrops(chooser, ground, table, commands)
    names = HeroNames(play, ground, eyes)
    _equip(table, commands, names, drops)
    commands.pages = commands.closer = pages = ArenaPages(services, play, chooser, table, commands)
    fight = FigurePicks(services, play, top, ground, chooser, eyes, table, commands, pages.look_at)
    hand_over = HandOver(services, eyes, play, top, ground, table, table.turns, names.of, table.first_focus)
    commands.gates.append(hand_over)
    table.call = hand_over.call
    table.notes = FirstNotes(services, play, top, table, lambda: not hand_over.waits)
    hand_over.taken.connect(table.notes.tell)

    def hang_curtain(text: CurtainText) -> None:
        services.stack.push(CurtainScene(services, text, hand_over.take, commands.menu))

    hand_over.needed.connect(hang_curtain)
    hints = ArenaHints(services, play, top, chooser, table, table.hinting, commands.play_set)
    commands.hinter = hints
    commands.acts.connect(hints.did)
    table.resumed.connect(hints.again)
    hints.ended.connect(lambda: table.focus_rules.past_idle())
    sheet = SpeechSheet(play.game, top.skin.speech, play.seats, commands, table)
    fanned = FannedHand(services, top, ground, chooser, table, table.dragging)

    def turn_back() -> None:
        """Show the hand that belongs to the question again."""
        ground.casting.looked = ""

    def let_go() -> None:
        turn_back()
        play.selection.clear()
        fanned.dull()

    commands.happens.connect(let_go)
    commands.shows.connect(turn_back)
    clicks = DoubleClicks(
        Misfire(GUARD), top.conductor, table, play.game.verbs, lambda: table.focus_rules.main_button()
    )
    arena = Arena(table, commands, ground, chooser, hand_over, names, drops, hints, fight, pages, sheet)
    table.settling = lambda go_on: _show_levels(arena, go_on)
    story = None
    if journey(play.game, play.view) is None:
        _show_fights(arena, speed_at)
    else:
        story = _show_quest(arena)
    top.add(clicks, hand_over, sheet, fanned)
    _furnish(table, ground, story, ARENA_PONDERS, ARENA_GOES_ON)
    table.painter.shifts.append(lambda widget, box: ground.seen_at(widget) or box)
    top.add(hints)
    return arena


def _show_levels(arena: Arena, go_on: Do) -> None:
    """Show the page of the new levels, if there are any, before the player goes on."""
    table = arena.table
    if table.focus == "menu" and table.play.seats.last is None:
        table.focus = None  # it was there only because programs began and nothing else could have it
    after, stays = aftermath(table.game, table.top.now()), None if table.play.seats.people else LINGERS
    show_levels(table.services, arena.ground.take_gains(), after, go_on, stays)
    arena.fight.give_answer()


def _show_fights(arena: Arena, speed_at: str) -> None:
    """Let a table show fights only."""
    table, commands, ground, chooser, hand_over, names, drops, hints, fight, _pages, sheet = arena
    commands.picks = commands.sets = fight
    table.head = head = ArenaHead(table, names, hand_over, speed_at or BESIDE)
    table.texts = texts = ArenaTexts(table, ground, chooser, drops, hints, head)
    hints.shortly, commands.on_the_way = texts.shortly, texts.on_the_way
    table.layout = ArenaLayout(table, sheet, ground, chooser, hand_over, commands.pick)
    table.focus_rules = ArenaFocus(table, commands.gates, ground, chooser)


def _show_quest(arena: Arena) -> StoryPages:
    """Let a table show a quest: its map between fights, and the pages of its story."""
    table, commands, ground, chooser, hand_over, names, drops, hints, fight, pages, sheet = arena
    services, play, top = table.services, table.play, table.top
    travel = MapTravel(services, play.game, top, ground.lay_anew)
    ground.travel, story = travel, StoryPages(services, play, top, table, travel)
    table.head = head = QuestHead(table, names, hand_over, story)
    table.texts = texts = QuestTexts(table, ground, chooser, drops, hints, head, story)
    hints.shortly, commands.on_the_way = texts.shortly, texts.on_the_way

    def send(matter: Matter) -> None:
        services.stack.push(EnemyListScene(services, matter, sent), services.via(Sweep))

    def sent(action: Action) -> None:
        services.stack.pop()
        services.stack.settle(lambda: None)
        commands.ask_or_do(action)

    table.layout = QuestLayout(table, sheet, ground, chooser, hand_over, commands.pick, story, send)
    table.focus_rules = QuestFocus(table, commands.gates, ground, chooser, story, table.refresh)
    ways = lambda: travel.ways(table.scroller.box_of).boxes.keys()  # noqa: E731
    commands.picks = commands.sets = MapPicks(services, play, travel, chooser, table, commands, fight, ways)
    commands.closer = QuestCloser(services, table, travel, pages)
    top.conductor.part_began.connect(lambda events: table.refresh())
    top.conductor.part_began.connect(story.part_began)
    plain = partial(Scene.handle, table)
    top.add(PageReader(story, commands, table.dragging.handle, plain, table.command), MapPrinting(travel))
    if not play.seats.people:
        top.add(PageTurner(story, top.pacing))
    return story


# tours


def _let_guide(table: TableScene, guide: LessonGuide) -> None:
    """Let a tutor guide the player."""
    table.name = "lesson"
    table.top.features.insert(0, guide)
    table.commands.gates.append(guide.gate)
    table.commands.picked.connect(guide.has_picked)
    table.commands.undone.connect(guide.has_undone)
    table.commands.hinted.connect(guide.has_hinted)
    table.commands.looked.connect(guide.has_looked)
    table.entered.connect(guide.begin)
    table.resumed.connect(guide.again)
    table.notes.may = lambda: False  # the tutor explains what is new
    table.prompt_bar.room = guide.room_for_prompts
    table.painter.below.append(guide.draw_nudge)
    table.painter.above.append(guide.draw_pointers)
    table.painter.shifts.append(guide.shift)
    table.repeater.rule = None
    table.skipping.is_off = lambda: guide.tutor.waits  # a press reads on then, even if cards still move
    settling = table.settling
    table.settling = lambda go_on: guide.settles() or settling(go_on)
