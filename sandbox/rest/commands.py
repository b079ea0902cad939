"""Registration of application commands, global or for one guild."""

from collections import Counter
from collections.abc import Iterable

from sandbox.json_types import Json
from sandbox.rest.call import Call, Reply, Route
from sandbox.state import payloads
from sandbox.state.model import Command
from sandbox.state.world import World
from sandbox.validation.commands import MOST, check_all, check_command, key_of
from sandbox.validation.errors import Form, Refusal, refusal

DAILY_CREATIONS = 200
DAY = 86_400.0


def _scope(call: Call) -> int | None:
    if call.id("application_id") != call.world.bot.id:
        raise refusal(10002)
    if "guild_id" not in call.params:
        return None
    guild = call.world.guilds.get(call.id("guild_id"))
    if guild is None or call.world.bot.id not in guild.members:
        raise refusal(50001)
    return guild.id


def _in_scope(world: World, scope: int | None) -> list[Command]:
    return [one for one in world.commands.values() if one.guild_id == scope]


def _limit(kinds: Iterable[int]) -> None:
    """Raise Refusal 30032 if there are too many commands of a kind."""
    for kind, count in Counter(kinds).items():
        if count > MOST.get(kind, 0):
            status, code, message = 400, 30032, f"Maximum number of application commands reached ({MOST[kind]})"
            raise Refusal(status, code, message)


def _count_creations(world: World, scope: int | None, new: int) -> None:
    now = world.clock.now()
    times = world.command_creations.setdefault(scope, [])
    times[:] = [at for at in times if now - at < DAY]
    if len(times) + new > DAILY_CREATIONS:
        raise refusal(30034)
    times.extend([now] * new)


def _save(world: World, scope: int | None, body: Json) -> Command:
    """Store a command; one of a kind and name already known keeps its id."""
    kept = {key: value for key, value in body.items() if value is not None and key != "id"}
    for known in _in_scope(world, scope):
        if key_of(known.body) == key_of(body):
            if known.body != kept:
                known.version = world.ids.new()
            known.body = kept
            return known
    made = Command(world.ids.new(), scope, world.ids.new(), kept)
    world.commands[made.id] = made
    return made


async def read_all(call: Call) -> Reply:
    """GET the registered commands."""
    scope = _scope(call)
    return Reply([payloads.command(call.world, one) for one in _in_scope(call.world, scope)])


async def overwrite(call: Call) -> Reply:
    """PUT all commands, replacing others."""
    scope = _scope(call)
    world = call.world
    wanted = call.body
    if not isinstance(wanted, list):
        raise refusal(50109)
    form = Form()
    check_all(form, wanted, world.integration_types)
    form.finish()
    _limit(kind for kind, _ in map(key_of, wanted))
    known = {key_of(one.body): one for one in _in_scope(world, scope)}
    keys = {key_of(body) for body in wanted}
    _count_creations(world, scope, len(keys - set(known)))
    for key, one in known.items():
        if key not in keys:
            del world.commands[one.id]
    saved = [_save(world, scope, body) for body in wanted]
    world.bus.tell_all({"type": "commands"})
    return Reply([payloads.command(world, one) for one in saved])


async def create(call: Call) -> Reply:
    """POST one command; a known name is changed instead."""
    scope = _scope(call)
    world = call.world
    body = call.form()
    form = Form()
    check_command(form, [], body, world.integration_types)
    form.finish()
    known = {key_of(one.body) for one in _in_scope(world, scope)}
    if key_of(body) not in known:
        _limit(kind for kind, _ in (*known, key_of(body)))
        _count_creations(world, scope, 1)
    saved = _save(world, scope, body)
    world.bus.tell_all({"type": "commands"})
    return Reply(payloads.command(world, saved), status=200 if key_of(body) in known else 201)


def _one(call: Call) -> Command:
    scope = _scope(call)
    found = call.world.commands.get(call.id("command_id"))
    if found is None or found.guild_id != scope:
        raise refusal(10063)
    return found


async def read(call: Call) -> Reply:
    """GET one command."""
    return Reply(payloads.command(call.world, _one(call)))


async def change(call: Call) -> Reply:
    """PATCH one command."""
    found = _one(call)
    body = found.body | call.form()
    form = Form()
    check_command(form, [], body, call.world.integration_types)
    form.finish()
    found.body = body
    found.version = call.world.ids.new()
    call.world.bus.tell_all({"type": "commands"})
    return Reply(payloads.command(call.world, found))


async def remove(call: Call) -> Reply:
    """DELETE one command."""
    del call.world.commands[_one(call).id]
    call.world.bus.tell_all({"type": "commands"})
    return Reply()


_GLOBAL = "/applications/{application_id}/commands"
_GUILD = "/applications/{application_id}/guilds/{guild_id}/commands"

ROUTES = [
    route
    for base in (_GLOBAL, _GUILD)
    for route in (
        Route("GET", base, read_all),
        Route("PUT", base, overwrite),
        Route("POST", base, create),
        Route("GET", base + "/{command_id}", read),
        Route("PATCH", base + "/{command_id}", change),
        Route("DELETE", base + "/{command_id}", remove),
    )
]
