"""For all tests: say what was left out, and with `--complete` let nothing be skipped."""

from collections import Counter

import pytest

LEFT_OUT = Counter[str]()
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


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node) -> None:
    for mark, count in getattr(node, "workeroutput", {}).get("left_out", {}).items():
        LEFT_OUT[mark] = max(LEFT_OUT[mark], count)


def pytest_terminal_summary(terminalreporter, config: pytest.Config) -> None:
    for mark, count in LEFT_OUT.items():
        if count:
            terminalreporter.write_line(
                f"left out: {count} tests marked {mark!r}, which {MARKS[mark]} (python -m pytest -m {mark})",
                yellow=True,
            )
    if config.getoption("--complete") and terminalreporter.stats.get("skipped"):
        terminalreporter.write_line("failed: with --complete, no test may be skipped", red=True)
