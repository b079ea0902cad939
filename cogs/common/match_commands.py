"""The match of a command: the one named, the thread's, the person's only one, or one picked from a list."""

import inspect
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from typing import Any, Final, Literal

from discord import app_commands
from msgspec import Struct

from cogs.common.localization import options
from discord_ui.dispatch.error_boundary import app_of, command_context, report_error
from discord_ui.interaction.app import App
from discord_ui.interaction.authorization import require_manager, require_owner
from discord_ui.interaction.context import Interaction, InteractionContext
from discord_ui.interaction.route import Press, Route
from discord_ui.model import controls
from discord_ui.model.custom_ids import BadCustomId, CustomIdTooLong, read_input, read_number, write_input
from discord_ui.model.errors import UserError
from discord_ui.model.label_forms import label_remainder, short_label
from discord_ui.model.limits import shorten
from discord_ui.model.localizer import Localizer, clean_name
from discord_ui.model.paging import page_buttons, page_of
from discord_ui.model.screen import Paragraph, Screen, Select, SelectOption
from engines.core.text.messages import Arg, Msg
from i18n.almanac import fold
from i18n.locales import LOCALES
from service.base.errors import NoSuchMatch
from service.base.read_models.matches import MatchInfo, MatchListItem
from service.people.user import User
from service.queries.game_search import GameNames, find_games

Status = Literal["lobby", "live", "paused", "over", "aborted", "frozen"]
UNFINISHED: Final[tuple[Status, ...]] = ("lobby", "live", "paused", "frozen")
PICKS: Final = 25
NAME: Final = 100
ANY: Final = "any"
"""In an id: matches of all games."""


RequiredRole = Literal["reader", "manager", "owner"]
Handler = Callable[..., Awaitable[None]]
"""Gets the context, the number of the match, and the values of the command's options by name."""


class CommandInput(Struct, frozen=True):
    """The input of a command besides its match.

    values: by name of the option, without the omitted ones. move: the game and the verb of a typed move, whose
    fields are then in `values`.
    """

    values: Mapping[str, Any] = {}
    move: tuple[str, ...] = ()


NO_INPUT: Final = CommandInput()


class MatchCommand(Struct, frozen=True):
    """A command about one match.

    name: part of posted ids, so it must not change. form: the handler may answer with a form, so the interaction
    is not acknowledged first. role: who may use it: people who may see the match ("reader"), managers of its
    server ("manager"), or the application's owner ("owner").
    """

    name: str
    handler: Handler
    form: bool = False
    role: RequiredRole = "reader"


def match_command(
    name: str, *, form: bool = False, role: RequiredRole = "reader"
) -> Callable[[Handler], MatchCommand]:
    """Decorate a handler as a command; see `MatchCommand`."""
    return lambda handler: MatchCommand(name, handler, form, role)


def in_match(command: MatchCommand, suggest: Any = None) -> Callable[..., Awaitable[None]]:
    """Return the method of a cog that runs a command: its options are those of the handler, and the match.

    suggest: completes the number of the match, by default with `suggest_match`.
    """

    async def method(cog: object, interaction: Interaction, **given: Any) -> None:
        match = given.pop("match", None)
        values = {name: value for name, value in given.items() if value is not None}
        await run_in_match(interaction, command, match, CommandInput(values))

    kind = inspect.Parameter.KEYWORD_ONLY
    cog, interaction, _ = inspect.signature(method).parameters.values()
    _, _, *own = inspect.signature(command.handler).parameters.values()
    match = inspect.Parameter("match", kind, annotation=int | None, default=None)
    method.__signature__ = inspect.Signature([cog, interaction, *own, match])  # type: ignore[attr-defined]
    # discord.py knows a method by its qualified name.
    method.__qualname__ = f"Cog.{command.handler.__name__}"
    vars(method).update(vars(command.handler))
    options(match="opt-match")(method)
    app_commands.autocomplete(match=suggest or suggest_match)(method)
    return method


async def run_in_match(
    interaction: Interaction,
    command: MatchCommand,
    match: int | None = None,
    given: CommandInput = NO_INPUT,
    *,
    game: str | None = None,
) -> None:
    """Run a command, or ask for its match. match: its number, if given. game: restricts the match to this game."""
    async with command_context(interaction, acknowledge=not command.form) as ctx:
        await _require_role(ctx, command.role)
        found = await find_match(ctx, match, game, role=command.role)
        if isinstance(found, MatchInfo):
            await execute(ctx, command, found.id, given)
        else:
            await ctx.show(await match_picker(ctx, command, given, found, game))


async def execute(ctx: InteractionContext, command: MatchCommand, match_id: int, given: CommandInput) -> None:
    """Run a command in a match that the person may see; report errors with the match's panel."""
    try:
        await command.handler(ctx, match_id, *given.move, **given.values)
    except Exception as error:
        await report_error(ctx, error, match_id)


async def find_match(
    ctx: InteractionContext,
    match: int | None,
    game: str | None = None,
    *,
    asks: bool = True,
    role: RequiredRole = "reader",
) -> MatchInfo | list[MatchListItem]:
    """Return the match, or the matches to choose from. Every number that a person types is resolved here.

    asks: see `AccessControl.must_see`; False for autocomplete. role: see `MatchCommand`.
    Raises NoSuchMatch for a number that does not exist or that they may not see, UserError if there is no match to
    choose.
    """
    queries, user_id = ctx.app.kontor.queries, ctx.user.id
    if match is not None:
        return await _named_by(ctx, match, role, asks)
    channel = ctx.interaction.channel_id
    here = None if channel is None else await queries.match_at(channel)
    if here is not None and game not in (None, here.game):
        here = None
    if here is not None:
        await _named_by(ctx, here.id, role, asks)
    if here is not None and not _of_others(here, user_id):
        return here
    mine = await _mine(ctx, game)
    if not mine:
        if here is not None:
            return here
        raise UserError(_none(game))
    return await queries.info(mine[0].id) if len(mine) == 1 else mine


async def _require_role(ctx: InteractionContext, role: RequiredRole) -> None:
    """Raise UserError unless the person has a role that does not depend on a match."""
    if role == "owner":
        await require_owner(ctx)
    elif role == "manager":
        require_manager(ctx)


async def _named_by(ctx: InteractionContext, match_id: int, role: RequiredRole, asks: bool = True) -> MatchInfo:
    """Return the match of a number if the role may name it; no one can name a lesson.

    Raises NoSuchMatch, AccessUnknown.
    """
    queries = ctx.app.kontor.queries
    reads = role == "reader"
    info = await (queries.visible_info(ctx.user.id, match_id, asks=asks) if reads else queries.info(match_id))
    if info.lesson or (role == "manager" and info.guild_id != ctx.guild_id):
        raise NoSuchMatch("err-no-such-match", match=match_id)
    return info


async def _mine(ctx: InteractionContext, game: str | None) -> list[MatchListItem]:
    """Return the person's unfinished matches of one game or of all games."""
    return [match for match in await ctx.app.kontor.lists.active_of(ctx.user.id) if game in (None, match.game)]


def _none(game: str | None) -> Msg:
    """Return the sentence for an empty list of matches."""
    return Msg("which-none") if game is None else Msg("which-none-of", {"game": Msg(f"{game}-name")})


def _of_others(info: MatchInfo, user_id: int) -> bool:
    """Return whether it is a lobby without the person: the lobby of a channel is rarely the match they mean."""
    return info.status == "lobby" and all(person.user_id != user_id for person in info.people)


async def match_picker(
    ctx: InteractionContext,
    command: MatchCommand,
    given: CommandInput,
    matches: Sequence[MatchListItem],
    game: str | None = None,
    number: int = 0,
) -> Screen:
    """Return a page of the list of matches from which the person picks the command's match.

    Raises UserError if the input does not fit an id, so that the match must be named.
    """
    localizer = await ctx.localizer()
    page = page_of(matches, number, PICKS)
    control = controls.WHICH_FORM if command.form else controls.WHICH
    if any(isinstance(value, User) for value in given.values.values()):
        raise UserError(Msg("which-name-it"))
    typed = write_input(given.move, given.values)
    try:
        where = control(command.name, typed)
        turns = page_buttons(page, localizer, lambda to: controls.WHICH_PAGE(game or ANY, to, command.name, typed))
    except (CustomIdTooLong, ValueError) as error:
        raise UserError(Msg("which-name-it")) from error
    picks = tuple(_entry(match, localizer, ctx.user.id) for match in page.items)
    asked = [localizer.say(Msg("which-ask"))]
    if turns:
        asked.append(f"-# {localizer.say(Msg('which-or-name'))}")
    return Screen((Paragraph("\n".join(asked)), Select(where, localizer.plain(Msg("which-pick")), picks), *turns))


def match_label(match: MatchListItem, localizer: Localizer, user_id: int | None = None) -> str:
    """Return a match on one line: number, game, people, and whether it waits for the reader."""
    return shorten(localizer.plain(_named(match, localizer, user_id)), NAME)


def _named(match: MatchListItem, localizer: Localizer, user_id: int | None) -> Msg:
    names = localizer.plain.join([name for name in map(clean_name, match.names) if name])
    args: dict[str, Arg] = {"match": match.id, "game": Msg(f"{match.game}-name"), "people": names}
    return Msg("which-waits", args) if user_id in match.awaited else Msg("which-label", args)


def _entry(match: MatchListItem, localizer: Localizer, user_id: int) -> SelectOption:
    """Return a match as an entry of a list: number and game, and the rest below."""
    told = _named(match, localizer, user_id)
    rest = label_remainder(told, localizer.plain)
    name = localizer.plain(short_label(told, localizer.plain))
    return SelectOption(name, str(match.id), "" if rest is None else shorten(localizer.plain(rest), NAME))


def picker_routes(commands: Iterable[MatchCommand]) -> tuple[Route[Any], ...]:
    """Return the routes of the list of matches, for all commands that may show it."""
    by_name = {command.name: command for command in commands}

    async def press_page(ctx: InteractionContext, press: Press[controls.CommandMatchPage]) -> None:
        asked = press.args
        wanted = None if asked.game == ANY else asked.game
        mine = await _mine(ctx, wanted)
        if not mine or asked.command not in by_name:
            raise UserError(Msg("which-none"))
        command = by_name[asked.command]
        given = _input(command, asked.given)
        await ctx.show(await match_picker(ctx, command, given, mine, wanted, asked.page))

    async def press_pick(ctx: InteractionContext, press: Press[controls.CommandMatch]) -> None:
        if press.args.command not in by_name or len(press.values) != 1:
            raise BadCustomId(press.id)
        command = by_name[press.args.command]
        given = _input(command, press.args.given)
        match_id = read_number(press.values[0])
        await _require_role(ctx, command.role)
        await _named_by(ctx, match_id, command.role)
        await execute(ctx, command, match_id, given)

    return (
        Route(controls.WHICH, press_pick),
        Route(controls.WHICH_PAGE, press_page),
        Route(controls.WHICH_FORM, press_pick, form=True),
    )


def _input(command: MatchCommand, args: Sequence[str]) -> CommandInput:
    """Return the command's input from an id. Raises BadCustomId if the command does not take it."""
    move, values = read_input(args)
    try:
        inspect.signature(command.handler).bind(None, 0, *move, **values)
    except TypeError as error:
        raise BadCustomId(str(error)) from error
    return CommandInput(values, move)


# ------------------------------------------------------------------ autocomplete of match numbers

FINISHED: Final[tuple[Status, ...]] = ("over",)


async def suggest_match(interaction: Interaction, current: Any) -> list[app_commands.Choice[int]]:
    """Return the person's matches, then the server's."""
    return await _suggest(interaction, str(current), finished=False)


async def suggest_finished(interaction: Interaction, current: Any) -> list[app_commands.Choice[int]]:
    """Return the server's finished matches."""
    return await _suggest(interaction, str(current), finished=True)


async def _suggest(interaction: Interaction, current: str, *, finished: bool) -> list[app_commands.Choice[int]]:
    app = app_of(interaction)
    ctx = InteractionContext(app, interaction)
    lists = app.kontor.lists
    found: list[MatchListItem] = []
    if not finished:
        found += await lists.active_of(ctx.user.id)
    localizer, games = await ctx.localizer(), game_names(app)
    found = filter_matches(found, current, games)
    if ctx.guild_id is not None:
        statuses = FINISHED if finished else UNFINISHED
        there = await lists.search(ctx.user.id, ctx.guild_id, current, games, statuses, PICKS)
        known = {match.id for match in found}
        found += [match for match in there if match.id not in known]
    found.sort(key=lambda match: str(match.id) != current.strip())
    named = [(match.id, match_label(match, localizer, ctx.user.id)) for match in found[:PICKS]]
    return [app_commands.Choice(name=name, value=number) for number, name in named]


def filter_matches(matches: Sequence[MatchListItem], typed: str, games: GameNames) -> list[MatchListItem]:
    """Return the matches whose number, game and people contain all typed words; games tolerate a typo."""
    wanted = fold(typed).split()
    called = {word: any(word in fold(name) for match in matches for name in match.names) for word in wanted}
    meant = {word: find_games(games, word, slips=not called[word]) for word in wanted}

    def fits(match: MatchListItem) -> bool:
        line = fold(" ".join((str(match.id), *match.names)))
        return all(word in line or match.game in meant[word] for word in wanted)

    return [match for match in matches if fits(match)]


def game_names(app: App) -> GameNames:
    """Return by key the names of each game: its command, and its name in every language."""
    return {
        key: (game.info.command, *(app.text.say(Msg(f"{key}-name"), locale, plain=True) for locale in LOCALES))
        for key, game in app.kontor.games.items()
    }


async def suggest_game(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Return the games whose names match, best first; the values are their keys."""
    app = app_of(interaction)
    localizer = await InteractionContext(app, interaction).localizer()
    found = find_games(game_names(app), current)
    return [app_commands.Choice(name=localizer.plain(Msg(f"{key}-name")), value=key) for key in found]


def required_game(app: App, text: str) -> str:
    """Return the key of the typed game. Raises UserError if no game, or several, have this name."""
    known = resolve_game(app, text)
    if known is None:
        raise UserError(Msg("new-no-such-game"))
    return known


def resolve_game(app: App, text: str) -> str | None:
    """Return the key of the typed game, by its full name or an unambiguous part; else None."""
    names = game_names(app)
    whole = [key for key, called in names.items() if fold(text) in map(fold, (key, *called))]
    found = whole or find_games(names, text)
    return found[0] if len(found) == 1 else None
