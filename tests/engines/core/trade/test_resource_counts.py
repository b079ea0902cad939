"""Hands, banks and bags as counts."""

from hypothesis import given
from hypothesis import strategies as st

from engines.core.frames import BaseState, Ctx
from engines.core.mechanics.resource_counts import (
    ResourceCounts,
    can_pay,
    draw_blind,
    lacking,
    least_missed_pieces,
    limit_to_stock,
    move_available,
    move_pieces,
)
from engines.core.rng import Rng

KINDS = ("wood", "clay", "wool")
PURSE = st.lists(st.integers(0, 5), min_size=3, max_size=3)


class Goods(ResourceCounts, frozen=True):
    """Three kinds."""

    wood: int = 0
    clay: int = 0
    wool: int = 0


def test_counts_name_their_kinds() -> None:
    goods = Goods.of([1, 0, 2])
    assert (goods.wood, goods.wool) == (1, 2)
    assert goods.counts() == (1, 0, 2)
    assert goods.total() == 3


@given(PURSE, PURSE)
def test_a_purse_covers_a_cost_if_nothing_lacks(purse: list[int], cost: list[int]) -> None:
    short = lacking(purse, cost)
    assert can_pay(purse, cost) == (not any(short))
    assert can_pay([have + need for have, need in zip(purse, short, strict=True)], cost)


@given(PURSE, st.integers(0, 5))
def test_who_gives_up_pieces_gives_those_that_can_be_spared_most(purse: list[int], count: int) -> None:
    count = min(count, sum(purse))
    before = list(purse)
    gone = least_missed_pieces(purse, count, lambda kind, left: (kind == 2, left))
    assert purse == before
    assert sum(gone) == count
    assert can_pay(purse, gone)
    assert gone[2] == min(count, purse[2]), "the kind that counts least goes first"
    kept = lacking(gone, purse)[:2]
    if gone[0] and gone[1]:
        assert abs(kept[0] - kept[1]) <= 1, "then always the one of which most are left"


def test_among_pieces_that_can_be_spared_alike_the_first_kind_goes() -> None:
    assert least_missed_pieces([1, 1, 1], 1, lambda _, left: (left,)) == [1, 0, 0]


@given(PURSE, PURSE, PURSE)
def test_what_moves_is_neither_made_nor_lost(giver: list[int], taker: list[int], wanted: list[int]) -> None:
    before = [a + b for a, b in zip(giver, taker, strict=True)]
    went = move_available(giver, taker, wanted)
    assert [a + b for a, b in zip(giver, taker, strict=True)] == before
    assert min(giver) >= 0
    assert all(n <= need for n, need in zip(went, wanted, strict=True))
    move_pieces(taker, giver, went)
    assert [a + b for a, b in zip(giver, taker, strict=True)] == before


def ctx(script: dict[str, list[str]] | None = None) -> Ctx[BaseState]:
    return Ctx(BaseState(seats=2, rng=Rng(bytes(16)), stack=[]), script)


def test_a_blind_draw_takes_each_piece_alike_and_lets_information_flow() -> None:
    drawn = ctx()
    found = [draw_blind(drawn, [3, 0, 1], KINDS, "theft") for _ in range(400)]
    assert 250 < found.count("wood") < 350
    assert "clay" not in found
    assert drawn.barrier


def test_a_blind_draw_from_an_empty_purse_is_none() -> None:
    drawn = ctx()
    assert draw_blind(drawn, [0, 0, 0], KINDS, "theft") is None
    assert not drawn.barrier


def test_a_blind_draw_can_be_forced() -> None:
    assert draw_blind(ctx({"theft": ["wool"]}), [5, 5, 1], KINDS, "theft") == "wool"


def test_what_is_short_goes_to_a_single_claimant_or_to_nobody() -> None:
    wanted = [[2, 1, 0], [0, 2, 0], [0, 0, 1]]
    assert limit_to_stock([1, 2, 9], wanted) == [(0, True), (1, False)]
    assert wanted == [[1, 0, 0], [0, 0, 0], [0, 0, 1]]


@given(PURSE, st.lists(PURSE, min_size=1, max_size=4))
def test_no_more_is_shared_out_than_there_is(stock: list[int], wanted: list[list[int]]) -> None:
    limit_to_stock(stock, wanted)
    assert all(sum(claims[kind] for claims in wanted) <= stock[kind] for kind in range(3))
