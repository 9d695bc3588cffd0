"""Options and reports for all tests: what was left out, tests that are slow without saying so, how a worker died.

`--complete` fails a run in which any test was skipped.
"""

import faulthandler
import os
from collections import Counter
from pathlib import Path

import pytest

from tests.rotation import QUARTER, QUARTERS

pytest_plugins = ["tests.cpu"]

LEFT_OUT = Counter[str]()
LAST_WORDS = list[str]()  # what workers that died left behind
HARNESS = ("/_pytest/", "/pluggy/", "/xdist/", "/execnet/", '"<string>"')
MARKS = {
    "slow": "take more than 0.3 s of CPU each",
    "nightly": "go over full matrices and many seeds",
    "e2e": "drive a real window under Xvfb",
    "build": "build and run the wheel and the frozen program",
    "press": "bake pictures and sounds again",
    "march": "bake a whole room again",
}


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--complete", action="store_true", help="fail when any test is skipped")


def pytest_report_header() -> str:
    return f"tests that take turns: quarter {QUARTER} of {QUARTERS} (UNDERDECK_ROTATION={QUARTER} runs it again)"


def pytest_deselected(items: list[pytest.Item]) -> None:
    for item in items:
        LEFT_OUT.update(mark for mark in MARKS if item.get_closest_marker(mark))


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Send what a worker of pytest-xdist left out to its controller; each worker leaves out the same."""
    if hasattr(session.config, "workeroutput"):
        session.config.workeroutput["left_out"] = dict(LEFT_OUT)
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if reporter and session.config.getoption("--complete") and reporter.stats.get("skipped"):
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_sessionstart(session: pytest.Session) -> None:
    """Let a worker that dies of a fault in C write where it was into a file, for the end of the controller's report."""
    if words := getattr(session.config, "workerinput", {}).get("last_words"):
        faulthandler.enable(os.open(words, os.O_CREAT | os.O_WRONLY))  # open as long as the worker lives


@pytest.hookimpl(optionalhook=True)
def pytest_configure_node(node) -> None:
    folder = node.config._tmp_path_factory.getbasetemp()
    node.workerinput["last_words"] = str(folder / f"last-words-{node.gateway.id}")


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node, error) -> None:
    if error:
        words = Path(node.workerinput["last_words"])
        lines = words.read_text().splitlines() if words.exists() else []
        said = "\n".join(line for line in lines if not any(name in line for name in HARNESS))
        LAST_WORDS.append(f"{node.gateway.id}: {error}\n{said or 'it left no last words: killed from outside?'}")
    for mark, count in getattr(node, "workeroutput", {}).get("left_out", {}).items():
        LEFT_OUT[mark] = max(LEFT_OUT[mark], count)


def pytest_terminal_summary(terminalreporter, config: pytest.Config) -> None:
    for mark, count in LEFT_OUT.items():
        if count:
            terminalreporter.write_line(
                f"left out: {count} tests marked {mark!r}, which {MARKS[mark]} (python -m pytest -m {mark})",
                yellow=True,
            )
    for words in LAST_WORDS:
        terminalreporter.section("the last words of a worker", red=True)
        terminalreporter.write_line(words)
    if config.getoption("--complete") and terminalreporter.stats.get("skipped"):
        terminalreporter.write_line("failed: with --complete, no test may be skipped", red=True)
