"""Log lines keep what happened and lose what is secret."""

import io
import json
import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
import structlog
from pydantic import SecretStr

from bot.logs import CHATTY, REDACTED, configure, formatter
from bot.settings import Settings

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4OTA" + ".Gabcde." + "abcdefghijklmnopqrstuvwxyz0123456789AB"


@pytest.fixture
def lines(tmp_path: Path) -> Iterator[io.StringIO]:
    """The root logger, writing JSON to memory; everything is put back afterwards."""
    root = logging.getLogger()
    before = (root.handlers[:], root.level)
    settings = Settings(token=SecretStr("own-token"), data=tmp_path, log_format="json", log_level="debug")
    configure(settings)
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(formatter(settings))
    root.handlers = [handler]
    yield stream
    root.handlers, root.level = before[0], before[1]
    logging.captureWarnings(False)
    structlog.reset_defaults()


def test_an_event_is_one_json_line_with_its_arguments(lines: io.StringIO) -> None:
    structlog.get_logger("bot.test").info("session opened", session="4f", game="a game")
    line = json.loads(lines.getvalue())
    assert (line["event"], line["session"], line["level"], line["logger"]) == (
        "session opened",
        "4f",
        "info",
        "bot.test",
    )


def test_libraries_write_lines_of_the_same_form(lines: io.StringIO) -> None:
    logging.getLogger("discord.client").warning("gateway %s", "gone")
    assert json.loads(lines.getvalue())["event"] == "gateway gone"


@pytest.mark.parametrize(
    "secret",
    [
        TOKEN,
        "own-token",
        "https://discord.com/api/v10/webhooks/123456789012345678/aW50ZXJhY3Rpb246MTIzNDU2/messages/@original",
        "https://discord.com/api/v10/interactions/123456789012345678/aW50ZXJhY3Rpb246MTIzNDU2/callback",
        "aW50ZXJhY3Rpb246MTIzNDU2Nzg5",
        "Authorization: Bot abcdefghijklmnopqrstuvwxyz",
    ],
)
def test_whatever_looks_like_a_token_is_cut_out(lines: io.StringIO, secret: str) -> None:
    logging.getLogger("aiohttp").error("refused: %s", secret)
    structlog.get_logger("bot.test").info(f"said {secret}", where=[{"deep": secret}])
    written = lines.getvalue()
    assert secret not in written
    assert written.count(REDACTED) >= 3


def test_a_traceback_is_cleaned_too(lines: io.StringIO) -> None:
    try:
        raise RuntimeError(f"no entry with {TOKEN}")
    except RuntimeError:
        structlog.get_logger("bot.test").exception("failed")
    assert "RuntimeError: no entry with [redacted]" in lines.getvalue()


@pytest.mark.parametrize("key", ["token", "Authorization", "seed"])
def test_a_value_under_a_secret_name_is_never_written(lines: io.StringIO, key: str) -> None:
    structlog.get_logger("bot.test").info("opened", **{key: "plain"}, inside={key: "plain"})
    assert "plain" not in lines.getvalue()


def test_ordinary_ids_and_digests_stay_readable(lines: io.StringIO) -> None:
    digest = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"
    structlog.get_logger("bot.test").info("sealed", commitment=digest, channel=1234567890123456789)
    assert json.loads(lines.getvalue())["commitment"] == digest


@pytest.mark.parametrize("name", CHATTY)
def test_libraries_never_log_payloads(lines: io.StringIO, name: str) -> None:
    logging.getLogger(name).debug("payload with a hand of cards")
    assert lines.getvalue() == ""


def test_text_lines_are_plain_where_nobody_watches(tmp_path: Path) -> None:
    record = logging.LogRecord("bot.test", logging.INFO, "", 0, "hello", None, None)
    assert "hello" in formatter(Settings(data=tmp_path)).format(record)
