"""Moves typed as slash commands: one command for each verb, its parameters completed from the legal moves.

A verb such as "build-road" is the command "road" in the group "build".
"""

import inspect
import logging
from collections.abc import Mapping
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.common.localization import localized
from cogs.common.match_commands import CommandInput, find_match, match_command, run_in_match, suggest_match
from discord_ui.dispatch.error_boundary import app_of
from discord_ui.handlers.show_panel import show_result
from discord_ui.interaction.app import App
from discord_ui.interaction.context import Interaction, InteractionContext
from discord_ui.model.custom_ids import BadCustomId, InputValue
from discord_ui.model.errors import UserError
from discord_ui.typed.arguments import LegalArguments
from discord_ui.typed.name_matching import NAME, matching_values
from discord_ui.typed.parameters import Parameter, command_parameters, illegal_action, make_action
from engines.core.actions import Option
from engines.core.encoding.codec import DecodeError, write_field
from engines.core.game import Game
from engines.core.text.messages import Msg
from service.base.errors import Refusal
from service.base.read_models.matches import MatchInfo
from service.base.read_models.panels import PanelModel

NOTHING = "-"
"""The value of the only choice where no move is legal; its name says why."""
MATCH = "match"
"""The parameter that names the match; a game's action may not have a field of this name."""

LISTED = 10
"""How many legal moves are named after an illegal one."""

_log = logging.getLogger(__name__)


# ------------------------------------------------------------------ the commands of a game


def game_group(game: Game[Any, Any]) -> app_commands.Group:
    """Return a game's group of commands: one for each verb; verbs with a common prefix share a subgroup."""
    key = game.info.key
    made = app_commands.Group(name=game.info.command, description=localized(f"{key}-tagline"))
    families: dict[str, app_commands.Group] = {}
    for verb in game.commands:
        family, hyphen, _ = verb.partition("-")
        if not hyphen:
            made.add_command(_command(game, verb))
            continue
        if family not in families:
            name = f"{key}-command-{family}"
            families[family] = app_commands.Group(
                name=localized(name), description=localized(f"{name}-desc"), parent=made
            )
        families[family].add_command(_command(game, verb))
    return made


def _command(game: Game[Any, Any], verb: str) -> app_commands.Command[Any, ..., None]:
    key = game.info.key
    fields = command_parameters(game, verb)

    async def callback(interaction: Interaction, **given: Any) -> None:
        match = given.pop(MATCH, None)
        # Fields may be missing; the others keep their order.
        values = {name: value for name, value in given.items() if value is not None}
        await run_in_match(interaction, typed, match, CommandInput(values, (key, verb)), game=key)

    callback.__signature__ = _signature(fields)  # type: ignore[attr-defined]
    names: dict[str, app_commands.locale_str | str] = {field.name: _param(key, field) for field in fields}
    app_commands.rename(**names, match=localized("opt-match"))(callback)
    app_commands.describe(
        **{field.name: localized(f"{key}-param-{_dashed(field)}-desc") for field in fields},
        match=localized("opt-match-desc"),
    )(callback)
    suggesters: dict[str, Any] = {
        field.name: _suggester(game, verb, field.name) for field in fields if field.kind is not bool
    }
    app_commands.autocomplete(**suggesters, match=suggest_match)(callback)
    return app_commands.Command(
        name=localized(f"{key}-verb-{verb}"), description=localized(f"{key}-verb-{verb}-desc"), callback=callback
    )


def _signature(fields: list[Parameter]) -> inspect.Signature:
    kind = inspect.Parameter.POSITIONAL_OR_KEYWORD
    shown = [inspect.Parameter("interaction", kind, annotation=discord.Interaction)]
    for field in sorted(fields, key=lambda field: not field.required):
        wanted: Any = field.kind if field.required else field.kind | None
        default = inspect.Parameter.empty if field.required else None
        shown.append(inspect.Parameter(field.name, kind, annotation=wanted, default=default))
    shown.append(inspect.Parameter(MATCH, kind, annotation=int | None, default=None))
    return inspect.Signature(shown)


def _dashed(field: Parameter) -> str:
    return field.name.replace("_", "-")


def _param(key: str, field: Parameter) -> app_commands.locale_str:
    return localized(f"{key}-param-{_dashed(field)}")


# ------------------------------------------------------------------ doing a typed move


@match_command("typed")
async def typed(ctx: InteractionContext, match_id: int, *move: str, **given: InputValue) -> None:
    """Make a typed move from the values of its fields."""
    app = ctx.app
    key, verb = _which(app, move)
    table = await app.kontor.play.panel(ctx.user, match_id)
    game = app.kontor.games[key]
    if table.info.game != key:
        raise UserError(Msg("typed-other-game", {"match": match_id, "game": Msg(f"{table.info.game}-name")}))
    localizer = await ctx.localizer(table.info)
    legal = LegalArguments(game, table.view, _offered(game, table, verb), verb, localizer.plain)
    try:
        action, guessed = _action(game, legal, verb, given, table)
    except UserError as unclear:
        # If the person cannot move at all, that is the answer, not how to type a move.
        why = _why_nothing(table, legal)
        raise (UserError(why) if why is not None else unclear) from unclear
    # An illegal move is submitted too: the rules say why it is illegal. A guess carries the token, because in a
    # position that has changed meanwhile it could be a move that the person did not choose.
    token = table.token if guessed else None
    done = await app.kontor.play.submit(ctx.user, match_id, [action], token)
    await show_result(ctx, done)


def _which(app: App, move: tuple[str, ...]) -> tuple[str, str]:
    """Return the game and the verb of a typed move. Raises BadCustomId."""
    match move:
        case (key, verb) if key in app.kontor.games and verb in app.kontor.games[key].commands:
            return key, verb
    raise BadCustomId(repr(move))


def _read(legal: LegalArguments, field: str, value: InputValue, given: Mapping[str, str]) -> str:
    """Return the code of a field's value: a bool as it is, a text as the person meant it."""
    return legal.read(field, value, given) if isinstance(value, str) else write_field(value)


def _offered(game: Game[Any, Any], table: PanelModel[Any], verb: str) -> tuple[Option, ...]:
    """Return the moves, or the plans for a contest, that a verb may make."""
    return table.choices.options if verb in game.verbs else table.choices.offered


def _action(
    game: Game[Any, Any], legal: LegalArguments, verb: str, given: Mapping[str, InputValue], table: PanelModel[Any]
) -> tuple[Any, bool]:
    """Return the typed action, and whether part of it was guessed.

    Guesses are the only values that fit the rest, and an illegal action for a verb without legal moves. The
    defaults of optional fields are not guesses.
    """
    if NOTHING in given.values():
        action = None if legal.options else illegal_action(game, table.choices.options, verb)
        if action is None:
            raise _unreadable(legal)
        return action, True
    codes: dict[str, str] = {}
    for field in legal.fields:
        if field in given:
            codes[field] = _read(legal, field, given[field], codes)
    sole = legal.sole(codes)
    try:
        return make_action(game, verb, legal.begun(codes) | codes | sole), bool(sole)
    except DecodeError as error:
        for field in codes:
            _raise_if_goods(legal, field, codes[field])
            _raise_if_amount(legal, field, codes[field])
        raise _unreadable(legal) from error


def _raise_if_goods(legal: LegalArguments, field: str, text: str) -> None:
    """Raise UserError with an example if the field takes cards and the text is not readable as cards."""
    goods = legal.goods(field)
    if goods is not None and not legal.readable(field, text):
        values = legal.values(field)
        kinds = ", ".join(goods.names.values())
        raise UserError(Msg("typed-goods", {"text": text, "example": values[0].name, "kinds": kinds}))


def _raise_if_amount(legal: LegalArguments, field: str, text: str) -> None:
    """Raise UserError with the possible amounts if the field takes an amount and the text is not one."""
    bounds = legal.bounds(field)
    if bounds is not None and not legal.readable(field, text):
        raise UserError(Msg("typed-amount", {"text": text, "least": bounds[0], "most": bounds[1]}))


def _unreadable(legal: LegalArguments) -> UserError:
    moves = legal.moves(LISTED)
    return UserError(Msg("typed-none") if moves is None else Msg("typed-unreadable", {"moves": moves}))


# ------------------------------------------------------------------ completing what is typed


def _suggester(game: Game[Any, Any], verb: str, field: str) -> Any:
    async def suggest(interaction: Interaction, current: Any) -> list[app_commands.Choice[str]]:
        try:
            return await suggestions(interaction, game, verb, field, str(current))
        except Exception:
            # Discord shows no error for a failed completion.
            _log.exception("completing %s of %s %s failed", field, game.info.key, verb)
            return []

    return suggest


async def suggestions(
    interaction: Interaction, game: Game[Any, Any], verb: str, field: str, current: str
) -> list[app_commands.Choice[str]]:
    """Return the legal values of a field, given the other fields; or one entry that says why there are none."""
    ctx = InteractionContext(app_of(interaction), interaction)
    given = {name: value for name, value in interaction.namespace if value not in (None, "")}
    match = given.pop(str(localized("opt-match")), None)
    fields = command_parameters(game, verb)
    by_name = {str(_param(game.info.key, entry)): entry.name for entry in fields}
    others = {by_name[name]: value for name, value in given.items() if name in by_name}
    table = await _table(ctx, match if isinstance(match, int) else None, game.info.key)
    if isinstance(table, Msg):
        return await _nothing(ctx, table)
    localizer = await ctx.localizer(table.info)
    legal = LegalArguments(game, table.view, _offered(game, table, verb), verb, localizer.plain)
    reason = _why_nothing(table, legal)
    if reason is not None:
        return await _nothing(ctx, reason, table.info)
    read: dict[str, str] = {}
    for name in legal.fields:
        if name in others and name != field:
            read[name] = _read(legal, name, others[name], read)
    typed = legal.typed(field, current)
    possible = legal.values(field, read)
    found = (
        matching_values(typed, "")
        if typed
        else matching_values(possible, current) or legal.meant(field, current, read)
    )
    if not found and not (possible and current.strip()):
        return await _nothing(ctx, Msg("typed-together"), table.info)
    if not found:
        # The typed text is sent as it is: the rules say why it is illegal.
        return await _nothing(ctx, Msg("typed-no-match", {"text": current}), table.info, current[:NAME])
    # Discord refuses an empty value; the name is read back instead.
    return [app_commands.Choice(name=value.name, value=value.code or value.name) for value in found]


async def _table(ctx: InteractionContext, match: int | None, game: str) -> PanelModel[Any] | Msg:
    try:
        found = await find_match(ctx, match, game, asks=False)
        if not isinstance(found, MatchInfo):
            return Msg("typed-which")
        return await ctx.app.kontor.play.panel(ctx.user, found.id)
    except (Refusal, UserError) as error:
        return error.msg


def _why_nothing(table: PanelModel[Any], legal: LegalArguments) -> Msg | None:
    if legal.options:
        return None
    if table.info.status == "over":
        return Msg("err-over")
    if table.seat is None:
        return Msg("typed-not-seated")
    if table.undo.held_until is not None:
        return Msg("typed-held")
    return Msg("typed-none") if table.choices.options else table.choices.unasked or Msg("err-not-your-turn")


async def _nothing(
    ctx: InteractionContext, reason: Msg, info: MatchInfo | None = None, value: str = NOTHING
) -> list[app_commands.Choice[str]]:
    """Return the only entry of a list without choices, which says why. value: what it sends."""
    said = (await ctx.localizer(info)).plain(reason)
    return [app_commands.Choice(name=said if len(said) <= NAME else said[: NAME - 1] + "…", value=value)]


class Games(commands.Cog):
    """The games' groups of commands, added and removed with the cog."""

    def __init__(self, bot: Any) -> None:
        self._bot = bot
        self._groups = [game_group(game) for game in bot.app.kontor.games.values()]

    async def cog_load(self) -> None:
        """Add the groups."""
        for made in self._groups:
            self._bot.tree.add_command(made)

    async def cog_unload(self) -> None:
        """Remove the groups."""
        for made in self._groups:
            self._bot.tree.remove_command(made.name)


async def setup(bot: Any) -> None:
    """Add the cog."""
    await bot.add_cog(Games(bot))
