"""A REST call: who makes it, what it brings, and how it is answered."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from aiohttp import web

from bot.playground import limits
from bot.playground.forms import Form
from bot.playground.messages import Upload
from bot.playground.payload import Payload, decode
from bot.playground.refusals import Refused, refused
from bot.playground.world import Caller, World


@dataclass(frozen=True, slots=True)
class Call:
    """One request. `body` is the JSON, also that of `payload_json`; `uploads` are its files."""

    world: World
    caller: Caller
    path: dict[str, str]
    query: dict[str, str]
    body: Any
    uploads: Sequence[Upload] = ()

    def id(self, key: str) -> int:
        """:raises Refused: 404 when the address holds no id there"""
        value = self.path[key]
        if not value.isascii() or not value.isdecimal() or len(value) > 20:
            raise Refused(404, 0, "404: Not Found")
        return int(value)

    def form(self) -> Form:
        return Form({} if self.body is None else self.body)

    def bots_only(self) -> None:
        if not self.caller.is_bot:
            raise refused(20002)

    def people_only(self) -> None:
        if self.caller.is_bot:
            raise refused(20001)


@dataclass(frozen=True, slots=True)
class Reply:
    """An answer with its status; `body` None is sent as no content."""

    body: Any
    status: int = 200


Handler = Callable[[Call], Reply]
NOTHING = Reply(None, 204)


@dataclass(frozen=True, slots=True)
class Exchange:
    """A call and its answer, for whoever records them. `route` is the template, with parameters in braces, below
    `/api/v10`."""

    method: str
    route: str
    path: str
    query: dict[str, str]
    by_bot: bool
    body: Any
    uploads: Sequence[Upload]
    status: int
    reply: Any = field(default=None)


Recorder = Callable[[Exchange], None]


async def read(request: web.Request) -> tuple[Any, Sequence[Upload]]:
    """The JSON of a request and its files.

    :raises Refused: 40005, 50109, 50035
    """
    if not request.body_exists:
        return None, ()
    try:
        raw = await request.read()
    except web.HTTPRequestEntityTooLarge as error:
        raise refused(40005) from error
    if len(raw) > limits.REQUEST_BYTES:
        raise refused(40005)
    if request.content_type == "multipart/form-data":
        return _read_multipart(raw, _boundary(request))
    return (_json(raw), ()) if raw else (None, ())


def _json(raw: bytes) -> Any:
    try:
        return decode(raw)
    except ValueError as error:
        raise refused(50109) from error


def _boundary(request: web.Request) -> bytes:
    parameters = request.headers.get("Content-Type", "").split(";")[1:]
    found = [part.strip()[len("boundary=") :] for part in parameters if part.strip().lower().startswith("boundary=")]
    if not found:
        raise refused(50109)
    return b"--" + found[0].strip('"').encode()


def _read_multipart(raw: bytes, boundary: bytes) -> tuple[Any, Sequence[Upload]]:
    """Splits at the boundary: aiohttp's own reader looks at every line of a picture."""
    body: Any = None
    uploads: list[Upload] = []
    for part in (b"\r\n" + raw).split(b"\r\n" + boundary)[1:-1]:
        head, _, content = part.removeprefix(b"\r\n").partition(b"\r\n\r\n")
        name, filename, kind = _disposition(head.decode("utf-8", "replace"))
        if name == "payload_json":
            body = _json(content)
        elif name.startswith("files[") and filename is not None:
            uploads.append(Upload(name[len("files[") : -1], safe_name(filename), kind, content))
    return body, uploads


def _disposition(head: str) -> tuple[str, str | None, str]:
    """Field name, file name and content type of a part."""
    lines = {
        key.strip().lower(): value.strip() for key, _, value in (line.partition(":") for line in head.split("\r\n"))
    }
    marks: Payload = {}
    for mark in lines.get("content-disposition", "").split(";")[1:]:
        key, _, value = mark.strip().partition("=")
        marks[key.lower()] = value.strip('"')
    return str(marks.get("name", "")), marks.get("filename"), lines.get("content-type", "application/octet-stream")


def safe_name(filename: str) -> str:
    """The file's name without folders, and with what Discord puts for characters that do not belong in an address."""
    last = filename.replace("\\", "/").rsplit("/", 1)[-1].strip(".") or "unknown"
    return "".join(character if character.isalnum() or character in "._-" else "_" for character in last)
