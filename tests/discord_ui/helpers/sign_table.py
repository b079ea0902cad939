"""A table of signs as if every picture were uploaded."""

from discord_ui.model.signs import Signs
from render.games import EMOJIS


def all_signs() -> Signs:
    """Signs with ids as long as Discord's."""
    signs = Signs()
    signs.use(
        {
            game: {
                thing: f"<:{emoji.name}_1a2b3c4d:{10**18 + at}>" for at, (thing, emoji) in enumerate(table.items())
            }
            for game, table in EMOJIS.items()
        }
    )
    return signs
