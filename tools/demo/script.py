"""The script of a demonstration: open a match, join, play it to the end, look back."""

from collections.abc import Mapping
from pathlib import Path
from random import Random

from discord_ui.model.controls import BID_DO, Bid
from engines import GAMES
from engines.core.rng import rng_from
from engines.core.text.messages import Msg
from i18n.text import Text
from render.games import has_pictures
from sandbox.handle import Sandbox
from sandbox.members import Member, Response
from sandbox.screen import Shown
from tools.demo.transcript import Transcript
from tools.demo.typed_commands import CommandTypist, Typed
from tools.playground.scripted_match import ScriptedMatch
from tools.replay import replay
from tools.scripted_member.adviser import Advice, Adviser
from tools.scripted_member.pathfinder import Pathfinder
from tools.scripted_member.screen_reader import (
    Control,
    asks_bid,
    control,
    controls,
    has,
    navigation,
    offers,
)

MOST_POSTS = 3000
"""More posts than any match needs."""
MOST_MOVES = 200
"""More moves than any turn needs."""
MOST_PRESSES = 40
"""More presses than any move needs."""
MOST_LOST = 5
"""How often in a row an advised move may be gone."""
PATIENCE = 60.0
FILM = 300.0
"""Seconds allowed for drawing the animation of a long match."""
OFFERS = 0.15
"""Probability that Bert offers a trade in a turn, if the game has trades."""


class Failed(Exception):
    """The demonstration could not continue; the text says where."""


class Script:
    """One match of a game. posts: stop after this many posts; None: play to the end."""

    def __init__(
        self, sandbox: Sandbox, folder: Path, database: Path, game: str, seats: int, seed: int, posts: int | None
    ) -> None:
        self._sandbox = sandbox
        self._folder = folder
        self._database = database
        self._game = GAMES[game]
        self._seats = seats
        self._seed = seed
        self._posts = posts
        self._rng = Random(seed)
        self._text = Text.load()
        self._name = self._text.say(Msg(f"{game}-name"), "en")
        self._offered = -1
        self._lost = 0

    async def play(self) -> None:
        """Play the whole demonstration. Raises Failed, NothingHappened, NotShown, CannotDo."""
        self.anna = await self._sandbox.member("anna")
        self.bert = await self._sandbox.member("bert")
        await self.bert.set_locale("fr")
        names = {member.mention: member.display for member in (self.anna, self.bert)}
        self.story = Transcript(self._folder, f"A match of {self._name}, played through a local Discord", names)
        try:
            thread = await self._open()
            last = await self._turns(thread)
            if last is not None:
                await self._look_back(last)
        finally:
            path = self.story.close()
        print(f"\n{self.story.pictures} pictures and the transcript are in {path.parent.resolve()}")

    # -------------------------------------------------------------- the lobby

    async def _open(self) -> str:
        bert, tell = self.bert, self.story.tell
        tell(f"Anna types /match new game:{self._name} seats:{self._seats} undo-window:0")
        lobby = ScriptedMatch(self.anna, "games")
        await lobby.open(self._game.info.key, self._seats)
        await self.story.post(await lobby.card())
        computers = self._seats - 2
        tell(f"Bert presses Join, Anna adds computer players ({computers}) and presses Start.")
        await lobby.join(bert)
        await lobby.add_computers(computers)
        match = await lobby.number()
        await lobby.start()
        thread = self.anna.channel = bert.channel = lobby.thread
        rng = rng_from(f"demo {self._seed}")
        self._adviser = Adviser(self._database, match, self._game, rng)
        self._typist = CommandTypist(self._game, bert, self._text, thread)
        return thread

    # -------------------------------------------------------------- the turns

    async def _turns(self, thread: str) -> Shown | None:
        """Play until the post that offers the replay, and return it; None if it stopped before."""
        last: Shown | None = None
        for told in range(MOST_POSTS):
            if told == self._posts:
                return None
            last = await self.anna.wait_message(thread, _is_post, PATIENCE, after=last)
            await self.story.post(last)
            if has(last, "replay"):
                return last
            for member in (self.anna, self.bert):
                if member.id in last.mentions and has(last, "move"):
                    await self._turn(member, last)
        raise Failed("the match did not end")

    async def _turn(self, member: Member, post: Shown) -> None:
        """Make all moves that a member can make now."""
        panel = await self._told(member, await member.click(post, custom_id=control(post, "move").custom_id))
        for _ in range(MOST_MOVES):
            if not _open_for_moves(panel):
                return
            advice = self._adviser.advise(int(member.id))
            if advice is None:
                return
            if asks_bid(panel):
                panel = await self._bid(member, panel, advice.limit or 0)
                if asks_bid(panel):
                    # An answer can be changed until the others have answered too.
                    return
            elif advice.action is None:
                # An auction began after the panel was shown; a post pings those who may bid.
                return
            elif member is self.anna:
                panel = await self._press(panel, advice)
            elif await self._offer(advice):
                return
            else:
                panel = await self._type(advice)
        raise Failed(f"{member.display}'s turn does not end")

    async def _press(self, panel: Shown, advice: Advice) -> Shown:
        """Make Anna's move, with buttons and lists."""
        path = Pathfinder(self._game, advice.options, advice.action)
        for _ in range(MOST_PRESSES):
            try:
                way = path.next(panel)
            except LookupError as error:
                return await self._anew(panel, f"Anna finds no way to {advice.action}: {error}; {panel}")
            self.story.tell(f"Anna presses “{way.label}”.")
            if way.filled:
                done = await self._fill(panel, way.custom_id, way.filled)
            elif way.values is None:
                done = await self.anna.click(panel, custom_id=way.custom_id)
            else:
                done = await self.anna.select(panel, way.values, way.custom_id)
            panel = await self._told(self.anna, done)
            if way.move:
                self._lost = 0
                return panel
        raise Failed(f"Anna presses and presses and never does {advice.action}")

    async def _anew(self, panel: Shown, lost: str) -> Shown:
        """Return Anna's current panel, because a computer player may have moved. Raises Failed if that happens
        often.
        """
        self._lost += 1
        if self._lost > MOST_LOST:
            raise Failed(lost)
        self.story.tell("Anna looks again, for somebody has moved meanwhile.")
        if not has(panel, "panel"):
            # The press was refused as out of date, and the answer is today's panel.
            return panel
        return await self._told(
            self.anna, await self.anna.click(panel, custom_id=control(panel, "panel").custom_id)
        )

    async def _fill(self, panel: Shown, button: str, filled: Mapping[str, str | list[str]]) -> Response:
        """Let Anna open a form and send it."""
        form = (await self.anna.click(panel, custom_id=button)).modal
        if form is None:
            raise Failed("no form opened")
        for field in form.fields:
            given = filled.get(field.custom_id, "")
            names = {one.value: one.label for one in field.options}
            said = given if isinstance(given, str) else ", ".join(names[value] for value in given)
            self.story.tell(f"Anna fills in {field.label}: “{said}”.")
        return await self.anna.submit_modal(form, dict(filled))

    async def _type(self, advice: Advice) -> Shown:
        """Make Bert's move, with a command whose arguments are autocompleted."""
        typed = await self._typist.move(advice.typed)
        return await self._send(typed)

    async def _send(self, typed: Typed) -> Shown:
        """Let Bert send a command; return its answer."""
        self.story.tell(f"Bert types {typed.shown}")
        return await self._told(self.bert, await self.bert.slash(typed.path[1:], typed.values))

    async def _offer(self, advice: Advice) -> bool:
        """Let Bert offer a trade now and then. Return whether he waits for answers.

        A second offer in a turn would ping no one.
        """
        if self._offered == advice.turn or self._rng.random() > OFFERS:
            return False
        typed = await self._typist.offer(advice.options, self._rng.randrange(100))
        if typed is None:
            return False
        self._offered = advice.turn
        await self._send(typed)
        self.story.tell("Bert types /wait")
        await self._told(self.bert, await self.bert.slash("wait"))
        return self._adviser.waits(int(self.bert.id))

    async def _bid(self, member: Member, panel: Shown, limit: int) -> Shown:
        """Answer an auction: pass, or press the largest button within the limit."""
        answers = [one for one in controls(panel) if one.known.control is BID_DO and _amount(one) <= limit]
        if not answers:
            return panel
        answer = max(answers, key=_amount)
        self.story.tell(f"{member.display} presses “{answer.label}”.")
        return await self._told(member, await member.click(panel, custom_id=answer.custom_id))

    # -------------------------------------------------------------- afterwards

    async def _look_back(self, last: Shown) -> None:
        anna, tell = self.anna, self.story.tell
        tell("Anna looks at the replay and exports the match.")
        replayed = _ok(await anna.click(last, "Replay"))
        if has_pictures(self._game.info.key):
            await self._film(replayed.last)
        exported = _ok(await anna.slash("match export"))
        record = self._folder / "match.json"
        record.write_bytes(await exported.last.files[0].read())
        equal, sentence = replay(record)
        tell(f"The exported match is played again from its seed: {sentence}.")
        if not equal:
            raise Failed(sentence)
        tell("Bert types /stats")
        await self._told(self.bert, await self.bert.slash("stats"))

    async def _film(self, replayed: Shown) -> None:
        self.story.tell("Anna asks for it as an animation.")
        film = await self.anna.click(replayed, custom_id=_id_of(replayed, "animation"), settle=False)
        _ok(await film.settled(FILM))
        for file in film.last.files:
            (self._folder / f"replay-{file.filename}").write_bytes(await file.read())

    async def _told(self, member: Member, response: Response) -> Shown:
        """Return the newest message of an answer, after recording it."""
        await self.story.answer(member.display, _ok(response))
        return response.last


def _ok(response: Response) -> Response:
    if response.failed:
        raise Failed(str(response.error))
    return response


def _open_for_moves(panel: Shown) -> bool:
    """Return whether a panel offers a move for the match, at once or after a choice."""
    return bool(offers(panel)) or asks_bid(panel) or any(navigation(panel))


def _amount(bid: Control) -> int:
    return bid.known.args.most if isinstance(bid.known.args, Bid) else 0


def _is_post(message: Shown) -> bool:
    return message.by_bot and not message.ephemeral and not message.system


def _id_of(message: Shown, part: str) -> str:
    return next(one for one in message.custom_ids if part in one)
