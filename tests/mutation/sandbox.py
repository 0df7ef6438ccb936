"""A copy of the project in which mistakes may be made, and what is known of its tests: which lines each runs, and how
long."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

import pytest
from coverage import CoverageData

HERE = Path(__file__).parents[2]
"""Where this package is imported from, whatever project is under test."""
RUN_ALL = ("--cov", "--cov-context=test", "--cov-report=")
RUN_SOME = ("-n", "0", "-x", "--tb=no", "--no-header")


@dataclass(frozen=True)
class Sandbox:
    """A folder with a copy of `root`, a clone of a project, and what was measured there. Another state, another
    folder."""

    root: Path
    folder: Path

    @classmethod
    def of(cls, root: Path, parent: Path) -> Sandbox:
        """The folder below `parent` for the project as it is now; its copy says what the project says."""
        names, digest = _names(root), hashlib.sha256()
        for name in names:
            digest.update(name.encode() + b"\0" + (root / name).read_bytes())
        sandbox = cls(root, parent / digest.hexdigest()[:12])
        for name in names:
            sandbox.restore(name)
        return sandbox

    def write(self, name: str, text: bytes) -> None:
        (self.folder / "tree" / name).write_bytes(text)

    def restore(self, name: str) -> None:
        """Make a file what it is in the project, and as old: so Python sees that its byte code was of another text."""
        path = self.folder / "tree" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(self.root / name, path)

    def measure(self) -> None:
        """Run all tests, if that was not done before, and keep what `witnesses` asks for.

        :raises RuntimeError: they could not be run; what pytest says.
        """
        if self._times.exists():
            return
        run = self._pytest(*RUN_ALL, f"--write-seconds={self._times}")
        if run.returncode not in {pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED}:
            self._times.unlink(missing_ok=True)
            raise RuntimeError(run.stdout)

    def witnesses(self, name: str, scope: range, most: float) -> list[str]:
        """The tests that pass and run one of these lines of a file: the quickest first, and of those as many as take
        `most` seconds together, but at least one."""
        contexts = self._data.contexts_by_lineno(name)
        tests = {
            context.rpartition("|")[0] for line in scope for context in contexts.get(line, ())
        } & self._seconds.keys()
        chosen: list[str] = []
        for test in sorted(tests, key=lambda test: (self._seconds[test], test)):
            most -= self._seconds[test]
            if most < 0 and chosen:
                break
            chosen.append(test)
        return chosen

    def run(self, tests: Sequence[str], limit: float) -> subprocess.CompletedProcess[str]:
        """Run these tests in their order up to the first that fails.

        :raises subprocess.TimeoutExpired: they took longer than `limit` seconds; what was started is ended.
        """
        order = self.folder / "order.json"
        order.write_text(json.dumps(tests), encoding="utf-8")
        files = dict.fromkeys(test.partition("::")[0] for test in tests)
        return self._pytest(*RUN_SOME, f"--read-order={order}", *files, limit=limit)

    def _pytest(self, *arguments: str, limit: float | None = None) -> subprocess.CompletedProcess[str]:
        path = os.pathsep.join((str(self.folder / "tree"), str(HERE)))
        environment = {**os.environ, "PYTHONPATH": path, "CI": "1", "COVERAGE_FILE": str(self.folder / "coverage")}
        # What one mistake is compiled to would be taken for the next one, of the same size and second.
        environment["PYTHONDONTWRITEBYTECODE"] = "1"
        command = [sys.executable, "-m", "pytest", "-p", "tests.mutation.plugin", "-p", "no:cacheprovider", *arguments]
        with subprocess.Popen(
            command,
            cwd=self.folder / "tree",
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            start_new_session=True,
            text=True,
        ) as process:
            try:
                said, _ = process.communicate(timeout=limit)
            except BaseException:
                os.killpg(process.pid, signal.SIGKILL)  # the tests' own programs, too
                raise
        return subprocess.CompletedProcess(command, process.returncode, said)

    @property
    def _times(self) -> Path:
        return self.folder / "seconds.json"

    @cached_property
    def _seconds(self) -> Mapping[str, float]:
        seconds: dict[str, float] = json.loads(self._times.read_text("utf-8"))
        return seconds

    @cached_property
    def _data(self) -> CoverageData:
        data = CoverageData(str(self.folder / "coverage"))
        data.read()
        return data


def _names(root: Path) -> list[str]:
    """The files that are tracked, or would be."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listing = subprocess.run(command, cwd=root, capture_output=True, check=True, text=True).stdout
    return sorted(name for name in set(listing.split("\0")) if name and (root / name).is_file())
