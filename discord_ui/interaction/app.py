"""Shared by all commands and controls: service, catalogues, pictures and the limit checker.

It knows neither interactions nor handlers, so that these can depend on it.
"""

from collections.abc import Callable

from msgspec import Struct

from discord_ui.discord_api.channel_membership import ChannelMembership
from discord_ui.discord_api.guild_directory import GuildDirectory
from discord_ui.interaction.card_images import CardImages
from discord_ui.interaction.in_flight import InFlight
from discord_ui.interaction.late_images import LateImageUpdater
from discord_ui.interaction.open_panels import OpenPanels
from discord_ui.interaction.response_times import ResponseTime
from discord_ui.model.limits import LimitChecker
from discord_ui.model.signs import Signs
from discord_ui.panel.images import GameImages
from i18n.almanac import Almanac
from i18n.text import Text
from render.queue import RenderQueue
from service.app import Kontor


class PolicyLinks(Struct, frozen=True):
    """The pages that `/help` links: addresses of the privacy policy and the terms of use, or None.

    release: the bot's, which `/help` names; "" hides it. docs: the address of the folder of documents, or None.
    """

    privacy: str | None = None
    terms: str | None = None
    release: str = ""
    docs: str | None = None

    def document(self, name: str) -> str | None:
        """Return the address of a document, or None."""
        return None if self.docs is None else f"{self.docs}/{name}"


NO_LINKS = PolicyLinks()
"""No pages, no release."""


class App:
    """The parts of the private interface. Made once and shared by all cogs; holds no state of a match.

    policy_links: the operator's pages. strict: raise instead of logging if a message exceeds Discord's limits, for
    tests.
    """

    def __init__(
        self, kontor: Kontor, render: RenderQueue, *, policy_links: PolicyLinks = NO_LINKS, strict: bool = False
    ) -> None:
        self.kontor = kontor
        self.policy_links = policy_links
        self.text: Text = kontor.text
        self.almanac: Almanac = kontor.almanac
        self.images = GameImages(kontor.games, render)
        self.cards = CardImages(kontor.games, render)
        self.directory = GuildDirectory(kontor.clock)
        self.channel_membership = ChannelMembership(self.directory, kontor.clock)
        kontor.access.use_memberships(self.channel_membership)
        self.late_images = LateImageUpdater()
        self.open_panels = OpenPanels()
        kontor.matches.changed.append(self.open_panels.match_changed)
        self.in_flight = InFlight()
        self.response_listeners: list[Callable[[ResponseTime], None]] = []
        """Called after each interaction; must not raise."""
        self.limit_checker = LimitChecker(strict=strict)
        self.signs = Signs()
