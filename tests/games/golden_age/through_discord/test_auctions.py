"""The Golden Age through Discord: three members and a computer player, auctions answered over days, to the end.

The match begins as printed but for the money: all are so rich that it ends after a few turns.
"""

import dataclasses
import itertools
from collections.abc import AsyncIterator
from typing import Any, NamedTuple

import pytest
import pytest_asyncio

from discord_ui.model.controls import BID_DO
from discord_ui.typed.parameters import codes_of, verb_parameters
from engines import GAMES
from engines.core.actions import Option
from engines.core.encoding.codec import tag_of
from engines.core.mechanics.auctions import AuctionFacts
from engines.core.rng import Rng
from engines.golden_age.game import GAME
from engines.golden_age.state import GoldenAgeState
from sandbox.members import Response
from sandbox.screen import Shown
from tests.through_discord.helpers.harness import BotHarness, running
from tests.through_discord.helpers.match import DiscordMatch, start_match
from tests.through_discord.helpers.player import Player, answered
from tools.scripted_member import screen_reader

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.long, pytest.mark.on_both]
RICH = 500
"""Half florins at the beginning, worth 25 of the 33 points."""
MOST = 160
"""Moves within which it must be over."""
SOLD = 3
"""The number of actions that people sell, if the match is long enough."""


def rich(seats: int, rng: Rng, settings: Any) -> GoldenAgeState:
    """The position before the draft, with more money."""
    state = GAME.rules.initial(seats, rng, settings)
    for player in state.players:
        player.money = RICH
    return state


RICH_GAME = dataclasses.replace(GAME, rules=dataclasses.replace(GAME.rules, initial=rich))


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def rich_harness(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[BotHarness]:
    """A bot that plays it."""
    async with running(tmp_path_factory.mktemp("rich"), games={**GAMES, GAME.info.key: RICH_GAME}) as harness:
        yield harness


class Played(NamedTuple):
    """A match that was played to its end.

    opening: by the first auction, what its post was, and how often it called each person. asked_again: the
    panels of people whose limit was passed. unmoved: what the seller saw before and after the others had answered.
    sold: actions that people have put up.
    """

    match: DiscordMatch
    opening: Shown
    rung: int
    asked_again: list[Shown]
    unmoved: tuple[list[str], list[str]]
    sold: int


class Players:
    """How the people of this match play: each sells an action if they can, and ends their turn."""

    def __init__(self, harness: BotHarness, match: DiscordMatch) -> None:
        self.harness = harness
        self.match = match
        self.place = ""
        self.sold = 0
        self.opening: Shown | None = None
        self.rung = 0
        self.asked_again: list[Shown] = []
        self.unmoved: tuple[list[str], list[str]] = ([], [])

    async def play(self) -> None:
        """Move until the match is over."""
        self.place = await self.match.place()
        for _ in range(MOST):
            player = await self.match.active()
            if player is None:
                return
            live = await self.harness.kontor.matches.get(self.match.id)
            if live.contest is not None:
                await self.auction()
            else:
                await self.move(player)

    async def move(self, player: Player) -> None:
        """One move, typed: an auction if there may be one, else the first thing that goes, else the end."""
        shown = await self.harness.kontor.play.panel(player.user, self.match.id)
        verbs = {tag_of(type(option.action)): option for option in shown.choices.options}
        wanted = ("auction",) if self.sold < SOLD else ()
        verb = next((verb for verb in (*wanted, "end") if verb in verbs), next(iter(verbs)))
        self.sold += verb == "auction"
        rung = await self.pings()
        answer = await self.typed(player, verbs[verb])
        if verb == "auction":
            await self.harness.settled()
            if self.opening is None:
                self.opening = await player.newest_post(self.place)
                self.rung = await self.pings() - rung
                self.unmoved[0].extend(await self.seen_by(player))
        assert answer.message.ephemeral

    async def typed(self, player: Player, option: Option) -> Response:
        """A move by its command."""
        action = next(option.expand())
        verb = tag_of(type(action))
        names = [field.name for field in verb_parameters(GAME.verbs[verb])]
        given = {name: code for name, code in zip(names, codes_of(action), strict=True) if code}
        return await player.slash(f"goldenage {verb.replace('-', ' ')}", at=self.place, **given)

    # -------------------------------------------------------------- auctions

    async def auction(self) -> None:
        """All answer: one by a typed limit and wants to be asked again, the others by buttons."""
        live = await self.harness.kontor.matches.get(self.match.id)
        auction = live.contest
        assert isinstance(auction, AuctionFacts)
        people = [
            self.match.people[user]
            for seat in auction.seats
            if (user := live.seats[seat].user_id) is not None and live.seats[seat].awaited
        ]
        first = not auction.started and self.unmoved[0] and not self.unmoved[1]
        for number, player in enumerate(people):
            if first and number == len(people) - 1:
                seller = self.match.people[live.seats[auction.seller].user_id or 0]
                self.unmoved[1].extend(await self.seen_by(seller))
            await self.answer(player, number, again=auction.started)
            await self.harness.settled()

    async def answer(self, player: Player, number: int, *, again: bool) -> None:
        """Answer in the panel."""
        panel = await self.match.panel(player)
        if again:
            self.asked_again.append(panel)
            await player.click(panel, "Pass")
        elif number == 0 and panel.has_button("Other…"):
            wrong = await self.type_limit(player, panel, "3¾", "ask")
            assert "That amount isn’t possible here" in wrong.text
            kept = await self.type_limit(player, await self.match.panel(player), "3½", "ask")
            assert "Your answer: up to 3½ florins, then I ask you again" in kept.text or await self.cried()
        elif number <= 1:
            limits = [
                one for one in screen_reader.controls(panel) if one.known.control is BID_DO and one.known.args.most
            ]
            kept = await player.press_id(panel, limits[-1].custom_id)
            assert "Your answer" in kept.text or await self.cried()
        else:
            await player.slash("goldenage pass", at=self.place)

    async def type_limit(self, player: Player, panel: Shown, limit: str, outbid: str) -> Response:
        """Fill in the form for a limit, and for what to do above it."""
        form = (await player.member.click(panel, "Other…", settle=False)).modal
        assert form is not None
        return await answered(await player.member.submit_modal(form, {"amount": limit, "outbid": outbid}))

    async def cried(self) -> bool:
        """Whether the answers are cries by now: it is over, or a bidder is asked again."""
        auction = (await self.harness.kontor.matches.get(self.match.id)).contest
        return auction is None or auction.started

    # -------------------------------------------------------------- looking

    async def seen_by(self, player: Player) -> list[str]:
        """What a player who does not bid can see of a match in which others answer."""
        await self.harness.settled()
        posts = [post.content for post in await self.harness.public(self.place)]
        info = (await player.slash("match info", at=self.place)).text
        log = (await player.slash("log", at=self.place)).text
        board = (await player.slash("board", at=self.place, format="text")).text
        panel = (await self.match.panel(player)).text
        return [*posts, info, log, board, panel]

    async def pings(self) -> int:
        """How often people were called until now."""
        return sum([len(await player.pings(self.place)) for player in self.match.people.values()])


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def played(rich_harness: BotHarness) -> Played:
    """The match."""
    match = await start_match(rich_harness, "Anna", "Benoît", "Carla", computers=1, game="golden_age")
    players = Players(rich_harness, match)
    await players.play()
    assert players.opening is not None
    return Played(match, players.opening, players.rung, players.asked_again, players.unmoved, players.sold)


async def test_it_ends_with_scores(played: Played) -> None:
    info = await played.match.info()
    assert info.status == "over"
    assert info.outcome is not None
    assert max(info.outcome.scores) >= 33
    last = (await played.match.posts())[-1]
    assert all(str(score) in last.content for score in info.outcome.scores)


async def test_an_auction_opens_with_one_post_that_rings_each_bidder_once(played: Played) -> None:
    assert len(played.opening.mentions) == 2, "the computer player bids too, without being rung"
    assert played.rung == 2
    assert "Answer by <t:" in played.opening.content
    assert played.opening.content.count("is selling") == 1, "the question says it, so the news need not"
    assert "**Auction** open to " in played.opening.content


async def test_an_auction_is_told_in_one_post(played: Played) -> None:
    anna = next(iter(played.match.people.values()))
    posts = await played.match.posts()
    said = [line for post in posts for line in post.content.splitlines() if "**Auction** · " in line]
    assert len(said) == len(set(said)), "none is told twice"
    lines = [line.removeprefix("- ") for post in posts for line in (await anna.told(post)).splitlines()]
    told = {line for line in lines if line.startswith("**Auction** · ")}
    assert len([line for line in told if "Sold for **" in line or "nobody bids" in line]) >= played.sold > 0


@pytest.mark.promise("secret-bids")
async def test_others_see_no_answer_before_it_is_settled(played: Played) -> None:
    before, after = played.unmoved
    assert before
    assert before == after


async def test_whoever_wanted_to_be_asked_is_asked_again(played: Played) -> None:
    assert played.asked_again
    for panel in played.asked_again:
        assert "Highest bid: " in panel.text
        assert screen_reader.has(panel, "bid-do")


@pytest.mark.promise("secret-bids")
async def test_nobody_is_told_of_answers_in_logs_or_exports(played: Played) -> None:
    anna = next(iter(played.match.people.values()))
    answer = await anna.slash("match export", match=played.match.id)
    raw = await answer.message.files[0].read()
    assert b"asks" not in raw
    texts = list(itertools.chain.from_iterable(played.unmoved))
    assert not any("Your answer" in text for text in texts)
