"""The estimated height of a panel is the height that the page draws."""

import io

import pytest
from PIL import Image as Drawing
from playwright.async_api import Page

from discord_ui.model.components import Image, components_of, screen_view
from discord_ui.model.limits import LimitChecker
from discord_ui.model.screen import (
    Block,
    Button,
    ButtonRow,
    Line,
    Paragraph,
    Picture,
    Screen,
    Select,
    SelectOption,
    Separator,
)
from sandbox.state.model import Emoji
from tests.discord_ui.helpers.line_wrap import SAMPLE, text_width
from tests.discord_ui.helpers.panel_height import TEXT_SIZE, Size, panel_height
from tests.sandbox.helpers.raw_bot import RawBot, layout
from tests.sandbox.helpers.sample_bot import PNG
from tests.sandbox.page.helpers.stage import private_message

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.long]

CLOSE = 0.06
PICTURES: dict[str, Size] = {"hand": (1000, 400), "board": (1200, 1000), "closeup": (500, 1200)}

TITLE = Paragraph("## Nürnberg #12 · your turn\nYou rolled **8**: 2 gold, 1 grain.\n-# until 18:00 · in 3 hours")
END = ButtonRow((Button("End turn", "e", "main"), Button("Undo: wall 2", "u"), Button("More…", "m")))
LONG = (
    "Regina offers wood for **two grain**, Ulrich built a toll station between the castle and the market, and"
    " everybody drew a card because Sibylla played the *merchant of the northern road*."
)


def line(number: int, words: str, label: str = "Build…", result: str = "") -> Line:
    below = f"\n-# {result}" if result else ""
    return Line(f"**{words}**{below}", Button(label, f"l{number}", "main"))


def buttons(*labels: str) -> ButtonRow:
    return ButtonRow(tuple(Button(label, f"b{label}") for label in labels))


GOODS = Select("s", "What else would you like to do?", (SelectOption("A", "a"), SelectOption("B", "b")))
SCREENS: dict[str, tuple[Block, ...]] = {
    "a title": (TITLE,),
    "a long text": (TITLE, Paragraph(LONG)),
    "headings": tuple(Paragraph(f"{marks} {LONG[:70]}\nand what is below") for marks in ("#", "##", "###")),
    "a list": (Paragraph(f"**First**\n- {LONG}\n- short\n- {LONG[:60]}\n\nafter an empty line\n1. one\n2. two"),),
    "lines": (
        TITLE,
        line(1, "Toll station", "Place…", "🪵🪨 4 places · 2 gold for each 8"),
        line(2, "Wall", "Build", "+4 points · Council of Seven from Ulrich · 1 grain is missing: offer for it"),
        line(3, "Offer wood for grain", "Offer to all of them", "Regina has 3 grain"),
        line(4, "Draw", "Draw"),
        END,
    ),
    "a long label beside a text": (Line(LONG, Button("Sell three helmets at the market", "x")),),
    "rows of buttons": (TITLE, buttons(*"12345"), buttons(*(f"place {n}" for n in range(1, 6))), END),
    "buttons of long labels": (
        buttons("Take the whole train with all its goods along the river", "Short", "Board"),
    ),
    "a list to choose from": (TITLE, GOODS, Separator(), END),
    "a wide picture": (TITLE, Picture("hand", "the hand"), line(1, "Cloth", "Play"), END),
    "a board and a hand": (Picture("hand", "the hand"), Picture("board", "the board"), buttons("1", "2")),
    "a tall picture": (Picture("closeup", "the boxes"), GOODS),
    "signs and times": (
        Paragraph("<:grain:1><:grain:1> → <:gold:2> for **me**, <t:1800000000:R>: 8 − 2 = 6 <:gold:2> in the end"),
        END,
    ),
    "a picture that was not drawn": (TITLE, Picture("missing", "nothing"), END),
    "a French panel": (
        Paragraph("# La Compagnie des Fugger nº 3 · à toi de jouer\n-# 0 florin · Sibylle a joué une gemme"),
        line(
            1, "Étoffe · 4ᵉ sur 5 · prix 5", "Jouer", "si l’étoffe termine la manche : vendue 10, puis chute à 1"
        ),
        buttons("Annuler : la pioche", "Plateau", "Plus…"),
    ),
}


def drawn(size: Size) -> bytes:
    file = io.BytesIO()
    Drawing.new("RGB", size, "green").save(file, "PNG")
    return file.getvalue()


async def width_on_the_page(phone: Page, text: str) -> float:
    width: float = await phone.evaluate(
        """(text) => {
            const one = document.createElement("span");
            one.textContent = text;
            one.style.cssText = "position: absolute; white-space: nowrap; font-size: 16px";
            document.body.append(one);
            const { width } = one.getBoundingClientRect();
            one.remove();
            return width;
        }""",
        text,
    )
    return width


@pytest.mark.parametrize("accent", [None, 0x3BA55D])
async def test_height_is_known_without_a_browser(stage: RawBot, phone: Page, accent: int | None) -> None:
    shown = await width_on_the_page(phone, SAMPLE)
    if abs(shown / text_width(SAMPLE, TEXT_SIZE) - 1) > 0.03:
        pytest.skip("the page is drawn in a font other than DejaVu Sans, whose letters were measured")
    stage.server.world.emojis |= {number: Emoji(number, name, PNG) for number, name in ((1, "grain"), (2, "gold"))}
    wrong: dict[str, tuple[int, float]] = {}
    for name, blocks in SCREENS.items():
        screen = Screen(blocks, accent)
        images = {one: Image(f"{one}.png", b"") for one in PICTURES}
        components = components_of(screen_view(screen, LimitChecker(strict=True), images))
        used = [block.name for block in blocks if isinstance(block, Picture) and block.name in PICTURES]
        files = [(f"{one}.png", drawn(PICTURES[one])) for one in used]
        message = await private_message(stage, layout(*components), files or None)
        box = await phone.locator(f"#msg-{message} .container").bounding_box()
        assert box is not None
        estimate = panel_height(screen, PICTURES)
        if abs(estimate / box["height"] - 1) > CLOSE:
            wrong[name] = (estimate, box["height"])
    assert wrong == {}
