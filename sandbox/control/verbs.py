"""The sandbox's verbs, by name: acts of people, faults and settings, host."""

import inspect
from typing import Any

from sandbox.activity.command_input import CannotDo
from sandbox.control.gateway_verbs import GatewayVerbs
from sandbox.control.host import HostVerbs
from sandbox.control.member_verbs import MemberVerbs
from sandbox.control.sandbox_verbs import SandboxVerbs
from sandbox.json_types import Json
from sandbox.validation.errors import Refusal


class Verbs:
    """All verbs by name, called with JSON arguments."""

    def __init__(self, acts: MemberVerbs, control: SandboxVerbs, gateway: GatewayVerbs, host: HostVerbs) -> None:
        self._table = {
            name: method
            for source in (control, gateway, acts, host)
            for name, method in inspect.getmembers(source, inspect.iscoroutinefunction)
            if not name.startswith("_")
        }

    def names(self) -> list[str]:
        """Return the names of all verbs."""
        return sorted(self._table)

    async def call(self, verb: str, args: Json) -> Any:
        """Call a verb. Raises CannotDo for an unknown verb or arguments that do not fit."""
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
