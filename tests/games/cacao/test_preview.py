"""What a player foresees against what happens."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from games import moves
from games.cacao import board, choices, outcome, threats, tiles, turns
from games.cacao.chronicle import FATES
from games.cacao.options import Options
from games.cacao.preview import Preview
from games.cacao.rules import RULES
from games.cacao.state import Phase, State
from games.cacao.tiles import Jungle, Worker
from games.cacao.turns import gain_text
from games.cacao.village import Orders, Village
from games.chronicle import fateful
from games.core import CHANCE, Chance, Move, Seat, Text, text
from tests.games.cacao.greedy import placements
from tests.support.cacao import position
from tests.support.counts import count

RED, PURPLE = Seat(0), Seat(1)


def positions(options: Options, seats: int, seed: int) -> Iterator[State]:
    """The positions of a random game in which somebody is to lay a tile."""
    chance, state = Chance(f"foresight {seed}".encode(), seats), RULES.setup(options, seats)
    while state.table.phase is not Phase.OVER:
        if (fact := RULES.roll(state, chance)) is not None:
            state, _ = RULES.apply(state, CHANCE, fact)
            continue
        yield state
        state, _ = RULES.apply(state, state.table.turn, any_move(state, chance))


def any_move(state: State, chance: Chance) -> Move:
    path: Move = ()
    while (choice := moves.choice(RULES, state, state.table.turn, path)) is not None:
        tokens = tuple(token for token in choice.tokens if token != "hold")
        path = (*path, tokens[chance.below(len(tokens))])
    return path


def foreseen(state: State, seat: Seat, move: Move) -> Preview:
    preview = moves.preview(RULES, RULES.view(state, seat), move)
    assert preview is not None
    return preview


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_foreseen_happens_where_nothing_is_hidden(seats: int) -> None:
    chance, compared = Chance(b"moves", seats), 0
    for seed in range(count(2, full=40)):
        for state in positions(Options(), seats, seed):
            seat, move = state.table.turn, any_move(state, chance)
            preview, (after, _) = foreseen(state, seat, move), RULES.apply(state, seat, move)
            if after.table.phase is Phase.GAP:
                continue
            assert preview.table.villages == after.table.villages
            assert preview.table.jungle == after.table.jungle
            assert preview.table.workers == after.table.workers
            assert preview.table.display == after.table.display
            compared += 1
    assert compared > 40


def test_gains_add_up_to_what_every_board_wins() -> None:
    chance = Chance(b"sums", 0)
    for state in positions(Options(), 3, 7):
        seat, move = state.table.turn, any_move(state, chance)
        preview = foreseen(state, seat, move)
        assert preview.table.last is not None
        felt = {(gain.use.contact.owner, board.name(gain.use.contact.jungle)) for gain in preview.gains if gain.felt}
        if (done := RULES.apply(state, seat, move))[0].table.phase is not Phase.GAP:
            told = [dict(event.text.args) for event in done[1] if event.text.key == "cacao-event-work"]
            assert {(each["seat"], dict(cell.args)["words"]) for each in told for cell in each["cells"]} == felt
        for owner in range(3):
            own = [gain for gain in preview.gains if gain.use.contact.owner == owner]
            was, now = preview.table.last.before[owner], preview.table.villages[owner]
            assert now.gold - was.gold == sum(gain.gold for gain in own)
            assert now.cacao - was.cacao == sum(gain.cacao for gain in own)
            assert now.water - was.water == sum(gain.water for gain in own)
            assert now.sun - was.sun == sum(gain.sun for gain in own)


def market_between(orders: Orders = Orders(), options: Options = Options()) -> State:  # noqa: B008 # frozen values
    """Red may wake purple's workers at a market: purple holds fruits."""
    state = next(positions(options, 2, 1))
    workers = {(-1, 0): Worker(PURPLE, "1111")}
    villages = (Village(), Village(cacao=3))
    table = replace(
        state.table,
        workers=workers,
        villages=villages,
        display=(Jungle.MARKET_3, Jungle.MARKET_3),
        turn=RED,
        options=options,
    )
    return replace(state, table=table, hands=(("A",), ("A", "B", "C")), orders=(Orders(), orders))


EXPECTED = text("cacao-preview-expected", who=(text("cacao-seat", seat=PURPLE),))
WAKING: Move = ("A", "00", "E1", "1111", "auto")


def test_others_are_reckoned_without_orders_and_named() -> None:
    preview = foreseen(market_between(), RED, WAKING)
    assert preview.table.villages[PURPLE] == Village(gold=3, cacao=2)
    assert EXPECTED in preview.lines


@pytest.mark.parametrize("orders", [Orders(None, 0), Orders(4, 0), Orders(2, 3)])
def test_others_orders_change_nothing_that_is_foreseen(orders: Orders) -> None:
    assert foreseen(market_between(orders), RED, WAKING) == foreseen(market_between(), RED, WAKING)


def test_nobody_is_told_what_somebody_else_learns_of_their_standing_orders() -> None:
    assert "cacao-preview-first-sale" not in [line.key for line in foreseen(market_between(), RED, WAKING).lines]
    _, events = RULES.apply(market_between(), RED, WAKING)
    assert "cacao-event-first-sale" in [event.text.key for event in events if event.to == frozenset({PURPLE})]


def test_own_orders_count() -> None:
    state = market_between()
    state = replace(turns.change(state, villages=(Village(cacao=2), Village())), orders=(Orders(None, 0), Orders()))
    assert foreseen(state, RED, WAKING).table.villages[RED].gold == 0


@pytest.mark.parametrize(
    ("tile", "village", "why"),
    [("C1", "cacao=5", ["cacao"]), ("SN", "sun=3", ["sun"]), ("WT", "water=16", ["water"]), ("C2", "", [])],
)
def test_why_workers_earn_nothing_is_told(tile: str, village: str, why: list[str]) -> None:
    """Of three possible reasons nobody knew which it was."""
    state = position(f"seats: R P\nR: hand=A {village}\nP: hand=A\ngrid from 00:\n  {tile} .\n  .  TM")
    _, events = moves.play(RULES, state, RED, ("A", "@N1", "1111", "auto"))
    idle = [dict(event.text.args)["why"] for event in events if event.text.key == "cacao-event-idle"]
    assert idle == ([tuple(text(f"cacao-full-{each}") for each in why)] if why else [])


def test_no_preview_of_a_tile_tells_of_workers_that_bring_nothing() -> None:
    idle, told = 0, set()
    for state in positions(Options(), 2, 2):
        seat, move = state.table.turn, any_move(state, Chance(b"idle", idle))
        _, events = RULES.apply(state, seat, move)
        idle += any(event.text.key == "cacao-event-idle" for event in events)
        told |= {line.key for line in foreseen(state, seat, move).lines}
    assert idle
    assert "cacao-preview-work" in told
    assert "cacao-preview-idle" not in told
    assert not any("-event-" in key for key in told), "what has not happened is not told as if it had"


def test_others_that_will_be_asked_are_reckoned_too() -> None:
    asked = foreseen(market_between(options=Options(offturn="ask")), RED, WAKING)
    assert EXPECTED in asked.lines
    assert asked.table.villages == foreseen(market_between(), RED, WAKING).table.villages
    assert asked.table.options.offturn == "ask"


def test_a_hold_leaves_the_own_workers_waiting() -> None:
    state = market_between()
    preview = foreseen(state, RED, (*WAKING[:-1], "hold"))
    assert preview.table.villages[RED] == state.table.villages[RED]
    assert preview.table.villages[PURPLE].gold == 3
    assert "cacao-preview-hold" in [line.key for line in preview.lines]


def test_an_answer_is_foreseen() -> None:
    state = market_between()
    held, _ = RULES.apply(state, RED, (*WAKING[:-1], "hold"))
    preview = foreseen(held, RED, ("auto",))
    assert preview.table.villages == RULES.apply(held, RED, ("auto",))[0].table.villages
    assert {gain.use.contact.owner for gain in preview.gains} == {RED}


def test_an_answer_that_sells_nothing_is_said_to_earn_nothing() -> None:
    state = market_between()
    held, _ = RULES.apply(
        turns.change(state, jungle={(1, 1): Jungle.MARKET_2}, villages=(Village(cacao=1), Village())),
        RED,
        (
            *WAKING[:-1],
            "hold",
        ),
    )
    path: Move = ("act",)
    while (choice := moves.choice(RULES, held, RED, path)) is not None:
        path = (*path, choice.tokens[-1] if choice.tokens[-1] != "done" else choice.tokens[0])
    assert [line.key for line in foreseen(held, RED, path).lines] == ["cacao-preview-nothing"]


@pytest.mark.parametrize("held", [False, True])
@pytest.mark.parametrize(("fruits", "lost"), [(3, None), (4, None), (5, 1)])
def test_what_the_own_store_has_no_room_for_is_said(fruits: int, lost: int | None, *, held: bool) -> None:
    """Beside one plantation; the fruits of others are their own business."""
    state = turns.change(
        market_between(),
        jungle={(0, 0): Jungle.SINGLE_PLANTATION},
        villages=(Village(cacao=fruits), Village(cacao=5)),
        display=(Jungle.TEMPLE, Jungle.TEMPLE),
    )
    if held:
        state, move = RULES.apply(state, RED, (*WAKING[:-1], "hold"))[0], ("auto",)
    else:
        move = WAKING
    told = [line for line in foreseen(state, RED, move).lines if line.key == "cacao-preview-spilt"]
    assert told == ([] if lost is None else [text("cacao-preview-spilt", most=5, count=lost)])


def test_new_orders_are_said_and_change_no_board() -> None:
    state = market_between()
    preview = foreseen(state, RED, ("orders", "min=4"))
    assert [line.key for line in preview.lines] == ["cacao-preview-orders"]
    assert preview.table == state.table


def test_a_cover_costs_a_token() -> None:
    state = market_between()
    table = replace(
        state.table, display=(), pile=0, villages=(Village(sun=2), Village()), workers={(0, 1): Worker(RED, "1111")}
    )
    preview = foreseen(replace(state, table=table, jungle=()), RED, ("over", "A", "00", "E1", "1111", "auto"))
    assert preview.table.villages[RED].sun == 1
    assert preview.table.workers[0, 1].covers
    assert "cacao-preview-sun" in [line.key for line in preview.lines]


def three_gaps() -> State:
    """E1 would touch three empty cells that other tiles touch too."""
    state = market_between()
    workers = {at: Worker(PURPLE, "1111") for at in ((-1, 2), (1, 0), (1, 2))}
    table = replace(state.table, jungle={(0, 0): Jungle.SINGLE_PLANTATION}, workers=workers, pile=5)
    return replace(state, table=table, jungle=(Jungle.TEMPLE,) * 5)


def test_the_tile_off_the_pile_stays_blank() -> None:
    state = three_gaps()
    move = next(move for move in placements(state, RED) if move[:2] == ("A", "@E1"))
    preview = foreseen(state, RED, move)
    assert preview.table.last is not None
    assert [preview.table.jungle[at] for at in preview.table.last.laid].count(Jungle.BLANK) == 1
    assert "cacao-preview-uncounted" in [line.key for line in preview.lines]


def test_spectators_foresee_nothing() -> None:
    state = market_between()
    assert moves.preview(RULES, RULES.view(state, None), WAKING) is None
    assert threats.rotations(RULES.view(state, None), WAKING[:3]) == ()


@pytest.mark.parametrize("seed", range(count(1, full=20)))
def test_rotations_bring_what_their_best_filling_brings(seed: int) -> None:
    compared = 0
    for state in positions(Options(), 2, seed):
        view, seat = RULES.view(state, state.table.turn), state.table.turn
        for move in list(placements(state, seat))[::9]:
            half = move[: 3 if move[0] == "over" else 2]
            found = {rotation.form: rotation for rotation in threats.rotations(view, half)}
            assert tuple(found) == tiles.FORMS[half[1 if move[0] == "over" else 0]]
            rotation, cells = found[move[len(half)]], threats.threats(view, half[:-1])
            (at,) = (each for each in cells if each.cells == (half[-1].removeprefix("@"),))
            most = max(sum({**each.gains, "spare": 0}.values()) for each in found.values())
            assert at.weight == most, "the list says the same"
            if not rotation.open:
                assert rotation.fill == getattr(choices.meaning(view, move), "fill", ())
                brought = [gain for gain in foreseen(state, seat, move).gains if gain.use.contact.owner == seat]
                assert rotation.gains["gold"] == sum(gain.gold for gain in brought)
                compared += 1
    assert compared > 20


def test_a_rotation_counts_the_filling_that_is_best_for_the_mover() -> None:
    """It counted none where there were several, so that the rotation with the best one looked like the worst."""
    state = three_gaps()
    state = turns.change(state, display=(Jungle.TEMPLE, Jungle.MINE_2))
    view, path = RULES.view(state, RED), ("A", "00", "E1", "1111")
    (rotation,) = threats.rotations(view, path[:3])
    choice = moves.choice(RULES, state, RED, path)
    assert choice is not None
    assert rotation.open
    golds = [
        sum(gain.gold for gain in foreseen(state, RED, (*path, token, "auto")).gains if gain.use.contact.owner == RED)
        for token in choice.tokens
    ]
    assert rotation.gains["gold"] == max(golds) == 2


def at_temple(more: int = 0) -> State:
    """Red may come to a temple where purple has a worker, with the last of its tiles or with `more`."""
    state = market_between()
    table = replace(state.table, jungle={**state.table.jungle, (0, 1): Jungle.TEMPLE}, display=(), pile=0)
    return replace(state, table=table, hands=(("A",) * (1 + more), ("A",) * 3), piles=((), ()), jungle=())


def test_a_temple_is_told_with_what_it_brings_in_the_end() -> None:
    told = foreseen(at_temple(), RED, ("A", "00", "E2", "1111", "auto")).lines
    share = text("cacao-preview-temple-share", seat=RED, workers=1, gold=6)
    assert text("cacao-preview-temple", cell="E1", shares=(share,), changed="no") in told, "nobody was there before"
    assert text("cacao-preview-nothing") not in told


@pytest.mark.parametrize(
    ("there", "own", "form", "news", "changed"),
    [
        ("1111", ".", "1012", ([RED], [PURPLE], 2), "yes"),
        ("1111", ".", "1111", ([PURPLE, RED], [], 1), "yes"),
        ("0130", ".", "1111", ([PURPLE], [RED], 3), "yes"),
        ("0130", "r1111", "1111", None, "no"),
        ("0130", "r1111", "1012", ([PURPLE, RED], [], 3), "yes"),
        ("0130", ".", "1210", None, None),
    ],
)
def test_who_leads_at_a_temple_is_told_where_first_or_second_changes(
    there: str, own: str, form: str, news: tuple[list[Seat], list[Seat], int] | None, changed: str | None
) -> None:
    """News told gold and cacao alone, while a temple turned the count round."""
    state = position(f"seats: R P\nR: hand=AB\nP: hand=A\ngrid from N1W1:\n  . p{there} .\n  {own} TM .\n  . . M2")
    path = (tiles.TYPES[form], "@E1", form, "auto")
    story = [event.text for event in moves.play(RULES, state, RED, path)[1] if event.text.key == "cacao-event-lead"]
    told = [dict(each.args) for each in story]
    seats = [[[dict(name.args)["seat"] for name in each[key]] for key in ("leaders", "others")] for each in told]
    assert [(*each, args["workers"]) for each, args in zip(seats, told, strict=True)] == ([news] if news else [])
    lines = foreseen(state, RED, path).lines
    assert [dict(each.args)["changed"] for each in lines if each.key == "cacao-preview-temple"] == (
        [changed] if changed else []
    )


@pytest.mark.parametrize(
    ("there", "form", "loses"), [("1111", "1012", True), ("1111", "1111", True), ("0130", "1111", False)]
)
def test_what_changes_at_a_temple_is_what_a_rise_or_a_fall_can_come_from(there: str, form: str, loses: bool) -> None:
    """A review named temples as what most of a rise came from, and told nothing that had happened at one."""
    grid = f"grid from N1W1:\n  . p{there} .\n  . TM .\n  . . M2"
    state = position(f"seats: R P W\nR: hand=AB\nP: hand=A\nW: hand=A\n{grid}")
    story = [event.text for event in moves.play(RULES, state, RED, (tiles.TYPES[form], "@E1", form, "auto"))[1]]
    news = [each for each in story if each.key == "cacao-event-lead"]
    assert news
    assert fateful(FATES, story, RED, None, up=True) == news
    assert fateful(FATES, story, PURPLE, None, up=False) == (news if loses else [])
    assert fateful(FATES, story, PURPLE, RED, up=False) == news, "the other side's gain"
    assert fateful(FATES, story, RED, PURPLE, up=False) == fateful(FATES, story, PURPLE, None, up=True) == []


@pytest.mark.parametrize(("more", "named"), [(1, "cacao-gain-cacao"), (0, "cacao-gain-spare")])
def test_cacao_counts_where_a_tile_is_left_to_sell_it_with(more: int, named: str) -> None:
    """A cell that brought three fruits in the last turn stood before one that brought gold."""
    found = {each.cells: each for each in threats.threats(RULES.view(at_temple(more), RED), ("A",))}
    assert gain_text("temple", 6) in dict(found["E2",].text.args)["gains"]
    fruits = [each for each in found.values() if [what for what, _ in each.gains] in (["cacao"], ["spare"])]
    assert fruits
    assert {part.key for each in fruits for part in told(each.text) if isinstance(part, Text)} >= {named}
    assert all(bool(each.weight) == bool(more) for each in fruits)


def test_each_filling_is_told_with_what_it_brings_everybody() -> None:
    state, path = turns.change(three_gaps(), villages=(Village(cacao=5), Village())), ("A", "00", "E1", "1111")
    state = turns.change(state, display=(Jungle.MARKET_4, Jungle.DOUBLE_PLANTATION))
    choice = moves.choice(RULES, state, RED, path)
    assert choice is not None
    found = threats.threats(RULES.view(state, RED), path)
    assert sorted(each.token for each in found) == sorted(choice.tokens)
    wasted = 0
    for each in found:
        whole = foreseen(state, RED, (*path, each.token, "auto"))
        brought, spilt = whole.gains, [line for line in whole.lines if line.key == "cacao-preview-spilt"]
        for what in ("gold", "cacao"):
            own = sum(getattr(gain, what) for gain in brought if gain.use.contact.owner == RED)
            assert (gain_text(what, own) in told(each.text)) == bool(own)
        lost = [gain_text("spilt", dict(line.args)["count"]) for line in spilt]
        assert [part for part in told(each.text) if getattr(part, "key", "") == "cacao-gain-spilt"] == lost
        wasted += len(lost)
    assert wasted
    assert len({each.text for each in found}) == len(found)


def test_few_fillings_are_told_in_the_order_of_their_buttons() -> None:
    state, told = turns.change(three_gaps(), display=(Jungle.WATER, Jungle.MARKET_4)), 0
    for move in placements(state, RED):
        path = move[:3]
        choice, found = moves.choice(RULES, state, RED, path), threats.threats(RULES.view(state, RED), path)
        if 1 < len(found) <= threats.FEW and choice is not None:
            assert [each.token for each in found] == list(choice.tokens)
            told += 1
    assert told


def told(said: object) -> list[object]:
    """All that a text is made of."""
    if isinstance(said, tuple):
        return [said, *(part for each in said for part in told(each))]
    args = getattr(said, "args", ())
    return [said, *told(args)] if args else [said]


def test_everybody_s_gold_in_the_end_is_told_before_a_tile_is_chosen() -> None:
    state = at_temple()
    (standing,) = threats.threats(RULES.view(state, RED))
    scores = dict(standing.text.args)["scores"]
    totals = [str(each.total).replace("-", "−") for each in outcome.scores(state.table)]
    assert [dict(each.args)["gold"] for each in scores] == totals
    assert threats.threats(RULES.view(state, None)) == ()


def test_where_no_tile_is_chosen_everybody_s_gold_is_told_with_the_cells() -> None:
    state = at_temple()
    (standing,) = threats.threats(RULES.view(state, RED))
    alone = replace(state, hands=(("A",), *state.hands[1:]))
    first, *cells = threats.threats(RULES.view(alone, RED), ("A",))
    assert first.text == text("cacao-chance-only", form="1111", standing=standing.text), "nobody was asked which tile"
    assert all(each.cells and each.weight <= first.weight for each in cells)
    several = replace(state, hands=(("A", "B"), *state.hands[1:]))
    assert all(each.cells for each in threats.threats(RULES.view(several, RED), ("A",)))
