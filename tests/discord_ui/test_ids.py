"""Ids say what a press means, after a restart and whatever is sent."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from discord_ui.model import custom_ids

numbers = st.integers(min_value=0, max_value=10**18)
matches = st.integers(min_value=1, max_value=10**9)
verbs = st.from_regex(r"[a-z][a-z-]{0,12}", fullmatch=True)
tokens = st.from_regex(r"[0-9]{1,4}-[0-9a-f]{3}", fullmatch=True)
codes = st.from_regex(r"[a-z0-9,/+=~-]{0,30}", fullmatch=True)
ids = st.one_of(
    st.builds(custom_ids.PublicId, verbs, matches, numbers, st.none() | numbers),
    st.builds(custom_ids.MoveId, matches, tokens, codes),
    st.builds(custom_ids.FocusId, matches, tokens, codes),
    st.builds(custom_ids.ScreenId, verbs, st.lists(codes, max_size=3).map(tuple), st.integers(0, 40)),
)


@given(ids)
def test_what_is_written_is_read_again_and_fits(known: custom_ids.CustomId) -> None:
    try:
        text = custom_ids.write_id(known)
    except custom_ids.CustomIdTooLong:
        return
    assert len(text) <= custom_ids.MAX_LENGTH
    assert custom_ids.read_id(text) == known


@given(
    st.lists(st.from_regex(r"[a-z][a-z_-]{0,8}", fullmatch=True), max_size=3),
    st.dictionaries(
        st.from_regex(r"[a-z][a-z0-9_]{0,8}", fullmatch=True),
        st.text(max_size=8) | numbers | st.booleans(),
        max_size=3,
    ),
)
def test_what_a_command_was_given_is_read_again_as_it_was(
    words: list[str], values: dict[str, custom_ids.InputValue]
) -> None:
    known = custom_ids.ScreenId("which", custom_ids.write_input(words, values))
    try:
        again = custom_ids.read_id(custom_ids.write_id(known))
    except custom_ids.CustomIdTooLong:
        return
    assert isinstance(again, custom_ids.ScreenId)
    read, found = custom_ids.read_input(again.args)
    assert read == tuple(words)
    assert [(name, type(value), value) for name, value in found.items()] == [
        (name, type(value), value) for name, value in values.items()
    ]


@pytest.mark.parametrize("arg", ["hours#x", "hours#-1", "hours#" + "9" * 30, "sealed?2", "sealed?yes"])
def test_a_value_of_another_kind_is_refused(arg: str) -> None:
    with pytest.raises(custom_ids.BadCustomId):
        custom_ids.read_input([arg])


@given(ids, ids)
def test_two_meanings_never_share_an_id(one: custom_ids.CustomId, other: custom_ids.CustomId) -> None:
    try:
        same = custom_ids.write_id(one) == custom_ids.write_id(other)
    except custom_ids.CustomIdTooLong:
        return
    assert same == (one == other)


@given(st.text(max_size=120))
def test_anything_else_is_refused_or_means_itself(text: str) -> None:
    try:
        known = custom_ids.read_id(text)
    except custom_ids.BadCustomId:
        return
    assert custom_ids.write_id(known) == text


@pytest.mark.parametrize(
    "known",
    [
        custom_ids.PublicId("Move", 1, 1),
        custom_ids.PublicId("move", -1, 1),
        custom_ids.MoveId(1, "3:abc", "draw"),
        custom_ids.MoveId(1, "3-abc", "play/a:b"),
        custom_ids.ScreenId("log", ("1:2",)),
        custom_ids.ScreenId("log", ("a b",)),
    ],
)
def test_what_could_not_be_read_again_is_not_written(known: custom_ids.CustomId) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - BadId is one
        custom_ids.write_id(known)


def test_an_id_of_another_age_still_names_its_match() -> None:
    assert custom_ids.guess_match("p:move:42:7") == 42
    assert custom_ids.guess_match("x:something:42:new:form") == 42
    assert custom_ids.guess_match("0123456789abcdef0123456789abcdef") is None
