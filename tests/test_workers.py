"""Tests for work in several processes: results in order, errors, and that nothing goes on after the end of ours."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import psutil
import pytest

from game import workers
from game.core.text import Text, Trouble

ROOT = Path(__file__).parents[1]
POSIX = pytest.mark.skipif(sys.platform == "win32", reason="signals are another thing there")
ON = "import sys; from game.__main__ import main; print('on', flush=True); sys.exit(main())"
SIM = ("sim", "scoundrel", "--games", "3000000", "--agent", "greedy", "--jobs")


def slowly(number: int) -> int:
    """The earlier tasks take longer, so that results come in another order."""
    time.sleep(0.05 if number < 2 else 0)
    return number * number


def refusing(number: int) -> int:
    if number == 3:
        raise Trouble(Text("Not {n}.", n=number))
    return number


def dying(number: int) -> int:
    os._exit(9)


@pytest.mark.slow
def test_results_come_in_the_order_of_the_tasks() -> None:
    assert workers.results(slowly, iter(range(9)), 3) == [n * n for n in range(9)]
    assert workers.results(slowly, [], 2) == []


@pytest.mark.slow
def test_an_error_in_a_process_is_raised_here() -> None:
    with pytest.raises(Trouble, match="Not 3") as caught:
        workers.results(refusing, range(9), 2)
    assert "in refusing" in caught.value.__notes__[0]


@pytest.mark.slow
def test_a_process_that_dies_is_noticed() -> None:
    with pytest.raises(workers.WorkerDied):
        workers.results(dying, range(9), 2)


# signals


def of_session(leader: int) -> list[str]:
    """What still runs of the processes of a session; the dead that wait to be counted are left out."""
    told = subprocess.run(["ps", "-eo", "sid=,stat=,args="], capture_output=True, text=True, check=True).stdout
    fields = (line.split(None, 2) for line in told.splitlines())
    return [args for sid, state, args in fields if int(sid) == leader and not state.startswith("Z")]


def wait_for_end(leader: int, seconds: float) -> list[str]:
    end = time.monotonic() + seconds
    while (left := of_session(leader)) and time.monotonic() < end:
        time.sleep(0.05)
    return left


@pytest.fixture
def started() -> Iterator[list[subprocess.Popen[str]]]:
    processes: list[subprocess.Popen[str]] = []
    yield processes
    for process in processes:
        if of_session(process.pid):
            os.killpg(process.pid, signal.SIGKILL)
        process.communicate()


def start(started: list[subprocess.Popen[str]], jobs: int, after: float) -> subprocess.Popen[str]:
    """A simulation that would take an hour, in a session of its own, some seconds after its start."""
    process = subprocess.Popen(
        [sys.executable, "-c", ON, *SIM, str(jobs)],
        cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )  # fmt: skip
    started.append(process)
    assert process.stdout is not None
    assert process.stdout.readline() == "on\n"
    time.sleep(after)
    return process


def workers_of(process: subprocess.Popen[str]) -> list[int]:
    """The numbers of a simulation's two processes, once they are there."""
    for _ in range(200):
        children = psutil.Process(process.pid).children()
        found = [child.pid for child in children if "spawn_main" in " ".join(child.cmdline())]
        if len(found) == 2:
            return found
        time.sleep(0.05)
    raise AssertionError("they are not started")


WAYS = list(product((signal.SIGINT, signal.SIGTERM), (False, True), (0.25, 0.35, 1.2), (1, 2)))


@POSIX
@pytest.mark.slow
@pytest.mark.parametrize(("sent", "group", "after", "jobs"), [w for w in WAYS if w[3] == 2 or w[2] == 1.2])
def test_a_simulation_that_is_stopped_ends_at_once(
    started: list[subprocess.Popen[str]], sent: signal.Signals, group: bool, after: float, jobs: int
) -> None:
    """By Ctrl+C, which all processes get, or by a signal for it alone; early, or in the middle."""
    process = start(started, jobs, after)
    (os.killpg if group else os.kill)(process.pid, sent)
    _, said = process.communicate(timeout=10)  # on a busy machine; by itself it would go on for an hour
    assert (process.returncode, said) in [(128 + sent, "Stopped.\n"), (-sent, "")], "the latter before the start"
    assert wait_for_end(process.pid, 1) == []


@POSIX
@pytest.mark.slow
def test_the_processes_of_a_simulation_that_is_killed_end_by_themselves(started: list[subprocess.Popen[str]]) -> None:
    process = start(started, 2, 0.0)
    assert len(workers_of(process)) == 2
    process.kill()
    assert wait_for_end(process.pid, 1.5) == []


@POSIX
@pytest.mark.slow
def test_a_process_that_is_killed_ends_the_simulation(started: list[subprocess.Popen[str]]) -> None:
    """By the system, for want of memory."""
    process = start(started, 2, 0.0)
    worker = workers_of(process)[0]
    os.kill(worker, signal.SIGKILL)
    _, said = process.communicate(timeout=5)
    assert process.returncode == 2
    assert len(said.splitlines()) == 1
    assert wait_for_end(process.pid, 1) == []
