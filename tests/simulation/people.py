"""What people do in a simulated world, and what was confirmed to them."""

from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from random import Random
from typing import Any, Final

from msgspec import Struct, field

from engines.core.rng import Rng
from players.bidding import choose_plan
from players.random import RandomPlayer
from service.app import Kontor
from service.base.errors import DoneButNotShown, MatchFrozen, Refusal
from service.base.read_models.panels import UndoQuestion
from service.people.user import User
from store.errors import StoreError
from tests.simulation.acts import MORE_ACTS, Scene
from tests.simulation.choices import choose_move, tag

PLAYER: Final = RandomPlayer()
WANTED: Final = {"trade": ("trade-accept", "trade-offer", "trade-counter"), "end turn": ("end", "pass", "auction")}
"""Acts that make a move of one of these kinds, if there is one."""
SHARE_UNDO: Final = 0.5
ORDER_LIFE: Final = 0.7
"""How likely a standing order is given rather than cancelled."""


class Press(Struct, frozen=True):
    """A move that a person pressed.

    own: how many steps of the seat the button knew. plan: it answers a contest.
    """

    user: int
    seat: int
    own: int
    payload: str
    plan: bool = False


class Ledger(Struct):
    """What people tried, and what was confirmed to them.

    ahead: moves that were planned, by user; they are made as moves of their owner. resumed: who let the match go
    on, and saw then whom it asks. answers: each act with what became of it. wrong: what should never be said, as
    sentences.
    """

    tried: list[Press] = field(default_factory=list)
    done: list[Press] = field(default_factory=list)
    ahead: set[tuple[int, str]] = field(default_factory=set)
    resumed: set[int] = field(default_factory=set)
    answers: list[tuple[str, str]] = field(default_factory=list)
    acts: int = 0
    refused: int = 0
    wrong: list[str] = field(default_factory=list)

    async def note(self, what: str, act: Awaitable[Any]) -> Any | None:
        """Await an act of a person; return what it brought, None if it was refused in words."""
        self.acts += 1
        answer = "done"
        try:
            return await act
        except MatchFrozen:
            answer = "the match froze"
            self.wrong.append(f"{what}: the match froze")
        except DoneButNotShown:
            # Saved, and the database was away when it should be shown.
            return True
        except Refusal as refusal:
            answer = f"refused: {refusal.msg.key}"
            self.refused += 1
        except StoreError as error:
            answer = f"failed: {error!r}"
            self.refused += 1
        except Exception as error:
            answer = f"failed: {error!r}"
            self.wrong.append(f"{what}: {error!r}")
        finally:
            self.answers.append((what, answer))
        return None


class Person:
    """A member of the server at one match.

    pause: waits for seconds of the world's time. guests: those to whom they may offer their seat.
    """

    def __init__(
        self,
        user: User,
        match: int,
        ledger: Ledger,
        pause: Callable[[float], Awaitable[None]],
        guests: Sequence[User] = (),
    ) -> None:
        self.user = user
        self._match = match
        self._ledger = ledger
        self._pause = pause
        self._guests = guests

    async def act(self, kontor: Kontor, act: str, salt: int) -> None:
        """Do one thing, as the number says; whatever is refused is left."""
        rng = Random(salt)
        what = f"{self.user.name}: {act}"
        if act in ("press", "twice", "late", *WANTED):
            await self._press(kontor, act, rng)
        elif act == "undo":
            done = await self._ledger.note(what, kontor.play.undo(self.user, self._match))
            if isinstance(done, UndoQuestion):
                await self._pause(rng.random())
                again = kontor.play.undo(self.user, self._match, sure=done.takes.steps)
                await self._ledger.note(what, again)
        elif act == "vote":
            live = await kontor.matches.get(self._match)
            info = await kontor.queries.info(self._match)
            for vote in (await kontor.play.panel(self.user, self._match)).proposals:
                if info.status in ("live", "paused") and live.seat_played_by(self.user.id) is not None:
                    await self._ledger.note(
                        what, kontor.votes.answer(self.user, vote.id, rng.random() < SHARE_UNDO)
                    )
        elif act == "pause":
            await self._ledger.note(what, kontor.votes.pause(self.user, self._match))
        elif act == "resume":
            await self._ledger.note(what, self._resume(kontor))
        elif act == "look":
            await self._ledger.note(what, kontor.play.panel(self.user, self._match, look=True))
        elif act == "wait":
            await self._ledger.note(what, kontor.play.wait_for_answers(self.user, self._match))
        elif act == "order":
            await self._order(kontor, what, rng)
        elif act == "plan ahead":
            await self._plan_ahead(kontor, what, rng)
        elif act in MORE_ACTS:
            scene = Scene(kontor, self.user, self._match, self._guests, rng, partial(self._ledger.note, what))
            await MORE_ACTS[act](scene)

    async def _resume(self, kontor: Kontor) -> None:
        await kontor.votes.resume(self.user, self._match)
        self._ledger.resumed.add(self.user.id)

    async def _press(self, kontor: Kontor, act: str, rng: Random) -> None:
        live = await kontor.matches.get(self._match)
        seat = live.seat_played_by(self.user.id)
        if live.row.status != "live" or seat is None:
            return
        state, facts, drawn = live.readable(seat.seat), live.contest, Rng(rng.randbytes(16))
        planning = facts is not None and seat.seat in facts.seats
        if planning:
            chosen = choose_plan(PLAYER, live.game, live.state, seat.seat, drawn)
            payload = repr(chosen)
        elif act in WANTED:
            kinds = rng.sample(WANTED[act], len(WANTED[act]))
            if not any(tag(one.action) in kinds for one in live.game.options(state, seat.seat)):
                return
            chosen = choose_move(live, seat.seat, kinds, drawn)
            payload = live.game.actions.encode(chosen).decode()
        elif live.game.options(state, seat.seat):
            chosen = PLAYER.choose(live.game, state, seat.seat, drawn)
            payload = live.game.actions.encode(chosen).decode()
        else:
            return
        press = Press(self.user.id, seat.seat, live.seats[seat.seat].own, payload, planning)
        token = live.token(seat.seat)
        if act == "late":
            await self._pause(rng.random() * 30)
        self._ledger.tried.append(press)
        if act == "twice":
            await self._pause(0.0)
        done = await self._ledger.note(
            f"{self.user.name}: {act} {payload}", kontor.play.submit(self.user, self._match, [chosen], token)
        )
        if done is not None:
            self._ledger.done.append(press)

    async def _order(self, kontor: Kontor, what: str, rng: Random) -> None:
        live = await kontor.matches.get(self._match)
        known = [order for order in live.game.orders if order.choice is None]
        if known:
            order, on = rng.choice(known), rng.random() < ORDER_LIFE
            await self._ledger.note(what, kontor.standing_orders.set(self.user, self._match, order.key, on))

    async def _plan_ahead(self, kontor: Kontor, what: str, rng: Random) -> None:
        table = await self._ledger.note(what, kontor.premoves.panel(self.user, self._match))
        if table is None or not table.choices.options:
            return
        action = rng.choice(table.choices.options).random(Rng(rng.randbytes(16)))
        await self._pause(rng.random() * 2)
        live = await kontor.matches.get(self._match)
        self._ledger.ahead.add((self.user.id, live.game.actions.encode(action).decode()))
        await self._ledger.note(what, kontor.premoves.give(self.user, self._match, action, table.token))
