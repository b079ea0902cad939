"""Where tests of the service keep what they play: in files, or on a server."""

from pathlib import Path

from tests.postgres import Server


class DatabaseFactory:
    """Where a test can make new databases, by a name of its own for each: in folders, or on a server."""

    def __init__(self, folder: Path, server: Server | None) -> None:
        self._folder = folder
        self._server = server
        self._made: list[str] = []

    def new(self, name: str) -> Path | str:
        """A place for an empty database, as `Table.empty` takes it."""
        if self._server is None:
            room = self._folder / name
            room.mkdir(exist_ok=True)
            return room
        self._made.append(self._server.migrated())
        return self._made[-1]

    def close(self) -> None:
        """Remove what was made on a server."""
        for url in self._made:
            assert self._server is not None
            self._server.give_back(url)
