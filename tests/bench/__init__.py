"""Benchmarks: run by hand with `python -m tests.bench`, and once in CI, without thresholds."""
