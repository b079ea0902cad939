"""Read one match: what all readers may know of it, its votes and its posts."""

from service.base.errors import Refusal
from service.base.jobs import Sent
from service.base.lenient_json import decode_object
from service.base.read_models.matches import LobbyPerson, MatchInfo, ProposalInfo, SeatInfo
from service.driver.repository import MatchRepository
from service.match.snapshot import MatchSnapshot, read_msg
from service.people import users
from store import rows
from store.database import Reader
from store.tables import match_rows, post_rows, social_rows

COMPUTER_NAMES = ("Regina", "Ulrich", "Sibylla", "Anton", "Veronika", "Georg")
VOTES = ("undo", "pause", "close")
"""The kinds of proposals that are voted on; other proposals are calls for substitutes."""
URL = "https://discord.com/channels/{guild}/{channel}"


class MatchQueries:
    """Read what belongs to one match and is the same for all readers."""

    def __init__(self, matches: MatchRepository) -> None:
        self._matches = matches
        self._database = matches.database

    async def info(self, match_id: int) -> MatchInfo:
        """Return what all readers may know of a match. Raises NoSuchMatch."""
        match = await self._matches.get(match_id)
        return await self._database.ask(load_info, match)

    async def visible_info(self, user_id: int, match_id: int, *, asks: bool = True) -> MatchInfo:
        """Return `info` for a user. Raises as `AccessControl.must_see` does, which also explains ``asks``."""
        await self._matches.access.must_see(user_id, match_id, asks=asks)
        return await self.info(match_id)

    async def match_at(self, channel_id: int) -> MatchInfo | None:
        """Return the match of this thread, or the only unfinished one played in this channel; else None."""
        async with self._database.read() as conn:
            row = await match_rows.match_of_thread(conn, channel_id)
            if row is None:
                here = await match_rows.matches_of_channel(conn, channel_id)
                here = [match for match in here if match.thread_id is None or match.thread_id == channel_id]
                row = here[0] if len(here) == 1 else None
        return None if row is None else await self.info(row.id)

    async def proposal(self, proposal_id: int) -> ProposalInfo:
        """Return an open or settled vote. Raises Refusal if there is none with this number."""
        row = await self._database.ask(social_rows.get_proposal, proposal_id)
        if row is None:
            raise Refusal("err-vote-gone")
        return proposal_of(row, await self._matches.get(row.match_id))

    async def latest_post(self, match_id: int, kind: str) -> Sent | None:
        """Return the newest sent message of a kind for a match ("card", "turn", "announce", "call", "dm")."""
        post = await self._database.ask(post_rows.latest_post, match_id, kind)
        return None if post is None else Sent(kind, post.channel_id, post.message_id, post.picture is not None)

    async def followers(self, match_id: int) -> list[int]:
        """Return the users who follow a match without playing it."""
        return await self._database.ask(social_rows.followers_of, match_id)


async def load_info(conn: Reader, match: MatchSnapshot) -> MatchInfo:
    """Return the read model of a match."""
    return info_of(match, await users.load(conn, people_of(match)))


def info_of(match: MatchSnapshot, known: dict[int, users.StoredUser]) -> MatchInfo:
    """Return the read model of a match, with the present names of its people."""
    row = match.row
    return MatchInfo(
        id=row.id,
        game=row.game,
        status=row.status,
        locale=row.locale,
        pace=row.pace,
        grace=match.settings.grace,
        options=match.settings.options,
        host_id=row.host_id or 0,
        guild_id=row.guild_id,
        channel_id=row.channel_id or 0,
        thread_id=row.thread_id,
        seq=row.seq,
        published=row.published,
        created=row.created,
        updated=row.updated,
        seats_wanted=match.settings.seats,
        people=tuple(
            LobbyPerson(person.user_id, person.computer, name_of(known, person.user_id, row.guild_id, place))
            for place, person in enumerate(match.people)
        ),
        seats=tuple(_seat_info(match, seat, known) for seat in match.seats),
        seed_hash=row.seed_hash,
        seed=row.seed.hex() if row.seed is not None and row.status == "over" else None,
        outcome=match.game.outcome(match.state) if row.status == "over" and match.state is not None else None,
        trouble=read_msg(row.trouble),
        stand_in=match.settings.stand_in,
        stand_in_by=match.settings.stand_in_by,
        table_talk=match.settings.table_talk,
        lesson=match.is_lesson,
    )


def _seat_info(match: MatchSnapshot, seat: rows.Seat, known: dict[int, users.StoredUser]) -> SeatInfo:
    styles = match.settings.styles
    return SeatInfo(
        seat=seat.seat,
        user_id=seat.user_id,
        owner_id=seat.owner_id,
        computer=seat.computer,
        name=name_of(known, seat.user_id or seat.owner_id, match.row.guild_id, seat.seat),
        awaited=seat.awaited,
        awaited_since=seat.awaited_since,
        style=styles[seat.seat] if seat.seat < len(styles) else seat.seat,
        own=seat.own,
        left=seat.left,
        rank=seat.rank,
        score=seat.score,
        invited=seat.invited_since is not None,
        waits_until=seat.waits_until,
        hindsight=seat.hindsight is not None,
    )


def name_of(known: dict[int, users.StoredUser], user_id: int | None, guild_id: int | None, place: int) -> str:
    """Return a user's name as last seen on a server, or their global name if they have none there.

    Computer players and users who asked to be forgotten have a stage name.
    """
    name = known[user_id].name_on(guild_id) if user_id is not None and user_id in known else ""
    if name:
        return name
    return COMPUTER_NAMES[place % len(COMPUTER_NAMES)]


def match_url(info: MatchInfo) -> str:
    """Return the address of the match's channel."""
    return URL.format(guild=info.guild_id or "@me", channel=info.place)


def people_of(match: MatchSnapshot) -> list[int]:
    """Return the users whose names a match shows."""
    ids = {seat.owner_id for seat in match.seats} | {seat.user_id for seat in match.seats}
    ids |= {person.user_id for person in match.people}
    return [user_id for user_id in ids if user_id is not None]


def proposal_of(row: rows.Proposal, match: MatchSnapshot) -> ProposalInfo:
    """Return the read model of a vote; the present players count, not those who played when it began."""
    asked = match.people_but(row.by_user)
    answers = decode_object(row.answers)
    return ProposalInfo(
        id=row.id,
        match_id=row.match_id,
        kind=row.kind,
        by_user=row.by_user or 0,
        to_seq=row.to_seq or 0,
        asked=asked,
        yes=tuple(int(user) for user, answer in answers.items() if answer and int(user) in asked),
    )


def must_be_over(match: MatchSnapshot) -> None:
    """Raise Refusal unless everything about a match may be shown."""
    if match.row.status != "over":
        key = "err-replay-closed" if match.row.status == "aborted" else "err-replay-running"
        raise Refusal(key, match=match.id)
