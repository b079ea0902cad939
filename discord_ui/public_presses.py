"""Buttons of public messages. Each is answered privately, whatever the age of its message."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from discord_ui.cards import rematched
from discord_ui.commands import matches
from discord_ui.commands.command_input import NOTHING
from discord_ui.ids import BadId, PublicId
from discord_ui.newcomers import SHORT
from discord_ui.panel_presses import vote
from discord_ui.press import Press
from discord_ui.screens import hand as hand_screen
from discord_ui.screens import lobby as lobby_screen
from discord_ui.screens import news as news_screen
from discord_ui.screens import replay as replay_screen
from discord_ui.screens import rules as rules_screen
from discord_ui.showing import show_panel
from discord_ui.visit import Visit
from engines.core.text.messages import Msg


def _match(press: Press) -> int:
    if not isinstance(press.id, PublicId):
        raise BadId(repr(press.id))
    return press.id.match


def _extra(press: Press) -> int:
    if not isinstance(press.id, PublicId) or press.id.extra is None:
        raise BadId(repr(press.id))
    return press.id.extra


def _seat(press: Press) -> int | None:
    """The seat of a button; None on one that is about all that an auction waits for."""
    if not isinstance(press.id, PublicId):
        raise BadId(repr(press.id))
    return press.id.extra


async def move(visit: Visit, press: Press) -> None:
    """Your move: today's panel."""
    await show_panel(visit, _match(press))


async def hand(visit: Visit, press: Press) -> None:
    """The person's hand."""
    await hand_screen.show(visit, _match(press))


async def news(visit: Visit, press: Press) -> None:
    """What happened, from the first board that the post told of; what is newest, where the button does not say."""
    since = press.id.extra if isinstance(press.id, PublicId) else None
    await news_screen.show(visit, _match(press), None if since is None else since + 1)


async def rules(visit: Visit, press: Press) -> None:
    """The almanac at the present decision."""
    await rules_screen.at_match(visit, _match(press))


async def how(visit: Visit, press: Press) -> None:
    """The game in short."""
    await rules_screen.at_match(visit, _match(press), SHORT)


async def replay(visit: Visit, press: Press) -> None:
    """The finished match from its first position."""
    await replay_screen.show(visit, _match(press), 0)


async def rematch(visit: Visit, press: Press) -> None:
    """A new lobby with the same people."""
    info = await visit.ui.kontor.lobby.rematch(visit.user, _match(press))
    await visit.say(rematched(info, visit.user.id), info)


async def follow(visit: Visit, press: Press) -> None:
    """Be added to the thread."""
    info = await visit.ui.kontor.social.follow(visit.user, _match(press), True)
    plays = info.seat_of(visit.user.id) is not None
    await visit.say(Msg("follow-player", {"match": info.id}) if plays else Msg("ui-followed"))


# ------------------------------------------------------------------ the lobby


async def join(visit: Visit, press: Press) -> None:
    """Take a place."""
    match_id = _match(press)
    await visit.ui.kontor.lobby.join(visit.user, match_id)
    await lobby_screen.show(visit, match_id, notice=Msg("ui-joined"))


async def leave(visit: Visit, press: Press) -> None:
    """Give a place up."""
    await visit.ui.kontor.lobby.leave(visit.user, _match(press))
    await visit.say(Msg("ui-left"))


async def refuse(visit: Visit, press: Press) -> None:
    """Take no more invitations from whoever has invited one here."""
    name = await visit.ui.kontor.users.refuse_invitations(visit.user, _match(press))
    await visit.say(Msg("ui-refused-invitations", {"name": name or Msg("say-somebody-first")}))


async def add(visit: Visit, press: Press) -> None:
    """Add a computer player."""
    await visit.ui.kontor.lobby.add_computer(visit.user, _match(press))
    await visit.say(Msg("ui-computer-added"))


async def remove(visit: Visit, press: Press) -> None:
    """Send a computer player away."""
    await visit.ui.kontor.lobby.remove_computer(visit.user, _match(press))
    await visit.say(Msg("ui-computer-removed"))


async def invite(visit: Visit, press: Press) -> None:
    """A list of members to invite."""
    await matches.invite(visit, _match(press), NOTHING)


async def options(visit: Visit, press: Press) -> None:
    """The host's options."""
    await lobby_screen.show_options(visit, _match(press))


async def start(visit: Visit, press: Press) -> None:
    """Begin the match."""
    await visit.ui.kontor.lobby.start(visit.user, _match(press))
    await visit.say(Msg("ui-started"))


async def close(visit: Visit, press: Press) -> None:
    """Ask whether the lobby shall be closed."""
    await matches.close(visit, _match(press), NOTHING)


# ------------------------------------------------------------------ votes and overdue seats


async def vote_yes(visit: Visit, press: Press) -> None:
    """Agree to a proposal."""
    await vote(visit, _match(press), _extra(press), yes=True)


async def vote_no(visit: Visit, press: Press) -> None:
    """Refuse a proposal."""
    await vote(visit, _match(press), _extra(press), yes=False)


async def overdue_wait(visit: Visit, press: Press) -> None:
    """Give an overdue seat more time, or all that an auction waits for."""
    seat = _seat(press)
    await visit.ui.kontor.seats.wait_more(visit.user, _match(press), seat)
    await visit.say(Msg("ui-waiting-more-auction" if seat is None else "ui-waiting-more"))


async def overdue_computer(visit: Visit, press: Press) -> None:
    """Let a computer player hold an overdue seat, or answer for all that an auction waits for."""
    seat, seats = _seat(press), visit.ui.kontor.seats
    if seat is None:
        await seats.let_computers_answer(visit.user, _match(press))
        await visit.say(Msg("ui-computers-called"))
    else:
        info = await visit.ui.kontor.queries.info(_match(press))
        await seats.lend_to_computer(visit.user, info.id, seat, manager=visit.manages(info))
        await visit.say(Msg("ui-computer-called"))


async def overdue_substitute(visit: Visit, press: Press) -> None:
    """Look for a substitute for an overdue seat."""
    await visit.ui.kontor.seats.find_substitute(visit.user, _match(press), _extra(press))
    await visit.say(Msg("ui-substitute-called"))


async def take_seat(visit: Visit, press: Press) -> None:
    """Step in as a substitute."""
    match_id = _match(press)
    await visit.ui.kontor.seats.take_seat(visit.user, match_id, _extra(press))
    await show_panel(visit, match_id, notice=Msg("ui-seat-taken"))


async def accept_seat(visit: Visit, press: Press) -> None:
    """Take over the seat that one is offered."""
    match_id = _match(press)
    await visit.ui.kontor.seats.accept(visit.user, match_id, _extra(press))
    await show_panel(visit, match_id, notice=Msg("ui-seat-taken"))


async def decline_seat(visit: Visit, press: Press) -> None:
    """Want no seat that one is offered."""
    await visit.ui.kontor.seats.decline(visit.user, _match(press), _extra(press))
    await visit.say(Msg("ui-seat-declined"))


PUBLIC: dict[str, Callable[[Visit, Press], Awaitable[None]]] = {
    "move": move,
    "hand": hand,
    "news": news,
    "rules": rules,
    "how": how,
    "replay": replay,
    "rematch": rematch,
    "follow": follow,
    "join": join,
    "leave": leave,
    "refuse": refuse,
    "add": add,
    "remove": remove,
    "invite": invite,
    "options": options,
    "start": start,
    "close": close,
    "vote-yes": vote_yes,
    "vote-no": vote_no,
    "overdue-wait": overdue_wait,
    "overdue-computer": overdue_computer,
    "overdue-substitute": overdue_substitute,
    "take-seat": take_seat,
    "accept-seat": accept_seat,
    "decline-seat": decline_seat,
}
