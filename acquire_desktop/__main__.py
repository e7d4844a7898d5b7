"""Starts the program: ``python -m acquire_desktop``, with ``--protocol`` without a window.

The program is imported late: a spawned worker process imports this module again, and must
not load Qt; nor must the protocol, the version and the help.
"""

import gc
import os
import sys
from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program and return its exit status.

    Args:
        arguments: What stands after the program's name; None for what it was started with.
    """
    from acquire_desktop.command_line import options_from

    options = options_from(sys.argv[1:] if arguments is None else arguments)
    if options.protocol:
        from acquire_desktop.protocol.__main__ import main as run_protocol

        return run_protocol()
    if options.self_test is not None:
        from acquire_desktop.self_test.runner import run_self_test

        return run_self_test(options.self_test)
    if sys.platform == "linux":
        from acquire_desktop.system_libraries import start_problem

        problem = start_problem(os.environ, needs_window=not options.is_windowless)
        if problem is not None:
            return _fail(problem)
    if options.demo is not None:
        try:
            from acquire_desktop.demo import play_demo
        except ImportError as error:
            return _fail(f"The demo game cannot be played: Qt cannot be loaded: {error}")
        return play_demo(options.demo)
    gc.disable()  # until the window is there: nothing of what is loaded now is garbage
    from acquire_desktop.app import main as run_app

    return run_app(options.file)


def _fail(problem: str) -> int:
    from acquire_desktop.command_line import say

    say(problem, sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
