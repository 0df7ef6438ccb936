"""Mistakes made on purpose: each is planted in the program, and one of the general checks has to find it.

Each is said in one sentence of the harm that somebody could see, and names the code that promises that it does not
come to that. No check was written for one of these, and none knows how it was planted. Some were reported of this
program once, by whoever played a hostile player and an unlucky network; others were written down in words by somebody
who had read the design and not the program, and planted only then; the rest were thought up with the program at hand.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass

from bot.messages.i18n import Voice
from bot.table.answers import pack
from bot.table.costs import DONE_KEPT
from bot.table.limits import CALLS
from bot.table.timing import DAY
from tests.simulation import plantings
from tests.simulation.plantings import Planting, nothing, put

REPORTED, DESIGN, CODE, MISSED = "reported", "design", "code", "missed"
"""Who thought of it: who met it, who had read the design alone, who knew the program, and who saw that 150 weeks of an
earlier simulation did not find it."""


@dataclass(frozen=True)
class Mistake:
    """What somebody can see of it, which code (a dotted name) should see to it that nobody does, how it is made."""

    name: str
    harm: str
    place: str
    plant: Planting
    origin: str = CODE


@contextmanager
def planted(mistake: Mistake) -> Iterator[None]:
    """The program with the mistake."""
    with ExitStack() as stack:
        mistake.plant(stack)
        yield


def replaced(name: str, harm: str, place: str, double: object, origin: str = CODE) -> Mistake:
    """A mistake that puts something else into the very place of what is named."""
    return Mistake(name, harm, place, put((place, double)), origin)


MISTAKES = (
    replaced(
        "two hands",
        "Somebody sees the hands of two seats of one game.",
        "bot.table.features.seat_offers.fit",
        lambda *_: None,
        REPORTED,
    ),
    replaced(
        "hidden is gone",
        "A game ends with its channel, and the channel is there.",
        "bot.messages.outbox.publish.Publisher.lose_channel",
        plantings.lose_at_once,
        REPORTED,
    ),
    replaced(
        "endless stop",
        "A stop lasts longer than the ten seconds that it may take.",
        "bot.adapter.client.Parlour.leave",
        plantings.leave_for_ever,
        REPORTED,
    ),
    replaced(
        "unasked",
        "Somebody sits at a game and never asked to.",
        "bot.table.features.votes.offer",
        plantings.seat_at_once,
        REPORTED,
    ),
    replaced(
        "older boards",
        "Two boards of one table can be played on.",
        "bot.messages.outbox.boards.Boards._retire_all",
        plantings.retire_once,
        REPORTED,
    ),
    replaced(
        "full disk",
        "Whoever plays while the disk is full reads that the bot made a mistake.",
        "bot.host.storage.store.Store._tell",
        plantings.raw,
        REPORTED,
    ),
    Mistake(
        "older panels",
        "A panel shows an earlier answer over a later one.",
        "bot.adapter.panels.Panels.overtaken",
        plantings.panels_as_they_come,
        REPORTED,
    ),
    replaced(
        "told twice",
        "A message is sent again once Discord has forgotten its number.",
        "bot.adapter.channels.SENDING",
        9999,
        REPORTED,
    ),
    replaced(
        "nobody named",
        "A picture is missing in the rules.",
        "bot.handlers.people.rulebook.unseated",
        lambda _, locale: Voice(locale),
        REPORTED,
    ),
    replaced(
        "not synchronised",
        "What somebody was told that they did is gone after a crash.",
        "bot.host.storage.store._migrate_all",
        plantings.not_synchronised,
    ),
    replaced(
        "answers forgotten",
        "Somebody is told that something was done, and the disk knows nothing of their request.",
        "bot.host.storage.records.keep_answer",
        lambda *_: None,
    ),
    replaced(
        "memory first",
        "What a channel is shown and what the disk holds are not the same.",
        "bot.host.host.Host._save",
        plantings.swap_first,
    ),
    replaced(
        "any stamp",
        "Somebody confirms on an old panel what they are not asked any more.",
        "bot.table.session.Position.stamp",
        lambda self, seat: "00000000",
    ),
    replaced(
        "deaf clock",
        "Somebody's time is up although Discord could not be heard for much of it.",
        "bot.host.host.Host.lose_connection",
        lambda self: None,
    ),
    replaced(
        "downtime counts",
        "Somebody's time is up although the program did not run for much of it.",
        "bot.host.storage.records.shift",
        lambda *_: None,
    ),
    replaced(
        "idle computers",
        "A computer player does not move after a restart.",
        "bot.host.storage.records.thinking",
        lambda _: (),
    ),
    replaced(
        "behind",
        "A channel is never told what happened before a crash.",
        "bot.host.storage.records.unshown",
        lambda _: (),
    ),
    replaced(
        "open hand",
        "A channel sees what one seat alone may see.",
        "bot.table.session.Position.view",
        plantings.movers_view,
    ),
    replaced(
        "old reminders",
        "A reminder stands there and asks somebody for nothing.",
        "bot.messages.outbox.questions.holds",
        lambda session, state: True,
    ),
    replaced(
        "never looked for",
        "A message that was being sent when the program ended stands there twice.",
        "bot.messages.outbox.carrier.Carrier.found",
        nothing,
    ),
    replaced(
        "closed for good",
        "A channel that takes messages again is never told what happened.",
        "bot.messages.outbox.publish.Publisher.retry",
        plantings.open_and_forget,
    ),
    Mistake(
        "fresh nonces",
        "A board is sent twice.",
        "bot.adapter.channels.Channels.send",
        plantings.numbered_sends,
    ),
    replaced(
        "seed in the file",
        "The file of a running game tells its seed.",
        "bot.host.host._public_export",
        plantings.whole_export,
    ),
    replaced(
        "anybody's move",
        "A person's seat plays what is nobody's wish who sits there.",
        "bot.table.guards.seated",
        plantings.first_asked,
    ),
    replaced(
        "no lock",
        "Of two things that are done at once one goes wrong, or the table has two live boards.",
        "bot.host.cache.Cache.slot",
        plantings.open_slot,
    ),
    Mistake(
        "one try",
        "A channel is not told what happened although Discord is well again.",
        "bot.messages.outbox.publish.Publisher._show_latest",
        plantings.once_and_no_more,
    ),
    replaced(
        "one yes is enough",
        "What all have to agree to is done though some were not asked.",
        "bot.table.features.votes.is_agreed",
        plantings.first_yes,
        DESIGN,
    ),
    replaced(
        "plan for ever",
        "A plan that was played is still planned.",
        "bot.table.features.plans.use",
        plantings.keep_plans,
        DESIGN,
    ),
    replaced(
        "loud news",
        "Somebody reads what another alone was to hear.",
        "bot.host.storage.news.of_user",
        plantings.news_of_all,
        DESIGN,
    ),
    replaced(
        "sleepers called",
        "Somebody is pinged in their quiet hours.",
        "bot.host.host.Host.awake",
        lambda self, session, users: tuple(users),
        DESIGN,
    ),
    replaced(
        "no undo_count",
        "Somebody confirms on a panel from before a taking back.",
        "bot.table.session.Position.undo_count_for",
        lambda self, seat: 0,
        DESIGN,
    ),
    replaced(
        "rolled anew",
        "A fact that is asked for again after a taking back is another one, and the log does not verify.",
        "games.moves.settle",
        plantings.new_rolls,
        DESIGN,
    ),
    Mistake(
        "eyes of before",
        "Who left a seat goes on seeing what it sees.",
        "bot.host.stories.Stories.eyes",
        plantings.eyes_of_before,
        DESIGN,
    ),
    replaced(
        "ticking pause",
        "Somebody's time is up in a pause.",
        "bot.table.timing.keep_time",
        plantings.awake_in_pauses,
        DESIGN,
    ),
    replaced(
        "away at once",
        "A seat is played for after a single decision that was missed.",
        "bot.table.session.ABSENT_AFTER",
        1,
        DESIGN,
    ),
    replaced(
        "letters lost",
        "Somebody owes a decision and was never called.",
        "bot.host.storage.posts.Posts.put",
        nothing,
        DESIGN,
    ),
    replaced(
        "used up for good",
        "Lines are taken back, and the plan that they used is lost.",
        "bot.table.features.plans._turned_back",
        plantings.used_up,
        MISSED,
    ),
    Mistake(
        "every wish",
        "Somebody is pinged twice a day for the same wish of the same person.",
        "bot.table.limits.count_call",
        put(("bot.host.storage.ping_limits.count_call", plantings.every_wish)),
        MISSED,
    ),
    replaced(
        "answered and taken back",
        "Somebody takes back alone what another has answered in public.",
        "bot.table.features.undo._after",
        plantings.never_barred,
        MISSED,
    ),
    replaced(
        "plans inherited",
        "Whoever gets a seat has planned what they never did.",
        "bot.table.features.plans._seated",
        plantings.inherited,
        MISSED,
    ),
    replaced(
        "forgotten, and free again",
        "Somebody is invited by whom they refuse, who was forgotten in between.",
        "bot.host.operations.forgetting._mark_wishes",
        lambda *_: None,
        DESIGN,
    ),
    replaced(
        "rematch for all",
        "A rematch pings somebody who refuses its host.",
        "bot.host.storage.table_quota.TableQuota.open_rematch",
        plantings.rematch_for_all,
        DESIGN,
    ),
    replaced(
        "no objection",
        "A person's seat is somebody else's before the others could object.",
        "bot.table.features.votes.OBJECTIONS",
        0,
        DESIGN,
    ),
    replaced(
        "votes outlived",
        "A vote is open still after a seat has changed hands, or lines were taken back.",
        "bot.table.features.votes._happened",
        plantings.overtaken_by_the_end,
        DESIGN,
    ),
    replaced(
        "still named",
        "Whoever was forgotten stands in what is stored.",
        "bot.host.storage.documents.without",
        plantings.still_named,
        DESIGN,
    ),
    replaced(
        "quiet end",
        "A game is over, and those who played are not called.",
        "bot.messages.outbox.planned_posts.fresh",
        plantings.quiet_end,
        DESIGN,
    ),
    replaced(
        "nobody looks",
        "A vote is open long after its time.",
        "bot.table.timing.rings",
        lambda session, vote: None,
        DESIGN,
    ),
    replaced(
        "handed on",
        "A seat is offered again on the day on which it changed hands.",
        "bot.table.features.seat_offers.HANDED",
        0,
        DESIGN,
    ),
    replaced(
        "no is not heard",
        "Whoever declined a seat is offered one there again within a week.",
        "bot.table.features.seat_offers.DECLINED",
        0,
        DESIGN,
    ),
    replaced(
        "plans read",
        "Somebody reads what another has planned.",
        "bot.handlers.plans.queue_of",
        plantings.first_queue,
        DESIGN,
    ),
    replaced(
        "all ten for one",
        "Somebody is pinged more than three times a day because one other person wishes it.",
        "bot.table.limits.OF_ONE",
        CALLS,
        DESIGN,
    ),
    replaced(
        "matchmaker",
        "Two of whom one refuses the other are asked to one table by a third.",
        "bot.host.storage.ping_limits.insist_on_peace",
        lambda *_: None,
        DESIGN,
    ),
    replaced(
        "taken beside them",
        "Somebody takes a seat beside somebody who refuses them.",
        "bot.handlers.table.seats._insist_on_peace",
        nothing,
        DESIGN,
    ),
    replaced(
        "refused, and heard of",
        "Somebody is pinged because someone whom they refuse sat down.",
        "bot.host.storage.ping_limits._play",
        lambda *_: True,
        DESIGN,
    ),
    replaced(
        "calls of the game's",
        "Whoever pauses and goes on pings everybody at the table each time.",
        "bot.messages.outbox.planned_posts.PlannedPosts._spared",
        plantings.calls_of_the_games,
        DESIGN,
    ),
    replaced(
        "letters uncounted",
        "Somebody gets a direct message for the same wish twice a day.",
        "bot.messages.outbox.carrier.Carrier.write",
        plantings.write_uncounted,
        DESIGN,
    ),
    replaced(
        "not a word",
        "Somebody is asked without a ping, and hears nothing of it wherever they look.",
        "bot.host.storage.ping_limits._leave_word",
        lambda *_: None,
        DESIGN,
    ),
    Mistake(
        "kept whole",
        "Whoever types much fills the disk.",
        "bot.host.storage.records.kept",
        put(("bot.host.storage.records.kept", pack), ("bot.messages.option_text.FAULTS", 1000)),
        DESIGN,
    ),
    replaced(
        "refusals for a week",
        "Whoever is refused again and again fills the disk.",
        "bot.host.storage.records.REFUSED_KEPT",
        DONE_KEPT,
        DESIGN,
    ),
    Mistake(
        "read aloud",
        "Everybody waits while somebody's log is read.",
        "bot.host.readings.Readings.records",
        put(("bot.host.readings.asyncio", plantings.HERE)),
        DESIGN,
    ),
    replaced(
        "every log for one",
        "Everybody waits while somebody is looked for in every line of every game.",
        "bot.host.operations.forgetting.LOGS",
        (),
        DESIGN,
    ),
    replaced(
        "hours later",
        "Somebody takes back alone what others have seen for hours.",
        "bot.table.features.undo.TIME",
        DAY,
        DESIGN,
    ),
    replaced(
        "no is no end",
        "Somebody says no, and the others go on agreeing.",
        "bot.table.features.votes.disagree",
        plantings.refused_in_vain,
        DESIGN,
    ),
)

FOUND: Mapping[str, int] = {
    "two hands": 7,
    "hidden is gone": 17,
    "endless stop": 9,
    "unasked": 0,
    "older boards": 19,
    "full disk": 0,
    "older panels": 20,
    "told twice": 46,
    "nobody named": 1,
    "not synchronised": 2,
    "answers forgotten": 0,
    "memory first": 10,
    "any stamp": 1,
    "deaf clock": 5,
    "downtime counts": 0,
    "idle computers": 33,
    "behind": 3,
    "open hand": 0,
    "old reminders": 0,
    "never looked for": 23,
    "closed for good": 57,
    "fresh nonces": 4,
    "seed in the file": 13,
    "anybody's move": 0,
    "no lock": 7,
    "one try": 19,
    "one yes is enough": 8,
    "plan for ever": 0,
    "loud news": 0,
    "sleepers called": 4,
    "no undo_count": 23,
    "rolled anew": 3,
    "eyes of before": 4,
    "ticking pause": 9,
    "away at once": 1,
    "letters lost": 17,
    "used up for good": 12,
    "every wish": 3,
    "plans inherited": 0,
    "forgotten, and free again": 10,
    "rematch for all": 50,
    "votes outlived": 27,
    "still named": 10,
    "quiet end": 3,
    "nobody looks": 32,
    "no objection": 0,
    "answered and taken back": 11,
    "handed on": 0,
    "no is not heard": 10,
    "plans read": 0,
    "all ten for one": 3,
    "matchmaker": 0,
    "refused, and heard of": 1,
    "calls of the game's": 9,
    "letters uncounted": 8,
    "not a word": 20,
    "kept whole": 17,
    "refusals for a week": 0,
    "read aloud": 6,
    "every log for one": 6,
    "hours later": 42,
    "no is no end": 0,
    "taken beside them": 18,
}
"""A seed that finds each, as the program, people and faults were when it was last looked for."""
