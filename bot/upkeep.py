"""What a host does with the games on disk, from the command line: look ahead, back up, restore, ask whether the bot is
well."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from pathlib import Path

import click

from bot import logs
from bot.catalogue import games
from bot.failures import Failure, Status, read_settings, say_plainly
from bot.host.operations import backup as backups
from bot.host.operations import check as checking
from bot.host.operations import forgetting
from bot.host.operations.backup import Contents
from bot.host.operations.check import GameStatus, Prospect, Seals
from bot.host.operations.heartbeat import age
from bot.host.operations.restore import Return
from bot.host.operations.restore import restore as restored
from bot.host.storage import documents
from bot.messages.i18n import plain
from bot.ownership import close_off
from bot.settings import Settings
from bot.table.features.rules_change import Disagreement
from games.core import Seat, text

DATA = click.option(
    "--data",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    help="The data folder; PARLOUR_DATA if left out.",
)


@click.command()
@DATA
@click.option("--deep", is_flag=True, help="Verify the seal of every log too.")
def check(data: Path | None, deep: bool) -> None:  # click calls it by name
    """Tell which running games would go on under the rules installed here. Touches nothing.

    Run it with the new program before an update. Ends with status 1 if a game would be kept as it is, or a table cannot
    be read, or a seal is broken.
    """
    settings = _settings(data)
    with say_plainly(settings):
        prospects = checking.check(settings.database, games())
        unreadable = checking.unreadable(settings.database)
        sealed = checking.seals(settings.database) if deep else None
    for prospect in prospects:
        if prospect.fate is not GameStatus.SAME:
            click.echo(_prospect(prospect))
    left = sum(prospect.fate not in (GameStatus.SAME, GameStatus.CARRIED) for prospect in prospects)
    click.echo(f"{len(prospects)} running games: {len(prospects) - left} go on, {left} would be kept as they are.")
    unread = set(unreadable) - {prospect.session for prospect in prospects}
    if unread:
        click.echo(f"Other tables of which nothing can be read: {listed(unread)}.")
    if sealed is not None:
        _tell_seals(sealed)
    raise SystemExit(1 if left or unread or (sealed is not None and sealed.broken) else 0)


def _tell_seals(found: Seals) -> None:
    click.echo(f"{found.sound} logs are as they were written.")
    if found.unknown:
        click.echo(f"Of {found.unknown} no seal is kept yet: they were written last by an earlier version.")
    if found.broken:
        click.echo(f"Not as they were written, so damaged or altered: the logs of tables {listed(found.broken)}.")


def listed(tables: Iterable[int]) -> str:
    """Numbers of tables in a row."""
    return ", ".join(map(str, sorted(tables)))


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--overwrite", is_flag=True, help="Replace FILE if it is there.")
@DATA
def backup(file: Path, overwrite: bool, data: Path | None) -> None:  # click calls it by name
    """Copy every game to FILE and check the copy, also while the bot runs.

    Keep FILE as private as the token: who reads it knows the dice and hands of running games.
    """
    settings = _settings(data)
    with say_plainly(settings, file):
        try:
            held = backups.back_up(settings.database, file, now=int(time.time()), over=overwrite)
        except backups.TargetExists:
            raise Failure(f"{file} is there already; --overwrite replaces it.", Status.FAILED) from None
    click.echo(f"{file} is written and checked: {_contents(held)}.")


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--yes", is_flag=True, help="Do not ask.")
@DATA
def restore(file: Path, yes: bool, data: Path | None) -> None:  # click calls it by name
    """Put the backup FILE in the place of all games. The bot must not run.

    The games that were there are kept beside it. Each running game says that it was set back; its dice are new from
    there on.
    """
    settings = _settings(data)
    with say_plainly(settings, file):
        done = restored(
            settings.database, file, now=int(time.time()), agreed=lambda prospect: _agreed(prospect, yes=yes)
        )
    if done is None:
        raise Failure("Nothing was changed.", Status.FAILED)
    logs.configure(settings)
    close_off(settings)
    click.echo(
        f"{settings.database} is the backup now. {done.prospect.backup.running} running games say so in their channels."
    )
    if done.replaced is not None:
        click.echo(f"What was there before is kept as {done.replaced}; remove it when all is well.")


@click.command()
@click.option("--user", type=int, help="The number of a person (developer mode, Copy User ID).")
@click.option("--guild", type=int, help="The number of a server.")
@click.option("--yes", is_flag=True, help="Do not ask.")
@DATA
def forget(user: int | None, guild: int | None, yes: bool, data: Path | None) -> None:  # click calls it by name
    """Remove a person, or a server with all its tables, from everything that is kept. The bot must not run.

    A person has to leave their open tables first. Backups keep whom they hold; restoring one forgets again.
    """
    if (user is None) == (guild is None):
        raise Failure("Name a person with --user, or a server with --guild.", Status.SETTING)
    settings = _settings(data)
    if not yes and not click.confirm("This cannot be taken back. Remove it?"):
        raise Failure("Nothing was changed.", Status.FAILED)
    with say_plainly(settings):
        if user is not None:
            tables = _forget_person(settings, user)
            click.echo(f"Forgotten; {len(tables)} tables were changed.")
        if guild is not None:
            tables = forgetting.remove_server(settings.database, guild)
            click.echo(f"Removed, with {len(tables)} tables.")


def _forget_person(settings: Settings, user: int) -> Sequence[int]:
    if user < documents.LEAST:
        raise Failure(f"{user} is no number of a person.", Status.SETTING)
    try:
        return forgetting.remove_person(settings.database, user)
    except forgetting.StillSeated as seated:
        first = f"The person has to leave these open tables first: {', '.join(map(str, seated.tables))}."
        raise Failure(first, Status.FAILED) from None


@click.command()
@DATA
def alive(data: Path | None) -> None:
    """Tell by the exit status whether the bot of the data folder is well: 0 if it is, else 1."""
    settings = _settings(data)
    with say_plainly(settings):
        seconds = age(settings.alive, now=time.time())
    if seconds is None:
        raise Failure("The bot does not run, or cannot say that it does.", Status.FAILED)
    click.echo(f"The bot was well {seconds:.0f} seconds ago.")


def _settings(data: Path | None) -> Settings:
    settings = read_settings()
    return settings if data is None else settings.model_copy(update={"data": data})


def _agreed(prospect: Return, *, yes: bool) -> bool:
    click.echo(f"The backup is from {utc(prospect.backup.taken)}: {_contents(prospect.backup)}.")
    click.echo(_loss(prospect))
    return yes or click.confirm("Put it in the place of what is there?")


def _loss(prospect: Return) -> str:
    loss = prospect.loss
    if loss is None:
        return "There are no games that can be read in the data folder: nobody can tell what is newer than the backup."
    if not (loss.tables or loss.lines):
        return "Nothing would be lost."
    return f"Lost would be what is newer: {loss.tables} tables, and {loss.lines} lines of all games."


def _contents(held: Contents) -> str:
    return f"{held.sessions} tables, {held.running} of them running games, {held.lines} lines"


def utc(moment: int) -> str:
    """Unix seconds as a host reads them."""
    return datetime.fromtimestamp(moment, UTC).strftime("%Y-%m-%d %H:%M UTC")


def _prospect(prospect: Prospect) -> str:
    begun = f"Table {prospect.session}: {prospect.game}, begun under version {prospect.version} of its rules"
    match prospect.fate:
        case GameStatus.CARRIED:
            return f"{begun}, goes on under version {games()[prospect.game].rules.version}."
        case GameStatus.UNKNOWN:
            return f"{begun}, would be kept: this game is not installed."
        case GameStatus.UNREADABLE:
            return f"Table {prospect.session}: {prospect.game}, is kept: what is stored of it cannot be read."
        case _:
            return f"{begun}, would be kept: {_parting(prospect.parted)}."


def _parting(parted: Disagreement | None) -> str:
    if parted is None:
        return "the installed rules cannot read it"
    if parted.reason is None and parted.line == 0:
        return "from the start everybody would have seen something else"
    if parted.reason is None:
        return f"after line {parted.line} everybody would have seen something else"
    return f"line {parted.line} is no longer legal ({plain('en', parted.reason, place)})"


def place(seat: Seat) -> str:
    """A seat, where nobody knows who sat there."""
    return plain("en", text("bot-seat", number=int(seat) + 1))
