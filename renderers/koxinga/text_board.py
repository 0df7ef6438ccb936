"""A Koxinga position in words: a summary and the complete board."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import zip_longest

from games.core import Seat, Text, text
from games.koxinga.cabins import Cabins, Good, Stack, total
from games.koxinga.choices import asked
from games.koxinga.labels import names, stack
from games.koxinga.state import FLAME, Battle, Duel, Phase, Plan, Result, SeenPlayer, View, lies_open
from renderers.core import Say
from renderers.koxinga import trail
from renderers.koxinga.heading import headline, turn
from renderers.koxinga.situation import Rank, answered, dice, known, ranks, score, seats
from renderers.prose import called, listed, numeral, sentences


def summary(view: View, say: Say) -> str:
    """What is asked, the battle under way, every ship with its goods."""
    facts = [*_facts(view, say), *_battle(view, say), *(say(_player(view, seat, say)) for seat in seats(view))]
    return sentences(facts, say)


def lines(view: View, say: Say) -> Iterator[str]:
    """Everything that the picture shows, one fact each."""
    yield from _facts(view, say)
    yield from _battle(view, say)
    for seat in seats(view):
        yield from _ship(view, seat, say)
    yield from _own(view, say)
    yield from _items(view, say)


def _facts(view: View, say: Say) -> Iterator[str]:
    yield say(headline(view))
    if not view.turn:
        return
    yield say(turn(view))
    yield say(text("koxinga-picture-starter", who=view.starter))
    if (rolled := dice(view)) is not None:
        yield say(text("koxinga-picture-dice", left=rolled[0], right=rolled[1]))
    if view.phase is Phase.CARDS:
        yield say(text("koxinga-picture-choosing", seats=names(asked(view))))
    if view.actor is not None and (card := view.players[view.actor[0]].card) is not None:
        seat, index = view.actor
        what = text(f"koxinga-card-{card}-{index + 1}")
        yield say(text("koxinga-picture-acting", who=seat, card=str(card), action=index + 1, what=what))


def _battle(view: View, say: Say) -> Iterator[str]:
    """The battle under way."""
    if view.battle is not None:
        yield from _fought(view.players[view.battle.attacker].block, view.battle, say)


def _fought(block: int, battle: Battle, say: Say) -> Iterator[str]:
    others = names(battle.defenders)
    yield say(text("koxinga-picture-battle-on", block=str(block), attacker=battle.attacker, others=others))
    for rank, duel in zip_longest(ranks(battle), (None, *battle.duels)):
        if rank.cannons is not None and not rank.flamed:
            yield say(_strength(rank, rank.cannons))
        if duel is not None:
            yield say(_result(battle, duel))


def _strength(rank: Rank, cannons: int) -> Text:
    if rank.roll is None or rank.made is None:
        return text("koxinga-picture-committed", who=rank.seat, cannons=cannons)
    if rank.made == FLAME:
        return text("koxinga-picture-flame", who=rank.seat)
    return text("koxinga-picture-rolled", who=rank.seat, cannons=cannons, roll=rank.roll, total=rank.made)


def _result(battle: Battle, duel: Duel) -> Text:
    if duel.result is Result.DRAW:
        return text("koxinga-picture-even", one=battle.attacker, other=duel.defender)
    winner, loser = battle.sides(duel)
    return text("koxinga-picture-won", winner=winner, loser=loser)


def _player(view: View, seat: Seat, say: Say) -> Text:
    """Where a ship is and what it carries; its points once the game is over."""
    who = view.players[seat]
    if view.outcome is not None:
        return text("koxinga-picture-score", who=seat, **{part: numeral(points) for part, points in score(who).items()})
    return text(
        "koxinga-picture-player",
        who=called(seat, text(f"koxinga-seat-{seat:d}"), say),
        place=_place(who),
        goods=_sums(who.cabins),
        treasures=len(who.treasures),
    )


def _place(who: SeenPlayer) -> Text:
    if who.block:
        return text("koxinga-picture-on-block", block=str(who.block))
    return text("koxinga-picture-at-home" if who.finished else "koxinga-picture-at-start")


def _sums(cabins: Cabins) -> tuple[Text, ...]:
    sums = tuple(stack(Stack(kind, amount)) for kind in Good if (amount := total(cabins, kind)))
    return sums or (text("koxinga-picture-no-goods"),)


def _ship(view: View, seat: Seat, say: Say) -> Iterator[str]:
    """All that everybody knows of one player."""
    who = view.players[seat]
    yield say(_player(view, seat, say))
    full = tuple(
        text("koxinga-picture-cabin", number=number, stack=stack(held))
        for number, held in enumerate(who.cabins, start=1)
        if held is not None
    )
    if full:
        yield say(text("koxinga-picture-answer", what=text("koxinga-seat", seat=seat), answer=full))
    yield say(_cards(who, seat, lies_open=lies_open(view, seat)))
    if who.played:
        yield say(text("koxinga-picture-cards-open", who=seat, cards=_numbers(who.played, say)))
    for walk in (walk for walk in trail.walks(view) if walk.seat == seat):
        yield say(text("koxinga-picture-walk", who=seat, blocks=_numbers(walk.blocks, say)))
        for block, battle in walk.battles:
            yield from _fought(block, battle, say)
    if (treasures := known(who)) and seat != view.viewer:
        yield say(text("koxinga-picture-open-treasures", who=seat, points=_numbers(treasures, say)))


def _cards(who: SeenPlayer, seat: Seat, *, lies_open: bool) -> Text:
    if not lies_open:
        key = "koxinga-picture-cards-chosen" if who.chosen else "koxinga-picture-cards-left"
        return text(key, who=seat, hand=who.cards, deck=who.drawable)
    first, second = (text(f"koxinga-card-{who.card}-{half}") for half in (1, 2))
    return text(
        "koxinga-picture-cards-shown",
        who=seat,
        hand=who.cards,
        deck=who.drawable,
        card=str(who.card),
        first=first,
        second=second,
    )


def _own(view: View, say: Say) -> Iterator[str]:
    """What the viewer alone knows."""
    if view.viewer is None:
        return
    who = view.players[view.viewer]
    if who.hand:
        yield say(text("koxinga-picture-own-hand", cards=tuple(map(_both, who.hand))))
    if who.card is not None:
        yield say(text("koxinga-picture-own-card", card=_both(who.card)))
    if treasures := known(who):
        yield say(text("koxinga-picture-own-treasures", points=_numbers(treasures, say)))
    if who.plan is not None and (answers := tuple(_answers(who.plan))):
        yield say(text("koxinga-picture-own-plan", answers=answers))


def _both(number: int) -> Text:
    """A card with its two actions."""
    first, second = (text(f"koxinga-card-{number}-{half}") for half in (1, 2))
    return text("koxinga-label-card", card=str(number), first=first, second=second)


def _answers(plan: Plan) -> Iterator[Text]:
    for name, answer in answered(plan):
        what, said = text(f"koxinga-plan-{name}"), text(f"koxinga-plan-{name}-{answer}")
        yield text("koxinga-picture-answer", what=what, answer=said)


def _items(view: View, say: Say) -> Iterator[str]:
    """What lies where, kind by kind."""
    if not view.turn:
        return
    for item in sorted(
        {item for item in view.items if item is not None}, key=lambda item: (str(item.kind), item.amount)
    ):
        blocks = _numbers([block for block, lies in enumerate(view.items) if lies == item], say)
        if item.kind is None:
            yield say(text("koxinga-picture-chests", blocks=blocks))
        else:
            yield say(text("koxinga-picture-cost", stack=stack(Stack(item.kind, item.amount)), blocks=blocks))
    empty = [block for block, lies in enumerate(view.items) if lies is None and block]
    if empty:
        yield say(text("koxinga-picture-empty", blocks=_numbers(empty, say)))
    yield say(text("koxinga-picture-deck", count=view.treasures))


def _numbers(numbers: Iterable[int], say: Say) -> str:
    return listed(map(str, numbers), say)
