"""Proposals of one player to all others: opening a vote, and ending it."""

from collections.abc import Callable

from engines.core.text.messages import Arg, Msg, SeatRef
from service.base.jobs import Announce
from service.base.lenient_json import decode_object
from service.match.snapshot import plain_json
from service.match.unit_of_work import UnitOfWork
from store.database import Tx
from store.tables import social_rows


class OpenedProposal:
    """A vote that is written with its unit of work; its number is known after the commit."""

    id: int = 0


def find_voters(unit: UnitOfWork) -> tuple[int, ...]:
    """Return the people who would have to agree: all who play a seat, except the user who asks."""
    return unit.match.people_but(unit.actor)


def open_vote(
    unit: UnitOfWork,
    kind: str,
    count: Callable[[int], None],
    *,
    to_seq: int | None = None,
    moves: Msg | None = None,
) -> OpenedProposal:
    """Open a vote, with one post that pings the others and names the ``moves`` that it is about.

    It replaces an open vote of the same kind, unless that has the same author and subject and all present players
    were asked: then that vote goes on. count: called with the user who opens a new vote; may raise Refusal.
    """
    opened = OpenedProposal()
    asked = find_voters(unit)
    match, actor, now = unit.match, unit.actor, unit.now

    async def write(tx: Tx) -> None:
        for known in await social_rows.open_proposals(tx, match.id, kind):
            told = decode_object(known.payload).get("asked", ())
            if (known.by_user, known.to_seq) == (actor, to_seq) and set(asked) <= set(told):
                opened.id = known.id
                return
        if actor is not None:
            count(actor)
        await social_rows.close_proposals(tx, match.id, now, [kind])
        opened.id = await social_rows.insert_proposal(
            tx,
            match_id=match.id,
            kind=kind,
            by_user=actor,
            now=now,
            to_seq=to_seq,
            payload=plain_json({"asked": asked}),
        )
        seat = match.seat_owned_by(actor) if actor is not None else None
        args: dict[str, Arg] = {"seat": SeatRef(seat.seat) if seat else ""}
        key = f"say-vote-{kind}"
        msg = Msg(key, args) if moves is None else Msg(f"{key}-moves", args | {"moves": moves})
        unit.queue(Announce(match.id, msg, ping=unit.select_pingable(asked), call="vote", proposal=opened.id))

    unit.also_write(write)
    return opened
