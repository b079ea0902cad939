"""Discord's errors: an HTTP status and a JSON body with a code, a sentence and, for forms, the faulty fields."""

from collections.abc import Sequence

from sandbox.json_types import Json

Path = Sequence[str | int]

KNOWN: dict[int, tuple[int, str]] = {
    0: (404, "404: Not Found"),
    10002: (404, "Unknown Application"),
    10003: (404, "Unknown Channel"),
    10004: (404, "Unknown Guild"),
    10007: (404, "Unknown Member"),
    10008: (404, "Unknown Message"),
    10013: (404, "Unknown User"),
    10014: (404, "Unknown Emoji"),
    10015: (404, "Unknown Webhook"),
    10062: (404, "Unknown interaction"),
    10063: (404, "Unknown application command"),
    20028: (429, "The write action you are performing on the channel has hit the write rate limit."),
    30008: (400, "Maximum number of emojis reached (2000)"),
    30034: (429, "Max number of daily application command creates has been reached (200)"),
    30046: (429, "Maximum number of edits to messages older than 1 hour reached. Try again later."),
    40001: (401, "Unauthorized"),
    40005: (413, "Request entity too large"),
    40060: (400, "Interaction has already been acknowledged."),
    40094: (400, "This interaction has reached the maximum number of follow-up messages"),
    50001: (403, "Missing Access"),
    50003: (403, "Cannot execute action on a DM channel"),
    50005: (403, "Cannot edit a message authored by another user"),
    50006: (400, "Cannot send an empty message"),
    50007: (403, "Cannot send messages to this user"),
    50013: (403, "Missing Permissions"),
    50021: (403, "Cannot execute action on a system message"),
    50024: (403, "Cannot execute action on this channel type"),
    50027: (401, "Invalid Webhook Token"),
    50033: (400, "Invalid Recipient(s)"),
    50034: (400, "You can only bulk delete messages that are under 14 days old."),
    50035: (400, "Invalid Form Body"),
    50083: (400, "Thread is archived"),
    50109: (400, "The request body contains invalid JSON."),
    160004: (400, "A thread has already been created for this message"),
    160005: (400, "This thread is locked"),
    160006: (400, "Maximum number of active threads reached"),
}

FAULTS: dict[str, str] = {
    "APPLICATION_COMMANDS_DUPLICATE_NAME": "Application command names must be unique",
    "APPLICATION_COMMAND_AUTOCOMPLETE_INVALID_OPTION_TYPE": "Autocomplete is only available for texts and numbers",
    "APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION_INVALID": "Context menu commands cannot have description",
    "APPLICATION_COMMAND_CONTEXT_MENU_OPTIONS_INVALID": "Context menu commands cannot have options",
    "APPLICATION_COMMAND_INVALID_NAME": "Command name is invalid: lower case, no spaces",
    "APPLICATION_COMMAND_OPTIONS_CHOICES_AUTOCOMPLETE_EXCLUSIVE": (
        "Autocomplete and choices are mutually exclusive"
    ),
    "APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATED": "Option name is already used",
    "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID": "Required options must be placed before non-required options",
    "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID": (
        "Sub-command and sub-command group option types are mutually exclusive to all other types"
    ),
    "APPLICATION_COMMAND_TOO_LARGE": "Command exceeds maximum size ({most})",
    "APPLICATION_EMOJI_NAME_ALREADY_TAKEN": "An emoji with that name already exists for this application",
    "ATTACHMENT_NOT_FOUND": "Attachment {key} is neither on the message nor uploaded",
    "BASE_TYPE_BAD_LENGTH": "Must be between {low} and {high} in length.",
    "BASE_TYPE_CHOICES": "Value must be one of {{{named}}}.",
    "BASE_TYPE_MAX_LENGTH": "Must be {high} or fewer in length.",
    "BASE_TYPE_REQUIRED": "This field is required",
    "BINARY_TYPE_MAX_SIZE": "File cannot be larger than {most}.0 kb.",
    "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE": "A custom id and url cannot both be specified",
    "BUTTON_COMPONENT_INVALID_EMOJI": "Invalid emoji",
    "BUTTON_COMPONENT_LABEL_REQUIRED": "A button must have a label or an emoji",
    "COMPONENT_CUSTOM_ID_DUPLICATED": "Component custom id cannot be duplicated",
    "COMPONENT_CUSTOM_ID_REQUIRED": "A custom id is required",
    "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED": "Total size of displayable text cannot exceed {most} characters",
    "COMPONENT_ID_DUPLICATED": "Component id cannot be duplicated",
    "COMPONENT_LAYOUT_WIDTH_EXCEEDED": "The specified component exceeds the maximum width",
    "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED": "Total number of components cannot exceed {most}",
    "DICT_TYPE_CONVERT": "Only dictionaries may be used in a DictType",
    "ENUM_TYPE_COERCE": "Unknown locale {locale!r}.",
    "GROUP_COMPONENT_MIN_VALUES_REQUIRED": "min_values must be at least 1 while the group is required",
    "IMAGE_INVALID": "Invalid image data",
    "LIST_TYPE_CONVERT": "Only iterables may be used in a ListType",
    "MAX_EMBED_SIZE_EXCEEDED": "Embed size exceeds maximum size of {most}",
    "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE": "parse:[{kind!r}] and {kind}: [ids...] are mutually exclusive.",
    "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2": (
        "The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
    ),
    "NUMBER_TYPE_MAX": "int value should be between {low} and {high}.",
    "REPLIES_UNKNOWN_MESSAGE": "Unknown message",
    "SELECT_COMPONENT_MAX_VALUES_TOO_LARGE": "max_values must be at most the number of options ({options})",
    "SELECT_COMPONENT_MIN_VALUES_TOO_LARGE": "min_values must be at most {most}",
    "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED": "The specified option value is already used",
    "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES": "Number of default {what} exceeds max_values",
    "SET_TYPE_ALREADY_CONTAINS_VALUE": "The set already contains this value",
    "STRING_TYPE_CONVERT": "Could not interpret value as string.",
    "STRING_TYPE_REGEX": "String value did not match validation regex.",
    "TEXT_INPUT_MIN_LENGTH_TOO_LARGE": "min_length must be at most max_length",
    "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND": "The referenced attachment {url!r} was not found",
    "UNION_TYPE_CHOICES": 'Value of field "type" must be one of ({named}).',
    "URL_TYPE_INVALID_URL": "Not a well formed URL.",
}
"""Discord's sentence for each code of a faulty field, with names for what a fault fills in."""


class Refusal(Exception):
    """A request is refused. extra: joins the body. headers: join the answer's headers."""

    def __init__(
        self,
        status: int,
        code: int,
        message: str,
        *,
        errors: Json | None = None,
        extra: Json | None = None,
        headers: dict[str, str] | None = None,
    ) -> None:
        super().__init__(f"{status} ({code}): {message}")
        self.status = status
        self.code = code
        self.message = message
        self.errors = errors
        self.extra = extra or {}
        self.headers = headers or {}

    def body(self) -> Json:
        """Return the JSON body, in Discord's shape."""
        body: Json = {"message": self.message, "code": self.code, **self.extra}
        if self.errors is not None:
            body["errors"] = self.errors
        return body


def refusal(code: int) -> Refusal:
    """Return the refusal with one of Discord's own codes (`KNOWN`). Raises KeyError for another."""
    status, message = KNOWN[code]
    return Refusal(status, code, message)


class Form:
    """Collects the faults of a request's body and refuses it as a whole, as Discord does (50035)."""

    def __init__(self) -> None:
        self._errors: Json = {}

    def add(self, path: Path, code: str, **filled: object) -> None:
        """Note a fault of `FAULTS` at `path`, from the body's root: keys and list indices."""
        node = self._errors
        for step in path:
            node = node.setdefault(str(step), {})
        node.setdefault("_errors", []).append({"code": code, "message": FAULTS[code].format(**filled)})

    @property
    def ok(self) -> bool:
        """Return whether no fault was noted."""
        return not self._errors

    def finish(self) -> None:
        """Raise Refusal (400, 50035) if a fault was noted."""
        if self._errors:
            raise Refusal(400, 50035, "Invalid Form Body", errors=self._errors)

    def missing(self, path: Path) -> None:
        """Note that a required field is absent."""
        self.add(path, "BASE_TYPE_REQUIRED")

    def length(self, path: Path, value: object, low: int, high: int, *, required: bool = True) -> bool:
        """Check a text's length in characters; absent texts are a fault only if `required`."""
        if value is None or (value == "" and low > 0):
            if required:
                self.missing(path)
                return False
            return value is None
        if not isinstance(value, str):
            self.add(path, "STRING_TYPE_CONVERT")
            return False
        return self._size(path, len(value), low, high)

    def count(self, path: Path, items: object, low: int, high: int) -> bool:
        """Check the number of things in a list."""
        if not isinstance(items, list):
            self.add(path, "LIST_TYPE_CONVERT")
            return False
        return self._size(path, len(items), low, high)

    def _size(self, path: Path, size: int, low: int, high: int) -> bool:
        if low <= size <= high:
            return True
        if low == 0:
            self.add(path, "BASE_TYPE_MAX_LENGTH", high=high)
        else:
            self.add(path, "BASE_TYPE_BAD_LENGTH", low=low, high=high)
        return False

    def number(self, path: Path, value: int | None, low: int, high: int) -> None:
        """Check a number, if there is one."""
        if value is not None and not low <= value <= high:
            self.add(path, "NUMBER_TYPE_MAX", low=low, high=high)

    def among(self, path: Path, value: object, allowed: Sequence[object]) -> bool:
        """Check that a value is one of a few."""
        if value in allowed:
            return True
        named = ", ".join(str(one) for one in allowed)
        self.add(path, "BASE_TYPE_CHOICES", named=named)
        return False
