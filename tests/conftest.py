"""For all tests: say what was left out and how a worker died, and with `--complete` let nothing be skipped."""

import faulthandler
import os
from collections import Counter
from pathlib import Path

import pytest

LEFT_OUT = Counter[str]()
LAST_WORDS = list[str]()  # of workers that died
HARNESS = ("/_pytest/", "/pluggy/", "/xdist/", "/execnet/", '"<string>"')
MARKS = {
    "e2e": "drive a real window under Xvfb",
    "build": "build and run the wheel and the frozen program",
    "press": "bake pictures and sounds again",
    "march": "bake a whole room again, by hand, for it takes minutes",
}


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--complete", action="store_true", help="fail when any test is skipped")


def pytest_deselected(items: list[pytest.Item]) -> None:
    for item in items:
        LEFT_OUT.update(mark for mark in MARKS if item.get_closest_marker(mark))


def pytest_sessionfinish(session: pytest.Session) -> None:
    """A worker of pytest-xdist tells its controller what it left out; each worker leaves out the same."""
    if hasattr(session.config, "workeroutput"):
        session.config.workeroutput["left_out"] = dict(LEFT_OUT)
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if reporter and session.config.getoption("--complete") and reporter.stats.get("skipped"):
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_sessionstart(session: pytest.Session) -> None:
    """A worker that dies of a fault in C says where into a file: the end of a long log is all that many will see."""
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
