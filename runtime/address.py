"""The address that serves metrics, as an operator writes it."""

from typing import Final

from msgspec import Struct

HERE: Final = "127.0.0.1"
"""The host for a port alone: this machine only."""


class Address(Struct, frozen=True):
    """A host, by name or number, and a port; port 0 means any free one."""

    host: str
    port: int

    def __str__(self) -> str:
        return f"[{self.host}]:{self.port}" if ":" in self.host else f"{self.host}:{self.port}"


def read_address(text: str) -> Address | None:
    """Parse ``127.0.0.1:9464``, ``[::1]:9464``, or a port alone; return None if the text is no address."""
    host, _, port = text.strip().rpartition(":")
    if not port.isascii() or not port.isdecimal() or not 0 < int(port) < 1 << 16:
        return None
    if host.startswith("[") and host.endswith("]"):
        host = host[1:-1]
        return Address(host, int(port)) if ":" in host else None
    if ":" in host or any(letter.isspace() or letter in "/[]@" for letter in host):
        return None
    return Address(host or HERE, int(port))
