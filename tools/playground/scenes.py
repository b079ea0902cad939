"""The scenes for newcomers, played by scripted members through the sandbox's own interface."""

import asyncio
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from msgspec import Struct

from engines import LESSONS
from engines.core.game import Game
from engines.core.text.messages import Msg
from i18n.locales import LOCALES
from i18n.text import Text
from sandbox.activity.command_input import CannotDo
from sandbox.handle import Sandbox
from sandbox.members import Member, NothingHappened
from sandbox.screen import NotShown
from service.people.user import User
from tools.playground.bot_supervisor import BotSupervisor
from tools.playground.recorded_matches import Lobby, OutOfDate, RecordedMatch, insert_into, read
from tools.playground.scripted_match import ScriptedMatch

Json = dict[str, Any]

COMPANY = 3
"""Seats of a scene's match: the person and two computer players, if the game allows that many."""
SOME_TURNS = 8
"""Number of the host's own turns after which a match is in progress."""
OFFER = "trade-offer"
"""The verb of offers, in games with trade."""
AUCTION = "auction"
"""The verb of auctions, in games with them."""
SERVERS = ("Lübeck", "Antwerpen", "Venezia", "Novgorod", "Sevilla", "Kraków", "Genova", "Bergen")


LONG = ("midgame", "finished", "offer", "auction")


class Scene(Struct, frozen=True):
    """kind: "learn", "alone", "midgame", "finished", "offer", "auction", "duel", "fresh". game: its key, or ""."""

    kind: str
    game: str = ""

    @property
    def key(self) -> str:
        """Return its name on the wire."""
        return f"{self.kind}-{self.game}" if self.game else self.kind

    @property
    def people(self) -> int:
        """Return the number of its seats for people."""
        return 2 if self.kind in ("duel", "offer") else 1


def all_scenes(games: Mapping[str, Game[Any, Any]]) -> Iterator[Scene]:
    """Yield all scenes: for each game the ways into a match, then a fresh server."""
    for kind in ("learn", "alone", "midgame", "finished", "offer", "auction", "duel"):
        for key, game in games.items():
            if _fits(kind, game):
                yield Scene(kind, key)
    yield Scene("fresh")


def long_scenes(games: Mapping[str, Game[Any, Any]]) -> Iterator[Scene]:
    """Yield the scenes with many moves before the person continues: they open only if they are recorded."""
    return (scene for scene in all_scenes(games) if scene.kind in LONG)


def _fits(kind: str, game: Game[Any, Any]) -> bool:
    match kind:
        case "learn":
            return game.info.key in LESSONS
        case "offer":
            return OFFER in game.verbs
        case "auction":
            return AUCTION in game.verbs
        case "duel":
            return game.info.seats[0] <= 2
    return True


class Stage:
    """The host behind the page: knows the games, acts through the sandbox, restarts the bot."""

    def __init__(
        self,
        sandbox: Sandbox,
        keeper: BotSupervisor,
        games: Mapping[str, Game[Any, Any]],
        database: Path,
    ) -> None:
        """Create the host. database: the bot's, into which recorded matches are inserted."""
        self._database = database
        self._sandbox = sandbox
        self._keeper = keeper
        self._games = games
        self._recorded = {scene.key: found for scene in long_scenes(games) if (found := self._read(scene))}
        self._scenes = {
            scene.key: scene
            for scene in all_scenes(games)
            if scene.kind not in LONG or scene.key in self._recorded
        }
        self._text = Text.load()

    # --- what the sandbox asks of its host

    def scenes(self) -> list[Json]:
        """See `sandbox.control.host.Host`."""
        return [
            {"key": scene.key, "kind": scene.kind, "game": scene.game, "names": self._names(scene.game)}
            for scene in self._scenes.values()
        ]

    async def play(self, key: str, user: str) -> Json:
        """See `sandbox.control.host.Host`."""
        scene = self._scenes.get(key)
        if scene is None:
            raise CannotDo(f"there is no scene {key!r}; there are: {', '.join(self._scenes)}")
        try:
            return {"channel": await self._play(scene, user)}
        except (NotShown, NothingHappened, OutOfDate) as error:
            raise CannotDo(str(error)) from error

    async def restart_bot(self, *, kill: bool) -> None:
        """See `sandbox.control.host.Host`."""
        await self._keeper.restart(kill=kill)

    # --- the scenes

    async def _play(self, scene: Scene, user: str) -> str:
        """Play a scene; return the channel or thread in which the person continues."""
        host = await self._sandbox.member(user)
        if scene.kind == "fresh":
            return await self._fresh()
        guild = await self._guild_of(host)
        channels = [one for one in guild["channels"] if one["type"] == 0]
        channel = next((one for one in channels if one["name"] == "games"), channels[0])["id"]
        if scene.kind == "learn":
            await host.slash("match learn", {"game": scene.game}, channel=channel)
            return str(channel)
        table = ScriptedMatch(host, channel)
        low, high = self._games[scene.game].info.seats
        seats = 2 if scene.kind == "duel" else max(low, min(high, COMPANY))
        await table.open(scene.game, seats)
        people = [host]
        if scene.people > 1:
            people.append(await self._other(host, guild))
            await table.join(people[1])
        if seats > len(people):
            await table.add_computers(seats - len(people))
        ready = self._recorded.get(scene.key)
        if ready is not None:
            await self._lay_out(ready, table, people, int(guild["id"]), int(channel))
        await table.start()
        if ready is not None:
            await table.shown()
        return table.thread

    def _read(self, scene: Scene) -> RecordedMatch | None:
        """Return the recorded match of a scene; None if there is none, or its rules are outdated."""
        found = read(scene.key)
        current = found is not None and found.rules_version == self._games[scene.game].info.rules_version
        return found if current else None

    async def _lay_out(
        self, ready: RecordedMatch, table: ScriptedMatch, people: Sequence[Member], guild: int, channel: int
    ) -> None:
        known = {user["id"]: user for user in (await self._sandbox.world())["users"]}
        users = tuple(User(int(one.id), one.display, known[one.id]["locale"], guild) for one in people)
        at = Lobby(await table.number(), guild, channel, users)
        await asyncio.to_thread(insert_into, ready, self._games[ready.game], self._database, at)

    async def _fresh(self) -> str:
        """Create a server to which the bot has just been added, with all members on it."""
        world = await self._sandbox.world()
        taken = {guild["name"] for guild in world["guilds"]}
        names = [name for name in SERVERS if name not in taken] or [f"Hansa {len(taken) + 1}"]
        guild = await self._sandbox.add_guild(names[0])
        for user in world["users"]:
            await self._sandbox.call("join", user=user["id"], guild=guild)
        return await self._sandbox.channel("games", guild)

    async def _guild_of(self, member: Member) -> Json:
        world = await self._sandbox.world()
        for guild in world["guilds"]:
            if member.id in guild["members"] and any(one["type"] == 0 for one in guild["channels"]):
                return dict(guild)
        raise CannotDo(f"{member.name} is on no server")

    async def _other(self, host: Member, guild: Json) -> Member:
        world = await self._sandbox.world()
        for user in world["users"]:
            if user["id"] != host.id and user["id"] in guild["members"] and user["name"] != "owner":
                return await self._sandbox.member(user["id"])
        raise CannotDo("there is nobody to play against")

    def _names(self, game: str) -> Json:
        if not game:
            return {}
        return {locale: self._text.say(Msg(f"{game}-name"), locale) for locale in LOCALES}
