"""Votes: answer a proposal to which all other people must agree, and carry it out."""

from dataclasses import replace

from engines.core.text.messages import Msg, SeatRef
from service.base.errors import Refusal
from service.base.lenient_json import decode_object
from service.base.read_models.matches import MatchInfo, ProposalInfo
from service.driver import pausing, undoing
from service.driver.repository import MatchRepository
from service.match.proposals import OpenedProposal, find_voters, open_vote
from service.match.snapshot import MatchSnapshot, plain_json
from service.match.unit_of_work import UnitOfWork
from service.people.user import User
from service.queries.match_queries import VOTES, MatchQueries, proposal_of
from store import rows
from store.tables import social_rows


class Votes:
    """Answer votes, and open them."""

    def __init__(self, matches: MatchRepository, queries: MatchQueries) -> None:
        self._matches = matches
        self._queries = queries

    async def answer(self, user: User, proposal_id: int, yes: bool) -> ProposalInfo | None:
        """Agree or refuse; return None once the vote is settled.

        Raises Refusal if it is over or not the user's.
        """
        found = await self._queries.proposal(proposal_id)
        async with self._matches.change(found.match_id, user) as unit:
            row = await self._matches.database.ask(social_rows.get_proposal, proposal_id)
            if row is None or row.kind not in VOTES:
                raise Refusal("err-vote-gone")
            if row.closed is not None:
                if _answered_so(row, user, yes, unit.match):
                    return None
                raise Refusal("err-vote-gone")
            if user.id == row.by_user:
                raise Refusal("err-vote-own")
            seat = unit.match.must_play(user.id).seat
            if yes:
                return await self._agree(unit, row, user)
            self._close(unit, _with_answer(row, user, False))
            unit.announce(Msg("say-vote-refused", {"seat": SeatRef(seat)}), ping=(row.by_user,))
            return None

    async def _agree(self, unit: UnitOfWork, row: rows.Proposal, user: User) -> ProposalInfo | None:
        """Count a yes. Returns None if it was the last one missing."""
        row = _with_answer(row, user, True)
        vote = proposal_of(row, unit.match)
        if not _agreed(vote):
            unit.also_write(social_rows.set_answers, row.id, row.answers)
            return vote
        self._close(unit, row)
        await self._carry_out(unit, row)
        return None

    async def settle(self, match_id: int) -> None:
        """Carry out a vote to which all remaining people agree, after a person has stopped playing.

        A vote without a yes from a remaining person stays open.
        """
        async with self._matches.change(match_id) as unit:
            found = await self._matches.database.ask(social_rows.open_proposals, match_id)
            for row in found:
                fits = row.kind == "close" or (row.kind in VOTES and unit.match.row.status == "live")
                if fits and _agreed(proposal_of(row, unit.match)):
                    self._close(unit, row)
                    await self._carry_out(unit, row)
                    return

    async def pause(self, user: User, match_id: int) -> MatchInfo | ProposalInfo:
        """Propose to pause the match, or agree to it; a single person pauses it at once."""
        return await self._propose(user, match_id, "pause", "live")

    async def close(self, user: User, match_id: int) -> MatchInfo | ProposalInfo:
        """Propose to abort the match, or agree to it; a single person aborts it at once.

        An aborted match stays aborted.
        """
        await self._matches.access.must_act(user.id, match_id)
        match = await self._matches.get(match_id)
        if match.row.status == "aborted" and match.seat_owned_by(user.id) is not None:
            return await self._queries.info(match_id)
        return await self._propose(user, match_id, "close", "live", "paused", "frozen")

    async def resume(self, user: User, match_id: int, *, manager: bool = False) -> None:
        """Resume a paused match; any player may, or the users named by `pausing.must_resume`."""
        async with self._matches.change(match_id, user) as unit:
            seat = pausing.must_resume(unit, user, manager=manager)
            if unit.match.people_but(user.id):
                self._matches.rate_limits.proposed.count(user.id)
            pausing.resume(unit, seat)

    async def _propose(self, user: User, match_id: int, kind: str, *statuses: str) -> MatchInfo | ProposalInfo:
        opened: OpenedProposal | None = None
        async with self._matches.change(match_id, user) as unit:
            unit.match.must_have_status(*statuses)
            unit.match.must_play(user.id)
            known = await self._matches.database.ask(social_rows.open_proposals, match_id, kind)
            if not find_voters(unit):
                self._rest_or_close(unit, kind)
            elif known and known[-1].by_user != user.id:
                # Proposing what is already proposed means agreeing to it.
                vote = await self._agree(unit, known[-1], user)
                if vote is not None:
                    return vote
            else:
                opened = open_vote(unit, kind, self._matches.rate_limits.proposed.count)
        if opened is not None:
            return await self._queries.proposal(opened.id)
        return await self._queries.info(match_id)

    async def _carry_out(self, unit: UnitOfWork, row: rows.Proposal) -> None:
        if row.kind != "undo":
            self._rest_or_close(unit, row.kind)
            return
        unit.match.must_have_status("live")
        proposer = unit.match.seat_played_by(row.by_user) if row.by_user is not None else None
        await undoing.undo_to(
            unit,
            self._matches.database,
            row.to_seq or 0,
            seat=proposer.seat if proposer else None,
            origin="player",
            user_id=row.by_user,
        )

    def _rest_or_close(self, unit: UnitOfWork, kind: str) -> None:
        if kind == "pause":
            unit.match.must_have_status("live")
            unit.close_proposals("undo")
            pausing.pause(unit)
        else:
            pausing.abort_match(unit, Msg("say-broken-off"))

    def _close(self, unit: UnitOfWork, row: rows.Proposal) -> None:
        """End a vote, and store the answers, since a button may be pressed twice."""
        unit.also_write(social_rows.set_answers, row.id, row.answers)
        unit.also_write(social_rows.close_proposal, row.id, unit.now)


def _with_answer(row: rows.Proposal, user: User, yes: bool) -> rows.Proposal:
    """Return a vote with one more answer."""
    return replace(row, answers=plain_json({**decode_object(row.answers), str(user.id): yes}))


def _answered_so(row: rows.Proposal, user: User, yes: bool, match: MatchSnapshot) -> bool:
    """Return whether this answer of the user ended the vote: by a no, or as all agreed."""
    same = decode_object(row.answers).get(str(user.id)) is yes
    return same and (not yes or _agreed(proposal_of(row, match)))


def _agreed(vote: ProposalInfo) -> bool:
    """Return whether all who have to agree have done so, and there is at least one."""
    return bool(vote.yes) and set(vote.yes) == set(vote.asked)
