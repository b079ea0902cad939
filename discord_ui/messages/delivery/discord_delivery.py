"""Deliver the outbox's jobs to Discord; each message is rendered when it is sent."""

from discord_ui.discord_api.invalid_requests import InvalidRequestCounter
from discord_ui.messages.delivery.context import DeliveryContext
from discord_ui.messages.delivery.direct_messages import DirectMessenger
from discord_ui.messages.delivery.match_cards import MatchCardUpdater
from discord_ui.messages.delivery.match_thread import MatchThread
from discord_ui.messages.delivery.turn_posts import TurnPosts
from service.base.jobs import (
    AddPictures,
    Announce,
    AnnounceNewPlace,
    AnnounceThread,
    AnyJob,
    ArchiveThread,
    OpenThread,
    PostAnimation,
    PostScoreCurve,
    RemoveCallButtons,
    SendDirectMessage,
    SendInvitation,
    SendNotice,
    Sent,
    SetThreadMember,
    TryLater,
    TurnPost,
    UpdateCard,
)

SLOW = 60.0
"""Seconds between checks whether requests to Discord may resume."""


class DiscordDelivery:
    """Delivers for one client; implements `service.base.jobs.Delivery`. refusals: the counter of this client."""

    def __init__(self, means: DeliveryContext, refusals: InvalidRequestCounter) -> None:
        self._refusals = refusals
        self._client = means.client
        self._places = means.places
        self._lobby = means.kontor.lobby
        self._venue = MatchThread(means)
        self._telling = TurnPosts(means, self._venue)
        self._card = MatchCardUpdater(means)
        self._direct = DirectMessenger(means)

    async def deliver(self, row_id: int, tried_before: bool, job: AnyJob) -> Sent | None:
        """Deliver a job; see `service.base.jobs.Delivery`.

        Raises TryLater, Undeliverable or DirectMessagesClosed.
        """
        if not self._client.is_ready():
            await self._client.wait_until_ready()
        pause = self._refusals.pause()
        if pause:
            raise TryLater("Discord refuses too much", min(pause, SLOW))
        match job:
            case UpdateCard():
                return await self._card.update(row_id, tried_before, job)
            case OpenThread():
                return await self._venue.open_thread(row_id, tried_before, job)
            case AnnounceThread():
                return await self._venue.tell_return(row_id, tried_before, job)
            case AnnounceNewPlace():
                return await self._venue.tell_moved(row_id, tried_before, job)
            case TurnPost():
                return await self._telling.turn(row_id, tried_before, job)
            case AddPictures():
                return await self._telling.pictures(job)
            case PostScoreCurve():
                return await self._telling.curve(row_id, tried_before, job)
            case PostAnimation():
                return await self._telling.animation(row_id, tried_before, job)
            case Announce():
                return await self._telling.announce(row_id, tried_before, job)
            case RemoveCallButtons():
                return await self._telling.withdraw(job)
            case SendNotice():
                return await self._direct.notice(row_id, tried_before, job)
            case SendDirectMessage():
                return await self._direct.tell(row_id, tried_before, job)
            case SendInvitation():
                return await self._invite(row_id, tried_before, job)
            case ArchiveThread():
                await self._venue.retire(job)
            case SetThreadMember():
                await self._venue.membership(job)
        return None

    def may_post(self, channel_id: int) -> bool:
        """See `Delivery`; False for servers on shards of other processes."""
        return self._places.may_post(channel_id)

    async def _invite(self, row_id: int, tried_before: bool, job: SendInvitation) -> Sent | None:
        way = await self._lobby.way_to(job.user_id, job.match_id)
        if way == "dm":
            return await self._direct.invite(row_id, tried_before, job)
        if way == "mention":
            said = Announce(job.match_id, job.msg, (job.user_id,), "invitation", job.seat)
            return await self._telling.announce(row_id, tried_before, said)
        return None
