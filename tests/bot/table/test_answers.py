from hypothesis import given
from hypothesis import strategies as st

from bot.table.answers import Answer, Verdict, kept, pack, unpack
from bot.table.costs import KEPT, QUOTED
from games.core import Arg, Seat, Text

ARGS = st.recursive(
    st.text(max_size=5) | st.integers(-9, 10**20) | st.builds(Seat, st.integers(-2, 9)),
    lambda args: (
        st.builds(lambda key, arg: Text(key, (("a", arg),)), st.text(max_size=3), args)
        | st.lists(st.builds(Text, st.text(max_size=3)), max_size=3).map(tuple)
    ),
    max_leaves=5,
)
TEXTS = st.builds(Text, st.text(max_size=9), st.lists(st.tuples(st.text(max_size=4), ARGS), max_size=3).map(tuple))
ANSWERS = st.builds(
    Answer, st.sampled_from(Verdict), TEXTS, st.none() | st.integers(1, 99), st.lists(TEXTS, max_size=2).map(tuple)
)


@given(ANSWERS)
def test_an_answer_is_read_back_as_it_was(answer: Answer) -> None:
    assert unpack(pack(answer)) == answer


@given(ANSWERS)
def test_what_is_not_too_long_is_kept_whole(answer: Answer) -> None:
    assert kept(answer) == pack(answer)


def test_of_what_is_too_long_as_much_is_kept_as_may_be() -> None:
    faults = tuple(Text("fault", (("typed", "\U0001f600" * 1000), ("names", (Text(f"name-{n}"),)))) for n in range(300))
    short = unpack(kept(Answer(Verdict.REFUSED, Text("faults"), 7, faults)))
    assert (short.text, short.session) == (Text("faults"), 7)
    assert 0 < len(short.told) < len(faults)
    assert [dict(each.args)["names"] for each in short.told] == [(Text(f"name-{n}"),) for n in range(len(short.told))]
    assert dict(short.told[0].args)["typed"] == "\U0001f600" * QUOTED + "\u2026"
    assert len(pack(short)) <= KEPT


@given(ARGS)
def test_a_seat_stays_a_seat(arg: Arg) -> None:
    [(_, again)] = unpack(pack(Answer(Verdict.DONE, Text("key", (("arg", arg),))))).text.args
    assert type(again) is type(arg)
