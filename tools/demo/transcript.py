"""Print what happens in a demonstration, and save the transcript and the pictures."""

import re
from pathlib import Path

from sandbox.members import Response
from sandbox.screen import Shown


class Transcript:
    """The transcript of one match. names: replacements of mentions. pictures: number of saved ones."""

    def __init__(self, folder: Path, title: str, names: dict[str, str]) -> None:
        self._folder = folder
        self._pictures = folder / "pictures"
        self._pictures.mkdir(parents=True)
        self._names = names
        self._lines: list[str] = [f"# {title}", ""]
        self.pictures = 0

    def tell(self, text: str) -> None:
        """Write a line of our own."""
        print(text, flush=True)
        self._lines += [text, ""]

    async def post(self, message: Shown) -> None:
        """Write a public message, with its pictures."""
        text = self._plain(message.text)
        print("\n".join(f"    {line}" for line in text.splitlines()), flush=True)
        self._lines += [*(f"> {line}" for line in text.splitlines()), ">"]
        await self._keep(message, "> ")
        if message.labels:
            self._lines += [f"> [{'] ['.join(message.labels)}]", ""]

    async def answer(self, name: str, response: Response) -> None:
        """Write a private answer, with its pictures."""
        text = self._plain(response.text)
        self._lines += [f"*Only {name} sees:*", "", *(f"    {line}" for line in text.splitlines()), ""]
        for message in response.messages:
            await self._keep(message, "")
            if message.labels:
                self._lines += [f"[{'] ['.join(message.labels)}]", ""]
            for choice in message.selects:
                entries = " | ".join(option.label for option in choice.options)
                self._lines += [f"[{choice.placeholder or ''} ▾ {entries}]", ""]

    def close(self) -> Path:
        """Save the transcript; return its path."""
        path = self._folder / "transcript.md"
        path.write_text("\n".join(self._lines) + "\n", encoding="utf-8")
        return path

    async def _keep(self, message: Shown, margin: str) -> None:
        for file in message.files:
            self.pictures += 1
            name = f"{self.pictures:03}-{file.filename}"
            (self._pictures / name).write_bytes(await file.read())
            self._lines += [f"{margin}![{self._plain(file.description or '')}](pictures/{name})", margin.strip()]

    def _plain(self, text: str) -> str:
        for mention, name in self._names.items():
            text = text.replace(mention, f"@{name}")
        return re.sub(r"\*\*|^-# |^### ", "", text, flags=re.MULTILINE)
