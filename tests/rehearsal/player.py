"""A scripted member at one match: when pinged, they press on until nothing is theirs to do."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from random import Random
from typing import Any

from discord_ui.model.controls import BidAnswer
from discord_ui.model.custom_ids import own_action_count
from engines.core.game import Game
from engines.core.text.messages import Msg
from i18n.text import Text
from sandbox.members import Member, Response
from sandbox.screen import NotShown, Shown
from tests.rehearsal.action_log import ActionLog, Answer, Attempt, Seen, Told
from tests.rehearsal.watchdog import Watchdog
from tools.scripted_member.adviser import Advice, Adviser
from tools.scripted_member.live_database import DatabaseAway
from tools.scripted_member.pathfinder import Pathfinder
from tools.scripted_member.screen_reader import BIDS, Press, asks_bid, control, controls, has, token_of

MOST_PRESSES = 60
"""More presses than any move takes."""
MOST_LOST = 40
"""How often in a row the chosen move may be missing on the panel, as others move meanwhile."""
SHY = 0.3
"""How likely an offer is left without an answer."""
AGAIN = 0.5
"""How likely a member without an answer presses the same button again instead of opening a new panel."""
FICKLE = 0.2
"""How likely an answer to an auction is changed."""
BREATH = 0.3
"""Seconds until a member tries again after reading that nothing could be done."""
ASIDE = 0.2
"""How likely a member plays from the direct messages, which come to whichever process has shard 0."""


class ScriptedPlayer:
    """A member's seat at a match. rung: set when a post pings them. busy: whether they are acting.

    leaving: they end after the act at hand. moves: how many moves were seen to be accepted.
    pulse: of the bot that hears of the match's place; aside: of that which hears of direct messages.
    """

    def __init__(
        self,
        member: Member,
        match: int,
        thread: str,
        game: Game[Any, Any],
        adviser: Adviser,
        watchdog: Watchdog,
        aside: Watchdog,
        action_log: ActionLog,
        rng: Random,
    ) -> None:
        self.member = member
        self.rung = asyncio.Event()
        self.busy = False
        self.leaving = False
        self.moves = 0
        self._user = int(member.id)
        self._match = match
        self._thread = thread
        self._game = game
        self._adviser = adviser
        self._home = self._watchdog = watchdog
        self._aside = aside
        self._action_log = action_log
        self._rng = rng
        self._answered: str | None = None
        self._lost = 0

    async def run(self) -> None:
        """Act whenever pinged, until `leave`."""
        while not self.leaving:
            await self.rung.wait()
            self.rung.clear()
            self.busy = True
            await self._turn()
            self.busy = False

    def leave(self) -> None:
        self.leaving = True
        self.rung.set()

    async def _turn(self) -> None:
        """Act until nothing is owed. Whether an unanswered act was done, the next panel says."""
        panel: Shown | None = None
        while not self.leaving:
            panel = panel or await self._panel()
            if panel is None:
                continue
            if asks_bid(panel):
                if self._answered is not None and token_of(panel) == self._answered:
                    return
                panel = await self._bid(panel)
                continue
            advice = await self._read(self._adviser.advise)
            if advice is None or (advice.optional and self._rng.random() < SHY):
                return
            if not any(controls(panel)):
                # Such as that nothing can be stored just now: try again a little later.
                await asyncio.sleep(BREATH)
                panel = None
                continue
            panel = None if advice.limit is not None else await self._move(panel, advice)

    async def _panel(self) -> Shown | None:
        """The panel, opened from any post of the match, however old, or in direct messages."""
        asked = time.monotonic()
        if self._rng.random() < ASIDE:
            self._watchdog, wanted = self._aside, {"match": self._match}
            return self._saw(
                asked, await self._ask(lambda: self.member.slash("move", wanted, channel="dm", settle=False))
            )
        self._watchdog = self._home
        seen = await self.member.messages(self._thread)
        post = self._rng.choice([one for one in seen if not one.ephemeral and has(one, "move")])
        button = control(post, "move").custom_id
        return self._saw(asked, await self._ask(lambda: self.member.click(post, custom_id=button, settle=False)))

    def _saw(self, asked: float, response: Response | None) -> Shown | None:
        """Note how new the panel of a response is."""
        shown = _shown(response)
        token = None if shown is None else token_of(shown)
        if token is not None:
            own = own_action_count(token)
            self._action_log.seen.append(Seen(self._match, self._user, own, asked, time.monotonic()))
        return shown

    async def _move(self, panel: Shown, advice: Advice) -> Shown | None:
        """Press what leads to a move; return the panel after it, or None if it has to be opened again."""
        path = Pathfinder(self._game, advice.options, advice.action)
        shown: Shown | None = panel
        for _ in range(MOST_PRESSES):
            if shown is None or self.leaving:
                return None
            try:
                way = path.next(shown)
            except LookupError as error:
                self._lose(f"no way to {advice.action}: {error}; {shown}")
                return None
            if way.move:
                return await self._do(shown, way, advice.code)
            shown = _shown(await self._press(shown, way))
        self._lose(f"so many presses never do {advice.action}")
        return None

    async def _do(self, panel: Shown, way: Press, code: str) -> Shown | None:
        own = own_action_count(token_of(panel) or "0")
        attempt = Attempt(self._match, self._user, own, code)
        self._action_log.tried.add(attempt)
        asked = time.monotonic()
        shown = self._saw(asked, await self._press(panel, way))
        after = None if shown is None else token_of(shown)
        if (
            shown is not None
            and after is not None
            and own_action_count(after) == own + 1
            and not _says(shown, _STALE)
        ):
            if code:
                again = _says(shown, _ALREADY)
                (self._action_log.again if again else self._action_log.told).add(attempt)
                if not again:
                    self._action_log.history.append(Told(attempt, asked, time.monotonic()))
            self.moves += 1
            self._lost = 0
        return shown

    async def _press(self, panel: Shown, way: Press) -> Response | None:
        response = await self._press_once(panel, way)
        if response is None and not self.leaving and self._rng.random() < AGAIN:
            response = await self._press_once(panel, way)
        return response

    async def _press_once(self, panel: Shown, way: Press) -> Response | None:
        button = way.custom_id
        chosen = way.values
        if chosen is not None:
            return await self._ask(lambda: self.member.select(panel, chosen, button, settle=False))
        response = await self._ask(lambda: self.member.click(panel, custom_id=button, settle=False))
        form = None if response is None else response.modal
        if form is None or not way.filled:
            return response
        values = dict(way.filled)
        return await self._ask(lambda: self.member.submit_modal(form, values, settle=False))

    def _lose(self, what: str) -> None:
        self._lost += 1
        if self._lost > MOST_LOST:
            self._action_log.wrong.append(f"match {self._match}: {self.member.display} finds {what}")
            self.leaving = True

    async def _bid(self, panel: Shown) -> Shown | None:
        """Answer an auction by one of its buttons, whichever; the panel after it."""
        auction = await self._read(self._adviser.auction)
        if auction is None:
            return None
        chosen = self._rng.choice([one for one in controls(panel) if one.known.control in BIDS])
        answer, bid = None, chosen.known.args
        if isinstance(bid, BidAnswer):
            most, asks, late = bid.most, bid.outbid == "ask", auction.started
            answer = Answer(self._match, self._user, auction.number, most, asks, late)
            self._action_log.answers.append(answer)
        button = chosen.custom_id
        shown = _shown(await self._ask(lambda: self.member.click(panel, custom_id=button, settle=False)))
        if answer is not None and shown is not None and _confirms(shown, answer):
            answer.told = True
            self.moves += 1
            self._lost = 0
            if self._rng.random() >= FICKLE:
                self._answered = token_of(shown)
        return shown

    async def _read(self, question: Callable[[int], Any]) -> Any:
        """What the adviser says; a database that is away or in the middle of something is asked again."""
        while True:
            await self._watchdog.alive.wait()
            try:
                return await asyncio.to_thread(question, self._user)
            except DatabaseAway:
                await asyncio.sleep(0.05)

    async def _ask(self, act: Callable[[], Awaitable[Response]]) -> Response | None:
        response = await self._watchdog.ask(act)
        if response is None:
            self._action_log.unanswered += 1
        return response


def _shown(response: Response | None) -> Shown | None:
    try:
        return None if response is None else response.message
    except NotShown:
        return None


_TEXT = Text.load()
_STALE = tuple(_TEXT.say(Msg(key), "en") for key in ("ui-stale", "err-stale"))
_ALREADY = tuple(_TEXT.say(Msg(key), "en") for key in ("ui-done-already", "ui-answered-already"))
_FIRM = _TEXT.say(Msg("ui-bid-answered-pass"), "en")


def _says(panel: Shown, sentences: Sequence[str]) -> bool:
    return any(sentence in panel.text for sentence in sentences)


def _confirms(panel: Shown, answer: Answer) -> bool:
    """Return whether a panel confirms this answer, and waits for the others'."""
    if not asks_bid(panel) or _says(panel, _STALE):
        return False
    if not answer.most:
        return _FIRM in panel.text
    return _FIRM.partition(":")[0] in panel.text and _FIRM not in panel.text
