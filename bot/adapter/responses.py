"""Carries answers to Discord: in time, once, and in spite of broken connections."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import aclosing
from dataclasses import dataclass, replace
from enum import Enum
from functools import cache, partial
from time import monotonic
from typing import TypeVar

import discord
import structlog

from bot import metrics
from bot.adapter.panels import Panels
from bot.adapter.wire import BROKEN, Dialogue, files, in_words_alone, layout, mentions, persist
from bot.messages.limits import LimitBroken, choice_problems, clip, fitting, fitting_form, in_words
from bot.messages.message import Message, Words
from bot.messages.requests import Ask, Growing, Reply, Response, Seen, Update

log = structlog.get_logger(__name__)

T = TypeVar("T")

PATIENCE = 0.12
"""Seconds of work before the interaction is acknowledged without an answer; Discord gives it up after 3. People see at
once that their press was heard, however busy the bot is."""
PATIENCE_FOR_FORMS = 2.0
"""The same where the answer may be a form: Discord opens none once the interaction is acknowledged."""
UNKNOWN_INTERACTION = 10062
ACKNOWLEDGED = 40060
TOKEN_OVER = 50027
"""The quarter of an hour is over in which an interaction may be answered."""


Read = Callable[[tuple[int, ...]], Awaitable[None]]
"""Takes the numbers of news that somebody has read."""


class Promise(Enum):
    """What an acknowledgement promised before the answer was there."""

    NONE = 0
    MESSAGE = 1
    """A new message of the bot's, which is still empty."""
    CHANGE = 2
    """A change of the message with the control."""


@dataclass(frozen=True, slots=True)
class Excuses:
    """What people get where their answer cannot be sent: `failed`, and `bare` above an answer that may hold no
    files."""

    failed: Message
    bare: Words


class Delivery:
    """Answers interactions. `strict` makes a message over Discord's limits an error instead of a shorter message.
    `read` is told of the private news that have arrived."""

    def __init__(self, *, strict: bool, patience: float = PATIENCE, read: Read | None = None) -> None:
        self._strict = strict
        self._patience = patience
        self._read = read
        self._panels = Panels()

    async def carry(
        self,
        interaction: discord.Interaction,
        work: Awaitable[Response],
        excuses: Callable[[], Excuses],
        *,
        form: bool = False,
    ) -> None:
        """Wait for the answer and send it; acknowledge first if it takes long. `excuses` are asked for where it cannot
        be sent. `form`: the answer may be one."""
        pressed = _pressed(interaction)
        self._panels.press(pressed)
        try:
            await self._carry(interaction, work, excuses, PATIENCE_FOR_FORMS if form else self._patience)
        finally:
            self._panels.release(pressed)

    async def _carry(
        self,
        interaction: discord.Interaction,
        work: Awaitable[Response],
        excuses: Callable[[], Excuses],
        patience: float,
    ) -> None:
        task = asyncio.ensure_future(work)
        promise, watch = Promise.NONE, Stopwatch(interaction.type.name)
        try:
            await asyncio.wait({task}, timeout=patience)
            if not task.done():
                promise = await self._acknowledge(interaction)
                watch.acknowledged()
            answer = await task
            if not interaction.app_permissions.attach_files:
                answer = _without_files(answer, excuses().bare)
            told = await self._send(interaction, answer, promise)
            watch.answered()
            if told and self._read is not None and isinstance(answer, Reply | Update) and answer.message.news:
                await self._read(answer.message.news)
        except asyncio.CancelledError:  # the program stops; what is being written is finished by the host
            task.cancel()
            raise
        except BROKEN as broken:
            watch.failed(metrics.UNSENT)
            log.warning("answer not delivered", error=repr(broken), interaction=interaction.id)
        except (discord.HTTPException, LimitBroken) as refused:
            watch.failed(metrics.LATE if late(refused) else metrics.REFUSED)
            if late(refused):
                log.warning("answer not delivered", error=repr(refused), interaction=interaction.id)
            else:
                log.exception("answer refused", interaction=interaction.id)
                await self._apologize(interaction, excuses().failed, promise)
        finally:
            if not task.done():
                await asyncio.shield(task)

    async def _apologize(self, interaction: discord.Interaction, apology: Message, promise: Promise) -> None:
        try:
            await self._reply(interaction, apology, promise)
        except (discord.HTTPException, *BROKEN) as failed:
            log.warning("apology not delivered", error=repr(failed), interaction=interaction.id)

    async def suggest(self, interaction: discord.Interaction, choices: tuple[tuple[str, str], ...]) -> None:
        """Send autocomplete choices of (name, value)."""
        if found := choice_problems(choices):
            log.error("choices over Discord's limits", problems=found)
        ready = [
            discord.app_commands.Choice(name=clip(name, 100), value=value)
            for name, value in choices
            if len(value) <= 100
        ]
        watch = Stopwatch(interaction.type.name)
        try:
            await interaction.response.autocomplete(ready[:25])
            watch.answered()
        except (discord.HTTPException, *BROKEN) as failed:
            watch.failed(metrics.LATE)
            log.info("choices came too late", error=repr(failed))

    async def _acknowledge(self, interaction: discord.Interaction) -> Promise:
        control = interaction.type in (discord.InteractionType.component, discord.InteractionType.modal_submit)
        promise = Promise.CHANGE if control and interaction.message is not None else Promise.MESSAGE
        await self._defer(lambda: interaction.response.defer(ephemeral=True, thinking=promise is Promise.MESSAGE))
        return promise

    async def _defer(self, call: Callable[[], Awaitable[T]]) -> None:
        """Say no more than that the press was heard. Where that was said already, it is done: by a try that was given
        up, or by one that Discord failed at, which discord.py repeats by itself."""
        try:
            await self._once(call)
        except discord.HTTPException as refused:
            if refused.code != ACKNOWLEDGED:
                raise

    async def _send(self, interaction: discord.Interaction, answer: Response, promise: Promise) -> bool:
        """Whether the answer was shown: not where one to a later press stands there."""
        match answer:
            case Ask():
                await self._ask(interaction, answer, promise)
            case Reply(message):
                await self._reply(interaction, fitting(message, strict=self._strict), promise)
            case Update(message):
                return await self._update(interaction, fitting(message, strict=self._strict), promise)
            case Growing(message, later):
                await self._grow(interaction, message, later, promise)
            case Seen() if promise is Promise.NONE:
                await self._once(interaction.response.defer)
        return True

    async def _ask(self, interaction: discord.Interaction, answer: Ask, promise: Promise) -> None:
        form = fitting_form(answer.form, strict=self._strict)
        if promise is Promise.NONE:
            await self._once(lambda: interaction.response.send_modal(Dialogue(form)))
        else:
            log.warning("too late for a form", interaction=interaction.id)
            await self._reply(interaction, answer.late, promise)

    async def _grow(
        self, interaction: discord.Interaction, message: Message, later: AsyncGenerator[Message, None], promise: Promise
    ) -> None:
        """A reply that is changed as often as there is something new, last into what it was about."""
        sent = await self._reply(interaction, fitting(message, strict=self._strict), promise)
        followup = sent if promise is Promise.CHANGE else None
        async with aclosing(later):
            async for each in later:
                ready = fitting(each, strict=self._strict)
                if not interaction.app_permissions.attach_files:
                    ready = in_words(ready)
                await persist(partial(_change_later, interaction, followup, ready))

    async def _reply(self, interaction: discord.Interaction, message: Message, promise: Promise) -> int | None:
        match promise:
            case Promise.NONE:
                said = await self._once(lambda: _say(interaction, message))
                sent = None if said is None else said.message_id
            case Promise.MESSAGE:
                change = partial(_change, interaction, message)
                changed = await self._panels.carry(None, interaction.id, partial(persist, change))
                sent = None if changed is None else changed.id
            case Promise.CHANGE:
                sent = (await in_words_alone(partial(_follow, interaction, message))).id
        if sent is not None:
            later = partial(_change_later, interaction, sent if promise is Promise.CHANGE else None)
            await self._panels.shown(interaction.user.id, interaction.id, sent, message, later)
        return sent

    async def _update(self, interaction: discord.Interaction, message: Message, promise: Promise) -> bool:
        """Change the message whose control was pressed. Once the answer to a later press of it is on its way, this
        answer would put something older over that: then what was done is told beside it, and a panel not at all."""
        pressed = _pressed(interaction)
        if self._panels.overtaken(pressed, interaction.id):
            return await self._tell_beside(interaction, message, promise)
        change = partial(self._change_pressed, interaction, message, promise)
        if not await self._panels.carry(pressed, interaction.id, change):
            return await self._tell_beside(interaction, message, promise)
        if pressed is not None:
            later, origin = partial(_change_later, interaction, None), _origin(interaction)
            await self._panels.shown(interaction.user.id, interaction.id, pressed, message, later, origin=origin)
        return True

    async def _change_pressed(self, interaction: discord.Interaction, message: Message, promise: Promise) -> bool:
        if promise is Promise.NONE:
            await self._once(lambda: _edit(interaction, message))
        else:
            await persist(lambda: _change(interaction, message))
        return True

    async def _tell_beside(self, interaction: discord.Interaction, message: Message, promise: Promise) -> bool:
        if message.panel is None:
            await self._reply(interaction, message, promise)
        elif promise is Promise.NONE:
            await self._defer(interaction.response.defer)
        return message.panel is None

    async def _once(self, call: Callable[[], Awaitable[T]]) -> T | None:
        """Answer; a second try that finds the interaction answered means that the first one arrived (then None)."""
        tries = 0

        async def attempt() -> T | None:
            nonlocal tries
            tries += 1
            try:
                return await call()
            except discord.HTTPException as refused:
                if refused.code != ACKNOWLEDGED or tries == 1:
                    raise
                return None

        return await persist(attempt)


class Stopwatch:
    """Times one answer, from the interaction's arrival."""

    def __init__(self, kind: str) -> None:
        self._kind = kind
        self._begun = monotonic()
        self._acknowledged = False
        _count_from_zero(kind)

    def acknowledged(self) -> None:
        if not self._acknowledged:
            self._acknowledged = True
            metrics.ACKNOWLEDGED.labels(self._kind).observe(monotonic() - self._begun)

    def answered(self) -> None:
        self.acknowledged()
        metrics.ANSWERED.labels(self._kind).observe(monotonic() - self._begun)
        metrics.ANSWERS.labels(self._kind, metrics.GIVEN).inc()

    def failed(self, outcome: str) -> None:
        metrics.ANSWERS.labels(self._kind, outcome).inc()


@cache
def _count_from_zero(kind: str) -> None:
    """Prometheus sees no increase where a count begins with 1."""
    for outcome in (metrics.GIVEN, *metrics.FAILED):
        metrics.ANSWERS.labels(kind, outcome)


def _pressed(interaction: discord.Interaction) -> int | None:
    """The private message whose control was pressed."""
    message = interaction.message
    return message.id if message is not None and message.flags.ephemeral else None


def _origin(interaction: discord.Interaction) -> int | None:
    """The interaction that brought the message whose control was pressed."""
    brought = None if interaction.message is None else interaction.message.interaction_metadata
    return None if brought is None else brought.id


def _without_files(answer: Response, why: Words) -> Response:
    """The answer in words, with the reason, where the bot may not attach files."""
    match answer:
        case Reply(message) | Update(message) if message.pictures or message.documents:
            return replace(answer, message=in_words(message, why))
        case _:
            return answer


def late(refused: Exception) -> bool:
    """Whether Discord no longer waits for the answer, or fails itself: nobody could be answered then."""
    if not isinstance(refused, discord.HTTPException):
        return False
    return (
        refused.code in (UNKNOWN_INTERACTION, ACKNOWLEDGED, TOKEN_OVER)
        or refused.status == 429
        or refused.status >= 500
    )


async def _follow(interaction: discord.Interaction, message: Message) -> discord.WebhookMessage:
    return await interaction.followup.send(
        view=layout(message), files=files(message), ephemeral=True, allowed_mentions=mentions(message), wait=True
    )


async def _say(
    interaction: discord.Interaction, message: Message
) -> discord.InteractionCallbackResponse[discord.Client]:
    return await interaction.response.send_message(
        view=layout(message), files=files(message), ephemeral=True, allowed_mentions=mentions(message)
    )


async def _edit(interaction: discord.Interaction, message: Message) -> None:
    await interaction.response.edit_message(
        view=layout(message), attachments=files(message), allowed_mentions=mentions(message)
    )


async def _change_later(interaction: discord.Interaction, followup: int | None, message: Message) -> None:
    """Change an answer of a while ago: the first one, or a later one of this id."""
    if followup is None:
        await _change(interaction, message)
    else:
        await interaction.followup.edit_message(
            followup, view=layout(message), attachments=files(message), allowed_mentions=mentions(message)
        )


async def _change(interaction: discord.Interaction, message: Message) -> discord.InteractionMessage:
    return await interaction.edit_original_response(
        view=layout(message), attachments=files(message), allowed_mentions=mentions(message)
    )
