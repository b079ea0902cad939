"""The user of a request."""

from msgspec import Struct


class User(Struct, frozen=True):
    """A Discord user as an interaction shows them.

    name: used where they have no nickname. locale: Discord's locale of the user. guild_id: the server on which
    they were seen, None in direct messages. nick: their nickname there.
    """

    id: int
    name: str
    locale: str | None = None
    guild_id: int | None = None
    nick: str | None = None
