"""What people see of a session: (session, viewer, language) -> message. The board, the lobby, whose turn, who sits
where."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from bot.catalogue import games
from bot.messages.custom_id import Action, Item, Named, Press, Proposed
from bot.messages.custom_id import format as custom_id
from bot.messages.i18n import Raw, Voice, mention, moment, plain, say
from bot.messages.limits import BUTTONS, LABEL, TEXT, clip
from bot.messages.message import (
    Button,
    Document,
    Message,
    Option,
    Part,
    Payload,
    Picture,
    Row,
    Select,
    Style,
    Words,
    rows,
)
from bot.messages.words.news import Line, fold
from bot.table.features.rated import obstacle
from bot.table.guards import begun
from bot.table.limits import GAME, INVITATION, Ping, Wish, asked
from bot.table.log.host_lines import RULES
from bot.table.names import displayed, told_apart
from bot.table.options import differences, documents, most, nearest, titles
from bot.table.results.played import LEAST
from bot.table.session import (
    NOBODY,
    Cancelled,
    Chair,
    Ended,
    Kept,
    Kind,
    Lobby,
    Occupant,
    Parting,
    Paused,
    Playing,
    Resting,
    Seating,
    Session,
    Table,
    Takeback,
    Wanted,
    Warnings,
    begins_as_practice,
    gentler,
    harder,
    rivals,
    stage,
)
from bot.table.timing import HOUR, pace_of
from games.core import Outcome, Seat, Text, text
from games.replacing import replace
from games.search import LEVELS, level_of
from renderers.core import Game

NEWS_TEXT = 2_400
"""Characters of news on one board; what has no room stands in a file beside it."""
LISTED, LISTED_TEXT = 15, 1_500
"""Sentences of a list, and their characters together, that a message shows at most."""


def voice(session: Session, locale: str) -> Voice:
    """How to speak about the session in `locale`."""
    gone = [each for each in session.people if session.seat_of(each.user) is None]
    called = told_apart([*_seated(session, locale), *(displayed(each.name) for each in gone)])
    sitting = called[: len(session.chairs)]
    left = {each.number: told for each, told in zip(gone, called[len(sitting) :], strict=True)}
    here = {each.number: seat for each in session.people if (seat := session.seat_of(each.user)) is not None}
    people = [(each.called, left.get(each.number) or sitting[here[each.number]]) for each in session.people]
    return Voice(locale, sitting, tuple(people))


def names(session: Session, locale: str) -> tuple[str, ...]:
    """What each seat is called; those who look alike, among all who have played there, are numbered."""
    return voice(session, locale).names


def _seated(session: Session, locale: str) -> list[str]:
    return [_name(session, locale, Seat(seat), chair) for seat, chair in enumerate(session.chairs)]


def _host(session: Session) -> str:
    """What whoever opened the table is called."""
    seat = session.seat_of(session.table.host)
    return displayed(session.table.host_name) if seat is None else names(session, session.table.locale)[seat]


def seated_names(game: str, locale: str, chairs: Sequence[Chair]) -> tuple[str, ...]:
    """The same of a table of which no more is known than who sits there."""
    return told_apart(
        [
            plain(locale, text("bot-seat", number=seat + 1))
            if chair.occupant is None
            else _sitter(game, locale, chair, chair.occupant)
            for seat, chair in enumerate(chairs)
        ]
    )


def _name(session: Session, locale: str, seat: Seat, chair: Chair) -> str:
    if chair.occupant is None:
        return plain(locale, seat_name(session.table, seat))
    return _sitter(session.table.game, locale, chair, chair.occupant)


def _sitter(game: str, locale: str, chair: Chair, occupant: Occupant) -> str:
    """Who sits there; of a computer that plays on in somebody's place, in whose."""
    called = occupant_name(game, locale, occupant)
    if occupant.kind is not Kind.COMPUTER or chair.owner is None or chair.owner.kind is Kind.COMPUTER:
        return called
    return plain(locale, text("bot-computer-for", computer=called, name=displayed(chair.owner.name)))


def occupant_name(game: str, locale: str, occupant: Occupant) -> str:
    """The person's name, or what the computer player is called."""
    if occupant.kind is Kind.COMPUTER:
        return plain(locale, player_name(occupant.level or ""))
    return displayed(occupant.name)


def seat_name(table: Table, seat: Seat) -> Text:
    """What the seat's side is called at this table."""
    game = games().get(table.game)
    if game is None or isinstance(table.options, Mapping):
        return text("bot-seat", number=int(seat) + 1)
    return _side(game, table.options, seat)


def unseated(game: Game, locale: str, options: Any = None) -> Voice:
    """How to speak of a game where nobody sits yet: each seat goes by its side's name, under the `options` of a table
    if there is one, else of as many as can ever play."""
    seats = most(game) if options is None else game.rules.seats(options).stop - 1
    return Voice(locale, tuple(plain(locale, _side(game, options, Seat(seat))) for seat in range(seats)))


def _side(game: Game, options: Any, seat: Seat) -> Text:
    own = None if options is None else game.side(options, seat)
    return own or text(f"{game.rules.name}-seat-{int(seat)}")


def player_name(level: str) -> Text:
    """What a computer player is called at the table."""
    return text(f"bot-player-{level_of(level)}")


def level_name(level: str) -> Text:
    """What a computer player is called in a menu."""
    return text(f"bot-level-{level_of(level)}")


def game_name(game: str) -> Text:
    return text(f"{game}-name") if game in games() else text("bot-unknown-game")


def address(guild: int, channel: int, message: int | None = None) -> str:
    """Where a channel of Discord's, or a message in it, is found."""
    place = f"https://discord.com/channels/{guild}/{channel}"
    return place if message is None else f"{place}/{message}"


def button(press: Press, locale: str, label: str = "", style: Style | None = None) -> Button:
    """A button with the words and colour of its action, or with the message `label`, or with another `style`."""
    said = plain(locale, text(label or press.action.label))
    return Button(custom_id(press), said, style or press.action.style)


def learning(game: Game, locale: str) -> tuple[Button, ...]:
    """The way to a game's lessons; nothing where it has none."""
    press = Press(Action.LEARN, argument=Named(game.rules.name))
    return (button(press, locale),) if game.lessons else ()


def owing(session: Session) -> tuple[Seat, ...]:
    """The seats that the game waits for."""
    return session.position.asked if session.position is not None and isinstance(session.phase, Playing) else ()


def waited_for(session: Session) -> tuple[int, ...]:
    """The people whom the game waits for. Who is away is not called: the computer plays."""
    seats = () if session.asleep else owing(session)
    return people_on(session, [seat for seat in seats if session.chairs[seat].present])


def waits_alone(session: Session) -> bool:
    """Whether all but one have decided what several were asked at once: who is waited for, everybody may know."""
    asked = [owed for seat in owing(session) if (owed := session.owes(seat)) is not None]
    if session.position is None or session.latest is not None or session.asleep or len(asked) != 1:
        return False
    return not asked[0].turn and session.position.windows[asked[0].seat] is None


def computing(session: Session) -> bool:
    """Whether only computers are to move, for themselves or for somebody who is away."""
    asked = [owed for owed in session.owed if not owed.held]
    return bool(asked) and all(owed.computer for owed in asked)


def people_on(session: Session, seats: Sequence[Seat]) -> tuple[int, ...]:
    """The people who sit on `seats`."""
    occupants = [session.occupant(seat) for seat in seats]
    return tuple(each.user for each in occupants if each is not None and each.user is not None)


def title(session: Session, locale: str) -> str:
    key = "bot-title-practice" if session.table.practice and session.table.started is not None else "bot-title"
    return say(locale, text(key, game=game_name(session.table.game), number=str(session.id)))


def board(
    session: Session,
    speaker: Voice,
    picture: Picture | Words,
    news: Sequence[Line],
    *,
    calling: bool = False,
    chronicle: tuple[Part, ...] = (),
) -> Message:
    """The channel's message: what happened, the position as everybody may see it, whose turn it is, and what a
    game that is over was. With `calling` everybody at the table is named, as at the end of a game."""
    locale = session.table.locale
    called = at_table(session) if calling or (not isinstance(session.phase, Playing) and not expired(session)) else ()
    folded = fold(speaker, news, NEWS_TEXT)
    head = Words("\n".join((f"### {title(session, locale)}", *folded.lines)))
    story = () if folded.whole else (_story(news),)
    state = (*_called(session, speaker, called), *_state(session, speaker))
    proof = _proof(session, speaker)
    words = Words("\n".join((*state, *proof)))
    parts: tuple[Part, ...] = (head, picture, words, *chronicle, *story, *_controls(session, locale))
    pings = (Ping((*called, *waited_for(session)), GAME),)
    lasting: tuple[Part, ...] = (head, picture, *story, *((Words("\n".join(proof)),) if proof else ()))
    return Message(parts, pings, lasting)


def _story(news: Sequence[Line]) -> Document:
    """All of the news, where they are too many for a message."""
    return Document("story.txt", ("\n".join(each.words for each in news) + "\n").encode())


def at_table(session: Session, *, but: Seat | None = None) -> tuple[int, ...]:
    """The people who play, and those who began and may have been replaced, but for who was forgotten since; nobody of
    the seat `but`."""
    chairs = (chair for seat, chair in enumerate(session.chairs) if seat != but)
    people = (who for chair in chairs for who in (chair.occupant, chair.owner))
    return tuple(dict.fromkeys(who.user for who in people if who is not None and who.user))  # nor NOBODY


def _called(session: Session, speaker: Voice, people: Sequence[int]) -> tuple[str, ...]:
    """Everybody by name, and why."""
    if not people:
        return ()
    key = f"bot-called-{stage(session.phase)}" if isinstance(session.phase, Ended) else "bot-called"
    return (speaker.say(text(key, who=Raw(" ".join(map(mention, people))))),)


def _state(session: Session, speaker: Voice) -> tuple[str, ...]:
    """Whose turn it is, or how the game ended."""
    outcome = begun(session).outcome
    if isinstance(session.phase, Cancelled):
        return (speaker.say(end(session)),) if session.phase.expired else ()
    played = [
        speaker.say(text("bot-played-for", seat=seat, played=chair.played)) for seat, chair in _played_for(session)
    ]
    if outcome is not None:
        return (result(outcome, speaker), *played)
    away = () if session.asleep else absent(session)
    gone = (speaker.say(text("bot-absent", seat=seat)) for seat in away)
    lines = (waiting(session, speaker), *gone, *_travelling(session, speaker), *played, *_banks(session, speaker))
    return tuple(each for each in lines if each)


def _travelling(session: Session, speaker: Voice) -> Iterator[str]:
    """Who is on holiday, and until when."""
    for seat, chair in enumerate(session.chairs):
        if chair.holiday is not None:
            yield speaker.say(text("bot-on-holiday", seat=Seat(seat), back=moment(chair.holiday, "f")))


def _banks(session: Session, speaker: Voice) -> tuple[str, ...]:
    """What is left of the hours that people may spend beyond their time."""
    if session.table.bank is None:
        return ()
    people = [(Seat(seat), chair.bank) for seat, chair in enumerate(session.chairs) if _is_person(session, Seat(seat))]
    each = tuple(text("bot-bank", seat=seat, hours=bank // HOUR, minutes=bank % HOUR // 60) for seat, bank in people)
    return ("-# " + speaker.say(text("bot-banks", banks=each)),) if each else ()


def _proof(session: Session, speaker: Voice) -> tuple[str, ...]:
    """What the file of the game is checked against later; nothing of practice: nobody else could doubt it."""
    standing = session.position or session.kept
    if standing is None or session.table.practice:
        return ()
    seal = speaker.say(text("bot-seal", seal=standing.seal[:16]))
    if isinstance(session.phase, Playing):
        return (f"-# {seal}",)
    return (f"-# {seal}", "-# " + speaker.say(text("bot-seed", seed=session.seed.hex())))


def _played_for(session: Session) -> list[tuple[Seat, Chair]]:
    """The people for whom the computer made moves."""
    people = ((Seat(seat), chair) for seat, chair in enumerate(session.chairs))
    return [(seat, chair) for seat, chair in people if chair.played and _is_person(session, seat)]


def absent(session: Session) -> tuple[Seat, ...]:
    """The seats whose people are away: the computer plays there, and others may give them away."""
    return tuple(Seat(seat) for seat, chair in enumerate(session.chairs) if chair.absent)


def result(outcome: Outcome, speaker: Voice) -> str:
    """How the game ended; the reason names the winners."""
    return "\n".join((f"**{speaker.say(outcome.reason)}**", *map(speaker.say, outcome.scores)))


def waiting(session: Session, speaker: Voice, *, computers: bool = True, reader: int | None = None) -> str:
    """Whose turn it is, with mentions, and until when; without `computers`, only of people, and to one `reader` nobody
    else's is called theirs. Or that something is undecided that waits for nobody; or that the game sleeps."""
    if isinstance(session.phase, Resting):
        pauses = isinstance(session.phase, Paused)
        lines = [speaker.say(text("bot-paused" if pauses else "bot-asleep", ends=moment(session.phase.ends)))]
        if session.table.rated and not pauses:
            lines.append(speaker.say(text("bot-asleep-rated")))
        return "\n".join([*lines, *_undecided(session, speaker)])
    seats = [seat for seat in owing(session) if computers or _is_person(session, seat)]
    lines = [_waiting(session, speaker, seat, reader) for seat in seats]
    return "\n".join([*lines, *_undecided(session, speaker)])


def _undecided(session: Session, speaker: Voice) -> list[str]:
    return [] if session.latest is None else [speaker.say(undecided(session.latest))]


def undecided(latest: int) -> Text:
    """Something is held by the host, at the latest until then."""
    return text("bot-held", latest=moment(latest))


def _is_person(session: Session, seat: Seat) -> bool:
    occupant = session.occupant(seat)
    return occupant is not None and occupant.user is not None


def _waiting(session: Session, speaker: Voice, seat: Seat, reader: int | None) -> str:
    occupant, owed = session.occupant(seat), session.owes(seat)
    if occupant is None or occupant.user is None:
        return speaker.say(text("bot-computer-thinks", seat=seat))
    if not session.chairs[seat].present:
        return speaker.say(text("bot-computer-plays-for", seat=seat))
    key = "bot-your-turn" if owed is None or owed.turn else "bot-your-decision"
    key, who = (key, _who(session, seat, occupant.user)) if reader in (None, occupant.user) else ("bot-to-move", seat)
    if owed is None or owed.due is None:
        return speaker.say(text(key, who=who))
    return speaker.say(text(f"{key}-until", who=who, due=moment(owed.due)))


def _who(session: Session, seat: Seat, user: int) -> Text:
    return text("bot-who", mention=mention(user), seat=seat_name(session.table, seat))


def _controls(session: Session, locale: str) -> tuple[Row, ...]:
    if not isinstance(session.phase, Playing):
        return _farewell(session, locale)
    move = () if computing(session) else (button(Press(Action.PANEL, session.id), locale),)
    label = "bot-button-go-on" if isinstance(session.phase, Paused) else "bot-button-present"
    back = (button(Press(Action.PRESENT, session.id), locale, label),)
    first = back if session.asleep else (*move, *back) if absent(session) else move
    return rows(
        (
            *first,
            button(Press(Action.SINCE, session.id), locale),
            button(Press(Action.VIEW, session.id), locale),
            button(Press(Action.RULES, session.id), locale),
            button(Press(Action.MORE, session.id), locale),
        )
    )


def _farewell(session: Session, locale: str) -> tuple[Row, ...]:
    """What most people want next; "More" has the rest, and what finds no room here."""
    foremost = (
        button(Press(Action.REMATCH, session.id), locale),
        *_onwards(session, locale),
        *consolation(session, locale),
        *reviewed(session, locale),
        button(Press(Action.REPLAY, session.id), locale),
    )
    return rows((*foremost[: BUTTONS - 1], button(Press(Action.MORE, session.id), locale)))


def _onwards(session: Session, locale: str) -> tuple[Button, ...]:
    """The same against stronger computers, for one person alone with them; against weaker ones, if these won."""
    level = (gentler if _computers_won(session) else harder)(rivals(session))
    if level is None or session.outcome is None:
        return ()
    press = Press(Action.REMATCH_LEVEL, session.id, Named(level))
    label = plain(locale, text(press.action.label, level=player_name(level)))
    return (Button(custom_id(press), clip(label, LABEL), press.action.style),)


def consolation(session: Session, locale: str) -> tuple[Button, ...]:
    """The lessons, wherever computers won: that it was anybody's first game is not said."""
    return learning(session.position.game, locale) if session.position and _computers_won(session) else ()


def _computers_won(session: Session) -> bool:
    """Whether computers alone did."""
    winners = () if session.outcome is None else session.outcome.winners
    seated = [session.chairs[seat].occupant for seat in winners]
    return bool(seated) and all(winner is not None and winner.kind is Kind.COMPUTER for winner in seated)


def chronicled(session: Session, locale: str) -> tuple[Button, ...]:
    """The way to what a game was that is over; none where there is no telling."""
    position = session.position
    if position is None or position.outcome is None or position.game.annals is None:
        return ()
    return (button(Press(Action.CHRONICLE, session.id), locale),)


def reviewed(session: Session, locale: str) -> tuple[Button, ...]:
    """The way to what the decisions in a game were worth that is over; none where no computer could tell."""
    position = session.position
    if position is None or position.outcome is None or position.game.rules.think is None:
        return ()
    return (button(Press(Action.REVIEW, session.id, Item()), locale),)


def older(components: Sequence[Payload], session: Session, *, lobby: bool) -> Sequence[Payload]:
    """What shall be left of a message of the table when the next one follows, and its one button, from what was to be
    left when it was shown last. The words of a `lobby` name who came in at the very end as well."""
    left = _begun(components, session) if lobby else components
    kept = [component for component in left if component["type"] != 1]
    return [*kept, _to_the_board(session).payload()]


def thinking(components: Sequence[Payload], session: Session) -> Sequence[Payload]:
    """What a board says while computers think, from what was to be left of it: who does, and nothing to move with."""
    said = Words("\n".join(_state(session, voice(session, session.table.locale))))
    return [*components, said.payload(), *(row.payload() for row in _controls(session, session.table.locale))]


def plainest(components: Sequence[Payload], session: Session) -> Message:
    """The same in words alone, without its pictures and files."""
    words = "\n".join(str(component["content"]) for component in components if component["type"] == 10)
    return Message((Words(clip(words, TEXT) or title(session, session.table.locale)), _to_the_board(session)))


def _to_the_board(session: Session) -> Row:
    return Row((button(Press(Action.BOARD, session.id), session.table.locale),))


def lobby(
    session: Session,
    phase: Lobby,
    *,
    apart: bool = False,
    finishers: Sequence[int] = (),
    outlook: Text | None = None,
    looking: int = 0,
) -> Message:
    """The table before the game: what is played, who opened it, who sits where, what to press, and small what few read,
    such as the seed's commitment. Who was invited is asked to sit down; who has a seat by somebody else's wish, or by
    older rules, to confirm. With `apart` it stands in a thread of its own, and whoever opened it is mentioned as well.
    Of the `finishers` it says that they finish games; the `outlook` is how long it will take. So many are `looking` for
    such a game."""
    table, locale = session.table, session.table.locale
    settled = _settled(session)
    opened = say(locale, text("bot-lobby-opened", host=mention(table.host) if apart else _host(session)))
    small = [*_pace(session), *_taking_back(session), *_warnings(table), *_rating(session)]
    small += () if outlook is None else (say(locale, outlook),)
    lines = [*settled, opened, *_wanted(session, finishers), _next(session)]
    wanted = tuple(user for user in table.invited if user != NOBODY and session.seat_of(user) is None)
    lines += [say(locale, text("bot-lobby-invited", who=mention(user), host=_host(session))) for user in wanted]
    here = session.unconfirmed if not table.changed else ()
    if here:
        lines.append(say(locale, text("bot-lobby-called", who=Raw(" ".join(map(mention, here))), host=_host(session))))
    if phase.starts is not None:
        lines.append(say(locale, text("bot-lobby-starts", starts=moment(phase.starts))))
    sought = looking if any(chair.occupant is None for chair in session.chairs) else 0
    if sought:
        lines.append(say(locale, text("bot-lobby-looking", count=sought)))
    proof, files = _commitment(session), _documents(session)
    lines += [f"-# {each}" for each in small]
    controls = _lobby_controls(session, ask=sought > 0 and not phase.sought, starts=phase.starts is not None)
    parts: tuple[Part, ...] = (Words("\n".join((*lines, proof))), *files, *controls)
    # Into a thread of the table's own its host comes by being pinged.
    own = (Ping((table.host,), GAME),) if apart else ()
    called = Ping((*wanted, *here), Wish(table.host, session.id, INVITATION), asked(session.id))
    return Message(parts, (*own, called), (Words("\n".join((*settled, proof))), *files))


def _begun(components: Sequence[Payload], session: Session) -> Sequence[Payload]:
    words = Words("\n".join((*_settled(session), _commitment(session)))).payload()
    first = next((at for at, component in enumerate(components) if component["type"] == 10), None)
    return tuple(words if at == first else each for at, each in enumerate(components))


def _settled(session: Session) -> tuple[str, ...]:
    """What is played and who sits where, without what people may still do about it."""
    return (f"### {title(session, session.table.locale)}", rules_of(session, session.table.locale), *_seats(session))


def _commitment(session: Session) -> str:
    return "-# " + say(session.table.locale, text("bot-lobby-commitment", hash=session.table.commitment))


def joined(session: Session, who: Occupant) -> Message:
    """To whoever opened the table: somebody has sat down."""
    said = text("bot-lobby-joined", host=mention(session.table.host), name=displayed(who.name))
    why = GAME if who.user is None else Wish(who.user, session.id, "join")
    return Message((Words(say(session.table.locale, said)),), (Ping((session.table.host,), why),))


def to_confirm(session: Session, people: Sequence[int]) -> Message:
    """To those who sit in a lobby whose game was changed. It counts for the host over all of their tables: they may
    open one for the same people again and again."""
    who = Raw(" ".join(map(mention, people)))
    said = text("bot-lobby-confirm", who=who, host=_host(session))
    why = Wish(session.table.host, 0, "confirm")
    return Message((Words(say(session.table.locale, said)),), (Ping(tuple(people), why),))


def _documents(session: Session) -> tuple[Document, ...]:
    """The files that are played from, for everybody to read before they sit down."""
    given = {name: getattr(session.table.options, name) for name in documents(games()[session.table.game])}
    return tuple(Document(f"{name}.txt", document.encode()) for name, document in given.items() if document)


def rules_of(session: Session, locale: str) -> str:
    """The rule set, and what differs from it."""
    table, game = session.table, games()[session.table.game]
    preset = nearest(game, table.options)
    own = titles(game, table.options)
    words = text("bot-lobby-document", titles=own) if own else text(f"{table.game}-preset-{preset}")
    differs = differences(game, preset, table.options)
    if not differs:
        return say(locale, text("bot-lobby-rules", preset=words))
    changes = [f"- {say(locale, change)}" for change in differs]
    return "\n".join((say(locale, text("bot-lobby-rules-but", preset=words)), *changes))


def _next(session: Session) -> str:
    """What to press now, and how many may play where chairs are free."""
    rules, most = games()[session.table.game].rules, len(session.chairs)
    free = any(chair.occupant is None for chair in session.chairs)
    seated = "bot-lobby-next-confirm" if session.unconfirmed else "bot-lobby-next-start"
    key = seated if not free else "bot-lobby-next" if rules.think else "bot-lobby-next-people"
    least = rules.seats(session.table.options).start
    seats = text("bot-lobby-count-exact" if least == most else "bot-lobby-count", least=least, most=most)
    return f"**{say(session.table.locale, text(key, seats=seats))}**"


def _seats(session: Session) -> list[str]:
    return [_seat(session, Seat(seat), chair) for seat, chair in enumerate(session.chairs)]


def _seat(session: Session, seat: Seat, chair: Chair) -> str:
    locale = session.table.locale
    named = text("bot-seat", number=int(seat) + 1)
    if session.table.seating is Seating.CHOSEN:
        named = seat_name(session.table, seat)
    if chair.occupant is None:
        return say(locale, text("bot-lobby-free", seat=named))
    sure = chair.confirmed or chair.occupant.kind is Kind.COMPUTER
    key = "bot-lobby-taken" if sure else "bot-lobby-taken-unconfirmed"
    return say(locale, text(key, seat=named, who=names(session, locale)[seat]))


def _pace(session: Session) -> tuple[str, ...]:
    """How seats are given, how long everybody has, and what happens then."""
    table = session.table
    order = text("bot-lobby-random" if table.seating is Seating.RANDOM else "bot-lobby-chosen")
    reactions = text("bot-lobby-reactions-as-well")
    if table.reactions is not None:
        reactions = text("bot-lobby-reactions", hours=round(table.reactions))
    said = [text("bot-lobby-unhurried", order=order), reactions, text("bot-lobby-silent")]
    if table.hours is not None:
        missed = "bot-lobby-time-out" if pace_of(session).hurried else "bot-lobby-time-out-first"
        said = [pace_of_table(table, order), reactions, text(missed)]
    if begins_as_practice(session):  # nobody waits for whoever plays alone
        said = said[:1]
    if table.bank is not None:
        said.append(text("bot-lobby-bank", hours=round(table.bank)))
    if pace_of(session).hurried:
        said.append(text("bot-lobby-hurried"))
    return tuple(say(table.locale, each) for each in said)


def _warnings(table: Table) -> tuple[str, ...]:
    """Whether people are told what threatens them, where that is not as usual."""
    if table.warnings is Warnings.NEWCOMERS:
        return ()
    return (say(table.locale, text(f"bot-lobby-warnings-{table.warnings.value}")),)


def _taking_back(session: Session) -> tuple[str, ...]:
    """How moves may be taken back, where that is not as usual."""
    table = session.table
    if begins_as_practice(session):
        return (say(table.locale, text("bot-lobby-practice")),)
    if table.takeback is Takeback.FREE:
        return ()
    return (say(table.locale, text(f"bot-lobby-takeback-{table.takeback.value}")),)


def _rating(session: Session) -> tuple[str, ...]:
    """Whether the game counts for strength, or what keeps it from that."""
    if not session.table.rated:
        return ()
    why = obstacle(session)
    return (say(session.table.locale, text("bot-lobby-rated" if why is None else f"bot-lobby-unrated-{why.value}")),)


def _wanted(session: Session, finishers: Sequence[int]) -> Iterator[str]:
    """Who may sit down, and of whom it is known that they finish games."""
    locale, wanted = session.table.locale, session.table.wanted
    seats = [seat for user in finishers if (seat := session.seat_of(user)) is not None]
    if wanted is not Wanted.ANYBODY:
        yield say(locale, text(f"bot-lobby-wanted-{wanted.value}", least=LEAST))
    if seats:
        named = tuple(text("bot-log-seat", seat=seat) for seat in seats)
        yield voice(session, locale).say(text("bot-lobby-finishers", who=named, count=len(named)))


def pace_of_table(table: Table, order: Text) -> Text:
    """How long a decision may take, where that has a limit."""
    assert table.hours is not None, table
    if table.hours < 1:
        return text("bot-lobby-pace-minutes", order=order, minutes=round(table.hours * 60))
    return text("bot-lobby-pace", order=order, hours=round(table.hours))


def _lobby_controls(session: Session, *, ask: bool, starts: bool) -> tuple[Row, ...]:
    locale, id, game = session.table.locale, session.id, games()[session.table.game]
    people = Row(
        (
            *_joining(session),
            button(Press(Action.LEAVE, id), locale),
            button(Press(Action.START, id), locale),
            button(Press(Action.RULES, id), locale),
            button(Press(Action.DISSOLVE, id), locale),
        )
    )
    asking = (button(Press(Action.LFG_ASK, id), locale),) if ask else ()
    options = (button(Press(Action.OPTIONS, id), locale), *asking)
    waiting = (button(Press(Action.WAIT, id), locale),)
    last = Row((*waiting, *options) if starts else options)
    return (people, *_adding(session, game), *_removing(session), last)


def _joining(session: Session) -> tuple[Button, ...]:
    """None where somebody plays alone and no chair is free: they sit there already."""
    alone = begins_as_practice(session)
    if alone and not session.unconfirmed and all(chair.occupant is not None for chair in session.chairs):
        return ()
    label = "bot-button-confirm-seat" if session.unconfirmed else "bot-button-join"
    return (button(Press(Action.JOIN, session.id), session.table.locale, label, Style.SECONDARY if alone else None),)


def _adding(session: Session, game: Game) -> tuple[Row, ...]:
    if game.rules.think is None or all(chair.occupant is not None for chair in session.chairs):
        return ()
    locale = session.table.locale
    levels = tuple(Option(plain(locale, level_name(level)), level) for level in LEVELS)
    words = plain(locale, text("bot-lobby-add"))
    return (Row((Select(custom_id(Press(Action.ADD, session.id)), words, levels),)),)


def _removing(session: Session) -> tuple[Row, ...]:
    locale = session.table.locale
    taken = tuple(
        Option(clip(called, 100), str(seat))
        for seat, called in enumerate(names(session, locale))
        if session.chairs[seat].occupant is not None
    )
    if not taken:
        return ()
    words = plain(locale, text("bot-lobby-remove"))
    return (Row((Select(custom_id(Press(Action.REMOVE, session.id)), words, taken),)),)


def closed(session: Session) -> Message:
    """A table that was cancelled or whose time was over, or that ended while its game was kept: then everybody is
    called."""
    locale, speaker = session.table.locale, voice(session, session.table.locale)
    head = f"### {title(session, locale)}"
    if session.kept is None or isinstance(session.phase, Playing) or expired(session):
        return Message((Words(f"{head}\n{say(locale, session.trouble or end(session))}"),))
    outcome, called = session.kept.outcome, at_table(session)
    ended = speaker.say(end(session)) if outcome is None else result(outcome, speaker)
    words = Words("\n".join((head, *_called(session, speaker, called), ended, *_proof(session, speaker))))
    return Message((words, *_remains(session, locale)), (Ping(called, GAME),))


def _remains(session: Session, locale: str) -> tuple[Row, ...]:
    """What can still be asked of a game that cannot be shown."""
    return rows(
        (
            button(Press(Action.LOG, session.id), locale),
            button(Press(Action.EXPORT, session.id), locale),
        )
    )


def kept(session: Session, game: Kept, picture: Picture | Words | None) -> Message:
    """A game that this program does not go on with by itself: why, and what those who sit there may decide. `picture`
    shows where it would go on."""
    locale, speaker = session.table.locale, voice(session, session.table.locale)
    people = people_on(session, [Seat(seat) for seat in range(len(session.chairs))])
    who = Raw(" ".join(map(mention, people)))
    lines = [f"### {title(session, locale)}", speaker.say(game.reason), *map(speaker.say, _meaning(game.parting))]
    choice = "bot-kept-choice" if game.parting is not None else "bot-kept-end"
    words = [speaker.say(text(choice, who=who)), *_proof(session, speaker)]
    shown = () if picture is None else (picture,)
    return Message(
        (Words("\n".join(lines)), *shown, Words("\n".join(words)), *_kept_controls(session, game, locale)),
        (Ping(people, GAME),),
        (Words("\n".join(lines)), *shown),
    )


def _meaning(parting: Parting | None) -> tuple[Text, ...]:
    """What going on under the installed rules would mean."""
    if parting is None:
        return ()
    version = str(parting.version)
    if not parting.lines:
        return (text("bot-kept-whole", version=version),)
    if parting.since is None:
        return (text("bot-kept-secret", version=version),)
    return (text("bot-kept-back", version=version, since=moment(parting.since, "f")),)


def _kept_controls(session: Session, game: Kept, locale: str) -> tuple[Row, ...]:
    on = button(Press(Action.PROPOSE, session.id, Proposed(RULES)), locale, "bot-button-new-rules", Style.PRIMARY)
    return rows(
        (
            *((on,) if game.parting is not None else ()),
            button(Press(Action.PROPOSE, session.id, Proposed("draw")), locale, "bot-button-draw"),
            button(Press(Action.CANCEL, session.id), locale),
            button(Press(Action.MORE, session.id), locale),
        )
    )


def expired(session: Session) -> bool:
    """Whether a table was closed because nobody came any more: nobody is called for that."""
    return isinstance(session.phase, Cancelled) and session.phase.expired


def end(session: Session) -> Text:
    """How a table ended that has no result."""
    if not expired(session):
        return text("bot-cancelled")
    return text("bot-expired-lobby" if session.table.started is None else "bot-expired")


def note(locale: str, *said: Text, speaker: Voice | None = None) -> Message:
    """A message of words alone."""
    voice_ = speaker or Voice(locale)
    return Message((Words(clip("\n".join(map(voice_.say, said)), TEXT)),))


def listed(locale: str, heading: Text, sentences: Sequence[Text], *beside: Text) -> Message:
    """Many sentences under a heading, and what is said `beside` them; where they are too many to be read in a message,
    the first ones and a file with all."""
    lines = [f"- {say(locale, sentence)}" for sentence in sentences[:LISTED]]
    while sum(map(len, lines)) > LISTED_TEXT:
        lines.pop()
    told, below = (say(locale, heading), *lines), [say(locale, each) for each in beside]
    if len(lines) == len(sentences):
        return Message((Words("\n".join((*told, *below))),))
    rest = say(locale, text("bot-faults-more", count=len(sentences) - len(lines)))
    whole = "\n".join((plain(locale, heading), *(plain(locale, sentence) for sentence in sentences))) + "\n"
    return Message((Words("\n".join((*told, rest, *below))), Document("faults.txt", whole.encode())))


def reminder(session: Session, keys: Mapping[Seat, str], why: Ping) -> Message | None:
    """A message that pings the people on some seats, each by the message of that key; None if there are none. `why`
    has the cause, and nobody."""
    speaker = voice(session, session.table.locale)
    people = [(seat, user) for seat in keys for user in people_on(session, (seat,))]
    if not people:
        return None
    lines = [
        speaker.say(text(keys[seat], who=_who(session, seat, user), due=_due(session, seat))) for seat, user in people
    ]
    if waits_alone(session):
        lines.append(speaker.say(text("bot-alone")))
    if session.table.silence is not None:
        lines.insert(0, speaker.say(text("bot-silence", hours=round(session.table.silence / HOUR))))
    row = Row((button(Press(Action.PANEL, session.id), session.table.locale),))
    return Message((Words("\n".join(lines)), row), (replace(why, users=tuple(user for _, user in people)),))


def _due(session: Session, seat: Seat) -> Text:
    owed = session.owes(seat)
    if owed is None or owed.due is None:
        return text("bot-due-never")
    return text("bot-due" if owed.turn else "bot-due-decision", due=moment(owed.due))
