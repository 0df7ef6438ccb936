"""Rule cases of CardGO: a position, an action and what comes of it.

Before `=>` stands the position:

* `id`; `opts` (text form, `effects=on` unless said otherwise); `hp: G=12 R=3` (100 each); `number` of the turn (10);
* `board`: rows of `.`, `G4e3`, `T` tree, `#` stone; `terrain: B2=5` (soil elsewhere). On tall grass a piece lies face
down;
* `hand G`, `hand R`: cards (`5*3` is three of them; the cards of `move` if left out, else none), `deck` in the order of
drawing, `discard`; `rng`: for effects 2 and 12 the index of the picked candidate, for effect 5 the loss.

Then one action:

* `move: G 2e1@B2 + 3@C2` one message, chance as listed; `legal:` where may be placed; `ask: G 3@C2` a preview;
* `do:` messages line by line, with draws (so a `deck` of several kinds is refused); `start: hp=30` a new game, dealt.

After `=>` stands what must be so. Every line is checked, a line that is not known fails.

* Of the placements, parted by `-- extra placement --`: `G view: size 2 X 1 -> B3(1)` (every view that was tested),
  `damage`, `direct`, `converted`, `destroyed`, `vanished`, `drawn: 1 -> hand 2 6e3`, `extra allowed: value 4`;
* of the end: `hp` (with `OVER`), `board`, `hands: G 5 R 4`, `deck`, `discard`, `turn`, `owed` (tokens of the next
choice),
  `cells`, `error`;
* of a preview: views, `damage` (`10+` is at least 10), `maybe` (face-down pieces), `remark: hidden`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import chain

from games import moves
from games.cardgo import choices, maps
from games.cardgo import options as texts
from games.cardgo.board import CODES, Ground, Terrain, cell, ground, name, names
from games.cardgo.deck import card, code
from games.cardgo.options import Options
from games.cardgo.preview import Preview
from games.cardgo.rules import RULES
from games.cardgo.state import EVERYBODY, SIDES, Card, Due, Piece, Placement, Side, State
from games.core import CHANCE, Chance, IllegalMove, Move, Seat, Text

GIVEN = {"opts", "hp", "number", "terrain", "board", "hand G", "hand R", "deck", "discard", "rng"}
ACTIONS = {"move", "legal", "ask", "do", "start"}
PLACED = {"G view", "R view", "damage", "direct", "converted", "destroyed", "vanished", "drawn", "extra allowed"}
FINAL = {"hp", "board", "hands", "deck", "discard", "turn", "owed", "cells", "error"}
FORESEEN = {"G view", "R view", "damage", "maybe", "remark", "error"}
BLOCKS = {"board", "do"}
"""Keys whose lines follow, indented."""

CELLS_OF_REFUSAL = (
    "cardgo-refusal-occupied",
    "cardgo-refusal-blocked",
    "cardgo-refusal-adj",
    "cardgo-refusal-off-board",
)

Entries = list[tuple[str, str]]


@dataclass(frozen=True, slots=True)
class Case:
    """A block, read: the position's entries, the action, and the expectations of each placement."""

    given: dict[str, str]
    action: str
    does: str
    expected: tuple[Entries, ...]


def run(block: str) -> None:
    """Plays one case and asserts all it says."""
    case = read(block)
    {"move": _move, "legal": _legal, "ask": _ask, "do": _do, "start": _start}[case.action](case)


def read(block: str) -> Case:
    before, mark, after = block.partition("\n=>\n")
    assert mark, "a case has a line =>"
    entries = dict(_entries(before))
    assert len(entries) == len(_entries(before)), "a key stands twice"
    entries.pop("id")
    (action,) = ACTIONS & entries.keys()
    does = entries.pop(action)
    assert entries.keys() <= GIVEN, entries.keys() - GIVEN
    return Case(
        entries, action, does, tuple(map(_entries, re.split(r"^-- extra placement --$", after, flags=re.MULTILINE)))
    )


def position(given: dict[str, str], seat: Seat, played: tuple[Card, ...]) -> State:
    """The state of a case, `seat` to move. Where no hand is listed, `seat` holds `played`."""
    rows = [line.split() for line in given["board"].splitlines()]
    options = _options(given.get("opts", ""), len(rows[0]), len(rows))
    land = ground(options.columns, options.rows, _codes(given.get("terrain", ""), options))
    board = tuple(_piece(written, kind) for written, kind in zip(chain(*rows), land.terrain, strict=True))
    hands = [_cards(given.get(f"hand {side}", "")) for side in SIDES]
    if f"hand {SIDES[seat]}" not in given:
        hands[seat] = played
    hp = dict(re.findall(r"([GR])=(\d+)", given.get("hp", "")))
    deck, discard = _cards(given.get("deck", "")), _cards(given.get("discard", ""))
    green, red = (tuple(sorted(_known(options, held) for held in hand)) for hand in hands)
    return State(
        options=options,
        ground=land,
        board=tuple(piece and replace(piece, card=_known(options, piece.card)) for piece in board),
        hp=(int(hp.get("G", 100)), int(hp.get("R", 100))),
        turn=seat,
        number=int(given.get("number", 10)),
        hands=(green, red),
        deck=tuple(sorted(deck)),
        discard=tuple(sorted(discard)),
        pools=(deck, deck, deck),
    )


# The actions


def _move(case: Case) -> None:
    side, typed = case.does.split(" ", 1)
    seat = Seat(SIDES.index(side))
    played = tuple(_card(found) for found in re.findall(r"(\w+)\s*@", typed))
    state = position(case.given, seat, played)
    try:
        message = RULES.parse(RULES.view(state, seat), typed)
        reason = moves.judge(RULES, RULES.view(state, seat), message)
    except IllegalMove as refused:
        reason = refused.reason
    if reason is not None:
        _check_error(case, reason)
        return
    chance = _Script(case.given)
    for expected, move in zip((*case.expected, None), _padded(message, len(case.expected) + 1), strict=True):
        if move is not None:
            state = chance.settled(moves.play(RULES, state, seat, move)[0])
        if expected is not None:
            assert expected is case.expected[-1] or {key for key, _ in expected} <= PLACED, expected
            _check_placement(expected, state)
    assert not chance.rest, f"left over: {chance.rest}"
    _check_final(case.expected[-1], state)


def _legal(case: Case) -> None:
    state = position(case.given, Seat(0), (Card(1),))
    _check_final(_ruled(case.expected[0], state), state)


def _ask(case: Case) -> None:
    side, typed = case.does.split(" ", 1)
    seat = Seat(SIDES.index(side))
    view = RULES.view(position(case.given, seat, ()), seat)
    (move,) = RULES.parse(view, typed)
    preview = moves.preview(RULES, view, move)
    expected = case.expected[0]
    assert {key for key, _ in expected} <= FORESEEN, expected
    if ("error", "no preview") in expected:
        assert preview is None
        return
    assert isinstance(preview, Preview)
    _check_preview(expected, preview, view.ground)


def _do(case: Case) -> None:
    assert len(set(_cards(case.given.get("deck", "")) + _cards(case.given.get("discard", "")))) < 2, (
        "draws would be random"
    )
    lines = [line.strip().split(" ", 1) for line in case.does.splitlines()]
    state = position(case.given, Seat(SIDES.index(lines[0][0])), ())
    for number, (side, typed) in enumerate(lines):
        seat = Seat(SIDES.index(side))
        message = RULES.parse(RULES.view(state, seat), typed)
        step, _ = moves.submit(RULES, state, seat, message, _fair, line=number)
        state = step.state
    (expected,) = case.expected
    _check_final(_ruled(expected, state), state)


def _start(case: Case) -> None:
    options = texts.parse(case.does)
    assert RULES.problem(options) is None
    state = moves.settle(RULES, RULES.setup(options, 2), _fair, line=1).state
    _check_final(_ruled(case.expected[0], state), state)


# What chance says


def _fair(line: int) -> Chance:
    return Chance(b"rule cases", line)


class _Script:
    """Feeds the listed results of chance, and stops at the next turn."""

    def __init__(self, given: dict[str, str]) -> None:
        self.rest = given.get("rng", "").split()
        self._deck = [code(drawn) for drawn in _cards(given.get("deck") or given.get("discard", ""))]

    def settled(self, state: State) -> State:
        while state.due not in (None, Due.DRAW) and state.ending is None:
            state, _ = moves.play(RULES, state, CHANCE, self._fact(state))
        return state

    def _fact(self, state: State) -> Move:
        assert state.due is not None
        if state.due is Due.FONDNESS:
            return ("draw", str(int(state.turn)), self._deck.pop(0))
        offered = moves.choice(RULES, state, CHANCE, (state.due.value,))
        assert offered is not None
        return (state.due.value, offered.tokens[int(self.rest.pop(0))])


# What must be so


def _check_placement(expected: Entries, state: State) -> None:
    placement = state.last[-1]
    wanted = dict(expected)
    assert len(wanted) == len(expected), "a key stands twice"
    views = [_view(key[0], value) for key, value in expected if key.endswith("view")]
    assert [_shown(side, state.ground.columns) for side in placement.sides] == views
    for key in wanted.keys() & PLACED:
        if not key.endswith("view"):
            assert _placed(key, placement, state) == _spaced(wanted[key]), key


def _ruled(expected: Entries, state: State) -> Entries:
    """Checks the right that is open at the end, the only thing of a placement that outlasts it; the other entries."""
    for key, value in expected:
        assert key in FINAL or (key == "extra allowed" and value == f"value {state.extra}"), (key, value)
    return [entry for entry in expected if entry[0] in FINAL]


def _placed(key: str, placement: Placement, state: State) -> str:
    columns = state.ground.columns
    match key:
        case "damage":
            tested = (lost - direct for lost, direct in zip(placement.lost, placement.direct, strict=True))
            return " ".join(f"{side} {lost}" for side, lost in zip(SIDES, tested, strict=True))
        case "direct":
            return " ".join(f"{side} {-lost:+d}" for side, lost in zip(SIDES, placement.direct, strict=True) if lost)
        case "converted":
            return " ".join(names(columns, placement.converted))
        case "destroyed":
            return name(columns, placement.destroyed) if placement.destroyed is not None else ""
        case "vanished":
            return name(columns, placement.cell) if placement.vanished else ""
        case "drawn":
            hand = " ".join(map(code, state.hands[placement.seat]))
            return f"{placement.drew:d} -> hand {hand}".strip()
        case _:
            return "" if state.extra is None else f"value {state.extra}"


def _check_final(expected: Entries, state: State) -> None:
    for key, value in expected:
        if key not in PLACED:
            assert key in FINAL, key
            assert _final(key, state) == _spaced(value), key


def _final(key: str, state: State) -> str:
    match key:
        case "hp":
            return " ".join(f"{side} {left}" for side, left in zip(SIDES, state.hp, strict=True)) + _over(state)
        case "board":
            return _spaced(_drawn(state))
        case "hands":
            return " ".join(f"{side} {len(hand)}" for side, hand in zip(SIDES, state.hands, strict=True))
        case "deck" | "discard":
            return str(len(getattr(state, key)))
        case "turn":
            return SIDES[state.turn]
        case "owed":
            choice = moves.choice(RULES, state, state.turn)
            return " ".join(choice.tokens) if choice else ""
        case _:
            assert key == "cells", key
            return " ".join(_offered_cells(state))


def _offered_cells(state: State) -> Iterator[str]:
    """What the choices offer for the first card, row by row."""
    paths = [
        move for move in moves.moves(RULES, state, state.turn, _first_card(state)) if len(move) == choices.PLACE_TOKENS
    ]
    yield from sorted((column + row for *_, column, row in paths), key=lambda where: (int(where[1:]), where[0]))


def _first_card(state: State) -> Move:
    held = state.hands[state.turn][0]
    return str(held.value), f"e{held.effect:d}"


def _over(state: State) -> str:
    outcome = RULES.outcome(state)
    if outcome is None:
        return ""
    return " OVER: " + (f"{SIDES[outcome.winners[0]]} wins" if outcome.winners else "draw")


def _check_preview(expected: Entries, preview: Preview, land: Ground) -> None:
    wanted = dict(expected)
    views = [_view(key[0], value) for key, value in expected if key.endswith("view")]
    assert [_shown(side, land.columns) for side in preview.sides] == views
    lost = zip(SIDES, preview.lost, preview.at_least, strict=True)
    assert " ".join(f"{side} {hp}{'+' * more}" for side, hp, more in lost) == _spaced(wanted["damage"])
    assert " ".join(names(land.columns, preview.maybe)) == wanted.get("maybe", "")
    assert preview.remark == ("remark" in wanted)


def _check_error(case: Case, reason: Text) -> None:
    ((key, wanted),) = case.expected[0]
    assert key == "error", (key, reason)
    args = dict(reason.args)
    if found := re.fullmatch(r"illegal cell (\w+)", wanted):
        assert reason.key in CELLS_OF_REFUSAL
        assert args["cell"] == found[1]
    else:
        found = re.fullmatch(r"extra card must have value (\d+)", wanted)
        assert found, wanted
        assert (reason.key, args) == ("cardgo-refusal-extra-value", {"value": int(found[1])})


# Reading


def _entries(written: str) -> Entries:
    entries: Entries = []
    for line in written.strip("\n").splitlines():
        if line.startswith("  "):
            key, value = entries[-1]
            assert key in BLOCKS, line
            entries[-1] = (key, f"{value}\n{line}".strip("\n"))
        else:
            key, colon, value = line.partition(":")
            assert colon, line
            entries.append((key, value.strip()))
    return entries


def _options(written: str, columns: int, rows: int) -> Options:
    base = Options(effects=True, columns=columns, rows=rows, lowest=1, highest=10)
    return texts.parse(written, base)


def _codes(written: str, options: Options) -> str:
    codes = list(maps.SOIL * (options.columns * options.rows))
    for word in written.split():
        where, number = word.split("=")
        place = cell(options.columns, options.rows, where)
        assert place is not None, word
        codes[place] = CODES[int(number)]
    return "".join(codes)


def _piece(written: str, kind: Terrain) -> Piece | None:
    assert (written == "T") == (kind is Terrain.TREE), (written, kind)
    assert (written == "#") == (kind is Terrain.STONE), (written, kind)
    if written in ".T#":
        return None
    owner = Seat(SIDES.index(written[0]))
    return Piece(owner, _card(written[1:]), 1 << owner if kind is Terrain.TALL_GRASS else EVERYBODY)


def _cards(written: str) -> tuple[Card, ...]:
    several = (word.partition("*") for word in written.split())
    return tuple(_card(one) for one, _, times in several for _ in range(int(times or 1)))


def _card(written: str) -> Card:
    found = card(written)
    assert found is not None, written
    return found


def _known(options: Options, held: Card) -> Card:
    """Where effects are off all cards are plain."""
    return held if options.effects else Card(held.value)


def _padded(message: tuple[Move, ...], length: int) -> tuple[Move | None, ...]:
    assert len(message) <= length, message
    return (*message, *[None] * (length - len(message)))


def _view(side: str, written: str) -> str:
    return f"{side} {_spaced(written)}"


def _shown(side: Side, columns: int) -> str:
    if not side.size:
        return f"{SIDES[side.side]} empty"
    hits = " ".join(f"{name(columns, place)}({worth})" for place, worth in side.hits) or "none"
    return f"{SIDES[side.side]} size {side.size} X {side.threshold} -> {hits}"


def _drawn(state: State) -> str:
    return " ".join(_mark(state.ground, place, piece) for place, piece in enumerate(state.board))


def _mark(land: Ground, place: int, piece: Piece | None) -> str:
    if piece is not None:
        return f"{SIDES[piece.owner]}{code(piece.card)}"
    return {Terrain.TREE: "T", Terrain.STONE: "#"}.get(land.terrain[place], ".")


def _spaced(written: str) -> str:
    return " ".join(written.split())
