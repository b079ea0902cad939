"""Read lists of matches: of a server, of a user, of all that waits for a user."""

import asyncio
from collections.abc import Sequence
from typing import Any

from msgspec import structs

from engines.core.text.messages import Msg
from i18n.almanac import fold
from service.autoplay import instructions
from service.base.errors import NoSuchMatch
from service.base.jobs import SendNotice
from service.base.read_models.matches import MatchInfo, MatchListItem, WaitingMatch
from service.base.read_models.panels import InstructionInfo
from service.driver.repository import MatchRepository
from service.match import invitations
from service.match.snapshot import MatchSnapshot
from service.people import users
from service.people.search import PeopleSearch
from service.queries.game_search import GameNames, find_games
from service.queries.match_queries import info_of, match_url, name_of, people_of
from store import rows
from store.database import Reader
from store.errors import StoreError
from store.tables import listing_rows, seat_rows, social_rows

MAX_DIGITS = 18
"""The most digits of a match's number."""


class ListQueries:
    """Find matches and list them for one reader."""

    def __init__(self, matches: MatchRepository) -> None:
        self._matches = matches
        self._database = matches.database
        self._people_search = PeopleSearch(matches.database, matches.clock)

    async def active_of(
        self, user_id: int, statuses: Sequence[rows.Status] = rows.UNFINISHED
    ) -> list[MatchListItem]:
        """Return the user's matches with these statuses, as a player or in the lobby, newest first."""
        async with self._database.read() as conn:
            return await self._listed(conn, await listing_rows.matches_of_user(conn, user_id, statuses))

    async def open_lobbies_of(self, user_id: int, guild_id: int) -> list[MatchInfo]:
        """Return the lobbies on a server that the user has joined and that have a free seat, newest first."""
        lines = await self._database.ask(listing_rows.matches_of_user, user_id, ("lobby",))
        here = [line.id for line in lines if line.guild_id == guild_id and line.game in self._matches.games]
        infos = await self._infos([await self._matches.get(match_id) for match_id in here])
        return [info for info in infos if info.status == "lobby" and len(info.people) < info.seats_wanted]

    async def page_in_guild(
        self, user_id: int, guild_id: int, statuses: Sequence[rows.Status], number: int, size: int
    ) -> tuple[list[MatchListItem], int]:
        """Return a page of a server's matches with these statuses that the user may see, and the number of all.

        Newest first. Pages count from 0; a page past the end is the last one.
        """
        seen = await self._seen(user_id, guild_id, statuses)
        async with self._database.read() as conn:
            total = await listing_rows.count_matches_of_guild(conn, seen, statuses)
            first = max(0, min(number, (total - 1) // size)) * size
            lines = await listing_rows.matches_of_guild(conn, seen, statuses, limit=size, offset=first)
            return await self._listed(conn, lines), total

    async def search(
        self,
        user_id: int,
        guild_id: int,
        typed: str,
        games: GameNames,
        statuses: Sequence[rows.Status],
        most: int,
    ) -> list[MatchListItem]:
        """Return a server's newest matches whose number, game and people contain all typed words.

        Only matches with these statuses that the user is already known to be allowed to see. The match with
        exactly the typed number comes first, however old it is. A game's name may have a slip if no person's name
        fits.
        """
        seen = await self._seen(user_id, guild_id, statuses, asks=False)
        wanted = fold(typed).split()
        words = [
            listing_rows.SearchTerm(
                word if word.isdecimal() else "",
                tuple(find_games(games, word, slips=not people)),
                people,
            )
            for word, people in zip(wanted, await self._people_search.find(guild_id, wanted), strict=True)
        ]
        async with self._database.read() as conn:
            lines = await listing_rows.matches_of_guild(conn, seen, statuses, words=words, limit=most)
            if len(words) == 1 and (number := _match_number(words[0].digits)) is not None:
                exact = await listing_rows.matches_of_guild(conn, seen, statuses, number=number, limit=1)
                lines = [*exact, *(line for line in lines if line.id != number)][:most]
            return await self._listed(conn, lines)

    async def invitations_of(self, user_id: int) -> list[MatchListItem]:
        """Return the lobbies to which the user is invited and that they see or have joined, then offered seats.

        Each newest first.
        """
        async with self._database.read() as conn:
            lines = await listing_rows.matches_inviting(conn, user_id)
            since = self._matches.clock.now() - invitations.OFFER_SECONDS
            offers, offered = await listing_rows.matches_offering_seats(conn, user_id, since)
        lines += offers
        others = [line for line in lines if all(member.user_id != user_id for member in line.members)]
        places = {(line.guild_id, line.channel_id) for line in others}
        seen = {place for place in places if await self._matches.access.can_see(user_id, *place)}
        hidden = {line.id for line in others if (line.guild_id, line.channel_id) not in seen}
        listed = await self._database.ask(self._listed, [line for line in lines if line.id not in hidden])
        return [structs.replace(match, offered=offered.get(match.id)) for match in listed]

    async def waiting_for(
        self, user_id: int, most: int | None = None, *, answered: int | None = None
    ) -> list[WaitingMatch]:
        """Return all that waits for the user on any server, the longest first, and optional decisions at the end.

        most: how many are wanted. answered: a match whose auction counts though the user has answered it.
        """
        async with self._database.read() as conn:
            awaited, invited = await asyncio.gather(
                seat_rows.awaited_of_user(conn, user_id), seat_rows.invited_of_user(conn, user_id)
            )
            found = awaited + invited
        # A player who waits for answers is not asked meanwhile.
        found = [
            item for item in found if item.match.game in self._matches.games and item.seat.waits_until is None
        ]
        open_ones: list[tuple[seat_rows.Awaited, MatchSnapshot, Msg]] = []
        for item in found:
            if len(open_ones) == most:
                break
            try:
                match = await self._matches.get(item.match.id)
                # Others see no difference, but a player who has answered an auction need not do more.
                if match.state is not None and (
                    item.match.id == answered or match.plan_of(item.seat.seat) is None
                ):
                    open_ones.append((item, match, _prompt(item, match)))
            except NoSuchMatch:
                continue
            except Exception as error:
                if isinstance(error, StoreError):
                    raise
                # One unreadable match must not hide the others.
                await self._matches.report_unreadable(item.match.id, error)
        infos = await self._infos([match for _, match, _ in open_ones])
        waiting = []
        for (item, _, prompt), info in zip(open_ones, infos, strict=True):
            optional = not item.seat.awaited
            since = item.seat.invited_since if optional else item.seat.awaited_since
            there = item.seat.seat
            waiting.append(
                WaitingMatch(info, there, since or item.match.updated, prompt, match_url(info), optional)
            )
        return waiting

    async def notice_items(self, job: SendNotice) -> list[WaitingMatch]:
        """Return all that a notice lists when it is sent; nothing if its own match no longer waits for the user.

        If the notice is about an offer, that comes first; else the match that has waited longest.
        """
        # Whether an ordinary notice is sent has public effects, so it must not depend on who has answered.
        waiting = await self.waiting_for(job.user_id, answered=None if job.discreet else job.match_id)
        if not any(item.info.id == job.match_id for item in waiting):
            return []
        return sorted(waiting, key=lambda item: not (item.optional and item.info.id == job.match_id))

    async def instructions_of(self, user_id: int) -> list[InstructionInfo[Any]]:
        """Return all instructions that the user has given in any match they play, the newest match first."""
        numbers = await self._database.ask(social_rows.matches_with_instructions, user_id)
        found: list[InstructionInfo[Any]] = []
        for match_id in numbers:
            try:
                match = await self._matches.get(match_id)
            except NoSuchMatch:
                continue
            seat = match.seat_played_by(user_id)
            if seat is None or match.state is None:
                continue
            (info,) = await self._infos([match])
            found += instructions.list_instructions(match, info, seat.seat)
        return found

    async def _seen(
        self, user_id: int, guild_id: int, statuses: Sequence[rows.Status], *, asks: bool = True
    ) -> listing_rows.Visibility:
        """Return what the user may see of a server; asks: see `AccessControl.can_see`."""
        played = await self._database.ask(listing_rows.channels_of_guild, guild_id, statuses)
        access = self._matches.access
        seen = await asyncio.gather(*(access.can_see(user_id, guild_id, place, asks=asks) for place in played))
        return listing_rows.Visibility(
            user_id, guild_id, tuple(place for place, sees in zip(played, seen, strict=True) if sees)
        )

    async def _listed(self, conn: Reader, lines: Sequence[listing_rows.ListedMatch]) -> list[MatchListItem]:
        lines = [line for line in lines if line.game in self._matches.games]
        people = {member.user_id for line in lines for member in line.members}
        known = await users.load(conn, [user_id for user_id in people if user_id is not None]) if people else {}
        return [
            MatchListItem(
                id=line.id,
                game=line.game,
                status=line.status,
                place=line.place,
                names=tuple(
                    name_of(known, member.user_id, line.guild_id, member.place) for member in line.members
                ),
                members=tuple(member.user_id for member in line.members),
                awaited=tuple(m.user_id for m in line.members if m.awaited and m.user_id is not None),
            )
            for line in lines
        ]

    async def _infos(self, lives: Sequence[MatchSnapshot]) -> list[MatchInfo]:
        if not lives:
            return []
        people = {user_id for match in lives for user_id in people_of(match)}
        known = await self._database.ask(users.load, list(people))
        return [info_of(match, known) for match in lives]


def _match_number(digits: str) -> int | None:
    """Return the typed number; None if there is none, or if no match can have it."""
    return int(digits) if 0 < len(digits) <= MAX_DIGITS else None


def _prompt(item: seat_rows.Awaited, match: MatchSnapshot) -> Msg:
    """Return the public prompt of a seat's decision."""
    optional = not item.seat.awaited
    prompts = (
        d.prompt for d in match.decisions(match.shown) if d.seat == item.seat.seat and d.optional == optional
    )
    return next(prompts, Msg("say-your-move"))
