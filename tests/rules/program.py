"""A helper that runs the program in a test like on the command line."""

import io
import json
import sys

from game.__main__ import main


def program(monkeypatch, capsys, line: list[str], typed: list[str]):
    """Run the program with this command line and these typed lines; return its exit status, JSON lines and stderr."""
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{text}\n" for text in typed)))
    status = main(line)
    said = capsys.readouterr()
    return status, [json.loads(text) for text in said.out.splitlines()], said.err
