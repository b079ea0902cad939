"""Ids say what a press means, after a restart and whatever is sent."""

import json
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import FieldInfo, astuple, fields

from discord_ui.model import controls, custom_ids
from discord_ui.model.controls import CONTROLS, CustomId, read_id
from discord_ui.model.custom_ids import Control, in_slot

POSTED = json.loads((Path(__file__).parent / "fixtures" / "posted_ids.json").read_text())
"""Ids of the release that had them as words, with their control and arguments."""

numbers = st.integers(min_value=0, max_value=10**18)
words = st.from_regex(r"[a-z0-9,/+=~-]{0,30}", fullmatch=True)


def values_of(field: FieldInfo) -> st.SearchStrategy[Any]:
    known: dict[Any, st.SearchStrategy[Any]] = {
        int: numbers,
        int | None: st.none() | numbers,
        str: words,
        bool: st.booleans(),
        tuple[str, ...]: st.lists(words, max_size=3).map(tuple),
    }
    if field.type in known:
        return known[field.type]
    if get_origin(field.type) is Literal:
        return st.sampled_from(get_args(field.type))
    return st.from_regex(get_args(field.type)[1], fullmatch=True)


def made_of(control: Control[Any, Any]) -> st.SearchStrategy[CustomId]:
    args = st.builds(control.args, **{field.name: values_of(field) for field in fields(control.args)})
    slots = st.integers(0, 40) if control.head.startswith("a:") else st.just(0)
    return st.builds(CustomId, st.just(control), args, slots)


ids = st.sampled_from(list(CONTROLS.values())).flatmap(made_of)


def written(known: CustomId) -> str:
    return in_slot(known.control(*astuple(known.args)), known.slot)


@given(ids)
def test_what_is_written_is_read_again_and_fits(known: CustomId) -> None:
    try:
        text = written(known)
    except custom_ids.CustomIdTooLong:
        return
    except ValueError:
        # Rules are beside a panel only if they are about its match.
        assert known.args.beside
        assert known.args.match is None
        return
    assert len(text) <= custom_ids.MAX_LENGTH
    assert read_id(text) == known


@pytest.mark.parametrize("text", POSTED)
def test_a_button_that_is_posted_keeps_its_meaning(text: str) -> None:
    known, meant = read_id(text), POSTED[text]
    assert [known.control.head, known.slot, json.loads(msgspec.json.encode(known.args))] == meant
    assert written(known) == text


def test_every_control_was_posted() -> None:
    assert {head for head, _, _ in POSTED.values()} == CONTROLS.keys()


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
    try:
        again = read_id(controls.WHICH("board", custom_ids.write_input(words, values)))
    except custom_ids.CustomIdTooLong:
        return
    read, found = custom_ids.read_input(again.args.given)
    assert read == tuple(words)
    assert [(name, type(value), value) for name, value in found.items()] == [
        (name, type(value), value) for name, value in values.items()
    ]


@pytest.mark.parametrize("arg", ["hours#x", "hours#-1", "hours#" + "9" * 30, "sealed?2", "sealed?yes"])
def test_a_value_of_another_kind_is_refused(arg: str) -> None:
    with pytest.raises(custom_ids.BadCustomId):
        custom_ids.read_input([arg])


@given(ids, ids)
def test_two_meanings_never_share_an_id(one: CustomId, other: CustomId) -> None:
    try:
        same = written(one) == written(other)
    except ValueError:
        return
    assert same == (one == other)


damaged = st.builds("{}:{}".format, st.sampled_from(sorted(POSTED)), words)


@given(st.text(max_size=120) | damaged)
def test_anything_else_is_refused_or_means_itself(text: str) -> None:
    try:
        known = read_id(text)
    except custom_ids.BadCustomId:
        return
    assert written(known) == text


DAMAGED = """
    a a:panel a:panel:01 a:panel:1:2 a:panel:9223372036854775808 a0:panel:1 a:undo:1:3-a:both a:order:1:rent:maybe
    a:board:1:sculpture a:rules-page:core::7 p:move p:Move:1:1 p:move:-1:1 p:vote-yes:1:2 m:1:3-abc
"""


@pytest.mark.parametrize("text", ["", *DAMAGED.split()])
def test_a_damaged_id_is_refused(text: str) -> None:
    with pytest.raises(custom_ids.BadCustomId):
        read_id(text)


@pytest.mark.parametrize("match", [-1, 2**63])
def test_a_number_that_no_match_has_is_not_written(match: int) -> None:
    with pytest.raises(custom_ids.BadCustomId):
        controls.PANEL(match)


@pytest.mark.parametrize(("token", "code"), [("3:abc", "draw"), ("3-abc", "play/a:b"), ("3-abc", "a b")])
def test_what_could_not_be_read_again_is_not_written(token: str, code: str) -> None:
    with pytest.raises(custom_ids.BadCustomId):
        controls.MOVE(1, token, code)


def test_an_id_of_another_age_still_names_its_match() -> None:
    assert custom_ids.guess_match("p:move:42:7") == 42
    assert custom_ids.guess_match("x:something:42:new:form") == 42
    assert custom_ids.guess_match("0123456789abcdef0123456789abcdef") is None
