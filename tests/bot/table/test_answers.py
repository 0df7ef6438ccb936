from hypothesis import given
from hypothesis import strategies as st

from bot.table.answers import Answer, Verdict, pack, unpack
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


@given(ARGS)
def test_a_seat_stays_a_seat(arg: Arg) -> None:
    [(_, again)] = unpack(pack(Answer(Verdict.DONE, Text("key", (("arg", arg),))))).text.args
    assert type(again) is type(arg)
