"""What the set-up pages keep on disk: the house rules and seat holders that a player used last, per game, and saved
parties."""

import json
import zlib
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any

from game import files
from game.core import json_text
from game.core.blanks import LONGEST, decode, encode
from game.core.characters import Character, CharacterRules, SavedParty, Span
from game.core.game import Game, defaults
from game.core.grading import options_of
from game.core.text import Text, Trouble, number_after

HOUSE_RULES = "house-rules.json"
SEATS = ".seats"  # key suffix after a game's id


def last_options(folder: Path, game: Game[Any]) -> dict[str, str]:
    """The options of a game's last play; defaults for values that are missing or invalid."""
    kept = _last_setups(folder).get(game.id)
    if not isinstance(kept, dict):
        return defaults(game)
    known = {option.key: option for option in options_of(game)}
    sane = {
        key: value for key, value in kept.items() if key in known and isinstance(value, str) and known[key].takes(value)
    }
    return {**defaults(game), **sane}


def last_holders(folder: Path, game: Game[Any]) -> dict[str, str]:
    """The holder of each seat in a game's last play, by seat name; empty if the file has none."""
    kept = _last_setups(folder).get(f"{game.id}{SEATS}")
    return {seat: who for seat, who in kept.items() if isinstance(who, str)} if isinstance(kept, dict) else {}


def remember_setup(folder: Path, game: Game[Any], options: Mapping[str, str], holders: Mapping[str, str]) -> None:
    """Save a game's options and seat holders for the next time. Raises `CannotWrite`."""
    kept = {**_last_setups(folder), game.id: dict(options), f"{game.id}{SEATS}": dict(holders)}
    files.write_text(folder / HOUSE_RULES, json.dumps(kept, indent=1, sort_keys=True) + "\n")


def _last_setups(folder: Path) -> dict[str, Any]:
    return files.load(folder / HOUSE_RULES, _setups_from_text).value or {}


def _setups_from_text(text: str) -> dict[str, Any]:
    raw = json_text.parse_strict(text)
    if not isinstance(raw, dict):
        raise ValueError("not a set of house rules")
    return raw


PARTY_FORMAT = 1
LONG, LONGER = 14, 22  # letters of a name in a row, and on a line of its own
HEADED = 48  # letters of a name as the heading of a page
LONG_FILE = 180  # letters of a file's name; systems allow 255 bytes, and “.json.damaged-1” must fit as well
KEPT, SHARED = "parties", "shared"  # folders in the data folder
LAST = "party.json"  # the party that set out last
ENDING = ".json"


class BadParty(Trouble):
    """A text that is not a valid party."""


def short(name: str, most: int = LONG) -> str:
    """Shorten a name to at most `most` letters; a number after it stays."""
    if len(name) <= most:
        return name
    end = number_after(name)
    return f"{name[: most - 1 - len(end)].rstrip()}…{end}"


def file_name(path: Path) -> str:
    """The party's name, decoded from its file's name."""
    return decode(path.stem.replace(" ", "%20")) or files.legible(path.stem)


def _stem(name: str) -> str:
    """The file name for a party, without ending: its encoded name; a long name is cut and gets a checksum."""
    whole = encode(name).replace("%20", " ")
    if len(whole) <= LONG_FILE:
        return whole
    start = next(name[:n] for n in range(len(name), 0, -1) if len(encode(name[:n])) <= LONG_FILE)
    return f"{encode(start).replace('%20', ' ')} {zlib.crc32(name.encode()):08x}"


# text format


def party_to_text(company: SavedParty, rules: CharacterRules) -> str:
    """The party as the text of its file."""
    raw = {
        "format": PARTY_FORMAT,
        "party": company.name,
        "rooms": company.rooms,
        "characters": [
            {
                "name": one.name,
                "class": one.kind,
                "level": one.level,
                "hp": one.hp,
                "max": one.most,
                "resources": {id: n for id in one.has if id in _resources(rules, one.kind) and (n := one.left(id))},
            }
            for one in company.characters
        ],
    }
    return json.dumps(raw, indent=1, ensure_ascii=False) + "\n"


def _resources(rules: CharacterRules, kind: str) -> set[str]:
    return {each.id for each in rules.class_of(kind).resources}


def party_from_text(text: str, rules: CharacterRules) -> SavedParty:
    """Parse the text of a party's file. Raises `BadParty` with the reason."""
    try:
        raw = json_text.parse(text)
    except ValueError:
        raise BadParty(Text("It is damaged or cut short.")) from None
    if not isinstance(raw, dict) or "characters" not in raw:
        raise BadParty(Text("It is not a party."))
    if _number(raw, "format", (0, 1 << 31)) > PARTY_FORMAT:
        raise BadParty(Text("It was made by a newer version of Underdeck."))
    people = raw["characters"]
    if not isinstance(people, list) or len(people) > rules.largest:
        raise BadParty(Text("A party has up to {n} characters.", n=rules.largest))
    characters = tuple(_character(one, number, rules) for number, one in enumerate(people, 1))
    return SavedParty(_name(raw, "party"), characters, _number(raw, "rooms", rules.rooms))


def _character(raw: Any, number: int, rules: CharacterRules) -> Character:
    known = [each.id for each in rules.classes]  # a list, since the file may name any value
    if not isinstance(raw, dict) or raw.get("class") not in known:
        raise BadParty(Text("Character {n} has an unknown class.", n=number))
    kind, has = raw["class"], raw.get("resources", {})
    if not isinstance(has, dict) or not set(has) <= _resources(rules, kind):
        raise BadParty(Text("Character {n} has a resource their class does not have.", n=number))
    stock = {resource: _number(has, resource, rules.stock) for resource in has}
    spans = {"level": rules.level, "hp": rules.hp, "max": rules.most}
    level, hp, most = (_number(raw, key, span) for key, span in spans.items())
    return Character(_name(raw, "name"), kind, level, hp, most, stock)


def _number(raw: Mapping[str, Any], key: str, span: Span) -> int:
    value = raw.get(key)
    if type(value) is not int or not span[0] <= value <= span[1]:
        raise BadParty(Text("“{key}” must be a number from {low} to {high}.", key=key, low=span[0], high=span[1]))
    return value


def _name(raw: Mapping[str, Any], key: str) -> str:
    value = raw.get(key)
    start = value[: LONGEST + 1] if isinstance(value, str) else ""
    if not start.isprintable() or decode(encode(start)) is None:
        raise BadParty(Text("“{key}” must be a name of up to {n} letters.", key=key, n=LONGEST))
    return start.strip()


# files


class Parties:
    """The parties a player keeps. Disk errors are reported through `trouble`."""

    def __init__(self, data: Path, rules: CharacterRules, trouble: Callable[[Text], object]):
        self.rules = rules
        self.folder, self.shared, self.trouble = data / KEPT, data / SHARED, trouble
        self.latest = data / LAST

    def all(self) -> list[SavedParty]:
        """Every kept party, sorted by name; from the backup where a file is damaged."""
        found = (self._load(path) for path in self._paths(self.folder))
        return sorted((company for company in found if company), key=lambda company: company.name.casefold())

    def keep(self, company: SavedParty) -> bool:
        """Save a party under its name, replacing one of the same name; return False if the disk refuses."""
        return self._write(self._path(self.folder, company), company)

    def last(self) -> SavedParty | None:
        """The party that set out last; None if there is none."""
        return self._load(self.latest)

    def remember(self, company: SavedParty) -> None:
        """Save the party that sets out, for the next time."""
        self._write(self.latest, company)

    def forget(self, company: SavedParty) -> None:
        """Delete a kept party."""
        try:
            files.remove(self._path(self.folder, company))
        except files.CannotWrite as error:
            self.trouble(error.text)

    def share(self, company: SavedParty) -> Path | None:
        """Write a party to a file for sharing; return its path, or None if the disk refuses."""
        path = self._path(self.shared, company)
        return path if self._write(path, company) else None

    def offered(self) -> list[Path]:
        """The files in the folder for sharing."""
        return self._paths(self.shared)

    def take(self, path: Path) -> SavedParty | None:
        """Import a party from a file and keep it; return None if the file is invalid or the disk refuses."""
        try:
            company = party_from_text(files.text_of(path), self.rules)
        except OSError as error:
            self._refuse(path, Text("It cannot be read: {reason}.", reason=files.reason(error)))
        except UnicodeDecodeError:
            self._refuse(path, Text("It is damaged or cut short."))
        except Trouble as error:
            self._refuse(path, error.text)
        else:
            return company if self.keep(company) else None
        return None

    def _refuse(self, path: Path, why: Text) -> None:
        self.trouble(Text("“{file}” cannot be used. {why}", file=files.legible(path.name), why=why))

    def _load(self, path: Path) -> SavedParty | None:
        loaded = files.load(path, partial(party_from_text, rules=self.rules))
        if loaded.warning is not None:
            self.trouble(loaded.warning)
        return loaded.value

    def _write(self, path: Path, company: SavedParty) -> bool:
        try:
            files.write_text(path, party_to_text(company, self.rules))
        except files.CannotWrite as error:
            self.trouble(error.text)
            return False
        return True

    @staticmethod
    def _path(folder: Path, company: SavedParty) -> Path:
        return folder / f"{_stem(company.name)}{ENDING}"

    @staticmethod
    def _paths(folder: Path) -> list[Path]:
        names = {path.name.removesuffix(".bak") for path in folder.glob("*.json*")} if folder.is_dir() else set()
        return sorted(folder / name for name in names if name.endswith(ENDING))
