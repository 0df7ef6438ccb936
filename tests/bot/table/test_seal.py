"""An exported game is sound as it is, and no byte of it can be another."""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bot.table.features import acts
from bot.table.log.seal import TABLE, Entry, export, header, linked, order
from bot.table.log.seal import first as first_head
from bot.table.log.verification import Report, verify
from bot.table.session import Open, Seating
from games.core import Seat
from renderers.core import Game
from tests.support.counts import LONG
from tests.support.hosting import ANN, BEN, CAT, DAY, MANAGER, NEW_TOY, OTHER_TOY, games, tables, toy
from tests.support.toy import Options


def new(rules: Any) -> Mapping[str, Game]:
    return {"toy": toy(rules)}


async def finished(folder: Path, *, rounds: int = 1, seating: Seating = Seating.RANDOM) -> bytes:
    """The export of a game with a timeout and a seat that changed hands."""
    async with tables(folder) as here:
        id = await here.game(ANN, BEN, CAT, options=Options(rounds=rounds), seating=seating)
        await here.do(id, acts.resign, BEN)
        await here.time.advance(2 * DAY, here)
        await here.random_play(id, 99)
        await here.quiet()
        return await here.host.export(id)


def keys(report: Report) -> list[str]:
    return [finding.text.key for finding in report.findings]


def forged(file: bytes, **changes: object) -> bytes:
    """What a host with the seed could write afterwards: a whole new chain over a changed header or changed lines."""
    lines = file.decode().splitlines()
    head, last = json.loads(lines[0]), json.loads(lines[-1])
    entries = [Entry(n, Seat(seat), tuple(move), at) for n, seat, move, at in map(json.loads, lines[1:-1])]
    replaced = changes.pop("entries", None)
    assert replaced is None or callable(replaced)
    head |= changes
    text = json.dumps(head, separators=(",", ":"))
    return export(text, replaced(entries) if replaced else entries, bytes.fromhex(last["seed"]))


def another_prize(entries: list[Entry]) -> list[Entry]:
    return [replace(entries[0], move=("prize", str(int(entries[0].move[1]) % 3 + 1))), *entries[1:]]


def outbid(entries: list[Entry]) -> list[Entry]:
    return [replace(entry, move=("bid", "9")) if entry.move[0] == "bid" else entry for entry in entries]


def stranger(entries: list[Entry]) -> list[Entry]:
    return [replace(entry, seat=Seat(7)) if entry.move[0] == "bid" else entry for entry in entries]


async def test_an_export_is_sound(tmp_path: Path) -> None:
    file = await finished(tmp_path, rounds=3)
    report = verify(file, games())
    assert report.findings == ()
    assert report.lines == len(file.splitlines()) - 2 == len(report.heads) - 1
    assert report.rolls == 12
    assert report.game == "toy"


async def test_every_head_that_was_shown_is_in_the_report(tmp_path: Path) -> None:
    async with tables(tmp_path) as here:
        id = await here.game(ANN, BEN)
        shown = []
        while isinstance((await here.session(id)).phase, Open):
            shown.append((await here.session(id)).position.seal)  # type: ignore[union-attr]
            await here.random_play(id, 1)
        report = verify(await here.host.export(id), games())
        assert set(shown) <= set(report.heads)
        assert report.commitment == (await here.session(id)).table.commitment


async def test_no_byte_can_be_another(tmp_path: Path) -> None:
    file = await finished(tmp_path)
    rng = random.Random(1)
    for at in range(len(file)):
        others = [byte for byte in range(256) if byte != file[at]]
        for byte in others if LONG else rng.sample(others, 3):
            assert not verify(file[:at] + bytes([byte]) + file[at + 1 :], games()).sound, (at, byte)


async def test_no_byte_can_be_added_or_taken(tmp_path: Path) -> None:
    file = await finished(tmp_path)
    rng = random.Random(2)
    for at in range(len(file) + 1):
        for byte in (*b" \n0", rng.randrange(256)):
            assert not verify(file[:at] + bytes([byte]) + file[at:], games()).sound, (at, byte)
        assert at == len(file) or not verify(file[:at] + file[at + 1 :], games()).sound, at


async def test_lines_can_neither_be_dropped_nor_swapped(tmp_path: Path) -> None:
    lines = (await finished(tmp_path)).splitlines(keepends=True)
    for at in range(len(lines)):
        assert not verify(b"".join(lines[:at] + lines[at + 1 :]), games()).sound
        assert not verify(b"".join(lines[: at + 1] + lines[at:]), games()).sound
        if at and lines[at - 1] != lines[at]:
            assert not verify(b"".join([*lines[: at - 1], lines[at], lines[at - 1], *lines[at + 1 :]]), games()).sound


async def test_another_roll_is_found_even_under_a_new_chain(tmp_path: Path) -> None:
    report = verify(forged(await finished(tmp_path), entries=another_prize), games())
    assert keys(report) == ["bot-seal-roll"]
    assert report.findings[0].line == 2


async def test_a_roll_left_out_is_found_even_under_a_new_chain(tmp_path: Path) -> None:
    def without_deals(entries: list[Entry]) -> list[Entry]:
        kept = [entry for entry in entries if entry.move[0] != "deal"]
        return [Entry(n, entry.seat, entry.move, entry.at) for n, entry in enumerate(kept, 1)]

    assert keys(verify(forged(await finished(tmp_path), entries=without_deals), games())) == ["bot-seal-roll"]


async def test_an_illegal_move_is_found_even_under_a_new_chain(tmp_path: Path) -> None:
    assert keys(verify(forged(await finished(tmp_path), entries=outbid), games())) == ["bot-seal-illegal"]


async def test_a_seat_that_does_not_exist_is_found(tmp_path: Path) -> None:
    assert keys(verify(forged(await finished(tmp_path), entries=stranger), games())) == ["bot-seal-unplayable"]


async def test_other_seats_than_drawn_are_found(tmp_path: Path) -> None:
    file = await finished(tmp_path)
    drawn = json.loads(file.splitlines()[0])["order"]
    assert keys(verify(forged(file, order=drawn[1:] + drawn[:1]), games())) == ["bot-seal-seats"]


async def test_another_seed_is_found_even_under_a_new_chain(tmp_path: Path) -> None:
    lines = (await finished(tmp_path, seating=Seating.CHOSEN)).decode().splitlines()
    entries = [Entry(n, Seat(seat), tuple(move), at) for n, seat, move, at in map(json.loads, lines[1:-1])]
    assert "bot-seal-commitment" in keys(verify(export(lines[0], entries, b"another seed" * 3), games()))


OTHERS: dict[str, tuple[Mapping[str, Game], int]] = {
    "no game": ({}, 2),
    "rules that allow it": (new(NEW_TOY), 0),
    "rules that do not": (new(OTHER_TOY), 2),
}
"""What is installed in the place of a game's rules, and the line of the file from which on that cannot judge it."""
others = pytest.mark.parametrize(("installed", "line"), OTHERS.values(), ids=OTHERS.keys())


@others
async def test_a_game_of_rules_that_are_not_installed_is_not_called_false(
    tmp_path: Path, installed: Mapping[str, Game], line: int
) -> None:
    report = verify(await finished(tmp_path), installed)
    assert report.findings == ()
    assert (report.versions, report.unjudged, report.judged) == (("1",), line, not line)


@others
async def test_what_needs_no_rules_is_checked_without_them(
    tmp_path: Path, installed: Mapping[str, Game], line: int
) -> None:
    file, rng = await finished(tmp_path), random.Random(line)
    for at in range(len(file)):
        other = bytes([rng.choice([byte for byte in range(256) if byte != file[at]])])
        assert not verify(file[:at] + other + file[at + 1 :], installed).sound, (at, other)
    drawn = json.loads(file.splitlines()[0])["order"]
    assert keys(verify(forged(file, order=drawn[1:] + drawn[:1]), installed)) == ["bot-seal-seats"]
    assert keys(verify(forged(file, commitment="0" * 64), installed)) == ["bot-seal-commitment"]
    assert keys(verify(forged(file, entries=stranger), installed)) == ["bot-seal-unplayable"]


async def test_a_move_that_other_rules_do_not_allow_is_left_to_those_it_was_played_under(tmp_path: Path) -> None:
    file = forged(await finished(tmp_path), entries=outbid)
    (found,) = verify(file, games()).findings
    report = verify(file, new(NEW_TOY))
    assert (report.findings, report.unjudged) == ((), found.line)


async def test_a_roll_that_other_rules_draw_otherwise_is_left_to_those_it_was_drawn_under(tmp_path: Path) -> None:
    report = verify(forged(await finished(tmp_path), entries=another_prize), new(NEW_TOY))
    assert (report.findings, report.unjudged, report.earlier, report.judged) == ((), 0, 1, False)


async def test_the_rules_that_a_game_began_with_judge_it_until_it_went_on_under_others(tmp_path: Path) -> None:
    """As a program does that was not updated when the game's was."""
    file = await finished(tmp_path)

    def carried(entries: list[Entry], bad: int) -> list[Entry]:
        """Behind the first bid; the bid with the number `bad` is one that the first rules do not allow."""
        bids = [entry for entry in entries if entry.move[0] == "bid"]
        lines = [replace(entry, move=("bid", "9")) if entry == bids[bad] else entry for entry in entries]
        lines.insert(bids[0].n, Entry(0, TABLE, ("rules", "1", "2"), bids[0].at))
        return [replace(entry, n=n) for n, entry in enumerate(lines, 1)]

    assert keys(verify(forged(file, entries=partial(carried, bad=0)), games())) == ["bot-seal-illegal"]
    report = verify(forged(file, entries=partial(carried, bad=1)), games())
    assert (report.findings, report.versions) == ((), ("1", "2"))
    assert report.unjudged > 0


@pytest.mark.parametrize(
    ("file", "key"),
    [
        (b"", "bot-seal-cut"),
        (b"{}", "bot-seal-cut"),
        (b"{}\n{}\n{}\n", "bot-seal-unreadable"),
        (b"\xff\n\n\n", "bot-seal-unreadable"),
        (b"[" * 100_000 + b"\n1\n1\n", "bot-seal-unreadable"),
        (b'{"game":"toy","version":1,"options":{},"players":["a"],"order":[0]}\n[]\n{}\n', "bot-seal-no-seed"),
        (b'{"game":"toy","version":1,"options":{},"players":["a"],"order":[[]]}\n[]\n{}\n', "bot-seal-unreadable"),
    ],
)
def test_nonsense_is_answered(file: bytes, key: str) -> None:
    assert keys(verify(file, games())) == [key]


async def test_the_export_of_a_running_game_holds_public_events_only(tmp_path: Path) -> None:
    async with tables(tmp_path) as here:
        id = await here.game(ANN, BEN, options=Options(rounds=5))
        before = await here.host.export(id)
        await here.play(id, ANN, "order", "let")
        assert await here.host.export(id) == before
        await here.random_play(id, 3)
        session = await here.session(id)
        file = await here.host.export(id)
        assert session.seed.hex() not in file.decode()
        assert b"toy-deal" not in file
        assert b"toy-order" not in file
        assert keys(verify(file, games())) == ["bot-seal-running"]
        numbers = [json.loads(line)[0] for line in file.splitlines()[1:-1]]
        assert numbers == list(range(1, len(numbers) + 1))


async def test_an_export_needs_a_game_that_began(tmp_path: Path) -> None:
    async with tables(tmp_path) as here:
        id = await here.lobby(ANN)
        for wanted in (id, 99):
            with pytest.raises(LookupError):
                await here.host.export(wanted)


async def test_a_cancelled_game_is_exported_whole(tmp_path: Path) -> None:
    async with tables(tmp_path) as here:
        id = await here.game(ANN, BEN)
        await here.do(id, acts.cancel, MANAGER, manager=True)
        assert verify(await here.host.export(id), games()).sound


def test_seats_are_drawn_evenly() -> None:
    orders = [order(hashlib.sha256(str(n).encode()).digest(), 3) for n in range(600)]
    assert len(set(orders)) == 6
    assert all(60 < orders.count(each) < 140 for each in set(orders))


def test_a_chain_without_the_seed_cannot_be_guessed() -> None:
    head = header(game="toy", version=1, options={}, players=["a"], order=[0])
    entry = Entry(1, Seat(0), ("4e3",), 0)
    heads = {linked(seed, first_head(seed, head), entry) for seed in (b"one", b"two")}
    assert len(heads) == 2
