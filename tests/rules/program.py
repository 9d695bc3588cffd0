"""Running the program in a test as it is run on the command line."""

import io
import json
import sys

from game.__main__ import main


def program(monkeypatch, capsys, line: list[str], typed: list[str]):
    """Run the program with that command line and those lines typed: its status, JSON lines and complaints."""
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{text}\n" for text in typed)))
    status = main(line)
    said = capsys.readouterr()
    return status, [json.loads(text) for text in said.out.splitlines()], said.err
