"""The picture cards of a game, behind its rules: one at a time, leafed through in place."""

from discord_ui.interaction.card_images import CARD, ComposedCard
from discord_ui.interaction.context import InteractionContext
from discord_ui.interaction.route import Press, Route
from discord_ui.model import controls
from discord_ui.model.custom_ids import BadCustomId, in_slot
from discord_ui.model.game_intro import OVERVIEW
from discord_ui.model.localizer import Localizer
from discord_ui.model.rules_args import PictureCardOf
from discord_ui.model.screen import Button, ButtonRow, Paragraph, Picture, Screen
from engines.core.text.messages import Msg
from render.picture_cards import cards_of


def screen(shown: PictureCardOf, card: ComposedCard, number: int, last: int, localizer: Localizer) -> Screen:
    """Return a card with the buttons to its neighbours and back to the rules. number, last: from 0."""
    of = Msg("ui-card-of", {"game": Msg(f"{shown.shelf}-name"), "card": number + 1, "cards": last + 1})
    words = f"### {card.title}\n-# {localizer.say(of)}\n{card.says}"

    def turn(label: str, to: int, slot: int) -> Button:
        target = max(0, min(to, last))
        where = in_slot(controls.PICTURES(shown.shelf, f"card{target}", shown.match, shown.beside), slot)
        return Button(localizer.plain(Msg(label)), where, disabled=target == number)

    back = controls.RULES_ENTRY(shown.shelf, OVERVIEW, shown.match, shown.beside)
    buttons = (
        turn("ui-previous", number - 1, 1),
        turn("ui-next-step", number + 1, 2),
        Button(localizer.plain(Msg("ui-card-rules")), back),
    )
    w, h = card.scene.room
    return Screen((Paragraph(words), Picture(CARD, card.alt, share=round(100 * h / w)), ButtonRow(buttons)))


async def show(ctx: InteractionContext, press: Press[PictureCardOf]) -> None:
    """Show a card; the last one if there are fewer now. Raises BadCustomId for a game without cards."""
    shown, drawing = press.args, ctx.app.cards
    cards = cards_of(shown.shelf).cards if shown.shelf in ctx.app.kontor.games else ()
    if not cards:
        raise BadCustomId(press.id)
    number = min(int(shown.card.removeprefix("card")), len(cards) - 1)
    localizer = await ctx.localizer(game=shown.shelf)
    card = await drawing.composed(shown.shelf, cards[number], localizer)
    await ctx.show_with_images(
        screen(shown, card, number, len(cards) - 1, localizer), lambda held: drawing.drawn(card, held)
    )


ROUTES = (Route(controls.PICTURES, show),)
