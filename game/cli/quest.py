"""`quest`: checks the map of a quest, and lets an agent play it many times."""

import argparse
from pathlib import Path
from typing import Any

from game import files, i18n
from game.core.text import Text, Trouble
from game.rules.deuces.modes.quest.faults import MAP, Fault, Findings, look
from game.rules.deuces.modes.quest.plan import Encounter, Plan, Random, plan_of, text_of

from . import console, simulating

DONE, BAD = 0, 2
REFUSED = "refused"  # the kind of fault that stops all further checks


def check(raw: argparse.Namespace) -> int:
    """Print every fault of a map, one line each. Returns the exit status: 0 if there is none."""
    plan, found = _looked_at(raw.file)
    if raw.json:
        console.print_json(_report(raw.file, plan, found))
    else:
        _print(raw.file, plan, found)
    return BAD if found.faults else DONE


def sim(raw: argparse.Namespace) -> int:
    """Let an agent play a quest many times and print the numbers. Returns the exit status."""
    raw.options["heroes"] = _heroes(raw)
    if not raw.json:
        _line(plan_of(raw.options["quest"]).title)
    return simulating.run(raw)


def text_asked(word: str, data_dir: Path | None = None) -> str:
    """The text of the quest that has this id or is in this file. Raises `Trouble` if it cannot be played."""
    from game.levels import quests  # imported late because it loads pygame

    path = Path(word)
    if path.suffix.lower() != quests.ENDING:
        path = quests.find(word, quests.folder(files.homes(data_dir).data)).path
    text = text_of(quests.read(path))
    try:
        plan_of(text)
    except Trouble as trouble:
        name = files.shortened(files.legible(path.name))
        raise Trouble(Text("“{file}” cannot be played. {why}", file=name, why=trouble.text)) from None
    return text


def _heroes(raw: argparse.Namespace) -> str:
    """The number of heroes to play with: the one asked for, else the usual number limited to what the quest allows.

    Raises `Trouble` if the quest does not allow the number asked for.
    """
    low, high = plan_of(raw.options["quest"]).heroes
    number = int(raw.options["heroes"])
    if any(setting.startswith("heroes=") for setting in raw.set) and not low <= number <= high:
        raise Trouble(Text("This quest is not for {n} hero.", "This quest is not for {n} heroes.", n=number))
    return str(min(max(number, low), high))


def _looked_at(file: Path) -> tuple[Plan | None, Findings]:
    """The quest in a file, and its faults and warnings; a file that cannot be read has one fault, of kind `REFUSED`."""
    from game.levels import BadMap, quests  # imported late because it loads pygame

    try:
        return look(quests.read(file))
    except BadMap as refused:
        found = Findings()
        found.fault(REFUSED, MAP, refused.text)
        return None, found


def _print(file: Path, plan: Plan | None, found: Findings) -> None:
    for fault in found.faults:
        _line(fault.text if fault.kind != REFUSED else fault.why)
    for warning in found.warnings:
        _line(Text("Warning: {what}", what=warning.text))
    if found.faults:
        n, name = len(found.faults), files.shortened(files.legible(file.name))
        console.complain(Text("“{file}”: {n} fault.", "“{file}”: {n} faults.", n=n, file=name))
    elif plan is not None:
        n, met = _counted(plan)
        rooms, encounters = Text("{n} room", "{n} rooms", n=n), Text("{n} encounter", "{n} encounters", n=met)
        console.say(Text("No fault found: {rooms}, {encounters}.", rooms=rooms, encounters=encounters))


def _line(text: Text | str) -> None:
    """Print one line without control characters: a stranger's map may contain terminal escapes."""
    console.say(files.legible(i18n.say(text)))


def _report(file: Path, plan: Plan | None, found: Findings) -> dict[str, Any]:
    rooms, encounters = _counted(plan) if plan is not None else (0, 0)
    return {
        "file": str(file),
        "title": plan.title if plan is not None else "",
        "rooms": rooms,
        "encounters": encounters,
        "faults": [_told(fault) for fault in found.faults],
        "warnings": [_told(warning) for warning in found.warnings],
    }


def _counted(plan: Plan) -> tuple[int, int]:
    """The number of rooms, and of encounters of both kinds."""
    return len(plan.rooms), sum(isinstance(thing, Encounter | Random) for thing in plan.things)


def _told(fault: Fault) -> dict[str, str]:
    return {"kind": fault.kind, **fault.place._asdict(), "text": i18n.say(fault.why)}
