"""Answers to interactions: the callback, and later messages through the webhook address."""

from sandbox.activity.interaction import Callback, Interaction
from sandbox.json_types import Json
from sandbox.rest.call import Call, Reply, Route
from sandbox.state import payloads


async def callback(call: Call) -> Reply:
    """POST the first answer."""
    done = call.interactions.respond(
        call.id("interaction_id"), call.params["interaction_token"], call.form(), call.uploads
    )
    if call.query.get("with_response") not in ("1", "true", "True"):
        return Reply()
    return Reply(_callback_response(call, done))


def _callback_response(call: Call, done: Interaction) -> Json:
    assert done.answer is not None
    about: Json = {"id": str(done.id), "type": int(done.kind)}
    channel = call.world.channel(done.channel_id)
    if done.answer in (Callback.MESSAGE, Callback.THINKING):
        about["response_message_id"] = str(done.original_id)
        about["response_message_loading"] = done.answer is Callback.THINKING
        about["response_message_ephemeral"] = done.ephemeral
    message = channel.messages.get(done.original_id) if done.original_id is not None else None
    if message is None or done.answer not in (Callback.MESSAGE, Callback.UPDATE):
        return {"interaction": about}
    resource = {"type": int(done.answer), "message": payloads.message(call.world, message)}
    return {"interaction": about, "resource": resource}


def _interaction(call: Call) -> Interaction:
    return call.interactions.follow(call.id("webhook_id"), call.params["webhook_token"])


async def follow_up(call: Call) -> Reply:
    """POST one more message."""
    message = call.interactions.follow_up(_interaction(call), call.form(), call.uploads)
    return Reply(payloads.message(call.world, message))


async def read(call: Call) -> Reply:
    """GET a message of the interaction."""
    message = call.interactions.message(_interaction(call), _which(call))
    return Reply(payloads.message(call.world, message))


async def change(call: Call) -> Reply:
    """PATCH a message of the interaction."""
    message = call.interactions.edit(_interaction(call), _which(call), call.form(), call.uploads)
    return Reply(payloads.message(call.world, message))


async def remove(call: Call) -> Reply:
    """DELETE a message of the interaction."""
    call.interactions.delete(_interaction(call), _which(call))
    return Reply()


def _which(call: Call) -> str:
    return call.params.get("message_id", "@original")


_WEBHOOK = "/webhooks/{webhook_id}/{webhook_token}"

ROUTES = [
    Route("POST", "/interactions/{interaction_id}/{interaction_token}/callback", callback, open=True),
    Route("POST", _WEBHOOK, follow_up, open=True),
    *(
        Route(method, f"{_WEBHOOK}/messages/{which}", handler, open=True)
        for which in ("@original", "{message_id}")
        for method, handler in (("GET", read), ("PATCH", change), ("DELETE", remove))
    ),
]
