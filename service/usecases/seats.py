"""Changes of who plays a seat: handing over, taking back, substitutes, and computer players that hold a seat."""

from collections.abc import Container

from engines.core.text.messages import Msg, SeatRef
from players import PLAYERS
from service.autoplay import delays, sources, stand_in, standing_orders
from service.base import limits
from service.base.config import DAY, DEFAULT_COMPUTER, PACES
from service.base.errors import Refusal
from service.driver import driver, pausing, publishing
from service.driver.repository import MatchRepository
from service.history import idempotency
from service.match import invitations, notifications, server_rules
from service.match.snapshot import plain_json
from service.match.unit_of_work import UnitOfWork
from service.people.user import User
from service.queries.match_queries import VOTES
from service.usecases.votes import Votes
from store import rows
from store.database import Tx
from store.tables import social_rows

RUNNING = ("live", "paused")
ASK_AGAIN_AFTER = DAY
"""Seconds before a person is asked about the same match again."""


def give_seat(
    unit: UnitOfWork, seat: int, how: str, *, was: int | None, ping: tuple[int, ...] = (), **fields: object
) -> None:
    """Give a seat to another player, who is asked for what it owes.

    how: the end of the key of the sentence about it. was: the user who played or owns it. ping: users to notify
    even if the seat owes nothing. Raises Refusal if a held turn ends the match.
    """
    if unit.match.row.status == "live":
        driver.flush(unit)
    publishing.release_duty(unit, seat)
    if how not in ("held", "gone", "resigned"):
        _end_calls(unit, seat, was if how == "computer" else None)
    if fields.get("owner_id", unit.match.seats[seat].owner_id) != unit.match.seats[seat].owner_id:
        # Other people than before must agree now.
        unit.close_proposals(*VOTES)
        unit.forget_instructions(seat=seat)
    unit.update_seat(seat, invited_turn=None, **fields)
    # Plans and premoves are for the position that the former player saw.
    unit.forget_instructions("premove", seat)
    unit.forget_instructions("plan", seat)
    standing_orders.owner_returned(unit, seat)
    if "owner_id" in fields:
        standing_orders.give_usual(unit, seat)
    unit.queue_card()
    if unit.match.row.status == "frozen":
        return
    pausing.log_system_step(unit, seat, "replace", user_id=was, how=how)
    if unit.match.row.status == "live":
        driver.advance(unit)
    publishing.queue_untold(unit, ping=() if unit.match.seats[seat].awaited else unit.select_pingable(ping))
    if fields.get("user_id") is not None:
        notifications.announce_overdue_to(unit, seat)
        sources.set_stand_in_timers(unit)


def release_seat(unit: UnitOfWork, seat: int) -> None:
    """Let a person leave for good; a computer player goes on.

    If the last person leaves, lent seats go back to their owners; if there are none, the match is aborted.
    """
    row = unit.match.seats[seat]
    others = [other for other in unit.match.seats if other.seat != seat and other.owner_id is not None]
    if not others:
        unit.update_seat(seat, left=True)
        pausing.abort_match(unit, Msg("say-broken-off-resigned", {"seat": SeatRef(seat)}))
        return
    if unit.match.row.host_id == row.owner_id:
        unit.update_row(host_id=others[0].owner_id)
    lent = others if all(other.user_id is None for other in others) else []
    give_seat(
        unit,
        seat,
        "resigned",
        was=row.owner_id,
        user_id=None,
        owner_id=None,
        computer=DEFAULT_COMPUTER,
        left=True,
    )
    for other in lent:
        owner = other.owner_id
        if owner is not None and unit.match.row.status != "over":
            give_seat(unit, other.seat, "taken-back", was=owner, ping=(owner,), user_id=owner, computer=None)


class Seats:
    """Change who plays a seat."""

    def __init__(self, matches: MatchRepository, votes: Votes) -> None:
        self._matches = matches
        self._votes = votes

    async def hand_over(
        self, user: User, match_id: int, *, to: User | None = None, computer: str | None = None
    ) -> None:
        """Offer one's seat to another person for good, or lend it to a computer player until one takes it back.

        computer: its kind; the table's stand-in if none is named. A seat that is lent already changes its kind.
        An offer changes nothing until it is accepted. Raises Refusal, among others, if the person cannot see the
        match's channel, or takes no invitation from the user or none just now.
        """
        if to is not None:
            await self._offer(user, match_id, to)
            return
        async with self._matches.change(match_id, user) as unit:
            unit.match.must_have_status(*RUNNING)
            kind = computer or unit.match.settings.stand_in_by
            must_know_computer(kind, {*PLAYERS, *unit.config.players})
            owned = unit.match.seat_owned_by(user.id)
            if computer is not None and owned is not None and owned.user_id is None:
                unit.update_seat(owned.seat, computer=kind)
                unit.queue_card()
                return
            seat = unit.match.must_play(user.id).seat
            if not [row for row in unit.match.humans() if row.seat != seat]:
                raise Refusal("err-last-person")
            give_seat(unit, seat, "computer", was=user.id, user_id=None, computer=kind)
        await self._votes.settle(match_id)

    async def _offer(self, user: User, match_id: int, to: User) -> None:
        await self._matches.access.must_act(user.id, match_id)
        await self._matches.access.guests_must_see([to], match_id)
        async with self._matches.change(match_id, user) as unit:
            match = unit.match
            match.must_have_status(*RUNNING)
            seat = match.must_play(user.id).seat
            if match.seat_owned_by(to.id) is not None:
                raise Refusal("err-plays-already", name=unit.users[to.id].name_on(match.row.guild_id) or to.name)
            async with self._matches.database.read() as conn:
                asked = await social_rows.invitations_to_match(conn, match_id)
                if invitations.find_open_offer(match, asked, seat, unit.now) is not None:
                    raise Refusal("err-seat-offered-already")
                if any(row.user_id == to.id and unit.now - row.at < ASK_AGAIN_AFTER for row in asked):
                    raise Refusal("err-asked-lately", name=to.name)
                welcome = await invitations.find_invitable(conn, unit, user, [to], all_or_none=True)
            invitations.send_invitations(unit, user, [to], welcome, seat)

    async def accept(self, user: User, match_id: int, seat: int) -> None:
        """Take over a seat that was offered to the user. Raises Refusal if they no longer can."""
        async with self._matches.change(match_id, user) as unit:
            match = unit.match
            match.must_have_status(*RUNNING)
            if match.seat_owned_by(user.id) is not None:
                raise Refusal("err-holds-already")
            async with self._matches.database.read() as conn:
                asked = await social_rows.invitations_to_match(conn, match_id)
                await server_rules.must_be_welcome(conn, match.row.guild_id, [user.id])
            offer = next((row for row in asked if row.user_id == user.id and row.seat == seat), None)
            if offer is None or not seat < len(match.seats):
                raise Refusal("err-seat-not-offered")
            if match.seats[seat].owner_id is None:
                raise Refusal("err-seat-offer-left")
            if match.seats[seat].owner_id != offer.by_user:
                raise Refusal("err-seat-offer-gone", seat=SeatRef(seat))
            if not invitations.is_offer_open(match, offer, unit.now):
                raise Refusal("err-seat-offer-late", days=invitations.OFFER_DAYS)
            self._settle_in(unit, seat, "handed-over", user, offer.by_user)
            unit.also_write(social_rows.uninvite, match_id, user.id)

    async def decline(self, user: User, match_id: int, seat: int) -> None:
        """Decline an offered seat and notify its giver. Raises Refusal if none is offered."""
        async with self._matches.change(match_id, user, "read") as unit:
            asked = await self._matches.database.ask(social_rows.invitations_to_match, match_id)
            offer = invitations.find_open_offer(unit.match, asked, seat, unit.now)
            if offer is None or offer.user_id != user.id or unit.match.row.status not in RUNNING:
                raise Refusal("err-seat-not-offered")
            unit.also_write(social_rows.end_offer, match_id, user.id)
            name = unit.users[user.id].name_on(unit.match.row.guild_id)
            unit.announce(Msg("say-declined-seat", {"name": name}), ping=(offer.by_user,))

    async def withdraw(self, user: User, match_id: int) -> None:
        """Withdraw the offer of one's seat, without a notice. Raises Refusal if it is not offered."""
        async with self._matches.change(match_id, user, "read") as unit:
            owned = unit.match.seat_owned_by(user.id)
            asked = await self._matches.database.ask(social_rows.invitations_to_match, match_id)
            offer = None if owned is None else invitations.find_open_offer(unit.match, asked, owned.seat, unit.now)
            if offer is None:
                raise Refusal("err-no-seat-offered")
            unit.also_write(social_rows.end_offer, match_id, offer.user_id)

    def _settle_in(self, unit: UnitOfWork, seat: int, how: str, newcomer: User, was: int | None) -> None:
        """Give a seat for good to the acting user.

        Raises Refusal, at the end of the unit, if they play too many matches.
        """
        unit.also_write(limits.must_have_room, unit.config.limits, newcomer.id, but=unit.match.id)
        give_seat(unit, seat, how, was=was, user_id=newcomer.id, owner_id=newcomer.id, computer=None)

    async def take_back(self, user: User, match_id: int) -> None:
        """Take one's own seat back from a computer player. A second press gets the same answer."""
        await self._matches.access.must_act(user.id, match_id)
        match = await self._matches.get(match_id)
        if match.seat_played_by(user.id) is not None:
            async with self._matches.database.read() as conn:
                if await idempotency.did_last(conn, match, user.id, "taken-back"):
                    return
        async with self._matches.change(match_id, user) as unit:
            unit.match.must_have_status(*RUNNING)
            seat = unit.match.seat_owned_by(user.id)
            if seat is None:
                raise Refusal("err-not-your-seat")
            if seat.user_id == user.id:
                raise Refusal("err-holds-already")
            give_seat(unit, seat.seat, "taken-back", was=user.id, user_id=user.id, computer=None)

    async def lend_to_computer(self, user: User, match_id: int, seat: int, *, manager: bool = False) -> None:
        """Let a computer player hold an overdue seat until its owner comes back.

        The seat of a player who can no longer act there need not be overdue; then the host and managers of the
        server (``manager``) may do it as well.
        """
        await self._matches.access.must_act(user.id, match_id)
        gone = await self._matches.is_absent(match_id, seat)
        async with self._matches.change(match_id, user) as unit:
            row = self._left_behind(unit, user, seat, manager) if gone else self._overdue(unit, user, seat)
            how = "gone" if gone else "held"
            give_seat(unit, row.seat, how, was=row.user_id, user_id=None, computer=unit.match.settings.stand_in_by)
        await self._votes.settle(match_id)

    async def let_computers_answer(self, user: User, match_id: int) -> None:
        """Let computer players answer the open auction for all other players who are out of time.

        It does not show for whom: the seats stay theirs, and the answers are as secret as others.
        """
        async with self._matches.change(match_id, user) as unit:
            late = self._late_bidders(unit, user)
            # All at one moment, or the time of the last bid would reveal who was missing.
            at = unit.now + max(delays.computer_delay(unit, row.seat) for row in late)
            for row in late:
                unit.set_timer(stand_in.KIND, at, seat=row.seat)

    async def wait_more(self, user: User, match_id: int, seat: int | None) -> None:
        """Wait as long again for an overdue seat before calling the others; None for all seats of an auction."""
        async with self._matches.change(match_id, user) as unit:
            late = self._late_bidders(unit, user) if seat is None else [self._overdue(unit, user, seat)]
            for row in late:
                unit.set_timer("overdue", unit.now + PACES[unit.match.row.pace], seat=row.seat)

    async def find_substitute(self, user: User, match_id: int, seat: int) -> None:
        """Call for a substitute for an overdue seat; players may also call for their own."""
        async with self._matches.change(match_id, user) as unit:
            unit.match.must_have_status(*RUNNING)
            owned = unit.match.seat_owned_by(user.id)
            own = owned is not None and owned.seat == seat
            if not own:
                self._overdue(unit, user, seat)
            calls = await self._matches.database.ask(social_rows.open_proposals, match_id, _call(seat))
            fresh = [call for call in calls if unit.now - call.created < unit.config.nudge_gap]
            if fresh and not _came_back(unit, seat, fresh[-1]) and (not own or fresh[-1].by_user == user.id):
                raise Refusal("err-called-already", seat=SeatRef(seat))
            unit.close_proposals(_call(seat))
            unit.also_write(
                social_rows.insert_proposal,
                match_id=match_id,
                kind=_call(seat),
                by_user=user.id,
                now=unit.now,
                payload=plain_json({"asked": []}),
            )
            wanted = Msg("say-substitute-wanted", {"seat": SeatRef(seat), "match": match_id})
            unit.announce(wanted, call="substitute", seat=seat)

    async def take_seat(self, user: User, match_id: int, seat: int) -> None:
        """Take a seat for which a substitute is called."""
        async with self._matches.change(match_id, user) as unit:
            unit.match.must_have_status(*RUNNING)
            if unit.match.seat_owned_by(user.id) is not None:
                raise Refusal("err-holds-already")
            async with self._matches.database.read() as conn:
                await server_rules.must_be_welcome(conn, unit.match.row.guild_id, [user.id])
                calls = await social_rows.open_proposals(conn, match_id, _call(seat))
            if not calls or not 0 <= seat < len(unit.match.seats) or _came_back(unit, seat, calls[-1]):
                raise Refusal("err-no-call")
            was = unit.match.seats[seat].owner_id
            self._settle_in(unit, seat, "substituted", user, was)

    def _left_behind(self, unit: UnitOfWork, user: User, seat: int, manager: bool) -> rows.Seat:
        """Return the seat of a player who can no longer act there. Raises Refusal if it cannot be lent."""
        unit.match.must_have_status(*RUNNING)
        if user.id != unit.match.row.host_id and not manager:
            unit.match.must_play(user.id)
        row = unit.match.seats[seat]
        if row.user_id is None:
            raise Refusal("err-held-already", seat=SeatRef(seat))
        if all(other.seat == seat for other in unit.match.humans()):
            raise Refusal("err-last-person-gone", seat=SeatRef(seat))
        return row

    def _late_bidders(self, unit: UnitOfWork, user: User) -> list[rows.Seat]:
        """Return the other seats whose time to answer the open auction is up, whether they have answered or not.

        Raises Refusal if there are none.
        """
        unit.match.must_have_status("live")
        unit.match.must_play(user.id)
        facts = unit.match.contest
        asked = [unit.match.seats[seat] for seat in (() if facts is None else facts.seats)]
        late = [row for row in asked if row.user_id != user.id and notifications.is_overdue(unit, row)]
        if not late:
            raise Refusal("err-auction-not-overdue")
        return late

    def _overdue(self, unit: UnitOfWork, user: User, seat: int) -> rows.Seat:
        """Return a seat for which the others may act. Raises Refusal, with the reason, if they may not."""
        unit.match.must_have_status("live")
        unit.match.must_play(user.id)
        if not 0 <= seat < len(unit.match.seats):
            raise Refusal("err-no-such-seat")
        row = unit.match.seats[seat]
        if row.user_id == user.id:
            raise Refusal("err-overdue-yourself")
        if notifications.would_reveal_missing(unit, row):
            raise Refusal("err-auction-together")
        if row.user_id is None:
            raise Refusal("err-held-already", seat=SeatRef(seat))
        if not row.awaited or row.waits_until is not None:
            raise Refusal("err-not-awaited", seat=SeatRef(seat))
        if not notifications.is_overdue(unit, row):
            raise Refusal("err-not-overdue", seat=SeatRef(seat))
        return row


def must_know_computer(kind: str, known: Container[str]) -> None:
    """Raise Refusal if there is no such computer player."""
    if kind not in known:
        raise Refusal("err-no-such-computer", text=kind[:40])


def _came_back(unit: UnitOfWork, seat: int, call: rows.Proposal) -> bool:
    """Return whether the player for whom a substitute was called has played since, as far as all may know."""
    row = unit.match.seats[seat]
    if row.user_id is None or call.by_user == row.owner_id:
        return False
    return not row.awaited or (row.awaited_since or 0) > call.created


def _end_calls(unit: UnitOfWork, seat: int, but: int | None) -> None:
    """End the calls for a substitute for a seat, except by its owner (``but``)."""

    async def write(tx: Tx) -> None:
        for call in await social_rows.open_proposals(tx, unit.match.id, _call(seat)):
            if but is None or call.by_user != but:
                await social_rows.close_proposal(tx, call.id, unit.now)

    unit.also_write(write)


def _call(seat: int) -> str:
    return f"substitute-{seat}"
