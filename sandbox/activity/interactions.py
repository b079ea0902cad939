"""Interactions: a member acts; the bot gets three seconds to answer and fifteen minutes to continue."""

import asyncio
import secrets
import time

from sandbox.activity import posting
from sandbox.activity.drafts import ANSWER_FLAGS, Draft, Uploads, read_change, read_draft
from sandbox.activity.installs import GUILD_INSTALL, Owners, only_private
from sandbox.activity.interaction import ALLOWED, Callback, Interaction, Kind
from sandbox.activity.interaction_payloads import event, metadata, reference
from sandbox.json_types import Json
from sandbox.state.event_bus import Dispatch
from sandbox.state.model import Channel, Message, MessageFlag, MessageKind, User
from sandbox.state.world import World
from sandbox.validation.commands import checked_choices
from sandbox.validation.components import checked_modal
from sandbox.validation.errors import Form, refusal

MOST_FOLLOW_UPS = 5
MANY = 20_000
"""Number of interactions beyond which old ones are forgotten."""


class Interactions:
    """All interactions of a sandbox."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._by_id: dict[int, Interaction] = {}
        self._by_token: dict[str, Interaction] = {}

    # --- the member's side

    def open(
        self,
        kind: Kind,
        user_id: int,
        channel: Channel,
        data: Json,
        *,
        owners: Owners,
        source: Message | None = None,
        name: str = "",
        target: User | Message | None = None,
    ) -> Interaction:
        """Send the bot a member's act, and start the clock. target: what a command of a menu is used on."""
        world = self._world
        made = Interaction(
            id=world.ids.new(),
            token=secrets.token_urlsafe(60),
            kind=kind,
            user_id=user_id,
            channel_id=channel.id,
            started=world.clock.now(),
            source_id=None if source is None else source.id,
            name=name,
            owners=owners,
            target_user=target.id if isinstance(target, User) else None,
            target_message=target.id if isinstance(target, Message) else None,
        )
        if len(self._by_id) >= MANY:
            self._forget_old()
        self._by_id[made.id] = made
        self._by_token[made.token] = made
        payload = event(world, made, channel, data, source)
        loop = asyncio.get_running_loop()
        loop.call_later(world.settings.answer_within, self._expire, made)
        world.bus.dispatch(Dispatch("INTERACTION_CREATE", payload, channel.guild_id))
        return made

    def get(self, interaction_id: int) -> Interaction:
        """Return an interaction by id. Raises KeyError for an unknown one."""
        return self._by_id[interaction_id]

    def _forget_old(self) -> None:
        """Forget interactions whose token expired long ago, so that long runs do not fill the memory."""
        oldest = self._world.clock.now() - 2 * self._world.settings.token_life
        for old in [one for one in self._by_id.values() if one.started < oldest]:
            del self._by_id[old.id]
            del self._by_token[old.token]

    def close_modals(self, user_id: int) -> None:
        """Close a member's modals: their client restarts."""
        for interaction in self._by_id.values():
            if interaction.user_id == user_id:
                interaction.modal_open = False

    def _expire(self, interaction: Interaction) -> None:
        if interaction.answer is None:
            interaction.failed = True
            interaction.first.set()
            interaction.settled.set()

    # --- the bot's side: the first answer

    def respond(self, interaction_id: int, token: str, body: Json, uploads: Uploads) -> Interaction:
        """Carry out the first answer. Raises Refusal: 10062 too late or unknown, 40060 a second one, 50035 a bad
        one.
        """
        interaction = self._by_id.get(interaction_id)
        if interaction is None or interaction.token != token or interaction.failed:
            raise refusal(10062)
        if interaction.answer is not None:
            raise refusal(40060)
        world = self._world
        kinds = ALLOWED[interaction.kind]
        if interaction.kind is Kind.MODAL and interaction.source_id is None:
            kinds = (Callback.MESSAGE, Callback.THINKING)
        form = Form()
        form.among(["type"], body.get("type"), [int(kind) for kind in kinds])
        form.finish()
        answer = Callback(body["type"])
        channel = world.channel(interaction.channel_id)
        data: Json = body.get("data") or {}
        match answer:
            case Callback.MESSAGE:
                draft = read_draft(world, channel, data, uploads, path=["data"], allowed_flags=ANSWER_FLAGS)
                interaction.ephemeral = self._private(interaction, channel, draft.flags)
                self._begin(interaction, answer)
                self._post_original(interaction, channel, draft)
            case Callback.THINKING:
                interaction.ephemeral = self._private(interaction, channel, int(data.get("flags") or 0))
                self._begin(interaction, answer)
                self._post_original(interaction, channel, Draft(flags=int(MessageFlag.LOADING)))
            case Callback.UPDATE:
                source = self._source(interaction, channel)
                change = read_change(world, channel, source, data, uploads, path=["data"])
                self._begin(interaction, answer)
                interaction.original_id = source.id
                interaction.touch(source.id)
                posting.edit(world, channel, source, change)
            case Callback.LATER_UPDATE:
                self._begin(interaction, answer)
                interaction.original_id = interaction.source_id
            case Callback.CHOICES:
                choices = checked_choices(data)
                self._begin(interaction, answer)
                interaction.choices = choices
                self._record(interaction, "choices", {"choices": choices})
            case Callback.MODAL:
                modal = checked_modal(data, world.emojis)
                self._begin(interaction, answer)
                interaction.modal = modal
                interaction.modal_open = True
                self._record(interaction, "modal", modal)
            case _:
                raise refusal(50035)
        if answer not in (Callback.THINKING, Callback.LATER_UPDATE):
            interaction.settled.set()
        interaction.first.set()
        return interaction

    def _private(self, interaction: Interaction, channel: Channel, flags: int) -> bool:
        wanted = bool(flags & MessageFlag.EPHEMERAL)
        return wanted or only_private(self._world, channel, interaction.user_id, interaction.owners)

    def _begin(self, interaction: Interaction, answer: Callback) -> None:
        interaction.answer = answer
        interaction.answered = time.monotonic()

    def _source(self, interaction: Interaction, channel: Channel) -> Message:
        if interaction.source_id is None:
            raise refusal(10008)
        return self._world.message(channel, interaction.source_id)

    def _post_original(self, interaction: Interaction, channel: Channel, draft: Draft) -> None:
        kind = MessageKind.DEFAULT
        if interaction.kind is Kind.COMMAND:
            kind = MessageKind.CONTEXT_MENU_COMMAND if interaction.in_menu else MessageKind.CHAT_INPUT_COMMAND
        elif interaction.kind is Kind.COMPONENT:
            kind = MessageKind.REPLY
            draft.reference = reference(interaction, channel)
        message = posting.post(
            self._world,
            channel,
            self._world.bot.id,
            draft,
            kind=kind,
            only_for=interaction.user_id if interaction.ephemeral else None,
            interaction=metadata(self._world, interaction),
        )
        interaction.original_id = message.id
        interaction.touch(message.id)

    def _record(self, interaction: Interaction, kind: str, data: Json) -> None:
        world = self._world
        world.recorder.record(
            world.clock.now(), kind, "ephemeral", (interaction.user_id,), interaction.channel_id, None, data
        )

    # --- the bot's side: what follows

    def follow(self, application_id: int, token: str) -> Interaction:
        """Return the interaction of a webhook address. Raises Refusal: 10015, or 50027 once the token has
        expired.
        """
        world = self._world
        if application_id != world.bot.id:
            raise refusal(10015)
        interaction = self._by_token.get(token)
        if interaction is None or interaction.answer is None:
            raise refusal(10015)
        if world.clock.now() - interaction.started > world.settings.token_life:
            raise refusal(50027)
        return interaction

    def follow_up(self, interaction: Interaction, body: Json, uploads: Uploads) -> Message:
        """Post one more message; the first after "is thinking" takes its place and its visibility.

        Raises Refusal 40094 after five where only a user has installed the application.
        """
        world = self._world
        channel = world.channel(interaction.channel_id)
        original = self._original(interaction, channel)
        if interaction.answer is Callback.THINKING and original is not None and original.loading:
            return self._fill(interaction, channel, original, body, uploads)
        if interaction.follow_ups >= MOST_FOLLOW_UPS and str(GUILD_INSTALL) not in interaction.owners:
            raise refusal(40094)
        draft = read_draft(world, channel, body, uploads, allowed_flags=ANSWER_FLAGS)
        interaction.follow_ups += 1
        private = self._private(interaction, channel, draft.flags)
        if original is not None:
            draft.reference = reference(interaction, channel) | {"message_id": str(original.id)}
        message = posting.post(
            world,
            channel,
            world.bot.id,
            draft,
            kind=MessageKind.DEFAULT if original is None else MessageKind.REPLY,
            only_for=interaction.user_id if private else None,
            interaction=metadata(self._world, interaction),
        )
        return _shown(interaction, message)

    def message(self, interaction: Interaction, which: str) -> Message:
        """Return a message of the interaction by id or "@original". Raises Refusal 10008, also for other
        interactions'.
        """
        channel = self._world.channel(interaction.channel_id)
        wanted = interaction.original_id if which == "@original" else int(which) if which.isdigit() else None
        if wanted is None or (wanted != interaction.original_id and wanted not in interaction.message_ids):
            raise refusal(10008)
        return self._world.message(channel, wanted)

    def edit(self, interaction: Interaction, which: str, body: Json, uploads: Uploads) -> Message:
        """Change a message of the interaction."""
        world = self._world
        message = self.message(interaction, which)
        channel = world.channel(interaction.channel_id)
        if message.loading:
            return self._fill(interaction, channel, message, body, uploads)
        change = read_change(world, channel, message, body, uploads)
        posting.edit(world, channel, message, change)
        return _shown(interaction, message)

    def delete(self, interaction: Interaction, which: str) -> None:
        """Delete a message of the interaction."""
        message = self.message(interaction, which)
        posting.delete(self._world, self._world.channel(interaction.channel_id), message)
        interaction.settled.set()

    def _original(self, interaction: Interaction, channel: Channel) -> Message | None:
        if interaction.original_id is None:
            return None
        return channel.messages.get(interaction.original_id)

    def _fill(
        self, interaction: Interaction, channel: Channel, message: Message, body: Json, uploads: Uploads
    ) -> Message:
        flags = int(body.get("flags") or 0) & ~int(MessageFlag.EPHEMERAL)
        change = read_change(self._world, channel, message, body | {"flags": flags}, uploads)
        if flags & MessageFlag.SUPPRESS_NOTIFICATIONS:
            message.flags |= MessageFlag.SUPPRESS_NOTIFICATIONS
        posting.edit(self._world, channel, message, change, filled=True)
        return _shown(interaction, message)


def _shown(interaction: Interaction, message: Message) -> Message:
    interaction.touch(message.id)
    interaction.settled.set()
    return message
