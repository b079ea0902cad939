"""The release of Kontor."""

import importlib.metadata
import tomllib
from pathlib import Path

PROJECT = Path(__file__).resolve().parents[1] / "pyproject.toml"
"""Its path in a clone and in the container; an installed package has metadata instead."""


def release() -> str:
    """Return the version in pyproject.toml, or that of the installed package, such as ``1.0.0``."""
    if not PROJECT.exists():
        return importlib.metadata.version("kontor")
    version: str = tomllib.loads(PROJECT.read_text("utf-8"))["project"]["version"]
    return version
