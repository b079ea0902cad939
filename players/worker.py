"""A process in which a computer player thinks: a line of JSON asks for moves, a line of JSON answers.

``python -m players.worker``. It ends at once when its standard input does, since no one is left to ask.
"""

import os
import queue
import sys
import threading
import traceback
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct

from engines import GAMES
from engines.core.encoding.codec import DecodeError
from engines.core.game import Game
from engines.core.rng import Rng
from players.base import Player
from players.bidding import choose_plan
from players.strong import StrongPlayer

NICENESS: Final = 10
"""Added to the priority number: others that want the processor go first."""

Players = Mapping[str, Callable[[int, bool], Player]]
"""By key, what returns a player for a number of playouts, and for whether it may offer trades."""
PLAYERS: Final[Players] = {StrongPlayer.key: lambda playouts, offers: StrongPlayer(playouts, offers=offers)}


class Question(Struct, frozen=True):
    """What a process is asked, all of it as a seat may know it.

    player, game: their keys. world: a position from ``Game.determinize``, encoded. seat: who moves there.
    chance: seed and counter of the player's own stream. playouts: how much it may think. plan: whether a plan for
    the open contest is asked for, not moves. offers: whether it may offer trades.
    """

    player: str
    game: str
    world: str
    seat: int
    chance: tuple[bytes, int]
    playouts: int
    plan: bool = False
    offers: bool = True

    @classmethod
    def of(cls, game: Game[Any, Any], world: Any, seat: int, rng: Rng, **how: Any) -> "Question":
        """Return the question for a drawn position. how: the other fields."""
        encoded = game.states.encode(world).decode()
        return cls(game=game.info.key, world=encoded, seat=seat, chance=(rng.seed, rng.counter), **how)

    def read_answer(self, game: Game[Any, Any], answer: bytes) -> list[Any]:
        """Return the moves of an answer, or its plan alone. Raises DecodeError."""
        codec = game.plans if self.plan else game.actions
        try:
            said = msgspec.json.decode(answer, type=list[msgspec.Raw])
        except msgspec.DecodeError as error:
            raise DecodeError(str(error)) from error
        return [codec.decode(bytes(one)) for one in said]


def answer(question: Question, games: Mapping[str, Game[Any, Any]], players: Players) -> bytes:
    """Return a player's encoded moves, or plan. Raises what the player does, KeyError, DecodeError."""
    game, seat = games[question.game], question.seat
    world, rng = game.states.decode(question.world), Rng(*question.chance)
    player = players[question.player](question.playouts, question.offers)
    if question.plan:
        plan = choose_plan(player, game, world, seat, rng)
        return _listed([game.plans.encode(plan)])
    moves = player.moves(game, world, seat, rng)
    for action in moves:
        world = game.apply(world, seat, action).state
    return _listed([game.actions.encode(action) for action in moves])


def _listed(encoded: Sequence[bytes]) -> bytes:
    return b"[" + b",".join(encoded) + b"]"


def run(games: Mapping[str, Game[Any, Any]] = GAMES, players: Players = PLAYERS) -> None:
    """Answer questions until the standard input ends; an empty line says that a player failed."""
    out, sys.stdout = sys.stdout.buffer, sys.stderr
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    asked: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=_listen, args=(asked,), daemon=True).start()
    while True:
        line = asked.get()
        try:
            said = answer(msgspec.json.decode(line, type=Question), games, players)
        except Exception:
            traceback.print_exc()
            said = b""
        out.write(said + b"\n")
        out.flush()


def _listen(asked: "queue.SimpleQueue[bytes]") -> None:
    """Take down what is asked, also while a player thinks: the end of the bot ends that, too."""
    for line in sys.stdin.buffer:
        asked.put(line)
    os._exit(0)


if __name__ == "__main__":
    run()
