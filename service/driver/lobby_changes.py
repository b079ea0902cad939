"""Changes of a lobby: its members, how long it stays open, its end."""

from dataclasses import replace

from engines.core.text.messages import Msg
from service.base.config import DAY
from service.base.errors import Refusal
from service.base.jobs import RemoveCallButtons
from service.match.unit_of_work import UnitOfWork
from store import rows
from store.tables import match_rows


def add_member(unit: UnitOfWork, *, user_id: int | None = None, computer: str | None = None) -> None:
    """Seat a user or a computer player; call the host if the table is now full. Raises Refusal if it was full."""
    match = unit.match
    if len(match.people) >= match.settings.seats:
        raise Refusal("err-lobby-full", n=match.settings.seats)
    position = max((person.position for person in match.people), default=-1) + 1
    person = rows.LobbyMember(match.id, position, user_id, computer, None)
    unit.match = replace(match, people=(*match.people, person))
    unit.also_write(match_rows.join_lobby, match.id, user_id=user_id, computer=computer)
    if len(unit.match.people) == match.settings.seats and match.row.host_id not in (None, unit.actor):
        unit.announce(Msg("say-lobby-full", {"match": match.id}), ping=(match.row.host_id,), call="lobby")
    extend_life(unit)
    unit.queue_card()


def remove_member(unit: UnitOfWork, user_id: int) -> None:
    """Remove a user from a lobby."""
    unit.match = replace(unit.match, people=tuple(one for one in unit.match.people if one.user_id != user_id))
    unit.also_write(match_rows.leave_lobby, unit.match.id, user_id=user_id)


def extend_life(unit: UnitOfWork) -> None:
    """Restart the timer that closes an idle lobby."""
    unit.set_timer("lobby", unit.now + unit.config.lobby_life)


def cancel_full_call(unit: UnitOfWork) -> None:
    """Remove the buttons of the call to the host of a full lobby, since it is no longer full."""
    match = unit.match
    others = any(person.user_id not in (None, match.row.host_id) for person in match.people)
    # A host alone among computer players is not called.
    if others and len(match.people) == match.settings.seats:
        unit.queue(RemoveCallButtons(match.id))


def close_lobby(unit: UnitOfWork) -> None:
    """Close a lobby."""
    cancel_full_call(unit)
    unit.set_status("aborted")
    unit.cancel_timers("lobby")


def close_abandoned(unit: UnitOfWork) -> None:
    """Close an idle lobby and say so; do nothing if it is no longer a lobby."""
    if unit.match.row.status != "lobby":
        return
    close_lobby(unit)
    unit.announce(Msg("say-lobby-abandoned", {"match": unit.match.id, "days": unit.config.lobby_life // DAY}))
    unit.queue_card()
