"""Rule cases of kind `jiangshan` on the production state: fixtures as in Jiangshan 11, orders with `-> ok` or a
code."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

from games import moves
from games.core import CHANCE, Event, IllegalMove, Seat
from games.jiangshan import sight, views
from games.jiangshan.board import FACINGS, Cell, Ground, name
from games.jiangshan.muster import SHIPPED
from games.jiangshan.options import Options
from games.jiangshan.play import turns
from games.jiangshan.play.field import Field
from games.jiangshan.rules import RULES
from games.jiangshan.state import SACRIFICE, Chart, Fire, Phase, Place, Side, Standing, State, Terms, Tile, Unit

COLOURS = ("red", "blue", "green", "white")
LETTERS = "rbgw"
NUMBERS = {"setback_city", "setback_capital", "hold", "merit_goal", "round_limit"}
HEADS = {"id", "title", "turn", "given", "board", "orders", "counters", "over"}
TOKEN = re.compile(r"(?:([.^~*])([fF])?(?::(.+))?|([rbgw])([#%])(?::(\w))?|([rbgw])([A-Z])([neswih])?(\?)?(!)?)")


def run(block: str) -> None:
    """Play the block and compare counters, the end and the board."""
    head, _, result = block.strip().partition("\n=>\n")
    given, wanted = _sections(head), _sections(result)
    state = position(given)
    for line in given["orders"]:
        text, _, expected = line.rpartition(" -> ")
        state = _event(state, text, expected) if text.startswith("(") else _order(state, text, expected)
    _check(state, wanted)


def stood(board: str, given: str = "nothing", *, turn: str = "red") -> State:
    """The position that a board in the notation of the cases shows, its rows indented."""
    rows = [line.strip() for line in board.strip().splitlines()]
    return position({"turn": [turn], "given": [given], "board": rows})


def ordered(state: State, *typed: str, seat: Seat | None = None) -> State:
    """The state after typed orders, each legal; the turn stays open."""
    for each in typed:
        state, _ = told(state, each, seat=seat)
    return state


def told(state: State, typed: str, *, seat: Seat | None = None) -> tuple[State, list[Event]]:
    """The state after typed orders, and what was told of them."""
    who = state.active if seat is None else seat
    events: list[Event] = []
    for move in RULES.parse(RULES.view(state, who), typed + "; wait"):
        state, more = moves.play(RULES, state, who, move)
        events += more
    return state, events


def refused(state: State, typed: str, *, seat: Seat | None = None) -> str:
    """The code with which a typed order is refused, or "" if it is played."""
    try:
        ordered(state, typed, seat=seat)
    except IllegalMove as refusal:
        return _code(refusal)
    return ""


def _code(refusal: IllegalMove) -> str:
    """Where only the facing is wrong, a unit sees nobody to turn up for, or a knight's step is blocked, a sentence of
    its own says so."""
    key = refusal.reason.key.removeprefix("jiangshan-refusal-")
    for own in ("-facing", "-unseen", "-step"):
        key = key.removesuffix(own)
    return key.upper().replace("-", "_")


def boarded(state: State) -> list[str]:
    """The board, from the top row."""
    return [" ".join(_row(state, y)) for y in reversed(range(state.ground.height))]


def _sections(text: str) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    key = ""
    for line in text.splitlines():
        if line.startswith("  "):
            found[key].append(line.strip())
            continue
        key, _, value = line.partition(":")
        assert key in HEADS, line
        found[key] = [value.strip()] if value.strip() else []
    return found


def position(given: dict[str, list[str]]) -> State:
    rows = [line.split()[1:] for line in reversed(given["board"])]
    facts = [fact.strip() for fact in given.get("given", ["nothing"])[0].split(";")]
    numbers: dict[str, Any] = {key: int(value) for key, value in (f.split() for f in facts if f.split()[0] in NUMBERS)}
    terms = Terms(**numbers)
    count = max(2, 1 + max(LETTERS.index(letter) for row in rows for letter in _letters(row)))
    teams = next((list(map(int, fact.split()[1:])) for fact in facts if fact.startswith("teams")), list(range(count)))
    sides = tuple(_side(COLOURS[seat], teams[seat], facts) for seat in range(max(count, len(teams))))
    ground = Ground(tuple("".join(token[0] if token[0] in ".^~*" else "." for token in row) for row in rows))
    state = State(
        Options(), ground, terms, COLOURS[: len(sides)], sides, Chart(), Chart(), Chart(), phase=Phase.ACTION,
        active=Seat(COLOURS.index(given["turn"][0])), ap=1, turn=1,
    )  # fmt: skip
    for y, row in enumerate(rows):
        for x, token in enumerate(row):
            state = _placed(state, (x, y), token)
    return state


def _letters(row: list[str]) -> str:
    """The colours of a row's units and tiles."""
    shown = (token.removeprefix("*:") for token in row)
    return "r" + "".join(token[0] for token in shown if token[0] in LETTERS)


def _side(colour: str, team: int, facts: list[str]) -> Side:
    values = dict(fact.removeprefix(f"{colour} ").split(maxsplit=1) for fact in facts if fact.startswith(f"{colour} "))
    return Side(
        team=team,
        morale=int(values.get("morale", 0)),
        supply=int(values.get("supply", 0)),
        merit=int(values.get("merit", 0)),
        reserve=tuple(values.get("reserve", "").split()),
        box=tuple(values.get("box", "").split()),
        held=tuple(values.get("stratagems", "").split()),
        standing=Standing(values.get("mode", "auto"), values.get("protect", "K"), values.get("sacrifice", SACRIFICE)),
    )


def _placed(state: State, at: Cell, token: str) -> State:
    match = TOKEN.fullmatch(token)
    assert match, token
    _, fire, under, owner, building, garrison = match.groups()[:6]
    fires, tiles, units = dict(state.fires), dict(state.tiles), dict(state.units)
    if fire:
        fires[at] = Fire(fire == "F", Seat(0))
    if building:
        tiles[at] = Tile(Seat(LETTERS.index(owner)), building == "%")
    if garrison:
        units[at] = Unit(Seat(LETTERS.index(owner)), SHIPPED[garrison], at, place=Place.TILE)
    elif under:
        unit = _unit(TOKEN.fullmatch(under), at)
        units[at] = replace(unit, place=Place.FOREST, battle=False)
    elif match[7]:
        units[at] = _unit(match, at)
    return replace(state, fires=Chart(fires), tiles=Chart(tiles), units=Chart(units))


def _unit(match: re.Match[str] | None, at: Cell) -> Unit:
    assert match, at
    owner, kind, sign, marching, chaos = match.groups()[6:]
    battle = not marching and not (kind == "S" and sign)
    facing = sign if sign and sign in FACINGS else None
    face = sign if kind == "S" and sign else "i"
    return Unit(
        Seat(LETTERS.index(owner)), SHIPPED[kind], at, battle=battle, facing=facing, chaos=bool(chaos), face=face
    )


def _order(state: State, text: str, expected: str) -> State:
    seat = state.active
    try:
        for move in RULES.parse(RULES.view(state, seat), text + "; wait"):
            state, _ = moves.play(RULES, state, seat, move)
    except IllegalMove as refused:
        code = _code(refused)
        assert expected in (code, "illegal"), f"{text}: {code}, not {expected}"
        return state
    assert expected == "ok", f"{text} was played, not {expected}"
    return state


def _event(state: State, text: str, expected: str) -> State:
    words = text.strip("()").split()
    if words[0] == "vision":
        side = state.sides[COLOURS.index(words[1])].team
        seen = sight.cells(sight.watched(state, side, hidden=True))
        found = " ".join(map(name, seen))
        assert found == expected, found
        return state
    if words[0] == "weather":
        state, _ = moves.play(RULES, replace(state, phase=Phase.WEATHER), CHANCE, ("weather", words[1]))
        return state
    if words[1:] == ["turn,", "elsewhere"]:
        assert COLOURS[state.active] == words[0], text
        state, _ = moves.play(RULES, replace(state, ap=0), state.active, ("end",))
        return state
    assert text == "(turn begins)", text
    if state.turn > 1 and state.phase is Phase.ACTION:
        return state
    field = Field(state, [])
    turns.begin(field)
    return field.state()


def _check(state: State, wanted: dict[str, list[str]]) -> None:
    for part in wanted["counters"][0].split("; "):
        colour, _, morale, _, supply, _, merit = part.split()
        side = state.sides[COLOURS.index(colour)]
        assert (colour, side.morale, side.supply, side.merit) == (colour, int(morale), int(supply), int(merit))
    assert _over(state) == wanted["over"][0]
    assert boarded(state) == [" ".join(line.split()) for line in wanted["board"]]


def _row(state: State, y: int) -> list[str]:
    return [str(y + 1), *(shown(state, (x, y)) for x in range(state.ground.columns))]


def _over(state: State) -> str:
    if state.result is None:
        return "no"
    names = [COLOURS[seat] for seat in state.result.winners if not state.sides[seat].defeated]
    return f"won by {' '.join(names)}" if names else "draw"


def shown(state: State, at: Cell) -> str:
    unit, tile, fire = state.units.get(at), state.tiles.get(at), state.fires.get(at)
    if tile is not None:
        return f"{LETTERS[tile.owner]}{'%' if tile.camp else '#'}" + (f":{unit.kind}" if unit else "")
    shown = f"{_unit_shown(unit)}" if unit else ""
    if unit is not None and unit.place is Place.OPEN:
        return shown
    burning = "" if fire is None else "F" if fire.big else "f"
    return state.ground.terrain(at) + burning + (f":{shown}" if shown else "")


def _unit_shown(unit: Unit) -> str:
    chaos = "!" * unit.chaos
    if unit.kind == "S":
        return f"{LETTERS[unit.owner]}S{'' if unit.battle else unit.face}{chaos}"
    marching = "?" * (unit.place is Place.OPEN and not unit.battle)
    return f"{LETTERS[unit.owner]}{unit.kind}{unit.facing or ''}{marching}{chaos}"


__all__ = ["RULES", "boarded", "ordered", "position", "refused", "run", "shown", "stood", "told", "views"]
