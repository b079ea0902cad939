"""Two services on one database, as two processes would be: what one does, the other knows."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest

from engines.core.mechanics.auctions import BidLimit
from service.app import Kontor
from service.base.errors import Refusal, Stale
from service.base.read_models.matches import ProposalInfo
from service.people.user import User
from store.cluster import process_rows
from store.database import Tx
from store.tables import match_rows
from tests.postgres import Server
from tests.service.helpers.auctions import bid, open_auction, sold
from tests.service.helpers.fake_discord import FakeDiscord
from tests.service.helpers.match import ALL_GAMES, ANNA, BEN, CHLOE, DIRK, PEOPLE, ServiceMatch
from tests.toys.bazaar.position import Choose, Draw, Pass


@pytest.fixture
async def match(postgresql: Server) -> AsyncIterator[ServiceMatch]:
    url = postgresql.migrated()
    open_auction = await ServiceMatch.empty(url)
    yield open_auction
    await open_auction.kontor.close()
    postgresql.give_back(url)


@pytest.fixture
async def other(match: ServiceMatch) -> AsyncIterator[ServiceMatch]:
    """The same table through another service, whose workers rest."""
    kontor = await Kontor.open(match.config, match.clock, ALL_GAMES)
    discord = FakeDiscord(match.clock)
    discord.kontor = kontor
    kontor.access.use_memberships(match.guild)
    yield ServiceMatch(kontor, discord, match.clock, match.config)
    await kontor.close()


async def _begun(match: ServiceMatch, other: ServiceMatch, grace: int = 15) -> None:
    await match.begin(grace=grace)
    other.id, other.people = match.id, match.people


async def _do(match: ServiceMatch, each: ServiceMatch, user: User, action: Any) -> None:
    """Submit a move through one of them; then let the workers of the first do what is due."""
    await each.kontor.play.submit(user, match.id, [action], (await each.look(user)).token)
    await match.settle()


async def test_a_match_opened_through_one_is_played_through_the_other_by_turns(
    match: ServiceMatch, other: ServiceMatch
) -> None:
    await _begun(match, other, grace=0)
    for first, then, user in ((other, match, ANNA), (match, other, BEN)):
        held = len((await then.look(user)).view.hand)
        await _do(match, first, user, Draw())
        assert [len((await each.look(user)).view.hand) for each in (match, other)] == [held + 1] * 2
        await _do(match, then, user, Pass())
    one, two = [await each.live() for each in (match, other)]
    assert (one.row.version, one.state, one.line) == (two.row.version, two.state, two.line)
    await match.settle()
    await match.prove()


@pytest.mark.promise("buttons")
async def test_of_two_presses_of_one_button_through_both_one_counts(
    match: ServiceMatch, other: ServiceMatch
) -> None:
    await _begun(match, other)
    token = (await match.look(ANNA)).token
    assert (await other.look(ANNA)).token == token
    presses = [each.kontor.play.submit(ANNA, match.id, [Draw()], token) for each in (match, other) for _ in "12"]
    results = await asyncio.gather(*presses, return_exceptions=True)
    assert sorted(type(result).__name__ for result in results) == ["Stale", "Stale", "Stale", "SubmitResult"]
    assert len([step for step in await other.steps() if step.origin == "player"]) == 1
    await match.settle()
    await match.prove()


async def test_two_people_who_answer_at_once_through_both_are_both_heard(
    match: ServiceMatch, other: ServiceMatch
) -> None:
    await _begun(match, other, grace=0)
    await _do(match, match, ANNA, Pass())
    await _do(match, other, BEN, Pass())
    tokens = [(await each.look(user)).token for each, user in ((match, ANNA), (other, BEN))]
    await asyncio.gather(
        match.kontor.play.submit(ANNA, match.id, [Choose(1)], tokens[0]),
        other.kontor.play.submit(BEN, match.id, [Choose(3)], tokens[1]),
    )
    assert (await match.look(ANNA)).view.scores == (0, 3)
    assert (await other.look(BEN)).view.scores == (0, 3)
    await match.settle()
    await match.prove()


async def test_without_the_lock_one_counts_and_the_other_is_told(
    match: ServiceMatch, other: ServiceMatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The version alone keeps two from being written over each other."""
    await _begun(match, other)
    monkeypatch.setattr(match_rows, "lock", match_rows.version_of)
    with pytest.raises(Stale):
        async with match.kontor.matches.change(match.id) as late:
            await other.kontor.play.submit(ANNA, match.id, [Draw()], (await other.look(ANNA)).token)
            late.update_row(trouble="lost")
    live = await match.live()
    assert live.row.trouble is None
    assert live.state == (await other.live()).state
    await match.prove()


async def test_the_last_place_of_a_lobby_is_taken_once(match: ServiceMatch, other: ServiceMatch) -> None:
    for _ in range(5):
        info = await match.kontor.lobby.create(ANNA, game="bazaar", guild_id=70, channel_id=80, seats=3)
        await match.kontor.lobby.join(BEN, info.id)
        assert (await other.kontor.queries.info(info.id)).id == info.id
        done = await asyncio.gather(
            match.kontor.lobby.join(CHLOE, info.id),
            other.kontor.lobby.join(DIRK, info.id),
            return_exceptions=True,
        )
        assert [type(one) for one in done].count(Refusal) == 1, done
        assert len((await other.kontor.queries.info(info.id)).people) == 3


async def test_the_last_two_votes_are_settled_once(match: ServiceMatch, other: ServiceMatch) -> None:
    await match.begin(people=3)
    vote = await match.kontor.votes.pause(ANNA, match.id)
    assert isinstance(vote, ProposalInfo)
    done = await asyncio.gather(
        match.kontor.votes.answer(BEN, vote.id, True), other.kontor.votes.answer(CHLOE, vote.id, True)
    )
    assert sorted(one is None for one in done) == [False, True]
    assert (await match.info()).status == (await other.kontor.queries.info(match.id)).status == "paused"
    await match.settle()
    assert len([msg for msg in match.calls if msg.key == "say-paused"]) <= 1


@pytest.mark.promise("secret-bids")
async def test_the_last_two_answers_of_an_auction_are_settled_once(
    match: ServiceMatch, other: ServiceMatch
) -> None:
    for _ in range(3):
        match.forget()
        await open_auction(match)
        other.id = match.id
        assert sold(match) == []
        await bid(match, CHLOE, 5)
        await asyncio.gather(
            match.kontor.play.submit(BEN, match.id, [BidLimit(7, False)]),
            other.kontor.play.submit(DIRK, match.id, [BidLimit(0, False)]),
        )
        await match.settle()
        assert sold(match) == ["Sold(seat=1, amount=6)"]
        assert (await other.live()).state == (await match.live()).state
        await match.prove()


async def test_a_rematch_is_opened_once_whoever_asks_where(match: ServiceMatch, other: ServiceMatch) -> None:
    for _ in range(3):
        await match.begin()
        await match.kontor.votes.close(ANNA, match.id)
        await match.kontor.votes.close(BEN, match.id)
        assert (await other.kontor.queries.info(match.id)).status == "aborted"
        open_auction = await asyncio.gather(
            *(each.kontor.lobby.rematch(user, match.id) for each in (match, other) for user in (ANNA, BEN))
        )
        assert len({info.id for info in open_auction}) == 1
        there = await other.kontor.queries.info(open_auction[0].id)
        assert {person.user_id for person in there.people} == {ANNA.id, BEN.id}


async def test_settings_changed_in_two_places_are_both_kept(match: ServiceMatch, other: ServiceMatch) -> None:
    for user in PEOPLE:
        await asyncio.gather(
            match.kontor.users.update(user, time_zone="Europe/Paris"), other.kontor.users.update(user, style=3)
        )
        kept = await match.kontor.users.settings(user.id)
        assert (kept.time_zone, kept.style) == ("Europe/Paris", 3)
    await asyncio.gather(
        *(each.kontor.server_rules.allow(70, False, user_id=n) for n, each in enumerate((match, other) * 4))
    )
    assert sorted((await match.kontor.server_rules.rules(70)).people) == list(range(8))


async def test_of_matches_on_a_server_no_more_are_opened_than_may_be(
    match: ServiceMatch, other: ServiceMatch
) -> None:
    await match.kontor.server_rules.limit(70, 3)
    done = await asyncio.gather(
        *(
            each.kontor.lobby.create(user, game="bazaar", guild_id=70, channel_id=80)
            for each, user in zip((match, other) * 4, PEOPLE * 2, strict=True)
        ),
        return_exceptions=True,
    )
    assert len([one for one in done if not isinstance(one, Refusal)]) == 3, done


async def test_whoever_follows_a_match_elsewhere_learns_of_its_change(
    match: ServiceMatch, other: ServiceMatch
) -> None:
    await _begun(match, other)
    await other.live()
    delivered = asyncio.Event()
    other.kontor.matches.changed.append(lambda _: delivered.set())
    moment = other.kontor.matches.change_count(match.id, BEN.id)
    await match.do(ANNA, Pass())
    async with asyncio.timeout(60):
        await delivered.wait()
    assert other.kontor.matches.change_count(match.id, BEN.id) > moment


@pytest.mark.promise("secret-bids")
async def test_an_answer_in_secret_is_told_elsewhere_to_whoever_gave_it_alone(
    match: ServiceMatch, other: ServiceMatch
) -> None:
    await open_auction(match)
    other.id = match.id
    matches = other.kontor.matches
    await other.live()
    delivered = asyncio.Event()
    matches.changed.append(lambda _: delivered.set())
    seller, bidder = matches.change_count(match.id, ANNA.id), matches.change_count(match.id, BEN.id)
    await bid(match, BEN, 3)
    async with asyncio.timeout(60):
        await delivered.wait()
    await other.live()
    await asyncio.sleep(0.5)
    assert matches.change_count(match.id, ANNA.id) == seller
    assert matches.change_count(match.id, BEN.id) > bidder


async def test_what_was_read_before_its_wake_came_is_told_all_the_same(
    match: ServiceMatch, other: ServiceMatch
) -> None:
    await _begun(match, other)
    await other.live()
    matches = other.kontor.matches
    moment = matches.change_count(match.id, BEN.id)
    told: list[int] = []
    matches.changed.append(told.append)
    other.kontor.database.changed_elsewhere.clear()
    await match.do(ANNA, Pass())
    assert told == []
    await other.live()
    assert told, "whoever reads it first lets open panels follow"
    assert matches.change_count(match.id, BEN.id) > moment


async def test_who_is_forgotten_here_is_forgotten_there(match: ServiceMatch, other: ServiceMatch) -> None:
    await _begun(match, other)
    assert (await other.live()).seats[0].user_id == ANNA.id
    await match.kontor.privacy.delete(ANNA)
    assert (await other.live()).seats[0].user_id is None
    await match.settle()
    await match.prove()


async def _reminds_in(match: ServiceMatch) -> int:
    return (await match.timers("remind"))[0].fires_at - match.clock.now()


@pytest.mark.promise("accidents")
@pytest.mark.parametrize("later", [60, 130, 5000])
async def test_a_clock_that_was_set_is_allowed_for_once_however_late_the_other_process_notices(
    match: ServiceMatch, other: ServiceMatch, later: int
) -> None:
    await _begun(match, other)
    await other.kontor.clock_skew.begin()
    before = await _reminds_in(match)
    match.clock.set(3600)
    await match.kontor.clock_skew.look()
    match.clock.time += later
    await other.kontor.clock_skew.look()
    await other.kontor.clock_skew.look(closely=True)
    assert await _reminds_in(match) == before - later
    match.clock.set(-1800)
    await other.kontor.clock_skew.look()
    await match.kontor.clock_skew.look()
    assert await _reminds_in(match) == before - later
    await match.prove()


async def test_who_begins_after_a_clock_was_set_neither_moves_what_waits_nor_misses_the_next_time(
    match: ServiceMatch, other: ServiceMatch
) -> None:
    await _begun(match, other)
    before = await _reminds_in(match)
    match.clock.set(3600)
    await other.kontor.clock_skew.begin()
    await match.kontor.clock_skew.look()
    for _ in range(2):
        await other.kontor.clock_skew.look(closely=True)
        assert await _reminds_in(match) == before
    match.clock.set(1800)
    await other.kontor.clock_skew.look()
    await match.kontor.clock_skew.look()
    assert await _reminds_in(match) == before
    await match.prove()


async def test_who_dies_while_it_moves_what_waits_leaves_all_of_it_or_nothing_moved(
    match: ServiceMatch, other: ServiceMatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    await _begun(match, other)
    await other.kontor.clock_skew.begin()
    before = await _reminds_in(match)

    async def dies(tx: Tx, name: str, text: str) -> None:
        raise RuntimeError("killed")

    match.clock.set(3600)
    with monkeypatch.context() as dying:
        dying.setattr(process_rows, "set_lease_note", dies)
        with pytest.raises(RuntimeError, match="killed"):
            await other.kontor.clock_skew.look()
    await match.kontor.clock_skew.look()
    assert await _reminds_in(match) == before
    await match.prove()
