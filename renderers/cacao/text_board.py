"""A Cacao position in words: a summary and the complete board."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from games.cacao import outcome, tiles
from games.cacao.board import Cell, name, row_name
from games.cacao.state import View
from games.cacao.tiles import Jungle
from games.core import Seat, Text, text
from renderers.cacao import hands, pile, villages
from renderers.cacao.heading import headline, notes, tiles_left, turn
from renderers.core import Say
from renderers.prose import ALT_LIMIT, as_many, between, called, listed, numeral, sentences


def summary(view: View, say: Say) -> str:
    """Whose turn, the villages, the latest turn, then the map: with the workers of every tile, else without, else as
    much of it as fits into `ALT_LIMIT` characters."""
    facts = [*(_facts(view, say) if view.outcome is None else _final(view, say)), *_last(view, say)]
    for forms in (True, False):
        kinds = (_listing(label, listed(cells, say), say) for label, cells in _kinds(view, forms=forms))
        told = sentences([*facts, *kinds], say)
        if len(told) <= ALT_LIMIT:
            return told
    return sentences([*facts, *_cut(view, sentences(facts, say), say)], say)


def _cut(view: View, facts: str, say: Say) -> Iterator[str]:
    """Every kind of tile gets an equal share of the room that the facts and the kinds before it leave."""
    stop = len(between("renderers-sentences", say))
    room, kinds = ALT_LIMIT - len(facts), _kinds(view, forms=False)
    for number, (label, cells) in enumerate(kinds):
        share = room // (len(kinds) - number) - stop
        said = as_many(cells, say, share, partial(_listing, label, say=say), least=1)
        room -= len(said) + stop
        yield said


def lines(view: View, say: Say) -> Iterator[str]:
    """Everything that the picture shows, one fact each."""
    yield from _facts(view, say)
    yield from _last(view, say)
    yield from _rows(view, say)
    yield from _own(view, say)
    yield from _rest(view, say)
    if view.outcome is not None:
        yield from map(say, view.outcome.scores)


def _facts(view: View, say: Say) -> Iterator[str]:
    yield say(headline(view))
    yield from map(say, notes(view) if view.outcome is None else (turn(view), *notes(view)))
    for seat, village in enumerate(view.table.villages):
        hand, covered = tiles_left(view, Seat(seat))
        yield say(
            text(
                "cacao-picture-village",
                who=called(Seat(seat), text(f"cacao-seat-{seat}"), say),
                gold=village.gold,
                cacao=village.cacao,
                water=villages.carried(village.water),
                sun=village.sun,
                hand=hand,
                pile=covered,
            )
        )
    shown = tuple(text(f"cacao-tile-{kind.lower()}") for kind in view.table.display)
    yield say(
        text("cacao-picture-display" if shown else "cacao-picture-display-empty", tiles=shown, pile=view.table.pile)
    )


def _final(view: View, say: Say) -> Iterator[str]:
    """How the game ended, and every player's sum with its parts."""
    yield say(headline(view))
    yield from map(say, notes(view))
    for seat, score in enumerate(outcome.scores(view.table)):
        yield say(
            text(
                "cacao-picture-final",
                who=called(Seat(seat), text(f"cacao-seat-{seat}"), say),
                total=score.total,
                gold=score.gold,
                temple=score.temple,
                sun=score.sun,
                water=numeral(score.water),
                cacao=score.cacao,
            )
        )


def _last(view: View, say: Say) -> Iterator[str]:
    last = view.table.last
    if last is None:
        return
    tile = view.table.workers[last.placed]
    key = "cacao-picture-last-cover" if tile.covers else "cacao-picture-last"
    yield say(text(key, who=last.seat, form=tile.form, cell=name(last.placed)))
    if last.laid:
        yield say(text("cacao-picture-laid", tiles=tuple(_jungle(view, at) for at in last.laid)))


def _kinds(view: View, *, forms: bool) -> list[tuple[Text, list[str]]]:
    """What lies on the map, by kind: a label and its cells; `forms`: with the workers of each tile."""
    found = []
    for kind in Jungle:
        cells = sorted(at for at, laid in view.table.jungle.items() if laid is kind)
        if cells:
            found.append((text(f"cacao-tile-{kind.lower()}"), [name(at) for at in cells]))
    for seat in range(len(view.table.villages)):
        own = sorted((at, tile) for at, tile in view.table.workers.items() if tile.owner == seat)
        if own:
            laid = [name(at) + f" {tile.form}{'+' * tile.covers}" * forms for at, tile in own]
            found.append((text(f"cacao-seat-{seat}"), laid))
    return found


def _listing(label: Text, cells: str, say: Say) -> str:
    return say(text("cacao-picture-listed", what=label, cells=cells))


def _rows(view: View, say: Say) -> Iterator[str]:
    table = view.table
    cells = sorted([*table.jungle, *table.workers])
    for row in sorted({at[0] for at in cells}):
        said = tuple(_worker(view, at) if at in table.workers else _jungle(view, at) for at in cells if at[0] == row)
        yield say(text("cacao-picture-row", row=row_name(row), tiles=said))


def _jungle(view: View, at: Cell) -> Text:
    return text("cacao-picture-jungle", cell=name(at), tile=text(f"cacao-tile-{view.table.jungle[at].lower()}"))


def _worker(view: View, at: Cell) -> Text:
    tile = view.table.workers[at]
    key = "cacao-picture-worker-covering" if tile.covers else "cacao-picture-worker"
    return text(key, cell=name(at), colour=text(f"cacao-seat-{tile.owner:d}"), form=tile.form)


def _own(view: View, say: Say) -> Iterator[str]:
    """Open hands, and the own standing orders once their owner knows of them."""
    for seat, hand in enumerate(view.hands):
        if hand:
            forms = tuple(text("cacao-literal", words=tiles.BASES[kind]) for kind in hand)
            yield say(text("cacao-picture-hand", who=Seat(seat), forms=forms))
    if (orders := hands.known(view)) is not None:
        yield say(text("cacao-event-orders", least=str(orders.least or "off"), keep=orders.keep))


def _rest(view: View, say: Say) -> Iterator[str]:
    """What is still to come: tiles not yet played, and the jungle tiles of the pile."""
    for seat, kinds in enumerate(view.unplayed):
        if kinds:
            counts = tuple(
                text(
                    "cacao-picture-several",
                    count=kinds.count(kind),
                    what=text("cacao-literal", words=tiles.BASES[kind]),
                )
                for kind in sorted(set(kinds))
            )
            yield say(text("cacao-picture-unplayed", who=Seat(seat), forms=counts))
    if view.jungle:
        counts = tuple(
            text("cacao-picture-several", count=count, what=text(f"cacao-tile-{kind.lower()}"))
            for kind, count in pile.left(view).items()
        )
        yield say(text("cacao-picture-pile", tiles=counts))
