"""Break the program in many ways, and show that the tests catch each: `python -m tests.breakages`.

Each breakage of the catalogue is applied to a copy of the working tree, and the tests that should catch it are run
there. The exit status is 1 if one escapes, if its text is not in the file any more, or if the tests fail unbroken.
"""

import argparse
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from queue import SimpleQueue

from .breakage import FAST, Breakage
from .catalogue import BREAKAGES
from .copy import PASSED, Copy, Run, copies

ALL = "all"


def main() -> int:
    """Run the breakages that the command line names; return the exit status."""
    said = _parser().parse_args()
    chosen = [each for each in BREAKAGES if _is_wanted(each, said.names, said.tier)]
    unknown = {*said.names} - {each.name for each in BREAKAGES}
    if unknown or not chosen:
        print("there is no breakage called", *sorted(unknown), file=sys.stderr)
        return 2
    if said.list:
        for each in chosen:
            print(f"{each.name:44} {each.area:12} {each.tier:5} {each.harm}")
        return 0
    with copies(min(said.jobs, len(chosen))) as places:
        if not _pass_unbroken(places[0], chosen, said.whole):
            return 1
        return _report(chosen, places, said.whole)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tests.breakages", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help="breakages to try (none: all)")
    parser.add_argument("--tier", default=ALL, help="only those that this tier catches: fast, slow, ... (all)")
    parser.add_argument("--jobs", type=int, default=1, help="how many to try at a time, each in a copy of its own")
    parser.add_argument("--whole", action="store_true", help="run the whole tier, not only the tests that are named")
    parser.add_argument("--list", action="store_true", help="only list them")
    return parser


def _is_wanted(each: Breakage, names: Sequence[str], tier: str) -> bool:
    return (not names or each.name in names) and tier in (ALL, each.tier)


def _pass_unbroken(copy: Copy, chosen: Sequence[Breakage], whole: bool) -> bool:
    """Run the tests of all chosen breakages on the unbroken copy; return True if they pass."""
    fine = True
    for tier in dict.fromkeys(each.tier for each in chosen):
        tests = dict.fromkeys(test for each in chosen if each.tier == tier for test in each.tests)
        run = copy.run(() if whole else [*tests], tier, first=False)
        print(f"unbroken, {tier}: {'passed' if run.code == PASSED else 'FAILED'} in {run.seconds:.1f} s", flush=True)
        if run.code != PASSED:
            print(run.output[-4000:])
            fine = False
    return fine


def _report(chosen: Sequence[Breakage], places: Sequence[Copy], whole: bool) -> int:
    """Try the breakages and print what became of each; return the exit status."""
    free: SimpleQueue[Copy] = SimpleQueue()
    for place in places:
        free.put(place)

    def tried(each: Breakage) -> Run | str:
        copy = free.get()
        try:
            with copy.broken(each):
                return copy.run(() if whole else each.tests, each.tier)
        except (OSError, ValueError) as error:
            return str(error)
        finally:
            free.put(copy)

    caught, fast = 0, 0
    with ThreadPoolExecutor(len(places)) as pool:
        for each, run in zip(chosen, pool.map(tried, chosen), strict=True):
            fine = isinstance(run, Run) and run.caught
            caught += fine
            fast += fine and each.tier == FAST
            print(_line(each, run), flush=True)
    print(f"{caught} of {len(chosen)} caught, {fast} of them by the README's command.")
    return 0 if caught == len(chosen) else 1


def _line(each: Breakage, run: Run | str) -> str:
    what = f"{each.name:44} {each.area:12} {each.tier:5}"
    if isinstance(run, str):
        return f"{what} MISSING  {run}"
    if run.caught:
        return f"{what} caught   {run.seconds:5.1f} s  {run.first}"
    if run.code == PASSED:
        return f"{what} ESCAPED  {run.seconds:5.1f} s"
    return f"{what} ERROR    pytest ended with {run.code}\n{run.output[-2000:]}"


if __name__ == "__main__":
    sys.exit(main())
