"""What threatens a seat costs little, and is what the rules then do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from games import moves, script
from games.cacao import board as cacao_board
from games.cacao import choices as cacao_choices
from games.cacao import outcome
from games.cacao import preview as cacao_preview
from games.cacao.choices import Turn
from games.cacao.tiles import FORMS
from games.cacao.turns import gain_text
from games.cardgo import blows
from games.cardgo import preview as cardgo_preview
from games.cardgo import threats as cardgo
from games.cardgo.board import cell as cardgo_cell
from games.cardgo.board import name as cell_name
from games.cardgo.choices import PLACE_TOKENS
from games.cardgo.connection import Test, groups
from games.cardgo.deck import deck
from games.cardgo.state import Card, Effect, Piece, View
from games.core import CHANCE, Chance, Rules, Seat, Text, text
from games.jiangshan import legality, lookahead, views
from games.jiangshan import threats as jiangshan
from games.jiangshan.board import cell
from games.jiangshan.board import name as cell_of
from games.jiangshan.offer import choices
from games.jiangshan.orders import Command, Go, Sail, Shoot, Word
from games.jiangshan.play import execution
from games.jiangshan.reaction import REFUSE
from games.jiangshan.state import INSIDE, OPEN, Chart, Phase
from games.replacing import replace
from tests.support.cacao import position
from tests.support.games import RULES
from tests.support.goldens import read
from tests.support.jiangshan import stood
from tests.support.tables import descent, walked
from tests.support.work import calls

CALLS = 20_000
"""Calls for one panel at most: 5 ms, as four million are a second."""
LARGEST: dict[str, tuple[str, int, tuple[int, ...]]] = {
    "cardgo": ("full", 2, (20, 60, 120)),
    "cacao": ("standard", 4, (12, 40, 80)),
    "koxinga": ("standard", 6, (30, 150, 300)),
    "jiangshan": ("two-wars", 4, (10, 30, 60)),
}
"""The largest preset of each game, by how many, and after how many lines."""

CORNER = """
#: options {"hp": 20, "columns": 5, "rows": 5, "hand": 2}
chance deal 0 2
chance deal 1 4
chance deal 0 2
chance deal 1 5
1 2@A2
2 4@A3
chance draw 0 2
1 2@D3
chance draw 1 6
2 5@B2
chance draw 0 2
1 2@E4
chance draw 1 6
""".strip().splitlines()
"""CardGO: one empty cell is left beside A2, in the corner."""


@pytest.mark.parametrize("name", LARGEST)
def test_a_panel_is_worked_out_at_once(name: str) -> None:
    rules, (preset, seats, lines) = RULES[name], LARGEST[name]
    worst = max(_cost(rules, rules.presets[preset], seats, each) for each in lines)
    assert worst <= CALLS, worst


def _cost(rules: Rules[Any, Any, Any], options: Any, seats: int, lines: int) -> int:
    table = walked(rules, options, seats, b"threats 0", lines).settled()
    if rules.outcome(table.state) is not None:
        return 0
    costs = []
    for seat in table.acting:
        view = rules.view(table.state, seat)
        move = descent(table, seat, table.chance("path"))
        rules.refusal(view, move)  # the panel has walked down to it
        costs += [
            calls(lambda path=move[:length], view=view: moves.threats(rules, view, path))  # type: ignore[misc]
            for length in range(len(move) + 1)
        ]
    return max(costs, default=0)


def positions(name: str, preset: str, seats: int, seeds: int, lines: tuple[int, ...]) -> Iterator[tuple[Any, Any]]:
    """Views of everybody in random games, each with its state."""
    rules = RULES[name]
    for seed in range(seeds):
        for many in lines:
            table = walked(rules, rules.presets[preset], seats, b"threats %d" % seed, many).settled()
            if rules.outcome(table.state) is None:
                yield from ((rules.view(table.state, Seat(seat)), table.state) for seat in range(seats))


def test_in_jiangshan_the_rules_allow_what_is_threatened() -> None:
    found = 0
    for view in golden_views("chu-han", "qin-lords", "first-array", "river"):
        for threat in moves.threats(RULES["jiangshan"], view):
            victim, *enemies = (at for each in threat.cells if (at := cell(each)) is not None)
            for start in enemies:
                found += 1
                assert _allowed(view, start, victim), (threat, view.turn)
    assert found


def test_in_jiangshan_nothing_threatens_after_the_last_turn() -> None:
    rules, found = RULES["jiangshan"], Counter[bool]()
    for state in islice(golden_states("chu-han"), 20, None, 2):
        seat, late = state.active, replace(state, round=state.terms.round_limit)
        if (
            state.phase is Phase.ACTION
            and rules.asked(state) == {seat: None}
            and moves.threats(rules, rules.view(state, seat))
        ):
            ends = legality.problem(rules.view(late, seat), Word("end")) is None
            over = ends and rules.outcome(rules.apply(late, seat, ("end",))[0]) is not None
            if ends:
                assert bool(moves.threats(rules, rules.view(late, seat))) != over, (seat, state.turn)
                found[over] += 1
    assert len(found) == 2, found


def golden_views(*names: str) -> Iterator[Any]:
    """Views of who is to move in games that were worth keeping."""
    rules = RULES["jiangshan"]
    for state in golden_states(*names):
        yield from (rules.view(state, seat) for seat in rules.asked(state))


def golden_states(*names: str) -> Iterator[Any]:
    """The states of these games after each line."""
    rules = RULES["jiangshan"]
    for name in names:
        game = read((Path(__file__).parents[1] / "goldens" / "jiangshan" / f"{name}.txt").read_text("utf-8"))
        state = rules.setup(rules.options(**game.options), game.seats)
        for line in game.lines:
            state, _ = rules.apply(state, line.seat, line.move)
            yield state


def bare(told: Text) -> Text:
    """A threat without what may help against it."""
    held = dict(told.args).get("told", told)
    assert isinstance(held, Text)
    return held


def told_in(view: Any) -> list[Text]:
    return [bare(each.text) for each in jiangshan.threats(view)]


COVERED = """
    5 .   bK  .  .  .   .
    4 .   rR  .  .  .   .
    3 .   .   .  .  bDs .
    2 .   rR? .  .  .   rDn
    1 rK? .   .  .  .   .
"""
SURROUNDED = """
    5 .   .   .   rD?  .   .
    4 .   bH  .   .    .   .
    3 .   .   .   rD?  r%  .
    2 .   .   .   bDe  .   .
    1 rK? .   .   .    .   bK
"""


@pytest.mark.parametrize(
    ("board", "shot"),
    [
        ("3 bDs . . bK\n2 rH . . .\n1 . . rAn rK", "yes"),
        ("3 bDs . . bK\n2 rH . . .\n1 . . rDn rK", "no"),
        ("3 bR . . bK\n2 rH . . .\n1 . . rAn rK", "no"),
    ],
)
def test_in_jiangshan_a_shot_helps_who_has_an_archer_against_light_armour(board: str, shot: str) -> None:
    found = [each.text for each in jiangshan.threats(views.view(stood(board), Seat(0)))]
    (told,) = [each for each in found if each.key == "jiangshan-helped"]
    assert dict(told.args)["help"] == text("jiangshan-help-unit", shot=shot, way="no")


@pytest.mark.parametrize(("row", "way"), [("bR . rH", "yes"), (". bR rH", "no")])
def test_in_jiangshan_nobody_is_told_to_block_the_way_where_there_is_none(row: str, way: str) -> None:
    state = stood(f"4 . . . . bK\n3 . . . . .\n2 {row} . .\n1 . . . . rK")
    told = next(each.text for each in jiangshan.threats(views.view(state, Seat(0))) if "c2" in each.cells[:1])
    assert dict(told.args)["help"] == text("jiangshan-help-unit", shot="no", way=way)


def test_in_jiangshan_what_may_help_is_told_once_of_each_kind_to_who_may_still_do_it() -> None:
    state = stood(SURROUNDED)
    told = [each.text for each in jiangshan.threats(views.view(state, Seat(0)))]
    helps = [dict(each.args)["help"].key for each in told if each.key == "jiangshan-helped"]
    assert sorted(bare(each).key.rpartition("-")[2] for each in told) == ["town", "unit", "unit"]
    assert sorted(helps) == ["jiangshan-help-town", "jiangshan-help-unit"]
    for view in (views.view(replace(state, active=Seat(1)), Seat(0)), views.view(state, Seat(0))):
        path = ("a1", "-b1", "wait") if view.active == 0 else ()
        assert "jiangshan-helped" not in [each.text.key for each in jiangshan.threats(view, path)]


def _allowed(view: Any, start: Any, end: Any, *, shoots: bool = True) -> bool:
    """Whether the enemy on `start` may take what is on `end`, were it their turn and nobody hidden."""
    known, enemy = lookahead.known(view, view.viewer), view.units[start].owner
    rested = Chart({at: replace(unit, commanded=False) for at, unit in known.units.items()})
    theirs = views.view(replace(known, active=enemy, ap=1, phase=Phase.ACTION, rider=None, units=rested), enemy)
    orders = (Go(start, end, attack=True), *((Shoot(start, end),) if shoots else ()))
    return any(legality.problem(theirs, order) is None for order in orders)


def test_in_jiangshan_every_unit_is_warned_of_until_there_are_too_many() -> None:
    found: Counter[str] = Counter()
    for view in islice(golden_views("chu-han", "first-array"), 0, None, 3):
        told = {each.cells[0]: bare(each.text) for each in moves.threats(RULES["jiangshan"], view)}
        told = {at: said for at, said in told.items() if said.key.endswith("unit")}
        mine = {at: unit.kind for at, unit in view.units.items() if unit.owner == view.viewer and unit.place is OPEN}
        fallen = {at: kind for at, kind in mine.items() if any(_takes(view, by, at) for by in _fighting(view))}
        covered = {at for at in fallen if _covered(view, at)}
        grave = {cell_of(at) for at, kind in fallen.items() if kind.commander}
        light = {at for at in covered if not fallen[at].commander and _deters(view, at)}
        worths = sorted((kind.worth for at, kind in fallen.items() if at not in light and not kind.commander))[::-1]
        named = [at for each in told if (at := cell(each)) is not None and each not in grave]
        assert {*told} <= {cell_of(at) for at in fallen}, view.turn
        assert grave <= {*told}, view.turn
        assert [mine[at].worth for at in named if at not in light] == worths[: jiangshan.MOST], view.turn
        assert [at in light for at in named] == sorted(at in light for at in named), "whom cover protects last"
        assert len(named) == min(len(fallen) - len(grave), jiangshan.MOST), view.turn
        for at in fallen:
            if cell_of(at) in told:
                assert ("threat-covered" in str(dict(told[cell_of(at)].args)["back"])) == (at in covered), (
                    view.turn,
                    at,
                )
                found["light" if at in light else "dear" if at in covered else mine[at]] += 1
    assert {"Q", "H", "P", "light", "dear"} <= {*found}, found


def _covered(view: Any, at: Any) -> bool:
    """Whether one unit could take back whatever enemy takes the unit there."""
    returning = [_returning(view, by, at) for by in _fighting(view) if _takes(view, by, at)]
    return bool(set.intersection(*returning))


def _deters(view: Any, at: Any) -> bool:
    """Whether nobody who could take the unit there is worth less."""
    strikers = [view.units[by].kind for by in _fighting(view) if _takes(view, by, at)]
    return all(kind.king or kind.worth >= view.units[at].kind.worth for kind in strikers)


def _returning(view: Any, start: Any, at: Any) -> set[Any]:
    """Where units of the view's owner stand that may take back, played out by the rules, were nobody hidden and no
    Substitution used."""
    seat, enemy = view.viewer, view.units[start].owner
    if not _allowed(view, start, at, shoots=False):
        return set()
    state = _ended(lookahead.known(view, seat), enemy)
    state = execution.after(state, enemy, Go(start, at, attack=True))
    if state.phase is Phase.REACT:
        state, _ = moves.play(RULES["jiangshan"], state, seat, REFUSE)
    state = _ended(state, seat)
    if state.result is not None:
        return set()
    seen = views.view(state, seat)
    mine = (here for here, unit in state.units.items() if unit.owner == seat)
    return {here for here in mine if legality.problem(seen, Go(here, at, attack=True)) is None}


def _ended(state: Any, seat: Seat) -> Any:
    """The state when it is the seat's turn and nobody has done anything, under clouds."""
    while state.result is None and state.active != seat:
        state = execution.after(state, state.active, Word("end"))
        if state.phase is Phase.WEATHER:
            state, _ = RULES["jiangshan"].apply(state, CHANCE, ("weather", "cloud"))
    return state


def test_in_jiangshan_a_unit_that_is_covered_is_told_last_with_who_takes_back_and_without_help() -> None:
    state = stood(COVERED)
    (first, last) = jiangshan.threats(views.view(state, Seat(0)))
    assert (first.cells[0], last.cells[0]) == ("f2", "b4"), "a Blade without cover comes before a Chariot with it"
    assert (first.text.key, last.text.key) == ("jiangshan-helped", "jiangshan-threat-unit")
    (back,) = dict(dict(last.text.args)["back"].args)["units"]  # type: ignore[union-attr, arg-type]
    assert dict(back.args)["cell"] == "b2"
    after = jiangshan.threats(views.view(state, Seat(0)), ("b2", "-c2", "wait"))
    told = {each.cells[0]: dict(each.text.args)["back"] for each in after}
    assert not told["b4"], "the Chariot has left the file"


@pytest.mark.parametrize(("dear", "weight"), [("rG", jiangshan.GENERAL), ("rQ", 85), ("rDn", 10 - jiangshan.KING)])
def test_in_jiangshan_cover_protects_only_who_is_worth_no_more_than_the_striker(dear: str, weight: int) -> None:
    """A Blade strikes at who is covered by a Chariot, and another at a Blade without cover."""
    state = stood(COVERED.replace("bK", "bDs").replace("rR  .", f"{dear:3} .", 1))
    told = {each.cells[0]: each for each in jiangshan.threats(views.view(state, Seat(0)))}
    assert told["b4"].weight == weight
    assert dict(bare(told["b4"].text).args)["back"]
    first = next(iter(told))
    assert first == ("b4" if weight > 0 else "f2")
    assert [at for at, each in told.items() if each.text.key == "jiangshan-helped"] == [first]


def _takes(view: Any, start: Any, end: Any) -> bool:
    """Whether the enemy on `start` may eliminate the unit on `end`: only one in chaos dies of a shot."""
    return _allowed(view, start, end, shoots=view.units[end].chaos)


def _fighting(view: Any) -> list[Any]:
    """Where enemies stand face up, whom nothing keeps from acting."""
    team = view.sides[view.viewer].team
    return [at for at, unit in view.units.items() if unit.battle and view.sides[unit.owner].team != team]


def test_in_jiangshan_who_steps_into_reach_is_told_so() -> None:
    rules, found = RULES["jiangshan"], Counter[str]()
    for view in islice(golden_views("chu-han"), 36, 120, 20):
        for path in whole(view):
            order = choices.order_of(path)
            for threat in moves.threats(rules, view, path):
                if threat.text.key in ("jiangshan-threat-back", "jiangshan-threat-there"):
                    assert isinstance(order, Go | Sail | Command), path
                    assert threat.cells[0] == cell_of(order.end), path
                    assert (order.end in view.units) == threat.text.key.endswith("back"), path
                    found[threat.text.key] += 1
    assert found["jiangshan-threat-back"], found
    assert found["jiangshan-threat-there"], found


def whole(view: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """Whole orders of units that go somewhere."""
    choice = RULES["jiangshan"].choice(view, path)
    if choice is None:
        yield path
    for token in () if choice is None else choice.tokens:
        if path or cell(token) is not None:
            yield from whole(view, (*path, token)) if not path or token[0] in "-x" or len(path) > 1 else ()


@pytest.fixture
def wordless(monkeypatch: pytest.MonkeyPatch) -> None:
    """A preview of CardGO without its lines, which take three times as long as the figures."""
    monkeypatch.setattr(cardgo_preview, "_lines", lambda *_: ())


def test_in_cardgo_no_card_does_better_than_is_said_and_one_does_that(wordless: None) -> None:
    """By the preview of each card on each cell, were it the enemy's turn; whoever falls alone by a blow leaves it."""
    found = Counter[str]()
    for preset in ("quick", "cards", "full"):
        for number, (view, _) in enumerate(positions("cardgo", preset, 2, 1, (20, 45))):
            view, me = view if number % 2 else _crowded(view), view.viewer
            dealt = [(card, at, *_dealt(view, me, card, at)) for card, at in _placements(view)]
            for left, own in (view.hp, (max(1, *(hp for _, _, hp, *_ in dealt)), 1), (1, 1), (1, 99)):
                low = replace(view, hp=(left, own) if me == 0 else (own, left))
                costs = ((hp, cost * (at_once < left)) for _, _, hp, cost, at_once in dealt)
                sane = [(hp, cost) for hp, cost in costs if cost < own or hp >= left]
                free = max((hp for hp, cost in sane if not cost), default=0)
                dear = [(cost < own and hp >= left, hp - cost, hp) for hp, cost in sane if cost and hp > free]
                told = [dict(each.text.args) for each in cardgo.threats(low) if _is_blow(each)]
                said = {(args["hp"], dict(args["end"].args)["hp"] if args["end"] else 0) for args in told}
                ends = [dict(args["end"].args)["ends"] if args["end"] else "" for args in told]
                best = max(dear, default=(False, 0, 0))
                assert said == {each for each in ((free, 0), (best[2], best[2] - best[1])) if each[0]}
                assert {"wins"} & {*ends} == ({"wins"} if max(free >= left, best[0]) else set()), ends
                assert ends == sorted(ends, key=lambda each: each != "wins"), "what loses the game is told first"
                found.update(ends)
                found["dear"] += bool(dear)
    assert {"", "wins", "draws", "dear"} <= {*found}, found


def _crowded(view: View) -> View:
    """The same where three cells of four are taken, so that there is much to enclose, and to be enclosed by."""
    chance = Chance(b"crowded", view.number, purpose="board")
    cards = deck(view.options)
    board = list(view.board)
    for at in view.ground.placeable:
        if board[at] is None and chance.below(4):
            board[at] = Piece(Seat(chance.below(2)), cards[chance.below(len(cards))])
    return replace(view, board=tuple(board))


def _is_blow(threat: Any) -> bool:
    return threat.text.key.startswith(cardgo.BLOW)


def test_in_cardgo_what_a_placement_costs_counts_before_the_next_blow() -> None:
    """Whoever is enclosed has fewer HP left for it to take."""
    rules, costly = RULES["cardgo"], 0
    for view, state in positions("cardgo", "even", 2, 2, (45, 70)):
        for move in moves.moves(rules, state, view.turn) if view.viewer == view.turn else ():
            left = cardgo_preview.left(view, move) if len(move) == PLACE_TOKENS else None
            if left is not None:
                assert left.hp == rules.apply(state, view.turn, move)[0].hp
                costly += left.hp != view.hp
    assert costly


def test_in_cardgo_each_cell_of_the_largest_blow_is_marked(wordless: None) -> None:
    several = 0
    for view, _ in positions("cardgo", "even", 2, 2, (20, 45, 70)):
        for blow in (each for each in moves.threats(RULES["cardgo"], view) if each.text.key.endswith("blow")):
            dealt = [(cell, _dealt(view, view.viewer, card, cell)[:2]) for card, cell in _placements(view)]
            args = dict(blow.text.args)
            same = args["hp"], dict(args["end"].args)["hp"] if args["end"] else 0
            worst = {cell_name(view.ground.columns, cell) for cell, each in dealt if each == same}
            assert set(blow.cells) == worst
            several += len(worst) > 1
    assert several


def test_in_cardgo_who_fills_their_own_last_empty_cell_is_told_that_it_saves_nothing() -> None:
    rules, key = RULES["cardgo"], "cardgo-threat-group"
    for last, said in ("2 6@B1", f"{key}-full"), ("2 6@E5", key):
        state = script.played(rules, (*CORNER, last, "chance draw 0 4")).state
        told = {each.cells: each.text.key for each in moves.threats(rules, rules.view(state, Seat(0)))}
        assert told["A2", "A1"] == said, "B1, beside A1, is taken or empty"


def test_in_cardgo_what_a_card_joins_is_what_the_test_of_it_counts() -> None:
    found = 0
    for preset in RULES["cardgo"].presets:
        for view, _ in positions("cardgo", preset, 2, 1, (30, 60, 120)):
            enemy, own = Seat(1 - view.viewer), groups(view.ground, view.board)
            filled = {cell for group in own if len(group.free) == 1 for cell in group.free}
            known = Test(view.ground, view.board, view.options.full).standing(enemy)
            for at in {placed for _, placed in _placements(view)} - filled:
                for effect in set(Effect) - {Effect.SUPPRESSION}:
                    tested, *back = blows._tested(view, list(view.board), Piece(enemy, Card(0, effect)), at)
                    assert back or blows._joined(view, known, at) == tested, (preset, at)
                    found += bool(tested[0])
    assert found


def _placements(view: Any) -> Iterator[tuple[Any, int]]:
    for card in blows.possible(view, Seat(1 - view.viewer)):
        for at, piece in enumerate(view.board):
            if piece is None and at in view.ground.placeable:
                yield card, at


def _dealt(view: Any, me: Seat, card: Any, at: int) -> tuple[int, int, int]:
    """What the preview says that this card would cost the view's owner and its own side, were it the enemy's turn; and
    what of the first it costs before the test."""
    enemy = Seat(1 - me)
    hands = tuple((card,) if seat == enemy else () for seat in (0, 1))
    theirs = replace(view, viewer=enemy, turn=enemy, hands=hands, hp=(999, 999), extra=None)
    row, column = divmod(at, view.ground.columns)
    move = (str(card.value), f"e{card.effect:d}", chr(ord("A") + column), str(row + 1))
    foreseen = cardgo_preview.preview(theirs, move)
    assert foreseen is not None
    hp, cost = (foreseen.lost[seat] + foreseen.direct[seat] for seat in (me, enemy))
    return hp, max(cost, 0), foreseen.direct[me]


def test_in_cardgo_a_move_that_ends_the_game_is_said_to_and_leaves_no_threat() -> None:
    rules, heard, ends = RULES["cardgo"], set[str](), {(0,): "won", (1,): "lost", (): "drawn"}
    found = (each for preset in ("even", "cards") for each in positions("cardgo", preset, 2, 2, (90, 120)))
    for view, state in found:
        low = replace(state, hp=(2, 2))
        seen = rules.view(low, low.turn)
        for move in moves.owed(rules, seen) if view.viewer == low.turn else ():
            foreseen = moves.preview(rules, seen, move)
            if not isinstance(foreseen, cardgo_preview.Preview):
                continue
            said = [line.key.rpartition("-")[2] for line in foreseen.lines]
            after, _ = rules.apply(low, low.turn, move)
            over = rules.outcome(after)
            if over is None or after.due is not None:
                assert not {"won", "lost", "drawn"} & set(said), said
                continue
            winners = tuple(int(seat != low.turn) for seat in over.winners)
            assert {ends[winners], "wins"} & set(said), (move, said)
            assert not moves.threats(rules, seen, move)
            heard |= set(said)
    assert heard >= {"won"}


def test_in_cardgo_a_group_is_enclosed_once_its_last_cell_is_filled() -> None:
    found = 0
    for view, _ in positions("cardgo", "classic", 2, 6, (40, 80)):
        for threat in moves.threats(RULES["cardgo"], view):
            if threat.text.key == "cardgo-threat-group":
                *group, last = (cardgo_cell(view.ground.columns, view.ground.rows, each) for each in threat.cells)
                board, mine = list(view.board), view.board[group[0] or 0]
                board[last or 0] = Piece(Seat(1 - view.viewer), mine.card)
                assert all(Test(view.ground, board, view.options.full).is_dead(each or 0) for each in group)
                found += 1
    assert found


def test_in_cacao_a_cell_brings_what_the_best_placement_there_brings() -> None:
    """However the tile is turned, and whatever from the display fills the gaps."""
    rules, found = RULES["cacao"], set[str]()
    for view, _ in positions("cacao", "standard", 2, 3, (20, 40)):
        root = rules.choice(view)
        for kind in root.tokens if root is not None and root.prompt.key == "cacao-prompt-tile" else ():
            for threat in (each for each in moves.threats(rules, view, (kind,)) if each.cells):
                ways = placements(view, kind, threat.cells[0])
                assert threat.weight == max(weighed(view, turn) for turn in ways), threat
                assert (threat.text.key == "cacao-chance-gap") <= any(turn.fill for turn in ways)
                found.add(threat.text.key)
    assert found >= {"cacao-chance", "cacao-chance-gap"}


def test_in_cacao_cells_are_listed_by_the_sum_of_what_is_told_with_what_rivals_lose() -> None:
    """A worker beside Purple's at the temple shares the first prize."""
    head = "seats: R P\nR: hand=AA\nP: hand=A\ngrid from N1:\n  .  p1111 .  .\n  .  TM .  C1"
    view = RULES["cacao"].view(position(head), Seat(0))
    told = [each for each in moves.threats(RULES["cacao"], view, ("A",)) if each.cells]
    sums = [sum(amount for _, amount in each.gains) for each in told]
    assert sums == sorted(sums, reverse=True)
    assert dict(told[0].text.args)["gains"] == (gain_text("cacao", 1), gain_text("temple", 3), gain_text("rivals", 3))


def placements(view: Any, kind: str, at: str) -> list[Turn]:
    place = cacao_board.cell(at)
    assert place is not None
    ways = cacao_choices.fillings(view.table, place).values()
    return [Turn(form, place, over=False, fill=fill) for form in FORMS[kind] for fill in ways]


def weighed(view: Any, turn: Turn) -> int:
    """The sum of what is told, by what the rules make of it: at temples with what the others lose."""
    after, gains = cacao_preview.placed(view, turn)
    mine = [gain for gain in gains if gain.use.contact.owner == view.viewer]
    sold = len(view.unplayed[view.viewer]) > 1
    own = sum(getattr(gain, what) for gain in mine for what in ("gold", *("cacao",) * sold, "sun"))
    then, now = outcome.scores(after), outcome.scores(view.table)
    temples = [then[seat].temple - now[seat].temple for seat in range(len(then))]
    water = then[view.viewer].water - now[view.viewer].water
    return own + water + 2 * temples[view.viewer] - sum(temples)


def test_in_koxinga_who_can_come_is_named_with_the_odds_of_the_battle() -> None:
    rules, found = RULES["koxinga"], set[str]()
    for view, state in positions("koxinga", "standard", 4, 4, (40, 90, 250)):
        for threat in moves.threats(rules, view):
            found.add(threat.text.key)
            if threat.text.key == "koxinga-threat-battle":
                said = dict(threat.text.args)
                assert str(state.players[view.viewer].block) == said["block"]
                assert 0 <= int(str(said["chance"])) <= 100
    assert found == {f"koxinga-threat-{kind}" for kind in ("battle", "food", "score")}


@pytest.mark.parametrize(
    ("board", "morale", "capital", "loss", "key", "cost"),
    [
        ("3 . r% .\n2 . bDn .\n1 rK . bK", 2, False, 2, "town", ("setback", 2)),
        ("3 . r% .\n2 . bDn .\n1 rK . bK", 5, False, 1, "town", ("setback", 1)),
        ("3 . r% .\n2 . bDn .\n1 rK . bK", 1, False, 2, "town", ("defeat", None)),
        ("3 . r% .\n2 . bDn .\n1 rK . bK", 0, False, 0, "town", ()),
        ("3 . r# .\n2 . bDn .\n1 rK . bK", 9, True, 2, "town", ("defeat", None)),
        ("3 . r# ^\n2 . bAn .\n1 rK . bK", 9, False, 2, "siege", ("setback", 2)),
    ],
)
def test_in_jiangshan_a_town_in_danger_is_told_with_what_its_loss_costs_by_the_terms(
    board: str, morale: int, capital: bool, loss: int, key: str, cost: tuple[Any, ...]
) -> None:
    state = stood(board, f"red morale {morale}; setback_city {loss}")
    tiles = Chart({at: replace(tile, capital=capital) for at, tile in state.tiles.items()})
    terms = replace(state.terms, capital_loss="defeat")
    view = views.view(replace(state, tiles=tiles, terms=terms), Seat(0))
    (told,) = (dict(each.args) for each in told_in(view) if each.key == f"jiangshan-threat-{key}")
    found = told["cost"]
    if not cost:
        assert found == ""
        return
    assert isinstance(found, Text)
    assert (found.key, dict(found.args).get("loss")) == (f"jiangshan-threat-{cost[0]}", cost[1])


@pytest.mark.parametrize(
    ("king", "enemy", "typed", "weight", "told"),
    [
        ("rK?", "bP?", "b1-b2", 900, {"sure": "false", "faces": "true"}),
        ("rK?", "bH?", "b1-a1", 1000, {"sure": "true", "faces": "false"}),
        ("rK?", "bH?", "b1-b2", 0, {}),
        ("rR?", "bP?", "b1-b2", 225, {"sure": "false", "faces": "true"}),
    ],
)
def test_in_jiangshan_who_steps_before_an_enemy_of_unknown_type_is_told_of_the_worst(
    king: str, enemy: str, typed: str, weight: int, told: dict[str, str]
) -> None:
    """What it is changes nothing of it: see `test_hidden_enemies_change_no_preview`."""
    board = f"4 . . . . bK?\n3 . {enemy} . . .\n2 . . . . .\n1 . {king} . . ."
    view = views.view(stood(board), Seat(0))
    left = moves.threats(RULES["jiangshan"], view, RULES["jiangshan"].parse(view, typed)[0])
    found = [each for each in left if each.text.key == "jiangshan-threat-doubt"]
    assert [each.weight for each in found] == ([weight] if weight else [])
    args = dict(found[0].text.args) if found else {}
    assert {name: args[name] for name in told} == told
    assert not found or bool(args["cost"]) == (king == "rK?")


def test_in_jiangshan_nobody_strikes_who_is_inside_a_tile_or_shot_into_chaos() -> None:
    """A shot that does not meet heavy armour throws whoever it may be into chaos."""
    inside = stood("3 . . . bK?\n2 . b%:H . .\n1 . . rD? rK?")
    marked = {at: replace(unit, marked=unit.place is INSIDE) for at, unit in inside.units.items()}
    shot = stood("5 . . . . bK?\n4 . bP? . . .\n3 . rK . . .\n2 . rAn . . .\n1 . . . . .")
    for state, typed in ((replace(inside, units=Chart(marked)), "c1-b1"), (shot, "b2*b4")):
        view = views.view(state, Seat(0))
        left = moves.threats(RULES["jiangshan"], view, RULES["jiangshan"].parse(view, typed)[0])
        assert [each for each in left if each.text.key == "jiangshan-threat-doubt"] == []


def test_in_jiangshan_nobody_takes_a_town_with_a_garrison() -> None:
    """An attack is repulsed, and marks it: those who were told to put a unit inside and did are warned no more."""
    for garrison, told in (("r%", ["town"]), ("r%:D", [])):
        state = stood(f"3 . {garrison} .\n2 . bDn .\n1 rK . bK", "red morale 2; setback_city 2")
        found = [each.key.removeprefix("jiangshan-threat-") for each in told_in(views.view(state, Seat(0)))]
        assert [key for key in found if key in ("town", "siege")] == told


def test_in_jiangshan_a_preview_tells_what_a_town_costs_that_it_leaves_in_danger() -> None:
    state = stood("3 . r% .\n2 . bDn .\n1 rK . bK", "red morale 3; setback_city 2")
    told = {each.text.key: each.text for each in jiangshan.threats(views.view(state, Seat(0)), ("a1", "-a2", "end"))}
    assert "cost" in dict(told["jiangshan-threat-town"].args)
