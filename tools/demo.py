"""A whole match, played by itself: ``python -m tools.demo`` (``scripts/run --demo``).

A small Discord of its own is started with the unchanged bot on it. Anna presses the real buttons in English, Bert
types the real commands in French, a computer player has the third seat. The terminal tells what happens; every
posted picture, the transcript and the record of the match are written to a folder that is named at the end.
"""

from __future__ import annotations

import argparse
import asyncio
import re
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random

from sandbox.command_input import CannotDo
from sandbox.handle import Sandbox
from sandbox.members import NothingHappened, Response
from sandbox.screen import Shown
from sandbox.server import NoPort, Server
from tools.playground.process import bot_at
from tools.rehearsal.reading import has, offers
from tools.replay import replay

MOST_POSTS = 600
"""More posts than any match of Die Fugger takes."""
PATIENCE = 60.0


class Failed(Exception):
    """The demonstration could not go on; the text says where."""


class Story:
    """Tells the terminal and keeps the transcript and the pictures."""

    def __init__(self, folder: Path, names: dict[str, str]) -> None:
        self._folder = folder
        self._pictures = folder / "pictures"
        self._pictures.mkdir(parents=True)
        self._names = names
        self._lines: list[str] = ["# A match of Die Fugger, played through a local Discord", ""]
        self.pictures = 0

    def tell(self, text: str) -> None:
        """A line of ours."""
        print(text, flush=True)
        self._lines += [text, ""]

    async def post(self, message: Shown) -> None:
        """A message that everybody sees, with its pictures."""
        text = self._plain(message.text)
        print("\n".join(f"    {line}" for line in text.splitlines()), flush=True)
        self._lines += [*(f"> {line}" for line in text.splitlines()), ">"]
        for file in message.files:
            self.pictures += 1
            name = f"{self.pictures:03}-{file.filename}"
            (self._pictures / name).write_bytes(await file.read())
            self._lines += [f"> ![{self._plain(file.description or '')}](pictures/{name})", ">"]
        if message.labels:
            self._lines += [f"> [{'] ['.join(message.labels)}]", ""]

    def answer(self, name: str, response: Response) -> None:
        """What only one member sees."""
        text = self._plain(response.text)
        self._lines += [f"*Only {name} sees:*", "", *(f"    {line}" for line in text.splitlines()), ""]

    def close(self) -> Path:
        """Write the transcript; its path."""
        path = self._folder / "transcript.md"
        path.write_text("\n".join(self._lines) + "\n", encoding="utf-8")
        return path

    def _plain(self, text: str) -> str:
        for mention, name in self._names.items():
            text = text.replace(mention, f"@{name}")
        return re.sub(r"\*\*|^-# |^### ", "", text, flags=re.MULTILINE)


class Demo:
    """The script: open, join, play to the end, look back."""

    def __init__(self, sandbox: Sandbox, folder: Path, seed: int) -> None:
        self._sandbox = sandbox
        self._folder = folder
        self._rng = Random(seed)

    async def play(self) -> None:
        """The whole of it. Raises Failed, NothingHappened, CannotDo."""
        self.anna = await self._sandbox.member("anna")
        self.bert = await self._sandbox.member("bert")
        await self.bert.set_locale("fr")
        names = {member.mention: member.display for member in (self.anna, self.bert)}
        self.story = Story(self._folder, names)
        try:
            thread = await self._open()
            last = await self._turns(thread)
            await self._look_back(last)
        finally:
            path = self.story.close()
        print(f"\n{self.story.pictures} pictures and the transcript are in {path.parent.resolve()}")

    async def _open(self) -> str:
        anna, bert, tell = self.anna, self.bert, self.story.tell
        tell("Anna types /match new game:Die Fugger seats:3 grace:0")
        self._ok(await anna.slash("match new", {"game": "fugger", "seats": 3, "grace": 0}))
        card = await anna.wait_message("games", lambda message: has(message, "join"), PATIENCE)
        await self.story.post(card)
        tell("Bert presses Join, Anna adds a computer player and presses Start.")
        self._ok(await bert.click(card, "Join"))
        self._ok(await anna.click(card, "Add computer player"))
        ready = await anna.wait_message("games", _can_start, PATIENCE)
        self._ok(await anna.click(ready, "Start"))
        thread = await bert.wait_thread("Die Fugger", PATIENCE)
        anna.channel = bert.channel = thread
        return thread

    async def _turns(self, thread: str) -> Shown:
        """Play until the post that offers the replay; that post."""
        last: Shown | None = None
        for _ in range(MOST_POSTS):
            last = await self.anna.wait_message(thread, _is_post, PATIENCE, after=last)
            await self.story.post(last)
            if has(last, "replay"):
                return last
            if self.anna.mention in last.content:
                await self._press(last)
            elif self.bert.mention in last.content:
                await self._type()
        raise Failed("the match did not end")

    async def _press(self, post: Shown) -> None:
        """Anna's turn, by buttons."""
        panel = self._ok(await self.anna.click(post, "Your move"))
        self.story.answer("Anna", panel)
        found = offers(panel.last)
        if not found:
            raise Failed("Anna's panel offers no move")
        move = self._rng.choice([offer for offer in found if not offer.code.startswith("draw")] or found)
        self.story.tell(f"Anna presses “{move.label}”.")
        if move.value is None:
            done = await self.anna.click(panel.last, custom_id=move.custom_id)
        else:
            done = await self.anna.select(panel.last, [move.value], move.custom_id)
        self.story.answer("Anna", self._ok(done))

    async def _type(self) -> None:
        """Bert's turn, by commands whose arguments are completed."""
        verbs = ["deliver", "play"] if self._rng.random() < 0.3 else ["play", "deliver"]
        for verb in verbs:
            cards = [one for one in await self.bert.autocomplete(f"fugger {verb}", "card") if one.value != "-"]
            if cards:
                card = self._rng.choice(cards)
                self.story.tell(f"Bert types /fugger {verb} card:{card.name}")
                self.story.answer("Bert", self._ok(await self.bert.slash(f"fugger {verb}", {"card": card.value})))
                return
        drawn = await self.bert.slash("fugger draw")
        self._ok(drawn)
        self.story.tell("Bert types /fugger draw")
        self.story.answer("Bert", drawn)

    async def _look_back(self, last: Shown) -> None:
        anna, tell = self.anna, self.story.tell
        tell("Anna looks at the replay, asks for it as an animation, and exports the match.")
        replayed = self._ok(await anna.click(last, "Replay"))
        film = self._ok(await anna.click(replayed.last, custom_id=_id_of(replayed.last, "animation")))
        for file in film.last.files:
            (self._folder / f"replay-{file.filename}").write_bytes(await file.read())
        exported = self._ok(await anna.slash("match export"))
        record = self._folder / "match.json"
        record.write_bytes(await exported.last.files[0].read())
        equal, sentence = replay(record)
        tell(f"The exported match is played again from its seed: {sentence}.")
        if not equal:
            raise Failed(sentence)
        tell("Bert types /stats")
        stats = self._ok(await self.bert.slash("stats"))
        self.story.answer("Bert", stats)

    def _ok(self, response: Response) -> Response:
        if response.failed:
            raise Failed(str(response.error))
        return response


def _is_post(message: Shown) -> bool:
    return message.by_bot and not message.ephemeral and not message.system


def _can_start(message: Shown) -> bool:
    return any(button.label == "Start" and not button.disabled for button in message.buttons)


def _id_of(message: Shown, part: str) -> str:
    return next(one for one in message.custom_ids if part in one)


async def run(folder: Path, seed: int) -> None:
    """Start everything, play, and end it again."""
    log = folder / "bot.log"
    async with (
        Server() as server,
        bot_at(server.url, folder / "kontor.db", log, settings={"KONTOR_FAST": "1"}) as bot,
    ):
        sandbox = server.handle()
        print("Starting a small Discord of its own and the bot on it ...", flush=True)
        connected = asyncio.create_task(sandbox.wait_bot(PATIENCE))
        ended = asyncio.create_task(bot.wait())
        await asyncio.wait((connected, ended), return_when=asyncio.FIRST_COMPLETED)
        if ended.done():
            connected.cancel()
            raise Failed(f"the bot did not start; {log} says why")
        ended.cancel()
        await connected
        await Demo(sandbox, folder, seed).play()
        troubles = await sandbox.troubles()
        if any(troubles.values()):
            raise Failed(f"the sandbox met what it does not know: {troubles}")


def main(arguments: Sequence[str] | None = None) -> int:
    """The command; returns the exit code."""
    parser = argparse.ArgumentParser(prog="scripts/run --demo", description="A whole match, played by itself.")
    parser.add_argument("--out", type=Path, help="the folder to write to (default: demo-<date>-<time>)")
    parser.add_argument(
        "--seed", type=int, default=1, help="of the members' choices; the cards are always drawn anew"
    )
    chosen = parser.parse_args(arguments)
    folder = chosen.out or Path(time.strftime("demo-%Y%m%d-%H%M%S"))
    if folder.exists():
        print(f"{folder} exists already. Name another folder with --out.", file=sys.stderr)
        return 2
    try:
        folder.mkdir(parents=True)
        asyncio.run(run(folder, chosen.seed))
    except (Failed, NothingHappened, CannotDo, NoPort) as error:
        print(f"The demonstration stopped: {error}", file=sys.stderr)
        print(f"What the bot wrote is in {folder / 'bot.log'}.", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    except OSError as error:
        print(f"{folder} cannot be written: {error.strerror}. Name another folder with --out.", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
