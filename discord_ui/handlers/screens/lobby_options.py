"""The host's options of a lobby: lines with their values, and a form for each."""

from collections.abc import Collection, Iterator, Mapping
from typing import Any, Final, Literal

import msgspec

from discord_ui.interaction.context import InteractionContext
from discord_ui.model import controls
from discord_ui.model.components import Form, GroupField
from discord_ui.model.computers import LEVELS, level_name
from discord_ui.model.errors import UserError
from discord_ui.model.localizer import Localizer
from discord_ui.model.match_card import PACE_NAMES, option_key, option_value, own_options
from discord_ui.model.screen import Block, Button, ButtonRow, Line, Paragraph, Screen, SelectOption
from discord_ui.model.screen_parts import below_notice, match_heading
from engines.core.game import Game
from engines.core.text.messages import Msg
from i18n.grammar import capital
from i18n.locales import LOCALES
from service.autoplay import stand_in
from service.base.read_models.matches import MatchInfo

Part = Literal["game", "table", "computers"]
PARTS: Final[tuple[Part, ...]] = ("game", "table", "computers")
"""The forms: what is played, how the table deals with time and language, and what computer players do."""
GRACES: Final = (0, 15, 30, 60)
OWN: Final = "own-"
"""Begins the name of an option of the game itself."""


def options_screen(game: Game[Any, Any], info: MatchInfo, localizer: Localizer) -> Screen:
    """Return the options that matter, each with its value and what it means, in lines with forms."""
    blocks: list[Block] = [Paragraph(match_heading(localizer, info, Msg("ui-about-options")))]
    for part in PARTS:
        lines = []
        for field in fields(game, info, localizer, part):
            value = next((pick.label for pick in field.picks if pick.chosen), "–")
            lines.append(localizer.say(Msg("ui-options-value", {"label": field.label, "value": value})))
            lines += [f"-# {field.hint}"] if field.hint else []
        change = Button(f"{localizer.plain(Msg('ui-change'))}…", controls.OPTIONS_FORM(info.id, part))
        blocks.append(Line("\n".join(lines), change))
    done = Button(localizer.plain(Msg("ui-done-setting")), controls.RULES_CLOSE(), "main")
    return Screen((*blocks, ButtonRow((done,))))


def options_form(
    game: Game[Any, Any], info: MatchInfo, localizer: Localizer, part: Part, programs: Collection[str] = ()
) -> Form:
    """Return the form of one part of the options."""
    where = controls.OPTIONS_FORM(info.id, part)
    return Form(
        capital(localizer.plain(Msg("ui-about-options"))),
        where,
        tuple(fields(game, info, localizer, part, programs)),
    )


def fields(
    game: Game[Any, Any], info: MatchInfo, localizer: Localizer, part: Part, programs: Collection[str] = ()
) -> Iterator[GroupField]:
    """Yield a group for each option of a part that matters, with the present value chosen.

    programs: the computer players that the operator offers besides Kontor's own.
    """

    def radios(name: str, label: Msg, hint: Msg | None, values: Mapping[str, Msg | str], now: str) -> GroupField:
        said = {value: _plain(localizer, words) for value, words in values.items()}
        picks = tuple(SelectOption(words, value, chosen=value == now) for value, words in said.items())
        return GroupField(name, localizer.plain(label), picks, hint=localizer.plain(hint) if hint else "")

    if part == "computers":
        waits: dict[str, Msg | str] = {"0": Msg("ui-options-no-stand-in")}
        waits |= {str(n): Msg("ui-options-stand-in-after", {"n": n}) for n in stand_in.HOURS}
        yield radios("stand-in", Msg("ui-options-stand-in"), Msg("opt-stand-in-desc"), waits, str(info.stand_in))
        levels = {kind: level_name(kind) for kind in dict.fromkeys((*LEVELS, info.stand_in_by, *programs))}
        about = Msg("ui-options-stand-in-by-desc")
        yield radios("stand-in-by", Msg("ui-options-stand-in-by"), about, levels, info.stand_in_by)
        talks = {_json(on): Msg(f"ui-table-talk-{'on' if on else 'off'}") for on in (True, False)}
        yield radios("talk", Msg("ui-table-talk"), None, talks, _json(info.table_talk))
        return
    if part == "game":
        low, high = game.info.seats
        seats: dict[str, Msg | str] = {str(n): str(n) for n in range(low, high + 1)}
        yield radios("seats", Msg("ui-options-seats"), None, seats, str(info.seats_wanted))
        for field in own_options(game, info):
            key = option_key(info.game, field)
            own = {_json(value): _said(info.game, field, value) for value in choices_of(field)}
            now = _json(info.options.get(field.name, field.default))
            yield radios(f"{OWN}{field.name}", Msg(key), Msg(f"{key}-desc"), own, now)
        return
    paces: dict[str, Msg | str] = dict(PACE_NAMES)
    yield radios("pace", Msg("ui-options-pace"), Msg("opt-pace-desc"), paces, info.pace)
    graces: dict[str, Msg | str] = {str(n): Msg("ui-lobby-grace", {"n": n}) for n in sorted({*GRACES, info.grace})}
    yield radios("grace", Msg("ui-options-grace"), Msg("opt-grace-desc"), graces, str(info.grace))
    languages: dict[str, Msg | str] = {locale: localizer.plain.language(locale) for locale in LOCALES}
    yield radios("locale", Msg("ui-options-language"), None, languages, info.locale)


def read_changes(submitted: Mapping[str, str]) -> dict[str, Any]:
    """Return the changes of a submitted form, for `Lobby.set_options`. Raises ValueError for impossible values."""
    changes: dict[str, Any] = {}
    own = {name.removeprefix(OWN): value for name, value in submitted.items() if name.startswith(OWN)}
    if own:
        changes["options"] = {name: msgspec.json.decode(value) for name, value in own.items()}
    for name in ("seats", "grace"):
        if name in submitted:
            changes[name] = int(submitted[name])
    if "talk" in submitted:
        changes["table_talk"] = msgspec.json.decode(submitted["talk"], type=bool)
    for name in ("pace", "locale"):
        if name in submitted:
            changes[name] = submitted[name]
    if "stand-in" in submitted:
        # Forms that were opened before an update have the level here as well.
        hours, _, kind = submitted["stand-in"].partition(" ")
        changes |= {"stand_in": int(hours), **({"stand_in_by": kind} if kind else {})}
    if "stand-in-by" in submitted:
        changes["stand_in_by"] = submitted["stand-in-by"]
    return changes


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _plain(localizer: Localizer, said: Msg | str) -> str:
    return localizer.plain(said) if isinstance(said, Msg) else said


def _said(game: str, field: msgspec.structs.FieldInfo, value: Any) -> Msg | str:
    said = option_value(game, field, value)
    return said if isinstance(said, Msg) else str(said)


def choices_of(field: msgspec.structs.FieldInfo) -> tuple[Any, ...]:
    """Return the values that a lobby option may take: both of a flag, or those of a Literal."""
    if field.type is bool:
        return (False, True)
    return tuple(getattr(field.type, "__args__", ()))


async def show_options(ctx: InteractionContext, match_id: int, notice: Msg | None = None) -> None:
    """Show the options below a sentence. Raises UserError unless the person is the host."""
    info = await ctx.app.kontor.queries.info(match_id)
    localizer = await ctx.localizer(info)
    must_host(ctx, info)
    game = ctx.app.kontor.games[info.game]
    await ctx.show(below_notice(options_screen(game, info, localizer), notice, localizer))


def must_host(ctx: InteractionContext, info: MatchInfo) -> None:
    """Raise UserError unless the person is the host."""
    if ctx.user.id != info.host_id:
        raise UserError(Msg("ui-options-host"))
