"""What one player proposes to all other people at the table, as it is opened and as it lapses."""

from __future__ import annotations

from collections.abc import Callable

from engines.core.text.messages import Arg, Msg, SeatRef
from service.jobs import Announce
from service.live import plain_json
from service.readable import mapping
from service.unit import Unit
from store import social_rows
from store.db import Tx


class Opened:
    """A vote that is written with its unit; its number is known after the commit."""

    id: int = 0


def asked_for(unit: Unit) -> tuple[int, ...]:
    """The people who would have to agree: everybody who plays a seat, but the one who asks."""
    return unit.live.people_but(unit.actor)


def open_vote(
    unit: Unit, kind: str, count: Callable[[int], None], *, to_seq: int | None = None, moves: Msg | None = None
) -> Opened:
    """Propose something to the others, with one post that pings them and names the ``moves`` that it is about.

    An open vote of the kind is replaced, unless the same person has opened it about the same and nobody has come
    since then who was not told: then it goes on. count: is told who opens a new one, and may raise Refusal.
    """
    opened = Opened()
    asked = asked_for(unit)
    live, actor, now = unit.live, unit.actor, unit.now

    async def write(tx: Tx) -> None:
        for known in await social_rows.open_proposals(tx, live.id, kind):
            told = mapping(known.payload).get("asked", ())
            if (known.by_user, known.to_seq) == (actor, to_seq) and set(asked) <= set(told):
                opened.id = known.id
                return
        if actor is not None:
            count(actor)
        await social_rows.close_proposals(tx, live.id, now, [kind])
        opened.id = await social_rows.insert_proposal(
            tx,
            match_id=live.id,
            kind=kind,
            by_user=actor,
            now=now,
            to_seq=to_seq,
            payload=plain_json({"asked": asked}),
        )
        seat = live.seat_owned_by(actor) if actor is not None else None
        args: dict[str, Arg] = {"seat": SeatRef(seat.seat) if seat else ""}
        key = f"say-vote-{kind}"
        msg = Msg(key, args) if moves is None else Msg(f"{key}-moves", args | {"moves": moves})
        unit.say(Announce(live.id, msg, ping=unit.heard(asked), call="vote", proposal=opened.id))

    unit.also(write)
    return opened


def lapse(unit: Unit) -> None:
    """End open votes about taking moves back: the position that everyone sees has changed."""
    live, now = unit.live, unit.now
    unit.also(lambda tx: social_rows.close_proposals(tx, live.id, now, ["undo"]))
