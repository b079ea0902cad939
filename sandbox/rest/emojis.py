"""Emojis of the application, which its messages may use everywhere."""

from sandbox.rest.call import Call, Reply, Route
from sandbox.state import payloads
from sandbox.state.model import Emoji
from sandbox.validation.emojis import MOST, check_emoji_name, read_picture
from sandbox.validation.errors import Form, refusal


def _own(call: Call) -> None:
    if call.id("application_id") != call.world.bot.id:
        raise refusal(10002)


def _one(call: Call) -> Emoji:
    _own(call)
    found = call.world.emojis.get(call.id("emoji_id"))
    if found is None:
        raise refusal(10014)
    return found


async def read_all(call: Call) -> Reply:
    """GET all emojis."""
    _own(call)
    return Reply({"items": [payloads.emoji(call.world, one) for one in call.world.emojis.values()]})


async def create(call: Call) -> Reply:
    """POST an emoji: 30008 beyond 2,000."""
    _own(call)
    world, body, form = call.world, call.form(), Form()
    check_emoji_name(form, body.get("name"), {one.name for one in world.emojis.values()})
    image, animated = read_picture(form, body.get("image"))
    form.finish()
    if len(world.emojis) >= MOST:
        raise refusal(30008)
    made = Emoji(world.ids.new(), body["name"], image, animated=animated)
    world.emojis[made.id] = made
    return Reply(payloads.emoji(world, made), status=201)


async def read(call: Call) -> Reply:
    """GET one emoji."""
    return Reply(payloads.emoji(call.world, _one(call)))


async def change(call: Call) -> Reply:
    """PATCH the name of an emoji."""
    found, body, form = _one(call), call.form(), Form()
    if "name" in body:
        others = {one.name for one in call.world.emojis.values() if one is not found}
        check_emoji_name(form, body["name"], others)
        form.finish()
        found.name = body["name"]
    return Reply(payloads.emoji(call.world, found))


async def remove(call: Call) -> Reply:
    """DELETE an emoji; messages that use it show its name from then on."""
    del call.world.emojis[_one(call).id]
    return Reply()


_ALL = "/applications/{application_id}/emojis"
_EACH = _ALL + "/{emoji_id}"

ROUTES = [
    Route("GET", _ALL, read_all),
    Route("POST", _ALL, create),
    Route("GET", _EACH, read),
    Route("PATCH", _EACH, change),
    Route("DELETE", _EACH, remove),
]
