"""Planning ahead: the panel for a turn to come, `/plan`, and the list of what is planned. All of it is the asker's
alone."""

from __future__ import annotations

from bot.handlers.context import Context, Seated, Visit, insist_on, panel, respond, visit_channel, visit_table
from bot.handlers.walk import Walk, options, walk
from bot.messages.custom_id import DIGITS, TYPED, Action, Press
from bot.messages.custom_id import format as custom_id
from bot.messages.i18n import Raw, narrow, plain
from bot.messages.limits import LABEL, OPTION_TEXT, PLACEHOLDER, clip
from bot.messages.message import Button, Message, Option, Part, Row, Select, Style, Words, rows
from bot.messages.present import button, title
from bot.messages.requests import Asker, Click, Command, Reply, Response
from bot.table import plans
from bot.table.guards import Refusal
from bot.table.plans import queue_of
from bot.table.session import Plan
from games.core import Text, text

BUTTONS = 10
"""Up to so many options are buttons; more are a menu."""


async def plan(context: Context, asker: Asker, command: Command) -> Response:
    """`/plan`: leave a message for a turn to come; without one, what is planned."""
    visit = await visit_channel(context, asker)
    typed, after = command.values.get("text"), narrow(str(command.values.get("after", "")))
    if typed is None:
        if after:
            raise Refusal(text("bot-plan-needs-text"))
        return Reply(_list(visit))
    answer = await visit.do(plans.plan, asker.user, narrow(str(typed)), after)
    insist_on(answer)
    return Reply(_list(await visit.again(), answer.text))


async def open_ahead(context: Context, asker: Asker, click: Click) -> Response:
    """The panel for a turn to come, from "Plan ahead", from an option or from Back."""
    press = click.press
    picks = (*press.picks, DIGITS.index(click.value or "0")) if press.action is Action.AHEAD_PICK else press.picks
    at = _ahead((await visit_table(context, asker, press.session)).seated())
    walked = walk(at.position, at.seat, picks, open=False) or walk(at.position, at.seat, (), open=False)
    assert walked is not None, f"no root for seat {at.seat} of session {at.id}"
    return respond(click, await _panel(at, walked))


async def confirm(context: Context, asker: Asker, click: Click) -> Response:
    """Plan what the panel shows."""
    visit = await visit_table(context, asker, click.press.session)
    answer = await visit.do(plans.plan, asker.user, click.press.typed)
    insist_on(answer)
    return respond(click, _list(await visit.again(), answer.text))


async def press_list(context: Context, asker: Asker, click: Click) -> Response:
    """What is planned; its menus put a plan first, or withdraw it."""
    visit, said = await visit_table(context, asker, click.press.session), None
    if click.value is not None:
        act = plans.withdraw if click.press.picks else plans.put_first
        answer = await visit.do(act, asker.user, int(click.value))
        insist_on(answer)
        visit, said = await visit.again(), answer.text
    return respond(click, _list(visit, said))


def can_plan(at: Seated) -> bool:
    """Whether there is a turn to come that can be planned."""
    return at.seat not in at.position.asked and at.rules.ahead(at.view) is not None


def offer(at: Seated) -> tuple[Button, ...]:
    """The button "Plan ahead", and the way to what is planned."""
    locale = at.voice.locale
    made = () if not can_plan(at) else (button("bot-button-ahead", locale, Press(Action.AHEAD, at.id)),)
    planned = queue_of(at.session, at.asker.user).plans
    return (*made, button("bot-button-plans", locale, Press(Action.PLANS, at.id))) if planned else made


def _ahead(at: Seated) -> Seated:
    """The same seat at its turn to come.

    :raises Refusal: it is his turn, or he cannot plan there.
    """
    view = plans.foreseen(at.position, at.seat)
    position = at.position.as_if(at.seat, view)
    return Seated(at.context, at.asker, at.session, at.seat, at.voice, position, view, at.stamp)


async def _panel(at: Seated, walked: Walk) -> Message:
    """The next options, or the whole move and the question whether to plan it."""
    preview = None if walked.choice is not None else at.rules.preview(at.view, walked.path)
    prompt = text("bot-plan-confirm") if walked.choice is None else walked.choice.prompt
    lines = [at.voice.say(text("bot-plan-heading")), *_so_far(at, walked)]
    lines += [] if preview is None else [at.voice.say(line) for line in preview.lines]
    words = Words("\n".join((*lines, f"**{at.voice.say(prompt)}**")))
    drawn = await at.context.drawing.picture(at.position.game, at.view, at.voice, path=walked.path, preview=preview)
    return panel(at, Message((words, drawn, *_controls(at, walked))))


def _controls(at: Seated, walked: Walk) -> tuple[Part, ...]:
    locale = at.voice.locale
    back = None if walked.back is None else button("bot-button-back", locale, _press(at, walked.back))
    footer = () if back is None else (Row((back,)),)
    if walked.choice is not None:
        return (*_options(at, walked), *footer)
    typed = at.rules.format(walked.path)
    if len(typed) > TYPED:
        raise Refusal(text("bot-form-too-long"))
    play = button("bot-button-plan", locale, Press(Action.AHEAD_PLAY, at.id, typed=typed), Style.SUCCESS)
    return (Row((play,)), *footer)


def _options(at: Seated, walked: Walk) -> tuple[Row, ...]:
    assert walked.choice is not None
    offered = options(walked.choice, walked.path, open=False)
    labels = [at.voice.plain(at.rules.label(at.view, (*walked.path, token))) for token in offered]
    if len(labels) <= BUTTONS:
        pairs = enumerate(labels)
        return rows(
            tuple(
                Button(custom_id(_press(at, (*walked.picks, number))), clip(label, LABEL), Style.PRIMARY)
                for number, label in pairs
            )
        )
    menu = tuple(Option(clip(label, OPTION_TEXT), DIGITS[number]) for number, label in enumerate(labels))
    chosen = custom_id(Press(Action.AHEAD_PICK, at.id, at.stamp, walked.picks))
    return (Row((Select(chosen, clip(at.voice.plain(walked.choice.prompt), PLACEHOLDER), menu),)),)


def _so_far(at: Seated, walked: Walk) -> tuple[str, ...]:
    if not walked.path:
        return ()
    picked = " › ".join(at.voice.say(at.rules.label(at.view, walked.path[:length])) for length in walked.forks)
    if walked.choice is not None:
        return (picked,) if picked else ()
    return (at.voice.say(text("bot-panel-so-far", picked=Raw(picked), typed=at.rules.format(walked.path))),)


def _press(at: Seated, picks: tuple[int, ...]) -> Press:
    return Press(Action.AHEAD, at.id, at.stamp, picks)


def _list(visit: Visit, said: Text | None = None) -> Message:
    """What the asker has planned at this table, in order, with menus to change it."""
    at, voice = visit.seated(), visit.voice
    plans = queue_of(visit.session, visit.asker.user).plans
    head = [f"**{title(visit.session, voice.locale)}**", *([] if said is None else [voice.say(said)])]
    lines = [voice.say(_line(number, each)) for number, each in enumerate(plans, 1)]
    lines = lines or [voice.say(text("bot-plans-none"))]
    menus = (_menu(visit, plans, "first", ()), _menu(visit, plans, "withdraw", (1,))) if plans else ()
    more = (button("bot-button-ahead", voice.locale, Press(Action.AHEAD, at.id)),) if can_plan(at) else ()
    note = Words("-# " + voice.say(text("bot-plans-how"))) if plans else None
    parts: tuple[Part, ...] = (Words("\n".join((*head, *lines))), *menus, *rows(more))
    return Message(parts if note is None else (*parts, note))


def _line(number: int, each: Plan) -> Text:
    if each.after:
        return text("bot-plans-line-after", number=number, typed=each.text, after=each.after)
    return text("bot-plans-line", number=number, typed=each.text)


def _menu(visit: Visit, plans: tuple[Plan, ...], key: str, picks: tuple[int, ...]) -> Row:
    locale = visit.voice.locale
    lines = [plain(locale, _line(number, each)) for number, each in enumerate(plans, 1)]
    listed = tuple(Option(clip(line, OPTION_TEXT), str(number)) for number, line in enumerate(lines))
    press = Press(Action.PLANS, visit.id, picks=picks)
    return Row((Select(custom_id(press), clip(plain(locale, text(f"bot-plans-{key}")), PLACEHOLDER), listed),))
