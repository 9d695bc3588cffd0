"""Work for several processes, which end with this one, however it ends."""

import multiprocessing
import os
import signal
import sys
import threading
import traceback
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from multiprocessing import connection
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, NamedTuple, TypeVar

from game.core.text import Text, Trouble

MOST = 60  # processes; Windows can wait for no more than 63
Task = TypeVar("Task")
Result = TypeVar("Result")


class WorkerDied(Trouble):
    """A process has ended before its work was done; the system may have had no memory left for it."""


class Worker(NamedTuple):
    """A process, and the pipe for its tasks and results."""

    process: SpawnProcess
    pipe: Connection


def results(function: Callable[[Task], Result], tasks: Iterable[Task], jobs: int) -> list[Result]:
    """Return the result of `function` for every task, in the order of the tasks, computed by `jobs` processes.

    `function` must be importable (or a partial of such a one). An exception in it is raised here, and `WorkerDied` if a
    process dies. All have ended when this returns or raises, also for Ctrl+C; if this process is killed, they notice
    and end at once.
    """
    found: dict[int, Result] = {}
    workers: list[Worker] = []
    try:
        with _signals_held_back():
            for _ in range(min(jobs, MOST)):
                workers.append(_start(function))  # one by one, so that those started are known if one fails
        for number, answer in _answers(enumerate(tasks), [worker.pipe for worker in workers]):
            if isinstance(answer, Exception):
                raise answer
            found[number] = answer
    finally:
        _end(workers)
    return [found[number] for number in sorted(found)]


def _answers(tasks: Iterator[tuple[int, Any]], idle: list[Connection]) -> Iterator[tuple[int, Any]]:
    """Hand out the tasks, one to each pipe at a time; yield each task's number and what came back. Raises
    `WorkerDied`."""
    busy: dict[Connection, int] = {}
    while True:
        for pipe, (number, task) in zip(idle, tasks):  # noqa: B905  tasks may be fewer, or more
            with _died():
                pipe.send(task)
            busy[pipe] = number
        if not busy:
            return
        idle = [pipe for pipe in connection.wait(list(busy)) if isinstance(pipe, Connection)]
        for pipe in idle:
            with _died():
                answer = pipe.recv()
            yield busy.pop(pipe), answer


@contextmanager
def _died() -> Iterator[None]:
    try:
        yield
    except (EOFError, OSError) as error:
        raise WorkerDied(Text("One of its processes was ended by the system.")) from error


def _start(function: Callable[[Any], Any]) -> Worker:
    spawn = multiprocessing.get_context("spawn")  # the same on every system; copies nothing from this process
    ours, theirs = spawn.Pipe()
    process = spawn.Process(target=_work, args=(function, theirs), daemon=True)
    process.start()
    theirs.close()
    return Worker(process, ours)


def _end(workers: Iterable[Worker]) -> None:
    for worker in workers:
        worker.process.kill()
    for worker in workers:
        worker.process.join()
        worker.pipe.close()


@contextmanager
def _signals_held_back() -> Iterator[None]:
    """Hold Ctrl+C and requests to end back for a moment: a process whose start they broke off would tell an error.

    Processes started meanwhile never get Ctrl+C: it is for this process to end them.
    """
    if sys.platform == "win32":
        yield
        return
    from multiprocessing import resource_tracker

    resource_tracker.ensure_running()  # it is started with the first process, and lets Ctrl+C through
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT, signal.SIGTERM})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


# in the other process


def _work(function: Callable[[Any], Any], pipe: Connection) -> None:
    """Answer tasks with results, or with the exception that was raised, until the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGTERM})  # held back since before the start
    threading.Thread(target=_end_with_parent, daemon=True).start()
    while True:
        try:
            task = pipe.recv()
        except EOFError:
            return
        try:
            answer = function(task)
        except Exception as error:
            error.add_note(traceback.format_exc())
            answer = error
        pipe.send(answer)


def _end_with_parent() -> None:
    """End this process as soon as the one that started it has ended."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
