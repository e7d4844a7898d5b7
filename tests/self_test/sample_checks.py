"""Checks that go well, fail, hang or die, for the tests of what watches over them."""

import logging
import os
import time

from acquire_desktop.self_test.checks import CheckError
from acquire_desktop.storage.folders import user_folders


def be_fine(remark: str) -> str:
    """Go well."""
    return remark


def find_fault() -> str:
    """Find something wrong."""
    raise CheckError("the logo is upside down")


def stumble() -> str:
    """Fail in a way that nobody has foreseen."""
    raise ValueError("unforeseen")


def warn() -> str:
    """Go on, but complain."""
    logging.getLogger("acquire_desktop.test").warning("the sound is hoarse")
    return "done"


def hang() -> str:
    """Never come to an end."""
    while True:
        time.sleep(1)


def die() -> str:
    """End the whole process."""
    os._exit(3)


def tell_home() -> str:
    """Tell where files of the user would be written."""
    return f"{os.environ['HOME']}|{user_folders().data}|{os.environ['QT_QPA_PLATFORM']}"
