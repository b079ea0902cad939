"""Errors that keep the bot from running, each as one sentence that says what to do."""

from pathlib import Path

import aiohttp
import discord

from runtime.settings import InvalidSetting
from service.cluster.processes import DeclaredDead
from service.cluster.status import ProcessMismatch
from store import errors

PORTAL = "https://discord.com/developers/applications"

NO_TOKEN = (
    "DISCORD_TOKEN is not set. Put the token of your application's Bot page"
    f" ({PORTAL}) into the environment or into .env, or try Kontor without Discord: scripts/run,"
    " or kontor where that is installed"
)


def describe(error: BaseException, setting: str = "KONTOR_DATABASE") -> str | None:
    """Return the sentence for an operator, in place of a traceback; None for a fault in Kontor.

    setting: the setting that names the database, to mention where another must be named.
    """
    match error:
        case InvalidSetting():
            return str(error)
        case discord.LoginFailure():
            return (
                "Discord does not know this DISCORD_TOKEN. Make a new one on the Bot page of"
                f" {PORTAL} and put it into the environment or .env"
            )
        case discord.PrivilegedIntentsRequired():
            return f"Discord asks for an intent that Kontor does not use; check the Bot page of {PORTAL}."
        case ProcessMismatch():
            return _unlike(error)
        case DeclaredDead():
            return "Other processes took this one for ended, as it told them nothing for too long."
        case errors.DatabaseError():
            return _database(error, setting)
        case discord.HTTPException() if error.status >= 500:
            return f"Discord has trouble just now (HTTP {error.status})."
        case discord.HTTPException() if error.status == 403:
            return f"Discord refuses this application, or this machine (HTTP 403). Look at its page, {PORTAL}"
        case discord.HTTPException() if error.status == 429:
            return "Discord asks this bot to slow down."
        case aiohttp.ClientConnectionError() | discord.GatewayNotFound() | TimeoutError() | ConnectionError():
            return "Discord cannot be reached. If that lasts, check this machine's network."
    return None


def _unlike(error: ProcessMismatch) -> str:
    if error.ours.count != error.theirs.count and error.theirs.count >= 0:
        ours, theirs = (str(plays.count or "as many as Discord says") for plays in (error.ours, error.theirs))
        return (
            f"Process {error.name} counts Discord's shards otherwise ({theirs}; this one {ours})."
            " Let KONTOR_SHARDS end alike for all processes on a database, such as 0-3/16 and 4-15/16."
        )
    return (
        f"Process {error.name} plays by the rules of another release. Between these two, all processes have to be"
        ' stopped before one is started; docs/operations.md, "Updating", tells why.'
    )


def _database(error: errors.DatabaseError, setting: str) -> str:
    match error:
        case errors.DriverMissing():
            return (
                f"The database {error.path} is on a server of PostgreSQL, and its driver is not installed:"
                " pip install -r requirements-postgres.txt"
            )
        case errors.InvalidDatabaseAddress():
            return (
                f"{setting} is no address of a database: postgresql://user:password@host:5432/name,"
                " in which an @ of the password is written %40"
            )
        case errors.DatabaseUnreachable():
            return (
                f"The database {error.path} cannot be reached ({error.detail})."
                f" See whether its server runs and lets this user in, and whether {setting} is right."
            )
        case errors.DatabaseForeign(path=str()):
            return (
                f"The database {error.path} cannot be Kontor's ({error.detail}). Make one of its own:"
                " createdb --encoding=UTF8 --template=template0 kontor"
            )
        case errors.DatabaseInUse():
            by = f" by process {error.process}" if error.process else ""
            return (
                f"The database {error.path} is in use{by}. Stop the other Kontor,"
                f" or set {setting} to another file."
            )
        case errors.DatabaseUnwritable(why="is-a-folder"):
            return f"{setting} names the folder {error.path}. Name a file in it, such as {error.path}/kontor.db"
        case errors.DatabaseUnwritable(why="no-folder"):
            return (
                f"The folder {Path(error.path).parent} of the database is missing and cannot be made."
                f" Make it, or set {setting} to a file elsewhere."
            )
        case errors.DatabaseUnwritable(why="no-permission"):
            return (
                f"The database {error.path} may not be written by this user."
                f" Give it the right, or set {setting} to a file elsewhere."
            )
        case errors.DatabaseUnwritable(why="disk-full"):
            return f"The disk of the database {error.path} is full. Make room, then start again."
        case errors.OtherProcessesAtWork():
            return (
                f"The database {error.path} cannot be brought up to date while an earlier Kontor works on it"
                f" ({', '.join(error.names)}). Stop all its processes, and start this one half a minute later."
            )
        case errors.DatabaseTooNew():
            return (
                f"The database {error.path} was written by a later Kontor ({error.found}; this one knows"
                f" {error.known}). Update Kontor, or put back a backup of before."
            )
        case errors.DatabaseFailed(path=str()):
            return f"The database {error.path} does not answer, or takes nothing ({error.detail})."
        case errors.DatabaseForeign():
            return f"{error.path} is a database of another program. Set {setting} to another file."
        case errors.DatabaseMissing():
            return (
                f"There is no database {error.path}, but what was lost there was copied to {error.rescued}."
                " docs/backup.md tells how to put it in its place; to start over, move such copies away."
            )
        case errors.DatabaseCorrupt():
            return f"The database {error.path} is damaged. docs/backup.md tells how to put a backup in its place."
    return f"The database cannot be used: {error}. Mend that, or set {setting} to another file."
