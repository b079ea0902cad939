"""How much Cities & Knights says, and what its players order, offer and take back."""

from typing import Any

import pytest

from engines.cities_knights import actions as a
from engines.cities_knights.actions import Discard, EndTurn, MoveRobber
from engines.cities_knights.data import Cards
from engines.cities_knights.position import load
from engines.core.mechanics.trade_offers import Terms
from service.people.user import User
from tests.games.cities_knights.helpers.positions import position
from tests.games.cities_knights.helpers.service_positions import before_a_seven, before_dice, lay_out, placed
from tests.service.helpers.information_sets import everything, swap_secrets
from tests.service.helpers.match import ANNA, BEN, CHLOE, DIRK, STRANGER, ServiceMatch

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


async def test_a_round_of_offers_is_one_message_more(match: ServiceMatch) -> None:
    await match.begin(3, game="cities_knights")
    await lay_out(match, crowded("0" * 32))
    swap = Terms(Cards(ore=1), Cards(wool=1))
    await match.do(ANNA, a.TradeOffer(swap, ("1", "2")))
    assert [(post.invited, set(post.ping)) for post in match.posts] == [((1, 2), {BEN.id, CHLOE.id})]
    await match.do(CHLOE, a.TradeClose())
    await match.do(BEN, a.TradeAccept(1))
    assert any(mark.verb == "trade-accept" for mark in (await match.live()).line)
    await match.do(ANNA, a.TradeOffer(swap, ("1",)))
    await match.do(ANNA, a.EndTurn())
    await match.wait(15)
    assert len(match.posts) == 2


async def test_computer_players_answer_what_people_offer(match: ServiceMatch) -> None:
    await match.begin(1, 2, "cities_knights")
    await placed(match.kontor.matches, match.id, crowded("0" * 32))
    await match.settle()
    await match.do(ANNA, a.TradeOffer(Terms(Cards(ore=2), Cards(lumber=1)), ("1", "2")))
    await match.wait(60)
    live = await match.live()
    assert not any(seat.invited_since for seat in live.seats)
    assert {mark.origin for mark in live.line if mark.verb.startswith("trade-")} >= {"player", "computer"}


async def test_the_turn_of_a_computer_player_and_the_dice_after_it_are_one_post(match: ServiceMatch) -> None:
    await match.begin(1, 2, "cities_knights")
    match.forget()
    await placed(match.kontor.matches, match.id, position(P0={"settlements": [8]}, active=2, seed="0" * 32))
    await match.wait(60)
    (post,) = match.posts
    assert post.asked == (0,)
    assert (await match.kontor.history.board_entry(ANNA, match.id, post.after + 1)).seq == post.upto
    moves = [step for step in match.discord.delivered[-1].steps if step.kind == "move"]
    assert [step.origin for step in moves][-2:] == ["computer", "auto"], "it ended its turn, the dice fell"
    told = [[msg.key for msg in step.told] for step in moves if step.told]
    assert told[-1][0].startswith("cities_knights-event-rolled"), "whose turn it is needs no line beside the dice"
    assert not any("cities_knights-event-turn-began" in keys for keys in told)


async def test_a_seven_is_one_board_however_many_computer_players_discard(match: ServiceMatch) -> None:
    await match.begin(1, 3, "cities_knights")
    much = {"hand": {"wool": 5, "ore": 5}}

    def of(seed: str) -> Any:
        seats = {f"P{seat}": much for seat in (1, 2, 3)}
        return load({"players": 4, "P0": {"settlements": [8]}, **seats, "phase": "roll", "seed": seed}, loose=True)

    await lay_out(match, before_dice(7, of, a.RollDice()))
    await match.do(ANNA, a.RollDice())
    await match.wait(60)
    discards = [mark for mark in (await match.live()).line if mark.verb == "answer-discard"]
    assert {mark.origin for mark in discards} == {"computer"}
    assert len(discards) == 3
    (post,) = match.posts
    assert (await match.kontor.history.board_entry(ANNA, match.id, post.after + 1)).seq == post.upto


async def test_knights_activated_one_after_the_other_are_one_sentence_of_the_post(match: ServiceMatch) -> None:
    await match.begin(3, game="cities_knights")
    knights = [{"v": 8, "level": 1, "active": False}, {"v": 20, "level": 1, "active": False}]
    hand = {"grain": 2}
    state = position(P0={"knights": knights, "hand": hand}, seed="0" * 32, loose=True)
    await lay_out(match, state)
    for _ in range(2):
        moves = [option.action for option in (await match.look(ANNA)).choices.options]
        await match.do(ANNA, next(move for move in moves if isinstance(move, a.ActivateKnight)))
    await match.do(ANNA, a.EndTurn())
    await match.wait(15)
    told = [msg.key for step in match.discord.delivered[0].steps for msg in step.told]
    assert told.count("cities_knights-event-knights-activated") == 1
    assert "cities_knights-event-knight-activated" not in told


async def test_no_trades_this_turn_is_an_order_of_cities_and_knights(match: ServiceMatch) -> None:
    await match.begin(3, game="cities_knights")
    await placed(match.kontor.matches, match.id, crowded("0" * 32))
    await match.kontor.standing_orders.set(BEN, match.id, "no-trades", True)
    await match.do(ANNA, a.TradeOffer(Terms(Cards(ore=1), Cards(wool=1)), ("1", "2")))
    await match.wait(200)
    assert [(m.seat, m.origin) for m in (await match.live()).line if m.verb == "trade-close"] == [(1, "auto")]
    assert (await match.info()).seats[2].invited


async def test_an_end_of_turn_is_taken_back_before_the_dice_of_the_next_have_fallen(match: ServiceMatch) -> None:
    await match.begin(3, game="cities_knights")
    await lay_out(match, crowded("0" * 32))
    await match.do(ANNA, a.EndTurn())
    assert (await match.look(ANNA)).undo.way == "alone"
    assert (await match.live()).state.dice is None
    await match.undo(ANNA)
    assert a.EndTurn() in [option.action for option in (await match.look(ANNA)).choices.options]
    await match.do(ANNA, a.EndTurn())
    await match.wait(15)
    assert (await match.live()).state.dice is not None
    assert (await match.look(ANNA)).undo.way != "alone"


async def test_who_publishes_at_once_is_told_what_follows_by_itself(match: ServiceMatch) -> None:
    await match.begin(3, game="cities_knights")
    await lay_out(match, before_dice(7, crowded, EndTurn()))
    await match.do(ANNA, EndTurn())
    sent = await match.kontor.play.send_now(ANNA, match.id)
    assert [msg.key for msg in sent.told] == ["cities_knights-event-rolled-ship"]
    assert sent.table.news.lines == (), "a renewed panel tells it once"


async def test_turns_end_until_something_can_be_paid_and_their_owner_is_not_rung(match: ServiceMatch) -> None:
    await match.begin(3, game="cities_knights")
    await lay_out(match, before_dice(6, crowded, a.EndTurn()))
    await match.kontor.standing_orders.set(BEN, match.id, "until", True, ("city",))
    await match.do(ANNA, a.EndTurn())
    await match.wait(15)
    ends = [(mark.seat, mark.origin) for mark in (await match.live()).line if mark.verb == "end"]
    assert ends == [(0, "player"), (1, "auto")]
    assert BEN.id not in match.pings


async def test_who_waits_may_look_and_waits_no_more_once_they_have_moved(match: ServiceMatch) -> None:
    await match.begin(3, game="cities_knights")
    await lay_out(match, crowded("0" * 32))
    await match.kontor.standing_orders.set(BEN, match.id, "until", True, ("city",))
    await match.look(BEN, look=True)
    assert [info.key for info in (await match.look(BEN)).instructions.orders if info.on] == ["until"]
    await match.do(ANNA, a.TradeOffer(Terms(Cards(ore=1), Cards(wool=1)), ("1",)))
    await match.do(BEN, a.TradeDecline(1))
    assert not any(info.on for info in (await match.look(BEN)).instructions.orders)


async def test_who_holds_an_alchemist_alone_is_shown_that_they_may_regret_their_order(match: ServiceMatch) -> None:
    await match.begin(3, game="cities_knights")
    await lay_out(match, position(P1={"progress": ["alchemist"]}, P2={"progress": ["crane"]}, seed="0" * 32))
    for user in (BEN, CHLOE):
        assert not any(info.doubted for info in (await match.look(user)).instructions.orders), "it was not given"
        await match.kontor.standing_orders.set(user, match.id, "roll", True)
    assert [info.key for info in (await match.look(BEN)).instructions.orders if info.doubted] == ["roll"]
    assert not any(info.doubted for info in (await match.look(CHLOE)).instructions.orders)


async def test_aqueducts_are_asked_for_at_one_moment(match: ServiceMatch) -> None:
    await match.begin(3, game="cities_knights")
    scholars = {"improvements": {"science": 3}}
    seats: dict[str, Any] = {"P1": {"cities": [18], **scholars}, "P2": {"cities": [21], **scholars}}

    def of(seed: str) -> Any:
        return position(seed=seed, **seats)

    await lay_out(match, before_dice(2, of, a.EndTurn()))
    await match.do(ANNA, a.EndTurn())
    await match.wait(15)
    assert await match.awaited() == {1, 2}
    assert match.posts[-1].asked == (1, 2)


@pytest.mark.promise("how-much")
async def test_a_seven_with_two_discarders_is_three_messages_and_four_pings(match: ServiceMatch) -> None:
    await match.begin(people=4, game="cities_knights", grace=0)
    await lay_out(match, before_a_seven())
    await match.do(ANNA, EndTurn())
    assert [(post.asked, post.ping) for post in match.posts] == [((2, 3), (CHLOE.id, DIRK.id))]
    for user in (DIRK, CHLOE):
        (option,) = (await match.look(user)).choices.options
        assert isinstance(option.action, Discard)
        await match.do(user, next(option.expand()))
    robber = [o.action for o in (await match.look(BEN)).choices.options if isinstance(o.action, MoveRobber)]
    await match.do(BEN, robber[0])
    while EndTurn() not in [option.action for option in (await match.look(BEN)).choices.options]:
        await match.do(BEN, next((await match.look(BEN)).choices.options[0].expand()))
    await match.do(BEN, EndTurn())
    assert len(match.posts) == 3
    assert match.pings == [CHLOE.id, DIRK.id, BEN.id, CHLOE.id]
    assert match.calls == []


@pytest.mark.promise("no-waiting")
async def test_who_has_one_answer_only_because_of_hidden_cards_is_asked(match: ServiceMatch) -> None:
    await match.begin(people=4, game="cities_knights", grace=0)
    await lay_out(match, before_a_seven(P2={"settlements": [20], "hand": {"wool": 8}}))
    await match.do(ANNA, EndTurn())
    (option,) = (await match.look(CHLOE)).choices.options
    assert len(list(option.expand())) == 1
    assert await match.awaited() == {2, 3}
    assert match.pings == [CHLOE.id, DIRK.id]


@pytest.mark.promise("hidden")
async def test_what_a_reader_gets_does_not_depend_on_hands_and_decks_they_do_not_know(match: ServiceMatch) -> None:
    await match.begin(people=4, game="cities_knights", grace=15)
    hands = {
        "P0": {"settlements": [0], "hand": {"wool": 2, "cloth": 1}, "progress": ["crane", "spy"]},
        "P3": {"settlements": [30], "hand": {"ore": 5, "coin": 5}, "progress": ["bishop", "mining"]},
    }
    await lay_out(match, before_a_seven(**hands))
    moves: tuple[tuple[User, type[Any]], ...] = ((ANNA, EndTurn), (CHLOE, Discard), (DIRK, Discard))
    differed = 0
    for mover, kind in moves:
        option = next(o for o in (await match.look(mover)).choices.options if isinstance(o.action, kind))
        await match.do(mover, next(option.expand()))
        await match.wait(15)
        for reader, seat in ((ANNA, 0), (DIRK, 3), (STRANGER, 0), (STRANGER, 3)):
            told = await everything(match, reader)
            true = await swap_secrets(match, seat, f"{kind.__name__}/{seat}")
            differed += (await match.live()).state != true.state
            assert await everything(match, reader) == told
            match.kontor.matches._keep(true)
    assert differed == 12
