"""Moves typed as slash commands: one command a verb, its parameters completed from what is legal now.

A verb such as "build-road" is the command "road" in the group "build".
"""

from __future__ import annotations

import inspect
import logging
from collections.abc import Mapping
from typing import Any

import discord
from discord import app_commands

from discord_ui.arguments import Legal
from discord_ui.commands.command_input import CommandInput
from discord_ui.commands.finding import carries_out, find, run, suggest_match
from discord_ui.context import Ui
from discord_ui.errors import UserSays
from discord_ui.funnel import ui_of
from discord_ui.ids import BadId, InputValue
from discord_ui.meant import NAME, matching
from discord_ui.parameters import Field, make, probe, typed_fields
from discord_ui.showing import after_move
from discord_ui.translator import word
from discord_ui.visit import Interaction, Visit
from engines.core.actions import Option
from engines.core.encoding.codec import DecodeError, write_field
from engines.core.game import Game
from engines.core.text.messages import Msg
from service.base.errors import Refusal
from service.base.read_models import MatchInfo, PanelModel

NOTHING = "-"
"""The value of the only choice where nothing is legal; its name says why."""
MATCH = "match"
"""The parameter that names the match; a game's action may not have a field of this name."""

LISTED = 10
"""So many legal moves are named where what was typed is none."""

_log = logging.getLogger(__name__)


# ------------------------------------------------------------------ the commands of a game


def group_of(game: Game[Any, Any]) -> app_commands.Group:
    """A game's group of commands: one for each verb; verbs with a common beginning share a group in it."""
    key = game.info.key
    made = app_commands.Group(name=game.info.command, description=word(f"{key}-tagline"))
    families: dict[str, app_commands.Group] = {}
    for verb in game.commands:
        family, hyphen, _ = verb.partition("-")
        if not hyphen:
            made.add_command(_command(game, verb))
            continue
        if family not in families:
            name = f"{key}-command-{family}"
            families[family] = app_commands.Group(name=word(name), description=word(f"{name}-desc"), parent=made)
        families[family].add_command(_command(game, verb))
    return made


def _command(game: Game[Any, Any], verb: str) -> app_commands.Command[Any, ..., None]:
    key = game.info.key
    fields = typed_fields(game, verb)

    async def callback(interaction: Interaction, **given: Any) -> None:
        match = given.pop(MATCH, None)
        # A field may be missing; what is given keeps the order of the fields.
        values = {name: value for name, value in given.items() if value is not None}
        await run(interaction, "typed", match, CommandInput(values, move=(key, verb)), game=key)

    callback.__signature__ = _signature(fields)  # type: ignore[attr-defined]
    names: dict[str, app_commands.locale_str | str] = {field.name: _param(key, field) for field in fields}
    app_commands.rename(**names, match=word("opt-match"))(callback)
    app_commands.describe(
        **{field.name: word(f"{key}-param-{_dashed(field)}-desc") for field in fields},
        match=word("opt-match-desc"),
    )(callback)
    suggesters: dict[str, Any] = {
        field.name: _suggester(game, verb, field.name) for field in fields if field.kind is not bool
    }
    app_commands.autocomplete(**suggesters, match=suggest_match)(callback)
    return app_commands.Command(
        name=word(f"{key}-verb-{verb}"), description=word(f"{key}-verb-{verb}-desc"), callback=callback
    )


def _signature(fields: list[Field]) -> inspect.Signature:
    kind = inspect.Parameter.POSITIONAL_OR_KEYWORD
    shown = [inspect.Parameter("interaction", kind, annotation=discord.Interaction)]
    for field in sorted(fields, key=lambda field: not field.required):
        wanted: Any = field.kind if field.required else field.kind | None
        default = inspect.Parameter.empty if field.required else None
        shown.append(inspect.Parameter(field.name, kind, annotation=wanted, default=default))
    shown.append(inspect.Parameter(MATCH, kind, annotation=int | None, default=None))
    return inspect.Signature(shown)


def _dashed(field: Field) -> str:
    return field.name.replace("_", "-")


def _param(key: str, field: Field) -> app_commands.locale_str:
    return word(f"{key}-param-{_dashed(field)}")


# ------------------------------------------------------------------ doing a typed move


@carries_out("typed")
async def typed(visit: Visit, match_id: int, given: CommandInput) -> None:
    """Do a typed move; the values are what stands in its fields."""
    ui = visit.ui
    key, verb = _which(ui, given)
    table = await ui.kontor.play.panel(visit.user, match_id)
    game = ui.kontor.games[key]
    if table.info.game != key:
        raise UserSays(Msg("typed-other-game", {"match": match_id, "game": Msg(f"{table.info.game}-name")}))
    voice = await visit.voice(table.info)
    legal = Legal(game, table.view, _offered(game, table, verb), verb, voice.plain)
    try:
        action, guessed = _action(game, legal, verb, given.values, table)
    except UserSays as unclear:
        # Whoever cannot move at all is told that, and not how to type a move.
        why = _why_nothing(table, legal)
        raise (UserSays(why) if why is not None else unclear) from unclear
    # What is not offered is submitted all the same: the rules say why it cannot be. A guess carries the token, for
    # in a position that has changed meanwhile it might be a move that nobody chose.
    token = table.token if guessed else None
    done = await ui.kontor.play.submit(visit.user, match_id, [action], token)
    await after_move(visit, done)


def _which(ui: Ui, given: CommandInput) -> tuple[str, str]:
    """The game and the verb that a typed move names. Raises BadId."""
    match given.move:
        case (key, verb) if key in ui.kontor.games and verb in ui.kontor.games[key].commands:
            return key, verb
    raise BadId(repr(given.move))


def _read(legal: Legal, field: str, value: InputValue, given: Mapping[str, str]) -> str:
    """The short code of what stands in a field: a yes or no as it is, a text as the person meant it."""
    return legal.read(field, value, given) if isinstance(value, str) else write_field(value)


def _offered(game: Game[Any, Any], table: PanelModel[Any], verb: str) -> tuple[Option, ...]:
    """The moves, or the plans, that a command may make."""
    return table.options if verb in game.verbs else table.offered


def _action(
    game: Game[Any, Any], legal: Legal, verb: str, given: Mapping[str, InputValue], table: PanelModel[Any]
) -> tuple[Any, bool]:
    """What was typed as an action, and whether more was guessed than fields that may be left out always mean.

    Guessed are the only values that go with the rest, and an illegal action for a verb without legal moves.
    """
    if NOTHING in given.values():
        action = None if legal.options else probe(game, table.options, verb)
        if action is None:
            raise _unreadable(legal)
        return action, True
    codes: dict[str, str] = {}
    for field in legal.fields:
        if field in given:
            codes[field] = _read(legal, field, given[field], codes)
    sole = legal.sole(codes)
    try:
        return make(game, verb, legal.begun(codes) | codes | sole), bool(sole)
    except DecodeError as error:
        for field in codes:
            _raise_if_goods(legal, field, codes[field])
            _raise_if_amount(legal, field, codes[field])
        raise _unreadable(legal) from error


def _raise_if_goods(legal: Legal, field: str, text: str) -> None:
    """Raise UserSays with how cards are typed, if the field takes cards and the text is none."""
    goods = legal.goods(field)
    if goods is not None and not legal.readable(field, text):
        values = legal.values(field)
        kinds = ", ".join(goods.names.values())
        raise UserSays(Msg("typed-goods", {"text": text, "example": values[0].name, "kinds": kinds}))


def _raise_if_amount(legal: Legal, field: str, text: str) -> None:
    """Raise UserSays with the amounts that are possible, if the field takes one of a unit and the text is none."""
    bounds = legal.bounds(field)
    if bounds is not None and not legal.readable(field, text):
        raise UserSays(Msg("typed-amount", {"text": text, "least": bounds[0], "most": bounds[1]}))


def _unreadable(legal: Legal) -> UserSays:
    moves = legal.moves(LISTED)
    return UserSays(Msg("typed-none") if moves is None else Msg("typed-unreadable", {"moves": moves}))


# ------------------------------------------------------------------ completing what is typed


def _suggester(game: Game[Any, Any], verb: str, field: str) -> Any:
    async def suggest(interaction: Interaction, current: Any) -> list[app_commands.Choice[str]]:
        try:
            return await suggestions(interaction, game, verb, field, str(current))
        except Exception:
            # There is nobody to tell: a failed completion shows nothing.
            _log.exception("completing %s of %s %s failed", field, game.info.key, verb)
            return []

    return suggest


async def suggestions(
    interaction: Interaction, game: Game[Any, Any], verb: str, field: str, current: str
) -> list[app_commands.Choice[str]]:
    """What may stand in a field now, given the other fields; or one entry that says why nothing may."""
    visit = Visit(ui_of(interaction), interaction)
    given = {name: value for name, value in interaction.namespace if value not in (None, "")}
    match = given.pop(str(word("opt-match")), None)
    fields = typed_fields(game, verb)
    by_name = {str(_param(game.info.key, entry)): entry.name for entry in fields}
    others = {by_name[name]: value for name, value in given.items() if name in by_name}
    table = await _table(visit, match if isinstance(match, int) else None, game.info.key)
    if isinstance(table, Msg):
        return await _nothing(visit, table)
    voice = await visit.voice(table.info)
    legal = Legal(game, table.view, _offered(game, table, verb), verb, voice.plain)
    reason = _why_nothing(table, legal)
    if reason is not None:
        return await _nothing(visit, reason, table.info)
    read: dict[str, str] = {}
    for name in legal.fields:
        if name in others and name != field:
            read[name] = _read(legal, name, others[name], read)
    typed = legal.typed(field, current)
    possible = legal.values(field, read)
    found = matching(typed, "") if typed else matching(possible, current) or legal.meant(field, current, read)
    if not found and not (possible and current.strip()):
        return await _nothing(visit, Msg("typed-together"), table.info)
    if not found:
        # What was typed stays what is sent: the rules say why it cannot be.
        return await _nothing(visit, Msg("typed-no-match", {"text": current}), table.info, current[:NAME])
    # A value may not be empty: then the name is read again.
    return [app_commands.Choice(name=value.name, value=value.code or value.name) for value in found]


async def _table(visit: Visit, match: int | None, game: str) -> PanelModel[Any] | Msg:
    try:
        found = await find(visit, match, game, asks=False)
        if not isinstance(found, MatchInfo):
            return Msg("typed-which")
        return await visit.ui.kontor.play.panel(visit.user, found.id)
    except (Refusal, UserSays) as error:
        return error.msg


def _why_nothing(table: PanelModel[Any], legal: Legal) -> Msg | None:
    if legal.options:
        return None
    if table.info.status == "over":
        return Msg("err-over")
    if table.seat is None:
        return Msg("typed-not-seated")
    if table.held_until is not None:
        return Msg("typed-held")
    return Msg("typed-none") if table.options else table.unasked or Msg("err-not-your-turn")


async def _nothing(
    visit: Visit, reason: Msg, info: MatchInfo | None = None, value: str = NOTHING
) -> list[app_commands.Choice[str]]:
    """The only entry of a list, which says why nothing can be chosen. value: what it sends."""
    said = (await visit.voice(info)).plain(reason)
    return [app_commands.Choice(name=said if len(said) <= NAME else said[: NAME - 1] + "…", value=value)]
