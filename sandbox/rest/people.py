"""The bot itself, users, guilds, members, roles."""

from sandbox.activity import guilds
from sandbox.rest.call import Call, Reply, Route
from sandbox.state import payloads
from sandbox.state.permissions import in_guild
from sandbox.validation.errors import refusal


async def me(call: Call) -> Reply:
    """GET the bot's own account."""
    extra = {"verified": True, "mfa_enabled": False, "email": None, "locale": "en-US", "bio": ""}
    return Reply(payloads.user(call.world.bot) | extra)


async def application(call: Call) -> Reply:
    """GET the application the bot belongs to."""
    world = call.world
    return Reply(
        {
            "id": str(world.bot.id),
            "name": world.bot.name,
            "icon": None,
            "description": "",
            "summary": "",
            "bot_public": True,
            "bot_require_code_grant": False,
            "verify_key": "0" * 64,
            "type": None,
            "flags": 0,
            "flags_new": "0",
            "owner": payloads.user(world.owner),
            "team": None,
            "interactions_endpoint_url": None,
            "redirect_uris": [],
            "role_connections_verification_url": None,
            "explicit_content_filter": 0,
            "eligible_oauth2_scopes": [],
            "tags": [],
            "approximate_guild_count": len(world.guilds),
            "approximate_user_install_count": sum(one.installed for one in world.users.values()),
            "approximate_user_authorization_count": 0,
            "integration_types_config": {str(kind): {} for kind in world.integration_types},
        }
    )


async def gateway(call: Call) -> Reply:
    """GET the gateway's address."""
    return Reply({"url": gateway_url(call.world.base_url)})


async def gateway_bot(call: Call) -> Reply:
    """GET the gateway's address, with how many shards and how fast."""
    settings = call.world.settings
    limit = {"total": 1000, "remaining": 999, "reset_after": 14_400_000}
    return Reply(
        {
            "url": gateway_url(call.world.base_url),
            "shards": settings.shards,
            "session_start_limit": limit | {"max_concurrency": settings.max_concurrency},
        }
    )


def gateway_url(base_url: str) -> str:
    """Return the websocket's address for a server's address."""
    return base_url.replace("http://", "ws://", 1) + "/gateway"


async def user(call: Call) -> Reply:
    """GET a user."""
    found = call.world.users.get(call.id("user_id"))
    if found is None:
        raise refusal(10013)
    return Reply(payloads.user(found))


async def my_guilds(call: Call) -> Reply:
    """GET the guilds the bot is in."""
    world = call.world
    found = [guild for guild in world.guilds.values() if world.bot.id in guild.members]
    return Reply(
        [
            {
                "id": str(guild.id),
                "name": guild.name,
                "icon": None,
                "banner": None,
                "owner": False,
                "permissions": str(in_guild(guild, world.bot.id)),
                "features": [],
            }
            for guild in found
        ]
    )


async def leave_guild(call: Call) -> Reply:
    """DELETE the bot from a guild."""
    guilds.leave(call.world, call.guild(), call.world.bot)
    return Reply()


async def guild(call: Call) -> Reply:
    """GET a guild."""
    found = call.guild()
    extra = {}
    if call.query.get("with_counts") in ("1", "true"):
        extra = {"approximate_member_count": len(found.members), "approximate_presence_count": 1}
    return Reply(payloads.guild(call.world, found) | extra)


async def guild_channels(call: Call) -> Reply:
    """GET a guild's channels, without threads."""
    found = call.world.all_of(call.guild())
    return Reply([payloads.channel(call.world, one) for one in found if one.thread is None])


async def guild_roles(call: Call) -> Reply:
    """GET a guild's roles."""
    return Reply([payloads.role(one) for one in call.guild().roles.values()])


async def member(call: Call) -> Reply:
    """GET a member of a guild."""
    found = call.guild().members.get(call.id("user_id"))
    if found is None:
        raise refusal(10007)
    return Reply(payloads.member(call.world, found))


async def members(call: Call) -> Reply:
    """GET the members of a guild: needs the privileged members intent."""
    if not call.world.settings.privileged_intents:
        raise refusal(50001)
    limit, after = int(call.query.get("limit", "1")), int(call.query.get("after", "0"))
    found = sorted(call.guild().members.values(), key=lambda one: one.user_id)
    return Reply([payloads.member(call.world, one) for one in found if one.user_id > after][:limit])


async def search_members(call: Call) -> Reply:
    """GET members whose name begins with `query`; needs no intent."""
    wanted = call.query.get("query", "").lower()
    limit = int(call.query.get("limit", "1"))
    world = call.world
    found = []
    for one in call.guild().members.values():
        user_of = world.users[one.user_id]
        names = (user_of.name, user_of.display, one.nick or "")
        if any(name.lower().startswith(wanted) for name in names):
            found.append(payloads.member(world, one))
    return Reply(found[:limit])


ROUTES = [
    Route("GET", "/users/@me", me),
    Route("GET", "/oauth2/applications/@me", application),
    Route("GET", "/applications/@me", application),
    Route("GET", "/gateway", gateway),
    Route("GET", "/gateway/bot", gateway_bot),
    Route("GET", "/users/@me/guilds", my_guilds),
    Route("DELETE", "/users/@me/guilds/{guild_id}", leave_guild),
    Route("GET", "/users/{user_id}", user),
    Route("GET", "/guilds/{guild_id}", guild),
    Route("GET", "/guilds/{guild_id}/channels", guild_channels),
    Route("GET", "/guilds/{guild_id}/roles", guild_roles),
    Route("GET", "/guilds/{guild_id}/members", members),
    Route("GET", "/guilds/{guild_id}/members/search", search_members),
    Route("GET", "/guilds/{guild_id}/members/{user_id}", member),
]
