"""What docs/hosting.md tells a host to do, done."""

import re
import shlex
import sqlite3
import subprocess
import sys
from pathlib import Path

MANUAL = (Path(__file__).parent.parent / "docs" / "hosting.md").read_text("utf-8")


def test_a_backup_made_as_the_manual_says_holds_what_is_not_yet_in_the_main_file(tmp_path: Path) -> None:
    (line,) = re.findall(r"^python -c .*VACUUM INTO.*$", MANUAL, re.MULTILINE)
    (tmp_path / "data").mkdir()
    live = sqlite3.connect(tmp_path / "data" / "parlour.sqlite3", isolation_level=None)
    live.executescript("PRAGMA journal_mode = WAL; CREATE TABLE lines (n); INSERT INTO lines VALUES (1), (2);")
    subprocess.run([sys.executable, *shlex.split(line)[1:]], cwd=tmp_path, check=True)
    live.close()
    copy = sqlite3.connect(tmp_path / "backup.sqlite3")
    assert copy.execute("SELECT n FROM lines").fetchall() == [(1,), (2,)]
    copy.close()
