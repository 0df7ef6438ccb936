"""A review of a game that is over: the decisions that cost most, for whoever made them and whom they let see it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Iterable, Sequence
from functools import partial
from typing import Any, NamedTuple, TypeVar

from bot.handlers import notation
from bot.handlers.context import Visit, panel, respond
from bot.handlers.teaching import beside
from bot.host.blows import blow
from bot.host.courses import Course, Round, ahead, at, drawn, leads, place, swings
from bot.host.reviews import FOLLOWS, LEAST, Judged, Work, inside, shortly_before, within, worst
from bot.messages.custom_id import Action, Item, Named, Place, Press
from bot.messages.custom_id import format as custom_id
from bot.messages.drawing import PAGE
from bot.messages.i18n import Raw, Voice, plain
from bot.messages.limits import LABEL, clip
from bot.messages.message import Button, Link, Message, Picture, Row, Style, Words, rows
from bot.messages.requests import ANSWERABLE, Click, Growing, Reply, Response, Seen
from bot.messages.words.news import seats_named
from bot.messages.words.table_messages import button, note, title
from bot.table.guards import Refusal, begun
from bot.table.session import Over
from games import chronicle, moves
from games.chronicle import Chronicle, Fates, Point, fateful
from games.core import Event, Move, Preview, Rules, Seat, Standing, Text, signed, text
from renderers.prose import together
from renderers.words import WordsMissing

V = TypeVar("V")
PROGRESS = 2.0
"""Seconds between two lines that say how far a review is."""
GRADES = ((0.25, "much"), (0.1, "clearly"), (LEAST, "somewhat"), (0.0, "little-better"))
"""From which share of the victory on a move is how much better: nothing more exact is said, since values are not
calibrated."""
NOTICED = 0.5
"""Points by which a figure moves the curve, at least, that is told: it is drawn in whole ones."""
APART = 3
"""In what a seat stood apart from another at the end that is told."""
HAPPENED = 6
"""Things that are told of a stretch or of the end, at most."""
FOLLOWED = 12
"""Things that really followed a decision, at most; of more only those of the seat."""


async def press_review(visit: Visit, click: Click) -> Response:
    """The review of the asker's own seat, or of the one that is named, if it was worked out; else how far it is."""
    seat = await _seat(visit, click.press.given(Item).number)
    kept = await _kept(visit, seat)
    if kept is not None:
        return respond(click, await _overview(visit, seat, kept))
    work = await visit.context.reviews.ask(visit.session, seat, visit.asker.user, int(visit.context.now()))
    if work is None:
        raise Refusal(text("bot-review-enough"))
    return Growing(_progress(visit, work), _grown(visit, work))


async def press_cancel(visit: Visit, click: Click) -> Response:
    """Give up what is worked out; whoever waits for it is told so."""
    visit.context.reviews.cancel(visit.id, await _seat(visit, click.press.given(Item).number))
    return Seen()


async def press_decision(visit: Visit, click: Click) -> Response:
    """One of the decisions that cost most, with its position."""
    said = click.press.given(Named)
    seat = await _seat(visit, int(said.name) if said.name.isdecimal() else None)
    kept = await _kept(visit, seat)
    found = () if kept is None else _told(kept)
    if kept is None or said.menu is None or said.menu >= len(found):
        return Reply(note(visit.asker.locale, text("bot-old-control")))
    return respond(click, await _decision(visit, seat, found[said.menu], kept))


async def press_show(visit: Visit, click: Click) -> Response:
    """Let others see the review of one's own seat, or no more: what is agreed to is what was played to its end."""
    _reviewable(visit)
    if visit.seat is None:
        raise Refusal(text("bot-review-nobody"))
    on = click.press.action is Action.REVIEW_SHOW
    await visit.context.reviews.show(visit.asker.user, visit.id, on=on)
    return respond(click, note(visit.asker.locale, text("bot-review-shown" if on else "bot-review-hidden")))


async def _seat(visit: Visit, number: int | None) -> Seat:
    """The seat whose review is meant, which the asker may see.

    :raises Refusal: the game was not played to its end, or they may not.
    """
    _reviewable(visit)
    seats = await _seats(visit)
    seat = next(iter(seats), None) if number is None else Seat(number)
    if seat is None:
        raise Refusal(text("bot-review-nobody"))
    if seat not in seats:
        raise Refusal(text("bot-review-closed"))
    return seat


async def _kept(visit: Visit, seat: Seat) -> tuple[Judged, ...] | None:
    """The review of a seat, if it was worked out, up to where its last person left: before others were forgotten, it
    may have gone further."""
    kept = await visit.context.reviews.kept(visit.id, seat)
    _, last = await visit.context.stories.sat_last(visit.session, seat) or (None, None)
    return kept if kept is None or last is None else tuple(each for each in kept if each.line <= last)


def _reviewable(visit: Visit) -> None:
    """:raises Refusal: the game was not played to its end, or nobody could tell."""
    position = begun(visit.session)
    if not isinstance(visit.session.phase, Over):
        raise Refusal(text("bot-review-running"))
    if position.game.rules.think is None:
        raise Refusal(text("bot-review-never"))


async def _seats(visit: Visit) -> tuple[Seat, ...]:
    """The seats whose reviews the asker may see: their own first, then those of whoever agreed."""
    numbers = range(len(visit.session.chairs))
    last = [await visit.context.stories.sat_last(visit.session, Seat(seat)) for seat in numbers]
    own = [Seat(seat) for seat, sat in enumerate(last) if sat is not None and sat[0] == visit.asker.user]
    others = [
        Seat(seat)
        for seat, chair in enumerate(visit.session.chairs)
        if seat not in own
        and chair.occupant is not None
        and chair.occupant.user is not None
        and await visit.context.reviews.shows(chair.occupant.user, visit.id)
    ]
    return (*own, *others)


async def _grown(visit: Visit, work: Work) -> AsyncGenerator[Message, None]:
    """How far it is, now and then, and at last the review. It is worked out to its end where nobody waits any more."""
    assert work.task is not None, work
    until = visit.context.now() + ANSWERABLE
    while not (await asyncio.wait({work.task}, timeout=PROGRESS))[0] and visit.context.now() < until:
        yield _progress(visit, work)
    yield await _finished(visit, work)


async def _finished(visit: Visit, work: Work) -> Message:
    """The review, or why there is none."""
    assert work.task is not None, work
    if not work.task.done():
        return note(visit.asker.locale, text("bot-review-later"))
    if work.task.cancelled():
        return note(visit.asker.locale, text("bot-review-cancelled"))
    kept = await _kept(visit, work.seat)
    if kept is None:  # which the log has
        return note(visit.asker.locale, text("bot-review-failed"))
    return await _overview(visit, work.seat, kept)


def _progress(visit: Visit, work: Work) -> Message:
    key = "bot-review-progress" if work.total else "bot-review-waits"
    said = text(key, title=Raw(_title(visit)), done=work.done, total=work.total)
    stop = button(Press(Action.REVIEW_CANCEL, visit.id, Item(int(work.seat))), visit.asker.locale)
    return Message((Words(visit.voice.say(said)), *rows((stop,))))


def _title(visit: Visit) -> str:
    return title(visit.session, visit.asker.locale)


async def _overview(visit: Visit, seat: Seat, kept: tuple[Judged, ...]) -> Message:
    """How the game ended; of a seat that won, the stretches in which it won most, of another those in which it lost
    most, with the decision that cost most there; its turning points; the decisions that cost most of all, a line each;
    the curve."""
    found, voice, outcome = _told(kept), visit.voice, visit.session.outcome
    rounds = await visit.context.reviews.course(visit.session, seat)
    victory, stayed = outcome is not None and seat in outcome.winners, rounds[-1].lines[1] == await _last(visit)
    stretches = swings(rounds, up=victory) if kept else ()
    moved = [line for each in stretches for line in await _stretch(visit, seat, rounds, kept, each)]
    there = {each for stretch in (() if victory else stretches) for each in within(kept, stretch)} - {*worst(found)}
    turning = await _turning(visit, rounds) if stayed else []
    lines = [
        voice.say(text("bot-review-heading", title=Raw(_title(visit)), seat=seat)),
        *([voice.say(outcome.reason)] if outcome is not None else []),
        *([voice.say(text("bot-review-won" if victory else "bot-review-lost"))] if moved else []),
        *([voice.say(text("bot-review-won-evenly"))] if victory and kept and not (moved or turning) else []),
        *moved,
        *turning,
        *(await _ended(visit, seat, rounds[-1].view) if stayed else ()),
        *(voice.say(each) for each in _summary(kept, worst(found))),
        *[await _numbered(visit, found, each, seat) for each in found if each not in there],
    ]
    if skipped := dict.fromkeys(at(rounds, each.turn).when(each.turn) for each in kept if each.cost is None):
        lines.append(f"-# {voice.say(text('bot-review-skipped', turns=tuple(skipped)))}")
    counted = kept and rounds[-1].stock
    if counted:
        key, seats = f"{begun(visit.session).game.rules.name}-stock-counted", len(visit.session.chairs)
        lines.append(f"-# {voice.say(text(key, count=seats))}")
    curve = (await _curve(visit, seat, rounds, found),) if counted else ()
    controls = (
        *rows((*_pages(visit, seat, found), _replay(visit, stretches[0][0].turns[1] + 1 if stretches else 0))),
        *await _more(visit, seat),
    )
    return panel(visit, Message((Words("\n".join(lines)), *curve, *controls)))


def _told(kept: Sequence[Judged]) -> tuple[Judged, ...]:
    """The decisions whose words were kept: those that cost most, and then those that did in a stretch."""
    most = worst(kept)
    return (*most, *(each for each in kept if each.better and each not in most))


async def _numbered(visit: Visit, found: Sequence[Judged], each: Judged, seat: Seat) -> str:
    return f"{found.index(each) + 1}. {await _sentence(visit, each, await _seen(visit, each, seat))}"


async def _last(visit: Visit) -> int:
    """The last line of the log."""
    return (await visit.context.stories.turns(visit.session))[-1].line


def _summary(kept: Sequence[Judged], found: Sequence[Judged]) -> tuple[Text, ...]:
    """How the decisions did that could be compared, and how many: which cost most, or that none cost much or
    anything."""
    costs = [each.cost for each in kept if each.cost is not None]
    if kept and not (found or costs):
        return ()
    most = max(costs, default=0.0)
    named = "unsaid" if most >= LEAST else "slight" if most else "none"
    if found:
        named = "worst" if any((each.cost or 0) >= LEAST for each in found) else "little"
    return (text(f"bot-review-{named}", count=len(costs)),)


async def _ended(visit: Visit, seat: Seat, view: Any) -> list[str]:
    """In what the seat stood apart from another at the end."""
    game = begun(visit.session).game
    assert game.rules.think is not None, "who has no computers has no review"
    told = differing(await asyncio.to_thread(game.rules.think.stock, view, seat, view))
    return _headed(visit, "bot-review-ended", told)


async def _turning(visit: Visit, rounds: Course) -> list[str]:
    """The turning points of the game's chronicle."""
    told = await visit.context.stories.chronicle(visit.session)
    said = [_point(rounds, each.turn, each.told) for each in (() if told is None else told.points)]
    return [visit.voice.say(text("bot-chronicle-points")), *_listed(visit, said)] if said else []


def _point(rounds: Course, turn: int, told: Text) -> Text:
    """What happened in a turn, with when that was."""
    return text("bot-review-point", when=at(rounds, turn).when(turn), told=told)


def _listed(visit: Visit, said: Sequence[Text]) -> list[str]:
    return [f"- {visit.voice.say(each)}" for each in said]


async def _curve(visit: Visit, seat: Seat, rounds: Course, found: tuple[Judged, ...]) -> Picture:
    """How far the seat was ahead, round by round or turn by turn."""
    position, two = begun(visit.session), len(visit.session.chairs) == 2
    told = text("bot-review-curve", other=Seat(1 - seat) if two else text("bot-review-others"))
    marks = tuple(Point(place(rounds, each.turn), told) for each in found)
    curve = chronicle.Course(told, (drawn(rounds),), first=int(seat))
    heading = plain(visit.asker.locale, text("bot-review-title", title=_title(visit)))
    return await visit.context.drawing.chronicle(
        position.game, Chronicle((curve,), marks), heading, position.view(None), visit.voice, yields=PAGE
    )


async def _seen(visit: Visit, each: Judged, seat: Seat) -> Any:
    """The position before a decision, as the seat saw it."""
    return await visit.context.stories.before(visit.session, each.line, seat)


async def _sentence(visit: Visit, each: Judged, view: Any) -> str:
    """When it was; what was played, and how much better is what."""
    called = partial(notation.called, begun(visit.session).game.rules, view, voice=visit.voice)
    played, better = await asyncio.to_thread(lambda: (called(each.played), called(each.better)))
    lost = 1.0 if each.loses else each.cost or 0
    how = text(f"bot-review-{next(name for least, name in GRADES if lost >= least)}")
    when = begun(visit.session).game.counted(view) or text("bot-turn", turn=each.turn)
    return visit.voice.say(text("bot-review-decision", when=when, played=played, better=better, how=how))


async def _stretch(
    visit: Visit, seat: Seat, rounds: Course, kept: tuple[Judged, ...], stretch: tuple[Round, Round]
) -> list[str]:
    """From when to when the seat rose or fell, how far on the curve, in what, and what happened; where neither can be
    told, what was played; of a fall, which decision cost most there."""
    since, until = stretch
    first, up = rounds[rounds.index(since) + 1], until.lead > since.lead
    begins, ends = first.when(first.turns[0]), until.when(until.turns[1])
    when = begins if begins == ends else text("bot-review-span", since=begins, until=ends)
    said = text(
        "bot-review-rose" if up else "bot-review-fell",
        when=when,
        before=signed(since.lead),
        after=signed(until.lead),
    )
    events = await visit.context.stories.between(visit.session, first.lines[0], until.lines[1])
    counted, rival = changed(since.stock, until.stock, up=up), next((each.other for each in until.stock), None)
    happened = [_point(rounds, *each) for each in _fateful(visit, rounds, seat, rival, events, up=up)]
    played = [] if counted or happened else [each.text for _, each in events if not each.detail]
    told = [*_headed(visit, "bot-review-told", happened), *_headed(visit, "bot-review-moves", played)]
    cost = () if up else await _cost(visit, seat, kept, stretch)
    return [visit.voice.say(said), *_listed(visit, counted), *told, *cost]


async def _cost(visit: Visit, seat: Seat, kept: tuple[Judged, ...], stretch: tuple[Round, Round]) -> tuple[str, ...]:
    """The decision before a stretch's heaviest blow that could have held it back, and why; that none could; else the
    one there or shortly before that cost most; that there is none."""
    found, named, there = _told(kept), within(kept, stretch), inside(kept, stretch)
    known = (hit for each in kept if (hit := each.hit(stretch)) and _is_known(hit.said, visit.voice))
    hits = sorted(known, key=lambda hit: not hit.held)
    said = [visit.voice.say(hit.said) for hit in hits[:1]]
    if not named:
        costs = (each.cost or 0 for each in (*there, *shortly_before(kept, stretch)))
        blameless = [] if max(costs, default=0) >= LEAST else [visit.voice.say(text("bot-review-blameless"))]
        return tuple(said or blameless)
    (each,) = named
    held = any(hit.held for hit in hits)
    how = "held" if held else "there" if each in there else "before"
    key = "bot-review-there-below" if each in worst(found) else "bot-review-there"
    line = visit.voice.say(text(key, number=found.index(each) + 1, how=how))
    below = [] if each in worst(found) else [await _numbered(visit, found, each, seat)]
    return (line, *below, *said) if how == "held" else (*said, line, *below)


def _fateful(
    visit: Visit, rounds: Course, seat: Seat, rival: Seat | None, events: Iterable[tuple[int, Event]], *, up: bool
) -> list[tuple[int, Text]]:
    """Of what everybody saw happen what a rise or a fall beside a rival can come from, each with its turn."""
    annals = begun(visit.session).game.annals
    fates = {} if annals is None else annals.fates
    found = [(turn, event.text) for turn, event in events if fateful(fates, [event.text], seat, rival, up=up)]
    return weightiest(rounds, fates, found, up=up)


def _headed(visit: Visit, key: str, said: Sequence[Text]) -> list[str]:
    """The latest of a few things under their heading, if there are any."""
    return [visit.voice.say(text(key)), *_listed(visit, said[-HAPPENED:])] if said else []


def weightiest(
    rounds: Course, fates: Fates, happened: Sequence[tuple[int, Text]], *, up: bool
) -> list[tuple[int, Text]]:
    """As much as is told of what happened, each with its turn, in order: what is told first, then what was where the
    lead rose or fell most, and of that the latest."""
    led, way = leads(rounds), 1 if up else -1

    def weight(place: int) -> tuple[bool, int, int]:
        turn, said = happened[place]
        return fates[said.key].first, way * (led[turn] - led[turn - 1]), place

    told = sorted(range(len(happened)), key=weight)[-HAPPENED:]
    return [happened[place] for place in sorted(told)]


def changed(before: Sequence[Standing], after: Sequence[Standing], *, up: bool) -> list[Text]:
    """What moved the curve up (`up`) or down, most first, and then what moved it the other way; each with what the seat
    and others had before and after."""
    noticed = [pair for pair in zip(before, after, strict=True) if abs(_moved(*pair)) >= NOTICED]
    ranked = sorted(noticed, key=lambda pair: -abs(_moved(*pair)))
    along = [pair for pair in ranked if (_moved(*pair) > 0) == up]
    against = [pair for pair in ranked if pair not in along] if along else []
    return [
        *(_figures(*pair) for pair in along),
        *(text(_against(*pair), told=_figures(*pair)) for pair in against),
    ]


def differing(stock: Sequence[Standing]) -> list[Text]:
    """In what a seat and another differ most, whoever has more, each with what both have. Armies are counted beside
    all others together, some of whom are gone at the end, so nothing is told of them."""
    noticed = [each for each in stock if abs(ahead(each)) >= NOTICED]
    told = sorted(noticed, key=lambda each: -abs(ahead(each)))
    return [
        text(
            "bot-review-apart", what=text(each.key), has=signed(each.has), other=each.other, beside=signed(each.beside)
        )
        for each in told[:APART]
        if each.other is not None
    ]


def _moved(then: Standing, now: Standing) -> float:
    """By how many points it moved the curve."""
    return ahead(now) - ahead(then)


def _against(then: Standing, now: Standing) -> str:
    """How something is told that moved the curve the other way: where the seat's own part did not, the others' did."""
    own = (now.has - then.has) * now.worth
    return "bot-review-outdone" if own * _moved(then, now) < 0 else "bot-review-against"


def _figures(then: Standing, now: Standing) -> Text:
    counted = map(signed, (then.has, now.has, then.beside, now.beside))
    figures = dict(zip(("had", "has", "before", "after"), counted, strict=True))
    if now.other is None or then.other is None:
        return text("bot-review-all", what=text(now.key), **figures)
    if now.other != then.other:
        return text("bot-review-foremost", what=text(now.key), first=then.other, other=now.other, **figures)
    return text("bot-review-one", what=text(now.key), other=now.other, **figures)


def _replay(visit: Visit, turn: int) -> Button:
    """The way to what happened in a turn, and on from there."""
    return button(Press(Action.STORY, visit.id, Place(turn)), visit.asker.locale, Action.REPLAY.label)


def _pages(visit: Visit, seat: Seat, found: tuple[Judged, ...], here: Judged | None = None) -> tuple[Button, ...]:
    """The way to each of the decisions, and back to all of them."""
    voice = visit.voice
    presses = [
        Button(
            custom_id(Press(Action.REVIEW_DECISION, visit.id, Named(str(int(seat)), number))),
            clip(voice.plain(text("bot-review-number", number=number + 1)), LABEL),
            Style.PRIMARY if here is None else Style.SECONDARY,
        )
        for number, each in enumerate(found)
        if each != here
    ]
    back = Press(Action.REVIEW, visit.id, Item(int(seat)))
    return (*presses, *(() if here is None else (button(back, voice.locale, "bot-button-review-all"),)))


async def _more(visit: Visit, seat: Seat) -> tuple[Row, ...]:
    """Other seats' reviews, and whether others may see the asker's."""
    controls = list[Button | Link]()
    for other in await _seats(visit):
        if other != seat:
            label = clip(visit.voice.plain(text("bot-review-of", seat=other)), LABEL)
            controls.append(Button(custom_id(Press(Action.REVIEW, visit.id, Item(int(other)))), label, Style.SECONDARY))
    people = [chair for chair in visit.session.chairs if chair.occupant is not None and chair.occupant.user is not None]
    if visit.seat is not None and len(people) > 1:
        shows = await visit.context.reviews.shows(visit.asker.user, visit.id)
        action = Action.REVIEW_HIDE if shows else Action.REVIEW_SHOW
        controls.append(button(Press(action, visit.id), visit.asker.locale))
    return rows(tuple(controls))


async def _decision(visit: Visit, seat: Seat, each: Judged, kept: tuple[Judged, ...]) -> Message:
    """The position as the seat saw it, with the better move in it, why it is, what it alone brings and what could
    follow; then what the move alone brings that was played, and what followed; and what both do."""
    game, voice = begun(visit.session).game, visit.voice
    view = await _seen(visit, each, seat)
    really, least = await _really(visit, each, seat, kept)
    compared = await asyncio.to_thread(_compared, game.rules, view, seat, voice, each, least)
    drawn = await visit.context.drawing.picture(
        game, view, voice, path=compared.path, preview=compared.preview, yields=PAGE
    )
    lines = [
        voice.say(text("bot-review-heading", title=Raw(_title(visit)), seat=seat)),
        await _sentence(visit, each, view),
        f"-# {voice.say(text('bot-review-shows'))}",
    ]
    lines += map(voice.say, (*compared.said, *really, *compared.both))
    there = (*_pages(visit, seat, _told(kept), each), _replay(visit, each.turn))
    return panel(visit, Message((Words("\n".join(lines)), drawn, *rows(there))))


async def _really(visit: Visit, each: Judged, seat: Seat, kept: tuple[Judged, ...]) -> tuple[tuple[Text, ...], float]:
    """What everybody was told of the move that was played and of what followed, to the end of the next turn: the moves
    of many may be secret; where pictures count rounds, to the end of that one, in which all that was decided is done;
    and of the blow that it led to. How far the seat was ahead after that, in all that is counted."""
    turns = await visit.context.stories.turns(visit.session)
    rounds = await visit.context.reviews.course(visit.session, seat)
    here, led = at(rounds, each.turn), leads(rounds)
    last = max(each.line + FOLLOWS, turns[min(each.turn + 1, len(turns) - 1)].line)
    last = max(last, here.lines[1]) if here.counted else last
    told = await _happened(visit, seat, each.line, last)
    said = (text("bot-review-really", line=Raw(together(told[:FOLLOWED]))),) if told else ()
    until, hit = next((turn.number for turn in turns if turn.line >= last), len(led)), _hit(each, kept, rounds)
    if hit > until:
        struck = await _happened(visit, seat, turns[hit - 1].line + 1, turns[hit].line)
        when = at(rounds, hit).when(hit)
        said = (*said, text("bot-review-point", when=when, told=Raw(together(struck[:FOLLOWED]))))
    return said, led[min(max(until, hit), len(led) - 1)] + sum(map(ahead, rounds[0].stock))


async def _happened(visit: Visit, seat: Seat, first: int, last: int) -> list[str]:
    """What everybody was told in some lines of the log; of much, what the seat had to do with."""
    events = await visit.context.stories.between(visit.session, first, last)
    happened = [event.text for _, event in events if not event.detail]
    return [visit.voice.say(said) for said in happened if len(happened) <= FOLLOWED or seat in seats_named(said)]


def _hit(each: Judged, kept: tuple[Judged, ...], rounds: Course) -> int:
    """The turn of the blow that a decision is told for, 0 where there is none."""
    stretches = (stretch for stretch in swings(rounds, up=False) if each in within(kept, stretch))
    return each.blow.turn if each.blow else max((blow(rounds, stretch) for stretch in stretches), default=0)


def _is_known(why: Text, voice: Voice) -> bool:
    """Whether it can be said: an older version's words may be gone, or want to be told more."""
    try:
        voice.say(why)
    except WordsMissing:
        return False
    return True


class Compared(NamedTuple):
    """The better move and what it would do; what is said of it, then of the one that was played, and of both."""

    path: Move
    preview: Preview | None
    said: tuple[Text, ...]
    both: tuple[Text, ...]


def _compared(rules: Rules[Any, Any, V], view: V, seat: Seat, voice: Voice, each: Judged, least: float) -> Compared:
    """Why the better move is better; under the name of each of both what only it does and leaves to fear, and what
    could follow the better one, unless the seat is less than `least` ahead after that; what both do and leave."""
    (path,), (played,) = rules.parse(view, each.better), rules.parse(view, each.played)
    held = [each.blow.said] if each.blow is not None and each.blow.held else []
    known = [why for why in (*held, *each.why) if _is_known(why, voice)]
    best, other = (beside.foreseen(rules, view, move, voice) for move in (path, played))
    better, own = beside.apart(best, other, voice), beside.apart(other, best, voice)
    risk, feared = beside.risks(best, other), beside.risks(other, best)
    apart = better or own or risk or feared
    unsaid = () if known else (text("bot-beside-unsaid" if apart else "bot-review-alike"),)
    always, worse = bool(unsaid) or each.value == 1.0, partial(_worse, rules, seat, least)
    line = beside.follows(rules, view, seat, (path,), each.follows, voice, always=always, worse=worse)
    said = (
        *(*known, *unsaid),
        *_under(text("bot-review-better", move=best.called), (*better, *risk, *line)),
        *_under(text("bot-review-played", move=other.called), (*own, *feared)),
    )
    both = (*(beside.shared(best, other, voice) if better or own else ()), *beside.feared(best, other))
    return Compared(path, moves.preview(rules, view, path), said, both)


def _worse(rules: Rules[Any, Any, Any], seat: Seat, least: float, state: Any) -> bool:
    """Whether a seat has lost in a state, or is less than `least` ahead in what is counted."""
    assert rules.think is not None, "who has no computers has no review"
    view, outcome = rules.view(state, seat), rules.outcome(state)
    return seat not in outcome.winners if outcome else sum(map(ahead, rules.think.stock(view, seat, view))) < least


def _under(heading: Text, said: tuple[Text, ...]) -> tuple[Text, ...]:
    return (heading, *said) if said else ()
