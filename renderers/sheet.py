"""The sheet of every picture: its size, where the heading stands, and how large letters are at least.

Discord shows a single picture at most 550 by 350 CSS pixels in a desktop window and about 390 wide on a telephone. A
sheet of three to two is as large as it can be in both.
"""

from __future__ import annotations

WIDTH, HEIGHT = 1200, 800
"""Pixels of a picture, whoever may see it: a higher one would be shown smaller."""
SMALLEST = 28
"""Pixels of the smallest letters of anything that matters: nine CSS pixels on a telephone."""
SMALL, PLAIN, LARGE, HUGE = 28, 32, 40, 56
"""The scale of type: notes, names and facts, headlines, numbers that are looked for first."""
HEADING = 92
"""Pixels of the band on top (`renderers.heading`); the board has what is below."""

Box = tuple[int, int, int, int]
"""(left, top, right, bottom) in pixels."""

BOARD: Box = (0, HEADING, WIDTH, HEIGHT)
"""All that is below the heading, to the sheet's edges."""
