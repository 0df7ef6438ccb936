"""Rule cases of kind `cacao` on the production state (Cacao 14)."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from games import moves
from games.cacao import board, outcome, tiles, turns
from games.cacao.board import Cell
from games.cacao.options import Options
from games.cacao.rules import RULES
from games.cacao.state import Phase, State, Table
from games.cacao.tiles import Jungle, Worker
from games.cacao.village import TRACK, Account, Orders, Village
from games.core import CHANCE, IllegalMove, Move, Seat

GIVEN = {"id", "setup", "seats", "to-move", "grid", "display", "pile", "move", "legal", "score", *turns.COLOURS}
ERRORS = {
    "illegal cell": "cacao-refusal-cell",
    "tile not in hand": "cacao-refusal-hand",
    "fill needed": "cacao-refusal-fill",
    "not enough cacao": "cacao-refusal-stock",
    "jungle tiles remain": "cacao-refusal-over-jungle",
    "no sun token": "cacao-refusal-over-sun",
    "not your worker tile": "cacao-refusal-over-owner",
    "already overbuilt": "cacao-refusal-over-covered",
}


def run(block: str) -> None:
    """Play the block and compare every line after `=>`."""
    head, _, result = block.strip().partition("=>")
    given, grid = _fields(head)
    wanted = [line.strip() for line in result.strip().splitlines()]
    if "setup" in given:
        return _check_setup(int(given["setup"]), wanted)
    state = _position(given, grid)
    if "legal" in given:
        cells = " ".join(map(board.name, board.open_cells(state.table.jungle, state.table.workers)))
        assert sorted(wanted[0].removeprefix("cells: ").split()) == sorted(cells.split())
        return None
    if "score" in given:
        return _check_scores(turns.change(state, phase=Phase.OVER), given, wanted)
    return _check_move(state, given, wanted)


def _fields(head: str) -> tuple[dict[str, str], list[list[str]]]:
    given: dict[str, str] = {}
    grid: list[list[str]] = []
    for line in head.strip().splitlines():
        if line.startswith("  "):
            grid.append(line.split())
            continue
        key, _, value = line.partition(":")
        if key.startswith("grid from "):
            key, value = "grid", key.removeprefix("grid from ")
        assert key in GIVEN, line
        given[key] = value.strip()
    return given, grid


def position(head: str) -> State:
    """The state that the lines of a block before `=>` describe."""
    return _position(*_fields(head))


def _position(given: dict[str, str], grid: list[list[str]]) -> State:
    colours = given.get("seats", "R P").split()
    jungle, workers = _map(given["grid"], grid)
    display = tuple(Jungle(code) for code in given.get("display", "").split() if code != "-")
    pile = _pile(given.get("pile", "-"))
    seats = [_seat(given.get(colour, "")) for colour in colours]
    mover = Seat(colours.index(given.get("to-move", colours[0])))
    villages = tuple(seat[0] for seat in seats)
    table = Table(
        Options(),
        jungle,
        workers,
        villages,
        display,
        len(pile),
        mover,
        1,
        Phase.PLACE,
        accounts=(Account(),) * len(villages),
    )
    return State(table, tuple(s[1] for s in seats), tuple(s[2] for s in seats), pile, tuple(s[3] for s in seats))


def _map(corner: str, grid: list[list[str]]) -> tuple[dict[Cell, Jungle], dict[Cell, Worker]]:
    jungle: dict[Cell, Jungle] = {}
    workers: dict[Cell, Worker] = {}
    first = board.cell(corner)
    assert first is not None, corner
    top, left = first
    for row, line in enumerate(grid, start=top):
        for column, code in enumerate(line, start=left):
            if code[0].islower():
                workers[row, column] = _worker(code)
            elif code != ".":
                jungle[row, column] = Jungle(code)
    return jungle, workers


def _worker(code: str) -> Worker:
    return Worker(Seat(turns.COLOURS.index(code[0].upper())), code[1:5], code.endswith("+"))


def _pile(text: str) -> tuple[Jungle, ...]:
    known, _, more = text.partition("+")
    blanks = (Jungle.BLANK,) * int(more or 0)
    return (*(Jungle(code) for code in known.split() if code != "-"), *blanks)


def _seat(text: str) -> tuple[Village, tuple[str, ...], tuple[str, ...], Orders]:
    """Board, hand, pile (the next tile first) and standing orders; a hand that is not named has further tiles."""
    values = dict(pair.split("=") for pair in text.split())
    number = {key: int(values.get(key, 0)) for key in ("gold", "cacao", "sun")}
    water = TRACK.index(int(values.get("water", TRACK[0])))
    hand = tuple(sorted(values.get("hand", "AA").replace("-", "")))
    left = int(values.get("left", 0))
    pile = (values.get("next", "A"), *"A" * (left - 1)) if left else ()
    least = values.get("min", "2")
    orders = Orders(None if least == "off" else int(least), int(values.get("keep", 0)))
    return Village(water=water, **number), hand, pile, orders


def _check_move(state: State, given: dict[str, str], wanted: list[str]) -> None:
    mover = state.table.turn
    view = RULES.view(state, mover)
    if wanted[0].startswith("error: "):
        key = ERRORS[wanted[0].removeprefix("error: ")]
        with pytest.raises(IllegalMove) as refused:
            moves.play(RULES, state, mover, RULES.parse(view, given["move"])[0])
        assert refused.value.reason.key == key
        return
    (move,) = RULES.parse(view, given["move"])
    before = state
    state, _ = moves.play(RULES, state, mover, move)
    while fact := _next_fact(state):
        state, _ = moves.play(RULES, state, CHANCE, fact)
    for line in wanted:
        _check_line(before, state, given["seats"].split(), line)


def _next_fact(state: State) -> Move | None:
    """Chance as the example has it: the known tile on top comes first."""
    return next(iter(facts(state)), None)


def facts(state: State) -> list[Move]:
    """What chance may bring now, one entry a tile."""
    begun, ends = turns.due(state)
    return [(*begun, str(end)) for end in ends]


def _check_line(before: State, state: State, colours: list[str], line: str) -> None:
    key, _, value = line.partition(": ")
    if key == "board":
        assert _changes(before.table, state.table) == sorted(value.split())
    elif key == "edges":
        last = state.table.last
        assert last is not None
        shown = [f"{turns.COLOURS[use.contact.owner]} {use.contact.name} x{use.contact.count}" for use in last.uses]
        assert sorted(shown) == ([] if value == "none" else sorted(value.split("; ")))
    elif key == "display":
        _check_display(state, value)
    else:
        _check_seat(state, Seat(colours.index(key)), value)


def _changes(before: Table, after: Table) -> list[str]:
    jungle = [f"{board.name(at)}={tile}" for at, tile in after.jungle.items() if at not in before.jungle]
    laid = [at for at, tile in after.workers.items() if before.workers.get(at) != tile]
    workers = [f"{board.name(at)}={_code(after.workers[at])}" for at in laid]
    return sorted((*jungle, *workers))


def _code(tile: Worker) -> str:
    return f"{turns.COLOURS[tile.owner].lower()}{tile.form}{'+' * tile.covers}"


def _check_display(state: State, value: str) -> None:
    shown, _, rest = value.partition("pile left:")
    read = re.fullmatch(r"\s*(\d+)\s*(GAME OVER)?", rest)
    assert read is not None, value
    left, over = read.groups()
    codes = [code for code in shown.split() if code != "-"]
    table = state.table
    assert len(codes) == len(table.display)
    assert not Counter(code for code in codes if code != "?") - Counter(tile.value for tile in table.display)
    assert table.pile == len(state.jungle) == int(left)
    assert (table.phase is Phase.OVER) == bool(over) or not any(state.hands)


def _check_seat(state: State, seat: Seat, value: str) -> None:
    village = state.table.villages[seat]
    now = {
        "gold": str(village.gold),
        "cacao": str(village.cacao),
        "water": str(TRACK[village.water]),
        "sun": str(village.sun),
        "hand": "".join(sorted(state.hands[seat])) or "-",
        "left": str(len(state.piles[seat])),
    }
    wanted = dict(pair.split("=") for pair in value.split())
    if "hand" in wanted and wanted["hand"] != "-":
        wanted["hand"] = "".join(sorted(wanted["hand"]))
    assert {key: now[key] for key in wanted} == wanted


def _check_scores(state: State, given: dict[str, str], wanted: list[str]) -> None:
    colours = given["seats"].split()
    every = outcome.scores(state.table)
    lines = []
    for cell, prizes in outcome.temples(state.table).items():
        present = outcome.presence(state.table, cell)
        workers = " ".join(f"{turns.COLOURS[seat]}{present[seat]}" for seat in sorted(present)) or "none"
        awards = " ".join(f"{turns.COLOURS[seat]}+{prizes[seat]}" for seat in sorted(prizes)) or "nobody"
        lines.append(f"temple {board.name(cell)}: workers {workers} -> {awards}")
    for colour, score in zip(colours, every, strict=True):
        parts = f"{score.gold} gold + {score.temple} temple + {score.sun} sun + ({score.water}) water"
        lines.append(f"{colour}: {parts} = {score.total}   (cacao {score.cacao})")
    ended = RULES.outcome(state)
    assert ended is not None
    lines.append(f"winner: {' '.join(turns.COLOURS[seat] for seat in ended.winners)}")
    assert lines == wanted


def _check_setup(seats: int, wanted: list[str]) -> None:
    state = RULES.setup(Options(), seats)
    jungle = Counter(state.jungle)
    counts = " ".join(f"{tile}x{jungle[tile]}" for tile in Jungle if tile in jungle)
    pile = Counter(state.piles[0])
    total, hand = sum(pile.values()), tiles.HAND
    own = " ".join(f"{kind}x{count}" for kind, count in sorted(pile.items()))
    village = state.table.villages[0]
    counters = f"water={TRACK[village.water]} cacao={village.cacao} sun={village.sun} gold={village.gold}"
    assert wanted == [
        "map: " + " ".join(f"{board.name(at)}={tile}" for at, tile in state.table.jungle.items()),
        f"jungle not on map: {counts} = {len(state.jungle)}",
        f"display: {tiles.SHOWN}   pile: {state.table.pile - tiles.SHOWN}",
        f"each player: {own} = {total}; hand {hand}, draw pile {total - hand}; {counters}",
        f"turns in the game: {seats}x{total} = {seats * total}",
    ]
