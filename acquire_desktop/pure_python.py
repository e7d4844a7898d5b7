"""Plain imports: Python's own ``__import__``, in place of the one that PySide puts there.

PySide's reads the source of every module that is imported, in search of the word "PySide6", and
Python keeps the lines: eight megabytes, and a tenth of the start. It serves names that a module
may choose by ``from __feature__ import``, which this program does not.

To be imported before all else that uses Qt.
"""

import builtins

import PySide6.QtCore  # noqa: F401 - puts PySide's there

if hasattr(builtins, "__orig_import__"):
    builtins.__import__ = builtins.__orig_import__
