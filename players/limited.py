"""Start a program that an operator offers as a computer player, with limits.

``python players/limited.py COMMAND…`` becomes that program, at low priority. A limit that the machine does not
know is left out.
"""

import contextlib
import os
import sys
from typing import Final

with contextlib.suppress(ImportError):
    import resource

MEMORY: Final = 1 << 30
"""Most bytes of addresses."""
PROCESSOR: Final = 600
"""Seconds of a processor after which the program is ended; the next question starts it again."""
FILE: Final = 1 << 26
"""Most bytes of a file that it writes."""
NICENESS: Final = 10


def main(command: list[str]) -> None:
    """Set the limits, then run the command in this process. Raises OSError if there is no such program."""
    if "resource" in globals():
        limits = {"RLIMIT_AS": MEMORY, "RLIMIT_CPU": PROCESSOR, "RLIMIT_FSIZE": FILE, "RLIMIT_CORE": 0}
        for name, most in limits.items():
            with contextlib.suppress(AttributeError, ValueError, OSError):
                resource.setrlimit(getattr(resource, name), (most, most))
        os.nice(NICENESS)
    os.execvp(command[0], command)


if __name__ == "__main__":
    main(sys.argv[1:])
