"""What `.ci/mutate` does with the results of mutmut, which it starts in the folder that has its `mutants`.

`load CACHE` brings the results of earlier runs; mutmut drops those of functions that have changed since. If an earlier
run got through all mutants, the survivors will be tried again, for there may be new tests. `store CACHE` keeps the
results. `report` prints how many mutants of each file the tests caught, then the change that each survivor made; those
that only changed a sentence for players are counted, not listed.
"""

import json
import re
import shutil
import sys
from collections import Counter
from pathlib import Path

from mutmut.mutation.diff_apply import get_diff_for_mutant
from mutmut.stats import status_by_exit_code

MUTANTS = Path("mutants")
RESULTS = "*.py.meta"  # beside each file with mutants
SURVIVED, UNTESTED, LEFT = "survived", "no tests", "not checked"
SENTENCE = "a sentence"  # survived, but nothing else was changed
CAUGHT = ("killed", "timeout", "segfault", "suspicious")
COLUMNS = ("caught", SURVIVED, SENTENCE, UNTESTED, LEFT)
PROSE = re.compile(r'f?"[^"]* [^"]*"|(?<=Text\()None')


def read(folder: Path) -> dict[Path, dict]:
    """The results below a folder, by path; without files that an interrupted run wrote only in part."""
    found = {}
    for path in sorted(folder.rglob(RESULTS)):
        try:
            found[path.relative_to(folder)] = json.loads(path.read_text(encoding="utf-8"))
        except ValueError:
            print(f"{path} is not whole: its mutants are tried again")
    return found


def write(folder: Path, results: dict[Path, dict]) -> None:
    """Write results below a folder."""
    for path, result in results.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(json.dumps(result), encoding="utf-8")


def load(cache: Path) -> None:
    """Put the results of earlier runs where mutmut looks for them."""
    results = read(cache)
    codes = [result["exit_code_by_key"] for result in results.values()]
    if not any(status_by_exit_code[code] == LEFT for of_file in codes for code in of_file.values()):
        for of_file in codes:
            again = {name for name, code in of_file.items() if status_by_exit_code[code] not in CAUGHT}
            of_file.update(dict.fromkeys(again))
    write(MUTANTS, results)
    print(f"results of {len(results)} files")


def store(cache: Path) -> None:
    """Replace the cache by the results there are now."""
    results = read(MUTANTS)
    shutil.rmtree(cache, ignore_errors=True)
    cache.mkdir(parents=True)
    write(cache, results)


def report() -> None:
    """Print a line of counts for each file, their sums, and what the survivors changed."""
    total, survivors = Counter[str](), dict[str, dict[str, str]]()
    print("".join(f"{column:>12}" for column in COLUMNS))
    for path, result in read(MUTANTS).items():
        file, codes = str(path).removesuffix(".meta"), result["exit_code_by_key"]
        if not codes:
            continue
        states = {name: status_by_exit_code[code] for name, code in codes.items()}
        changes = {name: change(file, name) for name, state in states.items() if state == SURVIVED}
        survivors[file] = {name: lines for name, lines in changes.items() if not is_sentence(lines)}
        counts = Counter("caught" if state in CAUGHT else state for state in states.values())
        counts[SURVIVED], counts[SENTENCE] = len(survivors[file]), len(changes) - len(survivors[file])
        total += counts
        print(row(counts, file))
    print(row(total, "in all"))
    if total[LEFT] == total.total():
        sys.exit("no mutant was tried: give it more minutes")
    for file, listed in survivors.items():
        if listed:
            print(f"\n{file}: {len(listed)} survived")
        for name, lines in listed.items():
            print(f"  {name}", *lines, sep="\n    ")


def row(counts: Counter[str], what: str) -> str:
    """A row of the table."""
    return "".join(f"{counts[column]:12}" for column in COLUMNS) + f"  {what}"


def change(file: str, name: str) -> list[str]:
    """The lines that a mutant takes out (`-`) and puts in (`+`)."""
    return [line for line in get_diff_for_mutant(name, path=file).splitlines()[2:] if line.startswith(("-", "+"))]


def is_sentence(lines: list[str]) -> bool:
    """Whether a change is only one of the wording."""
    out, put = ([PROSE.sub("...", line[1:]) for line in lines if line[0] == sign] for sign in "-+")
    return out == put


if __name__ == "__main__":
    task, *folders = sys.argv[1:]
    {"load": load, "store": store, "report": report}[task](*map(Path, folders))
