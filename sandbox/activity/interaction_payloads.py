"""Interactions in Discord's JSON."""

from sandbox.activity.installs import app_permissions, context_of
from sandbox.activity.interaction import Interaction, Kind
from sandbox.json_types import Json
from sandbox.state import payloads
from sandbox.state.model import Channel, Message
from sandbox.state.world import World


def event(world: World, interaction: Interaction, channel: Channel, data: Json, source: Message | None) -> Json:
    """Return an interaction as the bot gets it. source: the message whose component was used."""
    user = world.users[interaction.user_id]
    guild = world.guild_of(channel)
    payload: Json = {
        "id": str(interaction.id),
        "application_id": str(world.bot.id),
        "type": int(interaction.kind),
        "token": interaction.token,
        "version": 1,
        "data": data,
        "channel_id": str(channel.id),
        "channel": payloads.interaction_channel(world, channel, user.id),
        "app_permissions": str(app_permissions(world, channel, user.id)),
        "context": int(context_of(world, channel)),
        "authorizing_integration_owners": interaction.owners,
        "locale": user.locale,
        "entitlements": [],
        "attachment_size_limit": world.settings.max_file_size,
    }
    if guild is None:
        payload["user"] = payloads.user(user)
    else:
        bits = world.permissions(channel, user.id)
        payload |= {
            "guild_id": str(guild.id),
            "guild": {"id": str(guild.id), "locale": guild.locale, "features": []},
            "guild_locale": guild.locale,
            "member": payloads.member(world, guild.members[user.id]) | {"permissions": str(bits)},
        }
    if source is not None:
        payload["message"] = payloads.message(world, source)
    return payload


def reference(interaction: Interaction, channel: Channel) -> Json:
    """Return the message whose component was used, as an answer refers to it."""
    reference: Json = {"channel_id": str(channel.id), "message_id": str(interaction.source_id), "type": 0}
    if channel.guild_id is not None:
        reference["guild_id"] = str(channel.guild_id)
    return reference


def metadata(world: World, interaction: Interaction) -> Json:
    """Return what a message says about the interaction that created it."""
    data: Json = {
        "id": str(interaction.id),
        "type": int(interaction.kind),
        "user": payloads.user(world.users[interaction.user_id]),
        "authorizing_integration_owners": interaction.owners,
    }
    if interaction.kind is Kind.COMMAND:
        data["name"] = interaction.name
        if interaction.target_user is not None:
            data["target_user"] = payloads.user(world.users[interaction.target_user])
        if interaction.target_message is not None:
            data["target_message_id"] = str(interaction.target_message)
    elif interaction.kind is Kind.COMPONENT:
        data["interacted_message_id"] = str(interaction.source_id)
    else:
        data["triggering_interaction_metadata"] = {
            "id": str(interaction.id),
            "type": int(Kind.COMPONENT if interaction.source_id else Kind.COMMAND),
            "user": data["user"],
            "authorizing_integration_owners": interaction.owners,
            **({"interacted_message_id": str(interaction.source_id)} if interaction.source_id else {}),
        }
    return data
