"""Read the body of a new or changed message, check it against Discord's limits, and store its files."""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass

from sandbox.json_types import Json
from sandbox.state.files import picture_size
from sandbox.state.model import Attachment, Channel, Message, MessageFlag
from sandbox.state.world import World
from sandbox.validation import messages
from sandbox.validation.errors import Form, Path, refusal

CREATE_FLAGS = int(MessageFlag.SUPPRESS_EMBEDS | MessageFlag.SUPPRESS_NOTIFICATIONS | MessageFlag.COMPONENTS_V2)
ANSWER_FLAGS = CREATE_FLAGS | int(MessageFlag.EPHEMERAL)
EDIT_FLAGS = int(MessageFlag.SUPPRESS_EMBEDS | MessageFlag.COMPONENTS_V2)


@dataclass(frozen=True, slots=True)
class Upload:
    """A file from a request, with the number of its part (`files[n]`)."""

    number: int
    filename: str
    content_type: str
    content: bytes


Uploads = Mapping[int, Upload]


@dataclass(slots=True)
class Draft:
    """A checked message, ready to post, or a checked edit of one; None leaves a part as it is."""

    content: str | None = None
    embeds: list[Json] | None = None
    components: list[Json] | None = None
    attachments: list[Attachment] | None = None
    flags: int = 0
    allowed_mentions: Json | None = None
    nonce: str | int | None = None
    enforce_nonce: bool = False
    reference: Json | None = None


def read_draft(
    world: World, channel: Channel, body: Json, uploads: Uploads, *, path: Path = (), allowed_flags: int
) -> Draft:
    """Read a new message. path: leads to it in the request's body (answers to interactions: ["data"]).

    Raises Refusal: 50035 with every fault, 50006 for an empty message, 40005 for a file that is too big.
    """
    flags = int(body.get("flags") or 0) & allowed_flags
    draft = _read(
        world, channel, Draft(flags=flags), body, uploads, path, ephemeral=bool(flags & MessageFlag.EPHEMERAL)
    )
    draft.nonce = body.get("nonce")
    draft.enforce_nonce = bool(body.get("enforce_nonce"))
    draft.reference = body.get("message_reference")
    return draft


def read_change(
    world: World, channel: Channel, message: Message, body: Json, uploads: Uploads, *, path: Path = ()
) -> Draft:
    """Read an edit of `message`. Absent keys leave their part alone; null empties it.

    Raises Refusal as `read_draft` does; a layout cannot become an ordinary message again.
    """
    ephemeral = message.only_for is not None
    change = Draft(flags=int(body.get("flags") or 0) & EDIT_FLAGS)
    return _read(world, channel, change, body, uploads, path, ephemeral=ephemeral, before=message)


def _read(
    world: World,
    channel: Channel,
    draft: Draft,
    body: Json,
    uploads: Uploads,
    path: Path,
    *,
    ephemeral: bool,
    before: Message | None = None,
) -> Draft:
    """Fill a draft with the parts of the body. before: the message to change; None: it is a new one."""
    form = Form()
    layout = bool((draft.flags | (before.flags if before else 0)) & MessageFlag.COMPONENTS_V2)
    draft.allowed_mentions = body.get("allowed_mentions")
    if "content" in body:
        form.length([*path, "content"], body["content"], 0, messages.MAX_CONTENT, required=False)
        draft.content = body["content"] or ""
    if "embeds" in body:
        messages.check_embeds(form, [*path, "embeds"], body["embeds"] or [])
        if form.ok:
            draft.embeds = [{"type": "rich"} | embed for embed in body["embeds"] or []]
    messages.check_mentions(form, [*path, "allowed_mentions"], draft.allowed_mentions)
    messages.check_nonce(form, [*path, "nonce"], body.get("nonce"))
    content = before.content if before and draft.content is None else draft.content
    embeds = before.embeds if before and draft.embeds is None else draft.embeds
    if layout:
        messages.check_layout_alone(form, path, content=content, embeds=embeds, others=body)
    kept = before.attachments if before else []
    fresh: list[tuple[Attachment, bytes]] = []
    if "attachments" in body or uploads:
        described = body.get("attachments")
        if described is not None:
            kept = _kept(form, path, kept, described, uploads)
        messages.check_files(form, [*path, "attachments"], described or [], uploads)
        fresh = new_files(world, channel, described or [], uploads, ephemeral)
        draft.attachments = [*kept, *(file for file, _ in fresh)]
    names = [file.filename for file in kept] + [file.filename for file, _ in fresh]
    if before is None or "components" in body:
        draft.components = messages.checked_components(
            form,
            [*path, "components"],
            body.get("components") or [],
            layout=layout,
            files=names,
            emojis=world.emojis,
        )
    elif layout and draft.attachments is not None:
        # An emoji of the old components may have been deleted meanwhile.
        messages.checked_components(
            form, [*path, "components"], before.components, layout=True, files=names, emojis=None
        )
    form.finish()
    components = before.components if before and draft.components is None else draft.components
    if not (content or embeds or components or names or body.get("sticker_ids") or body.get("poll")):
        raise refusal(50006)
    for file, raw in fresh:
        world.files.put(file.id, raw)
    return draft


def _kept(
    form: Form, path: Path, before: list[Attachment], described: list[Json], uploads: Uploads
) -> list[Attachment]:
    """Return the old files that an edit keeps, with changed alt texts."""
    old = {str(file.id): file for file in before}
    kept = []
    for index, entry in enumerate(described):
        key = str(entry.get("id"))
        if key in old:
            file = old[key]
            file.description = entry.get("description", file.description)
            kept.append(file)
        elif not key.isdigit() or int(key) not in uploads:
            form.add([*path, "attachments", index, "id"], "ATTACHMENT_NOT_FOUND", key=key)
    return kept


def new_files(
    world: World, channel: Channel, described: list[Json], uploads: Uploads, ephemeral: bool
) -> list[tuple[Attachment, bytes]]:
    """Return the uploads as attachments, with the names and alt texts from the body.

    Raises Refusal 40005 for a file above the size limit.
    """
    entries = {str(entry.get("id")): entry for entry in described}
    made = []
    for number in sorted(uploads):
        upload = uploads[number]
        if len(upload.content) > world.settings.max_file_size:
            raise refusal(40005)
        entry = entries.get(str(number), {})
        size = picture_size(upload.content)
        file = Attachment(
            id=world.ids.new(),
            channel_id=channel.id,
            filename=entry.get("filename") or upload.filename,
            size=len(upload.content),
            content_type=_SUFFIXES.get(upload.filename.rpartition(".")[2].lower(), upload.content_type),
            description=entry.get("description"),
            width=size[0] if size else None,
            height=size[1] if size else None,
            ephemeral=ephemeral,
            digest=hashlib.sha256(upload.content).hexdigest(),
        )
        made.append((file, upload.content))
    return made


_SUFFIXES = {
    "png": "image/png",
    "webp": "image/webp",
    "jpg": "image/jpeg",
    "jpeg": "image/jpeg",
    "gif": "image/gif",
    "json": "application/json; charset=utf-8",
    "txt": "text/plain; charset=utf-8",
    "mp4": "video/mp4",
}
