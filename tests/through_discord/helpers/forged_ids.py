"""All that can be typed or pressed about a match, with forged numbers."""

from collections.abc import Iterator
from typing import Any

from cogs.routes import all_routes
from discord_ui.model.custom_ids import FocusId, MoveId, PublicId, ScreenId, write_id
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
    routes = all_routes()
    about = [write_id(PublicId(verb, number, 1, 0)) for verb in routes.public]
    about += [write_id(MoveId(number, "0-x", "draw")), write_id(FocusId(number, "0-x", "home"))]
    about += [
        write_id(ScreenId(verb, (str(number), "1"))) for verb, route in routes.private.items() if not route.free
    ]
    about.append(write_id(ScreenId("rules-entry", ("fugger", "", str(number)))))
    about.append(write_id(ScreenId("no-such-verb", (str(number),))))
    assert len(about) > 50
    return about


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
