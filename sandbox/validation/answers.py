"""Discord's limits for suggestions and modals."""

from sandbox.json_types import Json
from sandbox.validation.components import ComponentCheck
from sandbox.validation.errors import Form


def checked_choices(data: Json) -> list[Json]:
    """Check and return the suggestions of an autocomplete answer. Raises Refusal 50035 past 25, or for texts past
    100.
    """
    form = Form()
    choices = data.get("choices")
    if form.count(["data", "choices"], choices, 0, 25):
        assert isinstance(choices, list)
        for index, choice in enumerate(choices):
            at: list[str | int] = ["data", "choices", index]
            form.length([*at, "name"], choice.get("name"), 1, 100)
            value = choice.get("value")
            if isinstance(value, str):
                form.length([*at, "value"], value, 1, 100)
            elif value is None:
                form.add([*at, "value"], "BASE_TYPE_REQUIRED", "This field is required")
            for locale, name in (choice.get("name_localizations") or {}).items():
                form.length([*at, "name_localizations", locale], name, 1, 100)
    form.finish()
    assert isinstance(choices, list)
    return choices


def checked_modal(data: Json) -> Json:
    """Check and return title, id and numbered components of a modal. Raises Refusal 50035."""
    form = Form()
    form.length(["data", "title"], data.get("title"), 1, 45)
    form.length(["data", "custom_id"], data.get("custom_id"), 1, 100)
    components = ComponentCheck(form).modal(["data", "components"], data.get("components") or [])
    form.finish()
    return {"title": data["title"], "custom_id": data["custom_id"], "components": components}
