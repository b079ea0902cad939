"""Jobs for Discord: rows of the outbox, written in the transaction of the change that they post."""

import secrets
from typing import Protocol, Union

import msgspec
from msgspec import Struct

from engines.core.text.messages import Msg


class Job(Struct, frozen=True, tag_field="job"):
    """One idempotent thing to do on Discord.

    It says what should be there; the message is built when it is posted.
    """

    match_id: int


class PlaceJob(Job, frozen=True):
    """A job that is done in the match's channel or thread."""


class UpdateCard(PlaceJob, frozen=True, tag="card"):
    """Update the match's card in the parent channel (lobby, then status); only the newest job counts."""


class OpenThread(PlaceJob, frozen=True, tag="thread"):
    """Open the match's thread and say there how to read it; without the permission, play in the channel.

    again: the match was played elsewhere, and perhaps here before, in a thread that is reused.
    """

    again: bool = False


class AnnounceThread(PlaceJob, frozen=True, tag="return"):
    """Say in the channel that the match is now played in a thread, and add its players to the thread."""


class AnnounceNewPlace(Job, frozen=True, tag="moved"):
    """Say in ``place``, where the match was played before, where it moved to, if the bot may still post there."""

    place: int


class TurnPost(PlaceJob, frozen=True, tag="turn"):
    """Describe the moves after ``after`` up to ``upto`` with the board, and ask ``asked``.

    asked: seats that owe something new; none if the post only reports. invited: seats with a new optional
    decision. ping: user ids that the mention pings; all others are only named. over: the match ended with these
    moves. until: by when ``asked`` should answer an auction. pictures: only in rows of earlier releases, which
    showed several boards and counted as sent when they were queued.

    The first move is decided when the post is sent: moves that earlier posts did not report, because Discord
    refused them, are included. The board is that after ``upto``, with marks for all moves of the post.
    """

    after: int
    upto: int
    asked: tuple[int, ...]
    ping: tuple[int, ...]
    over: bool = False
    invited: tuple[int, ...] = ()
    until: int | None = None
    pictures: tuple[int, ...] = ()


class AddPictures(PlaceJob, frozen=True, tag="pictures"):
    """Add the board to a turn post that was sent before the board was drawn."""

    channel_id: int
    message_id: int
    post: TurnPost


class PostScoreCurve(PlaceJob, frozen=True, tag="curve"):
    """Post the score curve of a finished match, below its last board."""


class PostAnimation(PlaceJob, frozen=True, tag="animation"):
    """Post the animation of a finished match in its thread, as ``locale`` names its things; once."""

    locale: str


class Announce(PlaceJob, frozen=True, tag="announce"):
    """Post a sentence in the match's thread (in the parent channel while it is a lobby).

    ping: user ids that the mention pings; named: user ids mentioned without a ping. proposal: the vote whose
    buttons are attached. probe: the post tries whether a channel that refused everything accepts posts again.
    lobby: the match to which the buttons of a rematch lead.

    call: the lasting buttons to attach: "" (Your move, or Join while it is a lobby), "lobby" (Start and Options,
    for the host), "overdue" (wait, computer player, substitute, for ``seat``), "overdue-auction" (wait or computer
    players, for all it waits for), "gone" (computer player, for ``seat``), "substitute" (take the seat), "vote",
    "invitation" (Join, or Accept and No thanks for the ``seat`` that is offered; and no more from them), "rematch"
    (Join, Start and a link, of ``lobby``).
    """

    msg: Msg
    ping: tuple[int, ...] = ()
    call: str = ""
    seat: int | None = None
    proposal: int | None = None
    named: tuple[int, ...] = ()
    probe: bool = False
    lobby: int | None = None


class RemoveCallButtons(PlaceJob, frozen=True, tag="withdraw"):
    """Remove the buttons from the post that called the host of a full lobby, since the call is over."""


class SendNotice(Job, frozen=True, tag="notice"):
    """Send a user a direct message with everything that waits for them, in place of their last notice.

    with_hand: add the hand and the prompt of ``match_id``. reminder: say that it is one. Nothing is sent if the
    match does not wait for the user any more. discreet: whether it is sent depends on secrets, such as who has
    answered an auction; a notice that is not discreet is sent whether that was answered meanwhile or not.
    """

    user_id: int
    with_hand: bool = False
    reminder: bool = False
    discreet: bool = False


class ArchiveThread(PlaceJob, frozen=True, tag="archive"):
    """Let Discord close the thread of a finished match after a day without messages.

    The bot does not close it itself: pictures may still be added to its last post, and panels there may change.
    Earlier releases did, and may have left rows with this tag.
    """


class SendDirectMessage(Job, frozen=True, tag="tell"):
    """Send one user a sentence by direct message, such as a host what Discord refuses in a match's channel."""

    user_id: int
    msg: Msg


class SendInvitation(Job, frozen=True, tag="invite"):
    """Notify an invited user as they prefer; nothing if they have joined by now, or cannot.

    seat: the seat that they are offered; None for a place in a lobby.
    """

    user_id: int
    msg: Msg
    seat: int | None = None


class SetThreadMember(PlaceJob, frozen=True, tag="membership"):
    """Add a user to the match's thread, or remove them from it."""

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
    PostAnimation,
    Announce,
    RemoveCallButtons,
    SendNotice,
    ArchiveThread,
    SendDirectMessage,
    SendInvitation,
    SetThreadMember,
]


PRIVATE_JOBS = (SendNotice, SendDirectMessage)
"""The jobs that reach one person only."""
MIN_NUMBER = 10**16
"""The least public number of a row; public numbers have 17 digits."""


class _Numbered(Struct):
    number: int = 0


def encode_job(job: AnyJob) -> str:
    """Return a job as its row stores it, with a random number by which Discord knows the row.

    A counted number would show how many private messages were sent between two posts, and so, for instance, who is
    still reminded of an auction.
    """
    number = MIN_NUMBER + secrets.randbelow(9 * MIN_NUMBER)
    return msgspec.json.encode({**msgspec.to_builtins(job), "number": number}).decode()


def decode_job(payload: str) -> tuple[AnyJob, int]:
    """Return the job of a row and its number; 0 for rows from before there were numbers.

    Raises msgspec.DecodeError if it is no job.
    """
    job: AnyJob = msgspec.json.decode(payload, type=AnyJob)
    return job, msgspec.json.decode(payload, type=_Numbered).number


class Sent(Struct, frozen=True):
    """The message that a job became.

    kind: of its `post` row ("card", "turn", "announce", "call" for a full lobby's host, "animation", "dm"). late:
    it is a turn post or a card whose picture follows.
    """

    kind: str
    channel_id: int
    message_id: int
    picture: bool = False
    late: bool = False


class TryLater(Exception):
    """The job cannot be done now; wait at least ``after`` seconds.

    most: the attempts it is worth, counted from each start.
    """

    def __init__(self, reason: str, after: float = 1.0, most: int | None = None) -> None:
        super().__init__(reason)
        self.after = after
        self.most = most


class Undeliverable(Exception):
    """Discord will never accept the job (403, 404). trouble: what a person could fix; None if nothing is lost.

    shut: the match's channel accepts no post at all.
    """

    def __init__(self, reason: str, trouble: Msg | None = None, *, shut: bool = False) -> None:
        super().__init__(reason)
        self.trouble = trouble
        self.shut = shut


class DirectMessagesClosed(Exception):
    """A user accepts no direct messages; the notice falls back to one mention in the thread."""


class Delivery(Protocol):
    """What sends the jobs of the outbox; `discord_ui` implements it."""

    async def deliver(self, row_id: int, tried_before: bool, job: AnyJob) -> Sent | None:
        """Carry out a job. Raises TryLater, Undeliverable or DirectMessagesClosed.

        row_id: the row's public number (see `encode_job`). It is part of the nonce and of the buttons' ids, by
        which a message that was sent before a crash is found again. tried_before: an earlier attempt may have
        succeeded unnoticed.
        """

    def may_post(self, channel_id: int) -> bool:
        """Return whether the bot may post in a channel, as far as that is known without asking Discord.

        A process knows the servers on its own shards, and answers False for all others: each process looks after
        its own.
        """
