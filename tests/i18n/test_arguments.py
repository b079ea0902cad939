"""The lint reads the arguments of sentences as they are written in the sources."""

from __future__ import annotations

import ast

import pytest

from tests.i18n.helpers.sentence_arguments import Module, called, key_given

SOURCE = """
def which(info):
    return {"game": info.game, "match": info.id}

def say(unit, key, **args):
    unit.post(Msg(key, args))

def ring(unit, seat, key):
    unit.post(Msg(key, {"seat": seat, "match": unit.id}))

def all_of_them(info, more, unknown):
    Msg("none")
    Msg("plain", {"a": 1})
    Msg("spread", {**which(info), "b": 2})
    args = {"c": 3}
    Msg("before", args)
    args["d"] = 4
    args |= {"e": 5}
    Msg("after", args)
    Msg("joined", args | {"f": 6})
    Msg("chosen", {"g": 7} if more else {"h": 8})
    Msg("foreign", {**unknown})
    args.update(unknown)
    Msg("lost", args)
"""


@pytest.mark.parametrize(
    ("key", "names"),
    [
        ("none", ""),
        ("plain", "a"),
        ("spread", "b game match"),
        ("before", "c"),
        ("after", "c d e"),
        ("joined", "c d e f"),
        ("chosen", "g h"),
        ("foreign", None),
        ("lost", None),
    ],
)
def test_the_names_of_arguments_are_found_where_they_stand(key: str, names: str | None) -> None:
    tree = ast.parse(SOURCE)
    module = Module(tree)
    call = next(
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and called(node) == "Msg"
        and isinstance(node.args[0], ast.Constant)
        and node.args[0].value == key
    )
    found = module.names(call.args[1] if len(call.args) > 1 else None, call)
    assert found == (None if names is None else frozenset(names.split()))


def test_functions_that_make_a_sentence_of_a_key_are_known() -> None:
    makers = dict(Module(ast.parse(SOURCE)).makers())
    assert set(makers) == {"say", "ring"}
    assert makers["ring"].fixed == frozenset({"seat", "match"})
    assert makers["say"].rest
    call = ast.parse('notices.ring(unit, seat, "say-nudge")', mode="eval").body
    assert isinstance(call, ast.Call)
    given = key_given(call, makers["ring"])
    assert isinstance(given, ast.Constant)
    assert given.value == "say-nudge"
