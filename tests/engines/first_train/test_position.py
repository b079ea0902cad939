"""Positions as plain data: what they mean by default, that they come back equal, and what is refused."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engines.core.rng import rng_from
from engines.first_train.actions import Bid, BuildLine, Pass
from engines.first_train.game import GAME, FirstTrainSettings
from engines.first_train.geography import MAPS, MapName
from engines.first_train.position import PositionError, dump, load
from tests.engines.first_train.table import may


def test_an_empty_position_is_an_auction_on_the_map_of_nuremberg() -> None:
    state = load({"players": 3})
    assert (state.map, state.board, state.round, state.order) == ("nuernberg", "3-4", 1, [0, 1, 2])
    assert [(p.cubes, p.influence) for p in state.players] == [(12, [1, 2, 1, 1])] * 3
    assert may(state, 0, Bid(1, 3))
    assert load({"players": 2}).board == "2-3"


def test_phase_and_active_say_who_is_asked_for_what() -> None:
    state = load({"players": 3, "phase": "construction", "active": 1, "builders": [2, 1, 0]})
    assert [decision.seat for decision in GAME.pending(state)] == [1]
    assert may(state, 1, Pass())
    state = GAME.apply(state, 1, Pass()).state
    assert [decision.seat for decision in GAME.pending(state)] == [0]


def test_links_are_named_by_their_areas_in_either_order() -> None:
    seat = {"links": ["erlangen--forchheim"]}
    state = load({"players": 2, "map": "nuernberg_compact", "phase": "construction", "P0": seat})
    assert not may(state, 0, BuildLine(("forchheim", "erlangen")))
    assert may(state, 0, BuildLine(("erlangen", "ronhof")))


@pytest.mark.parametrize("name", MAPS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_of_a_match_comes_back_equal(name: MapName, seats: int) -> None:
    rng = rng_from(f"positions {name} {seats}")
    state = GAME.setup(seats, rng.fork("match").seed, FirstTrainSettings(map=name)).state
    while True:
        plain = json.loads(json.dumps(dump(state)))
        assert load(plain) == state
        if state.over:
            return
        seat = GAME.pending(state)[0].seat
        GAME.play(state, seat, rng.choice(GAME.options(state, seat)).random(rng))


@pytest.mark.parametrize(
    ("plain", "told"),
    [
        ({"players": 5}, "players"),
        ({"players": 2, "colour": 1}, "unknown field"),
        ({"players": 2, "P2": {}}, "the seats are P0 to P1"),
        ({"players": 2, "P0": {"links": ["fuerth--atlantis"]}}, "is no border of this map"),
        ({"players": 2, "P0": {"links": ["nuernberg_nord--nuernberg_sued"]}}, "none may be built"),
        ({"players": 2, "P0": {"cubes": 16}}, "has 16 cubes"),
        ({"players": 2, "P0": {"influence": {"white": 11}}}, "has 11 white influence"),
        ({"players": 2, "P0": {"profit": 6}}, "on profit and loss"),
        ({"players": 2, "order": [0, 0]}, "names every seat once"),
        ({"players": 2, "areas": {"fuerth": {"cubes": 1}}}, "fuerth: 1 cubes"),
        ({"players": 2, "areas": {"forchheim": {"red": 1}}}, "stands in a town of their colour"),
        ({"players": 2, "areas": {"atlantis": {}}}, "'atlantis' is none of"),
        ({"players": 2, "bids": {"7": {"seat": 0, "cubes": 3}}}, "'7' is none of"),
        ({"players": 2, "bids": {"1": {"seat": 0, "cubes": 2}}}, "box 1: seat 0 with 2 cubes"),
        ({"players": 2, "trains": {"3a": {"seat": 0}, "3b": {"seat": 0}}}, "trains of the prices [3, 3]"),
        ({"players": 2, "trains": {"1a": {"seat": 0, "loads": {"white": 3}}}}, "train 1a carries"),
        ({"players": 2, "phase": "sale"}, "nobody can do anything"),
        ({"players": 2, "phase": "sale", "over": True}, "exclude each other"),
    ],
)
def test_what_breaks_a_rule_is_refused(plain: dict[str, Any], told: str) -> None:
    with pytest.raises(PositionError) as caught:
        load(plain)
    assert told in str(caught.value)


def test_a_loose_position_may_have_what_companies_would_have_cleared() -> None:
    plain = {"players": 2, "areas": {"forchheim": {"red": 1}}}
    assert load(plain, loose=True).figures[load(plain, loose=True).chart.area["forchheim"]] == [1, 0, 0]
