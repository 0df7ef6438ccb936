"""What docs/hosting.md tells a host to do, done."""

from __future__ import annotations

import json
import os
import re
import shlex
import sqlite3
import subprocess
import sys
import tempfile
from contextlib import closing
from pathlib import Path

import pytest

from bot import metrics
from bot.host.workers.line import LEAST
from bot.settings import Settings, variables
from tests.support.hosting import ANN, BEN, tables

ROOT = Path(__file__).parent.parent
MANUAL = (ROOT / "docs" / "hosting.md").read_text("utf-8")
COMPOSE = (ROOT / "compose.yaml").read_text("utf-8")
(OVERRIDE,) = re.findall(r"```yaml\n(services:.*?)```", MANUAL, re.DOTALL)
DASHBOARD = json.loads((ROOT / "docs" / "dashboard.json").read_text("utf-8"))
ASKED = [target["expr"] for panel in DASHBOARD["panels"] for target in panel["targets"]]
ALERTS = (ROOT / "docs" / "alerts.yaml").read_text("utf-8")
SERVED = """
import os
from bot.settings import Settings
os.setgroups([])
os.setgid({user})
os.setuid({user})
settings = Settings()
for folder in (settings.data, settings.backups):
    (folder / "a file").write_text("")
print(settings.token.get_secret_value())
"""
"""Reads the token, and writes into both folders, as a user who need not be able to read the program."""


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


def test_every_setting_of_the_file_reaches_the_container() -> None:
    """As Compose reads it: the file, then what `compose.yaml` says, filled in from the file. Only the folder is the
    container's own."""
    said = re.findall(r"^      ([A-Z_]+): (.+)$", COMPOSE, re.MULTILINE)
    file = {variable.name: "of the file" for variable in variables()}
    filled = {name: re.sub(r"\$\{(\w+):-.*?\}", lambda found: file[found[1]], value) for name, value in said}
    assert "\n    env_file: .env\n" in COMPOSE
    assert {name for name, value in {**file, **filled}.items() if value != file[name]} == {"PARLOUR_DATA"}


def test_the_override_of_the_manual_fits_the_container(monkeypatch: pytest.MonkeyPatch) -> None:
    (secret,) = re.findall(r"secrets: \[(.*)\]", OVERRIDE)
    assert f"DISCORD_TOKEN_FILE: /run/secrets/{secret}\n" in OVERRIDE
    assert f"secrets:\n  {secret}:\n    file: ./{secret}\n" in OVERRIDE
    assert set(re.findall(r"- \S+:(/\w+)$", OVERRIDE, re.MULTILINE)) == set(
        re.findall(r"- \w+:(/\w+)$", COMPOSE, re.MULTILINE)
    )
    (address,) = re.findall("PARLOUR_METRICS: (.*)", OVERRIDE)
    monkeypatch.setenv("PARLOUR_METRICS", address)
    monitored = Settings().monitored
    assert monitored is not None
    host, port = monitored
    assert (host, f"127.0.0.1:{port}:{port}") == ("0.0.0.0", re.findall('ports: \\["(.*)"\\]', OVERRIDE)[0])


@pytest.mark.skipif(os.name != "posix" or os.geteuid() != 0, reason="makes files for another user, as only root may")
def test_what_is_made_as_the_manual_says_serves_the_containers_user() -> None:
    user = re.findall(r"--uid (\d+)", (ROOT / "Dockerfile").read_text("utf-8"))[0]
    commands = re.findall(r"^sudo (install .*)$", MANUAL, re.MULTILINE)
    with tempfile.TemporaryDirectory(dir="/tmp") as name:  # which everybody may enter
        folder = Path(name)
        folder.chmod(0o711)
        for command in commands:
            assert f"-o {user} -g {user}" in command
            subprocess.run(shlex.split(command), cwd=folder, check=True)
        (folder / "discord-token").write_text("a-token\n")
        assert served(folder, user).stdout == "a-token\n"
        os.chown(folder / "discord-token", 0, 0)
        assert "DISCORD_TOKEN_FILE: Permission denied" in served(folder, user).stderr


def served(folder: Path, user: str) -> subprocess.CompletedProcess[str]:
    places = {"DISCORD_TOKEN_FILE": str(folder / "discord-token"), "PARLOUR_DATA": str(folder / "data")}
    places |= {"PARLOUR_BACKUP_FOLDER": str(folder / "backups")}
    environment = {**os.environ, "PYTHONPATH": str(ROOT), **places}
    return subprocess.run(
        [sys.executable, "-c", SERVED.format(user=user)], env=environment, capture_output=True, text=True
    )


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
    asked = " ".join(ASKED)
    named = {bare(name) for name in re.findall(r"\b(?:parlour|process)_\w+", asked + MANUAL)}
    assert named <= {bare(name) for name in known}
    assert {name for name in known if name.startswith("parlour_")} <= named


def test_the_dashboard_can_be_read_at_one_press_in_ten_minutes_and_for_several_processes() -> None:
    """A rate needs two samples that differ, so what people do is looked at over an hour; what Prometheus asks for every
    time, over as little as it can tell."""
    choices = {each["name"]: each["query"] for each in DASHBOARD["templating"]["list"]}
    assert choices["instance"] == "label_values(parlour_build_info, instance)"
    for asked in ASKED:
        assert set(re.findall(r"\[(.*?)\]", asked)) <= ({"$__rate_interval"} if "cpu_seconds" in asked else {"1h"}), (
            asked
        )
        named = re.findall(r"\b(?:parlour|process)_\w+", asked)
        assert asked.count('{instance=~"$instance"') == len(named) > 0, asked
        assert all("instance" in group for group in re.findall(r"sum by \((.*?)\)", asked)), asked


def test_alarms_name_only_what_is_measured() -> None:
    known = {metric.name for metric in metrics.REGISTRY.collect()}
    rules = re.findall(
        r"- alert: (\w+)\n +expr: (.*)\n(?: +for: \d+[mh]\n)? +annotations: \{ summary: \"(.*)\" \}\n", ALERTS
    )
    assert len(rules) == ALERTS.count("- alert:") > 5
    for alert, asked, summary in rules:
        named = {bare(name) for name in re.findall(r"\bparlour_\w+", asked)}
        assert named <= known, alert
        assert named or 'up{job="parlour"}' in asked, alert
        assert summary.endswith((".", "?"))
    labels = {label for _, asked, _ in rules for label in re.findall(r'outcome=~"(.*?)"', asked)}
    assert labels <= {f"{metrics.UNSENT}|{metrics.REFUSED}"}


def test_what_is_said_of_many_servers_follows_from_what_holds() -> None:
    page = (ROOT / "docs" / "scaling.md").read_text("utf-8")
    thinking, patience = (Settings.model_fields[f"thinking_{name}"].default for name in ("seconds", "patience"))
    assert f"`PARLOUR_THINKING_SECONDS` each, {thinking:g} as it comes" in page
    assert f"`PARLOUR_THINKING_PATIENCE`, {patience:g} seconds as it comes" in page
    assert f"{LEAST} seconds at least" in page
    named = {bare(name) for name in re.findall(r"\bparlour_\w+", page)}
    assert named <= {metric.name for metric in metrics.REGISTRY.collect()}
    rows = re.findall(r"^\| (?:1 to )?([\d,]+) \| (?:up to )?([\d.]+) \| (?:up to )?([\d.]+) \|", page, re.MULTILINE)
    assert len(rows) == 5
    for servers, turns, decisions in rows:
        reckoned = int(servers.replace(",", "")) * 8 * 3 / (24 * 60 * 60)
        assert float(turns) == pytest.approx(reckoned, rel=0.03)
        assert float(decisions) == pytest.approx(reckoned / 3, rel=0.15)


def bare(name: str) -> str:
    """A metric's name without what a sample adds to it."""
    return re.sub("_(total|count|bucket)$", "", name)
