"""Cacao on the contract of `games.core`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import ClassVar

from games.cacao import choices, notation, outcome, preview, tiles, turns, witness
from games.cacao.preview import Preview
from games.cacao.state import Options, Phase, State, Table, View
from games.cacao.village import Orders
from games.core import CHANCE, Batch, Chance, Choice, Event, IllegalMove, Move, Outcome, Seat, Text, Window, text

PRESETS: Mapping[str, Options] = MappingProxyType({"standard": Options(), "careful": Options(offturn="ask")})


class Cacao:
    """Cacao 2 to 11."""

    name: ClassVar[str] = "cacao"
    version: ClassVar[int] = 1
    options: ClassVar[type] = Options
    presets: ClassVar[Mapping[str, Options]] = PRESETS
    batch: ClassVar[Batch] = Batch.ORDERED

    def seats(self, options: Options) -> range:
        return range(2, 5)

    def problem(self, options: Options) -> Text | None:
        return None

    def setup(self, options: Options, seats: int) -> State:
        return turns.setup(options, seats)

    def asked(self, state: State) -> Mapping[Seat, Window | None]:
        seats = map(Seat, range(len(state.hands)))
        return {seat: _window(state.table, seat) for seat in seats if choices.owed(state.table, seat)}

    def choice(self, view: View, path: Move = ()) -> Choice | None:
        seat = view.viewer
        hand = view.hands[seat] if seat is not None else None
        orders = view.orders[seat] if seat is not None else None
        if seat is None or hand is None or orders is None:
            return None
        return _choice(view.table, hand, orders, seat, path)

    def facts(self, state: State, path: Move = ()) -> Choice | None:
        return _fact(state, path)

    def default(self, state: State, seat: Seat) -> Move:
        """The automatic resolver, or the first placement on offer."""
        path: Move = ()
        while (choice := _choice(state.table, state.hands[seat], state.orders[seat], seat, path)) is not None:
            path = (*path, "auto" if "auto" in choice.tokens else choice.tokens[0])
        return path

    def refusal(self, view: View, path: Move) -> Text | None:
        seat = view.viewer
        hand = view.hands[seat] if seat is not None else None
        orders = view.orders[seat] if seat is not None else None
        if seat is None or hand is None or orders is None:
            return text("cacao-refusal-spectator")
        if not path:
            return None if _choice(view.table, hand, orders, seat, ()) else text("cacao-refusal-over")
        for length, token in enumerate(path):
            choice = _choice(view.table, hand, orders, seat, path[:length])
            if choice is None or token not in (*choice.tokens, *choice.open):
                return _reason(view.table, hand, seat, path, length, choice)
        return None

    def label(self, view: View, path: Move) -> Text:
        return _label(view, path)

    def preview(self, view: View, move: Move) -> Preview | None:
        return preview.preview(view, move)

    def follow(self, view: View, move: Move) -> tuple[View, ...]:
        return ()

    def roll(self, state: State, chance: Chance) -> Move | None:
        facts = turns.facts(state)
        return facts[chance.below(len(facts))] if facts else None

    def apply(self, state: State, seat: Seat, move: Move) -> tuple[State, Sequence[Event]]:
        story: list[Event] = []
        if seat == CHANCE:
            return turns.happened(state, move, story), story
        meaning = _meaning(state, seat, move)
        match meaning:
            case choices.Turn():
                return turns.place(state, seat, meaning, story), story
            case choices.Answer(told):
                return turns.answered(state, seat, told, story), story
            case choices.Standing(orders):
                return turns.ordered(state, seat, orders, story), story

    def outcome(self, state: State) -> Outcome | None:
        return outcome.outcome(state.table)

    def view(self, state: State, viewer: Seat | None) -> View:
        seats = range(len(state.hands))
        table = state.table
        shown = table.options.hands == "open" or table.phase is Phase.OVER
        return View(
            table=table,
            viewer=viewer,
            hands=tuple(state.hands[seat] if shown or seat == viewer else None for seat in seats),
            counts=tuple(map(len, state.hands)),
            unplayed=tuple(tuple(sorted((*state.hands[seat], *state.piles[seat]))) for seat in seats),
            jungle=state.jungle,
            orders=tuple(state.orders[seat] if seat == viewer else None for seat in seats),
            told=state.told,
            held=state.held,
            outcome=outcome.outcome(table),
        )

    def witness(self, view: View) -> str:
        return witness.witness(view)

    def guess(self, view: View, chance: Chance) -> State:
        hands, piles = [], []
        for hand, count, unplayed in zip(view.hands, view.counts, view.unplayed, strict=True):
            rest = list(unplayed)
            held = [rest.pop(chance.below(len(rest))) for _ in range(count)] if hand is None else list(hand)
            pile = rest if hand is None else _less(unplayed, hand)
            hands.append(tuple(sorted(held)))
            piles.append(tuple(pile))
        orders = tuple(each if each is not None else Orders() for each in view.orders)
        return State(view.table, tuple(hands), tuple(piles), view.jungle, orders, view.told, view.held)

    def retire(self, state: State, seat: Seat) -> Move | None:
        return None

    def parse(self, view: View, typed: str) -> tuple[Move, ...]:
        seat = view.viewer
        if seat is None:
            raise IllegalMove(text("cacao-refusal-spectator"))
        return notation.parse(view.table, view.hands[seat] or (), view.orders[seat] or Orders(), seat, typed)

    def format(self, path: Move) -> str:
        return notation.format(path)


def _less(unplayed: tuple[str, ...], hand: tuple[str, ...]) -> tuple[str, ...]:
    for kind in hand:
        unplayed = turns.without(unplayed, kind)
    return unplayed


def _fact(state: State, path: Move) -> Choice | None:
    step = len(path)
    tokens = dict.fromkeys(fact[step] for fact in turns.facts(state) if fact[:step] == path and len(fact) > step)
    return Choice(text("cacao-prompt-chance"), tuple(tokens)) if tokens else None


def _choice(table: Table, hand: tuple[str, ...], orders: Orders, seat: Seat, path: Move) -> Choice | None:
    """What `seat` may add to `path`, from what lies open and what it knows."""
    running = table.phase not in (Phase.DEAL, Phase.OVER) and table.number > 0
    if path[:1] == ("orders",) and running:
        return _offered(*choices.walk(choices.standing(orders), path[1:]), len(path) - 1)
    asked = choices.owed(table, seat)
    if not path:
        owed = choices.walk(choices.grammar(table, hand, seat), ())[1] if asked else None
        if not owed and not running:
            return None
        tokens = owed.tokens if isinstance(owed, choices.Step) else ()
        prompt = owed.prompt if isinstance(owed, choices.Step) else "orders"
        return Choice(text(f"cacao-prompt-{prompt}"), tokens, ("orders",) if running else (), window=_window(table, seat))
    return _offered(*choices.walk(choices.grammar(table, hand, seat), path), len(path)) if asked else None


def _window(table: Table, seat: Seat) -> Window | None:
    """That of a seat which is asked in somebody else's turn."""
    return Window() if choices.owed(table, seat) and seat != table.turn else None


def _offered(length: int, step: choices.Step | choices.Meaning, wanted: int) -> Choice | None:
    if length < wanted or not isinstance(step, choices.Step):
        return None
    return Choice(text(f"cacao-prompt-{step.prompt}"), step.tokens, usual=step.usual)


def _meaning(state: State, seat: Seat, move: Move) -> choices.Meaning:
    if move[0] == "orders":
        _, meaning = choices.walk(choices.standing(state.orders[seat]), move[1:])
    else:
        _, meaning = choices.walk(choices.grammar(state.table, state.hands[seat], seat), move)
    assert not isinstance(meaning, choices.Step), move
    return meaning


def _reason(table: Table, hand: tuple[str, ...], seat: Seat, path: Move, length: int, choice: Choice | None) -> Text:
    """Why `path[length]` is not on offer."""
    if choice is None or not choice.tokens:
        return text("cacao-refusal-long") if length else text("cacao-refusal-wait")
    over = path[0] == "over"
    if over and length <= 3:
        return _over_reason(table, seat, path)
    if not length and path[0] in ("act", "auto"):
        return text("cacao-refusal-unasked")
    prompt = choice.prompt.key.removeprefix("cacao-prompt-")
    if prompt in ("row", "column"):
        cells = tiles.open_cells(table.jungle, table.workers)
        return text("cacao-refusal-cell", cells=_literals(tuple(map(tiles.cell_name, cells))))
    if prompt == "tile":
        held = tuple(dict.fromkeys(tiles.BASES[kind] for kind in hand))
        return text("cacao-refusal-hand", forms=_literals(held))
    if prompt == "workers":
        tile = _beside(table, path[:length], path[length - 1])
        return text(
            "cacao-refusal-stock" if tile is not None and tile.market else "cacao-refusal-workers", most=int(choice.tokens[0])
        )
    return text("cacao-refusal-choice", legal=_literals(tuple(token.replace("+", " ") for token in choice.tokens)))


def _over_reason(table: Table, seat: Seat, path: Move) -> Text:
    """Cacao 6.2, in the order of its table."""
    if table.display or table.pile:
        return text("cacao-refusal-over-jungle")
    if not table.villages[seat].sun:
        return text("cacao-refusal-over-sun")
    at = tiles.cell(notation.format(("over", *path[1:4], "1111")).split()[-1]) if len(path) >= 4 else None
    tile = table.workers.get(at) if at is not None else None
    if tile is not None and tile.owner == seat and tile.covers:
        return text("cacao-refusal-over-covered")
    return text("cacao-refusal-over-owner", cells=_literals(tuple(map(tiles.cell_name, choices.covers(table, seat)))))


def _literals(words: tuple[str, ...]) -> tuple[Text, ...]:
    return tuple(text("cacao-literal", words=word) for word in words)


def _label(view: View, path: Move) -> Text:
    token = path[-1]
    if token in ("over", "auto", "act", "hold", "done", "orders"):
        return text(f"cacao-label-{token}")
    if token in tiles.BASES:
        return text("cacao-label-tile", form=tiles.BASES[token])
    if token.startswith(("min=", "keep=")):
        name, _, value = token.partition("=")
        return text("cacao-label-min-off") if value == "off" else text(f"cacao-label-{name}-value", value=int(value))
    if "=" in token:
        return text("cacao-label-fill", items=tuple(_item(cell, kind) for cell, kind in notation.filling(token)))
    if ">" in token:
        return _contact(view, path)
    begun = notation.begun(path)
    if begun is not None and begun.at is not None and begun.form is None and ".." not in token:
        return text("cacao-literal", words=tiles.cell_name(begun.at))
    return text("cacao-literal", words=token)


def _item(cell: tiles.Cell, kind: tiles.Jungle) -> Text:
    return text("cacao-label-item", cell=tiles.cell_name(cell), tile=turns.tile_name(kind))


def _contact(view: View, path: Move) -> Text:
    """Whose workers act, and at what: the jungle tile may be one that the path has just laid."""
    worker, _, place = path[-1].partition(">")
    tile = _beside(view.table, path, path[-1])
    assert tile is not None, path
    return text("cacao-label-contact", worker=worker, cell=place, tile=turns.tile_name(tile))


def _beside(table: Table, path: Move, contact: str) -> tiles.Jungle | None:
    """The jungle tile of a contact, which a half-made placement may have laid, perhaps without being asked which."""
    at, begun = tiles.cell(contact.partition(">")[2]), notation.begun(path)
    laid: dict[tiles.Cell, tiles.Jungle] = {}
    if begun is not None and begun.at is not None and begun.form is not None and not begun.over:
        ways = choices.fillings(table, {**table.workers, begun.at: tiles.Worker(table.turn, begun.form)}, begun.at)
        only = next(iter(ways)) if len(ways) == 1 else ""
        laid = dict(ways.get(next((token for token in begun.tail if token in ways), only), ()))
    return None if at is None else laid.get(at, table.jungle.get(at))
