"""What must be said on Discord: rows of the outbox, written in the transaction that makes them true."""

from __future__ import annotations

import secrets
from typing import Protocol, Union

import msgspec
from msgspec import Struct

from engines.core.text.messages import Msg


class Job(Struct, frozen=True, tag_field="job"):
    """One thing to do on Discord, idempotent: it says what should be there, and is built when it is sent."""


class UpdateCard(Job, frozen=True, tag="card"):
    """Bring the match's card in the parent channel (lobby, then status) up to date; the newest wins."""

    match_id: int


class OpenThread(Job, frozen=True, tag="thread"):
    """Open the match's thread and say there how to read it; without the right to, play in the channel.

    again: it has been played elsewhere, and perhaps here before, in a thread that is taken again.
    """

    match_id: int
    again: bool = False


class AnnounceThread(Job, frozen=True, tag="return"):
    """Say in the channel that the match is played in a thread from now on, and put its people there."""

    match_id: int


class AnnounceNewPlace(Job, frozen=True, tag="moved"):
    """Say in ``place``, where the match was played before, in which channel it is found now; if we still may."""

    match_id: int
    place: int


class TurnPost(Job, frozen=True, tag="turn"):
    """Tell the moves after ``after`` up to ``upto`` with the board, and ask ``asked``.

    asked: seats that owe something new now; none if it only tells. invited: seats that may answer something new,
    which nobody waits for. ping: user ids to be mentioned with a ping;
    all others are only named. over: the match ended with these moves. until: by when ``asked`` should answer an
    auction. pictures: of rows of earlier releases alone, which showed several boards and were counted as told when
    they were queued.

    Where it begins is known when it is sent: whatever the posts before it did not tell, because Discord refused
    them, is told with it. The board is that after ``upto``, with the marks of everything that is told.
    """

    match_id: int
    after: int
    upto: int
    asked: tuple[int, ...]
    ping: tuple[int, ...]
    over: bool = False
    invited: tuple[int, ...] = ()
    until: int | None = None
    pictures: tuple[int, ...] = ()


class AddPictures(Job, frozen=True, tag="pictures"):
    """Put the board into a turn post that went out before it was drawn."""

    match_id: int
    channel_id: int
    message_id: int
    post: TurnPost


class PostScoreCurve(Job, frozen=True, tag="curve"):
    """Show how a match that has ended went: the curve of its scores, below its last board."""

    match_id: int


class Announce(Job, frozen=True, tag="announce"):
    """Say a sentence in the match's thread (in the parent channel while it is a lobby).

    ping: user ids to be mentioned with a ping, named: without one. proposal: the vote whose buttons are attached.
    call: which standing buttons are attached: "" (Your move, or Join while it is a lobby), "lobby" (Start and
    Options, for the host), "overdue" (wait, computer player, substitute, for ``seat``), "overdue-auction" (wait or
    computer players, for whoever it waits for), "gone" (computer player, for ``seat``), "substitute" (take the
    seat), "vote", "invitation" (Join, or Accept and No thanks for the ``seat`` that is offered; and no more from
    them). probe: it tries whether a place that refused everything takes something again.
    """

    match_id: int
    msg: Msg
    ping: tuple[int, ...] = ()
    call: str = ""
    seat: int | None = None
    proposal: int | None = None
    named: tuple[int, ...] = ()
    probe: bool = False


class RemoveCallButtons(Job, frozen=True, tag="withdraw"):
    """Take the buttons from the post that called the host of a full lobby; what it said is over."""

    match_id: int


class SendNotice(Job, frozen=True, tag="notice"):
    """Tell a user by direct message everything that waits for them; replaces their last notice.

    with_hand: add the hand and the prompt of ``match_id``. A reminder says so. Nothing is sent if nothing waits
    there any more. discreet: whether it is sent depends on what nobody else may know, such as who has answered an
    auction; all others are sent whether that was answered meanwhile or not.
    """

    user_id: int
    match_id: int
    with_hand: bool = False
    reminder: bool = False
    discreet: bool = False


class ArchiveThread(Job, frozen=True, tag="archive"):
    """Let Discord close the thread of a match that has ended once nobody has written there for a day.

    We do not close it: pictures may still be put into its last post, and panels there be changed. Earlier releases
    did, and may have left rows of this tag.
    """

    match_id: int


class SendDirectMessage(Job, frozen=True, tag="tell"):
    """Tell one user a sentence by direct message, such as a host what Discord refuses in a match's channel."""

    user_id: int
    match_id: int
    msg: Msg


class SendInvitation(Job, frozen=True, tag="invite"):
    """Ring somebody who is invited, as they like it; nothing if they sit there by now, or cannot.

    seat: the one that they are offered; None of a place in a lobby.
    """

    user_id: int
    match_id: int
    msg: Msg
    seat: int | None = None


class SetThreadMember(Job, frozen=True, tag="membership"):
    """Add a user to the match's thread, or take them out of it."""

    match_id: int
    user_id: int
    member: bool


AnyJob = Union[
    UpdateCard,
    OpenThread,
    AnnounceThread,
    AnnounceNewPlace,
    TurnPost,
    AddPictures,
    PostScoreCurve,
    Announce,
    RemoveCallButtons,
    SendNotice,
    ArchiveThread,
    SendDirectMessage,
    SendInvitation,
    SetThreadMember,
]


PRIVATE_JOBS = (SendNotice, SendDirectMessage)
"""What reaches one person only."""
MIN_NUMBER = 10**16
"""The numbers by which rows are known outside have 17 digits."""


class _Numbered(Struct):
    number: int = 0


def encode_job(job: AnyJob) -> str:
    """A job as its row keeps it, with the number by which the row is known on Discord.

    That is drawn. The count of rows would tell everybody how many private messages went out in between, and so,
    for instance, who is still reminded of an auction.
    """
    number = MIN_NUMBER + secrets.randbelow(9 * MIN_NUMBER)
    return msgspec.json.encode({**msgspec.to_builtins(job), "number": number}).decode()


def decode_job(payload: str) -> tuple[AnyJob, int]:
    """The job of a row and its number; 0 for rows of before there were such numbers.

    Raises msgspec.DecodeError for what is no job.
    """
    job: AnyJob = msgspec.json.decode(payload, type=AnyJob)
    return job, msgspec.json.decode(payload, type=_Numbered).number


class Sent(Struct, frozen=True):
    """Where a job's message stands.

    kind: the kind of `post` row it becomes ("card", "turn", "announce", "call" for a full lobby's host, "dm").
    late: of a turn, its board is to follow.
    """

    kind: str
    channel_id: int
    message_id: int
    picture: bool = False
    late: bool = False


class TryLater(Exception):
    """It cannot be done now; ``after`` seconds at least should pass.

    most: how many attempts it is worth, counted anew after each start.
    """

    def __init__(self, reason: str, after: float = 1.0, most: int | None = None) -> None:
        super().__init__(reason)
        self.after = after
        self.most = most


class Undeliverable(Exception):
    """Discord will never do it (403, 404). ``trouble`` says what somebody could mend; None if nothing is lost.

    shut: nothing at all can be said in the match's place.
    """

    def __init__(self, reason: str, trouble: Msg | None = None, *, shut: bool = False) -> None:
        super().__init__(reason)
        self.trouble = trouble
        self.shut = shut


class DirectMessagesClosed(Exception):
    """A user takes no direct messages; the notice falls back to one mention in the thread."""


class Delivery(Protocol):
    """The hands of the outbox; `discord_ui` implements it."""

    async def deliver(self, row_id: int, tried_before: bool, job: AnyJob) -> Sent | None:
        """Do it. Raises TryLater, GiveUp or ClosedDoor.

        row_id: the row's number (see `encode_job`); it goes into the nonce and buttons' ids, by which a message
        that was sent before a crash is found again. tried_before: an earlier attempt may have succeeded without
        our knowing.
        """

    def may_post(self, channel_id: int) -> bool:
        """Whether we may write in a channel, as far as that is known without asking Discord.

        A process knows the servers on its own shards, and says no of all others: each looks after its own.
        """
