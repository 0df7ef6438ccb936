"""Debian's nats-server for tests that need a real one: skipped where it is missing, unless
PARLOUR_NATS_SERVER=required."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import time
from pathlib import Path

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
