"""The command line: `python -m bot` runs the bot, or the playground where there is no token."""

from __future__ import annotations

import asyncio
import errno
import gc
import os
import re
import signal
import socket
import sys
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from importlib.metadata import version
from pathlib import Path
from platform import python_version
from types import FrameType

import aiohttp
import click
import discord
from pydantic import SecretStr

from bot import logs, metrics, upkeep
from bot.adapter import service
from bot.adapter.client import NoCommands
from bot.adapter.doctor import Patient, examine
from bot.catalogue import games
from bot.failures import Failure, Status, read_settings, say_plainly
from bot.host.ending import end_within
from bot.host.operations.check import unreadable
from bot.host.storage.store import refuse_older
from bot.host.workers.worker import cores
from bot.messages.i18n import plain
from bot.ownership import OTHERS, close_off
from bot.playground import Playground
from bot.settings import Settings, variables
from bot.table.log import host_lines, verification
from bot.table.log.host_lines import BroughtBack, How, Parted, Restored, TakenBack
from bot.table.log.seal import Entry
from bot.table.log.verification import Report
from bot.table.names import displayed
from bot.upkeep import place, utc

TOKEN_REFUSED = 4004
"""How the gateway closes where it does not take the token, also in the middle of a life: somebody made a new one."""

NEW_TOKEN = "The developer portal makes a new one."

SIGNALS = (signal.SIGINT, signal.SIGTERM)
ENDING = 9.0
"""Seconds after which a stop that is not over by itself is cut off: Docker waits ten."""
ONLY = "only the program of that time can tell."
CUT_OFF = b"What the program still waited for was cut off. The games are safe; the next start goes on from there.\n"


def _epilog() -> str:
    lines = (f"{variable.name}  {variable.meaning} [{variable.default or 'not set'}]" for variable in variables())
    return "\b\nEnvironment:\n" + "\n".join(f"  {line.replace('`', '')}" for line in lines)


@click.group(invoke_without_command=True, epilog=_epilog())
@click.version_option(version("parlour"), prog_name="parlour")
@click.pass_context
def main(context: click.Context) -> None:
    """Board games by post in Discord channels.

    Runs the bot if DISCORD_TOKEN or DISCORD_TOKEN_FILE is set, else a playground in the browser that needs no token.
    """
    context.call_on_close(partial(os.umask, os.umask(OTHERS)))
    if context.invoked_subcommand is None:
        _start(read_settings())


def _digits(_context: click.Context, _parameter: click.Parameter, value: str | None) -> str:
    if value is not None and not re.fullmatch("[0-9a-f]{8,64}", value):
        raise click.BadParameter("at least 8 of the characters 0-9 and a-f")
    return value or ""


@main.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--posted", callback=_digits, help="The fingerprint that was posted before the game, or its beginning.")
@click.option("--shown", callback=_digits, help="A seal that was shown during the game, or its beginning.")
def verify(file: Path, posted: str, shown: str) -> None:
    """Check an exported game: whether each roll is what the seed gives, and whether any line was altered.

    Ends with status 1 if something is wrong, with 14 if nothing is, but the rules that are installed here cannot judge
    all of it.
    """
    report = verification.verify(file.read_bytes(), games())
    problems = [f"Line {finding.line}: {plain('en', finding.text, place)}" for finding in report.findings]
    if report.sound and not report.commitment.startswith(posted):
        problems.append(f"This game's fingerprint is {report.commitment}, not {posted}.")
    if report.sound and not any(head.startswith(shown) for head in report.heads):
        problems.append(f"No line of this game has the seal {shown}.")
    if problems:
        raise click.ClickException("\n".join([f"{file} is not what it should be.", *problems]))
    for line in _judgement(file, report):
        click.echo(line)
    if not report.judged:
        raise SystemExit(Status.UNJUDGED)


def _judgement(file: Path, report: Report) -> Iterator[str]:
    """What is to be said of a file in which nothing is wrong."""
    lines = f"{report.lines} lines, {report.rolls} of them rolls"
    if report.judged:
        yield f"{file} is sound: {lines}, all as the seed gives them."
    else:
        yield f"{file}: the seals hold, of {lines}, but not everything in it can be judged here."
    yield f"Its fingerprint, posted before the game: {report.commitment}"
    if report.practice:
        yield "It was a practice game: one person among computers took back freely, and it counts in no records."
    yield from _of_other_rules(report)
    if report.earlier:
        yield (
            f"{report.earlier} of the rolls are from other rules than those installed here, which draw them otherwise:"
            f" whether the seed gives them, {ONLY}"
        )
    for entry in report.restored:
        back = f"Line {entry.n + 1}: the game was set back to a backup, {_taken(entry)}"
        yield f"{back}; what had been played since then is not in this file."
    for entry in report.turned:
        yield f"Line {entry.n + 1}: {_turned(entry)}"


def _of_other_rules(report: Report) -> Iterator[str]:
    """What follows from it that the rules which a game was played under in the end are not those installed here."""
    game, then = games().get(report.game), " and then ".join(report.versions)
    untold = f"whether moves are legal, and rolls as the seed gives them, {ONLY}"
    played = f"The game was played under version {then} of the rules of {displayed(report.game)}"
    if game is None:
        yield f"{played}, which is not installed here: {untold}"
    elif str(game.rules.version) != report.versions[-1]:
        here = f"{played}; version {game.rules.version}, which is installed here,"
        if report.unjudged:
            yield f"{here} does not allow line {report.unjudged}: from there on, {untold}"
        else:
            yield f"{here} allows every line."


def _turned(entry: Entry) -> str:
    match host_lines.turning(entry):
        case TakenBack(seat, how) as taken:
            kept = "in secret" if how is How.SECRET else "by agreement" if how is How.AGREED else how.value
            return f"seat {seat + 1} took back ({kept}) the lines {_spans(taken.lines)}."
        case BroughtBack(seat, line):
            return f"seat {seat + 1} brought back what line {line + 1} took back."
        case Parted(before, after, lines):
            fell = (
                f"these could not follow the lines {_spans(lines)}, which fell away" if lines else "every line stands"
            )
            return f"all agreed to go on under version {after} of the rules instead of {before}; {fell}."
        case None:
            return "nobody knows what."


def _spans(lines: tuple[int, ...]) -> str:
    return ", ".join(str(line + 1) for line in lines)


def _taken(entry: Entry) -> str:
    restored = host_lines.of(entry)
    assert isinstance(restored, Restored), entry
    return f"from {utc(restored.taken)}"


@main.command()
@click.option("--channel", type=int, required=True, help="The number of a text channel to try things in.")
@click.option("--user", type=int, help="The number of a person there who does not mind one ping.")
@click.option("--hidden", type=int, help="The number of a channel that the bot may not see.")
def doctor(channel: int, user: int | None, hidden: int | None) -> None:
    """Try out on the real Discord, with the bot's token, everything that the bot does there.

    It posts into the channel and takes away again what it posted. The bot may run meanwhile. Ends with status 1 if
    something is to be done.
    """
    settings = read_settings()
    if settings.token is None:
        raise Failure("There is no token: neither DISCORD_TOKEN nor DISCORD_TOKEN_FILE is set.", Status.SETTING)
    logs.configure(quiet(settings))
    with say_plainly(settings), _say_discord_plainly():
        refuse_older(settings.database)
        unread = _tell_unreadable(settings)
        found = asyncio.run(_examine(settings, settings.token.get_secret_value(), Patient(channel, user, hidden)))
        raise SystemExit(found or unread)


def _tell_unreadable(settings: Settings) -> int:
    """Says which tables cannot be read; 1 if there are any, else 0. Where there is no store yet there are none."""
    unread = unreadable(settings.database) if settings.database.exists() else ()
    if unread:
        click.echo(f"!! What is stored of these tables cannot be read: {upkeep.listed(unread)}")
        click.echo(
            "    Nothing of it is lost. A program that can read it goes on with them; see its notes, or report it."
        )
    return 1 if unread else 0


async def _examine(settings: Settings, token: str, patient: Patient) -> int:
    """Says each finding; 1 if there is something to be done, else 0."""
    if settings.api is not None:
        service.direct(settings.api)
    troubles = 0
    async for finding in examine(token, patient):
        troubles += bool(finding.advice)
        click.echo(f"{'!! ' if finding.advice else 'ok '} {finding.said}")
        if finding.advice:
            click.echo(f"    {finding.advice}")
    return 1 if troubles else 0


for command in (upkeep.check, upkeep.backup, upkeep.restore, upkeep.forget, upkeep.alive):
    main.add_command(command)


@main.command()
@click.option("--processes", type=click.IntRange(1, 256), help="How many think at once; as many as cores if left out.")
def think(processes: int | None) -> None:
    """Think for a bot that runs elsewhere, until it is stopped.

    PARLOUR_NATS and PARLOUR_CLUSTER_KEY_FILE say for which. Any number of machines may; each needs this program alone,
    in the bot's version.
    """
    settings = read_settings()
    if settings.nats is None:
        raise Failure("PARLOUR_NATS is not set: it says where the bot's questions are.", Status.SETTING)
    logs.configure(settings)
    with say_plainly(settings):
        asyncio.run(_think(settings, processes or cores()))


async def _think(settings: Settings, processes: int) -> None:
    from bot.host.cluster.link import place  # what it needs is an extra
    from bot.host.cluster.thinker import thinker

    async with _stopping() as stop:
        thinking = asyncio.create_task(thinker(place(settings), games(), processes).run(), name="thinker")
        ending = asyncio.create_task(stop.wait(), name="stop")
        await asyncio.wait({thinking, ending}, return_when=asyncio.FIRST_COMPLETED)
        if thinking.done():
            thinking.result()
        await end_within(0, thinking, ending)


def _start(settings: Settings) -> None:
    logs.configure(settings if settings.token else quiet(settings))
    metrics.BUILD.labels(version("parlour"), python_version()).set(1)
    with say_plainly(settings), _say_discord_plainly():
        settings.data.mkdir(parents=True, exist_ok=True)
        close_off(settings)
        asyncio.run(_bot(settings) if settings.token else _playground(settings))


def quiet(settings: Settings) -> Settings:
    """Settings for somebody who looks at the page and not at the log, unless a level was chosen."""
    return (
        settings if "log_level" in settings.model_fields_set else settings.model_copy(update={"log_level": "warning"})
    )


@contextmanager
def _say_discord_plainly() -> Iterator[None]:
    """Turns what Discord has against the bot into a sentence that says what to do."""
    try:
        yield
    except discord.LoginFailure:
        raise Failure(f"Discord refuses the token. {NEW_TOKEN}", Status.TOKEN) from None
    except discord.ConnectionClosed as closed:
        if closed.code != TOKEN_REFUSED:
            raise Failure(f"Discord ended the connection for good: {closed}.", Status.FAILED) from None
        raise Failure(f"The token holds no longer. {NEW_TOKEN}", Status.TOKEN) from None
    except NoCommands as refused:
        raise Failure(f"Discord refuses the commands, and none are registered: {refused}", Status.FAILED) from None
    except discord.HTTPException as refused:
        raise Failure(f"Discord refuses to let the bot start: {refused}", Status.FAILED) from None
    except (aiohttp.ClientConnectionError, socket.gaierror) as unreachable:
        raise Failure(f"Discord cannot be reached: {unreachable}", Status.FAILED) from None


async def _bot(settings: Settings) -> None:
    async with _stopping() as stop:
        await service.run(settings, stop, ready=_announcement("The bot is online"))


async def _playground(settings: Settings) -> None:
    async with (
        _stopping() as stop,
        _listen(_open_playground(settings.data / "playground"), settings.playground_port) as playground,
    ):
        inside = settings.model_copy(
            update={"token": SecretStr(playground.bot_token), "api": playground.api, "shards": None, "shard_ids": None}
        )
        logs.configure(quiet(inside))
        playground.invite()
        await service.run(inside, stop, ready=_announcement(f"The playground is open at {playground.url}"))


def _open_playground(folder: Path) -> Playground:
    try:
        return Playground(folder)
    except OSError as refused:
        if refused.filename is not None:
            raise
        raise Failure(f"{refused}. PARLOUR_DATA names another folder.", Status.BUSY) from None


@asynccontextmanager
async def _listen(playground: Playground, port: int) -> AsyncIterator[Playground]:
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
    def announce() -> None:
        gc.collect()
        gc.freeze()  # what a start leaves stays for good: no later collection keeps everybody waiting to walk it
        click.echo(f"{what} (Ctrl+C ends it)")

    return announce


@asynccontextmanager
async def _stopping() -> AsyncIterator[asyncio.Event]:
    """An event that the first Ctrl+C or SIGTERM sets; the second one ends the process at once, as it would anyway, and
    so does `ENDING`: each wait has its bound, but a thread that computes can only be ended with the process."""
    stop, loop = asyncio.Event(), asyncio.get_running_loop()
    last = threading.Timer(ENDING, _cut_off)
    last.daemon = True
    before = {number: signal.getsignal(number) for number in SIGNALS}

    def request(number: int, _frame: FrameType | None) -> None:
        signal.signal(number, signal.SIG_DFL)
        if last.ident is None:
            last.start()
        loop.call_soon_threadsafe(stop.set)

    for number in SIGNALS:
        signal.signal(number, request)
    try:
        yield stop
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _cut_off() -> None:
    """Ends the process as a crash would, of which nothing is lost. No lock is asked for that somebody may hold."""
    os.write(sys.stderr.fileno(), CUT_OFF)
    os._exit(0)


if __name__ == "__main__":
    main()
