"""What a member sees: messages with their texts, buttons, selects and files; and modals."""

from dataclasses import dataclass, field

import msgspec
from msgspec import Struct

from sandbox.activity.component_input import texts, walk
from sandbox.json_types import Json
from sandbox.link import Link
from sandbox.state.model import MessageFlag, MessageKind


class NotShown(AssertionError):
    """A button, select or field is not on the screen; the text says what is."""


@dataclass(frozen=True, slots=True)
class File:
    """A picture or file in a message. description: its alt text."""

    filename: str
    description: str | None
    size: int
    content_type: str
    url: str
    width: int | None
    height: int | None
    _link: Link = field(repr=False, compare=False)

    async def read(self) -> bytes:
        """Return the bytes. Raises CannotDo if the address no longer works."""
        return await self._link.read(self.url)


class Button(Struct, frozen=True):
    """A button. `style`: 1 primary, 2 secondary, 3 success, 4 danger, 5 link."""

    style: int
    label: str = ""
    custom_id: str | None = None
    disabled: bool = False
    url: str | None = None


class Choice(Struct, frozen=True):
    """An option of a select or a group."""

    label: str
    value: str
    description: str | None = None
    default: bool | None = False


class Select(Struct, frozen=True):
    """A select; `kind` "text" has `options`, the others ("user", "role", "mentionable", "channel") have none."""

    type: int
    custom_id: str
    placeholder: str | None = None
    min_values: int = 1
    max_values: int = 1
    disabled: bool = False
    options: tuple[Choice, ...] = ()

    @property
    def kind(self) -> str:
        """Return what it lists."""
        return _KINDS[self.type]


_KINDS = {3: "text", 5: "user", 6: "role", 7: "mentionable", 8: "channel"}


class Shown:
    """A message as a member saw it at one moment; `raw` is Discord's JSON."""

    def __init__(self, raw: Json, link: Link) -> None:
        self.raw = raw
        self._link = link
        self.id: str = raw["id"]
        self.channel_id: str = raw["channel_id"]
        self.author_id: str = raw["author"]["id"]
        self.author: str = raw["author"]["username"]
        self.by_bot: bool = bool(raw["author"].get("bot"))
        self.content: str = raw["content"]
        self.embeds: list[Json] = raw["embeds"]
        self.components: list[Json] = raw["components"]
        self.kind: int = raw["type"]
        self.system = self.kind in (MessageKind.THREAD_CREATED, MessageKind.THREAD_STARTER)
        """Discord's own line, such as "… started a thread"."""
        self.edited: bool = raw["edited_timestamp"] is not None
        self.created_at: str = raw["timestamp"]
        self.mentions: list[str] = [one["id"] for one in raw["mentions"]]
        self.thread_id: str | None = (raw.get("thread") or {}).get("id")
        flags = int(raw["flags"])
        self.flags = flags
        self.ephemeral = bool(flags & MessageFlag.EPHEMERAL)
        self.silent = bool(flags & MessageFlag.SUPPRESS_NOTIFICATIONS)
        self.layout = bool(flags & MessageFlag.COMPONENTS_V2)
        self.thinking = bool(flags & MessageFlag.LOADING)

    def __repr__(self) -> str:
        labels = [button.label for button in self.buttons]
        return f"<Shown {self.id} by {self.author}: {self.text!r} {labels}>"

    @property
    def text(self) -> str:
        """Return all readable text: content, layout texts, embeds; not alt texts and labels."""
        parts = [self.content, *texts(self.components)]
        for embed in self.embeds:
            parts += [embed.get("title") or "", embed.get("description") or ""]
            parts += [f"{one['name']}\n{one['value']}" for one in embed.get("fields") or ()]
            parts.append((embed.get("footer") or {}).get("text") or "")
        return "\n".join(part for part in parts if part)

    @property
    def buttons(self) -> list[Button]:
        """Return all buttons in order."""
        return [msgspec.convert(one, Button) for one in walk(self.components) if one["type"] == 2]

    @property
    def selects(self) -> list[Select]:
        """Return all selects in order."""
        return [msgspec.convert(one, Select) for one in walk(self.components) if one["type"] in _KINDS]

    @property
    def labels(self) -> list[str]:
        """Return the labels of the buttons."""
        return [button.label for button in self.buttons]

    @property
    def files(self) -> list[File]:
        """Return the attachments and the media of galleries and thumbnails, each once, with its alt text there."""
        found: dict[str, File] = {}
        for one in self.raw["attachments"]:
            found[one["id"]] = self._file(one, one["filename"], one.get("description"))
        for component in walk(self.components):
            for item in component.get("items") or ([component] if component.get("media") else ()):
                media = item["media"]
                key = media.get("attachment_id") or media["url"]
                known = found.get(key)
                name = known.filename if known else media["url"].rpartition("/")[2].partition("?")[0]
                alt = item.get("description") or (known.description if known else None)
                found[key] = self._file(media | {"size": known.size if known else 0}, name, alt)
        return list(found.values())

    def _file(self, raw: Json, name: str, alt: str | None) -> File:
        width, height = raw.get("width"), raw.get("height")
        kind = raw.get("content_type") or ""
        return File(name, alt, raw.get("size") or 0, kind, raw["url"], width, height, self._link)

    @property
    def custom_ids(self) -> list[str]:
        """Return all ids of buttons and selects."""
        return [one["custom_id"] for one in walk(self.components) if one.get("custom_id")]

    def button(self, label: str | None = None, *, custom_id: str | None = None) -> Button:
        """Return the button with a label (whole, else the only one containing it) or an id. Raises NotShown."""
        exact = [one for one in self.buttons if custom_id in (None, one.custom_id)]
        if label is not None:
            whole = [one for one in exact if one.label == label]
            exact = whole or [one for one in exact if label in one.label]
        if len(exact) != 1:
            raise NotShown(f"{len(exact)} buttons are {label or custom_id!r}; there are: {self.labels}")
        return exact[0]

    def has_button(self, label: str) -> bool:
        """Return whether exactly one button has a label."""
        try:
            self.button(label)
        except NotShown:
            return False
        return True

    def select(self, which: str | None = None) -> Select:
        """Return the select with an id or a placeholder, or the only one. Raises NotShown."""
        found = [one for one in self.selects if which in (None, one.custom_id, one.placeholder)]
        if len(found) != 1:
            names = [one.placeholder or one.custom_id for one in self.selects]
            raise NotShown(f"{len(found)} selects are {which!r}; there are: {names}")
        return found[0]


class Field(Struct, frozen=True):
    """A field of a modal. `kind` "input", "text" (select), "user", "radio", "checkboxes", "checkbox" …

    Values of `Member.submit_modal`: a text; of lists and checkboxes a list of values or labels; of a radio group
    one of them or None; of a checkbox whether it is ticked.
    """

    type: int
    custom_id: str
    label: str
    required: bool | None = True
    value: str | None = None
    placeholder: str | None = None
    options: tuple[Choice, ...] = ()
    min_values: int | None = None
    max_values: int | None = None
    default: bool | None = False

    @property
    def kind(self) -> str:
        """Return how it is filled in."""
        return _FIELD_KINDS.get(self.type, "other")


_FIELD_KINDS = {4: "input", 19: "file", 21: "radio", 22: "checkboxes", 23: "checkbox"} | _KINDS


class Modal:
    """A form over the screen."""

    def __init__(self, raw: Json, interaction: str) -> None:
        self.raw = raw
        self.id = interaction
        self.title: str = raw["title"]
        self.custom_id: str = raw["custom_id"]

    def __repr__(self) -> str:
        return f"<Modal {self.title!r} {[one.label for one in self.fields]}>"

    @property
    def text(self) -> str:
        """Return the text between the fields."""
        return "\n".join(texts(self.raw["components"]))

    @property
    def fields(self) -> list[Field]:
        """Return the fields in order."""
        return [
            msgspec.convert(one | {"label": part.get("label") or one.get("label") or ""}, Field)
            for part in self.raw["components"]
            for one in part.get("components") or ([part["component"]] if "component" in part else [])
        ]
