"""How a turn changes the table: placing, filling, working, refilling (Cacao 5-9)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from games.cacao import board, choices, outcome, tiles
from games.cacao.board import Cell, Contact
from games.cacao.labels import tile_name
from games.cacao.options import Options
from games.cacao.state import Last, Phase, State, Table
from games.cacao.tiles import HAND, SHOWN, Jungle, Worker
from games.cacao.village import TRACK, Account, Gain, Orders, Use, Village, reckoned, resolve, undecided, worked
from games.core import Chance, Choice, Event, Move, Seat, Text, text
from games.replacing import copier, replace

Story = list[Event]
"""What has happened so far in a move; functions that tell add to it."""
T = TypeVar("T")
COLOURS = "RPWY"
"""Red, purple, white, yellow: the letter of each seat (Cacao 2.2)."""
FIRST = Seat(0)
FACT = text("cacao-prompt-chance")
_FULL = {Jungle.WATER: "water", Jungle.SUN_SITE: "sun"}
"""What has no room for more where workers bring nothing, else the store."""
_state: Callable[..., State] = copier(State)
_table: Callable[..., Table] = copier(Table)


def setup(options: Options, seats: int) -> State:
    """Before the first deal (Cacao 3)."""
    pile = tiles.jungle(seats)
    accounts = (Account(),) * seats
    table = Table(
        options, board.START, {}, (Village(),) * seats, (), len(pile), FIRST, 0, Phase.DEAL, accounts=accounts
    )
    return State(table, ((),) * seats, (tiles.workers(seats),) * seats, pile, (Orders(),) * seats)


def change(state: State, **changes: Any) -> State:
    """The state with fields of its table changed."""
    return _state(state, table=_table(state.table, **changes))


def play(state: State, seat: Seat, meaning: choices.Meaning) -> tuple[State, Story]:
    """What the seat decided is done, as far as it goes without chance."""
    story: Story = []
    match meaning:
        case choices.Turn():
            return place(state, seat, meaning, story), story
        case choices.Answer(told):
            return answer(state, seat, told, story), story
        case choices.Standing(orders):
            return order(state, seat, orders, story), story


def happen(state: State, fact: Move) -> tuple[State, Story]:
    """What chance brought is on the table."""
    story: Story = []
    if fact[0] == "draw":
        return draw(state, Seat(COLOURS.index(fact[1])), fact[2], story), story
    turn_up = show if fact[0] == "display" else fill_gap
    return turn_up(state, Jungle(fact[1]), story), story


def due(state: State) -> tuple[Move, tuple[str, ...]]:
    """How what chance may bring now begins, and how it ends: one entry a tile, so that each is as likely as the others
    (Cacao 3, 7, 9)."""
    table = state.table
    if table.phase in (Phase.DEAL, Phase.REFILL):
        seat = short(state) if table.phase is Phase.DEAL else table.turn
        assert seat is not None, state
        return ("draw", COLOURS[seat]), state.piles[seat]
    return (table.phase.value,), state.jungle if table.phase in (Phase.DISPLAY, Phase.GAP) else ()


def facts(state: State, path: Move = ()) -> Choice | None:
    """What chance may add to `path`."""
    begun, ends = due(state)
    if not ends or path != begun[: len(path)]:
        return None
    tokens = tuple(map(str, dict.fromkeys(ends))) if path == begun else (begun[len(path)],)
    return Choice(FACT, tokens)


def roll(state: State, chance: Chance) -> Move | None:
    """The next fact that chance owes."""
    begun, ends = due(state)
    return (*begun, str(ends[chance.below(len(ends))])) if ends else None


def place(state: State, seat: Seat, turn: choices.Turn, story: Story) -> State:
    """Phases 1 and 2, as far as they go without chance (Cacao 6, 7)."""
    _tell_placement(seat, turn, story)
    table, display = state.table, state.table.display
    for _, tile in turn.fill:
        display = without(display, tile)
    gap = None if turn.over else choices.unfilled(table, turn.at, turn.fill)
    villages = _paid(table.villages, seat) if turn.over else table.villages
    table = _table(
        table,
        jungle={**table.jungle, **dict(turn.fill)},
        workers={**table.workers, turn.at: Worker(seat, turn.form, turn.over)},
        villages=villages,
        display=display,
        phase=Phase.GAP if gap else Phase.ACT,
        gap=gap,
        last=Last(seat, turn.at, tuple(cell for cell, _ in turn.fill), villages),
    )
    _tell_temples(state.table, table, board.neighbours(turn.at), story)
    hand = without(state.hands[seat], tiles.TYPES[turn.form])
    state = _state(state, table=table, hands=put(state.hands, seat, hand), told=turn.told, held=turn.held)
    return state if gap else activate(state, story)


def _tell_placement(seat: Seat, turn: choices.Turn, story: Story) -> None:
    key = "cacao-event-over" if turn.over else "cacao-event-place"
    over, where = "over " if turn.over else "", board.name(turn.at)
    tells = (f"{over}{turn.form} {where}", f"{over}{where}")
    story.append(Event(text(key, seat=seat, form=turn.form, cell=where), tells=tells))
    fills = (text("cacao-event-fill", cell=board.name(cell), tile=tile_name(tile)) for cell, tile in turn.fill)
    story += (Event(fill, detail=True) for fill in fills)


def _paid(villages: tuple[Village, ...], seat: Seat) -> tuple[Village, ...]:
    """Covering an own tile costs a sun token (Cacao 6.2)."""
    return put(villages, seat, replace(villages[seat], sun=villages[seat].sun - 1))


def fill_gap(state: State, tile: Jungle, story: Story) -> State:
    """The third gap gets the tile turned up from the pile (Cacao 7)."""
    table = state.table
    assert table.gap is not None, table.phase
    assert table.last is not None, table.phase
    story.append(Event(text("cacao-event-drawn", cell=board.name(table.gap), tile=tile_name(tile)), reveals=True))
    last = replace(table.last, laid=(*table.last.laid, table.gap))
    jungle = {**table.jungle, table.gap: tile}
    state = change(state, jungle=jungle, gap=None, last=last, pile=table.pile - 1, phase=Phase.ACT)
    _tell_temples(table, state.table, (table.gap,), story)
    return activate(_state(state, jungle=without(state.jungle, tile)), story)


def _tell_temples(before: Table, after: Table, cells: Iterable[Cell], story: Story) -> None:
    """Who leads at the temples on these cells, where it or the second place changes (Cacao 10.1)."""
    for cell in cells:
        present = outcome.presence(after, cell) if after.jungle.get(cell) is Jungle.TEMPLE else {}
        was = outcome.awards(outcome.presence(before, cell) if cell in before.jungle else {})
        prizes = outcome.awards(present)
        if prizes and prizes != was:
            most = max(present.values())
            first, second = (
                _seats(each for each in prizes if (present[each] == most) is leads) for leads in (True, False)
            )
            more = {each: prizes.get(each, 0) - was.get(each, 0) for each in (*prizes, *was)}
            lead = text(
                "cacao-event-lead",
                cell=board.name(cell),
                leaders=first,
                others=second,
                workers=most,
                count=len(first),
                seconds=len(second),
                gains=_seats(each for each, gold in more.items() if gold > 0),
                losses=_seats(each for each, gold in more.items() if gold < 0),
            )
            story.append(Aside(lead))


def _seats(seats: Iterable[Seat]) -> tuple[Text, ...]:
    return tuple(text("cacao-seat", seat=seat) for seat in seats)


def activate(state: State, story: Story) -> State:
    """Phase 3: who can be resolved at once is; the others are asked (Cacao 8.5)."""
    table = state.table
    assert table.last is not None, table.phase
    pending = board.contacts(table.jungle, table.workers, table.last.placed, table.last.laid)
    state = change(state, pending=pending)
    owners = [seat for seat in clockwise(table) if any(each.owner == seat for each in pending)]
    asked = tuple(seat for seat in owners if _asked(state, seat))
    for seat in owners:
        if seat not in asked:
            state = act(state, seat, state.told if seat == table.turn else (), story)
    return change(state, answering=asked) if asked else refill(state)


def _asked(state: State, seat: Seat) -> bool:
    table = state.table
    if seat == table.turn:
        return state.held
    return table.options.offturn == "ask" and undecided(table.villages[seat], table.jungle, own(table, seat))


def own(table: Table, seat: Seat) -> tuple[Contact, ...]:
    """The seat's contacts that are still to be resolved."""
    return tuple(each for each in table.pending if each.owner == seat)


def clockwise(table: Table) -> tuple[Seat, ...]:
    """All seats, the one whose turn it is first."""
    seats = len(table.villages)
    return tuple(Seat((table.turn + step) % seats) for step in range(seats))


def act(state: State, seat: Seat, told: choices.Told, story: Story) -> State:
    """The seat's contacts done: those it named, in its order, the rest by its standing orders."""
    table = state.table
    mine = own(table, seat)
    first = choices.named_uses(mine, told)
    done = {use.contact for use in first}
    rest = tuple(each for each in mine if each not in done) if done else mine
    ordered = resolve(worked(table.villages[seat], table.jungle, first), table.jungle, rest, state.orders[seat])
    uses = (*first, *ordered)
    villages, gains = reckoned(table.villages, table.jungle, uses)
    _tell_gains(table, seat, villages[seat], gains, story)
    sold = _explain_sale(state, seat, ordered, story)
    assert table.last is not None, table.phase
    account = table.accounts[seat]
    for gain in gains:
        account = account.with_gain(table.jungle[gain.use.contact.jungle], gain)
    return change(
        state,
        villages=villages,
        accounts=put(table.accounts, seat, account),
        pending=tuple(each for each in table.pending if each.owner != seat),
        sold=sold,
        last=replace(table.last, uses=(*table.last.uses, *uses)),
    )


def _explain_sale(state: State, seat: Seat, uses: tuple[Use, ...], story: Story) -> tuple[Seat, ...]:
    """What standing orders are, to the owner of workers that sell for the first time in another's turn (Cacao 8.5);
    whose have, now."""
    table = state.table
    count = sum(use.count for use in uses if table.jungle[use.contact.jungle].market)
    if seat == table.turn or not count or seat in table.sold:
        return table.sold
    orders = state.orders[seat]
    told = text("cacao-event-first-sale", seat=table.turn, count=count, least=orders.least or 0, keep=orders.keep)
    story.append(Event(told, to=frozenset({seat}), calls=True))
    return (*table.sold, seat)


class Aside(Event):
    """What no preview tells: that somebody's workers bring nothing, as who looks ahead reads what others earn, or that
    nobody does; and who leads at a temple, as it says how each temple would stand."""

    __slots__ = ()


def _tell_gains(table: Table, seat: Seat, village: Village, found: tuple[Gain, ...], story: Story) -> None:
    before = table.villages[seat]
    parts = {name: getattr(village, name) - getattr(before, name) for name in ("gold", "cacao", "water", "sun")}
    parts["track"] = TRACK[village.water] - TRACK[before.water]
    gains = tuple(gain_text(name, amount) for name, amount in parts.items() if amount)
    if gains:
        cells = dict.fromkeys(board.name(each.use.contact.jungle) for each in found if each.felt)
        where = tuple(text("cacao-literal", words=cell) for cell in cells)
        story.append(Event(text("cacao-event-work", seat=seat, cells=where, gains=gains)))
    elif (work := [table.jungle[each.use.contact.jungle] for each in found if each.use.count]) and (
        Jungle.TEMPLE not in work
    ):
        full = (text(f"cacao-full-{_FULL.get(tile, 'cacao')}") for tile in work)
        story.append(Aside(text("cacao-event-idle", seat=seat, why=tuple(dict.fromkeys(full)))))


def gain_text(name: str, amount: int) -> Text:
    """What somebody gains or loses of gold, cacao, steps of the water carrier, gold for them, or sun."""
    return text(f"cacao-gain-{name}", amount=abs(amount), sign="plus" if amount > 0 else "minus")


def answer(state: State, seat: Seat, told: choices.Told, story: Story) -> State:
    """A seat that was asked has said what its workers do; the turn goes on after the last answer (Cacao 8.5)."""
    state = act(state, seat, told, story)
    left = tuple(each for each in state.table.answering if each != seat)
    return change(state, answering=left) if left else refill(change(state, answering=()))


def order(state: State, seat: Seat, orders: Orders, story: Story) -> State:
    """New standing orders, known to their owner alone (Cacao 8.5)."""
    told = text("cacao-event-orders", least=str(orders.least or "off"), keep=orders.keep)
    story.append(Event(told, to=frozenset({seat})))
    return replace(state, orders=put(state.orders, seat, orders))


def refill(state: State) -> State:
    """Phase 4, or the next turn, or the end (Cacao 9, 10)."""
    table, phase = state.table, _next_phase(state)
    begins = phase is Phase.PLACE
    turn = Seat((table.turn + 1) % len(state.hands)) if begins and table.number else table.turn
    table = _table(table, phase=phase, turn=turn, number=table.number + begins)
    return _state(state, table=table, told=(), held=False)


def _next_phase(state: State) -> Phase:
    table = state.table
    if len(state.hands[table.turn]) < HAND and state.piles[table.turn]:
        return Phase.REFILL
    if len(table.display) < SHOWN and table.pile:
        return Phase.DISPLAY
    return Phase.PLACE if any(state.hands) else Phase.OVER


def draw(state: State, seat: Seat, kind: str, story: Story) -> State:
    """A worker tile from the seat's pile, for its eyes only (Cacao 3, 9)."""
    story.append(Event(text("cacao-event-draw", form=tiles.BASES[kind]), to=frozenset({seat}), reveals=True))
    hands = put(state.hands, seat, tuple(sorted((*state.hands[seat], kind))))
    state = _state(state, hands=hands, piles=put(state.piles, seat, without(state.piles[seat], kind)))
    if state.table.phase is Phase.DEAL:
        return state if short(state) is not None else change(state, phase=Phase.DISPLAY)
    return refill(state)


def show(state: State, tile: Jungle, story: Story) -> State:
    """A jungle tile from the pile is laid on display (Cacao 3, 9)."""
    story.append(Event(text("cacao-event-display", tile=tile_name(tile)), reveals=True, detail=True))
    table = state.table
    state = _state(state, jungle=without(state.jungle, tile))
    return refill(change(state, display=(*table.display, tile), pile=table.pile - 1))


def short(state: State) -> Seat | None:
    """The seat that is dealt to next before the first turn."""
    return next((Seat(seat) for seat, hand in enumerate(state.hands) if len(hand) < HAND), None)


def without(items: tuple[T, ...], item: T) -> tuple[T, ...]:
    """The items less one that equals `item`."""
    index = items.index(item)
    return (*items[:index], *items[index + 1 :])


def put(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    """The items with another one at `index`."""
    return (*items[:index], item, *items[index + 1 :])
