"""The private screen of a lobby, and the host's options."""

from time import monotonic
from typing import Any

import msgspec

from discord_ui.interaction.context import InteractionContext
from discord_ui.model import controls
from discord_ui.model.errors import UserError
from discord_ui.model.localizer import Localizer
from discord_ui.model.match_card import (
    PACE_NAMES,
    hindsight_note,
    match_status,
    option_key,
    option_value,
    person_line,
    settings_line,
)
from discord_ui.model.screen import Block, Button, ButtonRow, Paragraph, Screen, Select, SelectOption, UserSelect
from discord_ui.model.screen_parts import below_notice, folded_panel, match_heading, panel_button
from engines.core.game import Game
from engines.core.text.messages import Arg, Many, Msg, SeatRef
from i18n.locales import LOCALES
from service.autoplay import stand_in
from service.base.read_models.matches import MatchInfo

GRACES = (0, 15, 30, 60)
COMPUTERS = ("greedy", "random")
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
        seed: Msg = Msg("ui-seed-hash", {"hash": info.seed_hash[:16]})
        if info.seed is not None:
            seed = Msg("ui-seed", {"seed": info.seed})
        blocks.append(Paragraph(f"-# {localizer.say(seed)}"))
    if info.status == "lobby":
        inside = any(person.user_id == user_id for person in info.people)
        label, control = (Msg("ui-leave"), controls.LEAVE) if inside else (Msg("ui-join"), controls.JOIN)
        buttons = [Button(localizer.plain(label), control(info.id), "main")]
        if user_id == info.host_id:
            buttons.append(Button(localizer.plain(Msg("ui-options")), controls.OPTIONS(info.id)))
            buttons.append(Button(localizer.plain(Msg("ui-start")), controls.START(info.id), "good"))
        blocks.append(ButtonRow(tuple(buttons)))
        blocks += _usual(game, info, localizer, by_hand=by_hand) if inside else []
    return Screen(tuple(blocks))


def closed_screen(info: MatchInfo, localizer: Localizer, user_id: int) -> Screen:
    """Return the screen of a lobby that is over: the match has started, with a link, or the lobby was closed."""
    said = Msg("ui-started") if info.seats else Msg("ui-closed", {"match": info.id})
    words = Paragraph(f"{match_heading(localizer, info, Msg('ui-about-match'))}\n{localizer.say(said)}")
    plays = info.seat_of(user_id) is not None
    return Screen((words, ButtonRow((panel_button(localizer, info.id),))) if plays else (words,))


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
    app = ctx.app
    info = await app.kontor.queries.info(match_id)
    localizer = await ctx.localizer(info)
    by_hand = await app.kontor.lobby.refuses_usual_orders(ctx.user.id, match_id)
    since, bare = monotonic(), screen(app.kontor.games[info.game], info, localizer, ctx.user.id, by_hand=by_hand)
    message_id = await ctx.show(below_notice(bare, notice, localizer))
    if message_id is not None and info.status == "lobby":
        await app.open_panels.show(ctx.user.id, match_id, FollowedLobby(ctx, match_id, bare, message_id, since))


class FollowedLobby:
    """A lobby's private card, shown in answer to a press; implements `open_panels.OpenPanel`.

    It follows until the match starts or the lobby is closed. screen: without the sentence that answers the press.
    """

    def __init__(
        self, ctx: InteractionContext, match_id: int, screen: Screen, message_id: int, since: float
    ) -> None:
        self.message_id = message_id
        self.since = since
        self._visit = ctx
        self._match_id = match_id
        self._screen = screen
        self._follows = True

    async def renew(self) -> None:
        """Show the current people, or that the lobby is over."""
        if not self._follows:
            return
        app, user_id = self._visit.app, self._visit.user.id
        info = await app.kontor.queries.info(self._match_id)
        localizer = await self._visit.localizer(info)
        if info.status == "lobby":
            by_hand = await app.kontor.lobby.refuses_usual_orders(user_id, self._match_id)
            now = screen(app.kontor.games[info.game], info, localizer, user_id, by_hand=by_hand)
        else:
            now = closed_screen(info, localizer, user_id)
        if now != self._screen and app.open_panels.holds(self):
            await self._visit.show(now)
        self._screen, self._follows = now, info.status == "lobby"

    async def fold(self) -> None:
        """Replace the card by a line that leads to the newer one."""
        info = await self._visit.app.kontor.queries.info(self._match_id)
        await self._visit.show(folded_panel(await self._visit.localizer(info), self._match_id))

    async def end(self) -> None:
        """Say above the card that it no longer follows, if the lobby is still open."""
        if self._follows:
            localizer = await self._visit.localizer()
            await self._visit.show(self._screen.above(Paragraph(localizer.say(Msg("ui-lobby-ends")))))


# ------------------------------------------------------------------ the host's options


def options_screen(game: Game[Any, Any], info: MatchInfo, localizer: Localizer) -> Screen:
    """Return lists of the host's options: seats, pace, language, grace time, stand-in, the game's own."""

    def choice(name: str, hint: Msg, values: list[tuple[str, str]], now: str) -> Select:
        picks = tuple(SelectOption(label, value, chosen=value == now) for value, label in values)
        return Select(controls.SET(info.id, name), localizer.plain(hint), picks)

    low, high = game.info.seats
    seats = [(str(n), localizer.plain(Msg("ui-set-seats", {"n": n}))) for n in range(low, high + 1)]
    graces = [(str(n), localizer.plain(Msg("ui-lobby-grace", {"n": n}))) for n in sorted({*GRACES, info.grace})]
    paces = [(key, localizer.plain(msg)) for key, msg in PACE_NAMES.items()]
    stand_ins = [(str(n), localizer.plain(Msg("ui-set-stand-in", {"n": n}))) for n in (0, *stand_in.HOURS)]
    languages = [(locale, localizer.plain.language(locale)) for locale in LOCALES]
    blocks: list[Block] = [
        Paragraph(match_heading(localizer, info, Msg("ui-about-options"))),
        choice("seats", Msg("ui-options-seats"), seats, str(info.seats_wanted)),
        choice("pace", Msg("ui-options-pace"), paces, info.pace),
        choice("grace", Msg("ui-options-grace"), graces, str(info.grace)),
        choice("stand-in", Msg("ui-options-stand-in"), stand_ins, str(info.stand_in)),
        choice("locale", Msg("ui-options-language"), languages, info.locale),
    ]
    if info.stand_in:
        kinds = [(kind, localizer.plain(Msg(f"choice-computer-{kind}"))) for kind in COMPUTERS]
        blocks.append(choice("stand-in-by", Msg("ui-options-stand-in-by"), kinds, info.stand_in_by))
    for field in msgspec.structs.fields(game.types.settings):
        values = [
            (msgspec.json.encode(value).decode(), _said(localizer, info.game, field, value))
            for value in choices_of(field)
        ]
        now = msgspec.json.encode(info.options.get(field.name, field.default)).decode()
        hint = Msg(option_key(info.game, field))
        blocks.append(choice(f"own-{field.name.replace('_', '-')}", hint, values, now))
    return Screen(tuple(blocks))


def _said(localizer: Localizer, game: str, field: msgspec.structs.FieldInfo, value: Any) -> str:
    said = option_value(game, field, value)
    return localizer.plain(said) if isinstance(said, Msg) else str(said)


def choices_of(field: msgspec.structs.FieldInfo) -> tuple[Any, ...]:
    """Return the values that a lobby option may take: both of a flag, or those of a Literal."""
    if field.type is bool:
        return (False, True)
    return tuple(getattr(field.type, "__args__", ()))


async def show_options(ctx: InteractionContext, match_id: int, notice: Msg | None = None) -> None:
    """Show the options below a sentence. Raises UserError unless the person is the host."""
    app = ctx.app
    info = await app.kontor.queries.info(match_id)
    localizer = await ctx.localizer(info)
    if ctx.user.id != info.host_id:
        raise UserError(Msg("ui-options-host"))
    await ctx.show(below_notice(options_screen(app.kontor.games[info.game], info, localizer), notice, localizer))


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
