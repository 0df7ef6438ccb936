"""Records that earlier versions of the program exported are never called false."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bot.catalogue import games
from bot.table.log.verification import verify

RECORDS = sorted((Path(__file__).parents[2] / "records").glob("*.txt"))


def test_records_of_every_format_and_of_replaced_rules_are_kept() -> None:
    heads = [json.loads(record.read_text("ascii").splitlines()[0]) for record in RECORDS]
    assert {(head["parlour"], head["game"]) for head in heads} == {
        (form, game) for form in (1, 2, 3) for game in games()
    }
    assert any(head["version"] != games()[head["game"]].rules.version for head in heads)


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: record.stem)
def test_a_former_record_is_judged_with_its_rules_and_without(record: Path) -> None:
    report, blind = verify(record.read_bytes(), games()), verify(record.read_bytes(), {})
    assert (report.findings, report.judged) == ((), True)
    assert (blind.findings, blind.judged) == ((), False)


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: record.stem)
def test_an_altered_line_of_a_former_record_is_found(record: Path) -> None:
    lines = record.read_bytes().splitlines(keepends=True)
    middle = len(lines) // 2
    forged = b"".join((*lines[:middle], lines[middle].replace(b"]", b" ]", 1), *lines[middle + 1 :]))
    assert verify(forged, games()).findings
    assert verify(forged, {}).findings
