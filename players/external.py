"""Computer players in processes of their own, which answer lines of JSON: by any author, in any language.

docs/players.md describes the lines.
"""

import json
import shlex
import subprocess
import threading
from itertools import islice
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


class BadAnswer(Exception):
    """A process answered something that is no legal action, too late, or not at all; the text says what."""


class ExternalPlayer(Player):
    """A player that asks a process; it is started with the first question and ended by `close`."""

    def __init__(self, command: str, seconds: float = SECONDS) -> None:
        self.key = f"{PREFIX}{command}"
        self._command = shlex.split(command)
        self.seconds = seconds
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
                self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
            )
        assert process.stdin is not None
        assert process.stdout is not None
        late = threading.Timer(self.seconds, process.kill)
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
            self._process.kill()
            self._process.communicate()
            self._process = None
