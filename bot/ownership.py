"""Who may read what the program keeps: its owner alone. Seeds are in it, and with them dice and hands of running
games."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path

import structlog

from bot.settings import Settings

log = structlog.get_logger(__name__)

OTHERS = 0o077
"""What nobody but the owner may do, as a mask of the process."""
OURS = ("parlour*.sqlite3*", ".parlour*", "forgotten", "alive", "backups", "playground")
"""What the program writes in the data folder, by names as a shell has them; of a folder all that is in it."""
NAMED = 8
"""How many paths one line of the log names."""


def close_off(settings: Settings) -> None:
    """Take from others what an earlier program, or a restored backup, let them do with what is kept. Where that cannot
    be, it is said, and nothing else."""
    if os.name != "posix":
        return
    found = [path for path in _kept(settings) if _is_open(path)]
    for path in found:
        with suppress(OSError):  # whatever came of it is looked at below
            _close(path)
    left = [path for path in found if _is_open(path)]
    if closed := [path for path in found if path not in left]:
        log.warning("others could read this until now, from now on only its owner can", **_named(closed))
    if left:
        log.warning("others can read this, and it cannot be changed from here", **_named(left))


def _kept(settings: Settings) -> Iterator[Path]:
    """The data folder and what the program has written there. What else lies there, or where links lead, is the host's
    own; but for the store, which may lie elsewhere."""
    yield settings.data
    for name in OURS:
        for path in sorted(settings.data.glob(name)):
            if path == settings.database or not path.is_symlink():
                yield from (path, *sorted(path.rglob("*")))


def _is_open(path: Path) -> bool:
    try:
        return bool(path.stat().st_mode & OTHERS)
    except OSError:  # gone meanwhile, or a link that leads nowhere
        return False


def _close(path: Path) -> None:
    mode = stat.S_IMODE(path.stat().st_mode)
    if not mode & stat.S_ISVTX:  # a folder such as /tmp is everybody's
        path.chmod(mode & ~OTHERS)


def _named(paths: Sequence[Path]) -> dict[str, object]:
    return {"paths": [str(path) for path in paths[:NAMED]], "number": len(paths)}
