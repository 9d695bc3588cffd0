"""The rules of the architecture, held over the source as it stands.

The tables below are a ratchet: a test fails where the code is worse than its table, and where it is better, so that the
table is tightened in the same commit.  Names are those of modules, without the leading `game.`.
"""

import subprocess
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from pathlib import Path

import pytest

from tests.architecture import LATE, TOP, Import, Project, hold, hold_names, packages

ROOT = Path(__file__).parents[1]
GAME, APP, SCENES, RULES = "game", "app", "app.screens", "rules"

# Part: (which of our parts it may import, which of other people's packages).
MAY_IMPORT: Mapping[str, tuple[set[str], set[str]]] = {
    "core": ({"core"}, set()),
    "rules": ({"core", "rules"}, set()),
    "minds": ({"core", "rules", "files", "minds"}, {"numpy"}),
    "bots": ({"core", "minds"}, set()),
    "review": ({"core", "minds", "review"}, set()),
    "grades": ({"core", "files"}, set()),
    "puzzles": ({"core", "bots", "files", "i18n", "minds", "puzzles"}, set()),
    "window_options": (set(), set()),
    "files": ({"core", "files"}, {"platformdirs"}),
    "i18n": ({"core", "files", "i18n"}, set()),
    "levels": ({"core", "files", "levels", "tmxcheck"}, {"pytmx"}),
    "tmxcheck": ({"core"}, set()),
    "workers": ({"core"}, set()),
    "signals": (set(), set()),
    "sim": ({"core", "rules", "bots", "grades", "workers"}, {"numpy"}),
    "cli": (
        {
            "core",
            "rules",
            "minds",
            "bots",
            "grades",
            "review",
            "sim",
            "levels",
            "files",
            "i18n",
            "window_options",
            "signals",
            "cli",
        },
        set(),
    ),
    "app": (
        {
            "core",
            "rules",
            "bots",
            "review",
            "puzzles",
            "grades",
            "sim",
            "levels",
            "files",
            "i18n",
            "window_options",
            "app",
        },
        {"pygame", "numpy", "pytmx", "platformdirs"},
    ),
    "__main__": ({"signals", "cli", "app"}, set()),
    "__init__": (set(), set()),
}
PURE = ("core", "rules")  # parts that know no clock, no file and no global chance
CLOCKS_FILES_CHANCE = {"random", "secrets", "time", "datetime", "os", "pathlib", "io", "threading", "socket"}

# The layers of the window, lowest first: a module imports from lower layers and from its own group; groups of one layer
# do not know each other.  A group is a list of modules and packages of `game.app`; a module that is listed itself does
# not belong to the group of its package.
LAYERS: tuple[dict[str, str], ...] = (
    {"base": "base"},
    {"gfx": "gfx", "input": "input", "window": "window"},
    {"settings": "settings"},
    {"audio": "audio", "store": "store"},
    {"cards": "table.card_art table.sprites"},
    {"ui": "ui"},
    {"table": "table"},
    {"arena": "arena", "map": "map"},
    {"services": "navigator services"},
    {"scene": "ui.scene"},
    {"play": "play"},
    {"screens": "screens"},
    {"routes": "routes"},
    {"main": "main diagnostics self_test"},
)
LAYER_EXCEPTIONS: set[str] = set()

# What the design wants in the end; the tables are on the way there.
MOST_LINES, FEWEST_LINES = 400, 40  # of a module
MOST_CLASSES, MOST_METHODS = 5, 40  # own classes in an MRO; public methods of a class, inherited ones included
MOST_MODULES = 220  # of the window, packages counted

LIMITS = {
    "own classes in an MRO": 5,
    "classes with too many own classes in their MRO": 0,
    "public methods of a class": 40,
    "classes with too many public methods": 0,
}

MAY_IMPORT_LATE = {  # modules and packages that import others of ours in functions, and why
    "app.routes": "it opens scenes, which need not all be loaded before the first one is seen",
    "bots": "experts load numpy, which the terminal needs for nothing else",
    "cli.quest": "game.levels loads pygame, which the terminal needs for maps only",
    "__main__": "it starts the window or the terminal, and neither needs the other",
}

LONG_MODULES = {  # the lines of those that are longer than they may be
    "rules.crawl.odds_table": 1586,  # a table of numbers
    "rules.deuces.pages": 416,
    "rules.deuces.modes.quest.words": 410,
}
SHORT_MODULES = {  # how many are shorter than they may be, in each area; `__init__` counts nowhere
    "window_options": 1,
    "core": 2,
    "files": 1,
    "levels": 1,
    "rules": 29,
}

RULES_IN_THE_WINDOW = {"app.main", "app.self_test"}  # modules that import `game.rules`
MATCH_METHODS = ("play", "step", "undo", "redo", "restart")
# Receivers that have methods of these names, too, but are no match.
NO_MATCH = {
    "_voices", "channel", "conductor", "seats", "session", "game", "self", "sounds", "stage", "super", "_undoing",
    "commands", "witness",
}  # fmt: skip
MATCH_DOOR = "app.play.session"  # the one module of the window that plays on a match, or takes back


@pytest.fixture(scope="module")
def project() -> Project:
    return Project(ROOT, GAME)


def short(name: str) -> str:
    """A module's name without the leading `game.`."""
    return name.removeprefix(f"{GAME}.") if name != GAME else "__init__"


def part(name: str) -> str:
    return short(name).partition(".")[0]


def is_in(name: str, package: str) -> bool:
    return f"{short(name)}.".startswith(f"{package}.")


def area(name: str) -> str:
    """The part whose figures a module counts for; in the window, the screens and everything below them are counted
    apart."""
    return SCENES if is_in(name, SCENES) else part(name)


def asks(project: Project, name: str, found: Import, why: str) -> str:
    hidden = f", {found.where}" if found.where != TOP else ""
    return f"{project.modules[name].path}:{found.line}: imports {found.target}{hidden}: {why}"


def no(offenders: Iterable[str]) -> None:
    found = list(offenders)
    if found:
        pytest.fail("\n".join((f"{len(found)} found:", *found)), pytrace=False)


# who imports whom


def test_imports_keep_to_the_table(project):
    def wrong():
        for name, module in project.modules.items():
            if part(name) not in MAY_IMPORT:
                yield f"{module.path}:1: say in MAY_IMPORT what {part(name)} may import"
                continue
            ours, theirs = MAY_IMPORT[part(name)]
            for found in module.imports:
                top, _dot, rest = found.target.partition(".")
                if top == GAME and rest and part(found.target) not in ours:
                    yield asks(project, name, found, f"{part(name)} may import of ours only {sorted(ours)}")
                elif top != GAME and top not in sys.stdlib_module_names and top not in theirs:
                    yield asks(project, name, found, f"{part(name)} may import of others only {sorted(theirs)}")

    no(wrong())


def test_core_and_rules_know_no_clock_no_file_and_no_global_chance(project):
    no(
        asks(project, name, found, f"{part(name)} knows no clock, no file and no chance but its own stream")
        for name, module in project.modules.items()
        for found in module.imports
        if part(name) in PURE and found.target.partition(".")[0] in CLOCKS_FILES_CHANCE
    )


def test_no_game_imports_another(project):
    games = {".".join(name.split(".")[:3]) for name in project.modules if name.startswith(f"{GAME}.{RULES}.")}
    no(
        asks(project, name, found, f"{own} may not know {other}")
        for name, module in project.modules.items()
        for found in module.imports
        for own, other in [(".".join(name.split(".")[:3]), ".".join(found.target.split(".")[:3]))]
        if {own, other} <= games and own != other
    )


@pytest.mark.slow
def test_the_terminal_starts_without_pygame_and_numpy():
    code = "import sys, game.cli.main, game.__main__; print(sorted({'pygame', 'numpy', 'pytmx'} & set(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_no_module_imports_itself_by_a_circle(project):
    no(line for circle in project.circles for line in project.within(circle))


def test_no_import_hides_under_type_checking(project):
    no(
        f"{module.path}:{line}: imports under TYPE_CHECKING"
        for module in project.modules.values()
        for line in module.typing_blocks
    )


def test_only_a_few_modules_import_in_functions(project):
    late = {name: [found for found in project.imports(name) if found.where == LATE] for name in project.modules}
    used = {own for own in MAY_IMPORT_LATE for name, found in late.items() if found and is_in(name, own)}
    no(f"MAY_IMPORT_LATE: take out {own}, which imports nothing late" for own in MAY_IMPORT_LATE.keys() - used)
    no(
        asks(project, name, each, "only what MAY_IMPORT_LATE names imports in functions")
        for name, found in late.items()
        for each in found
        if not any(is_in(name, own) for own in MAY_IMPORT_LATE)
    )


def test_layers_of_the_window(project):
    places = {
        f"{GAME}.{APP}.{member}": (number, group)
        for number, layer in enumerate(LAYERS)
        for group, members in layer.items()
        for member in members.split()
    }

    def place(name: str) -> tuple[int, str] | None:
        return next((places[own] for own in (name, *packages(name)) if own in places), None)

    window = [name for name in project.modules if is_in(name, APP) and short(name) != APP]
    no(f"LAYERS names {member}, which is not there" for member in places if member not in project.modules)
    no(f"{project.modules[name].path}:1: say in LAYERS where it belongs" for name in window if place(name) is None)
    offenders = defaultdict(list)
    for name in window:
        level, group = place(name)
        for found in project.imports(name):
            other_level, other = place(found.target) or (-1, "")
            if group != other and level <= other_level:
                line = asks(project, name, found, f"{other} is not below {group}")
                offenders[f"{short(name)} -> {short(found.target)}"].append(line)
    hold_names("LAYER_EXCEPTIONS", LAYER_EXCEPTIONS, offenders)


def test_who_knows_the_rules_in_the_window(project):
    offenders = defaultdict(list)
    for name in project.modules:
        for found in project.imports(name):
            if is_in(name, APP) and is_in(found.target, RULES):
                offenders[short(name)].append(asks(project, name, found, "the window knows games by their interface"))
    hold_names("RULES_IN_THE_WINDOW", RULES_IN_THE_WINDOW, offenders)


@pytest.mark.slow
def test_who_plays_on_the_match_in_the_window(project):
    offenders = defaultdict(list)
    there = project.attributes(MATCH_METHODS, f"{GAME}.{APP}", NO_MATCH)
    for found in sorted(there, key=lambda found: (found.module, found.line)):
        if found.is_called or found.receiver == "match":
            place = f"{project.modules[found.module].path}:{found.line}"
            why = "there is to be one door to the match"
            offenders[short(found.module)].append(f"{place}: {found.receiver}.{found.name}: {why}")
    hold_names("MATCH_DOOR", {MATCH_DOOR}, offenders)


# classes


def test_every_base_of_a_class_is_found(project):
    no(project.unknown_bases)


def test_own_classes_in_an_mro(project):
    hold_widest(
        project,
        {own: len(project.ancestors(own)) for own in project.classes},
        MOST_CLASSES,
        "own classes in an MRO",
        "classes with too many own classes in their MRO",
    )


def test_public_methods_of_a_class(project):
    hold_widest(
        project,
        {own: len(project.methods(own)) for own in project.classes},
        MOST_METHODS,
        "public methods of a class",
        "classes with too many public methods",
    )


def hold_widest(project, figures, most, widest, too_wide):
    """Hold the largest figure, and how many are larger than they may be in the end."""
    what = widest.removesuffix(" of a class")
    order = sorted(figures.items(), key=lambda item: (-item[1], item[0].module, item[0].line))
    lines = [
        f"{project.modules[own.module].path}:{own.line}: {own.name} has {figure} {what}, in the end at most {most}"
        for own, figure in order
        if figure > most
    ]
    today = {widest: order[0][1], too_wide: len(lines)}
    hold("LIMITS", {key: LIMITS[key] for key in today}, today, {widest: lines, too_wide: lines})


def test_no_class_of_the_window_is_named_as_another(project):
    places = defaultdict(list)
    for own in project.classes:
        if is_in(own.module, APP):
            places[own.name].append(f"{project.modules[own.module].path}:{own.line}: class {own.name}")
    twice = {name: lines for name, lines in places.items() if len(lines) > 1}
    lines = [line for name in sorted(twice) for line in twice[name]]
    assert not lines, "\n" + "\n".join(lines)


# files


def test_long_modules(project):
    sizes = {short(name): module.lines for name, module in project.modules.items() if module.lines > MOST_LINES}
    lines = {
        short(name): [f"{module.path}:{module.lines}: at most {MOST_LINES} lines, or what LONG_MODULES says"]
        for name, module in project.modules.items()
    }
    hold("LONG_MODULES", LONG_MODULES, sizes, lines)


def test_short_modules(project):
    offenders = defaultdict(list)
    for name, module in project.modules.items():
        if module.lines < FEWEST_LINES and not module.is_package:
            offenders[area(name)].append(f"{module.path}:{module.lines}: fewer than {FEWEST_LINES} lines")
    hold("SHORT_MODULES", SHORT_MODULES, {where: len(lines) for where, lines in offenders.items()}, offenders)


def test_how_many_modules_the_window_has(project):
    found = [name for name in project.modules if is_in(name, APP)]
    packages = Counter(project.modules[name].path.rpartition("/")[0] for name in found)
    lines = [f"{folder}: {count} modules" for folder, count in packages.most_common()]
    assert len(found) <= MOST_MODULES, "\n".join((f"{len(found)} modules, at most {MOST_MODULES}", *lines))
