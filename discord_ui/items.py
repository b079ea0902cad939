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
from discord_ui.screens import board, hand, lobby, log, news, note, orders, replay, rules, turns
from discord_ui.visit import Interaction, Press, Visit
from service.people import User

if TYPE_CHECKING:
    from discord_ui.context import Ui

BUTTON = discord.ComponentType.button.value

_log = logging.getLogger(__name__)


class Route(Struct, frozen=True):
    """Who answers a verb. form: with a form, or apart, so that the press must not be acknowledged before."""

    handler: Callable[[Visit, Press], Awaitable[None]]
    form: bool = False


def routes() -> dict[str, Route]:
    """The handlers of private verbs that this layer brings along."""
    found: dict[str, Route] = {}
    screens = (board, hand, log, lobby, news, note, orders, replay, rules, turns)
    for module in (panel_presses, bid_presses, trade_presses, *screens):
        found |= {verb: Route(handler) for verb, handler in getattr(module, "SCREENS", {}).items()}
        found |= {verb: Route(handler, form=True) for verb, handler in getattr(module, "FORMS", {}).items()}
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
            handler, asks = _handler(ui, press)
            if not asks or press.kind == "form":
                await visit.ack()
                await ui.reached(visit)
            await handler(visit, press)
        except Exception as error:
            await errors.answer(ui, visit, error, match_id)


def _handler(ui: Ui, press: Press) -> tuple[Callable[[Visit, Press], Awaitable[None]], bool]:
    match press.id:
        case MoveId():
            return panel_presses.move, False
        case FocusId():
            return panel_presses.look, False
        case PublicId(verb) if verb in public_presses.PUBLIC:
            return public_presses.PUBLIC[verb], False
        case ScreenId(verb) if verb in ui.handlers:
            route = ui.handlers[verb]
            return route.handler, route.form
    raise BadId(repr(press.id))


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
