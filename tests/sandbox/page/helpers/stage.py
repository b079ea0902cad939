"""A bot without a library that shows anna something."""

from sandbox.members import Response
from tests.sandbox.helpers.raw_bot import Json, RawBot

EPHEMERAL = 64


async def private_message(stage: RawBot, body: Json, files: list[tuple[str, bytes]] | None = None) -> str:
    """Show anna a private message, as the answer to a command. Return its id."""
    interaction, waiting = await stage.asked(await stage.server.handle().member("anna"))
    shown = body | {"flags": body.get("flags", 0) | EPHEMERAL}
    answer = await stage.answer(interaction, 4, shown, files=files)
    assert answer.status == 204, answer.body
    response: Response = await waiting
    return response.message.id
