"""The parsers for all arguments of the command line."""

import argparse
import re
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, NoReturn

from game import __version__, files, i18n
from game.bots import agents
from game.core import seeds
from game.core.game import HUMAN, Game, defaults, program_defaults
from game.core.grading import ANY, GRADE, options_of
from game.core.moot import ALWAYS, MATTERS
from game.core.save import parse_deal
from game.core.text import N_, Text, Trouble
from game.rules import games
from game.sim import processors
from game.window_options import WindowArgs

from . import console, quest

LONGEST = 200  # letters of a mistake that is told
COMMANDS = {
    "games": N_("list the games, their options and agents"),
    "play": N_("play on the terminal; --json for programs"),
    "replay": N_("play a save through and check it"),
    "sim": N_("let an agent play many deals and count"),
    "solve": N_("say whether a deal can be won, and how"),
    "review": N_("say what the decisions of a kept game gave away, and what luck did"),
    "quest check": N_("say what is wrong with the map of a quest"),
    "quest sim": N_("let an agent play a quest many times and count"),
}
QUEST, QUEST_GAME, QUEST_AGENT = "quest", "deuces", "hero"


class Usage(Trouble):
    """A command line that makes no sense."""


class Parser(argparse.ArgumentParser):
    """An `ArgumentParser` that raises `Usage` on a mistake and accepts no abbreviated options."""

    def __init__(self, prog: str, about: str):
        super().__init__(
            f"underdeck {prog}".strip(),
            description=i18n.say(about),
            allow_abbrev=False,
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )

    def error(self, message: str) -> NoReturn:
        raise Usage(Text("{problem} (see --help)", problem=files.shortened(files.legible(message), LONGEST)))

    def _print_message(self, message: str, file: object = None) -> None:
        """Print help or the version; argparse itself would ignore that it cannot be printed."""
        console.write(message, end="")


def window(words: Sequence[str]) -> WindowArgs | None:
    """Parse the arguments for the window; None for `--self-test`.

    Raises `Usage`, and `SystemExit` after `--help` and `--version`.
    """
    raw = _window_parser().parse_args(words)
    if raw.self_test:
        return None
    return WindowArgs(
        raw.game and find_game(raw.game).id,
        _seed_of(raw),
        _window_options(raw),
        raw.data_dir,
        _size(raw.size),
        raw.fullscreen,
        raw.lang,
        raw.mute,
        raw.safe_mode,
    )


def _window_parser() -> Parser:
    parser = Parser("", i18n._("Underdeck: dungeon card games for an ordinary pack. Opens the window."))
    width = max(map(len, COMMANDS))
    lines = (f"  {name:{width}}  {i18n._(about)}" for name, about in COMMANDS.items())
    parser.epilog = "\n".join((i18n._("On the terminal:"), *lines))
    parser.add_argument("game", nargs="?", metavar="GAME", help=i18n._("go straight to the table of this game"))
    _seed(parser)
    _set(parser)
    parser.add_argument("--data-dir", type=Path, metavar="DIR", help=i18n._("keep saves and settings here"))
    parser.add_argument("--size", metavar="WxH", help=i18n._("the window's size in pixels, such as 1280x800"))
    mode = parser.add_mutually_exclusive_group()
    mode.add_argument("--fullscreen", dest="fullscreen", action="store_true", default=None)
    mode.add_argument("--windowed", dest="fullscreen", action="store_false")
    _lang(parser)
    parser.add_argument("--mute", action="store_true", help=i18n._("no sound"))
    parser.add_argument("--safe-mode", action="store_true", help=i18n._("a plain window, no sound, settings as new"))
    parser.add_argument("--version", action="version", version=f"Underdeck {__version__}")
    parser.add_argument("--self-test", action="store_true", help=i18n._("check that the program is complete"))
    return parser


def language_of(words: Sequence[str]) -> str | None:
    """The language that `--lang` names among the words, which everything is said in, mistakes too; None without it.
    Languages of the player's are taken from the data folder. Raises `Usage` if there is no such language."""
    finder = argparse.ArgumentParser(add_help=False, allow_abbrev=False, exit_on_error=False)
    finder.add_argument("--lang")
    finder.add_argument("--data-dir")
    try:
        found = finder.parse_known_args(words)[0]
    except argparse.ArgumentError:  # no word follows; the parser that knows all options says so
        return None
    code: str | None = found.lang
    i18n.look_in(files.homes(found.data_dir).data / "locale")
    if code is not None and code not in i18n.codes():
        raise Usage(Text("There is no language “{code}”; there are: {known}.", code=code[:40], known=_codes()))
    return code


def command_of(words: Sequence[str]) -> str:
    """The command that the words begin with; "" if there is none. Raises `Usage`, and `SystemExit` after `--help`."""
    if words and words[0] == QUEST:
        parser = Parser(QUEST, i18n._("Quests that are maps, made with Tiled."))
        parser.add_argument("what", choices=[name.split()[1] for name in COMMANDS if name.startswith(f"{QUEST} ")])
        return f"{QUEST} {parser.parse_args(words[1:2]).what}"
    return words[0] if words and words[0] in COMMANDS else ""


def command(name: str, words: Sequence[str]) -> argparse.Namespace:
    """Parse the words after a command, with `game`, `seed`, `options`, `deals` and `seats` turned into the program's
    own objects. Raises `Usage` and other `Trouble`, and `SystemExit` after `--help`."""
    parser = Parser(name, i18n._(COMMANDS[name]))
    ADD[name](parser)
    _lang(parser)
    parser.add_argument("--json", action="store_true", help=i18n._("for programs: JSON on standard output"))
    raw = parser.parse_args(words)
    if "game" in raw:
        raw.game = find_game(raw.game)
        raw.seed = _seed_of(raw)
        usual = program_defaults if raw.json or "games" in raw else defaults
        raw.options = _options(raw.game, [*_of_quest(raw), *raw.set], usual(raw.game))
    if "deal" in raw:
        if raw.deal and GRADE in raw.options:
            raise Usage(Text("A stacked deal has no grade."))
        raw.deals = [parse_deal(text) for text in raw.deal]
    if "seat" in raw:
        raw.seats = _seats(raw.game, raw.options, raw.seat)
    if "games" in raw:
        _check_study(raw)
    return raw


def _play(parser: Parser) -> None:
    parser.add_argument("game", metavar="GAME")
    _seed(parser)
    _deal(parser)
    _set(parser)
    parser.add_argument(
        "--seat", action="append", default=[], metavar="S=WHO", help=i18n._("who sits there: human, or an agent")
    )
    parser.add_argument(
        "--questions",
        default=MATTERS,
        choices=(MATTERS, ALWAYS),
        metavar="WHICH",
        help=i18n._("which are asked: matters (only where the answer matters) or always"),
    )
    parser.add_argument("--save", type=Path, metavar="FILE", help=i18n._("keep the game in this file"))


def _replay(parser: Parser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE")


def _sim(parser: Parser) -> None:
    parser.add_argument("game", metavar="GAME")
    _study(parser, "random")


def _study(parser: Parser, agent: str) -> None:
    parser.add_argument("--games", type=int, required=True, metavar="N", help=i18n._("how many deals"))
    _seed(parser)
    parser.add_argument("--agent", default=agent, metavar="NAME", help=i18n._("who plays: random, greedy …"))
    _set(parser)
    parser.add_argument("--jobs", type=int, default=processors(), metavar="N", help=i18n._("how many processes"))


def _solve(parser: Parser) -> None:
    parser.add_argument("game", metavar="GAME")
    _seed(parser, required=True)
    _deal(parser)
    _set(parser)


def _quest_check(parser: Parser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE")


def _quest_sim(parser: Parser) -> None:
    _quest_check(parser)
    parser.set_defaults(game=QUEST_GAME)
    _study(parser, QUEST_AGENT)


ADD: dict[str, Callable[[Parser], None]] = {
    "games": lambda _: None,
    "play": _play,
    "replay": _replay,
    "sim": _sim,
    "solve": _solve,
    "review": _replay,
    "quest check": _quest_check,
    "quest sim": _quest_sim,
}


def _seed(parser: Parser, required: bool = False) -> None:
    help = i18n._("the deal: a number, or a code such as U-3K9QZ1")
    parser.add_argument("--seed", metavar="N", required=required, help=help)


def _deal(parser: Parser) -> None:
    parser.add_argument(
        "--deal",
        action="append",
        default=[],
        metavar="[ZONE=]CARDS",
        help=i18n._("stack the pack, top card first: QS,10H,…; again for the shuffle after that"),
    )


def _lang(parser: Parser) -> None:
    parser.add_argument("--lang", metavar="XX", help=i18n._("the language: {codes}").format(codes=_codes()))


def _set(parser: Parser) -> None:
    parser.add_argument(
        "--set", action="append", default=[], metavar="OPTION=VALUE", help=i18n._("a house rule; see “games”")
    )


def find_game(name: str) -> Game[Any]:
    """The game with that id. Raises `Usage`."""
    found = games()
    if name not in found:
        known = ", ".join(found)
        raise Usage(Text("There is no game called “{name}”; there are: {known}.", name=name[:40], known=known))
    return found[name]


def _seed_of(raw: argparse.Namespace) -> int | None:
    return None if raw.seed is None else seeds.parse(raw.seed)


def _options(
    game: Game[Any], settings: Sequence[str], usual: Mapping[str, str], data_dir: Path | None = None
) -> dict[str, str]:
    """The `usual` options updated with the settings; the player's own quests are looked up in `data_dir`. Raises
    `Usage`."""
    options, known = dict(usual), {option.key: option for option in options_of(game)}
    for setting in settings:
        key, _, value = setting.partition("=")
        if key not in known:
            raise Usage(Text("There is no option “{key}”; there are: {known}.", key=key[:40], known=", ".join(known)))
        values = [choice.value for choice in known[key].choices]
        if known[key].open and value and value not in values:
            value = quest.text_asked(value, data_dir)
        elif not known[key].takes(value):
            raise Usage(Text("“{key}” can be {known}, not “{v}”.", key=key, known=" or ".join(values), v=value[:40]))
        options[key] = value
    if options.get(GRADE) == ANY:
        del options[GRADE]
    elif GRADE in options and not known[GRADE].matters(options):
        raise Usage(Text("Deals by these house rules have no grade."))
    return options


def _of_quest(raw: argparse.Namespace) -> Sequence[str]:
    """The settings that `quest sim FILE` implies; none for other commands."""
    return ("mode=quest", f"quest={raw.file}") if "file" in raw else ()


def _window_options(raw: argparse.Namespace) -> dict[str, str]:
    if not raw.set:
        return {}
    if raw.game is None:
        raise Usage(Text("--set needs the name of a game."))
    game = find_game(raw.game)
    return _options(game, raw.set, defaults(game), raw.data_dir)


def _seats(game: Game[Any], options: dict[str, str], texts: Sequence[str]) -> tuple[str, ...]:
    seats = [seat.holder for seat in game.seats(options)]
    known = (HUMAN, *agents(game))
    for text in texts:
        number, _, who = text.partition("=")
        place = int(number) if number.isascii() and number.isdigit() and len(number) < 4 else len(seats)
        if place >= len(seats):
            raise Usage(Text("There is no seat “{seat}” in this game.", seat=number[:40]))
        if who not in known:
            raise Usage(Text("Nobody is called “{who}”; there are: {known}.", who=who[:40], known=", ".join(known)))
        seats[place] = who
    return tuple(seats)


def _check_study(raw: argparse.Namespace) -> None:
    raw.seed = raw.seed if raw.seed is not None else 1
    known = agents(raw.game)
    if raw.agent not in known:
        raise Usage(Text("Nobody is called “{who}”; there are: {known}.", who=raw.agent[:40], known=", ".join(known)))
    if raw.games < 1 or raw.jobs < 1:
        raise Usage(Text("--games and --jobs are whole numbers from 1 up."))
    if raw.seed + raw.games > seeds.LIMIT:
        raise Usage(Text("There are not that many seeds above this one."))


def _size(text: str | None) -> tuple[int, int] | None:
    if text is None:
        return None
    match = re.fullmatch(r"([1-9][0-9]{2,3})x([1-9][0-9]{2,3})", text)
    if not match:
        raise Usage(Text("A size is two numbers of pixels such as 1280x800, not “{text}”.", text=text[:40]))
    return int(match[1]), int(match[2])


def _codes() -> str:
    return ", ".join(i18n.codes())
