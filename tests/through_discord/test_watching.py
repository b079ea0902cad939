"""What can be read of a running bot from outside: figures without names, and whether it can do its work."""

import asyncio
import json
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from prometheus_client.parser import text_string_to_metric_families

from runtime.address import Address
from tests.runtime.monitoring.helpers.labels import strange
from tests.through_discord.helpers.harness import PATIENCE, BotHarness, running
from tests.through_discord.helpers.match import DiscordMatch, start_match
from tests.through_discord.helpers.player import Player, answered
from tools.scripted_member import screen_reader

Figures = dict[tuple[str, frozenset[tuple[str, str]]], float]


@pytest.fixture
async def harness(tmp_path: Path) -> AsyncIterator[BotHarness]:
    """A bot that can be watched, at a port that is free."""
    async with running(tmp_path, metrics=Address("127.0.0.1", 0)) as one:
        yield one


async def fetched(harness: BotHarness, path: str) -> tuple[int, str]:
    async with aiohttp.ClientSession() as session, session.get(f"http://{harness.watch.address}{path}") as answer:
        return answer.status, await answer.text()


async def figures(harness: BotHarness) -> Figures:
    status, text = await fetched(harness, "/metrics")
    assert status == 200
    families = text_string_to_metric_families(text)
    return {(one.name, frozenset(one.labels.items())): one.value for family in families for one in family.samples}


def total(found: Figures, name: str, **labels: str) -> float:
    """The sum of a figure over all labels that are not named."""
    return sum(value for (known, has), value in found.items() if known == name and labels.items() <= has)


async def health(harness: BotHarness) -> tuple[int, dict[str, Any]]:
    status, text = await fetched(harness, "/healthz")
    return status, json.loads(text)


async def until_ready(harness: BotHarness, ready: bool) -> dict[str, Any]:
    """Wait until the bot says that it is, or is not, ready; what it says then."""
    async with asyncio.timeout(PATIENCE):
        while (said := await health(harness))[1]["ready"] != ready:  # noqa: ASYNC110 - asked over HTTP
            await asyncio.sleep(0.05)
    status, told = said
    assert status == (200 if ready else 503)
    assert told["alive"] is True
    return told


async def played(harness: BotHarness) -> tuple[DiscordMatch, Player]:
    """A match of two people and a computer player, some turns old, and one of its people."""
    match = await start_match(harness, "Anna", "Benoît", computers=1)
    await match.play_on(4)
    return match, next(iter(match.people.values()))


async def test_what_people_do_is_counted_and_timed(harness: BotHarness) -> None:
    before = await figures(harness)
    match, anna = await played(harness)
    await anna.member.autocomplete("move", "match", "")
    note = (await anna.slash("note", at=await match.place())).modal
    assert note is not None
    await answered(await anna.member.submit_modal(note, {note.fields[0].custom_id: "sell gems"}, settle=False))
    await harness.settled()
    assert await harness.bot.app.in_flight.over(PATIENCE)
    after = await figures(harness)

    def grown(name: str, **labels: str) -> float:
        return total(after, name, **labels) - total(before, name, **labels)

    over = "kontor_interaction_answered_seconds_count"
    assert grown(over, kind="button") >= 8, "four panels, and four moves in them"
    assert grown(over, kind="command") == 2, "the lobby, and the note, which is a form"
    assert grown(over, kind="form") == grown(over, kind="suggestion") == 1
    for kind in ("button", "command", "form", "suggestion"):
        assert grown("kontor_interaction_acknowledged_seconds_count", kind=kind) == grown(over, kind=kind)
        took = grown("kontor_interaction_answered_seconds_sum", kind=kind)
        assert took >= grown("kontor_interaction_acknowledged_seconds_sum", kind=kind) > 0
    info = await match.info()
    assert grown("kontor_moves_total", game="fugger", by="person") == 4
    assert grown("kontor_moves_total", game="fugger", by="computer") >= 1
    assert grown("kontor_moves_total", game="fugger") == grown("kontor_moves_total")
    assert grown("kontor_computer_thinking_seconds_count", game="fugger") >= 1
    assert grown("kontor_posts_total", kind="turn", outcome="sent") == len(await match.posts())
    assert grown("kontor_posts_total", kind="turn") == grown("kontor_post_seconds_count", kind="turn")
    assert grown("kontor_picture_seconds_count", kind="board", step="drawing") >= 1
    assert grown("kontor_picture_seconds_count", kind="board", step="encoding") >= 1
    assert grown("kontor_picture_seconds_count", kind="hand") >= 2
    assert grown("kontor_transaction_seconds_count", end="kept") >= info.seq
    assert grown("kontor_transaction_wait_seconds_count") == grown("kontor_transaction_seconds_count")
    assert grown("kontor_discord_requests_total", route="POST channels/-/messages", answer="ok") >= 5
    assert grown("kontor_discord_requests_total", route="POST interactions/-/-/callback", answer="ok") >= 10
    assert total(after, "kontor_matches", state="live") == 1
    assert total(after, "kontor_matches", state="lobby") == 0
    for one in ("kontor_shards", "kontor_shards_connected", "kontor_servers", "kontor_ready"):
        assert total(after, one) == 1
    assert total(after, "kontor_oldest_post_seconds") == 0, "a card that is to follow in a minute is not late"
    assert total(after, "kontor_errors_total") == 0
    assert total(after, "process_resident_memory_bytes") > 0


async def test_figures_name_nobody_and_nothing(harness: BotHarness) -> None:
    match, anna = await played(harness)
    info = await match.info()
    await harness.sandbox.fault("PUT", r"/thread-members/\d+$", times=1, status=403)
    await anna.slash("settings", notices="dm")
    await match.play_on(2)
    _, text = await fetched(harness, "/metrics")
    names = [player.name for player in match.people.values()] + [seat.name for seat in info.seats]
    ids = [player.id for player in match.people.values()]
    ids += [info.guild_id, info.channel_id, info.place, harness.bot.application_id, harness.bot.user.id]  # type: ignore[union-attr, list-item]
    ids += [int(post.id) for post in await match.posts()]
    labels = "\n".join(line.partition("{")[2].partition("}")[0] for line in text.splitlines())
    assert [one for one in (*names, *ids) if str(one) in text] == []
    assert [word for word in labels.replace('"', " ").split() if word.isdecimal() and int(word) > 10**6] == []
    assert strange(text) == []
    asked = {(one["method"], re.sub(r"\{\w+\}", "-", one["route"])) for one in await harness.sandbox.requests()}
    counted = {dict(labels)["route"] for name, labels in await figures(harness) if name.endswith("requests_total")}
    counted.discard("other")  # the websocket
    assert counted == {f"{method} {route.strip('/')}" for method, route in asked}, "every word of a route is known"


async def test_what_discord_refuses_is_told_by_route(harness: BotHarness) -> None:
    match = await start_match(harness, "Anna", "Benoît")
    name, route = "kontor_discord_requests_total", "POST channels/-/messages"
    for status in (429, 403):
        mover = await match.turn()
        await harness.sandbox.fault("POST", r"/channels/\d+/messages$", times=1, status=status)
        await mover.play(await match.place())
        await harness.settled()
        assert total(await figures(harness), name, route=route, answer=str(status)) == 1
    assert total(await figures(harness), name, answer="4xx") == 0, "each has a figure of its own"


async def test_a_post_that_cannot_go_out_grows_old(harness: BotHarness) -> None:
    match = await start_match(harness, "Anna", "Benoît")
    mover = await match.turn()
    outage = await harness.sandbox.fault("POST", r"/channels/\d+/messages$", times=None, status=503)
    await mover.play(await match.place())
    await harness.advance(90)
    waiting = await figures(harness)
    assert total(waiting, "kontor_posts_waiting") >= 1
    assert 80 <= total(waiting, "kontor_oldest_post_seconds") <= 200
    assert total(waiting, "kontor_posts_total", outcome="later") >= 1
    assert total(waiting, "kontor_discord_requests_total", answer="5xx") >= 1
    await harness.sandbox.clear_faults(outage)
    # A try that the outage still met may be put off only after the first leap of the clock.
    for _ in range(2):
        await harness.advance(300)
    assert total(await figures(harness), "kontor_oldest_post_seconds") == 0


async def test_it_is_ready_while_it_is_connected(harness: BotHarness) -> None:
    assert (await until_ready(harness, True))["why"] == []
    refused = await harness.sandbox.fault("GET", r"/gateway/bot$", times=None, status=503)
    await harness.sandbox.call("gateway_drop", resume=False)
    assert any("Discord" in reason for reason in (await until_ready(harness, False))["why"])
    harness.forgiven += ["reconnect", "gateway"]
    await harness.sandbox.clear_faults(refused)
    assert (await until_ready(harness, True))["why"] == []


async def test_it_is_not_ready_while_the_database_takes_no_writes(harness: BotHarness) -> None:
    harness.forgiven += ["keeps nothing", "may not be written", "must wait", "can neither", "the store", "worker"]
    match = await start_match(harness, "Anna", "Benoît")
    mover = await match.turn()
    panel = await match.panel(mover)
    path = Path(harness.kontor.config.database)
    path.chmod(0o400)
    told = await until_ready(harness, False)
    assert any("database" in reason and "read-only" in reason for reason in told["why"])
    await mover.take(panel, screen_reader.offers(panel)[0])
    found = await figures(harness)
    assert total(found, "kontor_ready") == 0
    assert total(found, "kontor_matches", state="live") == 1, "what can be read is told"
    assert total(found, "kontor_transaction_seconds_count", end="failed") >= 1
    path.chmod(0o600)
    assert (await until_ready(harness, True))["why"] == []


async def test_it_is_not_ready_without_its_workers(harness: BotHarness) -> None:
    await harness.kontor.stop()
    assert (await until_ready(harness, False))["why"] == ["The workers are not running."]
