"""Discord's limits for the components of messages and modals."""

from collections.abc import Collection, Sequence
from typing import Any

from sandbox.json_types import Json
from sandbox.validation.errors import Form, Path, Refusal
from sandbox.validation.groups import check_checkbox_group, check_radio_group

ROW, BUTTON, SELECT, INPUT, SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR = 1, 2, 3, 4, 9, 10, 11, 12, 13, 14
CONTAINER, LABEL, UPLOAD, RADIO, CHECKBOXES, CHECKBOX = 17, 18, 19, 21, 22, 23
SELECTS = (3, 5, 6, 7, 8)
LINK_STYLE = 5

MAX_TOTAL = 40
MAX_TEXT = 4000
MAX_TEXT_BYTES = 10_170
"""Bytes of UTF-8 beyond which Discord fails with 500, counting 12 more for each text."""
MAX_MEDIA = 64

_RANGES = (
    (0x203C, 0x3299),
    (0x1F000, 0x1FAFF),
    (0xE0020, 0xE007F),
)
_JOINERS = {0x200D, 0xFE0F, 0x20E3}
_KEYCAPS = set("0123456789#*")


def is_emoji(text: str) -> bool:
    """Return whether a text is one emoji, with joiners and modifiers; a rough test without a list of emojis."""
    if not 1 <= len(text) <= 16:
        return False
    if text[0] in _KEYCAPS:
        return text.endswith("\u20e3")
    if text in ("\u00a9", "\u00ae", "\u00a9\ufe0f", "\u00ae\ufe0f"):
        return True
    marks = [ord(char) for char in text if ord(char) not in _JOINERS]
    return bool(marks) and all(any(low <= mark <= high for low, high in _RANGES) for mark in marks)


def check_emoji(form: Form, path: Path, emoji: Json | None, known: Collection[int] | None) -> None:
    """Note an emoji that Discord would refuse, and write its id as text, as Discord does.

    known: ids of the application's emojis; None: any is.
    """
    if emoji is None:
        return
    number = emoji.get("id")
    if number is None:
        if not is_emoji(str(emoji.get("name") or "")):
            form.add([*path, "emoji", "name"], "BUTTON_COMPONENT_INVALID_EMOJI")
    elif known is not None and not (str(number).isdigit() and int(number) in known):
        form.add([*path, "emoji", "id"], "BUTTON_COMPONENT_INVALID_EMOJI")
    else:
        emoji["id"] = str(number)


class ComponentCheck:
    """Checks one tree of components, notes faults in a form and numbers the components as Discord does.

    files: the names of the attachments that the tree may refer to. emojis: the ids of the application's emojis;
    None: any may be used.
    """

    def __init__(
        self, form: Form, files: Collection[str] = (), emojis: Collection[int] | None = frozenset()
    ) -> None:
        self._form = form
        self._files = files
        self._emojis = emojis
        self._custom_ids: set[str] = set()
        self._total = 0
        self._texts: list[str] = []
        self._media = 0
        self._next_id = 0
        self._ids: set[int] = set()

    # --- the three kinds of trees

    def plain(self, path: Path, rows: list[Json]) -> list[Json]:
        """Check rows of buttons and selects under an ordinary message: at most five."""
        if not self._form.count(path, rows, 0, 5):
            return []
        return self._each(path, rows, (ROW,))

    def layout(self, path: Path, tree: list[Json]) -> list[Json]:
        """Check a layout (Components V2): at most 40 components and 4,000 characters in all."""
        if not self._form.count(path, tree, 1, MAX_TOTAL):
            return []
        shown = self._each(path, tree, (ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR, CONTAINER))
        if self._total > MAX_TOTAL:
            self._form.add(path, "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", most=MAX_TOTAL)
        if sum(map(len, self._texts)) > MAX_TEXT:
            self._form.add(path, "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", most=MAX_TEXT)
        weight = sum(len(text.encode()) + 12 for text in self._texts)
        if self._form.ok and (weight > MAX_TEXT_BYTES or self._media > MAX_MEDIA):
            raise Refusal(500, 0, "500: Internal Server Error")
        return shown

    def modal(self, path: Path, tree: list[Json]) -> list[Json]:
        """Check the content of a modal: one to five rows, labels or texts."""
        if not self._form.count(path, tree, 1, 5):
            return []
        return self._each(path, tree, (ROW, LABEL, TEXT), modal=True)

    # --- walking

    def _each(self, path: Path, components: Any, allowed: Sequence[int], *, modal: bool = False) -> list[Json]:
        return [self._one([*path, index], component, allowed, modal) for index, component in enumerate(components)]

    def _one(self, path: Path, component: Json, allowed: Sequence[int], modal: bool) -> Json:
        kind = component.get("type")
        if kind not in allowed:
            named = ", ".join(map(str, allowed))
            self._form.add([*path, "type"], "UNION_TYPE_CHOICES", named=named)
            return component
        self._total += 1
        shown = dict(component)
        self._number(path, shown)
        match kind:
            case 1:
                self._row(path, shown, modal)
            case 2:
                self._button(path, shown)
            case 3 | 5 | 6 | 7 | 8:
                self._select(path, shown)
            case 4:
                self._input(path, shown)
            case 9:
                self._section(path, shown)
            case 10:
                if self._form.length([*path, "content"], shown.get("content"), 1, MAX_TEXT):
                    self._texts.append(shown["content"])
            case 11:
                self._medium([*path, "media"], shown.get("media"))
                self._form.length([*path, "description"], shown.get("description"), 0, 1024, required=False)
            case 12:
                self._gallery(path, shown)
            case 13:
                self._medium([*path, "file"], shown.get("file"), only_attachments=True)
            case 17:
                inside = shown.get("components")
                if self._form.count([*path, "components"], inside, 1, MAX_TOTAL):
                    kinds = (ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR)
                    shown["components"] = self._each([*path, "components"], inside, kinds)
            case 18:
                self._label(path, shown)
            case 19 | 23:
                self._custom_id(path, shown)
            case 21:
                self._custom_id(path, shown)
                check_radio_group(self._form, path, shown)
            case 22:
                self._custom_id(path, shown)
                check_checkbox_group(self._form, path, shown)
        return shown

    def _number(self, path: Path, component: Json) -> None:
        given = component.get("id")
        if isinstance(given, int) and given > 0:
            if given in self._ids:
                self._form.add([*path, "id"], "COMPONENT_ID_DUPLICATED")
            self._ids.add(given)
            return
        self._next_id += 1
        while self._next_id in self._ids:
            self._next_id += 1
        component["id"] = self._next_id
        self._ids.add(self._next_id)

    def _custom_id(self, path: Path, component: Json) -> None:
        custom_id = component.get("custom_id")
        if not self._form.length([*path, "custom_id"], custom_id, 1, 100):
            return
        assert isinstance(custom_id, str)
        if custom_id in self._custom_ids:
            self._form.add([*path, "custom_id"], "COMPONENT_CUSTOM_ID_DUPLICATED")
        self._custom_ids.add(custom_id)

    # --- kinds

    def _row(self, path: Path, row: Json, modal: bool) -> None:
        inside = row.get("components")
        at = [*path, "components"]
        if not self._form.count(at, inside, 1, 5):
            return
        assert isinstance(inside, list)
        row["components"] = self._each(at, inside, (INPUT,) if modal else (BUTTON, *SELECTS))
        width = sum(1 if child.get("type") == BUTTON else 5 for child in inside)
        if width > 5:
            self._form.add(at, "COMPONENT_LAYOUT_WIDTH_EXCEEDED")

    def _button(self, path: Path, button: Json) -> None:
        self._form.among([*path, "style"], button.get("style"), (1, 2, 3, 4, 5, 6))
        self._form.length([*path, "label"], button.get("label"), 0, 80, required=False)
        check_emoji(self._form, path, button.get("emoji"), self._emojis)
        if not button.get("label") and not button.get("emoji") and button.get("style") != 6:
            self._form.add([*path, "label"], "BUTTON_COMPONENT_LABEL_REQUIRED")
        if button.get("style") == LINK_STYLE:
            self._form.length([*path, "url"], button.get("url"), 1, 512)
            if button.get("custom_id") is not None:
                self._form.add(path, "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE")
            elif not str(button.get("url", "")).startswith(("http://", "https://", "discord://")):
                self._form.add([*path, "url"], "URL_TYPE_INVALID_URL")
        elif button.get("custom_id") is None:
            self._form.add([*path, "custom_id"], "COMPONENT_CUSTOM_ID_REQUIRED")
        else:
            self._custom_id(path, button)

    def _select(self, path: Path, select: Json) -> None:
        form = self._form
        self._custom_id(path, select)
        form.length([*path, "placeholder"], select.get("placeholder"), 0, 150, required=False)
        low, high = select.get("min_values", 1), select.get("max_values", 1)
        low, high = 1 if low is None else low, 1 if high is None else high
        form.number([*path, "min_values"], low, 0, 25)
        form.number([*path, "max_values"], high, 1, 25)
        if low > high:
            form.add([*path, "min_values"], "SELECT_COMPONENT_MIN_VALUES_TOO_LARGE", most="max_values")
        if select.get("type") == SELECT:
            self._options(path, select, low, high)
        defaults = select.get("default_values") or []
        if len(defaults) > high:
            form.add([*path, "default_values"], "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", what="values")

    def _options(self, path: Path, select: Json, low: int, high: int) -> None:
        form = self._form
        options = select.get("options")
        at = [*path, "options"]
        if not form.count(at, options, 1, 25):
            return
        assert isinstance(options, list)
        seen: set[str] = set()
        for index, option in enumerate(options):
            form.length([*at, index, "label"], option.get("label"), 1, 100)
            form.length([*at, index, "value"], option.get("value"), 1, 100)
            form.length([*at, index, "description"], option.get("description"), 0, 100, required=False)
            check_emoji(form, [*at, index], option.get("emoji"), self._emojis)
            value = str(option.get("value"))
            if value in seen:
                form.add([*at, index, "value"], "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED")
            seen.add(value)
        if high > len(options):
            form.add([*path, "max_values"], "SELECT_COMPONENT_MAX_VALUES_TOO_LARGE", options=len(options))
        if low > len(options):
            form.add(
                [*path, "min_values"],
                "SELECT_COMPONENT_MIN_VALUES_TOO_LARGE",
                most=f"the number of options ({len(options)})",
            )
        if sum(bool(option.get("default")) for option in options) > high:
            form.add(at, "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", what="options")

    def _input(self, path: Path, field: Json, *, labelled: bool = False) -> None:
        form = self._form
        self._custom_id(path, field)
        form.among([*path, "style"], field.get("style"), (1, 2))
        form.length([*path, "label"], field.get("label"), 1, 45, required=not labelled)
        form.length([*path, "placeholder"], field.get("placeholder"), 0, 100, required=False)
        form.length([*path, "value"], field.get("value"), 0, 4000, required=False)
        low, high = field.get("min_length"), field.get("max_length")
        form.number([*path, "min_length"], low, 0, 4000)
        form.number([*path, "max_length"], high, 1, 4000)
        if low is not None and high is not None and low > high:
            form.add([*path, "min_length"], "TEXT_INPUT_MIN_LENGTH_TOO_LARGE")
        value = field.get("value")
        if value and high is not None and len(value) > high:
            form.add([*path, "value"], "BASE_TYPE_MAX_LENGTH", high=high)

    def _section(self, path: Path, section: Json) -> None:
        texts = section.get("components")
        if self._form.count([*path, "components"], texts, 1, 3):
            section["components"] = self._each([*path, "components"], texts, (TEXT,))
        accessory = section.get("accessory")
        if not isinstance(accessory, dict):
            self._form.missing([*path, "accessory"])
            return
        section["accessory"] = self._one([*path, "accessory"], accessory, (BUTTON, THUMBNAIL), False)

    def _gallery(self, path: Path, gallery: Json) -> None:
        items = gallery.get("items")
        if not self._form.count([*path, "items"], items, 1, 10):
            return
        assert isinstance(items, list)
        for index, item in enumerate(items):
            at = [*path, "items", index]
            self._medium([*at, "media"], item.get("media"))
            self._form.length([*at, "description"], item.get("description"), 0, 1024, required=False)

    def _medium(self, path: Path, media: object, *, only_attachments: bool = False) -> None:
        self._media += 1
        url = str(media.get("url", "")) if isinstance(media, dict) else ""
        if url.startswith("attachment://"):
            if url.removeprefix("attachment://") not in self._files:
                self._form.add([*path, "url"], "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", url=url)
        elif only_attachments or not url.startswith(("http://", "https://")):
            self._form.add([*path, "url"], "URL_TYPE_INVALID_URL")

    def _label(self, path: Path, label: Json) -> None:
        self._form.length([*path, "label"], label.get("label"), 1, 45)
        self._form.length([*path, "description"], label.get("description"), 0, 100, required=False)
        child = label.get("component")
        at = [*path, "component"]
        if not isinstance(child, dict):
            self._form.missing(at)
            return
        if child.get("type") == INPUT:
            self._total += 1
            label["component"] = shown = dict(child)
            self._number(at, shown)
            self._input(at, shown, labelled=True)
            return
        kinds = (*SELECTS, UPLOAD, RADIO, CHECKBOXES, CHECKBOX)
        label["component"] = self._one(at, child, kinds, True)


def checked_modal(data: Json, emojis: Collection[int]) -> Json:
    """Check and return title, id and numbered components of a modal. Raises Refusal 50035.

    emojis: the ids of the application's emojis.
    """
    form = Form()
    form.length(["data", "title"], data.get("title"), 1, 45)
    form.length(["data", "custom_id"], data.get("custom_id"), 1, 100)
    components = ComponentCheck(form, emojis=emojis).modal(["data", "components"], data.get("components") or [])
    form.finish()
    return {"title": data["title"], "custom_id": data["custom_id"], "components": components}
