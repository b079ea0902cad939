"""How much Cities & Knights says, and what its players order, offer and take back."""

from __future__ import annotations

from typing import Any

from engines.cities_knights.actions import (
    ActivateKnight,
    EndTurn,
    RollDice,
    TradeAccept,
    TradeClose,
    TradeDecline,
    TradeOffer,
)
from engines.cities_knights.data import Cards
from engines.cities_knights.position import load
from engines.core.mechanics.trade_offers import Terms
from tests.engines.cities_knights.table import position
from tests.service.catan import before_dice, lay_out, placed
from tests.service.table import ANNA, BEN, CHLOE, Table

MANY = {"lumber": 3, "wool": 3, "ore": 3}


def crowded(seed: str) -> Any:
    """Anna is about to end her turn; Ben and Chloe hold more than seven cards, the robber is free."""
    return position(
        P0={"settlements": [8], "hand": {"ore": 2}},
        P1={"settlements": [20], "hand": MANY},
        P2={"settlements": [33], "hand": MANY},
        attacks=1,
        seed=seed,
    )


async def test_a_round_of_offers_is_one_message_more(table: Table) -> None:
    await table.begin(3, game="cities_knights")
    await lay_out(table, crowded("0" * 32))
    swap = Terms(Cards(ore=1), Cards(wool=1))
    await table.do(ANNA, TradeOffer(swap, ("1", "2")))
    assert [(post.invited, set(post.ping)) for post in table.posts] == [((1, 2), {BEN.id, CHLOE.id})]
    await table.do(CHLOE, TradeClose())
    await table.do(BEN, TradeAccept(1))
    assert any(mark.verb == "trade-accept" for mark in (await table.live()).line)
    await table.do(ANNA, TradeOffer(swap, ("1",)))
    await table.do(ANNA, EndTurn())
    await table.wait(15)
    assert len(table.posts) == 2


async def test_computer_players_answer_what_people_offer(table: Table) -> None:
    await table.begin(1, 2, "cities_knights")
    await placed(table.kontor.matches, table.id, crowded("0" * 32))
    await table.settle()
    await table.do(ANNA, TradeOffer(Terms(Cards(ore=2), Cards(lumber=1)), ("1", "2")))
    await table.wait(60)
    live = await table.live()
    assert not any(seat.invited_since for seat in live.seats)
    assert {mark.origin for mark in live.line if mark.verb.startswith("trade-")} >= {"player", "computer"}


async def test_the_turn_of_a_computer_player_and_the_dice_after_it_are_one_post(table: Table) -> None:
    await table.begin(1, 2, "cities_knights")
    table.forget()
    await placed(table.kontor.matches, table.id, position(P0={"settlements": [8]}, active=2, seed="0" * 32))
    await table.wait(60)
    (post,) = table.posts
    assert post.asked == (0,)
    assert (await table.kontor.queries.board_entry(ANNA, table.id, post.after + 1)).seq == post.upto
    moves = [step for step in table.ears.heard[-1].steps if step.kind == "move"]
    assert [step.origin for step in moves][-2:] == ["computer", "auto"], "it ended its turn, the dice fell"
    told = [[msg.key for msg in step.told] for step in moves if step.told]
    assert told[-1][0].startswith("cities_knights-event-rolled"), "whose turn it is needs no line beside the dice"
    assert not any("cities_knights-event-turn-began" in keys for keys in told)


async def test_a_seven_is_one_board_however_many_computer_players_discard(table: Table) -> None:
    await table.begin(1, 3, "cities_knights")
    much = {"hand": {"wool": 5, "ore": 5}}

    def of(seed: str) -> Any:
        seats = {f"P{seat}": much for seat in (1, 2, 3)}
        return load({"players": 4, "P0": {"settlements": [8]}, **seats, "phase": "roll", "seed": seed}, loose=True)

    await lay_out(table, before_dice(7, of, RollDice()))
    await table.do(ANNA, RollDice())
    await table.wait(60)
    discards = [mark for mark in (await table.live()).line if mark.verb == "answer-discard"]
    assert {mark.origin for mark in discards} == {"computer"}
    assert len(discards) == 3
    (post,) = table.posts
    assert (await table.kontor.queries.board_entry(ANNA, table.id, post.after + 1)).seq == post.upto


async def test_knights_activated_one_after_the_other_are_one_sentence_of_the_post(table: Table) -> None:
    await table.begin(3, game="cities_knights")
    knights = [{"v": 8, "level": 1, "active": False}, {"v": 20, "level": 1, "active": False}]
    hand = {"grain": 2}
    state = position(P0={"knights": knights, "hand": hand}, seed="0" * 32, loose=True)
    await lay_out(table, state)
    for _ in range(2):
        moves = [option.action for option in (await table.look(ANNA)).options]
        await table.do(ANNA, next(move for move in moves if isinstance(move, ActivateKnight)))
    await table.do(ANNA, EndTurn())
    await table.wait(15)
    told = [msg.key for step in table.ears.heard[0].steps for msg in step.told]
    assert told.count("cities_knights-event-knights-activated") == 1
    assert "cities_knights-event-knight-activated" not in told


async def test_no_trades_this_turn_is_an_order_of_cities_and_knights(table: Table) -> None:
    await table.begin(3, game="cities_knights")
    await placed(table.kontor.matches, table.id, crowded("0" * 32))
    await table.kontor.standing_orders.set(BEN, table.id, "no-trades", True)
    await table.do(ANNA, TradeOffer(Terms(Cards(ore=1), Cards(wool=1)), ("1", "2")))
    await table.wait(200)
    assert [(m.seat, m.origin) for m in (await table.live()).line if m.verb == "trade-close"] == [(1, "auto")]
    assert (await table.info()).seats[2].invited


async def test_an_end_of_turn_is_taken_back_before_the_dice_of_the_next_have_fallen(table: Table) -> None:
    await table.begin(3, game="cities_knights")
    await lay_out(table, crowded("0" * 32))
    await table.do(ANNA, EndTurn())
    assert (await table.look(ANNA)).undo == "alone"
    assert (await table.live()).state.dice is None
    await table.undo(ANNA)
    assert EndTurn() in [option.action for option in (await table.look(ANNA)).options]
    await table.do(ANNA, EndTurn())
    await table.wait(15)
    assert (await table.live()).state.dice is not None
    assert (await table.look(ANNA)).undo != "alone"


async def test_turns_end_until_something_can_be_paid_and_their_owner_is_not_rung(table: Table) -> None:
    await table.begin(3, game="cities_knights")
    await lay_out(table, before_dice(6, crowded, EndTurn()))
    await table.kontor.standing_orders.set(BEN, table.id, "until", True, ("city",))
    await table.do(ANNA, EndTurn())
    await table.wait(15)
    ends = [(mark.seat, mark.origin) for mark in (await table.live()).line if mark.verb == "end"]
    assert ends == [(0, "player"), (1, "auto")]
    assert BEN.id not in table.pings


async def test_who_waits_may_look_and_waits_no_more_once_they_have_moved(table: Table) -> None:
    await table.begin(3, game="cities_knights")
    await lay_out(table, crowded("0" * 32))
    await table.kontor.standing_orders.set(BEN, table.id, "until", True, ("city",))
    await table.look(BEN, look=True)
    assert [info.key for info in (await table.look(BEN)).orders if info.on] == ["until"]
    await table.do(ANNA, TradeOffer(Terms(Cards(ore=1), Cards(wool=1)), ("1",)))
    await table.do(BEN, TradeDecline(1))
    assert not any(info.on for info in (await table.look(BEN)).orders)


async def test_who_holds_an_alchemist_alone_is_shown_that_they_may_regret_their_order(table: Table) -> None:
    await table.begin(3, game="cities_knights")
    await lay_out(table, position(P1={"progress": ["alchemist"]}, P2={"progress": ["crane"]}, seed="0" * 32))
    for user in (BEN, CHLOE):
        assert not any(info.doubted for info in (await table.look(user)).orders), "it was not given"
        await table.kontor.standing_orders.set(user, table.id, "roll", True)
    assert [info.key for info in (await table.look(BEN)).orders if info.doubted] == ["roll"]
    assert not any(info.doubted for info in (await table.look(CHLOE)).orders)


async def test_aqueducts_are_asked_for_at_one_moment(table: Table) -> None:
    await table.begin(3, game="cities_knights")
    scholars = {"improvements": {"science": 3}}
    seats: dict[str, Any] = {"P1": {"cities": [18], **scholars}, "P2": {"cities": [21], **scholars}}

    def of(seed: str) -> Any:
        return position(seed=seed, **seats)

    await lay_out(table, before_dice(2, of, EndTurn()))
    await table.do(ANNA, EndTurn())
    await table.wait(15)
    assert await table.awaited() == {1, 2}
    assert table.posts[-1].asked == (1, 2)
