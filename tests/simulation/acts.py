"""What people do in a simulated world beside moves, votes and plans: what becomes of seats, waits and orders.

Each act looks first whether there is anything to do; if not, nothing is asked of the service.
"""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from random import Random
from typing import Any, Final

from msgspec import Struct

from engines.core.play.standing_orders import OrderChoice, with_amount
from service.app import Kontor
from service.base.read_models.panels import PanelModel
from service.match.snapshot import MatchSnapshot
from service.people.user import User
from store.tables import social_rows

DAY: Final = 86_400
ZONES: Final = ("UTC", "Europe/Berlin", "America/New_York", "Asia/Tokyo")
SHARE_SOLO: Final = 0.5
"""How likely a computer player, rather than a guest, is to get a seat that is given away."""


class Scene(Struct):
    """What an act finds.

    guests: those who do not play. note: awaits what the service does, and notes what came of it.
    """

    kontor: Kontor
    user: User
    match: int
    guests: Sequence[User]
    rng: Random
    note: Callable[[Awaitable[Any]], Awaitable[Any]]

    async def live(self) -> MatchSnapshot:
        """Return the match."""
        return await self.kontor.matches.get(self.match)

    async def seat(self, *statuses: str) -> int | None:
        """Return the seat that the user plays, if the match has one of these statuses, by default "live"."""
        live = await self.live()
        seat = live.seat_played_by(self.user.id)
        return None if seat is None or live.row.status not in (statuses or ("live",)) else seat.seat

    async def panel(self) -> PanelModel[Any] | None:
        """Return the user's panel, if they play in the match."""
        if await self.seat("live", "paused") is None:
            return None
        return await self.kontor.play.panel(self.user, self.match)


Deed = Callable[[Scene], Awaitable[None]]

# ------------------------------------------------------------------ the user's own turn


async def _send_now(scene: Scene) -> None:
    seat = await scene.seat()
    if seat is not None and (await scene.live()).held_until(seat) is not None:
        await scene.note(scene.kontor.play.send_now(scene.user, scene.match))


async def _withdraw_plan(scene: Scene) -> None:
    seat = await scene.seat()
    if seat is not None and (await scene.live()).plan_of(seat) is not None:
        await scene.note(scene.kontor.play.withdraw_plan(scene.user, scene.match))


# ------------------------------------------------------------------ orders, and moves that were planned


async def _choose_order(scene: Scene) -> None:
    known = [order for order in (await scene.live()).game.orders if order.choice is not None]
    # Orders that soon end by themselves are those that soon do something.
    known += [order for order in known if order.lasts != "cancelled"] * 2
    if known and await scene.seat("live", "paused") is not None:
        order = scene.rng.choice(known)
        assert order.choice is not None
        chosen = _chosen(order.choice, scene.rng)
        await scene.note(scene.kontor.standing_orders.set(scene.user, scene.match, order.key, True, chosen))


def _chosen(choice: OrderChoice, rng: Random) -> tuple[str, ...]:
    """Return things that may be chosen; half of the time as many as possible, so that the order can do much."""
    most = min(choice.hi, len(choice.items))
    found = rng.sample(choice.items, most if rng.random() < 0.5 else rng.randint(choice.lo, most))
    if not choice.ranked:
        found.sort(key=choice.items.index)
    if choice.upto is None:
        return tuple(found)
    least, most = choice.upto
    return tuple(with_amount(item, rng.randint(least, most)) for item in found)


async def _end_order(scene: Scene) -> None:
    panel = await scene.panel()
    given = [] if panel is None else [order.key for order in panel.instructions.orders if order.on]
    if given:
        order = scene.rng.choice(given)
        await scene.note(scene.kontor.standing_orders.set(scene.user, scene.match, order, False))


async def _set_conditions(scene: Scene) -> None:
    panel = await scene.panel()
    planned = None if panel is None else panel.instructions.premoves
    if planned is not None and planned.lines and planned.lines[-1].conditions:
        chosen = [at for at in range(len(planned.lines[-1].conditions)) if scene.rng.random() < 0.5]
        await scene.note(scene.kontor.premoves.set_conditions(scene.user, scene.match, chosen))


async def _take_back_plan(scene: Scene) -> None:
    panel = await scene.panel()
    planned = None if panel is None else panel.instructions.premoves
    if planned is not None and planned.lines:
        every = scene.rng.random() < 0.5
        await scene.note(scene.kontor.premoves.take_back(scene.user, scene.match, every=every))


async def _make_now(scene: Scene) -> None:
    panel = await scene.panel()
    if panel is not None and panel.instructions.premoves is not None and panel.instructions.premoves.now:
        await scene.note(scene.kontor.premoves.make_now(scene.user, scene.match))


# ------------------------------------------------------------------ who plays a seat


async def _give_away(scene: Scene) -> None:
    if await scene.seat("live", "paused") is None:
        return
    if not scene.guests or scene.rng.random() < SHARE_SOLO:
        await scene.note(scene.kontor.seats.hand_over(scene.user, scene.match, computer="random"))
    else:
        to = scene.rng.choice(scene.guests)
        await scene.note(scene.kontor.seats.hand_over(scene.user, scene.match, to=to))


async def _come_back(scene: Scene) -> None:
    live = await scene.live()
    owns = live.seat_owned_by(scene.user.id) is not None and live.seat_played_by(scene.user.id) is None
    if owns and live.row.status in ("live", "paused"):
        await scene.note(scene.kontor.seats.take_back(scene.user, scene.match))


async def _answer_offer(scene: Scene) -> None:
    offered = await scene.kontor.lists.invitations_of(scene.user.id)
    seat = next((one.offered for one in offered if one.id == scene.match), None)
    if seat is None:
        return
    if scene.rng.random() < 0.8:
        await scene.note(scene.kontor.seats.accept(scene.user, scene.match, seat))
    else:
        await scene.note(scene.kontor.seats.decline(scene.user, scene.match, seat))


async def _withdraw_offer(scene: Scene) -> None:
    panel = await scene.panel()
    if panel is not None and panel.notices.offer is not None:
        await scene.note(scene.kontor.seats.withdraw(scene.user, scene.match))


async def _find_substitute(scene: Scene) -> None:
    seat = await scene.seat("live", "paused")
    if seat is not None:
        late = await _late(scene)
        wanted = late[0] if late and scene.rng.random() < 0.8 else seat
        await scene.note(scene.kontor.seats.find_substitute(scene.user, scene.match, wanted))


async def _take_seat(scene: Scene) -> None:
    live = await scene.live()
    calls = await scene.kontor.database.ask(social_rows.open_proposals, scene.match)
    seats = [int(call.kind.rpartition("-")[2]) for call in calls if call.kind.startswith("substitute-")]
    if seats and live.row.status in ("live", "paused") and live.seat_owned_by(scene.user.id) is None:
        await scene.note(scene.kontor.seats.take_seat(scene.user, scene.match, seats[0]))


async def _resign(scene: Scene) -> None:
    if await scene.seat("live", "paused") is not None:
        await scene.note(scene.kontor.play.resign(scene.user, scene.match))


# ------------------------------------------------------------------ a player is missing


async def _late(scene: Scene) -> list[int]:
    """Return the other seats that have been asked for longer than the match's pace."""
    info = await scene.kontor.queries.info(scene.match)
    since = scene.kontor.matches.clock.now() - DAY
    asked = [seat for seat in info.seats if seat.awaited and seat.user_id not in (None, scene.user.id)]
    return [seat.seat for seat in asked if (seat.awaited_since or since) <= since]


async def _help_missing(scene: Scene) -> None:
    """Let a computer player answer for a player who is missing, or give them more time."""
    late = await _late(scene)
    if await scene.seat() is None or not late:
        return
    seats, seat = scene.kontor.seats, scene.rng.choice(late)
    together = (await scene.live()).contest is not None
    if scene.rng.random() < 0.3:
        await scene.note(seats.wait_more(scene.user, scene.match, None if together else seat))
    elif together:
        await scene.note(seats.let_computers_answer(scene.user, scene.match))
    else:
        await scene.note(seats.lend_to_computer(scene.user, scene.match, seat))


async def _nudge(scene: Scene) -> None:
    info = await scene.kontor.queries.info(scene.match)
    others = [seat for seat in info.seats if seat.awaited and seat.user_id not in (None, scene.user.id)]
    if others and await scene.seat() is not None:
        await scene.note(scene.kontor.social.nudge(scene.user, scene.match))


async def _close(scene: Scene) -> None:
    if await scene.seat("live", "paused") is not None:
        await scene.note(scene.kontor.votes.close(scene.user, scene.match))


async def _settings(scene: Scene) -> None:
    rng = scene.rng
    changes: dict[str, Any] = {
        "notices": rng.choice(("mention", "dm", "dm_hand", "none")),
        "quiet": rng.choice((None, (22 * 60, 7 * 60), (0, 9 * 60))),
        "time_zone": rng.choice(ZONES),
        "reminder_gaps": rng.choice((None, None, (4,), (2, 5, 30), ())),
    }
    await scene.note(scene.kontor.users.update(scene.user, **changes))


async def _absence(scene: Scene) -> None:
    until = scene.kontor.matches.clock.now() + scene.rng.choice((1, 2, 4)) * DAY
    home = scene.rng.random() < 0.3
    await scene.note(scene.kontor.users.update(scene.user, vacation_until=None if home else until))


MORE_ACTS: Final[Mapping[str, Deed]] = {
    "send now": _send_now,
    "withdraw plan": _withdraw_plan,
    "choose order": _choose_order,
    "end order": _end_order,
    "conditions": _set_conditions,
    "take back plan": _take_back_plan,
    "make now": _make_now,
    "give away": _give_away,
    "come back": _come_back,
    "answer offer": _answer_offer,
    "withdraw offer": _withdraw_offer,
    "substitute": _find_substitute,
    "take seat": _take_seat,
    "help missing": _help_missing,
    "nudge": _nudge,
    "settings": _settings,
    "absence": _absence,
    "close": _close,
    "resign": _resign,
}
"""What there is to do, by name."""
