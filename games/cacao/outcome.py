"""Temples, the final count and the winners (Cacao 10)."""

from __future__ import annotations

from dataclasses import dataclass

from games.cacao import board
from games.cacao.board import Cell
from games.cacao.state import Phase, Table
from games.cacao.tiles import Jungle
from games.cacao.village import PRICES, TRACK, Account
from games.core import Outcome, Seat, ranked, signed, text

FIRST_PRIZE, SECOND_PRIZE = 6, 3


@dataclass(frozen=True, slots=True)
class Score:
    """What one player has in the end: gold, by where it comes from, and fruits, which break ties (Cacao 10)."""

    gold: int
    temple: int
    sun: int
    water: int
    cacao: int

    @property
    def total(self) -> int:
        """Gold in all."""
        return self.gold + self.temple + self.sun + self.water


def presence(table: Table, temple: Cell) -> dict[Seat, int]:
    """Workers beside a temple, by owner; owners without any are left out."""
    found: dict[Seat, int] = {}
    for side, near in enumerate(board.neighbours(temple)):
        tile = table.workers.get(near)
        if tile is not None and (count := tile.facing((side + 2) % 4)):
            found[tile.owner] = found.get(tile.owner, 0) + count
    return found


def awards(present: dict[Seat, int]) -> dict[Seat, int]:
    """The gold one temple gives."""
    ranks = sorted(set(present.values()), reverse=True)
    if not ranks:
        return {}
    first = [seat for seat, count in present.items() if count == ranks[0]]
    if len(first) > 1 or len(ranks) == 1:
        return dict.fromkeys(first, FIRST_PRIZE // len(first))
    second = [seat for seat, count in present.items() if count == ranks[1]]
    return {first[0]: FIRST_PRIZE, **dict.fromkeys(second, SECOND_PRIZE // len(second))}


def temples(table: Table) -> dict[Cell, dict[Seat, int]]:
    """The awards of every temple on the map, row by row."""
    cells = sorted(cell for cell, tile in table.jungle.items() if tile is Jungle.TEMPLE)
    return {cell: awards(presence(table, cell)) for cell in cells}


def scores(table: Table) -> tuple[Score, ...]:
    """Of each seat, as if the game ended here."""
    prizes = temples(table)
    return tuple(
        Score(
            village.gold,
            sum(each.get(Seat(seat), 0) for each in prizes.values()),
            village.sun,
            TRACK[village.water],
            village.cacao,
        )
        for seat, village in enumerate(table.villages)
    )


def _sources(account: Account) -> dict[str, int]:
    """Where the gold comes from, and how many fruits were harvested for it."""
    sold = {f"at{price}": gold for price, gold in zip(PRICES, account.sold, strict=True)}
    return {"harvest": account.harvest, "mines": account.mines, **sold}


def outcome(table: Table) -> Outcome | None:
    """Most gold, then most cacao; else shared. None while the game runs."""
    if table.phase is not Phase.OVER:
        return None
    every = scores(table)
    places = ranked([(score.total, score.cacao) for score in every])
    winners = tuple(Seat(seat) for seat, place in enumerate(places) if place == 0)
    total = every[winners[0]].total
    lines = tuple(
        text(
            "cacao-score",
            seat=Seat(seat),
            total=signed(score.total),
            gold=score.gold,
            **_sources(table.accounts[seat]),
            temple=score.temple,
            sun=score.sun,
            water=signed(score.water),
            cacao=score.cacao,
        )
        for seat, score in enumerate(every)
    )
    names = tuple(text("cacao-seat", seat=seat) for seat in winners)
    return Outcome(winners, text("cacao-outcome", winners=names, total=total, count=len(winners)), lines, places)
