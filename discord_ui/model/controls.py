"""Every kind of button, list and form, with the arguments of its id.

``controls.UNDO(42, "3-abc")`` returns the id of a button, `read_id` the meaning of one. To add a control, add its
line below, a button with it to a screen (for every panel: `discord_ui.panel.more`), and its handler to the
``ROUTES`` of a module in `discord_ui.handlers` or `cogs`.
"""

import re
from typing import Annotated, Any, Final, Literal, TypeAlias

from msgspec import Struct

from discord_ui.model.custom_ids import BadCustomId, Control, read_number
from discord_ui.model.rules_args import OpenRules, PictureCardOf, RulesEntry, RulesPage

Token: TypeAlias = Annotated[str, re.compile(r"[A-Za-z0-9-]{1,20}\Z")]
"""The state of a panel in which a control is valid."""


# A class without a docstring holds what its fields say.


class NoArgs(Struct, frozen=True):
    """No arguments."""


class OfMatch(Struct, frozen=True):
    """A match. The dispatcher refuses people who may not see it."""

    match: int


class OfPost(OfMatch, frozen=True):
    """A public message. row: the outbox row that posted it."""

    row: int


class SeatOfPost(OfPost, frozen=True):
    seat: int


class LateSeats(OfPost, frozen=True):
    """The seat that is overdue, or None for all seats that an auction waits for."""

    seat: int | None = None


class VoteOfPost(OfPost, frozen=True):
    proposal: int


class NewsOfPost(OfPost, frozen=True):
    """The news after a step; None for the newest board."""

    since: int | None = None


class OfPanel(OfMatch, frozen=True):
    """A panel in one state."""

    token: Token


class Code(OfPanel, frozen=True):
    """A move: the action's short code, or ``=`` and the option's number with its holes' values."""

    code: str


class Part(OfPanel, frozen=True):
    """A part of a panel, see `discord_ui.model.focus`."""

    focus: str


class Undo(OfPanel, frozen=True):
    """An undo. alone: the button was shown as one that needs no agreement."""

    alone: bool = False


class UndoSteps(OfPanel, frozen=True):
    steps: int


class Bid(OfPanel, frozen=True):
    """The highest bid in an auction, 0 to pass."""

    most: int


class BidAnswer(Bid, frozen=True):
    """An answer. outbid: whether to pass or to be asked again above the highest bid."""

    outbid: Literal["pass", "ask"]


class Trade(OfPanel, frozen=True):
    """The form of a trade. verb, about: distinguish it from the seat's other trades. terms: its content."""

    verb: str
    about: str
    terms: str = ""


class Listing(OfPanel, frozen=True):
    """The form of an option whose holes are lists. option: its place. filled: what the form held before."""

    option: int
    filled: str = ""


class Withdrawal(OfPanel, frozen=True):
    which: Literal["last", "all"]


class Seat(OfMatch, frozen=True):
    seat: int


class Vote(OfMatch, frozen=True):
    proposal: int


class Step(OfMatch, frozen=True):
    step: int


class Wait(OfMatch, frozen=True):
    hours: int


class Guest(OfMatch, frozen=True):
    """A person to invite. user: their id."""

    user: int


class LobbyOption(OfMatch, frozen=True):
    name: str


class OptionsForm(OfMatch, frozen=True):
    part: Literal["game", "table", "computers"]


class Switch(OfMatch, frozen=True):
    on: bool


class Order(OfMatch, frozen=True):
    key: str


class OrderSwitch(Order, frozen=True):
    on: bool


class OrderValues(Order, frozen=True):
    """The form of an order with values. filled: what the form held before."""

    filled: str = ""


class Instruction(OfMatch, frozen=True):
    """An order, plan or planned move in the list of all. page: where the list continues."""

    kind: str
    key: str
    page: int


BoardForm: TypeAlias = Literal["picture", "text", "part"]


class Board(OfMatch, frozen=True):
    """A form of the board. page: of the text, or the number of the part, from 0."""

    form: BoardForm
    page: int = 0


class Topic(OfMatch, frozen=True):
    """A topic of the almanac; empty for that of the current decision."""

    topic: str = ""


class OfGame(Struct, frozen=True):
    """A game's key; empty in a list of games."""

    game: str = ""


class ListPage(Struct, frozen=True):
    """A page of a list, from 0, which is the page without a number too."""

    page: int | None = None


class MatchesPage(Struct, frozen=True):
    status: str
    page: int


class CommandMatch(Struct, frozen=True):
    """A command whose match is picked from a list, with its input as in `write_input`."""

    command: str
    given: tuple[str, ...] = ()


class CommandMatchPage(Struct, frozen=True):
    """A page of the list from which a command's match is picked. game: its key, or "any"."""

    game: str
    page: int
    command: str
    given: tuple[str, ...] = ()


class RefusedForm(Struct, frozen=True):
    """A form of the settings, with what was typed in it as in `write_input`."""

    form: str
    given: tuple[str, ...] = ()


class AnyMatch(Struct, frozen=True):
    """A match that the person need not see: the handler checks their role."""

    match: int


class Rollback(AnyMatch, frozen=True):
    """A rollback to a step. seen: the newest step when it was asked."""

    step: int
    seen: int


# ------------------------------------------------------------------ controls

MOVE = Control("m", Code)
FOCUS = Control("f", Part)

PUBLIC_MOVE = Control("p:move", OfPost)
PUBLIC_HAND = Control("p:hand", OfPost)
PUBLIC_NEWS = Control("p:news", NewsOfPost)
PUBLIC_RULES = Control("p:rules", OfPost)
PUBLIC_HOW = Control("p:how", OfPost)
PUBLIC_LEARN = Control("p:learn", OfPost)
PUBLIC_REPLAY = Control("p:replay", OfPost)
PUBLIC_CURVE = Control("p:curve", OfPost)
PUBLIC_REMATCH = Control("p:rematch", OfPost)
PUBLIC_FOLLOW = Control("p:follow", OfPost)
PUBLIC_JOIN = Control("p:join", OfPost)
PUBLIC_LEAVE = Control("p:leave", OfPost)
PUBLIC_INVITE = Control("p:invite", OfPost)
PUBLIC_REFUSE = Control("p:refuse", OfPost)
PUBLIC_ADD = Control("p:add", OfPost)
PUBLIC_REMOVE = Control("p:remove", OfPost)
PUBLIC_OPTIONS = Control("p:options", OfPost)
PUBLIC_START = Control("p:start", OfPost)
PUBLIC_CLOSE = Control("p:close", OfPost)
PUBLIC_VOTE_YES = Control("p:vote-yes", VoteOfPost)
PUBLIC_VOTE_NO = Control("p:vote-no", VoteOfPost)
PUBLIC_OVERDUE_WAIT = Control("p:overdue-wait", LateSeats)
PUBLIC_OVERDUE_COMPUTER = Control("p:overdue-computer", LateSeats)
PUBLIC_OVERDUE_SUBSTITUTE = Control("p:overdue-substitute", SeatOfPost)
PUBLIC_TAKE_SEAT = Control("p:take-seat", SeatOfPost)
PUBLIC_ACCEPT_SEAT = Control("p:accept-seat", SeatOfPost)
PUBLIC_DECLINE_SEAT = Control("p:decline-seat", SeatOfPost)

PANEL = Control("a:panel", OfMatch)
MORE = Control("a:more", OfMatch)
PICK = Control("a:pick", OfPanel)
AMOUNT = Control("a:amount", Part)
CHOOSE = Control("a:choose", Part)
SEND = Control("a:send", OfPanel)
WITHDRAW = Control("a:withdraw", OfPanel)
TAKEBACK = Control("a:takeback", OfMatch)
KEEP_SEAT = Control("a:keep-seat", OfMatch)
REMATCH = Control("a:rematch", OfMatch)
RESUME = Control("a:resume", OfMatch)
VOTE_YES = Control("a:vote-yes", Vote)
VOTE_NO = Control("a:vote-no", Vote)
UNDO = Control("a:undo", Undo)
UNDO_SURE = Control("a:undo-sure", UndoSteps)
BID = Control("a:bid", Bid)
BID_DO = Control("a:bid-do", BidAnswer)
BID_AMOUNT = Control("a:bid-amount", OfPanel)
TRADE = Control("a:trade", Trade)
LISTING = Control("a:listing", Listing)
WAIT = Control("a:wait", Wait)
ORDERS = Control("a:orders", OfMatch)
ORDER = Control("a:order", OrderSwitch)
ORDER_WITH = Control("a:order-with", OrderValues)
PREMOVES = Control("a:ahead", OfMatch)
PREMOVE_IF = Control("a:ahead-if", OfPanel)
PREMOVE_DROP = Control("a:ahead-drop", Withdrawal)
PREMOVE_NOW = Control("a:ahead-now", OfMatch)

JOIN = Control("a:join", OfMatch)
ACCEPT_SEAT = Control("a:accept-seat", Seat)
LEAVE = Control("a:leave", OfMatch)
USUAL = Control("a:usual", Switch)
START = Control("a:start", OfMatch)
OPTIONS = Control("a:options", OfMatch)
OPTIONS_FORM = Control("a:options-form", OptionsForm)
SET = Control("a:set", LobbyOption)
INVITED = Control("a:invited", OfMatch)
INVITE_TO = Control("a:invite-to", Guest)
CLOSE = Control("a:close", OfMatch)

LEARN = Control("a:learn", OfGame)
LESSON_ON = Control("a:lesson-on", Step)
LESSON_PLAY = Control("a:lesson-play", OfMatch)
LESSON_AGAIN = Control("a:lesson-again", OfMatch)

BOARD = Control("a:board", Board)
HAND = Control("a:hand", OfMatch)
LOG = Control("a:log", Step)
NEWS = Control("a:news", OfMatch)
CHAPTER = Control("a:chapter", Step)
NOTE = Control("a:note", OfMatch)
REPLAY = Control("a:replay", Step)
REPLAY_JUMP = Control("a:replay-jump", OfMatch)
CURVE = Control("a:curve", OfMatch)
ANIMATION = Control("a:animation", OfMatch)
SHARE_ANIMATION = Control("a:share-animation", OfMatch)
RULES = Control("a:rules", Topic)
RULES_ENTRY = Control("a:rules-entry", RulesEntry)
RULES_PAGE = Control("a:rules-page", RulesPage)
RULES_PICK = Control("a:rules-pick", OpenRules)
RULES_SEARCH = Control("a:rules-search", OpenRules)
RULES_CLOSE = Control("a:rules-close", NoArgs)
PICTURES = Control("a:pictures", PictureCardOf)
TURNS = Control("a:turns", ListPage)
STANDING = Control("a:standing", ListPage)
STANDING_END = Control("a:standing-end", Instruction)

LIST = Control("a:list", MatchesPage)
WHICH = Control("a:which", CommandMatch)
WHICH_FORM = Control("a:which-form", CommandMatch)
WHICH_PAGE = Control("a:which-page", CommandMatchPage)
END_SURE = Control("a:end-sure", OfMatch)
RESIGN_SURE = Control("a:resign-sure", OfMatch)
SERVER_CLOSE_SURE = Control("a:server-close-sure", AnyMatch)
ADMIN_CLOSE_SURE = Control("a:admin-close-sure", AnyMatch)
ROLLBACK_SURE = Control("a:rollback-sure", Rollback)
FORGET_ME = Control("a:forget-me", NoArgs)
MY_NOTICES = Control("a:my-notices", NoArgs)
MY_LANGUAGE = Control("a:my-language", NoArgs)
MY_STYLE = Control("a:my-style", NoArgs)
MY_QUIET = Control("a:my-quiet", NoArgs)
MY_VACATION = Control("a:my-vacation", NoArgs)
MY_REMINDERS = Control("a:my-reminders", NoArgs)
MY_AGAIN = Control("a:my-again", RefusedForm)
MY_TEST = Control("a:my-test", NoArgs)
MY_WELCOME = Control("a:my-welcome", NoArgs)

CONTROLS: Final = {one.head: one for one in list(vars().values()) if isinstance(one, Control)}
"""All controls by the form and the verb of their ids."""


class CustomId(Struct, frozen=True):
    """A parsed id: which control it is, and its arguments. slot: distinguishes equal controls of a message."""

    control: Control[Any, Struct]
    args: Any
    slot: int = 0


def read_id(text: str) -> CustomId:
    """Return the meaning of an id. Raises BadCustomId for text that no control writes."""
    form, _, rest = text.partition(":")
    slot = read_number(form[1:]) if form[:1] == "a" and form != "a" else 0
    plain = f"a:{rest}" if slot else text
    control = CONTROLS.get(form) or CONTROLS.get(":".join(plain.split(":", 2)[:2]))
    if control is None:
        raise BadCustomId(text)
    return CustomId(control, control.read(plain), slot)
