"""The command line of the measurements."""

import argparse

from tools.bench import engine, saves, search, ui


def main() -> None:
    """Measure what the command line names."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.bench", description="Measure speed on one core."
    )
    subjects = parser.add_subparsers(required=True, metavar="SUBJECT")
    engine.add_arguments(subjects.add_parser("engine", help="games, copies, views and replays"))
    search.add_arguments(subjects.add_parser("search", help="simulations, rollouts and values"))
    ui.add_arguments(subjects.add_parser("ui", help="clicks, frames, first paint and memory"))
    saves.add_arguments(subjects.add_parser("saves", help="the cost of a save, and its size"))
    options = parser.parse_args()
    options.measure(options)


if __name__ == "__main__":
    main()
