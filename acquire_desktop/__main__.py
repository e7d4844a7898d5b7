"""Starts the program: ``python -m acquire_desktop``, with ``--protocol`` without a window.

The program is imported late: a spawned worker process imports this module again, and must
not load Qt; nor must the protocol.
"""

import gc
import os
import sys


def main() -> int:
    """Run the program and return its exit status."""
    if "--protocol" in sys.argv[1:]:
        from acquire_desktop.protocol.__main__ import main as run_protocol

        return run_protocol()
    if sys.platform == "linux":
        from acquire_desktop.system_libraries import start_problem

        problem = start_problem(sys.argv[1:], os.environ)
        if problem is not None:
            sys.stderr.write(f"{problem}\n")
            return 1
    gc.disable()  # until the window is there: nothing of what is loaded now is garbage
    from acquire_desktop.app import main as run_app

    return run_app()


if __name__ == "__main__":
    sys.exit(main())
