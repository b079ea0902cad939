"""Tests of the service, named after what players are promised."""

import pytest

pytest.register_assert_rewrite("tests.service.helpers.match")
