"""Starts the program: ``python -m acquire_desktop``.

The program is imported late: a spawned worker process imports this module again, and must
not load Qt.
"""

import sys


def main() -> int:
    """Run the program and return its exit status."""
    from acquire_desktop.app import main as run_app

    return run_app()


if __name__ == "__main__":
    sys.exit(main())
