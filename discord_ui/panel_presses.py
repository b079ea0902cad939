"""Presses in a panel: moves, looking at a part of it, taking back, votes and what else a seat may do."""

from __future__ import annotations

from typing import Any

from discord_ui.cards import rematched
from discord_ui.errors import UserSays
from discord_ui.focus import BadFocus, Filling, Focus, action_of, read_focus, read_value, write_value
from discord_ui.ids import BadId, FocusId, MoveId, ScreenId
from discord_ui.limits import MODAL_TITLE
from discord_ui.panels import Field, Form
from discord_ui.press import Press, numbers, word
from discord_ui.route import Route
from discord_ui.showing import after_move, look_at, show_panel, show_table
from discord_ui.visit import Visit
from engines.core.actions import IntHole, PickHole
from engines.core.text.messages import Msg
from service.base.errors import Stale
from service.base.read_models import MatchInfo, PanelModel, ProposalInfo, RepeatedPress
from service.usecases.premoves import is_premove_token

AMOUNT = "amount"
"""The field of the form that asks for an amount."""


async def move(visit: Visit, press: Press) -> None:
    """Do the move of a button."""
    match press.id:
        case MoveId(match_id, token, code):
            await do(visit, match_id, token, code)
        case _:
            raise BadId(repr(press.id))


async def do(visit: Visit, match_id: int, token: str, code: str) -> None:
    """Do the move of a code, unless the table has changed since it was offered.

    Pressed again, the button is answered with what it did.
    """
    ui = visit.ui
    if is_premove_token(token):
        await give(visit, match_id, token, code)
        return
    try:
        await must_be_fresh(visit, match_id, token)
        action = action_of(*await ui.kontor.play.offered(visit.user, match_id), code)
        done = await ui.kontor.play.submit(visit.user, match_id, [action], token)
    except Stale:
        did = await ui.kontor.play.find_repeated_press(visit.user, match_id, token)
        if did is None or did.kind == "undo":
            raise
        info = await ui.kontor.queries.info(match_id)
        if did.kind == "move" and action_of(ui.kontor.games[info.game], did.options, code) != did.action:
            raise
        await done_already(visit, match_id, did)
        return
    await after_move(visit, done)


async def give(visit: Visit, match_id: int, token: str, code: str) -> None:
    """Give the move of a code beforehand, and show what may be given next."""
    ahead = visit.ui.kontor.premoves
    table = await fresh(visit, match_id, token)
    action = action_of(visit.ui.kontor.games[table.info.game], table.offered, code)
    await ahead.give(visit.user, match_id, action, token)
    await show_table(visit, await ahead.panel(visit.user, match_id))


async def done_already(visit: Visit, match_id: int, did: RepeatedPress) -> None:
    """Show what a button did that is pressed again, or what its reader's answer brought, and today's panel."""
    table = await look_at(visit, match_id)
    notice = Msg("ui-answered-already" if did.kind == "answer" else "ui-done-already")
    await show_table(visit, table, notice=notice, done=did.told or (Msg("ui-done"),))


async def look(visit: Visit, press: Press) -> None:
    """Show a part of the panel, or go on with a choice that is half made."""
    match press.id:
        case FocusId(match_id, token, text):
            table = await fresh(visit, match_id, token)
            focus = read_focus(text)
            if press.kind == "list":
                focus = picked(table, focus, press.values)
            await show_table(visit, table, focus=focus)
        case _:
            raise BadId(repr(press.id))


async def pick(visit: Visit, press: Press) -> None:
    """Follow an entry of a list whose values say what they do."""
    match_id, token = numbers(press, 1)[0], word(press, 1)
    verb, _, rest = (press.values or ("",))[0].partition(":")
    if verb == "m":
        await do(visit, match_id, token, rest)
    elif verb == "f":
        table = await fresh(visit, match_id, token)
        await show_table(visit, table, focus=read_focus(rest))
    else:
        raise BadFocus(verb)


async def amount(visit: Visit, press: Press) -> None:
    """Ask for an amount with a form, or take what was typed into it."""
    if not isinstance(press.id, ScreenId):
        raise BadId(repr(press.id))
    match_id, token, text = numbers(press, 1)[0], word(press, 1), word(press, 2)
    focus = read_focus(text)
    table = await fresh(visit, match_id, token)
    hole = _hole(table, focus)
    if not isinstance(focus, Filling) or not isinstance(hole, IntHole):
        raise BadFocus(text)
    bounds: dict[str, Any] = {"lo": hole.lo, "hi": hole.hi}
    if press.kind != "form":
        voice = await visit.voice(table.info)
        label = voice.plain(Msg("ui-amount-label", bounds))
        await visit.form(
            Form(
                voice.plain(Msg("ui-amount"))[:MODAL_TITLE],
                press.id,
                (Field(AMOUNT, label[:MODAL_TITLE], lo=1, hi=6),),
            )
        )
        return
    try:
        value = int(press.fields.get(AMOUNT, "").strip())
    except ValueError:
        raise UserSays(Msg("ui-amount-wrong", bounds)) from None
    if not hole.admits(value):
        raise UserSays(Msg("ui-amount-wrong", bounds))
    settled = Filling(focus.option, 0, (*focus.settled, str(value)))
    await show_table(visit, table, focus=settled)


def picked(table: PanelModel[Any], focus: Focus, values: tuple[str, ...]) -> Focus:
    """The focus after things of a pick were chosen: those of the page shown change, the others stay."""
    hole = _hole(table, focus)
    if not isinstance(focus, Filling) or not isinstance(hole, PickHole):
        raise BadFocus("no list is open")
    page = range(focus.page * 25, min((focus.page + 1) * 25, len(hole.items)))
    kept = set(read_value(hole, focus.open or "0")) - {hole.items[i] for i in page}
    try:
        chosen = kept | {hole.items[int(value)] for value in values}
    except (ValueError, IndexError) as error:
        raise BadFocus("no such thing") from error
    return Filling(focus.option, focus.page, focus.settled, write_value(hole, tuple(chosen)))


def _hole(table: PanelModel[Any], focus: Focus) -> Any:
    if not isinstance(focus, Filling) or focus.option >= len(table.offered):
        return None
    holes = table.offered[focus.option].holes
    return holes[len(focus.settled)] if len(focus.settled) < len(holes) else None


async def fresh(visit: Visit, match_id: int, token: str) -> PanelModel[Any]:
    """The table, if it is still the one that a token was made for. Raises Stale; then nothing counts as seen."""
    if is_premove_token(token):
        ahead = await visit.ui.kontor.premoves.panel(visit.user, match_id)
        if ahead.token != token:
            raise Stale("ui-stale")
        return ahead
    await must_be_fresh(visit, match_id, token)
    return await look_at(visit, match_id)


async def must_be_fresh(visit: Visit, match_id: int, token: str) -> None:
    """Raise Stale unless a token is that of the person's panel as it is now."""
    if not await visit.ui.kontor.play.is_fresh(visit.user, match_id, token):
        raise Stale("ui-stale")


# ------------------------------------------------------------------ besides moves


async def panel(visit: Visit, press: Press) -> None:
    """Show today's panel."""
    await show_panel(visit, numbers(press, 1)[0])


async def send(visit: Visit, press: Press) -> None:
    """Let an ended turn go out now."""
    match_id = numbers(press, 1)[0]
    table = await visit.ui.kontor.play.send_now(visit.user, match_id)
    await show_table(visit, table, notice=Msg("ui-sent"))


async def withdraw(visit: Visit, press: Press) -> None:
    """Take back what was planned before it was asked for."""
    match_id = numbers(press, 1)[0]
    table = await visit.ui.kontor.play.withdraw_plan(visit.user, match_id, word(press, 1))
    await show_table(visit, table, notice=Msg("ui-plan-withdrawn"))


async def takeback(visit: Visit, press: Press) -> None:
    """Take one's seat back from the computer player."""
    match_id = numbers(press, 1)[0]
    await visit.ui.kontor.seats.take_back(visit.user, match_id)
    await show_panel(visit, match_id, notice=Msg("ui-taken-back"))


async def keep_seat(visit: Visit, press: Press) -> None:
    """Offer one's seat to nobody any more."""
    match_id = numbers(press, 1)[0]
    await visit.ui.kontor.seats.withdraw(visit.user, match_id)
    await show_panel(visit, match_id, notice=Msg("ui-seat-kept"))


async def rematch(visit: Visit, press: Press) -> None:
    """Open a lobby with the same people."""
    info = await visit.ui.kontor.lobby.rematch(visit.user, numbers(press, 1)[0])
    await visit.say(rematched(info, visit.user.id), info)


async def resume(visit: Visit, press: Press) -> None:
    """Go on with a paused match."""
    match_id = numbers(press, 1)[0]
    info = await visit.ui.kontor.queries.info(match_id)
    await visit.ui.kontor.votes.resume(visit.user, match_id, manager=visit.manages(info))
    await show_panel(visit, match_id, notice=Msg("ui-resumed"))


async def vote_yes(visit: Visit, press: Press) -> None:
    """Agree to a proposal."""
    match_id, proposal = numbers(press, 2)
    await vote(visit, match_id, proposal, yes=True)


async def vote_no(visit: Visit, press: Press) -> None:
    """Refuse a proposal."""
    match_id, proposal = numbers(press, 2)
    await vote(visit, match_id, proposal, yes=False)


async def vote(visit: Visit, match_id: int, proposal: int, *, yes: bool) -> None:
    """Answer a proposal and show the panel with how it stands."""
    left = await visit.ui.kontor.votes.answer(visit.user, proposal, yes)
    if not yes:
        notice = Msg("ui-voted-no")
    elif left is None:
        notice = Msg("ui-voted-settled")
    else:
        notice = _agreed(left)
    await show_panel(visit, match_id, notice=notice)


async def after(
    visit: Visit, match_id: int, done: PanelModel[Any] | MatchInfo | ProposalInfo, now: Msg, later: Msg
) -> None:
    """Show the panel below a sentence: ``now`` if it is done, ``later`` if others must agree first."""
    notice = now
    if isinstance(done, ProposalInfo):
        notice = later if done.by_user == visit.user.id else _agreed(done)
    await show_panel(visit, match_id, notice=notice)


def _agreed(vote: ProposalInfo) -> Msg:
    """How a vote stands to which the reader has just agreed."""
    return Msg("ui-voted-yes", {"yes": len(vote.yes), "asked": len(vote.asked)})


ROUTES = {
    "panel": Route(panel),
    "pick": Route(pick),
    "send": Route(send),
    "withdraw": Route(withdraw),
    "takeback": Route(takeback),
    "keep-seat": Route(keep_seat),
    "rematch": Route(rematch),
    "resume": Route(resume),
    "vote-yes": Route(vote_yes),
    "vote-no": Route(vote_no),
    "amount": Route(amount, form=True),
}
