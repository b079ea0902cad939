"""The lobby of a match: who plays, with which options, and the start."""

import asyncio
from collections.abc import AsyncIterator, Collection, Container, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import msgspec

from engines.core.game import Game
from engines.core.text.messages import Msg, SeatRef
from i18n.locales import LOCALES, match_locale
from players import PLAYERS
from service.autoplay import stand_in
from service.base import limits
from service.base.config import DEFAULT_COMPUTER, PACES, STAND_IN
from service.base.errors import Refusal
from service.base.jobs import Announce, UpdateCard, encode_job
from service.base.read_models.matches import MatchInfo
from service.driver import lobby_changes, starting
from service.driver.repository import MatchRepository
from service.match import invitations, server_rules
from service.match.snapshot import MatchSettings, MatchSnapshot, plain_json, settings_of
from service.match.unit_of_work import UnitOfWork
from service.people import users
from service.people.user import User
from service.queries.match_queries import MatchQueries
from service.usecases.seats import must_know_computer
from store.database import Tx
from store.tables import match_rows, outbox_rows, social_rows, timer_rows, user_rows

JOINED_ALREADY = "err-joined-already"
MAX_GRACE = 60
"""The longest grace of a finished turn, in seconds."""


class Lobby:
    """Open, fill and start matches."""

    def __init__(self, matches: MatchRepository, queries: MatchQueries) -> None:
        self._matches = matches
        self._queries = queries

    async def create(
        self,
        user: User,
        *,
        game: str,
        guild_id: int,
        channel_id: int,
        locale: str | None = None,
        seats: int | None = None,
        pace: str = "daily",
        rematch_of: int | None = None,
        **settings: Any,
    ) -> MatchInfo:
        """Open a lobby with its host in it and queue its card. Raises Refusal for impossible options.

        locale: the chosen language. If None, it is the server's, else the host's; if a single person starts the
        match among computer players, that person's. settings: further fields of `MatchSettings`.
        """
        rules = self._game(game)
        seats = rules.info.seats[1] if seats is None else seats
        chosen = MatchSettings(seats, rematch_of=rematch_of, language_chosen=locale is not None, **settings)
        _check_options(rules, chosen, pace, locale, self._kinds)
        now = self._matches.now()
        async with self._matches.database.tx() as tx:
            if rematch_of is not None and (there := await _rematch_of(tx, rematch_of, channel_id)) is not None:
                raise _Opened(there)
            # The locks make concurrent openings for the same person or server wait, so all are counted.
            host = await users.save_names(tx, user)
            server = await user_rows.lock_guild(tx, guild_id)
            await limits.must_be_free_to_open(tx, self._matches.config.limits, user.id)
            await server_rules.must_be_allowed_to_open(
                tx, guild_id, channel_id, game, user.id, most=self._matches.config.limits.server
            )
            self._matches.rate_limits.opened.count(user.id)
            if "table_talk" not in settings and server_rules.read_rules(server.settings).silent:
                chosen = msgspec.structs.replace(chosen, table_talk=False)
            match_id = await match_rows.insert_match(
                tx,
                game=game,
                rules_version=rules.info.rules_version,
                settings=plain_json(chosen),
                locale=locale or match_locale(server.locale, host.language()),
                pace=pace,
                host_id=user.id,
                guild_id=guild_id,
                channel_id=channel_id,
                now=now,
            )
            await match_rows.join_lobby(tx, match_id, user_id=user.id)
            await timer_rows.set_timer(
                tx, kind="lobby", fires_at=now + self._matches.config.lobby_life, match_id=match_id
            )
            await outbox_rows.add(
                tx,
                kind="card",
                payload=encode_job(UpdateCard(match_id)),
                now=now,
                key=f"card:{match_id}",
                guild_id=guild_id,
            )
        return await self._queries.info(match_id)

    async def join(self, user: User, match_id: int) -> None:
        """Join the lobby. Raises Refusal if it is full or the user is in it already."""
        async with self._matches.change(match_id, user) as unit:
            unit.match.must_have_status("lobby")
            if any(person.user_id == user.id for person in unit.match.people):
                raise Refusal(JOINED_ALREADY)
            await self._matches.database.ask(server_rules.must_be_welcome, unit.match.row.guild_id, [user.id])
            unit.also_write(limits.must_have_room, unit.config.limits, user.id, but=match_id)
            lobby_changes.add_member(unit, user_id=user.id)
            unit.also_write(social_rows.uninvite, match_id, user.id)

    async def refuse_usual_orders(self, user: User, match_id: int, refuses: bool) -> None:
        """Decline the game's usual orders for one's seat, or accept them again. Raises Refusal."""
        async with self._matches.change(match_id, user) as unit:
            unit.match.must_have_status("lobby")
            if all(person.user_id != user.id for person in unit.match.people):
                raise Refusal("err-not-in-lobby")
            others = tuple(other for other in unit.match.settings.by_hand if other != user.id)
            unit.update_settings(by_hand=(*others, user.id) if refuses else others)

    async def refuses_usual_orders(self, user_id: int, match_id: int) -> bool:
        """Return whether a user has declined the usual orders in a lobby."""
        return user_id in (await self._matches.get(match_id)).settings.by_hand

    async def leave(self, user: User, match_id: int) -> None:
        """Leave the lobby. A host who leaves passes it on; the last person closes it."""
        async with self._matches.change(match_id, user, "read") as unit:
            unit.match.must_have_status("lobby")
            if all(person.user_id != user.id for person in unit.match.people):
                raise Refusal("err-not-in-lobby")
            lobby_changes.cancel_full_call(unit)
            lobby_changes.remove_member(unit, user.id)
            heirs = [person.user_id for person in unit.match.people if person.user_id is not None]
            if heirs:
                unit.update_row(host_id=heirs[0] if unit.match.row.host_id == user.id else unit.match.row.host_id)
                lobby_changes.extend_life(unit)
            else:
                lobby_changes.close_lobby(unit)
            unit.queue_card()

    async def add_computer(self, user: User, match_id: int, kind: str = DEFAULT_COMPUTER) -> None:
        """Add a computer player. Only the host may."""
        must_know_computer(kind, self._kinds)
        async with self._hosting(user, match_id) as unit:
            lobby_changes.add_member(unit, computer=kind)

    async def remove_computer(self, user: User, match_id: int) -> None:
        """Remove the newest computer player. Only the host may."""
        async with self._hosting(user, match_id) as unit:
            seated = [person for person in unit.match.people if person.computer is not None]
            if not seated:
                raise Refusal("err-no-computer-here")
            last = seated[-1]
            lobby_changes.cancel_full_call(unit)
            unit.match = replace(
                unit.match, people=tuple(person for person in unit.match.people if person != last)
            )
            unit.also_write(match_rows.leave_lobby, match_id, position=last.position)
            lobby_changes.extend_life(unit)
            unit.queue_card()

    async def invite(self, user: User, match_id: int, invited: Sequence[User]) -> MatchInfo:
        """Invite people with one message that names those not invited before, and ping those who want that.

        Raises Refusal, among others, for a person who cannot see the match's channel, or takes no invitation from
        the user or none just now; the last two get the same answer.
        """
        await self._matches.access.must_act(user.id, match_id)
        await self._matches.access.guests_must_see(invited, match_id)
        return await self._invite(user, match_id, invited, all_or_none=True)

    async def _invite(self, user: User, match_id: int, invited: Sequence[User], *, all_or_none: bool) -> MatchInfo:
        """If not ``all_or_none``, people who take no invitation are left out without notice."""
        async with self._matches.change(match_id, user) as unit:
            unit.match.must_have_status("lobby")
            if all(person.user_id != user.id for person in unit.match.people):
                raise Refusal("err-not-in-lobby")
            seated = {person.user_id for person in unit.match.people}
            async with self._matches.database.read() as conn:
                asked = {row.user_id for row in await social_rows.invitations_to_match(conn, match_id)}
                fresh = [guest for guest in invited if guest.id not in asked | seated]
                if not fresh and all_or_none:
                    raise Refusal("err-invited-already")
                welcome = await invitations.find_invitable(conn, unit, user, fresh, all_or_none=all_or_none)
            if welcome:
                lobby_changes.extend_life(unit)
                invitations.send_invitations(unit, user, fresh, welcome)
        return await self._queries.info(match_id)

    async def way_to(self, user_id: int, match_id: int) -> invitations.InvitationChannel:
        """Return how to notify an invited user now; see `invitations.invitation_channel`."""
        match = await self._matches.get(match_id)
        async with self._matches.database.read() as conn:
            guest = (await users.load(conn, [user_id]))[user_id]
            asked = await social_rows.invitations_to_match(conn, match_id)
        offer = next((row for row in asked if row.user_id == user_id), None)
        return invitations.invitation_channel(match, guest, self._matches.clock.now(), offer)

    async def set_options(
        self,
        user: User,
        match_id: int,
        *,
        pace: str | None = None,
        locale: str | None = None,
        options: Mapping[str, Any] | None = None,
        **changes: Any,
    ) -> None:
        """Change the lobby's options. Only the host may; an option not named, or None, stays as it is.

        changes: of further fields of `MatchSettings`.
        """
        async with self._hosting(user, match_id) as unit:
            old = unit.match.settings
            settings = msgspec.structs.replace(
                old,
                **{name: value for name, value in changes.items() if value is not None},
                options={**old.options, **(options or {})},
                language_chosen=old.language_chosen or locale is not None,
            )
            row = unit.match.row
            # A program that the operator no longer offers may stay where it was chosen.
            kinds = {*self._kinds, old.stand_in_by}
            _check_options(unit.match.game, settings, pace or row.pace, locale or row.locale, kinds)
            if len(unit.match.people) > settings.seats:
                raise Refusal("err-too-many-people", n=len(unit.match.people))
            if settings.seats > old.seats:
                lobby_changes.cancel_full_call(unit)
            unit.update_row(pace=pace or row.pace, locale=locale or row.locale)
            unit.match = replace(unit.match, settings=settings)
            lobby_changes.extend_life(unit)
            unit.queue_card()

    async def close(self, user: User, match_id: int, *, admin: bool = False) -> None:
        """Close a lobby. Only the host may, or an administrator of the server (``admin``).

        A closed lobby stays closed.
        """
        await self._matches.access.must_act(user.id, match_id)
        match = await self._matches.get(match_id)
        if match.row.status == "aborted" and not match.seats and (admin or match.row.host_id == user.id):
            return
        async with self._matches.change(match_id, user) as unit:
            unit.match.must_have_status("lobby")
            if not admin and unit.match.row.host_id != user.id:
                raise Refusal("err-host-only")
            lobby_changes.close_lobby(unit)
            unit.queue_card()

    async def start(self, user: User, match_id: int) -> None:
        """Draw the seats and begin. Only the host may, with at least as many people as the game needs.

        Members who can no longer act there get no seat.
        """
        await self._matches.access.must_act(user.id, match_id)
        match = await self._matches.get(match_id)
        gone = await self._gone(match, [person.user_id for person in match.people if person.user_id is not None])
        async with self._hosting(user, match_id) as unit:
            for user_id in gone:
                lobby_changes.remove_member(unit, user_id)
            least, _ = unit.match.game.info.seats
            if len(unit.match.people) < least:
                raise Refusal("err-too-few", n=len(unit.match.people), least=least)
            starting.begin_match(unit)

    async def rematch(self, user: User, match_id: int) -> MatchInfo:
        """Open a lobby like the match: its computer players join, its other people are invited.

        The match's place gets a post that leads there. A later request of another player joins that lobby. Raises
        Refusal unless the match is over and the user played in it.
        """
        await self._matches.access.must_act(user.id, match_id)
        async with self._matches.lock(match_id):
            old = await self._matches.get_locked(match_id)
            old.must_have_status("over", "aborted")
            if old.seat_owned_by(user.id) is None:
                raise Refusal("err-not-seated", match=match_id)
            try:
                return await self._open_rematch(user, old)
            except _Opened as opened:
                there = await self._queries.info(opened.match_id)
        if any(person.user_id == user.id for person in there.people):
            return there
        try:
            await self.join(user, there.id)
        except Refusal as refused:
            # They may have joined by another press, perhaps through another process.
            if refused.msg.key != JOINED_ALREADY:
                raise
        return await self._queries.info(there.id)

    async def _open_rematch(self, user: User, old: MatchSnapshot) -> MatchInfo:
        row = old.row
        made = await self.create(
            user,
            game=row.game,
            guild_id=row.guild_id or 0,
            channel_id=row.channel_id or 0,
            locale=row.locale,
            seats=len(old.seats),
            pace=row.pace,
            grace=old.settings.grace,
            stand_in=old.settings.stand_in,
            stand_in_by=old.settings.stand_in_by if old.settings.stand_in_by in self._kinds else STAND_IN,
            table_talk=old.settings.table_talk,
            options=old.settings.options,
            rematch_of=row.id,
        )
        for seat in old.seats:
            if seat.owner_id is None and seat.computer is not None:
                kind = seat.computer if seat.computer in self._kinds else DEFAULT_COMPUTER
                await self.add_computer(user, made.id, kind)
        await self._announce_rematch(user, old, made.id)
        async with self._matches.database.read() as conn:
            known = await users.load(conn, [s.owner_id for s in old.seats if s.owner_id is not None])
            barred = (await server_rules.load_rules(conn, row.guild_id)).people
        gone = {*await self._gone(old, list(known)), *barred}
        guests = [
            User(guest.id, guest.kept.name)
            for guest in known.values()
            if guest.id != user.id and guest.id not in gone
        ]
        if guests:
            return await self._invite(user, made.id, guests, all_or_none=False)
        return await self._queries.info(made.id)

    async def _announce_rematch(self, user: User, old: MatchSnapshot, lobby: int) -> None:
        """Queue the post about a rematch in the place of the old match."""
        said = Msg("say-rematch", {"seat": SeatRef(old.seat_of(user.id) or 0), "match": lobby})
        async with self._matches.database.tx() as tx:
            await outbox_rows.add(
                tx,
                kind="announce",
                payload=encode_job(Announce(old.row.id, said, call="rematch", lobby=lobby)),
                now=self._matches.now(),
                match_id=old.row.id,
                guild_id=old.row.guild_id,
            )

    async def _gone(self, match: MatchSnapshot, user_ids: Sequence[int]) -> set[int]:
        """Return the users who can no longer act in a match."""
        gate = self._matches.access
        gone = await asyncio.gather(*(gate.is_excluded(user_id, match.id) for user_id in user_ids))
        return {user_id for user_id, is_gone in zip(user_ids, gone, strict=True) if is_gone}

    @asynccontextmanager
    async def _hosting(self, user: User, match_id: int) -> AsyncIterator[UnitOfWork]:
        """Change a lobby as its host. If the host can no longer act there, any member becomes the host by this.

        Raises what `MatchRepository.change` does, and Refusal.
        """
        await self._matches.access.must_act(user.id, match_id)
        match = await self._matches.get(match_id)
        host, seated = match.row.host_id, any(person.user_id == user.id for person in match.people)
        heir = host not in (None, user.id) and seated and bool(await self._gone(match, [host or 0]))
        async with self._matches.change(match_id, user) as unit:
            unit.match.must_have_status("lobby")
            if heir and unit.match.row.host_id == host:
                unit.update_row(host_id=user.id)
            if unit.match.row.host_id != user.id:
                raise Refusal("err-host-only")
            yield unit

    @property
    def _kinds(self) -> Collection[str]:
        """Return the kinds of computer players that there are."""
        return {*PLAYERS, *self._matches.config.players}

    def _game(self, key: str) -> Game[Any, Any]:
        game = self._matches.games.get(key)
        if game is None:
            raise Refusal("err-no-such-game", text=key[:40])
        return game


class _Opened(Exception):
    """The lobby for the rematch exists already."""

    def __init__(self, match_id: int) -> None:
        super().__init__(match_id)
        self.match_id = match_id


async def _rematch_of(tx: Tx, match_id: int, channel_id: int) -> int | None:
    """Return the open lobby for a rematch of a match, and lock that until the transaction ends."""
    await match_rows.lock(tx, match_id)
    lobbies = await match_rows.matches_of_channel(tx, channel_id, ("lobby",))
    return next((row.id for row in lobbies if settings_of(row).rematch_of == match_id), None)


def _check_options(
    game: Game[Any, Any], settings: MatchSettings, pace: str, locale: str | None, kinds: Container[str]
) -> None:
    """Raise Refusal unless the options are possible for the game."""
    least, most = game.info.seats
    if not least <= settings.seats <= most:
        raise Refusal("err-seats", least=least, most=most)
    if not 0 <= settings.grace <= MAX_GRACE:
        raise Refusal("err-grace", most=MAX_GRACE)
    if settings.stand_in not in (0, *stand_in.HOURS):
        raise Refusal("err-stand-in")
    must_know_computer(settings.stand_in_by, kinds)
    if pace not in PACES:
        raise Refusal("err-pace")
    if locale not in (None, *LOCALES):
        raise Refusal("err-language")
    try:
        msgspec.convert(settings.options, game.types.settings)
    except msgspec.ValidationError as error:
        raise Refusal("err-options") from error
