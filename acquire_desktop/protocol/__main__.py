"""Talks the protocol on standard input and output: ``python -m acquire_desktop.protocol``."""

import os
import sys
from typing import BinaryIO

from acquire_desktop.protocol.server import Server
from acquire_desktop.protocol.wire import request_lines


def main() -> int:
    """Answer requests until the input ends; return the exit status."""
    try:
        talk(sys.stdin.buffer, sys.stdout.buffer)
    except BrokenPipeError:
        # Whoever asked has gone. What is still unsent must go somewhere, or Python complains.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


def talk(requests: BinaryIO, answers: BinaryIO) -> None:
    """Answer each line of ``requests`` with lines of ``answers``, each as soon as it is there."""
    server = Server()
    for line in request_lines(requests):
        for answer in server.answer_lines(line):
            answers.write(answer)
            answers.flush()


if __name__ == "__main__":
    sys.exit(main())
