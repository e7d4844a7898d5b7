"""The program runs without the modules that the bundle leaves out, its charts included."""

import os
import subprocess
import sys

import bundle
import bundle_contents as contents

IMPORT_ALL = """
import pkgutil, sys
for name in {left_out!r}:
    sys.modules[name] = None
import acquire_desktop
for module in pkgutil.walk_packages(acquire_desktop.__path__, "acquire_desktop."):
    if not module.name.startswith({left_out!r}) and not module.name.endswith("__main__"):
        __import__(module.name)
from PySide6.QtWidgets import QApplication
app = QApplication([])
import pyqtgraph
plot = pyqtgraph.PlotWidget()
plot.plot([0, 1, 2], [3, 1, 2], pen=pyqtgraph.mkPen("r"), symbol="o")
plot.resize(300, 200)
assert not plot.grab().isNull()
"""


def test_nothing_imports_what_is_left_out() -> None:
    code = IMPORT_ALL.format(left_out=contents.UNUSED_MODULES)
    env = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-c", code]
    done = subprocess.run(
        command, cwd=bundle.ROOT, env=env, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
