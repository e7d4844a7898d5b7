"""The program with somebody at its window who plays by a seed, until it is killed."""

import sys
from collections.abc import Callable
from random import Random

from PySide6.QtWidgets import QApplication

from acquire_desktop import app
from acquire_desktop.session.ai_worker import ComputerPlayers
from acquire_desktop.storage.folders import Folders
from acquire_desktop.storage.settings import Settings
from acquire_desktop.ui.acquire.shell.window import AcquireWindow


def run(sit_down: Callable[[AcquireWindow, Random], object]) -> int:
    """Run the program and return its exit status; the first argument is the seed.

    Args:
        sit_down: Puts somebody at the window that the program has just made.
    """
    chance = Random(sys.argv[1])
    make_window = app.make_window

    def make(
        made: QApplication, folders: Folders, settings: Settings, computers: ComputerPlayers
    ) -> AcquireWindow:
        window = make_window(made, folders, settings, computers)
        sit_down(window, chance)
        return window

    vars(app)["make_window"] = make
    return app.main()
