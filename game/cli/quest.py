"""`quest`: what is wrong with a map, and how hard it is to play."""

import argparse
from pathlib import Path
from typing import Any

from game import files, tongue
from game.core.words import Text, Trouble
from game.rules.deuces.modes.quest.faults import MAP, Fault, Findings, look
from game.rules.deuces.modes.quest.plan import Encounter, Plan, Random, plan_of, text_of

from . import console, simulating

DONE, BAD = 0, 2
REFUSED = "refused"  # the kind of fault with which nothing else is looked at


def check(raw: argparse.Namespace) -> int:
    """Say everything that is wrong with a map, one line each.  Returns the exit status: 0 where nothing is."""
    plan, found = _looked_at(raw.file)
    if raw.json:
        console.tell(_report(raw.file, plan, found))
    else:
        _print(raw.file, plan, found)
    return BAD if found.faults else DONE


def sim(raw: argparse.Namespace) -> int:
    """Let an agent play a quest many times, and print the numbers.  Returns the exit status."""
    raw.options["heroes"] = _heroes(raw)
    if not raw.json:
        _line(plan_of(raw.options["quest"]).title)
    return simulating.run(raw)


def text_asked(word: str, data_dir: Path | None = None) -> str:
    """The text of the quest with this id, or in this file.  Raises `Trouble` where it cannot be played."""
    from game.levels import quests  # late, for it brings pygame

    path = Path(word)
    if path.suffix.lower() != quests.ENDING:
        path = quests.find(word, quests.folder(files.homes(data_dir).data)).path
    text = text_of(quests.read(path))
    try:
        plan_of(text)
    except Trouble as trouble:
        name = files.legible(path.name)
        raise Trouble(Text("“{file}” cannot be played. {why}", file=name, why=trouble.text)) from None
    return text


def _heroes(raw: argparse.Namespace) -> str:
    """As many heroes as were asked for; where nobody said, as near to the usual number as the quest allows."""
    low, high = plan_of(raw.options["quest"]).heroes
    number = int(raw.options["heroes"])
    if any(setting.startswith("heroes=") for setting in raw.set) and not low <= number <= high:
        raise Trouble(Text("This quest is not for {n} hero.", "This quest is not for {n} heroes.", n=number))
    return str(min(max(number, low), high))


def _looked_at(file: Path) -> tuple[Plan | None, Findings]:
    """The quest in a file, and what is wrong with it; a file that is refused has one fault."""
    from game.levels import BadMap, quests  # late, for it brings pygame

    try:
        return look(quests.read(file))
    except BadMap as refused:
        return None, Findings([Fault(REFUSED, MAP, refused.text)])


def _print(file: Path, plan: Plan | None, found: Findings) -> None:
    for fault in found.faults:
        _line(fault.text if fault.kind != REFUSED else fault.why)
    for warning in found.warnings:
        _line(Text("Warning: {what}", what=warning.text))
    if found.faults:
        n, name = len(found.faults), files.legible(file.name)
        console.complain(Text("“{file}”: {n} fault.", "“{file}”: {n} faults.", n=n, file=name))
    elif plan is not None:
        n, met = _counted(plan)
        rooms, encounters = Text("{n} room", "{n} rooms", n=n), Text("{n} encounter", "{n} encounters", n=met)
        console.say(Text("No fault found: {rooms}, {encounters}.", rooms=rooms, encounters=encounters))


def _line(text: Text | str) -> None:
    """One line; a stranger's map may have signs in it that a terminal would obey."""
    console.say(files.legible(tongue.say(text)))


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
    """How many rooms there are, and encounters of both kinds."""
    return len(plan.rooms), sum(isinstance(thing, Encounter | Random) for thing in plan.things)


def _told(fault: Fault) -> dict[str, str]:
    return {"kind": fault.kind, **fault.place._asdict(), "text": tongue.say(fault.why)}
