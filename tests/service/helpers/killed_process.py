"""A process that plays matches until it is killed.

``python -m tests.service.helpers.killed_process <database> <folder> <seed>``

What it delivers goes to ``<folder>/said`` as one JSON line each, as Discord would keep it: a row that was sent
before is recognised by its number. What was accepted goes to standard output.
"""

import asyncio
import random
import sys
from pathlib import Path
from typing import Any

import msgspec

from engines.core.text.messages import Msg
from service.app import Kontor
from service.base.config import Config
from service.base.errors import Refusal
from service.base.jobs import AnyJob, OpenThread, Sent, TurnPost, Undeliverable
from service.people.access import OpenMemberships
from store.opening import is_server
from tests.service.helpers.match import ALL_GAMES, PEOPLE

REFUSED = 7
"""Of the outbox's rows every seventh is refused if it is a turn post."""


class DeliveryLine(msgspec.Struct):
    """One delivery. again: it had been delivered before."""

    row_id: int
    tried_before: bool
    again: bool
    job: AnyJob


class FileDiscord:
    def __init__(self, path: Path) -> None:
        self.path = path
        self.sent = {line.row_id for line in read(path)}

    async def deliver(self, row_id: int, tried_before: bool, job: AnyJob) -> Sent | None:
        """Write it down, then take a moment, in which the process may die. Some posts are refused for good."""
        if isinstance(job, TurnPost) and row_id % REFUSED == 0 and row_id not in self.sent:
            raise Undeliverable("403", Msg("core-nothing"))
        line = DeliveryLine(row_id, tried_before, row_id in self.sent, job)
        self.sent.add(row_id)
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(line) + b"\n")
        await asyncio.sleep(0.002)
        if isinstance(job, OpenThread):
            return Sent("thread", 1000 + job.match_id, 10_000 + row_id)
        return Sent("post", 1, 10_000 + row_id)

    def may_post(self, channel_id: int) -> bool:
        return True


def read(path: Path) -> list[DeliveryLine]:
    """Everything that was delivered; a line that was being written when the process died never arrived."""
    if not path.exists():
        return []
    return [msgspec.json.decode(line, type=DeliveryLine) for line in path.read_bytes().split(b"\n")[:-1]]


async def play(database: Path | str, folder: Path, seed: str) -> None:
    """Open matches and play in all of them, for ever."""
    rng = random.Random(seed)
    kontor = await Kontor.open(Config(database, computer_delay=(0, 0)), games=ALL_GAMES)
    kontor.access.use_memberships(OpenMemberships())
    await kontor.processes.begin()
    await kontor.start(FileDiscord(folder / "said"))
    print("open", flush=True)
    while True:
        infos = [info for info in await kontor.lists.active_of(1) if info.status == "live"]
        if len(infos) < 2:
            await begin(kontor, rng)
            continue
        await move(kontor, rng, rng.choice(infos).id)


async def begin(kontor: Kontor, rng: random.Random) -> None:
    info = await kontor.lobby.create(
        PEOPLE[0],
        game=rng.choice(["bazaar", "fugger"]),
        guild_id=1,
        channel_id=2,
        locale="en",
        seats=3,
        grace=rng.choice([0, 0, 1]),
    )
    await kontor.lobby.join(PEOPLE[1], info.id)
    if rng.random() < 0.5:
        await kontor.lobby.add_computer(PEOPLE[0], info.id, "random")
    await kontor.lobby.start(PEOPLE[0], info.id)


async def move(kontor: Kontor, rng: random.Random, match_id: int) -> None:
    user = rng.choice(PEOPLE[:2])
    match = await kontor.play.panel(user, match_id)
    try:
        if rng.random() < 0.1 and match.undo.way == "alone":
            await kontor.play.undo(user, match_id)
        elif match.choices.options:
            action: Any = next(rng.choice(match.choices.options).expand())
            done = await kontor.play.submit(user, match_id, [action], match.token)
            print(match_id, done.table.info.seats[done.table.seat or 0].own, done.table.seat, flush=True)
        else:
            await asyncio.sleep(0.001)
    except Refusal:
        await asyncio.sleep(0.001)


if __name__ == "__main__":
    place, *others = sys.argv[1:]
    asyncio.run(play(place if is_server(place) else Path(place), Path(others[0]), others[1]))
