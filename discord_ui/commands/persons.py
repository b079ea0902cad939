"""Commands about people: their figures, and what is stored of them."""

from __future__ import annotations

from typing import Any, Final

from discord_ui.commands.finding import game_named
from discord_ui.commands.matches import send_file
from discord_ui.errors import UserSays
from discord_ui.funnel import funnel, ui_of
from discord_ui.ids import ScreenId, write_id
from discord_ui.names import Voice, mention
from discord_ui.press import Press
from discord_ui.route import Route
from discord_ui.screen import Button, Row, Screen, Words
from discord_ui.visit import Interaction, Visit
from engines.core.text.messages import Arg, Msg
from service.base.read_models import PlayerStats
from service.people.user import User

LISTED: Final = 10


async def stats(interaction: Interaction, member: User | None, game: str | None) -> None:
    """A person's figures by game; or, with a game and nobody named, the server's best at it."""
    ui = ui_of(interaction)
    async with funnel(interaction) as visit:
        known = None if game is None else game_named(ui, game)
        if game is not None and known is None:
            raise UserSays(Msg("new-no-such-game"))
        voice = await visit.voice()
        if known is not None and member is None and interaction.guild_id is not None:
            found = await ui.kontor.stats.of_guild(visit.user.id, interaction.guild_id, known)
            await visit.show(server_screen(known, found, voice))
            return
        who = member or visit.user
        found = await ui.kontor.stats.of_user(visit.user.id, who.id, interaction.guild_id)
        mine = [line for line in found if known in (None, line.game)]
        await visit.show(person_screen(who.id, mine, voice))


def person_screen(user_id: int, found: list[PlayerStats], voice: Voice) -> Screen:
    """A person's figures, a line a game."""
    title = voice.say(Msg("stats-person", {"who": mention(user_id)}))
    if not found:
        return Screen((Words(f"{title}\n{voice.say(Msg('stats-none'))}"),))
    lines = [f"- {voice.say(Msg('stats-line', {'name': Msg(f'{s.game}-name'), **figures(s)}))}" for s in found]
    return Screen((Words("\n".join((title, *lines))),))


def server_screen(game: str, found: list[PlayerStats], voice: Voice) -> Screen:
    """A server's best at a game."""
    title = f"### {voice.say(Msg('stats-server', {'game': Msg(f'{game}-name')}))}"
    if not found:
        return Screen((Words(f"{title}\n{voice.say(Msg('stats-none'))}"),))
    lines = [
        f"{place}. {voice.say(Msg('stats-line', {'name': mention(line.user_id), **figures(line)}))}"
        for place, line in enumerate(found[:LISTED], 1)
    ]
    return Screen((Words("\n".join((title, *lines))),))


def figures(line: PlayerStats) -> dict[str, Arg]:
    """The numbers that a line tells."""
    whole, tenth = divmod(round(10 * (line.average_rank or 0)), 10)
    rank: Arg = "–" if line.average_rank is None else Msg("stats-rank", {"whole": whole, "tenth": tenth})
    best: Arg = "–" if line.best_score is None else line.best_score
    won: dict[str, Arg] = {"wins": line.wins, "shared": line.shared_wins, "best": best, "rank": rank}
    return {"plays": line.plays, **won, "hindsight": line.hindsight}


# ------------------------------------------------------------------ privacy


async def export(interaction: Interaction) -> None:
    """Send everything stored of the person as a file."""
    async with funnel(interaction) as visit:
        data: Any = await visit.ui.kontor.privacy.export(visit.user.id)
        await send_file(visit, data, "kontor.json", Msg("privacy-export"))


async def delete(interaction: Interaction) -> None:
    """Ask whether everything shall go."""
    async with funnel(interaction) as visit:
        voice = await visit.voice()
        running = len(await visit.ui.kontor.queries.active_of(visit.user.id))
        sure = Button(voice.plain(Msg("privacy-delete-yes")), write_id(ScreenId("forget-me")), "danger")
        await visit.show(Screen((Words(voice.say(Msg("privacy-delete-ask", {"n": running}))), Row((sure,)))))


async def forget(visit: Visit, press: Press) -> None:
    """Delete everything."""
    voice = await visit.voice()
    left = await visit.ui.kontor.privacy.delete(visit.user)
    await visit.show(Screen((Words(voice.say(Msg("privacy-deleted", {"n": left}))),)))


ROUTES = {
    "forget-me": Route(forget, free=True),
}
