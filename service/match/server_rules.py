"""Rules of a server, set by its managers: where and what may be played, how much, and by whom."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct

from engines.core.text.messages import Many, Msg
from service.base.errors import Refusal
from service.base.lenient_json import decode_or
from service.match.snapshot import plain_json
from store.database import Database, Reader, Tx
from store.tables import quota_rows, user_rows

MAX_MATCHES = 1_000
"""Active threads that Discord allows a server."""
MAX_CHANNELS_NAMED = 10
"""Channels that a refusal names as places to play."""


class ServerRules(Struct, frozen=True, omit_defaults=True):
    """The rules of a server.

    channels: the only ones in which matches may be opened; empty for all. closed: channels without matches. games:
    keys of games that are not played. people: ids of users who may not open or join a match, nor be invited to
    one. most: matches that may be open at a time; None for no limit of its own. silent: computer players say
    nothing in new matches, unless their host lets them.
    """

    channels: tuple[int, ...] = ()
    closed: tuple[int, ...] = ()
    games: tuple[str, ...] = ()
    people: tuple[int, ...] = ()
    most: int | None = None
    silent: bool = False

    def admits(self, channel_id: int) -> bool:
        """Return whether a match may be played in a channel."""
        return channel_id not in self.closed and (not self.channels or channel_id in self.channels)

    def with_channel(self, channel_id: int, allowed: bool) -> ServerRules:
        """Return the rules with a channel allowed or closed.

        Allowing a closed channel only reopens it; it does not close all others.
        """
        channels, closed = (_without(some, channel_id) for some in (self.channels, self.closed))
        if allowed:
            if self.channels or closed == self.closed:
                channels = (*channels, channel_id)
            return msgspec.structs.replace(self, channels=channels, closed=closed)
        return msgspec.structs.replace(self, channels=channels, closed=(*closed, channel_id))

    def with_game(self, game: str, allowed: bool) -> ServerRules:
        """Return the rules with a game allowed or not."""
        games = tuple(one for one in self.games if one != game)
        return msgspec.structs.replace(self, games=games if allowed else (*games, game))

    def with_person(self, user_id: int, allowed: bool) -> ServerRules:
        """Return the rules with a user allowed or not."""
        people = _without(self.people, user_id)
        return msgspec.structs.replace(self, people=people if allowed else (*people, user_id))


def _without(some: Sequence[int], one: int) -> tuple[int, ...]:
    return tuple(other for other in some if other != one)


async def load_rules(conn: Reader, guild_id: int | None) -> ServerRules:
    """Return the rules of a server; defaults if they cannot be decoded."""
    if guild_id is None:
        return ServerRules()
    return read_rules((await user_rows.get_guild(conn, guild_id)).settings)


def read_rules(kept: str) -> ServerRules:
    """Return the rules that a server's row holds; defaults if they cannot be decoded."""
    return decode_or(kept, ServerRules, ServerRules())


async def servers_barring(conn: Reader, user_id: int) -> list[int]:
    """Return the servers on which a user may not play."""
    found = await user_rows.guilds_with_settings(conn)
    return [guild.id for guild in found if user_id in read_rules(guild.settings).people]


async def must_be_welcome(conn: Reader, guild_id: int | None, user_ids: Sequence[int]) -> None:
    """Raise Refusal if one of the users may not play on a server."""
    barred = set((await load_rules(conn, guild_id)).people).intersection(user_ids)
    if barred:
        raise Refusal("err-server-person", who=Msg("say-person", {"user": min(barred)}))


async def must_be_allowed_to_open(
    conn: Reader, guild_id: int, channel_id: int, game: str, user_id: int, *, most: int
) -> None:
    """Raise Refusal unless a user may open another match of a game in a channel.

    most: matches that may be open at a time on any server, whatever its own rules allow.
    """
    rules = await load_rules(conn, guild_id)
    await must_be_welcome(conn, guild_id, [user_id])
    if game in rules.games:
        raise Refusal("err-server-game", game=Msg(f"{game}-name"))
    await must_be_played_in(conn, guild_id, channel_id)
    most = most if rules.most is None else min(most, rules.most)
    if await quota_rows.count_matches_on(conn, guild_id) >= most:
        raise Refusal("err-server-full", most=most)


async def must_be_played_in(conn: Reader, guild_id: int, channel_id: int) -> None:
    """Raise Refusal unless matches may be played in a channel, naming those where they may."""
    rules = await load_rules(conn, guild_id)
    if rules.admits(channel_id):
        return
    allowed = [channel for channel in rules.channels if rules.admits(channel)]
    if allowed:
        named = Many(tuple(Msg("say-channel", {"channel": channel}) for channel in allowed[:MAX_CHANNELS_NAMED]))
        raise Refusal("err-server-channel", channels=named)
    raise Refusal("err-server-channel-here")


class ServerRulesEditor:
    """Read and change the rules of servers. The caller checks who may do so."""

    def __init__(self, database: Database, most: int) -> None:
        """most: matches that may be open on a server at a time, whatever its rules allow."""
        self._database = database
        self.most = most

    async def rules(self, guild_id: int) -> ServerRules:
        """Return the rules of a server."""
        return await self._database.ask(load_rules, guild_id)

    async def allow(
        self,
        guild_id: int,
        allowed: bool,
        *,
        channel_id: int | None = None,
        game: str | None = None,
        user_id: int | None = None,
    ) -> ServerRules:
        """Allow a channel, a game, a user, or all three; or forbid them."""
        async with self._database.tx() as tx:
            rules = read_rules((await user_rows.lock_guild(tx, guild_id)).settings)
            if channel_id is not None:
                rules = rules.with_channel(channel_id, allowed)
            if game is not None:
                rules = rules.with_game(game, allowed)
            if user_id is not None:
                rules = rules.with_person(user_id, allowed)
            await _keep(tx, guild_id, rules)
        return rules

    async def silence(self, guild_id: int, silent: bool) -> ServerRules:
        """Let computer players say nothing in new matches, or let them talk again."""
        return await self._set(guild_id, silent=silent)

    async def limit(self, guild_id: int, most: int) -> ServerRules:
        """Set how many matches may be open at a time. Raises Refusal for an impossible number."""
        if not 1 <= most <= self.most:
            raise Refusal("err-server-limit", least=1, most=self.most)
        return await self._set(guild_id, most=most)

    async def _set(self, guild_id: int, **fields: Any) -> ServerRules:
        async with self._database.tx() as tx:
            held = await user_rows.lock_guild(tx, guild_id)
            rules = msgspec.structs.replace(read_rules(held.settings), **fields)
            await _keep(tx, guild_id, rules)
        return rules


async def _keep(tx: Tx, guild_id: int, rules: ServerRules) -> None:
    await user_rows.set_guild(tx, guild_id, settings=plain_json(rules))
