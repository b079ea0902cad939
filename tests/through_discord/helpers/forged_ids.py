"""All that can be typed or pressed about a match, with forged numbers."""

from collections.abc import Iterator
from typing import Any, get_args

from msgspec.structs import fields

from discord_ui.model.controls import CONTROLS, RULES_ENTRY, OfMatch, Token
from sandbox.members import Response
from sandbox.screen import Shown
from tests.through_discord.helpers.harness import BotHarness
from tests.through_discord.helpers.player import Player

STRING, INTEGER = 3, 4


def with_a_match(commands: list[dict[str, Any]]) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every command that takes the number of a match, with something for what else it needs."""
    for command in commands:
        yield from _with_a_match(command["name"], command)


def _with_a_match(path: str, command: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    options = command.get("options") or []
    if any(option["name"] == "match" for option in options):
        needed = [option for option in options if option.get("required")]
        yield path, {option["name"]: 1 if option["type"] == INTEGER else "x" for option in needed}
    for option in options:
        if option["type"] < STRING:
            yield from _with_a_match(f"{path} {option['name']}", option)


def controls_of(number: int) -> list[str]:
    """Return an id of every control about a match."""
    about = [_written(control, number) for control in CONTROLS.values() if issubclass(control.args, OfMatch)]
    about.append(RULES_ENTRY("fugger", "", number))
    about.append(f"a:no-such-verb:{number}")
    assert len(about) > 50
    return about


def _written(control: Any, number: int) -> str:
    """Return an id with the number of the match and something for what else it needs."""
    said: dict[Any, Any] = {int: 1, str: "x", bool: True, Token: "0-x"}
    _, *needed = (field for field in fields(control.args) if field.required)
    return str(control(number, *(said.get(one.type) or get_args(one.type)[0] for one in needed)))


async def forged(
    harness: BotHarness, player: Player, shown: Shown, custom_id: str, value: str | None = None
) -> Response:
    place = harness.server.world.channels[int(shown.channel_id)]
    button = {"type": 2, "style": 1, "label": "x", "custom_id": custom_id, "id": 7}
    entry = {"label": "x", "value": value}
    many = {"type": 3, "custom_id": custom_id, "id": 7, "options": [entry], "min_values": 1, "max_values": 1}
    row = {"type": 1, "id": 6, "components": [button if value is None else many]}
    place.messages[int(shown.id)].components = [row]
    shown = await player.member.refresh(shown)
    if value is None:
        return await player.press_id(shown, custom_id)
    found = await player.member.select(shown, [value], custom_id, settle=False)
    return await found.settled() if found.outcome in ("thinking", "later") else found
