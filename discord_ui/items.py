"""Every press, choice and form: its id is read, acknowledged, and answered by the handler of its verb.

discord.py has dynamic items for this. They drop ids that match no template and forms that were opened before a
restart, and log what fails in them instead of answering. So all component interactions come through here.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, cast

import discord
from msgspec import Struct

from discord_ui import bid_presses, errors, panel_presses, public_presses, trade_presses
from discord_ui.ids import BadId, FocusId, MoveId, PublicId, ScreenId, match_in, read_id
from discord_ui.people import user_of_data
from discord_ui.screens import ahead, board, hand, lobby, log, news, note, orders, replay, rules, standing, turns
from discord_ui.visit import Interaction, Press, Visit
from service.people import User

if TYPE_CHECKING:
    from discord_ui.context import Ui

BUTTON = discord.ComponentType.button.value

_log = logging.getLogger(__name__)


class Route(Struct, frozen=True):
    """Who answers a verb. form: with a form, or apart, so that the press must not be acknowledged before.

    free: it names no match, or sees itself to it that its reader may see the one it names.
    """

    handler: Callable[[Visit, Press], Awaitable[None]]
    form: bool = False
    free: bool = False


def routes() -> dict[str, Route]:
    """The handlers of private verbs that this layer brings along."""
    found: dict[str, Route] = {}
    screens = (ahead, board, hand, log, lobby, news, note, orders, replay, rules, standing, turns)
    for module in (panel_presses, bid_presses, trade_presses, *screens):
        free: frozenset[str] = getattr(module, "FREE", frozenset())
        for verb, handler in getattr(module, "SCREENS", {}).items():
            found[verb] = Route(handler, free=verb in free)
        for verb, handler in getattr(module, "FORMS", {}).items():
            found[verb] = Route(handler, form=True, free=verb in free)
    return found


async def handle(ui: Ui, interaction: Interaction) -> None:
    """Answer a component interaction; anything else is left alone. Never raises."""
    if interaction.type not in (discord.InteractionType.component, discord.InteractionType.modal_submit):
        return
    data = cast("Mapping[str, Any]", interaction.data or {})
    custom_id = str(data.get("custom_id", ""))
    visit = Visit(ui, interaction)
    match_id = match_in(custom_id)
    with ui.busy:
        try:
            form = interaction.type is discord.InteractionType.modal_submit
            press = _press(custom_id, data, interaction.guild_id, form=form)
            route = _route(ui, press)
            if not route.form or press.kind == "form":
                await visit.ack()
                await ui.reached(visit)
            if not route.free:
                await ui.kontor.gate.must_see(visit.user.id, subject(press))
            await route.handler(visit, press)
        except Exception as error:
            await errors.answer(ui, visit, error, match_id)


def _route(ui: Ui, press: Press) -> Route:
    match press.id:
        case MoveId():
            return Route(panel_presses.move)
        case FocusId():
            return Route(panel_presses.look)
        case PublicId(verb) if verb in public_presses.PUBLIC:
            return Route(public_presses.PUBLIC[verb])
        case ScreenId(verb) if verb in ui.handlers:
            return ui.handlers[verb]
    raise BadId(repr(press.id))


def subject(press: Press) -> int:
    """The match that a press is about. Raises BadId."""
    if isinstance(press.id, ScreenId):
        return panel_presses.numbers(press, 1)[0]
    return press.id.match


def _press(custom_id: str, data: Mapping[str, Any], guild_id: int | None, *, form: bool) -> Press:
    values = tuple(str(value) for value in data.get("values", ()))
    return Press(
        read_id(custom_id),
        kind="form" if form else "button" if data.get("component_type") == BUTTON else "list",
        values=values,
        people=tuple(_people(values, data.get("resolved", {}), guild_id)),
        fields={name: str(field.get("value") or "") for name, field in _fields(data) if "values" not in field},
        chosen={name: tuple(map(str, field["values"])) for name, field in _fields(data) if "values" in field},
    )


def _people(values: tuple[str, ...], resolved: Mapping[str, Any], guild_id: int | None) -> Iterator[User]:
    users, members = resolved.get("users", {}), resolved.get("members", {})
    for value in values:
        user = users.get(value)
        if user is None or user.get("bot"):
            continue
        yield user_of_data(user, members.get(value), guild_id)


def _fields(data: Mapping[str, Any]) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """The inputs and lists of a sent form, by their names."""
    for component in data.get("components", ()):
        inner = component.get("components") or ([component["component"]] if "component" in component else [])
        for field in inner:
            yield str(field.get("custom_id")), field
