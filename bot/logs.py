"""The log: one line an event, to standard error, without secrets.

Everything goes through the standard library's root logger, so that discord.py's lines look like our own.
"""

from __future__ import annotations

import logging
import re
import sys
from collections.abc import Callable
from typing import Any

import structlog
from structlog.typing import EventDict, WrappedLogger

from bot.settings import Settings

REDACTED = "[redacted]"

SECRET_KEYS = frozenset({"token", "authorization", "seed", "password", "secret", "cookie"})
"""Names under which no value is ever logged."""

SECRET_SHAPES = re.compile(
    r"""
      (?<![\w-]) [\w-]{23,28} \. [\w-]{6,7} \. [\w-]{27,}    # a bot's token
    | (?<= /webhooks/ ) \d+ / [\w.%-]+                       # an interaction's token, in an address
    | (?<= /interactions/ ) \d+ / [\w.%-]+
    | (?<= \bBot\  ) [\w.-]{20,}                             # an Authorization header
    | (?<= \bBearer\  ) [\w.-]{20,}
    | aW50ZXJhY3Rpb246 [\w.%-]+                              # an interaction's token begins so ("interaction:")
    """,
    re.VERBOSE,
)

CHATTY = ("discord", "aiohttp", "aiosqlite", "asyncio", "PIL")
"""Libraries whose debug lines hold payloads, and with them hands and tokens."""


def configure(settings: Settings) -> None:
    """Sends every log line of the process to standard error in the chosen format."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(formatter(settings))
    logging.basicConfig(handlers=[handler], level=settings.log_level.upper(), force=True)
    for name in CHATTY:
        logging.getLogger(name).setLevel(max(logging.INFO, logging.getLogger().level))
    logging.captureWarnings(True)
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *_shared(),
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
    )


def formatter(settings: Settings) -> logging.Formatter:
    """Writes one record as text or JSON, secrets removed from the finished line, tracebacks included."""
    return structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=_shared(),
        processors=[
            structlog.stdlib.ProcessorFormatter.remove_processors_meta,
            *_renderers(settings.log_format),
            scrubber(settings),
        ],
    )


def scrubber(settings: Settings) -> Callable[[WrappedLogger, str, Any], str]:
    """The last step of every line: cuts out this bot's own token and whatever looks like a token."""
    token = settings.token.get_secret_value() if settings.token else ""

    def scrub(_logger: WrappedLogger, _method: str, line: Any) -> str:
        plain = str(line)
        return SECRET_SHAPES.sub(REDACTED, plain.replace(token, REDACTED) if token else plain)

    return scrub


def redact(_logger: WrappedLogger, _method: str, event: EventDict) -> EventDict:
    """Replaces every value that stands under a secret's name, at any depth."""
    return {key: _redacted(key, value) for key, value in event.items()}


def _redacted(key: object, value: Any) -> Any:
    if str(key).lower() in SECRET_KEYS:
        return REDACTED
    if isinstance(value, dict):
        return {inner: _redacted(inner, item) for inner, item in value.items()}
    if isinstance(value, list | tuple):
        return [_redacted(None, item) for item in value]
    return value


def _shared() -> list[structlog.typing.Processor]:
    return [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.StackInfoRenderer(),
        redact,
    ]


def _renderers(log_format: str) -> list[structlog.typing.Processor]:
    if log_format == "json":
        return [structlog.processors.format_exc_info, structlog.processors.JSONRenderer(ensure_ascii=False)]
    plain = structlog.dev.plain_traceback  # a richer one would print local variables, and with them hands
    return [structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty(), exception_formatter=plain)]
