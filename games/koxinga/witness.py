"""The public position as text that outlives versions of these rules (Koxinga 1 to 7)."""

from __future__ import annotations

from collections.abc import Iterator

from games.koxinga import board
from games.koxinga.board import Item
from games.koxinga.cabins import Cabins, Good, total
from games.koxinga.state import Battle, SeenPlayer, View


def witness(view: View) -> str:
    """What lies open: see `games.core.Witness`. Frozen by tests: another spelling would part every running game
    from the digests it was played with."""
    return "\n".join(_lines(view))


def _lines(view: View) -> Iterator[str]:
    dice = "-" if view.dice is None else " ".join(map(str, view.dice))
    yield f"turn {view.turn} {view.phase.value} starter {int(view.starter)} dice {dice} steps {view.steps}"
    yield "agenda " + " ".join(
        f"{int(seat)}.{half}" for seat, half in ((view.actor,) if view.actor else ()) + view.agenda
    )
    yield "items " + " ".join(f"{block}={_item(item)}" for block, item in enumerate(view.items) if item is not None)
    yield f"treasures {view.treasures}"
    for seat, player in enumerate(view.players):
        points = board.points(player.block, finished=player.finished)
        yield f"seat {seat} {_player(player)} gold {total(player.cabins, Good.GOLD)} points {points}"
    yield f"battle {'-' if view.battle is None else _battle(view.battle)}"
    if view.cargo is not None:
        yield f"cargo {int(view.cargo.seat)} {view.cargo.stack.kind.value}{view.cargo.stack.amount}"


def _item(item: Item) -> str:
    return "treasure" if item.kind is None else f"{item.kind.value}{item.amount}"


def _player(player: SeenPlayer) -> str:
    card = "?" if player.chosen and player.card is None else str(player.card or "-")
    treasures = ",".join("?" if points is None else str(points) for points in player.treasures) or "-"
    played = ",".join(map(str, player.played)) or "-"
    place = f"{player.block}{'!' if player.finished else ''}"
    cards = f"card {card} played {played} hand {player.cards} treasures {treasures}"
    return f"at {place} holds {_cabins(player.cabins)} {cards}"


def _cabins(cabins: Cabins) -> str:
    return ",".join("-" if stack is None else f"{stack.kind.value}{stack.amount}" for stack in cabins)


def _battle(battle: Battle) -> str:
    duels = " ".join(f"{int(duel.defender)}:{duel.cannons}:{duel.roll}:{duel.result.value}" for duel in battle.duels)
    defenders = ",".join(str(int(seat)) for seat in battle.defenders)
    attack = f"{int(battle.attacker)} {battle.cannons} {battle.roll}"
    return f"{attack} on {defenders} {battle.committed} {duels} {battle.looted}"
