"""The fixtures of the service."""

from tests.service.conftest import *  # noqa: F403
