"""Holds requests and answers against Discord's own description of its API.

server.on_request(openapi.Checker())          # in one process
openapi.validate("POST", "/channels/{channel_id}/messages", body)
"""

import functools
import json
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from jsonschema_rs import Draft202012Validator, ValidationError

_FILE = Path(__file__).parents[1] / "api_description" / "discord.json"


@functools.cache
def _description() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(_FILE.read_text(encoding="utf-8"))
    # Discord reads ids given as numbers, which discord.py sends, though its description knows only texts.
    found["components"]["schemas"]["SnowflakeType"] = {"type": ["string", "integer"], "pattern": r"^[0-9]+$"}
    return found


@functools.cache
def _template(path: str) -> str:
    """The path template that a template or a concrete path belongs to. Raises KeyError."""
    paths = _description()["paths"]
    if path in paths:
        return path
    for template in sorted(paths, key=lambda one: one.count("{")):
        if re.fullmatch(re.sub(r"\{\w+\}", "[^/]+", template), path):
            return str(template)
    raise KeyError(path)


@functools.cache
def _validator(method: str, template: str, status: int | None) -> Draft202012Validator | None:
    operation = _description()["paths"][template][method.lower()]
    if status is None:
        schema = operation.get("request")
    else:
        schema = operation.get("responses", {}).get(str(status))
    if schema is None:
        return None
    return Draft202012Validator({"components": _description()["components"], **schema})


def _check(validator: Draft202012Validator, what: str, data: Any) -> None:
    error = next(validator.iter_errors(data), None)
    if error is not None:
        error = _nearest(error)
        where = "/".join(str(step) for step in error.instance_path) or "the body"
        raise AssertionError(f"{what}: {where}: {error.message[:600]}")


def _nearest(error: ValidationError) -> ValidationError:
    """What is wrong in the alternative that was meant: one of the right type, with the fewest faults."""
    branches: list[list[ValidationError]] = getattr(error.kind, "context", [])
    if not branches:
        return error
    meant = min(
        branches, key=lambda faults: (any(one.instance_path[-1:] == ["type"] for one in faults), len(faults))
    )
    return _nearest(meant[0])


def validate(method: str, path: str, body: Any) -> None:
    """Raises AssertionError if a request's JSON body is not what Discord describes.

    `path` is a template or a concrete path without /api/v10; one the sandbox does not know raises KeyError.
    """
    validator = _validator(method.upper(), _template(path), None)
    if validator is not None and body is not None:
        _check(validator, f"{method} {path}", body)
    elif body:
        raise AssertionError(f"{method} {path} takes no body, but there was {body!r}")


def validate_answer(method: str, path: str, status: int, body: Any) -> None:
    """Raises AssertionError if a successful answer is not what Discord describes."""
    template = _template(path)
    known = _description()["paths"][template][method.lower()].get("responses", {})
    if str(status) not in known:
        raise AssertionError(f"{method} {path} never answers {status}, only {sorted(known)}")
    validator = _validator(method.upper(), template, status)
    if validator is not None:
        _check(validator, f"answer to {method} {path}", body)


def answer_faults(method: str, path: str, status: int, body: Any) -> list[str]:
    try:
        validate_answer(method, path, status, body)
    except AssertionError as error:
        return [str(error)]
    return []


def faults_of(requests: Iterable[dict[str, Any]]) -> list[str]:
    """What is wrong with recorded requests (`Sandbox.requests()`), for a sandbox in another process."""
    checker = Checker()
    for one in requests:
        checker(one["method"], one["route"], one["body"])
    return checker.faults


class Checker:
    """A request hook that collects what is wrong instead of failing inside the server: see `faults`."""

    def __init__(self) -> None:
        self.seen = 0
        self.faults: list[str] = []

    def __call__(self, method: str, template: str, body: Any) -> None:
        self.seen += 1
        try:
            validate(method, template, body)
        except KeyError:
            self.faults.append(f"{method} {template} is no route the sandbox knows")
        except AssertionError as error:
            self.faults.append(str(error))
