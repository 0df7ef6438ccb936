"""What docs/hosting.md tells a host to do, done."""

from __future__ import annotations

import json
import os
import re
import shlex
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

from bot import metrics
from bot.settings import variables
from tests.support.hosting import ANN, BEN, tables

ROOT = Path(__file__).parent.parent
MANUAL = (ROOT / "docs" / "hosting.md").read_text("utf-8")


def said(command: str) -> list[str]:
    """The line of the manual that begins so, as its words."""
    (line,) = re.findall(rf"^python -m bot {command} .*$", MANUAL, re.MULTILINE)
    return shlex.split(line)


def done(folder: Path, *command: str) -> None:
    clean = {
        name: value for name, value in os.environ.items() if name not in {variable.name for variable in variables()}
    }
    environment = {**clean, "PYTHONPATH": str(ROOT)}
    subprocess.run([sys.executable, *command], cwd=folder, env=environment, check=True, input="y\n", text=True)


def moves(file: Path) -> list[tuple[int, str]]:
    with closing(sqlite3.connect(file)) as store:
        return store.execute("SELECT n, move FROM lines ORDER BY n").fetchall()


async def test_a_backup_made_as_the_manual_says_is_restored_as_the_manual_says(tmp_path: Path) -> None:
    async with tables(tmp_path / "data") as here:
        id = await here.game(ANN, BEN)
        await here.random_play(id, 1)
        assert (tmp_path / "data" / "parlour.sqlite3-wal").stat().st_size, (
            "there is something that a plain copy would miss"
        )
        done(tmp_path, *said("backup")[1:])
        kept = moves(tmp_path / "backup.sqlite3")
        await here.random_play(id, 1)
    done(tmp_path, *said("restore")[1:])
    assert moves(tmp_path / "data" / "parlour.sqlite3")[:-1] == kept


async def test_games_are_checked_before_an_upgrade_as_the_manual_says(tmp_path: Path) -> None:
    async with tables(tmp_path / "data"):
        done(tmp_path, *said("check")[1:])


def test_the_service_of_the_manual_lets_nobody_else_read() -> None:
    """Before the program is there to see to it: systemd makes the folder."""
    (unit,) = re.findall(r"^\[Service\]$(.*?)^$", MANUAL, re.MULTILINE | re.DOTALL)
    assert {"UMask=0077", "StateDirectoryMode=0700"} <= set(unit.split())


def test_the_manual_shows_every_metric() -> None:
    rows = re.findall(r"^\| `(parlour_\w+)` \| (\w+) \| (.*) \|$", MANUAL, re.MULTILINE)
    ours = [metric for metric in metrics.REGISTRY.collect() if metric.name.startswith("parlour_")]
    names = [metric.name + ("_total" if metric.type == "counter" else "") for metric in ours]
    assert rows == [(name, metric.type, metric.documentation) for name, metric in zip(names, ours, strict=True)]


def test_the_dashboard_and_the_manual_name_only_what_is_measured() -> None:
    known = {metric.name for metric in metrics.REGISTRY.collect()}
    dashboard = json.loads((ROOT / "docs" / "dashboard.json").read_text("utf-8"))
    asked = " ".join(target["expr"] for panel in dashboard["panels"] for target in panel["targets"])
    named = {bare(name) for name in re.findall(r"\b(?:parlour|process)_\w+", asked + MANUAL)}
    assert named <= {bare(name) for name in known}
    assert {name for name in known if name.startswith("parlour_")} <= named


def bare(name: str) -> str:
    """A metric's name without what a sample adds to it."""
    return re.sub("_(total|count|bucket)$", "", name)
