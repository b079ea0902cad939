"""What the sandbox can be told, by name: acts of people, faults and settings, keeping and beginning anew."""

from __future__ import annotations

import inspect
from typing import Any

from sandbox.acts import Acts
from sandbox.command_input import CannotDo
from sandbox.control_verbs import ControlVerbs
from sandbox.errors import Refusal
from sandbox.gateway_verbs import GatewayVerbs
from sandbox.host import HostVerbs

Json = dict[str, Any]


class Verbs:
    """All verbs by name, called with JSON arguments."""

    def __init__(self, acts: Acts, control: ControlVerbs, gateway: GatewayVerbs, host: HostVerbs) -> None:
        self._table = {
            name: method
            for source in (control, gateway, acts, host)
            for name, method in inspect.getmembers(source, inspect.iscoroutinefunction)
            if not name.startswith("_")
        }

    def names(self) -> list[str]:
        """The verbs there are."""
        return sorted(self._table)

    async def call(self, verb: str, args: Json) -> Any:
        """Call one. Raises CannotDo for an unknown verb or arguments that do not fit."""
        method = self._table.get(verb)
        if method is None:
            raise CannotDo(f"there is no verb {verb!r}; there are: {', '.join(self.names())}")
        try:
            inspect.signature(method).bind(**args)
        except TypeError as error:
            raise CannotDo(f"{verb}: {error}") from None
        try:
            return await method(**args)
        except Refusal as error:
            raise CannotDo(error.message) from None
