"""Nuremberg at a service's table: what is no choice is never asked, and what several owe is asked at once."""

from pathlib import Path
from typing import Any

import pytest

from engines.core.mechanics.trade_offers import Terms, TradeAccept, TradeDecline, TradeOffer
from engines.nuremberg import actions as a
from engines.nuremberg.data import Cards, Goods
from engines.nuremberg.position import load
from store.tables import timer_rows
from tests.games.cities_knights.helpers.service_positions import lay_out
from tests.games.nuremberg.helpers.positions import FREE_CLAY, KNIGHT, MARGRAVE, QUIET, TOLL_II, YEARS, country
from tests.service.helpers.databases import DatabaseFactory
from tests.service.helpers.information_sets import everything
from tests.service.helpers.match import ANNA, BEN, CHLOE, DIRK, STRANGER, ServiceMatch


def before_the_turn_of_ben(card: int, **keys: Any) -> Any:
    """The end of Anna's turn; Ben draws the card."""
    return load({"players": 4, "deck": [card], **keys})


async def begin(match: ServiceMatch, **keys: Any) -> None:
    """Three people play on from a position."""
    await match.begin(people=3, game="nuremberg", grace=0)
    await lay_out(match, load({"players": 3, **keys}))


async def last_placements(match: ServiceMatch) -> None:
    """Ben is about to place the first of the last four pieces."""
    frame = {"frame": "draft", "at": "place", "setup": "advanced", "turn": 1}
    await begin(match, turn=0, P0=country("i-1", i=[1]), frames=[frame])


async def drawn(match: ServiceMatch, card: int, **keys: Any) -> None:
    """Ben's turn has begun with the card."""
    await match.begin(people=4, game="nuremberg", grace=0)
    await lay_out(match, before_the_turn_of_ben(card, **keys))
    await match.do(ANNA, a.EndTurn())


async def moves(match: ServiceMatch) -> list[tuple[int | None, str, str]]:
    """The moves made, that of the match's own opening first: by whom, how, and which."""
    return [(mark.seat, mark.origin, mark.verb) for mark in (await match.live()).line if mark.is_move]


@pytest.mark.parametrize("card", [QUIET, TOLL_II, MARGRAVE, YEARS])
async def test_nobody_is_asked_for_the_draw_tolls_rights_of_way_or_the_years(
    match: ServiceMatch, card: int
) -> None:
    seats = {"P0": country("ii-2", ii=[1]), "P2": {**country("ii-4", ii=[2]), "gold": 1}}
    await drawn(match, card, **seats)
    assert (await moves(match))[1:] == [(0, "player", "end"), (1, "auto", "draw")]
    assert await match.awaited() == {1}
    assert [post.asked for post in match.posts] == [(1,)]
    assert match.pings == [BEN.id]


async def test_a_win_at_the_start_of_a_turn_is_asked_of_nobody(match: ServiceMatch) -> None:
    five = country("i-1", "i-3", "i-5", "i-7", "ii-1", i=[1], ii=[1], iii=[1])
    await drawn(match, QUIET, P1={**five, "workshops": ["H-N", "H-S", "B-N", "B-S"], "prestige": 3})
    assert (await moves(match))[1:] == [(0, "player", "end")]
    assert (await match.live()).state.over


async def test_discards_are_asked_at_once_in_one_message_and_the_knights_way_may_be_given(
    match: ServiceMatch,
) -> None:
    await drawn(match, KNIGHT, P2={"hand": {"wood": 8}}, P3={"hand": {"ore": 8}})
    assert [(post.asked, post.invited) for post in match.posts] == [((2, 3), (1,))]
    assert match.pings == [CHLOE.id, DIRK.id, BEN.id]
    await match.do(DIRK, a.Discard(Cards(ore=4)))
    await match.do(BEN, a.MoveKnight("0,-2", 2))
    assert await match.awaited() == {2}
    assert len(match.posts) == 1
    await match.do(CHLOE, a.Discard(Cards(wood=4)))
    assert await match.awaited() == {1}
    assert [post.asked for post in match.posts] == [(2, 3), (1,)]
    assert match.pings == [CHLOE.id, DIRK.id, BEN.id, BEN.id]


@pytest.mark.promise("pinged")
async def test_who_sends_the_knight_is_rung_once_the_cards_are_seen_and_not_waited_for_before(
    match: ServiceMatch,
) -> None:
    await drawn(match, KNIGHT, P2={"hand": {"wood": 8}}, P3={"hand": {"ore": 8}})
    await match.do(DIRK, a.Discard(Cards(ore=4)))
    assert await match.awaited() == {2}
    match.forget()
    await match.do(CHLOE, a.Discard(Cards(wood=4)))
    assert await match.awaited() == {1}
    assert match.pings == [BEN.id]
    assert [player.held for player in (await match.look(BEN)).view.players] == [0, 0, 4, 4]
    await match.do(BEN, a.MoveKnight("0,-2", 2))
    assert [player.held for player in (await match.look(BEN)).view.players] == [0, 1, 3, 4]


async def test_a_free_wall_is_asked_of_all_who_can_pay_at_once_in_one_message(match: ServiceMatch) -> None:
    three = {"gold": 3}
    await drawn(match, FREE_CLAY, P1=three, P2=three, P3=three)
    assert [post.asked for post in match.posts] == [(1, 2, 3)]
    assert match.pings == [BEN.id, CHLOE.id, DIRK.id]
    await match.do(DIRK, a.FreeWall())
    await match.do(CHLOE, a.NoWall())
    assert len(match.posts) == 1
    assert (await match.live()).shown.walls == 0
    await match.do(BEN, a.FreeWall())
    assert (await match.live()).shown.walls == 2
    assert await match.awaited() == {1}


async def test_whoever_places_last_and_first_is_asked_once_for_both_placements(match: ServiceMatch) -> None:
    await last_placements(match)
    await match.do(BEN, a.Place("i-3"))
    assert match.pings == [CHLOE.id]
    await match.do(CHLOE, a.Place("ii-2"))
    assert len(match.posts) == 1
    assert match.pings == [CHLOE.id]
    await match.do(CHLOE, a.Place("iii-2"))
    assert [post.asked for post in match.posts] == [(2,), (1,)]
    assert match.pings == [CHLOE.id, BEN.id]


async def test_a_ranked_list_places_twice_for_whoever_gave_it_and_nobody_waits(match: ServiceMatch) -> None:
    await last_placements(match)
    await match.kontor.standing_orders.set(CHLOE, match.id, "place", True, ("i-3", "ii-2", "iii"))
    await match.do(BEN, a.Place("i-3"))
    assert [move[2] for move in await moves(match) if move[:2] == (2, "auto")] == ["place"] * 2
    assert await match.awaited() == {1}
    assert CHLOE.id not in match.pings
    assert "place" not in {info.key for info in (await match.look(ANNA)).instructions.orders if info.on}, (
        "nobody else has it"
    )


async def test_the_list_for_the_set_up_is_offered_while_it_lasts(match: ServiceMatch) -> None:
    await match.begin(people=3, game="nuremberg", grace=0)
    assert "place" not in {info.key for info in (await match.look(ANNA)).instructions.orders}


async def test_who_keeps_kinds_discards_the_others_while_away(match: ServiceMatch) -> None:
    await drawn(match, KNIGHT, P1={"hand": {"wood": 8}}, P2={"hand": {"wood": 4, "ore": 4}})
    await match.kontor.standing_orders.set(CHLOE, match.id, "discard", True, ("ore",))
    await match.wait(200)
    assert await match.awaited() == {1}
    await match.do(BEN, a.Discard(Cards(wood=4)))
    await match.do(BEN, a.MoveKnight("0,-2", 2))
    held = (await match.live()).shown.players[2].hand
    assert held == [0, 0, 0, 0, 3], "the wood was returned, and an ore taken"


async def test_a_free_wall_by_order_needs_nobody(match: ServiceMatch) -> None:
    await match.begin(people=4, game="nuremberg", grace=0)
    await lay_out(match, before_the_turn_of_ben(FREE_CLAY, P1={"gold": 3}, P2={"gold": 5}))
    await match.kontor.standing_orders.set(BEN, match.id, "wall", True, ("0",))
    await match.kontor.standing_orders.set(CHLOE, match.id, "wall", True, ("3",))
    await match.do(ANNA, a.EndTurn())
    await match.wait(200)
    state = (await match.live()).shown
    assert state.walls == 1, "Ben built, and Chloe would not have kept three gold"
    assert [player.gold for player in state.players] == [0, 0, 5, 0]
    assert await match.awaited() == {1}
    assert CHLOE.id not in match.pings


async def test_who_was_only_drawn_for_has_made_no_move_yet(match: ServiceMatch) -> None:
    await match.begin(people=3, game="nuremberg", grace=0)
    first = (await match.live()).shown.active
    user = (ANNA, BEN, CHLOE)[first]
    assert (await moves(match))[-1] == (first, "auto", "draw")
    assert (await match.look(user)).news.fresh
    await match.do(user, a.EndTurn())
    assert not (await match.look(user)).news.fresh


async def test_turns_of_who_waits_for_something_pass_without_a_visit_until_it_can_be_built(
    match: ServiceMatch,
) -> None:
    seat = {"hand": {"ore": 3, "grain": 1}, **country("ii-2", ii=[1])}
    await begin(match, deck=[QUIET, MARGRAVE], P1=seat)
    await match.kontor.standing_orders.set(BEN, match.id, "wait", True, ("workshop",))
    await match.do(ANNA, a.EndTurn())
    assert (await moves(match))[-2:] == [(1, "auto", "end"), (2, "auto", "draw")]
    assert await match.awaited() == {2}
    assert BEN.id not in match.pings
    await lay_out(match, load({"players": 3, "deck": [QUIET], "P1": {**seat, "gold": 4}}))
    await match.do(ANNA, a.EndTurn())
    assert await match.awaited() == {1}, "four gold buy the grain"
    assert match.pings == [BEN.id]


async def test_who_waits_is_asked_where_the_knight_goes_or_says_it_beforehand(match: ServiceMatch) -> None:
    await begin(match, deck=[KNIGHT], P1={"hand": {"ore": 1}}, P2={"hand": {"wool": 2}})
    await match.kontor.standing_orders.set(BEN, match.id, "wait", True, ("workshop",))
    await match.do(ANNA, a.EndTurn())
    assert await match.awaited() == {1}
    await match.kontor.standing_orders.set(BEN, match.id, "knight", True, ("cards",))
    await match.settle()
    assert [verb for seat, _, verb in await moves(match) if seat == 1][-2:] == ["answer-knight", "end"]
    assert await match.awaited() == {2}


async def test_orders_for_duties_outlive_a_look_at_the_panel_and_ended_turns_do_not(match: ServiceMatch) -> None:
    await begin(match)
    given = {"wait": ("workshop",), "knight": ("points",), "discard": (), "wall": ("council",)}
    for key, chosen in given.items():
        await match.kontor.standing_orders.set(BEN, match.id, key, True, chosen)
    shown = await match.look(BEN, look=True)
    assert {info.key for info in shown.instructions.orders if info.on} == {"knight", "discard", "wall"}


async def give(match: ServiceMatch, *actions: Any) -> None:
    """Ben gives moves of his next turn."""
    for action in actions:
        await match.kontor.premoves.give(BEN, match.id, action)


async def test_a_whole_turn_given_beforehand_is_played_without_a_ring(match: ServiceMatch) -> None:
    await begin(match, deck=[QUIET], P1={"hand": {"wood": 2, "clay": 2}, **country("ii-2", ii=[1])})
    await give(match, a.BuildStation("ii"), a.BuildStation("ii"), a.EndTurn())
    await match.do(ANNA, a.EndTurn())
    await match.wait(300)
    verbs = [verb for seat, _, verb in await moves(match) if seat == 1]
    assert verbs[-4:] == ["draw", "build-station", "build-station", "end"]
    assert await match.awaited() == {2}
    assert BEN.id not in match.pings


async def test_a_section_that_somebody_else_has_built_is_asked_about(match: ServiceMatch) -> None:
    both = {"hand": {"wood": 1, "clay": 1}}
    await begin(match, deck=[QUIET], P0=both, P1=both)
    await give(match, a.BuildStation("iii"), a.EndTurn())
    await match.do(ANNA, a.BuildStation("iii"))
    await match.do(ANNA, a.EndTurn())
    await match.wait(300)
    assert await match.awaited() == {1}
    given = (await match.look(BEN)).instructions.premoves
    assert given is not None
    assert given.lapsed is not None
    assert "nuremberg-if-section" in repr(given.lapsed)


@pytest.mark.parametrize(("accepted", "waits"), [(True, True), (True, False), (False, True)])
async def test_what_follows_on_an_offer_is_done_once_it_is_answered_whether_one_waits_or_not(
    match: ServiceMatch, accepted: bool, waits: bool
) -> None:
    seat = {"hand": {"wood": 1, "clay": 1, "grain": 1, "ore": 1}, **country("ii-2", ii=[1])}
    await begin(match, deck=[QUIET], active=1, P1=seat, P2={"hand": {"wool": 1}})
    await match.do(BEN, TradeOffer(Terms(Goods(ore=1), Goods(wool=1)), ("2",)))
    await give(match, a.BuildSettlement("ii-4"), a.EndTurn())
    if waits:
        await match.kontor.play.wait_for_answers(BEN, match.id)
    await match.wait(300)
    assert (await moves(match))[-1][2] == "trade-offer"
    await match.do(CHLOE, TradeAccept(1) if accepted else TradeDecline(1))
    await match.wait(300)
    done = [verb for seat, _, verb in await moves(match) if seat == 1]
    assert done[-2:] == (["build-settlement", "end"] if accepted else [*done[-2:-1], "trade-offer"])
    assert await match.awaited() == ({2} if accepted else {1})


@pytest.mark.parametrize(
    ("key", "chosen"), [("wait", ("workshop",)), ("knight", ("points",)), ("discard", ()), ("wall", ("0",))]
)
async def test_what_others_get_does_not_depend_on_an_order(
    match: ServiceMatch, key: str, chosen: tuple[str, ...]
) -> None:
    await drawn(match, KNIGHT, P1={"hand": {"wood": 8}}, P2={"hand": {"ore": 8}})
    match.forget()
    readers = (ANNA, DIRK, STRANGER)
    seen = [await everything(match, reader) for reader in readers]
    for on in (True, False):
        await match.kontor.standing_orders.set(CHLOE, match.id, key, on, chosen if on else ())
        await match.settle()
        assert [await everything(match, reader) for reader in readers] == seen
    assert match.discord.delivered == []


async def knights_delay(path: Path | str, own: dict[str, int], theirs: dict[str, int]) -> int:
    """After how many seconds Ben's order sends the knight while Dirk has to return cards."""
    match = await ServiceMatch.empty(path)
    await match.begin(people=4, game="nuremberg", grace=0)
    await lay_out(match, before_the_turn_of_ben(KNIGHT, P1={"hand": own}, P3={"hand": theirs}))
    await match.kontor.standing_orders.set(BEN, match.id, "knight", True, ("cards",))
    begun = match.clock.now()
    await match.do(ANNA, a.EndTurn())
    assert await match.awaited() == {3}, "nobody waits for the way while Dirk chooses"
    async with match.kontor.database.read() as conn:
        (due,) = [timer for timer in await timer_rows.timers_of_match(conn, match.id) if timer.kind == "order"]
    await match.wait(due.fires_at - begun)
    assert await match.awaited() == {3}
    await match.kontor.close()
    return due.fires_at - begun


async def test_how_long_an_order_for_the_knight_takes_depends_on_no_hand(databases: DatabaseFactory) -> None:
    hands = [({"wood": 5}, {"ore": 8}), ({"wool": 2, "ore": 3}, {"clay": 4, "wood": 4})]
    found = {await knights_delay(databases.new(str(n)), *both) for n, both in enumerate(hands)}
    (seconds,) = found
    assert 30 <= seconds <= 180, "as if he had come by"
