"""Debian's nats-server for tests that need a real one: skipped where it is missing, unless
PARLOUR_NATS_SERVER=required."""

from __future__ import annotations

import base64
import hashlib
import json
import os
import shutil
import socket
import subprocess
import time
from pathlib import Path
from typing import Any

import nkeys
import pytest

PATH = shutil.which("nats-server")


class Server:
    """On a free port of this machine alone."""

    def __init__(self, folder: Path, *options: str) -> None:
        if PATH is None:
            assert os.environ.get("PARLOUR_NATS_SERVER") != "required", "nats-server is not installed"
            pytest.skip("nats-server is not installed")
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self._command = [PATH, "-a", "127.0.0.1", "-p", str(self.port), "-l", str(folder / "nats.log"), *options]
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        self._process = subprocess.Popen(self._command)
        end = time.monotonic() + 30
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port)).close()
                return
            except OSError:
                assert time.monotonic() < end, "it does not listen"
                time.sleep(0.01)

    def kill(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None


def locked(folder: Path) -> tuple[Path, Path]:
    """A configuration that lets nobody in but whoever has the file of credentials beside it, made as NATS's own tools
    do: an operator who vouches for an account, which vouches for a user."""
    (operator, _), (account, _), (user, seed) = (
        _pair(kind) for kind in (nkeys.PREFIX_BYTE_OPERATOR, nkeys.PREFIX_BYTE_ACCOUNT, nkeys.PREFIX_BYTE_USER)
    )
    every = {"subs": -1, "data": -1, "payload": -1}
    more = {"imports": -1, "exports": -1, "wildcards": True, "conn": -1, "leaf": -1}
    configuration, credentials = folder / "nats.conf", folder / "bot.creds"
    configuration.write_text(
        f'operator: "{_token(operator, operator, "operator")}"\n'
        "resolver: MEMORY\n"
        f'resolver_preload: {{ {_name(account)}: "{_token(operator, account, "account", limits=every | more)}" }}\n'
    )
    credentials.write_text(
        f"-----BEGIN NATS USER JWT-----\n{_token(account, user, 'user', **every)}\n------END NATS USER JWT------\n"
        f"-----BEGIN USER NKEY SEED-----\n{seed}\n------END USER NKEY SEED------\n"
    )
    return configuration, credentials


def _pair(kind: int) -> tuple[Any, str]:
    seed = bytes(nkeys.encode_seed(os.urandom(32), kind))
    return nkeys.from_seed(bytearray(seed)), seed.decode()


def _name(key: Any) -> str:
    name: str = key.public_key.decode()
    return name


def _token(signer: Any, about: Any, kind: str, **more: object) -> str:
    claims: dict[str, object] = {
        "iat": int(time.time()),
        "iss": _name(signer),
        "sub": _name(about),
        "name": kind,
        "nats": {"type": kind, "version": 2, **more},
    }
    claims["jti"] = base64.b32encode(hashlib.sha256(json.dumps(claims).encode()).digest()).decode().rstrip("=")
    signed = ".".join(_written(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ed25519-nkey"}, claims))
    return f"{signed}.{_written(signer.sign(signed.encode()))}"


def _written(part: bytes) -> str:
    return base64.urlsafe_b64encode(part).rstrip(b"=").decode()
