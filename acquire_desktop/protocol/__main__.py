"""Talks the protocol on standard input and output: ``python -m acquire_desktop.protocol``."""

import sys
from typing import BinaryIO, TextIO

from acquire_desktop.protocol.server import MAX_LINE_BYTES, Server


def main() -> int:
    """Answer requests until the input ends; return the exit status."""
    sys.stdout.reconfigure(encoding="utf-8", newline="\n")  # type: ignore[union-attr]
    return talk(sys.stdin.buffer, sys.stdout)


def talk(requests: BinaryIO, answers: TextIO) -> int:
    """Answer each line of ``requests`` with a line of ``answers``; return the exit status."""
    server = Server()
    try:
        while line := _next_line(requests):
            if line.strip():
                print(server.answer_line(line), file=answers, flush=True)
    except BrokenPipeError:  # whoever asked has gone
        return 0
    return 0


def _next_line(requests: BinaryIO) -> bytes:
    """Read a line; of one that is too long only as much as shows that it is."""
    line = requests.readline(MAX_LINE_BYTES + 2)
    ended = line.endswith(b"\n")
    while line and not ended:
        rest = requests.readline(MAX_LINE_BYTES)
        ended = rest.endswith(b"\n") or not rest
    return line.rstrip(b"\r\n") + b"\n" if line else b""


if __name__ == "__main__":
    sys.exit(main())
