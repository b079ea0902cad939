"""Start a match: seats, seed, opening position, thread, and the first decision."""

import hashlib
import secrets
from collections.abc import Sequence
from dataclasses import replace
from random import SystemRandom

import msgspec

from service.autoplay import standing_orders
from service.base.jobs import OpenThread
from service.driver import driver
from service.driver.lobby_changes import cancel_full_call
from service.history import narration
from service.match.unit_of_work import UnitOfWork
from service.people.users import STYLES
from store import rows
from store.tables import action_rows, match_rows, seat_rows


def begin_match(unit: UnitOfWork, seed: bytes | None = None) -> None:
    """Draw seats and seed, lay out the opening position, open the thread and ask the first player.

    seed: of an earlier match to play again; then the seats are in the order of joining.
    """
    cancel_full_call(unit)
    match = unit.match
    people = list(match.people)
    if seed is None:
        SystemRandom().shuffle(people)
        seed = secrets.token_bytes(16)
    settings = msgspec.convert(match.settings.options, match.game.types.settings)
    step = match.game.setup(len(people), seed, settings)
    seats = tuple(
        rows.Seat(match.id, at, user_id=person.user_id, owner_id=person.user_id, computer=person.computer)
        for at, person in enumerate(people)
    )
    unit.match = replace(match, seats=seats, people=())
    unit.update_settings(styles=_styles(unit, people))
    unit.set_status("live")
    unit.update_row(
        seed=seed,
        seed_hash=hashlib.sha256(seed).hexdigest(),
        rules_version=match.game.info.rules_version,
        locale=_language(unit, people),
    )
    unit.cancel_timers("lobby")
    unit.also_write(match_rows.clear_lobby, match.id)
    # Written after the first publication has changed them.
    unit.also_write(lambda tx: seat_rows.insert_seats(tx, unit.match.seats))
    seq = unit.log_step(
        seat=None,
        origin="system",
        payload=narration.system_payload("setup", seats=len(people)),
        state=step.state,
        events=step.events,
        chance=step.chance,
        barrier=True,
    )
    opening = rows.Snapshot(
        match.id, "checkpoint", seq, match.game.info.rules_version, match.game.states.encode(step.state)
    )
    unit.also_write(action_rows.put_snapshot, opening)
    unit.queue(OpenThread(match.id))
    for row in unit.match.humans():
        standing_orders.give_usual(unit, row.seat)
    # The player who presses Start does not know yet who begins, so even they are pinged.
    unit.actor = None
    driver.advance(unit)
    unit.queue_card()


def _language(unit: UnitOfWork, people: Sequence[rows.LobbyMember]) -> str:
    """Return the match's language: the lobby's or, if none was chosen, that of the only human player."""
    row, persons = unit.match.row, [person.user_id for person in people if person.user_id is not None]
    if unit.match.settings.language_chosen or len(persons) != 1:
        return row.locale
    return unit.users[persons[0]].language(row.locale)


def _styles(unit: UnitOfWork, people: Sequence[rows.LobbyMember]) -> tuple[int, ...]:
    """Return by seat a colour and pattern: the player's preferred one if it is free, else the first free one."""
    styles: list[int | None] = []
    for person in people:
        liked = unit.users[person.user_id].kept.style if person.user_id is not None else None
        styles.append(liked if liked is not None and 0 <= liked < STYLES and liked not in styles else None)
    free = iter([style for style in range(STYLES) if style not in styles])
    return tuple(next(free) if style is None else style for style in styles)
