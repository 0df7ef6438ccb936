"""Measurements: what a move costs beside what it cannot be cheaper than. `python -m benchmarks` prints goal and
figure."""
