"""Verbs of members, from JSON to JSON: checked as Discord's client checks, then sent to the bot."""

import asyncio
import time

from sandbox.activity import posting, threads
from sandbox.activity.command_input import CannotDo, complete, fill, find_channel, find_command, find_user
from sandbox.activity.component_input import find_component, modal_data, pressed, selected
from sandbox.activity.drafts import Draft
from sandbox.activity.installs import GUILD_INSTALL, Owners, owners, owners_of_command, visible_commands
from sandbox.activity.interaction import FAILED, Callback, Interaction, Kind
from sandbox.activity.interactions import Interactions
from sandbox.activity.menus import find_menu_command, on_member, on_message
from sandbox.json_types import Json
from sandbox.state import payloads
from sandbox.state.model import Channel, Message, User
from sandbox.state.permissions import Permission
from sandbox.state.world import World
from sandbox.validation.commands import MESSAGE_MENU, USER_MENU
from sandbox.validation.errors import Refusal

OUTCOMES = {
    Callback.MESSAGE: "message",
    Callback.THINKING: "thinking",
    Callback.UPDATE: "update",
    Callback.LATER_UPDATE: "later",
    Callback.CHOICES: "choices",
    Callback.MODAL: "modal",
}


class MemberVerbs:
    """The verbs of members. Every method takes and returns plain JSON; `user` is an id or a name.

    All raise CannotDo for what a person could not do either.
    """

    def __init__(self, world: World, interactions: Interactions) -> None:
        self._world = world
        self._interactions = interactions

    # --- finding

    def _at(self, user: str, channel: str) -> tuple[User, Channel]:
        """Return a user, and a channel that they see: by id, by name, "dm", or "dm:" and another's name."""
        one = find_user(self._world, user)
        if channel == "dm":
            return one, self._world.dm(one.id)
        if channel.startswith("dm:"):
            return one, self._private_channel(one, channel.removeprefix("dm:"))
        return one, find_channel(self._world, one, channel)

    def _private_channel(self, one: User, other: str) -> Channel:
        found = find_user(self._world, other)
        if found.bot or found is one:
            raise CannotDo(f"{one.name} has no conversation with {found.name} without the bot")
        return self._world.private_channel(one.id, found.id)

    def _message(self, user: User, channel: Channel, ref: str) -> Message:
        message = channel.messages.get(int(ref)) if str(ref).isdigit() else None
        if message is None or not self._world.sees(user.id, channel, message):
            raise CannotDo(f"{user.name} sees no message {ref} there (any more)")
        return message

    # --- looking

    async def me(self, user: str) -> Json:
        """Return the account: id, name, display name, language, whether the application is installed on it."""
        one = find_user(self._world, user)
        return {
            "id": str(one.id),
            "name": one.name,
            "display": one.display,
            "locale": one.locale,
            "locale_chosen": one.locale_chosen,
            "installed": one.installed,
        }

    async def channels(self, user: str) -> list[Json]:
        """Return the channels, threads and conversations the user sees."""
        one = find_user(self._world, user)
        world = self._world
        return [
            payloads.channel(world, channel)
            for channel in world.channels.values()
            if world.can_see(channel, one.id)
        ]

    async def messages(self, user: str, channel: str) -> list[Json]:
        """Return the messages of a channel the user sees, oldest first."""
        one, place = self._at(user, channel)
        world = self._world
        return [
            payloads.message(world, message)
            for message in sorted(place.messages.values(), key=lambda message: message.id)
            if world.sees(one.id, place, message)
        ]

    async def message(self, user: str, channel: str, message: str) -> Json:
        """Return one message as it is now."""
        one, place = self._at(user, channel)
        return payloads.message(self._world, self._message(one, place, message))

    async def pings(self, user: str) -> list[Json]:
        """Return every notice the user got, oldest first; silent ones too, marked so."""
        return list(self._world.pings.get(find_user(self._world, user).id, ()))

    async def commands(self, user: str, channel: str) -> list[Json]:
        """Return the commands the user may pick, as registered, with the names shown in the user's language."""
        one, place = self._at(user, channel)
        found = visible_commands(self._world, place, one.id)
        return [payloads.command(self._world, command) for command in found]

    # --- acting

    async def slash(self, user: str, channel: str, path: str, options: Json | None = None) -> Json:
        """Send a slash command and wait for the first answer."""
        one, place = self._at(user, channel)
        command, chain, declared = find_command(self._world, place, one, path)
        given, resolved = fill(self._world, place, one, declared, options or {})
        data = _command_data(command.id, command.body["name"], command.guild_id, chain, given, resolved)
        name = " ".join([command.body["name"], *(name for _, name in chain)])
        installed = owners_of_command(self._world, place, one.id, command)
        return await self._act(Kind.COMMAND, one, place, data, installed, name=name)

    async def menu(
        self, user: str, channel: str, name: str, member: str | None = None, message: str | None = None
    ) -> Json:
        """Choose a command of the menu of a member (id or name) or of a message, and wait for the first answer."""
        one, place = self._at(user, channel)
        world = self._world
        target: User | Message
        if message is not None:
            command = find_menu_command(world, place, one, MESSAGE_MENU, name)
            target = self._message(one, place, message)
            data = on_message(world, command, target)
        else:
            command = find_menu_command(world, place, one, USER_MENU, name)
            target = find_user(world, member)
            data = on_member(world, place, command, target)
        installed = owners_of_command(world, place, one.id, command)
        return await self._act(Kind.COMMAND, one, place, data, installed, name=data["name"], target=target)

    async def install_app(self, user: str) -> None:
        """Install the application for oneself, so that its commands go where the user goes."""
        one = find_user(self._world, user)
        if not self._world.settings.user_install:
            raise CannotDo("the application cannot be installed by people for themselves")
        self._set_installed(one, installed=True)

    async def remove_app(self, user: str) -> None:
        """Remove the application from the user's account."""
        self._set_installed(find_user(self._world, user), installed=False)

    def _set_installed(self, one: User, *, installed: bool) -> None:
        one.installed = installed
        self._world.bus.tell_all({"type": "world"})
        self._world.bus.tell(one.id, {"type": "commands"})

    async def autocomplete(
        self, user: str, channel: str, path: str, focused: str, value: str, options: Json | None = None
    ) -> Json:
        """Type into one option and wait for the suggestions."""
        one, place = self._at(user, channel)
        command, chain, declared = find_command(self._world, place, one, path)
        given, resolved = complete(self._world, place, one, declared, focused, value, options or {})
        data = _command_data(command.id, command.body["name"], command.guild_id, chain, given, resolved)
        installed = owners_of_command(self._world, place, one.id, command)
        return await self._act(Kind.AUTOCOMPLETE, one, place, data, installed)

    async def press(self, user: str, channel: str, message: str, custom_id: str) -> Json:
        """Press a button and wait for the first answer."""
        one, place = self._at(user, channel)
        source = self._message(one, place, message)
        data = pressed(find_component(source, custom_id))
        await self._react(source.touched)
        return await self._act(Kind.COMPONENT, one, place, data, self._owners(one, place, source), source=source)

    async def choose(self, user: str, channel: str, message: str, custom_id: str, values: list[str]) -> Json:
        """Choose in a select and wait for the first answer; values, labels, or names of users."""
        one, place = self._at(user, channel)
        source = self._message(one, place, message)
        component = find_component(source, custom_id)
        data = selected(self._world, place, component, values)
        await self._react(source.touched)
        return await self._act(Kind.COMPONENT, one, place, data, self._owners(one, place, source), source=source)

    async def submit(self, user: str, modal: str, values: Json) -> Json:
        """Send a modal (named by the interaction that opened it) and wait for the first answer."""
        one = find_user(self._world, user)
        try:
            opened = self._interactions.get(int(modal))
        except (KeyError, ValueError):
            raise CannotDo(f"no modal {modal}") from None
        if opened.modal is None or not opened.modal_open or opened.user_id != one.id:
            raise CannotDo(f"{one.name} has no such modal open")
        place = self._world.channels.get(opened.channel_id)
        if place is None:
            raise CannotDo("the channel is gone")
        source = place.messages.get(opened.source_id) if opened.source_id is not None else None
        data = modal_data(self._world, place, opened.modal, values)
        await self._react(opened.answered)
        result = await self._act(Kind.MODAL, one, place, data, opened.owners, source=source)
        opened.modal_open = result["outcome"] == "failed"
        return result

    async def say(self, user: str, channel: str, content: str) -> Json:
        """Write an ordinary message."""
        one, place = self._at(user, channel)
        try:
            threads.may_write(self._world, place, one.id)
        except Refusal as error:
            raise CannotDo(f"{one.name} may not write there: {error.message}") from None
        if not 1 <= len(content) <= 2000:
            raise CannotDo("a message has 1 to 2000 characters")
        message = posting.post(self._world, place, one.id, Draft(content=content))
        return payloads.message(self._world, message)

    async def remove(self, user: str, channel: str, message: str) -> None:
        """Delete the user's own message, or any as a moderator; dismiss an ephemeral one."""
        one, place = self._at(user, channel)
        found = self._message(one, place, message)
        mine = found.author_id == one.id or found.only_for == one.id
        if not mine and not self._world.may(place, one.id, Permission.MANAGE_MESSAGES):
            raise CannotDo(f"{one.name} may not delete that message")
        posting.delete(self._world, place, found)

    async def restart_client(self, user: str) -> int:
        """Restart the user's client: ephemeral messages and open modals are gone. Returns how many messages."""
        one = find_user(self._world, user)
        self._interactions.close_modals(one.id)
        return posting.vanish(self._world, one.id)

    async def set_locale(self, user: str, locale: str) -> None:
        """Change the language of the user's client."""
        one = find_user(self._world, user)
        one.locale, one.locale_chosen = locale, True
        self._world.bus.tell(one.id, {"type": "me", "locale": locale})

    async def settled(self, interaction: str, within: float = 30.0) -> Json:
        """Wait until an interaction shows something, and return it. Raises CannotDo after `within` seconds."""
        try:
            found = self._interactions.get(int(interaction))
        except (KeyError, ValueError):
            raise CannotDo(f"no interaction {interaction}") from None
        try:
            async with asyncio.timeout(within):
                await found.settled.wait()
        except TimeoutError:
            raise CannotDo(f"nothing followed within {within} s") from None
        return self._describe(found)

    # --- inside

    def _owners(self, one: User, place: Channel, source: Message) -> Owners:
        """Return the installations of the command that a message came of, else those on the place."""
        if source.interaction is not None:
            found: Owners = source.interaction["authorizing_integration_owners"]
            return found
        return owners(self._world, place, one.id, (GUILD_INSTALL,))

    async def _react(self, since: float) -> None:
        """Wait as long as a person needs to see what they act on."""
        await asyncio.sleep(max(0.0, since + self._world.settings.reaction - time.monotonic()))

    async def _act(
        self,
        kind: Kind,
        user: User,
        place: Channel,
        data: Json,
        installed: Owners,
        *,
        source: Message | None = None,
        name: str = "",
        target: User | Message | None = None,
    ) -> Json:
        opened = self._interactions.open(
            kind, user.id, place, data, owners=installed, source=source, name=name, target=target
        )
        await opened.first.wait()
        return self._describe(opened)

    def _describe(self, one: Interaction) -> Json:
        place = self._world.channels.get(one.channel_id)
        shown = []
        for message_id in one.message_ids:
            message = place.messages.get(message_id) if place is not None else None
            if message is not None:
                shown.append(payloads.message(self._world, message))
        failed = one.failed or one.answer is None
        return {
            "interaction": str(one.id),
            "user": str(one.user_id),
            "channel_id": str(one.channel_id),
            "outcome": "failed" if failed or one.answer is None else OUTCOMES[one.answer],
            "error": FAILED[one.kind] if failed else None,
            "settled": one.settled.is_set(),
            "seconds": None if one.answer is None else one.answered - one.opened,
            "messages": shown,
            "modal": one.modal,
            "choices": one.choices,
        }


def _command_data(
    command_id: int,
    name: str,
    guild_id: int | None,
    chain: list[tuple[int, str]],
    given: list[Json],
    resolved: Json,
) -> Json:
    options = given
    for kind, part in reversed(chain):
        options = [{"type": kind, "name": part, "options": options}]
    data: Json = {"id": str(command_id), "name": name, "type": 1, "options": options}
    if resolved:
        data["resolved"] = resolved
    if guild_id is not None:
        data["guild_id"] = str(guild_id)
    return data
