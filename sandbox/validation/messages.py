"""Discord's limits for messages: lengths, numbers, sizes, and no mix of the old form with layouts."""

from collections.abc import Collection

from sandbox.json_types import Json
from sandbox.validation.components import ComponentCheck
from sandbox.validation.errors import Form, Path

MAX_CONTENT = 2000
MAX_EMBED_TEXT = 6000
MAX_FILES = 10
MAX_ALT_TEXT = 1024
MENTION_PARTS = ("roles", "users", "everyone")


def check_embeds(form: Form, path: Path, embeds: object) -> None:
    """Check embeds: at most ten, each part within its length, 6,000 characters in all."""
    if not form.count(path, embeds, 0, 10):
        return
    assert isinstance(embeds, list)
    total = 0
    for index, embed in enumerate(embeds):
        at = [*path, index]
        total += _text(form, [*at, "title"], embed.get("title"), 256)
        total += _text(form, [*at, "description"], embed.get("description"), 4096)
        total += _text(form, [*at, "footer", "text"], (embed.get("footer") or {}).get("text"), 2048)
        total += _text(form, [*at, "author", "name"], (embed.get("author") or {}).get("name"), 256)
        fields = embed.get("fields") or []
        form.count([*at, "fields"], fields, 0, 25)
        for number, field in enumerate(fields):
            for part, limit in (("name", 256), ("value", 1024)):
                here = [*at, "fields", number, part]
                form.length(here, field.get(part), 1, limit)
                total += len(field.get(part) or "")
    if total > MAX_EMBED_TEXT:
        form.add(path, "MAX_EMBED_SIZE_EXCEEDED", most=MAX_EMBED_TEXT)


def _text(form: Form, path: Path, text: object, limit: int) -> int:
    form.length(path, text, 0, limit, required=False)
    return len(text) if isinstance(text, str) else 0


def check_files(form: Form, path: Path, described: list[Json], uploaded: Collection[int]) -> None:
    """Check files: at most ten, alt texts within 1,024 characters, every upload described by its number."""
    if len(described) > MAX_FILES or len(uploaded) > MAX_FILES:
        form.add(path, "BASE_TYPE_MAX_LENGTH", high=MAX_FILES)
    for index, file in enumerate(described):
        form.length([*path, index, "description"], file.get("description"), 0, MAX_ALT_TEXT, required=False)
        form.length([*path, index, "filename"], file.get("filename"), 0, 1024, required=False)


def check_mentions(form: Form, path: Path, allowed: object) -> None:
    """Check `allowed_mentions`: known kinds, at most 100 ids, and not a kind and its ids together."""
    if allowed is None:
        return
    if not isinstance(allowed, dict):
        form.add(path, "DICT_TYPE_CONVERT")
        return
    parse = allowed.get("parse") or []
    for index, part in enumerate(parse):
        form.among([*path, "parse", index], part, MENTION_PARTS)
    for kind in ("users", "roles"):
        ids = allowed.get(kind) or []
        form.count([*path, kind], ids, 0, 100)
        if ids and kind in parse:
            form.add(path, "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", kind=kind)


def check_nonce(form: Form, path: Path, nonce: object) -> None:
    """Check a nonce: a number or at most 25 characters."""
    if not isinstance(nonce, int):
        form.length(path, nonce, 0, 25, required=False)


def check_layout_alone(form: Form, path: Path, *, content: object, embeds: object, others: Json) -> None:
    """Check that a message with a layout has neither content nor embeds, stickers or polls."""
    used = {"content": content, "embeds": embeds} | {key: others.get(key) for key in ("poll", "sticker_ids")}
    for key, value in used.items():
        if value:
            form.add([*path, key], "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", key=key)


def checked_components(
    form: Form,
    path: Path,
    components: list[Json],
    *,
    layout: bool,
    files: Collection[str],
    emojis: Collection[int] | None,
) -> list[Json]:
    """Return the components with their numbers; faults are noted in the form. See `ComponentCheck`."""
    check = ComponentCheck(form, files, emojis)
    return check.layout(path, components) if layout else check.plain(path, components)
