"""Tools that press keys and click at random do so as a user without rights, unless told not to."""

import argparse
import os


def add_as_root(parser: argparse.ArgumentParser) -> None:
    """Offer ``--as-root``; see ``refuse_root``."""
    parser.add_argument(
        "--as-root", action="store_true", help="run as root, on a system that may be harmed"
    )


def refuse_root(parser: argparse.ArgumentParser, options: argparse.Namespace) -> None:
    """End the program if root runs it without ``--as-root``: a stray key may do any harm."""
    if not options.as_root and hasattr(os, "geteuid") and os.geteuid() == 0:
        parser.error("random keys and clicks are not for root: add --as-root to have them anyway")
