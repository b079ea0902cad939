"""Commands of a player at the table: move, hand, board, log, undo, note, resign, and what waits."""

from __future__ import annotations

from discord_ui.commands.command_input import CommandInput
from discord_ui.commands.finding import carries_out, find
from discord_ui.errors import UserSays
from discord_ui.funnel import funnel
from discord_ui.ids import ScreenId, write_id
from discord_ui.press import Press, numbers
from discord_ui.route import Route
from discord_ui.screen import Button, Row, Screen, Words
from discord_ui.screens import board as board_screen
from discord_ui.screens import hand as hand_screen
from discord_ui.screens import log as log_screen
from discord_ui.screens import note as note_screen
from discord_ui.screens import orders as orders_screen
from discord_ui.screens import standing as standing_screen
from discord_ui.screens import turns as turns_screen
from discord_ui.showing import show_panel
from discord_ui.undo_presses import take_back
from discord_ui.visit import Interaction, Visit
from engines.core.text.messages import Many, Msg, SeatRef
from service.base.read_models import MatchInfo
from service.usecases.play import DEFAULT_WAIT


@carries_out("move")
async def move(visit: Visit, match_id: int, given: CommandInput) -> None:
    """Show the panel."""
    await show_panel(visit, match_id)


@carries_out("hand")
async def hand(visit: Visit, match_id: int, given: CommandInput) -> None:
    """Show the person's hand."""
    await hand_screen.show(visit, match_id)


@carries_out("board")
async def board(visit: Visit, match_id: int, given: CommandInput) -> None:
    """Show the board; the argument is its form, picture or text."""
    await board_screen.show(visit, match_id, given.text("form") or "picture")


@carries_out("log")
async def log(visit: Visit, match_id: int, given: CommandInput) -> None:
    """Show what happened, newest page first."""
    await log_screen.show(visit, match_id)


@carries_out("undo")
async def undo(visit: Visit, match_id: int, given: CommandInput) -> None:
    """Take back the last own move, or ask the others."""
    await take_back(visit, match_id)


@carries_out("orders")
async def orders(visit: Visit, match_id: int, given: CommandInput) -> None:
    """Show the standing orders."""
    await orders_screen.show(visit, match_id)


async def show_turns(interaction: Interaction) -> None:
    """Show everything that waits for the person."""
    async with funnel(interaction) as visit:
        await turns_screen.show(visit)


async def standing(interaction: Interaction) -> None:
    """Show all that the person has given beforehand, in whatever match."""
    async with funnel(interaction) as visit:
        await standing_screen.show(visit)


@carries_out("wait")
async def wait(visit: Visit, match_id: int, given: CommandInput) -> None:
    """Wait for answers to one's offers; "hours" says for how many."""
    await orders_screen.wait_for(visit, match_id, given.number("hours") or DEFAULT_WAIT)


@carries_out("note", form=True)
async def note(visit: Visit, match_id: int, given: CommandInput) -> None:
    """Open the note in a form."""
    await note_screen.ask(visit, match_id)


async def typed_note(interaction: Interaction, match: int | None, text: str) -> None:
    """Keep a note that was typed with the command; the match must be clear, for text does not fit an id."""
    async with funnel(interaction) as visit:
        found = await find(visit, match)
        if not isinstance(found, MatchInfo):
            raise UserSays(Msg("which-name-it"))
        await visit.ui.kontor.social.set_note(visit.user, found.id, text.strip())
        await show_panel(visit, found.id, notice=Msg("ui-note-kept"))


@carries_out("resign")
async def resign(visit: Visit, match_id: int, given: CommandInput) -> None:
    """Ask whether it is meant."""
    info = await visit.ui.kontor.queries.info(match_id)
    info_seat = info.seat_of(visit.user.id)
    if info.status in ("lobby", "over", "aborted"):
        raise UserSays(Msg(f"err-status-{info.status}", {"match": match_id}))
    if info_seat is None:
        raise UserSays(Msg("resign-no-seat"))
    voice = await visit.voice(info)
    sure = Button(voice.plain(Msg("resign-yes")), write_id(ScreenId("resign-sure", (str(match_id),))), "danger")
    stay = Button(voice.plain(Msg("resign-no")), write_id(ScreenId("panel", (str(match_id),))))
    others = [seat for seat in info.seats if seat.owner_id is not None and seat.seat != info_seat]
    asked = Msg("resign-ask" if others else "resign-ask-last", {"match": match_id})
    if others and all(seat.user_id is None for seat in others):
        lent = Many(tuple(SeatRef(seat.seat) for seat in others))
        asked = Msg("resign-ask-lent", {"match": match_id, "seats": lent})
    await visit.show(Screen((Words(voice.say(asked)), Row((sure, stay)))))


async def resign_sure(visit: Visit, press: Press) -> None:
    """Leave the match for good."""
    match_id = numbers(press, 1)[0]
    info = await visit.ui.kontor.play.resign(visit.user, match_id)
    voice = await visit.voice(info)
    await visit.show(Screen((Words(voice.say(Msg("resign-done", {"match": match_id}))),)))


async def go_on(interaction: Interaction) -> None:
    """Show the panel of the match that has waited longest, or say that nothing waits."""
    async with funnel(interaction) as visit:
        waiting = await visit.ui.kontor.queries.waiting_for(visit.user.id, 1)
        if not waiting:
            raise UserSays(Msg("next-nothing"))
        notice = Msg("next-link", {"url": waiting[0].url})
        await show_panel(visit, waiting[0].info.id, notice=notice)


ROUTES = {
    "resign-sure": Route(resign_sure),
}
