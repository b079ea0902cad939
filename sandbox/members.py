"""A person at Discord's client: reads, types commands, presses buttons, fills in modals, is pinged."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from msgspec import Struct

from sandbox.json_types import Json
from sandbox.link import Link
from sandbox.screen import Modal, NotShown, Shown

PATIENCE = 30.0
"""Seconds that a member waits for something to appear, by default."""


class NothingHappened(AssertionError):
    """A member waited in vain; the text says what was there."""


class Ping(Struct, frozen=True):
    """A notice. `reason`: "mention", "role", "everyone" or "dm". `text`: the content, which lock screens show."""

    message_id: str
    channel_id: str
    reason: str
    silent: bool
    text: str


@dataclass(frozen=True, slots=True)
class Suggestion:
    """An autocomplete choice, named in the member's language."""

    name: str
    value: str | int | float


class Response:
    """The bot's answer to one act.

    `outcome`: "message", "thinking" (a message will follow), "update" (the message acted on changed), "later" (an
    update may follow), "modal", "choices" or "failed" (no answer in time: `error` is what the client shows).
    """

    def __init__(self, raw: Json, link: Link, locale: str) -> None:
        self._link = link
        self._locale = locale
        self._take(raw)

    def _take(self, raw: Json) -> None:
        self.raw = raw
        self.id: str = raw["interaction"]
        self.outcome: str = raw["outcome"]
        self.error: str | None = raw["error"]
        self.seconds: float | None = raw["seconds"]
        """Seconds from the act to the first answer; None if there was none."""
        self.messages = [Shown(one, self._link) for one in raw["messages"]]
        self.modal = Modal(raw["modal"], self.id) if raw["modal"] is not None else None
        self.choices = [
            Suggestion((one.get("name_localizations") or {}).get(self._locale) or one["name"], one["value"])
            for one in raw["choices"] or ()
        ]

    def __repr__(self) -> str:
        return f"<Response {self.outcome} {self.error or ''} {self.messages} {self.modal or ''}>"

    @property
    def failed(self) -> bool:
        """Return whether the bot did not answer in time."""
        return self.outcome == "failed"

    @property
    def message(self) -> Shown:
        """Return the first message that this act created or changed. Raises NotShown if there is none (yet)."""
        return self._messages()[0]

    @property
    def last(self) -> Shown:
        """Return the last message that this act created or changed. Raises NotShown if there is none (yet)."""
        return self._messages()[-1]

    def _messages(self) -> list[Shown]:
        if not self.messages:
            raise NotShown(f"no message came of it: {self.outcome} {self.error or ''}")
        return self.messages

    @property
    def text(self) -> str:
        """Return all resulting texts, or the client's error."""
        return self.error or "\n".join(message.text for message in self.messages)

    async def settled(self, within: float = PATIENCE) -> Response:
        """Wait until there is something to see, and return it. Raises CannotDo if nothing follows."""
        self._take(await self._link.call("settled", interaction=self.id, within=within))
        return self


class Member:
    """A person. Places are named by id, name, "dm" (the bot) or "dm:bert" (another person).

    `channel` is the member's place by default.
    """

    def __init__(self, link: Link, raw: Json, channel: str) -> None:
        self._link = link
        self.id: str = raw["id"]
        self.name: str = raw["name"]
        self.display: str = raw["display"]
        self.locale: str = raw["locale"]
        self.channel = channel

    def __repr__(self) -> str:
        return f"<Member {self.name}>"

    @property
    def mention(self) -> str:
        """Return the member's mention."""
        return f"<@{self.id}>"

    # --- acting

    async def slash(
        self, path: str, options: Json | None = None, *, channel: str | None = None, settle: bool = True
    ) -> Response:
        """Send a slash command, such as "match new". settle: wait for a promised answer."""
        raw = await self._call("slash", channel=channel or self.channel, path=path, options=options or {})
        return await self._response(raw, settle)

    async def autocomplete(
        self,
        path: str,
        focused: str,
        value: str = "",
        options: Json | None = None,
        *,
        channel: str | None = None,
    ) -> list[Suggestion]:
        """Return the suggestions for `value` typed into `focused`. Raises NothingHappened if loading failed."""
        raw = await self._call(
            "autocomplete",
            channel=channel or self.channel,
            path=path,
            focused=focused,
            value=value,
            options=options or {},
        )
        response = Response(raw, self._link, self.locale)
        if response.failed:
            raise NothingHappened(str(response.error))
        return response.choices

    async def click(
        self, message: Shown, label: str | None = None, *, custom_id: str | None = None, settle: bool = True
    ) -> Response:
        """Press a button, found by its label or id on the message as the member saw it."""
        button = message.button(label, custom_id=custom_id)
        raw = await self._call("press", channel=message.channel_id, message=message.id, custom_id=button.custom_id)
        return await self._response(raw, settle)

    async def select(
        self, message: Shown, values: Sequence[str], which: str | None = None, *, settle: bool = True
    ) -> Response:
        """Choose in a select (found by id or placeholder, or the only one): values, labels or names of users."""
        select = message.select(which)
        raw = await self._call(
            "choose",
            channel=message.channel_id,
            message=message.id,
            custom_id=select.custom_id,
            values=list(values),
        )
        return await self._response(raw, settle)

    async def submit_modal(self, modal: Modal, values: Json, *, settle: bool = True) -> Response:
        """Send a modal. values: by id or label; other fields keep their prefilled values."""
        return await self._response(await self._call("submit", modal=modal.id, values=values), settle)

    async def menu_on_member(
        self, name: str, target: Member | str, *, channel: str | None = None, settle: bool = True
    ) -> Response:
        """Choose a command of a member's menu. target: a member, or a name or id. Raises CannotDo."""
        member = target.id if isinstance(target, Member) else target
        raw = await self._call("menu", channel=channel or self.channel, name=name, member=member)
        return await self._response(raw, settle)

    async def menu_on_message(self, name: str, message: Shown, *, settle: bool = True) -> Response:
        """Choose a command of a message's menu. Raises CannotDo."""
        raw = await self._call("menu", channel=message.channel_id, name=name, message=message.id)
        return await self._response(raw, settle)

    async def install_app(self) -> None:
        """Install the application for oneself. Raises CannotDo if it does not allow that."""
        await self._call("install_app")

    async def remove_app(self) -> None:
        """Remove the application from one's account."""
        await self._call("remove_app")

    async def say(self, text: str, *, channel: str | None = None) -> Shown:
        """Write an ordinary message."""
        return Shown(await self._call("say", channel=channel or self.channel, content=text), self._link)

    async def remove(self, message: Shown) -> None:
        """Delete or dismiss a message."""
        await self._call("remove", channel=message.channel_id, message=message.id)

    async def restart_client(self) -> int:
        """Close and open the client: ephemeral messages and modals are gone. Returns how many messages."""
        gone: int = await self._call("restart_client")
        return gone

    async def set_locale(self, locale: str) -> None:
        """Change the client's language."""
        await self._call("set_locale", locale=locale)
        self.locale = locale

    # --- looking

    async def messages(self, channel: str | None = None) -> list[Shown]:
        """Return what the member sees in a place, oldest first, own ephemeral messages included."""
        found = await self._call("messages", channel=channel or self.channel)
        return [Shown(raw, self._link) for raw in found]

    async def last(self, channel: str | None = None) -> Shown:
        """Return the latest message in a place. Raises NotShown if there is none."""
        found = await self.messages(channel)
        if not found:
            raise NotShown("there is no message")
        return found[-1]

    async def dm(self) -> list[Shown]:
        """Return the direct conversation with the bot."""
        return await self.messages("dm")

    async def refresh(self, message: Shown) -> Shown:
        """Return the message as it is now. Raises CannotDo if it is gone."""
        raw = await self._call("message", channel=message.channel_id, message=message.id)
        return Shown(raw, self._link)

    async def channels(self) -> list[Json]:
        """Return the places the member sees, in Discord's JSON."""
        found: list[Json] = await self._call("channels")
        return found

    async def threads(self) -> list[Json]:
        """Return the threads the member sees, in Discord's JSON."""
        return [one for one in await self.channels() if one["type"] in (11, 12)]

    async def commands(self, channel: str | None = None) -> list[Json]:
        """Return the available commands, as registered, each with `shown`: its name in the member's language."""
        found = await self._call("commands", channel=channel or self.channel)
        return [
            one | {"shown": (one.get("name_localizations") or {}).get(self.locale) or one["name"]} for one in found
        ]

    async def pings(self, *, silent: bool = False) -> list[Ping]:
        """Return the notices, oldest first; with `silent` also those without sound."""
        found = msgspec.convert(await self._call("pings"), list[Ping])
        return [one for one in found if silent or not one.silent]

    async def wait_message(
        self,
        channel: str | None,
        predicate: Callable[[Shown], bool] = lambda _: True,
        within: float = PATIENCE,
        *,
        after: Shown | str | None = None,
    ) -> Shown:
        """Return the first message for which `predicate` holds, now or within some seconds; edits count too.

        channel: None means any place. after: only messages later than that one. Raises NothingHappened.
        """
        floor = int(after.id if isinstance(after, Shown) else after or 0)

        def wanted(message: Shown) -> bool:
            return int(message.id) > floor and not message.thinking and predicate(message)

        feed = await self._link.events(self.id)
        try:
            async with asyncio.timeout(within):
                places = [channel] if channel is not None else [one["id"] for one in await self.channels()]
                for place in places:
                    for message in await self.messages(place):
                        if wanted(message):
                            return message
                ids = None if channel is None else await self._place_ids(channel)
                while True:
                    event = await feed.next()
                    if event["type"] not in ("message", "edit"):
                        continue
                    if ids is not None and event["channel_id"] not in ids:
                        continue
                    message = Shown(event["message"], self._link)
                    if wanted(message):
                        return message
        except TimeoutError:
            seen = (await self.messages(channel))[-3:] if channel is not None else []
            raise NothingHappened(f"{self.name} waited {within} s in vain; last seen: {seen}") from None
        finally:
            feed.close()

    async def wait_thread(self, name: str, within: float = PATIENCE, *, guild: str | None = None) -> str:
        """Return the id of the thread whose name contains `name`, now or soon. Raises NothingHappened.

        guild: the id of its guild; any of the member's guilds by default.
        """
        feed = await self._link.events(self.id)
        try:
            async with asyncio.timeout(within):
                while True:
                    for thread in await self.threads():
                        if name in thread["name"] and guild in (None, thread["guild_id"]):
                            return str(thread["id"])
                    while (await feed.next())["type"] not in ("thread_create", "thread_update"):
                        pass
        except TimeoutError:
            raise NothingHappened(f"{self.name} saw no thread {name!r}") from None
        finally:
            feed.close()

    async def wait_ping(self, count: int, within: float = PATIENCE) -> list[Ping]:
        """Return all audible notices, once there are at least `count`. Raises NothingHappened."""
        feed = await self._link.events(self.id)
        try:
            async with asyncio.timeout(within):
                while len(found := await self.pings()) < count:
                    while (await feed.next())["type"] != "ping":
                        pass
                return found
        except TimeoutError:
            raise NothingHappened(f"{self.name} got {len(await self.pings())} pings, not {count}") from None
        finally:
            feed.close()

    # --- inside

    async def _place_ids(self, channel: str) -> set[str]:
        kind, _, other = channel.partition(":")
        if kind == "dm":
            who = other or self.id
            direct = [one for one in await self.channels() if one["type"] == 1]
            return {
                one["id"]
                for one in direct
                if len(one["recipients"]) == (2 if other else 1)
                and any(who in (person["id"], person["username"]) for person in one["recipients"])
            }
        return {one["id"] for one in await self.channels() if channel in (one["id"], one.get("name"))}

    async def _response(self, raw: Json, settle: bool) -> Response:
        response = Response(raw, self._link, self.locale)
        if settle and response.outcome in ("thinking", "later") and not raw["settled"]:
            await response.settled()
        return response

    async def _call(self, verb: str, **args: Any) -> Any:
        return await self._link.call(verb, user=self.id, **args)
