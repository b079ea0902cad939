"""A member at the table, in the words of a test: opens panels, presses by what buttons do, reads."""

from typing import Any

from discord_ui.handlers.screens.news import FOLLOWING
from discord_ui.model.controls import CHAPTER
from sandbox.members import Member, Ping, Response
from sandbox.screen import Shown
from sandbox.state.world import World
from service.people.user import User
from tools.scripted_member import screen_reader
from tools.scripted_member.screen_reader import Offer, Press

PATIENCE = 60.0
"""Seconds that a person waits for what was promised: the machine may be slow and shared."""


class Player:
    """One member. Acts end when the bot has answered; an act without an answer fails the test.

    world: the sandbox's, in which they are.
    """

    def __init__(self, member: Member, world: World) -> None:
        self.member = member
        self.world = world
        self.id = int(member.id)
        self.name = member.display
        self.mention = member.mention

    def __repr__(self) -> str:
        return f"<Person {self.name}>"

    @property
    def user(self) -> User:
        return User(self.id, self.name, self.member.locale)

    async def slash(self, path: str, *, at: str | int | None = None, **options: Any) -> Response:
        """Type a command, by default in the channel in which the member is."""
        given = {name.replace("_", "-"): value for name, value in options.items()}
        where = None if at is None else str(at)
        return await answered(await self.member.slash(path, given, channel=where, settle=False))

    async def menu(self, name: str, on: "Shown | Player | str") -> Response:
        """Choose a command in the menu of a message or of a member."""
        if isinstance(on, Shown):
            return await answered(await self.member.menu_on_message(name, on, settle=False))
        target = on.member if isinstance(on, Player) else on
        return await answered(await self.member.menu_on_member(name, target, settle=False))

    async def press(self, message: Shown, verb: str, **args: object) -> Response:
        """Press the button that does something: a verb of its id ("move", "undo", "join"), and its arguments.

        Of a public message the button as it is now: the bot may have edited it since the test read it.
        """
        if not message.ephemeral:
            message = await self.member.refresh(message)
        return await self.press_id(message, screen_reader.control(message, verb, **args).custom_id)

    async def press_id(self, message: Shown, custom_id: str) -> Response:
        return await answered(await self.member.click(message, custom_id=custom_id, settle=False))

    async def press_old(self, message: Shown, verb: str, **args: object) -> Response:
        """Press a button of a message as it was seen before an edit, which has not reached the client yet."""
        self.world.channels[int(message.channel_id)].messages[int(message.id)].components = message.components
        return await self.press(message, verb, **args)

    async def click(self, message: Shown, label: str) -> Response:
        return await answered(await self.member.click(message, label, settle=False))

    async def choose(self, message: Shown, which: str, *values: str) -> Response:
        """Choose in a list, found by the verb of its id."""
        found = screen_reader.control(message, which)
        return await answered(await self.member.select(message, values, found.custom_id, settle=False))

    async def add_computer(self, card: Shown, kind: str = "greedy") -> Response:
        """Add a computer player in the card of a lobby."""
        return await self.choose(await self.member.refresh(card), "add", kind)

    async def take(self, panel: Shown, offer: Offer) -> Response:
        return await self.use(panel, offer.press)

    async def panel(self, place: str | int) -> Shown:
        return (await self.press(await self.newest_post(place), "move")).message

    async def use(self, panel: Shown, press: Press) -> Response:
        if press.values is None:
            response = await self.press_id(panel, press.custom_id)
            if response.modal is None or not press.filled:
                return response
            return await answered(await self.member.submit_modal(response.modal, dict(press.filled), settle=False))
        return await answered(await self.member.select(panel, press.values, press.custom_id, settle=False))

    async def play(self, place: str | int, wanted: str = "") -> Response:
        """Open the panel and do the first move whose code begins with something, such as "play/"."""
        panel = await self.panel(place)
        for offer in screen_reader.offers(panel):
            if offer.code.startswith(wanted):
                return await self.take(panel, offer)
        raise AssertionError(f"{self} is offered no {wanted!r}: {panel}")

    async def newest_post(self, place: str | int) -> Shown:
        """The newest public message of a place with *Your move*; waits for the first one."""
        shown = [one for one in await self.member.messages(str(place)) if screen_reader.has(one, "move")]
        public = [one for one in shown if not one.ephemeral]
        return public[-1] if public else await self.member.wait_message(str(place), _has_move, PATIENCE)

    async def told(self, post: Shown) -> str:
        """All that a post says, and what happened from its first board to the newest."""
        shown = (await self.press(post, "news")).message
        words = [post.content, shown.text]
        while following := [one for one in screen_reader.controls(shown) if _is_next(one)]:
            shown = (await self.press_id(shown, following[0].custom_id)).message
            words.append(shown.text)
        return "\n".join(words)

    async def pings(self, place: str | int | None = None) -> list[Ping]:
        return [
            ping for ping in await self.member.pings() if place in (None, ping.channel_id, int(ping.channel_id))
        ]


def _has_move(message: Shown) -> bool:
    return not message.ephemeral and screen_reader.has(message, "move")


def _is_next(control: screen_reader.Control) -> bool:
    known = control.known
    return known.control is CHAPTER and known.slot == FOLLOWING


async def answered(response: Response) -> Response:
    """The response, which must be an answer: nothing a person does may end in silence or a traceback."""
    if response.outcome in ("thinking", "later"):
        await response.settled(PATIENCE)
    assert not response.failed, f"no answer: {response.error}"
    assert "Traceback" not in response.text
    return response
