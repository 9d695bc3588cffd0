"""Tests that a play is the same in processes with different hash seeds, which order their sets differently."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

DIGESTS = """
from tests.contract.plays import begun, plays
for preset, seed in plays(range(4)):
    match = begun(preset, seed)
    print(preset, seed, match.digest(), *match.log)
"""


@pytest.mark.slow
def test_a_replay_is_the_same_in_processes_with_other_hash_seeds():
    runs = [
        subprocess.run(
            [sys.executable, "-c", DIGESTS],
            cwd=ROOT,
            env=os.environ | {"PYTHONHASHSEED": number},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for number in ("0", "1", "4242")
    ]
    assert runs[0]
    assert runs[0] == runs[1] == runs[2]
