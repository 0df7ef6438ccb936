"""Temples, and the final account by source (Cacao 10)."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from itertools import product

import pytest

from games import moves
from games.cacao.options import PRESETS
from games.cacao.outcome import awards, outcome, scores
from games.cacao.state import Phase, State, Table
from games.core import CHANCE, Chance, Move, Outcome, Seat, text
from games.replacing import replace
from renderers import gallery
from renderers.gallery import say_in
from renderers.words import LOCALES
from tests.games.cacao.greedy import greedy_1
from tests.support.cacao import RULES
from tests.support.counts import count

GAMES = count(1, full=40)
FRUITS = {"C1": 1, "C2": 2}
PRICES = {"M2": 2, "M3": 3, "M4": 4}
NUGGETS = {"G1": 1, "G2": 2}
TRACK = (-10, -4, -1, 0, 2, 4, 7, 11, 16)
STORE, SUNS = 5, 3
Account = Counter[str]
"""What one player's workers brought, by the name that the final account has for it."""


@pytest.mark.parametrize(
    ("present", "prizes"),
    [
        ({}, {}),
        ({0: 1}, {0: 6}),
        ({0: 2, 1: 1}, {0: 6, 1: 3}),
        ({0: 2, 1: 1, 2: 1}, {0: 6, 1: 1, 2: 1}),
        ({0: 3, 1: 1, 2: 1, 3: 1}, {0: 6, 1: 1, 2: 1, 3: 1}),
        ({0: 1, 1: 1}, {0: 3, 1: 3}),
        ({0: 2, 1: 2, 2: 1}, {0: 3, 1: 3}),
        ({0: 1, 1: 1, 2: 1}, {0: 2, 1: 2, 2: 2}),
        ({0: 1, 1: 1, 2: 1, 3: 1}, {0: 1, 1: 1, 2: 1, 3: 1}),
    ],
)
def test_10_what_a_temple_gives(present: dict[int, int], prizes: dict[int, int]) -> None:
    assert awards({Seat(seat): count for seat, count in present.items()}) == prizes


def _used(account: Account, tile: str, workers: int) -> None:
    """Workers at a jungle tile, counted by hand (Cacao 8.2)."""
    if tile in FRUITS:
        brought = min(FRUITS[tile] * workers, STORE - account["cacao"])
        account.update(cacao=brought, harvest=brought)
    elif tile in PRICES:
        account.update({"cacao": -workers, f"at{PRICES[tile]}": PRICES[tile] * workers})
    elif tile in NUGGETS:
        account["mines"] += NUGGETS[tile] * workers
    elif tile == "WT":
        account["field"] = min(len(TRACK) - 1, account["field"] + workers)
    elif tile == "SN":
        account["sun"] = min(SUNS, account["sun"] + workers)


def _is_worked(old: Table, new: Table, move: Move) -> bool:
    """Whether the line ended the work of a turn: what was done in it is whole."""
    working = (Phase.PLACE, Phase.GAP, Phase.ACT)
    return move[0] != "orders" and old.phase in working and new.phase not in (Phase.GAP, Phase.ACT)


def _prized(table: Table, seats: int) -> list[int]:
    """Gold for temples: each temple's sides looked at one by one."""
    prizes = [0] * seats
    for (row, column), tile in table.jungle.items():
        if tile == "TM":
            present = Counter[Seat]()
            for at, digit in (
                ((row - 1, column), 2),
                ((row, column + 1), 3),
                ((row + 1, column), 0),
                ((row, column - 1), 1),
            ):
                if at in table.workers:
                    present[table.workers[at].owner] += int(table.workers[at].form[digit])
            for seat, prize in _ranked({seat: workers for seat, workers in present.items() if workers}).items():
                prizes[seat] += prize
    return prizes


def _ranked(present: dict[Seat, int]) -> dict[Seat, int]:
    """6 to most workers, 3 to the next; who ties shares, without fractions, and two who tie for the most take all."""
    groups = [
        [seat for seat in present if present[seat] == most] for most in sorted(set(present.values()), reverse=True)
    ]
    first, second = (*groups, [], [])[:2]
    shares = {seat: 6 // len(first) for seat in first}
    return shares | ({seat: 3 // len(second) for seat in second} if len(first) == 1 else {})


@cache
def _game(preset: str, seats: int, number: int) -> tuple[State, tuple[Account, ...]]:
    """A whole game by players of all kinds, standing orders among their moves, and what each one's workers did."""
    seed = f"account {preset} {seats} {number}".encode()
    state, accounts, line = RULES.setup(PRESETS[preset], seats), tuple(Account() for _ in range(seats)), 0
    while RULES.outcome(state) is None:
        fact = RULES.roll(state, Chance(seed, line))
        seat = CHANCE if fact is not None else moves.acting(RULES, state)[0]
        move = fact if fact is not None else _decided(state, seat, Chance(seed, line, purpose="player"))
        after, _ = RULES.apply(state, seat, move)
        if move[0] == "over":
            accounts[seat]["sun"] -= 1
        if _is_worked(state.table, after.table, move):
            assert after.table.last is not None
            for use in after.table.last.uses:
                _used(accounts[use.contact.owner], after.table.jungle[use.contact.jungle], use.count)
        state, line = after, line + 1
    return state, accounts


def _decided(state: State, seat: Seat, chance: Chance) -> Move:
    """As the baseline does, or whatever may be chosen, now and then standing orders; uses by hand among them."""
    kind: int = chance.below(4)
    path: Move = ()
    if kind > 1:
        return greedy_1(RULES, RULES.view(state, seat), seat, chance, 1.0)
    while (choice := moves.choice(RULES, state, seat, path)) is not None:
        offered = choice.tokens + (choice.open if kind else ())
        path = (*path, offered[chance.below(len(offered))])
    return path


def _result(preset: str, seats: int, number: int) -> tuple[Outcome, tuple[Account, ...], State]:
    state, accounts = _game(preset, seats, number)
    result = outcome(state.table)
    assert result is not None
    return result, accounts, state


@pytest.mark.parametrize(("preset", "seats"), tuple(product(PRESETS, (2, 3, 4))))
def test_10_every_source_of_the_account_adds_up_to_the_gold(preset: str, seats: int) -> None:
    for number in range(GAMES):
        result, accounts, state = _result(preset, seats, number)
        totals = []
        for seat, line in enumerate(result.scores):
            told, mine = dict(line.args), accounts[seat]
            gold = mine["at2"] + mine["at3"] + mine["at4"] + mine["mines"]
            wanted = {
                "harvest": mine["harvest"],
                **{source: mine[source] for source in ("at2", "at3", "at4", "mines", "sun", "cacao")},
                "gold": gold,
                "temple": _prized(state.table, seats)[seat],
                "water": TRACK[mine["field"]],
            }
            wanted["total"] = sum(wanted[source] for source in ("gold", "temple", "sun", "water"))
            signed = {what: str(wanted[what]).replace("-", "−") for what in ("water", "total")}
            assert told == {"seat": seat, **wanted, **signed}
            sold = sum(mine[f"at{price}"] // price for price in (2, 3, 4))
            assert told["harvest"] == sold + told["cacao"]
            totals.append((wanted["total"], wanted["cacao"]))
        assert result.winners == tuple(Seat(seat) for seat in range(seats) if totals[seat] == max(totals))


def test_10_the_games_of_the_account_have_every_source() -> None:
    found = Counter[str]()
    for preset, seats in product(PRESETS, (2, 3, 4)):
        for account in _game(preset, seats, 0)[1]:
            found.update(source for source, amount in account.items() if amount > 0)
    assert {*found} >= {"harvest", "at2", "at3", "at4", "mines", "field", "sun", "cacao"}, found


def test_a_review_counts_all_gold_by_where_it_comes_from_and_at_the_end_no_cacao() -> None:
    """Mines of 12 against 2 were no difference: gold in hand was one heap."""
    state, _ = _game("standard", 3, 0)
    assert RULES.think is not None
    for seat in map(Seat, range(3)):
        view = RULES.view(state, seat)
        found = RULES.think.stock(view, seat, view)
        assert sum(each.has * each.worth for each in found) == scores(state.table)[seat].total
        begun = replace(view, table=replace(view.table, phase=Phase.PLACE))
        assert [each.key for each in RULES.think.stock(begun, seat, begun) if each not in found] == [
            "cacao-stock-cacao"
        ]


@pytest.mark.parametrize("locale", LOCALES)
def test_10_the_account_tells_every_source_in_words(locale: str) -> None:
    """With a number of its own for each, the sentence has each of them once."""
    result, _, _ = _result("standard", 4, 0)
    told = dict(result.scores[3].args)
    numbered = {name: 100 + number for number, name in enumerate(told)} | {"seat": told["seat"]}
    said = say_in(gallery.games()["cacao"], locale)(text("cacao-score", **numbered))
    assert Counter(re.findall(r"1\d\d", said)) == Counter(str(numbered[name]) for name in told if name != "seat"), said
