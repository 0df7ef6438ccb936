"""JSON as it stands on the wire, and the one way it is read and written."""

from typing import Any

import orjson

Payload = dict[str, Any]  # a JSON object of Discord's; its shape is checked by `forms`, not by types


def encode(value: object) -> bytes:
    return orjson.dumps(value)


def decode(raw: bytes | str) -> Any:
    """:raises ValueError: when it is not JSON"""
    return orjson.loads(raw)


def absolute(value: Any, base: str) -> Any:
    """A copy in which the stored addresses of files (which know no port) begin with `base`."""
    if isinstance(value, dict):
        return {key: _address(key, part, base) for key, part in value.items()}
    if isinstance(value, list):
        return [absolute(part, base) for part in value]
    return value


def _address(key: str, part: Any, base: str) -> Any:
    if (
        key in ("url", "proxy_url")
        and isinstance(part, str)
        and part.startswith(("/attachments/", "/ephemeral-attachments/"))
    ):
        return base + part
    return absolute(part, base) if isinstance(part, dict | list) else part
