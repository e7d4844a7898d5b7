"""Starts the program: ``python -m acquire_desktop``, with ``--protocol`` without a window.

The program is imported late: a spawned worker process imports this module again, and must
not load Qt; nor must the protocol.
"""

import gc
import sys


def main() -> int:
    """Run the program and return its exit status."""
    if "--protocol" in sys.argv[1:]:
        from acquire_desktop.protocol.__main__ import main as run_protocol

        return run_protocol()
    gc.disable()  # until the window is there: nothing of what is loaded now is garbage
    from acquire_desktop.app import main as run_app

    return run_app()


if __name__ == "__main__":
    sys.exit(main())
