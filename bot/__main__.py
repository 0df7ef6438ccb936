"""The command line: `python -m bot` runs the bot, or the playground where there is no token."""

from __future__ import annotations

import asyncio
import errno
import re
import signal
import socket
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from importlib.metadata import version
from pathlib import Path
from types import FrameType

import aiohttp
import click
import discord
from pydantic import SecretStr, ValidationError

from bot import logs
from bot.adapter import client
from bot.catalogue import games
from bot.host import check as checking
from bot.host.check import Fate, Prospect
from bot.host.store import StoreBroken, StoreBusy, StoreMissing, StoreNewer
from bot.messages.i18n import plain
from bot.messages.present import welcome
from bot.playground import Playground
from bot.settings import Settings, variables
from bot.table import seal
from bot.table.rules_change import Disagreement
from games.core import Seat, text

SIGNALS = (signal.SIGINT, signal.SIGTERM)


def _epilog() -> str:
    lines = (f"{variable.name}  {variable.meaning} [{variable.default or 'not set'}]" for variable in variables())
    return "\b\nEnvironment:\n" + "\n".join(f"  {line.replace('`', '')}" for line in lines)


@click.group(invoke_without_command=True, epilog=_epilog())
@click.version_option(version("parlour"), prog_name="parlour")
@click.pass_context
def main(context: click.Context) -> None:
    """Board games by post in Discord channels.

    Runs the bot if DISCORD_TOKEN is set, else a playground in the browser that needs no token.
    """
    if context.invoked_subcommand is None:
        _start(_settings())


def _digits(_context: click.Context, _parameter: click.Parameter, value: str | None) -> str:
    if value is not None and not re.fullmatch("[0-9a-f]{8,64}", value):
        raise click.BadParameter("at least 8 of the characters 0-9 and a-f")
    return value or ""


@main.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--posted", callback=_digits, help="The fingerprint that was posted before the game, or its beginning.")
@click.option("--shown", callback=_digits, help="A seal that was shown during the game, or its beginning.")
def verify(file: Path, posted: str, shown: str) -> None:
    """Check an exported game: whether each roll is what the seed gives, and whether any line was altered."""
    report = seal.verify(file.read_bytes(), games())
    problems = [f"Line {finding.line}: {plain('en', finding.text, _place)}" for finding in report.findings]
    if report.sound and not report.commitment.startswith(posted):
        problems.append(f"This game's fingerprint is {report.commitment}, not {posted}.")
    if report.sound and not any(head.startswith(shown) for head in report.heads):
        problems.append(f"No line of this game has the seal {shown}.")
    if problems:
        raise click.ClickException("\n".join([f"{file} is not what it should be.", *problems]))
    click.echo(f"{file} is sound: {report.lines} lines, {report.rolls} of them rolls, all as the seed gives them.")
    click.echo(f"Its fingerprint, posted before the game: {report.commitment}")


@main.command()
@click.option(
    "--data", type=click.Path(exists=True, file_okay=False, path_type=Path), help="The data folder; PARLOUR_DATA if left out."
)
def check(data: Path | None) -> None:
    """Tell which running games would go on under the rules installed here. Touches nothing.

    Run it with the new program before an update. Ends with status 1 if a game would be kept as it is.
    """
    settings = _settings() if data is None else _settings().model_copy(update={"data": data})
    with _failures_said_plainly(settings):
        prospects = checking.check(settings.database, games())
    for prospect in prospects:
        if prospect.fate is not Fate.SAME:
            click.echo(_prospect(prospect))
    left = sum(prospect.fate in (Fate.KEPT, Fate.UNKNOWN) for prospect in prospects)
    click.echo(f"{len(prospects)} running games: {len(prospects) - left} go on, {left} would be kept as they are.")
    raise SystemExit(1 if left else 0)


def _prospect(prospect: Prospect) -> str:
    begun = f"Table {prospect.session}: {prospect.game}, begun under version {prospect.version} of its rules"
    match prospect.fate:
        case Fate.CARRIED:
            return f"{begun}, goes on under version {games()[prospect.game].rules.version}."
        case Fate.UNKNOWN:
            return f"{begun}, would be kept: this game is not installed."
        case _:
            return f"{begun}, would be kept: {_parting(prospect.parted)}."


def _parting(parted: Disagreement | None) -> str:
    if parted is None:
        return "the installed rules cannot read it"
    if parted.reason is None:
        return f"after line {parted.line} everybody would have seen something else"
    return f"line {parted.line} is no longer legal ({plain('en', parted.reason, _place)})"


def _place(seat: Seat) -> str:
    return plain("en", text("bot-seat", number=int(seat) + 1))


def _settings() -> Settings:
    try:
        return Settings()
    except ValidationError as refused:
        raise click.ClickException(
            "\n".join(_complaint(problem["loc"], problem["msg"]) for problem in refused.errors())
        ) from None


def _complaint(where: tuple[int | str, ...], why: str) -> str:
    names = {name: variable.name for name, variable in zip(Settings.model_fields, variables(), strict=True)}
    return f"{names.get(str(where[0]), where[0])}: {why}"


def _start(settings: Settings) -> None:
    logs.configure(settings if settings.token else quiet(settings))
    with _failures_said_plainly(settings):
        settings.data.mkdir(parents=True, exist_ok=True)
        asyncio.run(_bot(settings) if settings.token else _playground(settings))


def quiet(settings: Settings) -> Settings:
    """Settings for somebody who looks at the page and not at the log, unless a level was chosen."""
    return settings if "log_level" in settings.model_fields_set else settings.model_copy(update={"log_level": "warning"})


@contextmanager
def _failures_said_plainly(settings: Settings) -> Iterator[None]:
    """Turns what a host can mend into a sentence that says how. Everything else keeps its traceback."""
    try:
        yield
    except discord.LoginFailure:
        raise click.ClickException(
            "Discord refuses the token in DISCORD_TOKEN. The developer portal makes a new one."
        ) from None
    except client.NoCommands as refused:
        raise click.ClickException(f"Discord refuses the commands, and none are registered: {refused}") from None
    except discord.HTTPException as refused:
        raise click.ClickException(f"Discord refuses to let the bot start: {refused}") from None
    except (aiohttp.ClientConnectionError, socket.gaierror) as unreachable:
        raise click.ClickException(f"Discord cannot be reached: {unreachable}") from None
    except StoreBusy:
        busy = f"Another process is at work in {settings.data}. PARLOUR_DATA names another folder."
        raise click.ClickException(busy) from None
    except StoreNewer:
        raise click.ClickException(f"{settings.database} was written by a newer version; it was left as it is.") from None
    except StoreBroken:
        broken = (
            f"{settings.database} is damaged or no database; it was left as it is. Put a backup in its place (docs/hosting.md)."
        )
        raise click.ClickException(broken) from None
    except StoreMissing:
        raise click.ClickException(f"There are no games in {settings.data}. PARLOUR_DATA names another folder.") from None
    except PermissionError as refused:
        where = refused.filename or settings.data
        raise click.ClickException(f"No permission to write {where}. PARLOUR_DATA names another folder.") from None


async def _bot(settings: Settings) -> None:
    async with _stopping() as stop:
        await client.run(settings, stop, ready=_announcement("The bot is online"))


async def _playground(settings: Settings) -> None:
    async with (
        _stopping() as stop,
        _listening(_opened(settings.data / "playground"), settings.playground_port) as playground,
    ):
        inside = settings.model_copy(update={"token": SecretStr(playground.bot_token), "api": playground.api})
        logs.configure(quiet(inside))
        await playground.announce(welcome())
        await client.run(inside, stop, ready=_announcement(f"The playground is open at {playground.url}"))


def _opened(folder: Path) -> Playground:
    try:
        return Playground(folder)
    except OSError as refused:
        raise click.ClickException(f"{refused}. PARLOUR_DATA names another folder.") from None


@asynccontextmanager
async def _listening(playground: Playground, port: int) -> AsyncIterator[Playground]:
    try:
        await playground.start(port=port)
    except OSError as refused:
        if refused.errno != errno.EADDRINUSE:
            raise
        raise click.ClickException(
            f"Port {port} is taken. Set PARLOUR_PLAYGROUND_PORT to another one, or to 0 for any free one."
        ) from None
    try:
        yield playground
    finally:
        await playground.stop()


def _announcement(what: str) -> Callable[[], None]:
    return lambda: click.echo(f"{what} (Ctrl+C ends it)")


@asynccontextmanager
async def _stopping() -> AsyncIterator[asyncio.Event]:
    """An event that the first Ctrl+C or SIGTERM sets; the second one ends the process at once, as it would anyway."""
    stop, loop = asyncio.Event(), asyncio.get_running_loop()
    before = {number: signal.getsignal(number) for number in SIGNALS}

    def request(number: int, _frame: FrameType | None) -> None:
        signal.signal(number, signal.SIG_DFL)
        loop.call_soon_threadsafe(stop.set)

    for number in SIGNALS:
        signal.signal(number, request)
    try:
        yield stop
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


if __name__ == "__main__":
    main()
