"""Short descriptions of plays, house rules and results, used in menus and lists."""

from collections.abc import Iterable, Iterator
from typing import Any

from game import i18n
from game.core import summary
from game.core.capabilities import composition, high_score_layout
from game.core.game import HUMAN, Choice, Game, Option
from game.core.grading import options_of
from game.core.match import RANDOM, Match
from game.core.save import SavedPlay
from game.core.text import N_, Trouble
from game.core.view import Options
from game.i18n import _, day, ngettext

from ..gfx.fonts import UNBROKEN, Fonts
from ..store.records import ABANDONED, Records, Run, best
from ..store.rounds import Rounds

RESULTS = {
    "won": N_("Won"),
    "lost": N_("Lost"),
    "left": N_("Walked away"),
    "drawn": N_("Drawn"),
    ABANDONED: N_("Given up"),
}
MARKS = {
    "practice": N_("Practice"),
    "stacked": N_("Stacked deck"),
    "typed": N_("Typed seed"),
    "again": N_("Same deal again"),
    "computer": N_("Played by the computer"),
}
HOLDERS = {  # who may play a seat: name and description
    HUMAN: (N_("A person"), N_("Somebody beside you, with their own device or sharing yours.")),
    "expert": (N_("Expert"), N_("The computer forgets no card, and plays to win.")),
    "rival": (N_("Cunning rival"), N_("The computer looks ahead, and likes to take what you need.")),
    "greedy": (
        N_("Greedy rival"),
        N_("The computer takes what is best for itself, in this room."),
    ),
    "dealer": (N_("Computer"), N_("The computer turns the cards and tells the tale, at an even pace.")),
    "gm": (N_("Computer"), N_("The computer leads the enemies, and never looks at your cards.")),
    "hero": (N_("Strong rival"), N_("The computer weighs every attack and every ability, and plays its best.")),
    "novice": (N_("Simple rival"), N_("The computer attacks with all it has, and seldom thinks of an ability.")),
    RANDOM: (N_("Careless rival"), N_("The computer plays at random.")),
}
ALONE = {  # the same for seats without a rival
    "rival": (N_("Cunning computer"), N_("The computer looks ahead, and leads the party out if anybody can.")),
    "hero": (N_("Computer"), N_("The computer plays this hero, and helps the others as well as it can.")),
    "novice": (N_("Simple computer"), N_("The computer attacks with all it has, and seldom thinks of an ability.")),
    RANDOM: (N_("Random"), N_("The computer plays at random.")),
}
BETWEEN = "  ·  "
MINUTE = 60  # seconds


def house_rules(game: Game[Any], options: Options) -> str:
    """The house rules of a play in one line: “Used weapon: Beats weaker  ·  …”. Options that only choose the party's
    members are left out."""
    pairs = rule_pairs(game, options)
    return BETWEEN.join(_("{rule}: {choice}").format(rule=_(rule.label), choice=choice) for rule, choice in pairs)


def rule_pairs(game: Game[Any], options: Options) -> list[tuple[Option, str]]:
    """The house rules as pairs of the option and the label of its choice, the quest first."""
    party = composition(game, options)
    rules = ((option, choice) for option, choice in chosen(game, options) if option.key not in party)
    return [*quest_of(game, options), *((option, _(choice.label)) for option, choice in rules)]


def quest_of(game: Game[Any], options: Options) -> list[tuple[Option, str]]:
    """The quest option with the quest's title, as a list of one pair; empty if no quest is played or it cannot be
    read."""
    if game.quests is None:
        return []
    option = next(each for each in game.options if each.key == game.quests.option)
    if not option.matters(options) or not options.get(option.key):
        return []
    try:
        return [(option, i18n.say(game.quests.outline(options[option.key]).title))]
    except Trouble:  # the quest needs another version of the program
        return []


def rule_names(game: Game[Any], options: Options) -> str:
    """The house rules by the names of the choices alone, the quest first: “Beats weaker  ·  Last card”."""
    names = [name for _option, name in quest_of(game, options)]
    return BETWEEN.join((*names, *(_(choice.label) for _option, choice in chosen(game, options))))


def chosen(game: Game[Any], options: Options) -> Iterator[tuple[Option, Choice]]:
    """Yield the options that matter in this play, each with its choice; rarely changed options only if they were
    changed."""
    for option in options_of(game):
        for choice in option.choices:
            usual = option.rare and choice.value == option.default
            if option.matters(options) and options.get(option.key) == choice.value and not usual:
                yield option, choice


def holder_words(holder: str, rivals: bool = True) -> tuple[str, str]:
    """The name and the description of a seat's holder, in English (to be translated); `rivals`: the seat may have
    rivals."""
    words = HOLDERS if rivals else HOLDERS | ALONE
    return words.get(holder, (holder.title(), ""))


def standing(match: Match) -> str:
    """The state of a play in one line."""
    return BETWEEN.join(map(i18n.say, summary.standing(match)))


def progress(play: SavedPlay) -> str:
    """The state of a saved play in one line; for a save that does not tell it, the number and time of moves."""
    if play.summary.standing:
        return BETWEEN.join(map(i18n.say, play.summary.standing))
    moves = ngettext("{n} move in {time}", "{n} moves in {time}", len(play.log))
    return moves.format(n=len(play.log), time=minutes(play.seconds))


def rules_of(play: SavedPlay) -> Options:
    """The house rules of a saved play, as far as they are decided yet."""
    return {**play.options, **play.summary.chosen}


def mode_name(game: Game[Any], mode: str) -> str:
    """The name of a way to play; "" in a game that has only one."""
    choices = (choice for option in game.options if option.key == game.mode_option for choice in option.choices)
    return next((_(choice.label) for choice in choices if choice.value == mode), "")


def turn_of(rounds: Rounds, play: SavedPlay) -> str:
    """A line that names the player of a round with friends whose turn a play is; "" outside a round."""
    player = rounds.player(play)
    return _("Round with friends, {name}'s turn").format(name=player) if player else ""


def play_name(play: SavedPlay) -> str:
    """The name of a saved play: its game, and the way it is played."""
    return BETWEEN.join(filter(None, (_(play.game.title), mode_name(play.game, play.mode))))


def marks(run: Run) -> str:
    """The marks that keep a run out of the statistics, and “Daily dungeon” for one; its date follows if the run ended
    on another day."""
    daily = ""
    if run.daily:
        own = run.when.startswith(run.daily)
        daily = _("Daily dungeon") if own else _("Daily dungeon, {date}").format(date=day(run.daily))
    return BETWEEN.join(filter(None, (daily, *(_(MARKS.get(mark, mark)) for mark in run.marks))))


def if_given_up(match: Match) -> str:
    """A sentence on what it means for the records if a play is given up: nothing, if it has a mark."""
    if not match.marks:
        return _("It will count as given up.")
    why = ", ".join(_(MARKS.get(mark, mark)) for mark in sorted(match.marks))
    return _("It doesn't count in any case: {why}.").format(why=why)


def in_lines(parts: Iterable[str], width: float, letters: Fonts, role: str, size: float) -> str:
    """The parts joined into lines no wider than `width`; no part is broken over two lines."""
    lines = [""]
    for part in parts:
        longer = BETWEEN.join(filter(None, (lines[-1], part)))
        fits = not lines[-1] or letters.block(longer, role, size, UNBROKEN).width <= width
        lines[-1:] = [longer] if fits else [lines[-1], part]
    return "\n".join(lines)


def minutes(seconds: float) -> str:
    """A length of time as text: “40 s”, “45 min”, “3 h 20 min”."""
    if seconds < MINUTE:
        return _("{n} s").format(n=max(1, int(seconds)))
    hours, rest = divmod(round(seconds / MINUTE), 60)
    if hours:
        return _("{hours} h {minutes} min").format(hours=hours, minutes=rest)
    return _("{minutes} min").format(minutes=rest)


def best_score(records: Records, game: Game[Any], options: Options | None = None) -> int | None:
    """The best score that counts for a game, with exactly these options (or rules) or, for None, with any; None if
    there is none. In a game with high scores, 0 counts as none."""
    found = best(run for run in records.runs if run.game == game.id and options in (None, run.options, run.rules))
    return found or None if high_score_layout(game) else found


def best_on_deal(records: Records, game: Game[Any], options: Options, seed: int) -> int | None:
    """The best score on a deal, whether it counts or not; None if there is none. In a game with high scores, 0 counts
    as none."""
    found = max((run.score for run in records.on_deal(game.id, options, seed)), default=None)
    return found or None if high_score_layout(game) else found


def last_result(records: Records, game: Game[Any]) -> str:
    """The line with the date of a game's last finished play."""
    dates = [run.when for run in records.runs if run.game == game.id and run.result != ABANDONED]
    return _("Last result: {date}").format(date=day(dates[-1])) if dates else _("No result yet")
