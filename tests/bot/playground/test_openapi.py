"""The check against Discord's description bites: right requests pass, wrong ones are named."""

from __future__ import annotations

import pytest

from bot.playground import Exchange
from tests.support.openapi import REQUIRED, Conformity, file, template
from tests.support.wire import Payload, button, row, select, text

CALLBACK = "/interactions/{interaction}/{token}/callback"
MESSAGES = "/channels/{channel}/messages"
COMMANDS = "/applications/{application}/commands"


@pytest.fixture(autouse=True)
def _described() -> None:
    if file() is None:
        assert not REQUIRED, "Discord's OpenAPI description is required, but it is not here"
        pytest.skip("Discord's OpenAPI description is not here")


def exchange(method: str, route: str, body: object, path: str = "") -> Exchange:
    place = path or "/".join("1" if part.startswith("{") else part for part in route.split("/"))
    return Exchange(method, route, f"/api/v10{place}", {}, True, body, (), 200)


def violations(method: str, route: str, body: object) -> list[str]:
    conformity = Conformity()
    conformity(exchange(method, route, body))
    assert conformity.checked == 1
    return conformity.take()


@pytest.mark.parametrize(
    ("method", "route", "body"),
    [
        ("POST", MESSAGES, {"content": "x", "allowed_mentions": {"parse": []}, "nonce": "n", "enforce_nonce": True}),
        (
            "POST",
            MESSAGES,
            {"flags": 1 << 15, "components": [text(), row(button())], "attachments": [{"id": 0, "filename": "a.png"}]},
        ),
        (
            "PATCH",
            MESSAGES + "/{message}",
            {"attachments": [{"id": 1578930000000000000}], "components": [row(select())]},
        ),
        ("POST", CALLBACK, {"type": 4, "data": {"content": "x", "flags": 64}}),
        ("POST", CALLBACK, {"type": 8, "data": {"choices": [{"name": "a", "value": "a"}]}}),
        (
            "PUT",
            COMMANDS,
            [{"name": "play", "description": "Plays", "name_localizations": {"zh-TW": "開局"}, "contexts": [0]}],
        ),
    ],
)
def test_a_right_request_passes(method: str, route: str, body: object) -> None:
    assert violations(method, route, body) == []


@pytest.mark.parametrize(
    ("method", "route", "body"),
    [
        ("POST", MESSAGES, {"content": 7}),
        ("POST", MESSAGES, {"components": [row(button(label="x" * 81))]}),
        ("POST", MESSAGES, {"components": [row(*(button(str(n)) for n in range(6)))]}),
        ("POST", CALLBACK, {"type": 4, "data": {"content": "x" * 2001}}),
        ("POST", CALLBACK, {"type": 9, "data": {"custom_id": "m", "title": "x" * 46, "components": []}}),
        ("PUT", COMMANDS, [{"name": "x" * 33, "description": "d"}]),
        ("PUT", COMMANDS, [{"name": "x", "description": "d", "contexts": []}]),
    ],
)
def test_a_wrong_request_is_named(method: str, route: str, body: object) -> None:
    [violation, *_] = violations(method, route, body)
    assert violation.startswith(f"{method} /")


def test_a_route_discord_does_not_have_is_named() -> None:
    conformity = Conformity()
    conformity(exchange("POST", "/parlour", {}))
    assert conformity.take() == ["POST /parlour: Discord has no such route"]


def test_people_are_not_held_to_it() -> None:
    conformity = Conformity()
    body: Payload = {"type": 2}
    conformity(Exchange("POST", "/interactions", "/api/v10/interactions", {}, False, body, (), 204))
    assert (conformity.checked, conformity.take()) == (0, [])


WEBHOOK = "/webhooks/{webhook_id}/{webhook_token}/messages"


@pytest.mark.parametrize(
    ("route", "path", "described"),
    [
        (
            "/webhooks/{application}/{token}/messages/{message}",
            "/webhooks/1/t/messages/@original",
            f"{WEBHOOK}/@original",
        ),
        ("/webhooks/{application}/{token}/messages/{message}", "/webhooks/1/t/messages/2", f"{WEBHOOK}/{{message_id}}"),
        (
            "/channels/{channel}/thread-members/{user}",
            "/channels/1/thread-members/@me",
            "/channels/{channel_id}/thread-members/@me",
        ),
        ("/users/@me", "/users/@me", "/users/@me"),
    ],
)
def test_routes_are_found_by_their_shape(route: str, path: str, described: str) -> None:
    assert template(exchange("GET", route, None, path)) == described
