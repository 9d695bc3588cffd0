"""Deliberate breakages, to show that the tests catch them: `python -m tests.breakages`."""
