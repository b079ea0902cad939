"""Hidden stays hidden, measured on everything the bot sends.

The same tables are played in two worlds that differ only in what the reader cannot know: the other hands, the
cards face down, the draw pile, the seed. Whatever reaches the reader or the public must be the same in both:
texts, alt texts, ids of components, pictures to the byte, suggestions, exports, refusals, and the order in which
each of them gets theirs.
"""

import itertools
import json
import re
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from sqlalchemy import text

from engines import GAMES
from engines.core.game import Game
from engines.core.mechanics.auctions import BidLimit
from engines.golden_age.game import GAME as GOLDEN_AGE
from service.base.config import HOUR
from service.match.snapshot import MatchSnapshot
from store import rows
from store.tables import action_rows, match_rows, seat_rows
from tests.games.profiles import PROFILES
from tests.through_discord.helpers.harness import BotHarness, running
from tests.through_discord.helpers.information_sets import STEPS, PositionPair, numbers, position_pair
from tests.through_discord.helpers.match import DiscordMatch, start_match
from tests.through_discord.helpers.player import Player
from tests.tiers import few

NOW = 1_800_000_000
NAMES = ("Anna", "Benoît", "Carla", "Dora")
SEED_HASH = "f" * 64
BIDDERS = 3
HIDING = [key for key in PROFILES if GAMES[key].info.hidden]
"""The games in which some know what others do not."""
FIRST = [(key, numbers(key)[:1]) for key in HIDING]
OTHERS = [(key, numbers(key)[1:]) for key in HIDING if len(numbers(key)) > 1]
"""By game, the numbers of the pairs that are compared."""


@pytest.mark.promise("hidden")
@pytest.mark.parametrize(("game", "chosen"), few(2, (*FIRST, *OTHERS)))
async def test_what_a_reader_gets_does_not_depend_on_what_they_may_not_know(
    tmp_path: Path, game: str, chosen: Sequence[int]
) -> None:
    pairs = [position_pair(number, game) for number in chosen]
    here = await _world(tmp_path / "here", pairs, "here")
    there = await _world(tmp_path / "there", pairs, "there")
    for number, (one, other) in zip(chosen, zip(here, there, strict=True), strict=True):
        assert len(one) > 50, "the reader has looked everywhere"
        found = _difference(one, other)
        if found is not None:
            pytest.fail(f"twins {number}: {found}")


async def _world(folder: Path, pairs: list[PositionPair], world: str) -> list[list[str]]:
    """Play all tables in one of the two worlds; by table, everything its reader and a spectator got."""
    folder.mkdir()
    async with running(folder) as harness:
        harness.clock.stopped = NOW
        return [await _table(harness, pair, world) for pair in pairs]


async def _table(harness: BotHarness, pair: PositionPair, world: str) -> list[str]:
    game = pair.game.info.key
    match = await start_match(harness, *NAMES[: pair.seats], locales=("en-US", "fr"), game=game)
    await _lay_out(harness, match, pair.game, getattr(pair, world))
    reader = list(match.people.values())[pair.reader]
    spectator = await harness.newcomer("Zoé")
    if pair.reader % 2:
        await reader.slash("settings", notices="dm_hand")
    since = len(await harness.sandbox.records())
    await _look(harness, match, game, reader, spectator)
    for step in pair.steps:
        mover = list(match.people.values())[step.seat]
        await harness.kontor.play.submit(mover.user, match.id, [getattr(step, world)])
        await harness.settled()
        await reader.press(await match.newest("hand"), "move")
    await _look(harness, match, game, reader, spectator)
    eyes = {str(reader.id), str(spectator.id)}
    await _no_keys(harness, match, since)
    return _normal([one for one in await harness.sandbox.records(since) if eyes & set(one["users"])])


async def _lay_out(harness: BotHarness, match: DiscordMatch, game: Game[Any, Any], state: Any) -> None:
    """Put a position in place of the one that the match began with, seats in the order of the names."""
    live: MatchSnapshot = await harness.kontor.matches.get(match.id)
    encoded = game.states.encode(state)
    awaited = {decision.seat for decision in game.pending(state)}
    people = list(match.people)
    async with harness.kontor.database.tx() as tx:
        for kind in ("latest", "published", "checkpoint"):
            known = rows.Snapshot(match.id, kind, 1, live.row.rules_version, encoded)
            await action_rows.put_snapshot(tx, known)
        digest = text("UPDATE action SET digest = :digest, events = '[]', chance = '[]' WHERE match_id = :match")
        await tx.run(digest.bindparams(digest=game.states.digest(state), match=match.id))
        # What the bot played by itself at the start belongs to the position that is replaced.
        await tx.run(text("DELETE FROM action WHERE match_id = :match AND seq > 1").bindparams(match=match.id))
        await match_rows.update_match(
            tx, match.id, seq=1, published=1, posted=1, seed=state.rng.seed, seed_hash=SEED_HASH
        )
        for at in range(len(people)):
            waits = at in awaited
            await seat_rows.update_seat(
                tx,
                match.id,
                at,
                user_id=None,
                owner_id=None,
                own=0,
                awaited=waits,
                awaited_since=NOW if waits else None,
            )
        for at, user in enumerate(people):
            await seat_rows.update_seat(tx, match.id, at, user_id=user, owner_id=user)
    harness.kontor.matches.evict(match.id)


async def _look(harness: BotHarness, match: DiscordMatch, game: str, reader: Player, spectator: Player) -> None:
    """Everything a reader can look at or try without changing anything."""
    place = await match.place()
    post = await match.newest("hand")
    for player in (reader, spectator):
        for verb in ("move", "hand", "news", "rules"):
            await player.press(post, verb)
        for path, options in (
            ("board", {"format": "text"}),
            ("board", {}),
            ("log", {}),
            ("match info", {}),
            ("match export", {}),
            *PROFILES[game].refused,
        ):
            await player.slash(path, at=place, **options)
        for path, option in PROFILES[game].suggesting:
            for typed in ("", "a", "gems"):
                await player.member.autocomplete(path, option, typed, channel=place)
    await harness.settled()


@pytest.mark.long
@pytest.mark.promise("secret-bids")
async def test_what_others_get_of_an_auction_does_not_depend_on_who_has_answered(tmp_path: Path) -> None:
    worlds = [await _auction(tmp_path / str(number), number) for number in range(BIDDERS)]
    assert len(worlds[0]) > 60, "they have looked everywhere"
    for other in worlds[1:]:
        found = _difference(worlds[0], other)
        if found is not None:
            pytest.fail(found)


async def _auction(folder: Path, answers: int) -> list[str]:
    """Let some bidders answer, and a day pass; what the seller, a spectator and the silent bidder got."""
    folder.mkdir()
    async with running(folder) as harness:
        harness.clock.stopped = NOW
        match = await start_match(harness, *NAMES, game="golden_age")
        state, seat, action = _opening()
        await _lay_out(harness, match, GOLDEN_AGE, state)
        people = list(match.people.values())
        seller, *bidders, silent = [*people[seat:], *people[:seat]]
        for bidder in bidders:
            await bidder.slash("settings", notices="dm", quiet_from="22:00", quiet_to="7:00", time_zone="UTC")
        await harness.sandbox.call("close_dms", user=bidders[0].member.name)
        spectator = await harness.newcomer("Zoé")
        since = len(await harness.sandbox.records())
        await harness.kontor.play.submit(seller.user, match.id, [action])
        await harness.settled()
        for reader in (seller, silent, spectator):
            # What is open follows the match, and must not follow answers.
            await reader.panel(await match.place())
        for bidder in bidders[:answers]:
            await harness.kontor.play.submit(bidder.user, match.id, [BidLimit(0)])
        for _ in range(5):
            await harness.advance(5 * HOUR)
        call = await match.newest("overdue-wait")
        for player in (seller, silent, spectator):
            await player.press(call, "overdue-wait")
        await silent.press(call, "overdue-computer")
        for reader in (seller, silent):
            await _look(harness, match, "golden_age", reader, spectator)
        eyes = {str(player.id) for player in (seller, silent, spectator)}
        return _normal([one for one in await harness.sandbox.records(since) if eyes & set(one["users"])])


def _opening() -> tuple[Any, int, Any]:
    """A position of The Golden Age, whose move it is, and the move that opens an auction among all others."""
    rng = Random(6)
    state = GOLDEN_AGE.setup(BIDDERS + 1, bytes(16)).state
    while True:
        seat = GOLDEN_AGE.pending(state)[0].seat
        options = GOLDEN_AGE.options(state, seat)
        for option in options:
            action = next(option.expand())
            auction = GOLDEN_AGE.open_contest(GOLDEN_AGE.apply(state, seat, action).state)
            if auction is not None and len(auction.seats) == BIDDERS:
                return state, seat, action
        state = GOLDEN_AGE.apply(state, seat, next(rng.choice(options).expand())).state


async def _no_keys(harness: BotHarness, match: DiscordMatch, since: int) -> None:
    """No message holds the seed, a digest of a position, or a state as it is stored."""
    live: MatchSnapshot = await harness.kontor.matches.get(match.id)
    async with harness.kontor.database.read() as conn:
        line = await action_rows.actions_between(conn, match.id, 0, live.row.seq)
    forbidden = {(live.row.seed or b"").hex(), live.state.rng.seed.hex(), *(row.digest for row in line)}
    sent = json.dumps(await harness.sandbox.records(since)) + "".join(
        [file async for file in _files(harness, since)]
    )
    assert live.row.seed
    assert [key for key in forbidden if key and key in sent] == []
    for name in ("pile", "decks"):
        pile = getattr(live.state, name, ())
        assert msgspec.json.encode(pile).decode() not in sent or len(pile) < 3


async def _files(harness: BotHarness, since: int) -> Any:
    for record in await harness.sandbox.records(since):
        for file in record["data"].get("attachments", ()):
            if file["filename"].endswith(".json"):
                yield (harness.server.world.files.get(int(file["id"])) or b"").decode()


def _difference(one: list[str], other: list[str]) -> str | None:
    """The first thing that was sent differently, around where it differs."""
    for at, (here, there) in enumerate(itertools.zip_longest(one, other, fillvalue="")):
        if here != there:
            same = next((i for i, (a, b) in enumerate(zip(here, there, strict=False)) if a != b), 0)
            return (
                f"record {at}: {here[max(0, same - 500) : same + 300]!r} is elsewhere {there[same : same + 300]!r}"
            )
    return None


_ID = re.compile(r"\b\d{17,20}\b")
_ADDRESS = re.compile(r"https?://127\.0\.0\.1:[^\"]*")


def _normal(records: list[dict[str, Any]]) -> list[str]:
    """The records as text, Discord's ids numbered by their first appearance; without addresses of files.

    Each audience's in their order: whether a post or a direct message is through first is up to the machine.
    """
    known: dict[str, str] = {}

    def named(found: re.Match[str]) -> str:
        return known.setdefault(found[0], f"#{len(known)}")

    by_audience = sorted(records, key=lambda one: str(one["audience"]))
    kept = [{name: one[name] for name in ("kind", "audience", "data")} for one in by_audience]
    return [_ADDRESS.sub("", _ID.sub(named, json.dumps(one, sort_keys=True))) for one in kept]


@pytest.mark.parametrize("key", HIDING)
def test_the_pairs_differ_where_it_matters(key: str) -> None:
    pairs = [position_pair(number, key) for number in numbers(key)]
    low, high = pairs[0].game.info.seats
    assert {pair.seats for pair in pairs} == set(range(low, high + 1))
    assert sum(len(pair.steps) for pair in pairs) >= STEPS - 1
    for pair in pairs:
        game = pair.game
        assert game.view(pair.here, pair.reader) == game.view(pair.there, pair.reader)
        assert game.states.encode(pair.here) != game.states.encode(pair.there)
