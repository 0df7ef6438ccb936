"""A Koxinga position in words: the picture's description and the text board."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import fields

from games.core import Seat, Text, text
from games.koxinga import board as ring
from games.koxinga.cabins import Cabins, Good, Stack, total
from games.koxinga.state import FLAME, Battle, Duel, Phase, Plan, Result, SeenPlayer, View
from renderers.core import Say
from renderers.lettering import one_line

ALT_LIMIT = 1024
_ASKED = (Phase.SWAP, Phase.CARDS, Phase.FORK, Phase.BACK, Phase.ATTACK, Phase.DEFEND)
_ROLLED = (Phase.ATTACK_ROLL, Phase.DEFEND_ROLL, Phase.STEAL)


def alt(view: View, say: Say) -> str:
    """What is asked, every ship with its goods, the battle under way, in at most 1,024 characters."""
    facts = [*_facts(view, say), *_battle(view, say), *(say(_player(view, seat)) for seat in seats(view))]
    return _shortened(_sentences(facts, say), ALT_LIMIT)


def board(view: View, say: Say) -> str:
    """Everything that the picture shows, one fact a line."""
    lines = [
        *_facts(view, say),
        *_battle(view, say),
        *(said for seat in seats(view) for said in _ship(view, seat, say)),
        *_own(view, say),
        *_items(view, say),
    ]
    return "\n".join(one_line(line) for line in lines)


def seats(view: View) -> tuple[Seat, ...]:
    return tuple(map(Seat, range(len(view.players))))


def asked(view: View) -> tuple[Seat, ...]:
    """Who owes a choice."""
    if view.phase is Phase.SWAP:
        return (view.starter,)
    if view.phase is Phase.CARDS:
        return tuple(seat for seat in seats(view) if not view.players[seat].chosen)
    if view.phase in (Phase.FORK, Phase.BACK) and view.actor is not None:
        return (view.actor[0],)
    return _asked_in_battle(view.phase, view.battle) if view.battle is not None else ()


def _asked_in_battle(phase: Phase, battle: Battle) -> tuple[Seat, ...]:
    if phase is Phase.ATTACK:
        return (battle.attacker,)
    if phase is Phase.DEFEND:
        return (battle.defenders[len(battle.duels)],)
    return (sides(battle.attacker, battle.duels[battle.looted])[0],) if phase is Phase.LOOT else ()


def sides(attacker: Seat, duel: Duel) -> tuple[Seat, Seat]:
    """Winner and loser of a duel; attacker and defender of a draw."""
    return (duel.defender, attacker) if duel.result is Result.DEFENDER else (attacker, duel.defender)


def headline(view: View) -> Text:
    """What the game waits for, or how it ended."""
    if view.outcome is not None:
        return view.outcome.reason
    if not view.turn:
        return text("koxinga-picture-setup")
    if view.phase is Phase.CARDS:
        return text("koxinga-picture-cards")
    if view.phase is Phase.LOOT and view.battle is not None:
        winner, loser = sides(view.battle.attacker, view.battle.duels[view.battle.looted])
        return text("koxinga-picture-loot", who=winner, loser=loser)
    if view.phase in _ASKED:
        return text(f"koxinga-picture-{view.phase.value}", who=asked(view)[0])
    if view.phase in _ROLLED:
        return text("koxinga-picture-battle")
    return text("koxinga-picture-rolling") if view.actor is None else text("koxinga-picture-sailing", who=view.actor[0])


def _facts(view: View, say: Say) -> Iterator[str]:
    yield say(headline(view))
    if not view.turn:
        return
    yield say(text("koxinga-picture-turn", number=view.turn))
    yield say(text("koxinga-picture-starter", who=view.starter))
    if view.dice is not None:
        yield say(text("koxinga-picture-dice", left=view.dice[0], right=view.dice[1]))
    if view.phase is Phase.CARDS:
        yield say(text("koxinga-picture-choosing", seats=_names(asked(view))))
    if view.actor is not None and (card := view.players[view.actor[0]].card) is not None:
        seat, index = view.actor
        what = text(f"koxinga-card-{card}-{index + 1}")
        yield say(text("koxinga-picture-acting", who=seat, card=str(card), action=index + 1, what=what))


def _battle(view: View, say: Say) -> Iterator[str]:
    """The battle under way."""
    if view.battle is not None:
        yield from _fought(view.players[view.battle.attacker].block, view.battle, say)


def _fought(block: int, battle: Battle, say: Say) -> Iterator[str]:
    others = _names(battle.defenders)
    yield say(text("koxinga-picture-battle-on", block=str(block), attacker=battle.attacker, others=others))
    if battle.cannons is not None:
        yield say(_strength(battle.attacker, battle.cannons, battle.roll))
    for duel in battle.duels:
        if duel.roll is not None:
            yield say(_strength(duel.defender, duel.cannons, duel.roll))
        yield say(_result(battle.attacker, duel))
    if battle.committed is not None:
        yield say(_strength(battle.defenders[len(battle.duels)], battle.committed, None))


def _strength(seat: Seat, cannons: int, roll: int | None) -> Text:
    if roll is None:
        return text("koxinga-picture-committed", who=seat, cannons=cannons)
    if roll == FLAME:
        return text("koxinga-picture-flame", who=seat)
    return text("koxinga-picture-rolled", who=seat, cannons=cannons, roll=roll, total=cannons + roll)


def _result(attacker: Seat, duel: Duel) -> Text:
    winner, loser = sides(attacker, duel)
    if duel.result is Result.DRAW:
        return text("koxinga-picture-even", one=winner, other=loser)
    return text("koxinga-picture-won", winner=winner, loser=loser)


def _player(view: View, seat: Seat) -> Text:
    """Where a ship is and what it carries; its points once the game is over."""
    who = view.players[seat]
    if view.outcome is not None:
        gold, location, treasure = points(who)
        score = {"gold": gold, "location": location, "treasure": treasure, "total": gold + location + treasure}
        return text("koxinga-picture-score", who=seat, **score)
    return text(
        "koxinga-picture-player",
        who=seat,
        colour=text(f"koxinga-seat-{seat:d}"),
        place=place(who),
        goods=_sums(who.cabins),
        treasures=len(who.treasures),
    )


def place(who: SeenPlayer) -> Text:
    if who.block:
        return text("koxinga-picture-on-block", block=str(who.block))
    return text("koxinga-picture-at-home" if who.finished else "koxinga-picture-at-start")


def points(who: SeenPlayer) -> tuple[int, int, int]:
    """Gold, location and treasure points of a player whose treasures are all known."""
    treasure = sum(each for each in who.treasures if each is not None)
    return total(who.cabins, Good.GOLD), ring.points(who.block, finished=who.finished), treasure


def _sums(cabins: Cabins) -> tuple[Text, ...]:
    sums = tuple(_stack(Stack(kind, amount)) for kind in Good if (amount := total(cabins, kind)))
    return sums or (text("koxinga-picture-no-goods"),)


def _stack(stack: Stack) -> Text:
    return text(f"koxinga-picture-{stack.kind}", amount=stack.amount)


def _ship(view: View, seat: Seat, say: Say) -> Iterator[str]:
    """All that everybody knows of one player."""
    who = view.players[seat]
    yield say(_player(view, seat))
    full = tuple(
        text("koxinga-picture-cabin", number=number, stack=_stack(stack))
        for number, stack in enumerate(who.cabins, start=1)
        if stack is not None
    )
    if full:
        yield say(text("koxinga-picture-answer", what=text("koxinga-seat", seat=seat), answer=full))
    yield say(_cards(who, seat, lies_open=lies_open(view, seat)))
    if who.played:
        yield say(text("koxinga-picture-cards-open", who=seat, cards=_numbers(who.played, say)))
    for walk in view.walks:
        if walk.seat == seat:
            yield say(text("koxinga-picture-walk", who=seat, blocks=_numbers(walk.blocks, say)))
            for block, battle in walk.battles:
                yield from _fought(block, battle, say)
    known = [each for each in who.treasures if each is not None]
    if known and seat != view.viewer:
        yield say(text("koxinga-picture-open-treasures", who=seat, points=_numbers(known, say)))


def lies_open(view: View, seat: Seat) -> bool:
    """Whether everybody sees the seat's card of this turn."""
    return view.players[seat].card is not None and view.actor is not None and (seat, 0) not in view.agenda


def _cards(who: SeenPlayer, seat: Seat, *, lies_open: bool) -> Text:
    if not lies_open:
        key = "koxinga-picture-cards-chosen" if who.chosen else "koxinga-picture-cards-left"
        return text(key, who=seat, hand=who.cards, deck=who.drawable)
    first, second = (text(f"koxinga-card-{who.card}-{half}") for half in (1, 2))
    key = "koxinga-picture-cards-shown"
    return text(key, who=seat, hand=who.cards, deck=who.drawable, card=str(who.card), first=first, second=second)


def _own(view: View, say: Say) -> Iterator[str]:
    """What the viewer alone knows."""
    if view.viewer is None:
        return
    who = view.players[view.viewer]
    if who.hand:
        yield say(text("koxinga-picture-own-hand", cards=tuple(map(card, who.hand))))
    if who.card is not None:
        yield say(text("koxinga-picture-own-card", card=card(who.card)))
    known = [each for each in who.treasures if each is not None]
    if known:
        yield say(text("koxinga-picture-own-treasures", points=_numbers(known, say)))
    if who.plan is not None and (answers := tuple(_answers(who.plan))):
        yield say(text("koxinga-picture-own-plan", answers=answers))


def card(number: int) -> Text:
    """A card with its two actions."""
    first, second = (text(f"koxinga-card-{number}-{half}") for half in (1, 2))
    return text("koxinga-label-card", card=str(number), first=first, second=second)


def answered(plan: Plan) -> tuple[tuple[str, str], ...]:
    """(occasion, answer) of everything answered beforehand."""
    every = ((each.name, getattr(plan, each.name)) for each in fields(plan))
    return tuple((name, answer) for name, answer in every if answer is not None)


def _answers(plan: Plan) -> Iterator[Text]:
    for name, answer in answered(plan):
        what, said = text(f"koxinga-plan-{name}"), text(f"koxinga-plan-{name}-{answer}")
        yield text("koxinga-picture-answer", what=what, answer=said)


def _items(view: View, say: Say) -> Iterator[str]:
    """What lies where, kind by kind."""
    if not view.turn:
        return
    for item in sorted({item for item in view.items if item is not None}, key=lambda item: (str(item.kind), item.amount)):
        blocks = _numbers([block for block, lies in enumerate(view.items) if lies == item], say)
        if item.kind is None:
            yield say(text("koxinga-picture-chests", blocks=blocks))
        else:
            yield say(text("koxinga-picture-cost", stack=_stack(Stack(item.kind, item.amount)), blocks=blocks))
    empty = [block for block, lies in enumerate(view.items) if lies is None and block]
    if empty:
        yield say(text("koxinga-picture-empty", blocks=_numbers(empty, say)))
    yield say(text("koxinga-picture-deck", count=view.treasures))


def _numbers(numbers: Iterable[int], say: Say) -> str:
    return _between("renderers-comma", say).join(map(str, numbers))


def _names(who: Iterable[Seat]) -> tuple[Text, ...]:
    return tuple(text("koxinga-seat", seat=seat) for seat in who)


def _sentences(parts: Iterable[str], say: Say) -> str:
    stop = _between("renderers-sentences", say)
    return stop.join(one_line(part).rstrip(".。") for part in parts if part)


def _between(key: str, say: Say) -> str:
    """What the language puts between two things."""
    return say(text(key, first="", rest=""))


def _shortened(words: str, limit: int) -> str:
    return words if len(words) <= limit else words[: limit - 1] + "…"
