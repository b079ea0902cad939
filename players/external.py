"""Computer players in processes of their own, which answer lines of JSON: by any author, in any language.

docs/players.md describes the lines.
"""

import contextlib
import json
import os
import shlex
import signal
import subprocess
import sys
import threading
from itertools import islice
from pathlib import Path
from typing import Any, Final

import msgspec

from engines.core.encoding.codec import DecodeError
from engines.core.game import Game
from engines.core.rng import Rng
from players.base import Player

PREFIX: Final = "cmd:"
"""What a player's name begins with if the rest is a command."""
PROTOCOL: Final = 1
MOST: Final = 500
"""Complete actions that a question lists at most; others are allowed too."""
SECONDS: Final = 10.0
"""Seconds for an answer; a process that needs longer is ended."""

LIMITS: Final = (sys.executable, str(Path(__file__).with_name("limited.py")))
"""Begins the command of a limited process."""
KEPT: Final = ("PATH", "LANG", "LC_ALL", "PYTHONPATH", "SYSTEMROOT", "TMPDIR")
"""The variables that programs need; a bot's secrets are in others."""


def plain_environment() -> dict[str, str]:
    """Return the variables for a process that must not get this one's secrets."""
    return {key: value for key, value in os.environ.items() if key in KEPT}


class BadAnswer(Exception):
    """A process answered something that is no legal action, too late, or not at all; the text says what."""


class ExternalPlayer(Player):
    """A player that asks a process; it is started with the first question and ended by `close`.

    seconds: how long it may think. limited: it gets little memory and none of this process's variables but those
    that programs need, and is ended together with what it has started.
    """

    def __init__(self, command: str, seconds: float = SECONDS, *, limited: bool = False) -> None:
        self.key = f"{PREFIX}{command}"
        self._command = shlex.split(command)
        self.seconds = seconds
        self._limited = limited
        self._process: subprocess.Popen[str] | None = None

    def choose(self, game: Game[Any, Any], state: Any, seat: int, rng: Rng) -> Any:
        """See `players.base.Player`. Raises BadAnswer, OSError if there is no such command."""
        options = game.options(state, seat)
        listed = list(islice((action for option in options for action in option.expand()), MOST))
        question = {
            "protocol": PROTOCOL,
            "game": game.info.key,
            "seat": seat,
            "seats": state.seats,
            "position": game.view(state, seat),
            "actions": [game.actions.plain(action) for action in listed],
            "seconds": self.seconds,
            "seed": rng.word(),
        }
        answer = self._ask(msgspec.json.encode(question).decode())
        try:
            said = json.loads(answer)["action"]
            action = listed[said] if isinstance(said, int) else game.actions.from_plain(said)
        except (ValueError, KeyError, TypeError, IndexError, DecodeError) as error:
            raise BadAnswer(f"{self.key} answered {answer.strip()[:200]!r}: {error}") from error
        if not any(option.admits(action) for option in options):
            raise BadAnswer(f"{self.key} answered {answer.strip()[:200]!r}, which is not allowed now")
        return action

    def _ask(self, line: str) -> str:
        """Return the line that the process answers. Raises BadAnswer."""
        process = self._process
        if process is None or process.poll() is not None:
            process = self._process = subprocess.Popen(
                [*LIMITS, *self._command] if self._limited else self._command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                encoding="utf-8",
                env=plain_environment() if self._limited else None,
                start_new_session=self._limited,
            )
        assert process.stdin is not None
        assert process.stdout is not None
        late = threading.Timer(self.seconds, self._kill, [process])
        late.start()
        try:
            process.stdin.write(f"{line}\n")
            process.stdin.flush()
            answer = process.stdout.readline()
        except BrokenPipeError:
            answer = ""
        finally:
            late.cancel()
        if not answer:
            raise BadAnswer(f"{self.key} ended, or did not answer within {self.seconds:g} s")
        return answer

    def close(self) -> None:
        """End the process."""
        if self._process is not None:
            self._kill(self._process)
            self._process.communicate()
            self._process = None

    def _kill(self, process: subprocess.Popen[str]) -> None:
        """Kill a process, and what it has started if it leads a session of its own."""
        if self._limited and hasattr(os, "killpg"):
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
