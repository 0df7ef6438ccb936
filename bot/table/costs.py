"""What one press or command may leave behind, whoever sends it and as often as they like. The table of all bounds is in
`docs/features.md`; one test counts what they are about, for every command and every control."""

from __future__ import annotations

KEPT = 8 * 1024
"""Bytes of an answer that are kept, so that the same request gets it again."""
DONE_KEPT = 7 * 24 * 3600
"""Seconds for which the answer to what was done is kept."""
REFUSED_KEPT = 3600
"""Seconds for which one that changed nothing is: Discord forgets an interaction after 15 minutes."""
FAULTS = 10
"""Faults of typed options that are told at once."""
QUOTED = 200
"""Characters that are kept of what an answer quotes, where it is too long."""
