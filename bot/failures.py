"""What a host can mend is a sentence that says how, and an exit status that says whether trying again is of any use."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from enum import IntEnum
from errno import EDQUOT, ENOSPC
from pathlib import Path

import click
from pydantic import ValidationError
from pydantic_core import ErrorDetails

from bot.host.operations.monitor import AddressTaken
from bot.host.storage.store import StoreBroken, StoreBusy, StoreMissing, StoreNewer, StoreOlder, is_damage
from bot.settings import TOKEN, Settings, variables


class Status(IntEnum):
    """How the program ends where it cannot go on. docs/hosting.md has them in a table."""

    FAILED = 1
    """Something else; trying again may help."""
    SETTING = 2
    """A setting or an option of the command line is not legal. What may be wrong with the token has its own."""
    TOKEN = 3
    """Discord refuses the token."""
    DATABASE = 4
    """The games cannot be read: the database is damaged, or none of this program."""
    BUSY = 5
    """Another process is at work on the same data folder."""
    FOLDER = 6
    """The data folder, or a file in it, cannot be used, such as without permission."""
    NEWER = 7
    """A newer version of this program wrote the games."""
    NO_FILE = 8
    """A folder lies where the database, or another file, belongs."""
    NO_FOLDER = 9
    """A file lies where the data folder, or another one, belongs."""
    NO_TOKEN = 10
    """What stands in the place of the token can be none, such as two lines."""
    NO_SPACE = 11
    """The disk is full."""
    NO_GAMES = 12
    """There are no games where some are looked for."""
    OLDER = 13
    """A draft of this program, from before its first release, wrote the games."""
    UNJUDGED = 14
    """Nothing is wrong with the file of a game, but the rules installed here cannot judge all of it."""


ILLEGAL = {
    "value_error": "{error}",
    "greater_than": "this must be more than {gt:g}",
    "greater_than_equal": "this must be {ge:g} at least",
    "less_than_equal": "this must be {le:g} at most",
    "int_parsing": "this must be a whole number",
    "float_parsing": "this must be a number",
    "bool_parsing": "this must be true or false",
    "literal_error": "this must be {expected}",
}
"""Why a value is refused, by pydantic's kinds of errors."""
_ADVICE = " PARLOUR_DATA names another folder."
CAUSES = {sqlite3.SQLITE_BUSY: Status.FAILED, sqlite3.SQLITE_FULL: Status.NO_SPACE}
"""What is not the folder's fault: whoever holds the database may let go of it, and space may be made."""


class Failure(click.ClickException):
    """Ends the program with a sentence and a status."""

    def __init__(self, sentence: str, status: Status) -> None:
        super().__init__(sentence)
        self.exit_code = int(status)  # type: ignore[misc]  # click reads it from the instance


def read_settings() -> Settings:
    """The settings of the environment.

    :raises Failure: one is not legal.
    """
    try:
        return Settings()
    except ValidationError as refused:
        complaints = [_complaint(problem["loc"], _why(problem)) for problem in refused.errors()]
        token = all(_name(problem["loc"]) == TOKEN for problem in refused.errors())
        raise Failure("\n".join(complaints), Status.NO_TOKEN if token else Status.SETTING) from None


@contextmanager
def say_plainly(settings: Settings, backup: Path | None = None) -> Iterator[None]:
    """Turns what may be wrong with the data folder, or with a `backup` that is written or read beside it, into a
    `Failure`. Everything else keeps its traceback."""
    try:
        yield
    except StoreBusy:
        busy = f"Another process is at work in {settings.data}: stop it first, or name another folder."
        raise Failure(busy, Status.BUSY) from None
    except AddressTaken as taken:
        raise Failure(f"PARLOUR_METRICS: nobody can listen at {taken}.", Status.SETTING) from None
    except ModuleNotFoundError as missing:
        if missing.name != "nats":
            raise
        raise Failure("PARLOUR_NATS needs an extra: pip install 'parlour[cluster]'.", Status.SETTING) from None
    except StoreNewer as newer:
        raise Failure(f"A newer version of this program is needed: {newer}.", Status.NEWER) from None
    except StoreOlder as older:
        anew = "To begin anew, move that file away and leave the file `forgotten` where it is"
        raise Failure(f"{older}. {anew} (docs/hosting.md).", Status.OLDER) from None
    except StoreBroken as broken:
        raise Failure(f"{broken}. A backup can take its place (docs/hosting.md).", Status.DATABASE) from None
    except StoreMissing as missing:
        advice = "" if backup is not None and str(backup) in str(missing) else _ADVICE
        raise Failure(f"No games: {missing}.{advice}", Status.NO_GAMES) from None
    except (FileExistsError, NotADirectoryError) as there:
        raise Failure(f"{there.filename} is no folder. PARLOUR_DATA names another one.", Status.NO_FOLDER) from None
    except IsADirectoryError as there:
        raise Failure(f"{there.filename} is a folder, where a file belongs.", Status.NO_FILE) from None
    except OSError as refused:
        if refused.filename is None:
            raise
        status = Status.NO_SPACE if refused.errno in (ENOSPC, EDQUOT) else Status.FOLDER
        if backup is not None and Path(refused.filename).parent == backup.absolute().parent:
            raise Failure(f"{refused.strerror}: {backup}. Name another place for it.", status) from None
        raise Failure(f"{refused.strerror}: {refused.filename}.{_ADVICE}", status) from None
    except sqlite3.DatabaseError as failure:
        if is_damage(failure):
            raise Failure(f"{settings.database} is damaged. A backup can take its place.", Status.DATABASE) from None
        if not isinstance(failure, sqlite3.OperationalError):
            raise
        status = CAUSES.get(failure.sqlite_errorcode & 0xFF, Status.FOLDER)
        at = backup if backup is not None and status is Status.NO_SPACE else settings.database
        raise Failure(f"{at} cannot be used: {failure}.", status) from None


def _why(problem: ErrorDetails) -> str:
    words = ILLEGAL.get(problem["type"])
    return problem["msg"] if words is None else words.format(**problem.get("ctx", {}))


def _complaint(where: tuple[int | str, ...], why: str) -> str:
    name = _name(where)
    return why if name is None else f"{name}: {why}"


def _name(where: tuple[int | str, ...]) -> str | None:
    """The variable of a setting; None of several together: they are named in the words."""
    names = {name: variable.name for name, variable in zip(Settings.model_fields, variables(), strict=True)}
    return names.get(str(where[0]), str(where[0])) if where else None
