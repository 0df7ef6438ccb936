"""Files over HTTP: the page, attachments, uploads; and the rules that keep other pages away."""

import mimetypes
import re
from pathlib import Path
from urllib.parse import urlsplit

from aiohttp import web

from bot.playground import limits
from bot.playground.calls import safe_name
from bot.playground.payload import encode
from bot.playground.world import LOCALES, World

PAGE = Path(__file__).with_name("page")
INLINE = frozenset({"image/png", "image/jpeg", "image/gif", "image/webp"})
GUARDS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
}


def is_foreign(request: web.Request, port: int) -> bool:
    """Whether a request comes by another host name (DNS rebinding) or from another site's page."""
    hosts = {f"127.0.0.1:{port}", f"localhost:{port}"}
    if request.headers.getall("Host", []) not in [[host] for host in hosts]:
        return True
    origin = request.headers.get("Origin")
    if origin is not None and (urlsplit(origin).scheme != "http" or urlsplit(origin).netloc not in hosts):
        return True
    if not request.raw_path.startswith("/"):  # a whole address, whose host counts more than the header's
        return True
    elsewhere = request.headers.get("Sec-Fetch-Site") in ("cross-site", "same-site")  # another port is the same site
    return elsewhere and request.headers.get("Sec-Fetch-Mode") != "navigate"


def policy(port: int) -> str:
    """The page's content security policy: its own files, and nothing evaluated."""
    sockets = f"ws://127.0.0.1:{port} ws://localhost:{port}"
    return (
        "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; "
        f"img-src 'self' data: blob: http://127.0.0.1:{port} http://localhost:{port}; connect-src 'self' {sockets}; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    )


def page(name: str, port: int) -> web.Response:
    """A file of the page; nothing outside its folder."""
    path = _within_page(name or "index.html")
    if path is None:
        raise web.HTTPNotFound
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    kind = f"{kind}; charset=utf-8" if kind.startswith("text/") or kind.endswith("javascript") else kind
    headers = GUARDS | {"Content-Security-Policy": policy(port), "Content-Type": kind, "Cache-Control": "no-cache"}
    return web.Response(body=path.read_bytes(), headers=headers)


def _within_page(name: str) -> Path | None:
    """The file of that name, if there is one. A name may be anything: too long for any file, or with a NUL in it."""
    try:
        path = (PAGE / name).resolve()
        return path if path.is_relative_to(PAGE.resolve()) and path.is_file() else None
    except (OSError, ValueError):
        return None


def playground_json(world: World) -> web.Response:
    """What the page needs to begin."""
    guild = next(iter(world.guilds.values()), None)
    channels = [one for one in world.channels.values() if one["type"] == 0]
    told = {
        "application": {
            "id": str(world.application_id),
            "name": world.application["name"],
            "bot": world.user(world.application_id),
        },
        "guild": {"id": guild["id"], "name": guild["name"]} if guild else None,
        "channels": [{"id": channel["id"], "name": channel["name"]} for channel in channels],
        "people": [_person(world, int(person["id"])) for person in world.people.values()],
        "locales": list(LOCALES),
        "api": "/api/v10",
        "gateway": world.base.replace("http", "ws", 1) + "/gateway/",
    }
    return web.Response(
        body=encode(told), content_type="application/json", headers=GUARDS | {"Cache-Control": "no-store"}
    )


def _person(world: World, identity: int) -> dict[str, object]:
    person, user = world.users[identity], world.user(identity)
    told = {key: person[key] for key in ("id", "name", "locale", "spectator")}
    return told | {"display_name": user["global_name"], "token": f"user.{person['name']}"}


def attachment(world: World, identity: str, filename: str) -> web.StreamResponse:
    """A stored file. What is no picture is downloaded, never shown: it may be anybody's HTML."""
    path = world.archive.file(int(identity)) if re.fullmatch("[0-9]{1,20}", identity) else None
    if path is None:
        raise web.HTTPNotFound
    kind = mimetypes.guess_type(filename)[0] or "application/octet-stream"
    headers = GUARDS | {
        "Content-Security-Policy": "default-src 'none'; sandbox",
        "Cache-Control": "private, max-age=86400",
    }
    if kind not in INLINE:
        kind = "application/octet-stream" if kind in ("text/html", "image/svg+xml", "application/xhtml+xml") else kind
        headers["Content-Disposition"] = (
            f'attachment; filename="{safe_name(filename).encode("ascii", "replace").decode()}"'
        )
    return web.Response(body=path.read_bytes(), headers=headers | {"Content-Type": kind})


async def upload(world: World, name: str, request: web.Request) -> web.Response:
    """The bytes for a place given out before."""
    place = world.archive.document("upload", name)
    if place is None:
        raise web.HTTPNotFound
    content = await request.read()
    if len(content) > limits.FILE_BYTES:
        raise web.HTTPRequestEntityTooLarge(limits.FILE_BYTES, len(content))
    world.archive.write_file(int(place["id"]), content)
    return web.Response(status=200)
