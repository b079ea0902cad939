"""A post says what was public at its step, however late it is delivered and whatever is done meanwhile."""

import random
import re
from collections import Counter
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Any

import discord
import msgspec
import pytest
from msgspec import Struct

from discord_ui.discord_api.guild_directory import GuildDirectory
from discord_ui.messages.delivery.context import DeliveryContext
from discord_ui.messages.delivery.drafts import TurnDrafter
from discord_ui.model.localizer import Localizer
from discord_ui.panel.images import render_context
from engines import GAMES
from engines.cities_knights.actions import EndTurn, RollDice
from engines.cities_knights.events import BarbariansLanded
from engines.cities_knights.game import GAME as CATAN
from engines.cities_knights.position import load
from engines.core.game import Game
from engines.core.legal_moves import LegalMoves
from engines.core.rng import rng_from
from render.context import RenderContext
from render.games import COMPOSERS
from render.pictures import Picture
from render.queue import RenderQueue
from render.theme import THEME
from service.base.jobs import TurnPost, decode_job
from service.driver.publishing import as_sent
from service.match import pending as pending_decisions
from tests.games.cities_knights.helpers.service_positions import lay_out, placed
from tests.games.profiles import PROFILES
from tests.service.conftest import match, same_chance
from tests.service.helpers.match import ANNA, ServiceMatch
from tests.tiers import few

__all__ = ["match", "same_chance"]
CATALOGUES = Path(__file__).parents[3] / "i18n" / "catalogues" / "en"
MOST = 40_000
"""The most moves that are searched for a question."""


class Scenes(RenderQueue):
    """Gives a board as the scene from which its picture is drawn."""

    async def board(self, game: str, view: Any, card: RenderContext, held: Collection[str] = ()) -> Picture:
        scene = COMPOSERS[game].board(view, card, THEME)
        return Picture(scene.to_json(), "json", scene.size, scene.digest())


class Asking(Struct, frozen=True):
    """A move of a seat from a position, after which a question is asked."""

    before: Any
    seat: int
    action: Any
    question: str


def questions(game: str) -> set[str]:
    return set(re.findall(rf"^{game}-ask-[a-z-]+", (CATALOGUES / f"{game}.ftl").read_text(), re.MULTILINE))


def walk(game: Game[Any, Any], rng: random.Random) -> Iterator[Asking]:
    """Random matches, moves that were made seldom preferred, by what each move makes others be asked."""
    made: Counter[type] = Counter()
    state = game.setup(game.info.seats[1], rng.randbytes(16)).state
    for _ in range(MOST):
        if state.over:
            state = game.setup(game.info.seats[1], rng.randbytes(16)).state
        seat = rng.choice(game.pending(state)).seat
        options = rng.sample(list(options := game.options(state, seat)), len(options))
        seldom = min(options, key=lambda option: made[type(option.action)])
        action = rng.choice((options[0], seldom)).random(rng_from(f"{rng.random()}"))
        made[type(action)] += 1
        before, state = state, game.apply(state, seat, action).state
        pending = pending_decisions.decisions(LegalMoves(game, state))
        if not state.over and not any(decision.auto for decision in pending):
            yield from (Asking(before, seat, action, decision.prompt.key) for decision in pending)


def each_question(game: Game[Any, Any]) -> Iterator[Asking]:
    """A move that leads to it for every question of a game."""
    missing = questions(game.info.key) - {f"{game.info.key}-ask-{rare}" for rare in PROFILES[game.info.key].rare}
    for asking in walk(game, random.Random(game.info.key)):
        if asking.question in missing:
            missing.remove(asking.question)
            yield asking
        if not missing:
            return
    raise AssertionError(f"never asked: {missing}")


def drafts_of(match: ServiceMatch, pictures: RenderQueue) -> TurnDrafter:
    client, directory = discord.Client(intents=discord.Intents.none()), GuildDirectory(match.kontor.clock)
    return TurnDrafter(DeliveryContext(client, match.kontor, pictures, directory, strict=True))


@pytest.mark.promise("hidden")
@pytest.mark.parametrize("key", few(2, GAMES))
async def test_a_late_post_tells_nothing_of_what_its_readers_have_not_seen(match: ServiceMatch, key: str) -> None:
    game = GAMES[key]
    drafts = drafts_of(match, Scenes())
    await match.begin(people=game.info.seats[1], game=key, grace=60)
    unseen: set[str] = set()
    for asking in each_question(game):
        post = await public(match, asking)
        at_once = await drafts.of(7, post)
        for seat in (*post.asked, *post.invited):
            await answer(match, seat)
            late = await drafts.of(7, post)
            assert (late.note, late.pictures) == (at_once.note, at_once.pictures), asking.question
            live = await match.live()
            if live.row.published == post.upto and (live.mover is not None or live.instructions):
                unseen.add(asking.question)
    assert unseen >= {f"{key}-ask-{question}" for question in PROFILES[key].unseen}


@pytest.mark.promise("pictures")
async def test_a_row_of_an_earlier_release_is_one_picture_with_all_that_it_tells(match: ServiceMatch) -> None:
    await match.begin(people=2, game="fugger")
    for seat in (0, 1, 0, 1):
        await answer(match, seat)
        await match.wait(15)
    live = await match.live()
    upto = live.row.published
    stored = {"job": "turn", "match_id": match.id, "after": upto - 3, "upto": upto, "asked": [0], "ping": []}
    old, _ = decode_job(msgspec.json.encode({**stored, "pictures": [upto - 2, upto - 1, upto]}).decode())
    assert isinstance(old, TurnPost)
    assert as_sent(live, old).after == upto - 3, "it was counted as told when it was queued"
    [(image, _)] = (await drafts_of(match, Scenes()).of(7, as_sent(live, old))).pictures
    assert image.filename.startswith(f"board-{upto}.")
    story = await match.kontor.history.story(match.id, upto - 3, upto)
    news = [event for step in story.steps for event in step.events]
    card = render_context(story.info, Localizer(match.kontor.text, "en", info=story.info), awaited=(0,), news=news)
    assert image.data == (await Scenes().board("fugger", story.view, card)).data


@pytest.mark.promise("how-much")
async def test_a_landing_before_the_newest_board_is_a_silent_post_with_its_picture(
    match: ServiceMatch,
) -> None:
    await match.begin(people=4, game="cities_knights", grace=0)
    await lay_out(match, before_a_landing())
    await match.do(ANNA, RollDice())
    [landing] = match.posts
    assert (landing.asked, landing.invited, landing.ping) == ((), (), ()), "Anna goes on with her turn"
    story = await match.kontor.history.story(match.id, landing.after, landing.upto)
    news = [event for step in story.steps for event in step.events]
    assert any(isinstance(event, BarbariansLanded) for event in news)
    await match.do(ANNA, EndTurn())
    assert match.posts[1].after == landing.upto, "what the landing's post told is not told again"
    draft = await drafts_of(match, Scenes()).of(7, landing)
    assert draft.note.ping == (), "a message that rings nobody is silent"
    [(image, alt)] = draft.pictures
    assert "barbarian" in alt.lower()
    card = render_context(story.info, Localizer(match.kontor.text, "en", info=story.info), awaited=(), news=news)
    assert image.data == (await Scenes().board("cities_knights", story.view, card)).data


def before_a_landing() -> Any:
    """Anna is about to roll the dice that bring the barbarians, after which she goes on with her turn."""
    seat = {
        "cities": [40],
        "knights": [{"v": 44, "level": 1, "active": True}],
        "hand": {"wool": 4},
        "progress": ["alchemist"],
    }
    for seed in range(500):
        state = load(
            {"players": 4, "phase": "roll", "barbarian": 6, "loose": True, "seed": f"{seed:032x}", "P0": seat}
        )
        after = CATAN.apply(state, state.active, RollDice())
        landed = any(isinstance(one.event, BarbariansLanded) for one in after.events)
        if landed and EndTurn() in [option.action for option in CATAN.options(after.state, state.active)]:
            return state
    raise AssertionError("no such dice")


async def public(match: ServiceMatch, asking: Asking) -> TurnPost:
    """Make a move from its position, publish it, and return the post that asks what follows."""
    await placed(match.kontor.matches, match.id, asking.before)
    before = (await match.live()).row.seq
    await match.kontor.play.submit(match.people[asking.seat], match.id, [asking.action])
    await match.wait(60)
    live = await match.live()
    pending, upto = live.decisions(live.shown), live.row.published
    asked_now = tuple(one.seat for one in pending if not one.optional)
    invited = tuple(one.seat for one in pending if one.optional)
    return TurnPost(match.id, before, upto, asked_now, (), invited=invited)


async def answer(match: ServiceMatch, seat: int) -> None:
    """A move of a seat, if it may still make one; one that others need not see, if there is one."""
    live = await match.live()
    actions = [
        option.random(rng_from("answer")) for option in (await match.look(match.people[seat])).choices.options
    ]
    if actions:
        quiet = (one for one in actions if not live.contest and not live.game.apply(live.state, seat, one).barrier)
        await match.kontor.play.submit(match.people[seat], match.id, [next(quiet, actions[0])])
