"""A pytest plugin: a test that takes more than 0.3 s of CPU must be marked `slow`, or it fails.

Processor time of the test function is counted, that of the processes it started too; fixtures are not. A test over the
limit is run again, twice at most, for the first run may have filled a cache, and the limit grows on a machine (or at a
moment) that is slower than the one the limit was set on, measured with a bare loop. A run with more seeds
(UNDERDECK_MORE) has no limit.
"""

import os
import time
from collections.abc import Generator

import pytest
from _pytest.runner import runtestprotocol

LIMIT = 0.3  # seconds
AGAIN = 2  # further runs of a test that was over it
LOOP = 200_000  # turns of a bare loop
USUAL = 0.0052  # seconds of CPU that the loop took on the machine on which the limit was set, when idle
EXEMPT = ("slow", "nightly", "e2e", "build", "press", "march")
SPENT = pytest.StashKey[float]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    before = spent()
    try:
        return (yield)
    finally:
        item.stash[SPENT] = spent() - before


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool | None:
    """Run a test that is not marked slow, again if it took too long, and fail it if it always does."""
    if "UNDERDECK_MORE" in os.environ or any(item.get_closest_marker(mark) for mark in EXEMPT):
        return None
    hook = item.ihook
    hook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
    reports = runtestprotocol(item, nextitem=nextitem, log=False)
    if all(report.passed for report in reports) and item.stash.get(SPENT, 0.0) > LIMIT:
        for _again in range(AGAIN):
            item._initrequest()
            reports = runtestprotocol(item, nextitem=nextitem, log=False)
            limit = LIMIT * max(1.0, slowness())
            if item.stash[SPENT] <= limit:
                break
        else:
            _fail(reports, f"{item.stash[SPENT]:.2f} s of CPU (at most {limit:.2f}): make it faster or mark it slow")
    for report in reports:
        hook.pytest_runtest_logreport(report=report)
    hook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
    return True


def _fail(reports: list[pytest.TestReport], why: str) -> None:
    for report in reports:
        if report.when == "call" and report.passed:
            report.outcome, report.longrepr = "failed", why


def spent() -> float:
    """Seconds of CPU that this process and its finished children have taken."""
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system


def slowness() -> float:
    """The time of a bare loop now as a multiple of the usual one; the best of three."""
    return min(_loop() for _ in range(3)) / USUAL


def _loop() -> float:
    before, total = time.process_time(), 0
    for number in range(LOOP):
        total += number
    return time.process_time() - before
