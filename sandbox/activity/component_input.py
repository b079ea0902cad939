"""Buttons, selects and modals used by a member: the client's own checks, and the data for the bot."""

from collections.abc import Iterable, Iterator
from typing import Any

from sandbox.activity.command_input import CannotDo, resolve_user
from sandbox.json_types import Json
from sandbox.state.model import Channel, Message
from sandbox.state.world import World
from sandbox.validation.components import (
    BUTTON,
    CHECKBOX,
    CHECKBOXES,
    INPUT,
    LABEL,
    LINK_STYLE,
    RADIO,
    ROW,
    SELECT,
    SELECTS,
    TEXT,
)
from sandbox.validation.groups import box_range


def walk(components: Iterable[Json]) -> Iterator[Json]:
    """Yield all components of a tree, parents first, in display order."""
    for component in components:
        yield component
        yield from walk(component.get("components") or ())
        for key in ("accessory", "component"):
            if isinstance(component.get(key), dict):
                yield from walk([component[key]])


def texts(components: Iterable[Json]) -> Iterator[str]:
    """Yield the texts of a layout, in display order."""
    return (one["content"] for one in walk(components) if one["type"] == TEXT)


def find_component(message: Message, custom_id: str) -> Json:
    """Return the component of a message with an id. Raises CannotDo if it is missing or greyed out."""
    for component in walk(message.components):
        if component.get("custom_id") == custom_id:
            if component.get("disabled"):
                raise CannotDo(f"{component.get('label') or custom_id!r} is disabled")
            return component
    raise CannotDo(f"the message has no component {custom_id!r}")


def pressed(component: Json) -> Json:
    """Return the data of a pressed button."""
    if component["type"] != BUTTON or component.get("style") == LINK_STYLE:
        raise CannotDo(f"{component.get('custom_id')!r} is no button to press")
    return {"custom_id": component["custom_id"], "component_type": BUTTON, "id": component["id"]}


def selected(world: World, channel: Channel, component: Json, wanted: list[str]) -> Json:
    """Return the data of a select after a choice."""
    if component["type"] not in SELECTS:
        raise CannotDo(f"{component.get('custom_id')!r} is no select")
    values, resolved = _chosen(world, channel, component, wanted)
    data: Json = {
        "custom_id": component["custom_id"],
        "component_type": component["type"],
        "id": component["id"],
        "values": values,
    }
    if resolved:
        data["resolved"] = resolved
    return data


def _chosen(world: World, channel: Channel, component: Json, wanted: list[str]) -> tuple[list[str], Json]:
    low = component.get("min_values", 1)
    high = component.get("max_values", 1)
    low, high = 1 if low is None else low, 1 if high is None else high
    if not low <= len(wanted) <= high:
        raise CannotDo(f"choose {low} to {high} of {component.get('placeholder') or component['custom_id']!r}")
    resolved: Json = {}
    if component["type"] != SELECT:
        return [str(resolve_user(world, channel, one, resolved)) for one in wanted], resolved
    return _values(component, wanted), resolved


def _values(component: Json, wanted: list[str]) -> list[str]:
    """Return the values of chosen options, which are named by value or label, each once."""
    values = []
    for one in wanted:
        options = component["options"]
        match = next((option for option in options if one == option["value"]), None)
        match = match or next((option for option in options if one == option["label"]), None)
        if match is None:
            offered = ", ".join(option["label"] for option in options)
            raise CannotDo(f"there is no option {one!r}; there are: {offered}")
        values.append(match["value"])
    if len(set(values)) != len(values):
        raise CannotDo("an option is chosen once")
    return values


def modal_data(world: World, channel: Channel, modal: Json, values: Json) -> Json:
    """Return the data of a sent modal; fields not named keep their prefilled values.

    Raises CannotDo for a missing or bad field, as the client does not send such a form.
    """
    left = dict(values)
    resolved: Json = {}
    parts = []
    for component in modal["components"]:
        kind = component["type"]
        if kind == ROW:
            inner = [_field(world, channel, field, None, left, resolved) for field in component["components"]]
            parts.append({"type": ROW, "id": component["id"], "components": inner})
        elif kind == LABEL:
            field = _field(world, channel, component["component"], component["label"], left, resolved)
            parts.append({"type": LABEL, "id": component["id"], "component": field})
        elif kind == TEXT:
            parts.append({"type": TEXT, "id": component["id"]})
    if left:
        raise CannotDo(f"the modal has no field {next(iter(left))!r}")
    data: Json = {"custom_id": modal["custom_id"], "components": parts}
    if resolved:
        data["resolved"] = resolved
    return data


def _field(world: World, channel: Channel, field: Json, label: str | None, left: Json, resolved: Json) -> Json:
    names = [field["custom_id"], label or field.get("label")]
    key = next((name for name in names if name in left), None)
    value = left.pop(key) if key is not None else None
    base: Json = {"type": field["type"], "id": field["id"], "custom_id": field["custom_id"]}
    title = names[1] or names[0]
    if field["type"] == INPUT:
        return base | {"value": _typed(field, title, value)}
    if field["type"] in SELECTS:
        wanted = value if value is not None else _defaults(field)
        if not wanted and not _required(field):
            return base | {"values": []}
        chosen, found = _chosen(world, channel, field, wanted)
        for part, entries in found.items():
            resolved.setdefault(part, {}).update(entries)
        return base | {"values": chosen}
    if field["type"] == CHECKBOX:
        return base | {"value": bool(field.get("default") if value is None else value)}
    if field["type"] == RADIO:
        wanted = _defaults(field) if key is None else [value] if value is not None else []
        return base | {"value": _marked(field, title, wanted)}
    if field["type"] == CHECKBOXES:
        return base | {"values": _ticked(field, title, _defaults(field) if value is None else value)}
    return base | {"values": value if value is not None else _defaults(field)}


def _required(field: Json) -> bool:
    return field.get("required") is not False


def _marked(field: Json, title: str, wanted: list[str]) -> str | None:
    picked = _values(field, wanted)
    if not picked and _required(field):
        raise CannotDo(f"{title!r} must be answered")
    return picked[0] if picked else None


def _ticked(field: Json, title: str, wanted: list[str]) -> list[str]:
    picked = _values(field, wanted)
    if not picked and not _required(field):
        return picked
    low, high = box_range(field)
    if not low <= len(picked) <= high:
        raise CannotDo(f"{title!r} needs {low} to {high} ticks")
    return picked


def _defaults(field: Json) -> list[str]:
    return [option["value"] for option in field.get("options") or () if option.get("default")]


def _typed(field: Json, title: str, value: Any) -> str:
    text = field.get("value") or "" if value is None else str(value)
    if not text and _required(field):
        raise CannotDo(f"{title!r} must be filled in")
    low, high = field.get("min_length") or 0, field.get("max_length") or 4000
    if text and not low <= len(text) <= high:
        raise CannotDo(f"{title!r} has {low} to {high} characters")
    return text
