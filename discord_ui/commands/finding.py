"""Which match a command is about: the one named, the thread's, the person's only one, or the one they pick."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, Literal

from discord import app_commands

from discord_ui.commands.command_input import NOTHING, CommandInput
from discord_ui.context import Ui
from discord_ui.controls import shorten
from discord_ui.errors import UserSays
from discord_ui.funnel import answer, funnel, ui_of
from discord_ui.ids import BadId, ScreenId, TooLong, number_of, read_input, write_id, write_input
from discord_ui.names import Voice, clean
from discord_ui.owners import must_manage, must_own
from discord_ui.paging import page_of, turning
from discord_ui.press import Press
from discord_ui.route import Route
from discord_ui.screen import Choice, Pick, Screen, Words
from discord_ui.visit import Interaction, Visit
from discord_ui.wording import below, short
from engines.core.text.messages import Arg, Msg
from i18n.almanac import fold
from i18n.locales import LOCALES
from service.base.errors import NoSuchMatch
from service.base.read_models import MatchInfo, MatchListItem
from service.queries.game_search import GameNames, find_games

Status = Literal["lobby", "live", "paused", "over", "aborted", "frozen"]
UNFINISHED: Final[tuple[Status, ...]] = ("lobby", "live", "paused", "frozen")
PICKS: Final = 25
NAME: Final = 100
ANY: Final = "any"
"""In an id: matches of whatever game."""


Command = Callable[[Visit, int, CommandInput], Awaitable[None]]
COMMANDS: Final[dict[str, Command]] = {}
FORMS: Final[set[str]] = set()
Power = Literal["reader", "manager", "owner"]
POWERS: Final[dict[str, Power]] = {}


def carries_out(name: str, *, form: bool = False, power: Power = "reader") -> Callable[[Command], Command]:
    """Decorator: the command of a name.

    form: it may answer with a form, so nothing may be answered before. power: it is done by whoever may see the
    match, by who manages its server, in any match there, or by the application's owner, in any match.
    """

    def keep(function: Command) -> Command:
        COMMANDS[name] = function
        if form:
            FORMS.add(name)
        POWERS[name] = power
        return function

    return keep


async def run(
    interaction: Interaction,
    name: str,
    match: int | None = None,
    given: CommandInput = NOTHING,
    *,
    game: str | None = None,
) -> None:
    """Carry out a command. match: its number if it was given; game: only matches of this game are meant."""
    async with funnel(interaction, ack=name not in FORMS) as visit:
        power = await _must_have(visit, name)
        found = await find(visit, match, game, power=power)
        if isinstance(found, MatchInfo):
            await carry_out(visit, name, found.id, given)
        else:
            await visit.show(await choice(visit, name, given, found, game))


async def carry_out(visit: Visit, name: str, match_id: int, given: CommandInput) -> None:
    """Carry out a command in a match that the person may see; what goes wrong is told with the match's panel."""
    try:
        await COMMANDS[name](visit, match_id, given)
    except Exception as error:
        await answer(visit, error, match_id)


async def find(
    visit: Visit, match: int | None, game: str | None = None, *, asks: bool = True, power: Power = "reader"
) -> MatchInfo | list[MatchListItem]:
    """The match, or those among which the person has to choose. Every number that a person names is read here.

    asks: see `AccessControl.must_see`; not while they type. power: see `carries_out`.
    Raises NoSuchMatch for a number that does not exist or is none of theirs, UserSays if there is nothing to
    choose from.
    """
    reading, user_id = visit.ui.kontor.queries, visit.user.id
    if match is not None:
        return await _named_by(visit, match, power, asks)
    channel = visit.interaction.channel_id
    here = None if channel is None else await reading.match_at(channel)
    if here is not None and game not in (None, here.game):
        here = None
    if here is not None:
        await _named_by(visit, here.id, power, asks)
    if here is not None and not _of_others(here, user_id):
        return here
    mine = await _mine(visit, game)
    if not mine:
        if here is not None:
            return here
        raise UserSays(_none(game))
    return await reading.info(mine[0].id) if len(mine) == 1 else mine


async def _must_have(visit: Visit, name: str) -> Power:
    """The power that a command takes. Raises UserSays unless the person has it."""
    power = POWERS[name]
    if power == "owner":
        await must_own(visit)
    elif power == "manager":
        must_manage(visit)
    return power


async def _named_by(visit: Visit, match_id: int, power: Power, asks: bool = True) -> MatchInfo:
    """The match of a number, as somebody with a power may name it. Raises NoSuchMatch, Unanswered."""
    reading = visit.ui.kontor.queries
    if power == "reader":
        return await reading.visible_info(visit.user.id, match_id, asks=asks)
    info = await reading.info(match_id)
    if power == "manager" and info.guild_id != visit.interaction.guild_id:
        raise NoSuchMatch("err-no-such-match", match=match_id)
    return info


async def _mine(visit: Visit, game: str | None) -> list[MatchListItem]:
    """The person's unfinished matches, of a game or of all."""
    return [
        match for match in await visit.ui.kontor.queries.active_of(visit.user.id) if game in (None, match.game)
    ]


def _none(game: str | None) -> Msg:
    """That there is no match to choose from, of a game or of any."""
    return Msg("which-none") if game is None else Msg("which-none-of", {"game": Msg(f"{game}-name")})


def _of_others(info: MatchInfo, user_id: int) -> bool:
    """Whether it is a lobby to which the person does not belong: in a channel, that is rarely what they mean."""
    return info.status == "lobby" and all(person.user_id != user_id for person in info.people)


async def choice(
    visit: Visit,
    name: str,
    given: CommandInput,
    matches: Sequence[MatchListItem],
    game: str | None = None,
    number: int = 0,
) -> Screen:
    """A list of matches, a page of it; the one that is picked is what the command is done in.

    Raises UserSays if what was given does not fit an id, so that the match must be named.
    """
    voice = await visit.voice()
    page = page_of(matches, number, PICKS)
    asked_for = (name, *write_input(given.move, given.values))
    try:
        where = write_id(ScreenId("which-form" if name in FORMS else "which", asked_for))
        turns = turning(page, voice, lambda to: ScreenId("which-page", (game or ANY, str(to), *asked_for)))
    except (TooLong, ValueError) as error:
        raise UserSays(Msg("which-name-it")) from error
    if given.person is not None:
        raise UserSays(Msg("which-name-it"))
    picks = tuple(_entry(match, voice, visit.user.id) for match in page.items)
    asked = [voice.say(Msg("which-ask"))]
    if turns:
        asked.append(f"-# {voice.say(Msg('which-or-name'))}")
    return Screen((Words("\n".join(asked)), Choice(where, voice.plain(Msg("which-pick")), picks), *turns))


def label(match: MatchListItem, voice: Voice, user_id: int | None = None) -> str:
    """A match on one line: number, game, people, and whether it waits for the reader."""
    return shorten(voice.plain(_named(match, voice, user_id)), NAME)


def _named(match: MatchListItem, voice: Voice, user_id: int | None) -> Msg:
    names = voice.plain.join([name for name in map(clean, match.names) if name])
    args: dict[str, Arg] = {"match": match.id, "game": Msg(f"{match.game}-name"), "people": names}
    return Msg("which-waits", args) if user_id in match.awaited else Msg("which-label", args)


def _entry(match: MatchListItem, voice: Voice, user_id: int) -> Pick:
    """A match as an entry: number and game, and the rest below."""
    told = _named(match, voice, user_id)
    rest = below(told, voice.plain)
    name = voice.plain(short(told, voice.plain))
    return Pick(name, str(match.id), "" if rest is None else shorten(voice.plain(rest), NAME))


async def turned(visit: Visit, press: Press) -> None:
    """Show another page of the list of matches."""
    if not isinstance(press.id, ScreenId) or len(press.id.args) < 3 or not press.id.args[1].isdecimal():
        raise BadId(repr(press.id))
    game, number, name, *args = press.id.args
    wanted = None if game == ANY else game
    mine = await _mine(visit, wanted)
    if not mine or name not in COMMANDS:
        raise UserSays(Msg("which-none"))
    await visit.show(await choice(visit, name, _input(args), mine, wanted, int(number)))


async def picked(visit: Visit, press: Press) -> None:
    """Do the command of a list in the match that was picked."""
    name, given, match_id = _asked(press)
    await _named_by(visit, match_id, await _must_have(visit, name))
    await carry_out(visit, name, match_id, given)


def _asked(press: Press) -> tuple[str, CommandInput, int]:
    if not isinstance(press.id, ScreenId) or not press.id.args or press.id.args[0] not in COMMANDS:
        raise BadId(repr(press.id))
    if len(press.values) != 1:
        raise BadId(repr(press.values))
    name, *args = press.id.args
    return name, _input(args), number_of(press.values[0])


def _input(args: Sequence[str]) -> CommandInput:
    """What an id says that the command was given. Raises BadId."""
    move, values = read_input(args)
    return CommandInput(values, move=move)


ROUTES = {
    "which": Route(picked, free=True),
    "which-page": Route(turned, free=True),
    "which-form": Route(picked, form=True, free=True),
}


# ------------------------------------------------------------------ autocomplete of match numbers

FINISHED: Final[tuple[Status, ...]] = ("over",)


async def suggest_match(interaction: Interaction, current: Any) -> list[app_commands.Choice[int]]:
    """The person's matches and those of the server, the person's first."""
    return await _suggest(interaction, str(current), finished=False)


async def suggest_finished(interaction: Interaction, current: Any) -> list[app_commands.Choice[int]]:
    """Matches that are over, of the server."""
    return await _suggest(interaction, str(current), finished=True)


async def _suggest(interaction: Interaction, current: str, *, finished: bool) -> list[app_commands.Choice[int]]:
    ui = ui_of(interaction)
    visit = Visit(ui, interaction)
    reading = ui.kontor.queries
    found: list[MatchListItem] = []
    if not finished:
        found += await reading.active_of(visit.user.id)
    voice, games = await visit.voice(), game_names(ui)
    found = matching(found, current, games)
    if interaction.guild_id is not None:
        statuses = FINISHED if finished else UNFINISHED
        there = await reading.search(visit.user.id, interaction.guild_id, current, games, statuses, PICKS)
        known = {match.id for match in found}
        found += [match for match in there if match.id not in known]
    found.sort(key=lambda match: str(match.id) != current.strip())
    named = [(match.id, label(match, voice, visit.user.id)) for match in found[:PICKS]]
    return [app_commands.Choice(name=name, value=number) for number, name in named]


def matching(matches: Sequence[MatchListItem], typed: str, games: GameNames) -> list[MatchListItem]:
    """Those whose number, game and people have all words that were typed; a game's name may have a slip."""
    wanted = fold(typed).split()
    called = {word: any(word in fold(name) for match in matches for name in match.names) for word in wanted}
    meant = {word: find_games(games, word, slips=not called[word]) for word in wanted}

    def fits(match: MatchListItem) -> bool:
        line = fold(" ".join((str(match.id), *match.names)))
        return all(word in line or match.game in meant[word] for word in wanted)

    return [match for match in matches if fits(match)]


def game_names(ui: Ui) -> GameNames:
    """By key, what each game is called: its command, and its name in all of our languages."""
    return {
        key: (game.info.command, *(ui.text.say(Msg(f"{key}-name"), locale, plain=True) for locale in LOCALES))
        for key, game in ui.kontor.games.items()
    }


async def suggest_game(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """The games that may be meant by their names, best first; the values are their keys."""
    ui = ui_of(interaction)
    voice = await Visit(ui, interaction).voice()
    found = find_games(game_names(ui), current)
    return [app_commands.Choice(name=voice.plain(Msg(f"{key}-name")), value=key) for key in found]


def game_named(ui: Ui, text: str) -> str | None:
    """The key of the game that was typed: by its whole name, or by what can mean no other; else None."""
    names = game_names(ui)
    whole = [key for key, called in names.items() if fold(text) in map(fold, (key, *called))]
    found = whole or find_games(names, text)
    return found[0] if len(found) == 1 else None
