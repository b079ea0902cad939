"""Open a lesson, and lead from step to step."""

from discord_ui.handlers.show_panel import show_panel
from discord_ui.interaction.context import InteractionContext
from discord_ui.interaction.route import Press, Route
from discord_ui.model import controls
from discord_ui.model.game_intro import teaches
from discord_ui.model.screen import Paragraph, Screen, Select, SelectOption
from engines.core.text.messages import Msg


async def open_lesson(ctx: InteractionContext, game: str) -> None:
    """Show the person's lesson in a game, from where they left it."""
    await show_panel(ctx, await ctx.app.kontor.lessons.open(ctx.user, game))


async def learn(ctx: InteractionContext, press: Press[controls.OfGame]) -> None:
    """Open the lesson of a button, or of the chosen entry of a list; or show that list."""
    game = press.args.game or (press.values or ("",))[0]
    if game:
        await open_lesson(ctx, game)
        return
    localizer = await ctx.localizer()
    keys = [key for key in ctx.app.kontor.games if teaches(localizer, key)]
    picks = tuple(SelectOption(localizer.plain(Msg(f"{key}-name")), key) for key in keys)
    which = localizer.say(Msg("ui-learn-which"))
    await ctx.show(Screen((Paragraph(which), Select(controls.LEARN(), localizer.plain(Msg("ui-learn")), picks))))


async def learn_at_match(ctx: InteractionContext, press: Press[controls.OfPost]) -> None:
    """Open the lesson in the game of a match."""
    await open_lesson(ctx, (await ctx.app.kontor.queries.info(press.args.match)).game)


async def go_on(ctx: InteractionContext, press: Press[controls.Step]) -> None:
    """Show the next step."""
    await ctx.app.kontor.lessons.go_on(ctx.user, press.args.match, press.args.step)
    await show_panel(ctx, press.args.match)


async def play_on(ctx: InteractionContext, press: Press[controls.OfMatch]) -> None:
    """Play on against the computer players."""
    await show_panel(ctx, await ctx.app.kontor.lessons.play_on(ctx.user, press.args.match))


async def begin_again(ctx: InteractionContext, press: Press[controls.OfMatch]) -> None:
    """Begin the lesson from its first step."""
    await show_panel(ctx, await ctx.app.kontor.lessons.restart(ctx.user, press.args.match))


ROUTES = (
    Route(controls.LEARN, learn),
    Route(controls.PUBLIC_LEARN, learn_at_match),
    Route(controls.LESSON_ON, go_on),
    Route(controls.LESSON_PLAY, play_on),
    Route(controls.LESSON_AGAIN, begin_again),
)
