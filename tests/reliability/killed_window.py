"""A window that plays until it is killed: ``python -m tests.reliability.killed_window``.

It tells every step on standard output, which its children inherit: who reads it learns when the
last of them has ended.
"""

from PySide6.QtCore import QCoreApplication

from tests.reliability.wild_games import WildTable


def main() -> None:
    """Play."""
    app = QCoreApplication([])
    table = WildTable()
    table.session.stepped.connect(lambda _events: print(table.session.last_step, flush=True))
    print("starting", flush=True)
    table.start("killed", "expert")
    app.exec()


if __name__ == "__main__":
    main()
