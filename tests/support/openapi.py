"""The bot's requests held against Discord's own OpenAPI description, where that file is at hand.

It stands beside the repository (`../shared/discord/openapi.json`) or where `PARLOUR_OPENAPI_FILE` says. With
`PARLOUR_OPENAPI=required` its absence is a failure.
"""

from __future__ import annotations

import functools
import json
import os
import re
from pathlib import Path
from typing import Any
from urllib.parse import quote

import jsonschema_rs

from bot.playground import Exchange

REQUIRED = os.environ.get("PARLOUR_OPENAPI") == "required"
USUAL = Path(__file__).parents[3] / "shared" / "discord" / "openapi.json"
SNOWFLAKE = {"anyOf": [{"type": "string", "pattern": "^(0|[1-9][0-9]*)$"}, {"type": "integer", "minimum": 0}]}


def file() -> Path | None:
    """The description, if it is here."""
    path = Path(os.environ.get("PARLOUR_OPENAPI_FILE", USUAL))
    return path if path.is_file() else None


@functools.cache
def description() -> dict[str, Any]:
    """The description, with ids allowed as integers: discord.py sends them so, and Discord takes them."""
    path = file()
    assert path is not None
    loaded: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    loaded["components"]["schemas"]["SnowflakeType"] = SNOWFLAKE
    return loaded


@functools.cache
def routes() -> dict[str, str]:
    """The description's templates by their shape, in which every parameter is `{}`."""
    return {_shape(template): template for template in description()["paths"]}


def _shape(template: str) -> str:
    return re.sub(r"\{[^}]*\}", "{}", template)


def template(exchange: Exchange) -> str | None:
    """The description's name for the route of a call: `@me` and `@original` are routes of their own there."""
    path = exchange.path.removeprefix("/api/v10").split("/")
    ours = exchange.route.split("/")
    literal = [
        part if part.startswith("@") and f"{{{name.strip('{}')}}}" == name else name
        for part, name in zip(path, ours, strict=True)
    ]
    return routes().get(_shape("/".join(literal))) or routes().get(_shape(exchange.route))


@functools.cache
def _schema(route: str, method: str, kind: str) -> jsonschema_rs.Validator | None:
    """The validator of a request (`kind` request) or of a reply (`kind` is its status)."""
    operation = description()["paths"][route].get(method.lower(), {})
    holder = operation.get("requestBody") if kind == "request" else operation.get("responses", {}).get(kind)
    if "application/json" not in (holder or {}).get("content", {}):
        return None
    way = ["requestBody"] if kind == "request" else ["responses", kind]
    steps = ["paths", route, method.lower(), *way, "content", "application/json", "schema"]
    pointer = "/".join(quote(step.replace("~", "~0").replace("/", "~1"), safe="~") for step in steps)
    return jsonschema_rs.Draft202012Validator({"$ref": f"#/{pointer}", **description()})


class Conformity:
    """A recorder of the playground that keeps what does not conform."""

    def __init__(self) -> None:
        self.checked = 0
        self.violations: list[str] = []

    def __call__(self, exchange: Exchange) -> None:
        if not exchange.by_bot or file() is None:
            return
        route = template(exchange)
        if route is None:
            self.violations.append(f"{exchange.method} {exchange.route}: Discord has no such route")
            return
        self.checked += 1
        validator = _schema(route, exchange.method, "request") if exchange.body is not None else None
        for error in validator.iter_errors(exchange.body) if validator else ():
            self.violations.append(
                f"{exchange.method} {route}: {'/'.join(map(str, error.instance_path))}: {error.message[:600]}"
            )

    def take(self) -> list[str]:
        """The violations so far; the list is emptied."""
        found, self.violations = self.violations, []
        return found


CONFORMITY = Conformity()


def reply_errors(exchange: Exchange) -> list[str]:
    """Where a reply of the playground differs from what the description promises."""
    route = template(exchange)
    if route is None or exchange.status == 204:
        return []
    validator = _schema(route, exchange.method, str(exchange.status))
    if validator is None:
        return []
    start = f"{exchange.method} {route} {exchange.status}"
    errors = validator.iter_errors(json.loads(json.dumps(exchange.reply)))
    return [f"{start}: {'/'.join(map(str, error.instance_path))}: {error.message[:300]}" for error in errors]
