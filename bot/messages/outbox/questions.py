"""Which messages should stand at a table beside its board: what is asked there (votes, who sat down in the
lobby), and whom the game waits for. Pure."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from bot.host.storage.posts import Post
from bot.messages.message import AS_IT_IS, Wanted
from bot.messages.outbox.calls import CALLS, SAID, holds
from bot.messages.words import votes
from bot.messages.words.table_messages import joined, to_confirm
from bot.table.session import Lobby, Session, Vote

JOINED, CONFIRM = "j", "c"
PROPOSED, OFFERED = "a", "o"
"""How the key of a vote's notice begins: about the table, about a seat."""
LOBBYS = (JOINED, CONFIRM)
"""How the keys of a lobby's notices begin: that somebody has sat down, that something is to be confirmed."""


def wanted(session: Session, standing: Collection[Post]) -> Mapping[str, Wanted]:
    """What each message should say, by its key: what is new is sent, what stands and is not among them is deleted."""
    questions = asked(session)
    left = {post.key: _left(session, post) for post in standing if question_of(post.key) not in questions}
    now = {_key(question, each, standing): each for question, each in questions.items()}
    return {**{key: each for key, each in left.items() if each is not None}, **now}


def asked(session: Session) -> Mapping[str, Wanted]:
    """Everything that was asked at the table, by what it is: a vote's key, `j` and who has sat down, `c`."""
    if isinstance(session.phase, Lobby) and session.trouble is None:
        return _of_lobby(session)
    return {
        key_of(each): Wanted(votes.worded(session, each), _state(each), open=each.open, calls=len(each.calls))
        for each in session.votes
    }


def key_of(vote: Vote) -> str:
    """The key of a vote's notice."""
    return f"{OFFERED if vote.of_seat else PROPOSED}{vote.number}"


def called(question: str, calls: int) -> str:
    """The key of the message that asks a question: a new one each time that somebody is called who slept."""
    return f"{question}.{calls}" if calls else question


def _key(question: str, wanted: Wanted, standing: Collection[Post]) -> str:
    """The key of the message that asks a question; of one that is settled, of the last message that did."""
    asking = [post.key for post in standing if question_of(post.key) == question]
    return called(question, wanted.calls) if wanted.open or not asking else asking[-1]


def question_of(key: str) -> str:
    """The question that the message of this key asks."""
    return key.split(".")[0]


def _left(session: Session, post: Post) -> Wanted | None:
    """What was said stays. A call stays while what it asks for is owed. A question that is not asked any more leaves a
    line. A lobby's leaves nothing; but as long as the lobby is open it is remembered whom it told of, so that nobody is
    told of them twice."""
    if post.key[0] == SAID:
        return Wanted(AS_IT_IS, post.state)
    if post.key[0] in CALLS:
        return Wanted(AS_IT_IS, post.state) if holds(session, post.state) else None
    if post.key[0] not in LOBBYS:
        return Wanted(votes.over(session), open=False)
    return Wanted(None) if post.key[0] == JOINED and isinstance(session.phase, Lobby) else None


def _state(vote: Vote) -> str:
    return f"{len(vote.agreed)}/{len(vote.asked)}"


def _of_lobby(session: Session) -> Mapping[str, Wanted]:
    """The host of the table hears of each who has sat down; those who sat down, that they have something to confirm."""
    host, waiting = session.table.host, session.unconfirmed
    seated = [chair.occupant for chair in session.chairs if chair.confirmed and chair.occupant is not None]
    told = {f"{JOINED}{who.user}": Wanted(joined(session, who)) for who in seated if who.user not in (None, host)}
    if waiting and session.table.changed:
        told[CONFIRM] = Wanted(to_confirm(session, waiting))
    return told
