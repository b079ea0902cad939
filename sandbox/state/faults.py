"""Faults that a test can inject: refusals, server errors, resets and delays for the next matching requests."""

import dataclasses
import re
from dataclasses import dataclass
from typing import Any, Literal

from sandbox.json_types import Json

SENTENCES = {
    403: "Missing Permissions",
    404: "404: Not Found",
    429: "You are being rate limited.",
    500: "500: Internal Server Error",
    502: "502: Bad Gateway",
    503: "503: Service Unavailable",
    504: "504: Gateway Timeout",
}


@dataclass(slots=True)
class Fault:
    """A fault for requests whose method and path match.

    route: searched in the path ("/channels/123/messages") and in its template ("/channels/{channel_id}/messages").
    status: 0 means only a delay. reset: the connection is cut instead of answered. when: "after" means that the
    request is carried out first and only its answer is lost. times: for how many requests; None: until cleared.
    delay: seconds before anything.
    """

    id: int
    method: str = ".*"
    route: str = ".*"
    times: int | None = 1
    status: int = 0
    code: int = 0
    message: str | None = None
    retry_after: float = 0.1
    via: bool = True
    everywhere: bool = False
    """For a 429: the global limit."""
    reset: bool = False
    delay: float = 0.0
    when: Literal["before", "after"] = "before"
    hits: int = 0

    def __post_init__(self) -> None:
        re.compile(self.method)
        re.compile(self.route)
        if self.when not in ("before", "after"):
            raise ValueError(f"when is 'before' or 'after', not {self.when!r}")
        if self.status and not 400 <= self.status <= 599:
            raise ValueError(f"status is an error (400 to 599), not {self.status}")

    def matches(self, method: str, template: str, path: str) -> bool:
        """Return whether the fault applies to a request and is not used up."""
        if self.times is not None and self.hits >= self.times:
            return False
        if re.fullmatch(self.method, method, re.IGNORECASE) is None:
            return False
        return any(re.search(self.route, text) is not None for text in (path, template))

    def body(self) -> Json:
        """Return the JSON of the refusal."""
        message = self.message or SENTENCES.get(self.status, f"{self.status}: Error")
        body: Json = {"message": message, "code": self.code}
        if self.status == 429:
            body |= {"retry_after": self.retry_after, "global": self.everywhere}
        return body

    def headers(self) -> dict[str, str]:
        """Return the headers that mark a 429 as Discord's own."""
        if self.status != 429:
            return {}
        headers = {"Retry-After": str(self.retry_after)}
        if self.via:
            headers["Via"] = "1.1 google"
        if self.everywhere:
            headers["X-RateLimit-Global"] = "true"
        return headers


class Faults:
    """The active faults, in their order; the first that matches applies."""

    def __init__(self) -> None:
        self._faults: list[Fault] = []
        self._last = 0

    def add(self, **what: Any) -> Fault:
        """Add a fault (fields of `Fault`). Raises ValueError or TypeError for bad fields."""
        self._last += 1
        try:
            fault = Fault(self._last, **what)
        except re.error as error:
            raise ValueError(f"not a regular expression: {error}") from None
        self._faults.append(fault)
        return fault

    def clear(self, fault_id: int | None = None) -> None:
        """Forget one fault, or all."""
        self._faults = [one for one in self._faults if fault_id is not None and one.id != fault_id]

    def strike(self, method: str, template: str, path: str) -> Fault | None:
        """Return the fault that applies to this request, and count it."""
        for fault in self._faults:
            if fault.matches(method, template, path):
                fault.hits += 1
                return fault
        return None

    def listed(self) -> list[Json]:
        """Return all faults with their hits, used up or not, as plain JSON."""
        return [dataclasses.asdict(fault) for fault in self._faults]
