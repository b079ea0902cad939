"""The private screen of a lobby, which becomes the way into the match when it starts."""

from time import monotonic
from typing import Any

from discord_ui.interaction.context import InteractionContext
from discord_ui.model import controls
from discord_ui.model.computers import level_name
from discord_ui.model.localizer import Localizer
from discord_ui.model.match_card import hindsight_note, match_status, person_line, settings_line
from discord_ui.model.screen import Block, Button, ButtonRow, Paragraph, Screen, UserSelect
from discord_ui.model.screen_parts import (
    below_notice,
    folded_panel,
    go_there_button,
    match_heading,
    panel_button,
)
from engines.core.game import Game
from engines.core.text.messages import Arg, Many, Msg, SeatRef
from service.base.config import DEFAULT_COMPUTER
from service.base.read_models.matches import MatchInfo

MOST_INVITED = 10


def screen(
    game: Game[Any, Any], info: MatchInfo, localizer: Localizer, user_id: int, *, by_hand: bool = False
) -> Screen:
    """Return the people and options of a lobby, with the actions of the person.

    by_hand: the person refuses the usual orders.
    """
    lines = [match_heading(localizer, info, Msg("ui-about-match")), localizer.say(match_status(info))]
    if info.seats:
        lines += [_seat(info, seat.seat, localizer) for seat in info.seats]
    else:
        lines += [person_line(place, person, info, localizer) for place, person in enumerate(info.people)]
    if (marked := hindsight_note(info)) is not None:
        lines.append(f"-# {localizer.say(marked)}")
    blocks: list[Block] = [Paragraph("\n".join(lines)), Paragraph(settings_line(game, info, localizer))]
    if info.seed_hash is not None:
        seal = Msg("ui-seed-hash", {"hash": info.seed_hash})
        if info.seed is not None:
            seal = Msg("ui-seed", {"seed": info.seed, "hash": info.seed_hash})
        blocks.append(Paragraph(f"-# {localizer.say(seal)}"))
    if info.status == "lobby":
        inside = any(person.user_id == user_id for person in info.people)
        label, control = (Msg("ui-leave"), controls.LEAVE) if inside else (Msg("ui-join"), controls.JOIN)
        buttons = [Button(localizer.plain(label), control(info.id), "plain" if inside else "main")]
        if user_id == info.host_id:
            buttons.append(Button(localizer.plain(Msg("ui-options")), controls.OPTIONS(info.id)))
            buttons.append(Button(localizer.plain(Msg("ui-start")), controls.START(info.id), "good"))
        there = go_there_button(localizer, info)
        buttons += [] if there is None else [there]
        blocks.append(ButtonRow(tuple(buttons)))
        blocks += _usual(game, info, localizer, by_hand=by_hand) if inside else []
    return Screen(tuple(blocks))


def begun_screen(info: MatchInfo, localizer: Localizer, user_id: int) -> Screen:
    """Return what a private card says after its lobby: that it has begun, with the way there, or was closed."""
    said = Msg("ui-started") if info.seats else Msg("ui-closed", {"match": info.id})
    words = Paragraph(f"{match_heading(localizer, info, Msg('ui-about-match'))}\n{localizer.say(said)}")
    buttons = [panel_button(localizer, info.id)] if info.seat_of(user_id) is not None else []
    there = go_there_button(localizer, info)
    if info.thread_id is not None and there is not None:
        buttons.append(there)
    return Screen((words, ButtonRow(tuple(buttons))) if buttons else (words,))


def _usual(game: Game[Any, Any], info: MatchInfo, localizer: Localizer, *, by_hand: bool) -> list[Block]:
    """Return the orders that the person gives by taking a seat, with the button that refuses them."""
    usual = [order.key for order in game.orders if order.usual]
    if not usual:
        return []
    names = Many(tuple(Msg(f"{game.info.key}-order-{key}") for key in usual))
    said: dict[str, Arg] = {"orders": names}
    where = controls.USUAL(info.id, by_hand)
    label = localizer.plain(Msg("ui-usual-on" if by_hand else "ui-usual-off"))
    words = localizer.say(Msg("ui-usual-refused" if by_hand else "ui-usual-given", said))
    return [Paragraph(words), ButtonRow((Button(label, where),))]


def _seat(info: MatchInfo, seat: int, localizer: Localizer) -> str:
    here = info.seats[seat]
    args: dict[str, Arg] = {"n": seat + 1, "seat": SeatRef(seat)}
    if here.user_id is None:
        args["kind"] = level_name(here.computer or DEFAULT_COMPUTER)
        said = localizer.say(Msg("ui-seat-computer", args))
    else:
        said = localizer.say(Msg("ui-seat-person", args))
    if here.waits_until is not None:
        return f"{said} · {localizer.say(Msg('ui-seat-waits', {'when': f'<t:{here.waits_until}:t>'}))}"
    if here.awaited and here.awaited_since is not None:
        return f"{said} · {localizer.say(Msg('ui-seat-awaited', {'when': f'<t:{here.awaited_since}:R>'}))}"
    return said


async def show(ctx: InteractionContext, match_id: int, *, notice: Msg | None = None) -> None:
    """Show the match's setup, below a sentence."""
    info = await ctx.app.kontor.queries.info(match_id)
    await _show(ctx, info, await _card(ctx, info), notice, follows=info.status == "lobby")


async def show_opened(ctx: InteractionContext, info: MatchInfo, notice: Msg) -> None:
    """Answer a command that opened a lobby with a sentence, which gives way to a link when the match starts."""
    localizer = await ctx.localizer(info)
    await _show(ctx, info, Screen((Paragraph(localizer.say(notice)),)), brief=notice)


async def show_begun(ctx: InteractionContext, match_id: int) -> None:
    """Answer the start of a match with the way into it; the link follows when the thread is open."""
    info = await ctx.app.kontor.queries.info(match_id)
    await _show(ctx, info, begun_screen(info, await ctx.localizer(info), ctx.user.id), follows=_gets_thread(info))


async def _card(ctx: InteractionContext, info: MatchInfo) -> Screen:
    by_hand = await ctx.app.kontor.lobby.refuses_usual_orders(ctx.user.id, info.id)
    game, localizer = ctx.app.kontor.games[info.game], await ctx.localizer(info)
    return screen(game, info, localizer, ctx.user.id, by_hand=by_hand)


async def _show(
    ctx: InteractionContext,
    info: MatchInfo,
    bare: Screen,
    notice: Msg | None = None,
    *,
    brief: Msg | None = None,
    follows: bool = True,
) -> None:
    since = monotonic()
    message_id = await ctx.show(below_notice(bare, notice, await ctx.localizer(info)))
    if message_id is not None and follows:
        card = FollowedLobby(ctx, info, bare, message_id, since, brief)
        await ctx.app.open_panels.show(ctx.user.id, info.id, card)


def _gets_thread(info: MatchInfo) -> bool:
    """Return whether a match has started whose thread is not open yet."""
    return info.status == "live" and info.thread_id is None


class FollowedLobby:
    """A lobby's private card, shown in answer to a press; implements `open_panels.OpenPanel`.

    It follows until the match has its thread or the lobby is closed. screen: without the sentence that answers the
    press. brief: the sentence that it shows instead of the card while the lobby is open.
    """

    def __init__(
        self,
        ctx: InteractionContext,
        info: MatchInfo,
        screen: Screen,
        message_id: int,
        since: float,
        brief: Msg | None = None,
    ) -> None:
        self.message_id = message_id
        self.since = since
        self._visit = ctx
        self._match_id = info.id
        self._screen = screen
        self._brief = brief
        self._open = info.status == "lobby"
        self._follows = True

    async def renew(self) -> None:
        """Show the current people, the way into the match, or that the lobby is closed."""
        if not self._follows:
            return
        info = await self._visit.app.kontor.queries.info(self._match_id)
        if info.status != "lobby":
            now = begun_screen(info, await self._visit.localizer(info), self._visit.user.id)
        else:
            now = self._screen if self._brief is not None else await _card(self._visit, info)
        if now != self._screen and self._visit.app.open_panels.holds(self):
            await self._visit.show(now)
        self._screen, self._open = now, info.status == "lobby"
        self._follows = self._open or _gets_thread(info)

    async def fold(self) -> None:
        """Replace the card by a line that leads to the newer one."""
        info = await self._visit.app.kontor.queries.info(self._match_id)
        await self._visit.show(folded_panel(await self._visit.localizer(info), self._match_id))

    async def end(self) -> None:
        """Say above the card that it no longer follows, if the lobby is still open."""
        if self._open and self._brief is None:
            localizer = await self._visit.localizer()
            await self._visit.show(self._screen.above(Paragraph(localizer.say(Msg("ui-lobby-ends")))))


# ------------------------------------------------------------------ people


def invite_screen(info: MatchInfo, localizer: Localizer) -> Screen:
    """Return a list of members to invite."""
    chosen = controls.INVITED(info.id)
    return Screen(
        (
            Paragraph(localizer.say(Msg("ui-invite-whom"))),
            UserSelect(chosen, localizer.plain(Msg("ui-invite")), MOST_INVITED),
        )
    )
