"""The record of a calm world: after each act, all that it left behind, as lines that two versions can share.

It is taken from the rows of the log and of the timers, from the simulated Discord, and from what people may see.
Ids of Discord are left out or replaced by names, times are counted from the beginning of the act.
"""

import re
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct

from sandbox.activity.component_input import texts, walk
from sandbox.state.recorder import Record
from sandbox.state.world import World
from service.app import Kontor
from service.base.clock import Clock
from service.base.read_models.panels import PanelModel
from service.people.user import User

CHECKS: Final = "checks"
"""The last act of a record: what was wrong in the world."""
THREAD: Final = "in the thread"
"""Where posts have an order. Direct messages are sent side by side, and the card in the channel is edited when
there is time: once or twice if an act is two transactions. So its edits are left out.
"""
_ID: Final = re.compile(r"\d{15,20}")
_TIME: Final = re.compile(r"<t:(\d+)")
_LOG: Final = "SELECT seq, seat, origin, user_id, payload, digest, barrier, undone FROM action ORDER BY seq"
_TIMERS: Final = (
    "SELECT kind, seat, user_id, fires_at, payload FROM timer WHERE match_id IS NOT NULL"
    " ORDER BY fires_at, kind, seat, payload"
)


class Moment(Struct, frozen=True):
    """An act, and what it left behind. lines: JSON, each an object whose first key names its kind."""

    world: str
    number: int
    act: str
    lines: tuple[str, ...]


class Recording:
    """Writes down what a world leaves behind."""

    def __init__(self, world: str, stored: Path, discord: World, users: Sequence[User], clock: Clock) -> None:
        self._world = world
        self._stored = stored
        self._discord = discord
        self._users = users
        self._clock = clock
        self._names = {user.id: user.name for user in users}
        self._begun = clock.now()
        self._said = self._known = 0
        self._undone: set[int] = set()
        self._pings = {user.id: 0 for user in users}
        self.moments: list[Moment] = []

    def begin(self) -> None:
        """Begin an act."""
        self._begun = self._clock.now()

    async def end(
        self, kontor: Kontor, match: int, actor: User | None, what: str, answers: Sequence[str], after: int
    ) -> None:
        """Write down what came of an act.

        The panels of its actor and of another user are taken, since those of all would take longer than the act.
        """
        found: list[dict[str, Any]] = [{"answer": answer} for answer in answers]
        found += self._log()
        found += self._posts()
        info = await kontor.queries.info(match)
        found += self._seats(msgspec.to_builtins(info))
        seated = [user for user in self._users if info.seat_of(user.id) is not None]
        turn = seated[len(self.moments) % len(seated)] if seated else None
        found += [
            self._panel(user, await kontor.play.panel(user, match)) for user in seated if user in (actor, turn)
        ]
        found += self._timers()
        number, act = len(self.moments), f"{what}, then {after} s"
        lines = tuple(msgspec.json.encode(one).decode() for one in found)
        self.moments.append(Moment(self._world, number, act, lines))

    def _log(self) -> Iterator[dict[str, Any]]:
        with closing(sqlite3.connect(self._stored)) as database:
            steps = database.execute(_LOG).fetchall()
        for seq, seat, origin, user, payload, digest, barrier, undone in steps:
            if seq > self._known:
                self._known = seq
                yield {
                    "log": seq,
                    "seat": seat,
                    "origin": origin,
                    "user": self._names.get(user),
                    "action": self._plain(payload),
                    "digest": digest,
                    "barrier": bool(barrier),
                }
            if undone and seq not in self._undone:
                self._undone.add(seq)
                yield {"undone": seq}

    def _posts(self) -> Iterator[dict[str, Any]]:
        said, self._said = self._discord.recorder.records[self._said :], len(self._discord.recorder.records)
        pings = self._rung()
        # What is said in two places at once, and what is edited, has no order.
        told = [(number if one.kind == "message" else 0, self._post(one)) for number, one in enumerate(said)]
        shown = [(number, post) for number, post in told if post["post"] != "edit" or post["where"] == THREAD]
        yield from (post for _, post in sorted(shown, key=_order_of_post))
        yield from pings

    def _post(self, one: Record) -> dict[str, Any]:
        said, parts = one.data.get("content", ""), one.data.get("components", ())
        return {
            "post": one.kind,
            "at": self._since(int(one.at)),
            "where": self._place(one),
            "text": self._plain("\n".join((said, *texts(parts)))),
            "buttons": [part["label"] for part in walk(parts) if part.get("label")],
        }

    def _place(self, one: Record) -> str:
        if one.audience == "dm":
            return "to " + ", ".join(self._names.get(user, "?") for user in one.users)
        channel = self._discord.channels[one.channel_id]
        return "in the channel" if channel.thread is None else THREAD

    def _rung(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = []
        for user, name in self._names.items():
            pings = self._discord.pings.get(user, [])
            for ping in pings[self._pings[user] :]:
                found.append({"ping": name, "at": self._since(int(ping["at"])), "why": ping["reason"]})
            self._pings[user] = len(pings)
        return sorted(found, key=lambda ping: (ping["at"], ping["ping"], ping["why"]))

    def _seats(self, info: dict[str, Any]) -> Iterator[dict[str, Any]]:
        parts = ("status", "seq", "published", "trouble")
        yield {"match": info["status"], **{part: info[part] for part in parts}}
        for seat in info["seats"]:
            yield {
                "seat": seat["seat"],
                "user": self._names.get(seat["user_id"]),
                "owner": self._names.get(seat["owner_id"]),
                **{name: seat[name] for name in ("computer", "awaited", "invited", "own", "left", "hindsight")},
                **{name: self._since(seat[name]) for name in ("awaited_since", "waits_until")},
            }

    def _panel(self, user: User, panel: PanelModel[Any]) -> dict[str, Any]:
        planning, ahead, undo = panel.choices.planning, panel.instructions.premoves, panel.undo
        return {
            "panel": user.name,
            "token": panel.token,
            "orders": [[order.key, *order.chosen] for order in panel.instructions.orders if order.on],
            "ahead": [] if ahead is None else [repr(line) for line in ahead.lines],
            "lapsed": ahead is not None and ahead.lapsed is not None,
            "stand in": self._since(panel.instructions.stand_in),
            "plan": None if planning is None else repr(planning.plan),
            "until": None if planning is None else self._since(planning.until),
            "undo": undo.way,
            "held": self._since(undo.held_until),
            "votes": [[vote.kind, *(self._names[one] for one in vote.yes)] for vote in panel.proposals],
            "missed": repr(panel.news.missed),
        }

    def _timers(self) -> Iterator[dict[str, Any]]:
        with closing(sqlite3.connect(self._stored)) as database:
            timers = database.execute(_TIMERS).fetchall()
        for kind, seat, user, at, payload in timers:
            said = self._plain(payload)
            yield {"timer": kind, "seat": seat, "user": self._names.get(user), "at": self._since(at), "of": said}

    def _since(self, at: int | None) -> int | None:
        """Return a time as seconds since the beginning of the act."""
        return None if at is None else at - self._begun

    def _plain(self, text: str) -> str:
        """Return a text with names in place of ids, and times since the beginning of the act."""
        named = _ID.sub(self._name, text)
        return _TIME.sub(lambda found: f"<t:{self._since(int(found[1]))}", named)

    @property
    def _name(self) -> Callable[[re.Match[str]], str]:
        return lambda found: self._names.get(int(found[0]), "#")


def _order_of_post(told: tuple[int, dict[str, Any]]) -> tuple[Any, ...]:
    number, post = told
    where = post["where"]
    return post["at"], where, number if where == THREAD else 0, post["post"], post["text"]
