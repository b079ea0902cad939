"""Discord's limits for suggestions and modals."""

from sandbox.json_types import Json
from sandbox.validation.commands import check_choices
from sandbox.validation.components import ComponentCheck
from sandbox.validation.errors import Form


def checked_choices(data: Json) -> list[Json]:
    """Check and return the suggestions of an autocomplete answer. Raises Refusal 50035 past 25, or for texts past
    100.
    """
    form = Form()
    choices: list[Json] = data.get("choices")
    check_choices(form, ["data", "choices"], choices)
    form.finish()
    return choices


def checked_modal(data: Json) -> Json:
    """Check and return title, id and numbered components of a modal. Raises Refusal 50035."""
    form = Form()
    form.length(["data", "title"], data.get("title"), 1, 45)
    form.length(["data", "custom_id"], data.get("custom_id"), 1, 100)
    components = ComponentCheck(form).modal(["data", "components"], data.get("components") or [])
    form.finish()
    return {"title": data["title"], "custom_id": data["custom_id"], "components": components}
