"""The JSON of Discord and of the control routes, as Python objects."""

from typing import Any

Json = dict[str, Any]
