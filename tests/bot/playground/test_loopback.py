"""Only this machine's own pages get in, and nothing but the page's own files gets out."""

from __future__ import annotations

import asyncio
import socket
from logging import LogRecord

import pytest

from tests.support.wire import Wire


@pytest.mark.parametrize(
    "headers",
    [
        {"Host": "example.org"},
        {"Host": "127.0.0.1"},
        {"Host": "127.0.0.1:1"},
        {"Host": "127.0.0.1.example.org:{port}"},
        {"Origin": "https://example.org"},
        {"Origin": "null"},
        {"Origin": "http://127.0.0.1:1"},
        {"Origin": "https://127.0.0.1:{port}"},
        {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "no-cors"},
        {"Sec-Fetch-Site": "same-site", "Sec-Fetch-Mode": "no-cors"},
    ],
)
@pytest.mark.parametrize("path", ["/", "/playground.json", "/api/v10/gateway", "/gateway/", "/playground/faults"])
async def test_strangers_are_refused(wire: Wire, headers: dict[str, str], path: str) -> None:
    told = {key: value.replace("{port}", str(wire.playground.port)) for key, value in headers.items()}
    async with wire.http.get(wire.playground.url + path, headers=told) as reply:
        assert reply.status == 403


async def test_a_whole_address_of_another_host_is_refused(wire: Wire) -> None:
    """What stands in the request line counts more than the header."""
    reader, writer = await asyncio.open_connection("127.0.0.1", wire.playground.port)
    place = f"127.0.0.1:{wire.playground.port}"
    writer.write(f"GET http://example.org/playground.json HTTP/1.1\r\nHost: {place}\r\n\r\n".encode())
    assert b" 403 " in await reader.readline()
    writer.close()


async def test_who_hangs_up_in_the_middle_of_asking_is_no_error(wire: Wire, logged_errors: list[LogRecord]) -> None:
    """A bot that is killed while it posts a picture does that."""
    _, writer = await asyncio.open_connection("127.0.0.1", wire.playground.port)
    head = [
        f"POST /api/v10/channels/{wire.channel}/messages HTTP/1.1",
        f"Host: 127.0.0.1:{wire.playground.port}",
        f"Authorization: Bot {wire.playground.bot_token}",
        "Content-Type: application/json",
        "Content-Length: 100",
    ]
    writer.write("\r\n".join([*head, "", "{"]).encode())
    await writer.drain()
    await wire.say({"content": "x"})  # by now the first half has been read
    writer.close()
    await writer.wait_closed()
    await wire.say({"content": "y"})
    assert logged_errors == []


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost"])
async def test_this_machine_is_let_in(wire: Wire, host: str) -> None:
    place = f"{host}:{wire.playground.port}"
    headers = {"Host": place, "Origin": f"http://{place}", "Sec-Fetch-Site": "same-origin"}
    async with wire.http.get(f"{wire.playground.url}/playground.json", headers=headers) as reply:
        assert reply.status == 200


async def test_it_listens_on_the_loopback_address_alone(wire: Wire) -> None:
    assert wire.playground.url.startswith("http://127.0.0.1:")
    with socket.socket() as other, pytest.raises(OSError, match="refused"):
        other.connect(("127.0.0.2", wire.playground.port))


async def test_the_page_may_run_nothing_but_its_own_files(wire: Wire) -> None:
    async with wire.http.get(wire.playground.url) as reply:
        policy = reply.headers["Content-Security-Policy"]
        assert (reply.status, reply.content_type) == (200, "text/html")
        assert reply.headers["X-Content-Type-Options"] == "nosniff"
    assert "default-src 'none'" in policy
    assert "script-src 'self';" in policy
    assert "unsafe" not in policy


OUTSIDE = (
    "/../server.py",
    "/%2e%2e/server.py",
    "/..%2fserver.py",
    "//etc/passwd",
    "/%2fetc%2fpasswd",
    "/words/../../server.py",
)


@pytest.mark.parametrize("path", OUTSIDE)
async def test_only_files_of_the_page_are_served(wire: Wire, path: str) -> None:
    """Sent as it stands: a client of the library would tidy the address first."""
    reader, writer = await asyncio.open_connection("127.0.0.1", wire.playground.port)
    writer.write(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{wire.playground.port}\r\nConnection: close\r\n\r\n".encode())
    assert (await reader.readline()).split()[1] in (b"404", b"400")
    writer.close()
    await writer.wait_closed()


async def test_a_file_that_is_no_picture_is_downloaded(wire: Wire) -> None:
    script = b"<script>alert(1)</script>"
    message = (await wire.say({"content": "x"}, files={"page.html": script, "drawing.svg": b"<svg/>"})).body
    for attachment in message["attachments"]:
        async with wire.http.get(attachment["url"]) as reply:
            assert reply.headers["Content-Disposition"].startswith("attachment")
            assert reply.content_type == "application/octet-stream"
            assert "sandbox" in reply.headers["Content-Security-Policy"]


async def test_file_names_lose_their_folders(wire: Wire) -> None:
    message = (await wire.say({"content": "x"}, files={"../../evil name.png": b"x"})).body
    assert message["attachments"][0]["filename"] == "evil_name.png"


async def test_the_page_is_told_where_it_is(wire: Wire) -> None:
    async with wire.http.get(f"{wire.playground.url}/playground.json") as reply:
        told = await reply.json()
    assert told["gateway"] == wire.playground.gateway
    assert [person["token"] for person in told["people"]] == [
        f"user.{name}" for name in ("alice", "bob", "carol", "dave", "wendy")
    ]
    assert [person["name"] for person in told["people"] if person["spectator"]] == ["wendy"]
    assert told["locales"] == ["en-US", "zh-TW", "zh-CN"]
