"""First paint: starts ``python -m acquire_desktop`` and notes when it was painted.

A file takes the note: the monotonic time, the processor time, and the modules imported so far.
"""

import gc
import sys
import time
from pathlib import Path


def main() -> None:
    """Run the program until its window was painted, and write down what is known then."""
    mark = Path(sys.argv.pop())
    gc.disable()  # as the program does
    from acquire_desktop import app
    from acquire_desktop.__main__ import main as run_program

    make_window = app.make_window

    def make_watched(*arguments: object) -> object:
        from PySide6.QtCore import QEvent, QObject, QTimer

        window = make_window(*arguments)  # type: ignore[arg-type]

        class Watch(QObject):
            def eventFilter(self, watched: QObject, event: QEvent) -> bool:
                if event.type() == QEvent.Type.Paint:
                    watched.removeEventFilter(self)
                    # The timer fires when the whole window is painted.
                    QTimer.singleShot(0, note)
                return False

        def note() -> None:
            painted_s, cpu_s = time.monotonic(), time.process_time()
            # The compiled kernel stands under many names.
            names = [name for name, module in sys.modules.items() if module.__name__ == name]
            mark.write_text(" ".join([f"{painted_s} {cpu_s}", *names]), "ascii")
            window.close()

        window.installEventFilter(Watch(window))
        return window

    app.make_window = make_watched  # type: ignore[assignment]
    sys.exit(run_program([]))


if __name__ == "__main__":
    main()
